"""Positions from strangers: the kit makes nonsense of real ones, and finds games that stumble over it."""

import json
from collections import Counter

import pytest

from caravansary.engine.check import check_game as check
from caravansary.engine.check.nonsense import Nonsense, spots
from caravansary.engine.check.strangers import Strangers
from caravansary.engine.contract import Plain
from caravansary.engine.messages import BadPosition
from caravansary.engine.rng import Rng
from tests.samples.pebbles import FIELDS, NO_CARD, PEBBLES, Pebbles, Table

GAMES = 40
POSITION: Plain = {"phase": "bid", "seats": [{"stock": 6, "cards": ["a", "b"]}, {"stock": 4, "cards": []}], "pot": 2}


def twisted(seed: int) -> tuple[Plain, str]:
    position: Plain = json.loads(json.dumps(POSITION))
    nonsense = Nonsense(["deal", "bid"])
    nonsense.learn(position, Rng(seed, "learn"))
    return position, nonsense.twist(position, Rng(seed, "twist"))


# --- nonsense


def test_every_place_of_a_position_is_known_by_its_path() -> None:
    assert [spot.path for spot in spots(POSITION)] == [
        "phase",
        "seats",
        "seats[0]",
        "seats[0].stock",
        "seats[0].cards",
        "seats[0].cards[0]",
        "seats[0].cards[1]",
        "seats[1]",
        "seats[1].stock",
        "seats[1].cards",
        "pot",
    ]
    assert {spot.shape for spot in spots(POSITION)} >= {".seats[].stock", ".seats[].cards[]"}


def test_every_kind_of_twist_comes_and_says_what_it_did() -> None:
    done = " / ".join(twisted(seed)[1] for seed in range(600))
    for what in ("becomes", "gone", "twice", "turned round", "also under", "is called", "60 lists", "3000 lists"):
        assert what in done, what
    for value in ("None", "True", "1.5", "nan", "-1", "9223372036854775808", "a very large int", "'x'", "[]", "{}"):
        assert f"becomes {value}" in done, value
    assert "phase: 'bid' becomes 'deal'" in done  # right by itself, and wrong with the rest
    assert "seats[0].stock: 6 becomes 4, seats[1].stock: 4 becomes 6" in done


def test_the_same_seed_makes_the_same_nonsense() -> None:
    assert [twisted(seed)[1] for seed in range(20)] == [twisted(seed)[1] for seed in range(20)]


# --- what a game makes of it


def strangers(game: Pebbles) -> tuple[Strangers, Counter[str]]:
    seen: Counter[str] = Counter()
    return Strangers(game, game.new_initial_state().totals(), 100, seen), seen


def test_refused_and_accepted_are_counted() -> None:
    game = Pebbles(2)
    kit, seen = strangers(game)
    right = game.new_initial_state().position()
    assert kit.read({**right}, "nothing", Rng(1)) is not None
    assert kit.read({**right, "pot": 1}, "a pebble more", Rng(1)) is None
    assert kit.read({**right, 7: 1}, "a key that is no text", Rng(1)) is None  # type: ignore[dict-item]
    assert seen == {"nonsense-taken": 1, "nonsense": 2}


class Sloppy(Pebbles):
    """Reads a position as Pebbles once did: whatever has the right fields."""

    def from_position(self, position: Plain) -> Table:
        if sorted(map(str, position)) != sorted(FIELDS):
            raise BadPosition(f"needs the fields {', '.join(FIELDS)}")
        state = self.new_initial_state()
        for field in FIELDS:
            setattr(state, field, position[field])
        state.go_on()
        return state


class Trusting(Sloppy):
    """Looks at types, but not whether the numbers fit together."""

    def from_position(self, position: Plain) -> Table:
        for field, value in position.items():
            values = value if isinstance(value, list) else [value]
            wanted = self.players if isinstance(getattr(self.new_initial_state(), str(field), None), list) else 1
            if len(values) != wanted or not all(type(number) is int and -1 <= number <= PEBBLES for number in values):
                raise BadPosition(f"{field}: no")
        return super().from_position(position)


class Speechless(Pebbles):
    """Refuses without saying why."""

    def from_position(self, position: Plain) -> Table:
        try:
            return super().from_position(position)
        except BadPosition:
            raise BadPosition from None


class Stuck(Pebbles):
    """Takes a table without cards in the middle of the game."""

    def from_position(self, position: Plain) -> Table:
        state = super().from_position(position)
        if state.round == 2:
            state.cards = [NO_CARD] * self.players
        return state


class Raises(Pebbles):
    """Refuses, but by another exception."""

    def from_position(self, position: Plain) -> Table:
        try:
            return super().from_position(position)
        except BadPosition as refused:
            raise ValueError(str(refused)) from refused


@pytest.mark.parametrize("game", [Sloppy, Trusting, Speechless, Stuck, Raises])
def test_a_game_that_stumbles_over_nonsense_is_caught(game: type[Pebbles]) -> None:
    faults = {fault.check: fault.detail for fault in check(game(2), games=GAMES).faults}
    assert "stranger" in faults, faults


def test_a_fault_says_what_was_done_to_the_position() -> None:
    kit, _ = strangers(Raises(2))
    with pytest.raises(Exception, match=r"pot: gone: ValueError: 'pot: must be a number from 0 to 12, not None'"):
        kit.read(
            {key: value for key, value in Pebbles(2).new_initial_state().position().items() if key != "pot"},
            "pot: gone",
            Rng(1),
        )
    kit, _ = strangers(Trusting(2))
    with pytest.raises(Exception, match=r"pot: 1: taken, but conservation: changed .*'pebbles': \(12, 13\)"):
        kit.read({**Pebbles(2).new_initial_state().position(), "pot": 1}, "pot: 1", Rng(1))
