"""Silk Road as a rules lawyer reads the ledger, without having seen the code: set-up, auction, printed actions, goods, end."""

from collections import Counter

import pytest

from caravansary import Refused, Rng, State, load_game
from caravansary.engine.messages import BadPosition
from tests.marks import rules

from .tables import (
    CITY,
    GOODS,
    PER_CITY,
    arriving,
    at_table,
    auction,
    backs,
    dealt,
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
    stack,
    table,
    tiles,
    tokens,
    turn,
)

MARKETS = [city for city, row in CITY.items() if row["colour"]]


def discarded(state: State) -> Counter[str]:
    """The open discard, as a spectator sees it."""
    return Counter({row["tile"]["face"]: row["count"] for row in seen(state, None)["discard"]})


# --- set-up


@rules("SROAD-1.2", "SROAD-1.3", "SROAD-1.4", "SROAD-1.8", "SROAD-1.9", "SROAD-1.10")
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_lies_on_the_table_before_the_first_bid(players: int, reverse: bool) -> None:
    state = dealt(players, 1, reverse)
    assert money(state) == [10] * players
    assert [sum(goods(state, seat).values()) for seat in range(players)] == [3] * players
    assert {city for city, lying in at_table(state)["tiles"].items() if lying} == set(MARKETS)
    for colour in ("orange", "purple"):
        cities = [city for city in MARKETS if backs(city, reverse) == colour]
        assert [len(tiles(state, city)) for city in cities] == [PER_CITY[players]] * 9
        lying = Counter(name for city in cities for name in tiles(state, city))
        assert lying <= stack(colour)
        assert (stack(colour) - lying).total() == {3: 0, 4: 18, 5: 9, 6: 0}[players]
    view = seen(state, None)
    assert (view["pawn"], view["pawn_tokens"]) == (leader(state), {3: 5, 4: 3, 5: 4, 6: 5}[players])
    assert view["caravan"] == ("antioch" if reverse else "changan")
    assert (phase(state), state.pending()) == ("auction", [(leader(state) + 1) % players])


@rules("SROAD-1.6", "SROAD-1.7", "SROAD-8.3")
@pytest.mark.parametrize(("reverse", "barred"), [(False, {"aleppo", "tyre"}), (True, {"lanzhou", "yumen"})])
def test_only_the_last_two_cities_are_barred_to_crooks_and_barterers(reverse: bool, barred: set[str]) -> None:
    found: set[str] = set()
    for seed in range(40):
        state = dealt(3, seed, reverse)
        found |= {city for city in MARKETS if {"crook", "barterer"} & set(tiles(state, city))}
    assert found == set(MARKETS) - barred


@rules("SROAD-1.7")
def test_the_barred_cities_are_dealt_first_and_the_rest_knows_no_bar() -> None:
    state = load_game("silk_road", 6, None).new_initial_state()
    rng = Rng(3, "bar")
    left = stack("purple") - Counter({"crook": 3, "barterer": 2})
    purple = 0
    while phase(state) == "deal":
        weights = {state.game.action_to_string(a).removeprefix("deal "): w for a, w in state.chance_outcomes()}
        action = int(state.sample_chance(rng))
        before = at_table(state)["tiles"]
        state.apply_action(action)
        changed = [city for city, row in at_table(state)["tiles"].items() if row != before.get(city, [])]
        if CITY[changed[0]]["colour"] == "purple":
            assert weights == +left  # each tile that may lie here is equally likely
            assert (changed[0] in {"aleppo", "tyre"}) == (purple < 10)
            left[state.game.action_to_string(action).removeprefix("deal ")] -= 1
            purple += 1
            if purple == 10:
                left += Counter({"crook": 3, "barterer": 2})
    assert purple == 45


@rules("SROAD-1.2", "SROAD-7.1")
def test_three_goods_come_from_the_same_bag_of_75() -> None:
    state = load_game("silk_road", 3, None).new_initial_state()
    while phase(state) == "deal":
        state.apply_action(int(state.sample_chance(Rng(1, "bag"))))
    for drawn in range(9):
        weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
        assert weights.get("draw silk", 0) == 15 - drawn
        assert sum(weights.values()) == 75 - drawn
        play(state, "draw silk")
    assert [goods(state, seat) for seat in range(3)] == [{"silk": 3}] * 3
    assert [weight for _, weight in state.chance_outcomes()] == [1, 1, 1]  # the leader: each player alike


