"""Enclosures: section 7 of the ledger."""

import pytest

from caravansary.engine.messages import Message
from caravansary.words import say
from tests.games.playing import play, seen
from tests.marks import rules

from .tables import B, G, P, Seats, Y, ended, fields, route, score, sides, table

PAIR = route("1,1", "1,3", "2,3", "2,1", "1,1")  # around 1,1 and 1,2
CLAIMED = {"improvements": ["enclosure"]}  # by somebody, when an enclosure stands already


@rules("SILK-7.1")
def test_a_region_open_to_the_border_is_no_enclosure() -> None:
    nests = {P: {"nurseries": ["1,1"]}}
    assert len(seen(table(seats=nests, walls=PAIR))["enclosures"]) == 1
    assert seen(table(seats=nests, walls=PAIR[1:]))["enclosures"] == []
    border = route("1,0", "1,2", "0,2")  # the border itself is no wall
    assert seen(table(seats=nests, walls=border))["enclosures"] == []
    assert seen(table(seats=nests))["enclosures"] == []


@rules("SILK-7.1", "SILK-7.4", "SILK-6.4")
def test_s19_a_corner_enclosed_by_border_walls() -> None:
    ring = route("0,0", "0,2", "1,2", "1,0", "0,0")
    tie = table(players=2, seats={P: {"nurseries": ["0,1"]}, G: {"nurseries": ["1,2"]}}, walls=ring)
    assert seen(tie)["enclosures"] == [{"tiles": ["0,0", "0,1"], "contacts": [1, 1], "controller": None, "value": 0}]
    nests = {P: {"nurseries": ["0,1", "1,2"]}, G: {"nurseries": ["1,0"]}}
    assert seen(table(players=2, seats=nests, walls=ring))["enclosures"][0]["value"] == 4
    assert seen(table(players=2, seats=nests, walls=ring[1:]))["enclosures"] == []


@rules("SILK-7.1", "SILK-7.4", "SILK-7.7")
def test_the_edge_of_the_board_closes_nothing() -> None:
    seats: Seats = {P: {"nurseries": ["0,1"], "improvements": ["long_wall", "enclosure"], "score": 20}}
    walls = [*route("0,3", "0,0", "2,0"), *route("2,0", "2,2")]
    state = table("3 3", seats=seats, walls=[*walls, *route("2,2", "1,2", "1,3")])
    assert fields(state) == []
    play(state, "die 3 wall", "wall 0,3-1,3")
    assert (fields(state), score(state, P)) == ([(5, 5, P)], 20 + 10)


@rules("SILK-7.2", "SILK-7.3")
def test_only_nurseries_on_walls_around_count() -> None:
    big = route("1,1", "1,4", "4,4", "4,1", "1,1")
    inside = table(
        seats={P: {"nurseries": ["2,2"]}, G: {"nurseries": ["4,4"]}, Y: CLAIMED}, walls=big + route("1,2", "2,2", "3,2")
    )
    (row,) = seen(inside)["enclosures"]
    assert (row["contacts"], row["controller"], row["value"]) == ([0, 1, 0, 0], G, 9)


@rules("SILK-7.2", "SILK-7.6", "SILK-7.5")
def test_s20_an_enclosure_with_a_hole() -> None:
    walls = route("1,1", "1,4", "4,4", "4,1", "1,1") + sides("2,2") + route("1,2", "2,2")
    state = table(
        seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3", "2,2"]}, Y: {"improvements": ["enclosure"]}},
        walls=walls,
    )
    (ring,) = seen(state)["enclosures"]
    assert len(ring["tiles"]) == 8
    assert "2,2" not in ring["tiles"]
    assert (ring["contacts"], ring["controller"], ring["value"]) == ([1, 2, 0, 0], G, 16)


@rules("SILK-7.2", "SILK-7.3", "SILK-7.4", "SILK-7.5")
def test_a_nursery_inside_on_a_dangling_wall_is_not_in_contact() -> None:
    ring = route("1,1", "1,3", "3,3", "3,1", "1,1")
    claimed = {"improvements": ["long_wall", "enclosure"], "score": 20}
    seats: Seats = {P: {"nurseries": ["1,1"], **claimed}, G: {"nurseries": ["2,2"]}}
    assert fields(table(seats=seats, walls=[*ring, "1,2-2,2"])) == [(4, 4, P)]
    through = table(seats=seats, walls=[*ring, *route("1,2", "3,2")])
    assert sorted(fields(through), key=str) == [(2, 0, None), (2, 2, G)]  # now it stands on the wall of both halves


@rules("SILK-7.4")
@pytest.mark.parametrize(
    ("nests", "controller", "value"),
    [
        ({P: ["3,1"]}, None, 0),
        ({P: ["1,1"]}, P, 2),
        ({P: ["1,1"], G: ["2,3"]}, None, 0),
        ({P: ["1,1", "1,3"], G: ["2,2"]}, P, 4),
        ({P: ["1,1"], G: ["1,3"], B: ["2,2"]}, None, 0),
    ],
)
def test_who_controls_an_enclosure(nests: dict[int, list[str]], controller: int | None, value: int) -> None:
    state = table(seats={who: {"nurseries": points} for who, points in nests.items()}, walls=PAIR + route("2,1", "3,1"))
    (row,) = seen(state)["enclosures"]
    assert (row["controller"], row["value"]) == (controller, value)


@rules("SILK-7.4", "SILK-7.5")
def test_more_than_each_other_player_not_more_than_all_together() -> None:
    ring = route("1,1", "1,3", "3,3", "3,1", "1,1")
    purple = {"nurseries": ["1,1", "3,3"], "improvements": ["long_wall", "enclosure"], "score": 20}
    state = table(seats={P: purple, G: {"nurseries": ["1,3"]}, B: {"nurseries": ["3,1"]}}, walls=ring)
    assert fields(state) == [(4, 8, P)]
    assert fields(table(seats={P: purple, G: {"nurseries": ["1,3", "3,1"]}}, walls=ring)) == [(4, 0, None)]


