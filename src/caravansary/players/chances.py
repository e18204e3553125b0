"""Each seat's chance to win and its points, as a table looks by the game's own evaluation alone."""

from math import exp
from typing import Final

from caravansary.engine.contract import State

FARTHEST: Final = 40.0  # exp() of more says nothing new


def chances_and_points(table: State, scale: float) -> tuple[list[float], list[float]]:
    """Each seat's chance to win, and its points, as they look from here."""
    players = table.game.players
    if table.is_terminal():
        winners = table.winners()
        share = 1.0 / float(len(winners))
        shares = [share if seat in winners else 0.0 for seat in range(players)]
        return shares, [float(table.score(seat)) for seat in range(players)]
    points = [table.evaluate(seat) for seat in range(players)]
    most = max(points)
    weights = [exp(max(-FARTHEST, (worth - most) / scale)) for worth in points]
    total = sum(weights)
    return [weight / total for weight in weights], points
