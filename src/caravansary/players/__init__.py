"""The players of the house, by name."""

from typing import Final

from caravansary.engine.messages import BadOption
from caravansary.players.budget import read_think
from caravansary.players.greedy import GreedyPlayer
from caravansary.players.levels import LEVELS, make_level
from caravansary.players.player import Player, Seen, Thought
from caravansary.players.random import RandomPlayer
from caravansary.players.search.player import SearchPlayer

PLAYERS: Final = ("random", "greedy", *LEVELS)
SEARCH: Final = "search:"


def make_player(name: str) -> Player:
    """A player by its name: of `PLAYERS`, or `search:200ms` (a time for each decision), or `search:500` (rounds).

    Raises `BadOption` for one the house does not have.
    """
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer()
    if name in LEVELS:
        return make_level(name)
    if name.startswith(SEARCH):
        think = read_think(name.removeprefix(SEARCH), SEARCH)
        return SearchPlayer(think.seconds, think.rounds)
    raise BadOption(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}, search:200ms, search:500")


__all__ = [
    "LEVELS",
    "PLAYERS",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Seen",
    "Thought",
    "make_player",
]
