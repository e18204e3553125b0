"""The day: dawn, noon, dusk, and the end of the game (sections 2, 8 and 9 of the ledger).

What the three cards do stands in `build`, `restock` and `market`, drawing stones and the fog in `quarry`. An action that is
through leaves the phase at TURN_END; then it goes on here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL
from caravansary.games.yak import build, market, quarry, restock, setup, story
from caravansary.games.yak.components import BUILD, LAST_DAY, RESTOCKING
from caravansary.games.yak.scoring import end_reason, sheet
from caravansary.games.yak.state import (
    BUY,
    COMMIT,
    DAWN,
    DRAW_OUTCOME,
    KEEP,
    MARKET,
    NONE,
    OVER,
    PAY,
    PHASES,
    PLACE,
    PUT,
    RESTOCK,
    TURN_END,
    YakTable,
)

ASKED: Final = (BUY, PAY, KEEP, PLACE, RESTOCK, MARKET, PUT)  # phases in which the active player decides
IS_ASKED: Final[vec[i64]] = vec[i64]([1 if phase in ASKED else 0 for phase in range(len(PHASES))])


# --- who acts


def current_player(t: YakTable) -> i64:
    """The active player; at dawn the first in turn order who has not committed; chance; or nobody."""
    phase: i64 = t.phase()
    if IS_ASKED[phase] != 0:
        return t.active
    if phase == DAWN:
        seat: i64 = t.first
        while t.card[seat] != NONE:
            seat = t.next_seat(seat)
        return seat
    return TERMINAL if phase == OVER else CHANCE


def owes(t: YakTable, seat: i64) -> bool:
    """At dawn all who have not committed owe a decision, in any order (YAK-2.1)."""
    if t.phase() == DAWN:
        return t.card[seat] == NONE
    return seat == current_player(t)


def legal_into(t: YakTable, out: vec[i64]) -> i64:
    """What a seat that owes a decision may choose; all that lies open, so the seat makes no difference."""
    phase: i64 = t.phase()
    if phase == DAWN:  # any card, even if it looks useless (YAK-2.2)
        out[0] = COMMIT
        out[1] = COMMIT + 1
        out[2] = COMMIT + 2
        return 3
    if phase == PLACE:
        return build.offer_cells(t, out)
    if phase == BUY:
        return build.offer_stones(t, out)
    if phase == MARKET:
        return market.offer_food(t, out)
    if phase == PUT:
        return market.offer_carts(t, out)
    if phase == PAY:
        return build.offer_payments(t, out)
    if phase == RESTOCK:
        return restock.offer_food(t, out)
    return build.offer_keeping(t, out)


def chance_into(t: YakTable, out: vec[i64], weights: vec[i64]) -> i64:
    """What chance may bring: the set-up, or a token of the bag."""
    if t.phase() < DAWN:
        return setup.chance_into(t, out, weights)
    return quarry.tokens_into(t, out, weights)


def act(t: YakTable, action: i64, seat: i64) -> None:
    """Carry out a legal action, and whatever follows without a decision."""
    phase: i64 = t.phase()
    if seat == CHANCE:
        if phase < DAWN:
            setup.act(t, action)
            return
        draw(t, action - DRAW_OUTCOME)
    elif phase == DAWN:
        commit(t, seat, action - COMMIT)
    elif phase == PLACE:
        build.place(t, action)
    elif phase == BUY:
        build.choose_stone(t, action)
    elif phase == MARKET:
        market.take(t, action)
    elif phase == PUT:
        market.put(t, action)
    elif phase == PAY:
        build.pay(t, action)
    elif phase == RESTOCK:
        restock.choose(t, action)
    else:
        build.keep(t, action)
    while t.phase() == TURN_END:
        end_turn(t)


# --- dawn (YAK-2.1, 2.2)


def commit(t: YakTable, seat: i64, card: i64) -> None:
    """Lay a card face down; when all lie there, noon comes."""
    t.card[seat] = card
    if t.recording:
        story.committed(t, seat)
    other: i64
    for other in range(t.seats):
        if t.card[other] == NONE:
            return
    start_turn(t)


# --- noon (YAK-2.3 to 2.6)


def start_turn(t: YakTable) -> None:
    """The next in turn order, from the baby yak on, uncovers its card and acts at the cart before its yurt (YAK-2.3, 2.4)."""
    t.turn += 1
    seat: i64 = t.first + t.turn
    if seat >= t.seats:
        seat -= t.seats
    t.active = seat
    t.own = t.cart_at[seat]
    t.revealed = True
    if t.recording:
        story.revealed(t)
    card: i64 = t.card[seat]
    t.played[seat] = card
    if card == BUILD:
        build.start(t)
    elif card == RESTOCKING:
        restock.start(t)
    else:
        market.start(t)


def draw(t: YakTable, token: i64) -> None:
    """A token comes out of the bag; once all stones are there, they go where the action wants them."""
    if quarry.draw_token(t, token):
        if t.phase() == build.DRAWS:
            build.load_refill(t)
        elif t.phase() == restock.DRAWS:
            restock.load_stone(t)
        else:
            market.show_stones(t)


def end_turn(t: YakTable) -> None:
    """Fog that was set aside goes to the mountain; then the next player (YAK-2.6)."""
    quarry.raise_fog(t)
    if t.turn + 1 < t.seats:
        start_turn(t)
    else:
        end_noon(t)


# --- dusk and end (sections 8 and 9)


def end_noon(t: YakTable) -> None:
    """After the last day, and after day 200 in any case, there is no dusk (YAK-9.2, 9.4, 12.2)."""
    t.active = NONE
    t.own = NONE
    if t.day == t.last_day or t.day >= LAST_DAY:
        t.switch(OVER)
        if t.recording:
            tell_scores(t)
            story.over(t, end_reason(t))
    else:
        fall_dusk(t)


def tell_scores(t: YakTable) -> None:
    """Group by group, seat by seat."""
    for seat in range(int(t.seats)):
        found = sheet(t, seat)
        for group in found.groups:
            story.scored_group(t, seat, group.colour, group.cells, group.points)
        story.scored(t, seat, found.total())


def fall_dusk(t: YakTable) -> None:
    """Cards come back, the baby yak moves on clockwise, all carts move one stop their way (YAK-8.1 to 8.3)."""
    seat: i64
    for seat in range(t.seats):
        t.card[seat] = NONE
    t.turn = NONE
    t.first = t.next_seat(t.first)
    move_carts(t)
    t.day += 1
    t.switch(DAWN)
    if t.recording:
        story.dusk(t)


def move_carts(t: YakTable) -> None:
    """One stop in the direction the yaks face, round a ring (YAK-8.2)."""
    at = t.cart_at
    last: i64 = t.stops - 1
    stop: i64
    if t.direction > 0:
        carried_over: i64 = at[last]
        for stop in range(last, 0, -1):
            at[stop] = at[stop - 1]
        at[0] = carried_over
    else:
        carried_over = at[0]
        for stop in range(last):
            at[stop] = at[stop + 1]
        at[last] = carried_over
