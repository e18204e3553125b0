"""What a seat may know, and what it can imagine of the rest."""

from caravansary.engine.contract import Plain
from caravansary.engine.rng import Rng

from toll.components import GOALS, MOST_MULES, OVER, SEND
from toll.state import NO_GOAL, OF_SEATS, Table, position


def view(t: Table, seat: int | None) -> Plain:
    """TOLL-1.2: others' goals are hidden until the end; TOLL-2.1: and so is a choice, until all are made."""
    full = position(t)
    goals, mules = full["goals"], full["mules"]
    assert isinstance(goals, list) and isinstance(mules, list)
    hidden = t.phase() == SEND
    return {
        **full,
        "goals": [goal if t.phase() == OVER or owner == seat else None for owner, goal in enumerate(goals)],
        "mules": [0 if hidden and owner != seat else count for owner, count in enumerate(mules)],
        "chosen": [count > 0 for count in t.mules],
        "pots": [t.pot(each) for each in range(len(t.points))],
        "you": seat,
    }


def resample(t: Table, other: Table, seat: int, rng: Rng) -> None:
    """Into a copy: others' goals from all that are not the seat's own, and sealed choices that could be."""
    if t.phase() == OVER:
        return
    free = [goal for goal in range(len(GOALS)) if goal != t.goals[seat]]
    rng.shuffle(free)
    for owner in range(len(t.points)):
        if owner == seat:
            continue
        if t.goals[owner] != NO_GOAL:
            other.goals[owner] = free.pop()
        if t.phase() == SEND and t.mules[owner]:
            other.mules[owner] = 1 + int(rng.below(MOST_MULES))


def observation(t: Table, seat: int) -> dict[str, list[int]]:
    n = len(t.points)
    order = [(seat + k) % n for k in range(n)]
    found = {field: [int(getattr(t, field)[each]) for each in order] for field in (*OF_SEATS, "out")}
    if t.phase() == SEND:
        found["mules"] = found["mules"][:1] + [0] * (n - 1)
    return {
        "goal": [int(t.goals[seat] == goal) for goal in range(len(GOALS))],
        **found,
        "pots": [t.pot(each) for each in order],
        "drawn": t.drawn[:],
        "day": [t.day],
        "starter": [(t.starter - seat) % n],
    }
