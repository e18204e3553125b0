"""The second action: every passive crosses with the dice left over, sealed. Section 5 of the ledger."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.border import story
from caravansary.games.border.components import N_CELLS, N_COLOURS, PER_COLOUR
from caravansary.games.border.dice import N_DICE, count, number_of, one
from caravansary.games.border.state import CELL, DONE, SECOND_ACTION, BorderTable


def start_second_action(t: BorderTable) -> None:
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


def free_dice(t: BorderTable) -> i64:
    """The dice from which every passive may take: the unused ones, or all five if none is left (BORDER-5.2, 5.8)."""
    return t.dice if t.all_used else t.unused


def hand_dice(t: BorderTable, seat: i64) -> None:
    """A passive's second action from its start."""
    t.dice_left[seat] = free_dice(t)
    t.crosses_left[seat] = 1 if t.all_used else number_of(t.unused)
    t.sealed_count[seat] = 0
    t.finished[seat] = 0


def offer_cells(t: BorderTable, seat: i64, out: vec[i64]) -> i64:
    """One open cell of the colour of a die that is left, or to be done (BORDER-5.1, 5.5, 5.6).

    Open: not crossed, and at least one neighbour is, a moment ago or long since (BORDER-5.3, 5.4).
    """
    cells = t.boards.colour_cells
    crossed = t.crossed
    touching = t.touching
    board: i64 = seat * N_CELLS
    n: i64 = 0
    colour: i64
    k: i64
    if t.crosses_left[seat] > 0:
        for colour in range(N_COLOURS):
            if count(t.dice_left[seat], colour) > 0:
                start: i64 = (t.board[seat] * N_COLOURS + colour) * PER_COLOUR
                for k in range(start, start + PER_COLOUR):
                    at: i64 = board + cells[k]
                    if touching[at] > 0 and crossed[at] == 0:
                        out[n] = CELL + cells[k]
                        n += 1
        sort(out, n)
    out[n] = DONE
    return n + 1


def sort(out: vec[i64], n: i64) -> None:
    """Cells come colour by colour; the contract wants them ascending. They are few: insertion sort."""
    i: i64
    for i in range(1, n):
        value: i64 = out[i]
        j: i64 = i - 1
        while j >= 0 and out[j] > value:
            out[j + 1] = out[j]
            j -= 1
        out[j + 1] = value


def any_cell(t: BorderTable, seat: i64) -> bool:
    """Has a passive a die and an open cell for it? Otherwise its dice are lost (BORDER-5.7)."""
    return t.crosses_left[seat] > 0 and reaches(t, seat, t.dice_left[seat])


def reaches(t: BorderTable, seat: i64, dice: i64) -> bool:
    """Is there an open cell for any of these dice (BORDER-5.3)?"""
    cells = t.boards.colour_cells
    crossed = t.crossed
    touching = t.touching
    board: i64 = seat * N_CELLS
    colour: i64
    k: i64
    for colour in range(N_COLOURS):
        if count(dice, colour) > 0:
            start: i64 = (t.board[seat] * N_COLOURS + colour) * PER_COLOUR
            for k in range(start, start + PER_COLOUR):
                if touching[board + cells[k]] > 0 and crossed[board + cells[k]] == 0:
                    return True
    return False


def choose_cell(t: BorderTable, seat: i64, action: i64) -> None:
    """Cross a cell with a die of its colour, sealed until all are finished (BORDER-5.1, 5.11)."""
    if action == DONE:
        finish(t, seat)
    else:
        cross_sealed(t, seat, action - CELL)
        if not any_cell(t, seat):
            finish(t, seat)


def cross_sealed(t: BorderTable, seat: i64, cell: i64) -> None:
    """One cell for one die of its colour (BORDER-5.1)."""
    colour: i64 = t.boards.colour[t.board[seat] * N_CELLS + cell]
    t.cross(seat, cell)
    t.dice_left[seat] -= one(colour)
    t.crosses_left[seat] -= 1
    t.sealed[seat * N_DICE + t.sealed_count[seat]] = cell
    t.sealed_count[seat] += 1
    if t.recording:
        story.crossed(t, seat, cell, colour)


def finish(t: BorderTable, seat: i64) -> None:
    """That somebody has finished is seen (BORDER-5.11)."""
    t.finished[seat] = 1
    t.dice_left[seat] = 0
    t.crosses_left[seat] = 0
    if t.recording:
        story.finished(t, seat)


def everybody_finished(t: BorderTable) -> bool:
    seat: i64
    for seat in range(t.seats):
        if t.finished[seat] == 0:
            return False
    return True


def reveal(t: BorderTable) -> None:
    """What was sealed is shown to all (BORDER-5.11)."""
    t.revealed = True
    if t.recording:
        story.revealed(t)
    seat: i64
    for seat in range(t.seats):
        t.sealed_count[seat] = 0
