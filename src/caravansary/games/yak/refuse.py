"""Why not: verdicts on actions that the rules do not allow, with the ids of the ledger."""

from typing import Final

from caravansary.engine.messages import Args, Verdict
from caravansary.games.yak.build import is_affordable, is_payable, price, spendable
from caravansary.games.yak.components import (
    BUILD,
    CART_FOOD,
    CART_STONES,
    CRYSTAL,
    FORBIDDEN,
    LAST_DAY,
    MARKETING,
    MOST_STONES,
    N_CARTS,
    N_FOODS,
    N_STONES,
    PAYMENTS,
    RESTOCKING,
    YURT_FOOD,
)
from caravansary.games.yak.market import any_room
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
from caravansary.games.yak.story import card_word, cart_word, cell_args, food_word, stone_word
from caravansary.games.yak.tower import GROUND, N_CELLS, PLACES, free_cells

# What has to be decided before a later step of the same turn.
FIRST: Final = {
    int(BUY): ("YAK-3.10", "yak-no-step-buy"),
    int(PAY): ("YAK-3.5", "yak-no-step-pay"),
    int(KEEP): ("YAK-3.9", "yak-no-step-keep"),
    int(MARKET): ("YAK-6.1", "yak-no-step-take"),
}
STEPS: Final = [  # the first action of each kind, from the last kind on, and the phase it belongs to
    (int(PUT_STONE), int(PUT)),
    (int(TAKE_FOOD), int(MARKET)),
    (int(RESTOCK_FOOD), int(RESTOCK)),
    (int(PLACE_STONE), int(PLACE)),
    (int(KEEP_FOOD), int(KEEP)),
    (int(PAY_FOOD), int(PAY)),
    (int(BUY_STONE), int(BUY)),
]


def refuse_seat(t: YakTable, seat: int) -> Verdict:
    """Why a seat that owes nothing may not act."""
    if t.phase() == DAWN:
        return Verdict(False, ("YAK-2.2",), "yak-no-committed")
    key = "yak-no-turn-over" if t.is_shown(seat) else "yak-no-wait"
    return Verdict(False, ("YAK-2.3",), key, {"active": int(t.active)})


def refuse(t: YakTable, action: int, seat: int) -> Verdict:
    """Why a seat that owes a decision may not choose this one."""
    phase = int(t.phase())
    if phase == DAWN:
        return Verdict(False, ("YAK-2.1",), "yak-no-dawn")
    if action < BUY_STONE:
        return refuse_card(t)
    if action == DONE:
        return refuse_done(t)
    step = step_of(action)
    card = BUILD if step <= PLACE else RESTOCKING if step == RESTOCK else MARKETING
    if t.card[t.active] != card:
        args: Args = {"played": card_word(int(t.card[t.active])), "card": card_word(int(card))}
        return Verdict(False, ("YAK-2.3",), "yak-no-other-card", args)
    if step == BUY:
        return refuse_buy(t, action - int(BUY_STONE))
    if step == PAY:
        return refuse_payment(t, PAYMENTS[action - int(PAY_FOOD)])
    if step == KEEP:
        return refuse_keep(t, PAYMENTS[action - int(KEEP_FOOD)])
    if step == PLACE:
        return refuse_place(t, *divmod(action - int(PLACE_STONE), int(N_CELLS)))
    if step == RESTOCK:
        lacking: Args = {"food": food_word(action - int(RESTOCK_FOOD)), "cart": cart_word(int(t.own))}
        return Verdict(False, ("YAK-5.2",), "yak-no-restock-food", lacking)
    if step == MARKET:
        return refuse_take(t, action - int(TAKE_FOOD))
    return refuse_put(t, *divmod(action - int(PUT_STONE), int(N_CARTS)))


def step_of(action: int) -> int:
    """The phase in which an action belongs; not for cards and `done`."""
    return next(phase for start, phase in STEPS if action >= start)


def first(t: YakTable) -> Verdict:
    """For what can follow in this turn: what comes before it."""
    rule, key = FIRST[int(t.phase())]
    return Verdict(False, (rule,), key)


