"""Players by name, as they are called on the command line, by the server and in Python."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from caravansary.engine.messages import BadOption
from caravansary.players.budget import read_think
from caravansary.players.elsewhere import installed, is_object, made, maker_of
from caravansary.players.greedy import GreedyPlayer
from caravansary.players.guest import PATIENCE, Guest, source_of
from caravansary.players.levels import LEVELS, make_level
from caravansary.players.player import Player
from caravansary.players.random import RandomPlayer
from caravansary.players.search.player import SearchPlayer

PLAYERS: Final = ("random", "greedy", *LEVELS)
SEARCH: Final = "search:"
NAMELESS: Final = "player"  # what a player is called that does not say

# A name, a player, or what makes one: a class, or a function without arguments.
Who: TypeAlias = str | Player | Callable[[], Player]


def make_player(who: Who, patience: float = PATIENCE) -> Player:
    """A player by its name: of `PLAYERS`, `search:200ms` (a time for each decision), `search:500` (rounds), of a package that
    has announced it, or any class as `module:Class`; or from an object: a player, or a class.

    Players of others are wrapped in a `Guest`, which holds them to the rules and lets them think for `patience` seconds about a
    decision. Raises `BadOption` for one that cannot be had.
    """
    if not isinstance(who, str):
        return _from_object(who, patience)
    if not is_of_the_house(who):
        return Guest(made(who, _maker(who)), who, patience)
    if who == "random":
        return RandomPlayer()
    if who == "greedy":
        return GreedyPlayer()
    if who in LEVELS:
        return make_level(who)
    think = read_think(who.removeprefix(SEARCH), SEARCH)
    return SearchPlayer(think.seconds, think.rounds)


def is_of_the_house(name: str) -> bool:
    """Is this the name of a player of ours?"""
    return name in PLAYERS or name.startswith(SEARCH)


def guests() -> tuple[str, ...]:
    """The names of all players that other packages have announced and that can be used."""
    return installed(PLAYERS)


def name_of(who: Who) -> str:
    """What somebody is called."""
    if isinstance(who, str):
        return who
    own = None if isinstance(who, type) else getattr(who, "name", None)
    if isinstance(own, str) and own not in ("", NAMELESS):
        return own
    return str(getattr(who, "__name__", type(who).__name__))


def title_of(name: str) -> str:
    """A player's name as that of somebody at a table."""
    return name.rpartition(":")[2] if is_object(name) else name.capitalize()


def source_files(contestants: Sequence[Who]) -> dict[str, Path]:
    """Where the code of each of these players lies that is not of the house, as far as that is a file."""
    found: dict[str, Path] = {}
    for who in contestants:
        maker: Any = who if not isinstance(who, str) else None if is_of_the_house(who) else maker_of(who)
        file = None if maker is None else source_of(type(maker) if isinstance(maker, Player) else maker)
        if file is not None:
            found[name_of(who)] = Path(file)
    return found


def _maker(name: str) -> Callable[[], Any]:
    make = maker_of(name)
    if make is None:
        known = ", ".join((*PLAYERS, *guests(), "search:200ms", "search:500"))
        raise BadOption(f"there is no player {name!r}; there are: {known}, and your own as module:Class")
    return make


def _from_object(who: Any, patience: float) -> Player:
    """A player that was given itself, or by what makes it."""
    name = name_of(who)
    player = who if callable(getattr(who, "choose", None)) and not isinstance(who, type) else made(name, who)
    return Guest(player, name, patience)
