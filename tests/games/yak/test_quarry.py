"""Restock, Market and the quarry with its fog: sections 5 to 7 of the ledger, beside the worked examples."""

import pytest

from caravansary import CHANCE, State
from tests.marks import rules

from .tables import (
    FORBIDS,
    at_table,
    cargo,
    cart,
    draw,
    morning,
    names,
    noon,
    phase,
    play,
    refusal,
    seen,
    wander,
    yurt,
)

FULL = {"no_bread": "RRRR", "no_milk": "GGGG", "no_meat": "BBBB", "two_kinds": "YYYY"}


def mountain(state: State) -> tuple[int, int, int]:
    """Phase, fog on the track, fog in the bag."""
    shown = seen(state)
    return shown["mountain"]["phase"], shown["mountain"]["track"], shown["quarry"]["fog"]


# --- Restock


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


@rules("YAK-5.2", "YAK-5.3")
def test_a_full_yurt_takes_nothing_and_still_draws() -> None:
    state = noon(morning(cargo={"no_bread": "3 meat 2 milk"}, yurts={0: "8 bread"}), "restock", "market")
    assert phase(state) == "restock_draw" and cargo(state, "no_bread") == {"meat": 3, "milk": 2}


@rules("YAK-5.3")
def test_the_drawn_stone_goes_onto_the_own_cart() -> None:
    state = noon(morning(loads={"no_bread": "RRG"}), "restock", "market")
    draw(state, "B")
    assert cart(state, "no_bread")["stones"] == ["red", "red", "grey", "blue"] and seen(state)["active"] == 1


@rules("YAK-5.3")
def test_four_stones_no_draw() -> None:
    state = noon(morning(loads={"no_bread": "RRGG"}, cargo={"no_bread": "1 milk"}), "restock", "market")
    assert seen(state)["active"] == 1 and yurt(state, 0) == {"milk": 1}


# --- Market


@rules("YAK-6.1")
def test_any_mix_of_two_one_or_none() -> None:
    state = noon(morning(market="1 meat 2 milk"), "market")
    assert names(state) == {"take meat", "take milk", "done"}
    assert refusal(state, "take bread") == {"YAK-6.1"}
    play(state, "take meat")
    assert names(state) == {"take milk", "done"} and seen(state)["taken"] == 1
    play(state, "take milk")
    assert phase(state) == "market_draw" and yurt(state, 0)["meat"] >= 1
    state = noon(morning(), "market")
    before = yurt(state, 0)
    play(state, "done")
    assert phase(state) == "market_draw" and yurt(state, 0) == before


@rules("YAK-6.2")
def test_a_full_yurt_takes_nothing_from_the_market() -> None:
    state = noon(morning(yurts={0: "8 milk"}), "market")
    assert phase(state) == "market_draw"


@rules("YAK-6.3")
def test_one_stone_goes_onto_any_cart_with_room_the_others_back() -> None:
    state = morning(2, loads={"no_bread": "RRRR", "no_milk": "GG", "no_meat": "B"})
    noon(state, "market")
    play(state, "done")
    draw(state, "KKE")
    assert names(state) == {f"put {stone} {name}" for stone in ("black", "green") for name in ("no_milk", "no_meat")}
    assert refusal(state, "put black no_bread") == {"YAK-6.3"}
    assert refusal(state, "put red no_milk") == {"YAK-6.3"}
    assert refusal(state, "done") == {"YAK-6.3"}
    bag = at_table(state)["bag"]
    play(state, "put black no_meat")  # the cart at the junction
    assert cart(state, "no_meat") == {**cart(state, "no_meat"), "stop": 2, "stones": ["black", "blue"]}
    assert at_table(state)["bag"] == bag | {"black": bag["black"] + 1, "green": bag["green"] + 1}


@rules("YAK-6.5")
def test_drawn_stones_are_shown_to_all_after_the_fog() -> None:
    state = noon(morning(), "market")
    play(state, "done")
    draw(state, "RFG")
    assert state.current_player() == CHANCE  # the choice waits for the replacement
    draw(state, "B")
    for viewer in (None, 0, 2):
        assert seen(state, viewer)["draw"]["stones"] == ["red", "grey", "blue"]


