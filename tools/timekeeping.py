"""`python -m tools.timekeeping`, part of `make bench`: how well those who think by the clock keep their time, in every game.

A decision of a search with 50 ms, and a turn of an expert, which has three seconds for all its decisions. Nothing fails here:
a machine that others use has slow moments.
"""

from statistics import median
from time import perf_counter

from caravansary import CHANCE, Rng, load_game, registered_games
from caravansary.players import SearchPlayer, Seen, make_player

BUDGET = 0.05
DECISIONS = 40
TURNS = 8


def spent(name: str, players: int) -> list[float]:
    """Seconds that decisions with a choice took, in a game that goes on by chance."""
    state, rng = load_game(name, players).new_initial_state(), Rng(6, "time")
    found: list[float] = []
    while not state.is_terminal() and len(found) < DECISIONS:
        who = int(state.current_player())
        if who != CHANCE and len(state.legal_actions()) > 1:
            began = perf_counter()
            SearchPlayer(BUDGET).choose(Seen(state, who, rng))
            found.append(perf_counter() - began)
        legal = state.legal_actions() if who != CHANCE else []
        state.act(state.sample_chance(rng) if who == CHANCE else legal[int(rng.below(len(legal)))], who)
    return found


def turns(name: str, players: int) -> list[float]:
    """Seconds that an expert took for all it decided before somebody else did."""
    state, rng, found = load_game(name, players).new_initial_state(), Rng(5, "turns"), [0.0]
    expert, others = make_player("expert"), make_player("medium")
    while not state.is_terminal() and len(found) <= TURNS:
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
            continue
        began = perf_counter()
        action = (others if who else expert).choose(Seen(state, who, rng))
        if who == 0:
            found[-1] += perf_counter() - began
        elif found[-1] > 0.0:
            found.append(0.0)
        state.act(action, who)
    return found


def main() -> None:
    print(f"{'game':12}{'players':>8}{'of 50 ms, median':>18}{'slowest':>10}{'longest turn of an expert':>28}")
    for info in registered_games():
        players = info.min_players
        times = spent(info.name, players)
        print(
            f"{info.name:12}{players:>8}{median(times) * 1000:>15.1f} ms{max(times) * 1000:>7.1f} ms"
            f"{max(turns(info.name, players)):>26.2f} s"
        )


if __name__ == "__main__":
    main()
