"""The ledger's own scenarios, one test each: S1 to S30. Boards are 5 x 6 unless said; no marker is claimed unless said (S30)."""

from typing import Any

import pytest

from caravansary import State, load_game
from tests.marks import rules

from .tables import (
    B,
    G,
    P,
    Y,
    at_table,
    build,
    change,
    names,
    phase,
    play,
    refusal,
    route,
    score,
    seat,
    seen,
    sides,
    table,
    tiles,
    turn_of,
    worms,
)

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


# --- walls


@rules("SILK-6.5", "SILK-6.6", "SILK-7.1")
def test_s14_a_loop_at_a_nursery_round_one_tile() -> None:
    state, gained = build(table(seats={P: {"nurseries": ["1,1"]}}), P, route("1,1", "1,2", "2,2", "2,1", "1,1"))
    assert gained == [0, 0, 0, 4]
    assert seen(state)["enclosures"] == []


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


@rules("SILK-8.3")
def test_s18_a_nursery_never_earns_the_long_wall() -> None:
    nests = {P: {"nurseries": ["2,2"], "shepherd": "1,5"}}
    walls = route("2,2", "2,3", "5,3") + route("2,3", "2,6")
    state, gained = build(table(seats=nests), P, walls)
    assert gained == [0] * 7
    assert max(row["length"] for row in seen(state)["segments"]) == 4
    state = turn_of(state, P, "4 4")
    play(state, "die 4 build", "nursery 2,6")
    assert score(state, P) == 5
    assert max(row["length"] for row in seen(state)["segments"]) == 6
    assert build(state, P, ["5,3-5,4"])[1] == [5]


# --- enclosures


@rules("SILK-7.1", "SILK-7.4", "SILK-6.4")
def test_s19_a_corner_enclosed_by_border_walls() -> None:
    ring = route("0,0", "0,2", "1,2", "1,0", "0,0")
    tie = table(players=2, seats={P: {"nurseries": ["0,1"]}, G: {"nurseries": ["1,2"]}}, walls=ring)
    assert seen(tie)["enclosures"] == [{"tiles": ["0,0", "0,1"], "contacts": [1, 1], "controller": None, "value": 0}]
    nests = {P: {"nurseries": ["0,1", "1,2"]}, G: {"nurseries": ["1,0"]}}
    assert seen(table(players=2, seats=nests, walls=ring))["enclosures"][0]["value"] == 4
    assert seen(table(players=2, seats=nests, walls=ring[1:]))["enclosures"] == []


