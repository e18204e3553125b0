"""Moving, walls, the border and worms: section 4 of the ledger up to 4.9."""

from typing import Any

import pytest

from caravansary import State
from tests.games.playing import at_table, names, phase, play, refusal
from tests.marks import rules

from .tables import B, G, P, Seats, moving, route, seat, sides, table, worms

DIRECTIONS = {"north", "east", "south", "west"}


@rules("SILK-4.1")
def test_a_tile_holds_three_worms_or_one_piece() -> None:
    with pytest.raises(ValueError, match=r"SILK-4\.1"):
        table(seats={P: {"shepherd": "1,1"}, G: {"worms": worms("1,1 1")}})
    with pytest.raises(ValueError, match="do not fit"):
        table(seats={P: {"worms": worms("1,1 2")}, G: {"worms": worms("1,1 2")}})
    state = moving("shepherd", seats={P: {"shepherd": "1,1"}, G: {"worms": worms("1,2 3")}})
    play(state, "move shepherd east", "displace north", "displace east", "displace south")
    assert seat(state, G)["worms"] == {"0,2": 1, "1,3": 1, "2,2": 1}


@rules("SILK-4.2")
def test_nurseries_and_walls_are_in_nobodys_way() -> None:
    state = moving(
        "shepherd", seats={P: {"shepherd": "1,1", "nurseries": ["1,1", "1,3"]}}, walls=route("1,1", "1,3", "2,3")
    )
    play(state, "move shepherd east")
    assert seat(state, P)["shepherd"] == "1,2"


@rules("SILK-4.3", "SILK-5.6")
def test_one_step_to_a_side() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "1,1", "mastiff": "1,4"}})
    assert names(state, "move shepherd") == names(state, "move mastiff") == DIRECTIONS
    play(state, "move shepherd south")
    assert (seat(state, P)["shepherd"], phase(state)) == ("2,1", "choose_action")


@rules("SILK-4.5")
@pytest.mark.parametrize(("kind", "passes"), [("shepherd", True), ("mastiff", False), ("ookami", False)])
def test_walls_stop_all_but_shepherds(kind: str, passes: bool) -> None:
    fields: dict[str, Any] = {"walls": sides("2,2", "E"), "ookami": "0,0", "seats": {P: {"shepherd": "0,5"}}}
    if kind == "ookami":
        fields["ookami"] = "2,2"
    else:
        fields["seats"] = {P: {"shepherd": "0,5", "mastiff": "0,3", kind: "2,2"}}
    state = moving(kind, **fields)
    assert (f"move {kind} east" in names(state)) == passes
    if not passes:
        assert refusal(state, f"move {kind} east") == {"SILK-4.5"}


@rules("SILK-4.5", "SILK-4.9")
def test_walls_stop_worms() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1"}, G: {"worms": worms("2,2 1")}}, walls=sides("2,2", "NE"))
    play(state, "move shepherd east")
    assert names(state, "displace") == {"south", "west"}
    assert refusal(state, "displace north") == {"SILK-4.5"}


@rules("SILK-4.5", "SILK-4.6", "SILK-4.7")
@pytest.mark.parametrize("wall", ["0,0-0,1", "5,0-5,1"])
def test_s6_border_walls_stop_the_mastiff_and_not_the_shepherd(wall: str) -> None:
    nest = {"nurseries": ["0,1"]}
    dog = table("2 2", seats={P: {"mastiff": "0,0", "shepherd": "2,2", **nest}}, walls=[wall])
    play(dog, "die 2 move")
    assert "move mastiff north" not in names(dog)
    assert refusal(dog, "move mastiff north") == {"SILK-4.7"}
    herder = table("2 2", seats={P: {"shepherd": "0,0", "mastiff": "2,2", **nest}}, walls=[wall])
    play(herder, "die 2 move", "move shepherd north")
    assert seat(herder, P)["shepherd"] == "4,0"
    free = table("2 2", seats={P: {"mastiff": "0,0", "shepherd": "2,2", **nest}})
    play(free, "die 2 move", "move mastiff north")
    assert seat(free, P)["mastiff"] == "4,0"


@rules("SILK-4.5", "SILK-4.16", "SILK-4.18")
def test_s9_no_exit_for_a_mastiff_behind_four_walls() -> None:
    state = table("2 2", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}}, walls=sides("2,2"))
    play(state, "die 2 move")
    assert refusal(state, "move shepherd east") == {"SILK-4.18"}


@rules("SILK-4.5", "SILK-4.16", "SILK-4.19")
@pytest.mark.parametrize("walled", [False, True])
def test_a_mastiff_takes_the_place_of_its_own_shepherd_unless_a_wall_is_between(walled: bool) -> None:
    seats: Seats = {P: {"shepherd": "1,1", "mastiff": "1,2", "nurseries": ["1,2"]}}
    state = table("2 2", seats=seats, walls=sides("1,2", "W") if walled else [])
    play(state, "die 2 move", "move shepherd east")
    assert ("west" in names(state, "bump mastiff")) is not walled
    if walled:
        assert "SILK-4.5" in refusal(state, "bump mastiff west")
    else:
        play(state, "bump mastiff west")
        assert (seat(state, P)["shepherd"], seat(state, P)["mastiff"]) == ("1,2", "1,1")


