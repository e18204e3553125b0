"""Table situations written from the ledger alone, by somebody who has not seen the engine: the day, building, food and fog."""

from collections import Counter

import pytest

from caravansary import CHANCE, State, load_game
from tests.marks import rules

from .tables import (
    FORBIDS,
    at_table,
    cargo,
    cart,
    draw,
    morning,
    names,
    noon,
    phase,
    play,
    refusal,
    seen,
    stones,
    stops,
    to_next_day,
    tower_of,
    yurt,
)

THIRTEEN = "ROYGK / EBPR / OYG / K"
FULL = {"no_bread": "ROYG", "no_milk": "KEBP", "no_meat": "ROYG", "two_kinds": "KEBP"}


def market(state: State) -> dict[str, int]:
    return {kind: count for kind, count in at_table(state)["market"].items() if count}


def load(state: State, name: str) -> Counter[str]:
    return Counter(cart(state, name)["stones"])


def weights(state: State) -> dict[str, int]:
    """What chance may bring, with its weights."""
    return {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}


def fog(state: State) -> tuple[int, int, int]:
    """Phase and tokens of the mountain, fog in the bag."""
    table = at_table(state)
    return table["mountain"]["phase"], table["mountain"]["track"], table["fog"]


# --- set-up


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


# --- the day


@rules("YAK-2.1", "YAK-2.2", "YAK-2.3", "YAK-12.1")
def test_a_card_stays_hidden_until_its_owners_own_turn() -> None:
    state = morning(4, first=2)
    play(state, "commit restock", seat=0)
    assert "YAK-2.2" in refusal(state, "commit build", 0)
    for seat in (3, 1, 2):
        play(state, "commit market", seat=seat)
    assert state.current_player() == 2
    for viewer in (1, 2, 3, None):
        known = [None, *("market" if seat in (viewer, 2) else None for seat in (1, 2, 3))]
        assert [each["card"] for each in seen(state, viewer)["seats"]] == known
    play(state, "done")
    draw(state, "ROY")
    play(state, "put red no_bread")
    assert state.current_player() == 3
    assert [each["card"] for each in seen(state)["seats"]] == [None, None, "market", "market"]


@rules("YAK-2.2")
def test_an_unpayable_build_a_hopeless_restock_and_a_sold_out_market_may_all_be_committed() -> None:
    state = morning(2, market="", loads={"no_bread": "ROYG", "no_milk": "ROYG", "no_meat": "ROYG"}, yurts={0: ""})
    assert names(state, 0) == {"commit build", "commit restock", "commit market"}
    state = morning(3, closed=True, bag="", last_day=True, loads={"no_bread": ""}, yurts={0: "8 bread"})
    assert names(state, 0) == {"commit build", "commit restock", "commit market"}


@rules("YAK-2.4", "YAK-8.2", "YAK-8.3")
def test_fog_at_noon_moves_no_cart_before_dusk() -> None:
    state = morning(3, cargo={"no_bread": "2 milk", "no_milk": "1 bread"}, loads={"no_bread": "ROY"})
    noon(state, "restock", "restock", "build")
    draw(state, "F")
    draw(state, "E")
    assert at_table(state)["direction"] != "clockwise"
    assert stops(state) == ["no_bread", "no_milk", "no_meat"]
    assert state.current_player() == CHANCE
    assert yurt(state, 1) == {"bread": 1}
    draw(state, "B")
    assert load(state, "no_milk")["blue"] >= 1
    assert (phase(state), at_table(state)["first"]) == ("dawn", 1)
    assert stops(state) == ["no_milk", "no_meat", "no_bread"]
    to_next_day(noon(state, "build"))
    assert stops(state) == ["no_meat", "no_bread", "no_milk"]
    assert at_table(state)["first"] == 2


@rules("YAK-8.1", "YAK-8.2")
@pytest.mark.parametrize(("players", "ring"), [(2, 3), (3, 3), (4, 4)])
def test_the_ring_comes_round_after_as_many_days_as_it_has_stops(players: int, ring: int) -> None:
    for direction, by in (("clockwise", 1), ("counterclockwise", -1)):
        state = morning(players, first=players - 1, direction=direction)
        start = stops(state)
        for day in range(1, ring + 1):
            noon(state, "build")  # nobody has food: the day passes
            assert stops(state) == [start[(stop - by * day) % ring] for stop in range(ring)]
            assert at_table(state)["first"] == (day - 1) % players
        assert stops(state) == start


