"""How good a table is for a seat, in points: shared by greedy and search players.

Points already circled, plus for each open area a part of the value it would still bring, growing faster the nearer its ring
is to being closed; for the active player also what the lying dice would cross.
"""

from typing import Final

from mypy_extensions import i64

from caravansary.games.border.components import LONGEST, N_AREAS, N_CELLS, N_COLOURS, N_SEGMENTS, NEAR
from caravansary.games.border.dice import count
from caravansary.games.border.scoring import is_claimed, score
from caravansary.games.border.state import COMPLETE, REROLL, BorderTable

# The weights, by their numbers; the values are in weights.json.
WEIGHTS: Final = ["hope", "even", "cell", "reach"]
HOPE: Final[i64] = 0  # an area still open is worth at most this part of its value
EVEN: Final[i64] = 1  # the part of hope that grows evenly with the ring; the rest grows with the square
CELL: Final[i64] = 2  # points for crossing a cell that borders nothing of interest
REACH: Final[i64] = 3  # what the dice would bring to a ring fades with its open cells and so many more


def evaluate(t: BorderTable, seat: i64) -> float:
    """The worth of a seat's own board, and of the dice if they are this seat's."""
    weights = t.game.weights.values
    hope: float = weights[HOPE]
    even: float = weights[EVEN]
    worth: float = float(score(t, seat))
    area: i64
    for area in range(N_AREAS):
        if t.scored[seat * N_AREAS + area] == 0:
            done: float = closeness(t, seat, area)
            worth += hope * area_value(t, area) * (even * done + (1.0 - even) * done * done)
    if seat == t.active and (t.phase() == REROLL or t.phase() == COMPLETE):
        worth += dice_worth(t, seat)
    return worth


def area_value(t: BorderTable, area: i64) -> float:
    """What closing it would bring now."""
    return float(t.boards.later[area] if is_claimed(t, area) else t.boards.first[area])


def closeness(t: BorderTable, seat: i64, area: i64) -> float:
    """From 0 (untouched ring) to 1 (closed)."""
    size = float(len(t.boards.rings[int(area)]))
    return 1.0 - float(t.ring_open[seat * N_AREAS + area]) / size


def dice_worth(t: BorderTable, seat: i64) -> float:
    """The best set of segments that the dice could complete, colour by colour."""
    dice: i64 = t.dice if t.phase() == REROLL else t.unused
    worth: float = 0.0
    colour: i64
    for colour in range(N_COLOURS):
        have: i64 = count(dice, colour)
        if have > 0:
            worth += colour_worth(t, seat, colour, have)
    return worth


def colour_worth(t: BorderTable, seat: i64, colour: i64, have: i64) -> float:
    """The most that this many dice of one colour can cross: one segment, or two that share the dice."""
    best: float = 0.0
    one: i64
    two: i64
    for one in range(colour * 4, colour * 4 + 4):
        missing: i64 = t.segment_open[seat * N_SEGMENTS + one]
        if missing > 0 and missing <= have:
            worth: float = segment_worth(t, seat, one)
            best = max(best, worth)
            for two in range(one + 1, colour * 4 + 4):
                more: i64 = t.segment_open[seat * N_SEGMENTS + two]
                if more > 0 and missing + more <= have:
                    best = max(best, worth + segment_worth(t, seat, two))
    return best


def segment_worth(t: BorderTable, seat: i64, segment: i64) -> float:
    """What the open cells of a segment would bring to the rings around them."""
    worth: float = 0.0
    cell_worth: float = t.game.weights.values[CELL]
    start: i64 = (t.board[seat] * N_SEGMENTS + segment) * LONGEST
    k: i64
    for k in range(LONGEST):
        cell: i64 = t.boards.segment_cells[start + k]
        if cell >= 0 and t.crossed[seat * N_CELLS + cell] == 0:
            worth += cell_worth + rings_worth(t, seat, cell)
    return worth


def rings_worth(t: BorderTable, seat: i64, cell: i64) -> float:
    """A cell closes each ring it belongs to a little: more, the fewer cells are open there."""
    weights = t.game.weights.values
    worth: float = 0.0
    k: i64
    for k in range(NEAR):
        area: i64 = t.boards.areas_at[cell * NEAR + k]
        if area < 0:
            break
        if t.scored[seat * N_AREAS + area] == 0:
            worth += area_value(t, area) / max(1.0, float(t.ring_open[seat * N_AREAS + area]) + weights[REACH])
    return weights[HOPE] * worth
