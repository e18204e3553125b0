"""Improvements: section 8 of the ledger."""

from tests.games.playing import at_table, phase, play, seen
from tests.marks import rules

from .tables import G, P, Seats, acting, build, fields, last_die, route, score, seat, table, turn_of, worms


@rules("SILK-8.1", "SILK-8.2")
def test_an_improvement_is_earned_once() -> None:
    full = {"worms": worms("0,0 3", "0,1 3", "0,2 3", "0,3 2"), "reserve": 1}
    first = acting("raise", seats={P: full})
    play(first, "raise 0,3")
    assert score(first, P) == 15
    second = acting("raise", seats={P: full, G: {"improvements": ["silkworm"]}})
    play(second, "raise 0,3")
    assert score(second, P) == 5


@rules("SILK-8.2", "SILK-9.1", "SILK-9.2", "SILK-9.3", "SILK-3.4")
def test_the_last_worm_before_the_roll_triggers_and_both_dice_are_still_played() -> None:
    purple = {"worms": worms("0,0 2"), "reserve": 1, "score": 20}
    state = last_die(table(players=2, ookami="1,3", seats={P: purple, G: {"worms": worms("2,2 1")}}, active=G))
    play(state, "die 6 ookami", "move ookami north", "raise 0,0")
    assert (score(state, P), at_table(state)["trigger"]["seat"]) == (30, P)
    play(state, "roll 6 6", "die 6 ookami", "move ookami west", "die 6 ookami", "move ookami west")
    assert (phase(state), at_table(state)["active"]) == ("start_of_turn", G)
    play(state, "raise 2,2", "roll 6 6", "die 6 ookami", "move ookami east", "die 6 ookami", "move ookami east")
    assert state.is_terminal()


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


@rules("SILK-8.3", "SILK-6.5")
def test_a_nursery_in_the_middle_breaks_a_long_wall() -> None:
    state = table(seats={P: {"nurseries": ["1,1", "1,4"]}})
    state, gained = build(state, P, [*route("1,1", "1,4"), *route("1,4", "1,6", "3,6")])
    assert gained == [0, 0, 3, 0, 0, 0, 0]
    assert build(state, P, ["3,6-4,6"])[1] == [5]  # the fifth wall behind the nursery


@rules("SILK-8.4")
def test_the_enclosure_goes_to_the_builder_whoever_controls_it() -> None:
    ring = route("1,1", "1,4", "2,4", "2,1", "1,1")
    seats = {P: {"nurseries": ["3,1"]}, G: {"nurseries": ["1,1", "2,4"]}}
    walls = [*ring[:-1], *route("3,1", "2,1")]
    state, gained = build(table(seats=seats, walls=walls), P, ring[-1:])
    assert gained[0] >= 10
    assert seat(state, P)["improvements"][-1] == "enclosure"
    assert seen(state)["enclosures"][0]["controller"] == G
    two, gained = build(table(seats=seats, walls=route("1,1", "1,3", "2,3", "2,1")), G, ["1,1-2,1"])
    assert "enclosure" not in seat(two, G)["improvements"]  # two tiles are too few


@rules("SILK-8.4", "SILK-8.1", "SILK-7.4")
def test_the_enclosure_marker_goes_to_the_builder_who_does_not_control_it() -> None:
    ring = route("1,1", "1,4", "2,4", "2,1", "1,1")
    seats: Seats = {
        P: {"nurseries": ["1,1"], "improvements": ["long_wall"], "score": 10},
        G: {"nurseries": ["1,3", "2,4"]},
    }
    state = table("3 3", seats=seats, walls=ring[:-1])
    play(state, "die 3 wall", f"wall {ring[-1]}")
    assert score(state, P) == 10 + 4 + 10  # from [2,4] along the south to [1,1]
    assert fields(state) == [(3, 6, G)]
    play(state, "die 3 wall", "wall 1,2-2,2")  # one tile and two
    assert fields(state) == [(2, 4, G)]
    assert score(state, P) == 24 + 4  # [1,1]-[1,2]-[1,3] of two walls does not hold the new one


@rules("SILK-8.5")
def test_the_fourth_nursery() -> None:
    seats = {P: {"nurseries": ["1,1", "1,3", "3,1"], "shepherd": "3,3"}}
    state = acting("build", seats=seats)
    play(state, "nursery 3,3")
    assert (score(state, P), seat(state, P)["improvements"]) == (10, ["nursery"])
    third = acting("build", seats={P: {"nurseries": ["1,1", "1,3"], "shepherd": "3,3"}})
    play(third, "nursery 3,3")
    assert score(third, P) == 5


@rules("SILK-8.5", "SILK-8.1", "SILK-9.1")
def test_the_fourth_nursery_may_end_the_game_and_the_second_such_player_gets_nothing() -> None:
    seats: Seats = {
        P: {"nurseries": ["1,1", "1,3", "3,1"], "shepherd": "2,4", "score": 45},
        G: {"nurseries": ["0,5", "5,1", "4,3"], "shepherd": "4,5"},
    }
    state = table("4 4", seats=seats, ookami="0,0")
    play(state, "die 4 build", "nursery 3,4")
    assert (score(state, P), at_table(state)["trigger"]["seat"]) == (50, P)
    state = turn_of(state, G, "4 4")
    play(state, "die 4 build", "nursery 4,5")
    assert (score(state, G), seat(state, G)["improvements"]) == (5, [])


@rules("SILK-8.6", "SILK-8.3")
def test_one_wall_books_segment_long_wall_and_enclosure_in_this_order() -> None:
    ring = route("1,1", "1,4", "2,4", "2,1", "1,1")
    state = table("3 3", seats={P: {"nurseries": ["1,1"]}}, walls=ring[:-1])
    state.recording = True
    play(state, "die 3 wall", f"wall {ring[-1]}")
    assert [event.key for event in state.events] == [
        "silk-event-wall",
        "silk-event-segment",
        "silk-event-improvement",
        "silk-event-improvement",
    ]
    assert score(state, P) == 5 + 8 + 5 + 10
    assert seat(state, P)["improvements"] == ["long_wall", "enclosure"]


@rules("SILK-8.6", "SILK-8.3", "SILK-8.4", "SILK-9.1", "SILK-9.2")
def test_one_wall_with_everything_and_its_order() -> None:
    walls = [*route("1,1", "1,4", "2,4"), *route("1,1", "2,1", "2,3")]
    state = table("3 3", seats={P: {"nurseries": ["1,1"], "score": 27}}, walls=walls)
    state.recording = True
    play(state, "die 3 wall", "wall 2,3-2,4")
    assert score(state, P) == 27 + 8 + 5 + 10
    assert sorted(seat(state, P)["improvements"]) == ["enclosure", "long_wall"]
    assert at_table(state)["trigger"]["seat"] == P
    told = " ".join(f"{event.key} {event.args}" for event in state.events)
    assert told.index("segment") < told.index("long") < told.index("enclosure")
