"""Everything that lies on the table in a game of The Border."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game, State
from caravansary.games.border.components import N_AREAS, N_CELLS, N_SEGMENTS, NEAR, SIZES, Boards
from caravansary.games.border.dice import N_DICE

# Phases, named after the rulebook's overview. ROLL lies on top of REROLL, which goes on when the dice have fallen.
DEAL: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
ROLL: Final[i64] = 2
REROLL: Final[i64] = 3
COMPLETE: Final[i64] = 4
SECOND_ACTION: Final[i64] = 5
OVER: Final[i64] = 6
PHASES: Final = ["deal", "first_player", "roll", "reroll", "complete", "second_action", "over"]

# Actions: 32 sets of dice to roll again (0 = stop), 24 segments, 86 cells, done; then what chance may bring.
SEGMENT: Final[i64] = 32
CELL: Final[i64] = 56
DONE: Final[i64] = 142
N_ACTIONS: Final[i64] = 143
DEAL_OUTCOME: Final[i64] = 143
FIRST_OUTCOME: Final[i64] = 147
ROLL_OUTCOME: Final[i64] = 151

NONE: Final[i64] = -1


class BorderTable(State):
    """The table: boards with their crosses, dice, and who has still to act. Rules are in `rules` and `scoring`."""

    boards: Boards
    seats: i64
    round: i64  # 1 from the first roll on
    active: i64
    rolls: i64  # rolls made in this first action
    dice: i64  # the five dice as they lie (packed, see dice.py); 0 before the first roll
    kept: i64  # those not being rolled, while a roll is due
    unused: i64  # those the active player has not spent yet
    all_used: bool  # BORDER-5.8: each passive has one die of choice

    board: vec[i64]  # seat: which board, NONE before the deal
    crossed: vec[i64]  # seat * N_CELLS + cell: 1 if crossed
    touching: vec[i64]  # seat * N_CELLS + cell: how many crossed neighbours
    segment_open: vec[i64]  # seat * N_SEGMENTS + segment: cells not crossed yet
    ring_open: vec[i64]  # seat * N_AREAS + area: cells of the ring not crossed yet
    scored: vec[i64]  # seat * N_AREAS + area: points circled, 0 = none
    areas: vec[i64]  # seat: how many areas are scored

    # The second action, each passive for itself and sealed (BORDER-5.11).
    finished: vec[i64]  # seat: 1 when it owes nothing
    dice_left: vec[i64]  # seat: dice it may still use (packed)
    crosses_left: vec[i64]  # seat: how many crosses it may still make
    sealed: vec[i64]  # seat * N_DICE + k: cells crossed in this action
    sealed_count: vec[i64]  # seat

    def __init__(self, game: Game, boards: Boards, seats: int) -> None:
        super().__init__(game)
        self.boards = boards
        self.seats = seats
        self.round = 0
        self.active = NONE
        self.rolls = 0
        self.dice = 0
        self.kept = 0
        self.unused = 0
        self.all_used = False

    def lay_out(self) -> None:
        """Fresh boards: only the white cells are crossed (BORDER-1.5)."""
        n = int(self.seats)
        boards = self.boards
        sizes = SIZES * (n * int(N_SEGMENTS) // len(SIZES))
        rings = [len(ring) for ring in boards.rings] * n
        self.board = vec[i64]([int(NONE)] * n)
        self.crossed = vec[i64]([0] * (n * int(N_CELLS)))
        self.touching = vec[i64]([0] * (n * int(N_CELLS)))
        self.segment_open = vec[i64](sizes)
        self.ring_open = vec[i64](rings)
        self.scored = vec[i64]([0] * (n * int(N_AREAS)))
        self.areas = vec[i64]([0] * n)
        self.finished = vec[i64]([1] * n)
        self.dice_left = vec[i64]([0] * n)
        self.crosses_left = vec[i64]([0] * n)
        self.sealed = vec[i64]([int(NONE)] * (n * int(N_DICE)))
        self.sealed_count = vec[i64]([0] * n)
        for seat in range(n):
            for cell in boards.white:
                self.cross(seat, cell)

    def copy_table(self, other: "BorderTable") -> None:
        """Become an independent copy of another table."""
        self.copy_phases(other)
        self.round = other.round
        self.active = other.active
        self.rolls = other.rolls
        self.dice = other.dice
        self.kept = other.kept
        self.unused = other.unused
        self.all_used = other.all_used
        self.board = other.board[:]
        self.crossed = other.crossed[:]
        self.touching = other.touching[:]
        self.segment_open = other.segment_open[:]
        self.ring_open = other.ring_open[:]
        self.scored = other.scored[:]
        self.areas = other.areas[:]
        self.finished = other.finished[:]
        self.dice_left = other.dice_left[:]
        self.crosses_left = other.crosses_left[:]
        self.sealed = other.sealed[:]
        self.sealed_count = other.sealed_count[:]

    def cross(self, seat: i64, cell: i64) -> None:
        """Mark a cell for good and keep the counters beside it true."""
        self._mark(seat, cell, 1)

    def erase(self, seat: i64, cell: i64) -> None:
        """Take a sealed cross away again, for a table as somebody else may imagine it."""
        self._mark(seat, cell, -1)

    def _mark(self, seat: i64, cell: i64, sign: i64) -> None:
        boards = self.boards
        k: i64
        self.crossed[seat * N_CELLS + cell] += sign
        for k in range(NEAR):
            other: i64 = boards.neighbours[cell * NEAR + k]
            if other < 0:
                break
            self.touching[seat * N_CELLS + other] += sign
        for k in range(NEAR):
            area: i64 = boards.areas_at[cell * NEAR + k]
            if area < 0:
                break
            self.ring_open[seat * N_AREAS + area] -= sign
        board: i64 = self.board[seat]
        if board >= 0:  # white cells are crossed before boards are dealt, and belong to no segment
            segment: i64 = boards.segment[board * N_CELLS + cell]
            if segment >= 0:
                self.segment_open[seat * N_SEGMENTS + segment] -= sign

    def next_seat(self, seat: i64) -> i64:
        """The neighbour clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0
