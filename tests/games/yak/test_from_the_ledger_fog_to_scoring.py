"""More table situations from the ledger alone: fog, the end, scoring, bonus cards; and whole games against a second reading."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import CHANCE, Rng, State, load_game
from tests.marks import rules

from .tables import (
    CELLS,
    FOODS,
    FORBIDS,
    STONES,
    at_table,
    draw,
    morning,
    names,
    noon,
    parts,
    phase,
    play,
    seen,
    sizes,
    stones,
    stops,
    tower_of,
    worth,
)
from .test_from_the_ledger import FULL, THIRTEEN, fog, load, weights

SEEDS = st.integers(0, 2**32 - 1)
MOUNTAINS = "1 0 FFROY 1 2 3, 1 2 FROY 2 0 5, 1 2 FFFROY 2 0 5, 1 1 FFFFROY 2 0 5, 2 0 FFFROY 2 3 2, 2 0 FFFFROY 3 4 1"
MOUNTAINS += ", 2 0 FFFFFROY 3 4 1, 2 3 FROY 3 4 1, 2 3 FFROY 3 4 1, 3 4 FROY 3 4 1"
MAJORITIES = "RRR RR R B: 4 2 0 0, RRR RRR R B: 2 2 0 0, RR R R B: 4 0 0 0, RR RR RR R: 2 2 2 0, R B B B: 4 0 0 0"
MAJORITIES += ", B B B B: 0 0 0 0, RXR RRRX XX: 2 4 0, RXRX RR: 2 2, R RR: 2 4, X B: 0 0"


# --- fog


@rules("YAK-7.1", "YAK-7.2", "YAK-7.3", "YAK-7.4")
def test_a_batch_of_three_fog_turns_once_and_cannot_come_again_this_turn() -> None:
    state = noon(morning(4), "market", "market", "build")
    play(state, "done")
    draw(state, "FF")
    assert at_table(state)["direction"] == "clockwise"  # the batch is not complete
    draw(state, "F")
    assert (at_table(state)["direction"], weights(state)["draw fog"]) == ("counterclockwise", 2)
    draw(state, "FFR")
    assert at_table(state)["direction"] == "clockwise"
    assert "draw fog" not in weights(state)
    draw(state, "RO")
    assert fog(state) == (1, 0, 0)  # laid down only at the end of the turn
    play(state, "put orange no_milk")
    assert fog(state) == (2, 0, 5)


@rules("YAK-7.4", "YAK-7.5", "YAK-7.6")
@pytest.mark.parametrize("case", MOUNTAINS.split(", "))
def test_the_mountain_at_the_end_of_a_turn(case: str) -> None:
    level, track, drawn, *after = case.split()
    state = noon(morning(4, mountain=(int(level), int(track))), "market", "market", "build")
    play(state, "done")
    draw(state, drawn)
    play(state, "put red two_kinds")
    assert fog(state) == tuple(map(int, after))
    play(state, "done", seat=1)
    assert weights(state)["draw fog"] == int(after[2])


@rules("YAK-7.8", "YAK-7.9", "YAK-2.5")
def test_a_short_draw_of_the_first_phase_turns_twice_and_closes_the_quarry_before_the_choice() -> None:
    state = morning(4, last_day=True, bag="R", mountain=(1, 2), loads=FULL | {"no_milk": "K"})
    noon(state, "market", "restock", "market")
    play(state, "done")
    draw(state, "RFF")
    assert at_table(state)["direction"] == "counterclockwise"
    draw(state, "F")
    assert (at_table(state)["direction"], at_table(state)["open"]) == ("clockwise", False)
    assert names(state) == {"put red no_milk"}
    play(state, "put red no_milk")
    assert fog(state) == (1, 2, 0)  # no fill is carried out
    assert load(state, "no_milk") == Counter(stones("KR"))


@rules("YAK-7.8", "YAK-7.10", "YAK-7.11", "YAK-6.1")
def test_a_bag_emptied_exactly_stays_open_and_the_next_market_gets_only_food() -> None:
    state = morning(4, last_day=True, bag="ROY", mountain=(3, 4), loads={"no_bread": "R"}, yurts={0: "1 milk"})
    noon(state, "build", "market", "market", "restock")
    play(state, "buy red")
    play(state, sorted(names(state))[0])
    draw(state, "ROFY")
    assert (at_table(state)["open"], fog(state), at_table(state)["direction"]) == (True, (3, 4, 1), "counterclockwise")
    play(state, "take meat", "done")
    assert weights(state) == {"draw fog": 1}
    draw(state, "F")
    assert (at_table(state)["open"], at_table(state)["direction"], phase(state)) == (False, "clockwise", "market")


# --- the end (idle seats restock at full carts without food)


@rules("YAK-9.1", "YAK-9.2", "YAK-9.4", "YAK-3.11")
def test_the_stupa_comes_with_the_fourteenth_stone_before_the_fifteenth_is_laid() -> None:
    state = morning(4, towers={1: THIRTEEN}, loads=FULL, yurts={1: "3 meat"}, day=12)
    noon(state, "restock", "build", "restock")
    play(state, "buy black", "buy green")
    assert at_table(state)["stupa"] is None
    play(state, "place black 4.1")
    assert (at_table(state)["stupa"], names(state)) == (1, {"place green 5.0"})
    before = stops(state)
    play(state, "place green 5.0")
    assert (phase(state), at_table(state)["day"], at_table(state)["first"]) == ("dawn", 13, 1)
    assert stops(state) == before[-1:] + before[:-1]
    before = stops(noon(state, "restock"))
    while not state.is_terminal():  # the cart with room gives a stone to whoever restocks there
        draw(state, "O")
    assert (stops(state), at_table(state)["first"], at_table(state)["day"]) == (before, 1, 13)
    assert state.end_reason() == "stupa"


@rules("YAK-9.1", "YAK-9.2", "YAK-9.3")
def test_turn_order_not_seat_number_decides_who_is_first_to_fourteen() -> None:
    towers = {1: THIRTEEN, 3: THIRTEEN}
    state = morning(4, towers=towers, loads=FULL, yurts={1: "1 meat", 3: "1 meat"}, day=12, first=2)
    noon(state, "restock", "build", "restock", "build")
    assert state.current_player() == 3
    play(state, "buy black", "place black 4.1")
    assert (state.current_player(), at_table(state)["stupa"]) == (1, 3)
    play(state, "buy black", "place black 4.1")
    assert [len(tower_of(state, seat)) for seat in (1, 3)] == [14, 14]
    assert (at_table(state)["stupa"], at_table(state)["last_day"], at_table(state)["day"]) == (3, 13, 13)


@rules("YAK-9.2", "YAK-9.3")
def test_fourteen_stones_on_the_last_day_bring_neither_stupa_nor_another_day() -> None:
    towers = {0: THIRTEEN + "B", 2: THIRTEEN}
    state = morning(4, towers=towers, loads=FULL, yurts={2: "5 milk"}, day=13, last_day=True)
    noon(state, "restock", "restock", "build", "restock")
    play(state, "buy red", "buy orange", "buy yellow", "place red 4.1", "place orange 5.0", "place yellow 6.0")
    assert state.is_terminal()
    assert (at_table(state)["stupa"], at_table(state)["day"], state.end_reason()) == (0, 13, "stupa")


@rules("YAK-12.2", "YAK-9.1", "YAK-10.8")
def test_day_200_is_the_last_even_when_it_brings_the_stupa() -> None:
    state = noon(morning(4, towers={0: THIRTEEN}, loads=FULL, yurts={0: "1 milk"}, day=200), "build", "restock")
    before = stops(state)
    play(state, "buy red", "place red 4.1")
    assert (state.is_terminal(), state.end_reason(), stops(state)) == (True, "cap", before)
    assert seen(state)["seats"][0]["points"]["stupa"] == 3


@rules("YAK-10.9", "YAK-10.6", "YAK-2.7")
def test_equal_points_go_to_the_smaller_tower_and_crystals_count_as_stones() -> None:
    state = noon(morning(4, towers={0: "RR", 1: "YXB", 2: "OO", 3: "K"}, loads=FULL, day=200), "restock")
    assert state.scores() == [5, 5, 5, 3]
    assert (state.places(), state.winners()) == ([1, 3, 1, 4], [0, 2])


@rules("YAK-10.8")
def test_most_food_counts_yurts_only_and_is_paid_to_all_who_tie() -> None:
    yurts = {0: "3 milk", 1: "1 meat 1 milk 1 bread", 2: "2 bread", 3: ""}
    state = morning(4, yurts=yurts, cargo={"two_kinds": "9 bread"})
    assert [each["points"]["food"] for each in seen(state)["seats"]] == [2, 2, 0, 0]


# --- scoring


def touching(a: str, b: str) -> bool:
    """Side by side on one level, or one resting on the other (YAK-4.2, 4.9)."""
    (low, p), (high, q) = sorted(tuple(map(int, cell.split("."))) for cell in (a, b))
    return abs(p - q) == 1 if low == high else high == low + 1 and (p == q or (p == q + 1 and high <= 5))


def groups(cells: dict[str, str]) -> list[list[str]]:
    """The connected stones of one colour; `none` is nobody's colour."""
    left, found = {cell for cell in cells if cells[cell] != "none"}, []
    while left:
        group = [left.pop()]
        for cell in group:
            more = {other for other in left if cells[other] == cells[cell] and touching(cell, other)}
            left -= more
            group += more
        found.append(group)
    return found


