"""Tiles that trade: Seller, Buyer, Trader and special traders (section 5 of the ledger)."""

import pytest

from tests.games.playing import phase, play, refusal, seen
from tests.marks import rules

from .tables import GOODS, goods, market, money, offered, supply

IVORY_SPICES = "trader 1 ivory for 2 spices"
IVORY_BOTH = "trader 1 ivory for 1 jewels 1 fruits"


# --- Seller and Buyer


@rules("SROAD-5.1")
def test_a_seller_takes_his_good_and_as_many_as_one_has() -> None:
    state = market(tiles="seller silk", goods={0: "2 silk 3 ivory"})
    play(state, "take seller silk")
    assert offered(state) == ["sell 0 silk", "sell 1 silk", "sell 2 silk"]
    assert refusal(state, "sell 3 silk") == {"SROAD-5.1"}
    assert refusal(state, "sell 1 ivory") == {"SROAD-5.1"}
    assert refusal(state, "buy 1 silk") == {"SROAD-5.2"}


@rules("SROAD-5.1", "SROAD-7.1")
def test_sold_goods_go_back_into_the_bag() -> None:
    state = market(tiles="seller silk", goods={0: "9 silk"})
    play(state, "take seller silk", "sell 9 silk")
    assert (money(state)[0], supply(state, "silk")) == (25, 15)


@rules("SROAD-5.3")
def test_prices_start_anew_with_each_action() -> None:
    state = market(tiles="seller silk, seller silk", goods={0: "4 silk"}, seats={0: {"barterers": 1}})
    play(state, "take seller silk", "sell 2 silk", "barter", "take seller silk", "sell 2 silk")
    assert money(state)[0] == 24


@rules("SROAD-5.4")
def test_a_buyer_sees_his_limit_and_only_he() -> None:
    state = market(tiles="buyer silk", money={0: 20}, goods={1: "12 silk"})
    play(state, "take buyer silk")
    assert [row["action"] for row in seen(state, 0)["offers"]] == [f"buy {n} silk" for n in range(4)]
    assert [row["money"] for row in seen(state, 0)["offers"]] == [0, -1, -3, -6]
    assert seen(state, 1)["offers"] == []
    assert refusal(state, "buy 4 silk") == {"SROAD-5.4"}


@rules("SROAD-5.4")
def test_an_empty_bag_sells_nothing() -> None:
    state = market(tiles="buyer silk", goods={1: "15 silk"})
    play(state, "take buyer silk")
    assert offered(state) == ["buy 0 silk"]


# --- Trader


@rules("SROAD-5.5")
def test_a_trader_works_twice_at_most() -> None:
    state = market(tiles=IVORY_SPICES, goods={0: "3 ivory"})
    play(state, f"take {IVORY_SPICES}")
    assert offered(state) == ["trade", "stop"]
    play(state, "trade", "trade")
    assert (goods(state, 0), phase(state)) == ({"ivory": 1, "spices": 4}, "hand_on")


@rules("SROAD-5.5")
def test_two_different_goods_on_the_right() -> None:
    state = market(4, "khotan", tiles=IVORY_BOTH, goods={0: "1 ivory"})
    play(state, f"take {IVORY_BOTH}", "trade")
    assert goods(state, 0) == {"jewels": 1, "fruits": 1}
    assert offered(state) == ["stop"]


@rules("SROAD-5.6")
def test_no_exchange_in_part() -> None:
    state = market(4, "khotan", tiles=IVORY_BOTH, goods={0: "1 ivory", 1: "15 jewels"})
    play(state, f"take {IVORY_BOTH}")
    assert offered(state) == ["stop"]
    assert refusal(state, "trade") == {"SROAD-5.6"}
    state = market(tiles=IVORY_SPICES, goods={0: "1 ivory", 1: "14 spices"})
    play(state, f"take {IVORY_SPICES}")
    assert offered(state) == ["stop"]


