"""The course of play: sections 1 to 5 of the ledger. Each phase has what it offers and what a choice does.

What a single passive may do stands in `second_action`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL
from caravansary.games.border import story
from caravansary.games.border.components import (
    LONGEST,
    MAX_ROLLS,
    N_BOARDS,
    N_CELLS,
    N_COLOURS,
    N_SEGMENTS,
    N_SIZES,
)
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
from caravansary.games.border.scoring import end_reason, game_ends, score_first_action, score_second_action
from caravansary.games.border.second_action import (
    any_cell,
    cross_sealed,
    everybody_finished,
    finish,
    hand_dice,
    offer_cells,
)
from caravansary.games.border.state import (
    CELL,
    COMPLETE,
    DEAL,
    DEAL_OUTCOME,
    DONE,
    FIRST_OUTCOME,
    FIRST_PLAYER,
    NONE,
    OVER,
    REROLL,
    ROLL,
    ROLL_OUTCOME,
    SECOND_ACTION,
    SEGMENT,
    Table,
)

# --- who acts


def current_player(t: Table) -> i64:
    """The active player, the first passive clockwise who is not finished, chance, or nobody."""
    phase: i64 = t.phase()
    if phase == REROLL or phase == COMPLETE:
        return t.active
    if phase == SECOND_ACTION:
        seat: i64 = t.next_seat(t.active)
        while t.finished[seat] != 0:
            seat = t.next_seat(seat)
        return seat
    return TERMINAL if phase == OVER else CHANCE


def owes(t: Table, seat: i64) -> bool:
    """In the second action all passives who are not finished owe a decision, in any order (BORDER-5.11)."""
    if t.phase() == SECOND_ACTION:
        return t.finished[seat] == 0
    return seat == current_player(t)


def legal_into(t: Table, seat: i64, out: vec[i64]) -> i64:
    """What a seat that owes a decision may choose."""
    phase: i64 = t.phase()
    if phase == REROLL:
        return offer_rerolls(t, out)
    if phase == COMPLETE:
        return offer_segments(t, out)
    return offer_cells(t, seat, out)


def act(t: Table, action: i64, seat: i64) -> None:
    """Carry out a legal action."""
    phase: i64 = t.phase()
    if phase == ROLL:
        roll(t, action - ROLL_OUTCOME)
    elif phase == REROLL:
        choose_reroll(t, action)
    elif phase == COMPLETE:
        choose_segment(t, action)
    elif phase == SECOND_ACTION:
        choose_cell(t, seat, action)
    elif phase == DEAL:
        deal_board(t, action - DEAL_OUTCOME)
    else:
        draw_first_player(t, action - FIRST_OUTCOME)


# --- set-up (section 1)


def set_up(t: Table, picked: list[int]) -> None:
    """Lay out the boards: picked ones at once, otherwise chance deals them (BORDER-1.2, 1.3)."""
    t.lay_out()
    for seat, board in enumerate(picked):
        t.board[seat] = board
    t.enter(FIRST_PLAYER if picked else DEAL)


def undealt_seat(t: Table) -> i64:
    """The next seat without a board, NONE when all have one."""
    seat: i64
    for seat in range(t.seats):
        if t.board[seat] == NONE:
            return seat
    return NONE


def is_free(t: Table, board: i64) -> bool:
    """Is a board still in the box? None is dealt twice (BORDER-1.3)."""
    seat: i64
    for seat in range(t.seats):
        if t.board[seat] == board:
            return False
    return True


def deal_board(t: Table, board: i64) -> None:
    seat: i64 = undealt_seat(t)
    t.board[seat] = board
    if t.recording:
        story.board(t, seat)
    if undealt_seat(t) == NONE:
        t.switch(FIRST_PLAYER)


def draw_first_player(t: Table, seat: i64) -> None:
    """BORDER-1.6."""
    if t.recording:
        story.first_player(t, seat)
    start_round(t, seat)


def chance_into(t: Table, out: vec[i64], weights: vec[i64]) -> i64:
    """Boards and the first player are equally likely; a roll weighs as many as it has ways to fall."""
    phase: i64 = t.phase()
    n: i64 = 0
    k: i64
    if phase == ROLL:
        size: i64 = N_DICE - number_of(t.kept)
        for k in range(ROLL_START[size], ROLL_START[size + 1]):
            out[n] = ROLL_OUTCOME + k
            weights[n] = ROLL_WEIGHT[k]
            n += 1
        return n
    if phase == DEAL:
        for k in range(N_BOARDS):
            if is_free(t, k):
                out[n] = DEAL_OUTCOME + k
                weights[n] = 1
                n += 1
        return n
    for k in range(t.seats):
        out[k] = FIRST_OUTCOME + k
        weights[k] = 1
    return t.seats


# --- first action: rolling (section 3)


def start_round(t: Table, active: i64) -> None:
    """A round starts with a roll of all five dice, which is not optional (BORDER-2.1, 3.1). Until then they lie as they fell."""
    t.round += 1
    t.active = active
    t.rolls = 0
    t.kept = 0
    t.unused = 0
    t.all_used = False
    t.switch(REROLL)
    t.enter(ROLL)


def roll(t: Table, fallen: i64) -> None:
    """The rolled dice join the kept ones; after the third roll they stay as they lie (BORDER-3.2, 3.4)."""
    t.dice = t.kept + ROLL_DICE[fallen]
    t.kept = 0
    t.rolls += 1
    t.leave()
    if t.recording:
        story.rolled(t, ROLL_DICE[fallen])
    if t.rolls == MAX_ROLLS:
        start_crossing(t)


def offer_rerolls(t: Table, out: vec[i64]) -> i64:
    """Stop, or any set of dice, whether left lying before or not; equal sets once (BORDER-3.2, 3.3)."""
    lying: i64 = five(t.dice)
    n: i64 = MASK_COUNT[lying]
    k: i64
    for k in range(n):
        out[k] = MASKS[lying * N_MASKS + k]
    return n


def choose_reroll(t: Table, mask: i64) -> None:
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


# --- first action: crossing (section 4)


def start_crossing(t: Table) -> None:
    """If no segment can be completed there is nothing to ask (BORDER-4.9)."""
    t.unused = t.dice
    t.switch(COMPLETE)
    if not any_segment(t):
        end_first_action(t)


def is_completable(missing: i64, dice: i64) -> bool:
    """A segment with open cells, and at least as many dice of its colour to spend (BORDER-4.2, 4.5)."""
    return 0 < missing <= dice


def any_segment(t: Table) -> bool:
    """Can the active player complete anything?"""
    missing = t.segment_open
    colour: i64
    k: i64
    for colour in range(N_COLOURS):
        dice: i64 = count(t.unused, colour)
        if dice > 0:
            start: i64 = t.active * N_SEGMENTS + colour * N_SIZES
            for k in range(start, start + N_SIZES):
                if is_completable(missing[k], dice):
                    return True
    return False


def offer_segments(t: Table, out: vec[i64]) -> i64:
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


def choose_segment(t: Table, action: i64) -> None:
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
    if not any_segment(t):
        end_first_action(t)


def cross_segment(t: Table, segment: i64) -> None:
    """One die crosses one open cell (BORDER-4.1)."""
    start: i64 = (t.board[t.active] * N_SEGMENTS + segment) * LONGEST
    k: i64
    for k in range(LONGEST):
        cell: i64 = t.boards.segment_cells[start + k]
        if cell >= 0 and t.crossed[t.active * N_CELLS + cell] == 0:
            t.cross(t.active, cell)


def end_first_action(t: Table) -> None:
    """Areas are scored once, after the last segment; then the passives act (BORDER-2.1, 4.10, 6.2)."""
    if t.recording:
        story.first_action_over(t)
    score_first_action(t)
    start_second_action(t)


# --- second action (section 5)


def start_second_action(t: Table) -> None:
    """Every passive has all unused dice, or one of the five if none is left (BORDER-5.2, 5.8, 5.10)."""
    t.switch(SECOND_ACTION)
    t.all_used = t.unused == 0
    seat: i64
    for seat in range(t.seats):
        if seat != t.active:  # BORDER-2.3
            hand_dice(t, seat)
    for seat in range(t.seats):
        if seat != t.active and not any_cell(t, seat):
            finish(t, seat)
    if everybody_finished(t):
        end_second_action(t)


def choose_cell(t: Table, seat: i64, action: i64) -> None:
    """Cross a cell with a die of its colour, sealed until all are finished (BORDER-5.1, 5.11)."""
    if action == DONE:
        finish(t, seat)
    else:
        cross_sealed(t, seat, action - CELL)
        if not any_cell(t, seat):
            finish(t, seat)
    if everybody_finished(t):
        end_second_action(t)


def end_second_action(t: Table) -> None:
    """Show and score what was crossed; then the end, or the next player clockwise (BORDER-2.2, 2.4, 7.2 to 7.4)."""
    t.revealed = True
    if t.recording:
        story.revealed(t)
    seat: i64
    for seat in range(t.seats):
        t.sealed_count[seat] = 0
    score_second_action(t)
    if game_ends(t):
        t.switch(OVER)
        if t.recording:
            story.over(t, end_reason(t))
    else:
        start_round(t, t.next_seat(t.active))
