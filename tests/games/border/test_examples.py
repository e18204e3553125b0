"""The worked examples of the ledger, one test each: E from the rulebook, T our own.

In the rulebook's examples Sara plays board A, Emma B, Luis C and Tomas D.
"""

from collections import Counter

import pytest

from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import (
    COLOUR,
    COLOURS,
    RING,
    SEGMENT,
    WHITE,
    cells,
    crossed,
    dice_left,
    done,
    ended,
    finish_round,
    first_action,
    reroll,
    results,
    rings,
    scored,
    second_action,
    unused,
)

SARAS_DICE = "grey grey grey yellow blue"
LUIS_BOARD = {0, 1, 7, 26, 30, 63, 67} | {35, 36, 37, 41, 49} | {54, 55, 59}
OPEN_WELL = RING["well"] - {41}  # 41 is grey on A, yellow on B, orange on C and blue on D
FIVE = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "castle": 12}
AROUND_54 = rings("well", "eagle", "forest") - {54}


@rules("BORDER-6.1", "BORDER-6.3")
def test_e1_tomas_closes_the_villa_first() -> None:
    assert len(RING["villa"]) == 17
    state = first_action("DABC", "yellow grey green blue red", crossed={0: RING["villa"] - {5}})
    play(state, "segment yellow 2")
    done(state, 0)
    assert state.scores() == [9, 0, 0, 0]


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


@rules("BORDER-3.2", "BORDER-4.5", "BORDER-4.6")
def test_e4_luis_completes_three_segments() -> None:
    state = reroll("CABD", "red yellow yellow yellow yellow", rolls=2, crossed={0: LUIS_BOARD})
    play(state, "stop", "segment yellow 5", "segment yellow 4", "segment red 3")
    assert crossed(state, 0) - WHITE - LUIS_BOARD == {2, 3, 21, 22, 71}
    assert (phase(state), unused(state)) == ("second_action", Counter())


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


@rules("BORDER-6.3", "BORDER-6.4")
def test_e5_emma_has_the_well_first_and_luis_next_round() -> None:
    state = second_action("ABC", "yellow", crossed={1: OPEN_WELL, 2: OPEN_WELL})
    play(state, "cross 41", seat=1)
    finish_round(state)
    play(state, "roll grey green blue red orange", "stop")
    done(state, 1)
    play(state, "cross 41", seat=2)
    finish_round(state)
    assert state.scores() == [0, 4, 2]


LUIS = {"villa": 9, "eagle": 8, "chapel": 5, "castle": 6, "sailboat": 3, "well": 2}
OTHERS = {"castle": 12, "sailboat": 7, "well": 4}


@rules("BORDER-6.3", "BORDER-6.4", "BORDER-7.6")
def test_e6_luis_ends_with_33_points() -> None:
    assert ended(LUIS, OTHERS).scores() == [33, 23]


@rules("BORDER-7.2")
def test_e6a_the_second_action_follows_luis_sixth_area() -> None:
    before = {area: points for area, points in LUIS.items() if area != "well"}
    table = {0: rings(*before) | OPEN_WELL, 1: rings(*OTHERS)}
    state = first_action("CAB", "grey green blue red orange", crossed=table, scored={0: before, 1: OTHERS})
    play(state, "segment orange 5")
    done(state, 0)
    assert (scored(state, 0), phase(state)) == (LUIS, "second_action")
    play(state, "cross 7", seat=2)
    finish_round(state)
    assert state.is_terminal()
    assert crossed(state, 2) == WHITE | {7}


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


@rules("BORDER-5.7")
def test_t8_no_green_next_to_white_on_d() -> None:
    state = first_action("AD", "grey grey grey grey green")
    play(state, "segment grey 4")
    assert (phase(state), at_table(state)["active"]) == ("roll", 1)
    assert crossed(state, 1) == WHITE