# --- cards and `done`


def refuse_card(t: YakTable) -> Verdict:
    """At noon all cards lie there; on the last day no others are chosen (YAK-9.2, 12.2)."""
    if t.day == t.last_day or t.day >= LAST_DAY:
        rule = "YAK-9.2" if t.day == t.last_day else "YAK-12.2"
        return Verdict(False, ("YAK-2.2", rule), "yak-no-commitment-left")
    return Verdict(False, ("YAK-2.2",), "yak-no-other-commitment")


def refuse_done(t: YakTable) -> Verdict:
    """`done` ends the choice of stones, and of food in the Market; nothing else can be cut short."""
    phase = t.phase()
    if phase == BUY:
        return Verdict(False, ("YAK-3.10",), "yak-no-decline")
    if phase == PAY:
        return chosen(t)
    if phase == KEEP:
        return Verdict(False, ("YAK-3.8",), "yak-no-keep-count", {"room": room(t)})
    if phase == PLACE:
        return Verdict(False, ("YAK-3.11",), "yak-no-keep-back")
    if phase == RESTOCK:
        return Verdict(False, ("YAK-5.2",), "yak-no-skip-restock")
    return Verdict(False, ("YAK-6.3",), "yak-no-skip-put")


# --- Build: stones


def due(t: YakTable) -> int:
    return int(price(t.buying, t.crystals))


def with_stone(t: YakTable, stone: int) -> int:
    """The price with one more stone."""
    return int(price(t.buying + 1, t.crystals + (1 if stone == CRYSTAL else 0)))


def budget(t: YakTable) -> int:
    """The most that this purchase may cost; while the paid food is being loaded, it is counted too."""
    if t.phase() != KEEP:
        return int(t.budget)
    at = int(t.active * N_FOODS)
    had = [int(t.yurt[at + kind] + t.paid[kind]) for kind in range(int(N_FOODS))]
    return sum(had) - (had[int(FORBIDDEN[t.own])] if FORBIDDEN[t.own] >= 0 else min(had))


def refuse_buy(t: YakTable, stone: int) -> Verdict:
    """There is no such stone, it would be the fourth, or too dear; or the stones are chosen already."""
    phase = t.phase()
    if t.load[t.own * N_STONES + stone] == 0:
        return no_stone_there(t, stone)
    if t.buying == MOST_STONES:
        return Verdict(False, ("YAK-3.3",), "yak-no-fourth")
    if phase == PLACE:
        return refuse_late_buy(t, stone)
    if with_stone(t, stone) > budget(t):
        return too_dear(t, stone)
    return chosen(t) if phase == PAY else paid_already()


def refuse_late_buy(t: YakTable, stone: int) -> Verdict:
    """While stones are placed it cannot be seen how many were bought; but what is left in the yurt can."""
    left = int(t.stored[t.active] if FORBIDDEN[t.own] < 0 else spendable(t, t.active, t.own))
    if left < (3 if stone == CRYSTAL else 2):
        return Verdict(False, ("YAK-3.2", "YAK-3.4", "YAK-3.7"), "yak-no-left", {"left": left})
    return paid_already()


def no_stone_there(t: YakTable, stone: int) -> Verdict:
    args: Args = {"stone": stone_word(stone), "cart": cart_word(int(t.own))}
    return Verdict(False, ("YAK-3.1",), "yak-no-stone-there", args)


def too_dear(t: YakTable, stone: int) -> Verdict:
    args: Args = {"price": with_stone(t, stone), "budget": budget(t)}
    return Verdict(False, ("YAK-3.5", "YAK-3.7"), "yak-no-money", args)


def chosen(t: YakTable) -> Verdict:
    return Verdict(False, ("YAK-3.5",), "yak-no-chosen", {"price": due(t)})


def paid_already() -> Verdict:
    return Verdict(False, ("YAK-3.5",), "yak-no-paid")


# --- Build: food


