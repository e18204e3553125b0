"""Provable chance: the recipe, its evenness, and that nothing can be drawn twice."""

import hashlib
import hmac
import json
from collections import Counter

import pytest

from caravansary import CHANCE, Match, load_game
from caravansary.engine.fair import FairChance, commitment
from tests.marks import rules

SEED = bytes(range(32))


@rules("HOUSE-2.2")
def test_a_draw_is_the_published_recipe() -> None:
    """Computed here by hand, as a stranger would."""
    text = json.dumps([["salt", "pepper"], "dice", 5, 0]).encode()
    value = int.from_bytes(hmac.new(SEED, text, hashlib.sha256).digest()[:8], "big")
    assert FairChance(SEED, ["salt", "pepper"]).number("dice", 5, 7776) == value % 7776


@rules("HOUSE-2.2")
def test_the_uneven_rest_is_drawn_again() -> None:
    """Below 2**63 + 1 nearly half of all numbers fall into the rest."""
    chance, below = FairChance(SEED), (1 << 63) + 1
    tries = [json.dumps([[], "big", k, 0]).encode() for k in range(200)]
    first = [int.from_bytes(hmac.digest(SEED, text, "sha256")[:8], "big") for text in tries]
    again = [k for k, value in enumerate(first) if value >= below]
    assert 60 < len(again) < 140
    assert all(chance.number("big", k, below) != first[k] % below for k in again)
    assert all(chance.number("big", k, below) < below for k in range(200))


def test_nonces_streams_and_counters_all_matter() -> None:
    draws = {
        FairChance(SEED, nonces).number(stream, counter, 1 << 60)
        for nonces in ([], ["a"], ["a", "b"], ["ab"])
        for stream in ("dice", "bag")
        for counter in range(3)
    }
    assert len(draws) == 24


@rules("HOUSE-2.2")
def test_dice_are_even() -> None:
    chance, n = FairChance(SEED, ["even"]), 12000
    seen = Counter(chance.number("die", k, 6) for k in range(n))
    assert sum((seen[face] - n / 6) ** 2 / (n / 6) for face in range(6)) < 25


@rules("HOUSE-2.2")
def test_rolls_of_the_border_follow_their_weights() -> None:
    state = load_game("border", boards="AB").new_initial_state()
    state.apply_action(state.game.string_to_action("first 0"), int(CHANCE))
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 252
    assert sum(weight for _, weight in outcomes) == 6**5
    chance, n = FairChance(SEED), 20000
    seen = Counter(chance.pick("dice", k, outcomes) for k in range(n))
    chi = sum((seen[a] - n * w / 7776) ** 2 / (n * w / 7776) for a, w in outcomes)
    assert chi < 251 + 6 * (2 * 251) ** 0.5


@rules("HOUSE-2.2")
def test_deals_of_boards_are_even() -> None:
    """24 deals to four seats."""
    game, n = load_game("border", players=4), 2400
    deals: Counter[str] = Counter()
    for k in range(n):
        match = Match(game, hashlib.sha256(str(k).encode()).digest())
        deals["".join(game.action_to_string(entry.action)[-1] for entry in match.entries[:4])] += 1
    assert len(deals) == 24
    assert sum((count - 100) ** 2 / 100 for count in deals.values()) < 23 + 6 * 46**0.5


@rules("HOUSE-2.1")
def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert Match(load_game("border"), SEED).commitment == commitment(SEED)


@pytest.mark.parametrize("seed", [b"", b"short", bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        FairChance(seed)


def test_impossible_draws_are_errors() -> None:
    for below in (0, -1, (1 << 64) + 1):
        with pytest.raises(ValueError, match="cannot draw"):
            FairChance(SEED).number("x", 0, below)
