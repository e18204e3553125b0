"""The engine against the oracle on many positions: ``python -m tests.games.silk.oracle_run --positions 100000``."""

import argparse
import sys
from time import perf_counter

from .compare import run

STEP = 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = perf_counter()
    for first in range(0, args.positions, STEP):
        run(min(STEP, args.positions - first), args.seed * 1_000_003 + first)
    sys.stdout.write(f"{args.positions} positions agree, {perf_counter() - began:.0f} s\n")


if __name__ == "__main__":
    main()
