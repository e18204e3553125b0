"""Whole games: a second reading of the ledger at every step, and what is true after every turn (example 33)."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import CHANCE, Rng, State, load_game
from tests.games.playing import at_table, names
from tests.marks import rules

from .invariants import faults_in_random_games
from .tables import FOODS, FORBIDS, fog, morning, open_cells, weights
from .test_crystals import SEEDS


def expected(table: Any, seat: int) -> set[str]:
    """What the ledger offers a seat at noon."""
    own = next(each for each in table["carts"] if each["stop"] == seat)
    food, forbidden, bought = table["seats"][seat]["yurt"], FORBIDS[own["name"]], table["bought"]
    allowed = {kind: 0 if kind == forbidden else food[kind] for kind in FOODS}

    def price(set_of: list[str]) -> int:
        return 2 * len(set_of) - 1 + set_of.count("crystal")

    def mixes(total: int, most: dict[str, int], verb: str) -> set[str]:
        every = product(*(range(most[kind] + 1) for kind in FOODS))
        good = [mix for mix in every if sum(mix) == total and 0 in mix]
        return {" ".join([verb, *(f"{n} {kind}" for n, kind in zip(mix, FOODS, strict=True) if n)]) for mix in good}

    def buys() -> set[str]:
        budget = sum(sorted(allowed.values())[1:]) if len(bought) < 3 else 0
        return {f"buy {stone}" for stone in own["stones"] if price([*bought, stone]) <= budget}

    room = [each["name"] for each in table["carts"] if len(each["stones"]) < 4]
    cells, bare = open_cells(table["seats"][seat]["tower"]), 9 - sum(own["food"].values())
    offers = {
        "buy": lambda: buys() | ({"done"} if bought else set()),
        "pay": lambda: mixes(price(bought), allowed, "pay"),
        "keep": lambda: mixes(bare, table["paid"], "keep"),
        "place": lambda: {f"place {stone} {cell}" for stone in bought for cell in cells},
        "restock": lambda: {f"restock {kind}" for kind in FOODS if own["food"][kind]},
        "market": lambda: {"done"} | {f"take {kind}" for kind in FOODS if table["market"][kind]},
        "put": lambda: {f"put {stone} {name}" for stone in table["drawn"] for name in room},
    }
    assert table["phase"] not in ("restock", "market") or (sum(food.values()) < 8 and table["taken"] < 2)
    return offers[table["phase"]]()


def laid(table: Any, aside: int) -> tuple[int, int, int]:
    """The mountain and the fog in the bag after a turn that drew this much fog (YAK-7.4 to 7.6)."""
    level, track = table["mountain"]["phase"], table["mountain"]["track"] + aside
    if level == 3 or (level == 2 and track >= 4):
        return 3, 4, 1
    return (2, 0, 5) if level == 1 and track >= 3 else (level, track, 5 - track)


def steps(players: int, seed: int) -> Iterator[tuple[State, Any, str]]:
    """A random game, maybe from a late day with few stones left: each state, the table before it, the action between."""
    rng = Rng(seed, "second reading")
    state = load_game("yak", players=players).new_initial_state()
    if players > 2 and rng.below(2):
        mountain = ((1, 2), (2, 2), (3, 4))[rng.below(3)]
        state = morning(players, last_day=True, bag="ROYGK"[: rng.below(6)], mountain=mountain)
    while not state.is_terminal():
        before, chance = at_table(state), state.current_player() == CHANCE
        owing = [int(CHANCE)] if chance else state.pending()
        seat = owing[rng.below(len(owing))]
        legal = state.legal_actions(seat)
        action = int(state.sample_chance(rng)) if chance else legal[rng.below(len(legal))]
        state.apply_action(action, seat)
        yield state, before, state.game.action_to_string(action)


@rules("YAK-3.5", "YAK-3.6", "YAK-3.7", "YAK-4.5", "YAK-5.2", "YAK-6.3", "YAK-7.2", "YAK-7.5", "YAK-7.8", "YAK-8.2")
@given(st.sampled_from([2, 3, 4]), SEEDS)
@settings(max_examples=40, deadline=None)
def test_a_second_reading_of_the_ledger_agrees_at_every_step(players: int, seed: int) -> None:
    left = batch_fog = aside = 0
    for state, before, text in steps(players, seed):
        table, seat = at_table(state), int(state.current_player())
        if before["phase"] in ("box_colour", "place_carts", "load_carts", "first_player"):
            continue
        if table["phase"] in ("refill", "restock_draw", "market_draw"):
            tokens = {f"draw {stone}": count for stone, count in table["bag"].items() if count}
            assert weights(state) == tokens | ({"draw fog": table["fog"]} if table["fog"] else {})
        elif seat >= 0 and table["phase"] != "dawn":
            assert names(state) == expected(table, seat)
        turned = False
        if text.startswith("draw"):
            left = (left or (1 if before["phase"] == "restock_draw" else 3)) - 1
            batch_fog, aside = batch_fog + (text == "draw fog"), aside + (text == "draw fog")
            if left == 0 or sum(before["bag"].values()) + before["fog"] == 1:
                turned, left, batch_fog = batch_fog > 0, batch_fog, 0
        assert (table["direction"] != before["direction"]) == turned
        if (table["day"], table["turn"]) != (before["day"], before["turn"]) or state.is_terminal():
            assert not table["open"] or fog(state) == laid(before, aside)
            left = aside = 0
        new_day, ring = table["day"] - before["day"], len(table["carts"])
        by = new_day * (1 if table["direction"] == "clockwise" else -1)
        moved = [(each["stop"] + by) % ring for each in before["carts"]]
        assert [each["stop"] for each in table["carts"]] == moved
        assert table["first"] == (before["first"] + new_day) % players
        check_pieces(table, players)


def check_pieces(table: Any, players: int) -> None:
    """What is true at any moment (example 33)."""
    held = [each.get("food") or each["yurt"] for each in table["carts"] + table["seats"]]
    held += [table["market"], table["paid"]]
    assert sum(sum(each.values()) for each in held) == {2: 30, 3: 33, 4: 45}[players]
    for each in table["carts"]:
        assert len(each["stones"]) <= 4 and sum(each["food"].values()) <= 9
        assert not each["food"].get(FORBIDS[each["name"]], 0)
    for each in table["seats"]:
        assert sum(each["yurt"].values()) <= 8 and len(each["tower"]) <= 19
    laid_stones = [*(each["stones"] for each in table["carts"]), *(each["tower"] for each in table["seats"])]
    here = sum(map(len, laid_stones)) + len(table["drawn"]) + len(table["bought"]) + sum(table["bag"].values())
    assert here + bool(table["lost"]) == (72 if players == 4 else 56)


@pytest.mark.parametrize("players", [2, 3, 4])
@rules("YAK-3.6", "YAK-3.8", "YAK-5.1", "YAK-6.3", "YAK-7.4", "YAK-7.5", "YAK-7.6")
def test_example_33_what_is_true_after_every_turn(players: int, compiled: bool) -> None:
    """`python -m tests.games.yak.invariants 10000` plays as many games as you like."""
    assert faults_in_random_games(players, 300 if compiled else 8, seed=33) == []
