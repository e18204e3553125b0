"""Why not: the verdicts on what a seat may not do, with the ids of the ledger.

No sentence says that something is final which can still be taken back (HOUSE-1.7), or promises what cannot follow.
"""

from caravansary.engine.messages import Args, Verdict
from caravansary.games.border.components import MAX_ROLLS, N_CELLS, N_SEGMENTS, SIZES
from caravansary.games.border.dice import count
from caravansary.games.border.explain import cell_colour
from caravansary.games.border.first_action import any_segment, is_completable
from caravansary.games.border.second_action import free_dice, reaches
from caravansary.games.border.state import CELL, COMPLETE, DONE, REROLL, SECOND_ACTION, SEGMENT, BorderTable
from caravansary.games.border.story import colour_word, dice_words


def refuse_seat(t: BorderTable, seat: int) -> Verdict:
    """Why a seat that owes nothing may not act."""
    if t.phase() != SECOND_ACTION:
        return Verdict(False, ("BORDER-2.1",), "border-no-wait-first", {"active": int(t.active)})
    if seat == t.active:
        return Verdict(False, ("BORDER-2.3",), "border-no-active-second")
    if t.sealed_count[seat] == 0 and not reaches(t, seat, free_dice(t)):  # it was never asked
        return Verdict(False, ("BORDER-5.7", "BORDER-5.13"), "border-no-cell", {"dice": dice_words(free_dice(t))})
    if t.all_used:
        return Verdict(False, ("BORDER-5.9", "BORDER-5.13", "HOUSE-1.7"), "border-no-finished-one")
    return Verdict(False, ("BORDER-5.13", "HOUSE-1.7"), "border-no-finished")


def refuse(t: BorderTable, action: int, seat: int) -> Verdict:
    """Why a seat that owes a decision may not choose this one."""
    if action < SEGMENT:
        return refuse_reroll(t, action, seat)
    if action == DONE:
        return refuse_done(t)
    if action < CELL:
        return refuse_segment(t, action - int(SEGMENT), seat)
    if t.phase() != SECOND_ACTION:
        return Verdict(False, ("BORDER-4.3",), "border-no-single-cell")
    return refuse_cell(t, action - int(CELL), seat)


def refuse_reroll(t: BorderTable, mask: int, seat: int) -> Verdict:
    """Action 0 is to stop."""
    if t.phase() == SECOND_ACTION:
        return Verdict(False, ("BORDER-2.1",), "border-no-passive-roll")
    if t.phase() == REROLL:
        return Verdict(False, ("BORDER-3.2",), "border-no-same-dice")
    if mask == 0:
        return Verdict(False, ("BORDER-3.2",), "border-no-stop-again")
    if t.rolls == MAX_ROLLS:
        return Verdict(False, ("BORDER-3.2",), "border-no-fourth-roll")
    return Verdict(False, ("BORDER-3.2", "BORDER-3.5"), "border-no-roll-after-stop")


def refuse_done(t: BorderTable) -> Verdict:
    """Only while rolling: afterwards one may always be done. Where nothing can be completed, stopping is all it takes."""
    if any_segment(t, t.dice):
        return Verdict(False, ("BORDER-3.2",), "border-no-done-yet")
    return Verdict(False, ("BORDER-3.2", "BORDER-4.9"), "border-no-done-stop")


def refuse_segment(t: BorderTable, segment: int, seat: int) -> Verdict:
    if t.phase() == SECOND_ACTION:
        if t.all_used:
            return Verdict(False, ("BORDER-5.8", "BORDER-5.9"), "border-no-segment-one")
        return Verdict(False, ("BORDER-5.1",), "border-no-segment-second")
    missing = int(t.segment_open[seat * int(N_SEGMENTS) + segment])
    have = int(count(t.unused if t.phase() == COMPLETE else t.dice, segment // len(SIZES)))
    args: Args = {
        "colour": colour_word(segment // len(SIZES)),
        "size": SIZES[segment % len(SIZES)],
        "missing": missing,
        "have": have,
    }
    if missing == 0:
        return Verdict(False, ("BORDER-1.8", "BORDER-4.2"), "border-no-segment-full", args)
    if is_completable(missing, have):  # so the dice are still being rolled
        return Verdict(False, ("BORDER-3.2", "BORDER-3.4"), "border-no-segment-before-stop", args)
    return Verdict(False, ("BORDER-4.2", "BORDER-4.3"), "border-no-segment-dice", args)


def refuse_cell(t: BorderTable, cell: int, seat: int) -> Verdict:
    if cell in t.boards.white:
        return Verdict(False, ("BORDER-1.5",), "border-no-white")
    args: Args = {"colour": cell_colour(t, cell, seat), "cell": cell, "place": t.boards.labels[cell]}
    if t.crossed[seat * int(N_CELLS) + cell] != 0:
        return Verdict(False, ("BORDER-1.8",), "border-no-crossed", args)
    colour = int(t.boards.colour[int(t.board[seat]) * int(N_CELLS) + cell])
    if count(t.dice_left[seat], colour) == 0:
        rules = ("BORDER-5.8",) if t.all_used else ("BORDER-5.1", "BORDER-5.7")
        return Verdict(False, rules, "border-no-die", args)
    return Verdict(False, ("BORDER-5.3",), "border-no-neighbour", args)