@rules("YAK-6.6")
def test_only_overflow_brings_food_to_the_market() -> None:
    """Food in the Market never grows but by what a full cart could not take."""
    for players in (2, 3, 4):
        before, before_carts = -1, 0
        for state in wander(players, 6):
            table = at_table(state)
            now = sum(table["market"].values())
            carts = max(sum(each["food"].values()) for each in table["carts"])
            if before >= 0 and now > before:
                assert carts == 9
            before, before_carts = now, carts
        assert before_carts <= 9


# --- batches


@rules("YAK-7.1", "YAK-7.2")
@pytest.mark.parametrize(
    ("tokens", "flips", "aside"),
    [
        ("RGB", 0, 0),
        ("FRG B", 1, 1),
        ("RFF GB", 1, 2),
        ("FFF RGB", 1, 3),
        ("FRG F B", 2, 2),
        ("FFR FG B", 2, 3),
        ("FRG F F B", 3, 3),
    ],
)
def test_one_turn_round_for_each_batch_with_fog(tokens: str, flips: int, aside: int) -> None:
    state = noon(morning(), "market")
    play(state, "done")
    draw(state, tokens)
    assert phase(state) == "put"
    assert seen(state)["direction"] == ("clockwise" if flips % 2 == 0 else "counterclockwise")
    assert seen(state)["mountain"]["aside"] == aside and seen(state)["quarry"]["fog"] == 5 - aside


@rules("YAK-7.1")
def test_the_fog_of_a_batch_counts_when_the_batch_is_complete() -> None:
    state = noon(morning(), "market")
    play(state, "done")
    draw(state, "F")
    assert seen(state)["direction"] == "clockwise" and seen(state)["draw"] == {"stones": [], "fog": 1, "left": 2}
    draw(state, "FR")
    assert seen(state)["direction"] == "counterclockwise"
    assert seen(state)["draw"] == {"stones": ["red"], "fog": 0, "left": 2}


@rules("YAK-7.3")
def test_fog_set_aside_cannot_be_drawn_again_in_the_turn() -> None:
    state = noon(morning(mountain=(3, 4)), "restock", "market")
    assert "draw fog" in names(state)
    draw(state, "F")
    assert "draw fog" not in names(state)
    draw(state, "R")
    assert mountain(state) == (3, 4, 1)


@rules("YAK-7.7")
def test_fog_is_no_stone() -> None:
    state = noon(morning(loads={"no_bread": "RR"}), "restock", "market")
    draw(state, "FFFG")
    assert cart(state, "no_bread")["stones"] == ["red", "red", "grey"]
    assert not any("fog" in text for text in state.game.vocabulary)


# --- the mountain


@pytest.mark.parametrize(
    ("start", "tokens", "end"),
    [
        ((1, 0), "FR", (1, 1, 4)),
        ((1, 1), "FR", (1, 2, 3)),
        ((1, 2), "FR", (2, 0, 5)),
        ((1, 1), "FFR", (2, 0, 5)),
        ((2, 0), "FR", (2, 1, 4)),
        ((2, 2), "FR", (2, 3, 2)),
        ((2, 3), "FR", (3, 4, 1)),
        ((2, 3), "FFR", (3, 4, 1)),
        ((3, 4), "FR", (3, 4, 1)),
        ((3, 4), "R", (3, 4, 1)),
    ],
)
@rules("YAK-7.4", "YAK-7.5", "YAK-7.6")
def test_the_track(start: tuple[int, int], tokens: str, end: tuple[int, int, int]) -> None:
    state = noon(morning(mountain=start), "restock", "market")
    draw(state, tokens)
    assert mountain(state) == end
    assert seen(state)["mountain"]["spaces"] == (3 if end[0] == 1 else 4)


# --- the closing


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
    assert mountain(state) == (1, 0, 0)  # no fill is carried out (R11)


@rules("YAK-7.8")
def test_what_lies_on_the_track_stays() -> None:
    state = morning(bag="R", mountain=(2, 3), last_day=True)
    noon(state, "market")
    play(state, "done")
    draw(state, "FFR")
    assert not at_table(state)["open"] and mountain(state) == (2, 3, 0)
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
        assert all(at_table(state)["open"] for state in wander(2, seed))
