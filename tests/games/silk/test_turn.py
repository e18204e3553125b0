"""Turn and dice: section 3 of the ledger."""

from typing import Any

import pytest

from caravansary import State
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, Seats, Y, change, score, seat, sides, table, tiles, worms

NEST: dict[str, Any] = {"nurseries": ["1,1"], "worms": worms("3,2 1"), "shepherd": "2,2"}
SPACES = ["raise", "move", "wall", "build", "graze", "ookami"]
FIVE_STACKS = worms("0,0 3", "0,2 3", "0,4 3", "2,0 3", "2,2 3")  # all fifteen worms, no two stacks side by side


@rules("SILK-3.1", "SILK-3.4")
def test_the_turn_passes_to_the_left_after_both_dice() -> None:
    state = table("3 3", seats={P: NEST})
    play(state, "die 3 wall", "wall 1,1-1,2")
    assert at_table(state)["active"] == P
    play(state, "die 3 wall", "wall 1,2-1,3")
    assert (at_table(state)["active"], at_table(state)["turn"]) == (G, 2)
    assert refusal(state, "roll 1 1", P) == {"HOUSE-1.5"}
    last = table("3 3", active=3, seats={3: NEST})
    play(last, "die 3 wall", "wall 1,1-1,2", "die 3 wall", "wall 1,2-1,3")
    assert at_table(last)["active"] == P


@rules("SILK-3.1")
def test_only_the_active_player_decides() -> None:
    assert refusal(table("3 3", seats={P: NEST}), "die 3 wall", B) == {"SILK-3.1"}


def about_to_start(fields: dict[str, Any]) -> State:
    """Brown's second die is used; purple, with these things, is next."""
    brown = {"nurseries": ["1,3"], "shepherd": "0,5", "worms": worms("0,3 1")}
    state = table("3 3", players=3, active=B, seats={P: fields, B: {**brown, "shepherd": "0,4"}})
    play(state, "die 3 wall", "wall 1,3-1,4", "die 3 wall", "wall 1,4-1,5")
    return state


@rules("SILK-3.2", "SILK-3.3")
def test_a_worm_must_be_raised_before_the_roll() -> None:
    state = about_to_start({"nurseries": ["3,1"]})
    assert phase(state) == "start_of_turn"
    assert names(state) == {"raise 2,0", "raise 2,1", "raise 3,0", "raise 3,1"}
    assert refusal(state, "die 3 wall") == {"SILK-3.2"}
    play(state, "raise 2,1")
    assert (phase(state), seat(state, P)["reserve"]) == ("roll", 14)
    play(state, "roll 2 6")
    assert [die["face"] for die in seen(state)["dice"]] == [2, 6]


@rules("SILK-3.2")
def test_no_worm_in_reserve_or_no_tile_means_no_raise() -> None:
    rescue = about_to_start({"nurseries": ["3,1"], "reserve": 0})
    assert phase(rescue) == "roll"
    assert seat(rescue, P)["cave"] == 15  # the start never rescues
    nowhere = about_to_start({"worms": {}})
    assert (phase(nowhere), seat(nowhere, P)["reserve"]) == ("roll", 15)


@rules("SILK-3.2", "SILK-8.2", "SILK-9.2")
def test_s25_the_last_worm_of_the_reserve() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "0,2 3", "1,0 3"), "cave": 2, "nurseries": ["2,2"], "score": 45}
    state = change(table("", seats={P: full}), phase="start_of_turn")
    play(state, "raise 2,2")
    assert score(state, P) == 55
    assert phase(state) == "roll"
    assert at_table(state)["trigger"] == {"reason": "points", "seat": P}
    assert seat(state, P)["improvements"] == ["silkworm"]


def one_die_left(state: State, face: int) -> State:
    """The same table, but one die is played already."""
    return change(state, dice=[{"face": 1, "played": "raise"}, {"face": face, "played": None}])


@rules("SILK-3.2", "SILK-3.1")
def test_the_worm_before_the_roll_is_forced() -> None:
    state = one_die_left(table(ookami="2,2", seats={G: {"worms": worms("0,0 1"), "reserve": 3}}), 6)
    play(state, "die 6 ookami", "move ookami north")
    assert (phase(state), state.pending()) == ("start_of_turn", [G])
    assert names(state) == {"raise 0,0"}
    play(state, "raise 0,0")
    assert phase(state) == "roll"


