"""One game between players, from its first state to its end."""

from collections.abc import Sequence

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
