"""What a seat sees, in numbers, for learning."""

from mypy_extensions import i64

from caravansary.games.border.components import N_AREAS, N_BOARDS, N_CELLS, N_COLOURS, N_SEGMENTS
from caravansary.games.border.dice import count
from caravansary.games.border.scoring import is_claimed
from caravansary.games.border.state import PHASES, BorderTable
from caravansary.games.border.view import sealed_cells


def observation(t: BorderTable, viewer: int) -> dict[str, list[int]]:
    """The view in numbers: the viewer's board first, then the others clockwise."""
    n = int(t.seats)
    order = [(viewer + k) % n for k in range(n)]
    phase = [int(t.phase() == k) for k in range(len(PHASES))]
    seen: dict[str, list[int]] = {
        "phase": phase,
        "round": [int(t.round)],
        "rolls": [int(t.rolls)],
        "active": [int(seat == t.active) for seat in order],
        "dice": counts(t.dice),
        "kept": counts(t.kept),
        "unused": counts(t.unused),
        "all_used": [int(t.all_used)],
        "dice_left": counts(t.dice_left[viewer]),
        "crosses_left": [int(t.crosses_left[viewer])],
        "claimed": [int(is_claimed(t, area)) for area in range(N_AREAS)],
        "finished": [int(t.finished[seat]) for seat in order],
        "board": [int(t.board[seat] == k) for seat in order for k in range(N_BOARDS)],
        "crossed": [],
        "segment_open": [],
        "scored": [],
    }
    for seat in order:
        sealed = sealed_cells(t, seat) if seat != viewer else []
        seen["crossed"] += [
            int(t.crossed[seat * int(N_CELLS) + cell] != 0 and cell not in sealed) for cell in range(int(N_CELLS))
        ]
        seen["segment_open"] += segments_open(t, seat, sealed)
        seen["scored"] += [int(t.scored[seat * int(N_AREAS) + area]) for area in range(int(N_AREAS))]
    return seen


def segments_open(t: BorderTable, seat: int, sealed: list[int]) -> list[int]:
    """Open cells of each segment, counting sealed cells as open."""
    still = [int(t.segment_open[seat * int(N_SEGMENTS) + k]) for k in range(int(N_SEGMENTS))]
    for cell in sealed:
        still[int(t.boards.segment[int(t.board[seat]) * int(N_CELLS) + cell])] += 1
    return still


def counts(dice: i64) -> list[int]:
    """How many dice show each colour."""
    return [int(count(dice, colour)) for colour in range(N_COLOURS)]
