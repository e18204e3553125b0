"""Matches: playing, refusing, and taking back."""

from typing import Any

import pytest

from caravansary import CHANCE, Match, Refused, Rng, load_game
from tests.marks import rules

SEED = bytes(32)


def table(players: int = 3, seed: bytes | None = SEED) -> Match:
    return Match(load_game("border", players=players, boards="ABCD"[:players]), seed)


def at_the_table(players: int, *entries: str) -> Match:
    """A match with real dice: everything is entered, chance too; `seat: action` names the seat."""
    match = table(players, None)
    for entry in entries:
        seat, _, text = entry.rpartition(": ")
        match.play(text, int(seat) if seat else None)
    return match


def refusal(match: Match, action: int | str, seat: int, ply: int | None = None) -> tuple[str, ...]:
    """The rules a refusal quotes; nothing may have changed."""
    before, log = match.state.position(), list(match.entries)
    with pytest.raises(Refused) as refused:
        match.play(action, seat, ply)
    assert match.state.position() == before
    assert match.entries == log
    return refused.value.verdict.rules


def test_chance_is_drawn_until_a_seat_must_decide() -> None:
    match = table()
    assert [entry.stream for entry in match.entries] == ["first player", "dice"]
    assert match.state.current_player() >= 0
    assert [event.key for event in match.events] == ["border-event-first-player", "border-event-roll"]


@rules("HOUSE-1.2")
@pytest.mark.parametrize(
    "text", ["", "fly", "cross 99", "cross 84; done", "x" * 10_000, "segment grey 9", "@border-title"]
)
def test_unknown_texts_are_refused(text: str) -> None:
    match = table()
    assert refusal(match, text, int(match.state.current_player())) == ("HOUSE-1.2",)
    assert match.explain(text).rules == ("HOUSE-1.2",)


@rules("HOUSE-1.1", "HOUSE-1.6")
def test_seats_that_owe_nothing_are_refused() -> None:
    match = table()
    active = int(match.state.current_player())
    assert refusal(match, "stop", (active + 1) % 3) == ("BORDER-2.1",)
    assert refusal(match, "stop", 7) == ("HOUSE-1.1",)
    assert refusal(match, "done", active) == ("BORDER-3.2", "BORDER-4.9")


@rules("HOUSE-1.3")
def test_a_stale_ply_is_refused() -> None:
    match = table()
    active = int(match.state.current_player())
    assert refusal(match, "stop", active, match.ply - 1) == ("HOUSE-1.3",)
    assert refusal(match, "stop", active, match.ply + 1) == ("HOUSE-1.3",)
    match.play("stop", active, match.ply)


@rules("HOUSE-1.5")
def test_no_seat_can_decide_for_chance() -> None:
    match = table()
    assert refusal(match, "roll red red red red red", 0) == ("HOUSE-1.5",)
    assert refusal(match, "stop", int(CHANCE)) == ("HOUSE-1.5",)


@rules("HOUSE-1.4")
def test_nothing_is_played_after_the_end() -> None:
    match = table(2)
    rng = Rng(4, "to the end")
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[int(rng.below(len(legal)))])
    assert refusal(match, "done", 0) == ("HOUSE-1.4",)
    assert not match.can_undo(0)
    assert not match.can_undo(1)


@rules("HOUSE-1.5")
def test_real_dice_are_entered_by_the_table() -> None:
    match = at_the_table(2, "first 0", "roll red red blue red blue", "stop", "segment red 3")
    assert match.commitment is None
    assert match.state.view(None)["unused"] == ["blue", "blue"]
    assert match.game.action_to_string(match.entries[1].action) == "roll blue blue red red red"


@rules("HOUSE-1.7")
def test_the_active_player_may_take_segments_back_but_never_the_dice() -> None:
    match = at_the_table(2, "first 0", "roll red red red red red", "reroll 1", "roll red", "stop")
    start = match.state.position()
    match.play("segment red 2")
    match.undo(0)
    assert match.state.position() == start
    match.undo(0)  # stopping can be taken back too: nothing was drawn since
    assert match.state.view(0)["phase"] == "reroll"
    assert not match.can_undo(0)
    with pytest.raises(Refused) as refused:
        match.undo(0)
    assert refused.value.verdict.rules == ("HOUSE-1.7",)