@rules("SILK-3.2")
def test_the_step_before_the_roll_never_rescues() -> None:
    green = {"worms": worms("0,0 3"), "reserve": 0, "improvements": ["silkworm"]}
    state = one_die_left(table(ookami="2,2", seats={G: green}), 6)
    play(state, "die 6 ookami", "move ookami north")
    assert (phase(state), at_table(state)["active"]) == ("roll", G)
    assert (seat(state, G)["cave"], seat(state, G)["reserve"]) == (12, 0)


@rules("SILK-3.2", "SILK-5.2", "SILK-5.3")
def test_with_reserve_but_no_tile_the_step_is_skipped_and_the_die_does_not_rescue() -> None:
    seats: Seats = {
        G: {"worms": worms("0,0 3", "0,2 2"), "nurseries": ["0,1"], "reserve": 4, "shepherd": "0,1"},
        B: {"worms": worms("0,2 1")},
    }
    state = one_die_left(table(ookami="2,2", seats=seats), 6)
    play(state, "die 6 ookami", "move ookami north")
    assert (phase(state), at_table(state)["active"]) == ("roll", G)
    play(state, "roll 1 1")
    assert "die 1 raise" not in names(state)
    assert "SILK-5.3" in refusal(state, "die 1 raise")


def after_die(state: State, text: str) -> set[str]:
    copy = state.clone()
    play(copy, text)
    return names(copy)


@rules("SILK-3.4", "SILK-3.8")
def test_either_die_first_and_the_same_action_twice() -> None:
    state = table("3 6", seats={P: NEST})
    assert {"die 3 wall", "die 6 ookami"} <= names(state)
    play(state, "die 6 ookami", sorted(after_die(state, "die 6 ookami"))[0])
    assert not any(text.startswith("die 6") for text in names(state))
    assert refusal(state, "die 6 wall") == {"SILK-3.4"}
    both = table("5 5", seats={P: {"worms": worms("1,1 1", "3,3 1"), "shepherd": "0,5"}})
    play(both, "die 5 graze", "graze 1,1", "displace north", "die 5 graze", "graze 3,3", "displace north")
    assert at_table(both)["barren"] == ["1,1", "3,3"]


@rules("SILK-3.4")
def test_equal_dice_are_offered_once() -> None:
    state = table("4 4", seats={P: NEST})
    assert len(names(state)) == len({text.split()[2] for text in names(state)})


def every_action(dice: str, **more: Any) -> State:
    """Purple could do any of the six actions."""
    seats: Seats = {P: {"worms": worms("1,1 1"), "nurseries": ["1,1"], "shepherd": "2,4", **more}}
    return table(dice, seats=seats, ookami="4,5")


@rules("SILK-3.4")
def test_a_die_that_was_not_rolled_and_a_die_that_was_played_are_refused() -> None:
    state = every_action("1 5")
    assert any(rule.startswith("SILK-3.") for rule in refusal(state, "die 2 move"))
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert {text.split()[1] for text in names(state)} == {"1"}
    assert any(rule.startswith("SILK-3.") for rule in refusal(state, "die 5 graze"))


@rules("SILK-3.5")
def test_what_is_paid_shows_on_the_track_at_once() -> None:
    state = table("1 1", seats={P: NEST})
    play(state, "die 1 wall")
    assert (score(state, P), seen(state)["seats"][P]["lines"]["spent"]) == (3, 2)


@rules("SILK-3.5")
@pytest.mark.parametrize(
    ("die", "action", "cost"),
    [(1, "build", 3), (1, "ookami", 1), (6, "raise", 1), (5, "raise", 2), (2, "graze", 3), (3, "wall", 0)],
    ids=["E1", "E2", "E2 back", "E2 two", "E2 three", "no change"],
)
def test_e1_e2_the_cost_of_changing_a_die(die: int, action: str, cost: int) -> None:
    state = table(f"{die} {die}", seats={P: {"worms": worms("0,0 1"), "shepherd": "2,2", "nurseries": ["1,1"]}})
    play(state, f"die {die} {action}")
    assert score(state, P) == 5 - cost
    assert seat(state, P)["spent"] == cost


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


@rules("SILK-3.6")
@pytest.mark.parametrize(("points", "legal"), [(1, False), (2, True)])
def test_points_are_spent_down_to_zero_and_not_below(points: int, legal: bool) -> None:
    state = table("1 1", seats={P: {**NEST, "score": points}})
    assert ("die 1 wall" in names(state)) == legal
    if not legal:
        assert refusal(state, "die 1 wall") == {"SILK-3.6"}
    else:
        play(state, "die 1 wall", "wall 1,1-1,2")
        assert score(state, P) == 0


