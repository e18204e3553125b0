"""Moving, bumping, displacing: section 4 of the ledger, and actions 2 and 6."""

from typing import Any

import pytest

from caravansary import State
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, outcomes, route, seat, sides, table, worms

DIRECTIONS = {"north", "east", "south", "west"}


def moving(kind: str, **fields: Any) -> State:
    """Purple is about to move: the own shepherd or mastiff, or the ookami."""
    state = table("2 6", **fields)
    play(state, "die 6 ookami" if kind == "ookami" else "die 2 move")
    return state


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


@rules("SILK-5.6")
def test_only_own_pieces_move_by_action_2() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "1,1"}})
    assert refusal(state, "move ookami north") == {"SILK-5.6"}


@rules("SILK-5.13")
def test_anybody_moves_the_ookami() -> None:
    state = moving("ookami", ookami="2,2")
    assert names(state, "move ookami") == DIRECTIONS
    assert refusal(state, "move shepherd north") == {"SILK-5.13"}
    play(state, "move ookami east")
    assert at_table(state)["ookami"] == "2,3"


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


@rules("SILK-4.6")
def test_round_the_board_also_when_bumped() -> None:
    state = moving("mastiff", ookami="2,5", seats={P: {"mastiff": "2,4", "shepherd": "0,0"}})
    play(state, "move mastiff east")
    assert "bump ookami east" in names(state)
    play(state, "bump ookami east")
    assert at_table(state)["ookami"] == "2,0"


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


ENTER = [
    ("shepherd", "mastiff", True, "SILK-4.10"),
    ("shepherd", "shepherd", False, "SILK-4.10"),
    ("shepherd", "ookami", False, "SILK-4.10"),
    ("mastiff", "ookami", True, "SILK-4.11"),
    ("mastiff", "mastiff", False, "SILK-4.11"),
    ("mastiff", "shepherd", False, "SILK-4.11"),
    ("ookami", "shepherd", True, "SILK-4.12"),
    ("ookami", "mastiff", False, "SILK-4.12"),
]


@rules("SILK-4.10", "SILK-4.11", "SILK-4.12")
@pytest.mark.parametrize(("kind", "other", "legal", "rule"), ENTER)
def test_who_bumps_whom(kind: str, other: str, legal: bool, rule: str) -> None:
    purple, green = {"shepherd": "0,0", "mastiff": "0,2"}, {"shepherd": "4,0", "mastiff": "4,2"}
    ookami = "2,2" if kind == "ookami" else "2,3" if other == "ookami" else "0,4"
    if kind != "ookami":
        purple[kind] = "2,2"
    if other != "ookami":
        green[other] = "2,3"
    state = moving(kind, ookami=ookami, seats={P: purple, G: green})
    assert (f"move {kind} east" in names(state)) == legal
    if legal:
        play(state, f"move {kind} east")
        assert seen(state)["step"]["bumped"]["piece"] == other
    else:
        assert refusal(state, f"move {kind} east") == {rule}


@rules("SILK-4.13")
def test_the_ookami_captures_all_worms_she_comes_to() -> None:
    state = moving("ookami", ookami="2,2", seats={P: {"worms": worms("2,3 1")}, G: {"worms": worms("2,3 2")}})
    play(state, "move ookami east")
    assert [seat(state, k)["cave"] for k in (P, G)] == [1, 2]
    assert at_table(state)["step"] is None
    bumped = moving("mastiff", ookami="2,2", seats={P: {"mastiff": "2,1"}, G: {"worms": worms("2,3 3")}})
    play(bumped, "move mastiff east", "bump ookami east")
    assert seat(bumped, G)["cave"] == 3


@rules("SILK-4.14")
def test_the_active_player_decides_for_the_pieces_of_others() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}})
    play(state, "move shepherd east")
    assert state.pending() == [P]
    assert refusal(state, "bump mastiff north", G) == {"SILK-4.14"}


@rules("SILK-4.15")
def test_a_bumped_piece_moves_by_its_own_rules() -> None:
    state = moving(
        "shepherd", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2", "shepherd": "1,2"}}, walls=sides("2,2", "E")
    )
    play(state, "move shepherd east")
    assert names(state, "bump mastiff") == {"south", "west"}  # a wall in the east, a shepherd in the north
    assert refusal(state, "bump shepherd south") == {"SILK-4.15"}
    assert refusal(state, "bump mastiff north") == {"SILK-4.11"}


