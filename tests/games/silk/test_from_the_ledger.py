"""Situations a rules lawyer lays out from the ledger alone: set-up, dice, movement and the actions on tiles (sections 1 to 5)."""

from typing import Any

import pytest

from caravansary import State, load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, Y, change, score, seat, sides, table, turn_of, worms

Seats = dict[int, Any]
SPACES = ["raise", "move", "wall", "build", "graze", "ookami"]
FIVE_STACKS = worms("0,0 3", "0,2 3", "0,4 3", "2,0 3", "2,2 3")  # all fifteen worms, no two stacks side by side


def last_die(state: State, face: int) -> State:
    """The same table, but one die is played already."""
    return change(state, dice=[{"face": 1, "played": "raise"}, {"face": face, "played": None}])


def every_action(dice: str, **more: Any) -> State:
    """Purple could do any of the six actions."""
    seats: Seats = {P: {"worms": worms("1,1 1"), "nurseries": ["1,1"], "shepherd": "2,4", **more}}
    return table(dice, seats=seats, ookami="4,5")


# --- set-up


@rules("SILK-2.1")
def test_only_the_tied_roll_again_and_the_old_lower_sums_are_forgotten() -> None:
    state = load_game("silk", players=3).new_initial_state()
    while phase(state) == "deal":
        state.apply_action(state.legal_actions()[0])
    play(state, "roll 5 6", "roll 4 6", "roll 5 6")
    assert phase(state) == "starting_roll"
    assert [row["to_roll"] for row in at_table(state)["seats"]] == [True, False, True]
    play(state, "roll 1 1", "roll 1 2")  # both now lower than green's ten
    assert (phase(state), at_table(state)["starter"]) == ("phase_1", 2)


@rules("SILK-2.1")
def test_sums_count_not_the_higher_die() -> None:
    state = load_game("silk", players=2).new_initial_state()
    while phase(state) == "deal":
        state.apply_action(state.legal_actions()[0])
    play(state, "roll 1 6", "roll 3 4")
    assert phase(state) == "starting_roll"
    play(state, "roll 1 6", "roll 4 4")
    assert at_table(state)["starter"] == 1


@rules("SILK-2.8", "SILK-2.9")
def test_the_first_pieces_of_a_lone_corner_stack() -> None:
    """All own worms at the west border: no wrap to the east, no diagonal, no board corner, no site beside a nursery."""
    three = ["nursery", "shepherd", "mastiff"]
    rows = [
        {"worms": worms("2,0 3", "3,0 3", "4,0 1"), "to_place": three},
        {"worms": worms("0,0 2", "0,1 3", "0,2 2"), "to_place": three[1:], "nurseries": ["2,1"]},
        {"worms": worms("0,3 3", "1,3 3", "0,4 1"), "to_place": three[1:], "nurseries": ["0,4"]},
    ]
    pasture = ["dry"] * 9 + ["normal"] * 8 + ["leafy"] * 7
    position = {"game": "silk", "phase": "phase_2", "starter": 0, "active": 0, "seats": rows, "ookami": "3,1"}
    state = load_game("silk", players=3).from_position({**position, "tiles": [*pasture[:16], "den", *pasture[16:]]})
    assert names(state, "shepherd") == names(state, "mastiff") == {"1,0", "2,1", "4,1"}
    assert names(state, "nursery") == {"3,0", "4,0", "4,1", "5,1"}


# --- before the dice


@rules("SILK-3.2", "SILK-3.1")
def test_the_worm_before_the_roll_is_forced() -> None:
    state = last_die(table(ookami="2,2", seats={G: {"worms": worms("0,0 1"), "reserve": 3}}), 6)
    play(state, "die 6 ookami", "move ookami north")
    assert (phase(state), state.pending()) == ("start_of_turn", [G])
    assert names(state) == {"raise 0,0"}
    play(state, "raise 0,0")
    assert phase(state) == "roll"


@rules("SILK-3.2")
def test_the_step_before_the_roll_never_rescues() -> None:
    green = {"worms": worms("0,0 3"), "reserve": 0, "improvements": ["silkworm"]}
    state = last_die(table(ookami="2,2", seats={G: green}), 6)
    play(state, "die 6 ookami", "move ookami north")
    assert (phase(state), at_table(state)["active"]) == ("roll", G)
    assert (seat(state, G)["cave"], seat(state, G)["reserve"]) == (12, 0)


