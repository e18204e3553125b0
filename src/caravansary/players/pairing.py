"""One player against others of one kind, its seat changing from game to game."""

from collections.abc import Iterator

from caravansary.engine.contract import Game
from caravansary.players.play import play_game
from caravansary.players.player import Player


def shares(game: Game, hero: Player, other: Player, games: int, seed: int) -> Iterator[float]:
    """How much of each victory the hero took."""
    for number in range(games):
        yield share(game, hero, other, number, seed)


def share(game: Game, hero: Player, other: Player, number: int, seed: int) -> float:
    """The same for one game of such a pairing, by its number."""
    hero_seat = number % game.players
    seats = [hero if seat == hero_seat else other for seat in range(game.players)]
    won = play_game(game, seats, seed, "contest", str(number)).winners()
    return 1.0 / len(won) if hero_seat in won else 0.0
