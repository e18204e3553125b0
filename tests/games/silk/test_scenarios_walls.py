"""The ledger's own scenarios, one test each: S14 to S30, walls, enclosures and the end."""

from typing import Any

import pytest

from caravansary import State
from tests.games.playing import at_table, names, phase, play, refusal, seen
from tests.marks import rules

from .tables import B, G, P, Y, build, change, route, score, seat, sides, table, turn_of, worms

# --- walls


@rules("SILK-6.5", "SILK-6.6", "SILK-7.1")
def test_s14_a_loop_at_a_nursery_round_one_tile() -> None:
    state, gained = build(table(seats={P: {"nurseries": ["1,1"]}}), P, route("1,1", "1,2", "2,2", "2,1", "1,1"))
    assert gained == [0, 0, 0, 4]
    assert seen(state)["enclosures"] == []


@rules("SILK-6.9", "SILK-7.3", "SILK-7.5", "SILK-8.3", "SILK-8.4")
def test_s15_a_loop_on_a_stem() -> None:
    walls = route("1,1", "1,2", "1,4", "2,4", "2,2", "1,2")
    state, gained = build(table(seats={P: {"nurseries": ["1,1"], "shepherd": "1,3"}}), P, walls)
    assert gained == [0, 0, 0, 0, 5, 0, 0]
    assert seen(state)["enclosures"] == [
        {"tiles": ["1,2", "1,3"], "contacts": [0, 0, 0, 0], "controller": None, "value": 0}
    ]
    state = turn_of(state, P, "4 4")
    play(state, "die 4 build", "nursery 1,3")
    assert [row["final"]["enclosures"] for row in seen(state)["seats"]] == [2, 0, 0, 0]


@rules("SILK-6.7", "SILK-8.3")
@pytest.mark.parametrize("claimed", [False, True])
def test_s16_only_the_shortest_closed_segment_scores(claimed: bool) -> None:
    nests = {P: {"nurseries": ["2,0"]}, G: {"nurseries": ["2,3"]}, B: {"nurseries": ["5,2"]}}
    if claimed:
        nests[G]["improvements"] = ["long_wall"]
    state, gained = build(table(seats=nests), P, route("2,0", "2,3"))
    assert gained == [0, 0, 3]
    state, gained = build(state, B, route("5,2", "2,2"))
    assert gained == [0, 0, 4 if claimed else 4 + 5]


@rules("SILK-5.7", "SILK-6.8", "SILK-8.3", "SILK-8.4")
def test_s17_a_nursery_splits_a_segment() -> None:
    nests = {P: {"nurseries": ["1,1", "1,5"], "shepherd": "1,3"}}
    state, gained = build(table(seats=nests), P, route("1,1", "1,5"))
    assert gained == [0, 0, 0, 4]
    way = route("1,3", "3,3", "3,5", "1,5")
    whole = build(state, P, way)[1]
    assert whole == [0, 0, 5, 0, 0, 8 + 10]
    state = turn_of(state, P, "4 4")
    play(state, "die 4 build", "nursery 1,3")
    assert score(state, P) == 5 + 4
    assert sorted(row["length"] for row in seen(state)["segments"]) == [2, 2]
    assert build(state, P, way)[1] == [0, 0, 0, 0, 5, 6 + 10]


@rules("SILK-8.3")
def test_s18_a_nursery_never_earns_the_long_wall() -> None:
    nests = {P: {"nurseries": ["2,2"], "shepherd": "1,5"}}
    walls = route("2,2", "2,3", "5,3") + route("2,3", "2,6")
    state, gained = build(table(seats=nests), P, walls)
    assert gained == [0] * 7
    assert max(row["length"] for row in seen(state)["segments"]) == 4
    state = turn_of(state, P, "4 4")
    play(state, "die 4 build", "nursery 2,6")
    assert score(state, P) == 5
    assert max(row["length"] for row in seen(state)["segments"]) == 6
    assert build(state, P, ["5,3-5,4"])[1] == [5]


# --- enclosures


@rules("SILK-7.1", "SILK-7.4", "SILK-6.4")
def test_s19_a_corner_enclosed_by_border_walls() -> None:
    ring = route("0,0", "0,2", "1,2", "1,0", "0,0")
    tie = table(players=2, seats={P: {"nurseries": ["0,1"]}, G: {"nurseries": ["1,2"]}}, walls=ring)
    assert seen(tie)["enclosures"] == [{"tiles": ["0,0", "0,1"], "contacts": [1, 1], "controller": None, "value": 0}]
    nests = {P: {"nurseries": ["0,1", "1,2"]}, G: {"nurseries": ["1,0"]}}
    assert seen(table(players=2, seats=nests, walls=ring))["enclosures"][0]["value"] == 4
    assert seen(table(players=2, seats=nests, walls=ring[1:]))["enclosures"] == []


@rules("SILK-7.2", "SILK-7.6", "SILK-7.5")
def test_s20_an_enclosure_with_a_hole() -> None:
    walls = route("1,1", "1,4", "4,4", "4,1", "1,1") + sides("2,2") + route("1,2", "2,2")
    state = table(
        seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3", "2,2"]}, Y: {"improvements": ["enclosure"]}},
        walls=walls,
    )
    (ring,) = seen(state)["enclosures"]
    assert len(ring["tiles"]) == 8
    assert "2,2" not in ring["tiles"]
    assert (ring["contacts"], ring["controller"], ring["value"]) == ([1, 2, 0, 0], G, 16)


