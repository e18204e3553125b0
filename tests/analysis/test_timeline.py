"""A match as a timeline of moments: every one can be gone back to."""

from caravansary import CHANCE, Match, load_game
from caravansary.analysis.timeline import STRIDE, Timeline
from caravansary.engine.rng import Rng
from caravansary.players import Seen, make_player
from caravansary.players.budget import Think


def played(name: str = "border", decisions: int = 60, players: int | None = None) -> Match:
    match = Match(load_game(name, players), bytes(range(32)))
    player, luck = make_player("random"), Rng(2)
    for _ in range(decisions):
        if match.state.is_terminal():
            break
        seat = match.state.pending()[-1]
        match.play(player.choose(Seen(match.state, seat, luck)), seat)
    return match


def test_every_state_on_the_way_is_the_one_that_was_there() -> None:
    match = played("yak")
    timeline = Timeline(match.game, match.entries)
    assert match.ply > 3 * STRIDE
    state = match.game.new_initial_state()
    for ply, entry in enumerate(match.entries):
        assert timeline.state_at(ply).position() == state.position()
        state.apply_action(entry.action, entry.seat)
    assert timeline.state_at(match.ply).position() == match.state.position()


def test_moments_are_the_decisions_and_what_is_owed_now() -> None:
    match = played()
    timeline = Timeline(match.game, match.entries)
    made = [(moment.seat, moment.action) for moment in timeline.moments if moment.action is not None]
    assert made == [(entry.seat, entry.action) for entry in match.entries if entry.seat != CHANCE]
    owed = [moment.seat for moment in timeline.moments if moment.action is None]
    assert owed == match.state.pending() and not timeline.over


def test_a_finished_match_owes_nothing() -> None:
    match = played("silk", 5000)
    timeline = Timeline(match.game, match.entries)
    assert timeline.over and all(moment.action is not None for moment in timeline.moments)
    assert timeline.before(len(timeline.moments)).is_terminal()


def test_only_the_moments_of_some_seats() -> None:
    match = played(players=3)
    timeline = Timeline(match.game, match.entries, [0, 2])
    assert {moment.seat for moment in timeline.moments} == {0, 2}


def test_events_lead_from_moment_to_moment() -> None:
    match = played(players=3)
    timeline = Timeline(match.game, match.entries)
    told = [event for number in range(len(timeline.moments) + 1) for event in timeline.events(number, None)]
    state = match.game.new_initial_state()
    state.recording = True
    seen = []
    for entry in match.entries:
        state.apply_action(entry.action, entry.seat)
        seen += state.events_for(None)
    assert told == seen


def test_what_left_no_choice_is_not_judged() -> None:
    match = played("silk", 200)
    timeline = Timeline(match.game, match.entries)
    forced = next(number for number, moment in enumerate(timeline.moments) if moment.forced)
    free = next(number for number, moment in enumerate(timeline.moments) if not moment.forced)
    assert timeline.judged(forced, Think(rounds=5)) is None
    assert timeline.judged(free, Think(rounds=5)) is not None
