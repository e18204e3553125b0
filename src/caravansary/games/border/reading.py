"""Positions from strangers, read field by field."""

from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.engine.plain import demand
from caravansary.games.border import fitting
from caravansary.games.border.components import (
    AREAS,
    BOARDS,
    COLOURS,
    LAST_ROUND,
    MAX_ROLLS,
    N_AREAS,
    N_CELLS,
    cells_in,
)
from caravansary.games.border.dice import N_DICE, pack
from caravansary.games.border.state import NONE, OVER, PHASES, REROLL, ROLL, SECOND_ACTION, BorderTable

FIELDS = {"game", "phase", "round", "active", "rolls", "dice", "kept", "unused", "seats"}
SEAT_FIELDS = {"board", "crossed", "sealed", "dice_left", "crosses_left", "finished", "scored"}


def read(t: BorderTable, source: object) -> None:
    """Set up a table as a position says; fields left out of a seat are those of a fresh board."""
    table = plain.as_row(source, "", FIELDS)
    plain.same_game(table, "border")
    phase = plain.name(table, "phase", PHASES)
    t.lay_out()
    for seat, row in enumerate(plain.rows(table, "seats", count=int(t.seats), fields=SEAT_FIELDS)):
        _read_seat(t, seat, row, f"seats[{seat}]")
    t.round = plain.number(table, "round", 0, int(LAST_ROUND))
    t.rolls = plain.number(table, "rolls", 0, int(MAX_ROLLS))
    t.dice = _dice(table, "dice")
    t.kept = _dice(table, "kept")
    t.unused = _dice(table, "unused")
    t.active = plain.seat(table, "active", int(t.seats), nobody=int(NONE))
    _enter(t, phase)
    fitting.check(t)


def _enter(t: BorderTable, phase: i64) -> None:
    if phase == ROLL:
        t.enter(REROLL)
    t.enter(phase)
    t.all_used = t.unused == 0 and phase in (SECOND_ACTION, OVER)


def _read_seat(t: BorderTable, seat: int, row: Plain, where: str) -> None:
    if row.get("board") is not None:
        board = plain.name(row, "board", BOARDS, where)
        taken = board in [int(t.board[k]) for k in range(seat)]
        demand(not taken, f"{where}.board", f"{BOARDS[board]} is taken twice")
        t.board[seat] = board
    _read_crosses(t, seat, row, where)
    _read_scores(t, seat, row, where)
    t.finished[seat] = int(plain.flag(row, "finished", where, True))
    t.dice_left[seat] = _dice(row, "dice_left", where)
    t.crosses_left[seat] = plain.number(row, "crosses_left", 0, int(N_DICE), where)


def _read_crosses(t: BorderTable, seat: int, row: Plain, where: str) -> None:
    for cell in cells_in(row, "crossed", where):
        if t.crossed[seat * int(N_CELLS) + cell] == 0:
            demand(t.board[seat] >= 0, f"{where}.crossed", "there are no crosses without a board")
            t.cross(seat, cell)
    sealed = cells_in(row, "sealed", where)
    demand(len(sealed) <= N_DICE, f"{where}.sealed", f"at most {N_DICE} cells")
    for k, cell in enumerate(sealed):
        crossed = t.crossed[seat * int(N_CELLS) + cell] != 0 and cell not in t.boards.white and t.board[seat] >= 0
        demand(crossed, f"{where}.sealed", f"cell {cell} is not crossed, or white")
        t.sealed[seat * int(N_DICE) + k] = cell
    t.sealed_count[seat] = len(sealed)


def _read_scores(t: BorderTable, seat: int, row: Plain, where: str) -> None:
    here = f"{where}.scored"
    for name, points in plain.row(row, "scored", where).items():
        if name not in AREAS:
            raise BadPosition(f"{here}: there is no area {short(name)}")
        area = AREAS.index(name)
        if type(points) is not int or points not in (int(t.boards.first[area]), int(t.boards.later[area])):
            raise BadPosition(f"{here}.{name}: {short(points)} is not one of its values")
        demand(t.ring_open[seat * int(N_AREAS) + area] == 0, f"{here}.{name}", "the area is not closed")
        t.scored[seat * int(N_AREAS) + area] = points
        t.areas[seat] += 1


def _dice(source: Plain, key: str, where: str = "") -> int:
    here = plain.path(where, key)
    return pack([plain.as_name(die, COLOURS, here) for die in plain.listed(source, key, where, int(N_DICE))])
