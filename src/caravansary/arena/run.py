"""A tournament from its first game to its last, alone or going on from a record."""

from collections.abc import Callable
from typing import TypeVar

from caravansary.arena.crew import Crew, play_all
from caravansary.arena.record import Record
from caravansary.arena.tournament import Played, Tournament

Slip = TypeVar("Slip")


def run(
    tournament: Tournament,
    crew: Crew[Slip],
    record: Record | None = None,
    reach: Callable[[int], None] = lambda done: None,
) -> list[Played]:
    """All games in the order of the schedule, whoever played them and in whatever order they finished.

    What the record holds is not played again. `reach` is told how many games there are whenever some came in.
    """
    tournament.check()
    games = dict(record.games) if record is not None else {}
    missing = [number for number in range(tournament.games) if number not in games]
    reach(len(games))
    for finished in play_all(tournament, missing, crew):
        if record is not None:
            record.add(finished)
        games.update((game.game, game) for game in finished)
        reach(len(games))
    return [games[number] for number in range(tournament.games)]
