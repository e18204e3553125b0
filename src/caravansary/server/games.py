"""What the house offers: the games, their component data and the words, as answers to plain requests."""

from collections.abc import Set
from functools import lru_cache
from typing import Final

import msgspec

from caravansary.games import COMPONENTS, registered_games
from caravansary.games.registry import file_of
from caravansary.players import LEVELS
from caravansary.server.messages import GameInfo, GamesAnswer
from caravansary.version import VERSION
from caravansary.words.catalogue import LANGUAGES, books

TO_LEARN: Final = ("rules", "lessons")  # what a game may have words for besides its table


def games_answer(guests: tuple[str, ...] = (), own: Set[str] = frozenset()) -> bytes:
    """All games, which version of the house they are played in, and who can be asked to play them: the levels of the house, and
    bots of others; those in `own` are laid with an owner's own component data in this house."""
    return _games_answer(guests, frozenset(own))


@lru_cache(16)
def _games_answer(guests: tuple[str, ...], own: frozenset[str]) -> bytes:
    bots = [*LEVELS, *guests]
    found = [
        msgspec.convert(
            {**info.as_dict(), "bots": bots, "books": _books(info.name), "own_data": info.name in own}, GameInfo
        )
        for info in registered_games()
    ]
    return msgspec.json.encode(GamesAnswer(VERSION, found))


def _books(game: str) -> list[str]:
    return [book for book in TO_LEARN if (LANGUAGES[0], f"{game}-{book}") in books()]


@lru_cache(16)  # names come from outside
def data_answer(name: str) -> bytes | None:
    """A game's built-in component data as they are written, for owners to copy and correct; None if there is no such game.

    Rules and lessons are drawn with them; a table tells its own.
    """
    if name not in {info.name for info in registered_games()}:
        return None
    return (file_of(name, COMPONENTS) or "{}").encode()


def words_answer(language: str, book: str = "") -> str | None:
    """What every page says, as one Fluent file, or a book of words; None if the house does not have it.

    Books are what only some pages read: `border` at its table, `border-rules`, `border-lessons`.
    """
    return books().get((language, book))
