"""The weights of the evaluations: files that are whole, and nothing else is taken."""

import json
from importlib import resources
from math import inf, nan
from typing import Any

import pytest

from caravansary import Rng, load_game, registered_games
from caravansary.engine.messages import BadPosition
from caravansary.engine.weights import LARGEST
from caravansary.games import WEIGHTS_FILE, built_in_weights

GAMES = [info.name for info in registered_games()]


@pytest.mark.parametrize("name", GAMES)
def test_a_file_has_every_weight_and_says_how_it_was_found(name: str) -> None:
    text = resources.files(f"caravansary.games.{name}").joinpath(WEIGHTS_FILE).read_text("utf-8")
    content = json.loads(text)
    assert set(content) == {"found", "weights"}
    found = content["found"]
    assert found == {"by": "hand"} or found.keys() >= {"date", "seed", "command", "confirmed"}
    game = load_game(name)
    assert game.weights.as_plain() == content["weights"] == built_in_weights(name)
    assert list(content["weights"]) == game.weights.names


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hope": None}, "weights.hope: must be a number from -1000 to 1000, not None"),
        ({"hope": "much"}, "weights.hope: must be a number"),
        ({"hope": True}, "weights.hope: must be a number"),
        ({"hope": nan}, "weights.hope: must be a number"),
        ({"hope": inf}, "weights.hope: must be a number"),
        ({"hope": 10**400}, "weights.hope: must be a number"),
        ({"hope": -LARGEST - 1}, "weights.hope: must be a number"),
        ({"luck": 1.0}, "weights: there is no 'luck'; there are: hope, even, cell, reach"),
    ],
)
def test_anything_else_is_refused_and_changes_nothing(change: dict[str, Any], said: str) -> None:
    game = load_game("border")
    before = game.weights.as_plain()
    with pytest.raises(BadPosition) as refused:
        game.weights.read({**before, **change})
    assert str(refused.value).startswith(said) and "\n" not in str(refused.value)
    assert game.weights.as_plain() == before


def test_one_that_is_missing_is_missed() -> None:
    game = load_game("yak")
    weights = game.weights.as_plain()
    del weights["stone"]
    with pytest.raises(BadPosition, match=r"weights\.stone: must be a number"):
        game.weights.read(dict(weights))


@pytest.mark.parametrize("name", GAMES)
def test_every_evaluation_stands_any_weights(name: str) -> None:
    """Also the worst that a file may hold: a player may play badly, but nothing breaks."""
    game = load_game(name)
    rng = Rng(3, name)
    for extreme in (-LARGEST, 0.0, LARGEST):
        game.weights.read(dict.fromkeys(game.weights.names, extreme))
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.below(len(legal)))])
            for seat in range(game.players):
                assert -inf < state.glance(seat) < inf and (rng.below(20) or -inf < state.evaluate(seat) < inf)


def test_weights_change_the_evaluation() -> None:
    one, two = load_game("yak"), load_game("yak")
    two.weights.read({**two.weights.as_plain(), "food": 9.0})
    states = [game.new_initial_state() for game in (one, two)]
    for state in states:
        rng = Rng(1, "deal")
        while state.current_player() < 0:
            state.act(state.sample_chance(rng), -1)
    assert states[1].evaluate(0) > states[0].evaluate(0)