@rules("SILK-3.2", "SILK-5.2", "SILK-5.3")
def test_with_reserve_but_no_tile_the_step_is_skipped_and_the_die_does_not_rescue() -> None:
    seats: Seats = {
        G: {"worms": worms("0,0 3", "0,2 2"), "nurseries": ["0,1"], "reserve": 4, "shepherd": "0,1"},
        B: {"worms": worms("0,2 1")},
    }
    state = last_die(table(ookami="2,2", seats=seats), 6)
    play(state, "die 6 ookami", "move ookami north")
    assert (phase(state), at_table(state)["active"]) == ("roll", G)
    play(state, "roll 1 1")
    assert "die 1 raise" not in names(state)
    assert "SILK-5.3" in refusal(state, "die 1 raise")


# --- dice


@rules("SILK-3.5", "SILK-3.6", "SILK-3.9")
@pytest.mark.parametrize("points", [0, 1, 2, 3])
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_what_a_die_can_become_with_few_points(face: int, points: int) -> None:
    state = every_action(f"{face} {face}", score=points)
    for space, action in enumerate(SPACES, start=1):
        cost = min(abs(face - space), 6 - abs(face - space))
        text = f"die {face} {action}"
        if cost > points:
            assert "SILK-3.6" in refusal(state, text)
        else:
            after = state.clone()
            play(after, text)
            assert score(after, P) == points - cost  # paid before anything is resolved
    assert all(text.startswith(f"die {face} ") for text in names(state))


@rules("SILK-3.4")
def test_a_die_that_was_not_rolled_and_a_die_that_was_played_are_refused() -> None:
    state = every_action("1 5")
    assert any(rule.startswith("SILK-3.") for rule in refusal(state, "die 2 move"))
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert {text.split()[1] for text in names(state)} == {"1"}
    assert any(rule.startswith("SILK-3.") for rule in refusal(state, "die 5 graze"))


@rules("SILK-3.7", "SILK-5.11")
def test_points_of_the_first_action_pay_for_the_second_die() -> None:
    state = table("2 5", seats={P: {"worms": worms("1,1 1"), "score": 0}}, pasture={"1,1": "leafy"})
    assert names(state) == {"die 2 move", "die 5 graze"}
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert score(state, P) == 3
    assert {"die 2 graze", "die 2 ookami", "die 2 raise"} <= names(state)
    play(state, "die 2 graze")
    assert score(state, P) == 0


@rules("SILK-3.11", "SILK-5.7", "SILK-5.13", "SILK-6.1")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_points_that_do_not_reach_any_possible_action_are_kept(points: int) -> None:
    """Die 5: nothing to graze, ookami walled in, no site for a nursery. From two points on, a rescue can be paid."""
    seats: Seats = {
        P: {"reserve": 0, "improvements": ["silkworm"], "score": points, "shepherd": "3,4"},
        G: {"nurseries": ["1,1"]},
        B: {"nurseries": ["3,4"]},
        Y: {"nurseries": ["4,5"]},
    }
    state = table("", seats=seats, ookami="1,1", walls=sides("1,1"))
    play(state, "roll 5 5")
    if points < 2:
        assert (at_table(state)["active"], score(state, P)) == (G, points)
    else:
        assert names(state) == {"die 5 raise"}
        play(state, "die 5 raise")
        assert (seat(state, P)["reserve"], score(state, P), at_table(state)["active"]) == (1, 0, G)


@rules("SILK-3.12", "SILK-4.13")
def test_the_first_die_may_make_the_second_impossible() -> None:
    state = table("5 5", seats={P: {"worms": worms("0,1 1"), "score": 1}}, ookami="0,0")
    play(state, "die 5 ookami", "move ookami east")
    assert (seat(state, P)["cave"], score(state, P), at_table(state)["active"]) == (1, 0, G)


@rules("SILK-3.11", "SILK-5.5", "SILK-4.8", "SILK-8.1")
def test_a_dead_die_waits_and_is_revived_by_a_worm_lost_in_the_mountains() -> None:
    purple = {"worms": FIVE_STACKS, "score": 0, "reserve": 0, "improvements": ["silkworm"]}
    state = table("1 5", seats={P: purple}, barren=["0,4"])
    assert names(state) == {"die 5 graze"}
    assert "SILK-5.5" in refusal(state, "die 1 raise")
    play(state, "die 5 graze", "graze 0,4", "displace east", "displace east", "displace off")
    assert names(state) == {"die 1 raise"}
    play(state, "die 1 raise", "raise 0,5")
    assert score(state, P) == 0  # the marker is not won a second time
    assert at_table(state)["active"] == G


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


