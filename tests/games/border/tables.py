"""Tables of The Border to test at: situations laid out by hand, and short words for playing on from them.

What a test needs to know about the boards (rings, colours, neighbours) is read here from the drawing in `components.json`, not
asked from the game. Every table is checked on laying it out: an area is closed exactly if its points are written down.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

from caravansary import Game, State, load_game
from tests.games.playing import at_table, play

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

LATE = 41
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


def border(players: int) -> Game:
    """The game for so many."""
    return load_game("border", players)


# --- laying out a table


def reroll(
    boards: str = "AB",
    dice: str = "grey green blue red yellow",
    *,
    rolls: int = 1,
    active: int = 0,
    turn: int | None = None,
    crossed: Crosses | None = None,
    scored: Points | None = None,
) -> State:
    """Five dice lie after a roll, and the active player may stop or roll again."""
    seats = [_seat(board, (crossed or {}).get(k, ()), (scored or {}).get(k, {})) for k, board in enumerate(boards)]
    position = {
        "phase": "reroll",
        "round": turn or late(crossed),
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
    turn: int | None = None,
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
    turn: int | None = None,
    crossed: Crosses | None = None,
    scored: Points | None = None,
) -> State:
    """The active player has left these dice, or has used all five `dice`; who can cross something is asked.

    Without `dice`, the used ones are filled up with red; what they completed lies on the active player's board.
    """
    lying = dice.split() or unused.split() + ["red"] * (5 - len(unused.split()))
    free = unused.split() or lying
    table = {k: set((crossed or {}).get(k, ())) for k in range(len(boards))}
    table[active] |= completed(
        boards[active], table[active], list((Counter(lying) - Counter(unused.split())).elements())
    )
    seats = []
    for k, board in enumerate(boards):
        seat = _seat(board, table[k], (scored or {}).get(k, {}))
        if k != active and frontier(board, table[k], free):
            seat |= {"finished": False, "dice_left": free, "crosses_left": len(unused.split()) or 1}
        seats.append(seat)
    position = {
        "phase": "second_action",
        "round": turn or late(table),
        "active": active,
        "rolls": 1,
        "dice": lying,
        "seats": seats,
    }
    game = load_game("border", players=len(boards), boards=boards)
    return game.from_position({"game": "border", "unused": unused.split(), **position})


def completed(board: str, held: Iterable[int], used: list[str]) -> set[int]:
    """Cells that dice used on a board may have crossed: in each colour a segment, unless one is complete already."""
    cells: set[int] = set()
    for colour, dice in Counter(used).items():
        if not any(SEGMENT[board, f"{colour} {size}"] <= set(held) for size in range(max(2, dice), 6)):
            cells |= SEGMENT[board, f"{colour} {max(2, dice)}"]
    return cells


def late(crossed: Crosses | None) -> int:
    """A round by which these crosses can have been made."""
    return LATE if crossed and any(crossed.values()) else 1


def grown(board: str, crossed: Iterable[int]) -> set[int]:
    """These crosses, and what they may have grown from: a cross starts at a white cell or a completed segment.

    Where there is none, the smallest segment near by is crossed too, away from areas that are nearly closed.
    """
    held = set(WHITE) | set(crossed)
    segments = [cells for (owner, _), cells in SEGMENT.items() if owner == board]
    precious = {cell for ring in RING.values() if 2 * len(ring & held) > len(ring) for cell in ring}
    for group in groups(held):
        if not group & WHITE and not any(cells <= group for cells in segments):
            near = group | {cell for each in group for cell in NEXT_TO[each]}
            held |= min((cells for cells in segments if cells & near and not (cells - held) & precious), key=len)
    return held


def groups(cells: Iterable[int]) -> list[set[int]]:
    """Cells that hang together."""
    left, found = set(cells), []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {cell for each in edge for cell in NEXT_TO[each]} & left
            left -= edge
        found.append(group)
    return found


def _seat(board: str, crossed: Iterable[int], scored: Mapping[str, int]) -> dict[str, object]:
    held = sorted(grown(board, crossed))
    assert closed(held) == set(scored), f"the table is laid out wrong: {closed(held)} closed, {set(scored)} scored"
    return {"board": board, "crossed": held, "scored": dict(scored)}


# --- playing on


def done(state: State, seat: int) -> None:
    """The seat is done, if it is still asked; with nothing left to choose it is not."""
    if seat in state.pending():
        play(state, "done", seat=seat)


def finish_round(state: State) -> None:
    """Whoever is still asked in this round is done."""
    for _ in range(1 + state.game.players):
        if state.pending():
            play(state, "done")


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
    """The game after its last round, with these points written down by the seats."""
    boards = "ABCD"[: len(sheets)]
    dice = ["grey", "green", "blue", "red", "yellow"]
    seats = [_seat(boards[k], rings(*sheet), sheet) for k, sheet in enumerate(sheets)]
    position = {"phase": "over", "round": LATE, "active": 0, "rolls": 1, "dice": dice, "unused": dice, "seats": seats}
    state = load_game("border", players=len(boards), boards=boards).from_position({"game": "border", **position})
    assert state.is_terminal()
    return state
