"""Build: buy stones of the own cart, pay, place them, refill (sections 3 and 4 of the ledger)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak import quarry, story
from caravansary.games.yak.components import (
    CART_FOOD,
    CRYSTAL,
    DRAW_REFILL,
    FORBIDDEN,
    MOST_STONES,
    N_FOODS,
    N_STONES,
    PAYMENT,
    PAYMENT_START,
)
from caravansary.games.yak.state import (
    BUY,
    BUY_STONE,
    DONE,
    KEEP,
    KEEP_FOOD,
    NONE,
    PAY,
    PAY_FOOD,
    PLACE,
    PLACE_STONE,
    REFILL,
    TURN_END,
    YakTable,
)
from caravansary.games.yak.tower import N_CELLS, PYRAMID, free_mask

DRAWS: Final[i64] = REFILL


def price(stones: i64, crystals: i64) -> i64:
    """1, 3 or 5 food for 1, 2 or 3 stones, and 1 more for each crystal (YAK-3.2, 3.4)."""
    return 2 * stones - 1 + crystals


def spendable(t: YakTable, seat: i64, cart: i64) -> i64:
    """The most that a yurt can pay to a cart: nothing it forbids, or the two most numerous kinds (YAK-3.5, 3.7)."""
    at: i64 = seat * N_FOODS
    forbidden: i64 = FORBIDDEN[cart]
    if forbidden >= 0:
        return t.stored[seat] - t.yurt[at + forbidden]
    least: i64 = t.yurt[at]
    kind: i64
    for kind in range(1, N_FOODS):
        least = min(least, t.yurt[at + kind])
    return t.stored[seat] - least


# --- which stones (YAK-3.1 to 3.4, 3.10)


def start(t: YakTable) -> None:
    """If nothing on the cart can be paid, nothing happens; else something must be bought (YAK-3.10)."""
    t.buying = 0
    t.crystals = 0
    t.budget = spendable(t, t.active, t.own)
    if can_buy_more(t):
        t.switch(BUY)
        return
    t.budget = 0
    if t.recording:
        story.nothing_to_buy(t)
    t.switch(TURN_END)


def is_affordable(t: YakTable, stone: i64) -> bool:
    """Can the purchase be paid with one more such stone in it (YAK-3.7)?"""
    crystals: i64 = t.crystals + 1 if stone == CRYSTAL else t.crystals
    return t.buying < MOST_STONES and price(t.buying + 1, crystals) <= t.budget


def can_buy_more(t: YakTable) -> bool:
    """Is there a stone on the cart that the purchase can still take in? Coloured ones are all alike here."""
    crystals: i64 = t.load[t.own * N_STONES + CRYSTAL]
    coloured: i64 = t.loaded[t.own] - crystals
    return (coloured > 0 and is_affordable(t, 0)) or (crystals > 0 and is_affordable(t, CRYSTAL))


def offer_stones(t: YakTable, out: vec[i64]) -> i64:
    """Any stone of the own cart that can be paid with those chosen so far, or no more (YAK-3.1)."""
    load = t.load
    at: i64 = t.own * N_STONES
    coloured = is_affordable(t, 0)
    n: i64 = 0
    stone: i64
    if coloured:
        for stone in range(CRYSTAL):
            if load[at + stone] > 0:
                out[n] = BUY_STONE + stone
                n += 1
    if load[at + CRYSTAL] > 0 and is_affordable(t, CRYSTAL):
        out[n] = BUY_STONE + CRYSTAL
        n += 1
    if t.buying > 0:
        out[n] = DONE
        n += 1
    return n


def choose_stone(t: YakTable, action: i64) -> None:
    """Take one more stone from the cart; when no other can be paid, or the player is done, the price is paid."""
    if action == DONE:
        ask_payment(t)
        return
    stone: i64 = action - BUY_STONE
    t.load[t.own * N_STONES + stone] -= 1
    t.loaded[t.own] -= 1
    t.bought[stone] += 1
    t.buying += 1
    if stone == CRYSTAL:
        t.crystals += 1
    if t.recording:
        story.bought(t, stone)
    if not can_buy_more(t):
        ask_payment(t)


# --- the payment (YAK-3.5 to 3.9)


def is_payable(t: YakTable, payment: i64) -> bool:
    """Has the yurt this food, and does the cart take it? No payment has more than two kinds (YAK-3.5, 3.6)."""
    at: i64 = t.active * N_FOODS
    forbidden: i64 = FORBIDDEN[t.own]
    kind: i64
    for kind in range(N_FOODS):
        tokens: i64 = PAYMENT[payment * N_FOODS + kind]
        if tokens > 0 and (kind == forbidden or tokens > t.yurt[at + kind]):
            return False
    return True


def offer_payments(t: YakTable, out: vec[i64]) -> i64:
    """Whole payments of exactly the price, so that no token paid leads into a dead end."""
    due: i64 = price(t.buying, t.crystals)
    n: i64 = 0
    payment: i64
    for payment in range(PAYMENT_START[due], PAYMENT_START[due + 1]):
        if is_payable(t, payment):
            out[n] = PAY_FOOD + payment
            n += 1
    return n


def ask_payment(t: YakTable) -> None:
    """With only one way to pay there is nothing to ask."""
    due: i64 = price(t.buying, t.crystals)
    only: i64 = NONE
    payment: i64
    for payment in range(PAYMENT_START[due], PAYMENT_START[due + 1]):
        if is_payable(t, payment):
            if only != NONE:
                t.switch(PAY)
                return
            only = payment
    pay(t, PAY_FOOD + only)


def pay(t: YakTable, action: i64) -> None:
    """Food leaves the yurt; the cart takes up to nine tokens in all, the Market the rest (YAK-3.8)."""
    start_at: i64 = (action - PAY_FOOD) * N_FOODS
    total: i64 = 0
    kinds: i64 = 0
    kind: i64
    for kind in range(N_FOODS):
        tokens: i64 = PAYMENT[start_at + kind]
        t.paid[kind] = tokens
        t.yurt[t.active * N_FOODS + kind] -= tokens
        total += tokens
        if tokens > 0:
            kinds += 1
    t.stored[t.active] -= total
    t.budget = 0
    if t.recording:
        story.paid(t, total)
    room: i64 = CART_FOOD - t.carried[t.own]
    if kinds > 1 and 0 < room < total:  # YAK-3.9
        t.switch(KEEP)
    else:
        load_food(t, t.paid, room)


def offer_keeping(t: YakTable, out: vec[i64]) -> i64:
    """Which of the paid tokens stay on the cart: as many as there is room for (YAK-3.9)."""
    room: i64 = CART_FOOD - t.carried[t.own]
    n: i64 = 0
    kept: i64
    for kept in range(PAYMENT_START[room], PAYMENT_START[room + 1]):
        at: i64 = kept * N_FOODS
        if PAYMENT[at] <= t.paid[0] and PAYMENT[at + 1] <= t.paid[1] and PAYMENT[at + 2] <= t.paid[2]:
            out[n] = KEEP_FOOD + kept
            n += 1
    return n


def keep(t: YakTable, action: i64) -> None:
    at: i64 = (action - KEEP_FOOD) * N_FOODS
    room: i64 = CART_FOOD - t.carried[t.own]
    load_food(t, vec[i64]([PAYMENT[at], PAYMENT[at + 1], PAYMENT[at + 2]]), room)


def load_food(t: YakTable, wanted: vec[i64], room: i64) -> None:
    """Wanted tokens go onto the cart while there is room, all other paid ones to the Market (YAK-3.8)."""
    cart: i64 = t.own
    kind: i64
    if t.recording:
        tell_overflow(t, wanted, room)
    for kind in range(N_FOODS):
        tokens: i64 = wanted[kind] if wanted[kind] < room else room
        t.food[cart * N_FOODS + kind] += tokens
        t.carried[cart] += tokens
        room -= tokens
        t.market[kind] += t.paid[kind] - tokens
        t.paid[kind] = 0
    t.switch(PLACE)


def tell_overflow(t: YakTable, wanted: vec[i64], room: i64) -> None:
    kept: list[i64] = []
    over: i64 = 0
    kind: i64
    for kind in range(N_FOODS):
        tokens: i64 = wanted[kind] if wanted[kind] < room else room
        kept.append(tokens)
        room -= tokens
        over += t.paid[kind] - tokens
    if over > 0:
        story.overflow(t, vec[i64](kept))


# --- the tower (section 4)


def offer_cells(t: YakTable, out: vec[i64]) -> i64:
    """Any bought stone on any free cell; there always is one (YAK-3.11, 4.8). Colour plays no part (YAK-4.7)."""
    free: i64 = free_mask(t.filled[t.active], t.height[t.active])
    bought = t.bought
    one: i64 = 1
    n: i64 = 0
    stone: i64
    for stone in range(N_STONES):
        if bought[stone] > 0:
            cell: i64 = 0
            rest: i64 = free
            while rest != 0:
                if rest & one == one:
                    out[n] = PLACE_STONE + stone * N_CELLS + cell
                    n += 1
                rest >>= 1
                cell += 1
    return n


def place(t: YakTable, action: i64) -> None:
    """One stone finds its place for good; when all have, the turn's end comes (YAK-3.11, 4.7)."""
    stone: i64 = (action - PLACE_STONE) // N_CELLS
    cell: i64 = (action - PLACE_STONE) % N_CELLS
    t.set_stone(t.active, stone, cell)
    t.bought[stone] -= 1
    t.buying -= 1
    if stone == CRYSTAL:
        t.crystals -= 1
    if t.recording:
        story.placed(t, stone, cell)
    if t.stupa == NONE and t.height[t.active] >= PYRAMID:
        take_stupa(t)
    if t.buying == 0:
        end(t)


def take_stupa(t: YakTable) -> None:
    """The first to place a 14th stone; one more whole day follows this one (YAK-9.1 to 9.3)."""
    t.stupa = t.active
    t.last_day = t.day + 1
    if t.recording:
        story.stupa(t)


# --- the refill (YAK-3.12)


def end(t: YakTable) -> None:
    """An emptied cart is refilled while there is a quarry."""
    if t.loaded[t.own] == 0 and t.is_open:
        t.switch(REFILL)
        quarry.start(t, DRAW_REFILL)
    else:
        t.switch(TURN_END)


def load_refill(t: YakTable) -> None:
    """All stones drawn go onto the cart, even if they are fewer than three (R20)."""
    quarry.load_drawn(t, t.own)
    t.switch(TURN_END)
