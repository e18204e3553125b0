"""Section 7 of the ledger, its end: the quarry runs out of stones (YAK-7.8 to 7.11)."""

from collections import Counter

from caravansary import load_game
from tests.games.playing import at_table, names, phase, play, seen, wander
from tests.marks import rules

from .tables import (
    FORBIDS,
    FULL_MIXED,
    bag,
    cart,
    direction,
    draw,
    fog,
    morning,
    noon,
    step_quietly,
    stones,
    stones_on,
    weights,
    yurt,
)


@rules("YAK-7.8")
def test_a_short_draw_in_the_first_phase_may_flip_twice() -> None:
    state = morning(bag="R", mountain=(1, 0), last_day=True)
    noon(state, "market")
    play(state, "done")
    draw(state, "FFF")
    assert seen(state)["direction"] == "counterclockwise" and at_table(state)["open"]
    draw(state, "RFF")
    assert seen(state)["direction"] == "clockwise" and not at_table(state)["open"]
    assert names(state) <= {f"put red {name}" for name in FORBIDS}
    assert fog(state) == (1, 0, 0)  # no fill is carried out (R11)


@rules("YAK-7.8")
def test_what_lies_on_the_track_stays() -> None:
    state = morning(bag="R", mountain=(2, 3), last_day=True)
    noon(state, "market")
    play(state, "done")
    draw(state, "FFR")
    assert not at_table(state)["open"] and fog(state) == (2, 3, 0)
    assert seen(state)["mountain"]["aside"] == 0


@rules("YAK-7.10")
def test_without_any_stone_there_is_nothing_to_place() -> None:
    state = morning(bag="", mountain=(3, 4), last_day=True)
    noon(state, "market")
    play(state, "done")
    draw(state, "F")
    assert seen(state)["active"] == 1 and at_table(state)["lost"] is None


@rules("YAK-7.10")
def test_a_single_last_stone_is_placed_and_none_is_lost() -> None:
    state = morning(bag="R", mountain=(3, 4), last_day=True)
    noon(state, "market")
    play(state, "done")
    draw(state, "FR")
    play(state, "put red no_bread")
    assert at_table(state)["lost"] is None and "red" in cart(state, "no_bread")["stones"]


@rules("YAK-7.9")
def test_a_closed_quarry_gives_no_stones_but_food_goes_on() -> None:
    state = morning(
        bag="", closed=True, mountain=(3, 4), last_day=True, cargo={"no_bread": "2 milk"}, yurts={0: "1 milk", 3: ""}
    )
    noon(state, "restock", "market", "market", "market")
    assert yurt(state, 0) == {"milk": 3} and seen(state)["active"] == 1
    play(state, "take meat", "take meat")
    assert seen(state)["active"] == 2 and phase(state) == "market"


@rules("YAK-7.11")
def test_a_bag_with_fog_only_is_still_a_quarry() -> None:
    state = morning(bag="RGB", mountain=(3, 4), last_day=True)
    noon(state, "market")
    play(state, "done")
    draw(state, "RGB")
    assert at_table(state)["open"]
    play(state, "put red no_bread")
    assert at_table(state)["open"] and seen(state)["quarry"]["stones"] == 2


@rules("YAK-7.9")
def test_the_quarry_cannot_close_with_two_players() -> None:
    for seed in range(4):
        assert all(at_table(state)["open"] for state, _, _ in wander(load_game("yak", 2), seed))


@rules("YAK-7.9", "YAK-5.1", "YAK-3.12", "YAK-6.1")
def test_in_a_closed_quarry_food_goes_on_and_carts_run_dry() -> None:
    pieces = {"loads": {"no_bread": "", "no_milk": "R"}, "cargo": {"no_bread": "2 meat", "two_kinds": "1 milk"}}
    state = morning(4, closed=True, bag="", last_day=True, mountain=(3, 4), yurts={1: "1 meat"}, **pieces)
    noon(state, "restock", "build", "market", "build")
    assert (yurt(state, 0)["meat"], state.current_player()) == (2, 1)
    play(state, "buy red")
    play(state, sorted(names(state))[0])
    assert stones_on(state, "no_milk") == Counter()
    play(state, "take milk", "take milk")
    assert (yurt(state, 2), phase(state)) == ({"milk": 2}, "over")
    assert stones_on(state, "no_bread") == stones_on(state, "no_milk") == Counter()


