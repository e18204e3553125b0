"""Reading what people give: files, options, positions and logs. Whatever is wrong is said in one line that names it."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from caravansary.engine import log
from caravansary.engine.contract import Game, State
from caravansary.engine.log import BadLog, Record
from caravansary.engine.messages import BadOption, BadPosition, Info, Option, Plain
from caravansary.games import game_of, load_game, registered_games

LARGEST = 64 << 20  # bytes of a file
RESERVED = ("name", "players", "data")  # not options, but how a game is asked for


class BadInput(ValueError):
    """Something that was given cannot be used; its text is the one line that is shown."""


@contextmanager
def naming(where: str) -> Iterator[None]:
    """Put the name of a file before what is wrong with it."""
    try:
        yield
    except (BadLog, BadOption, BadPosition) as bad:
        raise BadInput(f"{where}: {bad}") from bad


# --- files


def read_text(path: str) -> str:
    """A whole text file; ``-`` is standard input."""
    try:
        if path == "-":
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(path, "rb") as file:
                content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise BadInput(f"{path}: larger than {LARGEST >> 20} MB")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        raise BadInput(f"{path}: not a text in UTF-8") from bad


def read_object(text: str, where: str) -> Plain:
    """A JSON object."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as bad:
        raise BadInput(f"{where}: not JSON: {bad.msg} (line {bad.lineno}, column {bad.colno})") from bad
    except (ValueError, RecursionError) as bad:
        raise BadInput(f"{where}: not JSON that anybody would write") from bad
    if not isinstance(found, dict):
        raise BadInput(f"{where}: must be a JSON object")
    return found


def read_record(text: str, path: str) -> Record:
    """A match log that is not replayed yet."""
    with naming(path):
        return log.read(text, game_of)


def is_log(text: str) -> bool:
    """Does this text begin like the log of a match?"""
    try:
        first = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and "caravansary" in first


# --- games


class Setup(NamedTuple):
    """A game as it is asked for: plain data, so that another process can set up the same."""

    name: str
    players: int | None
    options: Plain
    data: Plain | None
    source: str = ""  # the file the data come from

    def game(self, players: int | None = None) -> Game:
        """The game, or the same with another number of players."""
        try:
            return load_game(self.name, players or self.players, self.data, **self.options)
        except BadPosition as bad:
            raise BadInput(f"{self.source or self.name}: {bad}") from bad


def read_setup(name: str, players: int | None, options: Sequence[str] | None, data: str | None) -> Setup:
    """What the command line says about the game."""
    chosen = read_options(name, options or ())
    source = None if data is None else read_object(read_text(data), data)
    return Setup(name, players, chosen, source, data or "")


def info_of(name: str) -> Info:
    """A game's facts."""
    for info in registered_games():
        if info.name == name:
            return info
    return load_game(name).info  # raises with the names there are


def read_options(name: str, texts: Sequence[str]) -> Plain:
    """The options of a game from texts like ``boards=ACD``."""
    known = {option.name: option for option in info_of(name).options}
    chosen: Plain = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"--option {text}: must be KEY=VALUE")
        if key in RESERVED or key not in known:
            raise BadInput(f"--option {text}: {name} has no option {key!r}; it has: {', '.join(known) or 'none'}")
        if key in chosen:
            raise BadInput(f"--option {text}: {key} is given twice")
        chosen[key] = option_value(known[key], value)
    return chosen


def option_value(option: Option, text: str) -> object:
    """The value a text stands for, of the kind this option has."""
    kind = type(option.default)
    for choice in option.choices or ((False, True) if kind is bool else ()):
        if text in (str(choice), json.dumps(choice)):
            return choice
    if kind is bool:
        raise BadInput(f"--option {option.name}={text}: must be true or false")
    if kind is int and not option.choices:
        try:
            return int(text)
        except ValueError as bad:
            raise BadInput(f"--option {option.name}={text}: must be a whole number") from bad
    return text  # what is not among the choices, the game refuses


# --- positions


def read_position(text: str, where: str, options: Sequence[str] | None, data: str | None) -> State:
    """The state of a position; how many play is the number of its seats."""
    position = read_object(text, where)
    name, seats = position.get("game"), position.get("seats")
    if not isinstance(name, str):
        raise BadInput(f"{where}: neither the log of a match nor a position: game: must be the name of a game")
    if not isinstance(seats, list):
        raise BadInput(f"{where}: seats: must be a list")
    with naming(where):
        game = read_setup(name, len(seats), options, data).game(len(seats))
        return game.from_position(position)
