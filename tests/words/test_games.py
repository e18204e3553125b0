"""Real games: everything they say, with the arguments the code really gives, can be said in every language."""

import re
from collections.abc import Iterator

import pytest

from caravansary import CHANCE, Event, Message, Rng, State, load_game
from caravansary.engine.messages import Arg, Args, ScoreLine
from caravansary.words import LANGUAGES, say, say_event, say_line
from tests.words.catalogue import keys
from tests.words.vocabulary import GAMES


def decisions(name: str, players: int, options: dict[str, object], limit: int) -> Iterator[State]:
    """A random game, after each of its actions."""
    rng = Rng(players, "words")
    state = load_game(name, players, None, **options).new_initial_state()
    state.recording = True
    for _ in range(limit):
        yield state
        if state.is_terminal():
            return
        if state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.below(len(legal)))])


def frozen(args: Args) -> tuple[tuple[str, Arg | tuple[object, ...]], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in sorted(args.items()))


@pytest.mark.parametrize("name", GAMES)
def test_everything_a_real_game_says_can_be_said(name: str) -> None:
    heard: set[object] = set()
    spoken: set[str] = set()

    def hear(message: Message | Event | ScoreLine) -> None:
        known = (message.key, frozen(message.args), isinstance(message, Event) and message.seat)
        if known in heard:
            return
        heard.add(known)
        spoken.add(message.key)
        for language in LANGUAGES:
            if isinstance(message, Event):
                assert say_event(message, language)
            elif isinstance(message, ScoreLine):
                assert say_line(message, language)
            else:
                assert say(message, language)

    for players, options, limit in GAMES[name].tables:
        for number, state in enumerate(decisions(name, players, options, limit)):
            for event in state.events:
                hear(event)
            for seat in state.pending():
                hear(state.prompt(seat))
                for action in state.legal_actions(seat):
                    hear(state.explain(action, seat).message)
            if number % 8 == 0 or state.is_terminal():
                for seat in range(-1, players + 1):
                    for action in range(state.game.num_distinct_actions + 10):
                        hear(state.explain(action, seat).message)
        for line in (line for sheet in state.breakdown() for line in sheet):
            hear(line)
    silent = {key for key in keys("en") if re.match(rf"{name}-(prompt|do|no|event|line)-", key)} - spoken
    unheard = sorted(silent - GAMES[name].rare)
    assert not unheard, f"never said: {unheard}"
