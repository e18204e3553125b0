"""The end of the game, winners and places (section 7)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import load_game
from caravansary.engine.messages import BadOption
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import (
    COLOUR,
    RING,
    WHITE,
    border,
    crossed,
    done,
    ended,
    finish_round,
    first_action,
    rings,
    scored,
    second_action,
)

OPEN_WELL = RING["well"] - {41}  # 41 is grey on A, yellow on B, orange on C and blue on D
FIVE = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "castle": 12}
FIVE_LATER = {"chapel": 2, "bridge": 3, "sailboat": 3, "villa": 4, "castle": 6}
SIX = {**FIVE, "eagle": 8}
# Only cell 41 is missing for the well as sixth area: grey on A, yellow on B, orange on C, blue on D.
BEFORE_SIXTH = rings(*FIVE) | RING["well"] - {41}
X_40 = {"castle": 12, "villa": 9, "eagle": 8, "bridge": 6, "chapel": 5}
Y_40 = {"windmill": 11, "forest": 10, "sailboat": 7, "well": 4, "villa": 4, "eagle": 4}
SHARED_X = {"castle": 12, "windmill": 11, "forest": 10, "sailboat": 7}
SHARED_Y = {"castle": 12, "villa": 9, "eagle": 8, "bridge": 6, "chapel": 5}
SHARED_Z = {"villa": 4, "eagle": 4, "windmill": 5, "forest": 5, "sailboat": 3, "bridge": 3}
AROUND_54 = rings("well", "eagle", "forest") - {54}
LUIS = {"villa": 9, "eagle": 8, "chapel": 5, "castle": 6, "sailboat": 3, "well": 2}
OTHERS = {"castle": 12, "sailboat": 7, "well": 4}


# --- the trigger


@rules("BORDER-7.1")
def test_five_areas_do_not_end_the_game() -> None:
    four = {area: points for area, points in FIVE.items() if area != "castle"}
    state = first_action(
        "AB", "grey green blue red yellow", crossed={0: rings(*four) | RING["well"] - {41}}, scored={0: four}
    )
    play(state, "segment grey 4")
    done(state, 0)
    finish_round(state)
    assert len(scored(state, 0)) == 5
    assert (phase(state), at_table(state)["active"], state.end_reason()) == ("roll", 1, "")
    assert state.winners() == []


@rules("BORDER-7.1", "BORDER-7.2")
def test_the_sixth_area_in_the_first_action_still_leaves_the_second() -> None:
    state = first_action("AB", "grey green blue red yellow", crossed={0: BEFORE_SIXTH}, scored={0: FIVE})
    play(state, "segment grey 4")
    assert len(scored(state, 0)) == 6
    assert not state.is_terminal()
    assert names(state, seat=1) == {"cross 7", "cross 76", "cross 84", "done"}
    play(state, "cross 7", "done", seat=1)
    assert state.is_terminal()
    assert (phase(state), state.end_reason()) == ("over", "sixth_area")
    assert crossed(state, 1) == WHITE | {7}


@rules("BORDER-7.1", "BORDER-7.3")
def test_the_sixth_area_in_the_second_action_lets_the_others_finish() -> None:
    state = second_action("ABC", "yellow blue", crossed={1: BEFORE_SIXTH}, scored={1: FIVE})
    play(state, "cross 41", seat=1)
    done(state, 1)
    assert not state.is_terminal()
    assert state.pending() == [2]
    play(state, "cross 7", "cross 84", seat=2)
    assert state.is_terminal()
    assert state.end_reason() == "sixth_area"
    assert crossed(state, 2) == WHITE | {7, 84}


@rules("BORDER-7.4")
def test_nobody_gets_another_turn_to_even_out() -> None:
    """Seat 2 has been active once less than the others when seat 1 ends the game in round 41."""
    state = first_action(
        "CAB", "grey green blue red yellow", active=1, turn=41, crossed={1: BEFORE_SIXTH}, scored={1: FIVE}
    )
    play(state, "segment grey 4")
    finish_round(state)
    assert state.is_terminal()
    assert (at_table(state)["active"], at_table(state)["round"]) == (1, 41)


@rules("BORDER-7.1")
def test_nothing_is_played_after_the_end() -> None:
    state = ended(SIX, {})
    assert state.pending() == []
    refusal(state, "done", 1)


@rules("BORDER-7.5")
def test_the_sixth_area_does_not_stop_the_action() -> None:
    """R8: after the well as sixth area, two blue dice may still close the eagle."""
    held = BEFORE_SIXTH | RING["eagle"] - {60, 64}
    state = first_action("AB", "grey blue blue green red", crossed={0: held}, scored={0: FIVE})
    play(state, "segment grey 4")
    assert state.pending() == [0]
    play(state, "segment blue 4")
    done(state, 0)
    finish_round(state)
    assert scored(state, 0) == {**FIVE, "well": 4, "eagle": 8}
    assert state.scores() == [51, 0]
    assert state.is_terminal()


@rules("BORDER-7.5")
def test_a_passive_goes_on_after_its_own_sixth_area() -> None:
    held = BEFORE_SIXTH | RING["eagle"] - {84}
    state = second_action("AB", "yellow yellow", crossed={1: held}, scored={1: FIVE})
    play(state, "cross 41", "cross 84", seat=1)
    assert scored(state, 1) == {**FIVE, "well": 4, "eagle": 8}
    assert state.is_terminal()


@rules("BORDER-7.2", "BORDER-7.3")
def test_a_passive_may_reach_six_after_the_trigger() -> None:
    """R9: in the last second action passives score as always."""
    table = {0: BEFORE_SIXTH, 1: BEFORE_SIXTH}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={0: FIVE, 1: FIVE_LATER})
    play(state, "segment grey 4")
    play(state, "cross 41", "done", seat=1)
    assert (scored(state, 0)["well"], scored(state, 1)["well"]) == (4, 2)
    assert [len(scored(state, seat)) for seat in (0, 1)] == [6, 6]
    assert state.is_terminal()


@rules("BORDER-7.1", "BORDER-7.2", "BORDER-7.3", "BORDER-7.4")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=15, deadline=None)
def test_a_game_ends_with_the_round_of_the_first_sixth_area(seed: int) -> None:
    for state, _, _ in wander(border(3), seed):
        most = max(len(scored(state, seat)) for seat in (0, 1, 2))
        assert most < 6 or phase(state) in {"second_action", "over"}
        assert state.is_terminal() == (phase(state) == "over")
        if state.is_terminal():
            assert (most >= 6, state.end_reason()) == (True, "sixth_area")


# --- winners


@rules("BORDER-7.6")
def test_most_points_win_and_the_trigger_gives_nothing() -> None:
    table = {0: BEFORE_SIXTH, 1: rings(*FIVE)}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={0: FIVE_LATER, 1: FIVE})
    play(state, "segment grey 4")
    finish_round(state)
    assert state.scores() == [2 + 3 + 3 + 4 + 6 + 4, 5 + 6 + 7 + 9 + 12]
    assert state.winners() == [1]
    assert state.places() == [2, 1]


@rules("BORDER-7.6")
def test_fewer_areas_may_be_worth_more() -> None:
    state = ended({**FIVE_LATER, "well": 4}, {"castle": 12, "villa": 9, "bridge": 6}, {"chapel": 5, "sailboat": 7})
    assert state.scores() == [22, 27, 12]
    assert state.winners() == [1]


@rules("BORDER-7.7")
@pytest.mark.parametrize("turned", [False, True])
def test_a_tie_goes_to_the_best_single_area(turned: bool) -> None:
    state = ended(Y_40, X_40) if turned else ended(X_40, Y_40)
    assert state.scores() == [40, 40]
    assert state.winners() == [1 if turned else 0]
    assert state.places() == ([2, 1] if turned else [1, 2])


@rules("BORDER-7.7", "BORDER-7.6")
def test_the_best_single_area_decides_only_between_tied_players() -> None:
    state = ended({"castle": 12, "villa": 9}, {**FIVE_LATER, "eagle": 8}, {"chapel": 5, "bridge": 6, "sailboat": 7})
    assert (state.scores(), state.winners()) == ([21, 26, 18], [1])


@rules("BORDER-7.8")
def test_the_points_scored_decide_a_tie_not_the_printed_value() -> None:
    """A castle taken later counts 6, so the windmill's 11 is the better single area."""
    one = {"castle": 6, "villa": 9, "eagle": 8, "sailboat": 7, "bridge": 6, "well": 4}
    other = {"windmill": 11, "forest": 10, "chapel": 5, "eagle": 4, "villa": 4, "castle": 6}
    state = ended(one, other, {"castle": 12})
    assert state.scores() == [40, 40, 12]
    assert (state.winners(), state.places()) == ([1], [2, 1, 3])


