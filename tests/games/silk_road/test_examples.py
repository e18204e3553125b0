"""The ledger's price lists (X) and scenarios (numbers), one test each. A leads unless said; A, B, C … are seats 0, 1, 2 …"""

import pytest

from tests.marks import rules

from .tables import (
    CITY,
    GOODS,
    arriving,
    at_table,
    auction,
    dealt,
    decline,
    ended,
    goods,
    leader,
    market,
    money,
    offered,
    phase,
    play,
    refusal,
    seen,
    show,
    supply,
    table,
    tiles,
    tokens,
    turn,
)

TWO_FOR_IVORY = "trader 1 ivory for 2 spices"  # a purple one; the orange one gives silk


@rules("SROAD-5.1")
@pytest.mark.parametrize(("n", "brings"), [(1, 4), (2, 7), (3, 9), (4, 10), (5, 11), (6, 12)])
def test_x1_what_a_seller_pays(n: int, brings: int) -> None:
    state = market(tiles="seller silk", goods={0: "6 silk"})
    play(state, "take seller silk", f"sell {n} silk")
    assert money(state)[0] == 10 + brings
    assert goods(state, 0) == ({"silk": 6 - n} if n < 6 else {})


@rules("SROAD-5.2")
@pytest.mark.parametrize(("n", "costs"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_x2_what_a_buyer_costs(n: int, costs: int) -> None:
    state = market(tiles="buyer silk", money={0: 20})
    play(state, "take buyer silk", f"buy {n} silk")
    assert money(state)[0] == 20 - costs
    assert goods(state, 0) == {"silk": n}


@rules("SROAD-1.3", "SROAD-1.8", "SROAD-1.10")
@pytest.mark.parametrize(("players", "per_city", "all_tiles"), [(3, 5, 90), (4, 3, 54), (5, 4, 72), (6, 5, 90)])
def test_x3_tiles_and_tokens(players: int, per_city: int, all_tiles: int) -> None:
    state = dealt(players, seed=1)
    lying = at_table(state)["tiles"]
    assert {len(row) for row in lying.values()} == {per_city}
    assert sum(len(row) for row in lying.values()) == all_tiles
    assert seen(state, None)["pawn_tokens"] == per_city


@rules("SROAD-2.5", "SROAD-2.7", "SROAD-2.8")
def test_1_a_poor_leader_must_sell() -> None:
    state = auction(money={0: 2, 3: 4})
    play(state, "bid 3", "pass")
    assert offered(state) == ["pass", "bid 4"]
    play(state, "bid 4")
    assert offered(state) == ["sell pawn"]
    assert refusal(state, "pay bid") == {"SROAD-2.8"}
    play(state, "sell pawn")
    assert money(state) == [6, 10, 10, 0]
    assert leader(state) == 3
    assert seen(state, None)["pawn_tokens"] == 3


@rules("SROAD-2.7")
def test_2_a_leader_may_pay() -> None:
    state = auction(money={0: 7, 3: 4})
    play(state, "bid 3", "pass", "bid 4", "pay bid")
    assert money(state) == [3, 10, 10, 8]
    assert leader(state) == 0


@rules("SROAD-2.3", "SROAD-2.5")
def test_3_bids_rise_and_are_covered() -> None:
    state = auction(money={2: 5, 3: 6})
    play(state, "bid 5")
    assert offered(state) == ["pass"]
    play(state, "pass")
    assert offered(state) == ["pass", "bid 6"]


@rules("SROAD-2.6")
def test_4_all_pass() -> None:
    state = auction()
    play(state, "pass", "pass", "pass")
    assert money(state) == [10, 10, 10, 10]
    assert (leader(state), phase(state)) == (0, "move")


THREE = "seller ivory, seller silk, seller jewels, seller fruits, seller spices"


@rules("SROAD-4.10", "SROAD-4.11")
def test_5_with_three_the_last_actor_may_keep_the_pawn() -> None:
    state = market(3, tiles=THREE)
    turn(state, "seller ivory", 1)
    turn(state, "seller silk", 0)
    turn(state, "seller jewels", 1)
    assert phase(state) == "take"
    turn(state, "seller fruits")  # only C may still act, so he gets the pawn by himself
    assert leader(state) == 2
    turn(state, "seller spices")
    assert (leader(state), phase(state), tokens(state)) == (2, "auction", [0, 0, 0])


@rules("SROAD-4.7", "SROAD-4.10")
def test_6_with_three_whoever_has_one_token_leads() -> None:
    state = market(3, tiles=THREE)
    turn(state, "seller ivory", 1)
    turn(state, "seller silk", 2)
    turn(state, "seller jewels", 0)
    play(state, "take seller fruits")
    decline(state)
    assert tokens(state) == [2, 1, 1]
    assert offered(state) == ["hand pawn to seat 1", "hand pawn to seat 2"]
    play(state, "hand pawn to seat 1")
    turn(state, "seller spices")
    assert (leader(state), phase(state)) == (2, "auction")


FOUR = "seller ivory, seller silk, seller jewels, seller fruits"


@rules("SROAD-4.12", "SROAD-5.22", "SROAD-2.2")
def test_7_a_barterer_leaves_two_without_action() -> None:
    state = market(5, tiles=FOUR, seats={0: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk")
    assert tokens(state) == [1, 0, 0, 0, 0]
    play(state, "hand pawn to seat 1")
    turn(state, "seller jewels", 2)
    play(state, "take seller fruits", "sell 0 fruits")
    assert offered(state) == ["hand pawn to seat 3", "hand pawn to seat 4"]
    play(state, "hand pawn to seat 4")
    assert (leader(state), phase(state)) == (4, "auction")
    assert state.current_player() == 0


@rules("SROAD-5.23")
def test_8_no_barterer_without_a_tile_left() -> None:
    state = market(
        4, tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 1}, 1: {"barterers": 1}}
    )
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk", "hand pawn to seat 1")
    play(state, "take seller jewels", "sell 0 jewels")
    assert phase(state) == "hand_on"
    assert offered(state) == ["hand pawn to seat 2", "hand pawn to seat 3"]
    assert at_table(state)["seats"][1]["barterers"] == 1


@rules("SROAD-4.12", "SROAD-5.24")
def test_9_two_barterers_in_one_market() -> None:
    state = market(6, tiles=THREE, seats={0: {"barterers": 1}, 1: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk", "hand pawn to seat 1")
    play(state, "take seller jewels", "sell 0 jewels", "barter", "take seller fruits", "sell 0 fruits")
    play(state, "hand pawn to seat 2", "take seller spices", "sell 0 spices")
    assert tokens(state) == [1, 1, 1, 0, 0, 0]
    assert offered(state) == ["hand pawn to seat 3", "hand pawn to seat 4", "hand pawn to seat 5"]


@rules("SROAD-5.24", "SROAD-4.12")
def test_10_a_barterer_with_three() -> None:
    state = market(3, tiles=THREE, seats={0: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk", "hand pawn to seat 1")
    turn(state, "seller jewels", 0)
    turn(state, "seller fruits", 2)
    play(state, "take seller spices", "sell 0 spices")
    assert tokens(state) == [2, 1, 1]
    assert offered(state) == ["hand pawn to seat 1", "hand pawn to seat 2"]


@rules("SROAD-5.12")
def test_11_ties_for_most() -> None:
    state = market(tiles="grand vizier", goods={0: "3 silk", 1: "3 silk", 2: "1 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 3, 3, 1, 0)
    assert money(state) == [15, 15, 13, 10]


@rules("SROAD-5.12", "SROAD-5.13")
@pytest.mark.parametrize(
    ("shown", "gain"),
    [
        ((4, 2, 2), [5, 3, 3]),
        ((1, 0, 0), [5, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
        ((0, 1, 2), [0, 3, 5]),
        ((2, 2, 2), [5, 5, 5]),
    ],
)
def test_12_what_a_vizier_pays(shown: tuple[int, int, int], gain: list[int]) -> None:
    state = market(3, tiles="grand vizier", goods={0: "4 silk", 1: "2 silk", 2: "2 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, *shown)
    assert [after - 10 for after in money(state)] == gain
    assert at_table(state)["viziers"]["named"] == ["silk"]
    assert [goods(state, seat) for seat in range(3)] == [{"silk": 4}, {"silk": 2}, {"silk": 2}]


ALL_NAMED = {"used": 5, "named": list(GOODS), "markers": dict.fromkeys(GOODS, 1)}


@rules("SROAD-5.14", "SROAD-5.15", "SROAD-5.16")
def test_13_the_sixth_vizier() -> None:
    state = market(tiles="grand vizier", viziers=ALL_NAMED)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", *(f"name {good}" for good in GOODS)]
    play(state, "name silk")
    assert at_table(state)["viziers"]["markers"] == dict.fromkeys(GOODS, 1)
    assert supply(state, "silk") == 14
    declined = {"used": 4, "named": list(GOODS[:4]), "markers": dict.fromkeys(GOODS[:4], 1)}
    state = market(tiles="grand vizier", viziers=declined)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", "name spices"]


@rules("SROAD-5.6", "SROAD-5.19")
def test_14_given_goods_reach_the_supply_first() -> None:
    held = {0: "2 silk", 1: "7 silk", 2: "5 silk"}
    state = market(4, "khotan", tiles="trader 1 ivory for 2 silk", goods=held, seats={0: {"crooks": 1}})
    assert supply(state, "silk") == 1
    play(state, "take trader 1 ivory for 2 silk", "crook give ivory into silk", "trade")
    assert (goods(state, 0), supply(state, "silk")) == ({"silk": 3}, 0)
    assert offered(state) == ["stop"]
    assert refusal(state, "trade") == {"SROAD-5.6"}


@rules("SROAD-5.17")
def test_15_a_crook_on_a_seller() -> None:
    state = market(tiles="seller silk", goods={0: "3 jewels 2 silk"}, seats={0: {"crooks": 1}})
    play(state, "take seller silk", "crook silk into jewels")
    assert offered(state) == [f"sell {n} jewels" for n in range(4)]
    assert refusal(state, "sell 2 silk") == {"SROAD-5.1"}
    play(state, "sell 3 jewels")
    assert (money(state)[0], goods(state, 0)) == (19, {"silk": 2})
    assert at_table(state)["seats"][0]["crooks"] == 0


@rules("SROAD-5.4")
def test_16_purse_and_supply_limit_a_purchase() -> None:
    state = market(tiles="buyer silk", money={0: 5})
    play(state, "take buyer silk")
    assert offered(state) == ["buy 0 silk", "buy 1 silk", "buy 2 silk"]
    assert refusal(state, "buy 3 silk") == {"SROAD-5.4"}
    state = market(tiles="buyer silk", money={0: 5}, goods={1: "7 silk", 2: "7 silk"})
    play(state, "take buyer silk")
    assert offered(state) == ["buy 0 silk", "buy 1 silk"]
    assert refusal(state, "buy 2 silk") == {"SROAD-5.4"}


@rules("SROAD-4.1", "SROAD-4.2", "SROAD-5.3")
def test_17_printed_action_and_tile_each_start_at_one() -> None:
    state = arriving("dunhuang", tiles="buyer silk")
    play(state, "use printed", "buy 2 silk", "take buyer silk", "buy 2 silk")
    assert (money(state)[0], goods(state, 0)) == (4, {"silk": 4})
    play(state, "hand pawn to seat 1")
    assert phase(state) == "take"
    assert refusal(state, "use printed") == {"SROAD-4.2"}


@rules("SROAD-5.10")
def test_18_a_thief_at_an_empty_screen() -> None:
    state = market(tiles="thief", goods={0: "1 silk"})
    play(state, "take thief", "rob seat 2")
    assert (goods(state, 0), goods(state, 2)) == ({"silk": 1}, {})
    assert (tokens(state), phase(state)) == ([1, 0, 0, 0], "hand_on")
    assert "thief" not in tiles(state, "bactra")


@rules("SROAD-4.3", "SROAD-4.4")
def test_19_a_useless_tile_may_be_taken() -> None:
    state = market(tiles="seller spices")
    play(state, "take seller spices")
    assert offered(state) == ["sell 0 spices"]
    play(state, "sell 0 spices")
    assert "seller spices" not in tiles(state, "bactra")
    assert money(state)[0] == 10


@rules("SROAD-5.21")
def test_20_a_barterer_does_not_work_where_it_was_taken() -> None:
    def second_turn(older: int) -> list[str]:
        more = "barterer, seller silk, seller jewels, seller fruits, seller spices"
        state = table("take", 3, "merv", more, seats={0: {"barterers": older}})
        play(state, "take barterer")
        if older:
            play(state, "no barter")
        play(state, "hand pawn to seat 1")
        turn(state, "seller silk", 0)
        play(state, "take seller jewels", "sell 0 jewels")
        return offered(state)

    assert second_turn(older=1) == ["barter", "no barter"]
    assert second_turn(older=0) == ["hand pawn to seat 1", "hand pawn to seat 2"]


@rules("SROAD-5.20")
def test_21_a_fresh_crook_works_on_the_second_tile() -> None:
    state = market(4, "khotan", tiles="crook, buyer ivory", seats={0: {"barterers": 1}})
    play(state, "take crook", "barter", "take buyer ivory", "crook ivory into silk", "buy 1 silk")
    assert goods(state, 0) == {"silk": 1}


@rules("SROAD-5.7", "SROAD-5.8")
def test_22_a_special_trader_swaps_what_one_held() -> None:
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


@rules("SROAD-6.2", "SROAD-6.3", "SROAD-6.4")
def test_23_scoring() -> None:
    state = ended((23, "2 silk 1 ivory"), (24, "2 silk"), (20, "3 jewels"))
    assert state.scores() == [28, 26, 25]
    assert state.winners() == [0]


@rules("SROAD-6.5")
def test_24_shared_victory() -> None:
    state = ended((30, ""), (29, "1 silk 1 ivory"), (29, "1 silk 1 ivory"), (20, ""))
    assert state.scores() == [30, 31, 31, 20]
    assert (state.winners(), state.places()) == ([1, 2], [3, 1, 1, 4])


@rules("SROAD-2.11", "SROAD-6.1", "SROAD-3.2")
def test_25_the_last_auction() -> None:
    state = table("take", 4, "tyre", "seller silk", seats={1: {"tokens": 1}, 2: {"tokens": 1}})
    turn(state, "seller silk")
    assert (phase(state), leader(state)) == ("auction", 3)
    play(state, "bid 4", "pass", "pass", "sell pawn")
    play(state, "move antioch")
    assert state.is_terminal()
    assert money(state) == [6, 10, 10, 14]


@rules("SROAD-2.11")
def test_25_the_last_auction_may_be_left_out() -> None:
    state = table("take", 4, "tyre", "seller silk", seats={1: {"tokens": 1}, 2: {"tokens": 1}}, skip_final_auction=True)
    turn(state, "seller silk")
    assert offered(state) == ["move antioch"]
    play(state, "move antioch")
    assert state.is_terminal()


@rules("SROAD-1.6", "SROAD-1.7", "SROAD-8.2", "SROAD-8.3")
@pytest.mark.parametrize(("reverse", "barred"), [(False, ["aleppo", "tyre"]), (True, ["lanzhou", "yumen"])])
def test_26_no_crook_and_no_barterer_in_the_last_cities(reverse: bool, barred: list[str]) -> None:
    for seed in range(6):
        lying = at_table(dealt(6, seed, reverse))["tiles"]
        last = [name for city in barred for name in lying[city]]
        assert len(last) == 10
        assert not {"crook", "barterer"} & set(last)
        purple = [city for city in lying if (CITY[city]["colour"] == "orange") == reverse]
        kept = [name for city in purple for name in lying[city] if name in ("crook", "barterer")]
        assert len(kept) == 5
        assert sum(name in ("crook", "barterer") for row in lying.values() for name in row) == 10


@rules("SROAD-8.1")
def test_27_the_way_back() -> None:
    assert offered(table("move", 4, "kashgar", reverse=True)) == ["move kucha", "move yarkand"]
    assert offered(table("move", 4, "dunhuang", reverse=True)) == ["move lanzhou", "move yumen"]


@rules("SROAD-7.1", "SROAD-7.2")
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_28_goods_and_money_are_kept(players: int, reverse: bool, compiled: bool) -> None:
    """The same over ten thousand games each: `python -m tests.games.silk_road.conservation`."""
    from .conservation import check

    check(players, reverse, games=40 if compiled else 2, seed=players)
