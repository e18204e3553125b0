"""How good a table is for a seat, in points: shared by greedy and search players."""

from mypy_extensions import i64

from caravansary.games.silk.scoring import final_points
from caravansary.games.silk.state import Table


def evaluate(t: Table, seat: i64) -> float:
    return float(t.points[seat] + final_points(t, seat))
