"""Tiles that trade: Seller, Buyer, Trader and special traders (section 5 of the ledger)."""

import pytest

from tests.marks import rules

from .tables import (
    GOODS,
    goods,
    market,
    money,
    offered,
    phase,
    play,
    refusal,
    seen,
    supply,
)

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
