"""The levels that people choose from, the same names in all games.

The lower three look one decision ahead and slip more or less often; the upper two search, `hard` quickly. Up to `hard` they
decide the same for the same seed on any machine; `expert` uses its time, at most three seconds for all decisions of a turn.
"""

from typing import Final

from caravansary.players.greedy import GreedyPlayer
from caravansary.players.player import Player, Seen
from caravansary.players.search.player import SearchPlayer

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
SLIPS: Final = {"beginner": 60, "easy": 20, "medium": 0}  # of a hundred decisions that are made without looking
EXPERT: Final = 0.45  # seconds for the first decision of a turn
FADING: Final = 0.5  # of who thinks long: a turn up to the next chance takes twice its first decision at most


class SlippingPlayer(Player):
    """Sees what is good, and sometimes does not look: then anything will do that is not plainly silly."""

    name = "slipping"
    slips: int

    def __init__(self, slips: int) -> None:
        super().__init__()
        self.slips = slips

    def choose(self, seen: Seen) -> int:
        if seen.rng.below(100) >= self.slips:
            return GreedyPlayer().choose(seen)
        choices = seen.sensible()
        return choices[int(seen.rng.below(len(choices)))]


def make_level(name: str) -> Player:
    """The player of a level."""
    if name == "expert":
        return SearchPlayer(EXPERT, 0, FADING)
    if name == "hard":
        return SearchPlayer(0.0, 0, quick=True)
    return SlippingPlayer(SLIPS[name])
