"""The Barterer: two tiles in one turn, and who goes without. Section 5 of the ledger, 5.21 to 5.24."""

from collections import Counter

import pytest

from tests.games.playing import at_table, phase, play, refusal
from tests.marks import rules

from .tables import (
    FOUR,
    THREE,
    discarded,
    handing,
    kept,
    lay,
    leader,
    market,
    money,
    offered,
    table,
    tiles,
    tokens,
    turn,
)


@rules("SROAD-4.12", "SROAD-5.22", "SROAD-2.2")
def test_a_barterer_leaves_two_without_action() -> None:
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
def test_no_barterer_without_a_tile_left() -> None:
    state = market(
        4, tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 1}, 1: {"barterers": 1}}
    )
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk", "hand pawn to seat 1")
    play(state, "take seller jewels", "sell 0 jewels")
    assert phase(state) == "hand_on"
    assert offered(state) == ["hand pawn to seat 2", "hand pawn to seat 3"]
    assert at_table(state)["seats"][1]["barterers"] == 1


@rules("SROAD-4.12", "SROAD-5.24")
def test_two_barterers_in_one_market() -> None:
    state = market(6, tiles=THREE, seats={0: {"barterers": 1}, 1: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk", "hand pawn to seat 1")
    play(state, "take seller jewels", "sell 0 jewels", "barter", "take seller fruits", "sell 0 fruits")
    play(state, "hand pawn to seat 2", "take seller spices", "sell 0 spices")
    assert tokens(state) == [1, 1, 1, 0, 0, 0]
    assert offered(state) == ["hand pawn to seat 3", "hand pawn to seat 4", "hand pawn to seat 5"]


@rules("SROAD-5.24", "SROAD-4.12")
def test_a_barterer_with_three() -> None:
    state = market(3, tiles=THREE, seats={0: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk", "hand pawn to seat 1")
    turn(state, "seller jewels", 0)
    turn(state, "seller fruits", 2)
    play(state, "take seller spices", "sell 0 spices")
    assert tokens(state) == [2, 1, 1]
    assert offered(state) == ["hand pawn to seat 1", "hand pawn to seat 2"]


@rules("SROAD-5.21")
def test_a_barterer_does_not_work_where_it_was_taken() -> None:
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


@rules("SROAD-4.7", "SROAD-4.9", "SROAD-4.10", "SROAD-4.11", "SROAD-4.12", "SROAD-5.23", "SROAD-5.24")
@pytest.mark.parametrize(
    ("players", "turns", "ends"),
    [  # who acts, with "+" taking two tiles by a Barterer; who may get the pawn when the tiles are gone
        (3, "A B A B C", "C"),  # the last actor himself
        (3, "A B C A B", "C"),
        (3, "A+ B+ C", "ABC"),  # one token each: the last actor is one of them
        (3, "A+ B+ A", "BC"),  # C had no turn at all
        (3, "A+ B A C", "BC"),
        (3, "A B A B+", "C"),
        (4, "A B+", "CD"),
        (4, "A+ B", "CD"),
        (5, "A+ B+", "CDE"),
        (5, "A C+ E", "BD"),
        (6, "A+ B+ C", "DEF"),
    ],
)
def test_who_leads_after_the_last_tile(players: int, turns: str, ends: str) -> None:
    owners = {seat: {"barterers": 1} for seat in range(players) if "ABCDEF"[seat] + "+" in turns}
    state = market(players, "bactra", "thief, thief, thief", seats=owners)
    plan = turns.split()
    for k, step in enumerate(plan):
        seat = "ABCDEF".index(step[0])
        assert (phase(state), state.pending()) == ("take", [seat])
        before = tokens(state)
        lay(state, second="+" in step)
        if k + 1 == len(plan):
            break
        free = [s for s in range(players) if s != seat and before[s] < 1 + (players == 3)]
        if phase(state) == "hand_on":
            assert offered(state) == handing(*free)
            assert refusal(state, f"hand pawn to seat {seat}") & {"SROAD-4.7", "SROAD-4.11"}
            play(state, f"hand pawn to seat {'ABCDEF'.index(plan[k + 1][0])}")
        else:
            assert len(free) == 1  # nobody is asked what goes by itself
    heirs = ["ABCDEF".index(name) for name in ends]
    if len(heirs) > 1:
        assert (phase(state), offered(state)) == ("hand_on", handing(*heirs))
        play(state, handing(*heirs)[-1])
    assert (phase(state), leader(state)) == ("auction", heirs[-1])
    assert (state.pending(), tokens(state)) == ([(heirs[-1] + 1) % players], [0] * players)


@rules("SROAD-5.21", "SROAD-5.22", "SROAD-4.5")
def test_a_new_barterer_rests_while_an_older_one_works() -> None:
    state = market(3, "bactra", "barterer, barterer, thief, thief", seats={1: {"barterers": 1}})
    thrown = discarded(state)
    play(state, "take barterer")
    assert "SROAD-5.21" in refusal(state, "barter")
    play(state, "hand pawn to seat 1", "take barterer")
    assert offered(state) == ["barter", "no barter"]
    play(state, "barter", "take thief", "decline", "hand pawn to seat 0", "take thief", "decline")
    assert (phase(state), kept(state, 0), kept(state, 1)) == ("hand_on", (0, 1), (0, 1))  # another turn, the same city
    assert discarded(state) - thrown == {"barterer": 1, "thief": 2}


@rules("SROAD-5.23")
def test_one_barterer_a_turn_and_none_before_the_first_tile() -> None:
    state = market(3, "bactra", "thief, thief, thief", seats={0: {"barterers": 2}})
    assert refusal(state, "barter") & {"SROAD-5.22", "SROAD-5.23"}
    lay(state, second=True)
    assert "SROAD-5.23" in refusal(state, "barter")
    play(state, "hand pawn to seat 1")
    lay(state)
    play(state, "hand pawn to seat 0")
    lay(state, second=True)  # another turn of his, another Barterer
    assert (kept(state, 0), offered(state)) == ((0, 0), handing(1, 2))  # the tiles are gone


@rules("SROAD-5.23")
def test_the_last_tile_brings_no_offer_to_barter() -> None:
    state = market(4, "bactra", "thief, thief, thief", seats={0: {"barterers": 1}, 1: {"barterers": 1}})
    lay(state, second=True)
    play(state, "hand pawn to seat 1", "take thief", "decline")
    assert (phase(state), offered(state), kept(state, 1)) == ("hand_on", handing(2, 3), (0, 1))
    assert "SROAD-5.23" in refusal(state, "barter")


@rules("SROAD-5.21")
def test_a_barterer_works_in_the_next_city() -> None:
    state = table("take", 4, "bactra", "barterer", seats={1: {"tokens": 1}, 2: {"tokens": 1}})
    play(state, "take barterer")
    assert (phase(state), at_table(state)["seats"][0]["fresh_barterers"]) == ("auction", 1)
    play(state, "bid 10", "pass", "pass", "sell pawn", "move merv", "decline")
    assert at_table(state)["seats"][0]["fresh_barterers"] == 0
    play(state, f"take {tiles(state, 'merv')[0]}")
    while phase(state) not in ("second_tile", "hand_on"):
        play(state, offered(state)[0])
    assert offered(state) == ["barter", "no barter"]


@rules("SROAD-5.21", "SROAD-5.22")
def test_why_there_is_no_second_tile() -> None:
    state = market(tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 1, "fresh_barterers": 1}})
    assert refusal(state, "barter") == {"SROAD-5.21"}
    state = market(tiles="seller ivory, seller silk, seller jewels")
    assert refusal(state, "barter") == {"SROAD-5.22"}
    state = market(tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 2}})
    assert refusal(state, "barter") == {"SROAD-5.23"}


