"""The ledger's own scenarios, one test each: S1 to S13, set-up, dice, movement, grazing. Boards are 5 x 6 unless said (S30)."""

from typing import Any

import pytest

from caravansary import State, load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, Y, score, seat, sides, table, tiles, worms

# --- set-up


@rules("SILK-2.4", "SILK-2.5", "SILK-2.6", "SILK-2.7", "SILK-2.11")
def test_s1_the_order_of_set_up() -> None:
    state = load_game("silk", players=4).new_initial_state()
    play(state, *["tile dry"] * 9, *["tile normal"] * 13, *["tile leafy"] * 7, "tile den")
    play(state, "roll 1 2", "roll 3 4", "roll 6 6", "roll 5 6")
    worms_by, last = [], set()
    while phase(state) == "phase_1":
        worms_by.append(int(state.current_player()))
        last = names(state, "worm")
        state.apply_action(state.legal_actions()[0])
    assert worms_by == [2, 2, 3, 3, 0, 0, 1, 1] * 3 + [2, 3, 0, 1]
    assert last == set(tiles(4)[9:22])  # the 28th worm: normal tiles, not the ookami's
    pieces_by = []
    while phase(state) == "phase_2":
        pieces_by.append(int(state.current_player()))
        state.apply_action(state.legal_actions()[0])
    assert pieces_by == [1, 0, 3, 2] * 3
    assert at_table(state)["active"] == 2


@rules("SILK-2.3", "SILK-2.4", "SILK-2.6")
def test_s2_one_dry_place_left() -> None:
    state = load_game("silk", players=3).new_initial_state()
    play(state, *["tile dry"] * 5, *["tile normal"] * 13, *["tile leafy"] * 6, "tile den")
    play(state, "roll 6 6", "roll 1 1", "roll 1 1")
    for place in range(14):
        play(state, f"worm 0,{place // 3}")
    assert names(state) == {"worm 0,4"}
    play(state, "worm 0,4")
    assert names(state, "worm") == set(tiles(3)[5:18])


# --- dice


def poor(points: int, **seat_fields: Any) -> dict[int, dict[str, Any]]:
    """Purple has no worm in reserve or cave: all fifteen stand on the board."""
    home = worms("0,0 3", "0,1 3", "0,2 3", "1,0 3", "1,1 3")
    return {P: {"worms": home, "score": points, "nurseries": ["4,4"], **seat_fields}}


@rules("SILK-3.11", "SILK-5.5")
def test_s3_both_dice_are_lost() -> None:
    state = table("", seats=poor(0))
    play(state, "roll 1 1")
    assert at_table(state)["active"] == G
    assert at_table(state)["lost"] == [1, 1]  # everybody saw them fall
    assert score(state, P) == 0


@rules("SILK-3.7", "SILK-3.10", "SILK-3.11")
def test_s4_the_last_point_pays_for_one_die() -> None:
    state = table("", seats=poor(1, shepherd="3,3"))
    play(state, "roll 1 1")
    assert names(state) == {"die 1 move", "die 1 ookami"}
    play(state, "die 1 move", "move shepherd north")
    assert score(state, P) == 0
    assert at_table(state)["active"] == G  # the second die is lost


@rules("SILK-3.7", "SILK-5.3", "SILK-4.8")
def test_s4_a_worm_thrown_off_the_board_can_be_raised_again() -> None:
    state = table("", seats=poor(1, shepherd="0,3"))
    play(state, "roll 1 1", "die 1 move", "move shepherd west", "displace off", "displace east", "displace east")
    assert names(state) == {"die 1 raise"}


@rules("SILK-3.7", "SILK-5.4", "SILK-4.13")
def test_s4_a_captured_worm_can_be_rescued() -> None:
    state = table("", seats=poor(1), ookami="0,3")
    play(state, "roll 1 1", "die 1 ookami", "move ookami west")
    assert seat(state, P)["cave"] == 3
    play(state, "die 1 raise")
    assert (seat(state, P)["cave"], seat(state, P)["reserve"]) == (2, 1)
    assert at_table(state)["active"] == G


