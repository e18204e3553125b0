"""`make bench`: the same measurement interpreted and compiled, one after the other on this machine, and their ratio."""

import json
import os
import subprocess
import sys


def measure(path: str | None, seconds: str) -> list[dict[str, object]]:
    """What `caravansary bench` says, with the package from `path` or as it is installed."""
    environment = {**os.environ, **({"PYTHONPATH": path} if path else {})}
    command = [sys.executable, "-m", "caravansary.cli.main", "bench", "--seconds", seconds, "--json"]
    rows = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout)
    return list(rows["results"])


def main() -> None:
    compiled, interpreted = measure(sys.argv[1], "2"), measure(None, "2")
    print(f"{'game':12}{'players':>8}{'decisions/s':>14}{'interpreted':>14}{'ratio':>8}{'games/s':>10}{'clones/s':>12}")
    for fast, slow in zip(compiled, interpreted, strict=True):
        assert fast["compiled"] and not slow["compiled"]
        rate, slower = float(str(fast["decisions_per_second"])), float(str(slow["decisions_per_second"]))
        print(
            f"{fast['game']:12}{fast['players']:>8}{rate:>14,.0f}{slower:>14,.0f}{rate / slower:>8.1f}"
            f"{float(str(fast['games_per_second'])):>10,.0f}{float(str(fast['clones_per_second'])):>12,.0f}"
        )


if __name__ == "__main__":
    main()
