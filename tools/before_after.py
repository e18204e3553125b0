"""Two compiled builds in turns: has anything become slower?

    python -m tools.before_after ../other/build/compiled build/compiled

For each game and number of players the builds run `caravansary bench` one after the other, several times; of each build the best
counts, since a busy machine only ever takes away. Written are the ratios after : before, above 1 where the second is faster.
"""

import argparse
import json
import os
import subprocess
import sys
from math import exp, log
from pathlib import Path

from caravansary.games import registered_games

RATES = {"decisions_per_second": "random play", "clones_per_second": "clones", "searched_per_second": "search"}


def main() -> None:
    parser = argparse.ArgumentParser(description="Two compiled builds in turns.")
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3)
    asked = parser.parse_args()
    found: dict[str, list[float]] = {rate: [] for rate in RATES}
    print(f"{'':14}" + "".join(f"{name:>14}" for name in RATES.values()))
    for game in (info.name for info in registered_games()):
        best: list[dict[tuple[int, str], float]] = [{}, {}]
        for _ in range(asked.times):
            for build, rows in zip((asked.before, asked.after), best, strict=True):
                for row in bench(build, game, asked.seconds):
                    for rate in RATES:
                        key = (int(row["players"]), rate)
                        rows[key] = max(rows.get(key, 0.0), row[rate])
        for players in sorted({players for players, _ in best[0]}):
            ratios = {rate: best[1][players, rate] / best[0][players, rate] for rate in RATES}
            print(
                f"{game + ' ' + str(players):14}" + "".join(f"{ratio:14.2f}" for ratio in ratios.values()), flush=True
            )
            for rate, ratio in ratios.items():
                found[rate].append(ratio)
    means = [exp(sum(map(log, ratios)) / len(ratios)) for ratios in found.values()]
    print(f"{'in the mean':14}" + "".join(f"{mean:14.3f}" for mean in means))


def bench(build: Path, game: str, seconds: float) -> list[dict[str, float]]:
    """The bench's rows of one game, by one build."""
    command = [sys.executable, "-m", "caravansary.cli.main", "bench", game, "--seconds", str(seconds), "--json"]
    env = os.environ | {"PYTHONPATH": str(build.resolve())}
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True)
    rows: list[dict[str, float]] = json.loads(done.stdout)["results"]
    return rows


if __name__ == "__main__":
    main()
