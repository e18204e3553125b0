"""The rulebook's examples of the ledger, one test each: E1 to E8. Pictures are rebuilt, numbers are the text's."""

import pytest

from caravansary import load_game
from tests.games.playing import at_table, names, play, seen
from tests.marks import rules

from .tables import B, G, P, Y, build, route, score, seat, sides, table, tiles, worms

RING = route("1,1", "1,4", "2,4", "2,1", "1,1")  # around 1,1 1,2 1,3, clockwise from 1,1
TAIL = route("2,4", "2,6")
NESTS = {P: {"nurseries": ["1,1", "1,3"]}, G: {"nurseries": ["2,4"]}}


@rules("SILK-3.5")
@pytest.mark.parametrize(
    ("die", "action", "cost"),
    [(1, "build", 3), (1, "ookami", 1), (6, "raise", 1), (5, "raise", 2), (2, "graze", 3), (3, "wall", 0)],
    ids=["E1", "E2", "E2 back", "E2 two", "E2 three", "no change"],
)
def test_e1_e2_the_cost_of_changing_a_die(die: int, action: str, cost: int) -> None:
    state = table(f"{die} {die}", seats={P: {"worms": worms("0,0 1"), "shepherd": "2,2", "nurseries": ["1,1"]}})
    play(state, f"die {die} {action}")
    assert score(state, P) == 5 - cost
    assert seat(state, P)["spent"] == cost


@rules("SILK-4.4", "SILK-4.12", "SILK-4.13", "SILK-4.14", "SILK-4.15", "SILK-4.16", "SILK-4.17", "SILK-4.19")
def test_e3_a_chain_from_the_ookami_to_the_worms() -> None:
    state = table(
        "6 6",
        ookami="2,3",
        seats={P: {"mastiff": "1,2", "worms": worms("1,3 2")}, G: {"shepherd": "2,2"}},
        pasture={"0,3": "leafy"},
        barren=["1,3"],
    )
    play(state, "die 6 ookami", "move ookami west", "bump shepherd north")
    assert names(state, "bump") == {
        "mastiff east",
        "mastiff north",
        "mastiff west",
    }  # never south: the ookami has moved
    play(state, "bump mastiff east")
    assert names(state) == {"displace north", "displace east", "displace south"}  # south is the tile the ookami left
    play(state, "displace north", "displace north")
    position = at_table(state)
    assert (position["ookami"], seat(state, G)["shepherd"], seat(state, P)["mastiff"]) == ("2,2", "1,2", "1,3")
    assert seat(state, P)["worms"] == {"0,3": 2}
    assert [seat(state, k)["cave"] for k in range(4)] == [0, 0, 0, 0]
    assert state.scores() == [5, 5, 5, 5]


@rules("SILK-5.1", "SILK-2.3")
def test_e4_two_tiles_to_raise_on() -> None:
    state = table(
        "1 1",
        seats={P: {"nurseries": ["0,2"], "worms": worms("3,0 3", "3,1 2")}, G: {"worms": worms("0,1 1", "3,1 1")}},
        barren=["0,2"],
    )
    play(state, "die 1 raise")
    assert names(state, "raise") == {"0,1", "0,2"}


@rules("SILK-5.7", "SILK-2.9")
def test_e5_two_sites_for_a_nursery() -> None:
    state = table("4 4", active=B, seats={B: {"shepherd": "2,2", "nurseries": ["2,1"]}, G: {"nurseries": ["4,3"]}})
    play(state, "die 4 build")
    assert names(state, "nursery") == {"2,3", "3,2"}


@rules("SILK-6.5", "SILK-7.4", "SILK-7.5", "SILK-7.7")
def test_e6_four_segments_and_an_enclosure() -> None:
    state = table(seats={**NESTS, Y: {"improvements": ["enclosure"]}}, walls=RING + TAIL)
    view = seen(state)
    lengths = sorted((row["closed"], row["length"]) for row in view["segments"])
    assert lengths == [(False, 2), (True, 2), (True, 2), (True, 4)]
    assert view["enclosures"] == [
        {"tiles": ["1,1", "1,2", "1,3"], "contacts": [2, 1, 0, 0], "controller": P, "value": 6}
    ]
    assert [row["final"]["enclosures"] for row in view["seats"]] == [6, 0, 0, 0]
    assert state.scores() == [5, 5, 5, 5]


@rules("SILK-6.3", "SILK-6.6", "SILK-8.3", "SILK-8.4", "SILK-8.6")
def test_e7_the_ring_built_by_one_player() -> None:
    state, gained = build(table(seats=NESTS), P, RING)
    assert gained == [0, 2, 0, 2, 0, 0, 0, 4 + 10]
    assert seat(state, P)["improvements"] == ["enclosure"]
    assert seat(state, P)["walled"] == 8


@rules("SILK-1.1", "SILK-1.2", "SILK-1.3", "SILK-1.4", "SILK-1.5", "SILK-1.8")
def test_e8_set_up_for_four() -> None:
    state = load_game("silk", players=4).new_initial_state()
    view = seen(state)
    assert (len(view["tiles"]), view["supply"], view["target"]) == (30, 20, 50)
    assert [row["reserve"] for row in view["seats"]] == [8] * 4
    assert [row["hand"] for row in view["seats"]] == [7] * 4
    assert state.scores() == [5] * 4
    assert [tile["tile"] for tile in view["tiles"]] == tiles(4)
    assert sides("0,0") == ["0,0-0,1", "0,1-1,1", "1,0-1,1", "0,0-1,0"]
