"""Caravansary: four modern board games, one compiled rules engine."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
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

# Where each name is. It is imported when it is first asked for, so that the command line's help needs no engine.
_PLACES: Final = {
    "engine.contract": ("CHANCE", "TERMINAL", "Game", "State"),
    "engine.match": ("Match",),
    "engine.messages": ("Event", "Info", "Message", "Refused", "Verdict"),
    "engine.rng": ("Rng",),
    "games": ("check_game", "load_game", "load_match", "registered_games"),
}


def __getattr__(name: str) -> Any:
    for place, names in _PLACES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{place}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
