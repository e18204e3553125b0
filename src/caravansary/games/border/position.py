"""Positions: the whole table as plain data and back. What comes back is checked as if a stranger had written it."""

from mypy_extensions import i64

from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.games.border.components import AREAS, BOARDS, COLOURS, MAX_ROLLS, N_AREAS, N_CELLS
from caravansary.games.border.dice import N_DICE, pack, unpack
from caravansary.games.border.rules import any_segment
from caravansary.games.border.second_action import any_cell
from caravansary.games.border.state import (
    COMPLETE,
    DEAL,
    FIRST_PLAYER,
    OVER,
    PHASES,
    REROLL,
    ROLL,
    SECOND_ACTION,
    Table,
)
from caravansary.games.border.view import colours, crossed_cells, flaws, scored_areas, sealed_cells

FIELDS = {"game", "phase", "round", "active", "rolls", "dice", "kept", "unused", "seats"}
SEAT_FIELDS = {"board", "crossed", "sealed", "dice_left", "crosses_left", "finished", "scored"}


def position(t: Table) -> Plain:
    """Everything that lies on the table."""
    return {
        "game": "border",
        "phase": PHASES[int(t.phase())],
        "round": int(t.round),
        "active": int(t.active) if t.active >= 0 else None,
        "rolls": int(t.rolls),
        "dice": colours(t.dice),
        "kept": colours(t.kept),
        "unused": colours(t.unused),
        "seats": [
            {
                "board": BOARDS[int(t.board[seat])] if t.board[seat] >= 0 else None,
                "crossed": crossed_cells(t, seat),
                "sealed": sealed_cells(t, seat),
                "dice_left": colours(t.dice_left[seat]),
                "crosses_left": int(t.crosses_left[seat]),
                "finished": t.finished[seat] != 0,
                "scored": scored_areas(t, seat),
            }
            for seat in range(int(t.seats))
        ],
    }


def rotate(source: Plain, by: int) -> Plain | None:
    """The same table with every seat moved up by `by`; not while boards are dealt from seat to seat."""
    if source["phase"] == "deal":
        return None
    seats = source["seats"]
    active = source["active"]
    assert isinstance(seats, list)
    turned = dict(source)
    turned["seats"] = seats[-by % len(seats) :] + seats[: -by % len(seats)]
    if isinstance(active, int):
        turned["active"] = (active + by) % len(seats)
    return turned


def read(t: Table, source: object) -> None:
    """Set up a table as a position says; fields left out of a seat are those of a fresh board."""
    if not isinstance(source, dict):
        raise BadPosition("a position must be an object")
    unknown = set(source) - FIELDS
    if unknown:
        raise BadPosition(f"{sorted(map(str, unknown))[0]}: no such field")
    if source.get("game") != "border":
        raise BadPosition(f"game: must be 'border', not {short(source.get('game'))}")
    phase = source.get("phase")
    if phase not in PHASES:
        raise BadPosition(f"phase: must be one of {', '.join(PHASES)}, not {short(phase)}")
    t.lay_out()
    _read_seats(t, source.get("seats"))
    t.round = _number(source, "round", 0, 300)
    t.rolls = _number(source, "rolls", 0, int(MAX_ROLLS))
    t.dice = _dice(source, "dice")
    t.kept = _dice(source, "kept")
    t.unused = _dice(source, "unused")
    if source.get("active") is not None:
        t.active = _number(source, "active", 0, int(t.seats) - 1)
    _enter(t, PHASES.index(str(phase)))
    _check_phase(t)
    for flaw in flaws(t):
        raise BadPosition(f"seats: {flaw}")


def _enter(t: Table, phase: i64) -> None:
    if phase == ROLL:
        t.enter(REROLL)
    t.enter(phase)
    t.all_used = t.unused == 0 and phase in (SECOND_ACTION, OVER)


