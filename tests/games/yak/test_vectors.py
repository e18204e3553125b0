"""The ledger's worked examples by number: 1 to 7 from the rulebook, the others our own; 23 to 33 are in test_vectors_end."""

from caravansary import State
from tests.marks import rules

from .tables import (
    at_table,
    cargo,
    cart,
    draw,
    food,
    morning,
    names,
    noon,
    phase,
    play,
    refusal,
    seen,
    sizes,
    step_quietly,
    stops,
    to_next_day,
    tower_of,
    until_turn,
    worth,
    yurt,
)

THIRTEEN = "ROYGK / EBPR / OYG / K"


def direction(state: State) -> str:
    return str(at_table(state)["direction"])


def bag(state: State) -> dict[str, int]:
    return {name: count for name, count in at_table(state)["bag"].items() if count}


@rules("YAK-3.1", "YAK-3.2", "YAK-3.5", "YAK-3.7")
def test_vector_01_isabel_buys_two_stones_without_bread() -> None:
    state = noon(morning(loads={"no_bread": "RGB"}, yurts={0: "3 milk 2 bread 1 meat"}), "build", "market")
    assert names(state) == {"buy red", "buy grey", "buy blue"}
    play(state, "buy red")
    assert names(state) == {"buy grey", "buy blue", "done"}
    play(state, "buy grey")  # a third stone would make it 5 food, and she has 4
    assert names(state) == {"pay 3 milk", "pay 1 meat 2 milk"}


@rules("YAK-3.4")
def test_vector_02_red_and_two_crystals_cost_seven() -> None:
    state = noon(morning(loads={"no_bread": "RXX"}, yurts={0: "4 milk 4 meat"}), "build", "market")
    play(state, "buy red", "buy crystal")
    assert seen(state)["build"]["costs"] == {"crystal": 7}
    play(state, "buy crystal")
    assert {sum(food(text.removeprefix("pay ")).values()) for text in names(state)} == {7}


@rules("YAK-6.3", "YAK-6.5", "YAK-7.1", "YAK-7.2", "YAK-7.4")
def test_vector_03_alberto_draws_fog_twice() -> None:
    state = noon(morning(), "market")
    before = bag(state)
    play(state, "take meat", "take milk")
    draw(state, "RFF")
    assert direction(state) == "counterclockwise"
    draw(state, "RF")
    assert direction(state) == "clockwise"
    draw(state, "Y")
    assert phase(state) == "put" and seen(state)["draw"]["stones"] == ["red", "red", "yellow"]
    play(state, "put yellow no_milk")
    assert cart(state, "no_milk")["stop"] == 1 and "yellow" in cart(state, "no_milk")["stones"]
    assert bag(state) == before | {"yellow": before["yellow"] - 1}
    assert at_table(state)["mountain"] == {"phase": 2, "track": 0, "aside": 0}
    assert at_table(state)["fog"] == 5


@rules("YAK-7.4")
def test_vector_04_the_first_fill_returns_all_four() -> None:
    state = noon(morning(mountain=(1, 2)), "restock", "market")
    draw(state, "FFR")
    assert at_table(state)["mountain"] == {"phase": 2, "track": 0, "aside": 0}
    assert at_table(state)["fog"] == 5


@rules("YAK-7.5")
def test_vector_05_the_second_fill_stays() -> None:
    state = noon(morning(mountain=(2, 3)), "restock", "market")
    draw(state, "FR")
    assert at_table(state)["mountain"] == {"phase": 3, "track": 4, "aside": 0}
    assert at_table(state)["fog"] == 1


@rules("YAK-9.1", "YAK-9.2", "YAK-4.6", "YAK-4.1")
def test_vector_06_vera_takes_the_stupa_and_grows_to_eighteen() -> None:
    state = morning(towers={0: THIRTEEN}, loads={"no_bread": "RRB", "two_kinds": "GGG"}, yurts={0: "4 milk 4 meat"})
    noon(state, "build", "market")
    play(state, "buy red", "buy red", "done", "pay 3 milk")
    assert names(state) == {"place red 4.1"}
    play(state, "place red 4.1")
    assert (at_table(state)["stupa"], at_table(state)["last_day"]) == (0, 6)
    play(state, "place red 5.0")
    to_next_day(state)
    noon(state, "build", "market")
    until_turn(state, 0)
    assert stops(state)[0] == "two_kinds"
    play(state, "buy grey", "buy grey", "buy grey")
    for level in (6, 7, 8):
        assert names(state) == {f"place grey {level}.0"}
        play(state, f"place grey {level}.0")
    assert len(tower_of(state, 0)) == 18
    assert seen(state)["seats"][0]["free"] == ["9.0"]
    assert state.is_terminal()


