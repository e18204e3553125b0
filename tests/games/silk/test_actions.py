"""Raise, move, nursery, regenerate, graze, ookami: section 5 of the ledger."""

from typing import Any

import pytest

from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, Seats, acting, build, moving, route, score, seat, sides, table, turn_of, worms

DIRECTIONS = {"north", "east", "south", "west"}
FIFTEEN = worms("0,0 3", "0,1 3", "0,2 3", "0,3 3", "0,4 3")
FOUR = ["1,1", "1,3", "3,1", "3,3"]
FIVE_STACKS = worms("0,0 3", "0,2 3", "0,4 3", "2,0 3", "2,2 3")  # all fifteen worms, no two stacks side by side


@rules("SILK-5.1")
def test_raise_beside_a_nursery_or_with_an_own_worm() -> None:
    seats = {P: {"nurseries": ["2,2"], "worms": worms("0,5 1", "0,4 1")}, G: {"worms": worms("1,1 3", "0,4 2")}}
    state = acting("raise", seats=seats, barren=["2,2"], walls=sides("1,2"))
    assert names(state, "raise") == {"1,2", "2,1", "2,2", "0,5"}
    assert refusal(state, "raise 2,4") == {"SILK-5.1"}
    assert refusal(state, "raise 1,1") == {"SILK-2.3"}
    play(state, "raise 2,2")
    assert seat(state, P)["worms"] == {"0,4": 1, "0,5": 1, "2,2": 1}


@rules("SILK-5.1", "SILK-2.3")
def test_e4_two_tiles_to_raise_on() -> None:
    state = table(
        "1 1",
        seats={P: {"nurseries": ["0,2"], "worms": worms("3,0 3", "3,1 2")}, G: {"worms": worms("0,1 1", "3,1 1")}},
        barren=["0,2"],
    )
    play(state, "die 1 raise")
    assert names(state, "raise") == {"0,1", "0,2"}


@rules("SILK-5.2")
@pytest.mark.parametrize("piece", ["shepherd", "mastiff", "ookami"])
def test_never_onto_a_piece(piece: str) -> None:
    fields: dict[str, Any] = {"seats": {P: {"nurseries": ["2,2"]}, G: {piece: "2,2"}}, "ookami": "0,5"}
    if piece == "ookami":
        fields = {"seats": {P: {"nurseries": ["2,2"]}}, "ookami": "2,2"}
    assert refusal(acting("raise", **fields), "raise 2,2") == {"SILK-5.2"}


@rules("SILK-5.2", "SILK-4.13", "SILK-4.9")
def test_s26_not_raised_onto_the_ookami_but_driven_to_her() -> None:
    state = table("1 5", ookami="2,2", seats={P: {"nurseries": ["2,2"], "worms": worms("2,3 1")}})
    raising = state.clone()
    play(raising, "die 1 raise")
    assert names(raising, "raise") == {"1,1", "1,2", "2,1", "2,3"}
    assert refusal(raising, "raise 2,2") == {"SILK-5.2"}
    play(state, "die 5 graze", "graze 2,3", "displace west")
    assert seat(state, P)["cave"] == 1


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


@rules("SILK-5.4", "SILK-3.8", "SILK-8.1")
def test_two_ones_rescue_and_raise() -> None:
    green = {"worms": FIVE_STACKS, "reserve": 0, "improvements": ["silkworm"]}
    state = table("1 1", seats={P: {"worms": worms("1,1 3", "1,3 1"), "reserve": 0}, G: green})
    play(state, "die 1 raise")
    assert (seat(state, P)["reserve"], seat(state, P)["cave"]) == (1, 10)
    play(state, "die 1 raise")
    assert names(state) == {"raise 1,3"}
    play(state, "raise 1,3")
    assert (seat(state, P)["reserve"], seat(state, P)["cave"], score(state, P)) == (0, 10, 5)


@rules("SILK-5.5")
def test_nothing_in_reserve_and_cave() -> None:
    assert refusal(table("1 2", seats={P: {"worms": FIFTEEN}}), "die 1 raise") == {"SILK-5.5"}


@rules("SILK-5.6")
def test_only_own_pieces_move_by_action_2() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "1,1"}})
    assert refusal(state, "move ookami north") == {"SILK-5.6"}


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


@rules("SILK-5.7", "SILK-2.9")
def test_e5_two_sites_for_a_nursery() -> None:
    state = table("4 4", active=B, seats={B: {"shepherd": "2,2", "nurseries": ["2,1"]}, G: {"nurseries": ["4,3"]}})
    play(state, "die 4 build")
    assert names(state, "nursery") == {"2,3", "3,2"}


@rules("SILK-5.7", "SILK-6.8", "SILK-8.3", "SILK-8.4")
def test_s17_a_nursery_splits_a_segment() -> None:
    nests = {P: {"nurseries": ["1,1", "1,5"], "shepherd": "1,3"}}
    state, gained = build(table(seats=nests), P, route("1,1", "1,5"))
    assert gained == [0, 0, 0, 4]
    way = route("1,3", "3,3", "3,5", "1,5")
    whole = build(state, P, way)[1]
    assert whole == [0, 0, 5, 0, 0, 8 + 10]
    state = turn_of(state, P, "4 4")
    play(state, "die 4 build", "nursery 1,3")
    assert score(state, P) == 5 + 4
    assert sorted(row["length"] for row in seen(state)["segments"]) == [2, 2]
    assert build(state, P, way)[1] == [0, 0, 0, 0, 5, 6 + 10]