# --- the end


@rules("SILK-9.1", "SILK-9.2", "SILK-9.3")
def test_s21_the_trigger_stays_when_points_are_spent() -> None:
    state = table(
        "5 5",
        players=2,
        seats={P: {"score": 28, "worms": worms("1,1 1"), "nurseries": ["2,2"]}},
        pasture={"1,1": "leafy"},
    )
    play(state, "die 5 graze", "graze 1,1", "displace north")
    assert (score(state, P), at_table(state)["trigger"]) == (31, {"reason": "points", "seat": P})
    play(state, "die 5 wall", "wall 2,2-2,3")
    assert score(state, P) == 29
    assert at_table(state)["active"] == G
    assert not state.is_terminal()
    turn_over(state)
    assert (state.is_terminal(), state.end_reason()) == (True, "points")


def turn_over(state: State) -> None:
    """The active player takes the first of all choices to the end of the turn."""
    who = at_table(state)["active"]
    while not state.is_terminal() and at_table(state)["active"] == who:
        state.apply_action(state.legal_actions()[0])


@rules("SILK-6.1", "SILK-9.1")
def test_s22_the_last_wall() -> None:
    walls = route("0,1", "0,5", "4,5", "4,4")
    state = table("3 3", players=2, seats={P: {"nurseries": ["0,1"], "worms": worms("2,2 1")}}, walls=walls)
    play(state, "die 3 wall", "wall 4,3-4,4")
    assert at_table(state)["trigger"] == {"reason": "walls", "seat": P}
    assert not names(state) & {"die 3 wall"}
    assert refusal(state, "die 3 wall") == {"SILK-6.1"}


@rules("SILK-6.2", "SILK-6.3")
def test_s23_going_on_from_a_foreign_nursery() -> None:
    state = table("3 3", seats={P: {"nurseries": ["1,1"]}, G: {"nurseries": ["1,3"]}}, walls=route("1,1", "1,3"))
    play(state, "die 3 wall", "wall 1,3-1,4")
    assert "1,3-1,4" in at_table(state)["walls"]


def ended(**fields: Any) -> State:
    """The game after its last turn."""
    players = fields.get("players", 4)
    state = table("", trigger={"reason": "barren", "seat": 0}, active=players - 1, turn=players, **fields)
    return change(state, phase="over")


@rules("SILK-9.7")
def test_s24_the_cave_may_lead_below_zero() -> None:
    state = ended(seats={P: {"score": 1, "cave": 3}})
    assert state.scores()[P] == -2
    assert [line.points for line in state.breakdown()[P]] == [5, -4, -3]


@rules("SILK-3.2", "SILK-8.2", "SILK-9.2")
def test_s25_the_last_worm_of_the_reserve() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "0,2 3", "1,0 3"), "cave": 2, "nurseries": ["2,2"], "score": 45}
    state = change(table("", seats={P: full}), phase="start_of_turn")
    play(state, "raise 2,2")
    assert score(state, P) == 55
    assert phase(state) == "roll"
    assert at_table(state)["trigger"] == {"reason": "points", "seat": P}
    assert seat(state, P)["improvements"] == ["silkworm"]


@rules("SILK-5.2", "SILK-4.13", "SILK-4.9")
def test_s26_not_raised_onto_the_ookami_but_driven_to_her() -> None:
    state = table("1 5", ookami="2,2", seats={P: {"nurseries": ["2,2"], "worms": worms("2,3 1")}})
    raising = state.clone()
    play(raising, "die 1 raise")
    assert names(raising, "raise") == {"1,1", "1,2", "2,1", "2,3"}
    assert refusal(raising, "raise 2,2") == {"SILK-5.2"}
    play(state, "die 5 graze", "graze 2,3", "displace west")
    assert seat(state, P)["cave"] == 1


@rules("SILK-5.8", "SILK-5.9")
def test_s27_nothing_to_regenerate() -> None:
    nests = ["1,1", "1,3", "3,1", "3,3"]
    state = table("4 4", seats={P: {"nurseries": nests}, G: {"shepherd": "1,1"}}, barren=["1,1"])
    assert "die 4 build" not in names(state)
    assert refusal(state, "die 4 build") == {"SILK-5.9"}
    free = table("4 4", seats={P: {"nurseries": nests}}, barren=["1,1"])
    play(free, "die 4 build", "regenerate 1,1")
    assert at_table(free)["barren"] == []


@rules("SILK-9.8")
def test_s28_a_shared_victory() -> None:
    state = ended(players=3, seats={P: {"score": 37}, G: {"score": 20}, B: {"score": 37}})
    assert (state.winners(), state.places()) == ([P, B], [1, 3, 1])


@rules("SILK-6.6", "SILK-6.7", "SILK-8.3")
def test_s29_a_second_way_between_joined_nurseries() -> None:
    walls = route("1,1", "1,4") + route("1,2", "0,2", "0,3")
    state, gained = build(table(seats={P: {"nurseries": ["1,1", "1,4"]}}, walls=walls), P, ["0,3-1,3"])
    assert gained == [5 + 5]
    assert seen(state)["enclosures"] == []


@rules("SILK-1.7", "SILK-8.1")
def test_s30_no_marker_is_claimed_before() -> None:
    assert [row["seat"] for row in seen(table())["improvements"]] == [None] * 4
    assert [row["points"] for row in seen(table())["improvements"]] == [10, 5, 10, 5]
