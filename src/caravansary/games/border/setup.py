"""Set-up: boards are dealt or picked, and the first player is drawn. Section 1 of the ledger."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.border import story
from caravansary.games.border.components import N_BOARDS
from caravansary.games.border.state import DEAL, DEAL_OUTCOME, FIRST_OUTCOME, FIRST_PLAYER, NONE, BorderTable


def start(t: BorderTable, picked: list[int]) -> None:
    """Lay out the boards: picked ones at once, otherwise chance deals them (BORDER-1.2, 1.3)."""
    t.lay_out()
    for seat, board in enumerate(picked):
        t.board[seat] = board
    t.enter(FIRST_PLAYER if picked else DEAL)


def undealt_seat(t: BorderTable) -> i64:
    """The next seat without a board, NONE when all have one."""
    seat: i64
    for seat in range(t.seats):
        if t.board[seat] == NONE:
            return seat
    return NONE


def is_free(t: BorderTable, board: i64) -> bool:
    """Is a board still in the box? None is dealt twice (BORDER-1.3)."""
    seat: i64
    for seat in range(t.seats):
        if t.board[seat] == board:
            return False
    return True


def deal_into(t: BorderTable, out: vec[i64], weights: vec[i64]) -> i64:
    """Every board in the box is equally likely."""
    n: i64 = 0
    board: i64
    for board in range(N_BOARDS):
        if is_free(t, board):
            out[n] = DEAL_OUTCOME + board
            weights[n] = 1
            n += 1
    return n


def deal_board(t: BorderTable, board: i64) -> None:
    seat: i64 = undealt_seat(t)
    t.board[seat] = board
    if t.recording:
        story.board(t, seat)
    if undealt_seat(t) == NONE:
        t.switch(FIRST_PLAYER)


def first_player_into(t: BorderTable, out: vec[i64], weights: vec[i64]) -> i64:
    """Every seat is equally likely (BORDER-1.6)."""
    seat: i64
    for seat in range(t.seats):
        out[seat] = FIRST_OUTCOME + seat
        weights[seat] = 1
    return t.seats
