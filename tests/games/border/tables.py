"""Tables of The Border to test at: situations laid out by hand, and short words for playing on from them.

What a test needs to know about the boards (rings, colours, neighbours) is read here from the drawing in `components.json`, not
asked from the game. Every table is checked on laying it out: an area is closed exactly if its points are written down.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from typing import Any

import pytest

from caravansary import CHANCE, Refused, Rng, State, load_game

COLOURS = ("grey", "green", "blue", "red", "yellow", "orange")
WHITE = frozenset({6, 85})
DRAWING: Any = json.loads(resources.files("caravansary.games.border").joinpath("components.json").read_text("utf-8"))
RING: dict[str, frozenset[int]] = {area["id"]: frozenset(area["ring"]) for area in DRAWING["areas"]}
SEGMENT: dict[tuple[str, str], frozenset[int]] = {
    (board["id"], f"{row['colour']} {row['size']}"): frozenset(row["cells"])
    for board in DRAWING["boards"]
    for row in board["segments"]
}
COLOUR: dict[str, dict[int, str]] = {
    board["id"]: {cell: row["colour"] for row in board["segments"] for cell in row["cells"]}
    for board in DRAWING["boards"]
}
PLACE: dict[tuple[int, int], int] = {(cell["q"], cell["r"]): cell["id"] for cell in DRAWING["cells"]}
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
NEXT_TO: dict[int, frozenset[int]] = {
    cell: frozenset(PLACE[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in PLACE)
    for (q, r), cell in PLACE.items()
}

Crosses = Mapping[int, Iterable[int]]
Points = Mapping[int, Mapping[str, int]]


# --- the drawing


def rings(*areas: str) -> set[int]:
    """All cells around these areas."""
    return {cell for area in areas for cell in RING[area]}


def closed(crossed: Iterable[int]) -> set[str]:
    """The areas whose rings these crosses close, the white cells helping."""
    held = WHITE | set(crossed)
    return {area for area, ring in RING.items() if ring <= held}


def frontier(board: str, crossed: Iterable[int], dice: Iterable[str]) -> set[int]:
    """The open cells in the colours of these dice that lie next to a cross."""
    held, colours = WHITE | set(crossed), set(dice)
    return {
        cell
        for cell, colour in COLOUR[board].items()
        if cell not in held and colour in colours and NEXT_TO[cell] & held
    }


# --- laying out a table


def reroll(
    boards: str = "AB",
    dice: str = "grey green blue red yellow",
    *,
    rolls: int = 1,
    active: int = 0,
    turn: int = 1,
    crossed: Crosses | None = None,
    scored: Points | None = None,
) -> State:
    """Five dice lie after a roll, and the active player may stop or roll again."""
    seats = [_seat(board, (crossed or {}).get(k, ()), (scored or {}).get(k, {})) for k, board in enumerate(boards)]
    position = {
        "phase": "reroll",
        "round": turn,
        "active": active,
        "rolls": rolls,
        "dice": dice.split(),
        "seats": seats,
    }
    return load_game("border", players=len(boards), boards=boards).from_position({"game": "border", **position})


def first_action(
    boards: str = "AB",
    dice: str = "grey green blue red yellow",
    *,
    active: int = 0,
    turn: int = 1,
    crossed: Crosses | None = None,
    scored: Points | None = None,
) -> State:
    """The active player has stopped after the first roll with these dice and may now complete segments."""
    state = reroll(boards, dice, active=active, turn=turn, crossed=crossed, scored=scored)
    play(state, "stop")
    return state


def second_action(
    boards: str = "AB",
    unused: str = "",
    *,
    dice: str = "",
    active: int = 0,
    turn: int = 1,
    crossed: Crosses | None = None,
    scored: Points | None = None,
) -> State:
    """The active player has left these dice, or has used all five `dice`; who can cross something is asked.

    Without `dice`, the used ones are filled up with red.
    """
    lying = dice.split() or unused.split() + ["red"] * (5 - len(unused.split()))
    free = unused.split() or lying
    seats = []
    for k, board in enumerate(boards):
        seat = _seat(board, (crossed or {}).get(k, ()), (scored or {}).get(k, {}))
        if k != active and frontier(board, (crossed or {}).get(k, ()), free):
            seat |= {"finished": False, "dice_left": free, "crosses_left": len(unused.split()) or 1}
        seats.append(seat)
    position = {"phase": "second_action", "round": turn, "active": active, "rolls": 1, "dice": lying, "seats": seats}
    game = load_game("border", players=len(boards), boards=boards)
    return game.from_position({"game": "border", "unused": unused.split(), **position})


def _seat(board: str, crossed: Iterable[int], scored: Mapping[str, int]) -> dict[str, object]:
    held = sorted(WHITE | set(crossed))
    assert closed(held) == set(scored), f"the table is laid out wrong: {closed(held)} closed, {set(scored)} scored"
    return {"board": board, "crossed": held, "scored": dict(scored)}


# --- playing on


def play(state: State, *texts: str, seat: int | None = None) -> None:
    """One action after another, of a seat (default: whoever is to act, chance included)."""
    for text in texts:
        state.apply_action(state.game.string_to_action(text), seat)


def done(state: State, seat: int) -> None:
    """The seat is done, if it is still asked; with nothing left to choose it is not."""
    if seat in state.pending():
        play(state, "done", seat=seat)


def finish_round(state: State) -> None:
    """Whoever is still asked in this round is done."""
    for _ in range(1 + state.game.players):
        if state.pending():
            play(state, "done")


def refusal(state: State, text: str, seat: int | None = None) -> set[str]:
    """The rules by which an action is refused; and the refusal changed nothing."""
    before = state.position()
    action = state.game.string_to_action(text)
    with pytest.raises(Refused) as caught:
        state.apply_action(action, seat)
    assert state.position() == before
    assert state.explain(action, seat) == caught.value.verdict
    assert not caught.value.verdict.legal
    return set(caught.value.verdict.rules)


def names(state: State, seat: int | None = None) -> set[str]:
    """What a seat (default: whoever is to act) may do, as texts."""
    return {state.game.action_to_string(action) for action in state.legal_actions(seat)}


def results(state: State, seat: int) -> set[frozenset[int]]:
    """All sets of cells with which a seat can come out of its running action."""
    before = crossed(state, seat)
    found: set[frozenset[int]] = set()
    known: set[frozenset[int]] = set()

    def explore(at: State) -> None:
        new = frozenset(crossed(at, seat) - before)
        if new in known:
            return
        known.add(new)
        if seat not in at.pending():
            found.add(new)
            return
        for action in at.legal_actions(seat):
            after = at.clone()
            after.apply_action(action, seat)
            if at.game.action_to_string(action) == "done":
                found.add(new)
            else:
                explore(after)

    explore(state)
    return found


def cells(*sets: set[int]) -> set[frozenset[int]]:
    """Sets of cells, to compare with results."""
    return {frozenset(each) for each in sets}


# --- reading the table


def at_table(state: State) -> Any:
    """The whole position, for reading."""
    return state.position()


def seen(state: State, viewer: int | None) -> Any:
    """What a seat, or a spectator, sees; for reading."""
    return state.view(viewer)


def phase(state: State) -> str:
    """What is going on."""
    return str(at_table(state)["phase"])


def crossed(state: State, seat: int) -> set[int]:
    """All crosses on a seat's board, those of a running second action included."""
    return set(at_table(state)["seats"][seat]["crossed"])


