"""How good it looks for a seat: points, what the pot is worth one card ahead, and hope for the goal."""

from toll.components import (
    DARING,
    DAYS,
    DECIDE,
    DECK,
    GOAL_POINTS,
    HARDY,
    HARDY_LOSSES,
    HERD,
    HERD_MULES,
    LIGHT,
    LIGHT_MULES,
    LOSING_STORM,
    OVER,
    SAFE,
    SEND,
    STORM,
    VALUES,
)
from toll.rules import score
from toll.state import NO_GOAL, Table

A_MULES_DAY = 4.0  # what a mule brings on an average day
USUAL = 2  # mules a day


def evaluate(t: Table, seat: int) -> float:
    if t.phase() == OVER:
        return float(score(t, seat))
    return t.points[seat] + today(t, seat) + hope(t, seat)


def today(t: Table, seat: int) -> float:
    if t.phase() == SEND:
        return A_MULES_DAY * (t.mules[seat] or USUAL)
    if not t.out[seat]:
        return 0.0
    left = [count - drawn for count, drawn in zip(DECK, t.drawn, strict=True)]
    pot, mules = t.pot(seat), t.mules[seat]
    gain = mules * sum(count * value for count, value in zip(left, VALUES, strict=True)) / sum(left)
    danger = left[STORM] / sum(left) if t.drawn[STORM] == LOSING_STORM - 1 else 0.0
    ahead = (1 - danger) * pot + gain - danger * mules
    order = t.in_turn()
    may_stop = t.phase() == DECIDE and order.index(seat) >= order.index(t.active)
    return max(float(pot), ahead) if may_stop else ahead


def hope(t: Table, seat: int) -> float:
    """The points of the goal, as far as it seems to be met."""
    goal = t.goals[seat]
    if goal == NO_GOAL:
        return 0.0
    days = DAYS - t.day + (t.phase() == SEND and not t.mules[seat])
    sent = t.sent[seat] + (t.mules[seat] if t.phase() == SEND else 0)
    if goal == HERD:
        near = 1 - max(0, HERD_MULES - sent - days * USUAL) / 3
    elif goal == LIGHT:
        near = 1 - max(0, sent + days - LIGHT_MULES) / 1
    elif goal == SAFE:
        near = float(t.lost[seat] == 0)
    elif goal == DARING:
        near = 1.0 if t.crossed[seat] else 0.2 * days + 0.05 * sum(t.drawn) * t.out[seat]
    else:
        assert goal == HARDY
        near = min(1.0, t.lost[seat] / HARDY_LOSSES)
    return GOAL_POINTS[goal] * max(0.0, near)
