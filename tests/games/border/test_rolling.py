"""The first action: rolling (section 3)."""

from collections import Counter

import pytest

from caravansary import CHANCE, Match, load_game
from tests.games.playing import at_table, names, phase, play, refusal
from tests.marks import rules

from .tables import WHITE, crossed, dice_left, finish_round, first_action, reroll, second_action, unused

LUIS_BOARD = {0, 1, 7, 26, 30, 63, 67} | {35, 36, 37, 41, 49} | {54, 55, 59}


# --- rolling


@rules("BORDER-3.1")
def test_a_turn_begins_with_a_roll_of_all_five_dice() -> None:
    state = second_action("AB", "blue")
    play(state, "done", seat=1)
    assert state.current_player() == CHANCE
    assert state.pending() == []
    outcomes = dict(state.chance_outcomes())
    assert (len(outcomes), sum(outcomes.values())) == (252, 6**5)
    assert outcomes[state.game.string_to_action("roll red red red red red")] == 1
    assert outcomes[state.game.string_to_action("roll grey green blue red yellow")] == 120
    assert outcomes[state.game.string_to_action("roll grey grey blue blue red")] == 30
    refusal(state, "stop", 1)


@rules("BORDER-3.2")
def test_after_the_first_roll_any_dice_may_be_rolled_again() -> None:
    state = reroll("AB", "grey green blue red yellow", rolls=1)
    assert len(names(state)) == 32
    assert {"stop", "reroll 1", "reroll 5", "reroll 2,4", "reroll 1,2,3,4,5"} <= names(state)


@rules("BORDER-3.2")
def test_after_the_second_roll_too() -> None:
    state = reroll("AB", "grey green blue red yellow", rolls=2)
    assert len(names(state)) == 32


@rules("BORDER-3.2")
def test_dice_of_one_colour_are_interchangeable() -> None:
    state = reroll("AB", "grey grey grey red red")
    assert len(names(state)) == 4 * 3
    assert names(reroll("AB", "red red red red red")) == {
        "stop",
        "reroll 1",
        "reroll 1,2",
        "reroll 1,2,3",
        "reroll 1,2,3,4",
        "reroll 1,2,3,4,5",
    }


@rules("BORDER-3.2", "BORDER-3.4")
def test_dice_left_lying_keep_their_faces() -> None:
    state = reroll("AB", "grey grey blue red yellow")
    play(state, "reroll 3,5")
    assert len(state.chance_outcomes()) == 21
    assert sum(weight for _, weight in state.chance_outcomes()) == 36
    play(state, "roll green orange")
    assert Counter(at_table(state)["dice"]) == Counter(["grey", "grey", "red", "green", "orange"])
    assert at_table(state)["rolls"] == 2


@rules("BORDER-3.2")
def test_the_third_roll_is_the_last() -> None:
    state = reroll("AB", "grey grey blue red yellow", rolls=2)
    play(state, "reroll 3", "roll grey")
    assert (phase(state), at_table(state)["rolls"]) == ("complete", 3)
    assert "BORDER-3.2" in refusal(state, "reroll 1", 0)


@rules("BORDER-3.2")
def test_who_stopped_does_not_roll_again() -> None:
    state = first_action("AB", "red red blue blue grey")
    assert refusal(state, "reroll 5", 0) & {"BORDER-3.2", "BORDER-3.5"}
    refusal(state, "stop", 0)


@rules("BORDER-3.3")
def test_a_die_left_lying_may_be_picked_up_later() -> None:
    state = reroll("AB", "grey green blue red red")
    play(state, "reroll 1,2,3", "roll yellow yellow orange")
    assert at_table(state)["dice"] == ["red", "red", "yellow", "yellow", "orange"]
    assert {"reroll 1", "reroll 1,2", "reroll 1,2,3,4,5"} <= names(state)
    play(state, "reroll 1,2", "roll orange orange")
    assert Counter(at_table(state)["dice"]) == Counter(orange=3, yellow=2)


@rules("BORDER-3.4")
def test_only_the_last_faces_count() -> None:
    state = reroll("AB", "red red red red red")
    play(state, "reroll 1,2,3,4,5", "roll grey green blue blue yellow", "stop")
    assert names(state) == {"segment blue 2", "done"}
    play(state, "done")
    assert dice_left(state, 1) == Counter(["blue", "blue", "grey", "green", "yellow"])


