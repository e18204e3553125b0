"""Silk keeps the contract: the conformance kit, hostile positions, an owner's data, the board in text, stored games."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Rng, check_game, load_game, load_match
from caravansary.engine.log import write
from caravansary.engine.messages import BadOption, BadPosition
from caravansary.engine.playout import playout
from caravansary.games import built_in_data
from tests.marks import rules
from tests.playthrough import english

from .compare import run
from .tables import G, P, at_table, play, route, seen, table, wander, worms

GAMES = Path(__file__).parent / "games"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_conformance_kit_finds_nothing(players: int, compiled: bool) -> None:
    report = check_game(load_game("silk", players=players), games=60 if compiled else 2, seed=players)
    assert report.faults == []


@rules("SILK-6.7", "SILK-6.9", "SILK-7.1", "SILK-7.4", "SILK-4.18", "SILK-5.10", "SILK-6.2", "SILK-8.3", "SILK-8.4")
def test_the_engine_agrees_with_the_oracle(compiled: bool) -> None:
    """More with `python -m tests.games.silk.oracle_run`."""
    run(4000 if compiled else 150, seed=7)


# --- one stored game for each trigger


@rules("SILK-9.1", "SILK-9.3")
@pytest.mark.parametrize("reason", ["points", "walls", "barren"])
def test_a_stored_game_still_plays(reason: str) -> None:
    text = (GAMES / f"{reason}.jsonl").read_text("utf-8")
    match = load_match(text)
    assert match.state.is_terminal()
    assert match.state.end_reason() == reason
    assert write(match) == text


# --- positions from strangers

GAME = load_game("silk", players=2)


def middle_of_an_action() -> Any:
    """Purple's shepherd has bumped green's mastiff into worms."""
    state = table(
        "2 5",
        players=2,
        ookami="0,4",
        seats={
            P: {"shepherd": "1,1", "mastiff": "3,0", "nurseries": ["1,1"], "worms": worms("1,3 1")},
            G: {"shepherd": "3,4", "mastiff": "1,2", "nurseries": ["3,3"], "worms": worms("1,3 1", "3,2 2")},
        },
        walls=route("1,1", "1,2"),
    )
    play(state, "die 2 move", "move shepherd east", "bump mastiff east", "displace north")
    return state.position()


def middle_of_set_up() -> Any:
    for state in wander(2, 4):
        if at_table(state)["phase"] == "phase_2":
            break
    return state.position()


BAD = [
    (["game"], "chess", "game"),
    (["phase"], "lunch", "phase"),
    (["phase"], ["roll"], "phase"),
    (["hat"], 1, "hat"),
    (["turn"], True, "turn"),
    (["turn"], 201, "turn"),
    (["turn"], 0, "turn"),
    (["active"], 2, "active"),
    (["active"], None, "turn"),
    (["starter"], "0", "starter"),
    (["tiles"], ["dry"] * 20, "tiles: there are only 9"),
    (["tiles"], ["dry"] * 9 + ["normal"] * 11, "tiles: the den"),
    (["tiles"], ["moss"], "tiles"),
    (["tiles"], ["den"], "seats[0].worms"),
    (["barren"], ["9,9"], "barren"),
    (["barren"], ["1,1", "1,1"], "barren"),
    (["ookami"], "1,3", "ookami"),
    (["ookami"], "9,9", "ookami"),
    (["ookami"], None, "ookami"),
    (["walls"], ["1,1-2,2"], "walls"),
    (["walls"], [f"0,{k}-1,{k}" for k in range(6)] * 2, "walls"),
    (["walls"], "1,1-1,2", "walls"),
    (["dice"], [], "dice"),
    (["dice"], [{"face": 7}, {"face": 1}], "dice[0].face"),
    (["dice"], [{"face": 5, "played": "move"}, {"face": 2}], "dice: the lower"),
    (["dice", 0, "played"], "sing", "dice[0].played"),
    (["dice", 0, "played"], None, "step.action"),
    (["dice", 1, "played"], "lost", "dice"),
    (["lost"], [3], "lost: nothing"),
    (["lost"], [5, 2], "lost: the lower"),
    (["lost"], [7], "lost"),
    (["lost"], "1 2", "lost"),
    (["trigger"], {"reason": "rain", "seat": 0}, "trigger.reason"),
    (["trigger"], {"reason": "walls", "seat": None}, "trigger.seat"),
    (["step"], None, "step"),
    (["step"], 7, "step"),
    (["step", "action"], "sing", "step.action"),
    (["step", "action"], "wall", "step.action"),
    (["step", "tile"], None, "step"),
    (["step", "tile"], "0,0", "step.tile"),
    (["step", "harvest"], 3, "step"),
    (["step", "bumped"], {"piece": "mastiff", "seat": 0}, "step.bumped"),
    (["step", "chain"], [], "step"),
    (["step", "chain", 0, "to"], "0,0", "step.chain[0].to"),
    (["step", "chain", 0, "piece"], "dog", "step.chain[0].piece"),
    (["step", "chain", 0, "seat"], None, "step.chain[0].seat"),
    (["step", "displaced"], [{"seat": 0, "to": "9,9"}], "step.displaced[0].to"),
    (["step", "displaced"], [{"seat": 0, "to": None}] * 3, "step"),
    (["seats"], [], "seats"),
    (["seats", 0], 7, "seats[0]"),
    (["seats", 0, "hat"], 1, "seats[0].hat"),
    (["seats", 0, "worms"], {"1,1": 4}, "seats[0].worms.1,1"),
    (["seats", 0, "worms"], {"9,9": 1}, "seats[0].worms"),
    (["seats", 0, "worms"], [], "seats[0].worms"),
    (["seats", 0, "mastiff"], None, "seats[0]"),
    (["seats", 0, "shepherd"], "3,4", "seats[1].shepherd"),
    (["seats", 0, "nurseries"], ["0,0"], "seats[0].nurseries"),
    (["seats", 0, "nurseries"], ["3,2"], "seats[1].nurseries"),
    (["seats", 0, "hand"], 1, "seats[0].reserve"),
    (["seats", 0, "to_place"], ["hat"], "seats[0].to_place"),
    (["seats", 0, "to_place"], ["nursery"], "seats[0].hand"),
    (["seats", 0, "reserve"], 3, "seats[0].reserve"),
    (["seats", 0, "cave"], -1, "seats[0].cave"),
    (["seats", 0, "loose"], 3, "seats[0].reserve"),
    (["seats", 0, "rolled"], [0, 3], "seats[0].rolled"),
    (["seats", 0, "rolled"], [3, 2], "seats[0].rolled"),
    (["seats", 0, "to_roll"], 1, "seats[0].to_roll"),
    (["seats", 0, "to_roll"], True, "seats[0].hand"),
    (["seats", 0, "grazed"], 1.5, "seats[0].grazed"),
    (["seats", 0, "spent"], 50, "seats[0].spent"),
    (["seats", 0, "improvements"], ["silk"], "seats[0].improvements"),
    (["seats", 0, "improvements"], ["nursery", "nursery"], "seats[0].improvements"),
]


@pytest.mark.parametrize(("path", "value", "field"), BAD)
def test_a_bad_position_names_its_field(path: list[Any], value: object, field: str) -> None:
    position = copy.deepcopy(middle_of_an_action())
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert str(bad.value).startswith(field)


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["active"], 2, "active"),
        (["active"], None, "starter"),
        (["turn"], 3, "phase"),
        (["barren"], ["0,0"], "phase"),
        (["walls"], ["0,0-0,1"], "walls"),
        (["ookami"], None, "ookami"),
        (["seats", 0, "hand"], 7, "seats[0]"),
        (["seats", 0, "to_place"], [], "seats[0].to_place"),
        (["seats", 0, "grazed"], 3, "seats[0].reserve"),
        (["seats", 0, "contender"], True, "seats"),
    ],
)
def test_a_bad_set_up_names_its_field(path: list[Any], value: object, field: str) -> None:
    position = copy.deepcopy(middle_of_set_up())
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert str(bad.value).startswith(field)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 30) | st.sampled_from(["1,1", "1,1-1,2", "move", "den", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["1,1", "seat", "piece"]), inner, max_size=2)
    ),
    max_leaves=6,
)
FIELDS = st.sampled_from(sorted(middle_of_an_action()))
SEAT_FIELDS = st.sampled_from(sorted(middle_of_an_action()["seats"][0]))
STEP_FIELDS = st.sampled_from(sorted(middle_of_an_action()["step"]))


@settings(max_examples=400, deadline=None)
@given(FIELDS, SEAT_FIELDS, STEP_FIELDS, JSON, st.integers(0, 2))
def test_whatever_a_position_holds_it_is_refused_or_playable(
    field: str, seat_field: str, step_field: str, value: object, where: int
) -> None:
    position = copy.deepcopy(middle_of_an_action())
    if where == 0:
        position[field] = value
    elif where == 1:
        position["seats"][1][seat_field] = value
    else:
        position["step"][step_field] = value
    try:
        state = GAME.from_position(position)
    except BadPosition:
        return
    playout(state, Rng(1))
    assert state.is_terminal()


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
    for number, state in enumerate(wander(2, 2)):
        if number % 10 == 0:
            for seat in range(2):
                shapes.add(tuple((name, len(values)) for name, values in state.observation(seat).items()))
    assert len(shapes) == 1


def test_every_choice_of_a_view_is_a_legal_action() -> None:
    for number, state in enumerate(wander(3, 6)):
        if number % 5 == 0 and state.current_player() >= 0:
            texts = [row["action"] for row in seen(state)["choices"]]
            assert texts == [state.game.action_to_string(action) for action in state.legal_actions()]


def test_what_a_wall_would_bring_is_what_it_brings() -> None:
    for seed in (11, 12):
        for state in wander(2, seed):
            if at_table(state)["phase"] == "wall":
                for row in seen(state)["choices"]:
                    after = state.clone()
                    before = after.scores()[int(after.current_player())]
                    who = int(after.current_player())
                    after.apply_action(after.game.string_to_action(row["action"]))
                    if not after.is_terminal():
                        assert after.scores()[who] - before == row["total"]
                    assert len(row["segment"]) == (row["points"] + 1 if row["points"] else 0)
