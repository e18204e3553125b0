"""Rounds: who acts when, and who is next (section 2)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.playing import at_table, names, phase, play, refusal, wander
from tests.marks import rules

from .tables import COLOUR, WHITE, border, crossed, finish_round, first_action, frontier, reroll, second_action

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