# --- movement


@rules("SILK-4.10", "SILK-4.11", "SILK-4.12", "SILK-4.3")
def test_who_may_not_enter_where() -> None:
    seats: Seats = {
        P: {"shepherd": "1,2", "mastiff": "2,3"},
        G: {"shepherd": "1,3", "mastiff": "2,4"},
        B: {"mastiff": "0,1"},
    }
    state = table("2 6", seats=seats, ookami="1,1")
    play(state, "die 2 move")
    assert names(state) == {f"move shepherd {way}" for way in ("north", "south")} | {
        f"move mastiff {way}" for way in ("south", "west")
    }
    assert "SILK-4.10" in refusal(state, "move shepherd east")
    assert "SILK-4.10" in refusal(state, "move shepherd west")
    assert "SILK-4.11" in refusal(state, "move mastiff north")
    assert "SILK-4.11" in refusal(state, "move mastiff east")
    state = turn_of(state, P, "6 6")
    play(state, "die 6 ookami")
    assert "SILK-4.12" in refusal(state, "move ookami north")
    assert names(state, "move ookami") == {"east", "south", "west"}


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


@rules("SILK-4.13", "SILK-4.15", "SILK-4.14")
def test_an_ookami_bumped_into_a_mixed_flock_eats_all_of_it() -> None:
    seats: Seats = {P: {"mastiff": "1,1", "worms": worms("1,3 1")}}
    seats |= {G: {"worms": worms("1,3 1")}, B: {"worms": worms("1,3 1")}}
    state = table("2 2", seats=seats, ookami="1,2")
    play(state, "die 2 move", "move mastiff east", "bump ookami east")
    assert [row["cave"] for row in at_table(state)["seats"]] == [1, 1, 1, 0]
    assert [row["worms"] for row in at_table(state)["seats"]] == [{}] * 4
    assert phase(state) == "choose_action"  # nobody is asked where they go


@rules("SILK-4.4", "SILK-4.18")
def test_a_shepherd_at_the_end_of_a_chain_cannot_bump_the_mastiff_that_began_it() -> None:
    seats: Seats = {P: {"mastiff": "2,1", "shepherd": "1,3"}, G: {"shepherd": "2,3"}, B: {"shepherd": "3,3"}}
    state = table("2 2", seats={**seats, Y: {"shepherd": "0,0"}}, ookami="2,2")
    play(state, "die 2 move", "move mastiff east", "bump ookami east")
    assert names(state) == {"bump shepherd east"}
    assert "SILK-4.4" in refusal(state, "bump shepherd west")
    state = table("2 2", seats={**seats, Y: {"shepherd": "2,4"}}, ookami="2,2")
    play(state, "die 2 move", "move mastiff east")
    assert names(state) == {"bump ookami north", "bump ookami south", "bump ookami west"}
    assert "SILK-4.18" in refusal(state, "bump ookami east")


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


@rules("SILK-4.17", "SILK-4.18", "SILK-2.3")
@pytest.mark.parametrize(("north", "south"), [(0, 3), (1, 2), (2, 1), (1, 3), (2, 2)])
def test_three_worms_need_exactly_three_places(north: int, south: int) -> None:
    """A shepherd comes over a wall from the west; east stands a mastiff; north and south have room for three or for two."""
    others = {tile: count for tile, count in (("1,2", north), ("3,2", south)) if count}
    seats: Seats = {P: {"shepherd": "2,1", "worms": worms("2,2 1"), "nurseries": ["2,2"]}}
    seats |= {G: {"worms": worms("2,2 2")}, B: {"mastiff": "2,3", "worms": others}}
    state = table("2 2", seats=seats, walls=sides("2,2", "W"))
    play(state, "die 2 move")
    if north + south > 3:
        assert "SILK-4.18" in refusal(state, "move shepherd east")
        return
    play(state, "move shepherd east")
    while phase(state) == "displace":
        state.apply_action(state.legal_actions()[-1])
    tiles = [tile for row in at_table(state)["seats"] for tile, count in row["worms"].items() for _ in range(count)]
    assert sorted(tiles) == ["1,2"] * 3 + ["3,2"] * 3