def refuse_payment(t: YakTable, payment: tuple[int, int, int]) -> Verdict:
    phase = t.phase()
    if phase == KEEP or phase == PLACE:
        return paid_already()
    forbidden = int(FORBIDDEN[t.own])
    if forbidden >= 0 and payment[forbidden] > 0:
        args: Args = {"food": food_word(forbidden), "cart": cart_word(int(t.own))}
        return Verdict(False, ("YAK-3.5",), "yak-no-forbidden", args)
    if phase == PAY and sum(payment) != due(t):
        return Verdict(False, ("YAK-3.2", "YAK-3.5"), "yak-no-price", {"price": due(t)})
    if not has_food(t, payment):
        return Verdict(False, ("YAK-3.5",), "yak-no-food")
    if sum(payment) in prices(t):
        return first(t)
    return Verdict(False, ("YAK-3.2", "YAK-3.4"), "yak-no-such-price", {"price": sum(payment)})


def refuse_amounts(verb: str, amounts: tuple[int, int, int]) -> Verdict | None:
    """Why no cart can ever be paid so, or keep so much of a payment; None if one can."""
    if min(amounts) > 0:
        return Verdict(False, ("YAK-3.5", "YAK-3.6"), "yak-no-three-kinds")
    if 1 <= sum(amounts) <= YURT_FOOD:
        return None
    if verb == "pay":
        return Verdict(False, ("YAK-3.2", "YAK-3.4"), "yak-no-price-ever", {"price": sum(amounts)})
    return Verdict(False, ("YAK-3.8", "YAK-3.9"), "yak-no-keep-ever")


def has_food(t: YakTable, payment: tuple[int, int, int]) -> bool:
    at = int(t.active * N_FOODS)
    return all(payment[kind] <= t.yurt[at + kind] for kind in range(int(N_FOODS)))


def prices(t: YakTable) -> list[int]:
    """What the purchase may come to cost, with more stones of the cart or, once they are chosen, as it is."""
    if t.phase() == PAY:
        return [due(t)]
    crystals = int(t.load[t.own * N_STONES + CRYSTAL])
    coloured = int(t.loaded[t.own]) - crystals
    more = [(a, b) for a in range(coloured + 1) for b in range(crystals + 1) if 0 < t.buying + a + b <= MOST_STONES]
    totals = [int(price(t.buying + a + b, t.crystals + b)) for a, b in more]
    return [total for total in totals if total <= t.budget]


def room(t: YakTable) -> int:
    """For food, on the own cart."""
    return int(CART_FOOD - t.carried[t.own])


def refuse_keep(t: YakTable, kept: tuple[int, int, int]) -> Verdict:
    """What stays on the cart is chosen only if a payment of two kinds fits in part (YAK-3.9)."""
    if t.phase() == PLACE:
        return Verdict(False, ("YAK-3.8",), "yak-no-loaded")
    parted = [(int(t.paid[0]), int(t.paid[1]), int(t.paid[2]))] if t.phase() == KEEP else parted_payments(t)
    if not parted:
        return Verdict(False, ("YAK-3.8", "YAK-3.9"), "yak-no-keep-choice")
    if sum(kept) != room(t):
        return Verdict(False, ("YAK-3.8",), "yak-no-keep-count", {"room": room(t)})
    if t.phase() == KEEP:
        lacking = [kind for kind in range(int(N_FOODS)) if kept[kind] > t.paid[kind]]
        return Verdict(False, ("YAK-3.9",), "yak-no-keep-kind", {"food": food_word(lacking[0])})
    if any(all(kept[kind] <= each[kind] for kind in range(int(N_FOODS))) for each in parted):
        return first(t)
    return Verdict(False, ("YAK-3.5", "YAK-3.9"), "yak-no-keep-payable")


def parted_payments(t: YakTable) -> list[tuple[int, int, int]]:
    """The payments to come, of two kinds, of which only a part fits on the cart."""
    totals = [total for total in prices(t) if 0 < room(t) < total]
    possible = [number for number, each in enumerate(PAYMENTS) if sum(each) in totals and sorted(each)[1] > 0]
    return [PAYMENTS[number] for number in possible if is_payable(t, number)]