@rules("SILK-5.7")
def test_a_shepherd_in_the_corner_has_three_sites_and_walls_do_not_matter() -> None:
    seats: Seats = {P: {"shepherd": "0,0"}, G: {"nurseries": ["0,3"]}}
    walls = ["0,2-0,3", "0,1-0,2", "0,0-0,1", "0,0-1,0", "0,1-1,1"]
    state = table("4 4", seats=seats, walls=walls)
    play(state, "die 4 build")
    assert names(state) == {"nursery 0,1", "nursery 1,0", "nursery 1,1"}


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


@rules("SILK-5.8", "SILK-5.9")
def test_s27_nothing_to_regenerate() -> None:
    nests = ["1,1", "1,3", "3,1", "3,3"]
    state = table("4 4", seats={P: {"nurseries": nests}, G: {"shepherd": "1,1"}}, barren=["1,1"])
    assert "die 4 build" not in names(state)
    assert refusal(state, "die 4 build") == {"SILK-5.9"}
    free = table("4 4", seats={P: {"nurseries": nests}}, barren=["1,1"])
    play(free, "die 4 build", "regenerate 1,1")
    assert at_table(free)["barren"] == []


@rules("SILK-5.9")
def test_regeneration_does_not_stand_in_for_a_nursery() -> None:
    seats = {P: {"nurseries": ["1,1", "2,2"], "shepherd": "1,1"}}
    state = table("4 4", seats=seats, barren=["0,0"])  # every corner of the shepherd's tile is too near
    assert refusal(state, "die 4 build") == {"SILK-5.9"}
    assert refusal(acting("build", seats={P: {"shepherd": "3,1"}}, barren=["0,0"]), "regenerate 0,0") == {"SILK-5.9"}


@rules("SILK-5.9", "SILK-5.8")
def test_three_nurseries_and_no_site_do_not_regenerate() -> None:
    seats: Seats = {P: {"nurseries": ["1,1", "2,2", "1,3"], "shepherd": "1,1"}, G: {"nurseries": ["3,1"]}}
    state = table("4 4", seats=seats, barren=["0,0", "0,1"])
    assert "die 4 build" not in names(state)
    assert refusal(state, "die 4 build") & {"SILK-5.7", "SILK-5.9"}


@rules("SILK-5.10")
def test_only_tiles_with_own_worms() -> None:
    state = acting("graze", seats={P: {"worms": worms("1,1 1", "2,3 2")}, G: {"worms": worms("3,0 1", "2,3 1")}})
    assert names(state, "graze") == {"1,1", "2,3"}
    assert refusal(state, "graze 3,0") == {"SILK-5.10"}


@rules("SILK-5.10", "SILK-5.11", "SILK-4.13", "SILK-4.17")
def test_s11_grazing_leafy_pasture_beside_the_ookami() -> None:
    state = table(
        "5 5",
        ookami="0,1",
        seats={P: {"worms": worms("0,0 2")}, G: {"worms": worms("0,0 1")}},
        pasture={"0,0": "leafy"},
    )
    play(state, "die 5 graze", "graze 0,0", "displace east", "displace off")
    assert seen(state)["step"]["displacing"]["next"] == G
    play(state, "displace east")
    assert score(state, P) == 5 + 6
    assert at_table(state)["barren"] == ["0,0"]
    assert [seat(state, k)["cave"] for k in (P, G)] == [1, 1]
    assert seat(state, P)["reserve"] == 15 - 2 + 1


@rules("SILK-5.10", "SILK-4.8")
def test_s13_worms_that_cannot_leave_a_corner() -> None:
    state = table(
        "5 5",
        seats={P: {"worms": worms("0,0 1", "3,3 1")}, G: {"mastiff": "0,1", "worms": worms("1,0 3")}},
        walls=sides("0,0", "NW"),
    )
    play(state, "die 5 graze")
    assert names(state, "graze") == {"3,3"}
    assert refusal(state, "graze 0,0") == {"SILK-5.10"}


@rules("SILK-5.10", "SILK-5.11")
def test_only_tiles_with_an_own_worm_are_grazed_and_only_own_worms_count() -> None:
    seats: Seats = {P: {"worms": worms("1,1 1")}, G: {"worms": worms("1,1 2", "2,2 3")}}
    state = table("5 5", seats=seats, pasture={"1,1": "leafy"})
    play(state, "die 5 graze")
    assert names(state) == {"graze 1,1"}
    assert "SILK-5.10" in refusal(state, "graze 2,2")
    play(state, "graze 1,1", "displace north", "displace west", "displace west")
    assert (state.scores(), at_table(state)["barren"]) == ([8, 5, 5, 5], ["1,1"])


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


@rules("SILK-5.12")
def test_s12_grazing_barren_ground() -> None:
    state = table("5 5", seats={P: {"worms": worms("1,1 2")}}, barren=["1,1"])
    play(state, "die 5 graze", "graze 1,1", "displace north", "displace west")
    assert score(state, P) == 5
    assert at_table(state)["barren"] == ["1,1"]
    assert seat(state, P)["worms"] == {"0,1": 1, "1,0": 1}


@rules("SILK-5.13")
def test_anybody_moves_the_ookami() -> None:
    state = moving("ookami", ookami="2,2")
    assert names(state, "move ookami") == DIRECTIONS
    assert refusal(state, "move shepherd north") == {"SILK-5.13"}
    play(state, "move ookami east")
    assert at_table(state)["ookami"] == "2,3"