@rules("SROAD-5.22")
def test_the_second_tile_is_chosen_after_the_first_action() -> None:
    state = market(tiles="seller ivory, seller silk, buyer silk", goods={0: "1 ivory"}, seats={0: {"barterers": 1}})
    play(state, "take seller ivory", "sell 1 ivory")
    assert money(state)[0] == 14
    play(state, "barter", "take buyer silk")
    assert offered(state) == [f"buy {n} silk" for n in range(6)]
    play(state, "buy 5 silk")
    assert at_table(state)["seats"][0]["barterers"] == 0
    assert tiles(state, "bactra") == ["seller silk"]


@rules("SROAD-5.23")
def test_one_barterer_in_a_turn() -> None:
    state = market(5, tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 2}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk")
    assert refusal(state, "barter") == {"SROAD-5.23"}
    play(state, "sell 0 silk")
    assert phase(state) == "hand_on"
    assert at_table(state)["seats"][0]["barterers"] == 1


@rules("SROAD-5.24")
def test_a_barterer_costs_one_token_not_two() -> None:
    state = market(6, tiles="seller ivory, seller silk, seller jewels", seats={0: {"barterers": 1}})
    play(state, "take seller ivory", "sell 0 ivory", "barter", "take seller silk", "sell 0 silk")
    assert [row["tokens"] for row in at_table(state)["seats"]] == [1, 0, 0, 0, 0, 0]
    assert Counter(offered(state)) == Counter(f"hand pawn to seat {seat}" for seat in range(1, 6))
