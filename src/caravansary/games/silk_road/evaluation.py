"""How good a table is for a seat, in points: shared by greedy and search players."""

from mypy_extensions import i64

from caravansary.games.silk_road.scoring import score
from caravansary.games.silk_road.state import Table


def evaluate(t: Table, seat: i64) -> float:
    return float(score(t, seat))
