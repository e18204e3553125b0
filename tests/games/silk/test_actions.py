"""Raising, grazing, nurseries, regeneration, walls: sections 5 and 6 of the ledger; improvements: section 8."""

from typing import Any

import pytest

from caravansary import State
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, build, route, score, seat, sides, table, worms

FIFTEEN = worms("0,0 3", "0,1 3", "0,2 3", "0,3 3", "0,4 3")


def acting(text: str, **fields: Any) -> State:
    """Purple has played a die for an action, for nothing."""
    faces = {"raise": 1, "move": 2, "wall": 3, "build": 4, "graze": 5, "ookami": 6}
    state = table(f"{faces[text]} {faces[text]}", **fields)
    play(state, f"die {faces[text]} {text}")
    return state


# --- raise


@rules("SILK-5.1")
def test_raise_beside_a_nursery_or_with_an_own_worm() -> None:
    seats = {P: {"nurseries": ["2,2"], "worms": worms("0,5 1", "0,4 1")}, G: {"worms": worms("1,1 3", "0,4 2")}}
    state = acting("raise", seats=seats, barren=["2,2"], walls=sides("1,2"))
    assert names(state, "raise") == {"1,2", "2,1", "2,2", "0,5"}
    assert refusal(state, "raise 2,4") == {"SILK-5.1"}
    assert refusal(state, "raise 1,1") == {"SILK-2.3"}
    play(state, "raise 2,2")
    assert seat(state, P)["worms"] == {"0,4": 1, "0,5": 1, "2,2": 1}


@rules("SILK-5.2")
@pytest.mark.parametrize("piece", ["shepherd", "mastiff", "ookami"])
def test_never_onto_a_piece(piece: str) -> None:
    fields: dict[str, Any] = {"seats": {P: {"nurseries": ["2,2"]}, G: {piece: "2,2"}}, "ookami": "0,5"}
    if piece == "ookami":
        fields = {"seats": {P: {"nurseries": ["2,2"]}}, "ookami": "2,2"}
    assert refusal(acting("raise", **fields), "raise 2,2") == {"SILK-5.2"}


@rules("SILK-5.3")
def test_no_rescue_while_the_reserve_holds_worms() -> None:
    state = table("1 1", seats={P: {"cave": 14}})  # one worm in reserve, and nowhere to raise it
    assert refusal(state, "die 1 raise") == {"SILK-5.3"}


@rules("SILK-5.4")
def test_a_rescued_worm_goes_to_the_reserve_and_may_be_raised_next() -> None:
    state = table("1 1", seats={P: {"worms": worms("0,0 1"), "reserve": 0, "improvements": ["silkworm"]}})
    play(state, "die 1 raise")
    assert (seat(state, P)["cave"], seat(state, P)["reserve"], phase(state)) == (13, 1, "choose_action")
    play(state, "die 1 raise", "raise 0,0")
    assert (seat(state, P)["worms"], score(state, P)) == ({"0,0": 2}, 5)


@rules("SILK-5.5")
def test_nothing_in_reserve_and_cave() -> None:
    assert refusal(table("1 2", seats={P: {"worms": FIFTEEN}}), "die 1 raise") == {"SILK-5.5"}


# --- nursery and regeneration


@rules("SILK-5.7")
def test_a_nursery_at_the_shepherds_tile() -> None:
    state = acting(
        "build", seats={P: {"shepherd": "0,0", "nurseries": ["3,1"]}}, walls=sides("0,0") + route("1,1", "3,1")
    )
    assert names(state, "nursery") == {"0,1", "1,0", "1,1"}  # 0,0 is a corner of the board; walls do not matter
    assert refusal(state, "nursery 2,2") == {"SILK-5.7"}
    assert refusal(state, "nursery 3,4") == {"SILK-5.7"}
    play(state, "nursery 1,1")
    assert seat(state, P)["nurseries"] == ["1,1", "3,1"]


FOUR = ["1,1", "1,3", "3,1", "3,3"]


@rules("SILK-5.8")
def test_regeneration_with_all_four_nurseries() -> None:
    seats = {P: {"nurseries": FOUR, "shepherd": "0,5"}, G: {"worms": worms("1,1 1")}}
    barren = ["1,1", "0,0", "3,3", "4,5", "2,2"]
    state = acting("build", seats=seats, barren=barren, pasture={"3,3": "leafy"}, ookami="2,2")
    assert names(state) == {"regenerate 0,0", "regenerate 3,3"}
    assert refusal(state, "regenerate 1,1") == {"SILK-5.8"}  # a worm
    assert refusal(state, "regenerate 2,2") == {"SILK-5.8"}  # the ookami
    assert refusal(state, "regenerate 4,5") == {"SILK-5.8"}  # touches no nursery
    assert refusal(state, "regenerate 0,1") == {"SILK-5.8"}  # not barren
    assert refusal(state, "nursery 0,5") == {"SILK-5.8"}
    play(state, "regenerate 3,3")
    assert seen(state)["tiles"][21]["value"] == 3


@rules("SILK-5.9")
def test_regeneration_does_not_stand_in_for_a_nursery() -> None:
    seats = {P: {"nurseries": ["1,1", "2,2"], "shepherd": "1,1"}}
    state = table("4 4", seats=seats, barren=["0,0"])  # every corner of the shepherd's tile is too near
    assert refusal(state, "die 4 build") == {"SILK-5.9"}
    assert refusal(acting("build", seats={P: {"shepherd": "3,1"}}, barren=["0,0"]), "regenerate 0,0") == {"SILK-5.9"}


