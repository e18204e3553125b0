"""Who brought the end about: the seat that the events of the game name."""

import pytest

from caravansary import CHANCE, Rng, State, load_game
from tests.marks import rules
from tests.words.vocabulary import GAMES

# The events that tell of it; of the caravan's moves, the last one.
TELLS = {
    "border": {"border-event-trigger"},
    "silk": {"silk-event-trigger"},
    "silk_road": {"silk_road-event-move"},
    "yak": {"yak-event-stupa"},
}


def played(name: str, players: int, seed: int) -> tuple[State, list[int]]:
    """A random game to its end, and the seats that its events tell of."""
    rng = Rng(seed, "ended by")
    state = load_game(name, players).new_initial_state()
    state.recording = True
    told: list[int] = []
    while not state.is_terminal():
        assert state.ended_by() == []
        if state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.below(len(legal)))])
        told += [event.seat for event in state.events if event.key in TELLS[name] and event.seat is not None]
    return state, told[-1:] if name == "silk_road" else told


@rules("BORDER-7.2", "SILK-9.2", "SROAD-6.1", "YAK-9.1")
@pytest.mark.parametrize("name", GAMES)
def test_the_end_is_by_whom_the_events_name(name: str) -> None:
    players = load_game(name).players + 1
    for seed in range(3):
        state, told = played(name, players, seed)
        assert told, "nobody brought this end about"
        assert state.ended_by() == sorted(told)
        assert state.clone().ended_by() == state.game.from_position(state.position()).ended_by() == sorted(told)
