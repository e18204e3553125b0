"""How good a table is for a seat, in points: shared by greedy and search players.

Points as they would count now, plus the hope of selling goods for more while there are markets to come, plus what the seat's
running action, or the best tile it may take next, would still bring. Leading is worth something before a market.

And what nobody would consider: to give more for leading than it can bring.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk_road.components import (
    BUY_SUM,
    BUYER,
    CROOK,
    GRAND_VIZIER,
    MAX_EXITS,
    MAX_TILES,
    N_GOODS,
    PER_GOOD,
    SELL_SUM,
    SELLER,
    SPECIAL_TRADER,
    THIEF,
    TRADER,
    TRADES,
    VIZIER_FIRST,
    VIZIER_SECOND,
)
from caravansary.games.silk_road.rules import legal_into
from caravansary.games.silk_road.scoring import score
from caravansary.games.silk_road.state import (
    AUCTION,
    MOVE,
    NONE,
    PRINTED,
    ROB,
    SETTLE,
    SHOW,
    SWAP,
    TAKE,
    TRADE,
    USE_CROOK,
    RoadTable,
)
from caravansary.games.silk_road.trading import affordable, amount_now, good_now

# The weights, by their numbers; the values are in weights.json.
WEIGHTS: Final = ["hope", "far", "lead", "kept", "loot", "shown", "exchange", "swap"]
HOPE: Final[i64] = 0  # the part of a sale's extra that goods bring in the end
FAR: Final[i64] = 1  # moves from the end at which hope begins to fade
LEAD: Final[i64] = 2  # worth of leading into a market
KEPT: Final[i64] = 3  # worth of a Crook or Barterer while there are markets to come
LOOT: Final[i64] = 4  # worth of a stolen good
SHOWN: Final[i64] = 5  # worth of a good shown to the Grand Vizier, before it is known what the others show
EXCHANGE: Final[i64] = 6  # worth of a Trader's tile
SWAPPED: Final[i64] = 7  # of the hope for a good, what a swap at the Special Trader brings

# The most that can be hoped of what has no price: of a swap, of a stolen good, of a Crook or Barterer used well.
MOST_SWAPPED: Final[i64] = 1
MOST_LOOT: Final[i64] = 4
MOST_KEPT: Final[i64] = 4


def evaluate(t: RoadTable, seat: i64) -> float:
    """The worth of money, goods and prospects."""
    weights = t.game.weights.values
    hope: float = weights[HOPE] * min(1.0, float(t.road.moves_left[t.caravan]) / max(1.0, weights[FAR]))
    worth: float = float(score(t, seat))
    good: i64
    for good in range(N_GOODS):
        worth += hope * float(extra(t.goods[seat * N_GOODS + good]))
    if t.road.moves_left[t.caravan] > 1:
        worth += weights[KEPT] * float(t.crooks[seat] + t.barterers[seat])
    return worth + prospects(t, seat, hope)


def extra(n: i64) -> i64:
    """What so many goods of a type would sell for beyond a point each."""
    return SELL_SUM[n] - n


def prospects(t: RoadTable, seat: i64, hope: float) -> float:
    """What this phase still holds for a seat."""
    phase: i64 = t.phase()
    weights = t.game.weights.values
    lead: float = weights[LEAD] if t.road.moves_left[t.caravan] > 1 else 0.0
    if phase == AUCTION or phase == SETTLE:
        # Who bids highest gets the bid, or the pawn for it, whichever the leader likes less to lose.
        return min(float(t.high_bid), lead - float(t.high_bid)) if seat == t.high_bidder else 0.0
    if phase == SHOW:
        return weights[SHOWN] * float(t.shown[seat])
    if seat != t.leader:
        return 0.0
    if phase == MOVE:
        return lead
    if phase == TAKE:
        return best_tile(t, seat, hope)
    if phase == PRINTED:
        return face_gain(t, seat, t.road.printed[t.caravan], hope) + best_tile(t, seat, hope)
    if phase < USE_CROOK:
        return 0.0
    later: float = best_tile(t, seat, hope) if t.phases[0] == PRINTED else 0.0
    return later + action_gain(t, seat, hope)


def best_tile(t: RoadTable, seat: i64, hope: float) -> float:
    """The most that a tile of this city would bring."""
    best: float = 0.0
    at: i64
    for at in range(t.caravan * MAX_TILES, t.caravan * MAX_TILES + MAX_TILES):
        if t.tiles[at] == NONE:
            break
        best = max(best, face_gain(t, seat, t.tiles[at], hope))
    return best


def action_gain(t: RoadTable, seat: i64, hope: float) -> float:
    """What the running action would bring, its face as changed."""
    kind: i64 = t.road.kind[t.face]
    if kind == SELLER:
        return sale_gain(t, seat, good_now(t), hope)
    if kind == BUYER:
        return purchase_gain(t, seat, good_now(t), hope)
    if kind == TRADER:
        return float(t.uses_left if t.phase() == TRADE else 2) * trade_gain(t, seat, hope)
    if kind == SPECIAL_TRADER:
        return t.game.weights.values[SWAPPED] * hope * float(t.uses_left if t.phase() == SWAP else 2)
    if kind == THIEF:
        return t.game.weights.values[LOOT] if t.phase() == ROB else 0.0
    return vizier_gain(t, seat)


def face_gain(t: RoadTable, seat: i64, face: i64, hope: float) -> float:
    """What a tile not taken yet would bring."""
    weights = t.game.weights.values
    kind: i64 = t.road.kind[face]
    if kind == SELLER:
        return sale_gain(t, seat, t.road.good[face], hope)
    if kind == BUYER:
        return purchase_gain(t, seat, t.road.good[face], hope)
    if kind == TRADER:
        return weights[EXCHANGE]
    if kind == SPECIAL_TRADER:
        return weights[SWAPPED] * hope * float(min(t.road.swaps[face], t.holding(seat)))
    if kind == THIEF:
        return weights[LOOT]
    if kind == GRAND_VIZIER:
        return vizier_gain(t, seat)
    return weights[KEPT] if kind >= CROOK else 0.0


def sale_gain(t: RoadTable, seat: i64, good: i64, hope: float) -> float:
    """The best sale: money now against points and hope given up."""
    have: i64 = t.goods[seat * N_GOODS + good]
    best: float = 0.0
    n: i64
    for n in range(1, have + 1):
        best = max(best, float(SELL_SUM[n] - n) - hope * float(extra(have) - extra(have - n)))
    return best


def purchase_gain(t: RoadTable, seat: i64, good: i64, hope: float) -> float:
    """The best purchase: points and hope against money now."""
    have: i64 = t.goods[seat * N_GOODS + good]
    most: i64 = min(affordable(t, seat), t.supply[good])
    best: float = 0.0
    n: i64
    for n in range(1, most + 1):
        best = max(best, float(n - BUY_SUM[n]) + hope * float(extra(have + n) - extra(have)))
    return best


def trade_gain(t: RoadTable, seat: i64, hope: float) -> float:
    """One exchange, if the seat has the goods for it."""
    gain: float = 0.0
    good: i64
    for good in range(N_GOODS):
        have: i64 = t.goods[seat * N_GOODS + good]
        gives: i64 = amount_now(t, 0, good)
        gets: i64 = amount_now(t, 1, good)
        if have < gives:
            return 0.0
        after: i64 = min(have - gives + gets, 15)
        gain += float(gets - gives) + hope * float(extra(after) - extra(have))
    return max(0.0, gain)


def vizier_gain(t: RoadTable, seat: i64) -> float:
    """The best good to name: most, or second most, of it."""
    best: float = 0.0
    good: i64
    other: i64
    for good in range(N_GOODS):
        have: i64 = t.goods[seat * N_GOODS + good]
        if t.named[good] == 0 and have > 0:
            ahead: i64 = 0
            for other in range(t.seats):
                if t.goods[other * N_GOODS + good] > have:
                    ahead += 1
            paid: i64 = VIZIER_FIRST if ahead == 0 else VIZIER_SECOND if ahead == 1 else 0
            best = max(best, float(paid) - 1.0)
    return best


# --- what nobody would consider


def sensible_into(t: RoadTable, seat: i64, out: vec[i64]) -> i64:
    """What is legal, without bidding or paying more for the pawn than leading can bring."""
    n: i64 = legal_into(t, seat, out)
    phase: i64 = t.phase()
    if phase == AUCTION:  # passing, then bids that rise by one
        return min(n, 1 + max(0, leading_brings(t, seat) - t.high_bid))
    if phase == SETTLE and n == 2 and t.high_bid > leading_brings(t, seat):
        return 1
    return n


def leading_brings(t: RoadTable, seat: i64) -> i64:
    """The most that leading can bring a seat in the next market, by what it knows itself; before the last move nothing.

    Generous: what is sold now could never be sold elsewhere, what is got now is sold elsewhere for the full price.
    """
    best: i64 = 0
    at: i64
    for at in range(t.caravan * MAX_EXITS, t.caravan * MAX_EXITS + MAX_EXITS):
        city: i64 = t.road.exits[at]
        if city != NONE and city != t.road.end:
            best = max(best, city_brings(t, seat, city))
    return best


def city_brings(t: RoadTable, seat: i64, city: i64) -> i64:
    """The printed action and the first tile, with a Barterer two."""
    first: i64 = 0
    second: i64 = 0
    at: i64
    for at in range(city * MAX_TILES, city * MAX_TILES + MAX_TILES):
        if t.tiles[at] == NONE:
            break
        brings: i64 = face_brings(t, seat, t.tiles[at])
        if brings > first:
            second = first
            first = brings
        else:
            second = max(second, brings)
    printed: i64 = t.road.printed[city]
    bonus: i64 = 0 if printed == NONE else face_brings(t, seat, printed)
    return bonus + first + (second if t.barterers[seat] > 0 else 0)


def face_brings(t: RoadTable, seat: i64, face: i64) -> i64:
    """The most that an action can bring, whatever the bag and the others hold."""
    kind: i64 = t.road.kind[face]
    if kind == SELLER or kind == BUYER:
        if t.crooks[seat] == 0:
            return good_brings(t, seat, kind, t.road.good[face])
        best: i64 = 0
        good: i64
        for good in range(N_GOODS):
            best = max(best, good_brings(t, seat, kind, good))
        return best
    if kind == TRADER:
        return exchange_brings(t, seat, face)
    if kind == SPECIAL_TRADER:
        return MOST_SWAPPED * min(t.road.swaps[face], t.holding(seat))
    if kind == GRAND_VIZIER:
        return VIZIER_FIRST if t.holding(seat) > 0 else 0
    return MOST_LOOT if kind == THIEF else MOST_KEPT


def good_brings(t: RoadTable, seat: i64, kind: i64, good: i64) -> i64:
    """The best sale or purchase of a good."""
    have: i64 = t.goods[seat * N_GOODS + good]
    if kind == SELLER:
        return extra(have)
    best: i64 = 0
    n: i64
    for n in range(1, min(affordable(t, seat), PER_GOOD - have) + 1):
        best = max(best, n - BUY_SUM[n] + extra(have + n) - extra(have))
    return best


def exchange_brings(t: RoadTable, seat: i64, face: i64) -> i64:
    """A Trader's tile, used as often as the seat has the goods for it."""
    best: i64 = 0
    uses: i64
    for uses in range(1, TRADES + 1):
        brings: i64 = 0
        good: i64
        for good in range(N_GOODS):
            have: i64 = t.goods[seat * N_GOODS + good]
            gives: i64 = uses * t.road.give[face * N_GOODS + good]
            if have < gives:
                return best
            after: i64 = min(have - gives + uses * t.road.get[face * N_GOODS + good], PER_GOOD)
            brings += after - have + extra(after) - extra(have)
        best = max(best, brings)
    return best
