"""Positions from strangers: read back exactly, or refused by the name of what is wrong; never anything else."""

import copy
import re
from typing import Any

import pytest

from caravansary import Rng, State, load_game
from caravansary.engine.messages import BadPosition
from tests.games.playing import at_table, situations, wander

from .tables import middle_of_an_action

GAME = load_game("silk", players=2)


def middle_of_set_up() -> Any:
    for state, _, _ in wander(load_game("silk", 2), 4):
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
    put(position, path, value)
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
    put(position, path, value)
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert str(bad.value).startswith(field)


IMPOSSIBLE = [
    (["turn"], 2, "active: it is not this seat's turn"),
    (["trigger"], {"reason": "walls", "seat": 0}, "trigger.reason: walls are left"),
    (["trigger"], {"reason": "points", "seat": 0}, "trigger.reason: the seat never"),
    (["trigger"], {"reason": "barren", "seat": 1}, "trigger.seat: it has had no turn"),
    (["walls"], ["3,0-3,1"], "walls: one is joined to no nursery"),
    (["seats", 0, "cave"], 14, "seats[0].reserve"),
    (["seats", 0, "grazed"], 25, "trigger: seat 0 is at the target"),
    (["seats", 0, "improvements"], ["nursery"], "seats[0].improvements: Nursery is claimed without"),
    (["step", "chain", 0, "seat"], 1, "step.chain[0]"),
    (["step", "chain", 0, "from"], "3,4", "step.chain[0].to: is not one free step"),
    (["step", "chain", 1, "from"], "1,1", "step.chain[1].from: a bumped piece starts"),
    (["step", "displaced", 0, "to"], "3,3", "step.displaced: no open side"),
]


@pytest.mark.parametrize(("path", "value", "field"), IMPOSSIBLE)
def test_what_no_game_can_show_is_refused(path: list[Any], value: object, field: str) -> None:
    position = copy.deepcopy(middle_of_an_action())
    put(position, path, value)
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert str(bad.value).startswith(field)


def test_a_graze_brings_what_its_worms_are_worth() -> None:
    for state, _, _ in wander(load_game("silk", 3), 9):
        position = at_table(state)
        if position["step"] and position["step"]["harvest"]:
            break
    position["step"]["harvest"] += 1
    with pytest.raises(BadPosition, match=r"^step\.harvest: "):
        state.game.from_position(position)


# --- real positions


def test_positions_of_real_games_come_back_as_they_were(compiled: bool) -> None:
    for seed in range(300 if compiled else 3):
        for number, (state, _, _) in enumerate(wander(load_game("silk", 2 + seed % 3), seed)):
            if number % 3 == 0 or state.is_terminal():
                position = state.position()
                assert state.game.from_position(position).position() == position


# --- nonsense

JUNK: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    7,
    15,
    99,
    10**20,
    0.5,
    "",
    "x",
    "1,1",
    "9,9",
    "1,1-1,2",
    "dry",
    "den",
]
JUNK += [
    "move",
    "graze",
    "over",
    "phase_2",
    "displace",
    [],
    {},
    [[]],
    [None],
    ["1,1"],
    ["1,1", "1,1"],
    {"1,1": 1},
    {"x": 1},
]
JUNK += [{"piece": "ookami", "seat": None}, {"face": 1, "played": None}, [{"face": 3, "played": None}] * 2, "x" * 500]
FIELD = re.compile(r"[^:\n]{1,99}: [^\n]{1,400}")


def put(position: Any, path: list[Any], value: object) -> None:
    for step in path[:-1]:
        position = position[step]
    position[path[-1]] = value


def places_in(value: Any, path: list[Any]) -> list[list[Any]]:
    """The paths of everything in plain data."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [[*path, key] for key, _ in inner] + [
        place for key, each in inner for place in places_in(each, [*path, key])
    ]


def spoil(position: Any, others: list[Any], rng: Rng) -> None:
    """Junk in a field, a field of another position, a number a little off, a field left out, or one that is new."""
    paths = places_in(position, [])
    path = paths[int(rng.below(len(paths)))]
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    way = int(rng.below(6))
    if way == 0:
        del inner[path[-1]]
    elif way == 1:
        other = others[int(rng.below(len(others)))]
        key = sorted(position)[int(rng.below(len(position)))]
        position[key] = copy.deepcopy(other.get(key))
    elif way == 2 and isinstance(inner, dict):
        inner[["hat", "worms", "seat", "to", "1,1", "harvest"][int(rng.below(6))]] = JUNK[int(rng.below(len(JUNK)))]
    elif way == 3 and type(inner[path[-1]]) is int:
        inner[path[-1]] += 1 - 2 * int(rng.below(2))
    else:
        inner[path[-1]] = copy.deepcopy(JUNK[int(rng.below(len(JUNK)))])


def try_out(state: State) -> None:
    """Whatever is accepted is sound and can be played and told."""
    assert state.flaws() == []
    assert state.game.from_position(state.position()).position() == state.position()
    if not state.is_terminal():
        assert state.legal_actions()
    for seat in state.pending():
        state.prompt(seat)
        for action in state.legal_actions(seat):
            state.explain(action, seat)
            after = state.clone()
            after.apply_action(action, seat)
            assert after.flaws() == []


def test_whatever_a_position_holds_it_is_refused_by_name_or_sound(compiled: bool) -> None:
    for seed in (0, 100):
        real = [at_table(state) for state in situations("silk", 60, seed)]
        tried = {players: [each for each in real if len(each["seats"]) == players] for players in (2, 3, 4)}
        for number in range(3_000 if compiled else 1_000):
            rng = Rng(seed, "spoil", str(number))
            players = 2 + number % 3
            position = copy.deepcopy(tried[players][int(rng.below(len(tried[players])))])
            for _ in range(1 + int(rng.below(3))):
                spoil(position, tried[players], rng)
            refused = ""
            try:
                state = load_game("silk", players).from_position(position)
            except BadPosition as bad:
                refused = str(bad)
            if refused:
                assert FIELD.fullmatch(refused), refused
            else:
                try_out(state)


@pytest.mark.parametrize(
    "position", [None, 7, "silk", [], {}, [{}], {"game": "silk"}, {1: 2}, {"game": "silk", "phase": "deal"}]
)
def test_what_is_no_position_at_all_is_refused(position: Any) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(position)
