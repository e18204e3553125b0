"""Positions from strangers: refused with the field named, or playable."""

import copy
import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Game, Rng, load_game
from caravansary.engine.messages import BadPosition
from caravansary.engine.playout import playout
from tests.games.playing import play, wander

from .tables import draw, lay_out, morning, noon


def with_changes(position: Any, path: list[Any], value: object) -> Any:
    changed = copy.deepcopy(position)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return changed


DAWN_GAME, DAWN = lay_out(
    3, carts=["no_bread", "no_milk", "no_meat"], loads={"no_bread": "RRG"}, towers={0: "RR"}, yurts={0: "1 milk"}
)


DAWN = DAWN_GAME.from_position(DAWN).position()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["game"], "border", "game"),
        (["phase"], "lunch", "phase"),
        (["phase"], None, "phase"),
        (["phase"], ["dawn"], "phase"),
        (["phase"], "buy", "seats"),
        (["phase"], "over", "phase"),
        (["phase"], "first_player", "day"),
        (["colour"], 1, "colour"),
        (["day"], 0, "day"),
        (["day"], 201, "day"),
        (["day"], True, "day"),
        (["last_day"], 6, "last_day"),
        (["first"], 3, "first"),
        (["first"], None, "first"),
        (["turn"], 0, "turn"),
        (["direction"], "north", "direction"),
        (["direction"], 1, "direction"),
        (["boxed"], "pink", "boxed"),
        (["boxed"], None, "boxed"),
        (["boxed"], "red", "bag"),
        (["bonus"], ["BON-RED"], "bonus"),
        (["bonus"], "BON-RED", "bonus"),
        (["stupa"], 0, "last_day"),
        (["market"], {"meat": 1}, "market"),
        (["market"], {"cake": 1}, "market.cake"),
        (["market"], {"meat": -1}, "market.meat"),
        (["carts"], [], "carts"),
        (["carts", 0], 7, "carts[0]"),
        (["carts", 0, "name"], "no_meat", "carts[0].name"),
        (["carts", 0, "stop"], 1, "carts[1].stop"),
        (["carts", 0, "stop"], 3, "carts[0].stop"),
        (["carts", 0, "stop"], None, "carts"),
        (["carts", 0, "stones"], ["red"] * 5, "carts[0].stones"),
        (["carts", 0, "stones"], ["fog"], "carts[0].stones"),
        (["carts", 0, "stones"], [], "bag"),
        (["carts", 0, "food"], {"bread": 1}, "market"),
        (["carts", 0, "wheels"], 2, "carts[0].wheels"),
        (["bag", "red"], 9, "bag.red"),
        (["bag", "red"], 0, "bag"),
        (["bag"], [], "bag"),
        (["bag", "fog"], 1, "bag.fog"),
        (["fog"], 4, "quarry"),
        (["open"], 1, "open"),
        (["open"], False, "quarry"),
        (["lost"], "red", "bag"),
        (["mountain"], {"phase": 4}, "mountain.phase"),
        (["mountain"], {"phase": 1, "track": 3}, "quarry"),
        (["mountain"], {"aside": 1}, "mountain.aside"),
        (["bought"], ["red"], "bag"),
        (["paid"], {"meat": 1}, "market"),
        (["taken"], 1, "taken"),
        (["drawn"], ["red"], "bag"),
        (["missing"], 1, "missing"),
        (["batch_fog"], 1, "batch_fog"),
        (["seats"], [], "seats"),
        (["seats", 0], None, "seats[0]"),
        (["seats", 0, "card"], "sleep", "seats[0].card"),
        (["seats", 0, "played"], None, "seats[0].played"),
        (["seats", 0, "hat"], 1, "seats[0].hat"),
        (["seats", 0, "yurt"], {"meat": 9}, "market"),
        (["seats", 0, "tower"], {"1.0": "pink"}, "seats[0].tower.1.0"),
        (["seats", 0, "tower"], {"5.5": "red"}, "seats[0].tower.5.5"),
        (["seats", 0, "tower"], {"1.0": "red", "1.2": "red"}, "seats[0].tower"),
    ],
)
def test_a_bad_position_names_its_field(path: list[Any], value: object, field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        DAWN_GAME.from_position(with_changes(DAWN, path, value))
    assert str(bad.value).startswith(field), str(bad.value)


def middles() -> list[Any]:
    """Positions in the middle of every phase that random games come to, two of each."""
    found: dict[str, list[Any]] = {}
    for players in (2, 3, 4):
        for state, _, _ in wander(load_game("yak", players, None, bonus_cards=players - 1), 7):
            kept = found.setdefault(state.phase_stack()[-1] + str(players), [])
            if len(kept) < 2:
                kept.append((players, state.position()))
    return [position for kept in found.values() for position in kept]


MIDDLES = middles()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 20) | st.sampled_from(["red", "build", "dawn", "no_bread", "1.0", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["meat", "1.0", "red"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@settings(max_examples=200)
@given(st.sampled_from(MIDDLES), st.randoms(use_true_random=False), JSON)
def test_whatever_a_position_holds_it_is_refused_or_playable(middle: Any, random: Any, value: object) -> None:
    players, position = middle
    paths: list[list[Any]] = [[key] for key in position] + [["mountain", key] for key in position["mountain"]]
    paths += [["seats", 1, key] for key in position["seats"][1]] + [["carts", 0, key] for key in position["carts"][0]]
    path = random.choice(paths)
    if random.random() < 0.3:  # the same field of another table fits better than nonsense
        other = random.choice(MIDDLES)[1]
        value = other.get(path[0]) if len(path) == 1 else value
    try:
        game = load_game("yak", players=players, bonus_cards=players - 1)
        state = game.from_position(with_changes(position, path, value))
    except BadPosition:
        return
    playout(state, Rng(1))
    assert state.is_terminal()


def test_views_positions_and_observations_are_plain_data() -> None:
    state = noon(morning(3, towers={1: "RXR"}), "market")
    play(state, "done")
    draw(state, "RF")
    for thing in (state.position(), state.view(None), state.view(1), state.observation(1)):
        assert json.loads(json.dumps(thing)) == thing


# --- nonsense


NONSENSE: list[Any] = [None, True, 0, -1, 3, 9, 201, 10**30, 10**5000, 1.5, float("nan"), "", "red", "dawn", "x" * 300]
NONSENSE += [[], {}, [[]], ["red"] * 5, {"a": 1}, {1: 2}, b"x", (1,), set()]


def paths(value: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all parts of a position."""
    yield before
    keys = value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield from paths(value[key], (*before, key))


def part(position: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        position = position[key]
    return position


def mutated(position: Any, other: Any, random: Random) -> Any:
    """One part is nonsense, left out, there twice, taken from another table, moved, or a number is a little wrong."""
    path = random.choice([path for path in paths(position) if path])
    inside, key = part(position, path[:-1]), path[-1]
    kind = random.randrange(6)
    if kind == 0:
        inside[key] = copy.deepcopy(random.choice(NONSENSE))
    elif kind == 1:
        del inside[key]
    elif kind == 2 and isinstance(inside[key], dict):
        inside[key][random.choice(["extra", "meat", "red", "1.0", 7, None])] = random.choice(NONSENSE)
    elif kind == 2 and isinstance(inside[key], list):
        inside[key] += inside[key][:1] or ["red"]
    elif kind == 3:
        inside[key] = copy.deepcopy(part(other, random.choice([path for path in paths(other) if path])))
    elif kind == 4 and path in set(paths(other)):
        inside[key] = copy.deepcopy(part(other, path))
    else:
        numbers = [path for path in paths(position) if type(part(position, path)) is int]
        for path, by in zip(random.sample(numbers, 2), (1, -1), strict=True):
            part(position, path[:-1])[path[-1]] += by
    return position


def refused_or_sound(game: Game, position: Any, seed: int) -> bool:
    """Is the position refused? If not, it is sound, and stays so to the end of the game."""
    fault = ""
    try:
        state = game.from_position(position)
    except BadPosition as bad:
        fault = str(bad)
    if fault:
        assert re.match(r"[\w\[\]. ]+: .", fault) and len(fault) < 400, fault
        return True
    assert state.flaws() == [] and (state.is_terminal() or state.legal_actions())
    assert game.from_position(state.position()).position() == state.position()
    playout(state, Rng(seed))
    assert state.is_terminal() and state.flaws() == []
    return False


def test_nonsense_is_refused_with_its_field_or_sound(compiled: bool) -> None:
    random = Random(7)
    refused = []
    for seed in range(4000 if compiled else 800):
        players, position = copy.deepcopy(random.choice(MIDDLES))
        for _ in range(random.choice((1, 1, 2, 3))):
            position = mutated(position, random.choice(MIDDLES)[1], random)
        refused.append(refused_or_sound(load_game("yak", players, None, bonus_cards=players - 1), position, seed))
    assert 0.7 < sum(refused) / len(refused) < 1


def test_what_is_no_position_at_all_is_refused() -> None:
    for source in NONSENSE:
        with pytest.raises(BadPosition):
            load_game("yak", 3).from_position(source)


def test_every_position_of_real_games_is_accepted(compiled: bool) -> None:
    for number in range(300 if compiled else 6):
        game = load_game("yak", 2 + number % 3, None, bonus_cards=number % 4)
        for state, _, _ in wander(game, 1000 + number):
            position = state.position()
            assert game.from_position(position).position() == position
