"""What is asked, and what a legal action will do: prompts and verdicts with the ids of the ledger. Why not: `refuse`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Args, Message, Verdict
from caravansary.games.yak.build import price, spendable
from caravansary.games.yak.components import (
    BUILD,
    CARDS,
    CART_FOOD,
    CART_STONES,
    CARTS,
    CRYSTAL,
    FOODS,
    MARKET_FOOD,
    N_CARTS,
    N_FOODS,
    N_STONES,
    PAYMENTS,
    RESTOCKING,
    STONES,
    YURT_FOOD,
)
from caravansary.games.yak.market import any_room
from caravansary.games.yak.state import (
    BUY,
    BUY_STONE,
    COMMIT,
    DAWN,
    DONE,
    KEEP,
    KEEP_FOOD,
    MARKET,
    NONE,
    PAY,
    PAY_FOOD,
    PLACE,
    PLACE_STONE,
    PUT,
    PUT_STONE,
    RESTOCK,
    RESTOCK_FOOD,
    TAKE_FOOD,
    YakTable,
)
from caravansary.games.yak.story import (
    amount_words,
    cart_word,
    cell_args,
    food_args,
    food_word,
    stone_names,
    stone_word,
    stone_words,
)
from caravansary.games.yak.tower import CELLS, GROUND, LABELS, N_CELLS, PLACES, free_cells

LONGEST_TEXT: Final = 40  # that may name a piece or a place
COMMITMENTS: Final = ("yak-do-commit-build", "yak-do-commit-restock", "yak-do-commit-market")
AFTER_FOOD: Final = {"draw": "YAK-6.3", "full": "YAK-6.4", "closed": "YAK-7.9"}


def prompt(t: YakTable, seat: int) -> Message:
    """What a seat that owes a decision is asked."""
    phase = t.phase()
    if phase == DAWN:
        return Message("yak-prompt-commit", {"day": int(t.day)})
    if phase == BUY and t.buying == 0:
        return Message("yak-prompt-buy", {"cart": cart_word(int(t.own)), "budget": int(t.budget)})
    if phase == BUY:
        return Message("yak-prompt-buy-more", {"price": due(t), "budget": int(t.budget)})
    if phase == PAY:
        return Message("yak-prompt-pay", {"price": due(t), "cart": cart_word(int(t.own))})
    if phase == KEEP:
        return Message("yak-prompt-keep", {"room": int(CART_FOOD - t.carried[t.own])})
    if phase == PLACE:
        return Message("yak-prompt-place", {"stones": stone_words(t.bought)})
    if phase == RESTOCK:
        return Message("yak-prompt-restock", {"room": int(YURT_FOOD - t.stored[t.active])})
    if phase == MARKET:
        return Message("yak-prompt-take", {"left": food_to_take(t), "then": after_food(t)})
    return Message("yak-prompt-put", {"stones": stone_words(t.drawn)})


def due(t: YakTable) -> int:
    return int(price(t.buying, t.crystals))


def food_to_take(t: YakTable) -> int:
    """How much more food the Market may give (YAK-6.1)."""
    there = int(t.market[0] + t.market[1] + t.market[2])
    return min(there, int(YURT_FOOD - t.stored[t.active]), int(MARKET_FOOD - t.taken))


def after_food(t: YakTable) -> str:
    """What follows the food of a Market: stones are drawn, unless all carts are full or the quarry is closed."""
    if not t.is_open:
        return "closed"
    return "draw" if any_room(t) else "full"


def describe(t: YakTable, action: int, seat: int) -> Verdict:
    """What a legal action will do and cost."""
    if action == DONE:
        return describe_done(t)
    if action < BUY_STONE:
        return describe_card(t, action - int(COMMIT), seat)
    if action < DONE:
        return describe_buy(t, action - int(BUY_STONE))
    if action < KEEP_FOOD:
        args = food_args(list(PAYMENTS[action - int(PAY_FOOD)]))
        return Verdict(True, ("YAK-3.5", "YAK-3.8"), "yak-do-pay", {**args, "cart": cart_word(int(t.own))})
    if action < PLACE_STONE:
        return describe_keep(t, PAYMENTS[action - int(KEEP_FOOD)])
    if action < RESTOCK_FOOD:
        return describe_place(t, *divmod(action - int(PLACE_STONE), int(N_CELLS)))
    if action < TAKE_FOOD:
        return describe_restock(t, action - int(RESTOCK_FOOD))
    if action < PUT_STONE:
        return Verdict(True, ("YAK-6.1",), "yak-do-take", {"food": food_word(action - int(TAKE_FOOD))})
    return describe_put(t, *divmod(action - int(PUT_STONE), int(N_CARTS)))


def describe_card(t: YakTable, card: int, seat: int) -> Verdict:
    """A card and those of its parts that can come today, as far as dawn shows it (YAK-2.5)."""
    if card == BUILD:
        can = "buy" if may_buy(t, seat) else "nothing"
    elif card == RESTOCKING:
        cart = t.cart_at[seat]
        can = parts(t.stored[seat] < YURT_FOOD and t.carried[cart] > 0, t.is_open and t.loaded[cart] < CART_STONES)
    else:
        # Those who act earlier may bring food to the Market (YAK-6.6) and make room on a cart.
        food = t.market[0] + t.market[1] + t.market[2] > 0 or seat != t.first
        can = parts(t.stored[seat] < YURT_FOOD and food, t.is_open and (any_room(t) or seat != t.first))
    return Verdict(True, ("YAK-2.1", "YAK-2.2"), COMMITMENTS[card], {"can": can})


def parts(food: bool, stones: bool) -> str:
    """Which of the two parts of an action can come."""
    if food:
        return "both" if stones else "food"
    return "stones" if stones else "nothing"


def may_buy(t: YakTable, seat: int) -> bool:
    """Can a Build bring a stone? Nobody else takes food or stones away; a Market may add a coloured stone (R3)."""
    cart: i64 = t.cart_at[seat]
    crystals = t.load[cart * N_STONES + CRYSTAL]
    coloured = t.loaded[cart] > crystals or (t.is_open and t.loaded[cart] < CART_STONES and seat != t.first)
    spend = spendable(t, seat, cart)
    return (coloured and spend >= price(1, 0)) or (crystals > 0 and spend >= price(1, 1))


def describe_done(t: YakTable) -> Verdict:
    if t.phase() == BUY:
        return Verdict(True, ("YAK-3.1", "YAK-3.2"), "yak-do-done-buying", {"price": due(t), "count": int(t.buying)})
    then = after_food(t)
    key = "yak-do-done-taking" if t.taken > 0 else "yak-do-take-nothing"
    return Verdict(True, ("YAK-6.1", AFTER_FOOD[then]), key, {"then": then})


def describe_buy(t: YakTable, stone: int) -> Verdict:
    """The price of all stones bought so far together with this one."""
    total = int(price(t.buying + 1, t.crystals + (1 if stone == CRYSTAL else 0)))
    args: Args = {"stone": stone_word(stone), "price": total, "count": int(t.buying) + 1}
    return Verdict(True, ("YAK-3.2", "YAK-3.4") if stone == CRYSTAL else ("YAK-3.2",), "yak-do-buy", args)


def describe_keep(t: YakTable, kept: tuple[int, int, int]) -> Verdict:
    rest = amount_words([int(t.paid[kind]) - kept[kind] for kind in range(int(N_FOODS))])
    args = food_args(list(kept))
    return Verdict(True, ("YAK-3.8", "YAK-3.9"), "yak-do-keep", {**args, "rest": rest})


def describe_place(t: YakTable, stone: int, cell: int) -> Verdict:
    """Also what the tower would be worth: the stone is laid there for a moment and taken away again."""
    start = int(t.active) * int(N_CELLS)
    t.tower[start + cell] = stone
    points = int(t.appraiser.appraise(t.tower, start))
    t.tower[start + cell] = NONE
    gain = points - int(t.appraiser.appraise(t.tower, start))
    args: Args = {"stone": stone_word(stone), **cell_args(cell), "points": points, "gain": gain}
    return Verdict(True, (place_rule(t, cell),), "yak-do-place", args)


def place_rule(t: YakTable, cell: int) -> str:
    """By which rule a free cell is one."""
    if cell < GROUND:
        return "YAK-4.3" if t.height[t.active] == 0 else "YAK-4.4"
    return "YAK-4.5" if PLACES[cell][0] <= 5 else "YAK-4.6"


def describe_restock(t: YakTable, food: int) -> Verdict:
    there = int(t.food[t.own * N_FOODS + food])
    count = min(there, int(YURT_FOOD - t.stored[t.active]))
    amounts = amount_words([count if kind == food else 0 for kind in range(int(N_FOODS))])
    args: Args = {"food": food_word(food), "count": count, "amounts": amounts, "left": there - count}
    return Verdict(True, ("YAK-5.1", "YAK-5.3"), "yak-do-restock", args)


def describe_put(t: YakTable, stone: int, cart: int) -> Verdict:
    stop = int(t.stop_of(cart))
    args: Args = {"stone": stone_word(stone), "cart": cart_word(cart)}
    if stop >= t.seats:
        return Verdict(True, ("YAK-6.3",), "yak-do-put-junction", args)
    if stop == t.active:
        return Verdict(True, ("YAK-6.3",), "yak-do-put-own", args)
    return Verdict(True, ("YAK-6.3",), "yak-do-put", {**args, "seat": stop})


# --- what somebody typed


def understand(t: YakTable, text: str) -> int:
    """An action by its text; or a place, a stone, a food, a cart or a card by name, and what that stands for now, offered or not.

    Where a name fits several choices (a place, for any stone that is to be placed), it stands for the first of them.
    """
    if len(text) <= LONGEST_TEXT and text not in t.game.vocabulary:
        found = meant(t, text.lower().replace("-", "_").split())
        if found:
            return t.game.string_to_action(found)
    return t.game.string_to_action(text)


def meant(t: YakTable, words: list[str]) -> str:
    """The text of the action that one name, or a stone and where it is to go, stand for; empty for anything else."""
    stones = [word for word in words if word in STONES]
    others = [word for word in words if word not in STONES]
    if not words or len(stones) > 1 or len(others) > 1:
        return ""
    if not others:
        return meant_stone(t, stones[0])
    where = CELLS[LABELS.index(others[0].upper())] if others[0].upper() in LABELS else others[0]
    if where in CELLS:
        return f"place {stones[0] if stones else stone_at_hand(t, t.bought)} {where}"
    if where in CARTS:
        return f"put {stones[0] if stones else stone_at_hand(t, t.drawn)} {where}"
    if stones:
        return ""
    if where in CARDS:
        return f"commit {where}"
    return meant_food(t, where) if where in FOODS else ""


def meant_stone(t: YakTable, stone: str) -> str:
    """A stone alone: placed on the first free place, put on the first cart with room, or else bought."""
    if t.phase() == PLACE:
        return f"place {stone} {CELLS[free_cells(filled_cells(t))[0]]}"
    if t.phase() == PUT:
        return f"put {stone} {next(name for cart, name in enumerate(CARTS) if t.loaded[cart] < CART_STONES)}"
    return f"buy {stone}"


def meant_food(t: YakTable, food: str) -> str:
    """A food alone: paid as far as there is something to pay, kept, taken from the cart, or else from the Market."""
    phase = t.phase()
    if phase == RESTOCK:
        return f"restock {food}"
    if phase == KEEP:
        return f"keep {int(CART_FOOD - t.carried[t.own])} {food}"
    if BUY <= phase <= PLACE:
        return f"pay {due(t) if t.buying > 0 else 1} {food}"
    return f"take {food}"


def filled_cells(t: YakTable) -> list[int]:
    """The tower of whoever acts."""
    return [cell for cell in range(int(N_CELLS)) if t.tower[t.active * N_CELLS + cell] >= 0]


def stone_at_hand(t: YakTable, held: vec[i64]) -> str:
    """The first of these stones, or of those on the own cart; any stone will do if there is none."""
    names = stone_names(held, 0) or (stone_names(t.load, int(t.own * N_STONES)) if t.active >= 0 else [])
    return names[0] if names else STONES[0]
