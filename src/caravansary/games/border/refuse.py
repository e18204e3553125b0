"""Why not: the verdicts on what a seat may not do, with the ids of the ledger."""

from caravansary.engine.messages import Args, Verdict
from caravansary.games.border.components import MAX_ROLLS, N_CELLS, N_SEGMENTS, SIZES
from caravansary.games.border.dice import count
from caravansary.games.border.explain import cell_colour
from caravansary.games.border.state import CELL, COMPLETE, DONE, REROLL, SECOND_ACTION, SEGMENT, BorderTable
from caravansary.games.border.story import colour_word


def refuse_seat(t: BorderTable, seat: int) -> Verdict:
    """Why a seat that owes nothing may not act."""
    if t.phase() != SECOND_ACTION:
        return Verdict(False, ("BORDER-2.1",), "border-no-wait-first", {"active": int(t.active)})
    if seat == t.active:
        return Verdict(False, ("BORDER-2.3",), "border-no-active-second")
    rules = ("BORDER-5.9", "BORDER-5.13") if t.all_used else ("BORDER-5.13",)
    return Verdict(False, rules, "border-no-finished")


def refuse(t: BorderTable, action: int, seat: int) -> Verdict:
    """Why a seat that owes a decision may not choose this one."""
    if action < SEGMENT:
        return refuse_reroll(t, seat)
    if action == DONE:
        return Verdict(False, ("BORDER-3.2",), "border-no-done-yet")
    if action < CELL:
        return refuse_segment(t, action - int(SEGMENT), seat)
    return refuse_cell(t, action - int(CELL), seat)


def refuse_reroll(t: BorderTable, seat: int) -> Verdict:
    if seat != t.active:
        return Verdict(False, ("BORDER-2.1",), "border-no-passive-roll")
    if t.phase() == COMPLETE and t.rolls == MAX_ROLLS:
        return Verdict(False, ("BORDER-3.2",), "border-no-fourth-roll")
    if t.phase() == COMPLETE:
        return Verdict(False, ("BORDER-3.2", "BORDER-3.5"), "border-no-roll-after-stop")
    return Verdict(False, ("BORDER-3.2",), "border-no-same-dice")


def refuse_segment(t: BorderTable, segment: int, seat: int) -> Verdict:
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


def refuse_cell(t: BorderTable, cell: int, seat: int) -> Verdict:
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
