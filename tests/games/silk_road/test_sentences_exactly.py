"""Particular sentences at the table: what is asked, what a choice will do and why not, with the rules that say so."""

import re
from collections.abc import Iterator

import pytest

from caravansary import Message, Refused, State, load_game
from caravansary.words import say
from tests.games.playing import names, phase, play, verdict
from tests.marks import rules

from .tables import arriving, auction, market, table

WHO = ("Ana", "Bea", "Carl", "Dora", "Eli", "Fay")


def english(message: Message) -> str:
    return say(message, "en", WHO)


def asked(state: State, seat: int | None = None) -> str:
    """What is asked of a seat, in English."""
    return english(state.prompt(int(state.current_player()) if seat is None else seat))


def lines(*situations: tuple[State, str, str, set[str]]) -> Iterator[tuple[str, str, set[str], set[str]]]:
    """What is said of an action and by which rules, beside what ought to be."""
    for state, text, expected, quoted in situations:
        told = verdict(state, text)
        yield english(told.message), expected, {rule.removeprefix("SROAD-") for rule in told.rules}, quoted


def check(*situations: tuple[State, str, str, set[str]]) -> None:
    for text, expected, quotes, quoted in lines(*situations):
        assert text == expected
        assert quotes == quoted, text


@rules("SROAD-5.4")
def test_purse_or_bag_whichever_is_the_limit_of_a_purchase() -> None:
    def buying(money: int, others: str) -> State:
        state = market(tiles="buyer silk", money={0: money}, goods={1: others})
        play(state, "take buyer silk")
        return state

    assert asked(buying(20, "15 silk")) == "The bag holds no silk: there is nothing to buy."
    assert asked(buying(0, "15 silk")) == "You have no silver and can buy no silk."
    assert asked(buying(0, "")) == "You have no silver and can buy no silk."  # nothing is told of the bag (R19)
    assert asked(buying(20, "13 silk")) == (
        "How many tokens of silk do you buy? The bag holds only 2; you have 20 silver."
    )
    assert asked(buying(5, "")) == "How many tokens of silk do you buy? You can buy up to 2 with your 5 silver."
    check(
        (buying(20, "15 silk"), "buy 0 silk", "Buy no silk.", {"4.4", "5.4"}),
        (buying(20, "14 silk"), "buy 2 silk", "The bag holds only 1 token of silk.", {"5.4"}),
        (buying(20, ""), "buy 0 silk", "Buy no silk.", {"4.4"}),
    )


@rules("SROAD-5.5", "SROAD-5.6")
def test_a_trader_is_promised_what_ones_goods_allow() -> None:
    def trading(mine: str, others: str = "") -> State:
        state = market(tiles="trader 1 ivory for 2 spices", goods={0: mine, 1: others})
        play(state, "take trader 1 ivory for 2 spices")
        return state

    assert asked(trading("1 silk")) == "You do not have 1 ivory to exchange: you can only stop."
    assert asked(trading("2 ivory", "14 spices")) == (
        "The bag does not hold 2 spices, and an exchange must be made in full: you can only stop."
    )
    assert asked(trading("1 ivory")) == "Exchange 1 ivory for 2 spices? Your goods are enough for one exchange."
    twice = trading("3 ivory")
    assert asked(twice) == ("Exchange 1 ivory for 2 spices? You may do it up to 2 times, if the bag holds enough.")
    play(twice, "trade")
    assert asked(twice) == "Exchange 1 ivory for 2 spices once more?"
    check(
        (trading("1 silk"), "stop", "Stop here.", {"5.6"}),
        (trading("1 ivory"), "stop", "Stop here.", {"4.4"}),
        (trading("1 silk"), "trade", "You do not have 1 ivory to give.", {"5.6"}),
    )


@rules("SROAD-2.8")
def test_a_leader_who_must_sell_is_not_asked_to_choose() -> None:
    state = auction(money={0: 2, 3: 4})
    play(state, "pass", "pass", "bid 4")
    assert asked(state) == "You have 2 silver and cannot pay 4 to keep the leader pawn: sell it to Dora."
    check((state, "sell pawn", "Sell the leader pawn: Dora pays you 4 silver and leads.", {"2.7", "2.8"}))
    state = auction(money={0: 4, 3: 4})
    play(state, "pass", "pass", "bid 4")
    assert asked(state) == "Sell the leader pawn to Dora for 4 silver, or pay Dora the same sum to keep it?"
    check((state, "sell pawn", "Sell the leader pawn: Dora pays you 4 silver and leads.", {"2.7"}))