# --- build


@rules("YAK-3.3")
def test_the_fourth_stone_of_a_full_cart_stays_on_it() -> None:
    state = noon(morning(4, loads={"no_bread": "ROYG"}, yurts={0: "8 milk"}), "build")
    play(state, "buy red", "buy orange", "buy yellow")
    assert phase(state) == "place"
    assert yurt(state, 0) == {"milk": 3}
    assert "YAK-3.11" in refusal(state, "done")
    play(state, "place yellow 1.4", "place red 1.3", "place orange 1.2")
    assert load(state, "no_bread") == Counter(["grey"])
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


@rules("YAK-3.5", "YAK-3.7", "YAK-3.10")
def test_forbidden_food_pays_nothing_not_even_the_crystal() -> None:
    state = noon(morning(4, loads={"no_meat": "XR"}, yurts={2: "7 meat 1 milk"}), "build")
    assert names(state) == {"buy red"}
    assert "YAK-3.10" in refusal(state, "done")
    assert "YAK-3.7" in refusal(state, "buy crystal")
    play(state, "buy red")
    assert phase(state) == "place"
    assert (yurt(state, 2), cargo(state, "no_meat")) == ({"meat": 7}, {"milk": 1})


@rules("YAK-3.5", "YAK-3.7")
def test_two_kinds_counts_the_surcharge_among_the_two_kinds() -> None:
    state = noon(morning(4, loads={"two_kinds": "XRO"}, yurts={3: "3 meat 3 milk 2 bread"}), "build")
    play(state, "buy crystal", "buy red")
    assert names(state) == {"buy orange", "done"}  # 6 with three stones: 3 + 3
    play(state, "done")
    assert names(state) == {
        *("pay 3 meat 1 milk", "pay 2 meat 2 milk", "pay 1 meat 3 milk"),
        *("pay 3 meat 1 bread", "pay 2 meat 2 bread", "pay 3 milk 1 bread", "pay 2 milk 2 bread"),
    }


@rules("YAK-3.5", "YAK-3.7")
def test_two_kinds_with_eight_food_of_three_kinds_cannot_pay_seven() -> None:
    state = noon(morning(4, loads={"two_kinds": "XXR"}, yurts={3: "3 meat 3 milk 2 bread"}), "build")
    play(state, "buy crystal", "buy crystal")
    assert phase(state) == "pay"  # red would make it 7, of 6
    assert "YAK-3.5" in refusal(state, "pay 3 meat 1 milk")
    assert "YAK-3.5" in refusal(state, "pay 5 meat")
    assert names(state) == {"pay 3 meat 2 milk", "pay 2 meat 3 milk", "pay 3 meat 2 bread", "pay 3 milk 2 bread"}


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
    assert load(state, "no_bread") == Counter(["crystal"])


@rules("YAK-3.8", "YAK-3.9")
def test_part_of_the_payment_fits_and_the_player_chooses_which() -> None:
    pieces = {"cargo": {"no_bread": "4 meat 3 milk"}, "yurts": {0: "3 meat 3 milk"}, "loads": {"no_bread": "ROYG"}}
    state = noon(morning(4, market="", **pieces), "build")
    play(state, "buy red", "buy orange", "buy yellow", "pay 3 meat 2 milk")
    assert names(state) == {"keep 2 meat", "keep 1 meat 1 milk", "keep 2 milk"}
    for wrong in ("keep 1 meat", "keep 2 meat 1 milk", "keep 2 bread"):
        assert refusal(state, wrong) & {"YAK-3.8", "YAK-3.9"}
    play(state, "keep 2 milk")
    assert cargo(state, "no_bread") == {"meat": 4, "milk": 5}
    assert market(state) == {"meat": 3}
    assert yurt(state, 0) == {"milk": 1}


