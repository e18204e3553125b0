"""Playing at a table in tests, the same in every game: actions by their texts, refusals, random games, many situations."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from caravansary import CHANCE, Game, Refused, Rng, State, Verdict, load_game
from tests.conftest import COMPILED

# Situations in which every sentence is tried; that the same is said interpreted, fewer show.
MANY = 200 if COMPILED else 25


def play(state: State, *texts: str, seat: int | None = None) -> None:
    """One action after another, of a seat (default: whoever is to act, chance included)."""
    for text in texts:
        state.apply_action(state.game.string_to_action(text), seat)


def names(state: State, kind: str = "", seat: int | None = None) -> set[str]:
    """What a seat (default: whoever is to act) may do, as texts; only those of a kind, without its word."""
    texts = {state.game.action_to_string(action) for action in state.legal_actions(seat)}
    return {text.removeprefix(kind + " ") for text in texts if text.startswith(kind)} if kind else texts


def verdict(state: State, text: str, seat: int | None = None) -> Verdict:
    """What the rules say about an action, legal or not."""
    return state.explain(state.game.string_to_action(text), seat)


def refusal(state: State, text: str, seat: int | None = None) -> set[str]:
    """The rules by which an action is refused; and the refusal changed nothing."""
    before = state.position()
    action = state.game.string_to_action(text)
    with pytest.raises(Refused) as caught:
        state.apply_action(action, seat)
    assert state.position() == before
    assert state.explain(action, seat) == caught.value.verdict
    assert not caught.value.verdict.legal
    return set(caught.value.verdict.rules)


# --- reading the table


def at_table(state: State) -> Any:
    """The whole position, for reading."""
    return state.position()


def seen(state: State, viewer: int | None = None) -> Any:
    """What a seat, or a spectator, sees; for reading."""
    return state.view(viewer)


def phase(state: State) -> str:
    """What is going on."""
    return str(at_table(state)["phase"])


# --- whole games


def wander(game: Game, seed: int) -> Iterator[tuple[State, str, int]]:
    """A game of random decisions: each time the state, and what is about to be done by whom (the state then moves on)."""
    rng = Rng(seed, "wander", str(game.players))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            seat, action = int(CHANCE), int(state.sample_chance(rng))
        else:
            owing = state.pending()
            seat = owing[int(rng.below(len(owing)))]
            choices = state.legal_actions(seat)
            action = choices[int(rng.below(len(choices)))]
        yield state, state.game.action_to_string(action), seat
        state.apply_action(action, seat)
    yield state, "", -1


def situations(name: str, count: int = MANY, seed: int = 0, **options: object) -> list[State]:
    """Different situations in which a seat decides, over all player counts and as evenly over the phases as they come.

    Games go on until there are enough; a phase that fills its share makes room for those that are rarer.
    """
    info = load_game(name).info
    found: dict[str, State] = {}
    phases: Counter[str] = Counter()
    for number in range(60):
        players = info.min_players + number % (info.max_players - info.min_players + 1)
        for state, _, _ in wander(load_game(name, players, None, **options), seed + number):
            if state.pending():
                key, now = str(state.position()), phase(state)
                if key not in found and phases[now] <= min(phases.values(), default=0) + 1 + count // 20:
                    found[key] = state.clone()
                    phases[now] += 1
        if len(found) >= count and number >= 11:
            break
    assert len(found) >= count, f"only {len(found)} situations of {name}"
    return list(found.values())


def every_verdict(state: State) -> Iterator[tuple[int, str, Verdict]]:
    """What the rules say about every action of the vocabulary, for every seat that owes a decision."""
    for seat in state.pending():
        legal = set(state.legal_actions(seat))
        for action in range(
            state.game.num_distinct_actions
        ):  # as `State.explain` does it, which lists what is legal each time
            said = state.describe(action, seat) if action in legal else state.refuse(action, seat)
            yield seat, state.game.action_to_string(action), said
