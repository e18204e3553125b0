"""The second action: one cell per die left over, next to a cross (section 5)."""

from collections import Counter

from tests.games.playing import at_table, names, phase, play, refusal
from tests.marks import rules

from .tables import (
    COLOUR,
    RING,
    SEGMENT,
    WHITE,
    cells,
    crossed,
    dice_left,
    done,
    first_action,
    frontier,
    reroll,
    results,
    rings,
    scored,
    second_action,
    unused,
)

OPEN_WELL = RING["well"] - {41}  # 41 is grey on A, yellow on B, orange on C and blue on D
FIVE = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "castle": 12}
SARAS_DICE = "grey grey grey yellow blue"
LUIS_BOARD = {0, 1, 7, 26, 30, 63, 67} | {35, 36, 37, 41, 49} | {54, 55, 59}


# --- one cell per die, next to a cross


@rules("BORDER-5.1")
def test_one_cell_per_die() -> None:
    state = second_action("AB", "blue yellow")
    play(state, "cross 7", seat=1)
    assert dice_left(state, 1) == Counter(["yellow"])
    assert "BORDER-5.1" in refusal(state, "cross 0", 1)
    play(state, "cross 84", seat=1)
    assert crossed(state, 1) == WHITE | {7, 84}
    assert phase(state) == "roll"


@rules("BORDER-5.1")
def test_no_die_of_the_colour_no_cross() -> None:
    state = second_action("AB", "blue yellow")
    assert "BORDER-5.1" in refusal(state, "cross 76", 1)
    assert "BORDER-5.1" in refusal(state, "cross 9", 1)


@rules("BORDER-5.1")
def test_a_crossed_cell_cannot_be_crossed_again() -> None:
    state = second_action("AB", "blue blue yellow")
    play(state, "cross 7", seat=1)
    assert "cross 7" not in names(state, seat=1)
    refusal(state, "cross 7", 1)


@rules("BORDER-5.1", "BORDER-4.8")
def test_dice_of_a_colour_partly_used_are_available_only_as_far_as_left() -> None:
    """R12: one of three red dice is left, so one red cell."""
    state = first_action("AB", "blue blue red red red", crossed={1: {76}})
    play(state, "segment red 2", "done")
    assert unused(state) == Counter(blue=2, red=1)
    play(state, "cross 72", seat=1)
    assert "BORDER-5.1" in refusal(state, "cross 68", 1)


@rules("BORDER-5.2")
def test_everybody_has_all_unused_dice() -> None:
    state = second_action("ABCD", "blue yellow")
    play(state, "cross 7", "cross 84", seat=1)
    play(state, "cross 84", seat=2)
    assert dice_left(state, 2) == Counter(["yellow"])
    assert dice_left(state, 3) == Counter(["blue", "yellow"])
    play(state, "cross 7", seat=2)
    play(state, "cross 7", seat=3)
    assert [crossed(state, seat) - WHITE for seat in (1, 2, 3)] == [{7, 84}, {7, 84}, {7}]


@rules("BORDER-5.3")
def test_a_cell_must_touch_a_cross() -> None:
    state = second_action("AB", "blue yellow")
    assert names(state, seat=1) == {"cross 7", "cross 84", "done"}
    assert "BORDER-5.3" in refusal(state, "cross 0", 1)
    assert "BORDER-5.3" in refusal(state, "cross 30", 1)


@rules("BORDER-5.3")
def test_any_earlier_cross_will_do_as_neighbour() -> None:
    state = second_action("AB", "blue", crossed={1: SEGMENT["B", "grey 5"]})
    assert names(state, seat=1) == {"cross 7", "cross 30", "done"}


@rules("BORDER-5.3")
def test_crosses_of_others_are_no_neighbours() -> None:
    state = second_action("ABC", "blue", crossed={0: {26, 2}, 2: {26, 2}})
    assert names(state, seat=1) == {"cross 7", "done"}


@rules("BORDER-5.3", "BORDER-5.5")
def test_the_crossed_part_of_a_segment_helps_only_as_a_neighbour() -> None:
    """R15: yellow 5 on B is 10-14-18-25-29; with 10 crossed, 14 touches it and 25 does not."""
    state = second_action("AB", "yellow", crossed={1: {10}})
    assert names(state, seat=1) == {"cross 14", "cross 84", "done"}
    assert "BORDER-5.3" in refusal(state, "cross 25", 1)


@rules("BORDER-5.4")
def test_a_cell_crossed_a_moment_ago_is_a_neighbour() -> None:
    state = second_action("AB", "blue yellow")
    assert "BORDER-5.3" in refusal(state, "cross 10", 1)
    play(state, "cross 7", seat=1)
    assert names(state, seat=1) == {"cross 10", "cross 84", "done"}
    play(state, "cross 10", seat=1)
    assert crossed(state, 1) == WHITE | {7, 10}