def _read_seats(t: Table, seats: object) -> None:
    if not isinstance(seats, list) or len(seats) != t.seats:
        raise BadPosition(f"seats: must be a list of {t.seats} seats")
    for seat, row in enumerate(seats):
        where = f"seats[{seat}]"
        if not isinstance(row, dict):
            raise BadPosition(f"{where}: must be an object")
        unknown = set(row) - SEAT_FIELDS
        if unknown:
            raise BadPosition(f"{where}.{sorted(map(str, unknown))[0]}: no such field")
        board = row.get("board")
        if board is not None:
            if board not in BOARDS:
                raise BadPosition(f"{where}.board: must be one of {', '.join(BOARDS)}, not {short(board)}")
            if BOARDS.index(board) in [int(t.board[k]) for k in range(seat)]:
                raise BadPosition(f"{where}.board: {board} is taken twice")
            t.board[seat] = BOARDS.index(board)
        _read_crosses(t, seat, row, where)
        _read_scores(t, seat, row.get("scored", {}), where)
        t.finished[seat] = _flag(row, "finished", True, where)
        t.dice_left[seat] = _dice(row, "dice_left", where + ".")
        t.crosses_left[seat] = _number(row, "crosses_left", 0, int(N_DICE), where + ".")


def _read_crosses(t: Table, seat: int, row: Plain, where: str) -> None:
    for cell in _cells(row, "crossed", where):
        if t.crossed[seat * int(N_CELLS) + cell] == 0:
            if t.board[seat] < 0:
                raise BadPosition(f"{where}.crossed: there are no crosses without a board")
            t.cross(seat, cell)
    sealed = _cells(row, "sealed", where)
    if len(sealed) > N_DICE:
        raise BadPosition(f"{where}.sealed: at most {N_DICE} cells")
    for k, cell in enumerate(sealed):
        if t.crossed[seat * int(N_CELLS) + cell] == 0 or cell in t.boards.white or t.board[seat] < 0:
            raise BadPosition(f"{where}.sealed: cell {cell} is not crossed, or white")
        t.sealed[seat * int(N_DICE) + k] = cell
    t.sealed_count[seat] = len(sealed)


def _read_scores(t: Table, seat: int, scored: object, where: str) -> None:
    if not isinstance(scored, dict):
        raise BadPosition(f"{where}.scored: must be an object of areas and points")
    for name, points in scored.items():
        if name not in AREAS:
            raise BadPosition(f"{where}.scored: there is no area {short(name)}")
        area = AREAS.index(name)
        if type(points) is not int or points not in (t.boards.first[area], t.boards.later[area]):
            raise BadPosition(f"{where}.scored.{name}: {short(points)} is not one of its values")
        if t.ring_open[seat * int(N_AREAS) + area] != 0:
            raise BadPosition(f"{where}.scored.{name}: the area is not closed")
        t.scored[seat * int(N_AREAS) + area] = points
        t.areas[seat] += 1


def _number(row: Plain, key: str, low: int, high: int, where: str = "") -> int:
    value = row.get(key, 0)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}{key}: must be a number from {low} to {high}, not {short(value)}")
    return value


def _flag(row: Plain, key: str, default: bool, where: str) -> int:
    value = row.get(key, default)
    if type(value) is not bool:
        raise BadPosition(f"{where}.{key}: must be true or false, not {short(value)}")
    return int(value)


def _dice(row: Plain, key: str, where: str = "") -> int:
    value = row.get(key, [])
    if not isinstance(value, list) or len(value) > N_DICE or not all(colour in COLOURS for colour in value):
        raise BadPosition(f"{where}{key}: must be at most {N_DICE} colours out of {', '.join(COLOURS)}")
    return pack([COLOURS.index(colour) for colour in value])


def _cells(row: Plain, key: str, where: str) -> list[int]:
    value = row.get(key, [])
    if not isinstance(value, list) or not all(type(cell) is int and 0 <= cell < N_CELLS for cell in value):
        raise BadPosition(f"{where}.{key}: must be a list of cells from 0 to {N_CELLS - 1}")
    if len(set(value)) != len(value):
        raise BadPosition(f"{where}.{key}: a cell stands there twice")
    return value


def _check_phase(t: Table) -> None:
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


def _check_roll(t: Table, lying: int) -> None:
    first = t.rolls == 0 and lying in (0, N_DICE) and t.kept == 0  # the dice of the round before may still lie there
    again = 1 <= t.rolls < MAX_ROLLS and lying == N_DICE and t.kept != t.dice and _within(t.kept, t.dice)
    if not (first or again) or t.unused != 0:
        raise BadPosition("kept: the dice to be rolled do not fit the dice and rolls")


def _check_second_action(t: Table) -> None:
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


def _check_passive(t: Table, seat: int, where: str) -> None:
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