def scored(state: State, seat: int) -> dict[str, int]:
    """The points written down on a seat's board."""
    return dict(at_table(state)["seats"][seat]["scored"])


def dice_left(state: State, seat: int) -> Counter[str]:
    """The dice a passive may still use."""
    return Counter(at_table(state)["seats"][seat]["dice_left"])


def unused(state: State) -> Counter[str]:
    """The dice that the active player did not use."""
    return Counter(at_table(state)["unused"])


# --- whole games


def ended(*sheets: Mapping[str, int]) -> State:
    """The game after its last round, with these points written down by the seats: nobody crossed anything more."""
    held = {seat: rings(*sheet) for seat, sheet in enumerate(sheets)}
    free = "grey green blue red yellow"
    state = second_action("ABCD"[: len(sheets)], free, crossed=held, scored=dict(enumerate(sheets)))
    finish_round(state)
    assert state.is_terminal()
    return state


def wander(players: int, seed: int) -> Iterator[tuple[State, str, int]]:
    """A game of random decisions: each time the state, and what is about to be done by whom (the state then moves on)."""
    rng = Rng(seed, "wander", str(players))
    state = load_game("border", players=players).new_initial_state()
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            seat, action = int(CHANCE), int(state.sample_chance(rng))
        else:
            owing = state.pending()
            seat = owing[rng.below(len(owing))]
            choices = state.legal_actions(seat)
            action = choices[rng.below(len(choices))]
        yield state, state.game.action_to_string(action), seat
        state.apply_action(action, seat)
    yield state, "", -1
