"""Section 3 of the ledger: buying, placing and refilling. How a price is paid: test_build_payment."""

from collections import Counter
from typing import Any

import pytest

from caravansary import CHANCE, State
from caravansary.words import say
from tests.games.playing import at_table, names, phase, play, refusal, seen, verdict
from tests.marks import rules

from .tables import FORBIDS, cargo, cart, draw, food, morning, noon, stones_on, tower_of, yurt


def building(load: str, food_in_yurt: str, **pieces: Any) -> State:
    """Seat 0 builds at the no-bread cart with this load; the others go to the Market."""
    state = morning(loads={"no_bread": load}, yurts={0: food_in_yurt}, **pieces)
    return noon(state, "build", "market")


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


@rules("YAK-3.3")
def test_the_fourth_stone_of_a_full_cart_stays_on_it() -> None:
    state = noon(morning(4, loads={"no_bread": "ROYG"}, yurts={0: "8 milk"}), "build")
    play(state, "buy red", "buy orange", "buy yellow")
    assert phase(state) == "place"
    assert yurt(state, 0) == {"milk": 3}
    assert "YAK-3.11" in refusal(state, "done")
    play(state, "place yellow 1.4", "place red 1.3", "place orange 1.2")
    assert stones_on(state, "no_bread") == Counter(["grey"])
    assert tower_of(state, 0) == {"1.4": "yellow", "1.3": "red", "1.2": "orange"}


@rules("YAK-3.2", "YAK-3.4", "YAK-3.7")
def test_three_crystals_cost_the_whole_yurt_of_eight() -> None:
    state = noon(morning(4, loads={"no_milk": "XXX"}, yurts={1: "4 meat 4 bread"}), "build")
    play(state, "buy crystal", "buy crystal", "buy crystal", seat=1)
    assert phase(state) == "place"
    assert yurt(state, 1) == {}
    assert cargo(state, "no_milk") == {"meat": 4, "bread": 4}


@rules("YAK-3.2", "YAK-3.4", "YAK-3.7")
def test_with_seven_food_the_third_stone_may_be_red_but_not_crystal() -> None:
    state = noon(morning(4, loads={"no_milk": "XXXR"}, yurts={1: "4 meat 3 bread 1 milk"}), "build")
    play(state, "buy crystal", "buy crystal", seat=1)
    assert names(state) == {"buy red", "done"}
    assert "YAK-3.7" in refusal(state, "buy crystal")
    play(state, "buy red")
    assert yurt(state, 1) == {"milk": 1}


@rules("YAK-3.1", "YAK-2.4")
def test_stones_of_other_carts_and_colours_twice_are_not_for_sale() -> None:
    state = noon(morning(4, loads={"no_bread": "RO", "no_milk": "B"}, yurts={0: "8 milk"}), "build")
    assert names(state) == {"buy red", "buy orange"}
    assert "YAK-3.1" in refusal(state, "buy blue")
    play(state, "buy red")
    assert "YAK-3.1" in refusal(state, "buy red")
    assert names(state) == {"buy orange", "done"}


@rules("YAK-3.10", "YAK-2.5", "YAK-3.12")
def test_a_build_without_means_draws_no_stone_either() -> None:
    state = noon(morning(4, loads={"no_bread": "X"}, yurts={0: "8 bread", 1: "1 meat"}), "build")
    assert state.current_player() == 1
    assert stones_on(state, "no_bread") == Counter(["crystal"])


@rules("YAK-3.12", "YAK-2.6", "YAK-3.11")
def test_the_refill_waits_until_the_last_stone_stands() -> None:
    state = noon(morning(4, loads={"no_bread": "RO"}, yurts={0: "3 milk"}), "build")
    play(state, "buy orange", "buy red", "place red 1.0")
    assert (state.current_player(), phase(state)) == (0, "place")
    play(state, "place orange 1.1")
    assert (state.current_player(), phase(state)) == (CHANCE, "refill")
    draw(state, "XXX")
    assert stones_on(state, "no_bread") == Counter(crystal=3)


@rules("YAK-3.12", "YAK-3.1", "YAK-6.3")
def test_a_market_stone_is_bought_the_same_day_and_leaves_one_stone_that_needs_no_refill() -> None:
    state = morning(4, first=3, loads={"no_bread": "R"}, yurts={0: "1 milk"})
    noon(state, "build", "build", "build", "market")
    play(state, "done")
    draw(state, "BBB")
    assert names(state) == {f"put blue {name}" for name in FORBIDS}
    play(state, "put blue no_bread")
    assert names(state) == {"buy red", "buy blue"}
    play(state, "buy blue", "place blue 1.2")
    assert stones_on(state, "no_bread") == Counter(["red"])
    assert phase(state) == "dawn"  # nobody else could pay


