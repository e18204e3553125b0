"""The market: section 4 of the ledger."""

import pytest

from caravansary import load_game
from tests.games.playing import at_table, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import (
    THREE,
    arriving,
    auction,
    decline,
    goods,
    leader,
    market,
    money,
    offered,
    table,
    tiles,
    tokens,
    told,
    turn,
)

SELLERS = "seller ivory, seller silk, seller jewels"


# --- the printed action


@rules("SROAD-4.1")
def test_the_mover_may_use_the_printed_action_once() -> None:
    state = arriving("merv", goods={0: "2 spices"})
    assert offered(state) == ["use printed", "decline"]
    play(state, "use printed")
    assert offered(state) == ["sell 0 spices", "sell 1 spices", "sell 2 spices"]
    play(state, "sell 2 spices")
    assert (money(state)[0], phase(state)) == (17, "take")
    assert refusal(state, "use printed") == {"SROAD-4.1", "SROAD-4.2"}


@rules("SROAD-4.1")
def test_cities_without_a_printed_action_go_straight_to_the_tiles() -> None:
    assert phase(arriving("bactra")) == "take"


@rules("SROAD-4.2")
def test_the_printed_action_comes_first_and_is_lost_when_declined() -> None:
    state = arriving("dunhuang")
    name = tiles(state, "dunhuang")[0]
    assert refusal(state, f"take {name}") == {"SROAD-4.2"}
    play(state, "decline")
    assert phase(state) == "take"
    assert refusal(state, "use printed") == {"SROAD-4.1", "SROAD-4.2"}
    assert (money(state), goods(state, 0)) == ([10] * 4, {})


@rules("SROAD-4.2")
def test_later_holders_of_the_pawn_and_second_tiles_never_get_it() -> None:
    state = arriving("merv", 3, tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 1}})
    play(state, "decline", "take seller ivory", "sell 0 ivory", "barter")
    assert phase(state) == "take"
    turn(state, "seller silk", 1)
    assert phase(state) == "take"
    turn(state, "seller jewels", 0)
    assert phase(state) == "take"  # his second turn with three players


# --- taking a tile


@rules("SROAD-4.3")
def test_a_tile_must_be_taken_whichever_one_likes() -> None:
    state = market(tiles=SELLERS)
    assert offered(state) == ["take seller ivory", "take seller silk", "take seller jewels"]
    assert refusal(state, "decline") == {"SROAD-4.3"}
    assert refusal(state, "take thief") == {"SROAD-4.3"}
    assert refusal(state, "hand pawn to seat 1") == {"SROAD-4.6"}


@rules("SROAD-4.3")
def test_tiles_alike_are_offered_once() -> None:
    state = market(tiles="seller silk, seller ivory, seller silk")
    assert offered(state) == ["take seller ivory", "take seller silk"]
    play(state, "take seller silk")
    assert tiles(state, "bactra") == ["seller ivory", "seller silk"]


@rules("SROAD-4.4")
@pytest.mark.parametrize(
    ("tile", "nothing"),
    [
        ("seller silk", ["sell 0 silk"]),
        ("buyer silk", ["buy 0 silk"]),
        ("trader 1 ivory for 2 spices", ["stop"]),
        ("special trader 4", ["stop"]),
        ("thief", ["decline"]),
        ("grand vizier", ["decline"]),
    ],
)
def test_every_action_may_be_declined_and_the_tile_is_gone(tile: str, nothing: list[str]) -> None:
    held = dict.fromkeys(range(4), "2 silk 2 ivory")
    state = market(tiles=tile, goods=held)
    play(state, f"take {tile}", *nothing)
    assert (money(state), phase(state)) == ([10] * 4, "hand_on")
    assert all(goods(state, seat) == {"ivory": 2, "silk": 2} for seat in range(4))
    assert tile not in tiles(state, "bactra")