@rules("SILK-4.16")
def test_not_back_over_the_wall_the_shepherd_came_over() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}}, walls=sides("2,2", "W"))
    play(state, "move shepherd east")
    assert names(state, "bump mastiff") == {"north", "east", "south"}


@rules("SILK-4.16")
def test_worms_may_take_the_tile_the_first_mover_left() -> None:
    seats = {P: {"shepherd": "2,1"}, G: {"worms": worms("2,2 3", "1,2 3", "3,2 3", "2,3 3")}}
    state = moving("shepherd", seats=seats)
    play(state, "move shepherd east")
    assert names(state) == {"displace west"}
    play(state, *["displace west"] * 3)
    assert seat(state, G)["worms"]["2,1"] == 3


@rules("SILK-4.17")
def test_own_worms_leave_first_then_clockwise() -> None:
    stack = worms("2,2 1")
    state = moving("shepherd", seats={P: {"shepherd": "2,1", "worms": stack}, G: {"worms": stack}, B: {"worms": stack}})
    play(state, "move shepherd east")
    order = []
    while phase(state) == "displace":
        order.append(seen(state)["step"]["displacing"]["next"])
        play(state, "displace north")
    assert order == [P, G, B]
    green = table(
        "2 6", active=G, seats={P: {"worms": stack}, G: {"shepherd": "2,1", "worms": stack}, B: {"worms": stack}}
    )
    play(green, "die 2 move", "move shepherd east")
    assert seen(green)["step"]["displacing"] == {"tile": "2,2", "left": [1, 1, 1, 0], "next": G}


@rules("SILK-4.17")
def test_worms_are_distributed_one_by_one_in_every_way() -> None:
    state = moving(
        "shepherd", seats={P: {"shepherd": "2,1"}, G: {"worms": worms("2,2 2", "3,2 2")}}, walls=sides("2,2", "E")
    )
    play(state, "move shepherd east")
    ends = {tuple(sorted(row["worms"].items())) for end in outcomes(state, "seats") for row in [end[G]]}
    south, north, west = ("3,2", 3), ("1,2", 1), ("2,1", 1)
    assert (south, north) not in ends
    assert ends == {
        tuple(sorted(stacks))
        for stacks in (
            [south, north],
            [south, west],
            [("3,2", 2), ("1,2", 2)],
            [("3,2", 2), ("2,1", 2)],
            [("3,2", 2), north, west],
        )
    }


@rules("SILK-4.18", "SILK-4.4")
def test_a_chain_that_would_get_stuck_is_not_offered() -> None:
    """Green's mastiff could only go back to purple's shepherd or into three mastiffs."""
    state = moving(
        "shepherd",
        seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}, B: {"mastiff": "1,2"}, 3: {"mastiff": "3,2"}},
        walls=sides("2,2", "EW"),
    )
    assert refusal(state, "move shepherd east") == {"SILK-4.18"}


@rules("SILK-4.19")
def test_own_pieces_and_worms_may_be_bumped() -> None:
    state = moving("shepherd", seats={P: {"shepherd": "2,1", "mastiff": "2,2", "worms": worms("2,3 1")}})
    play(state, "move shepherd east", "bump mastiff east", "displace east")
    assert seat(state, P)["worms"] == {"2,4": 1}


@rules("SILK-4.20")
def test_a_chain_ends_on_an_empty_tile_with_worms_or_with_a_capture() -> None:
    seats = {
        P: {"mastiff": "2,1", "shepherd": "0,0"},
        G: {"shepherd": "2,3", "mastiff": "1,3", "worms": worms("1,4 2", "3,2 3")},
    }
    state = moving("mastiff", ookami="2,2", seats=seats)
    play(state, "move mastiff east")
    empty, captured, displaced = state.clone(), state.clone(), state.clone()
    play(empty, "bump ookami north")
    play(captured, "bump ookami south")
    play(displaced, "bump ookami east", "bump shepherd north", "bump mastiff east")
    assert [phase(each) for each in (empty, captured, displaced)] == ["choose_action", "choose_action", "displace"]
    assert seat(captured, G)["cave"] == 3
    assert len(seen(displaced)["step"]["chain"]) == 4
