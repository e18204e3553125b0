"""Buyer, Seller, Trader, special trader, and the Crook who changes their faces. Section 5 of the ledger.

Each choice answers whether the action is finished. The bag is opaque: whoever acts is told his limits, which goes into the book;
if that could teach him anything, it cannot be taken back (SROAD-7.3, 7.4, R19).
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk_road import story
from caravansary.games.silk_road.components import (
    BARTERER,
    BUY_SUM,
    BUYER,
    CROOK,
    N_GOODS,
    PER_GOOD,
    SELL_SUM,
    SELLER,
    SPECIAL_TRADER,
    THIEF,
    TRADER,
    TRADES,
)
from caravansary.games.silk_road.state import (
    AMOUNTS,
    BUY,
    BUY_GOODS,
    CHANGE,
    DO_TRADE,
    GAVE,
    GOT,
    NAME,
    NO_CROOK,
    NONE,
    ROB,
    SAW_LIMIT,
    SAW_SWAP,
    SAW_TRADE,
    SELL,
    SELL_GOODS,
    STOP,
    SWAP,
    SWAP_GOODS,
    TRADE,
    USE_CROOK,
    RoadTable,
    other_good,
)

# --- opening an action


def begin_action(t: RoadTable, face: i64) -> bool:
    """What a tile, or a printed action, does first. Crooks and Barterers are only kept (SROAD-4.5)."""
    kind: i64 = t.road.kind[face]
    if kind == CROOK:
        t.crooks[t.leader] += 1
        return True
    if kind == BARTERER:
        t.barterers[t.leader] += 1
        t.fresh[t.leader] += 1
        return True
    t.face = face
    t.enter(USE_CROOK)
    if kind <= TRADER and t.crooks[t.leader] > 0:
        return False
    return open_action(t)


def open_action(t: RoadTable) -> bool:
    """The face is settled: ask for amounts."""
    kind: i64 = t.road.kind[t.face]
    if kind == SELLER:
        t.switch(SELL)
    elif kind == BUYER:
        t.switch(BUY)
        look_at_supply(t)
    elif kind == TRADER:
        t.switch(TRADE)
        t.uses_left = TRADES
        look_at_trade(t)
    elif kind == SPECIAL_TRADER:
        t.switch(SWAP)
        t.uses_left = min(t.road.swaps[t.face], t.holding(t.leader))  # SROAD-5.8
        if t.uses_left == 0:
            return True
        look_at_swaps(t)
    else:
        t.switch(ROB if kind == THIEF else NAME)
    return False


def sure_supply(t: RoadTable, seat: i64, good: i64) -> i64:
    """How many of a good a seat can be certain of by counting alone, if all other goods out there were of this type."""
    sure: i64 = PER_GOOD - t.markers[good] - t.goods[seat * N_GOODS + good]
    other: i64
    for other in range(t.seats):
        if other != seat:
            sure -= t.holding(other)
    return sure


# --- Crook (SROAD-5.17 to 5.20)


def amount_now(t: RoadTable, side: i64, good: i64) -> i64:
    """How many of a good stand on a Trader's side (0 give, 1 get) as Crooks have changed it (SROAD-5.19)."""
    face = t.road.give if side == 0 else t.road.get
    total: i64 = 0
    k: i64
    for k in range(N_GOODS):
        into: i64 = t.turned[side * N_GOODS + k]
        if into == good or (into == NONE and k == good):
            total += face[t.face * N_GOODS + k]
    return total


def good_now(t: RoadTable) -> i64:
    """The good of a Buyer or Seller as a Crook has changed it."""
    good: i64 = t.road.good[t.face]
    return good if t.turned[good] == NONE else t.turned[good]


def is_changeable(t: RoadTable, place: i64, good: i64) -> bool:
    """Is this good printed there and not changed yet in this action (SROAD-5.19)?"""
    return t.turned[(N_GOODS if place == 2 else 0) + good] == NONE and is_printed(t, place, good)


def is_printed(t: RoadTable, place: i64, good: i64) -> bool:
    """Does the face show this good there: 0 as its only one, 1 to give, 2 to get?"""
    if t.road.kind[t.face] != TRADER:
        return place == 0 and t.road.good[t.face] == good
    if place == 0:
        return False
    side = t.road.give if place == 1 else t.road.get
    return side[t.face * N_GOODS + good] > 0