@rules("BORDER-5.4")
def test_two_crosses_into_one_segment_from_one_contact() -> None:
    state = second_action("AB", "orange orange")
    play(state, "cross 9", "cross 13", seat=1)
    assert crossed(state, 1) == WHITE | {9, 13}


@rules("BORDER-5.4")
def test_the_order_is_free_also_downwards() -> None:
    """From 85 the yellow 4 of board B runs 84, 83, 75: against the numbers."""
    state = second_action("AB", "yellow yellow yellow")
    assert results(state, 1) == {frozenset(), frozenset({84}), frozenset({84, 83}), frozenset({84, 83, 75})}


@rules("BORDER-5.5")
def test_segments_are_opened_extended_or_completed() -> None:
    state = second_action("AB", "blue orange red", crossed={1: {9, 72, 76}})
    play(state, "cross 7", "cross 13", "cross 68", seat=1)
    assert crossed(state, 1) == WHITE | {9, 72, 76} | {7, 13, 68}


@rules("BORDER-5.6")
def test_crossing_is_optional() -> None:
    state = second_action("AB", "blue yellow")
    play(state, "done", seat=1)
    assert crossed(state, 1) == WHITE
    state = second_action("AB", "blue yellow")
    play(state, "cross 84", "done", seat=1)
    assert crossed(state, 1) == WHITE | {84}


@rules("BORDER-5.7")
def test_a_die_without_a_cell_is_lost() -> None:
    state = second_action("AD", "blue yellow")
    assert names(state, seat=1) == {"cross 7", "done"}
    play(state, "cross 7", seat=1)
    assert phase(state) == "roll"
    assert crossed(state, 1) == WHITE | {7}


@rules("BORDER-5.7")
def test_a_colour_crossed_out_completely_is_no_joker() -> None:
    """R13: all 14 red cells of board B are crossed, so red dice do nothing there."""
    red = {cell for cell, colour in COLOUR["B"].items() if colour == "red"}
    state = second_action("AB", "red red blue", crossed={1: red})
    blue = {cell for cell, colour in COLOUR["B"].items() if colour == "blue"}
    assert names(state, seat=1) == {f"cross {cell}" for cell in frontier("B", red, ["blue"])} | {"done"}
    assert all(cells <= blue and len(cells) <= 1 for cells in results(state, 1))


@rules("BORDER-5.7", "BORDER-2.2")
def test_when_nobody_has_a_cell_for_the_die_the_round_is_over() -> None:
    state = first_action("ABD", "grey grey grey grey green")
    play(state, "segment grey 4")
    assert (phase(state), at_table(state)["active"]) == ("roll", 1)
    assert crossed(state, 1) == crossed(state, 2) == WHITE


# --- all or none used


@rules("BORDER-5.8", "BORDER-5.9")
def test_all_five_used_leaves_one_die_of_choice() -> None:
    state = first_action("ABC", "blue blue red red red", crossed={0: {0}})
    play(state, "segment blue 2", "segment red 3")
    assert unused(state) == Counter()
    assert names(state, seat=1) == {"cross 7", "cross 76", "done"}
    assert names(state, seat=2) == {"cross 84", "done"}
    play(state, "cross 76", seat=1)
    assert state.pending() == [2]
    play(state, "cross 84", seat=2)
    assert [crossed(state, seat) - WHITE for seat in (1, 2)] == [{76}, {84}]


@rules("BORDER-5.9")
def test_a_second_cross_is_refused_after_the_one_die() -> None:
    state = second_action("ABC", dice="blue blue red red red")
    play(state, "cross 76", seat=1)
    assert "BORDER-5.9" in refusal(state, "cross 7", 1)


@rules("BORDER-5.8")
def test_two_passives_may_choose_the_same_die() -> None:
    state = second_action("ABD", dice="blue blue red red red")
    play(state, "cross 7", seat=1)
    assert names(state, seat=2) == {"cross 7", "cross 84", "done"}
    play(state, "cross 7", seat=2)
    assert [crossed(state, seat) - WHITE for seat in (1, 2)] == [{7}, {7}]


@rules("BORDER-5.8", "BORDER-5.3")
def test_the_chosen_die_needs_a_neighbour_too() -> None:
    state = second_action("AB", dice="blue blue red red red")
    assert "BORDER-5.3" in refusal(state, "cross 0", 1)


@rules("BORDER-5.9")
def test_the_one_die_may_be_declined() -> None:
    state = second_action("AB", dice="blue blue red red red")
    assert results(state, 1) == {frozenset(), frozenset({7}), frozenset({76})}
    play(state, "done", seat=1)
    assert crossed(state, 1) == WHITE


