"""Who sits where in which game.

A *seating* says which contestant has each seat. A *round* holds every seating once: each line-up in all its orders around the
table. All games of a round are played under the same luck, so neither dice nor seats favour anybody in the sum of a round.
"""

from collections.abc import Iterator
from itertools import permutations, product
from math import perm
from typing import Final, NamedTuple, TypeAlias

from caravansary.arena.errors import Unplayable

Seating: TypeAlias = tuple[int, ...]

MOST_GAMES: Final = 1_000_000  # of a tournament: its results are kept in memory


class Lineups(NamedTuple):
    """Every meeting of so many contestants at a table with so many seats."""

    contestants: int
    seats: int
    lone: bool = False  # the first contestant sits alone, the second has all other seats

    def in_a_round(self) -> int:
        """How many games a round has, without listing them."""
        if self.lone:
            return self.seats
        if self.contestants >= self.seats:
            return perm(self.contestants, self.seats)
        return int(self.contestants**self.seats) - self.contestants

    def seatings(self) -> Iterator[Seating]:
        """The seatings of a round.

        Everybody sits once where there are enough contestants. Otherwise they sit on several seats, in every way but one that
        has a single contestant on all of them: nobody would be met there.
        """
        everybody = range(self.contestants)
        if self.lone:
            yield from (tuple(int(seat != at) for seat in range(self.seats)) for at in range(self.seats))
        elif self.contestants >= self.seats:
            yield from permutations(everybody, self.seats)
        else:
            yield from (seating for seating in product(everybody, repeat=self.seats) if len(set(seating)) > 1)

    def rounds_for(self, games: int) -> int:
        """How many whole rounds make at least so many games. Refuses what would never end."""
        size = self.in_a_round()
        rounds = -(-games // size)
        if rounds * size > MOST_GAMES:
            raise Unplayable(
                f"{self.contestants} contestants on {self.seats} seats make {size:,} games a round and {rounds * size:,} in all; "
                f"at most {MOST_GAMES:,} can be played"
            )
        return rounds