@rules("BORDER-7.9")
def test_still_tied_players_share_the_victory() -> None:
    state = ended(SHARED_X, SHARED_Y, SHARED_Z)
    assert state.scores() == [40, 40, 24]
    assert state.winners() == [0, 1]
    assert state.places() == [1, 1, 3]
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns()[0] == state.returns()[1] > state.returns()[2]


@rules("BORDER-7.12")
def test_lower_places_go_by_points() -> None:
    state = ended({"windmill": 11}, SIX, {}, {"forest": 10})
    assert state.places() == [2, 1, 4, 3]


@rules("BORDER-7.12")
def test_lower_places_tied_in_points_go_by_the_best_single_area() -> None:
    state = ended({"forest": 10, "windmill": 5}, SIX, {"windmill": 11, "well": 4}, {})
    assert state.scores() == [15, 47, 15, 0]
    assert state.places() == [3, 1, 2, 4]


@rules("BORDER-7.12", "BORDER-7.8")
def test_equal_points_from_different_areas_share_a_place() -> None:
    """R10: the castle taken later and the bridge taken first are both worth 6."""
    state = ended(SIX, {"castle": 6}, {"bridge": 6}, {})
    assert state.places() == [1, 2, 2, 4]


@rules("BORDER-7.12")
def test_without_any_area_the_best_single_score_is_nothing() -> None:
    state = ended({}, SIX, {}, {"well": 4})
    assert state.places() == [3, 1, 3, 2]


