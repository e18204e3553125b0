"""What is hidden and what is open: section 7 of the ledger; a seat imagines exactly what the open book leaves possible."""

from collections import Counter
from collections.abc import Callable
from math import pi, sqrt
from typing import Any

import pytest

from caravansary import Rng, State, load_game
from tests.games.playing import at_table, play, refusal, seen, wander
from tests.marks import rules

from .enumeration import world_of, worlds
from .tables import arriving, auction, goods, market, money, offered, show, supply, turn

# --- open and hidden


@rules("SROAD-7.1")
def test_goods_are_limited_to_fifteen_of_a_type() -> None:
    state = market(tiles="buyer silk", money={0: 99}, goods={1: "3 silk"})
    play(state, "take buyer silk")
    assert offered(state)[-1] == "buy 12 silk"
    play(state, "buy 12 silk")
    assert supply(state, "silk") == 0


@rules("SROAD-7.2")
def test_the_bank_pays_whatever_is_due() -> None:
    state = market(tiles="seller silk", goods={0: "15 silk"}, money={0: 500, 1: 500, 2: 500, 3: 500})
    play(state, "take seller silk", "sell 15 silk")
    assert money(state)[0] == 521


@rules("SROAD-7.3")
def test_open_deals_are_told_to_all_with_types_and_numbers() -> None:
    state = market(tiles="seller silk, buyer ivory", goods={0: "2 silk"})
    state.recording = True
    play(state, "take seller silk", "sell 2 silk")
    heard = state.events_for(None)
    assert heard[0].key == "silk_road-event-sell"
    assert (heard[0].args["count"], heard[0].args["good"], heard[0].args["money"]) == (2, "@silk_road-good-silk", 7)
    assert seen(state, None)["lately"] == [{"did": "gave", "seat": 0, "good": "silk", "count": 2, "victim": None}]
    play(state, "hand pawn to seat 3", "take buyer ivory", "buy 1 ivory")
    assert [row["did"] for row in seen(state, 2)["lately"]] == ["gave", "got"]


@rules("SROAD-7.3")
def test_bids_pawn_tokens_and_kept_tiles_are_open() -> None:
    state = auction(seats={2: {"crooks": 1}})
    play(state, "bid 4", "pass")
    view = seen(state, None)
    assert view["auction"] == {
        "bids": [{"seat": 1, "bid": 4}, {"seat": 2, "bid": 0}],
        "high_bid": 4,
        "high_bidder": 1,
        "bidder": 3,
    }
    assert (view["pawn"], view["seats"][2]["crooks"], view["caravan"]) == (0, 1, "changan")


