"""The second action: crossing with the dice left over, at the same time and blind (section 5)."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Rng, State
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
    results,
    second_action,
    unused,
)

FEW = settings(max_examples=8, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)
ALL = "grey green blue red yellow"


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


# --- blind and at the same time


def shown(state: State, viewer: int | None) -> object:
    """All that a seat or spectator is shown or told of a second action."""
    public = (state.view(viewer), state.events_for(viewer), state.scores())
    if viewer is None:
        return public
    told = [state.explain(action, viewer) for action in range(state.game.num_distinct_actions)]
    return public, names(state, seat=viewer), told, state.observation(viewer)


@rules("BORDER-5.11", "BORDER-1.7")
def test_running_crosses_are_seen_by_their_owner_only() -> None:
    state = second_action("ABC", ALL)
    play(state, "cross 7", seat=1)
    assert set(seen(state, 1)["seats"][1]["crossed"]) == WHITE | {7}
    assert set(seen(state, 0)["seats"][1]["crossed"]) == WHITE
    assert set(seen(state, 2)["seats"][1]["crossed"]) == WHITE
    assert set(seen(state, None)["seats"][1]["crossed"]) == WHITE


@rules("BORDER-5.11")
def test_nobody_can_tell_whether_another_one_has_crossed() -> None:
    quiet = second_action("ABC", ALL)
    busy = quiet.clone()
    quiet.recording = busy.recording = True
    play(busy, "cross 7", "cross 76", seat=1)
    assert shown(busy, 2) == shown(quiet, 2)
    assert shown(busy, 0) == shown(quiet, 0)
    assert shown(busy, None) == shown(quiet, None)


@rules("BORDER-5.11")
def test_that_somebody_has_finished_is_seen_but_not_with_what() -> None:
    quiet = second_action("ABC", ALL)
    busy = quiet.clone()
    quiet.recording = busy.recording = True
    play(busy, "cross 7", "cross 76", "done", seat=1)
    play(quiet, "done", seat=1)
    assert shown(busy, 2) == shown(quiet, 2)
    assert shown(busy, 0) == shown(quiet, 0)
    assert shown(busy, None) == shown(quiet, None)
    assert seen(busy, 2)["seats"][1]["finished"]
    assert not seen(busy, 1)["seats"][2]["finished"]


@rules("BORDER-5.11")
def test_crosses_are_published_after_the_last_passive() -> None:
    state = second_action("ABC", ALL)
    play(state, "cross 7", "done", seat=1)
    play(state, "cross 84", "done", seat=2)
    assert set(seen(state, None)["seats"][1]["crossed"]) == WHITE | {7}
    assert set(seen(state, 1)["seats"][2]["crossed"]) == WHITE | {84}


@rules("BORDER-5.11")
def test_a_closed_area_is_not_betrayed_before_all_have_finished() -> None:
    state = second_action("ABC", "yellow blue orange", crossed={1: RING["well"] - {41}})
    state.recording = True
    play(state, "cross 41", "done", seat=1)
    assert seen(state, 2)["seats"][1]["score"] == 0
    assert (state.scores(), seen(state, 2)["claimed"]) == ([0, 0, 0], [])
    play(state, "done", seat=2)
    assert state.scores() == [0, 4, 0]


@rules("BORDER-5.11")
def test_the_order_of_the_passives_makes_no_difference() -> None:
    one = second_action("ABCD", ALL)
    other = one.clone()
    play(one, "cross 7", "done", seat=1)
    play(one, "cross 7", "cross 84", "done", seat=2)
    play(one, "cross 9", "done", seat=3)
    play(other, "cross 9", seat=3)
    play(other, "cross 7", seat=2)
    play(other, "cross 7", "done", seat=1)
    play(other, "done", seat=3)
    play(other, "cross 84", "done", seat=2)
    assert one.position() == other.position()


@rules("BORDER-5.11")
@given(seed=SEEDS)
@FEW
def test_what_a_passive_is_offered_depends_on_nothing_hidden(seed: int) -> None:
    """Each passive is offered what it could do if the others had not moved at all."""
    for state, _, _ in wander(border(4), seed):
        table = at_table(state)
        for seat in state.pending() if phase(state) == "second_action" else []:
            own = table["seats"][seat]
            cells = frontier(own["board"], own["crossed"], own["dice_left"])
            assert names(state, seat=seat) == {f"cross {cell}" for cell in cells} | {"done"}


@rules("BORDER-5.11")
def test_a_guess_at_the_hidden_crosses_rests_on_nothing_hidden() -> None:
    quiet = second_action("ABCD", ALL)
    busy = quiet.clone()
    play(busy, "cross 7", "cross 76", seat=1)
    play(busy, "cross 9", seat=3)
    assert [busy.resample(2, Rng(n)).position() for n in range(20)] == [
        quiet.resample(2, Rng(n)).position() for n in range(20)
    ]


@rules("BORDER-5.11", "BORDER-5.3")
@given(seed=SEEDS)
@FEW
def test_a_guess_looks_the_same_to_its_owner(seed: int) -> None:
    state = second_action("ABCD", ALL)
    play(state, "cross 7", seat=2)
    play(state, "cross 84", "done", seat=1)
    guess = state.resample(2, Rng(seed))
    assert guess.view(2) == state.view(2)
    assert names(guess, seat=2) == names(state, seat=2)
    assert crossed(guess, 1) - WHITE in results(second_action("ABCD", ALL), 1)
    finish_round(guess)
    assert phase(guess) == "roll"


@rules("BORDER-5.13")
def test_whoever_is_done_stays_done() -> None:
    """R7: no taking back once the own action is finished."""
    state = second_action("ABC", ALL)
    play(state, "cross 7", "done", seat=1)
    assert refusal(state, "cross 84", 1) == {"BORDER-5.13"}
    assert refusal(state, "done", 1) == {"BORDER-5.13"}
    assert state.pending() == [2]


@rules("BORDER-5.12")
def test_first_action_crosses_are_known_to_the_passives() -> None:
    state = first_action("ABC", "grey grey grey yellow blue")
    play(state, "segment grey 3")
    assert phase(state) == "second_action"
    assert set(seen(state, 1)["seats"][0]["crossed"]) == WHITE | SEGMENT["A", "grey 3"]
    assert set(seen(state, None)["seats"][0]["crossed"]) == WHITE | SEGMENT["A", "grey 3"]


@rules("BORDER-5.12", "BORDER-6.4")
def test_an_area_taken_in_the_first_action_is_known_as_taken() -> None:
    state = first_action("AB", "grey red blue yellow orange", crossed={0: RING["well"] - {41}})
    play(state, "segment grey 4")
    assert phase(state) == "second_action"
    assert seen(state, 1)["claimed"] == ["well"]
    assert seen(state, 1)["seats"][0]["scored"] == {"well": 4}