@rules("SROAD-1.6")
def test_a_table_with_a_crook_in_tyre_is_refused() -> None:
    position = at_table(dealt(6, 1))
    city = next(city for city in MARKETS if backs(city) == "purple" and "crook" in position["tiles"][city])
    position["tiles"][city].remove("crook")
    position["tiles"][city].append(position["tiles"]["tyre"].pop())
    position["tiles"]["tyre"].append("crook")
    with pytest.raises(BadPosition):
        load_game("silk_road", 6, None).from_position(position)


# --- the auction


@rules("SROAD-2.2", "SROAD-2.3", "SROAD-1.11")
def test_one_round_of_bids_that_starts_left_of_the_leader_and_leaves_him_out() -> None:
    state = auction(5, leader=3)
    asked = []
    for text in ("bid 1", "bid 2", "pass", "bid 3"):
        asked += state.pending()
        play(state, text)
    assert asked == [4, 0, 1, 2]
    assert (phase(state), state.pending()) == ("settle", [3])  # who was outbid has no second chance


@rules("SROAD-2.3", "SROAD-2.4", "SROAD-2.5")
def test_a_bid_beats_the_last_one_and_stays_within_the_purse() -> None:
    state = auction(4, money={1: 5, 2: 5, 3: 6})
    assert offered(state) == ["pass", *(f"bid {n}" for n in range(1, 6))]
    assert "SROAD-2.5" in refusal(state, "bid 6")
    play(state, "bid 5")
    assert offered(state) == ["pass"]
    assert "SROAD-2.3" in refusal(state, "bid 5")
    play(state, "pass")
    assert offered(state) == ["pass", "bid 6"]
    with pytest.raises(Refused):
        state.game.string_to_action("bid 0")


@rules("SROAD-2.3", "SROAD-7.4")
def test_a_player_without_money_is_asked_all_the_same() -> None:
    state = auction(4, money={1: 0, 2: 0, 3: 0})
    for seat in (1, 2, 3):
        assert (state.pending(), offered(state)) == ([seat], ["pass"])
        play(state, "pass")
    assert (phase(state), state.pending()) == ("move", [0])


@rules("SROAD-2.2")
def test_nobody_bids_out_of_turn_and_the_leader_never() -> None:
    state = auction(4)
    for seat in (0, 2, 3):
        assert "SROAD-2.2" in refusal(state, "bid 1", seat)
        assert offered(state, seat) == []


@rules("SROAD-2.7", "SROAD-2.8")
def test_a_leader_may_pay_his_last_coin_but_not_more() -> None:
    state = auction(4, money={0: 5})
    play(state, "bid 5", "pass", "pass")
    assert offered(state) == ["sell pawn", "pay bid"]
    play(state, "pay bid")
    assert (money(state), leader(state)) == ([0, 15, 10, 10], 0)
    state = auction(4, money={0: 4})
    play(state, "bid 5", "pass", "pass")
    assert offered(state) == ["sell pawn"]
    assert "SROAD-2.8" in refusal(state, "pay bid")


@rules("SROAD-2.8", "SROAD-7.4")
def test_a_forced_sale_looks_like_a_free_one() -> None:
    seen_by_others = []
    for purse in (0, 50):
        state = auction(4, money={0: purse})
        state.recording = True
        play(state, "bid 5", "pass", "pass")
        before = state.events_for(2), seen(state, 2), seen(state, None)
        play(state, "sell pawn")
        seen_by_others.append((before, state.events_for(2), seen(state, 2), seen(state, None)))
    assert seen_by_others[0] == seen_by_others[1]


@rules("SROAD-2.11", "SROAD-6.1", "SROAD-3.2")
@pytest.mark.parametrize(("reverse", "here", "end"), [(False, "aleppo", "antioch"), (True, "yumen", "changan")])
def test_the_last_auction_is_paid_before_the_game_ends_on_arrival(reverse: bool, here: str, end: str) -> None:
    for skip in (False, True):
        two = {1: {"tokens": 1}, 2: {"tokens": 1}}
        state = table("take", 4, here, "seller silk", seats=two, reverse=reverse, skip_final_auction=skip)
        turn(state, "seller silk")
        assert leader(state) == 3
        if not skip:
            play(state, "bid 4", "pass", "pass", "pay bid")
            assert money(state) == [14, 10, 10, 6]
        assert offered(state) == [f"move {end}"]
        play(state, f"move {end}")
        assert state.is_terminal()
        assert state.scores() == ([10] * 4 if skip else [14, 10, 10, 6])


