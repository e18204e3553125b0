"""Why, and why not: verdicts and prompts with the ids of the ledger."""

from caravansary.engine.messages import Args, Message, Verdict
from caravansary.games.border.components import MAX_ROLLS, N_CELLS, N_SEGMENTS, SIZES
from caravansary.games.border.dice import KEPT, N_MASKS, count, five, number_of
from caravansary.games.border.state import CELL, COMPLETE, DONE, REROLL, SECOND_ACTION, SEGMENT, Table
from caravansary.games.border.story import area_word, colour_word, dice_words


def prompt(t: Table, seat: int) -> Message:
    """What a seat that owes a decision is asked."""
    if t.phase() == REROLL:
        return Message("border-prompt-reroll", {"left": int(MAX_ROLLS) - int(t.rolls)})
    if t.phase() == COMPLETE:
        return Message("border-prompt-complete", {"dice": dice_words(t.unused)})
    if t.all_used:
        return Message("border-prompt-cross-one", {"dice": dice_words(t.dice_left[seat])})
    left = int(t.crosses_left[seat])
    return Message("border-prompt-cross", {"dice": dice_words(t.dice_left[seat]), "left": left})


# --- legal actions: what they do


def describe(t: Table, action: int, seat: int) -> Verdict:
    """What a legal action will do and cost."""
    if t.phase() == REROLL:
        return describe_reroll(t, action)
    if action == DONE:
        return describe_done(t, seat)
    if t.phase() == COMPLETE:
        return describe_segment(t, action - int(SEGMENT), seat)
    return describe_cell(t, action - int(CELL), seat)


def describe_reroll(t: Table, mask: int) -> Verdict:
    if mask == 0:
        return Verdict(True, ("BORDER-3.2", "BORDER-3.5"), "border-do-stop", {"dice": dice_words(t.dice)})
    kept = KEPT[five(t.dice) * N_MASKS + mask]
    args: Args = {"dice": dice_words(t.dice - kept), "count": int(number_of(t.dice - kept))}
    return Verdict(True, ("BORDER-3.2", "BORDER-3.3"), "border-do-reroll", args)


def describe_done(t: Table, seat: int) -> Verdict:
    if t.phase() == COMPLETE:
        return Verdict(True, ("BORDER-4.7", "BORDER-4.8"), "border-do-done-first", {"left": int(number_of(t.unused))})
    return Verdict(True, ("BORDER-5.6",), "border-do-done-second", {"left": int(t.crosses_left[seat])})


