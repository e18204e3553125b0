"""Ratings of contestants by openskill's Plackett-Luce model, which takes the whole ranking of a table with many seats.

The games are rated in the order of the schedule, so the result does not depend on who finished first. Contestants do not learn
between games, so nothing is added to their uncertainty from game to game (tau is 0): it only shrinks.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce

from caravansary.arena.lineups import Seating


class Rating(NamedTuple):
    """How strong a contestant is believed to be, and how uncertain that is. Everybody starts at 25 with 25/3."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """A strength that the contestant has almost surely: three sigma below what is believed."""
        return self.mu - 3 * self.sigma


def rate(contestants: int, games: Iterable[tuple[Seating, Sequence[int]]]) -> list[Rating]:
    """The ratings after these games, each a seating and the places of its seats.

    A contestant on several seats is observed on each of them: all seats start from its rating before the game, what they learn
    about mu is added, and each takes its share of the variance. Where one of its seats beats another, they pull
    against each other.
    """
    model = PlackettLuce(tau=0.0)
    now = [Rating(model.mu, model.sigma)] * contestants
    for seating, places in games:
        before = [[model.create_rating([now[contestant].mu, now[contestant].sigma])] for contestant in seating]
        after = model.rate(before, ranks=[float(place) for place in places])
        for contestant in set(seating):
            seats = [after[seat][0] for seat, sitting in enumerate(seating) if sitting == contestant]
            now[contestant] = _learn(now[contestant], [Rating(seat.mu, seat.sigma) for seat in seats])
    return now


def _learn(before: Rating, seats: list[Rating]) -> Rating:
    mu, variance = before.mu, before.sigma**2
    for seat in seats:
        mu += seat.mu - before.mu
        variance *= (seat.sigma / before.sigma) ** 2
    return Rating(mu, sqrt(variance))