# --- the move and the printed action


@rules("SROAD-3.1", "SROAD-3.3")
def test_the_caravan_follows_an_arrow() -> None:
    state = table("move", 4, "kashgar", leader=2)
    assert offered(state) == ["move samarkand", "move bactra"]
    for wrong in ("move kashgar", "move kucha", "move merv", "move antioch"):
        assert "SROAD-3.1" in refusal(state, wrong)
    assert offered(table("move", 4, "bactra")) == ["move merv"]


@rules("SROAD-4.1", "SROAD-4.2", "SROAD-2.7", "SROAD-5.3")
def test_who_buys_the_pawn_gets_the_bonus_first_at_prices_of_its_own() -> None:
    state = auction(4, "lanzhou")
    position = at_table(state)
    here = next(city for city, lying in position["tiles"].items() if "buyer silk" in lying)
    position["tiles"]["dunhuang"], position["tiles"][here] = position["tiles"][here], position["tiles"]["dunhuang"]
    state = state.game.from_position(position)
    play(state, "bid 4", "pass", "pass", "sell pawn", "move dunhuang")
    assert (phase(state), state.pending()) == ("printed", [1])
    play(state, "use printed")
    assert offered(state) == [f"buy {n} silk" for n in range(4)]  # 6 left of 10
    play(state, "buy 2 silk", "take buyer silk")
    assert offered(state) == [f"buy {n} silk" for n in range(3)]  # 3 left, 2 cost 3 again
    play(state, "buy 2 silk", "hand pawn to seat 0")
    assert (money(state)[1], goods(state, 1)) == (0, {"silk": 4})
    assert (phase(state), state.pending()) == ("take", [0])


@rules("SROAD-4.2")
def test_no_tile_is_taken_before_the_bonus_is_decided() -> None:
    state = arriving("merv", 4, "thief")
    assert offered(state) == ["use printed", "decline"]
    assert "SROAD-4.2" in refusal(state, "take thief")  # not 4.3, by which he must take one


@rules("SROAD-4.2")
def test_a_declined_bonus_never_comes_back() -> None:
    state = arriving("merv", 3, "barterer, thief", goods={0: "3 spices"}, seats={0: {"barterers": 1}})
    play(state, "decline")
    assert (phase(state), "use printed" in offered(state)) == ("take", False)
    play(state, "take barterer", "barter")
    assert phase(state) == "take"  # the second tile, not the bonus
    play(state, "take thief", "decline", "hand pawn to seat 1")
    turn(state, tiles(state, "merv")[0], to=0)
    assert (phase(state), state.pending()) == ("take", [0])  # a second turn, and still no bonus


@rules("SROAD-5.18", "SROAD-5.17", "SROAD-4.5")
def test_a_crook_changes_the_printed_action_and_nothing_after_it() -> None:
    state = arriving("susia", 4, "seller ivory", goods={0: "3 jewels 1 ivory"}, seats={0: {"crooks": 1}})
    thrown = discarded(state)
    play(state, "use printed")
    assert offered(state) == ["no crook", *(f"crook ivory into {good}" for good in GOODS if good != "ivory")]
    play(state, "crook ivory into jewels", "sell 2 jewels", "take seller ivory")
    assert offered(state) == ["sell 0 ivory", "sell 1 ivory"]
    play(state, "sell 1 ivory")
    assert (money(state)[0], goods(state, 0)) == (10 + 7 + 4, {"jewels": 1})
    assert discarded(state) - thrown == {"crook": 1, "seller ivory": 1}


# --- taking tiles, sellers, buyers, traders


@rules("SROAD-4.3", "SROAD-4.4")
def test_a_tile_must_be_taken_even_a_useless_one() -> None:
    state = market(4, "bactra", "seller spices, seller silk, thief", money={0: 0})
    assert offered(state) == ["take seller silk", "take seller spices", "take thief"]
    assert "SROAD-4.3" in refusal(state, "decline")
    assert "SROAD-4.3" in refusal(state, "take crook")
    play(state, "take seller spices", "sell 0 spices", "hand pawn to seat 3")
    assert (tiles(state, "bactra"), tokens(state), leader(state)) == (["seller silk", "thief"], [1, 0, 0, 0], 3)


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