@rules("YAK-10.1", "YAK-10.2", "YAK-10.6", "YAK-10.8")
def test_vector_07_isabel_scores_forty() -> None:
    tower = "RXKKR / ROOR / KGY / GG / X"
    assert worth(tower) == 38
    assert sizes(tower) == [4, 3, 2, 2, 2]
    state = morning(towers={0: tower, 1: "EEEEE / EEBB / BBB / PP"}, stupa=1, yurts={0: "3 milk"})
    points = seen(state)["seats"][0]["points"]
    assert points == {"groups": 24, "group_count": 12, "unmatched": 2, "stupa": 0, "food": 2, "bonus": []}
    assert state.scores()[0] == 40


@rules("YAK-3.5", "YAK-3.7")
def test_vector_08_two_kinds_of_four_one_one() -> None:
    state = morning(carts=["two_kinds", "no_bread", "no_milk", "no_meat"], yurts={0: "4 meat 1 milk 1 bread"})
    noon(state, "build", "market")
    for _ in range(3):
        step = sorted(names(state))[0]
        play(state, step)
    assert names(state) == {"pay 4 meat 1 milk", "pay 4 meat 1 bread"}


@rules("YAK-3.5", "YAK-3.6", "YAK-3.7")
def test_vector_09_two_kinds_of_two_two_two() -> None:
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
def test_vector_10_eight_bread_buy_nothing_without_bread() -> None:
    state = noon(morning(yurts={0: "8 bread"}), "build", "market")
    assert seen(state)["active"] == 1 and phase(state) == "market"
    assert yurt(state, 0) == {"bread": 8} and tower_of(state, 0) == {}
    assert len(cart(state, "no_bread")["stones"]) == 3


@rules("YAK-2.2", "YAK-3.4", "YAK-3.10")
def test_vector_11_a_market_stone_makes_a_build_possible() -> None:
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
def test_vector_12_what_the_cart_cannot_carry_goes_to_the_market() -> None:
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
def test_vector_13_only_an_emptied_cart_is_refilled() -> None:
    state = noon(morning(loads={"no_bread": "RRRG"}, yurts={0: "5 milk"}), "build", "market")
    play(state, "buy red", "buy red", "buy red", "place red 1.0", "place red 1.1", "place red 1.2")
    assert cart(state, "no_bread")["stones"] == ["grey"] and seen(state)["active"] == 1
    state = noon(morning(loads={"no_bread": "RR"}, yurts={0: "5 milk"}), "build", "market")
    play(state, "buy red", "buy red", "place red 1.0", "place red 1.1")
    assert phase(state) == "refill" and seen(state)["draw"]["left"] == 3
    draw(state, "RGB")
    assert cart(state, "no_bread")["stones"] == ["red", "grey", "blue"] and seen(state)["active"] == 1


@rules("YAK-5.1", "YAK-5.2", "YAK-5.3")
def test_vector_14_a_yurt_takes_what_fits() -> None:
    state = noon(morning(yurts={0: "6 bread"}, cargo={"no_bread": "4 milk 1 meat"}), "restock", "market")
    play(state, "restock milk")
    assert yurt(state, 0) == {"milk": 2, "bread": 6} and cargo(state, "no_bread") == {"meat": 1, "milk": 2}
    assert phase(state) == "restock_draw" and seen(state)["draw"]["left"] == 1
    state = morning(yurts={0: "8 bread"}, cargo={"no_bread": "4 milk 1 meat"}, loads={"no_bread": "RRGG"})
    before = at_table(state)
    noon(state, "restock", "market")
    assert seen(state)["active"] == 1
    assert [at_table(state)[part] for part in ("carts", "bag", "fog")] == [
        before[part] for part in ("carts", "bag", "fog")
    ]
    assert yurt(state, 0) == {"bread": 8}


@rules("YAK-6.1", "YAK-6.2", "YAK-6.3", "YAK-6.4")
def test_vector_15_market_limits() -> None:
    state = noon(morning(yurts={0: "7 bread"}), "market")
    play(state, "take meat")
    assert phase(state) == "market_draw" and yurt(state, 0) == {"meat": 1, "bread": 7}
    state = noon(morning(market=""), "market")
    assert phase(state) == "market_draw" and seen(state)["draw"]["left"] == 3
    full = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB", "two_kinds": "YYYY"}
    state = noon(morning(loads=full), "market")
    play(state, "take meat", "take meat")
    assert seen(state)["active"] == 1 and phase(state) == "market"


@rules("YAK-7.1", "YAK-7.2", "YAK-7.4")
def test_vector_16_two_fogs_one_after_the_other_flip_twice() -> None:
    state = noon(morning(loads={"no_bread": "GB"}), "restock", "market")
    draw(state, "F")
    assert direction(state) == "counterclockwise"
    draw(state, "FR")
    assert direction(state) == "clockwise"
    assert at_table(state)["mountain"] == {"phase": 1, "track": 2, "aside": 0}
    assert cart(state, "no_bread")["stones"] == ["red", "grey", "blue"]


