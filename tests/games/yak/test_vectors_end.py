"""The ledger's worked examples 23 to 33: towers, crystals, the end, bonus cards, and what must always be true."""

import pytest

from caravansary import State
from tests.marks import rules

from .invariants import faults_in_random_games
from .tables import (
    at_table,
    ended,
    morning,
    noon,
    parts,
    seen,
    step_quietly,
    to_next_day,
    until_turn,
    worth,
)

SIXTEEN = "PBBKE / EBBK / EBP / KK / K / E"  # worth 36
FIFTEEN = "EBBPP / KKKB / KKB / PK / B"  # worth 36
OTHER_FIFTEEN = "OROYY / RYOY / OGG / OR / R"  # worth 39
THIRTEEN = ("ROYGK / EBPR / OYG / K", "OYGKE / BPRO / YGK / E", "YGKEB / PROY / GKE / B")


def bonus(state: State) -> list[int]:
    """What the bonus cards bring to each seat."""
    return [sum(seat["points"]["bonus"]) for seat in seen(state)["seats"]]


@rules("YAK-4.3", "YAK-4.4", "YAK-4.5")
def test_vector_23_where_the_next_stone_may_go() -> None:
    assert parts(".RRR.")["free"] == ["1.0", "1.4", "2.1", "2.2"]
    assert parts("RRRRR / G")["free"] == ["2.1", "2.2", "2.3"]
    assert parts("")["free"] == ["1.0", "1.1", "1.2", "1.3", "1.4"]


@rules("YAK-10.4", "YAK-10.5")
def test_vector_24_a_crystal_needs_two_stones() -> None:
    assert (worth("RX"), worth("RXR"), worth("RXB")) == (2, 6, 3)


@rules("YAK-10.3")
def test_vector_25_crystals_take_different_colours() -> None:
    assert (worth("RRXX."), worth("XRRRX")) == (7, 10)


@rules("YAK-10.2", "YAK-10.4")
def test_vector_26_a_crystal_merges_groups() -> None:
    assert (worth("RRXRR"), worth("RRBRR / K")) == (12, 8)


@rules("YAK-10.7")
def test_vector_27_keeping_groups_apart_may_be_better() -> None:
    assert worth("RRXRR / BBEE") == 23
    assert seen_crystals("RRXRR / BBEE") == {"1.2": "green"}  # blue is as good; green comes first (R14)


@rules("YAK-10.5", "YAK-10.7")
def test_vector_28_a_crystal_may_stay_without_colour() -> None:
    assert worth("RRRRR / RRX") == 22
    assert seen_crystals("RRRRR / RRX") == {"2.2": None}


@rules("YAK-10.3")
def test_vector_29_two_crystals_two_colours() -> None:
    assert worth("RXR / BX / B") == 12
    assert seen_crystals("RXR / BX / B") == {"1.1": "red", "2.1": "blue"}


def seen_crystals(rows: str) -> dict[str, str | None]:
    """The colours that the crystals of a tower would take."""
    return {cell["cell"]: cell["colour"] for cell in parts(rows)["tower"] if cell["stone"] == "crystal"}


@rules("YAK-10.8", "YAK-10.9")
def test_vector_30_ties() -> None:
    state = ended(towers={0: SIXTEEN, 1: OTHER_FIFTEEN}, stupa=0, yurts={0: "1 milk", 1: "1 milk"})
    assert state.scores()[:2] == [41, 41]
    assert (state.places()[:2], state.winners()) == ([2, 1], [1])
    state = ended(towers={0: FIFTEEN, 1: OTHER_FIFTEEN}, stupa=0, yurts={0: "1 milk", 1: "1 milk"})
    assert state.scores()[:2] == [41, 41]
    assert (state.places()[:2], state.winners()) == ([1, 1], [0, 1])
    state = morning(3, yurts={0: "3 milk", 1: "2 milk 1 meat", 2: "1 bread"})
    assert state.scores() == [2, 2, 0]


@rules("YAK-9.1", "YAK-9.2", "YAK-9.3")
def test_vector_31_the_stupa_is_taken_once() -> None:
    state = morning(
        towers={2: THIRTEEN[0], 0: THIRTEEN[1], 1: THIRTEEN[2]},
        yurts={0: "1 milk", 1: "1 meat 1 milk 1 bread", 2: "1 bread"},
        first=2,
        day=12,
    )
    noon(state, "build", "restock", "build", "restock")
    build_one(state, 2)
    assert (at_table(state)["stupa"], at_table(state)["last_day"]) == (2, 13)
    until_turn(state, 0)
    build_one(state, 0)
    assert (at_table(state)["stupa"], at_table(state)["last_day"]) == (2, 13)
    to_next_day(state)
    assert at_table(state)["day"] == 13
    noon(state, "restock", "build", "restock")
    until_turn(state, 1)
    build_one(state, 1)
    while not state.is_terminal():
        step_quietly(state)
    assert [seat["stones"] for seat in seen(state)["seats"]] == [14, 14, 14, 0]
    assert [seat["points"]["stupa"] for seat in seen(state)["seats"]] == [0, 0, 3, 0]
    assert (state.end_reason(), at_table(state)["day"]) == ("stupa", 13)


def build_one(state: State, seat: int) -> None:
    """Buy and place one stone, in the seat's turn."""
    assert state.current_player() == seat
    height = seen(state)["seats"][seat]["stones"]
    while seen(state)["seats"][seat]["stones"] == height:
        step_quietly(state)


@rules("YAK-11.2", "YAK-11.4", "YAK-11.5")
def test_vector_32_bonus_cards() -> None:
    card = {"bonus": ["BON-RED"]}
    assert bonus(morning(towers={0: "RRR", 1: "RRR", 2: "R"}, **card)) == [2, 2, 0, 0]
    assert bonus(morning(towers={0: "RRRR", 1: "RR", 2: "RR"}, **card)) == [4, 0, 0, 0]
    assert bonus(morning(2, towers={0: "RR"}, **card)) == [4, 0]
    state = morning(towers={0: "RXR", 1: "K", 2: "KXK", 3: "X"}, bonus=["BON-BLACK"])
    assert bonus(state) == [-3, 0, 0, -3]


@pytest.mark.parametrize("players", [2, 3, 4])
@rules("YAK-3.6", "YAK-3.8", "YAK-5.1", "YAK-6.3", "YAK-7.4", "YAK-7.5", "YAK-7.6")
def test_vector_33_what_is_true_after_every_turn(players: int, compiled: bool) -> None:
    """`python -m tests.games.yak.invariants 10000` plays as many games as you like."""
    assert faults_in_random_games(players, 300 if compiled else 8, seed=33) == []
