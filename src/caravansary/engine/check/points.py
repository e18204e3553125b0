"""Checks of what is counted: pieces that stay, score sheets that add up, an end with winners."""

from caravansary.engine.check.report import demand
from caravansary.engine.contract import State
from caravansary.engine.log import END_REASON


def conserved(state: State, totals: dict[str, int]) -> None:
    """Totals are those of the start, and the state finds no flaw in itself."""
    now = state.totals()
    changed = {name: (totals.get(name), now.get(name)) for name in {*totals, *now} if totals.get(name) != now.get(name)}
    demand(not changed, "conservation", f"changed (before, now): {changed}")
    flaws = state.flaws()
    demand(not flaws, "conservation", "; ".join(flaws))


def scores(state: State) -> None:
    """Score lines add up, places start at 1, winners and returns follow from them."""
    lines, points = state.breakdown(), state.scores()
    demand(len(points) == len(lines) == state.game.players, "score", "not one score and one sheet per seat")
    for seat, sheet in enumerate(lines):
        total = sum(line.points for line in sheet)
        demand(total == points[seat], "score", f"seat {seat} has {points[seat]} points, its lines add up to {total}")
        demand(all(line.key and line.rules for line in sheet), "score", f"seat {seat} has a line without name or rule")
    places = state.places()
    demand(min(places) == 1 and len(places) == state.game.players, "score", f"places {places}")
    if state.is_terminal():
        demand(bool(state.winners()), "score", "a finished game has no winner")
        reason = state.end_reason()
        demand(bool(END_REASON.fullmatch(reason)), "score", f"the end {reason!r} is not a word like sixth_area")
        by = state.ended_by()
        demand(by == [seat for seat in range(state.game.players) if seat in by], "score", f"the end is by seats {by}")
        demand(abs(sum(state.returns())) < 1e-9, "score", f"returns {state.returns()} do not add up to zero")
    else:
        ended = state.end_reason() != "" or bool(state.ended_by())
        demand(not state.winners() and not ended, "score", "a live game has winners or an end")