@rules("SILK-7.2", "SILK-7.6", "SILK-7.5")
def test_s20_an_enclosure_with_a_hole() -> None:
    walls = route("1,1", "1,4", "4,4", "4,1", "1,1") + sides("2,2") + route("1,2", "2,2")
    state = table(seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3", "2,2"]}}, walls=walls)
    (ring,) = seen(state)["enclosures"]
    assert len(ring["tiles"]) == 8
    assert "2,2" not in ring["tiles"]
    assert (ring["contacts"], ring["controller"], ring["value"]) == ([1, 2, 0, 0], G, 16)


# --- the end


@rules("SILK-9.1", "SILK-9.2", "SILK-9.3")
def test_s21_the_trigger_stays_when_points_are_spent() -> None:
    state = table(
        "5 5",
        players=2,
        seats={P: {"score": 28, "worms": worms("1,1 1"), "nurseries": ["2,2"]}},
        pasture={"1,1": "leafy"},
    )
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert (score(state, P), at_table(state)["trigger"]) == (31, {"reason": "points", "seat": P})
    play(state, "die 5 wall", "wall 2,2-2,3")
    assert score(state, P) == 29
    assert at_table(state)["active"] == G
    assert not state.is_terminal()
    turn_over(state)
    assert (state.is_terminal(), state.end_reason()) == (True, "points")


def turn_over(state: State) -> None:
    """The active player takes the first of all choices to the end of the turn."""
    who = at_table(state)["active"]
    while not state.is_terminal() and at_table(state)["active"] == who:
        state.apply_action(state.legal_actions()[0])


@rules("SILK-6.1", "SILK-9.1")
def test_s22_the_last_wall() -> None:
    walls = route("0,1", "0,5", "4,5", "4,4")
    state = table("3 3", players=2, seats={P: {"nurseries": ["0,1"], "worms": worms("2,2 1")}}, walls=walls)
    play(state, "die 3 wall", "wall 4,3-4,4")
    assert at_table(state)["trigger"] == {"reason": "walls", "seat": P}
    assert not names(state) & {"die 3 wall"}
    assert refusal(state, "die 3 wall") == {"SILK-6.1"}


@rules("SILK-6.2", "SILK-6.3")
def test_s23_going_on_from_a_foreign_nursery() -> None:
    state = table("3 3", seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3"]}}, walls=route("1,1", "1,3"))
    play(state, "die 3 wall", "wall 1,3-1,4")
    assert "1,3-1,4" in at_table(state)["walls"]


def ended(**fields: Any) -> State:
    """The game after its last turn."""
    players = fields.get("players", 4)
    state = table("", trigger={"reason": "walls", "seat": 0}, active=players - 1, **fields)
    return change(state, phase="over")


@rules("SILK-9.7")
def test_s24_the_cave_may_lead_below_zero() -> None:
    state = ended(seats={P: {"score": 1, "cave": 3}})
    assert state.scores()[P] == -2
    assert [line.points for line in state.breakdown()[P]] == [5, -4, -3]


@rules("SILK-3.2", "SILK-8.2", "SILK-9.2")
def test_s25_the_last_worm_of_the_reserve() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "0,2 3", "1,0 3"), "cave": 2, "nurseries": ["2,2"], "score": 45}
    state = change(table("", seats={P: full}), phase="start_of_turn")
    play(state, "raise 2,2")
    assert score(state, P) == 55
    assert phase(state) == "roll"
    assert at_table(state)["trigger"] == {"reason": "points", "seat": P}
    assert seat(state, P)["improvements"] == ["silkworm"]


@rules("SILK-5.2", "SILK-4.13", "SILK-4.9")
def test_s26_not_raised_onto_the_ookami_but_driven_to_her() -> None:
    state = table("1 5", ookami="2,2", seats={P: {"nurseries": ["2,2"], "worms": worms("2,3 1")}})
    raising = state.clone()
    play(raising, "die 1 raise")
    assert names(raising, "raise") == {"1,1", "1,2", "2,1", "2,3"}
    assert refusal(raising, "raise 2,2") == {"SILK-5.2"}
    play(state, "die 5 graze", "graze 2,3", "displace west")
    assert seat(state, P)["cave"] == 1


@rules("SILK-5.8", "SILK-5.9")
def test_s27_nothing_to_regenerate() -> None:
    nests = ["1,1", "1,3", "3,1", "3,3"]
    state = table("4 4", seats={P: {"nurseries": nests}, G: {"shepherd": "1,1"}}, barren=["1,1"])
    assert "die 4 build" not in names(state)
    assert refusal(state, "die 4 build") == {"SILK-5.9"}
    free = table("4 4", seats={P: {"nurseries": nests}}, barren=["1,1"])
    play(free, "die 4 build", "regenerate 1,1")
    assert at_table(free)["barren"] == []


@rules("SILK-9.8")
def test_s28_a_shared_victory() -> None:
    state = ended(players=3, seats={P: {"score": 37}, G: {"score": 20}, B: {"score": 37}})
    assert (state.winners(), state.places()) == ([P, B], [1, 3, 1])


@rules("SILK-6.6", "SILK-6.7", "SILK-8.3")
def test_s29_a_second_way_between_joined_nurseries() -> None:
    walls = route("1,1", "1,4") + route("1,2", "0,2", "0,3")
    state, gained = build(table(seats={P: {"nurseries": ["1,1", "1,4"]}}, walls=walls), P, ["0,3-1,3"])
    assert gained == [5 + 5]
    assert seen(state)["enclosures"] == []


@rules("SILK-1.7", "SILK-8.1")
def test_s30_no_marker_is_claimed_before() -> None:
    assert [row["seat"] for row in seen(table())["improvements"]] == [None] * 4
    assert [row["points"] for row in seen(table())["improvements"]] == [10, 5, 10, 5]