@rules("SILK-4.6")
def test_round_the_board_also_when_bumped() -> None:
    state = moving("mastiff", ookami="2,5", seats={P: {"mastiff": "2,4", "shepherd": "0,0"}})
    play(state, "move mastiff east")
    assert "bump ookami east" in names(state)
    play(state, "bump ookami east")
    assert at_table(state)["ookami"] == "2,0"


@rules("SILK-4.6", "SILK-4.16", "SILK-4.11")
def test_mastiff_and_ookami_swap_around_the_board() -> None:
    state = table("2 2", players=2, seats={P: {"mastiff": "0,2"}}, ookami="3,2")
    play(state, "die 2 move", "move mastiff north")
    assert "south" in names(state, "bump ookami")
    play(state, "bump ookami south")
    assert (seat(state, P)["mastiff"], at_table(state)["ookami"]) == ("3,2", "0,2")


@rules("SILK-4.7", "SILK-4.15")
def test_a_bumped_ookami_is_stopped_by_a_wall_on_the_far_border() -> None:
    seats: Seats = {P: {"mastiff": "1,2"}, B: {"nurseries": ["5,2"]}}
    state = table("2 2", seats=seats, ookami="0,2", walls=sides("4,2", "S"))
    play(state, "die 2 move", "move mastiff north")
    assert names(state) == {"bump ookami east", "bump ookami south", "bump ookami west"}
    assert "SILK-4.7" in refusal(state, "bump ookami north")


@rules("SILK-4.8")
def test_worms_never_go_round_the_board() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "0,1"}, G: {"worms": worms("0,0 2")}})
    play(state, "move shepherd west")
    assert names(state, "displace") == {"off", "south", "east"}
    assert refusal(state, "displace north") == {"SILK-4.8"}
    play(state, "displace off", "displace south")
    assert (seat(state, G)["reserve"], seat(state, G)["worms"]) == (14, {"1,0": 1})


@rules("SILK-4.8")
def test_a_border_wall_keeps_worms_in_unless_another_side_is_open() -> None:
    fields: dict[str, Any] = {"seats": {P: {"shepherd": "0,1"}, G: {"worms": worms("0,0 1")}}}
    half = moving("shepherd", walls=sides("0,0", "N"), **fields)
    play(half, "move shepherd west")
    assert "displace off" in names(half)
    shut = moving("shepherd", walls=sides("0,0", "NW"), **fields)
    play(shut, "move shepherd west")
    assert refusal(shut, "displace off") == {"SILK-4.8"}


def s7(**fields: Any) -> State:
    return table(
        "2 2",
        seats={
            P: {"shepherd": "2,0", "worms": worms("2,4 3")},
            G: {"shepherd": "1,5", "mastiff": "3,5", "worms": worms("2,5 3")},
        },
        **fields,
    )


@rules("SILK-4.8", "SILK-4.16", "SILK-4.17", "SILK-4.18")
def test_s7_worms_on_the_far_side_leave_the_board() -> None:
    state = s7()
    play(state, "die 2 move", "move shepherd west")
    assert names(state) == {"displace off"}  # not to 2,0: worms do not go round the board
    play(state, *["displace off"] * 3)
    assert (seat(state, P)["shepherd"], seat(state, G)["reserve"]) == ("2,5", 15)
    walled = s7(walls=sides("2,5", "E"))
    play(walled, "die 2 move")
    assert refusal(walled, "move shepherd west") == {"SILK-4.18"}


@rules("SILK-4.8", "SILK-4.9")
@pytest.mark.parametrize(("walled", "off"), [("", True), ("N", True), ("W", True), ("NW", False)])
def test_out_of_a_corner_over_any_open_border_edge(walled: str, off: bool) -> None:
    seats: Seats = {P: {"worms": worms("0,0 1"), "nurseries": ["0,1"]}, G: {"nurseries": ["1,0"], "mastiff": "0,1"}}
    state = table("5 5", seats=seats, walls=sides("0,0", walled), ookami="1,0")
    play(state, "die 5 graze", "graze 0,0")
    assert names(state) == ({"displace off", "displace south"} if off else {"displace south"})
    assert "SILK-4.9" in refusal(state, "displace east")
    if not off:
        assert "SILK-4.8" in refusal(state, "displace off")
    play(state, "displace off" if off else "displace south")
    assert (seat(state, P)["cave"], seat(state, P)["worms"]) == (0 if off else 1, {})


@rules("SILK-4.9")
def test_worms_go_where_there_is_room_or_to_the_ookami() -> None:
    state = moving(
        "shepherd",
        ookami="1,2",
        seats={
            P: {"shepherd": "2,1"},
            G: {"worms": worms("2,2 1", "2,3 3"), "mastiff": "3,2"},
        },
    )
    play(state, "move shepherd east")
    assert names(state, "displace") == {"north", "west"}
    assert refusal(state, "displace east") == {"SILK-4.17"}
    assert refusal(state, "displace south") == {"SILK-4.9"}
    play(state, "displace north")
    assert seat(state, G)["cave"] == 1


@rules("SILK-4.8", "SILK-4.13")
def test_one_worm_after_another_may_go_to_the_ookami() -> None:
    seats: Seats = {P: {"shepherd": "2,1"}, G: {"worms": worms("2,2 2"), "cave": 1}}
    state = moving("shepherd", ookami="1,2", seats=seats)
    play(state, "move shepherd east", "displace north", "displace north")
    assert (seat(state, G)["cave"], seat(state, G)["worms"]) == (3, {})
