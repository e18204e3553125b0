"""Who leads, and the move: sections 2 and 3 of the ledger."""

import pytest

from caravansary import Refused, load_game
from tests.games.playing import at_table, phase, play, refusal, seen, wander
from tests.marks import rules

from .tables import arriving, auction, leader, market, money, offered, table, tokens, told, turn


@rules("SROAD-2.1")
def test_a_round_is_auction_move_market() -> None:
    expected = {"auction": {"auction", "settle", "move"}, "settle": {"move"}, "move": {"take", "printed", "over"}}
    for state, text, seat in wander(load_game("silk_road", 4), 3):
        before = phase(state)
        if seat >= 0 and before in expected:
            after = state.clone()
            after.apply_action(after.game.string_to_action(text), seat)
            assert phase(after) in expected[before]


@rules("SROAD-2.1", "SROAD-1.10")
def test_the_first_round_opens_with_an_auction() -> None:
    for state, text, _ in wander(load_game("silk_road", 5), 1):
        if text.startswith("leader"):
            play(state, text)
            assert phase(state) == "auction"
            assert at_table(state)["round"] == 1
            return


@rules("SROAD-2.2", "SROAD-1.11")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_bidding_goes_once_round_from_the_leaders_left(first: int) -> None:
    state = auction(leader=first)
    order = []
    while phase(state) == "auction":
        order.append(int(state.current_player()))
        play(state, "pass")
    assert order == [(first + k) % 4 for k in (1, 2, 3)]
    assert phase(state) == "move"


@rules("SROAD-2.2")
def test_the_leader_does_not_bid() -> None:
    state = auction()
    assert offered(state, 0) == []
    assert refusal(state, "bid 3", seat=0) == {"SROAD-2.2"}
    assert refusal(state, "bid 3", seat=2) == {"SROAD-2.2"}  # not yet his turn


@rules("SROAD-2.3")
def test_one_chance_each() -> None:
    state = auction()
    play(state, "bid 2")
    assert refusal(state, "bid 3", seat=1) == {"SROAD-2.3"}


@rules("SROAD-2.3")
def test_a_bid_must_be_higher_than_the_highest() -> None:
    state = auction()
    play(state, "bid 5", "pass")
    assert offered(state) == ["pass", "bid 6", "bid 7", "bid 8", "bid 9", "bid 10"]
    assert refusal(state, "bid 5") == {"SROAD-2.3"}
    assert refusal(state, "bid 1") == {"SROAD-2.3"}


@rules("SROAD-2.4")
def test_the_smallest_bid_is_one() -> None:
    state = auction(money={1: 3})
    assert offered(state) == ["pass", "bid 1", "bid 2", "bid 3"]


@rules("SROAD-2.5")
def test_nobody_bids_more_than_his_money() -> None:
    state = auction(money={1: 3})
    assert refusal(state, "bid 4") == {"SROAD-2.5"}
    assert offered(auction(money={1: 0})) == ["pass"]


@rules("SROAD-2.5")
def test_who_can_only_pass_is_asked_all_the_same() -> None:
    """An automatic pass would show an empty purse."""
    state = auction(money={2: 0})
    play(state, "bid 1")
    assert (state.current_player(), offered(state)) == (2, ["pass"])


@rules("SROAD-2.6")
def test_all_pass_keeps_the_leader_and_the_tokens() -> None:
    state = auction(leader=2)
    play(state, "pass", "pass")
    assert told(state, "pass") == ["pass", "all-passed"]
    assert (leader(state), money(state), seen(state, None)["pawn_tokens"]) == (2, [10] * 4, 3)


@rules("SROAD-2.7")
def test_sell_and_pay_are_opposite() -> None:
    for choice, after in (("sell pawn", [16, 10, 4, 10]), ("pay bid", [4, 10, 16, 10])):
        state = auction()
        play(state, "bid 2", "bid 6", "pass")
        assert (state.current_player(), offered(state)) == (0, ["sell pawn", "pay bid"])
        play(state, choice)
        assert money(state) == after
        assert leader(state) == (2 if choice == "sell pawn" else 0)


@rules("SROAD-2.8", "SROAD-7.4")
def test_a_forced_sale_looks_like_a_free_one() -> None:
    def others_see(purse: int) -> list[object]:
        state = auction(money={0: purse})
        play(state, "bid 5", "pass", "pass")
        before = [state.view(seat) for seat in (1, 2, 3, None)]
        assert ("pay bid" in offered(state)) == (purse >= 5)
        state.recording = True
        play(state, "sell pawn")
        after = [state.view(seat) for seat in (1, 2, 3, None)]
        return [before, after, *([list(event) for event in state.events_for(seat)] for seat in (1, 2))]

    assert others_see(0) == others_see(3) == others_see(9) == others_see(50)


@rules("SROAD-2.9")
def test_losing_bids_cost_nothing() -> None:
    state = auction()
    play(state, "bid 2", "bid 3", "bid 4", "sell pawn")
    assert money(state) == [14, 10, 10, 6]


@rules("SROAD-2.10")
def test_an_auction_moves_money_alone() -> None:
    state = auction(goods={0: "1 silk", 1: "2 ivory"}, seats={1: {"crooks": 1}})
    before = at_table(state)
    play(state, "bid 7", "pass", "pass", "sell pawn")
    after = at_table(state)
    for seat in range(4):
        assert {k: v for k, v in after["seats"][seat].items() if k not in ("money", "bid")} == {
            k: v for k, v in before["seats"][seat].items() if k not in ("money", "bid")
        }
    assert after["tiles"] == before["tiles"]
    assert sum(money(state)) == 40


