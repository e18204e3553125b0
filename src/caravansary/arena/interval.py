"""How sure one may be of a win rate."""

from math import sqrt
from typing import NamedTuple


class Rate(NamedTuple):
    """A win rate with its 95 % Wilson interval."""

    rate: float
    low: float
    high: float


def wilson(wins: float, games: int, z: float = 1.96) -> Rate:
    """The interval in which the true rate lies with 95 % confidence."""
    rate = wins / games
    centre = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return Rate(rate, max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale))
