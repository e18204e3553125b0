"""A tile that brings nothing now says so before it is taken."""

import pytest

from caravansary.words import say
from tests.games.playing import verdict
from tests.marks import rules

from .tables import market

TILES = "seller silk, buyer ivory, special trader 4"


@rules("SROAD-4.4", "SROAD-5.1", "SROAD-5.2", "SROAD-5.8")
@pytest.mark.parametrize(
    ("tile", "money", "goods", "brings"),
    [
        ("seller silk", 10, "1 silk", "yes"),
        ("seller silk", 10, "1 ivory", "@silk_road-now-no-goods"),
        ("buyer ivory", 1, "", "yes"),
        ("buyer ivory", 0, "1 silk", "@silk_road-now-no-silver"),
        ("special trader 4", 0, "1 silk", "yes"),
        ("special trader 4", 10, "", "@silk_road-now-no-goods"),
    ],
)
def test_what_a_tile_brings_now(tile: str, money: int, goods: str, brings: str) -> None:
    state = market(4, "bactra", TILES, money={0: money}, goods={0: goods})
    assert verdict(state, f"take {tile}").args["now"] == brings


@rules("SROAD-5.17")
def test_a_crook_may_make_it_useful() -> None:
    state = market(4, "bactra", TILES, goods={0: "1 ivory"}, seats={0: {"crooks": 1}})
    assert verdict(state, "take seller silk").args["now"] == "yes"


def test_it_is_said_in_both_languages() -> None:
    state = market(4, "bactra", TILES, money={0: 0})
    said = verdict(state, "take buyer ivory").message
    assert say(said, "en").endswith(". It would do nothing for you now: you have no silver.")
    assert say(said, "es").endswith(". Ahora no te serviría: no tienes plata.")
