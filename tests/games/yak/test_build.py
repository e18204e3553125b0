"""Build: stones, payments, overflow, placing; sections 3 and 4 of the ledger, beside the worked examples."""

from typing import Any

import pytest

from caravansary import State
from tests.marks import rules

from .tables import (
    CELLS,
    at_table,
    cargo,
    cart,
    draw,
    food,
    morning,
    names,
    noon,
    parts,
    phase,
    play,
    refusal,
    seen,
    tower_of,
    yurt,
)

TWO_KINDS_FIRST = ["two_kinds", "no_bread", "no_milk", "no_meat"]


def building(load: str, food_in_yurt: str, **pieces: Any) -> State:
    """Seat 0 builds at the no-bread cart with this load; the others go to the Market."""
    state = morning(loads={"no_bread": load}, yurts={0: food_in_yurt}, **pieces)
    return noon(state, "build", "market")


# --- stones and prices


@rules("YAK-3.1")
def test_only_stones_of_the_own_cart_are_for_sale() -> None:
    state = building("RRGX", "8 milk")
    assert names(state) == {"buy red", "buy grey", "buy crystal"}
    play(state, "buy grey")
    assert refusal(state, "buy grey") == {"YAK-3.1"}


@rules("YAK-3.1")
def test_a_stone_put_there_the_same_day_is_for_sale() -> None:
    state = morning(loads={"no_milk": "G"}, yurts={1: "1 meat"})
    noon(state, "market", "build", "market")
    play(state, "done")
    draw(state, "RBK")
    play(state, "put blue no_milk")
    assert names(state) == {"buy grey", "buy blue"}


@pytest.mark.parametrize(
    ("load", "stones", "price"),
    [
        ("R", ["red"], 1),
        ("RR", ["red", "red"], 3),
        ("RRR", ["red", "red", "red"], 5),
        ("X", ["crystal"], 2),
        ("RX", ["red", "crystal"], 4),
        ("XX", ["crystal", "crystal"], 5),
        ("RRX", ["red", "red", "crystal"], 6),
        ("XXX", ["crystal", "crystal", "crystal"], 8),
    ],
)
@rules("YAK-3.2", "YAK-3.4")
def test_prices(load: str, stones: list[str], price: int) -> None:
    state = building(load, "8 milk")
    for stone in stones:
        play(state, f"buy {stone}")
    assert yurt(state, 0) == ({"milk": 8 - price} if price < 8 else {})


@rules("YAK-3.3")
def test_never_four_stones() -> None:
    state = building("RRRR", "8 milk")
    play(state, "buy red", "buy red", "buy red")
    assert phase(state) == "place" and yurt(state, 0) == {"milk": 3}
    assert refusal(state, "buy red") == {"YAK-3.3"}
    assert cart(state, "no_bread")["stones"] == ["red"]


@rules("YAK-3.7", "YAK-3.4")
def test_what_cannot_be_paid_is_not_offered() -> None:
    state = building("RX", "3 milk 5 bread")
    play(state, "buy red")
    assert names(state) == {"place red 1.0", "place red 1.1", "place red 1.2", "place red 1.3", "place red 1.4"}
    state = building("RGX", "3 milk 5 bread")
    play(state, "buy red")
    assert refusal(state, "buy crystal") == {"YAK-3.5", "YAK-3.7"}
    assert names(state) == {"buy grey", "done"}


@rules("YAK-3.10")
def test_something_must_be_bought_if_it_can_be_paid() -> None:
    state = building("RRG", "1 milk")
    assert "done" not in names(state)
    assert refusal(state, "done") == {"YAK-3.10"}


# --- payments


@pytest.mark.parametrize(("name", "forbidden"), [("no_bread", "bread"), ("no_milk", "milk"), ("no_meat", "meat")])
@rules("YAK-3.5")
def test_a_cart_refuses_its_food(name: str, forbidden: str) -> None:
    others = [cart for cart in ("no_bread", "no_milk", "no_meat", "two_kinds") if cart != name]
    state = morning(carts=[name, *others], loads={name: "RG"}, yurts={0: "2 meat 2 milk 2 bread"})
    noon(state, "build", "market")
    play(state, "buy red", "done")
    assert all(forbidden not in text for text in names(state))
    assert len(names(state)) == 2
    assert refusal(state, f"pay 1 {forbidden}") == {"YAK-3.5"}


