"""Market: up to two food, then three stones are drawn and one goes onto any cart (section 6 of the ledger)."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak import quarry, story
from caravansary.games.yak.components import (
    CART_STONES,
    DRAW_MARKET,
    MARKET_FOOD,
    N_CARTS,
    N_FOODS,
    N_STONES,
    YURT_FOOD,
)
from caravansary.games.yak.state import DONE, MARKET, MARKET_DRAW, PUT, PUT_STONE, TAKE_FOOD, TURN_END, YakTable


def start(t: YakTable) -> None:
    t.taken = 0
    if can_take(t):
        t.switch(MARKET)
    else:
        draw_stones(t)


# --- food (YAK-6.1, 6.2)


def can_take(t: YakTable) -> bool:
    """Two tokens at most, within the yurt's eight, while the Market has any."""
    if t.taken >= MARKET_FOOD or t.stored[t.active] >= YURT_FOOD:
        return False
    return t.market[0] + t.market[1] + t.market[2] > 0


def offer_food(t: YakTable, out: vec[i64]) -> i64:
    """Any token, or no more: none at all is allowed too (YAK-6.1)."""
    out[0] = DONE
    n: i64 = 1
    kind: i64
    for kind in range(N_FOODS):
        if t.market[kind] > 0:
            out[n] = TAKE_FOOD + kind
            n += 1
    return n


def take(t: YakTable, action: i64) -> None:
    if action != DONE:
        kind: i64 = action - TAKE_FOOD
        t.market[kind] -= 1
        t.yurt[t.active * N_FOODS + kind] += 1
        t.stored[t.active] += 1
        t.taken += 1
        if t.recording:
            story.took(t, kind)
        if can_take(t):
            return
    draw_stones(t)


# --- stones (YAK-6.3 to 6.5)


def draw_stones(t: YakTable) -> None:
    """The draw is mandatory, unless every cart is full or the quarry is closed (YAK-6.3, 6.4, 7.9)."""
    t.taken = 0
    if t.is_open and any_room(t):
        t.switch(MARKET_DRAW)
        quarry.start(t, DRAW_MARKET)
    else:
        t.switch(TURN_END)


def any_room(t: YakTable) -> bool:
    cart: i64
    for cart in range(t.stops):
        if t.loaded[cart] < CART_STONES:
            return True
    return False


def show_stones(t: YakTable) -> None:
    """One is chosen once all fog is replaced (YAK-6.5); a closing quarry may have given none (YAK-7.10)."""
    stone: i64
    for stone in range(N_STONES):
        if t.drawn[stone] > 0:
            t.switch(PUT)
            return
    t.switch(TURN_END)


def offer_carts(t: YakTable, out: vec[i64]) -> i64:
    """Any drawn stone on any cart with fewer than four (YAK-6.3)."""
    n: i64 = 0
    stone: i64
    cart: i64
    for stone in range(N_STONES):
        if t.drawn[stone] > 0:
            for cart in range(t.stops):
                if t.loaded[cart] < CART_STONES:
                    out[n] = PUT_STONE + stone * N_CARTS + cart
                    n += 1
    return n


def put(t: YakTable, action: i64) -> None:
    stone: i64 = (action - PUT_STONE) // N_CARTS
    cart: i64 = (action - PUT_STONE) % N_CARTS
    t.drawn[stone] -= 1
    t.add_stone(cart, stone)
    if t.recording:
        story.put(t, stone, cart)
    give_back(t)
    t.switch(TURN_END)


def give_back(t: YakTable) -> None:
    """The others go back into the bag, or leave the game with it (YAK-6.3, 7.10)."""
    if t.is_open and t.recording:
        story.returned(t)
    stone: i64
    for stone in range(N_STONES):
        if t.drawn[stone] > 0:
            if t.is_open:
                t.into_bag(stone, t.drawn[stone])
            else:
                t.lost = stone
                if t.recording:
                    story.lost(t)
            t.drawn[stone] = 0
