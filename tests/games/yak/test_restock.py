"""Section 5 of the ledger: food from the own cart, and a stone for it."""

from collections import Counter

from caravansary import CHANCE
from caravansary.words import say
from tests.games.playing import at_table, names, phase, play, refusal, seen, verdict
from tests.marks import rules

from .tables import cargo, cart, draw, morning, noon, stones, stones_on, yurt


@rules("YAK-5.1", "YAK-5.2")
def test_one_kind_that_is_there_and_all_of_it() -> None:
    state = noon(morning(cargo={"no_bread": "3 meat 2 milk"}), "restock", "market")
    assert names(state) == {"restock meat", "restock milk"}
    assert refusal(state, "restock bread") == {"YAK-5.2"}
    play(state, "restock meat")
    assert yurt(state, 0) == {"meat": 3} and cargo(state, "no_bread") == {"milk": 2}


@rules("YAK-5.2")
def test_a_single_kind_is_taken_without_asking() -> None:
    state = noon(morning(cargo={"no_bread": "3 meat"}), "restock", "market")
    assert phase(state) == "restock_draw" and yurt(state, 0) == {"meat": 3}


@rules("YAK-5.3")
def test_the_drawn_stone_goes_onto_the_own_cart() -> None:
    state = noon(morning(loads={"no_bread": "RRG"}), "restock", "market")
    draw(state, "B")
    assert cart(state, "no_bread")["stones"] == ["red", "red", "grey", "blue"] and seen(state)["active"] == 1


@rules("YAK-5.3")
def test_four_stones_no_draw() -> None:
    state = noon(morning(loads={"no_bread": "RRGG"}, cargo={"no_bread": "1 milk"}), "restock", "market")
    assert seen(state)["active"] == 1 and yurt(state, 0) == {"milk": 1}


@rules("YAK-5.1", "YAK-5.2", "YAK-5.3")
def test_restock_fills_the_yurt_to_exactly_eight_and_the_cart_to_exactly_four() -> None:
    pieces = {"cargo": {"two_kinds": "3 meat 3 milk"}, "yurts": {3: "6 bread"}, "loads": {"two_kinds": "ROY"}}
    state = noon(morning(4, **pieces), "build", "build", "build", "restock")
    assert (state.current_player(), names(state)) == (3, {"restock meat", "restock milk"})
    assert "YAK-5.2" in refusal(state, "restock bread")
    play(state, "restock milk")
    assert (yurt(state, 3), cargo(state, "two_kinds")) == ({"bread": 6, "milk": 2}, {"meat": 3, "milk": 1})
    draw(state, "R")
    assert stones_on(state, "two_kinds") == Counter(stones("ROYR"))


@rules("YAK-5.2", "YAK-5.3", "YAK-2.5")
def test_a_full_yurt_is_asked_nothing_but_still_draws_its_stone() -> None:
    pieces = {"cargo": {"no_bread": "3 meat 3 milk"}, "yurts": {0: "8 bread"}}
    state = noon(morning(4, loads={"no_bread": "ROY"}, **pieces), "restock", "build")
    assert (state.current_player(), phase(state)) == (CHANCE, "restock_draw")
    state = noon(morning(4, loads={"no_bread": "ROYG"}, **pieces), "restock", "build")
    assert (phase(state), at_table(state)["day"]) == ("dawn", 6)
    assert cargo(state, "no_bread") == {"meat": 3, "milk": 3}


@rules("YAK-5.1", "YAK-5.2", "YAK-5.3")
def test_example_14_a_yurt_takes_what_fits() -> None:
    state = noon(morning(yurts={0: "6 bread"}, cargo={"no_bread": "4 milk 1 meat"}), "restock", "market")
    play(state, "restock milk")
    assert yurt(state, 0) == {"milk": 2, "bread": 6} and cargo(state, "no_bread") == {"meat": 1, "milk": 2}
    assert phase(state) == "restock_draw" and seen(state)["draw"]["left"] == 1
    state = morning(yurts={0: "8 bread"}, cargo={"no_bread": "4 milk 1 meat"}, loads={"no_bread": "RRGG"})
    before = at_table(state)
    noon(state, "restock", "market")
    assert seen(state)["active"] == 1
    assert [at_table(state)[part] for part in ("carts", "bag", "fog")] == [
        before[part] for part in ("carts", "bag", "fog")
    ]
    assert yurt(state, 0) == {"bread": 8}


@rules("YAK-5.2")
def test_a_restock_cannot_be_cut_short() -> None:
    state = noon(morning(cargo={"no_bread": "3 meat 2 milk"}), "restock", "market")
    found = verdict(state, "done")
    assert found.rules == ("YAK-5.2",)
    assert say(found.message, "en") == "You have to take food: choose one kind."
    assert say(found.message, "es") == "Tienes que tomar alimentos: elige un tipo."
