"""The first action: the active player rolls, then completes whole segments. Sections 3 and 4 of the ledger."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.border import story
from caravansary.games.border.components import LONGEST, MAX_ROLLS, N_CELLS, N_COLOURS, N_SEGMENTS, N_SIZES
from caravansary.games.border.dice import (
    KEPT,
    MASK_COUNT,
    MASKS,
    N_DICE,
    N_MASKS,
    ROLL_DICE,
    ROLL_START,
    ROLL_WEIGHT,
    count,
    five,
    number_of,
    one,
)
from caravansary.games.border.scoring import score_first_action
from caravansary.games.border.second_action import start_second_action
from caravansary.games.border.state import COMPLETE, DONE, REROLL, ROLL, ROLL_OUTCOME, SEGMENT, BorderTable

# --- rolling (section 3)


def start_round(t: BorderTable, active: i64) -> None:
    """A round starts with a roll of all five dice, which is not optional (BORDER-2.1, 3.1). Until then they lie as they fell."""
    t.round += 1
    t.active = active
    t.rolls = 0
    t.kept = 0
    t.unused = 0
    t.all_used = False
    t.switch(REROLL)
    t.enter(ROLL)


def roll_into(t: BorderTable, out: vec[i64], weights: vec[i64]) -> i64:
    """A roll weighs as many as it has ways to fall."""
    size: i64 = N_DICE - number_of(t.kept)
    n: i64 = 0
    k: i64
    for k in range(ROLL_START[size], ROLL_START[size + 1]):
        out[n] = ROLL_OUTCOME + k
        weights[n] = ROLL_WEIGHT[k]
        n += 1
    return n


def roll(t: BorderTable, fallen: i64) -> None:
    """The rolled dice join the kept ones; after the third roll they stay as they lie (BORDER-3.2, 3.4)."""
    t.dice = t.kept + ROLL_DICE[fallen]
    t.kept = 0
    t.rolls += 1
    t.leave()
    if t.recording:
        story.rolled(t, ROLL_DICE[fallen])
    if t.rolls == MAX_ROLLS:
        start_crossing(t)


def offer_rerolls(t: BorderTable, out: vec[i64]) -> i64:
    """Stop, or any set of dice, whether left lying before or not; equal sets once (BORDER-3.2, 3.3)."""
    lying: i64 = five(t.dice)
    n: i64 = MASK_COUNT[lying]
    k: i64
    for k in range(n):
        out[k] = MASKS[lying * N_MASKS + k]
    return n


def choose_reroll(t: BorderTable, mask: i64) -> None:
    """Action 0 is to stop, which keeps no rolls for later (BORDER-3.5)."""
    if mask == 0:
        if t.recording:
            story.stopped(t)
        start_crossing(t)
        return
    t.kept = KEPT[five(t.dice) * N_MASKS + mask]
    if t.recording:
        story.rerolls(t)
    t.enter(ROLL)


# --- crossing (section 4)


def start_crossing(t: BorderTable) -> None:
    """If no segment can be completed there is nothing to ask (BORDER-4.9)."""
    t.unused = t.dice
    t.switch(COMPLETE)
    if not any_segment(t, t.unused):
        end_first_action(t)


def is_completable(missing: i64, dice: i64) -> bool:
    """A segment with open cells, and at least as many dice of its colour to spend (BORDER-4.2, 4.5)."""
    return 0 < missing <= dice


def any_segment(t: BorderTable, dice: i64) -> bool:
    """Can the active player complete anything with these dice?"""
    missing = t.segment_open
    colour: i64
    k: i64
    for colour in range(N_COLOURS):
        have: i64 = count(dice, colour)
        if have > 0:
            start: i64 = t.active * N_SEGMENTS + colour * N_SIZES
            for k in range(start, start + N_SIZES):
                if is_completable(missing[k], have):
                    return True
    return False


def offer_segments(t: BorderTable, out: vec[i64]) -> i64:
    """Whole segments only, anywhere on the board, or to be done (BORDER-4.3, 4.4, 4.7)."""
    missing = t.segment_open
    n: i64 = 0
    colour: i64
    k: i64
    for colour in range(N_COLOURS):
        dice: i64 = count(t.unused, colour)
        if dice > 0:
            for k in range(colour * N_SIZES, colour * N_SIZES + N_SIZES):
                if is_completable(missing[t.active * N_SEGMENTS + k], dice):
                    out[n] = SEGMENT + k
                    n += 1
    out[n] = DONE
    return n + 1


def choose_segment(t: BorderTable, action: i64) -> None:
    """Complete one segment and go on while another can be completed (BORDER-4.6)."""
    if action == DONE:
        end_first_action(t)
        return
    segment: i64 = action - SEGMENT
    missing: i64 = t.segment_open[t.active * N_SEGMENTS + segment]
    if t.recording:
        story.segment(t, segment)
    cross_segment(t, segment)
    t.unused -= missing * one(segment // N_SIZES)
    if not any_segment(t, t.unused):
        end_first_action(t)


def cross_segment(t: BorderTable, segment: i64) -> None:
    """One die crosses one open cell (BORDER-4.1)."""
    start: i64 = (t.board[t.active] * N_SEGMENTS + segment) * LONGEST
    k: i64
    for k in range(LONGEST):
        cell: i64 = t.boards.segment_cells[start + k]
        if cell >= 0 and t.crossed[t.active * N_CELLS + cell] == 0:
            t.cross(t.active, cell)


def end_first_action(t: BorderTable) -> None:
    """Areas are scored once, after the last segment; then the passives act (BORDER-2.1, 4.10, 6.2)."""
    if t.recording:
        story.first_action_over(t)
    score_first_action(t)
    start_second_action(t)