@rules("YAK-3.5")
def test_the_price_is_paid_exactly_and_from_the_yurt() -> None:
    state = building("RG", "2 meat 2 milk")
    play(state, "buy red", "buy grey")
    assert names(state) == {"pay 2 meat 1 milk", "pay 1 meat 2 milk"}
    assert refusal(state, "pay 2 meat 2 milk") == {"YAK-3.2", "YAK-3.5"}
    assert refusal(state, "pay 3 meat") == {"YAK-3.5"}
    assert refusal(state, "done") == {"YAK-3.5"}
    play(state, "pay 2 meat 1 milk")
    assert yurt(state, 0) == {"milk": 1} and cargo(state, "no_bread") == {"meat": 2, "milk": 1}


@rules("YAK-3.5", "YAK-3.6")
def test_two_kinds_may_be_any_two_and_crystals_are_paid_alike() -> None:
    state = morning(carts=TWO_KINDS_FIRST, loads={"two_kinds": "XX"}, yurts={0: "3 meat 3 milk 2 bread"})
    noon(state, "build", "market")
    play(state, "buy crystal", "done")
    payments = [food(text.removeprefix("pay ")) for text in names(state)]
    assert all(sum(payment.values()) == 2 and len(payment) <= 2 for payment in payments)
    assert len(payments) == 6


@rules("YAK-3.6")
def test_no_payment_in_the_vocabulary_has_three_kinds() -> None:
    payments = [food(text.split(" ", 1)[1]) for text in morning().game.vocabulary if text.startswith("pay ")]
    assert len(payments) == 108 and max(map(len, payments)) == 2
    assert max(sum(payment.values()) for payment in payments) == 8


@rules("YAK-3.8")
def test_tokens_already_on_the_cart_stay() -> None:
    state = building("RRR", "5 milk", cargo={"no_bread": "7 meat"})
    play(state, "buy red", "buy red", "buy red")  # one kind is paid: nothing to choose
    assert cargo(state, "no_bread") == {"meat": 7, "milk": 2}
    assert at_table(state)["market"]["milk"] == 15 - 2


@rules("YAK-3.9")
def test_as_many_stay_as_there_is_room_for() -> None:
    state = building("RRR", "3 milk 2 meat", cargo={"no_bread": "6 meat"})
    play(state, "buy red", "buy red", "buy red")
    assert names(state) == {"keep 2 meat 1 milk", "keep 1 meat 2 milk", "keep 3 milk"}
    assert refusal(state, "keep 1 milk") == {"YAK-3.8"}
    assert refusal(state, "keep 3 meat") == {"YAK-3.9"}
    assert refusal(state, "place red 1.0") == {"YAK-3.9"}
    assert seen(state)["build"]["room"] == 3 and seen(state)["build"]["paid"] == {"meat": 2, "milk": 3, "bread": 0}
    play(state, "keep 1 meat 2 milk")
    assert cargo(state, "no_bread") == {"meat": 7, "milk": 2}


# --- placing


@rules("YAK-3.11")
def test_stones_are_placed_in_any_order_and_all_of_them() -> None:
    state = building("RGG", "5 milk")
    play(state, "buy red", "buy grey", "buy grey")
    assert {text.split()[1] for text in names(state)} == {"red", "grey"}
    play(state, "place grey 1.2")
    assert {text.split()[1] for text in names(state)} == {"red", "grey"}
    assert refusal(state, "place blue 1.1") == {"YAK-3.11"}
    assert refusal(state, "done") == {"YAK-3.11"}
    play(state, "place red 1.3")
    assert names(state) == {"place grey 1.1", "place grey 1.4", "place grey 2.2"}
    play(state, "place grey 2.2")
    assert tower_of(state, 0) == {"1.2": "grey", "1.3": "red", "2.2": "grey"}
    assert phase(state) == "refill"


@rules("YAK-3.12")
def test_a_refill_takes_what_the_bag_has() -> None:
    state = morning(bag="GB", mountain=(3, 4), last_day=True, loads={"no_bread": "R"}, yurts={0: "1 milk"})
    noon(state, "build", "market")
    play(state, "buy red")
    state.apply_action(state.legal_actions()[0])
    draw(state, "GFB")
    assert cart(state, "no_bread")["stones"] == ["grey", "blue"] and not at_table(state)["open"]


# --- the tower


