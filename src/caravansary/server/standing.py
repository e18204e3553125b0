"""How a table stands, in the few numbers that everybody who sits there may know."""

from typing import NamedTuple

from caravansary.engine.contract import State


class Standing(NamedTuple):
    """Who owes a decision; when it is over, the places. Points only where they lie open."""

    pending: list[int]
    places: list[int]
    winners: list[int]
    scores: list[int]


def standing(state: State) -> Standing:
    """Nothing but what is in every viewer's snapshot."""
    over = state.is_terminal()
    return Standing(
        pending=state.pending(),
        places=state.places() if over else [],
        winners=state.winners() if over else [],
        scores=state.scores() if state.scores_open() else [],
    )
