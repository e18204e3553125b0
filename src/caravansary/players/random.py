"""A player without any idea: every legal action is as good as the other."""

from caravansary.players.player import Player, Seen


class RandomPlayer(Player):
    """Chooses among the legal actions, each equally likely."""

    name = "random"

    def choose(self, seen: Seen) -> int:
        return seen.legal[int(seen.rng.below(len(seen.legal)))]
