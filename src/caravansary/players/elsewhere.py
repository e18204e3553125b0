"""Players of other people, by name: of packages that say so by an entry point, and any class as ``module:Class``.

A package says in its ``pyproject.toml``::

    [project.entry-points."caravansary.players"]
    scout = "scout:Scout"

A module is looked for where Python looks, and last of all in the current folder. What is named there is called without arguments
and must make something with a method ``choose``.
"""

import os
import re
import sys
import warnings
from collections.abc import Callable, Collection
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from caravansary.engine.messages import BadOption, short
from caravansary.players.guest import Trouble, asked

ENTRY_POINTS: Final = "caravansary.players"
NAME: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,39}")  # no comma, no colon: names stand in lists
OBJECT: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")  # module:Class
LOADING: Final = 60.0  # seconds


def is_object(name: str) -> bool:
    """Is this the name of a class in a module?"""
    return OBJECT.fullmatch(name) is not None


@cache
def packaged() -> dict[str, EntryPoint]:
    """The players that packages have announced; none of them is loaded for that."""
    found: dict[str, EntryPoint] = {}
    for name, value in sorted({(point.name, point.value) for point in entry_points(group=ENTRY_POINTS)}):
        if NAME.fullmatch(name) is None:
            _leave_out(value, f"{short(name)} is no name for a player: letters, digits, '_', '-' and '.'")
        elif name in found:
            _leave_out(value, f"there is a player {name} already")
        else:
            found[name] = EntryPoint(name, value, ENTRY_POINTS)
    return found


@cache
def installed(taken: Collection[str] = ()) -> tuple[str, ...]:
    """The names of all players of packages that can be used. The others are told of in a warning: whatever a stranger's package
    does wrong must not keep anybody from the other players."""
    found = []
    for name, point in packaged().items():
        if name in taken:
            _leave_out(point.value, f"there is a player {name} already")
            continue
        try:
            _callable(name, point.load)
        except BadOption as bad:
            _leave_out(point.value, str(bad))
        else:
            found.append(name)
    return tuple(found)


def _leave_out(value: str, why: str) -> None:
    warnings.warn(f"{value}: left out, {why}", stacklevel=3)


def maker_of(name: str) -> Callable[[], Any] | None:
    """What makes the player of this name; None if there is no such name. Raises `BadOption` if it cannot be had."""
    if is_object(name):
        return _callable(name, lambda: _found(name))
    point = packaged().get(name)
    return None if point is None else _callable(name, point.load)


def made(name: str, make: Callable[[], Any]) -> Any:
    """A player made by somebody else's class. Raises `BadOption` with one line if that fails."""
    player = asked(lambda _: make(), None, LOADING)
    if isinstance(player, Trouble):
        raise BadOption(f"player {name} cannot be made: it {player.what}")
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        raise BadOption(f"player {name}: {type(player).__name__} has no method choose(seen)")
    return player


def _callable(name: str, load: Callable[[], Any]) -> Callable[[], Any]:
    found = asked(lambda _: load(), None, LOADING)
    if isinstance(found, Trouble):
        raise BadOption(f"player {name} cannot be loaded: it {found.what}")
    if not callable(found):
        raise BadOption(f"player {name}: {type(found).__name__} is no class")
    make: Callable[[], Any] = found
    return make


def _found(name: str) -> Any:
    module, _, path = name.partition(":")
    look_here()
    found: Any = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


def look_here() -> None:
    """Modules may lie in the current folder too. It comes last, so that nothing there hides what Python knows by that name."""
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