@rules("YAK-7.2", "YAK-7.5")
def test_vector_17_two_fogs_in_one_batch_flip_once() -> None:
    state = noon(morning(mountain=(2, 3)), "market")
    play(state, "done")
    draw(state, "FFB RR")
    assert direction(state) == "counterclockwise"
    play(state, "put blue no_bread")
    assert at_table(state)["mountain"] == {"phase": 3, "track": 4, "aside": 0}
    assert at_table(state)["fog"] == 1


@rules("YAK-7.3", "YAK-7.4")
def test_vector_18_five_fogs_in_one_turn() -> None:
    state = noon(morning(), "market")
    play(state, "done")
    draw(state, "FFF FFR")
    assert at_table(state)["mountain"]["aside"] == 5 and "draw fog" not in names(state)
    draw(state, "RR")
    play(state, "put red no_bread")
    assert at_table(state)["mountain"] == {"phase": 2, "track": 0, "aside": 0}
    assert at_table(state)["fog"] == 5


@rules("YAK-7.8", "YAK-7.9", "YAK-7.10")
def test_vector_19_a_market_empties_the_quarry() -> None:
    state = morning(bag="RB", mountain=(3, 4), last_day=True, cargo={"no_milk": "2 meat"}, yurts={1: "1 meat"})
    noon(state, "market", "restock", "market")
    play(state, "done")
    draw(state, "RBF")
    assert direction(state) == "counterclockwise" and not at_table(state)["open"] and phase(state) == "put"
    assert {text.split()[1] for text in names(state)} == {"red", "blue"}
    play(state, "put red no_bread")
    assert "red" in cart(state, "no_bread")["stones"]
    assert at_table(state)["lost"] == "blue" and bag(state) == {} and at_table(state)["fog"] == 0
    assert yurt(state, 1) == {"meat": 3}  # food parts go on
    assert seen(state)["active"] == 2 and phase(state) == "market"
    play(state, "done")
    assert seen(state)["active"] == 3


@rules("YAK-7.6", "YAK-7.11", "YAK-7.8")
def test_vector_20_a_bag_emptied_exactly_is_no_shortage() -> None:
    state = morning(bag="RBY", mountain=(3, 4), last_day=True, loads={"no_bread": "K"}, yurts={0: "1 milk"})
    noon(state, "build", "restock", "market")
    play(state, "buy black")
    step_quietly(state)
    assert phase(state) == "refill"
    draw(state, "RBF")
    assert direction(state) == "counterclockwise"
    draw(state, "Y")
    assert at_table(state)["open"] and bag(state) == {} and at_table(state)["fog"] == 1
    assert seen(state)["active"] == 1 and phase(state) == "restock_draw"
    before = cart(state, "no_milk")["stones"]
    draw(state, "F")
    assert direction(state) == "clockwise" and not at_table(state)["open"]
    assert cart(state, "no_milk")["stones"] == before


@rules("YAK-7.8", "YAK-7.9", "YAK-2.5")
def test_vector_21_an_empty_cart_stays_empty() -> None:
    state = morning(bag="", mountain=(3, 4), last_day=True, loads={"no_bread": "K"}, yurts={0: "1 milk"})
    noon(state, "build", "market")
    play(state, "buy black")
    step_quietly(state)
    draw(state, "F")
    assert direction(state) == "counterclockwise" and not at_table(state)["open"]
    assert cart(state, "no_bread")["stones"] == [] and seen(state)["active"] == 1
    state = morning(bag="", closed=True, mountain=(3, 4), last_day=True, loads={"no_bread": ""}, yurts={0: "8 milk"})
    noon(state, "build", "market")
    assert seen(state)["active"] == 1 and yurt(state, 0) == {"milk": 8}


@rules("YAK-8.1", "YAK-8.2", "YAK-1.5")
def test_vector_22_the_ring_of_two_players() -> None:
    full = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB"}
    moved = {
        "clockwise": ["no_milk", "no_bread", "no_meat"],
        "counterclockwise": ["no_meat", "no_milk", "no_bread"],
    }
    for way, carts in moved.items():
        state = morning(2, carts=["no_bread", "no_meat", "no_milk"], loads=full, direction=way)
        noon(state, "restock")  # bare of food and full of stones: nothing happens
        assert at_table(state)["day"] == 6
        assert stops(state) == carts
        assert at_table(state)["first"] == 1


def test_a_refusal_names_its_rule_at_such_a_table() -> None:
    state = noon(morning(loads={"no_bread": "RGB"}, yurts={0: "1 milk"}), "build", "market")
    assert refusal(state, "buy yellow") == {"YAK-3.1"}