@rules("BORDER-6.4")
def test_t9_the_well_in_the_first_and_in_the_second_action() -> None:
    state = first_action("AB", "grey green blue red yellow", crossed={0: OPEN_WELL, 1: OPEN_WELL})
    play(state, "segment grey 4")
    play(state, "cross 41", seat=1)
    finish_round(state)
    assert state.scores() == [4, 2]


@rules("BORDER-6.5", "BORDER-6.4")
def test_t10_two_have_the_villa_together_and_a_third_next_round() -> None:
    table = {seat: RING["villa"] - {5} for seat in (0, 1, 2)}
    state = second_action("ABC", "blue red", crossed=table)
    play(state, "cross 5", seat=1)
    play(state, "cross 5", seat=2)
    finish_round(state)
    assert state.scores() == [0, 9, 9]
    play(state, "roll grey green blue red orange", "stop")
    done(state, 1)
    play(state, "cross 5", seat=0)
    finish_round(state)
    assert state.scores() == [4, 9, 9]


@rules("BORDER-6.6")
def test_t11_cell_54_closes_three_areas() -> None:
    state = first_action("AB", "grey green blue red yellow", crossed={0: AROUND_54})
    play(state, "segment grey 5")
    done(state, 0)
    assert (scored(state, 0), state.scores()) == ({"well": 4, "eagle": 8, "forest": 10}, [22, 0])


@rules("BORDER-6.6", "BORDER-6.4")
def test_t12_one_of_the_three_was_taken_before() -> None:
    table = {0: AROUND_54, 1: RING["forest"]}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={1: {"forest": 10}})
    play(state, "segment grey 5")
    done(state, 0)
    assert (scored(state, 0), state.scores()) == ({"well": 4, "eagle": 8, "forest": 5}, [17, 10])


@rules("BORDER-7.5")
def test_t13_from_five_areas_to_eight() -> None:
    five = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "windmill": 11}
    table = {0: rings(*five) | AROUND_54}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={0: five})
    play(state, "segment grey 5")
    finish_round(state)
    assert scored(state, 0) == {**five, "well": 4, "eagle": 8, "forest": 10}
    assert (state.is_terminal(), state.scores()[0]) == (True, 60)


@rules("BORDER-7.2", "BORDER-7.6")
def test_t14_a_passive_overtakes_in_the_last_action() -> None:
    five = {"chapel": 2, "sailboat": 7, "eagle": 8, "villa": 4, "forest": 5}
    other = {"chapel": 5, "sailboat": 3, "villa": 9, "forest": 10}
    table = {0: rings(*five) | OPEN_WELL, 1: rings(*other) | RING["bridge"] - {31}}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={0: five, 1: other})
    play(state, "segment grey 4")
    done(state, 0)
    assert (len(scored(state, 0)), state.scores()) == (6, [30, 27])
    play(state, "cross 31", seat=1)
    finish_round(state)
    assert (state.scores(), state.winners()) == ([30, 33], [1])


@rules("BORDER-7.3", "BORDER-5.11")
def test_t15_the_other_passive_plays_on_without_seeing_the_sixth_area() -> None:
    table = {1: rings(*FIVE) | OPEN_WELL, 2: RING["eagle"] - {84}}
    state = second_action("ABC", "yellow blue", crossed=table, scored={1: FIVE})
    before = seen(state, 2)["seats"][1]["crossed"]
    play(state, "cross 41", seat=1)
    done(state, 1)
    assert seen(state, 2)["seats"][1]["crossed"] == before
    assert seen(state, 2)["seats"][1]["scored"] == FIVE
    play(state, "cross 84", seat=2)
    done(state, 2)
    assert (scored(state, 1), scored(state, 2)) == ({**FIVE, "well": 4}, {"eagle": 8})
    assert state.is_terminal()


@rules("BORDER-7.7")
def test_t16_the_better_single_area_breaks_the_tie() -> None:
    one = {"castle": 12, "villa": 9, "eagle": 8, "bridge": 6, "chapel": 5}
    other = {"windmill": 11, "forest": 10, "sailboat": 7, "well": 4, "villa": 4, "eagle": 4}
    state = ended(one, other)
    assert (state.scores(), state.winners()) == ([40, 40], [0])


