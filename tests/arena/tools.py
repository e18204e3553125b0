"""Tournaments and made-up games for the tests of the arena."""

from collections.abc import Sequence

from caravansary.arena.tournament import Played, Tournament
from caravansary.players import Who


def tournament(
    *contestants: Who,
    game: str = "yak",
    seats: int = 2,
    rounds: int = 2,
    seed: int = 3,
) -> Tournament:
    return Tournament(game, seats, {}, None, contestants or ("greedy", "random"), seed, rounds)


def ended(number: int, scores: Sequence[int], seconds: float = 0.5) -> Played:
    """A game that ended with these scores; each seat decided six times and had five choices."""
    n = len(scores)
    places = [1 + sum(other > mine for other in scores) for mine in scores]
    return Played(number, list(scores), places, [6] * n, [5] * n, [seconds] * n, [seconds / 2] * n, "stupa")


def made_up(held: Tournament) -> list[Played]:
    """A whole tournament in which the first contestant is better than the second, and so on; luck counts too."""
    return [
        ended(number, [40 - 5 * contestant + 7 * at % 11 for contestant in seating], 0.001 * (number + 1))
        for number, (at, seating) in enumerate(held.schedule())
    ]


def without_times(games: Sequence[Played]) -> list[tuple[object, ...]]:
    """What must be the same whoever plays: everything but how long it took."""
    return [(game.game, game.scores, game.places, game.decisions, game.choices, game.end) for game in games]