# --- graze


@rules("SILK-5.10")
def test_only_tiles_with_own_worms() -> None:
    state = acting("graze", seats={P: {"worms": worms("1,1 1", "2,3 2")}, G: {"worms": worms("3,0 1", "2,3 1")}})
    assert names(state, "graze") == {"1,1", "2,3"}
    assert refusal(state, "graze 3,0") == {"SILK-5.10"}


@rules("SILK-5.11")
@pytest.mark.parametrize(("kind", "value"), [("dry", 1), ("normal", 2), ("leafy", 3)])
def test_own_worms_times_value(kind: str, value: int) -> None:
    seats = {P: {"worms": worms("1,1 2")}, G: {"worms": worms("1,1 1")}}
    state = acting("graze", seats=seats, pasture={"1,1": kind})
    play(state, "graze 1,1", "displace north", "displace north")
    assert score(state, P) == 5  # not before all worms have left
    play(state, "displace north")
    assert state.scores()[:2] == [5 + 2 * value, 5]
    assert seen(state)["tiles"][7] | {"worms": []} == {
        "tile": "1,1",
        "pasture": kind,
        "barren": True,
        "value": 0,
        "worms": [],
        "piece": None,
    }


# --- walls


@rules("SILK-6.1")
def test_one_wall_for_each_edge() -> None:
    state = acting("wall", seats={P: {"nurseries": ["0,1"]}}, walls=route("0,1", "0,2"))
    assert names(state, "wall") == {"0,0-0,1", "0,1-1,1", "0,2-0,3", "0,2-1,2"}
    assert refusal(state, "wall 0,1-0,2") == {"SILK-6.1"}
    play(state, "wall 0,0-0,1")
    assert (seen(state)["supply"], "0,0-0,1" in seen(state)["walls"]) == (18, True)


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


@rules("SILK-6.3")
def test_walls_have_no_owner() -> None:
    """Brown sets a nursery on green's walls: the whole network is brown's too."""
    seats: dict[int, dict[str, Any]] = {G: {"nurseries": ["1,1"]}, B: {"nurseries": ["1,4"], "shepherd": "0,5"}}
    state = table("3 3", active=B, seats=seats, walls=route("1,1", "1,4"))
    play(state, "die 3 wall")
    assert "1,1-2,1" in names(state, "wall")
    assert seen(state)["networks"][B] == ["1,1", "1,2", "1,3", "1,4"]


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


@rules("SILK-6.7")
def test_two_ways_from_one_nursery_the_shorter_scores() -> None:
    """The new wall closes a loop of 4 at purple's nursery, and a longer way to green's."""
    seats = {P: {"nurseries": ["1,1"], "improvements": ["long_wall"]}, G: {"nurseries": ["2,4"]}}
    walls = route("1,1", "1,2", "2,2", "2,4") + route("1,1", "2,1")
    assert build(table(seats=seats, walls=walls), P, ["2,1-2,2"])[1] == [4]


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


# --- improvements


@rules("SILK-8.1", "SILK-8.2")
def test_an_improvement_is_earned_once() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "0,2 3", "0,3 2"), "reserve": 1}
    first = acting("raise", seats={P: full})
    play(first, "raise 0,3")
    assert score(first, P) == 15
    second = acting("raise", seats={P: full, G: {"improvements": ["silkworm"]}})
    play(second, "raise 0,3")
    assert score(second, P) == 5


@rules("SILK-8.5")
def test_the_fourth_nursery() -> None:
    seats = {P: {"nurseries": ["1,1", "1,3", "3,1"], "shepherd": "3,3"}}
    state = acting("build", seats=seats)
    play(state, "nursery 3,3")
    assert (score(state, P), seat(state, P)["improvements"]) == (10, ["nursery"])
    third = acting("build", seats={P: {"nurseries": ["1,1", "1,3"], "shepherd": "3,3"}})
    play(third, "nursery 3,3")
    assert score(third, P) == 5


@rules("SILK-8.4")
def test_the_enclosure_goes_to_the_builder_whoever_controls_it() -> None:
    ring = route("1,1", "1,4", "2,4", "2,1", "1,1")
    seats = {P: {"nurseries": ["3,1"]}, G: {"nurseries": ["1,1", "2,4"]}}
    walls = [*ring[:-1], *route("3,1", "2,1")]
    state, gained = build(table(seats=seats, walls=walls), P, ring[-1:])
    assert gained[0] >= 10
    assert seat(state, P)["improvements"][-1] == "enclosure"
    assert seen(state)["enclosures"][0]["controller"] == G
    two, gained = build(table(seats=seats, walls=route("1,1", "1,3", "2,3", "2,1")), G, ["1,1-2,1"])
    assert "enclosure" not in seat(two, G)["improvements"]  # two tiles are too few


@rules("SILK-8.6", "SILK-8.3")
def test_one_wall_books_segment_long_wall_and_enclosure_in_this_order() -> None:
    ring = route("1,1", "1,4", "2,4", "2,1", "1,1")
    state = table("3 3", seats={P: {"nurseries": ["1,1"]}}, walls=ring[:-1])
    state.recording = True
    play(state, "die 3 wall", f"wall {ring[-1]}")
    assert [event.key for event in state.events] == [
        "silk-event-wall",
        "silk-event-segment",
        "silk-event-improvement",
        "silk-event-improvement",
    ]
    assert score(state, P) == 5 + 8 + 5 + 10
    assert seat(state, P)["improvements"] == ["long_wall", "enclosure"]
