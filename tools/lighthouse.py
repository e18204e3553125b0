"""`python -m tools.lighthouse [--runs 5] [--least 95]`: the scores of the home page and of a table of every game, on a phone.

`--desktop` judges them there as well. Beside the scores stands how much script was loaded, compressed as it was sent.

Starts a server of its own. A shared machine has slow moments, so every page is judged several times and the median counts, as
Lighthouse itself advises. Fails if a median is below `--least`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median_low

from tests.e2e.house import CHROMIUM, ROOT, House

from caravansary.games.registry import of_the_house

MOST_SCRIPT = 200  # kilobytes
CATEGORIES = ("performance", "accessibility", "best-practices")


def judge(urls: list[str], mobile: bool) -> list[dict[str, object]]:
    command = ["node", str(ROOT / "tools" / "lighthouse.mjs"), *(["--mobile"] if mobile else []), *urls]
    environment = {**os.environ, "CHROME_PATH": CHROMIUM}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=600)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def pages(house: House) -> Iterator[tuple[str, str]]:
    """Home, and a table of each game."""
    yield "home", f"{house.url}/"
    for game, info in of_the_house().items():
        table, tokens = house.table("person", *["bot"] * (info.min_players - 1), game=game)
        yield game, f"{house.url}/table/{table}#0.{tokens[0]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often every page is judged")
    parser.add_argument("--least", type=int, default=0, help="fail if a median is lower than this")
    parser.add_argument("--desktop", action="store_true", help="judge every page on a desktop too")
    given = parser.parse_args()
    enough = True
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder)).start()
        try:
            for page, url in pages(house):
                for mobile in (True, False) if given.desktop else (True,):
                    rows = judge([url] * given.runs, mobile)
                    for name in CATEGORIES:
                        scores = [int(str(row[name])) for row in rows]
                        print(f"{page:10} {rows[0]['on']:8} {name:15} {median_low(scores):4}   of {scores}", flush=True)
                        enough &= median_low(scores) >= given.least
                    kilobytes = int(str(rows[-1]["script"])) / 1000
                    print(f"{'':20}{kilobytes:.0f} kB of script; {json.dumps(rows[-1]['lost'])}", flush=True)
                    enough &= kilobytes < MOST_SCRIPT
        finally:
            house.stop()
    sys.exit(not enough)


if __name__ == "__main__":
    main()
