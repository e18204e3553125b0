"""What a seat does not know, drawn anew: the cards of the others that are committed and not uncovered yet (YAK-2.3, 12.1)."""

from caravansary.engine.rng import Rng
from caravansary.games.yak.components import CARDS
from caravansary.games.yak.state import NONE, YakTable


def reseal(t: YakTable, viewer: int, rng: Rng) -> None:
    """Any of the three cards may lie there (YAK-2.2), each equally likely; that one lies there can be seen."""
    for seat in range(int(t.seats)):
        if seat != viewer and t.card[seat] != NONE and not t.is_shown(seat):
            t.card[seat] = rng.below(len(CARDS))
