"""Section 1 of the ledger: what lies on the table before the first dawn; and the bonus cards laid out after it (YAK-11.1)."""

from collections import Counter
from typing import Any

import pytest

from caravansary import CHANCE, Rng, State, load_game
from tests.games.playing import at_table, names, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import FOODS, FORBIDS, STONES, draw, noon, stones, weights


def set_up(players: int, seed: int = 1, **options: object) -> State:
    """A game at its first dawn."""
    rng = Rng(seed, "set-up")
    state = load_game("yak", players=players, data=None, **options).new_initial_state()
    while state.current_player() == CHANCE:
        state.apply_action(int(state.sample_chance(rng)))
    return state


def at_phase(players: int, wanted: str, **options: object) -> State:
    """A game whose set-up has come to a phase."""
    return next(
        state for state, _, _ in wander(load_game("yak", players, None, **options), 3) if phase(state) == wanted
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@rules("YAK-1.1")
def test_everybody_starts_with_one_of_each_food_and_three_cards(players: int) -> None:
    state = set_up(players)
    for seat in range(players):
        assert at_table(state)["seats"][seat]["yurt"] == {"meat": 1, "milk": 1, "bread": 1}
        assert at_table(state)["seats"][seat]["tower"] == {}
        assert names(state, seat=seat) == {"commit build", "commit restock", "commit market"}


@pytest.mark.parametrize(("players", "stops"), [(2, [0, 1, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
@rules("YAK-1.2", "YAK-1.3", "YAK-1.5")
def test_a_cart_at_every_stop_all_facing_clockwise(players: int, stops: list[int]) -> None:
    state = set_up(players)
    assert sorted(cart["stop"] for cart in at_table(state)["carts"]) == stops
    assert seen(state)["direction"] == "clockwise"
    where = [stop["seat"] for stop in seen(state)["stops"]]
    assert where == ([0, 1, None] if players == 2 else stops)


@pytest.mark.parametrize("players", [2, 3, 4])
@rules("YAK-1.4", "YAK-1.3")
def test_two_kinds_is_for_four_players(players: int) -> None:
    carts = {cart["name"] for cart in at_table(set_up(players))["carts"]}
    assert ("two_kinds" in carts) == (players == 4)
    assert carts >= {"no_bread", "no_milk", "no_meat"}


@rules("YAK-1.6")
def test_which_cart_starts_where_is_chance() -> None:
    state = at_phase(4, "place_carts")
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1, 1, 1]
    play(state, "cart no_milk")
    assert names(state) == {"cart no_bread", "cart no_meat", "cart two_kinds"}
    play(state, "cart two_kinds", "cart no_bread", "cart no_meat")
    order = sorted(at_table(state)["carts"], key=lambda cart: cart["stop"])
    assert [cart["name"] for cart in order] == ["no_milk", "two_kinds", "no_bread", "no_meat"]


@pytest.mark.parametrize(("players", "each"), [(2, 10), (3, 11), (4, 15)])
@rules("YAK-1.7")
def test_food_on_carts_and_in_the_market(players: int, each: int) -> None:
    table = at_table(set_up(players))
    assert table["market"] == {"meat": 2, "milk": 2, "bread": 2}
    for cart in table["carts"]:
        assert cart["food"] == {food: 0 if food == FORBIDS[cart["name"]] else 3 for food in FOODS}
    yurts = [seat["yurt"] for seat in table["seats"]]
    every = [table["market"], *(cart["food"] for cart in table["carts"]), *yurts]
    assert {food: sum(place[food] for place in every) for food in FOODS} == dict.fromkeys(FOODS, each)


@pytest.mark.parametrize("players", [2, 3])
@rules("YAK-1.8")
def test_one_colour_is_boxed_and_one_of_each_other_stone(players: int) -> None:
    state = load_game("yak", players=players).new_initial_state()
    assert names(state) == {f"box {colour}" for colour in STONES[:8]}
    play(state, "box grey")
    assert seen(state)["boxed"] == "grey"
    assert at_table(state)["bag"] == {stone: 0 if stone == "grey" else 7 for stone in STONES}


@rules("YAK-1.8")
def test_four_players_use_every_stone() -> None:
    state = load_game("yak", players=4).new_initial_state()
    assert at_table(state)["bag"] == dict.fromkeys(STONES, 8)
    assert seen(state)["boxed"] is None


@pytest.mark.parametrize(("players", "left"), [(2, 47), (3, 47), (4, 60)])
@rules("YAK-1.9", "YAK-7.7")
def test_three_stones_per_cart_before_fog_joins_the_bag(players: int, left: int) -> None:
    state = at_phase(players, "load_carts")
    while phase(state) == "load_carts":
        assert "draw fog" not in names(state)
        state.apply_action(state.legal_actions()[-1])
    assert [len(cart["stones"]) for cart in at_table(state)["carts"]] == [3] * (4 if players == 4 else 3)
    assert (seen(state)["quarry"]["stones"], seen(state)["quarry"]["fog"]) == (left, 5)


@rules("YAK-1.9")
def test_a_stone_is_drawn_as_often_as_there_are_of_it() -> None:
    state = at_phase(4, "load_carts")
    play(state, "draw red", "draw red", "draw crystal")
    weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
    assert weights == {f"draw {stone}": 8 for stone in STONES} | {"draw red": 6, "draw crystal": 7}


@rules("YAK-1.10")
def test_the_mountain_starts_with_three_free_spaces() -> None:
    assert seen(set_up(3))["mountain"] == {"phase": 1, "spaces": 3, "track": 0, "aside": 0}


@pytest.mark.parametrize("players", [2, 3, 4])
@rules("YAK-1.11")
def test_the_baby_yak_goes_to_anybody(players: int) -> None:
    state = at_phase(players, "first_player")
    assert state.chance_outcomes() == [(state.game.string_to_action(f"first {seat}"), 1) for seat in range(players)]
    play(state, "first 1")
    assert (seen(state)["first"], state.current_player(), phase(state)) == (1, 1, "dawn")


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@rules("YAK-11.1")
def test_so_many_bonus_cards_as_were_agreed(count: int) -> None:
    laid = seen(set_up(3, bonus_cards=count))["bonus_cards"]
    assert len({card["id"] for card in laid}) == count


@rules("YAK-11.1")
def test_no_bonus_card_comes_twice_or_in_the_boxed_colour() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        view: Any = seen(set_up(2, seed, bonus_cards=3))
        colours = [card["colour"] for card in view["bonus_cards"]]
        assert view["boxed"] not in colours and len(set(colours)) == 3
        met.update(colours)
    assert set(met) == set(STONES[:8])


@rules("YAK-11.1")
def test_bonus_cards_are_equally_likely_and_public() -> None:
    state = at_phase(4, "bonus_cards", bonus_cards=2)
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert len(state.chance_outcomes()) == 8
    play(state, "bonus BON-RED")
    assert "bonus BON-RED" not in names(state) and len(state.chance_outcomes()) == 7
    play(state, "bonus BON-ORANGE")
    for viewer in (None, 0, 3):
        assert seen(state, viewer)["bonus_cards"] == [
            {"id": "BON-RED", "colour": "red", "kind": "majority", "high": 4, "low": 2},
            {"id": "BON-ORANGE", "colour": "orange", "kind": "position", "each": 2, "cells": ["3.0", "3.1", "3.2"]},
        ]
    assert phase(state) == "dawn"


@rules("YAK-1.4", "YAK-6.3")
def test_a_cart_in_the_box_takes_no_stone() -> None:
    state = noon(set_up(3), "market")
    play(state, "done")
    while state.current_player() == CHANCE:
        state.apply_action(state.legal_actions()[0])
    stone = seen(state)["draw"]["stones"][0]
    assert refusal(state, f"put {stone} two_kinds") == {"YAK-1.4"}


@rules("YAK-1.8", "YAK-1.9")
def test_the_first_stone_of_the_set_up_with_three_players_is_one_of_56_and_never_fog() -> None:
    state = load_game("yak", players=3).new_initial_state()
    assert weights(state) == {f"box {colour}": 1 for colour in stones("ROYGKEBP")}
    play(state, "box grey")
    while phase(state) != "load_carts":
        play(state, sorted(names(state))[0])
    expected = {f"draw {stone}": 7 for stone in stones("ROYKEBPX")}
    assert weights(state) == expected
    draw(state, "R")
    assert weights(state) == {**expected, "draw red": 6}
    assert "HOUSE-1.5" in refusal(state, "draw fog")
    assert "HOUSE-1.5" in refusal(state, "draw grey")


@rules("YAK-1.3", "YAK-1.9")
def test_with_four_players_no_colour_is_boxed_and_72_stones_are_in_the_bag() -> None:
    state = load_game("yak", players=4).new_initial_state()
    assert weights(state) == {f"cart {name}": 1 for name in FORBIDS}
    while phase(state) != "load_carts":
        play(state, sorted(names(state))[0])
    assert weights(state) == {f"draw {stone}": 8 for stone in stones("ROYGKEBPX")}


@rules("YAK-11.1", "YAK-1.8")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_card_of_the_boxed_colour_is_never_laid_out_and_no_card_twice(count: int) -> None:
    state = load_game("yak", players=2, bonus_cards=count).new_initial_state()
    play(state, "box green")
    while phase(state) != "bonus_cards":
        play(state, sorted(names(state))[0])
    left = {f"bonus BON-{colour.upper()}" for colour in STONES[:8]} - {"bonus BON-GREEN"}
    for _ in range(count):
        assert weights(state) == dict.fromkeys(left, 1)
        left -= {min(left)}
        play(state, sorted(names(state))[0])
    assert phase(state) == "dawn"
    assert len(seen(state)["bonus_cards"]) == count