@rules("SILK-3.7", "SILK-3.11", "SILK-5.12")
def test_s5_the_die_that_can_be_used_goes_first() -> None:
    state = table("", seats=poor(0), barren=tiles(4))
    play(state, "roll 1 5")
    assert names(state) == {"die 5 graze"}
    lost, raised = state.clone(), state.clone()
    play(lost, "die 5 graze", "graze 0,2", "displace east", "displace east", "displace east")
    assert at_table(lost)["active"] == G  # no points, no worm: die 1 is lost
    play(raised, "die 5 graze", "graze 0,2", "displace off", "displace east", "displace east")
    assert names(raised) == {"die 1 raise"}
    paid = table("", seats=poor(0), pasture={"0,2": "dry"})
    play(paid, "roll 1 5", "die 5 graze", "graze 0,2", "displace east", "displace east", "displace east")
    assert score(paid, P) == 3
    assert "die 1 ookami" in names(paid)  # paid from what was just grazed


# --- movement


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


@rules("SILK-4.11", "SILK-4.16")
def test_s8_mastiff_and_ookami_swap() -> None:
    state = table(
        "2 2",
        ookami="2,2",
        seats={P: {"mastiff": "2,1"}, G: {"mastiff": "1,2"}, B: {"mastiff": "3,2"}},
        walls=sides("2,2", "E"),
    )
    play(state, "die 2 move", "move mastiff east")
    assert names(state) == {"bump ookami west"}
    play(state, "bump ookami west")
    assert (at_table(state)["ookami"], seat(state, P)["mastiff"]) == ("2,1", "2,2")


@rules("SILK-4.5", "SILK-4.16", "SILK-4.18")
def test_s9_no_exit_for_a_mastiff_behind_four_walls() -> None:
    state = table("2 2", seats={P: {"shepherd": "2,1"}, G: {"mastiff": "2,2"}}, walls=sides("2,2"))
    play(state, "die 2 move")
    assert refusal(state, "move shepherd east") == {"SILK-4.18"}


@rules("SILK-4.4", "SILK-4.15", "SILK-4.20")
def test_s10_nothing_moves_twice_in_a_chain() -> None:
    """Shepherd, mastiff, ookami, shepherd, mastiff: the last must not come back to any of them."""
    state = table(
        "2 2",
        ookami="1,2",
        seats={
            P: {"shepherd": "1,0", "mastiff": "1,1"},
            G: {"shepherd": "2,2", "mastiff": "3,2", "worms": worms("4,2 3", "3,1 2")},
            B: {"shepherd": "4,5", "mastiff": "4,4"},
            Y: {"shepherd": "0,5", "mastiff": "0,4"},
        },
    )
    play(state, "die 2 move", "move shepherd east", "bump mastiff east", "bump ookami south", "bump shepherd south")
    # The ookami now stands to the north of green's mastiff, where the shepherd was: closed to it.
    assert names(state) == {"bump mastiff east", "bump mastiff south", "bump mastiff west"}
    assert refusal(state, "bump mastiff north") == {"SILK-4.4"}
    play(state, "bump mastiff west")
    assert phase(state) == "displace"
    assert [step["piece"] for step in seen(state)["step"]["chain"]] == [
        "shepherd",
        "mastiff",
        "ookami",
        "shepherd",
        "mastiff",
    ]


# --- grazing


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


@rules("SILK-5.12")
def test_s12_grazing_barren_ground() -> None:
    state = table("5 5", seats={P: {"worms": worms("1,1 2")}}, barren=["1,1"])
    play(state, "die 5 graze", "graze 1,1", "displace north", "displace west")
    assert score(state, P) == 5
    assert at_table(state)["barren"] == ["1,1"]
    assert seat(state, P)["worms"] == {"0,1": 1, "1,0": 1}


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