@rules("YAK-3.8", "YAK-3.9")
@pytest.mark.parametrize(("on_cart", "stays", "over"), [(4, 9, 0), (6, 9, 2), (9, 9, 5)])
def test_nothing_to_choose_when_all_fits_nothing_fits_or_one_kind_was_paid(on_cart: int, stays: int, over: int) -> None:
    yurts = {0: "5 milk"} if on_cart == 6 else {0: "3 milk 2 meat"}
    pieces = {"cargo": {"no_bread": f"{on_cart} meat"}, "yurts": yurts, "loads": {"no_bread": "ROYG"}}
    state = noon(morning(4, market="", **pieces), "build")
    play(state, "buy red", "buy orange", "buy yellow")
    assert phase(state) == "place"
    assert (sum(cargo(state, "no_bread").values()), sum(market(state).values())) == (stays, over)
    assert cargo(state, "no_bread")["meat"] >= on_cart


@rules("YAK-3.12", "YAK-2.6", "YAK-3.11")
def test_the_refill_waits_until_the_last_stone_stands() -> None:
    state = noon(morning(4, loads={"no_bread": "RO"}, yurts={0: "3 milk"}), "build")
    play(state, "buy orange", "buy red", "place red 1.0")
    assert (state.current_player(), phase(state)) == (0, "place")
    play(state, "place orange 1.1")
    assert (state.current_player(), phase(state)) == (CHANCE, "refill")
    draw(state, "XXX")
    assert load(state, "no_bread") == Counter(crystal=3)


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
    assert load(state, "no_bread") == Counter(["red"])
    assert phase(state) == "dawn"  # nobody else could pay


# --- tower


@rules("YAK-4.4", "YAK-4.5", "YAK-4.7")
def test_an_upper_neighbour_replaces_no_support_and_a_gap_on_level_one_stays_forbidden() -> None:
    state = noon(morning(4, towers={0: "RO / Y"}, loads={"no_bread": "KK"}, yurts={0: "3 milk"}), "build")
    play(state, "buy black", "buy black")
    assert names(state) == {"place black 1.2"}
    assert "YAK-4.5" in refusal(state, "place black 2.1")
    assert "YAK-4.4" in refusal(state, "place black 1.3")
    assert refusal(state, "place black 1.0") & {"YAK-4.7", "YAK-4.1"}
    assert "YAK-4.5" in refusal(state, "place black 5.0")
    play(state, "place black 1.2")
    assert names(state) == {"place black 1.3", "place black 2.1"}


@rules("YAK-4.2", "YAK-4.5")
def test_a_stone_in_the_middle_of_a_level_needs_no_neighbour() -> None:
    state = noon(morning(4, towers={0: ".ROY. / .EB"}, loads={"no_bread": "K"}, yurts={0: "1 milk"}), "build")
    play(state, "buy black")
    assert names(state) == {f"place black {cell}" for cell in ("1.0", "1.4", "3.1")}


@rules("YAK-4.1", "YAK-4.6", "YAK-4.10")
def test_above_level_five_one_stone_carries_one() -> None:
    tall = THIRTEEN + "O / P / R"
    state = morning(4, towers={0: tall}, last_day=True, day=9, loads={"no_bread": "KKE"}, yurts={0: "5 milk"})
    noon(state, "build")
    play(state, "buy black", "buy black", "buy green")
    for cell in ("7.0", "8.0"):
        assert names(state) == {f"place black {cell}", f"place green {cell}"}
        assert refusal(state, "place green 9.0") & {"YAK-4.6", "YAK-4.5"}
        play(state, f"place black {cell}")
    play(state, "place green 9.0")
    assert len(tower_of(state, 0)) == 19


# --- restock and market


@rules("YAK-5.1", "YAK-5.2", "YAK-5.3")
def test_restock_fills_the_yurt_to_exactly_eight_and_the_cart_to_exactly_four() -> None:
    pieces = {"cargo": {"two_kinds": "3 meat 3 milk"}, "yurts": {3: "6 bread"}, "loads": {"two_kinds": "ROY"}}
    state = noon(morning(4, **pieces), "build", "build", "build", "restock")
    assert (state.current_player(), names(state)) == (3, {"restock meat", "restock milk"})
    assert "YAK-5.2" in refusal(state, "restock bread")
    play(state, "restock milk")
    assert (yurt(state, 3), cargo(state, "two_kinds")) == ({"bread": 6, "milk": 2}, {"meat": 3, "milk": 1})
    draw(state, "R")
    assert load(state, "two_kinds") == Counter(stones("ROYR"))