def best(cells: dict[str, str]) -> tuple[int, tuple[str, ...]]:
    """The most points over all colours of the crystals, and the first such colours in the order of the ledger."""
    crystals = [cell for cell in CELLS if cells.get(cell) == "crystal"]
    most: tuple[int, tuple[str, ...]] = (-1, ())
    near = [{cells[other] for other in cells if touching(cell, other)} - {"crystal"} for cell in crystals]
    for colours in product(*([*filter(each.__contains__, STONES), "none"] for each in near)):
        named, found = set(colours) - {"none"}, groups({**cells, **dict(zip(crystals, colours, strict=True))})
        idle = any(len(group) < 3 and set(group) & set(crystals) for group in found)
        if idle or len(named) < len(colours) - colours.count("none"):
            continue  # a crystal that does not work is one without colour
        big = [len(group) for group in found if len(group) > 1]
        points = sum([0, 0, 3, 6, 9, 12, 16, 21][min(size, 7)] for size in big) + len(cells) - sum(big)
        points += [0, 0, 0, 4, 8, 12, 16, 20][min(len(big), 7)]
        most = max(most, (points, colours), key=lambda each: each[0])
    return most


@rules("YAK-10.3", "YAK-10.4", "YAK-10.7")
@pytest.mark.parametrize("rows", ["RXXR / RR", "RXXR / .RR", ".RXXR / .RR.", ".RXXR / ..RR"])
def test_either_of_two_crystals_may_be_the_bridge(rows: str) -> None:
    assert (worth(rows), sizes(rows)) == (13, [5])  # the bridge makes R5, the other crystal is worth 1


