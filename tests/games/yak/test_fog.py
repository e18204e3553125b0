"""Section 7 of the ledger: drawing, fog and the mountain. How the quarry closes: test_quarry_closing."""

import pytest

from tests.games.playing import at_table, names, phase, play, seen
from tests.marks import rules

from .tables import bag, cart, direction, draw, fog, morning, noon, weights

MOUNTAINS = "1 0 FFROY 1 2 3, 1 2 FROY 2 0 5, 1 2 FFFROY 2 0 5, 1 1 FFFFROY 2 0 5, 2 0 FFFROY 2 3 2, 2 0 FFFFROY 3 4 1"
MOUNTAINS += ", 2 0 FFFFFROY 3 4 1, 2 3 FROY 3 4 1, 2 3 FFROY 3 4 1, 3 4 FROY 3 4 1"


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
    assert fog(state) == (3, 4, 1)


@rules("YAK-7.7")
def test_fog_is_no_stone() -> None:
    state = noon(morning(loads={"no_bread": "RR"}), "restock", "market")
    draw(state, "FFFG")
    assert cart(state, "no_bread")["stones"] == ["red", "red", "grey"]
    assert not any("fog" in text for text in state.game.vocabulary)


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
    assert fog(state) == end
    assert seen(state)["mountain"]["spaces"] == (3 if end[0] == 1 else 4)


@rules("YAK-7.1", "YAK-7.2", "YAK-7.3", "YAK-7.4")
def test_a_batch_of_three_fog_turns_once_and_cannot_come_again_this_turn() -> None:
    state = noon(morning(4), "market", "market", "build")
    play(state, "done")
    draw(state, "FF")
    assert at_table(state)["direction"] == "clockwise"  # the batch is not complete
    draw(state, "F")
    assert (at_table(state)["direction"], weights(state)["draw fog"]) == ("counterclockwise", 2)
    draw(state, "FFR")
    assert at_table(state)["direction"] == "clockwise"
    assert "draw fog" not in weights(state)
    draw(state, "RO")
    assert fog(state) == (1, 0, 0)  # laid down only at the end of the turn
    play(state, "put orange no_milk")
    assert fog(state) == (2, 0, 5)


@rules("YAK-7.4", "YAK-7.5", "YAK-7.6")
@pytest.mark.parametrize("case", MOUNTAINS.split(", "))
def test_the_mountain_at_the_end_of_a_turn(case: str) -> None:
    level, track, drawn, *after = case.split()
    state = noon(morning(4, mountain=(int(level), int(track))), "market", "market", "build")
    play(state, "done")
    draw(state, drawn)
    play(state, "put red two_kinds")
    assert fog(state) == tuple(map(int, after))
    play(state, "done", seat=1)
    assert weights(state)["draw fog"] == int(after[2])


@rules("YAK-6.3", "YAK-6.5", "YAK-7.1", "YAK-7.2", "YAK-7.4")
def test_example_03_alberto_draws_fog_twice() -> None:
    state = noon(morning(), "market")
    before = bag(state)
    play(state, "take meat", "take milk")
    draw(state, "RFF")
    assert direction(state) == "counterclockwise"
    draw(state, "RF")
    assert direction(state) == "clockwise"
    draw(state, "Y")
    assert phase(state) == "put" and seen(state)["draw"]["stones"] == ["red", "red", "yellow"]
    play(state, "put yellow no_milk")
    assert cart(state, "no_milk")["stop"] == 1 and "yellow" in cart(state, "no_milk")["stones"]
    assert bag(state) == before | {"yellow": before["yellow"] - 1}
    assert at_table(state)["mountain"] == {"phase": 2, "track": 0, "aside": 0}
    assert at_table(state)["fog"] == 5


@rules("YAK-7.4")
def test_example_04_the_first_fill_returns_all_four() -> None:
    state = noon(morning(mountain=(1, 2)), "restock", "market")
    draw(state, "FFR")
    assert at_table(state)["mountain"] == {"phase": 2, "track": 0, "aside": 0}
    assert at_table(state)["fog"] == 5


@rules("YAK-7.5")
def test_example_05_the_second_fill_stays() -> None:
    state = noon(morning(mountain=(2, 3)), "restock", "market")
    draw(state, "FR")
    assert at_table(state)["mountain"] == {"phase": 3, "track": 4, "aside": 0}
    assert at_table(state)["fog"] == 1


@rules("YAK-7.1", "YAK-7.2", "YAK-7.4")
def test_example_16_two_fogs_one_after_the_other_flip_twice() -> None:
    state = noon(morning(loads={"no_bread": "GB"}), "restock", "market")
    draw(state, "F")
    assert direction(state) == "counterclockwise"
    draw(state, "FR")
    assert direction(state) == "clockwise"
    assert at_table(state)["mountain"] == {"phase": 1, "track": 2, "aside": 0}
    assert cart(state, "no_bread")["stones"] == ["red", "grey", "blue"]


@rules("YAK-7.2", "YAK-7.5")
def test_example_17_two_fogs_in_one_batch_flip_once() -> None:
    state = noon(morning(mountain=(2, 3)), "market")
    play(state, "done")
    draw(state, "FFB RR")
    assert direction(state) == "counterclockwise"
    play(state, "put blue no_bread")
    assert at_table(state)["mountain"] == {"phase": 3, "track": 4, "aside": 0}
    assert at_table(state)["fog"] == 1


@rules("YAK-7.3", "YAK-7.4")
def test_example_18_five_fogs_in_one_turn() -> None:
    state = noon(morning(), "market")
    play(state, "done")
    draw(state, "FFF FFR")
    assert at_table(state)["mountain"]["aside"] == 5 and "draw fog" not in names(state)
    draw(state, "RR")
    play(state, "put red no_bread")
    assert at_table(state)["mountain"] == {"phase": 2, "track": 0, "aside": 0}
    assert at_table(state)["fog"] == 5
