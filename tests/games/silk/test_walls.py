"""Walls and segments: section 6 of the ledger."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Rng
from tests.games.playing import at_table, names, play, refusal, seen
from tests.marks import rules

from .second_reading import Reading
from .tables import B, G, P, Seats, Y, acting, build, route, score, seat, table, turn_of, worms

RING = route("1,1", "1,4", "2,4", "2,1", "1,1")  # around 1,1 1,2 1,3, clockwise from 1,1
TAIL = route("2,4", "2,6")
NESTS = {P: {"nurseries": ["1,1", "1,3"]}, G: {"nurseries": ["2,4"]}}
FEW = settings(max_examples=4, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)


@rules("SILK-6.1")
def test_one_wall_for_each_edge() -> None:
    state = acting("wall", seats={P: {"nurseries": ["0,1"]}}, walls=route("0,1", "0,2"))
    assert names(state, "wall") == {"0,0-0,1", "0,1-1,1", "0,2-0,3", "0,2-1,2"}
    assert refusal(state, "wall 0,1-0,2") == {"SILK-6.1"}
    play(state, "wall 0,0-0,1")
    assert (seen(state)["supply"], "0,0-0,1" in seen(state)["walls"]) == (18, True)


@rules("SILK-6.1", "SILK-9.1")
def test_s22_the_last_wall() -> None:
    walls = route("0,1", "0,5", "4,5", "4,4")
    state = table("3 3", players=2, seats={P: {"nurseries": ["0,1"], "worms": worms("2,2 1")}}, walls=walls)
    play(state, "die 3 wall", "wall 4,3-4,4")
    assert at_table(state)["trigger"] == {"reason": "walls", "seat": P}
    assert not names(state) & {"die 3 wall"}
    assert refusal(state, "die 3 wall") == {"SILK-6.1"}


@rules("SILK-6.2")
def test_a_wall_must_be_joined_to_an_own_nursery() -> None:
    seats = {P: {"nurseries": ["2,2"]}, G: {"nurseries": ["4,4"]}}
    state = acting("wall", seats=seats, walls=route("2,2", "2,3") + route("4,4", "4,3"))
    assert names(state, "wall") == {
        "1,2-2,2",
        "2,1-2,2",
        "2,2-3,2",
        "1,3-2,3",
        "2,3-2,4",
        "2,3-3,3",
    }
    assert refusal(state, "wall 4,2-4,3") == {"SILK-6.2"}


@rules("SILK-6.2", "SILK-6.3")
def test_s23_going_on_from_a_foreign_nursery() -> None:
    state = table("3 3", seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3"]}}, walls=route("1,1", "1,3"))
    play(state, "die 3 wall", "wall 1,3-1,4")
    assert "1,3-1,4" in at_table(state)["walls"]


@rules("SILK-6.2", "SILK-6.3", "SILK-6.4")
def test_whose_network_may_be_continued() -> None:
    seats: Seats = {P: {"nurseries": ["1,1"]}, G: {"nurseries": ["3,3"]}}
    state = table("3 3", seats=seats, walls=[*route("1,1", "0,1", "0,0"), *route("3,3", "3,4")])
    play(state, "die 3 wall")
    assert names(state, "wall") == {"0,0-1,0", "0,1-0,2", "1,0-1,1", "1,1-1,2", "1,1-2,1"}
    assert "SILK-6.2" in refusal(state, "wall 3,4-3,5")
    assert "SILK-6.1" in refusal(state, "wall 0,0-0,1")


@rules("SILK-6.3")
def test_walls_have_no_owner() -> None:
    """Brown sets a nursery on green's walls: the whole network is brown's too."""
    seats: dict[int, dict[str, Any]] = {G: {"nurseries": ["1,1"]}, B: {"nurseries": ["1,4"], "shepherd": "0,5"}}
    state = table("3 3", active=B, seats=seats, walls=route("1,1", "1,4"))
    play(state, "die 3 wall")
    assert "1,1-2,1" in names(state, "wall")
    assert seen(state)["networks"][B] == ["1,1", "1,2", "1,3", "1,4"]


@rules("SILK-6.3", "SILK-6.6", "SILK-8.3", "SILK-8.4", "SILK-8.6")
def test_e7_the_ring_built_by_one_player() -> None:
    state, gained = build(table(seats=NESTS), P, RING)
    assert gained == [0, 2, 0, 2, 0, 0, 0, 4 + 10]
    assert seat(state, P)["improvements"] == ["enclosure"]
    assert seat(state, P)["walled"] == 8


@rules("SILK-6.3", "SILK-6.8", "SILK-5.7")
def test_a_nursery_on_a_rivals_wall_shares_it_at_once_without_points() -> None:
    seats: Seats = {P: {"nurseries": ["5,1"], "shepherd": "1,3"}, G: {"nurseries": ["1,1"]}}
    state = table("3 4", seats=seats, walls=route("1,1", "1,5"))
    play(state, "die 4 build", "nursery 1,3")
    assert state.scores() == [5, 5, 5, 5]  # it closes a segment of two, but no wall was built
    play(state, "die 3 wall")
    assert {"1,5-1,6", "0,1-1,1"} <= names(state, "wall")


@rules("SILK-6.4")
def test_walls_meet_at_the_corners_of_the_board() -> None:
    state, _ = build(table(seats={P: {"nurseries": ["0,1"]}}), P, route("0,1", "0,0", "1,0"))
    assert at_table(state)["walls"] == ["0,0-0,1", "0,0-1,0"]


@rules("SILK-6.5")
def test_segments_end_at_nurseries_and_visit_no_point_twice() -> None:
    seats = {P: {"nurseries": ["1,1", "1,3", "1,5"]}}
    state = table(seats=seats, walls=route("1,1", "1,5"))
    assert [(row["path"], row["closed"]) for row in seen(state)["segments"]] == [
        (["1,1", "1,2", "1,3"], True),
        (["1,3", "1,4", "1,5"], True),
    ]
    single = table(seats={P: {"nurseries": ["1,1"]}}, walls=route("1,1", "1,2"))
    assert seen(single)["segments"] == []  # one wall is no segment
    corner = table(seats={P: {"nurseries": ["1,1"]}}, walls=route("1,1", "1,0", "0,0", "0,1"))
    assert [row["path"] for row in seen(corner)["segments"]] == [["1,1", "1,0", "0,0", "0,1"]]


@rules("SILK-6.5", "SILK-7.4", "SILK-7.5", "SILK-7.7")
def test_e6_four_segments_and_an_enclosure() -> None:
    state = table(seats={**NESTS, Y: {"improvements": ["enclosure"]}}, walls=RING + TAIL)
    view = seen(state)
    lengths = sorted((row["closed"], row["length"]) for row in view["segments"])
    assert lengths == [(False, 2), (True, 2), (True, 2), (True, 4)]
    assert view["enclosures"] == [
        {"tiles": ["1,1", "1,2", "1,3"], "contacts": [2, 1, 0, 0], "controller": P, "value": 6}
    ]
    assert [row["final"]["enclosures"] for row in view["seats"]] == [6, 0, 0, 0]
    assert state.scores() == [5, 5, 5, 5]


@rules("SILK-6.5", "SILK-6.6", "SILK-7.1")
def test_s14_a_loop_at_a_nursery_round_one_tile() -> None:
    state, gained = build(table(seats={P: {"nurseries": ["1,1"]}}), P, route("1,1", "1,2", "2,2", "2,1", "1,1"))
    assert gained == [0, 0, 0, 4]
    assert seen(state)["enclosures"] == []


@rules("SILK-6.5", "SILK-6.6", "SILK-6.7", "SILK-6.9", "SILK-7.1", "SILK-8.3", "SILK-8.4", "SILK-8.6")
@given(seed=SEEDS, nests=st.sampled_from(["1,1 3,3", "2,2 2,4 4,3", "1,0 1,2 3,2", "2,3"]))
@FEW
def test_every_wall_brings_what_its_paths_and_fields_are_worth(seed: int, nests: str) -> None:
    rng = Rng(seed, "walls")
    state = table("3 3", seats={P: {"nurseries": nests.split()}})
    for _ in range(20):
        state = turn_of(state, P, "3 3")
        play(state, "die 3 wall")
        offered, gains = sorted(names(state, "wall")), {}
        for wall in {offered[int(rng.below(len(offered)))] for _ in range(5)}:
            reading = Reading(state)
            reading.walls.add(wall)
            gains[wall] = reading.worth(wall, seat(state, P)["improvements"])
        wall = max(gains, key=lambda each: (gains[each], each))
        before = score(state, P)
        play(state, f"wall {wall}")
        assert score(state, P) - before == gains[wall], at_table(state)
        assert sorted(len(one["tiles"]) for one in seen(state)["enclosures"]) == sorted(
            map(len, Reading(state).regions())
        )


@rules("SILK-6.6")
def test_closing_at_a_foreign_nursery_pays_the_builder() -> None:
    seats = {P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3"]}}
    state, gained = build(table(seats=seats, walls=route("1,1", "1,2")), P, ["1,2-1,3"])
    assert (gained, score(state, G)) == ([2], 5)
    foreign, gained = build(
        table(seats={**seats, B: {"nurseries": ["3,1"]}}, walls=route("3,1", "1,1")), B, ["1,1-1,2"]
    )
    assert gained == [0]
    assert build(foreign, B, ["1,2-1,3"])[1] == [2]  # between nurseries of others


@rules("SILK-6.6", "SILK-6.7", "SILK-8.3")
def test_s29_a_second_way_between_joined_nurseries() -> None:
    walls = route("1,1", "1,4") + route("1,2", "0,2", "0,3")
    state, gained = build(table(seats={P: {"nurseries": ["1,1", "1,4"]}}, walls=walls), P, ["0,3-1,3"])
    assert gained == [5 + 5]
    assert seen(state)["enclosures"] == []


@rules("SILK-6.6", "SILK-6.7", "SILK-6.3")
def test_the_builder_is_paid_for_the_shortest_even_between_two_nurseries_of_another() -> None:
    seats: Seats = {P: {"nurseries": ["3,2"]}, G: {"nurseries": ["1,1", "1,3"]}}
    state = table(seats=seats, walls=[*route("3,2", "1,2"), *route("1,1", "1,2")])
    state, gained = build(state, P, ["1,2-1,3"])
    assert (gained, state.scores()) == ([2], [7, 5, 5, 5])
    assert build(state, G, ["1,3-1,4", "1,4-2,4"])[1] == [0, 0]  # the old segment does not pay again


@rules("SILK-6.7")
def test_two_ways_from_one_nursery_the_shorter_scores() -> None:
    """The new wall closes a loop of 4 at purple's nursery, and a longer way to green's."""
    seats = {P: {"nurseries": ["1,1"], "improvements": ["long_wall"]}, G: {"nurseries": ["2,4"]}}
    walls = route("1,1", "1,2", "2,2", "2,4") + route("1,1", "2,1")
    assert build(table(seats=seats, walls=walls), P, ["2,1-2,2"])[1] == [4]


@rules("SILK-6.7", "SILK-8.3")
@pytest.mark.parametrize("claimed", [False, True])
def test_s16_only_the_shortest_closed_segment_scores(claimed: bool) -> None:
    nests = {P: {"nurseries": ["2,0"]}, G: {"nurseries": ["2,3"]}, B: {"nurseries": ["5,2"]}}
    if claimed:
        nests[G]["improvements"] = ["long_wall"]
    state, gained = build(table(seats=nests), P, route("2,0", "2,3"))
    assert gained == [0, 0, 3]
    state, gained = build(state, B, route("5,2", "2,2"))
    assert gained == [0, 0, 4 if claimed else 4 + 5]


@rules("SILK-6.8")
def test_a_nursery_that_closes_a_segment_scores_nothing() -> None:
    seats = {P: {"nurseries": ["1,1"], "shepherd": "1,3"}}
    state = acting("build", seats=seats, walls=route("1,1", "1,3"))
    play(state, "nursery 1,3")
    assert score(state, P) == 5
    assert [row["closed"] for row in seen(state)["segments"]] == [True]


@rules("SILK-6.9", "SILK-8.3")
def test_a_loop_on_its_own_stem_closes_nothing_but_may_be_long() -> None:
    walls = route("2,1", "2,3", "2,4", "3,4") + route("2,3", "3,3")
    state, gained = build(table(seats={P: {"nurseries": ["2,1"]}}, walls=walls), P, ["3,3-3,4"])
    assert gained == [5]
    assert seat(state, P)["walled"] == 0


@rules("SILK-6.9", "SILK-7.3", "SILK-7.5", "SILK-8.3", "SILK-8.4")
def test_s15_a_loop_on_a_stem() -> None:
    walls = route("1,1", "1,2", "1,4", "2,4", "2,2", "1,2")
    state, gained = build(table(seats={P: {"nurseries": ["1,1"], "shepherd": "1,3"}}), P, walls)
    assert gained == [0, 0, 0, 0, 5, 0, 0]
    assert seen(state)["enclosures"] == [
        {"tiles": ["1,2", "1,3"], "contacts": [0, 0, 0, 0], "controller": None, "value": 0}
    ]
    state = turn_of(state, P, "4 4")
    play(state, "die 4 build", "nursery 1,3")
    assert [row["final"]["enclosures"] for row in seen(state)["seats"]] == [2, 0, 0, 0]
