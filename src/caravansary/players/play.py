"""One game, or match, between players, from its first state to its end."""

from collections.abc import Callable, Sequence

from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.players.guest import PATIENCE
from caravansary.players.named import Who, make_player
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


def play_match(
    match: Match,
    seats: Sequence[Who],
    seed: int = 0,
    patience: float = PATIENCE,
    reach: Callable[[int], None] = lambda ply: None,
) -> None:
    """Play a match to its end; somebody for each seat, by name or as an object. The match draws its own chance, the seed is what
    players leave to luck. `reach` is told how many entries the log has."""
    players = [make_player(who, patience) for who in seats]
    lots = [Rng(seed, "bot", str(seat)) for seat in range(len(players))]
    while not match.state.is_terminal():
        seat = int(match.state.current_player())
        match.play(players[seat].choose(Seen(match.state, seat, lots[seat])), seat)
        reach(match.ply)
