"""What happened is told: to everybody, or to the one whose secret it is."""

from typing import Any

from caravansary import CHANCE, State, load_game
from tests.marks import rules

from .tables import RING, SEGMENT, first_action, second_action


def told(state: State, text: str, seat: int | None = None) -> list[tuple[str, int | None, Any]]:
    """The events of one action: key without its family, who, and what."""
    state.recording = True
    state.apply_action(state.game.string_to_action(text), seat)
    return [(event.key.removeprefix("border-event-"), event.seat, dict(event.args)) for event in state.events]


def colours(*names: str) -> list[str]:
    return [f"@border-colour-{name}" for name in names]


@rules("BORDER-1.3", "BORDER-1.6")
def test_the_deal_and_the_first_player_are_told() -> None:
    state = load_game("border", players=2).new_initial_state()
    assert told(state, "deal C", int(CHANCE)) == [("board", 0, {"board": "C"})]
    assert told(state, "deal A", int(CHANCE)) == [("board", 1, {"board": "A"})]
    assert told(state, "first 1", int(CHANCE)) == [("first-player", 1, {})]


@rules("BORDER-3.2", "BORDER-3.4")
def test_rolls_are_told_with_what_fell_and_what_lies() -> None:
    state = load_game("border", players=2, boards="AB").new_initial_state()
    told(state, "first 0", int(CHANCE))
    lying = colours("grey", "grey", "red", "red", "red")
    assert told(state, "roll grey grey red red red") == [("roll", 0, {"roll": 1, "fallen": lying, "dice": lying})]
    assert told(state, "reroll 1,2") == [("reroll", 0, {"dice": colours("grey", "grey")})]
    fallen = {"roll": 2, "fallen": colours("blue", "orange"), "dice": colours("blue", "red", "red", "red", "orange")}
    assert told(state, "roll blue orange") == [("roll", 0, fallen)]
    assert told(state, "stop") == [("stop", 0, {"roll": 2})]


@rules("BORDER-4.8", "BORDER-5.12")
def test_segments_and_left_dice_are_told() -> None:
    state = first_action("AB", "grey grey grey yellow blue")
    cells = sorted(SEGMENT["A", "grey 3"])
    assert told(state, "segment grey 3") == [
        ("segment", 0, {"colour": "@border-colour-grey", "size": 3, "cells": cells, "dice": 3}),
        ("unused", 0, {"dice": colours("blue", "yellow")}),
    ]


@rules("BORDER-4.7", "BORDER-5.10")
def test_that_nothing_was_used_is_told() -> None:
    state = first_action("AB", "grey grey grey yellow blue")
    assert told(state, "done")[0] == ("nothing-used", 0, {"dice": colours("grey", "grey", "grey", "blue", "yellow")})


@rules("BORDER-5.11", "BORDER-1.7")
def test_a_sealed_cross_is_told_to_its_owner_and_revealed_to_all_at_the_end() -> None:
    state = second_action("ABC", "yellow blue")
    assert told(state, "cross 7", 1) == [("cross", 1, {"cell": 7, "place": "B5", "colour": "@border-colour-blue"})]
    assert [state.events_for(viewer) for viewer in (0, 2, None)] == [[], [], []]
    assert len(state.events_for(1)) == 1
    assert told(state, "done", 1) == [("finished", 1, {})]
    assert len(state.events_for(None)) == 1
    end = told(state, "done", 2)
    assert end == [
        ("finished", 2, {}),
        ("reveal", 1, {"count": 1, "cells": [7], "places": ["B5"]}),
        ("reveal", 2, {"count": 0, "cells": [], "places": []}),
    ]
    heard = {viewer: [event.seat for event in state.events_for(viewer)] for viewer in (0, 1, 2, None)}
    assert heard == {0: [2, 1, 2], 1: [2, 2], 2: [2, 1], None: [2, 1, 2]}  # nobody is told twice what it crossed itself


@rules("BORDER-5.8")
def test_that_all_five_were_used_is_told() -> None:
    state = first_action("CAB", "yellow yellow yellow yellow yellow")
    assert told(state, "segment yellow 5")[1] == ("all-used", 0, {"dice": colours(*["yellow"] * 5)})


@rules("BORDER-5.8", "BORDER-2.1")
def test_a_new_round_starts_with_all_dice_to_use() -> None:
    state = second_action("AB", dice="yellow yellow yellow yellow yellow")
    assert state.view(None)["all_used"] is True
    told(state, "done", 1)
    assert (state.view(None)["phase"], state.view(None)["all_used"], state.view(None)["unused"]) == ("roll", False, [])


@rules("BORDER-6.7")
def test_silent_states_tell_nothing() -> None:
    state = second_action("ABC", "yellow blue")
    state.apply_action(state.game.string_to_action("cross 7"), 1)
    assert state.events == []


OPEN_WELL = RING["well"] - {41}  # 41 is yellow on B


@rules("BORDER-6.3", "BORDER-6.7")
def test_a_closed_area_is_announced() -> None:
    state = second_action("AB", "yellow", crossed={1: OPEN_WELL})
    assert told(state, "cross 41", 1)[-1] == ("area-first", 1, {"area": "@border-area-well", "points": 4})


@rules("BORDER-6.4", "BORDER-6.7")
def test_a_later_area_is_announced_as_such() -> None:
    state = second_action("AB", "yellow", crossed={0: RING["well"], 1: OPEN_WELL}, scored={0: {"well": 4}})
    assert told(state, "cross 41", 1)[-1] == ("area-later", 1, {"area": "@border-area-well", "points": 2})


@rules("BORDER-7.1", "BORDER-7.6")
def test_the_sixth_area_and_the_end_are_announced() -> None:
    five = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "castle": 12}
    mine = set().union(*(RING[area] for area in five)) | OPEN_WELL
    state = second_action("AB", "yellow", crossed={1: mine}, scored={1: five}, turn=31)
    assert told(state, "cross 41", 1)[-3:] == [
        ("area-first", 1, {"area": "@border-area-well", "points": 4}),
        ("trigger", 1, {}),
        ("over", None, {"reason": "sixth_area", "rounds": 31}),
    ]
