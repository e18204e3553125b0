"""Restock: food from the own cart, then a stone for it (section 5 of the ledger)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak import quarry, story
from caravansary.games.yak.components import CART_STONES, DRAW_RESTOCK, N_FOODS, YURT_FOOD
from caravansary.games.yak.state import NONE, RESTOCK, RESTOCK_DRAW, RESTOCK_FOOD, TURN_END, YakTable

DRAWS: Final[i64] = RESTOCK_DRAW


def start(t: YakTable) -> None:
    """Which kind is asked only if there is a choice; a full yurt or a bare cart gives nothing (YAK-5.2)."""
    only: i64 = NONE
    kind: i64
    if t.stored[t.active] < YURT_FOOD:
        for kind in range(N_FOODS):
            if t.food[t.own * N_FOODS + kind] > 0:
                if only != NONE:
                    t.switch(RESTOCK)
                    return
                only = kind
    if only != NONE:
        take(t, only)
    elif t.recording:
        story.nothing_restocked(t)
    draw_stone(t)


def offer_food(t: YakTable, out: vec[i64]) -> i64:
    """Any kind that is on the cart (YAK-5.1, 5.2)."""
    n: i64 = 0
    kind: i64
    for kind in range(N_FOODS):
        if t.food[t.own * N_FOODS + kind] > 0:
            out[n] = RESTOCK_FOOD + kind
            n += 1
    return n


def choose(t: YakTable, action: i64) -> None:
    take(t, action - RESTOCK_FOOD)
    draw_stone(t)


def take(t: YakTable, kind: i64) -> None:
    """All of one kind, as far as the yurt holds eight; the rest stays on the cart (YAK-5.1)."""
    there: i64 = t.food[t.own * N_FOODS + kind]
    room: i64 = YURT_FOOD - t.stored[t.active]
    tokens: i64 = there if there < room else room
    t.food[t.own * N_FOODS + kind] -= tokens
    t.carried[t.own] -= tokens
    t.yurt[t.active * N_FOODS + kind] += tokens
    t.stored[t.active] += tokens
    if t.recording:
        story.restocked(t, kind, tokens)


def draw_stone(t: YakTable) -> None:
    """One stone, unless the cart has four or the quarry is closed (YAK-5.3, 7.9)."""
    if t.is_open and t.loaded[t.own] < CART_STONES:
        t.switch(RESTOCK_DRAW)
        quarry.start(t, DRAW_RESTOCK)
    else:
        t.switch(TURN_END)


def load_stone(t: YakTable) -> None:
    quarry.load_drawn(t, t.own)
    t.switch(TURN_END)
