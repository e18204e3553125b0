"""Tiles with somebody on them: Thief, Grand Vizier, Crook and Barterer (section 5 of the ledger)."""

from collections import Counter

import pytest

from caravansary import CHANCE, State
from tests.marks import rules

from .tables import (
    GOODS,
    arriving,
    at_table,
    goods,
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
    told,
    turn,
)

IVORY_SPICES = "trader 1 ivory for 2 spices"
IVORY_BOTH = "trader 1 ivory for 1 jewels 1 fruits"


# --- Thief


@rules("SROAD-5.9")
def test_a_thief_robs_anybody_else_by_chance() -> None:
    state = market(tiles="thief", goods={2: "3 silk 1 ivory"})
    play(state, "take thief")
    assert offered(state) == ["decline", "rob seat 1", "rob seat 2", "rob seat 3"]
    assert refusal(state, "rob seat 0") == {"SROAD-5.9"}
    assert refusal(state, "rob seat 5") == {"HOUSE-1.1"}
    play(state, "rob seat 2")
    assert state.current_player() == CHANCE
    weights = {state.game.action_to_string(action): weight for action, weight in state.chance_outcomes()}
    assert weights == {"steal ivory": 1, "steal silk": 3}
    play(state, "steal silk")
    assert (goods(state, 0), goods(state, 2)) == ({"silk": 1}, {"ivory": 1, "silk": 2})


@rules("SROAD-5.10")
def test_only_thief_and_victim_learn_the_type() -> None:
    def worlds(good: str) -> tuple[State, list[list[str]]]:
        state = market(tiles="thief", goods={2: "1 silk 1 ivory"})
        play(state, "take thief", "rob seat 2")
        state.recording = True
        play(state, f"steal {good}")
        heard = [
            [f"{event.key} {event.args.get('good', '')}" for event in state.events_for(seat)] for seat in (0, 1, 2, 3)
        ]
        return state, heard

    (one, silk), (two, ivory) = worlds("silk"), worlds("ivory")
    assert [a == b for a, b in zip(silk, ivory, strict=True)] == [False, True, False, True]
    for viewer in (1, 3, None):
        assert one.view(viewer) == two.view(viewer)
    assert one.view(0) != two.view(0)
    assert one.view(2) != two.view(2)


@rules("SROAD-5.10")
def test_an_empty_screen_is_offered_like_any_other() -> None:
    state = market(tiles="thief")
    play(state, "take thief")
    assert offered(state) == ["decline", "rob seat 1", "rob seat 2", "rob seat 3"]
    assert told(state, "rob seat 1") == ["rob-nothing"]


# --- Grand Vizier


@rules("SROAD-5.11")
def test_a_vizier_asks_for_a_good_not_named_before() -> None:
    named = {"used": 2, "named": ["silk", "fruits"], "markers": {"silk": 1, "fruits": 1}}
    state = market(tiles="grand vizier", viziers=named)
    play(state, "take grand vizier")
    assert offered(state) == ["decline", "name ivory", "name jewels", "name spices"]
    assert refusal(state, "name silk") == {"SROAD-5.11"}


@rules("SROAD-5.11")
def test_all_show_at_once_from_none_to_all() -> None:
    state = market(tiles="grand vizier", goods={0: "1 silk", 2: "3 silk"}, leader=2)
    play(state, "take grand vizier", "name silk")
    assert state.is_sealed()
    assert state.pending() == [0, 1, 2, 3]
    assert offered(state, 2) == ["show 0", "show 1", "show 2", "show 3"]
    assert offered(state, 1) == ["show 0"]
    assert refusal(state, "show 2", seat=0) == {"SROAD-5.11"}
    before = state.view(1)
    play(state, "show 2", seat=2)
    assert seen(state, 1)["action"]["shown"] == [False, False, True, False]
    assert before["seats"] == seen(state, 1)["seats"]
    assert refusal(state, "show 1", seat=2) == {"SROAD-5.11"}


