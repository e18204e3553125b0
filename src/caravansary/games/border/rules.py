"""Who acts, what is offered in each phase, and how one round follows another: section 2 of the ledger.

What is done in a phase stands in `setup`, `first_action` and `second_action`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL
from caravansary.games.border import story
from caravansary.games.border.first_action import (
    choose_reroll,
    choose_segment,
    offer_rerolls,
    offer_segments,
    roll,
    roll_into,
    start_round,
)
from caravansary.games.border.scoring import end_reason, game_ends, score_second_action
from caravansary.games.border.second_action import choose_cell, everybody_finished, offer_cells, reveal
from caravansary.games.border.setup import deal_board, deal_into, first_player_into
from caravansary.games.border.state import (
    COMPLETE,
    DEAL,
    DEAL_OUTCOME,
    FIRST_OUTCOME,
    OVER,
    REROLL,
    ROLL,
    ROLL_OUTCOME,
    SECOND_ACTION,
    BorderTable,
)


def current_player(t: BorderTable) -> i64:
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


def owes(t: BorderTable, seat: i64) -> bool:
    """In the second action all passives who are not finished owe a decision, in any order (BORDER-5.11)."""
    if t.phase() == SECOND_ACTION:
        return t.finished[seat] == 0
    return seat == current_player(t)


def legal_into(t: BorderTable, seat: i64, out: vec[i64]) -> i64:
    """What a seat that owes a decision may choose."""
    phase: i64 = t.phase()
    if phase == REROLL:
        return offer_rerolls(t, out)
    if phase == COMPLETE:
        return offer_segments(t, out)
    return offer_cells(t, seat, out)


def chance_into(t: BorderTable, out: vec[i64], weights: vec[i64]) -> i64:
    """What chance may bring: boards, the first player, or a roll."""
    phase: i64 = t.phase()
    if phase == ROLL:
        return roll_into(t, out, weights)
    if phase == DEAL:
        return deal_into(t, out, weights)
    return first_player_into(t, out, weights)


def act(t: BorderTable, action: i64, seat: i64) -> None:
    """Carry out a legal action; when every passive has finished, the round is over (BORDER-2.2)."""
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
        begin(t, action - FIRST_OUTCOME)
    if t.phase() == SECOND_ACTION and everybody_finished(t):
        end_round(t)


def begin(t: BorderTable, first: i64) -> None:
    """The player drawn begins (BORDER-1.6)."""
    if t.recording:
        story.first_player(t, first)
    start_round(t, first)


def end_round(t: BorderTable) -> None:
    """Show and score what was crossed; then the end, or the next player clockwise (BORDER-2.2, 2.4, 7.2 to 7.4)."""
    reveal(t)
    score_second_action(t)
    if game_ends(t):
        t.switch(OVER)
        if t.recording:
            story.over(t, end_reason(t))
    else:
        start_round(t, t.next_seat(t.active))
