"""What happened, as events: for the log and for animation. Only called while a state is recording.

Each has its sentence in the word catalogue (``border-event-…``). Crosses of a running second action are for their owner's
eyes only, until all are finished (BORDER-1.7, 5.11). Cells are numbers for machines; `place` and `places` are their labels.
"""

from mypy_extensions import i64

from caravansary.engine.messages import Args, all_but
from caravansary.games.border.components import AREAS, BOARDS, COLOURS, LONGEST, N_CELLS, N_SEGMENTS, SIZES
from caravansary.games.border.dice import N_DICE, unpack
from caravansary.games.border.state import BorderTable


def colour_word(colour: int) -> str:
    """The catalogue's key of a colour."""
    return "@border-colour-" + COLOURS[colour]


def area_word(area: int) -> str:
    """The catalogue's key of an area."""
    return "@border-area-" + AREAS[area]


def dice_words(dice: i64) -> list[str]:
    """The colours of packed dice as words."""
    return [colour_word(colour) for colour in unpack(int(dice))]


def board(t: BorderTable, seat: i64) -> None:
    t.tell("border-event-board", {"board": BOARDS[int(t.board[seat])]}, int(seat))


def first_player(t: BorderTable, seat: i64) -> None:
    t.tell("border-event-first-player", {}, int(seat))


def rolled(t: BorderTable, fallen: i64) -> None:
    args: Args = {"roll": int(t.rolls), "fallen": dice_words(fallen), "dice": dice_words(t.dice)}
    t.tell("border-event-roll", args, int(t.active))


def rerolls(t: BorderTable) -> None:
    t.tell("border-event-reroll", {"dice": dice_words(t.dice - t.kept)}, int(t.active))


def stopped(t: BorderTable) -> None:
    t.tell("border-event-stop", {"roll": int(t.rolls)}, int(t.active))


def segment(t: BorderTable, number: i64) -> None:
    start: i64 = (t.board[t.active] * N_SEGMENTS + number) * LONGEST
    row = [int(t.boards.segment_cells[start + k]) for k in range(LONGEST)]
    cells = [cell for cell in row if cell >= 0 and t.crossed[t.active * N_CELLS + cell] == 0]
    args: Args = {
        "colour": colour_word(int(number) // len(SIZES)),
        "size": SIZES[int(number) % len(SIZES)],
        "cells": cells,
        "dice": len(cells),
    }
    t.tell("border-event-segment", args, int(t.active))


def first_action_over(t: BorderTable) -> None:
    """Which dice the passives may use."""
    if t.unused == t.dice:
        t.tell("border-event-nothing-used", {"dice": dice_words(t.dice)}, int(t.active))
    elif t.unused == 0:
        t.tell("border-event-all-used", {"dice": dice_words(t.dice)}, int(t.active))
    else:
        t.tell("border-event-unused", {"dice": dice_words(t.unused)}, int(t.active))


def crossed(t: BorderTable, seat: i64, cell: i64, colour: i64) -> None:
    args: Args = {"cell": int(cell), "place": t.boards.labels[int(cell)], "colour": colour_word(int(colour))}
    t.tell("border-event-cross", args, int(seat), (int(seat),))


def finished(t: BorderTable, seat: i64) -> None:
    t.tell("border-event-finished", {}, int(seat))


def revealed(t: BorderTable) -> None:
    """All sealed crosses, clockwise from the active player's left; their owners were told when they crossed them."""
    seat = t.next_seat(t.active)
    while seat != t.active:
        # Sorted: in which order the cells were crossed stays with their owner.
        cells = sorted(int(t.sealed[seat * N_DICE + k]) for k in range(t.sealed_count[seat]))
        places = [t.boards.labels[cell] for cell in cells]
        args: Args = {"count": len(cells), "cells": cells, "places": places}
        t.tell("border-event-reveal", args, int(seat), all_but(int(seat), int(t.seats)))
        seat = t.next_seat(seat)


def area(t: BorderTable, seat: i64, number: i64, points: i64, claimed: bool) -> None:
    key = "border-event-area-later" if claimed else "border-event-area-first"
    t.tell(key, {"area": area_word(int(number)), "points": int(points)}, int(seat))


def trigger(t: BorderTable, seat: i64) -> None:
    t.tell("border-event-trigger", {}, int(seat))


def over(t: BorderTable, reason: str) -> None:
    t.tell("border-event-over", {"reason": reason, "rounds": int(t.round)})
