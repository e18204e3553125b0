"""The players of the house, by name."""

import re
from typing import Final

from caravansary.engine.messages import BadOption
from caravansary.players.greedy import GreedyPlayer
from caravansary.players.levels import LEVELS, make_level
from caravansary.players.player import Player, Seen, Thought
from caravansary.players.random import RandomPlayer
from caravansary.players.search.player import SearchPlayer

PLAYERS: Final = ("random", "greedy", *LEVELS)
SEARCH: Final = re.compile(r"search:(?:([1-9][0-9]{0,4})ms|([1-9][0-9]{0,6}))")


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
    found = SEARCH.fullmatch(name)
    if found is None:
        raise BadOption(f"there is no player {name!r}; there are: {', '.join(PLAYERS)}, search:200ms, search:500")
    time, rounds = found.groups()
    return SearchPlayer(int(time) / 1000, 0) if time else SearchPlayer(0.0, int(rounds))


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