@rules("YAK-4.1")
def test_a_tower_has_levels_of_five_to_one_and_then_ones() -> None:
    levels = [cell.split(".")[0] for cell in CELLS]
    assert [levels.count(str(level)) for level in range(1, 10)] == [5, 4, 3, 2, 1, 1, 1, 1, 1]
    assert sum(text.startswith("place red ") for text in morning().game.vocabulary) == len(CELLS)


@pytest.mark.parametrize(
    ("rows", "free"),
    [
        ("RR", ["1.2", "2.0"]),
        (".RR", ["1.0", "1.3", "2.1"]),
        ("..R", ["1.1", "1.3"]),
        ("RRRRR / GGGG", ["3.0", "3.1", "3.2"]),
        ("RRRRR / GGGG / BBB", ["4.0", "4.1"]),
        ("RRRRR / GGGG / BBB / Y.", ["4.1"]),
        ("RRRRR / GGGG / BBB / .Y", ["4.0"]),
    ],
)
@rules("YAK-4.2", "YAK-4.4", "YAK-4.5")
def test_what_rests_on_what(rows: str, free: list[str]) -> None:
    assert parts(rows)["free"] == free


@rules("YAK-4.2", "YAK-4.6", "YAK-4.10")
def test_above_fourteen_stones_the_tower_grows_one_by_one() -> None:
    rows = ["RRRRR", "GGGG", "BBB", "YY", "K", "K", "K", "K"]
    for level in range(5, 10):
        assert parts(" / ".join(rows[: level - 1]))["free"] == [f"{level}.0"]


@rules("YAK-4.4")
def test_the_lowest_level_is_one_unbroken_run() -> None:
    state = building("RG", "3 milk", towers={0: "BB"})
    play(state, "buy red", "buy grey")
    assert refusal(state, "place red 1.3") == {"YAK-4.4"}
    assert refusal(state, "place red 1.0") == {"YAK-4.7"}


@rules("YAK-4.5")
def test_a_neighbour_does_not_replace_a_support() -> None:
    state = building("R", "1 milk", towers={0: "BB / G"})
    play(state, "buy red")
    assert names(state) == {"place red 1.2"}
    assert refusal(state, "place red 2.1") == {"YAK-4.5"}
    assert refusal(state, "place red 6.0") == {"YAK-4.6"}


@rules("YAK-4.7")
def test_a_placed_stone_never_moves_and_colour_never_matters() -> None:
    state = building("RGX", "8 milk", towers={0: "BB"})
    play(state, "buy red", "buy grey", "buy crystal")
    assert refusal(state, "place red 1.1") == {"YAK-4.7"}
    cells = {text.split()[2] for text in names(state)}
    assert names(state) == {f"place {stone} {cell}" for stone in ("red", "grey", "crystal") for cell in cells}
    play(state, "place red 1.2")
    assert tower_of(state, 0) == {"1.0": "blue", "1.1": "blue", "1.2": "red"}


def shapes() -> dict[frozenset[str], list[str]]:
    """All towers that building can reach, and where each may grow; by a plain reading of section 4."""
    found: dict[frozenset[str], list[str]] = {}
    todo = [frozenset[str]()]
    while todo:
        shape = todo.pop()
        if shape not in found:
            found[shape] = [cell for cell in CELLS if cell not in shape and may_go(shape, cell)]
            todo += [shape | {cell} for cell in found[shape]]
    return found


def may_go(shape: frozenset[str], cell: str) -> bool:
    level, at = map(int, cell.split("."))
    if level == 1:
        return not shape or f"1.{at - 1}" in shape or f"1.{at + 1}" in shape
    below = {f"{level - 1}.{at}"} | ({f"{level - 1}.{at + 1}"} if level <= 5 else set())
    return below <= shape


@rules("YAK-4.8", "YAK-4.10")
def test_all_reachable_towers() -> None:
    found = shapes()
    assert len(found) == 103
    for shape, free in found.items():
        if len(shape) < 19:
            assert 1 <= len(free) <= 5 and (len(free) == 5) == (not shape)
        assert ({"4.0", "4.1"} <= shape) == (len(shape) >= 14)
        if 0 < len(shape) < 19:
            # Stones in turn, so that no colour is used up.
            letters = dict(zip(sorted(shape, key=CELLS.index), "ROYGKEBP" * 3, strict=False))
            rows = "/".join(
                "".join(letters.get(cell, ".") for cell in CELLS if cell.startswith(f"{level}."))
                for level in range(1, 10)
            )
            used = [row for row in rows.split("/") if set(row) - {"."}]
            assert parts(" / ".join(used))["free"] == free