# --- Build: the tower


def refuse_place(t: YakTable, stone: int, cell: int) -> Verdict:
    """No such stone, no such place; or, while stones are bought and paid, what comes first."""
    phase = t.phase()
    args: Args = {"stone": stone_word(stone), **cell_args(cell)}
    if t.bought[stone] == 0:
        if phase != BUY:
            return Verdict(False, ("YAK-3.11",), "yak-no-stone-bought", args)
        if t.load[t.own * N_STONES + stone] == 0:
            return no_stone_there(t, stone)
        if not is_affordable(t, stone):
            return too_dear(t, stone)
    if t.tower[t.active * N_CELLS + cell] >= 0:
        return Verdict(False, ("YAK-4.7",), "yak-no-filled", args)
    if phase != PLACE and cell in reachable_cells(t, most_to_place(t, stone)):
        return first(t)
    if cell < GROUND:
        return Verdict(False, ("YAK-4.4",), "yak-no-neighbour", args)
    if PLACES[cell][0] <= 5:
        return Verdict(False, ("YAK-4.5",), "yak-no-support", args)
    return Verdict(False, ("YAK-4.6",), "yak-no-support-one", args)


def most_to_place(t: YakTable, stone: int) -> int:
    """How many stones this turn can place at most, one of this kind among them."""
    count, crystals = int(t.buying), int(t.crystals)
    if t.phase() != BUY:
        return count
    at = int(t.own * N_STONES)
    on_cart = [int(t.load[at + kind]) for kind in range(int(N_STONES))]
    if t.bought[stone] == 0:
        count, crystals = count + 1, crystals + (1 if stone == CRYSTAL else 0)
        on_cart[stone] -= 1
    for kind in range(int(N_STONES)):  # crystals last, as they are dearer
        for _ in range(on_cart[kind]):
            more = crystals + (1 if kind == CRYSTAL else 0)
            if count < MOST_STONES and price(count + 1, more) <= t.budget:
                count, crystals = count + 1, more
    return count


def reachable_cells(t: YakTable, stones: int) -> set[int]:
    """Where so many stones, placed one after another, may come to lie."""
    filled = [cell for cell in range(int(N_CELLS)) if t.tower[t.active * N_CELLS + cell] >= 0]
    found: set[int] = set()
    shapes = [filled]
    for _ in range(stones):
        steps = [[*shape, cell] for shape in shapes for cell in free_cells(shape)]
        found |= {shape[-1] for shape in steps}
        shapes = steps
    return found


# --- Market


def refuse_take(t: YakTable, food: int) -> Verdict:
    if t.phase() == PUT:
        return Verdict(False, ("YAK-6.3",), "yak-no-take-late")
    return Verdict(False, ("YAK-6.1",), "yak-no-market-food", {"food": food_word(food)})


def refuse_put(t: YakTable, stone: int, cart: int) -> Verdict:
    """No such cart, no room, no such stone; or, while food is taken, that the draw comes first, if it comes."""
    args: Args = {"stone": stone_word(stone), "cart": cart_word(cart)}
    if cart >= t.stops:
        return Verdict(False, ("YAK-1.4",), "yak-no-such-cart", args)
    taking = t.phase() == MARKET
    if taking and not t.is_open:
        return Verdict(False, ("YAK-7.9",), "yak-no-quarry")
    if taking and not any_room(t):
        return Verdict(False, ("YAK-6.4",), "yak-no-room")
    if t.loaded[cart] == CART_STONES:
        return Verdict(False, ("YAK-6.3",), "yak-no-cart-full", args)
    if not taking:
        return Verdict(False, ("YAK-6.3",), "yak-no-stone-drawn", args)
    if t.bag[stone] == 0:
        return Verdict(False, ("YAK-6.3", "YAK-12.1"), "yak-no-stone-in-bag", args)
    return first(t)