@rules("SROAD-4.4")
def test_an_action_may_be_done_in_part() -> None:
    state = market(tiles="trader 1 ivory for 2 spices", goods={0: "2 ivory"})
    play(state, "take trader 1 ivory for 2 spices", "trade", "stop")
    assert goods(state, 0) == {"ivory": 1, "spices": 2}


@rules("SROAD-4.5")
def test_where_tiles_go() -> None:
    state = market(5, tiles="crook, barterer, thief, grand vizier", goods={1: "1 silk"})
    play(state, "take crook")
    assert seen(state, 3)["seats"][0]["crooks"] == 1  # face up: all see it
    play(state, "hand pawn to seat 1")
    turn(state, "barterer", 2)
    assert (seen(state, 3)["seats"][1]["barterers"], seen(state, 3)["seats"][1]["fresh_barterers"]) == (1, 1)
    before = {row["tile"]["face"]: row["count"] for row in seen(state, 3)["discard"]}
    turn(state, "thief", 3)
    play(state, "take grand vizier", "name silk")
    after = {row["tile"]["face"]: row["count"] for row in seen(state, 3)["discard"]}
    assert after.get("thief", 0) == before.get("thief", 0) + 1
    assert after.get("grand vizier", 0) == before.get("grand vizier", 0)  # put aside, not discarded
    assert seen(state, 3)["viziers"] == {"used": 1, "named": ["silk"], "markers": {"silk": 1}}


@rules("SROAD-4.5", "SROAD-5.17", "SROAD-5.22")
def test_spent_crooks_and_barterers_are_discarded() -> None:
    state = market(tiles="seller silk, seller ivory", seats={0: {"crooks": 1, "barterers": 1}})

    def lying(face: str) -> int:
        return sum(row["count"] for row in seen(state, 1)["discard"] if row["tile"]["face"] == face)

    before = (lying("crook"), lying("barterer"))
    play(state, "take seller silk", "crook silk into ivory", "sell 0 ivory", "barter")
    assert (lying("crook"), lying("barterer")) == (before[0] + 1, before[1] + 1)


# --- handing on


@rules("SROAD-4.6", "SROAD-4.8")
def test_one_token_and_the_pawn_goes_to_another() -> None:
    state = market(tiles=SELLERS)
    play(state, "take seller ivory", "sell 0 ivory")
    assert tokens(state) == [1, 0, 0, 0]
    assert offered(state) == ["hand pawn to seat 1", "hand pawn to seat 2", "hand pawn to seat 3"]
    assert refusal(state, "hand pawn to seat 0") == {"SROAD-4.7"}
    assert refusal(state, "hand pawn to seat 5") == {"HOUSE-1.1"}
    assert told(state, "hand pawn to seat 2") == ["hand"]
    assert (leader(state), seen(state, None)["pawn_tokens"]) == (2, 2)
    assert offered(state) == ["take seller silk", "take seller jewels"]  # no refusing
    assert refusal(state, "take seller silk", seat=0) == {"SROAD-4.6"}


@rules("SROAD-4.7")
def test_a_token_means_no_more_turns() -> None:
    state = market(5, tiles=SELLERS + ", seller fruits")
    turn(state, "seller ivory", 3)
    play(state, "take seller silk", "sell 0 silk")
    assert offered(state) == ["hand pawn to seat 1", "hand pawn to seat 2", "hand pawn to seat 4"]
    assert refusal(state, "hand pawn to seat 0") == {"SROAD-4.7"}
    assert [row["may_act"] for row in seen(state, None)["seats"]] == [False, True, True, False, True]


@rules("SROAD-4.7", "SROAD-4.11")
def test_with_three_players_two_tokens_each_and_never_to_oneself() -> None:
    state = market(3, tiles=SELLERS + ", seller fruits, seller spices")
    play(state, "take seller ivory", "sell 0 ivory")
    assert offered(state) == ["hand pawn to seat 1", "hand pawn to seat 2"]
    assert refusal(state, "hand pawn to seat 0") == {"SROAD-4.11"}
    play(state, "hand pawn to seat 1")
    turn(state, "seller silk", 0)
    turn(state, "seller jewels", 1)
    play(state, "take seller fruits")
    decline(state)
    assert (tokens(state), leader(state)) == ([2, 2, 0], 2)  # C is the only one left


