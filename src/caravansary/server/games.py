"""What the house offers: the games, their component data and the words, as answers to plain requests."""

from functools import cache, lru_cache
from typing import Final

import msgspec

from caravansary.games import built_in_data, registered_games
from caravansary.players import LEVELS
from caravansary.server.messages import GameInfo, GamesAnswer
from caravansary.words.catalogue import LANGUAGES, books

TO_LEARN: Final = ("rules", "lessons")  # what a game may have words for besides its table


@cache
def games_answer() -> bytes:
    """All games."""
    found = [
        msgspec.convert({**info.as_dict(), "bots": list(LEVELS), "books": _books(info.name)}, GameInfo)
        for info in registered_games()
    ]
    return msgspec.json.encode(GamesAnswer(found))


def _books(game: str) -> list[str]:
    return [book for book in TO_LEARN if (LANGUAGES[0], f"{game}-{book}") in books()]


@lru_cache(16)  # names come from outside
def data_answer(name: str) -> bytes | None:
    """A game's component data, or None if there is no such game."""
    if name not in {info.name for info in registered_games()}:
        return None
    return msgspec.json.encode(built_in_data(name))


def words_answer(language: str, book: str = "") -> str | None:
    """What every page says, as one Fluent file, or a book of words; None if the house does not have it.

    Books are what only some pages read: `border` at its table, `border-rules`, `border-lessons`.
    """
    return books().get((language, book))