@rules("SILK-4.14", "SILK-4.17")
def test_worms_are_displaced_own_first_then_clockwise() -> None:
    seats: Seats = {seat: {"worms": worms("1,1 1")} for seat in (P, G, B)}
    state = table("5 5", seats=seats, active=G)
    play(state, "die 5 graze", "graze 1,1", "displace north", "displace east", "displace south")
    where = [list(row["worms"]) for row in at_table(state)["seats"]]
    assert where == [["2,1"], ["0,1"], ["1,2"], []]


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


# --- actions on tiles


@rules("SILK-5.10", "SILK-5.11")
def test_only_tiles_with_an_own_worm_are_grazed_and_only_own_worms_count() -> None:
    seats: Seats = {P: {"worms": worms("1,1 1")}, G: {"worms": worms("1,1 2", "2,2 3")}}
    state = table("5 5", seats=seats, pasture={"1,1": "leafy"})
    play(state, "die 5 graze")
    assert names(state) == {"graze 1,1"}
    assert "SILK-5.10" in refusal(state, "graze 2,2")
    play(state, "graze 1,1", "displace north", "displace west", "displace west")
    assert (state.scores(), at_table(state)["barren"]) == ([8, 5, 5, 5], ["1,1"])


@rules("SILK-1.9", "SILK-5.8", "SILK-5.11", "SILK-5.9")
def test_the_den_is_grazed_and_regenerated_as_normal_pasture() -> None:
    purple = {
        "nurseries": ["1,1", "1,3", "3,1", "3,3"],
        "improvements": ["nursery"],
        "score": 10,
        "worms": worms("0,0 2"),
    }
    state = table("4 5", seats={P: purple}, pasture={"0,0": "den"}, barren=["0,5", "1,0"], ookami="1,0")
    assert refusal(state, "die 4 build") & {"SILK-5.8", "SILK-5.9"}  # nothing barren and empty yet
    play(state, "die 5 graze", "graze 0,0", "displace off", "displace east")
    assert score(state, P) == 14
    play(state, "die 4 build")
    assert names(state) == {"regenerate 0,0"}  # not under the ookami, not a tile away from the nurseries
    play(state, "regenerate 0,0")
    assert (at_table(state)["barren"], seen(state)["tiles"][0]["value"]) == (["0,5", "1,0"], 2)


@rules("SILK-5.9", "SILK-5.8")
def test_three_nurseries_and_no_site_do_not_regenerate() -> None:
    seats: Seats = {P: {"nurseries": ["1,1", "2,2", "1,3"], "shepherd": "1,1"}, G: {"nurseries": ["3,1"]}}
    state = table("4 4", seats=seats, barren=["0,0", "0,1"])
    assert "die 4 build" not in names(state)
    assert refusal(state, "die 4 build") & {"SILK-5.7", "SILK-5.9"}


@rules("SILK-5.7")
def test_a_shepherd_in_the_corner_has_three_sites_and_walls_do_not_matter() -> None:
    seats: Seats = {P: {"shepherd": "0,0"}, G: {"nurseries": ["0,3"]}}
    walls = ["0,2-0,3", "0,1-0,2", "0,0-0,1", "0,0-1,0", "0,1-1,1"]
    state = table("4 4", seats=seats, walls=walls)
    play(state, "die 4 build")
    assert names(state) == {"nursery 0,1", "nursery 1,0", "nursery 1,1"}


@rules("SILK-8.5", "SILK-8.1", "SILK-9.1")
def test_the_fourth_nursery_may_end_the_game_and_the_second_such_player_gets_nothing() -> None:
    seats: Seats = {
        P: {"nurseries": ["1,1", "1,3", "3,1"], "shepherd": "2,4", "score": 45},
        G: {"nurseries": ["0,5", "5,1", "4,3"], "shepherd": "4,5"},
    }
    state = table("4 4", seats=seats, ookami="0,0")
    play(state, "die 4 build", "nursery 3,4")
    assert (score(state, P), at_table(state)["trigger"]["seat"]) == (50, P)
    state = turn_of(state, G, "4 4")
    play(state, "die 4 build", "nursery 4,5")
    assert (score(state, G), seat(state, G)["improvements"]) == (5, [])