@rules("YAK-4.9", "YAK-10.1", "YAK-10.2", "YAK-10.3", "YAK-10.4", "YAK-10.5", "YAK-10.6", "YAK-10.7")
@given(SEEDS)
@settings(max_examples=150, deadline=None)
def test_any_tower_scores_as_all_colours_of_its_crystals_tried_by_hand(seed: int) -> None:
    rng, cells = Rng(seed, "tower"), dict[str, str]()
    palette = [STONES[rng.below(8)] for _ in range(1 + rng.below(4))] + ["crystal"]
    for _ in range(2 + rng.below(18)):
        free = free_cells(cells)
        stone = palette[rng.below(len(palette))]
        if sum(each == stone for each in cells.values()) < (4 if stone == "crystal" else 8):
            cells[free[rng.below(len(free))]] = stone
    rows = [[cells.get(cell, ".") for cell in CELLS if cell[0] == level] for level in "123456789"]
    letters = dict(zip([*STONES, "."], "ROYGKEBPX.", strict=True))
    shown = parts(" / ".join("".join(letters[stone] for stone in row) for row in rows))
    points, colours = best(cells)
    assert sum(shown["points"][part] for part in ("groups", "group_count", "unmatched")) == points
    drawn = {each["cell"]: each["colour"] or "none" for each in shown["tower"] if each["stone"] == "crystal"}
    assert tuple(drawn[cell] for cell in CELLS if cell in drawn) == colours


def free_cells(cells: dict[str, str]) -> list[str]:
    """Where the next stone may lie (section 4)."""
    found = []
    for cell, (level, pos) in ((cell, map(int, cell.split("."))) for cell in CELLS if cell not in cells):
        if level == 1 and (not cells or f"1.{pos - 1}" in cells or f"1.{pos + 1}" in cells):
            found.append(cell)
        if f"{level - 1}.{pos}" in cells and (level > 5 or f"{level - 1}.{pos + 1}" in cells):
            found.append(cell)
    return found


# --- bonus cards


def bonus(card: str, *towers: str) -> list[int]:
    """What one bonus card brings to towers of all seats."""
    state = morning(len(towers), towers=dict(enumerate(towers)), bonus=[card])
    return [each["points"]["bonus"][0] for each in seen(state)["seats"]]


@rules("YAK-11.2", "YAK-11.5")
@pytest.mark.parametrize("case", MAJORITIES.split(", "))
def test_the_majority_card(case: str) -> None:
    towers, points = case.split(":")
    assert bonus("BON-RED", *towers.split()) == list(map(int, points.split()))


@rules("YAK-11.3", "YAK-11.4", "YAK-11.5")
def test_cards_for_places_and_for_missing_colours() -> None:
    assert bonus("BON-YELLOW", "YYYXY / YY", "") == [4, 0]
    assert bonus("BON-GREEN", "EROYE / EPPX", "RRR / EE") == [3, 1]
    assert bonus("BON-ORANGE", "ROYGK / EBPR / OXO", "GGG / GG / O", "", "OOO") == [4, 2, 0, 0]
    assert bonus("BON-PURPLE", "ROYGK / EBPR / PYG / P", "PP / P", "", "") == [2, 0, 0, 0]
    assert bonus("BON-BLACK", "K", "KXK", "GXG", "") == [0, 0, -3, -3]
    state = morning(3, bonus=["BON-BLACK", "BON-GREY"], towers={0: "X"}, yurts={1: "1 meat"})
    assert state.scores() == [1 - 6, 2 - 6, -6]


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


# --- whole games


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
    cells, bare = free_cells(table["seats"][seat]["tower"]), 9 - sum(own["food"].values())
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
