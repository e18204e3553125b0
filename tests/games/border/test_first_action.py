"""Rounds and the first action: rolling and completing segments (sections 2, 3 and 4)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import CHANCE
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import (
    COLOUR,
    RING,
    SEGMENT,
    WHITE,
    border,
    crossed,
    dice_left,
    finish_round,
    first_action,
    frontier,
    reroll,
    results,
    scored,
    second_action,
    unused,
)

FEW = settings(max_examples=8, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)


# --- rounds


@rules("BORDER-2.1")
def test_in_the_first_action_only_the_active_player_acts() -> None:
    state = reroll("ABC", "red red blue blue grey", active=1)
    assert state.pending() == [1]
    assert "BORDER-2.1" in refusal(state, "stop", 0)
    play(state, "stop")
    assert state.pending() == [1]
    assert "BORDER-2.1" in refusal(state, "cross 7", 2)


@rules("BORDER-2.1")
def test_the_second_action_follows_the_first() -> None:
    state = first_action("ABC", "red red blue blue grey")
    assert phase(state) == "complete"
    play(state, "done")
    assert phase(state) == "second_action"
    assert state.pending() == [1, 2]


@rules("BORDER-2.1", "BORDER-2.2", "BORDER-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_go_clockwise_and_nobody_is_skipped(players: int) -> None:
    turns: dict[int, int] = {}
    for state, _, _ in wander(border(players), seed=players):
        if at_table(state)["active"] is not None:
            turns.setdefault(at_table(state)["round"], at_table(state)["active"])
    assert list(turns) == list(range(1, len(turns) + 1))
    assert len(turns) > players
    assert list(turns.values()) == [(turns[1] + k) % players for k in range(len(turns))]


@rules("BORDER-2.2")
def test_after_the_last_passive_the_next_player_clockwise_is_active() -> None:
    state = second_action("ABC", "blue yellow", active=2, turn=7)
    play(state, "done", seat=1)
    assert (phase(state), at_table(state)["active"]) == ("second_action", 2)
    play(state, "done", seat=0)
    assert (phase(state), at_table(state)["active"], at_table(state)["round"]) == ("roll", 0, 8)


@rules("BORDER-2.2")
def test_passives_are_named_clockwise_from_the_active_player() -> None:
    state = second_action("ABCD", "grey green blue red yellow", active=1)
    assert state.current_player() == 2
    play(state, "done", seat=2)
    assert state.current_player() == 3
    play(state, "done", seat=3)
    assert state.current_player() == 0


@rules("BORDER-2.3")
def test_the_active_player_crosses_nothing_in_the_second_action() -> None:
    state = second_action("ABC", "grey green blue red yellow")
    assert state.pending() == [1, 2]
    assert names(state, seat=0) == set()
    assert "BORDER-2.3" in refusal(state, "cross 7", 0)
    finish_round(state)
    assert crossed(state, 0) == WHITE


@rules("BORDER-2.4", "BORDER-2.2")
def test_who_has_nothing_to_cross_is_active_all_the_same() -> None:
    red = {cell for cell, colour in COLOUR["B"].items() if colour == "red"}
    state = first_action("AB", "red red red red red", crossed={1: red})
    play(state, "done")
    assert (phase(state), at_table(state)["active"]) == ("roll", 1)


@rules("BORDER-2.4", "BORDER-2.3", "BORDER-5.7")
@given(seed=SEEDS)
@FEW
def test_every_passive_with_a_cell_to_cross_is_asked_and_nobody_else(seed: int) -> None:
    last = ""
    for state, _, _ in wander(border(4), seed):
        if phase(state) == "second_action" != last:
            table = at_table(state)
            free = table["unused"] or table["dice"]
            passives = [seat for seat in range(4) if seat != table["active"]]
            assert state.pending() == [
                seat for seat in passives if frontier(table["seats"][seat]["board"], crossed(state, seat), free)
            ]
        last = phase(state)


# --- rolling


@rules("BORDER-3.1")
def test_a_turn_begins_with_a_roll_of_all_five_dice() -> None:
    state = second_action("AB", "blue")
    play(state, "done", seat=1)
    assert state.current_player() == CHANCE
    assert state.pending() == []
    outcomes = dict(state.chance_outcomes())
    assert (len(outcomes), sum(outcomes.values())) == (252, 6**5)
    assert outcomes[state.game.string_to_action("roll red red red red red")] == 1
    assert outcomes[state.game.string_to_action("roll grey green blue red yellow")] == 120
    assert outcomes[state.game.string_to_action("roll grey grey blue blue red")] == 30
    refusal(state, "stop", 1)


@rules("BORDER-3.2")
def test_after_the_first_roll_any_dice_may_be_rolled_again() -> None:
    state = reroll("AB", "grey green blue red yellow", rolls=1)
    assert len(names(state)) == 32
    assert {"stop", "reroll 1", "reroll 5", "reroll 2,4", "reroll 1,2,3,4,5"} <= names(state)


@rules("BORDER-3.2")
def test_after_the_second_roll_too() -> None:
    state = reroll("AB", "grey green blue red yellow", rolls=2)
    assert len(names(state)) == 32


@rules("BORDER-3.2")
def test_dice_of_one_colour_are_interchangeable() -> None:
    state = reroll("AB", "grey grey grey red red")
    assert len(names(state)) == 4 * 3
    assert names(reroll("AB", "red red red red red")) == {
        "stop",
        "reroll 1",
        "reroll 1,2",
        "reroll 1,2,3",
        "reroll 1,2,3,4",
        "reroll 1,2,3,4,5",
    }


@rules("BORDER-3.2", "BORDER-3.4")
def test_dice_left_lying_keep_their_faces() -> None:
    state = reroll("AB", "grey grey blue red yellow")
    play(state, "reroll 3,5")
    assert len(state.chance_outcomes()) == 21
    assert sum(weight for _, weight in state.chance_outcomes()) == 36
    play(state, "roll green orange")
    assert Counter(at_table(state)["dice"]) == Counter(["grey", "grey", "red", "green", "orange"])
    assert at_table(state)["rolls"] == 2


@rules("BORDER-3.2")
def test_the_third_roll_is_the_last() -> None:
    state = reroll("AB", "grey grey blue red yellow", rolls=2)
    play(state, "reroll 3", "roll grey")
    assert (phase(state), at_table(state)["rolls"]) == ("complete", 3)
    assert "BORDER-3.2" in refusal(state, "reroll 1", 0)


@rules("BORDER-3.2")
def test_who_stopped_does_not_roll_again() -> None:
    state = first_action("AB", "red red blue blue grey")
    assert refusal(state, "reroll 5", 0) & {"BORDER-3.2", "BORDER-3.5"}
    refusal(state, "stop", 0)


@rules("BORDER-3.3")
def test_a_die_left_lying_may_be_picked_up_later() -> None:
    state = reroll("AB", "grey green blue red red")
    play(state, "reroll 1,2,3", "roll yellow yellow orange")
    assert at_table(state)["dice"] == ["red", "red", "yellow", "yellow", "orange"]
    assert {"reroll 1", "reroll 1,2", "reroll 1,2,3,4,5"} <= names(state)
    play(state, "reroll 1,2", "roll orange orange")
    assert Counter(at_table(state)["dice"]) == Counter(orange=3, yellow=2)


@rules("BORDER-3.4")
def test_only_the_last_faces_count() -> None:
    state = reroll("AB", "red red red red red")
    play(state, "reroll 1,2,3,4,5", "roll grey green blue blue yellow", "stop")
    assert names(state) == {"segment blue 2", "done"}
    play(state, "done")
    assert dice_left(state, 1) == Counter(["blue", "blue", "grey", "green", "yellow"])


@rules("BORDER-3.5")
def test_stopping_early_gives_nothing_and_keeps_no_rolls() -> None:
    state = reroll("AB", "grey green blue red yellow", rolls=1)
    before = at_table(state)["seats"]
    play(state, "stop")
    assert crossed(state, 0) == WHITE
    finish_round(state)
    assert at_table(state)["seats"] == before
    play(state, "roll grey green blue red yellow", "reroll 1", "roll grey", "reroll 1", "roll grey")
    finish_round(state)
    assert at_table(state)["active"] == 0
    play(state, "roll red red red red red", "reroll 1", "roll red", "reroll 1", "roll red")
    assert (phase(state), at_table(state)["rolls"]) == ("complete", 3)


# --- crossing


@rules("BORDER-4.1")
def test_dice_cross_cells_of_their_colour_on_the_own_board_only() -> None:
    state = first_action("AB", "red red blue grey green")
    assert names(state) == {"segment red 2", "done"}
    play(state, "segment red 2")
    assert crossed(state, 0) - WHITE == {35, 40}
    assert crossed(state, 1) == WHITE


@rules("BORDER-4.1")
def test_no_die_of_the_colour_no_segment() -> None:
    state = first_action("AB", "red red blue grey green")
    assert refusal(state, "segment yellow 2", 0) & {"BORDER-4.1", "BORDER-4.2"}


@rules("BORDER-4.2", "BORDER-4.3")
def test_too_few_dice_for_the_segment() -> None:
    state = first_action("AB", "grey grey grey yellow blue")
    assert "BORDER-4.2" in refusal(state, "segment grey 4", 0)
    play(state, "segment grey 3")
    assert crossed(state, 0) - WHITE == {80, 81, 82}


@rules("BORDER-4.2")
def test_each_segment_takes_as_many_dice_as_it_has_open_cells() -> None:
    state = first_action("AB", "grey grey grey grey grey")
    play(state, "segment grey 3")
    assert names(state) == {"segment grey 2", "done"}
    assert refusal(state, "segment grey 4", 0) & {"BORDER-4.2", "BORDER-4.3"}


@rules("BORDER-4.3")
def test_single_cells_are_not_crossed_in_the_first_action() -> None:
    state = first_action("AB", "red red blue grey green")
    assert refusal(state, "cross 7", 0) & {"BORDER-4.2", "BORDER-4.3"}


@rules("BORDER-4.3")
def test_a_segment_next_to_white_is_not_opened_in_the_first_action() -> None:
    state = first_action("AB", "red blue yellow orange green")
    assert phase(state) == "second_action"
    assert crossed(state, 0) == WHITE


@rules("BORDER-4.2", "BORDER-4.5")
def test_a_completed_segment_cannot_be_completed_again() -> None:
    state = first_action("AB", "red red blue blue green", crossed={0: SEGMENT["A", "red 2"]})
    assert names(state) == {"segment blue 2", "done"}
    refusal(state, "segment red 2", 0)


@rules("BORDER-4.4")
def test_a_segment_may_lie_far_from_all_crosses() -> None:
    state = first_action("AB", "blue blue blue grey green")
    assert "segment blue 3" in names(state)
    play(state, "segment blue 3")
    assert crossed(state, 0) - WHITE == {44, 45, 46}


@rules("BORDER-4.5")
def test_a_partly_crossed_segment_costs_only_its_open_cells() -> None:
    state = first_action("AB", "red blue grey green orange", crossed={0: {8, 11, 12, 16, 23, 27}})
    assert names(state) == {"segment red 5", "done"}
    play(state, "segment red 5")
    assert crossed(state, 0) - WHITE == SEGMENT["A", "red 5"] | {8, 11}
    assert unused(state) == Counter(["blue", "grey", "green", "orange"])


@rules("BORDER-4.6")
def test_two_segments_of_one_colour() -> None:
    state = first_action("AB", "green green green green green")
    play(state, "segment green 2", "segment green 3")
    assert crossed(state, 0) - WHITE == {67, 71, 3, 4, 5}


@rules("BORDER-4.6")
def test_segments_of_different_colours() -> None:
    state = first_action("AB", "red red blue blue blue")
    play(state, "segment red 2", "segment blue 3")
    assert crossed(state, 0) - WHITE == {35, 40, 44, 45, 46}


@rules("BORDER-4.7")
def test_none_one_or_both_may_be_completed() -> None:
    state = first_action("AB", "red red blue blue grey")
    assert results(state, 0) == {frozenset(), frozenset({35, 40}), frozenset({9, 13}), frozenset({35, 40, 9, 13})}


@rules("BORDER-4.7", "BORDER-5.10")
def test_declining_everything_leaves_all_dice() -> None:
    state = first_action("AB", "red red blue blue grey")
    play(state, "done")
    assert crossed(state, 0) == WHITE
    assert dice_left(state, 1) == Counter(["red", "red", "blue", "blue", "grey"])


@rules("BORDER-4.8")
def test_dice_that_could_have_been_used_are_left_too() -> None:
    state = first_action("AB", "red red blue blue grey")
    play(state, "segment red 2", "done")
    assert unused(state) == dice_left(state, 1) == Counter(["blue", "blue", "grey"])


@rules("BORDER-4.9")
def test_without_a_segment_to_complete_the_second_action_follows() -> None:
    state = first_action("AB", "grey green blue red yellow")
    assert phase(state) == "second_action"
    assert crossed(state, 0) == WHITE
    assert dice_left(state, 1) == Counter(["grey", "green", "blue", "red", "yellow"])


@rules("BORDER-4.10")
def test_the_order_of_segments_makes_no_difference() -> None:
    one = first_action("AB", "red red blue blue grey")
    other = one.clone()
    play(one, "segment red 2", "segment blue 2")
    play(other, "segment blue 2", "segment red 2")
    assert one.position() == other.position()
    assert results(first_action("AB", "red red blue blue grey"), 0) >= {frozenset({35, 40, 9, 13})}


@rules("BORDER-4.10", "BORDER-6.2")
def test_an_area_is_scored_only_after_the_last_segment() -> None:
    state = first_action("AB", "red blue blue grey orange", crossed={0: RING["chapel"] - {51}})
    play(state, "segment red 3")
    assert crossed(state, 0) >= RING["chapel"]
    assert (names(state), state.scores()) == ({"segment blue 2", "done"}, [0, 0])
    play(state, "segment blue 2")
    assert (scored(state, 0), state.scores()) == ({"chapel": 5}, [5, 0])


@rules("BORDER-4.8", "BORDER-5.12")
def test_the_passives_see_what_the_active_player_crossed_and_left() -> None:
    state = first_action("ABC", "red red blue yellow grey")
    play(state, "segment red 2")
    assert state.pending() == [1, 2]
    assert set(seen(state, 1)["seats"][0]["crossed"]) == WHITE | {35, 40}
    assert Counter(seen(state, 2)["unused"]) == Counter(["blue", "yellow", "grey"])


@rules("BORDER-4.1", "BORDER-4.2", "BORDER-4.5", "BORDER-4.9")
@given(seed=SEEDS)
@FEW
def test_all_segments_the_dice_can_complete_are_offered_and_no_others(seed: int) -> None:
    for state, text, seat in wander(border(2), seed):
        table = at_table(state)
        open_cells = {
            name: len(cells - crossed(state, seat))
            for (board, name), cells in SEGMENT.items()
            if seat >= 0 and board == table["seats"][seat]["board"]
        }
        dice = table["unused"] if phase(state) == "complete" else table["dice"]
        fitting = {f"segment {name}" for name, n in open_cells.items() if 1 <= n <= dice.count(name.split()[0])}
        if phase(state) == "complete":
            assert names(state) == fitting | {"done"}
        if text == "stop":
            after = state.clone()
            play(after, "stop")
            assert (phase(after) == "complete") == bool(fitting)
