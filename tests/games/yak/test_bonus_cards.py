"""Section 11 of the ledger: what bonus cards bring; and an owner’s own cards."""

import copy
from typing import Any

import pytest

from caravansary import State, check_game, load_game
from caravansary.engine.messages import BadPosition
from caravansary.games import built_in_data
from tests.games.playing import seen
from tests.marks import rules

from .tables import morning
from .test_positions import with_changes

MAJORITIES = "RRR RR R B: 4 2 0 0, RRR RRR R B: 2 2 0 0, RR R R B: 4 0 0 0, RR RR RR R: 2 2 2 0, R B B B: 4 0 0 0"
MAJORITIES += ", B B B B: 0 0 0 0, RXR RRRX XX: 2 4 0, RXRX RR: 2 2, R RR: 2 4, X B: 0 0"


def bonus_by(card: str, **towers: str) -> list[int]:
    state = morning(towers={int(seat[1:]): rows for seat, rows in towers.items()}, bonus=[card])
    return [seat["points"]["bonus"][0] for seat in seen(state)["seats"]]


@rules("YAK-11.2")
def test_majority_cards() -> None:
    assert bonus_by("BON-RED", s0="RR", s1="R") == [4, 2, 0, 0]
    assert bonus_by("BON-RED", s0="RR", s1="RR", s2="RR") == [2, 2, 2, 0]
    assert bonus_by("BON-RED", s0="RRR", s1="RR", s2="R") == [4, 2, 0, 0]
    assert bonus_by("BON-RED", s0="B") == [0, 0, 0, 0]
    assert bonus_by("BON-RED", s0="RR", s1="RR", s2="R") == [2, 2, 0, 0]


@rules("YAK-11.3")
def test_position_cards() -> None:
    assert bonus_by("BON-YELLOW", s0="YYG / Y", s1="GYG") == [2, 1, 0, 0]
    assert bonus_by("BON-ORANGE", s0="OOOGG / GGBB / OBO") == [4, 0, 0, 0]
    assert bonus_by("BON-GREEN", s0="EEEGE / EGBE") == [4, 0, 0, 0]


@rules("YAK-11.4")
def test_penalty_cards_may_make_totals_negative() -> None:
    state = morning(towers={0: "K"}, yurts={0: "1 milk"}, bonus=["BON-BLACK", "BON-GREY"])
    assert state.scores() == [1 + 2 - 3, -6, -6, -6]


@rules("YAK-11.5")
def test_crystals_never_count_for_bonus_cards() -> None:
    assert bonus_by("BON-RED", s0="RXR", s1="RRRG") == [2, 4, 0, 0]
    assert bonus_by("BON-YELLOW", s0="YXY") == [2, 0, 0, 0]
    assert bonus_by("BON-GREY", s0="X", s1="GXG") == [-3, 0, -3, -3]


def bonus_of(card: str, *towers: str) -> list[int]:
    """What one bonus card brings to towers of all seats."""
    state = morning(len(towers), towers=dict(enumerate(towers)), bonus=[card])
    return [each["points"]["bonus"][0] for each in seen(state)["seats"]]


@rules("YAK-11.2", "YAK-11.5")
@pytest.mark.parametrize("case", MAJORITIES.split(", "))
def test_the_majority_card(case: str) -> None:
    towers, points = case.split(":")
    assert bonus_of("BON-RED", *towers.split()) == list(map(int, points.split()))


@rules("YAK-11.3", "YAK-11.4", "YAK-11.5")
def test_cards_for_places_and_for_missing_colours() -> None:
    assert bonus_of("BON-YELLOW", "YYYXY / YY", "") == [4, 0]
    assert bonus_of("BON-GREEN", "EROYE / EPPX", "RRR / EE") == [3, 1]
    assert bonus_of("BON-ORANGE", "ROYGK / EBPR / OXO", "GGG / GG / O", "", "OOO") == [4, 2, 0, 0]
    assert bonus_of("BON-PURPLE", "ROYGK / EBPR / PYG / P", "PP / P", "", "") == [2, 0, 0, 0]
    assert bonus_of("BON-BLACK", "K", "KXK", "GXG", "") == [0, 0, -3, -3]
    state = morning(3, bonus=["BON-BLACK", "BON-GREY"], towers={0: "X"}, yurts={1: "1 meat"})
    assert state.scores() == [1 - 6, 2 - 6, -6]


def bonus_points(state: State) -> list[int]:
    """What the bonus cards bring to each seat."""
    return [sum(seat["points"]["bonus"]) for seat in seen(state)["seats"]]


@rules("YAK-11.2", "YAK-11.4", "YAK-11.5")
def test_example_32_bonus_cards() -> None:
    card = {"bonus": ["BON-RED"]}
    assert bonus_points(morning(towers={0: "RRR", 1: "RRR", 2: "R"}, **card)) == [2, 2, 0, 0]
    assert bonus_points(morning(towers={0: "RRRR", 1: "RR", 2: "RR"}, **card)) == [4, 0, 0, 0]
    assert bonus_points(morning(2, towers={0: "RR"}, **card)) == [4, 0]
    state = morning(towers={0: "RXR", 1: "K", 2: "KXK", 3: "X"}, bonus=["BON-BLACK"])
    assert bonus_points(state) == [-3, 0, 0, -3]


def own_data() -> Any:
    return copy.deepcopy(built_in_data("yak"))


@rules("YAK-11.1")
def test_an_owner_may_bring_the_printed_cards() -> None:
    data = own_data()
    data["cards"][0] |= {"high": 6, "low": 3}
    data["cards"].append({"id": "RED-TOO", "colour": "red", "kind": "penalty", "lose": 5})
    game = load_game("yak", players=4, data=data, bonus_cards=2)
    assert game.data() == data and load_game("yak").data() is None
    state = morning(towers={0: "RR", 1: "R"}, bonus=["BON-RED", "RED-TOO"], data=data)
    assert [seat["points"]["bonus"] for seat in state.view(None)["seats"]] == [[6, 0], [3, 0], [0, -5], [0, -5]]  # type: ignore[attr-defined]
    assert check_game(game, games=1).faults == []


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["cards"], [], "cards: must be a list"),
        (["cards"], None, "cards: must be a list"),
        (["cards", 0], 7, "cards[0]: must be an object"),
        (["cards", 0, "id"], "two words", "cards[0].id"),
        (["cards", 1, "id"], "BON-RED", "cards[1].id: BON-RED is there twice"),
        (["cards", 0, "colour"], "pink", "cards[0].colour"),
        (["cards", 0, "colour"], "crystal", "cards[0].colour"),
        (["cards", 0, "kind"], "maximum", "cards[0].kind"),
        (["cards", 0, "high"], "4", "cards[0].high"),
        (["cards", 0, "low"], 4, "cards[0].low"),
        (["cards", 0, "each"], 4, "cards[0].each"),
        (["cards", 2, "each"], 0, "cards[2].each"),
        (["cards", 2, "cells"], [], "cards[2].cells"),
        (["cards", 2, "cells"], ["1.0", "1.0"], "cards[2].cells"),
        (["cards", 2, "cells"], ["1.5"], "cards[2].cells"),
        (["cards", 6, "lose"], 99, "cards[6].lose"),
        (["cards"], [{"id": "A", "colour": "red", "kind": "penalty", "lose": 1}], "cards: without red"),
    ],
)
def test_bad_data_names_its_field(path: list[Any], value: object, field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        load_game("yak", players=2, data=with_changes(own_data(), path, value))
    assert str(bad.value).startswith(field)