@rules("SROAD-4.1", "SROAD-4.2")
def test_why_there_is_no_bonus_now() -> None:
    over = "You have used the bonus of Merv or gone without it; it does not come again."
    used, declined = arriving("merv", goods={0: "1 spices"}), arriving("merv")
    play(used, "use printed")
    check((used, "use printed", "You are using the bonus of Merv already, and it comes only once.", {"4.1"}))
    play(used, "sell 1 spices")
    play(declined, "decline")
    check((used, "use printed", over, {"4.1", "4.2"}), (declined, "use printed", over, {"4.1", "4.2"}))
    play(declined, sorted(names(declined))[0])
    while phase(declined) != "hand_on":
        play(declined, next(name for name in sorted(names(declined)) if re.search(r" 0 |no |stop|decline", name)))
    check((declined, "use printed", over, {"4.1", "4.2"}))
    play(declined, "hand pawn to seat 2")
    others = "The bonus of Merv was only for the one who moved the caravan here, before the first tile."
    check(
        (declined, "use printed", others, {"4.2"}),
        (arriving("bactra"), "use printed", "There is no bonus in Bactra.", {"4.1"}),
        (
            table("move", city="bactra"),
            "use printed",
            "A city’s bonus is used when you have just moved the caravan there, before you take a tile.",
            {"4.1", "4.2"},
        ),
    )


@rules("SROAD-4.2", "SROAD-4.3")
def test_a_tile_that_does_not_lie_here_is_not_promised_after_the_bonus() -> None:
    state = arriving("merv", tiles="thief, seller silk, seller ivory")
    check(
        (state, "take thief", "Decide about the city’s bonus first; then you take a tile.", {"4.2"}),
        (state, "take grand vizier", "In Merv there is no such tile: a Grand Vizier.", {"4.3"}),
    )


@rules("SROAD-5.15", "SROAD-5.14", "SROAD-5.11")
def test_a_good_can_be_asked_for_again_when_all_five_have_been() -> None:
    state = market(tiles="grand vizier")
    play(state, "take grand vizier")
    check(
        (
            state,
            "name silk",
            "Ask for silk. Everybody shows at once: 5 silver for the most, 3 for the second most. "
            "It can be asked for again only after all five goods have been.",
            {"5.11", "5.14", "5.15"},
        )
    )
    play(state, "name silk")
    check((state, "name jewels", "The Grand Vizier has asked for silk; now it is shown.", {"5.11"}))
    assert asked(state) == "You have no silk to show to the Vizier."


@rules("SROAD-5.24")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_barterer_takes_a_turn_from_the_market_however_many_play(players: int) -> None:
    state = market(players, tiles="seller silk", seats={0: {"barterers": 1}})
    play(state, "take seller silk", "sell 0 silk")
    said = "Spend a Barterer and take a second tile. This market will have one turn fewer."
    check((state, "barter", said, {"5.22", "5.24"}), (state, "no barter", "Keep the Barterer.", {"5.23"}))


@rules("SROAD-5.21", "SROAD-5.22", "SROAD-5.23")
def test_why_there_is_no_second_tile_now() -> None:
    late = "A Barterer is used right after your first tile; this turn is over."
    soon = "A Barterer is used right after your first tile, while another one lies in the city."
    state = market(tiles="seller silk, seller jewels", seats={0: {"barterers": 2}})
    check((state, "barter", soon, {"5.23"}))
    play(state, "take seller silk", "sell 0 silk", "barter")
    check((state, "barter", "One Barterer is all you may use in one turn.", {"5.23"}))
    play(state, "take seller jewels")
    check((state, "barter", "One Barterer is all you may use in one turn.", {"5.23"}))
    play(state, "sell 0 jewels")
    check((state, "barter", late, {"5.23"}))
    last = table("take", city="bactra", tiles="thief", seats={0: {"barterers": 1}, 2: {"tokens": 1}, 3: {"tokens": 1}})
    none = "A Barterer needs another tile to take, and none is left in Bactra for that."
    check((last, "barter", none, {"5.23"}))


@rules("SROAD-5.8")
def test_the_first_swap_is_not_one_more() -> None:
    state = market(tiles="special trader 4", goods={0: "1 silk"})
    play(state, "take special trader 4")
    assert asked(state) == "Swap one of your goods for another, or stop."
    state = market(tiles="special trader 2", goods={0: "3 silk"})
    play(state, "take special trader 2")
    assert asked(state) == "Swap up to 2 of your goods for others, one by one, or stop."
    play(state, "swap silk for ivory")
    assert asked(state) == "Swap one more of your goods for another, or stop."


@rules("SROAD-2.1", "SROAD-2.2", "SROAD-2.7")
def test_selling_or_paying_is_still_the_auction() -> None:
    state = auction(money={1: 4})
    play(state, "bid 4")
    check((state, "pay bid", "When everybody has had a chance to bid, Ana answers the highest bid.", {"2.7"}))
    play(state, "pass", "pass")
    check((state, "bid 9", "The bidding is over: now you answer the highest bid.", {"2.2", "2.7"}))
    play(state, "sell pawn")
    check((state, "bid 9", "There is no auction now.", {"2.1"}))


@rules("SROAD-2.4", "SROAD-2.5")
@pytest.mark.parametrize("text", ["bid 0", "bid 100", "bid -3", "bid 2.5", "bid 99999999999999999999", "  bid   0 "])
def test_a_bid_that_nobody_may_make(text: str) -> None:
    with pytest.raises(Refused) as refused:
        load_game("silk_road").string_to_action(text)
    told = refused.value.verdict
    assert told.rules == ("SROAD-2.4",)
    assert english(told.message) == "A bid is a whole number of silver from 1 to 99. To bid nothing, pass."


