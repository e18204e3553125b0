"""Decisions that are none: an automatic match takes them, where everybody can see that there is no other."""

import pytest

from caravansary import CHANCE, Rng, load_game, registered_games
from caravansary.engine import log
from caravansary.engine.match import Match
from caravansary.engine.verify import verify
from caravansary.games import game_of
from tests.marks import rules

SEED = bytes(range(32))
GAMES = [info.name for info in registered_games()]
DECISIONS = 150


def played(name: str, decisions: int = DECISIONS, automatic: bool = True) -> Match:
    game = load_game(name, 3)
    match, rng = Match(game, SEED, automatic=automatic), Rng(7, name)
    for _ in range(decisions):
        if match.state.is_terminal():
            break
        legal = match.state.legal_actions()
        match.play(legal[int(rng.below(len(legal)))])
    return match


@rules("HOUSE-1.14")
@pytest.mark.parametrize("name", GAMES)
def test_nobody_is_asked_in_the_open_what_has_one_answer(name: str) -> None:
    game = load_game(name, 3)
    match, rng = Match(game, SEED, automatic=True), Rng(7, name)
    for _ in range(DECISIONS):
        if match.state.is_terminal():
            break
        legal = match.state.legal_actions()
        assert len(legal) > 1 or match.state.is_sealed() or not match.state.is_public()
        match.play(legal[int(rng.below(len(legal)))])
    assert any(entry.forced for entry in match.entries) or name in ("border",)
    assert not any(entry.forced for entry in played(name, automatic=False).entries)


@rules("HOUSE-1.14")
@pytest.mark.parametrize("name", GAMES)
def test_what_is_open_looks_the_same_to_every_seat(name: str) -> None:
    """Whatever somebody else cannot know, the choices of the seat to act are the same: leaving a question out tells nothing."""
    state, rng = load_game(name, 3).new_initial_state(), Rng(3, name)
    seen = 0
    for _ in range(400):
        if state.is_terminal():
            break
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
            continue
        legal = state.legal_actions(who)
        if state.is_public() and not state.is_sealed():
            for seat in range(3):
                assert state.resample(seat, rng).legal_actions(who) == legal
                seen += 1
        state.act(legal[int(rng.below(len(legal)))], who)
    assert seen > 30


@rules("HOUSE-1.14", "SROAD-2.3")
def test_a_poor_bidder_is_asked_all_the_same() -> None:
    """That somebody can only pass tells how much silver lies behind the screen."""
    match = played("silk_road", 400)
    game = match.game
    passes = [entry for entry in match.entries if entry.seat >= 0 and game.action_to_string(entry.action) == "pass"]
    assert passes
    assert not any(entry.forced for entry in passes)


@rules("HOUSE-1.7", "HOUSE-1.14")
def test_undo_takes_back_the_last_real_decision_with_what_it_forced() -> None:
    match, rng, checked = Match(load_game("silk", 2), SEED, automatic=True), Rng(11, "undo"), 0
    while checked < 5 and not match.state.is_terminal():
        before, seat = match.state.position(), int(match.state.current_player())
        legal = match.state.legal_actions()
        ply = match.ply
        match.play(legal[int(rng.below(len(legal)))])
        after = match.entries[ply + 1 :]
        if after and all(entry.forced for entry in after):
            assert match.last_own(seat) == ply
            match.undo(seat)
            assert (match.state.position(), match.ply) == (before, ply)
            checked += 1
            match.play(legal[int(rng.below(len(legal)))])
    assert checked == 5


@rules("HOUSE-1.14", "HOUSE-2.1")
def test_forced_entries_are_entries_like_any_others() -> None:
    """The log replays and is verified without knowing what was forced."""
    match = played("silk", 10_000)
    assert match.state.is_terminal()
    text = log.write(match)
    assert verify(log.read(text, game_of)).fair
    moves = [(entry.seat, entry.action) for entry in match.entries]
    again = Match.replay(match.game, moves, SEED, automatic=True)
    assert [entry.forced for entry in again.entries] == [entry.forced for entry in match.entries]
    assert again.state.position() == match.state.position()
