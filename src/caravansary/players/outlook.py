"""How a table looks for everybody, by the game's own evaluation alone."""

from math import exp
from typing import Final

from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, State
from caravansary.engine.rng import Rng
from caravansary.players.player import Thought
from caravansary.players.search.style import style_of

FARTHEST: Final = 40.0  # exp() of more says nothing new


def outlook(table: State, scale: float) -> tuple[list[float], list[float]]:
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


def first_thought(table: State, seat: int, action: i64, tries: int, rng: Rng) -> Thought:
    """What somebody expects of an action who looks no further than that."""
    after = table.clone()
    after.act(action, seat)
    while after.current_player() == CHANCE:
        after.act(after.sample_chance(rng), CHANCE)
    chances, points = outlook(after, style_of(table.game.info.name).scale)
    return Thought(chances[seat], points, [int(action)], tries)
