"""A turn and its dice: section 3 of the ledger."""

from typing import Any

import pytest

from caravansary import State
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, change, score, seat, table, worms

NEST: dict[str, Any] = {"nurseries": ["1,1"], "worms": worms("3,2 1"), "shepherd": "2,2"}


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


def after_die(state: State, text: str) -> set[str]:
    copy = state.clone()
    play(copy, text)
    return names(copy)


@rules("SILK-3.4")
def test_equal_dice_are_offered_once() -> None:
    state = table("4 4", seats={P: NEST})
    assert len(names(state)) == len({text.split()[2] for text in names(state)})


@rules("SILK-3.5")
def test_what_is_paid_shows_on_the_track_at_once() -> None:
    state = table("1 1", seats={P: NEST})
    play(state, "die 1 wall")
    assert (score(state, P), seen(state)["seats"][P]["lines"]["spent"]) == (3, 2)


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


@rules("SILK-3.12")
def test_the_first_die_may_make_the_second_impossible() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "1,0 3", "1,1 3", "0,2 3"), "score": 1, "nurseries": ["1,1"]}
    state = table("1 3", seats={P: full})
    assert "die 3 move" in names(state)  # with its last point, which leaves nothing for the 1
    play(state, "die 3 move", sorted(text for text in after_die(state, "die 3 move") if "mastiff" in text)[0])
    assert at_table(state)["active"] == G


@rules("SILK-3.9")
def test_a_position_with_nothing_to_decide_is_refused() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "1,0 3", "1,1 3", "0,2 3"), "score": 0, "nurseries": ["1,1"]}
    state = table("3 3", seats={P: full})
    with pytest.raises(ValueError, match="nothing to decide"):
        change(state, dice=[{"face": 1, "played": None}] * 2)
