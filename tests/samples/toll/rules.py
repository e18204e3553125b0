"""Who acts, what may be done, and what it does."""

from caravansary.engine.contract import CHANCE, TERMINAL
from librt.vecs import vec
from mypy_extensions import i64

from toll.components import (
    BACK,
    CARDS,
    DARING,
    DAYS,
    DEAL,
    DECIDE,
    DECK,
    FIRST_CARD,
    FIRST_GOAL,
    FIRST_PLAYER,
    FIRST_SEAT,
    FIRST_SEND,
    GO,
    GOAL_POINTS,
    GOALS,
    HARDY_LOSSES,
    HERD,
    HERD_MULES,
    LAST_CARD,
    LIGHT,
    LIGHT_MULES,
    LOSING_STORM,
    MOST_MULES,
    OVER,
    SAFE,
    SEND,
    STORM,
    WEATHER,
)
from toll.state import NO_GOAL, Table


def current_player(t: Table) -> int:
    phase = t.phase()
    if phase == OVER:
        return int(TERMINAL)
    if phase == SEND:
        return next(seat for seat in t.in_turn() if not t.mules[seat])
    return t.active if phase == DECIDE else int(CHANCE)


def owes(t: Table, seat: int) -> bool:
    """TOLL-2.1: all choose at once; TOLL-3.4: on the pass it goes in turn."""
    return not t.mules[seat] if t.phase() == SEND else t.phase() == DECIDE and seat == t.active


def legal_into(t: Table, out: vec[i64]) -> int:
    """TOLL-2.1, TOLL-3.4"""
    first, count = (FIRST_SEND, MOST_MULES) if t.phase() == SEND else (GO, 2)
    for k in range(count):
        out[k] = first + k
    return count


def chance_into(t: Table, out: vec[i64], weights: vec[i64]) -> int:
    """A seat that begins (TOLL-1.1), a goal (TOLL-1.2), or a card of the rest of the deck (TOLL-3.1)."""
    if t.phase() == FIRST_PLAYER:
        found = [(FIRST_SEAT + seat, 1) for seat in range(len(t.points))]
    elif t.phase() == DEAL:
        found = [(FIRST_GOAL + goal, 1) for goal in range(len(GOALS)) if goal not in t.goals]
    else:
        found = [(FIRST_CARD + card, DECK[card] - t.drawn[card]) for card in range(len(CARDS))]
        found = [(action, left) for action, left in found if left]
    for k, (action, weight) in enumerate(found):
        out[k], weights[k] = action, weight
    return len(found)


def act(t: Table, action: int, seat: int) -> None:
    """What an action does; it is known to be legal."""
    phase = t.phase()
    if phase == FIRST_PLAYER:
        t.starter = t.active = action - FIRST_SEAT
        t.tell("toll-event-first", {}, t.starter)
        t.switch(DEAL)
    elif phase == DEAL:
        deal(t, action - FIRST_GOAL)
    elif phase == SEND:
        send(t, seat, action - FIRST_SEND + 1)
    elif phase == WEATHER:
        draw_card(t, action - FIRST_CARD)
    elif action == BACK:
        bank(t, seat, "toll-event-back")
        next_decision(t, seat)
    else:
        t.tell("toll-event-go", {}, seat)
        next_decision(t, seat)


def deal(t: Table, goal: int) -> None:
    """TOLL-1.2: only its owner sees it."""
    owner = next(seat for seat in t.in_turn() if t.goals[seat] == NO_GOAL)
    t.goals[owner] = goal
    t.tell("toll-event-goal", {"goal": f"@toll-goal-{GOALS[goal]}"}, owner, (owner,))
    if NO_GOAL not in t.goals:
        t.switch(SEND)


def send(t: Table, seat: int, mules: int) -> None:
    """TOLL-2.1 sealed, TOLL-2.2 revealed together."""
    t.mules[seat] = mules
    t.tell("toll-event-chosen", {}, seat)
    if 0 in t.mules:
        return
    t.revealed = True
    for each in t.in_turn():
        t.sent[each] += t.mules[each]
        t.out[each] = True
        alone = t.mules.count(t.mules[each]) == 1  # TOLL-2.3
        t.tell("toll-event-sent-alone" if alone else "toll-event-sent", {"mules": t.mules[each]}, each)
    t.switch(WEATHER)


def draw_card(t: Table, card: int) -> None:
    t.drawn[card] += 1
    t.tell("toll-event-card", {"card": f"@toll-card-{CARDS[card]}"})
    out = [seat for seat in t.in_turn() if t.out[seat]]
    if t.drawn[STORM] == LOSING_STORM:  # TOLL-3.3
        for seat in out:
            lose(t, seat)
        end_day(t)
    elif sum(t.drawn) == LAST_CARD:  # TOLL-3.5
        for seat in out:
            t.crossed[seat] += 1
            bank(t, seat, "toll-event-crossed")
        end_day(t)
    else:
        t.active = out[0]
        t.switch(DECIDE)


def lose(t: Table, seat: int) -> None:
    """TOLL-3.3: the pot is gone, and the rescue costs a point for each mule."""
    price = min(t.points[seat], t.mules[seat])
    t.tell("toll-event-lost", {"pot": t.pot(seat), "price": price}, seat)
    t.points[seat] -= price
    t.lost[seat] += 1


def bank(t: Table, seat: int, key: str) -> None:
    """TOLL-3.4, TOLL-3.5"""
    t.tell(key, {"points": t.pot(seat)}, seat)
    t.points[seat] += t.pot(seat)
    t.out[seat] = False


def next_decision(t: Table, seat: int) -> None:
    order = t.in_turn()
    later = [each for each in order[order.index(seat) + 1 :] if t.out[each]]
    t.active = later[0] if later else t.starter
    if later:
        return
    if any(t.out):
        t.switch(WEATHER)
    else:
        end_day(t)


def end_day(t: Table) -> None:
    """TOLL-1.1: the next one begins; TOLL-4.1: after the last day goals are shown."""
    n = len(t.points)
    t.drawn, t.mules, t.out = [0] * len(CARDS), [0] * n, [False] * n
    if t.day < DAYS:
        t.day += 1
        t.starter = t.active = (t.starter + 1) % n
        t.tell("toll-event-day", {"day": t.day}, t.starter)
        t.switch(SEND)
        return
    t.active, t.revealed = t.starter, True
    for seat in t.in_turn():
        points = goal_points(t, seat)
        key = "toll-event-goal-met" if points else "toll-event-goal-missed"
        t.tell(key, {"goal": f"@toll-goal-{GOALS[t.goals[seat]]}", "points": points}, seat)
    t.switch(OVER)


def goal_points(t: Table, seat: int) -> int:
    """TOLL-4.2"""
    goal = t.goals[seat]
    if goal == HERD:
        met = t.sent[seat] >= HERD_MULES
    elif goal == LIGHT:
        met = t.sent[seat] <= LIGHT_MULES
    elif goal == SAFE:
        met = t.lost[seat] == 0
    elif goal == DARING:
        met = t.crossed[seat] > 0
    else:
        met = t.lost[seat] >= HARDY_LOSSES
    return GOAL_POINTS[goal] * met


def score(t: Table, seat: int) -> int:
    return t.points[seat] + (goal_points(t, seat) if t.phase() == OVER else 0)


def places(t: Table) -> list[int]:
    """TOLL-4.3"""
    scores = [score(t, seat) for seat in range(len(t.points))]
    return [1 + sum(other > mine for other in scores) for mine in scores]
