"""The Crook: one good of an action changed, once. Section 5 of the ledger, 5.17 to 5.20."""

import pytest

from tests.games.playing import at_table, phase, play, refusal, seen
from tests.marks import rules

from .tables import GOODS, arriving, discarded, goods, market, money, offered, turn

IVORY_SPICES = "trader 1 ivory for 2 spices"


IVORY_BOTH = "trader 1 ivory for 1 jewels 1 fruits"


@rules("SROAD-5.17")
def test_a_crook_on_a_seller() -> None:
    state = market(tiles="seller silk", goods={0: "3 jewels 2 silk"}, seats={0: {"crooks": 1}})
    play(state, "take seller silk", "crook silk into jewels")
    assert offered(state) == [f"sell {n} jewels" for n in range(4)]
    assert refusal(state, "sell 2 silk") == {"SROAD-5.1"}
    play(state, "sell 3 jewels")
    assert (money(state)[0], goods(state, 0)) == (19, {"silk": 2})
    assert at_table(state)["seats"][0]["crooks"] == 0


@rules("SROAD-5.20")
def test_a_fresh_crook_works_on_the_second_tile() -> None:
    state = market(4, "khotan", tiles="crook, buyer ivory", seats={0: {"barterers": 1}})
    play(state, "take crook", "barter", "take buyer ivory", "crook ivory into silk", "buy 1 silk")
    assert goods(state, 0) == {"silk": 1}


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


@rules("SROAD-5.18")
@pytest.mark.parametrize("face", ["special trader 2", "thief", "grand vizier", "crook", "barterer"])
def test_a_crook_does_nothing_for_tiles_without_a_printed_good(face: str) -> None:
    state = market(4, "bactra", face, goods={0: "2 silk"}, seats={0: {"crooks": 1}})
    play(state, f"take {face}")
    assert not [text for text in offered(state) if "crook" in text]
    assert "SROAD-5.18" in refusal(state, "crook silk into ivory")


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
    play(state, "use printed", "crook silk into spices")
    running = seen(state, None)["action"]
    assert (running["printed"]["face"], running["now"]["face"]) == ("buyer silk", "buyer spices")
    play(state, "buy 3 spices")
    assert (goods(state, 0), money(state)[0]) == ({"spices": 3}, 4)
    plain = arriving("dunhuang")
    play(plain, "use printed")
    assert seen(plain, None)["action"]["now"]["face"] == "buyer silk"


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
