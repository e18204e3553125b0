"""What is asked, and what a legal action will do, with the ids of the ledger. Why not is in `refuse`."""

from caravansary.engine.messages import Args, Message, Refused, Verdict
from caravansary.games.border.components import COLOURS, MAX_ROLLS, N_CELLS, N_SEGMENTS, SIZES
from caravansary.games.border.dice import (
    KEPT,
    N_MASKS,
    five,
    number_of,
    rolled,
    same_mask,
    typed_colours,
    typed_mask,
    within,
)
from caravansary.games.border.state import CELL, COMPLETE, DONE, REROLL, SEGMENT, BorderTable
from caravansary.games.border.story import area_word, colour_word, dice_words

LONGEST_TEXT = 200


def prompt(t: BorderTable, seat: int) -> Message:
    """What a seat that owes a decision is asked."""
    if t.phase() == REROLL:
        return Message("border-prompt-reroll", {"left": int(MAX_ROLLS) - int(t.rolls)})
    if t.phase() == COMPLETE:
        return Message("border-prompt-complete", {"dice": dice_words(t.unused)})
    if t.all_used:
        return Message("border-prompt-cross-one", {"dice": dice_words(t.dice_left[seat])})
    left = int(t.crosses_left[seat])
    return Message("border-prompt-cross", {"dice": dice_words(t.dice_left[seat]), "left": left})


def describe(t: BorderTable, action: int, seat: int) -> Verdict:
    """What a legal action will do and cost."""
    if t.phase() == REROLL:
        return describe_reroll(t, action)
    if action == DONE:
        return describe_done(t, seat)
    if t.phase() == COMPLETE:
        return describe_segment(t, action - int(SEGMENT), seat)
    return describe_cell(t, action - int(CELL), seat)


def describe_reroll(t: BorderTable, mask: int) -> Verdict:
    if mask == 0:
        return Verdict(True, ("BORDER-3.2", "BORDER-3.5"), "border-do-stop", {"dice": dice_words(t.dice)})
    kept = KEPT[five(t.dice) * N_MASKS + mask]
    args: Args = {"dice": dice_words(t.dice - kept), "count": int(number_of(t.dice - kept))}
    return Verdict(True, ("BORDER-3.2", "BORDER-3.3"), "border-do-reroll", args)


def describe_done(t: BorderTable, seat: int) -> Verdict:
    if t.phase() == COMPLETE:
        return Verdict(True, ("BORDER-4.7", "BORDER-4.8"), "border-do-done-first", {"left": int(number_of(t.unused))})
    if t.all_used:
        return Verdict(True, ("BORDER-5.9",), "border-do-done-one")
    return Verdict(True, ("BORDER-5.6",), "border-do-done-second", {"left": int(t.crosses_left[seat])})


def describe_segment(t: BorderTable, segment: int, seat: int) -> Verdict:
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


def describe_cell(t: BorderTable, cell: int, seat: int) -> Verdict:
    args: Args = {
        "colour": cell_colour(t, cell, seat),
        "cell": cell,
        "place": t.boards.labels[cell],
        "areas": closing(t, seat, [cell]),
    }
    if t.all_used:
        key = "border-do-cross-one-area" if args["areas"] else "border-do-cross-one"
        return Verdict(True, ("BORDER-5.8", "BORDER-5.3"), key, args)
    key = "border-do-cross-area" if args["areas"] else "border-do-cross"
    return Verdict(True, ("BORDER-5.1", "BORDER-5.3"), key, args)


def closing(t: BorderTable, seat: int, cells: list[int]) -> list[str]:
    """The areas that crossing these open cells would close."""
    return [
        area_word(area)
        for area, ring in enumerate(t.boards.rings)
        if any(cell in ring for cell in cells)
        and all(cell in cells or t.crossed[seat * int(N_CELLS) + cell] != 0 for cell in ring)
    ]


def segment_cells(t: BorderTable, segment: int, seat: int) -> list[int]:
    board = int(t.board[seat]) * int(N_CELLS)
    return [cell for cell in range(int(N_CELLS)) if t.boards.segment[board + cell] == segment]


def cell_colour(t: BorderTable, cell: int, seat: int) -> str:
    return colour_word(int(t.boards.colour[int(t.board[seat]) * int(N_CELLS) + cell]))


def pointed_at(t: BorderTable, words: list[str]) -> int | None:
    """A cell by its label, or a segment by its colour and size: crossed singly in a second action, else with its segment."""
    if len(words) == 2 and words[0].lower() in COLOURS and words[1] in [str(size) for size in SIZES]:
        return int(SEGMENT) + COLOURS.index(words[0].lower()) * len(SIZES) + SIZES.index(int(words[1]))
    if len(words) != 1 or words[0].upper() not in t.boards.labels:
        return None
    cell = t.boards.labels.index(words[0].upper())
    segment = -1
    if t.phase() == REROLL or t.phase() == COMPLETE:
        segment = int(t.boards.segment[int(t.board[t.active]) * int(N_CELLS) + cell])
    return int(SEGMENT) + segment if segment >= 0 else int(CELL) + cell


def understand(t: BorderTable, text: str) -> int:
    """What somebody typed: a place or a segment; or dice to be rolled again, as equal dice are equal (BORDER-3.2)."""
    words = text.replace(",", " ").split() if len(text) <= LONGEST_TEXT else []
    named = pointed_at(t, words)
    if named is not None:
        return named
    if words[:1] != ["reroll"]:
        return t.game.string_to_action(text)
    mask = typed_mask(words[1:])
    again = typed_colours(words[1:]) if mask is None else rolled(int(t.dice), mask)
    if again is None:
        return t.game.string_to_action(text)
    if t.phase() != REROLL:
        return int(N_MASKS) - 1 if mask is None else mask  # any dice are refused for the same reason
    if not within(again, int(t.dice)):
        raise Refused(Verdict(False, ("BORDER-3.2",), "border-no-such-dice", {"dice": dice_words(t.dice)}))
    return same_mask(int(t.dice), again)