@rules("YAK-5.2", "YAK-5.3", "YAK-2.5")
def test_a_full_yurt_is_asked_nothing_but_still_draws_its_stone() -> None:
    pieces = {"cargo": {"no_bread": "3 meat 3 milk"}, "yurts": {0: "8 bread"}}
    state = noon(morning(4, loads={"no_bread": "ROY"}, **pieces), "restock", "build")
    assert (state.current_player(), phase(state)) == (CHANCE, "restock_draw")
    state = noon(morning(4, loads={"no_bread": "ROYG"}, **pieces), "restock", "build")
    assert (phase(state), at_table(state)["day"]) == ("dawn", 6)
    assert cargo(state, "no_bread") == {"meat": 3, "milk": 3}


@rules("YAK-7.9", "YAK-5.1", "YAK-3.12", "YAK-6.1")
def test_in_a_closed_quarry_food_goes_on_and_carts_run_dry() -> None:
    pieces = {"loads": {"no_bread": "", "no_milk": "R"}, "cargo": {"no_bread": "2 meat", "two_kinds": "1 milk"}}
    state = morning(4, closed=True, bag="", last_day=True, mountain=(3, 4), yurts={1: "1 meat"}, **pieces)
    noon(state, "restock", "build", "market", "build")
    assert (yurt(state, 0)["meat"], state.current_player()) == (2, 1)
    play(state, "buy red")
    play(state, sorted(names(state))[0])
    assert load(state, "no_milk") == Counter()
    play(state, "take milk", "take milk")
    assert (yurt(state, 2), phase(state)) == ({"milk": 2}, "over")
    assert load(state, "no_bread") == load(state, "no_milk") == Counter()


@rules("YAK-6.1", "YAK-6.2")
def test_the_market_serves_up_to_eight_food_and_up_to_two() -> None:
    state = noon(morning(3, yurts={0: "7 milk", 1: "8 bread"}), "market", "market", "market")
    assert names(state) == {"take meat", "take milk", "take bread", "done"}
    play(state, "take bread")
    assert (phase(state), yurt(state, 0)) == ("market_draw", {"milk": 7, "bread": 1})
    draw(state, "RRO")
    play(state, "put red no_bread")
    assert (phase(state), state.current_player()) == ("market_draw", CHANCE)  # the full yurt of seat 1
    draw(state, "RRO")
    play(state, "put red no_milk")
    play(state, "take meat", "take meat")
    assert (phase(state), yurt(state, 2)) == ("market_draw", {"meat": 2})


@rules("YAK-6.1", "YAK-6.3")
def test_the_last_token_of_the_market_and_a_kind_that_is_gone() -> None:
    state = noon(morning(4, market="1 milk", yurts={0: ""}), "market", "build")
    assert names(state) == {"take milk", "done"}
    assert "YAK-6.1" in refusal(state, "take meat")
    play(state, "take milk")
    assert (phase(state), market(state)) == ("market_draw", {})


@rules("YAK-6.3", "YAK-6.4", "YAK-1.5")
def test_with_two_players_only_the_junction_cart_may_have_room() -> None:
    full = {"no_bread": "ROYG", "no_milk": "ROYG", "no_meat": "ROY"}
    state = noon(morning(2, loads=full), "market", "market")
    play(state, "done")
    draw(state, "KEX")
    assert names(state) == {f"put {stone} no_meat" for stone in ("black", "green", "crystal")}
    assert "YAK-6.3" in refusal(state, "put black no_bread")
    assert "YAK-6.3" in refusal(state, "put red no_meat")
    before = sum(at_table(state)["bag"].values())
    play(state, "put crystal no_meat")
    assert sum(at_table(state)["bag"].values()) == before + 2
    play(state, "done")  # now all are full: no draw for seat 1
    assert phase(state) == "dawn"
    state = noon(morning(2, loads={**full, "no_meat": "ROYG"}, yurts={0: "8 milk", 1: "8 meat"}), "market")
    assert (phase(state), at_table(state)["day"]) == ("dawn", 6)  # nothing to take, nothing to draw
