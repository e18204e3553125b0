"""`python -m tools.repeat tests/server --times 30 [--load 8]`: the same tests again and again, to find those that fail at times.

With a load, so many busy processes run beside them. Everything behind `--` goes to pytest. Failures are printed as they come,
and the last line says how many runs there were, how many failed and which tests; the code is 1 if any did. Tests have fixed
seeds, so a test that fails in one run of many depends on something else.
"""

import argparse
import multiprocessing
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


def spin() -> None:
    while True:
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing, as fast as they can."""
    crowd = [multiprocessing.Process(target=spin, daemon=True) for _ in range(processes)]
    for one in crowd:
        one.start()
    try:
        yield
    finally:
        for one in crowd:
            one.kill()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.repeat", description=__doc__)
    parser.add_argument("tests", nargs="+", help="what pytest is to run")
    parser.add_argument("--times", type=int, default=30, help="how often")
    parser.add_argument("--load", type=int, default=0, help="how many busy processes run beside it")
    ours, theirs = sys.argv[1:], []
    if "--" in ours:
        ours, theirs = ours[: ours.index("--")], ours[ours.index("--") + 1 :]
    given = parser.parse_args(ours)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rfE", *given.tests, *theirs]
    failures, failed_runs, began = Counter[str](), 0, monotonic()
    with busy(given.load):
        for number in range(1, given.times + 1):
            started = monotonic()
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            closing = (done.stdout.strip().splitlines() or ["no output"])[-1]
            print(f"run {number}: code {done.returncode}, {monotonic() - started:.0f} s: {closing}", flush=True)
            if done.returncode:
                failed_runs += 1
                failures.update(FAILED.findall(done.stdout) or ["no test could be run"])
                print(done.stdout, done.stderr, sep="\n", flush=True)
    named = "; ".join(f"{test} {count}x" for test, count in failures.most_common())
    load = f" under a load of {given.load}" if given.load else ""
    minutes = (monotonic() - began) / 60
    print(
        f"{' '.join(given.tests)}: {given.times} runs{load}, {failed_runs} failed, {minutes:.1f} minutes. {named}".rstrip()
    )
    return int(failed_runs > 0)


if __name__ == "__main__":
    sys.exit(main())
