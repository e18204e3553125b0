"""Positions from strangers: whatever no game can show is refused by the name of its field."""

import copy
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import Rng, State, load_game
from caravansary.engine.messages import BadPosition
from caravansary.engine.playout import playout
from tests.games.playing import at_table, play, wander
from tests.marks import rules

from .tables import LATE, RING, SEGMENT, border, ended, first_action, reroll, rings, second_action

GAME = load_game("border", players=3, boards="ABC")


def middle_of_a_game() -> Any:
    return second_action("ABC", "red blue", crossed={1: [7, 10], 2: [84]}).position()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["game"], "chess", "game"),
        (["phase"], "lunch", "phase"),
        (["phase"], None, "phase"),
        (["phase"], ["roll"], "phase"),
        (["colour"], 1, "colour"),
        (["round"], 301, "round"),
        (["round"], True, "round"),
        (["round"], "1", "round"),
        (["rolls"], 4, "rolls"),
        (["active"], 3, "active"),
        (["active"], None, "active"),
        (["dice"], ["red"] * 6, "dice"),
        (["dice"], ["pink"], "dice"),
        (["dice"], "red", "dice"),
        (["unused"], ["orange"], "unused"),
        (["kept"], ["red"], "kept"),
        (["seats"], [], "seats"),
        (["seats", 0], 7, "seats[0]"),
        (["seats", 0, "board"], "E", "seats[0].board"),
        (["seats", 1, "board"], "A", "seats[1].board"),
        (["seats", 1, "board"], None, "seats[1].crossed"),
        (["seats", 0, "hat"], 1, "seats[0].hat"),
        (["seats", 0, "crossed"], [86], "seats[0].crossed"),
        (["seats", 0, "crossed"], [7, 7], "seats[0].crossed"),
        (["seats", 0, "crossed"], [-1], "seats[0].crossed"),
        (["seats", 1, "sealed"], [3], "seats[1].sealed"),
        (["seats", 1, "sealed"], [6], "seats[1].sealed"),
        (["seats", 1, "sealed"], [7, 10], "seats[1].sealed"),
        (["seats", 0, "scored"], {"moon": 3}, "seats[0].scored"),
        (["seats", 0, "scored"], {"well": 4}, "seats[0].scored.well"),
        (["seats", 0, "scored"], [], "seats[0].scored"),
        (["seats", 1, "finished"], 1, "seats[1].finished"),
        (["seats", 0, "finished"], False, "seats[0]"),
        (["seats", 1, "dice_left"], ["red"], "seats[1].dice_left"),
        (["seats", 1, "crosses_left"], 1, "seats[1].crosses_left"),
    ],
)
def test_a_bad_position_names_its_field(path: list[Any], value: object, field: str) -> None:
    position = copy.deepcopy(middle_of_a_game())
    inner = position
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as bad:
        GAME.from_position(position)
    assert str(bad.value).startswith(field)


def test_a_finished_passives_sealed_cells_are_checked_too() -> None:
    position = middle_of_a_game()
    position["seats"][1] = {**position["seats"][1], "finished": True, "dice_left": [], "crosses_left": 0, "sealed": [6]}
    with pytest.raises(BadPosition, match="sealed"):
        GAME.from_position(position)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 90) | st.sampled_from(["red", "A", "roll", "well", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["board", "well", "x"]), inner, max_size=2)
    ),
    max_leaves=6,
)


@settings(max_examples=300)
@given(
    st.sampled_from(sorted(middle_of_a_game())), JSON, st.sampled_from([None, *sorted(middle_of_a_game()["seats"][0])])
)
def test_whatever_a_position_holds_it_is_refused_or_playable(field: str, value: object, seat_field: str | None) -> None:
    position = copy.deepcopy(middle_of_a_game())
    if seat_field is None:
        position[field] = value
    else:
        position["seats"][1][seat_field] = value
    try:
        state = GAME.from_position(position)
    except BadPosition:
        return
    playout(state, Rng(1))
    assert state.is_terminal()


# --- what no game can show

FIVE = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "castle": 12}
SIX = {**FIVE, "eagle": 8}


def refused(position: Any, field: str) -> bool:
    """Is it refused, by the name of this field?"""
    game = load_game("border", players=len(position["seats"]))
    with pytest.raises(BadPosition) as bad:
        game.from_position(position)
    return str(bad.value).startswith(field + ":")


def changed(state: State, **fields: object) -> Any:
    return {**at_table(state), **fields}


def with_seat(state: State, seat: int, **fields: object) -> Any:
    position = copy.deepcopy(at_table(state))
    position["seats"][seat] |= fields
    return position


