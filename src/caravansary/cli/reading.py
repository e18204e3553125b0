"""Reading what people give: files, options, positions and logs. Whatever is wrong is said in one line that names it."""

import json
import sys
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from caravansary.cli.mistakes import BadInput
from caravansary.engine import log
from caravansary.engine.contract import Game, State
from caravansary.engine.log import BadLog, Record
from caravansary.engine.messages import BadOption, BadPosition, Info, Option, Plain
from caravansary.games import game_of, load_game, registered_games
from caravansary.players import PLAYERS, Player, guests, make_player
from caravansary.players.budget import Think, read_think

LARGEST = 64 << 20  # bytes of a file
RESERVED = ("name", "players", "data")  # not options, but how a game is asked for


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
            raise BadInput("cli-too-large", text=path, most=LARGEST >> 20)
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as bad:
        raise BadInput("cli-not-text", text=path, what="UTF-8") from bad


def read_object(text: str, where: str) -> Plain:
    """A JSON object."""
    try:
        found = json.loads(text)
    except json.JSONDecodeError as bad:
        raise BadInput("cli-not-json", text=where, what=bad.msg, line=bad.lineno, column=bad.colno) from bad
    except (ValueError, RecursionError) as bad:
        raise BadInput("cli-not-json-at-all", text=where) from bad
    if not isinstance(found, dict):
        raise BadInput("cli-not-object", text=where)
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
        check_seats(info_of(self.name), players or self.players)
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
    infos = {info.name: info for info in registered_games()}
    if name not in infos:
        raise BadInput("cli-no-game", infos, text=name[:60])
    return infos[name]


def check_seats(info: Info, players: int | None) -> None:
    """Refuse a number of players that a game is not for."""
    if players is not None and not info.min_players <= players <= info.max_players:
        bounds = {"least": str(info.min_players), "most": str(info.max_players)}
        raise BadInput("cli-seats", game=info.title, count=str(players), **bounds)


def read_options(name: str, texts: Sequence[str]) -> Plain:
    """The options of a game from texts like ``boards=ACD``."""
    known = {option.name: option for option in info_of(name).options}
    chosen: Plain = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadInput("cli-option-form", text=text)
        if key in RESERVED or key not in known:
            raise _no_option(name, text, key, known)
        if key in chosen:
            raise BadInput("cli-option-twice", what=text, text=key)
        chosen[key] = option_value(known[key], value)
    return chosen


def _no_option(name: str, text: str, key: str, known: Collection[str]) -> BadInput:
    if not known:
        return BadInput("cli-option-none", what=text, game=name)
    return BadInput("cli-option-unknown", known, what=text, game=name, text=key)


def option_value(option: Option, text: str) -> object:
    """The value a text stands for, of the kind this option has."""
    kind = type(option.default)
    for choice in option.choices or ((False, True) if kind is bool else ()):
        if text in (str(choice), json.dumps(choice)):
            return choice
    if kind is bool:
        raise BadInput("cli-option-choice", text=f"{option.name}={text}")
    if kind is int and not option.choices:
        try:
            return int(text)
        except ValueError as bad:
            raise BadInput("cli-option-number", text=f"{option.name}={text}") from bad
    return text  # what is not among the choices, the game refuses


# --- players


def read_player(name: str) -> Player:
    """A player by its name. A name with a colon says more than who it is; what is wrong with it has been said already."""
    try:
        return make_player(name)
    except BadOption as bad:
        if ":" in name:
            raise
        raise BadInput("cli-no-player", (*PLAYERS, *guests()), text=name) from bad


def read_thinking(text: str) -> Think:
    """How long somebody thinks about one decision."""
    try:
        return read_think(text)
    except BadOption:
        raise BadInput("cli-think", text=text) from None


# --- positions


def read_position(text: str, where: str, options: Sequence[str] | None, data: str | None) -> State:
    """The state of a position; how many play is the number of its seats."""
    position = read_object(text, where)
    name, seats = position.get("game"), position.get("seats")
    if not isinstance(name, str):
        raise BadInput("cli-neither", text=where)
    if not isinstance(seats, list):
        raise BadInput("cli-no-seats", text=where)
    try:
        check_seats(info_of(name), len(seats))
    except BadInput as bad:
        raise bad.found_in(where) from None
    with naming(where):
        game = read_setup(name, len(seats), options, data).game(len(seats))
        return game.from_position(position)
