"""`make bench`: the same measurement interpreted and compiled, one after the other on this machine, and their ratio.

Search is measured in decisions simulated per second, every round played to its end at random; beside it, in the same run, the
C++ search of OpenSpiel on its quoridor, if the package is here.
"""

import json
import os
import random
import subprocess
import sys
from time import perf_counter

SIMULATIONS = 1500
GAMES = 30
START_UPS = 10


def measure(path: str | None, seconds: str) -> list[dict[str, object]]:
    """What `caravansary bench` says, with the package from `path` or as it is installed."""
    environment = {**os.environ, **({"PYTHONPATH": path} if path else {})}
    command = [sys.executable, "-m", "caravansary.cli.main", "bench", "--seconds", seconds, "--json"]
    rows = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    return list(rows["results"])


def quoridor() -> float | None:
    """Moves simulated per second by OpenSpiel's search from the start of quoridor; None where it is not installed.

    It does not count its moves: their number is that of its simulations times the length of random games, which is what one
    simulation plays, in the tree and beyond.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game, rng, moves = pyspiel.load_game("quoridor"), random.Random(1), 0
    for _ in range(GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 7), 2.0, SIMULATIONS, 1000, False, 42, False)
    began = perf_counter()
    bot.step(game.new_initial_state())
    return SIMULATIONS * moves / GAMES / (perf_counter() - began)


def start_up() -> float:
    """Seconds of CPU that `caravansary --help` takes, with all that Python itself needs; the best of some."""
    command, spent = [sys.executable, "-m", "caravansary.cli.main", "--help"], []
    for _ in range(START_UPS):
        before = os.times()
        subprocess.run(command, check=True, capture_output=True)
        after = os.times()
        spent.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return min(spent)


def main() -> None:
    print(f"caravansary --help: {start_up():.2f} s of CPU")
    before, compiled, after, interpreted = quoridor(), measure(sys.argv[1], "2"), quoridor(), measure(None, "2")
    print(
        f"{'game':12}{'players':>8}{'decisions/s':>14}{'interpreted':>14}{'ratio':>8}{'games/s':>10}{'clones/s':>12}"
        f"{'searched/s':>14}{'ratio':>8}"
    )
    for fast, slow in zip(compiled, interpreted, strict=True):
        assert fast["compiled"] and not slow["compiled"]
        rate, slower = float(str(fast["decisions_per_second"])), float(str(slow["decisions_per_second"]))
        searched = float(str(fast["searched_per_second"]))
        print(
            f"{fast['game']:12}{fast['players']:>8}{rate:>14,.0f}{slower:>14,.0f}{rate / slower:>8.1f}"
            f"{float(str(fast['games_per_second'])):>10,.0f}{float(str(fast['clones_per_second'])):>12,.0f}"
            f"{searched:>14,.0f}{searched / rate:>8.2f}"
        )
    if before is None or after is None:
        print("OpenSpiel is not installed here: its search is not measured.")
    else:
        print(f"OpenSpiel's MCTS on quoridor: {before:,.0f} moves/s before, {after:,.0f} after the compiled run")


if __name__ == "__main__":
    main()