@rules("BORDER-7.1", "BORDER-7.11")
def test_a_game_is_over_only_with_six_areas_or_after_the_last_round() -> None:
    position = changed(reroll(crossed={0: rings(*FIVE)}, scored={0: FIVE}), phase="over", round=30)
    position["unused"] = position["dice"]
    assert refused(position, "phase")
    border(2).from_position({**position, "round": 300})


@rules("BORDER-7.1", "BORDER-7.2")
@pytest.mark.parametrize("phase", ["reroll", "complete"])
def test_play_does_not_go_on_with_six_areas(phase: str) -> None:
    position = changed(ended(SIX, {}), phase=phase)
    position |= {"dice": ["grey"] * 5, "unused": ["grey"] * 5 if phase == "complete" else []}
    assert refused(position, "seats[0].scored")


@rules("BORDER-7.2", "BORDER-7.3")
def test_only_the_active_player_may_have_six_areas_in_the_second_action() -> None:
    table = {0: rings(*FIVE) | RING["well"] - {41}}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={0: FIVE})
    play(state, "segment grey 4")
    assert border(2).from_position(state.position()).position() == state.position()
    assert refused(changed(state, unused=at_table(state)["dice"]), "seats[1].dice_left")
    nothing_used = changed(state, unused=at_table(state)["dice"])
    nothing_used["seats"][1] |= {"dice_left": at_table(state)["dice"], "crosses_left": 5}
    assert refused(nothing_used, "seats[0].scored")
    assert refused(rotated(state), "seats[1].scored")


def rotated(state: State) -> Any:
    """The same boards, with the other seat active."""
    position = copy.deepcopy(at_table(state))
    one, other = position["seats"]
    passive = {key: other[key] for key in ("sealed", "dice_left", "crosses_left", "finished")}
    active = {key: one[key] for key in passive}
    position["seats"] = [{**other, **active}, {**one, **passive}]
    position["unused"] = position["dice"]
    position["seats"][1] |= {"dice_left": position["dice"], "crosses_left": 5}
    return position


@rules("BORDER-6.2")
@pytest.mark.parametrize("make", [reroll, lambda **table: ended(table["scored"][0] | FIVE, {})])
def test_a_closed_ring_is_scored(make: Callable[..., State]) -> None:
    state = make(crossed={0: RING["eagle"]}, scored={0: {"eagle": 8}})
    position = with_seat(
        state, 0, scored={k: v for k, v in at_table(state)["seats"][0]["scored"].items() if k != "eagle"}
    )
    assert refused(position, "seats[0].scored.eagle")


@rules("BORDER-6.2", "BORDER-4.10")
def test_a_ring_closed_by_the_running_action_is_not_scored_yet() -> None:
    dice = "grey blue blue green red"
    held = RING["well"] - {41} | RING["eagle"] - {60, 64}
    state = first_action("AB", dice, crossed={0: held})
    play(state, "segment grey 4")
    assert border(2).from_position(state.position()).position() == state.position()
    assert refused(changed(state, unused=["grey", "blue", "blue", "green", "red"]), "seats[0].scored.well")


@rules("BORDER-6.3", "BORDER-6.5")
def test_two_first_values_come_from_one_second_action() -> None:
    well = {"well": 4}
    held = RING["well"]
    reroll("ABC", crossed={0: held, 1: held}, scored={0: well, 1: well})
    for boards in ("AB", "ABC"):
        everybody = range(len(boards))
        state = reroll(
            boards, crossed=dict.fromkeys(everybody, held), scored={0: well} | {k: {"well": 2} for k in everybody if k}
        )
        position = at_table(state)
        for seat in everybody:
            position["seats"][seat]["scored"] = well
        assert refused(position, "seats[1].scored.well")


@rules("BORDER-5.3", "BORDER-5.4")
def test_sealed_crosses_grow_from_neighbour_to_neighbour() -> None:
    state = second_action("AB", "blue blue yellow yellow")
    play(state, "cross 7", "cross 10", seat=1)
    crossed = at_table(state)["seats"][1]["crossed"]
    border(2).from_position(state.position())
    assert refused(with_seat(state, 1, sealed=[10, 7]), "seats[1].sealed")
    far = with_seat(state, 1, sealed=[7, 30], crossed=[*(cell for cell in crossed if cell != 10), 30])
    far["seats"][1] |= {"dice_left": ["yellow", "yellow"]}
    assert refused(far, "seats[1].sealed")


@rules("BORDER-6.2")
def test_what_a_sealed_cross_closed_is_not_scored_yet() -> None:
    state = second_action("ABC", "yellow blue", crossed={1: RING["well"] - {41}})
    play(state, "cross 41", seat=1)
    assert refused(with_seat(state, 1, scored={"well": 4}), "seats[1].scored.well")


