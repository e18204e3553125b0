"""Random play through the contract alone: the loop that simulations, benches and search stand on."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL, State
from caravansary.engine.rng import Rng


def action_buffer(state: State) -> vec[i64]:
    """A buffer that takes any list of legal actions of this game; made once and used again and again."""
    return vec[i64]([0] * max(1, state.game.num_distinct_actions))


def play_on(state: State, rng: Rng, buffer: vec[i64]) -> i64:
    """Play uniformly random decisions until the game is over; answer how many decisions seats took."""
    decisions: i64 = 0
    while True:
        who: i64 = state.current_player()
        if who == TERMINAL:
            return decisions
        if who == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
        else:
            n: i64 = state.legal_into(who, buffer)
            if n == 0:
                raise ValueError("a live game offers nothing")
            state.act(buffer[rng.below(n)], who)
            decisions += 1


def playout(state: State, rng: Rng) -> int:
    """Play a state to its end at random, in place; answer how many decisions seats took."""
    state.recording = False
    return int(play_on(state, rng, action_buffer(state)))


class Tally:
    """What a series of random games came to."""

    games: int
    decisions: int
    wins: list[float]
    points: list[int]
    end_reasons: dict[str, int]

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * players
        self.points = [0] * players
        self.end_reasons = {}

    def add(self, state: State, decisions: int) -> None:
        """Count one finished game; a shared victory counts its share for each winner."""
        self.games += 1
        self.decisions += decisions
        won = state.winners()
        for seat in won:
            self.wins[seat] += 1.0 / len(won)
        for seat, points in enumerate(state.scores()):
            self.points[seat] += points
        reason = state.end_reason()
        self.end_reasons[reason] = self.end_reasons.get(reason, 0) + 1


def simulate(first: State, games: int, rng: Rng, tally: Tally) -> None:
    """Play a number of random games from a state on and count them."""
    buffer = action_buffer(first)
    for _ in range(games):
        state = first.clone()
        tally.add(state, int(play_on(state, rng, buffer)))


def clone_many(state: State, times: i64) -> None:
    """Clone a state so many times: for the bench."""
    k: i64
    for k in range(times):
        state.clone()
