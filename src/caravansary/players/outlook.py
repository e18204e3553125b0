"""How a table looks for everybody, by the game's own evaluation alone; and why a player decided as it did."""

from math import exp
from typing import Final

from caravansary.engine.contract import CHANCE, State
from caravansary.players.player import Player, Seen, Thought
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


def why(player: Player, seen: Seen, action: int) -> Thought:
    """What a player thinks of the action it has just taken. Who looks no further than that expects nothing behind it."""
    if player.thought is not None:
        return player.thought
    after = seen.imagine()
    after.act(action, seen.seat)
    while after.current_player() == CHANCE:
        after.act(after.sample_chance(seen.rng), CHANCE)
    _, points = outlook(after, style_of(after.game.info.name).scale)
    return Thought(points, [action])
