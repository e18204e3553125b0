"""How good a table is for a seat, in points: shared by greedy and search players.

The points of the tower and the extras, food by what it will buy, stones in hand by where they fit best, and for a card that is
still to be played what it promises at the cart before the yurt.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak.build import price, spendable
from caravansary.games.yak.components import (
    BUILD,
    CRYSTAL,
    MARKET_FOOD,
    MOST_STONES,
    N_FOODS,
    N_STONES,
    RESTOCKING,
    YURT_FOOD,
)
from caravansary.games.yak.scoring import score
from caravansary.games.yak.state import BUY, NONE, OVER, PAY, YakTable
from caravansary.games.yak.tower import N_CELLS, free_mask

ENOUGH: Final[i64] = 5  # food tokens in a yurt

# The weights, by their numbers; the values are in weights.json.
WEIGHTS: Final = ["food", "more_food", "stone", "cart_stone"]
FOOD: Final[i64] = 0  # points that the first food tokens in a yurt are good for
MORE_FOOD: Final[i64] = 1  # and those beyond
STONE: Final[i64] = 2  # what a stone is good for beyond its points: the towers race for the end
CART_STONE: Final[i64] = 3  # a stone more to choose from


def evaluate(t: YakTable, seat: i64) -> float:
    """Points, food, stones in hand, and the card to come."""
    worth: float = float(score(t, seat)) + t.game.weights.values[STONE] * float(t.height[seat])
    food: i64 = t.stored[seat]
    phase: i64 = t.phase()
    if seat == t.active and t.buying > 0:
        worth += fit(t, seat, t.bought[:], 0, t.buying, 0, 0)
        if phase == BUY or phase == PAY:
            food -= price(t.buying, t.crystals)
    worth += food_worth(t, food)
    if phase < OVER and t.card[seat] != NONE and not t.is_shown(seat):
        worth += promise(t, seat, food)
    return worth


def food_worth(t: YakTable, food: i64) -> float:
    """What food will buy; nothing after the last day."""
    if t.day == t.last_day:
        return 0.0
    few: i64 = food if food < ENOUGH else ENOUGH
    weights = t.game.weights.values
    return weights[FOOD] * float(few) + weights[MORE_FOOD] * float(food - few)


def promise(t: YakTable, seat: i64, food: i64) -> float:
    """What the card that lies there will bring, as far as it can be seen now."""
    cart: i64 = t.cart_at[seat]
    card: i64 = t.card[seat]
    if card == BUILD:
        start: i64 = cart * N_STONES
        return fit(t, seat, t.load[start : start + N_STONES], spendable(t, seat, cart), MOST_STONES, food, 1)
    gain: i64 = MARKET_FOOD
    if card == RESTOCKING:
        gain = 0
        kind: i64
        for kind in range(N_FOODS):
            gain = max(gain, t.food[cart * N_FOODS + kind])
    else:
        gain = min(gain, t.market[0] + t.market[1] + t.market[2])
    after: i64 = min(YURT_FOOD, food + gain)
    return food_worth(t, after) - food_worth(t, food) + t.game.weights.values[CART_STONE]


def fit(t: YakTable, seat: i64, stones: vec[i64], budget: i64, most: i64, food: i64, paid: i64) -> float:
    """What the best of these stones bring to a tower, one after the other, each where it fits best.

    With `paid` each must be worth its price, within the budget; without, all are placed.
    """
    stone_worth: float = t.game.weights.values[STONE]
    tower = t.tower[seat * N_CELLS : seat * N_CELLS + N_CELLS]
    filled: i64 = t.filled[seat]
    height: i64 = t.height[seat]
    points: i64 = t.appraiser.appraise(tower, 0)
    total: float = 0.0
    bought: i64 = 0
    crystals: i64 = 0
    one: i64 = 1
    while bought < most:
        best: float = -1000.0
        best_stone: i64 = NONE
        best_cell: i64 = NONE
        free: i64 = free_mask(filled, height)
        stone: i64
        cell: i64
        for stone in range(N_STONES):
            if stones[stone] == 0:
                continue
            due: i64 = 0
            if paid == 1:
                due = price(bought + 1, crystals + 1 if stone == CRYSTAL else crystals)
                if due > budget:
                    continue
            cost: float = food_worth(t, food) - food_worth(t, food - due)
            for cell in range(N_CELLS):
                if (free >> cell) & one == one:
                    tower[cell] = stone
                    gain: float = (
                        float(t.appraiser.appraise(tower, 0) - points) + stone_worth * float(bought + 1) - cost
                    )
                    tower[cell] = NONE
                    if gain > best:
                        best = gain
                        best_stone = stone
                        best_cell = cell
        if best_stone == NONE or (paid == 1 and bought > 0 and best <= total):
            return total
        tower[best_cell] = best_stone
        filled |= one << best_cell
        height += 1
        stones[best_stone] -= 1
        bought += 1
        crystals += 1 if best_stone == CRYSTAL else 0
        total = best
    return total