@rules("SROAD-5.6")
def test_an_exchange_needs_the_goods_on_the_left() -> None:
    state = market(tiles=IVORY_SPICES, goods={0: "5 silk"})
    play(state, f"take {IVORY_SPICES}")
    assert offered(state) == ["stop"]
    assert refusal(state, "trade") == {"SROAD-5.6"}


# --- special traders


@rules("SROAD-5.7")
@pytest.mark.parametrize("most", [4, 2])
def test_special_traders_swap_up_to_their_number(most: int) -> None:
    state = market(tiles=f"special trader {most}", goods={0: "6 ivory"})
    play(state, f"take special trader {most}")
    assert offered(state) == ["stop", *(f"swap ivory for {good}" for good in GOODS[1:])]
    for _ in range(most):
        assert phase(state) == "swap"
        play(state, "swap ivory for silk")
    assert (goods(state, 0), phase(state)) == ({"ivory": 6 - most, "silk": most}, "hand_on")


@rules("SROAD-5.7")
def test_any_goods_for_any_goods_the_bag_holds() -> None:
    state = market(tiles="special trader 4", goods={0: "1 ivory 1 silk", 1: "15 jewels"})
    play(state, "take special trader 4")
    assert set(offered(state)) == {
        "stop",
        *(f"swap ivory for {good}" for good in ("silk", "fruits", "spices")),
        *(f"swap silk for {good}" for good in ("ivory", "fruits", "spices")),
    }
    assert refusal(state, "swap jewels for ivory") == {"SROAD-5.7"}
    assert refusal(state, "swap ivory for jewels") == {"SROAD-7.1"}


@rules("SROAD-5.8")
def test_a_special_trader_is_used_once_and_may_stop_any_time() -> None:
    state = market(tiles="special trader 4", goods={0: "4 ivory"})
    play(state, "take special trader 4", "swap ivory for silk", "swap ivory for silk", "stop")
    assert (goods(state, 0), phase(state)) == ({"ivory": 2, "silk": 2}, "hand_on")


@rules("SROAD-5.8")
def test_nothing_is_asked_of_who_has_no_goods() -> None:
    state = market(tiles="special trader 2")
    play(state, "take special trader 2")
    assert phase(state) == "hand_on"


@rules("SROAD-5.1")
@pytest.mark.parametrize(("n", "brings"), [(1, 4), (2, 7), (3, 9), (4, 10), (5, 11), (6, 12)])
def test_what_a_seller_pays(n: int, brings: int) -> None:
    state = market(tiles="seller silk", goods={0: "6 silk"})
    play(state, "take seller silk", f"sell {n} silk")
    assert money(state)[0] == 10 + brings
    assert goods(state, 0) == ({"silk": 6 - n} if n < 6 else {})