@rules("SILK-7.5", "SILK-7.7", "SILK-9.5")
def test_enclosures_count_at_the_end_barren_tiles_too() -> None:
    nests = {P: {"nurseries": ["1,1", "1,3", "4,1"]}}
    assert table(seats=nests, walls=PAIR).scores()[P] == 5
    state = ended(seats=nests, walls=PAIR, barren=["1,1", "1,2"])
    assert state.scores()[P] == 5 + 2 * 2
    assert ("silk-line-enclosures", 4) in [(line.key, line.points) for line in state.breakdown()[P]]


@rules("SILK-7.1", "SILK-7.5", "SILK-9.5")
def test_every_enclosure_counts_once_at_the_end() -> None:
    both = PAIR + route("3,2", "3,5", "5,5", "5,2", "3,2") + route("3,3", "5,3")  # and six tiles, divided by a wall
    purple = {"nurseries": ["1,1", "3,2", "3,5"], "improvements": ["long_wall", "enclosure"], "score": 20}
    state = ended(seats={P: purple}, walls=both)
    assert sorted(fields(state)) == [(2, 2, P), (2, 2, P), (4, 4, P)]
    assert state.scores()[P] == 20 + 2 + 2 + 4


@rules("SILK-7.6")
def test_a_nested_enclosure_is_its_own() -> None:
    outer = route("0,0", "0,4", "4,4", "4,0", "0,0")[:16]
    state = table(seats={P: {"nurseries": ["0,1"]}, Y: CLAIMED}, walls=outer)
    assert [len(row["tiles"]) for row in seen(state)["enclosures"]] == [16]
    hole = route("1,1", "1,4", "4,4", "4,1", "1,1")
    nested = table(
        seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["2,2"]}, Y: CLAIMED},
        walls=hole + route("2,2", "2,3", "4,3"),
    )
    assert sorted(len(row["tiles"]) for row in seen(nested)["enclosures"]) == [9]
    closed = table(
        seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["2,2"]}, Y: CLAIMED},
        walls=hole + route("2,1", "2,3", "4,3"),
    )
    regions = seen(closed)["enclosures"]
    assert sorted(len(row["tiles"]) for row in regions) == [4, 5]
    assert not set(regions[0]["tiles"]) & set(regions[1]["tiles"])


@rules("SILK-7.4")
def test_two_nurseries_against_one_and_one_control_an_enclosure() -> None:
    pair = route("1,1", "1,3", "2,3", "2,1", "1,1")
    seats = {P: {"nurseries": ["1,1", "1,3"]}, G: {"nurseries": ["2,2"]}, B: {"nurseries": ["4,2"]}, Y: {}}
    (row,) = seen(table(seats=seats, walls=pair))["enclosures"]
    assert (row["contacts"], row["controller"]) == ([2, 1, 0, 0], P)
    three = route("1,1", "1,4", "3,4", "3,1", "1,1")
    seats = {P: {"nurseries": ["1,1", "1,3"]}, G: {"nurseries": ["3,2"]}, B: {"nurseries": ["3,4"]}}
    (row,) = seen(table(seats={**seats, Y: {"improvements": ["enclosure"]}}, walls=three))["enclosures"]
    assert (row["contacts"], row["controller"], row["value"]) == ([2, 1, 1, 0], P, 12)
    page = say(Message("silk-rule-7-4"), "en")
    assert "more nurseries at its walls than each of the others" in page
    assert "several share the most" in page


@rules("SILK-7.8")
def test_a_wall_right_through_an_enclosure_divides_it() -> None:
    """Two by two tiles, nurseries of purple on the left, of green on the right and on the dividing wall."""
    square = route("1,1", "1,3", "3,3", "3,1", "1,1")
    nests = {P: {"nurseries": ["1,1", "3,1"]}, G: {"nurseries": ["3,3", "1,3"]}, Y: {"improvements": ["enclosure"]}}
    (whole,) = seen(table(seats=nests, walls=square))["enclosures"]
    assert (len(whole["tiles"]), whole["controller"]) == (4, None)
    left, right = seen(table(seats=nests, walls=square + route("1,2", "3,2")))["enclosures"]
    assert (left["tiles"], left["contacts"], left["value"]) == (["1,1", "2,1"], [2, 0, 0, 0], 4)
    assert (right["tiles"], right["contacts"], right["value"]) == (["1,2", "2,2"], [0, 2, 0, 0], 4)
    corner = seen(table(seats=nests, walls=square + route("1,2", "2,2", "2,1")))["enclosures"]
    assert [row["tiles"] for row in corner] == [["1,2", "2,1", "2,2"]]  # the single tile belongs to nobody
    dangling = seen(table(seats=nests, walls=square + route("1,2", "2,2")))["enclosures"]
    assert [len(row["tiles"]) for row in dangling] == [4]  # it does not go right through


@rules("SILK-7.8", "SILK-7.3")
def test_a_nursery_on_the_dividing_wall_counts_for_both_sides() -> None:
    square = route("1,1", "1,3", "3,3", "3,1", "1,1")
    nests = {P: {"nurseries": ["1,1"]}, G: {"nurseries": ["2,2"]}, Y: {"improvements": ["enclosure"]}}
    parts = seen(table(seats=nests, walls=square + route("1,2", "3,2")))["enclosures"]
    assert [(row["contacts"], row["controller"]) for row in parts] == [([1, 1, 0, 0], None), ([0, 1, 0, 0], G)]
