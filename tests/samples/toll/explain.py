"""What is asked, what a choice does, and the table drawn in text: keys of `en.ftl` and `es.ftl`, never sentences."""

from caravansary.engine.contract import Plain
from caravansary.engine.messages import Message, Say, Verdict

from toll.components import CARDS, DECK, FIRST_SEND, GO, LAST_CARD, LOSING_STORM, SEND, STORM
from toll.state import Table


def prompt(t: Table, seat: int) -> Message:
    if t.phase() == SEND:
        return Message("toll-prompt-send", {"day": t.day})
    return Message("toll-prompt-decide", {"pot": t.pot(seat), "left": LAST_CARD - sum(t.drawn)})


def describe(t: Table, action: int, seat: int) -> Verdict:
    """For a choice that is offered: what it does, and by which rule."""
    if action < GO:
        return Verdict(True, ("TOLL-2.1",), "toll-do-send", {"mules": action - FIRST_SEND + 1})
    if action > GO:
        return Verdict(True, ("TOLL-3.4",), "toll-do-back", {"pot": t.pot(seat)})
    if t.drawn[STORM] < LOSING_STORM - 1:
        return Verdict(True, ("TOLL-3.2", "TOLL-3.4"), "toll-do-go-calm", {"mules": t.mules[seat]})
    risk = {"storms": DECK[STORM] - t.drawn[STORM], "cards": sum(DECK) - sum(t.drawn), "pot": t.pot(seat)}
    return Verdict(True, ("TOLL-3.3", "TOLL-3.4"), "toll-do-go", risk)


def refuse(t: Table, action: int) -> Verdict:
    if action < GO:
        return Verdict(False, ("TOLL-2.1",), "toll-no-send")
    return Verdict(False, ("TOLL-3.4",), "toll-no-decide")


def draw(view: Plain, say: Say) -> str:
    """What somebody sees, for terminals and for the browser as long as there is no board."""
    counts = _ints(view["drawn"])
    drawn = [say(Message(f"toll-card-{card}")) for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]
    rows = [say(Message("toll-drawing-day", {"day": _int(view["day"])}))]
    if drawn:
        rows.append(say(Message("toll-drawing-weather", {"cards": drawn})))
    points, mules, pots, out = _ints(view["points"]), _ints(view["mules"]), _ints(view["pots"]), view["out"]
    goals, chosen = view["goals"], view["chosen"]
    assert isinstance(goals, list) and isinstance(chosen, list) and isinstance(out, list)
    for seat, each in enumerate(points):
        mark = "*" if view["phase"] == "decide" and seat == view["active"] else " "
        notes = []
        if mules[seat]:
            notes.append(say(Message("toll-drawing-mules", {"mules": mules[seat]})))
        elif chosen[seat]:
            notes.append(say(Message("toll-drawing-chosen")))
        if out[seat]:
            notes.append(say(Message("toll-drawing-pot", {"pot": pots[seat]})))
        if goals[seat]:
            notes.append(say(Message("toll-drawing-goal", {"goal": f"@toll-goal-{goals[seat]}"})))
        rows.append(", ".join([f"{mark} {say(Message('drawing-seat', {'number': seat}))}: {each}", *notes]))
    return "\n".join(rows)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _ints(value: object) -> list[int]:
    assert isinstance(value, list)
    return value