@rules("BORDER-7.8")
def test_t17_a_castle_taken_later_does_not_break_the_tie() -> None:
    x = {"castle": 6, "villa": 9, "eagle": 8, "sailboat": 7, "bridge": 6, "well": 4}
    y = {"windmill": 11, "forest": 10, "chapel": 5, "eagle": 4, "villa": 4, "castle": 6}
    state = ended(x, y, {"castle": 12})
    assert (state.scores(), state.winners()) == ([40, 40, 12], [1])


@rules("BORDER-6.5", "BORDER-7.9")
def test_t18_both_took_the_castle_together_and_share_the_victory() -> None:
    six = {"villa": 4, "eagle": 4, "windmill": 5, "forest": 5, "sailboat": 3, "bridge": 3}
    one = {"windmill": 11, "forest": 10, "sailboat": 7}
    other = {"villa": 9, "eagle": 8, "bridge": 6, "chapel": 5}
    open_castle = RING["castle"] - {77}
    table = {0: rings(*six), 1: rings(*one) | open_castle, 2: rings(*other) | open_castle}
    state = second_action("ABC", "blue grey", crossed=table, scored={0: six, 1: one, 2: other})
    play(state, "cross 77", seat=1)
    play(state, "cross 77", seat=2)
    finish_round(state)
    assert (state.scores(), state.winners()) == ([24, 40, 40], [1, 2])


@rules("BORDER-1.5", "BORDER-6.1")
def test_t19_the_white_cell_is_the_fifteenth_of_the_sailboat() -> None:
    own = RING["sailboat"] - {6}
    assert len(own) == 14
    state = second_action("AB", "orange", crossed={1: own - {9}})
    play(state, "cross 9", seat=1)
    assert scored(state, 1) == {"sailboat": 7}


@rules("BORDER-3.2", "BORDER-3.3")
def test_t20_a_red_left_lying_is_rolled_again_and_there_is_no_fourth_roll() -> None:
    state = reroll("AB", "grey green blue red red")
    play(state, "reroll 1,2,3", "roll grey green blue")
    play(state, "reroll 4", "roll grey")
    assert Counter(at_table(state)["dice"]) == Counter(["grey", "grey", "green", "blue", "red"])
    assert "BORDER-3.2" in refusal(state, "reroll 1", 0)


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


@rules("BORDER-6.10")
def test_t23_a_completed_segment_gives_nothing() -> None:
    state = second_action("AB", "red", crossed={1: {72, 76}})
    play(state, "cross 68", seat=1)
    assert crossed(state, 1) >= SEGMENT["B", "red 3"]
    assert (state.scores(), phase(state)) == ([0, 0], "roll")


@rules("BORDER-4.4", "BORDER-5.3")
def test_t24_crosses_may_go_on_from_a_lonely_segment() -> None:
    state = first_action("AB", "grey grey yellow blue green")
    play(state, "segment grey 2")
    finish_round(state)
    play(state, "roll grey green blue red orange", "stop")
    assert {"cross 19", "cross 22"} <= names(state, seat=0)
    play(state, "cross 22", seat=0)
    assert crossed(state, 0) == WHITE | {20, 21, 22}


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


@rules("BORDER-6.4", "BORDER-6.9")
def test_t26_two_passives_close_what_a_third_one_has() -> None:
    table = {0: RING["well"], 1: OPEN_WELL, 2: OPEN_WELL}
    state = second_action("ABC", "yellow orange", crossed=table, scored={0: {"well": 4}})
    play(state, "cross 41", seat=1)
    play(state, "cross 41", seat=2)
    finish_round(state)
    assert state.scores() == [4, 2, 2]


@rules("BORDER-5.3")
def test_t27_a_whole_segment_without_contact_is_illegal() -> None:
    state = second_action("BA", "grey grey red")
    assert names(state, seat=1) == {"cross 7", "done"}
    assert "BORDER-5.3" in refusal(state, "cross 20", 1)
    refusal(state, "segment grey 2", 1)