@rules("YAK-7.8", "YAK-7.9", "YAK-2.5")
def test_a_short_draw_of_the_first_phase_turns_twice_and_closes_the_quarry_before_the_choice() -> None:
    state = morning(4, last_day=True, bag="R", mountain=(1, 2), loads=FULL_MIXED | {"no_milk": "K"})
    noon(state, "market", "restock", "market")
    play(state, "done")
    draw(state, "RFF")
    assert at_table(state)["direction"] == "counterclockwise"
    draw(state, "F")
    assert (at_table(state)["direction"], at_table(state)["open"]) == ("clockwise", False)
    assert names(state) == {"put red no_milk"}
    play(state, "put red no_milk")
    assert fog(state) == (1, 2, 0)  # no fill is carried out
    assert stones_on(state, "no_milk") == Counter(stones("KR"))


@rules("YAK-7.8", "YAK-7.10", "YAK-7.11", "YAK-6.1")
def test_a_bag_emptied_exactly_stays_open_and_the_next_market_gets_only_food() -> None:
    state = morning(4, last_day=True, bag="ROY", mountain=(3, 4), loads={"no_bread": "R"}, yurts={0: "1 milk"})
    noon(state, "build", "market", "market", "restock")
    play(state, "buy red")
    play(state, sorted(names(state))[0])
    draw(state, "ROFY")
    assert (at_table(state)["open"], fog(state), at_table(state)["direction"]) == (True, (3, 4, 1), "counterclockwise")
    play(state, "take meat", "done")
    assert weights(state) == {"draw fog": 1}
    draw(state, "F")
    assert (at_table(state)["open"], at_table(state)["direction"], phase(state)) == (False, "clockwise", "market")


@rules("YAK-7.8", "YAK-7.9", "YAK-7.10")
def test_example_19_a_market_empties_the_quarry() -> None:
    state = morning(bag="RB", mountain=(3, 4), last_day=True, cargo={"no_milk": "2 meat"}, yurts={1: "1 meat"})
    noon(state, "market", "restock", "market")
    play(state, "done")
    draw(state, "RBF")
    assert direction(state) == "counterclockwise" and not at_table(state)["open"] and phase(state) == "put"
    assert {text.split()[1] for text in names(state)} == {"red", "blue"}
    play(state, "put red no_bread")
    assert "red" in cart(state, "no_bread")["stones"]
    assert at_table(state)["lost"] == "blue" and bag(state) == {} and at_table(state)["fog"] == 0
    assert yurt(state, 1) == {"meat": 3}  # food parts go on
    assert seen(state)["active"] == 2 and phase(state) == "market"
    play(state, "done")
    assert seen(state)["active"] == 3


@rules("YAK-7.6", "YAK-7.11", "YAK-7.8")
def test_example_20_a_bag_emptied_exactly_is_no_shortage() -> None:
    state = morning(bag="RBY", mountain=(3, 4), last_day=True, loads={"no_bread": "K"}, yurts={0: "1 milk"})
    noon(state, "build", "restock", "market")
    play(state, "buy black")
    step_quietly(state)
    assert phase(state) == "refill"
    draw(state, "RBF")
    assert direction(state) == "counterclockwise"
    draw(state, "Y")
    assert at_table(state)["open"] and bag(state) == {} and at_table(state)["fog"] == 1
    assert seen(state)["active"] == 1 and phase(state) == "restock_draw"
    before = cart(state, "no_milk")["stones"]
    draw(state, "F")
    assert direction(state) == "clockwise" and not at_table(state)["open"]
    assert cart(state, "no_milk")["stones"] == before


@rules("YAK-7.8", "YAK-7.9", "YAK-2.5")
def test_example_21_an_empty_cart_stays_empty() -> None:
    state = morning(bag="", mountain=(3, 4), last_day=True, loads={"no_bread": "K"}, yurts={0: "1 milk"})
    noon(state, "build", "market")
    play(state, "buy black")
    step_quietly(state)
    draw(state, "F")
    assert direction(state) == "counterclockwise" and not at_table(state)["open"]
    assert cart(state, "no_bread")["stones"] == [] and seen(state)["active"] == 1
    state = morning(bag="", closed=True, mountain=(3, 4), last_day=True, loads={"no_bread": ""}, yurts={0: "8 milk"})
    noon(state, "build", "market")
    assert seen(state)["active"] == 1 and yurt(state, 0) == {"milk": 8}