def offer_changes(t: RoadTable, out: vec[i64]) -> i64:
    """None, or any printed good into any other; whether that makes sense is not ours to say (R15)."""
    out[0] = NO_CROOK
    n: i64 = 1
    place: i64
    good: i64
    k: i64
    for place in range(3):
        for good in range(N_GOODS):
            if is_changeable(t, place, good):
                for k in range(4):
                    out[n] = CHANGE + (place * N_GOODS + good) * 4 + k
                    n += 1
    return n


def choose_change(t: RoadTable, action: i64) -> bool:
    """A Crook is spent when declared; with another one another symbol may be changed (SROAD-5.17, 5.20)."""
    if action == NO_CROOK:
        return open_action(t)
    place: i64 = (action - CHANGE) // 4 // N_GOODS
    good: i64 = (action - CHANGE) // 4 % N_GOODS
    into: i64 = other_good((action - CHANGE) % 4, good)
    t.crooks[t.leader] -= 1
    t.turned[(N_GOODS if place == 2 else 0) + good] = into
    if t.recording:
        story.changed(t, place, good, into)
    return False if t.crooks[t.leader] > 0 and any_changeable(t) else open_action(t)


def any_changeable(t: RoadTable) -> bool:
    """Is there a symbol left that no Crook has changed?"""
    place: i64
    good: i64
    for place in range(3):
        for good in range(N_GOODS):
            if is_changeable(t, place, good):
                return True
    return False


# --- Seller and Buyer (SROAD-5.1 to 5.4)


def offer_sale(t: RoadTable, out: vec[i64]) -> i64:
    """None, or as many as one has."""
    good: i64 = good_now(t)
    have: i64 = t.goods[t.leader * N_GOODS + good]
    n: i64
    for n in range(have + 1):
        out[n] = SELL_GOODS + good * AMOUNTS + n
    return have + 1


def choose_sale(t: RoadTable, action: i64) -> bool:
    """4 for the first, then 3, 2, and 1 for each further one; the scale starts anew each time (SROAD-5.1, 5.3)."""
    good: i64 = good_now(t)
    n: i64 = (action - SELL_GOODS) % AMOUNTS
    give_up(t, t.leader, good, n)
    earn(t, t.leader, SELL_SUM[n])
    if t.recording:
        story.sold(t, good, n, SELL_SUM[n])
    return True


def affordable(t: RoadTable, seat: i64) -> i64:
    """How many of a good a purse can pay for (SROAD-5.2, 5.4)."""
    n: i64 = 0
    while n < PER_GOOD and BUY_SUM[n + 1] <= t.money[seat]:
        n += 1
    return n


def look_at_supply(t: RoadTable) -> None:
    """A buyer is told the largest number he can buy (R9)."""
    good: i64 = good_now(t)
    most: i64 = affordable(t, t.leader)
    t.write(SAW_LIMIT, t.leader, good, most)
    if sure_supply(t, t.leader, good) < most:
        t.revealed = True


def offer_purchase(t: RoadTable, out: vec[i64]) -> i64:
    """None, or what the purse can pay for and the supply holds."""
    good: i64 = good_now(t)
    most: i64 = min(affordable(t, t.leader), t.supply[good])
    n: i64
    for n in range(most + 1):
        out[n] = BUY_GOODS + good * AMOUNTS + n
    return most + 1


def choose_purchase(t: RoadTable, action: i64) -> bool:
    """1 for the first, then 2, 3, and 4 for each further one; the scale starts anew each time (SROAD-5.2, 5.3)."""
    good: i64 = good_now(t)
    n: i64 = (action - BUY_GOODS) % AMOUNTS
    receive(t, t.leader, good, n)
    earn(t, t.leader, -BUY_SUM[n])
    if t.recording:
        story.bought(t, good, n, BUY_SUM[n])
    return True


# --- Trader (SROAD-5.5, 5.6)


def has_goods_to_give(t: RoadTable) -> bool:
    good: i64
    for good in range(N_GOODS):
        if t.goods[t.leader * N_GOODS + good] < amount_now(t, 0, good):
            return False
    return True


