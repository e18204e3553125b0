"""Players against each other: single games, and pairings with an interval for the win rate."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.rng import Rng
from caravansary.players.player import Player, Seen


def play_game(game: Game, seats: Sequence[Player], seed: int, *names: str) -> State:
    """One game to its end; the finished state. Chance and each seat have streams of their own: no player sees the dice's."""
    chance = Rng(seed, *names, "chance")
    streams = [Rng(seed, *names, "seat", str(seat)) for seat in range(game.players)]
    state = game.new_initial_state()
    while not state.is_terminal():
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(chance), CHANCE)
        else:
            state.act(seats[who].choose(Seen(state, who, streams[who])), who)
    return state


def contest(game: Game, hero: Player, other: Player, games: int, seed: int) -> Iterator[float]:
    """How much of each victory the hero took, its seat changing from game to game, against others of one kind."""
    for number in range(games):
        yield share(game, hero, other, number, seed)


def share(game: Game, hero: Player, other: Player, number: int, seed: int) -> float:
    """The same for one game of such a contest, by its number."""
    hero_seat = number % game.players
    seats = [hero if seat == hero_seat else other for seat in range(game.players)]
    won = play_game(game, seats, seed, "contest", str(number)).winners()
    return 1.0 / len(won) if hero_seat in won else 0.0


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