@rules("YAK-3.1", "YAK-3.2", "YAK-3.5", "YAK-3.7")
def test_example_01_isabel_buys_two_stones_without_bread() -> None:
    state = noon(morning(loads={"no_bread": "RGB"}, yurts={0: "3 milk 2 bread 1 meat"}), "build", "market")
    assert names(state) == {"buy red", "buy grey", "buy blue"}
    play(state, "buy red")
    assert names(state) == {"buy grey", "buy blue", "done"}
    play(state, "buy grey")  # a third stone would make it 5 food, and she has 4
    assert names(state) == {"pay 3 milk", "pay 1 meat 2 milk"}


@rules("YAK-3.4")
def test_example_02_red_and_two_crystals_cost_seven() -> None:
    state = noon(morning(loads={"no_bread": "RXX"}, yurts={0: "4 milk 4 meat"}), "build", "market")
    play(state, "buy red", "buy crystal")
    assert seen(state)["build"]["costs"] == {"crystal": 7}
    play(state, "buy crystal")
    assert {sum(food(text.removeprefix("pay ")).values()) for text in names(state)} == {7}


@rules("YAK-3.5", "YAK-3.7")
def test_example_08_two_kinds_of_four_one_one() -> None:
    state = morning(carts=["two_kinds", "no_bread", "no_milk", "no_meat"], yurts={0: "4 meat 1 milk 1 bread"})
    noon(state, "build", "market")
    for _ in range(3):
        step = sorted(names(state))[0]
        play(state, step)
    assert names(state) == {"pay 4 meat 1 milk", "pay 4 meat 1 bread"}


@rules("YAK-3.5", "YAK-3.6", "YAK-3.7")
def test_example_09_two_kinds_of_two_two_two() -> None:
    state = morning(
        carts=["two_kinds", "no_bread", "no_milk", "no_meat"],
        loads={"two_kinds": "RGB"},
        yurts={0: "2 meat 2 milk 2 bread"},
    )
    noon(state, "build", "market")
    play(state, "buy red", "buy grey")  # price 5 is out of reach: the best two kinds make 4
    assert names(state) == {
        "pay 2 meat 1 milk",
        "pay 1 meat 2 milk",
        "pay 2 meat 1 bread",
        "pay 1 meat 2 bread",
        "pay 2 milk 1 bread",
        "pay 1 milk 2 bread",
    }
    assert "pay 1 meat 1 milk 1 bread" not in state.game.vocabulary


@rules("YAK-3.10", "YAK-2.5")
def test_example_10_eight_bread_buy_nothing_without_bread() -> None:
    state = noon(morning(yurts={0: "8 bread"}), "build", "market")
    assert seen(state)["active"] == 1 and phase(state) == "market"
    assert yurt(state, 0) == {"bread": 8} and tower_of(state, 0) == {}
    assert len(cart(state, "no_bread")["stones"]) == 3


@rules("YAK-2.2", "YAK-3.4", "YAK-3.10")
def test_example_11_a_market_stone_makes_a_build_possible() -> None:
    state = morning(
        carts=["no_milk", "no_bread", "no_meat", "two_kinds"], loads={"no_bread": "XX"}, yurts={1: "1 milk"}
    )
    noon(state, "market", "build", "market")
    play(state, "done")
    draw(state, "RGB")
    play(state, "put red no_bread")
    assert seen(state)["active"] == 1
    assert names(state) == {"buy red"}
    play(state, "buy red")
    assert yurt(state, 1) == {} and phase(state) == "place"


@rules("YAK-3.8", "YAK-3.9")
def test_example_12_what_the_cart_cannot_carry_goes_to_the_market() -> None:
    pieces = {"loads": {"no_bread": "RGB"}, "yurts": {0: "3 milk 2 meat"}, "cargo": {"no_bread": "4 meat 4 milk"}}
    state = noon(morning(**pieces), "build", "market")
    market = at_table(state)["market"]
    play(state, "buy red", "buy grey", "buy blue")
    assert names(state) == {"keep 1 meat", "keep 1 milk"}
    play(state, "keep 1 milk")
    assert cargo(state, "no_bread") == {"meat": 4, "milk": 5}
    assert at_table(state)["market"] == market | {"meat": market["meat"] + 2, "milk": market["milk"] + 2}
    pieces = {"loads": {"no_bread": "XXX"}, "yurts": {0: "4 meat 4 milk"}, "cargo": {"no_bread": "5 meat 4 milk"}}
    state = noon(morning(**pieces), "build", "market")
    market = at_table(state)["market"]
    play(state, "buy crystal", "buy crystal", "buy crystal")
    assert phase(state) == "place"
    assert at_table(state)["market"] == market | {"meat": market["meat"] + 4, "milk": market["milk"] + 4}


