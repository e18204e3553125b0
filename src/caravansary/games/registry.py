"""Which games there are: a folder here is a game of the house; a package elsewhere becomes one by an entry point.

A game's package has a module `game` with its facts (`INFO`) and its class (`GAME`, made from players, options, component data and
whether the data are an owner's own). Beside it lie the files that everybody else asks for by name, all of them optional but the
words: ``en.ftl`` and ``es.ftl``, ``components.json``, ``weights.json``, ``style.json``, ``lessons.json``, ``samples.json``.

Somebody else's package says in its ``pyproject.toml``::

    [project.entry-points."caravansary.games"]
    toll = "toll"
"""

import json
import pkgutil
import warnings
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module, resources
from importlib.metadata import entry_points
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from caravansary.engine.contract import Game
from caravansary.engine.messages import BadOption, BadPosition, Info, Plain, short

ENTRY_POINTS: Final = "caravansary.games"
HERE: Final = "caravansary.games"

Make = Callable[[int, Plain, Plain, bool], Game]


class Entry(NamedTuple):
    """A game's facts, how it is made, and the package that holds its files."""

    info: Info
    make: Make
    package: str


class Unfit(ValueError):
    """A package that is no game: says why."""


@cache
def entries() -> dict[str, Entry]:
    """All games by name: those of the house, then those of other packages."""
    found = {name: _entry(name, f"{HERE}.{name}") for name in _folders()}
    for name, package in sorted(_elsewhere()):
        if name in found:
            warnings.warn(f"{package}: there is a game {name} already; this one is left out", stacklevel=2)
            continue
        # Whatever a stranger's package does wrong must not keep anybody from the other games.
        try:
            found[name] = _entry(name, package)
        except Exception as error:
            warnings.warn(f"{package}: left out, {type(error).__name__}: {short(str(error))}", stacklevel=2)
    return found


def entry(name: str) -> Entry:
    """A game by its name. Raises `BadOption` for a game that is not here."""
    found = entries().get(name)
    if found is None:
        raise BadOption(f"there is no game {short(name)}; there are: {', '.join(entries())}")
    return found


def of_the_house() -> dict[str, Info]:
    """The games that lie here, by name."""
    return {name: each.info for name, each in entries().items() if is_of_the_house(name)}


def is_of_the_house(name: str) -> bool:
    """Does this game lie here, rather than in somebody else's package?"""
    return entries()[name].package == f"{HERE}.{name}"


def _folders() -> list[str]:
    package = import_module(HERE)
    return [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]


def _elsewhere() -> Iterable[tuple[str, str]]:
    return {(point.name, point.value) for point in entry_points(group=ENTRY_POINTS)}


def _entry(name: str, package: str) -> Entry:
    module = import_module(f"{package}.game")
    info, make = getattr(module, "INFO", None), getattr(module, "GAME", None)
    if not isinstance(info, Info) or not callable(make):
        raise Unfit("its module game needs INFO and GAME")
    if info.name != name:
        raise Unfit(f"it is registered as {name}, but its INFO says {short(info.name)}")
    return Entry(info, make, package)


# --- the files in a game's folder


def place_of(name: str, file: str) -> Traversable:
    """Where a file of a game is, or would be."""
    return resources.files(entry(name).package).joinpath(file)


def file_of(name: str, file: str) -> str | None:
    """A text file in a game's folder; None if it has none of that name."""
    place = place_of(name, file)
    return place.read_text("utf-8") if place.is_file() else None


def data_of(name: str, file: str) -> Plain:
    """A JSON object in a game's folder; empty if there is no such file."""
    text = file_of(name, file)
    loaded = json.loads(text) if text is not None else {}
    if not isinstance(loaded, dict):
        raise BadPosition(f"{file}: must be an object")
    return loaded