@rules("SILK-3.7")
def test_the_second_die_may_use_what_the_first_brought() -> None:
    state = table(
        "1 5", seats={P: {**NEST, "score": 0, "worms": worms("3,2 2"), "reserve": 0}}, pasture={"3,2": "leafy"}
    )
    assert names(state) == {"die 1 raise", "die 5 graze"}
    play(state, "die 5 graze", "graze 3,2", "displace west", "displace west")
    assert score(state, P) == 6
    assert {"die 1 wall", "die 1 ookami", "die 1 build"} <= names(state)


def poor(points: int, **seat_fields: Any) -> dict[int, dict[str, Any]]:
    """Purple has no worm in reserve or cave: all fifteen stand on the board."""
    home = worms("0,0 3", "0,1 3", "0,2 3", "1,0 3", "1,1 3")
    return {P: {"worms": home, "score": points, "nurseries": ["4,4"], **seat_fields}}


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


@rules("SILK-3.7", "SILK-5.11")
def test_points_of_the_first_action_pay_for_the_second_die() -> None:
    state = table("2 5", seats={P: {"worms": worms("1,1 1"), "score": 0}}, pasture={"1,1": "leafy"})
    assert names(state) == {"die 2 move", "die 5 graze"}
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert score(state, P) == 3
    assert {"die 2 graze", "die 2 ookami", "die 2 raise"} <= names(state)
    play(state, "die 2 graze")
    assert score(state, P) == 0


@rules("SILK-3.9")
def test_there_is_no_passing() -> None:
    state = table("3 6", seats={P: NEST})
    assert all(text.startswith("die ") for text in names(state))
    for text in names(state):
        copy = state.clone()
        play(copy, text)
        assert copy.legal_actions()  # whatever is offered can be resolved


@rules("SILK-3.9", "SILK-3.10")
def test_an_impossible_action_is_not_offered_and_any_other_may_be_paid_for() -> None:
    state = table("3 3", seats={P: {"worms": worms("3,2 1"), "shepherd": "2,2"}})  # no nursery, so no wall
    assert refusal(state, "die 3 wall") == {"SILK-6.2"}
    assert names(state) == {"die 3 raise", "die 3 move", "die 3 build", "die 3 graze", "die 3 ookami"}


@rules("SILK-3.9")
def test_a_position_with_nothing_to_decide_is_refused() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "1,0 3", "1,1 3", "0,2 3"), "score": 0, "nurseries": ["1,1"]}
    state = table("3 3", seats={P: full})
    with pytest.raises(ValueError, match="nothing to decide"):
        change(state, dice=[{"face": 1, "played": None}] * 2)


@rules("SILK-3.11")
def test_a_die_that_cannot_be_paid_for_waits_for_the_other() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "1,0 3", "1,1 3", "0,2 3"), "score": 0, "nurseries": ["1,1"]}
    state = table("", seats={P: full, G: {"shepherd": "4,0"}})
    play(state, "roll 1 3")
    assert names(state) == {"die 3 wall"}
    play(state, "die 3 wall", "wall 1,1-1,2")
    assert at_table(state)["active"] == G  # now the 1 is lost, and nothing was paid
    assert at_table(state)["lost"] == [1]
    assert score(state, P) == 0
    play(state, "roll 2 2")
    assert at_table(state)["lost"] == []


@rules("SILK-3.11", "SILK-5.5")
def test_s3_both_dice_are_lost() -> None:
    state = table("", seats=poor(0))
    play(state, "roll 1 1")
    assert at_table(state)["active"] == G
    assert at_table(state)["lost"] == [1, 1]  # everybody saw them fall
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


@rules("SILK-3.12")
def test_the_first_die_may_make_the_second_impossible() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "1,0 3", "1,1 3", "0,2 3"), "score": 1, "nurseries": ["1,1"]}
    state = table("1 3", seats={P: full})
    assert "die 3 move" in names(state)  # with its last point, which leaves nothing for the 1
    play(state, "die 3 move", sorted(text for text in after_die(state, "die 3 move") if "mastiff" in text)[0])
    assert at_table(state)["active"] == G


@rules("SILK-3.12", "SILK-4.13")
def test_the_first_die_may_make_the_second_impossible_by_capturing_worms() -> None:
    state = table("5 5", seats={P: {"worms": worms("0,1 1"), "score": 1}}, ookami="0,0")
    play(state, "die 5 ookami", "move ookami east")
    assert (seat(state, P)["cave"], score(state, P), at_table(state)["active"]) == (1, 0, G)
