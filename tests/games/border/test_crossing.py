"""The first action: completing segments (section 4)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import (
    COLOURS,
    RING,
    SEGMENT,
    WHITE,
    border,
    cells,
    crossed,
    dice_left,
    done,
    finish_round,
    first_action,
    results,
    scored,
    unused,
)

FEW = settings(max_examples=8, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)
SARAS_DICE = "grey grey grey yellow blue"


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


# --- worked examples of the ledger: E from the rulebook (Sara has board A, Emma B, Luis C, Tomas D), T our own


@rules("BORDER-4.2", "BORDER-4.3", "BORDER-4.7")
def test_e2_sara_may_complete_the_grey_three_or_the_grey_two() -> None:
    state = first_action("ABCD", SARAS_DICE)
    assert results(state, 0) == cells(set(), {80, 81, 82}, {20, 21})


@rules("BORDER-4.8")
def test_e2a_after_the_grey_three_yellow_and_blue_are_left() -> None:
    state = first_action("ABCD", SARAS_DICE)
    play(state, "segment grey 3")
    assert unused(state) == Counter(["yellow", "blue"])


@rules("BORDER-4.8")
def test_e2b_after_the_grey_two_one_grey_is_left_too() -> None:
    state = first_action("ABCD", SARAS_DICE)
    play(state, "segment grey 2")
    done(state, 0)
    assert unused(state) == Counter(["grey", "yellow", "blue"])


@rules("BORDER-4.2", "BORDER-4.5", "BORDER-4.7")
def test_t3_two_yellows_complete_one_of_two_segments() -> None:
    state = first_action("AB", "yellow yellow grey green blue", crossed={0: {76}})
    assert results(state, 0) == cells(set(), {68, 72}, {8, 11})


@rules("BORDER-4.3")
def test_t4_one_yellow_completes_nothing() -> None:
    state = first_action("AB", "yellow grey green blue red", crossed={0: {76}})
    assert phase(state) == "second_action"
    assert crossed(state, 0) == WHITE | {76}


@rules("BORDER-4.2", "BORDER-4.7", "BORDER-4.8")
def test_t5_the_third_yellow_is_left_for_the_passives() -> None:
    state = first_action("AB", "yellow yellow yellow grey green", crossed={0: {76}})
    assert results(state, 0) == cells(set(), {68, 72}, {8, 11})
    play(state, "segment yellow 3")
    done(state, 0)
    assert dice_left(state, 1) == Counter(["yellow", "grey", "green"])


@rules("BORDER-4.6", "BORDER-4.7")
@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
@pytest.mark.parametrize("colour", COLOURS)
def test_t6_five_dice_of_one_colour_have_six_results(board: str, colour: str) -> None:
    state = first_action(board + "ABCD".replace(board, "")[0], " ".join([colour] * 5))
    two, three, four, five = (SEGMENT[board, f"{colour} {size}"] for size in (2, 3, 4, 5))
    assert results(state, 0) == {frozenset(), two, three, four, five, two | three}


@rules("BORDER-4.7", "BORDER-5.10")
def test_t7_declining_leaves_all_five_dice() -> None:
    state = first_action("AB", SARAS_DICE)
    play(state, "done")
    assert dice_left(state, 1) == Counter(SARAS_DICE.split())


@rules("BORDER-4.4", "BORDER-5.3")
def test_t24_crosses_may_go_on_from_a_lonely_segment() -> None:
    state = first_action("AB", "grey grey yellow blue green")
    play(state, "segment grey 2")
    finish_round(state)
    play(state, "roll grey green blue red orange", "stop")
    assert {"cross 19", "cross 22"} <= names(state, seat=0)
    play(state, "cross 22", seat=0)
    assert crossed(state, 0) == WHITE | {20, 21, 22}