@rules("HOUSE-1.7")
def test_an_open_decision_is_final_once_sealed_choices_may_begin() -> None:
    """Otherwise the active player could try to take back, and learn by it whether a passive has crossed something."""
    match = at_the_table(3, "first 0", "roll grey grey grey yellow blue", "stop", "segment grey 3")
    before = match.can_undo(0)
    match.play("cross 7", 1)
    assert before is match.can_undo(0) is False


@rules("HOUSE-1.7")
def test_sealed_choices_of_others_do_not_stand_in_the_way() -> None:
    opening = ("first 0", "roll grey grey grey yellow blue", "stop", "segment grey 3")
    match = at_the_table(3, *opening, "1: cross 7", "2: cross 84", "1: cross 10")
    match.undo(2)
    assert match.state.position() == at_the_table(3, *opening, "1: cross 7", "1: cross 10").state.position()
    match.undo(1)
    assert match.state.position() == at_the_table(3, *opening, "1: cross 7").state.position()


@rules("HOUSE-1.7")
def test_a_reveal_cannot_be_taken_back() -> None:
    match = at_the_table(
        2, "first 0", "roll grey grey grey yellow blue", "stop", "segment grey 3", "1: cross 7", "1: done"
    )
    assert match.entries[-1].revealed
    assert not match.can_undo(1)


@rules("HOUSE-1.7")
def test_the_end_cannot_be_taken_back() -> None:
    """It shows the seed: whoever went back would know the next dice. In Silk the last decision is an open one."""
    match, rng = Match(load_game("silk", 2), bytes(32)), Rng(5, "the end")
    while not match.state.is_terminal():
        legal = match.state.legal_actions()
        match.play(legal[int(rng.below(len(legal)))])
    last = match.entries[-1]
    assert last.seat >= 0 and not last.revealed
    assert not any(match.can_undo(seat) for seat in range(2))
    assert why_not(match, last.seat) == "house-cannot-undo-over"


def why_not(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert refused.value.verdict.rules == ("HOUSE-1.7",)
    return refused.value.verdict.key


@rules("HOUSE-1.7")
def test_a_refused_undo_says_why() -> None:
    match = at_the_table(3, "first 0", "roll grey grey grey yellow blue", "stop", "segment grey 3", "1: cross 7")
    assert why_not(match, 0) == "house-cannot-undo"  # a sealed round has begun
    assert why_not(match, 2) == "house-nothing-to-undo"


@rules("HOUSE-1.7")
def test_taking_back_makes_a_seat_unfinished_again_for_all() -> None:
    match = at_the_table(
        3, "first 0", "roll grey grey grey yellow blue", "stop", "segment grey 3", "1: cross 7", "1: done"
    )
    for viewer in (None, 0, 1, 2):
        assert seen_finished(match, viewer) == [True, True, False]
    match.undo(1)
    for viewer in (None, 0, 1, 2):
        assert seen_finished(match, viewer) == [True, False, False]
    assert 1 in match.state.pending()


def seen_finished(match: Match, viewer: int | None) -> list[bool]:
    view: Any = match.state.view(viewer)
    return [seat["finished"] for seat in view["seats"]]


@rules("HOUSE-2.3")
def test_undo_never_rolls_again() -> None:
    """However often a seat takes back and decides again, the next draw is the same one."""
    seed = bytes([1]) * 32  # whose first roll completes a segment, so that stopping can be taken back
    seat = int(table(2, seed).state.current_player())
    ends = []
    for times in range(3):
        match = table(2, seed)
        for _ in range(times):
            match.play("stop", seat)
            match.undo(seat)
        match.play("reroll 1", seat)
        ends.append(match.state.position())
        assert not match.can_undo(seat)
    assert ends[0] == ends[1] == ends[2]