@rules("BORDER-3.5")
def test_stopping_early_gives_nothing_and_keeps_no_rolls() -> None:
    state = reroll("AB", "grey green blue red yellow", rolls=1)
    before = at_table(state)["seats"]
    play(state, "stop")
    assert crossed(state, 0) == WHITE
    finish_round(state)
    assert at_table(state)["seats"] == before
    play(state, "roll grey green blue red yellow", "reroll 1", "roll grey", "reroll 1", "roll grey")
    finish_round(state)
    assert at_table(state)["active"] == 0
    play(state, "roll red red red red red", "reroll 1", "roll red", "reroll 1", "roll red")
    assert (phase(state), at_table(state)["rolls"]) == ("complete", 3)


# --- worked examples of the ledger: E from the rulebook (Sara has board A, Emma B, Luis C, Tomas D), T our own


@rules("BORDER-3.2", "BORDER-4.5", "BORDER-4.6")
def test_e4_luis_completes_three_segments() -> None:
    state = reroll("CABD", "red yellow yellow yellow yellow", rolls=2, crossed={0: LUIS_BOARD})
    play(state, "stop", "segment yellow 5", "segment yellow 4", "segment red 3")
    assert crossed(state, 0) - WHITE - LUIS_BOARD == {2, 3, 21, 22, 71}
    assert (phase(state), unused(state)) == ("second_action", Counter())


@rules("BORDER-3.2", "BORDER-3.3")
def test_t20_a_red_left_lying_is_rolled_again_and_there_is_no_fourth_roll() -> None:
    state = reroll("AB", "grey green blue red red")
    play(state, "reroll 1,2,3", "roll grey green blue")
    play(state, "reroll 4", "roll grey")
    assert Counter(at_table(state)["dice"]) == Counter(["grey", "grey", "green", "blue", "red"])
    assert "BORDER-3.2" in refusal(state, "reroll 1", 0)


# --- dice as somebody types them


def rolled(dice: str = "grey grey grey red red") -> Match:
    match = Match(load_game("border", players=2, boards="AB"), None)
    for text in ("first 0", f"roll {dice}"):
        match.play(text)
    return match


@rules("BORDER-3.2", "HOUSE-1.2")
@pytest.mark.parametrize(
    ("typed", "played"),
    [
        ("reroll 3", "reroll 1"),
        ("reroll 3,2", "reroll 1,2"),
        ("reroll 5 , 1", "reroll 1,4"),
        ("reroll 2 5 3", "reroll 1,2,4"),
        ("reroll 4,4", "reroll 4"),
        ("reroll red", "reroll 4"),
        ("reroll red grey red", "reroll 1,4,5"),
        ("reroll 2 grey 1 red", "reroll 1,2,4"),
        ("reroll 2 grey, red", "reroll 1,2,4"),
        ("reroll 3 grey 2 red", "reroll 1,2,3,4,5"),
        ("reroll 5,4,3,2,1", "reroll 1,2,3,4,5"),
    ],
)
def test_equal_dice_are_equal_however_they_are_typed(typed: str, played: str) -> None:
    match = rolled()
    assert match.explain(typed, 0).legal
    match.play(typed, 0)
    assert match.game.action_to_string(match.entries[-1].action) == played
    assert match.state.current_player() == CHANCE


@rules("BORDER-3.2", "HOUSE-1.2")
def test_dice_that_do_not_lie_there_and_nonsense_are_refused() -> None:
    match = rolled()
    assert match.explain("reroll blue", 0).key == "border-no-such-dice"
    assert match.explain("reroll 3 red", 0).key == "border-no-such-dice"
    for text in (
        "reroll",
        "reroll 6",
        "reroll 0",
        "reroll pink",
        "reroll red 2",
        "reroll 2 2 red",
        "reroll 5 red 5 grey",
    ):
        assert match.explain(text, 0).rules == ("HOUSE-1.2",), text


@rules("BORDER-3.2", "BORDER-2.1")
def test_dice_typed_at_another_moment_get_the_reason_of_that_moment() -> None:
    match = rolled("red red blue grey green")
    match.play("stop")
    for text in ("reroll 5,1", "reroll red"):
        assert match.explain(text, 0).key == "border-no-roll-after-stop"
        assert match.explain(text, 1).key == "border-no-wait-first"
    assert match.explain("stop", 0).key == "border-no-stop-again"
    match.play("done")
    assert match.explain("reroll red", 1).key == "border-no-passive-roll"
