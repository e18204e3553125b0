"""What has happened since a seat decided: the laying out of the table in one line, and nothing twice."""

import pytest

from caravansary import Rng, load_game
from caravansary.engine.match import Match
from caravansary.engine.messages import Event
from caravansary.engine.told import happened
from caravansary.words import LANGUAGES, say_event

NAMES = ["Ana", "Luis", "Eva"]
LAID_OUT = {"en": "The table was set up.", "es": "Se preparó la mesa."}
# The last thing that chance lays out.
LAST_LAID = {
    "border": "border-event-first-player",
    "silk": "silk-event-starts",
    "silk_road": "silk_road-event-leader",
    "yak": "yak-event-first-player",
}


def begun(name: str) -> Match:
    return Match(load_game(name, 3), bytes(32), (), NAMES)


def seen(match: Match, seat: int) -> list[Event]:
    """Everything that a seat has seen."""
    state = match.game.new_initial_state()
    state.recording = True
    found: list[Event] = []
    for entry in match.entries:
        state.apply_action(entry.action, entry.seat)
        found += state.events_for(seat)
    return found


@pytest.mark.parametrize("name", LAST_LAID)
def test_who_has_not_decided_is_told_in_one_line_that_the_table_was_laid_out(name: str) -> None:
    match = begun(name)
    first = match.state.pending()[0]
    listener = (first + 1) % 3
    for decided in (False, True):
        if decided:
            match.play(match.state.legal_actions(first)[0], first)
        everything = seen(match, listener)
        laid = max(at for at, event in enumerate(everything) if event.key == LAST_LAID[name])
        for language in LANGUAGES:
            lines = [say_event(event, language, NAMES, listener) for event in happened(match, listener)]
            later = [say_event(event, language, NAMES, listener) for event in everything[laid + 1 :]]
            assert lines == [LAID_OUT[language], *later]


@pytest.mark.parametrize("name", LAST_LAID)
def test_who_has_decided_is_not_told_of_it(name: str) -> None:
    match = begun(name)
    seat = match.state.pending()[0]
    match.play(match.state.legal_actions(seat)[0], seat)
    assert "told-laid-out" not in [event.key for event in happened(match, seat)]


@pytest.mark.parametrize(("name", "own"), [("border", "border-event-reveal"), ("yak", "yak-event-commit")])
def test_nobody_is_told_again_what_it_chose_in_secret(name: str, own: str) -> None:
    match, luck = begun(name), Rng(5)
    for _ in range(150):
        seat = match.state.pending()[-1]
        legal = match.state.legal_actions(seat)
        match.play(legal[int(luck.below(len(legal)))], seat)
    for seat in range(3):
        told = [event.seat for event in seen(match, seat) if event.key == own]
        assert told and seat not in told