@rules("SROAD-5.11")
def test_shown_numbers_are_told_when_all_are_in() -> None:
    state = market(3, tiles="grand vizier", goods={0: "1 silk", 1: "2 silk"})
    play(state, "take grand vizier", "name silk")
    assert told(state, "show 1", seat=0, viewer=1, everything=False) == []
    assert told(state, "show 0", seat=2, viewer=2, everything=False) == ["sealed"]
    heard = told(state, "show 2", seat=1, viewer=None, everything=False)
    assert heard[:3] == ["show-paid", "show-paid", "show"]
    assert state.revealed


@rules("SROAD-5.12")
def test_second_is_paid_also_behind_a_tie_and_zero_never() -> None:
    state = market(5, tiles="grand vizier", goods={0: "5 silk", 1: "5 silk", 2: "2 silk", 3: "2 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 5, 5, 2, 2, 0)
    assert money(state) == [15, 15, 13, 13, 10]


@rules("SROAD-5.12")
def test_what_counts_is_what_is_shown() -> None:
    state = market(3, tiles="grand vizier", goods={0: "5 silk", 1: "2 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 1, 2, 0)
    assert money(state) == [13, 15, 10]


@rules("SROAD-5.13")
def test_nobody_shows_anything() -> None:
    state = market(3, tiles="grand vizier", goods={0: "5 silk"})
    play(state, "take grand vizier", "name silk")
    show(state, 0, 0, 0)
    assert (money(state), goods(state, 0)) == ([10] * 3, {"silk": 5})
    assert at_table(state)["viziers"]["named"] == ["silk"]


@rules("SROAD-5.14")
def test_a_marker_comes_from_the_bag() -> None:
    state = market(tiles="grand vizier", goods={0: "3 silk"})
    play(state, "take grand vizier", "name silk")
    assert (supply(state, "silk"), at_table(state)["viziers"]["markers"]) == (11, {"silk": 1})
    assert goods(state, 0) == {"silk": 3}


@rules("SROAD-5.14")
def test_no_marker_from_an_empty_bag() -> None:
    state = market(tiles="grand vizier", goods={1: "15 silk"})
    play(state, "take grand vizier")
    assert told(state, "name silk") == ["name-unmarked"]
    assert at_table(state)["viziers"] == {"used": 1, "named": ["silk"], "markers": {}}
    show(state, 0, 15, 0, 0)
    assert money(state) == [10, 15, 10, 10]


@rules("SROAD-5.15")
def test_when_all_are_named_any_may_be_named() -> None:
    everything = {"used": 5, "named": list(GOODS), "markers": dict.fromkeys(GOODS, 1)}
    state = market(tiles="grand vizier", viziers=everything)
    play(state, "take grand vizier")
    assert told(state, "name ivory") == ["name-again"]
    assert at_table(state)["viziers"]["used"] == 6


@rules("SROAD-5.16")
def test_a_declined_vizier_names_nothing() -> None:
    state = market(tiles="grand vizier")
    play(state, "take grand vizier", "decline")
    assert at_table(state)["viziers"] == {"used": 0, "named": [], "markers": {}}
    assert "grand vizier" in [row["tile"]["face"] for row in seen(state, 0)["discard"]]


# --- Crook


@rules("SROAD-5.17", "SROAD-4.5")
def test_a_crook_is_kept_and_spent_for_one_action() -> None:
    state = market(tiles="crook, seller silk, seller silk", goods={1: "1 jewels"})
    play(state, "take crook", "hand pawn to seat 1")
    assert at_table(state)["seats"][0]["crooks"] == 1
    play(state, "take seller silk")
    assert phase(state) == "sell"  # B has none
    assert refusal(state, "crook silk into jewels") == {"SROAD-5.17"}


@rules("SROAD-5.17")
def test_a_crook_may_be_left_alone_and_is_spent_even_for_nothing() -> None:
    state = market(tiles="seller silk, buyer silk", seats={0: {"crooks": 1, "barterers": 1}})
    play(state, "take seller silk", "no crook", "sell 0 silk", "barter")
    assert at_table(state)["seats"][0]["crooks"] == 1
    play(state, "take buyer silk", "crook silk into ivory", "buy 0 ivory")
    assert at_table(state)["seats"][0]["crooks"] == 0


@rules("SROAD-5.17")
def test_any_type_but_the_printed_one() -> None:
    state = market(tiles="buyer silk", seats={0: {"crooks": 1}})
    play(state, "take buyer silk")
    assert offered(state) == ["no crook", *(f"crook silk into {good}" for good in GOODS if good != "silk")]


@rules("SROAD-5.18")
def test_a_crook_works_on_a_printed_action() -> None:
    state = arriving("dunhuang", seats={0: {"crooks": 1}})
    play(state, "use printed", "crook silk into spices", "buy 3 spices")
    assert (goods(state, 0), money(state)[0]) == ({"spices": 3}, 4)


@rules("SROAD-5.18")
@pytest.mark.parametrize("tile", ["thief", "grand vizier", "special trader 4"])
def test_a_crook_does_not_work_without_a_printed_good(tile: str) -> None:
    state = market(tiles=tile, goods={0: "1 silk"}, seats={0: {"crooks": 1}})
    play(state, f"take {tile}")
    assert "no crook" not in offered(state)
    assert refusal(state, "crook silk into ivory") == {"SROAD-5.18"}


@rules("SROAD-5.19")
def test_one_symbol_of_one_side_for_both_exchanges() -> None:
    state = market(tiles=IVORY_SPICES, goods={0: "2 jewels 1 ivory"}, seats={0: {"crooks": 1}})
    play(state, f"take {IVORY_SPICES}")
    changes = [f"crook give ivory into {good}" for good in GOODS if good != "ivory"]
    changes += [f"crook get spices into {good}" for good in GOODS if good != "spices"]
    assert offered(state) == ["no crook", *changes]
    assert refusal(state, "crook give spices into silk") == {"SROAD-5.19"}
    play(state, "crook give ivory into jewels", "trade", "trade")
    assert goods(state, 0) == {"ivory": 1, "spices": 4}


@rules("SROAD-5.19")
def test_all_symbols_of_a_type_change_and_may_join_others() -> None:
    state = market(4, "khotan", tiles=IVORY_BOTH, goods={0: "1 ivory"}, seats={0: {"crooks": 1}})
    play(state, f"take {IVORY_BOTH}", "crook get jewels into fruits", "trade")
    assert goods(state, 0) == {"fruits": 2}
    assert seen(state, 1)["action"]["changes"] == [{"place": "get", "good": "jewels", "into": "fruits"}]
    assert seen(state, 1)["action"]["now"]["get"] == {"fruits": 2}


@rules("SROAD-5.19")
def test_a_side_may_become_the_same_as_the_other() -> None:
    state = market(tiles=IVORY_SPICES, goods={0: "1 ivory"}, seats={0: {"crooks": 1}})
    play(state, f"take {IVORY_SPICES}", "crook get spices into ivory", "trade")
    assert goods(state, 0) == {"ivory": 2}


@rules("SROAD-5.20", "SROAD-5.19")
def test_several_crooks_change_different_symbols() -> None:
    state = market(tiles=IVORY_SPICES, goods={0: "1 silk"}, seats={0: {"crooks": 3}})
    play(state, f"take {IVORY_SPICES}", "crook give ivory into silk")
    assert offered(state) == ["no crook", *(f"crook get spices into {good}" for good in GOODS if good != "spices")]
    assert refusal(state, "crook give ivory into fruits") == {"SROAD-5.19"}
    play(state, "crook get spices into jewels", "trade")
    assert (goods(state, 0), at_table(state)["seats"][0]["crooks"]) == ({"jewels": 2}, 1)


@rules("SROAD-5.20")
def test_a_crook_works_in_the_city_where_it_was_taken() -> None:
    state = market(3, "khotan", tiles="crook, buyer ivory, buyer silk, buyer jewels, buyer spices")
    play(state, "take crook", "hand pawn to seat 1")
    turn(state, "buyer silk", 0)
    play(state, "take buyer ivory", "crook ivory into silk", "buy 1 silk")
    assert goods(state, 0) == {"silk": 1}


# --- Barterer


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
