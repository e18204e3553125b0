"""The player: how long it thinks, and how it thinks about each game."""

from time import perf_counter
from typing import Final

from caravansary.players.player import Player, Seen
from caravansary.players.search.style import Style
from caravansary.players.search.thinking import Thinking

STYLES: Final[dict[str, Style]] = {"": Style(0.5, 0, 1, 6.0, 0.0)}


class SearchPlayer(Player):
    """Thinks for some seconds, or for some rounds: then it decides the same for the same seed."""

    name = "search"
    seconds: float
    rounds: int
    style: Style | None

    def __init__(self, seconds: float = 0.0, rounds: int = 1000, style: Style | None = None) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.style = style

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        table = seen.imagine()
        style = self.style or STYLES.get(table.game.info.name) or STYLES[""]
        thinking = Thinking(table, seen.seat, style, seen.rng)
        if self.seconds > 0.0:
            until = perf_counter() + self.seconds
            while perf_counter() < until:
                thinking.round(seen.imagine())
        else:
            for _ in range(self.rounds):
                thinking.round(seen.imagine())
        return int(thinking.best())
