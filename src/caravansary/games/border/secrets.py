"""What a seat does not know, drawn anew: the sealed crosses of the others in a running second action (BORDER-5.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.rng import Rng
from caravansary.games.border.dice import N_DICE
from caravansary.games.border.second_action import any_cell, cross_sealed, finish, hand_dice, offer_cells
from caravansary.games.border.state import CELL, DONE, N_ACTIONS, SECOND_ACTION, BorderTable


def reseal(t: BorderTable, viewer: int, rng: Rng) -> None:
    """Forget all sealed crosses but the viewer's, and draw new ones for those who have finished.

    Who has not finished starts the action over: how far they are cannot be seen. Both depend on open things only.
    """
    if t.phase() != SECOND_ACTION:
        return
    for seat in range(int(t.seats)):
        if seat != viewer and seat != t.active:
            was_finished = t.finished[seat] != 0
            take_back(t, seat)
            if was_finished:
                cross_at_random(t, seat, rng)


def take_back(t: BorderTable, seat: i64) -> None:
    """Put a passive back to the start of the second action."""
    for k in range(t.sealed_count[seat]):
        t.erase(seat, t.sealed[seat * N_DICE + k])
    hand_dice(t, seat)


def cross_at_random(t: BorderTable, seat: i64, rng: Rng) -> None:
    """A passive's whole second action, each choice equally likely."""
    buffer = vec[i64]([0] * int(N_ACTIONS))
    while any_cell(t, seat):
        choice: i64 = buffer[rng.below(offer_cells(t, seat, buffer))]
        if choice == DONE:
            break
        cross_sealed(t, seat, choice - CELL)
    finish(t, seat)
