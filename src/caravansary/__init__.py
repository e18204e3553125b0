"""Caravansary: four modern board games, one compiled rules engine."""

from caravansary.engine.contract import CHANCE, TERMINAL, Game, State
from caravansary.engine.match import Match
from caravansary.engine.messages import Event, Info, Message, Refused, Verdict
from caravansary.engine.rng import Rng
from caravansary.games import check_game, load_game, load_match, registered_games

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Event",
    "Game",
    "Info",
    "Match",
    "Message",
    "Refused",
    "Rng",
    "State",
    "Verdict",
    "check_game",
    "load_game",
    "load_match",
    "registered_games",
]
