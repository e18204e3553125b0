"""Why not: verdicts on actions that the rules do not allow, with the ids of the ledger."""

from typing import Final

from caravansary.engine.messages import Args, Verdict
from caravansary.games.yak.build import price
from caravansary.games.yak.components import (
    BUILD,
    CART_FOOD,
    CRYSTAL,
    FORBIDDEN,
    MARKETING,
    N_CARTS,
    N_FOODS,
    N_STONES,
    PAYMENTS,
    RESTOCKING,
)
from caravansary.games.yak.state import (
    BUY,
    BUY_STONE,
    DAWN,
    DONE,
    KEEP,
    KEEP_FOOD,
    MARKET,
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
from caravansary.games.yak.story import card_word, cart_word, food_word, stone_word
from caravansary.games.yak.tower import CELLS, GROUND, N_CELLS, PLACES

# What has to be decided first, in each phase.
STEPS: Final = {
    int(BUY): ("YAK-3.10", "yak-no-step-buy"),
    int(PAY): ("YAK-3.5", "yak-no-step-pay"),
    int(KEEP): ("YAK-3.9", "yak-no-step-keep"),
    int(PLACE): ("YAK-3.11", "yak-no-step-place"),
    int(RESTOCK): ("YAK-5.1", "yak-no-step-restock"),
    int(MARKET): ("YAK-6.1", "yak-no-step-take"),
    int(PUT): ("YAK-6.3", "yak-no-step-put"),
}


def refuse_seat(t: YakTable, seat: int) -> Verdict:
    """Why a seat that owes nothing may not act."""
    if t.phase() == DAWN:
        return Verdict(False, ("YAK-2.2",), "yak-no-committed")
    return Verdict(False, ("YAK-2.3",), "yak-no-wait", {"active": int(t.active)})


def refuse(t: YakTable, action: int, seat: int) -> Verdict:
    """Why a seat that owes a decision may not choose this one."""
    phase = int(t.phase())
    if phase == DAWN:
        return Verdict(False, ("YAK-2.1",), "yak-no-dawn")
    if action < BUY_STONE:
        return Verdict(False, ("YAK-2.2",), "yak-no-other-commitment")
    needed = step_of(t, action)
    if needed != phase:
        return refuse_step(t, action, needed)
    if phase == BUY:
        return refuse_buy(t, action)
    if phase == PAY:
        return refuse_payment(t, PAYMENTS[action - int(PAY_FOOD)])
    if phase == KEEP:
        return refuse_keep(t, PAYMENTS[action - int(KEEP_FOOD)])
    if phase == PLACE:
        return refuse_place(t, *divmod(action - int(PLACE_STONE), int(N_CELLS)))
    if phase == RESTOCK:
        args: Args = {"food": food_word(action - int(RESTOCK_FOOD)), "cart": cart_word(int(t.own))}
        return Verdict(False, ("YAK-5.2",), "yak-no-restock-food", args)
    if phase == MARKET:
        return Verdict(False, ("YAK-6.1",), "yak-no-market-food", {"food": food_word(action - int(TAKE_FOOD))})
    return refuse_put(t, *divmod(action - int(PUT_STONE), int(N_CARTS)))


def step_of(t: YakTable, action: int) -> int:
    """The phase in which an action belongs; `done` belongs to two."""
    if action == DONE:
        return int(MARKET) if t.phase() == MARKET else int(BUY)
    for start, phase in (
        (PUT_STONE, PUT),
        (TAKE_FOOD, MARKET),
        (RESTOCK_FOOD, RESTOCK),
        (PLACE_STONE, PLACE),
        (KEEP_FOOD, KEEP),
        (PAY_FOOD, PAY),
    ):
        if action >= start:
            return int(phase)
    return int(BUY)


def refuse_step(t: YakTable, action: int, needed: int) -> Verdict:
    """Another card does that, or another step of this card comes first."""
    card = BUILD if needed <= PLACE else RESTOCKING if needed == RESTOCK else MARKETING
    if action != DONE and t.card[t.active] != card:
        args: Args = {"played": card_word(int(t.card[t.active])), "card": card_word(int(card))}
        return Verdict(False, ("YAK-2.3",), "yak-no-other-card", args)
    rule, key = STEPS[int(t.phase())]
    return Verdict(False, (rule,), key)


def refuse_buy(t: YakTable, action: int) -> Verdict:
    if action == DONE:
        return Verdict(False, ("YAK-3.10",), "yak-no-decline")
    stone = action - int(BUY_STONE)
    if t.load[t.own * N_STONES + stone] == 0:
        args: Args = {"stone": stone_word(stone), "cart": cart_word(int(t.own))}
        return Verdict(False, ("YAK-3.1",), "yak-no-stone-there", args)
    total = int(price(t.buying + 1, t.crystals + (1 if stone == CRYSTAL else 0)))
    return Verdict(False, ("YAK-3.5", "YAK-3.7"), "yak-no-money", {"price": total, "budget": int(t.budget)})


def refuse_payment(t: YakTable, payment: tuple[int, int, int]) -> Verdict:
    forbidden = int(FORBIDDEN[t.own])
    if forbidden >= 0 and payment[forbidden] > 0:
        args: Args = {"food": food_word(forbidden), "cart": cart_word(int(t.own))}
        return Verdict(False, ("YAK-3.5",), "yak-no-forbidden", args)
    total = int(price(t.buying, t.crystals))
    if sum(payment) != total:
        return Verdict(False, ("YAK-3.2", "YAK-3.5"), "yak-no-price", {"price": total})
    return Verdict(False, ("YAK-3.5",), "yak-no-food")


def refuse_keep(t: YakTable, kept: tuple[int, int, int]) -> Verdict:
    room = int(CART_FOOD - t.carried[t.own])
    if sum(kept) != room:
        return Verdict(False, ("YAK-3.8",), "yak-no-keep-count", {"room": room})
    lacking = [kind for kind in range(int(N_FOODS)) if kept[kind] > t.paid[kind]]
    return Verdict(False, ("YAK-3.9",), "yak-no-keep-kind", {"food": food_word(lacking[0])})


def refuse_place(t: YakTable, stone: int, cell: int) -> Verdict:
    args: Args = {"stone": stone_word(stone), "cell": CELLS[cell]}
    if t.bought[stone] == 0:
        return Verdict(False, ("YAK-3.11",), "yak-no-stone-bought", args)
    if t.tower[t.active * N_CELLS + cell] >= 0:
        return Verdict(False, ("YAK-4.7",), "yak-no-filled", args)
    if cell < GROUND:
        return Verdict(False, ("YAK-4.4",), "yak-no-neighbour", args)
    if PLACES[cell][0] <= 5:
        return Verdict(False, ("YAK-4.5",), "yak-no-support", args)
    return Verdict(False, ("YAK-4.6",), "yak-no-support-one", args)


def refuse_put(t: YakTable, stone: int, cart: int) -> Verdict:
    args: Args = {"stone": stone_word(stone), "cart": cart_word(cart)}
    if cart >= t.stops:
        return Verdict(False, ("YAK-1.4",), "yak-no-such-cart", args)
    if t.drawn[stone] == 0:
        return Verdict(False, ("YAK-6.3",), "yak-no-stone-drawn", args)
    return Verdict(False, ("YAK-6.3",), "yak-no-cart-full", args)
