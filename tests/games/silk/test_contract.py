"""Silk keeps the contract: the conformance kit, an owner's data, the board in text, stored games."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from caravansary import check_game, load_game, load_match
from caravansary.engine.log import write
from caravansary.engine.messages import BadOption, BadPosition
from caravansary.games import built_in_data
from tests.games.playing import at_table, seen, wander
from tests.marks import rules
from tests.playthrough import english

from .compare import run
from .tables import P, middle_of_an_action, table

GAMES = Path(__file__).parent / "games"
GAME = load_game("silk", players=2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_conformance_kit_finds_nothing(players: int, compiled: bool) -> None:
    report = check_game(load_game("silk", players=players), games=16 if compiled else 1, seed=players)
    assert report.faults == []


@rules("SILK-6.7", "SILK-6.9", "SILK-7.1", "SILK-7.4", "SILK-4.18", "SILK-5.10", "SILK-6.2", "SILK-8.3", "SILK-8.4")
def test_the_engine_agrees_with_the_oracle(compiled: bool) -> None:
    """More with `python -m tests.games.silk.oracle_run`."""
    run(2000 if compiled else 100, seed=7)


# --- one stored game for each trigger


@rules("SILK-9.1", "SILK-9.3")
@pytest.mark.parametrize("reason", ["points", "walls", "barren"])
def test_a_stored_game_still_plays(reason: str) -> None:
    text = (GAMES / f"{reason}.jsonl").read_text("utf-8")
    match = load_match(text)
    assert match.state.is_terminal()
    assert match.state.end_reason() == reason
    assert write(match) == text


# --- an owner's own components


def own_data() -> Any:
    return copy.deepcopy(built_in_data("silk"))


def test_an_owner_may_correct_what_was_reconstructed() -> None:
    data = own_data()
    data["pastures"][3]["value"] = 3
    data["actions"] = ["raise", "wall", "move", "build", "graze", "ookami"]
    data["colours"][3] = {"id": "yellow", "tint": "#ffee00"}
    game = load_game("silk", players=4, data=data)
    assert game.data() == data
    assert load_game("silk", players=4).data() is None
    view: Any = game.new_initial_state().view(None)
    assert view["spaces"][2] == {"action": "wall", "number": 2}
    assert view["colours"] == ["purple", "green", "brown", "yellow"]
    position = at_table(table("2 2", seats={P: {"nurseries": ["1,1"], "shepherd": "2,2"}}))
    costs: Any = {row["for"]: row["cost"] for row in seen(game.from_position(position))["choices"]}
    assert (costs["wall"], costs["move"]) == (0, 1)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["pastures"], [], "components.json: pastures"),
        (["pastures", 0, "id"], "wet", "components.json: pastures[0].id"),
        (["pastures", 1, "value"], 10, "components.json: pastures[1].value"),
        (["pastures", 1, "value"], True, "components.json: pastures[1].value"),
        (["actions"], ["raise"] * 6, "components.json: actions"),
        (["actions"], 3, "components.json: actions"),
        (["colours"], [], "components.json: colours"),
        (["colours", 2, "id"], "green", "components.json: colours[2].id"),
        (["colours", 2, "id"], "pink", "components.json: colours[2].id"),
        (["colours", 2, "tint"], "red", "components.json: colours[2].tint"),
    ],
)
def test_bad_data_names_its_field(path: list[Any], value: object, field: str) -> None:
    data = own_data()
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as bad:
        load_game("silk", players=2, data=data)
    assert str(bad.value).startswith(field)


# --- games, texts, shapes


@pytest.mark.parametrize("players", [1, 5, 0, "2", True])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        load_game("silk", players=players)


def test_dice_and_walls_may_be_typed_in_any_order() -> None:
    assert GAME.string_to_action("roll 5 2") == GAME.string_to_action("roll 2 5")
    assert GAME.string_to_action("wall 1,2-1,1") == GAME.string_to_action("wall 1,1-1,2")


def test_a_board_drawn_in_text() -> None:
    drawn = GAME.draw(GAME.from_position(middle_of_an_action()).view(None), english)
    assert (
        "turn 1  |  Displacing worms  |  walls 9  |  target 30  |  die 2 (move shepherd or mastiff)  |  die 5" in drawn
    )
    assert "0=====+" in drawn
    assert "A*" in drawn
    assert "@@" in drawn
    assert "seat 0 purple, 5 points" in drawn


def test_views_positions_and_observations_are_plain_data() -> None:
    state = GAME.from_position(middle_of_an_action())
    for thing in (state.position(), state.view(None), state.view(1), state.observation(1)):
        assert json.loads(json.dumps(thing)) == thing


def test_observations_have_one_shape() -> None:
    shapes = set()
    for number, (state, _, _) in enumerate(wander(load_game("silk", 2), 2)):
        if number % 10 == 0:
            for seat in range(2):
                shapes.add(tuple((name, len(values)) for name, values in state.observation(seat).items()))
    assert len(shapes) == 1


def test_every_choice_of_a_view_is_a_legal_action() -> None:
    for number, (state, _, _) in enumerate(wander(load_game("silk", 3), 6)):
        if number % 5 == 0 and state.current_player() >= 0:
            texts = [row["action"] for row in seen(state)["choices"]]
            assert texts == [state.game.action_to_string(action) for action in state.legal_actions()]


def test_what_a_wall_would_bring_is_what_it_brings() -> None:
    for seed in (11, 12):
        for state, _, _ in wander(load_game("silk", 2), seed):
            if at_table(state)["phase"] == "wall":
                for row in seen(state)["choices"]:
                    after = state.clone()
                    before = after.scores()[int(after.current_player())]
                    who = int(after.current_player())
                    after.apply_action(after.game.string_to_action(row["action"]))
                    if not after.is_terminal():
                        assert after.scores()[who] - before == row["total"]
                    assert len(row["segment"]) == (row["points"] + 1 if row["points"] else 0)