@rules("SROAD-5.2")
@pytest.mark.parametrize(("n", "costs"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_what_a_buyer_costs(n: int, costs: int) -> None:
    state = market(tiles="buyer silk", money={0: 20})
    play(state, "take buyer silk", f"buy {n} silk")
    assert money(state)[0] == 20 - costs
    assert goods(state, 0) == {"silk": n}


@rules("SROAD-5.6", "SROAD-5.19")
def test_given_goods_reach_the_supply_first() -> None:
    held = {0: "2 silk", 1: "7 silk", 2: "5 silk"}
    state = market(4, "khotan", tiles="trader 1 ivory for 2 silk", goods=held, seats={0: {"crooks": 1}})
    assert supply(state, "silk") == 1
    play(state, "take trader 1 ivory for 2 silk", "crook give ivory into silk", "trade")
    assert (goods(state, 0), supply(state, "silk")) == ({"silk": 3}, 0)
    assert offered(state) == ["stop"]
    assert refusal(state, "trade") == {"SROAD-5.6"}


@rules("SROAD-5.4")
def test_purse_and_supply_limit_a_purchase() -> None:
    state = market(tiles="buyer silk", money={0: 5})
    play(state, "take buyer silk")
    assert offered(state) == ["buy 0 silk", "buy 1 silk", "buy 2 silk"]
    assert refusal(state, "buy 3 silk") == {"SROAD-5.4"}
    state = market(tiles="buyer silk", money={0: 5}, goods={1: "7 silk", 2: "7 silk"})
    play(state, "take buyer silk")
    assert offered(state) == ["buy 0 silk", "buy 1 silk"]
    assert refusal(state, "buy 2 silk") == {"SROAD-5.4"}


@rules("SROAD-5.7", "SROAD-5.8")
def test_a_special_trader_swaps_what_one_held() -> None:
    def swapping(jewels: int) -> list[str]:
        held = {0: "3 ivory", 1: f"{7 - jewels} jewels", 2: "8 jewels"}
        state = market(tiles="special trader 4", goods=held)
        assert supply(state, "jewels") == jewels
        play(state, "take special trader 4")
        for _ in range(3):
            if "swap ivory for jewels" in offered(state):
                play(state, "swap ivory for jewels")
        return [phase(state), *(f"{n} {good}" for good, n in goods(state, 0).items())]

    assert swapping(3) == ["hand_on", "3 jewels"]
    assert swapping(2) == ["swap", "1 ivory", "2 jewels"]


@rules("SROAD-5.1", "SROAD-5.4", "SROAD-5.14")
def test_limits_of_purse_bag_and_hand() -> None:
    state = market(4, "bactra", "buyer silk, seller silk", money={0: 9}, goods={0: "2 silk", 3: "12 silk"})
    play(state, "take buyer silk")
    assert "SROAD-5.4" in refusal(state, "buy 2 silk")  # 3 money, but one token in the bag
    play(state, "buy 1 silk", "hand pawn to seat 3", "take seller silk")
    assert "SROAD-5.1" in refusal(state, "sell 13 silk")
    marked = {"used": 1, "named": ["silk"], "markers": {"silk": 1}}
    state = market(4, "bactra", "buyer silk", goods={3: "14 silk"}, viziers=marked)
    play(state, "take buyer silk")
    assert offered(state) == ["buy 0 silk"]  # a marker is out of play


@rules("SROAD-5.6")
@pytest.mark.parametrize(("others", "uses"), [("12 jewels 12 fruits", 2), ("15 jewels", 0), ("14 fruits", 1)])
def test_an_exchange_delivers_all_goods_of_the_right_or_none(others: str, uses: int) -> None:
    state = market(4, "kucha", "trader 1 ivory for 1 jewels 1 fruits", goods={0: "3 ivory", 2: others})
    play(state, "take trader 1 ivory for 1 jewels 1 fruits", *["trade"] * uses)
    if uses < 2:
        assert "SROAD-5.6" in refusal(state, "trade")
        play(state, "stop")
    assert phase(state) == "hand_on"
    assert goods(state, 0).get("jewels", 0) == goods(state, 0).get("fruits", 0) == uses


@rules("SROAD-5.6", "SROAD-5.19")
def test_goods_given_are_in_the_bag_before_others_are_taken() -> None:
    state = market(4, "kucha", "trader 1 ivory for 1 jewels 1 fruits", goods={0: "15 jewels"}, seats={0: {"crooks": 1}})
    play(state, "take trader 1 ivory for 1 jewels 1 fruits", "crook give ivory into jewels", "trade", "trade")
    assert goods(state, 0) == {"jewels": 15, "fruits": 2}


@rules("SROAD-5.7", "SROAD-5.8", "SROAD-7.1")
def test_a_swap_needs_the_good_in_the_bag() -> None:
    state = market(4, "bactra", "special trader 4", goods={0: "3 silk", 1: "13 jewels", 2: "15 spices"})
    play(state, "take special trader 4", "swap silk for jewels", "swap silk for jewels")
    assert not {"swap silk for jewels", "swap silk for spices", "swap ivory for silk"} & set(offered(state))
    assert refusal(state, "swap silk for jewels") & {"SROAD-5.7", "SROAD-7.1"}
    play(state, "stop")
    assert goods(state, 0) == {"silk": 1, "jewels": 2}