@rules("BORDER-5.10")
def test_none_used_leaves_all_five() -> None:
    state = first_action("ABC", "green blue blue red yellow")
    play(state, "done")
    assert dice_left(state, 1) == dice_left(state, 2) == Counter(["green", "blue", "blue", "red", "yellow"])
    play(state, "cross 7", "cross 0", "cross 1", "cross 10", "cross 76", seat=1)
    assert crossed(state, 1) == WHITE | {7, 0, 1, 10, 76}
    assert state.pending() == [2]


# --- worked examples of the ledger: E from the rulebook (Sara has board A, Emma B, Luis C, Tomas D), T our own


@rules("BORDER-5.1", "BORDER-5.2", "BORDER-5.3", "BORDER-5.7")
def test_e3_emma_luis_and_tomas_use_yellow_and_blue() -> None:
    state = first_action("ABCD", SARAS_DICE)
    play(state, "segment grey 3")
    assert results(state, 1) == cells(set(), {7}, {84}, {7, 84}, {7, 10})
    assert {7, 84} in results(state, 2)
    assert results(state, 3) == cells(set(), {7})
    play(state, "cross 84", "cross 7", seat=1)
    play(state, "cross 7", "cross 84", seat=2)
    play(state, "cross 7", seat=3)
    assert [crossed(state, seat) - WHITE for seat in (1, 2, 3)] == [{7, 84}, {7, 84}, {7}]


@rules("BORDER-5.8", "BORDER-5.9")
def test_e4a_everybody_else_chooses_one_of_luis_dice() -> None:
    state = reroll("CABD", "red yellow yellow yellow yellow", rolls=2, crossed={0: LUIS_BOARD})
    play(state, "stop", "segment yellow 5", "segment yellow 4", "segment red 3")
    play(state, "cross 84", seat=2)
    refusal(state, "cross 76", 2)
    play(state, "cross 84", seat=3)
    refusal(state, "cross 83", 3)
    assert results(state, 1) == cells(set(), {7}, {76})
    play(state, "cross 7", seat=1)
    assert [crossed(state, seat) - WHITE for seat in (1, 2, 3)] == [{7}, {84}, {84}]
    assert phase(state) == "roll"


@rules("BORDER-5.4")
def test_t1_two_reds_next_to_white_on_a() -> None:
    state = second_action("BA", "red red")
    assert names(state, seat=1) == {"cross 7", "done"}
    play(state, "cross 7", seat=1)
    assert names(state, seat=1) == {"cross 0", "cross 10", "done"}


@rules("BORDER-5.3", "BORDER-5.4")
def test_t2_blue_blue_green_in_a_row() -> None:
    state = second_action("BA", "blue blue green")
    assert "BORDER-5.3" in refusal(state, "cross 17", 1)
    play(state, "cross 9", "cross 13", "cross 17", seat=1)
    assert crossed(state, 1) == WHITE | {9, 13, 17}


@rules("BORDER-5.7")
def test_t8_no_green_next_to_white_on_d() -> None:
    state = first_action("AD", "grey grey grey grey green")
    play(state, "segment grey 4")
    assert (phase(state), at_table(state)["active"]) == ("roll", 1)
    assert crossed(state, 1) == WHITE


@rules("BORDER-5.1", "BORDER-4.8")
def test_t21_one_red_and_two_blues_are_left() -> None:
    state = first_action("AB", "blue blue red red red")
    play(state, "segment red 2")
    done(state, 0)
    spent = [Counter(COLOUR["B"][cell] for cell in result) for result in results(state, 1)]
    assert all(used <= Counter(blue=2, red=1) for used in spent)
    assert Counter(blue=2, red=1) in spent


@rules("BORDER-5.8", "BORDER-1.1")
def test_t22_the_only_passive_of_two_players_gets_one_die() -> None:
    state = first_action("AB", "blue blue blue red red")
    play(state, "segment blue 3", "segment red 2")
    assert results(state, 1) == cells(set(), {7}, {76})


@rules("BORDER-5.8", "BORDER-7.2")
def test_t25_the_sixth_area_with_all_five_dice() -> None:
    state = first_action("ABC", "grey green green blue blue", crossed={0: rings(*FIVE) | OPEN_WELL}, scored={0: FIVE})
    play(state, "segment grey 4", "segment green 2", "segment blue 4")
    assert (len(scored(state, 0)), unused(state)) == (6, Counter())
    play(state, "cross 7", seat=1)
    assert state.pending() == [2]
    play(state, "cross 9", seat=2)
    assert [crossed(state, seat) - WHITE for seat in (1, 2)] == [{7}, {9}]
    assert state.is_terminal()


@rules("BORDER-5.3")
def test_t27_a_whole_segment_without_contact_is_illegal() -> None:
    state = second_action("BA", "grey grey red")
    assert names(state, seat=1) == {"cross 7", "done"}
    assert "BORDER-5.3" in refusal(state, "cross 20", 1)
    refusal(state, "segment grey 2", 1)