def is_delivered(t: RoadTable) -> bool:
    """Does the supply hold what is to be got, once the given goods are in it?"""
    good: i64
    for good in range(N_GOODS):
        if t.supply[good] + amount_now(t, 0, good) < amount_now(t, 1, good):
            return False
    return True


def look_at_trade(t: RoadTable) -> None:
    """Whoever has the goods to give is told whether the exchange is possible."""
    packed: i64 = 0
    unsure: bool = False
    good: i64
    for good in range(N_GOODS):
        gives: i64 = amount_now(t, 0, good)
        gets: i64 = amount_now(t, 1, good)
        packed += (gives << 5 * good) + (gets << 5 * (good + N_GOODS))
        if gets > gives and sure_supply(t, t.leader, good) + gives < gets:
            unsure = True
    t.write(SAW_TRADE, t.leader, 0, packed)
    if unsure and has_goods_to_give(t):
        t.revealed = True


def offer_trade(t: RoadTable, out: vec[i64]) -> i64:
    """All of it or nothing; one may always stop."""
    if has_goods_to_give(t) and is_delivered(t):
        out[0] = DO_TRADE
        out[1] = STOP
        return 2
    out[0] = STOP
    return 1


def choose_trade(t: RoadTable, action: i64) -> bool:
    """Given goods reach the supply before the others are taken (SROAD-5.6)."""
    if action == STOP:
        if t.recording:
            story.stopped(t)
        return True
    good: i64
    for good in range(N_GOODS):
        give_up(t, t.leader, good, amount_now(t, 0, good))
    for good in range(N_GOODS):
        receive(t, t.leader, good, amount_now(t, 1, good))
    if t.recording:
        story.traded(t)
    t.uses_left -= 1
    if t.uses_left == 0:
        return True
    look_at_trade(t)
    return False


# --- special traders (SROAD-5.7, 5.8)


def look_at_swaps(t: RoadTable) -> None:
    """Whoever swaps is told which goods there are."""
    good: i64
    t.write(SAW_SWAP, t.leader, 0, 0)
    for good in range(N_GOODS):
        if sure_supply(t, t.leader, good) < 1:
            t.revealed = True


def offer_swaps(t: RoadTable, out: vec[i64]) -> i64:
    """One of one's own goods for another type, one by one; one may always stop."""
    out[0] = STOP
    n: i64 = 1
    given: i64
    k: i64
    for given in range(N_GOODS):
        if t.goods[t.leader * N_GOODS + given] > 0:
            for k in range(4):
                if t.supply[other_good(k, given)] > 0:
                    out[n] = SWAP_GOODS + given * 4 + k
                    n += 1
    return n


def any_swap(t: RoadTable) -> bool:
    """Is there anything to swap for?"""
    given: i64
    k: i64
    for given in range(N_GOODS):
        if t.goods[t.leader * N_GOODS + given] > 0:
            for k in range(4):
                if t.supply[other_good(k, given)] > 0:
                    return True
    return False


def choose_swap(t: RoadTable, action: i64) -> bool:
    if action == STOP:
        if t.recording:
            story.stopped(t)
        return True
    given: i64 = (action - SWAP_GOODS) // 4
    got: i64 = other_good((action - SWAP_GOODS) % 4, given)
    give_up(t, t.leader, given, 1)
    receive(t, t.leader, got, 1)
    if t.recording:
        story.swapped(t, given, got)
    t.uses_left -= 1
    if t.uses_left == 0:
        return True
    look_at_swaps(t)
    return False


# --- goods and money changing hands


def give_up(t: RoadTable, seat: i64, good: i64, n: i64) -> None:
    """Goods go back into the bag (SROAD-7.1), in the open."""
    if n > 0:
        t.goods[seat * N_GOODS + good] -= n
        t.supply[good] += n
        t.write(GAVE, seat, good, n)


def receive(t: RoadTable, seat: i64, good: i64, n: i64) -> None:
    """Goods are taken out of the bag by type (SROAD-7.1), in the open."""
    if n > 0:
        t.goods[seat * N_GOODS + good] += n
        t.supply[good] -= n
        t.write(GOT, seat, good, n)


def earn(t: RoadTable, seat: i64, sum_: i64) -> None:
    """Money from the bank, or to it (SROAD-7.2)."""
    t.money[seat] += sum_
    t.bank -= sum_