@rules("SROAD-4.9", "SROAD-4.10")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_market_ends_with_the_tiles_and_the_idle_player_leads(players: int) -> None:
    state = market(players)
    rest = tiles(state, "bactra")
    for seat, name in enumerate(rest):
        turn(state, name, seat + 1)
    assert (phase(state), leader(state)) == ("auction", players - 1)


@rules("SROAD-4.10")
def test_there_is_nothing_to_ask_when_one_is_left() -> None:
    state = market(tiles=SELLERS)
    turn(state, "seller ivory", 1)
    turn(state, "seller silk", 3)
    play(state, "take seller jewels")
    assert told(state, "sell 0 jewels") == ["sell-none", "market-over", "hand"]
    assert (phase(state), leader(state)) == ("auction", 2)


@rules("SROAD-4.12")
def test_after_a_barterer_the_last_actor_chooses_who_leads() -> None:
    state = market(tiles=SELLERS, seats={0: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter")
    turn(state, "seller silk", 1)
    play(state, "take seller jewels", "sell 0 jewels")
    assert offered(state) == ["hand pawn to seat 2", "hand pawn to seat 3"]
    assert told(state, "hand pawn to seat 3") == ["market-over", "hand"]
    assert (phase(state), leader(state)) == ("auction", 3)


@rules("SROAD-4.9")
def test_no_market_in_random_games_ends_with_tiles_left() -> None:
    for players in (3, 6):
        for state, text, _ in wander(load_game("silk_road", players), 8):
            if text.startswith("move "):
                assert tiles(state, at_table(state)["caravan"]) == []


@rules("SROAD-4.13")
def test_all_tokens_lie_with_the_pawn_between_markets() -> None:
    state = table("move", 6, "bactra")
    assert seen(state, None)["pawn_tokens"] == 5


@rules("SROAD-4.10", "SROAD-4.11")
def test_with_three_the_last_actor_may_keep_the_pawn() -> None:
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
def test_with_three_whoever_has_one_token_leads() -> None:
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


@rules("SROAD-4.1", "SROAD-4.2", "SROAD-5.3")
def test_printed_action_and_tile_each_start_at_one() -> None:
    state = arriving("dunhuang", tiles="buyer silk")
    play(state, "use printed", "buy 2 silk", "take buyer silk", "buy 2 silk")
    assert (money(state)[0], goods(state, 0)) == (4, {"silk": 4})
    play(state, "hand pawn to seat 1")
    assert phase(state) == "take"
    assert refusal(state, "use printed") == {"SROAD-4.2"}


@rules("SROAD-4.3", "SROAD-4.4")
def test_a_useless_tile_may_be_taken() -> None:
    state = market(tiles="seller spices")
    play(state, "take seller spices")
    assert offered(state) == ["sell 0 spices"]
    play(state, "sell 0 spices")
    assert "seller spices" not in tiles(state, "bactra")
    assert money(state)[0] == 10


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


@rules("SROAD-4.3", "SROAD-4.4")
def test_a_tile_must_be_taken_even_a_useless_one() -> None:
    state = market(4, "bactra", "seller spices, seller silk, thief", money={0: 0})
    assert offered(state) == ["take seller silk", "take seller spices", "take thief"]
    assert "SROAD-4.3" in refusal(state, "decline")
    assert "SROAD-4.3" in refusal(state, "take crook")
    play(state, "take seller spices", "sell 0 spices", "hand pawn to seat 3")
    assert (tiles(state, "bactra"), tokens(state), leader(state)) == (["seller silk", "thief"], [1, 0, 0, 0], 3)