@rules("SROAD-2.11")
def test_an_auction_in_every_round() -> None:
    for state, text, _ in wander(load_game("silk_road", 4), 5):
        if text.startswith("move "):
            rounds = at_table(state)["round"]
            bids = [row["bid"] for row in at_table(state)["seats"]]
            assert sum(bid is not None for bid in bids) == 3, rounds


@rules("SROAD-2.11")
def test_only_the_forced_move_to_the_end_is_without_auction_by_option() -> None:
    skipped = []
    for state, text, _ in wander(load_game("silk_road", 4, None, skip_final_auction=True), 5):
        if text.startswith("move "):
            bids = [row["bid"] for row in at_table(state)["seats"]]
            if sum(bid is not None for bid in bids) == 0:
                skipped.append(text)
    assert skipped == ["move antioch"]


# --- the move


@rules("SROAD-3.1")
def test_the_caravan_follows_one_arrow() -> None:
    state = table("move", 4, "yumen")
    assert offered(state) == ["move dunhuang", "move turfan"]
    assert refusal(state, "move yumen") == {"SROAD-3.1"}
    assert refusal(state, "move changan") == {"SROAD-3.1"}
    assert refusal(state, "move kashgar") == {"SROAD-3.1"}
    play(state, "move turfan")
    assert at_table(state)["caravan"] == "turfan"
    assert seen(state, None)["path"] == ["yumen", "turfan"]


@rules("SROAD-3.1")
def test_a_single_arrow_is_followed_too() -> None:
    state = table("move", 4, "lanzhou")
    assert offered(state) == ["move dunhuang"]
    assert refusal(state, "pass") == {"SROAD-2.1"}


@rules("SROAD-3.1")
def test_the_leader_moves() -> None:
    state = auction(leader=1)
    play(state, "pass", "bid 3", "pass", "sell pawn")
    assert state.current_player() == 3
    assert refusal(state, "move yumen", seat=1) == {"SROAD-3.1"}


@rules("SROAD-3.2", "SROAD-6.1")
def test_the_end_city_ends_the_game_without_market() -> None:
    state = table("move", 4, "aleppo", leader=2)
    play(state, "move antioch")
    assert state.is_terminal()
    assert state.end_reason() == "arrived"
    assert offered(state, 2) == []


@rules("SROAD-4.13", "SROAD-2.1")
def test_tokens_come_back_for_the_next_round() -> None:
    state = market(tiles="seller ivory, seller silk, seller jewels")
    turn(state, "seller ivory", 1)
    turn(state, "seller silk", 2)
    assert tokens(state) == [1, 1, 0, 0]
    turn(state, "seller jewels")
    assert (phase(state), leader(state), tokens(state)) == ("auction", 3, [0, 0, 0, 0])
    assert seen(state, None)["pawn_tokens"] == 3


def test_the_money_of_an_auction_can_be_spent_at_once() -> None:
    """R24."""
    state = arriving("dunhuang", tiles="buyer silk", money={0: 20})
    play(state, "use printed", "buy 5 silk")
    assert money(state)[0] == 6


@rules("SROAD-2.5", "SROAD-2.7", "SROAD-2.8")
def test_a_poor_leader_must_sell() -> None:
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
def test_a_leader_may_pay() -> None:
    state = auction(money={0: 7, 3: 4})
    play(state, "bid 3", "pass", "bid 4", "pay bid")
    assert money(state) == [3, 10, 10, 8]
    assert leader(state) == 0


@rules("SROAD-2.3", "SROAD-2.5")
def test_bids_rise_and_are_covered() -> None:
    state = auction(money={2: 5, 3: 6})
    play(state, "bid 5")
    assert offered(state) == ["pass"]
    play(state, "pass")
    assert offered(state) == ["pass", "bid 6"]


@rules("SROAD-2.6")
def test_all_pass() -> None:
    state = auction()
    play(state, "pass", "pass", "pass")
    assert money(state) == [10, 10, 10, 10]
    assert (leader(state), phase(state)) == (0, "move")


@rules("SROAD-2.11", "SROAD-6.1", "SROAD-3.2")
def test_the_last_auction() -> None:
    state = table("take", 4, "tyre", "seller silk", seats={1: {"tokens": 1}, 2: {"tokens": 1}})
    turn(state, "seller silk")
    assert (phase(state), leader(state)) == ("auction", 3)
    play(state, "bid 4", "pass", "pass", "sell pawn")
    play(state, "move antioch")
    assert state.is_terminal()
    assert money(state) == [6, 10, 10, 14]


@rules("SROAD-2.11")
def test_the_last_auction_may_be_left_out() -> None:
    state = table("take", 4, "tyre", "seller silk", seats={1: {"tokens": 1}, 2: {"tokens": 1}}, skip_final_auction=True)
    turn(state, "seller silk")
    assert offered(state) == ["move antioch"]
    play(state, "move antioch")
    assert state.is_terminal()


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


@rules("SROAD-3.1", "SROAD-3.3")
def test_the_caravan_follows_an_arrow() -> None:
    state = table("move", 4, "kashgar", leader=2)
    assert offered(state) == ["move samarkand", "move bactra"]
    for wrong in ("move kashgar", "move kucha", "move merv", "move antioch"):
        assert "SROAD-3.1" in refusal(state, wrong)
    assert offered(table("move", 4, "bactra")) == ["move merv"]
