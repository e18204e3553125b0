"""Do the parts of a table fit each other, so that play can go on from here by the rules?"""

from mypy_extensions import i64

from caravansary.engine.messages import BadPosition
from caravansary.games.border.components import MAX_ROLLS, N_CELLS
from caravansary.games.border.dice import N_DICE, pack, unpack
from caravansary.games.border.first_action import any_segment
from caravansary.games.border.invariants import flaws
from caravansary.games.border.second_action import any_cell
from caravansary.games.border.state import COMPLETE, DEAL, FIRST_PLAYER, REROLL, ROLL, SECOND_ACTION, BorderTable
from caravansary.games.border.view import sealed_cells


def check(t: BorderTable) -> None:
    """The parts must fit each other, so that play can go on from here by the rules."""
    phase = t.phase()
    dealt = all(t.board[seat] >= 0 for seat in range(t.seats))
    if phase == DEAL or phase == FIRST_PLAYER:
        if t.round or t.active >= 0 or t.dice or dealt != (phase == FIRST_PLAYER):
            raise BadPosition("phase: boards are dealt and the first player drawn before everything else")
        return
    if not dealt or t.active < 0 or t.round < 1:
        raise BadPosition("phase: play needs boards, an active seat and a round")
    lying = len(unpack(int(t.dice)))
    if phase == ROLL:
        _check_roll(t, lying)
    elif lying != N_DICE or t.kept != 0 or t.rolls < 1:
        raise BadPosition("dice: five dice must lie, none kept aside, after at least one roll")
    if phase == REROLL and (t.unused != 0 or t.rolls >= MAX_ROLLS):
        raise BadPosition("phase: there is no further roll, or dice are already being used")
    if not _within(t.unused, t.dice):
        raise BadPosition("unused: must be some of the dice")
    if phase == COMPLETE and not any_segment(t):
        raise BadPosition("phase: no segment can be completed, so there is nothing to decide")
    _check_second_action(t)
    for flaw in flaws(t):
        raise BadPosition(f"seats: {flaw}")


def _check_roll(t: BorderTable, lying: int) -> None:
    first = t.rolls == 0 and lying in (0, N_DICE) and t.kept == 0  # the dice of the round before may still lie there
    again = 1 <= t.rolls < MAX_ROLLS and lying == N_DICE and t.kept != t.dice and _within(t.kept, t.dice)
    if not (first or again) or t.unused != 0:
        raise BadPosition("kept: the dice to be rolled do not fit the dice and rolls")


def _check_second_action(t: BorderTable) -> None:
    waiting = [seat for seat in range(int(t.seats)) if t.finished[seat] == 0]
    if (t.phase() == SECOND_ACTION) != bool(waiting):
        raise BadPosition("finished: somebody has to act in the second action, and nobody else")
    for seat in range(int(t.seats)):
        where = f"seats[{seat}]"
        if seat == t.active and (t.finished[seat] == 0 or t.sealed_count[seat]):
            raise BadPosition(f"{where}: the active player does nothing in the second action")
        if t.phase() != SECOND_ACTION and t.sealed_count[seat]:
            raise BadPosition(f"{where}.sealed: only in the second action")
        if t.finished[seat] != 0 and (t.dice_left[seat] or t.crosses_left[seat]):
            raise BadPosition(f"{where}.dice_left: whoever is finished has no dice left")
        if t.phase() == SECOND_ACTION and seat != t.active:
            _check_passive(t, seat, where)


def _check_passive(t: BorderTable, seat: int, where: str) -> None:
    dice = t.dice if t.all_used else t.unused
    allowed = 1 if t.all_used else len(unpack(int(dice)))
    board = int(t.board[seat]) * int(N_CELLS)
    used = pack([int(t.boards.colour[board + cell]) for cell in sealed_cells(t, seat)])
    if not _within(used, dice) or t.sealed_count[seat] > allowed:
        raise BadPosition(f"{where}.sealed: there are no dice for these cells")
    if t.finished[seat] != 0:
        return
    if t.dice_left[seat] != dice - used:
        raise BadPosition(f"{where}.dice_left: does not fit the dice and the sealed cells")
    if t.crosses_left[seat] != allowed - t.sealed_count[seat]:
        raise BadPosition(f"{where}.crosses_left: does not fit the dice and the sealed cells")
    if not any_cell(t, seat):
        raise BadPosition(f"{where}.finished: there is no cell left to cross")


def _within(some: i64, dice: i64) -> bool:
    """Are these packed dice among those?"""
    return all((some >> 3 * k & 7) <= (dice >> 3 * k & 7) for k in range(6))