@pytest.mark.parametrize("text", ["bid", "bid x", "bid 3 4", "bid ٣", "bid 1e1", "bid " + "9" * 500])
def test_what_is_no_number_is_no_bid(text: str) -> None:
    with pytest.raises(Refused) as refused:
        load_game("silk_road").string_to_action(text)
    assert refused.value.verdict.rules == ("HOUSE-1.2",)


def test_a_bid_is_understood_however_it_is_typed() -> None:
    game = load_game("silk_road")
    assert game.string_to_action(" bid 007 ") == game.string_to_action("bid 7")


@rules("SROAD-2.3", "SROAD-2.5")
def test_who_can_only_pass_is_told_why() -> None:
    state = auction(money={1: 0, 2: 3, 3: 3})
    assert asked(state) == "You have no silver to bid: you can only pass."
    play(state, "pass", "bid 3")
    assert asked(state) == "You have 3 silver and cannot beat Carl’s bid of 3: you can only pass."
    check((state, "bid 4", "You have only 3 silver, and you cannot bid more than you have.", {"2.5"}))
    state = auction(money={1: 120, 2: 120})
    play(state, "bid 99")
    assert asked(state) == "Bids end at 99 here, and Bea has bid that much: you can only pass."


@rules("SROAD-5.17", "SROAD-5.19")
def test_before_amounts_comes_the_crook() -> None:
    def with_crook(tile: str, mine: str, crooks: int = 1) -> State:
        state = market(tiles=tile, money={0: 1}, goods={0: mine}, seats={0: {"crooks": crooks}})
        play(state, f"take {tile}")
        return state

    first = "First decide whether to spend a Crook."
    selling, trader = with_crook("seller silk", "2 jewels"), "trader 1 ivory for 2 spices"
    check(
        (selling, "sell 2 jewels", first, {"5.17"}),
        (selling, "sell 3 jewels", "You have only 2 tokens of jewels.", {"5.1"}),
        (with_crook("buyer silk", ""), "buy 1 silk", first, {"5.17"}),
        (with_crook("buyer silk", ""), "buy 2 silk", "For 2 tokens of silk you need 3 silver; you have 1.", {"5.4"}),
        (with_crook(trader, ""), "stop", first, {"5.17"}),
        (with_crook(trader, ""), "trade", first, {"5.17"}),
        (selling, "crook ivory into silk", "There is no ivory to change there.", {"5.19"}),
        (
            with_crook(trader, ""),
            "crook ivory into silk",
            "A Trader has two sides: say whether ivory is changed where you give or where you get.",
            {"5.19"},
        ),
    )
    twice = with_crook(trader, "", crooks=2)
    play(twice, "crook give ivory into silk")
    check((twice, "crook give ivory into jewels", "A Crook has already changed ivory there.", {"5.19"}))


@rules("SROAD-4.11", "SROAD-4.12")
def test_keeping_the_pawn_and_who_begins_the_next_round() -> None:
    tokens = {0: {"tokens": 2}, 1: {"tokens": 1}, 2: {"tokens": 1}}
    state = table("hand_on", 3, seats=tokens, leader=2)
    check(
        (state, "hand pawn to seat 2", "Keep the pawn: you begin the next round as leader.", {"4.11", "4.12"}),
        (state, "hand pawn to seat 1", "Hand the pawn to Bea, who begins the next round as leader.", {"4.10", "4.12"}),
        (state, "hand pawn to seat 0", "There are no turns left this round for Ana.", {"4.7"}),
    )
    state = market(3, tiles="seller silk")
    play(state, "take seller silk", "sell 0 silk")
    check((state, "hand pawn to seat 0", "While tiles remain, the pawn goes to somebody else.", {"4.11"}))


@rules("SROAD-4.2", "SROAD-4.4")
def test_what_was_left_alone_is_named() -> None:
    state = arriving("merv", tiles="thief, seller silk, seller ivory")
    state.recording = True
    play(state, "decline")
    assert [event.args["place"] for event in state.events] == ["printed"]
    play(state, "take thief")
    play(state, "decline")
    assert [event.args["place"] for event in state.events] == ["tile"]


@rules("SROAD-7.1")
def test_nothing_to_swap_for() -> None:
    full = {1: "15 silk 10 ivory", 2: "15 jewels 5 ivory", 3: "15 fruits"}
    state = table(
        "swap",
        goods={0: "14 spices", **full},
        city="bactra",
        tiles="thief, seller silk",
        action={"face": "special trader 4", "uses_left": 4},
        book=[
            ["got", seat, *entry]
            for seat, entries in {
                0: [("spices", 14)],
                1: [("silk", 15), ("ivory", 10)],
                2: [("jewels", 15), ("ivory", 5)],
                3: [("fruits", 15)],
            }.items()
            for entry in entries
        ],
    )
    assert names(state) == {"stop"}
    assert asked(state) == "The bag holds nothing you could swap for: you can only stop."
