"""Why a player decided as it did."""

from caravansary.engine.contract import CHANCE
from caravansary.players.chances import chances_and_points
from caravansary.players.player import Player, Seen, Thought
from caravansary.players.search.style import style_of


def why(player: Player, seen: Seen, action: int) -> Thought:
    """What a player thinks of the action it has just taken. Who looks no further than that expects nothing behind it."""
    if player.thought is not None:
        return player.thought
    after = seen.imagine()
    after.act(action, seen.seat)
    while after.current_player() == CHANCE:
        after.act(after.sample_chance(seen.rng), CHANCE)
    _, points = chances_and_points(after, style_of(after.game.info.name).scale)
    return Thought(points, [action])
