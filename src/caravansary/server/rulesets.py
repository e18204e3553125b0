"""Games as tables need them: each with its options and components is made once, for all tables that play it."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec

from caravansary.engine.contract import Game
from caravansary.engine.messages import Plain
from caravansary.games import game_of

MOST: Final = 200  # that are remembered


def ruleset(name: str, players: int, options: Mapping[str, object], data: Plain | None) -> Game:
    """A game never changes, so tables can share it. Raises `BadOption` or `BadPosition` as `load_game` does."""
    asked = {"game": name, "players": players, "options": options, "data": data}
    return _made(msgspec.json.encode(asked, order="deterministic"))


@lru_cache(MOST)
def _made(asked: bytes) -> Game:
    return game_of(msgspec.json.decode(asked))
