"""A large enclosure is noticed whichever of its walls closes it. Sections 7 and 8 of the ledger."""

import pytest

from tests.games.playing import play
from tests.marks import rules

from .tables import P, fields, route, seat, table

LYING = route("1,1", "1,4", "2,4", "2,1", "1,1")  # around three tiles in a row
STANDING = route("1,1", "4,1", "4,2", "1,2", "1,1")  # and in a column
SMALL = route("1,1", "1,3", "2,3", "2,1", "1,1")  # around two


def closed(ring: list[str], last: str) -> tuple[list[tuple[int, int, int | None]], bool]:
    """The enclosures after the last wall of a ring, and whether it brought the improvement."""
    walls = [wall for wall in ring if wall != last]
    state = table("3 3", seats={P: {"nurseries": ["1,1"]}}, walls=walls)
    assert fields(state) == []
    play(state, "die 3 wall", f"wall {last}")
    return fields(state), "enclosure" in seat(state, P)["improvements"]


@rules("SILK-7.1", "SILK-8.4")
@pytest.mark.parametrize("last", range(8))
def test_any_wall_may_be_the_one_that_closes_three_tiles(last: int) -> None:
    for ring in (LYING, STANDING):
        assert closed(ring, ring[last]) == ([(3, 3, P)], True)


@rules("SILK-7.1", "SILK-8.4")
@pytest.mark.parametrize("last", range(6))
def test_two_tiles_are_not_enough_for_the_improvement(last: int) -> None:
    assert closed(SMALL, SMALL[last]) == ([(2, 2, P)], False)
