"""What the house offers: the games, their component data and the words, as answers to plain requests."""

from functools import cache, lru_cache
from typing import Final

import msgspec

from caravansary.games import built_in_data, registered_games
from caravansary.players import LEVELS
from caravansary.server.messages import GameInfo, GamesAnswer
from caravansary.words.catalogue import books

# Announced on the home page; they cannot be played yet.
TO_COME: Final = (
    GameInfo("silk", "Silk", (2, 4), 45, ["Luis Ranedo"], "", [], False, []),
    GameInfo("silk_road", "Silk Road", (3, 6), 60, ["Ted Cheatham", "Bruno Faidutti"], "", [], False, []),
    GameInfo("yak", "Yak", (2, 4), 45, ["Michael Luu"], "", [], False, []),
)


@cache
def games_answer() -> bytes:
    """All games, those to come behind those that can be played."""
    ready = [
        msgspec.convert({**info.as_dict(), "ready": True, "bots": list(LEVELS)}, GameInfo)
        for info in registered_games()
    ]
    names = {game.name for game in ready}
    return msgspec.json.encode(GamesAnswer([*ready, *(game for game in TO_COME if game.name not in names)]))


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
