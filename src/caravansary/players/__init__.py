"""The players of the house, and whoever else comes to play."""

from caravansary.engine.messages import BadPlayer
from caravansary.players.greedy import GreedyPlayer
from caravansary.players.levels import LEVELS
from caravansary.players.named import PLAYERS, Who, guests, make_player
from caravansary.players.player import Player, Seen, Thought
from caravansary.players.random import RandomPlayer
from caravansary.players.search.player import SearchPlayer

__all__ = [
    "LEVELS",
    "PLAYERS",
    "BadPlayer",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Seen",
    "Thought",
    "Who",
    "guests",
    "make_player",
]