@rules("YAK-3.12", "YAK-3.3")
def test_example_13_only_an_emptied_cart_is_refilled() -> None:
    state = noon(morning(loads={"no_bread": "RRRG"}, yurts={0: "5 milk"}), "build", "market")
    play(state, "buy red", "buy red", "buy red", "place red 1.0", "place red 1.1", "place red 1.2")
    assert cart(state, "no_bread")["stones"] == ["grey"] and seen(state)["active"] == 1
    state = noon(morning(loads={"no_bread": "RR"}, yurts={0: "5 milk"}), "build", "market")
    play(state, "buy red", "buy red", "place red 1.0", "place red 1.1")
    assert phase(state) == "refill" and seen(state)["draw"]["left"] == 3
    draw(state, "RGB")
    assert cart(state, "no_bread")["stones"] == ["red", "grey", "blue"] and seen(state)["active"] == 1


# --- what is said


@rules("YAK-3.3", "YAK-3.2", "YAK-3.4", "YAK-3.7")
def test_what_a_purchase_cannot_take_in_has_its_own_reason() -> None:
    state = building("RRRG", "4 milk 4 meat")
    play(state, "buy red", "buy red", "buy red")
    assert phase(state) == "pay"
    assert said(state, "buy grey") == "You can buy three stones at once at most."
    assert refusal(state, "buy grey") == {"YAK-3.3"}
    state = building("RRRG", "2 milk 2 meat")
    play(state, "buy red", "buy red")
    assert phase(state) == "pay"  # a third stone would cost 5
    assert verdict(state, "buy grey").args == {"price": 5, "budget": 4}
    assert refusal(state, "buy grey") == {"YAK-3.5", "YAK-3.7"}
    state = building("RGX", "4 milk 1 bread")
    play(state, "buy red", "buy grey")
    assert phase(state) == "place"  # paid by itself: 3 of 4 milk
    assert refusal(state, "buy crystal") == {"YAK-3.2", "YAK-3.4", "YAK-3.7"}
    assert verdict(state, "buy crystal").args == {"left": 1}
    assert refusal(state, "buy red") == {"YAK-3.1"}


@rules("YAK-3.5", "YAK-3.7", "YAK-3.11")
def test_what_is_over_in_a_purchase_is_not_promised() -> None:
    state = building("RRRG", "4 milk 4 meat")
    play(state, "buy red", "done")
    assert said(state, "buy grey") == "Your stones are chosen; now you have to pay 1 food for them."
    assert said(state, "done") == said(state, "buy grey")
    play(state, "pay 1 milk")
    assert said(state, "buy grey") == said(state, "pay 1 milk") == "You have already paid for your stones."
    assert refusal(state, "pay 1 milk") == {"YAK-3.5"}
    assert said(state, "keep 1 milk") == "The food you paid is on the cart or in the Market already."
    assert said(state, "done") == "You have to place all the stones you bought; none can wait."


@rules("YAK-3.7", "YAK-3.9")
def test_while_food_is_loaded_the_budget_is_still_known() -> None:
    state = building("RRG", "2 milk 2 meat", cargo={"no_bread": "4 meat 4 milk"})
    play(state, "buy red", "buy red", "pay 1 meat 2 milk")
    assert phase(state) == "keep"
    assert verdict(state, "buy grey").args == {"price": 5, "budget": 4}
    assert said(state, "done") == "Exactly 1 of the paid food must stay on the cart."
    assert said(state, "pay 1 milk") == "You have already paid for your stones."


@rules("YAK-3.10", "YAK-3.2", "YAK-3.9")
def test_what_can_follow_in_a_purchase_comes_after_the_stones() -> None:
    state = building("RG", "1 meat 4 milk", cargo={"no_bread": "4 meat 4 milk"})
    for text in ("pay 1 milk", "pay 1 meat 2 milk", "keep 1 milk", "place red 1.0", "place grey 1.4"):
        assert said(state, text) == "First choose the stones you buy."
    assert said(state, "pay 4 milk") == "No stones that you can buy now cost exactly 4 food."
    assert said(state, "pay 5 milk") == "You do not have that food in your yurt."
    assert said(state, "pay 1 bread") == "You cannot pay with bread at the no-bread cart."
    assert said(state, "keep 2 milk") == "Exactly 1 of the paid food must stay on the cart."
    assert refusal(state, "place red 4.0") == {"YAK-4.5"} and refusal(state, "place blue 1.0") == {"YAK-3.1"}
    state = building("RG", "1 meat 4 milk")
    assert said(state, "keep 1 milk").startswith("There will be nothing to choose")


def said(state: State, text: str) -> str:
    found = verdict(state, text)
    assert not found.legal
    return say(found.message, "en")
