"""The players of the house, by name."""

from caravansary.engine.messages import BadOption
from caravansary.players.greedy import GreedyPlayer
from caravansary.players.player import Player, Seen
from caravansary.players.random import RandomPlayer

PLAYERS: dict[str, type[Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def make_player(name: str) -> Player:
    """A player by its name. Raises `BadOption` for one the house does not have."""
    if name not in PLAYERS:
        raise BadOption(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}")
    return PLAYERS[name]()


__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "Seen", "make_player"]
