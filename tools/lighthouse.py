"""`python -m tools.lighthouse [--runs 5] [--least 95]`: the scores of the home page and of a table, on a desktop and on a phone.

Starts a server of its own. A shared machine has slow moments, so every page is judged several times and the median counts, as
Lighthouse itself advises. Fails if a median is below `--least`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median_low

from tests.e2e.house import CHROMIUM, ROOT, House

CATEGORIES = ("performance", "accessibility", "best-practices")


def judge(urls: list[str], mobile: bool) -> list[dict[str, object]]:
    command = ["node", str(ROOT / "tools" / "lighthouse.mjs"), *(["--mobile"] if mobile else []), *urls]
    environment = {**os.environ, "CHROME_PATH": CHROMIUM}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=600)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="how often every page is judged")
    parser.add_argument("--least", type=int, default=0, help="fail if a median is lower than this")
    given = parser.parse_args()
    enough = True
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder)).start()
        try:
            table, tokens = house.table("person", "bot")
            for page, url in (("home", f"{house.url}/"), ("table", f"{house.url}/table/{table}#0.{tokens[0]}")):
                for mobile in (False, True):
                    rows = judge([url] * given.runs, mobile)
                    for name in CATEGORIES:
                        scores = [int(str(row[name])) for row in rows]
                        print(f"{page:6} {rows[0]['on']:8} {name:15} {median_low(scores):4}   of {scores}", flush=True)
                        enough &= median_low(scores) >= given.least
                    print(f"{'':16} {json.dumps(rows[-1]['lost'])}", flush=True)
        finally:
            house.stop()
    sys.exit(not enough)


if __name__ == "__main__":
    main()