@rules("BORDER-4.2", "BORDER-4.8")
def test_used_dice_have_completed_segments() -> None:
    state = first_action("AB", "red red blue blue grey")
    assert refused(changed(state, unused=["red", "red", "grey"]), "unused")
    play(state, "segment blue 2")
    border(2).from_position(state.position())
    assert refused(changed(state, unused=["blue", "blue", "red"]), "unused")


@rules("BORDER-5.3", "BORDER-4.4")
def test_crosses_grow_from_white_cells_and_completed_segments() -> None:
    state = reroll(turn=LATE)
    border(2).from_position(with_seat(state, 0, crossed=[*SEGMENT["A", "grey 3"], 6, 85, 7]))
    assert refused(with_seat(state, 0, crossed=[6, 85, 30]), "seats[0].crossed")
    assert refused(with_seat(reroll(turn=2), 0, crossed=[6, 85, *SEGMENT["A", "grey 3"]]), "seats[0].crossed")


@rules("BORDER-4.1", "BORDER-5.1", "BORDER-3.2")
def test_crosses_are_no_more_than_the_rounds_had_dice() -> None:
    red = [7, 0, 10, 14]
    assert refused(with_seat(reroll(turn=1), 0, crossed=[6, 85, *red]), "seats[0].crossed")
    border(2).from_position(with_seat(reroll(turn=2), 0, crossed=[6, 85, *red]))
    both = with_seat(reroll(turn=2), 0, crossed=[6, 85, *red])
    both["seats"][1]["crossed"] = [6, 85, 7, 0, 1]
    assert refused(both, "round")
    used = first_action("AB", "red red blue blue grey")
    play(used, "segment red 2")
    assert refused(with_seat(used, 0, crossed=[6, 85, 35, 40, 7]), "seats[0].crossed")


@rules("BORDER-3.1", "BORDER-3.4")
def test_dice_lie_from_the_first_roll_of_the_game_on() -> None:
    state = load_game("border", players=2, boards="AB").new_initial_state()
    play(state, "first 0")
    border(2).from_position(state.position())
    assert refused(changed(state, dice=["red"] * 5), "dice")
    assert refused(changed(state, round=2), "dice")
    assert refused(changed(state, kept=["red"]), "kept")
    assert refused(changed(state, rolls=1), "dice")


@rules("BORDER-1.3", "BORDER-1.6")
def test_boards_are_dealt_in_order_before_everything_else() -> None:
    state = border(3).new_initial_state()
    play(state, "deal B")
    border(3).from_position(state.position())
    assert refused(with_seat(state, 2, board="C"), "seats")
    assert refused(changed(state, phase="first_player"), "phase")
    assert refused(changed(state, round=1), "round")
    assert refused(changed(state, active=0), "active")
    assert refused(changed(state, rolls=1), "rolls")
    assert refused(with_seat(state, 0, crossed=[6, 85, 7]), "seats[0].crossed")


# --- real positions, whole and spoilt


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_real_game_is_taken(players: int) -> None:
    game = border(players)
    for state, _, _ in wander(game, 70 + players):
        assert game.from_position(state.position()).position() == state.position()


VALUES: list[Any] = [None, True, 0, 1, 6, 41, -1, "red", "A", "over", "roll", [], [7], ["red"], {}, {"well": 4}, 10**30]


def spoil(position: Any, other: Any, rng: Rng) -> None:
    """Change one thing somewhere: leave it out, put nonsense there, or what stands there in another position."""
    seats = position.get("seats")
    seat = int(rng.below(len(seats) + 1)) - 1 if isinstance(seats, list) else -1
    row, twin = (position, other) if seat < 0 else (seats[seat], other["seats"][seat % len(other["seats"])])
    key = sorted(row)[int(rng.below(len(row)))] if isinstance(row, dict) and row else ""
    what = int(rng.below(4)) if key else 4
    if what == 0:
        del row[key]
    elif what == 1:
        row[key] = VALUES[int(rng.below(len(VALUES)))]
    elif what == 2:
        row[key] = copy.deepcopy(twin[key])
    elif what == 3 and isinstance(row[key], list) and row[key]:
        row[key].pop(int(rng.below(len(row[key]))))


def test_spoilt_positions_are_refused_or_can_be_played() -> None:
    rng = Rng(5, "spoilt")
    real = [at_table(state) for players in (2, 3, 4) for state, _, _ in islice(wander(border(players), 9), 0, None, 19)]
    taken = 0
    for number in range(600):
        position = copy.deepcopy(real[number % len(real)])
        for _ in range(1 + int(rng.below(2))):
            spoil(position, real[int(rng.below(len(real)))], rng)
        try:
            state = border(len(real[number % len(real)]["seats"])).from_position(position)
        except BadPosition:
            continue
        taken += 1
        assert state.flaws() == []
        assert state.is_terminal() or state.legal_actions()
        if number % 10 == 0:
            playout(state, rng)
    assert 0 < taken < 400
