"""Pebbles with a planted fault, for the tests of the conformance kit."""

from typing import ClassVar

from caravansary.engine.messages import Info
from tests.samples.pebbles import INFO, Pebbles, Table

GAMES = 40


def game_with(table: type[Table], players: int = 3, info: Info = INFO) -> Pebbles:
    """Pebbles at another table, and with other facts if they are given."""

    class Planted(Pebbles):
        made: ClassVar[type[Table]] = table

        def new_initial_state(self) -> Table:
            return self.made(self)

    game = Planted(players)
    game.info = info
    return game