# --- what there is not, and the safeguard


@rules("BORDER-7.10")
def test_there_are_no_variants_and_no_solo_game() -> None:
    info = load_game("border").info
    assert (info.min_players, info.max_players) == (2, 4)
    assert {option.name for option in info.options} == {"boards"}
    with pytest.raises(BadOption):
        load_game("border", players=2, variant="solo")


@rules("BORDER-7.11")
def test_round_299_is_followed_by_another() -> None:
    state = second_action("AB", "blue yellow", turn=299)
    play(state, "done", seat=1)
    assert (phase(state), at_table(state)["round"]) == ("roll", 300)


@rules("BORDER-7.11")
def test_the_cap_ends_the_game_after_round_300_as_it_stands() -> None:
    state = second_action("AB", "blue yellow", turn=300, crossed={0: RING["well"]}, scored={0: {"well": 4}})
    play(state, "cross 7", seat=1)
    assert not state.is_terminal()
    play(state, "done", seat=1)
    assert (phase(state), state.end_reason()) == ("over", "cap")
    assert (state.scores(), state.winners()) == ([4, 0], [0])
    assert seen(state, None)["end"]["reason"] == "cap"


@rules("BORDER-7.11")
def test_the_second_action_of_round_300_is_still_played() -> None:
    state = first_action("AB", "red red blue blue yellow", turn=300)
    play(state, "segment red 2", "done")
    assert names(state, seat=1) == {"cross 7", "cross 84", "done"}
    play(state, "done", seat=1)
    assert state.end_reason() == "cap"


@rules("BORDER-7.11")
def test_six_areas_in_round_300_are_an_ordinary_end() -> None:
    state = second_action("AB", "yellow", turn=300, crossed={1: BEFORE_SIXTH}, scored={1: FIVE})
    play(state, "cross 41", seat=1)
    assert (state.is_terminal(), state.end_reason()) == (True, "sixth_area")


@rules("BORDER-4.2", "BORDER-4.9")
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=8, deadline=None)
def test_five_dice_of_an_open_colour_always_complete_something(seed: int) -> None:
    """R17: there is no deadlock."""
    for state, text, seat in wander(border(2), seed):
        if text == "stop":
            board = at_table(state)["seats"][seat]["board"]
            colour = next(hue for cell, hue in COLOUR[board].items() if cell not in crossed(state, seat))
            lucky = state.game.from_position({**at_table(state), "dice": [colour] * 5})
            play(lucky, "stop")
            assert phase(lucky) == "complete"


# --- worked examples of the ledger: E from the rulebook (Sara has board A, Emma B, Luis C, Tomas D), T our own


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