def describe_segment(t: Table, segment: int, seat: int) -> Verdict:
    missing = int(t.segment_open[seat * int(N_SEGMENTS) + segment])
    cells = [cell for cell in segment_cells(t, segment, seat) if t.crossed[seat * int(N_CELLS) + cell] == 0]
    args: Args = {
        "colour": colour_word(segment // len(SIZES)),
        "size": SIZES[segment % len(SIZES)],
        "dice": missing,
        "cells": cells,
        "areas": closing(t, seat, cells),
    }
    key = "border-do-segment-area" if args["areas"] else "border-do-segment"
    return Verdict(True, ("BORDER-4.2", "BORDER-4.6"), key, args)


def describe_cell(t: Table, cell: int, seat: int) -> Verdict:
    args: Args = {"colour": cell_colour(t, cell, seat), "cell": cell, "areas": closing(t, seat, [cell])}
    key = "border-do-cross-area" if args["areas"] else "border-do-cross"
    return Verdict(True, ("BORDER-5.1", "BORDER-5.3"), key, args)


def closing(t: Table, seat: int, cells: list[int]) -> list[str]:
    """The areas that crossing these open cells would close."""
    return [
        area_word(area)
        for area, ring in enumerate(t.boards.rings)
        if any(cell in ring for cell in cells)
        and all(cell in cells or t.crossed[seat * int(N_CELLS) + cell] != 0 for cell in ring)
    ]


def segment_cells(t: Table, segment: int, seat: int) -> list[int]:
    board = int(t.board[seat]) * int(N_CELLS)
    return [cell for cell in range(int(N_CELLS)) if t.boards.segment[board + cell] == segment]


def cell_colour(t: Table, cell: int, seat: int) -> str:
    return colour_word(int(t.boards.colour[int(t.board[seat]) * int(N_CELLS) + cell]))


# --- illegal actions: why not


def refuse_seat(t: Table, seat: int) -> Verdict:
    """Why a seat that owes nothing may not act."""
    if t.phase() != SECOND_ACTION:
        return Verdict(False, ("BORDER-2.1",), "border-no-wait-first", {"active": int(t.active)})
    if seat == t.active:
        return Verdict(False, ("BORDER-2.3",), "border-no-active-second")
    rules = ("BORDER-5.9", "BORDER-5.13") if t.all_used else ("BORDER-5.13",)
    return Verdict(False, rules, "border-no-finished")


def refuse(t: Table, action: int, seat: int) -> Verdict:
    """Why a seat that owes a decision may not choose this one."""
    if action < SEGMENT:
        return refuse_reroll(t, seat)
    if action == DONE:
        return Verdict(False, ("BORDER-3.2",), "border-no-done-yet")
    if action < CELL:
        return refuse_segment(t, action - int(SEGMENT), seat)
    return refuse_cell(t, action - int(CELL), seat)


def refuse_reroll(t: Table, seat: int) -> Verdict:
    if seat != t.active:
        return Verdict(False, ("BORDER-2.1",), "border-no-passive-roll")
    if t.phase() == COMPLETE and t.rolls == MAX_ROLLS:
        return Verdict(False, ("BORDER-3.2",), "border-no-fourth-roll")
    if t.phase() == COMPLETE:
        return Verdict(False, ("BORDER-3.2", "BORDER-3.5"), "border-no-roll-after-stop")
    return Verdict(False, ("BORDER-3.2",), "border-no-same-dice")


def refuse_segment(t: Table, segment: int, seat: int) -> Verdict:
    missing = int(t.segment_open[seat * int(N_SEGMENTS) + segment])
    args: Args = {
        "colour": colour_word(segment // len(SIZES)),
        "size": SIZES[segment % len(SIZES)],
        "missing": missing,
        "have": int(count(t.unused, segment // len(SIZES))),
    }
    if t.phase() == REROLL:
        return Verdict(False, ("BORDER-3.4",), "border-no-cross-before-stop")
    if t.phase() == SECOND_ACTION:
        return Verdict(False, ("BORDER-5.1",), "border-no-segment-second")
    if missing == 0:
        return Verdict(False, ("BORDER-1.8", "BORDER-4.2"), "border-no-segment-full", args)
    return Verdict(False, ("BORDER-4.2", "BORDER-4.3"), "border-no-segment-dice", args)


def refuse_cell(t: Table, cell: int, seat: int) -> Verdict:
    if t.phase() == REROLL:
        return Verdict(False, ("BORDER-3.4",), "border-no-cross-before-stop")
    if t.phase() == COMPLETE:
        return Verdict(False, ("BORDER-4.3",), "border-no-single-cell")
    if cell in t.boards.white:
        return Verdict(False, ("BORDER-1.5",), "border-no-white")
    args: Args = {"colour": cell_colour(t, cell, seat), "cell": cell}
    if t.crossed[seat * int(N_CELLS) + cell] != 0:
        return Verdict(False, ("BORDER-1.8",), "border-no-crossed", args)
    colour = int(t.boards.colour[int(t.board[seat]) * int(N_CELLS) + cell])
    if count(t.dice_left[seat], colour) == 0:
        return Verdict(False, ("BORDER-5.1", "BORDER-5.7"), "border-no-die", args)
    return Verdict(False, ("BORDER-5.3",), "border-no-neighbour", args)
