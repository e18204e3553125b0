"""The levels that people choose from, the same names in all games.

The lower ones have their own ways of being weak, the upper ones think longer. Up to `hard` they decide the same for the same seed
on any machine; `expert` uses its time, at most about three seconds for all decisions of a turn.
"""

from typing import Final

from caravansary.players.greedy import GreedyPlayer
from caravansary.players.outlook import first_thought
from caravansary.players.player import Player, Seen
from caravansary.players.search.player import SearchPlayer

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
SLIPS: Final = 60  # of a hundred decisions that a beginner makes without looking
MEDIUM: Final = 400  # rounds
HARD: Final = 1500
EXPERT: Final = 0.5  # seconds for the first decision of a turn
FADING: Final = 0.5  # of those who think long: a turn up to the next chance takes twice its first decision at most


class BeginnerPlayer(Player):
    """Sees what is good, and often does not look."""

    name = "beginner"

    def choose(self, seen: Seen) -> int:
        if seen.rng.below(100) >= SLIPS:
            looking = GreedyPlayer()
            action = looking.choose(seen)
            self.thought = looking.thought
            return action
        action = seen.legal[int(seen.rng.below(len(seen.legal)))]
        if len(seen.legal) > 1:
            self.thought = first_thought(seen.imagine(), seen.seat, action, 0, seen.rng.copy())
        return action


def make_level(name: str) -> Player:
    """The player of a level."""
    if name == "beginner":
        return BeginnerPlayer()
    if name == "easy":
        return GreedyPlayer()
    if name == "expert":
        return SearchPlayer(EXPERT, 0, FADING)
    if name == "medium":
        return SearchPlayer(0.0, MEDIUM, quick=True)
    return SearchPlayer(0.0, HARD, FADING)