@rules("SROAD-7.4")
def test_money_and_goods_are_seen_by_their_owner_alone() -> None:
    one = market(3, tiles="seller silk", goods={1: "2 silk 1 ivory", 2: "3 jewels"})
    two = market(3, tiles="seller silk", goods={1: "3 spices", 2: "2 silk 1 jewels"})
    for viewer in (0, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.observation(0) == two.observation(0)
    assert one.view(1) != two.view(1)


@rules("SROAD-7.4")
def test_limits_are_seen_by_the_one_who_acts() -> None:
    one = market(3, tiles="buyer silk", goods={0: "9 silk", 1: "1 silk 2 ivory", 2: "3 ivory"}, money={0: 30})
    two = market(3, tiles="buyer silk", goods={0: "9 silk", 1: "3 silk", 2: "3 ivory"}, money={0: 30})
    for state in (one, two):
        play(state, "take buyer silk")
        assert state.revealed  # he was told what is in the bag
    assert offered(one) != offered(two)
    for viewer in (2, None):
        assert one.view(viewer) == two.view(viewer)


@rules("SROAD-7.4")
def test_a_limit_that_teaches_nothing_can_be_taken_back() -> None:
    state = market(3, tiles="buyer silk", goods={1: "3 silk", 2: "3 ivory"}, money={0: 5})
    play(state, "take buyer silk")
    assert not state.revealed


@rules("SROAD-7.5")
def test_there_is_no_action_to_give_anything_to_a_player() -> None:
    """Words bind nobody: all that passes from seat to seat is bids, thefts and the pawn."""
    texts = market(3).game.vocabulary
    named = {text.rsplit(" ", 2)[0] for text in texts if "seat" in text}
    assert named == {"rob", "hand pawn to"}


# --- notes


def notes(state: State, viewer: int, about: int) -> tuple[int, int, dict[str, int], int]:
    page = seen(state, viewer)["notes"][about]
    return page["money"], page["goods"], {good: n for good, n in page["known"].items() if n}, page["unknown"]


@rules("SROAD-7.6")
def test_notes_are_an_option() -> None:
    assert seen(market(3), 0)["notes"] is None
    assert seen(market(3, notes=True), None)["notes"] is None
    assert len(seen(market(3, notes=True), 0)["notes"]) == 3


@rules("SROAD-7.6")
def test_notes_keep_what_was_bought_sold_and_shown() -> None:
    held = {0: "1 silk 2 ivory", 1: "2 silk 1 jewels"}
    state = market(4, tiles="buyer silk, seller silk, grand vizier", goods=held, notes=True)
    play(state, "take buyer silk", "buy 2 silk", "hand pawn to seat 1")
    assert notes(state, 2, about=0) == (7, 5, {"silk": 2}, 3)
    play(state, "take seller silk", "sell 1 silk", "hand pawn to seat 2")
    assert notes(state, 2, about=1) == (14, 2, {}, 2)
    play(state, "take grand vizier", "name ivory")
    show(state, 2, 0, 0, 0)
    assert notes(state, 2, about=0) == (12, 5, {"ivory": 2, "silk": 2}, 1)
    assert notes(state, 0, about=0) == (12, 5, {"ivory": 2, "silk": 3}, 0)


@rules("SROAD-7.6", "SROAD-5.10")
def test_notes_of_a_theft_depend_on_who_writes_them() -> None:
    held = {1: "1 silk", 2: "1 ivory"}
    state = market(4, tiles="buyer silk, thief", goods=held, notes=True, leader=2)
    play(state, "take buyer silk", "buy 2 silk", "hand pawn to seat 1", "take thief", "rob seat 2", "steal silk")
    assert notes(state, 1, about=2)[2:] == ({"silk": 1}, 1)
    assert notes(state, 3, about=2)[2:] == ({"silk": 1}, 1)
    assert notes(state, 1, about=1)[2:] == ({"silk": 2}, 0)
    assert notes(state, 3, about=1)[2:] == ({}, 2)


@rules("SROAD-7.6")
def test_a_theft_from_a_hand_of_one_type_is_no_secret() -> None:
    state = market(4, tiles="buyer silk, thief", notes=True, leader=2)
    play(state, "take buyer silk", "buy 2 silk", "hand pawn to seat 1", "take thief", "rob seat 2", "steal silk")
    assert notes(state, 3, about=1)[2:] == ({"silk": 1}, 0)
    assert notes(state, 3, about=2)[2:] == ({"silk": 1}, 0)


@rules("SROAD-7.6")
@pytest.mark.parametrize("players", [3, 5])
def test_notes_are_never_wrong(players: int) -> None:
    for number, (state, _, _) in enumerate(wander(load_game("silk_road", players, None, notes=True), players)):
        for viewer in range(players) if number % 4 == 0 else ():
            for about, page in enumerate(seen(state, viewer)["notes"]):
                have = at_table(state)["seats"][about]
                assert page["money"] == have["money"]
                assert page["goods"] == sum(have["goods"].values()) == sum(page["known"].values()) + page["unknown"]
                assert all(have["goods"][good] >= n for good, n in page["known"].items())
                assert page["unknown"] >= 0


# --- imagination, against a list of all worlds


def nothing_happened() -> State:
    return market(3, goods={0: "1 silk 1 ivory", 1: "2 silk", 2: "1 jewels 1 fruits"})


def a_sale_and_a_purchase() -> State:
    state = market(3, tiles="seller silk, buyer ivory", goods={1: "2 silk 1 ivory", 2: "1 jewels 1 fruits"}, leader=1)
    play(state, "take seller silk", "sell 1 silk", "hand pawn to seat 2", "take buyer ivory", "buy 2 ivory")
    return state


def an_unseen_theft() -> State:
    state = market(3, tiles="thief, seller silk", goods={0: "1 silk", 1: "1 ivory", 2: "1 silk 1 fruits"}, leader=1)
    play(state, "take thief", "rob seat 2", "steal silk", "hand pawn to seat 2")
    return state


def a_theft_and_what_was_sold_of_it() -> State:
    state = market(3, tiles="thief, seller silk", goods={1: "1 ivory 1 silk", 2: "1 silk 1 fruits"}, leader=1)
    play(state, "take thief", "rob seat 2", "steal silk", "hand pawn to seat 2")
    turn(state, "seller ivory", 1)
    play(state, "take seller silk", "sell 2 silk")
    return state


def thefts_to_and_fro() -> State:
    state = market(3, tiles="thief, thief, grand vizier", goods={1: "2 silk", 2: "1 silk 1 fruits"}, leader=1)
    play(state, "take thief", "rob seat 2", "steal fruits", "hand pawn to seat 2")
    play(state, "take thief", "rob seat 1", "steal silk", "hand pawn to seat 0")
    play(state, "take grand vizier", "name silk")
    show(state, 0, 1, 2)
    return state


def thefts_in_a_ring() -> State:
    state = market(4, tiles="thief, thief, thief", goods={1: "1 silk 1 ivory", 2: "1 silk", 3: "1 fruits"}, leader=1)
    play(state, "take thief", "rob seat 2", "steal silk", "hand pawn to seat 2")
    play(state, "take thief", "rob seat 3", "steal fruits", "hand pawn to seat 3")
    play(state, "take thief", "rob seat 1", "steal silk")
    return state


def robbed_oneself() -> State:
    state = market(3, tiles="thief, thief", goods={0: "1 silk 1 ivory", 1: "2 silk", 2: "2 fruits"}, leader=1)
    play(state, "take thief", "rob seat 0", "steal ivory", "hand pawn to seat 2")
    play(state, "take thief", "rob seat 1", "steal ivory")
    return state


def told_how_many_there_are() -> State:
    held = {0: "9 silk", 1: "2 silk 1 ivory", 2: "1 silk 1 fruits"}
    state = market(3, tiles="buyer silk, thief", goods=held, money={0: 30})
    play(state, "take buyer silk")
    assert offered(state)[-1] == "buy 3 silk"
    return state


def told_that_there_are_enough() -> State:
    state = market(3, tiles="buyer silk", goods={0: "9 silk", 1: "2 silk 1 ivory", 2: "1 silk 1 fruits"}, money={0: 3})
    play(state, "take buyer silk", "buy 1 silk")
    return state


def an_exchange_that_failed() -> State:
    held = {0: "1 ivory 14 jewels 14 fruits", 1: "1 jewels 1 silk", 2: "1 silk 1 ivory"}
    tile = "trader 1 ivory for 1 jewels 1 fruits"
    state = market(3, "khotan", tiles=tile, goods=held)
    play(state, f"take {tile}")
    assert offered(state) == ["stop"]
    return state


def an_exchange_for_one_good_that_failed() -> State:
    held = {0: "1 ivory 13 spices", 1: "1 spices 1 silk", 2: "1 silk 1 ivory"}
    state = market(3, tiles="trader 1 ivory for 2 spices", goods=held)
    play(state, "take trader 1 ivory for 2 spices")
    assert offered(state) == ["stop"]
    return state


def an_exchange_that_worked() -> State:
    held = {0: "1 ivory 13 jewels 13 fruits", 1: "1 jewels 1 silk", 2: "1 silk 1 ivory"}
    tile = "trader 1 ivory for 1 jewels 1 fruits"
    state = market(3, "khotan", tiles=tile, goods=held)
    play(state, f"take {tile}", "trade")
    return state


def a_look_at_a_special_trader() -> State:
    held = {0: "13 silk 14 ivory", 1: "2 silk 1 jewels", 2: "1 ivory 1 jewels"}
    state = market(3, tiles="special trader 2", goods=held)
    play(state, "take special trader 2")
    assert "swap ivory for silk" not in offered(state)
    return state


def no_marker_could_be_laid() -> State:
    state = market(3, tiles="grand vizier", goods={0: "13 silk", 1: "2 silk 1 jewels", 2: "1 ivory 1 jewels"}, leader=1)
    play(state, "take grand vizier", "name silk")
    for seat in (0, 1, 2):
        play(state, "show 0", seat=seat)
    return state


CASES: list[Callable[[], State]] = [
    nothing_happened,
    a_sale_and_a_purchase,
    an_unseen_theft,
    a_theft_and_what_was_sold_of_it,
    thefts_to_and_fro,
    thefts_in_a_ring,
    robbed_oneself,
    told_how_many_there_are,
    told_that_there_are_enough,
    an_exchange_that_failed,
    an_exchange_for_one_good_that_failed,
    an_exchange_that_worked,
    a_look_at_a_special_trader,
    no_marker_could_be_laid,
]


@rules("SROAD-7.3", "SROAD-7.4", "SROAD-5.10")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_a_seat_imagines_every_world_as_often_as_chance_brings_it(case: Callable[[], State], compiled: bool) -> None:
    state = case()
    expected = worlds(state, viewer=0)
    assert abs(sum(expected.values()) - 1) == 0
    assert world_of(state) in expected
    samples = 6_000 if compiled else 600
    rng = Rng(5, case.__name__)
    drawn = Counter(world_of(state.resample(0, rng)) for _ in range(samples))
    assert set(drawn) <= set(expected)
    distance = sum(abs(drawn[world] / samples - float(chance)) for world, chance in expected.items()) / 2
    noise = sum(sqrt(float(p) * (1 - float(p)) * 2 / (pi * samples)) for p in expected.values()) / 2
    assert distance < 1.6 * noise + 0.01, (distance, noise, len(expected))


@rules("SROAD-5.11")
def test_sealed_shows_are_imagined_from_what_one_could_show() -> None:
    state = market(3, tiles="grand vizier", goods={0: "1 silk", 1: "2 silk"})
    play(state, "take grand vizier", "name silk")
    play(state, "show 2", seat=1)
    rng = Rng(1)
    shown = set()
    for _ in range(200):
        other: Any = state.resample(0, rng).position()
        row = other["seats"][1]
        assert 0 <= row["shown"] <= row["goods"]["silk"]
        assert other["seats"][2]["shown"] is None
        shown.add(row["shown"])
    assert {0, 1} <= shown <= {0, 1, 2}


@rules("SROAD-7.4")
def test_money_is_not_imagined_as_it_moves_in_the_open() -> None:
    state = market(3, goods={1: "3 silk"}, money={0: 3, 1: 8, 2: 21})
    rng = Rng(2)
    for _ in range(20):
        assert money(state.resample(0, rng)) == [3, 8, 21]


@rules("SROAD-4.2", "SROAD-7.4")
def test_a_refusal_names_no_secret() -> None:
    state = arriving("dunhuang", 3, goods={1: "3 silk"})
    play(state, "use printed")
    assert refusal(state, "buy 5 silk") == {"SROAD-5.4"}
    assert goods(state, 0) == {}


@rules("SROAD-7.1", "SROAD-7.2")
@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_goods_and_money_are_kept(players: int, reverse: bool, compiled: bool) -> None:
    """The same over ten thousand games each: `python -m tests.games.silk_road.conservation`."""
    from .conservation import check

    check(players, reverse, games=40 if compiled else 2, seed=players)
