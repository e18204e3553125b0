"""The second action is blind and at the same time, and choices can be taken back (5.11 to 5.13)."""

from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Match, Rng, State, load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import (
    RING,
    SEGMENT,
    WHITE,
    border,
    crossed,
    finish_round,
    first_action,
    frontier,
    results,
    second_action,
)

FEW = settings(max_examples=8, deadline=None)
SEEDS = st.integers(0, 2**32 - 1)
ALL = "grey green blue red yellow"


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


@rules("BORDER-5.13", "HOUSE-1.7")
def test_whoever_is_done_does_nothing_more_unless_it_takes_back() -> None:
    state = second_action("ABC", ALL)
    play(state, "cross 7", "done", seat=1)
    assert refusal(state, "cross 84", 1) == {"BORDER-5.13", "HOUSE-1.7"}
    assert refusal(state, "done", 1) == {"BORDER-5.13", "HOUSE-1.7"}
    assert state.pending() == [2]


def in_the_second_action(*texts: str) -> Match:
    """A match with real dice for three: seat 0 has stopped and used nothing but what the texts say."""
    match = Match(load_game("border", players=3, boards="ABC"), None)
    for text in ("first 0", "roll grey grey grey yellow blue", "stop", *texts):
        match.play(text)
    return match


@rules("BORDER-5.13", "BORDER-5.11", "HOUSE-1.7")
def test_taking_back_makes_a_passive_unfinished_again_for_all() -> None:
    match = in_the_second_action("segment grey 3")
    fresh = match.state.position()
    match.play("cross 7", 1)
    match.play("cross 84", 1)
    assert [seen(match.state, viewer)["seats"][1]["finished"] for viewer in (0, 1, 2, None)] == [True] * 4
    assert match.state.pending() == [2]
    match.undo(1)
    assert [seen(match.state, viewer)["seats"][1]["finished"] for viewer in (0, 1, 2, None)] == [False] * 4
    assert match.state.pending() == [1, 2]
    assert names(match.state, seat=1) == {"cross 10", "cross 84", "done"}
    match.play("done", 1)
    assert match.state.pending() == [2]
    match.undo(1)
    match.undo(1)
    assert match.state.position() == fresh
    assert not match.can_undo(1)


@rules("BORDER-5.13", "HOUSE-1.7")
def test_what_another_one_sealed_stands_when_a_passive_takes_back() -> None:
    match = in_the_second_action("segment grey 3")
    match.play("cross 7", 1)
    match.play("cross 84", 2)
    match.undo(1)
    assert [crossed(match.state, seat) - WHITE for seat in (1, 2)] == [set(), {84}]


@rules("BORDER-5.13", "BORDER-5.11", "HOUSE-1.7")
def test_when_the_last_one_has_finished_nothing_can_be_taken_back() -> None:
    match = in_the_second_action("segment grey 3")
    match.play("done", 1)
    assert match.can_undo(1)
    match.play("done", 2)
    assert phase(match.state) == "roll"
    assert not any(match.can_undo(seat) for seat in (0, 1, 2))


@rules("BORDER-1.8", "HOUSE-1.7")
def test_segments_and_the_stop_can_be_taken_back_until_the_first_action_is_over() -> None:
    match = Match(load_game("border", players=2, boards="AB"), None)
    for text in ("first 0", "roll red red blue blue yellow", "stop", "segment red 2"):
        match.play(text)
    match.undo(0)
    assert crossed(match.state, 0) == WHITE
    match.undo(0)
    assert phase(match.state) == "reroll"
    for text in ("stop", "segment red 2", "segment blue 2"):
        match.play(text)
    assert phase(match.state) == "second_action"
    assert not match.can_undo(0)


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