@rules("SROAD-5.19", "SROAD-5.20")
def test_two_crooks_change_two_printed_symbols_not_one_twice() -> None:
    face = "trader 1 ivory for 1 jewels 1 fruits"
    state = market(4, "kucha", face, goods={0: "2 ivory"}, seats={0: {"crooks": 2}})
    play(state, f"take {face}", "crook get jewels into fruits")
    assert "SROAD-5.19" in refusal(state, "crook get jewels into silk")
    play(state, "crook get fruits into spices", "trade", "trade")  # the printed fruits, not those that were jewels
    assert goods(state, 0) == {"fruits": 2, "spices": 2}


@rules("SROAD-5.17", "SROAD-4.5")
def test_a_crook_is_spent_even_for_nothing_and_one_symbol_takes_one() -> None:
    state = market(4, "bactra", "seller silk", goods={0: "2 silk"}, seats={0: {"crooks": 2}})
    thrown = discarded(state)
    play(state, "take seller silk", "crook silk into ivory")
    assert offered(state) == ["sell 0 ivory"]  # no second Crook, no silk
    play(state, "sell 0 ivory")
    assert (seen(state, 1)["seats"][0]["crooks"], goods(state, 0), money(state)[0]) == (1, {"silk": 2}, 10)
    assert discarded(state) - thrown == {"crook": 1, "seller silk": 1}


@rules("SROAD-5.9", "SROAD-7.3", "SROAD-7.4")
def test_a_thief_draws_blindly_and_only_two_know_what() -> None:
    views = []
    for good in ("silk", "ivory"):
        state = market(4, "bactra", "thief", goods={0: "1 spices", 2: "3 silk 1 ivory"})
        play(state, "take thief")
        assert offered(state) == ["decline", "rob seat 1", "rob seat 2", "rob seat 3"]
        assert "SROAD-5.9" in refusal(state, "rob seat 0")
        state.recording = True
        play(state, "rob seat 2")
        weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
        assert weights == {"steal ivory": 1, "steal silk": 3}
        play(state, f"steal {good}")
        assert goods(state, 0) == {"spices": 1, good: 1}
        assert seen(state, 2)["seats"][2]["goods"][good] == (2 if good == "silk" else 0)
        views.append([(seen(state, who), state.events_for(who)) for who in (1, 3, None)])
    assert views[0] == views[1]


# --- the end


@rules("SROAD-6.1", "SROAD-3.2", "SROAD-5.25")
def test_arrival_ends_everything_at_once_and_kept_tiles_count_nothing() -> None:
    state = table("move", 3, "aleppo", seats={1: {"crooks": 2, "barterers": 3}}, money={2: 11})
    play(state, "move antioch")
    assert (state.is_terminal(), state.pending(), state.legal_actions(0)) == (True, [], [])
    assert (state.scores(), state.winners()) == ([10, 10, 11], [2])
    assert refusal(state, "pass", 0) == {"HOUSE-1.4"}


@rules("SROAD-6.2", "SROAD-6.3", "SROAD-6.4", "SROAD-6.5")
@pytest.mark.parametrize(
    ("sheets", "points", "places"),
    [
        ([(0, ""), (0, ""), (0, "")], [0, 0, 0], [1, 1, 1]),  # most of nothing is not most
        ([(0, "1 ivory"), (2, ""), (3, "")], [3, 2, 3], [1, 3, 1]),
        ([(5, "2 silk"), (5, "2 silk"), (5, "1 silk")], [7, 7, 6], [1, 1, 3]),  # a tie gives it to nobody below either
        ([(1, "4 silk"), (1, "3 silk 1 jewels"), (1, "1 jewels 1 fruits 1 spices")], [7, 5, 8], [2, 3, 1]),
        ([(9, ""), (9, ""), (1, "5 ivory 1 spices"), (3, "1 spices")], [9, 9, 9, 4], [1, 1, 1, 4]),
    ],
)
def test_the_score_sheet(sheets: list[tuple[int, str]], points: list[int], places: list[int]) -> None:
    state = ended(*sheets)
    assert (state.scores(), state.places()) == (points, places)
    assert state.winners() == [seat for seat, place in enumerate(places) if place == 1]
    assert [sum(line.points for line in sheet) for sheet in state.breakdown()] == points
