"""`python -m tools.lighthouse [--least 95]`: the scores of the home page and of a table, on a desktop and on a phone.

Starts a server of its own. Fails if a score is below `--least`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.e2e.house import CHROMIUM, ROOT, House

CATEGORIES = ("performance", "accessibility", "best-practices")


def judge(urls: list[str], mobile: bool) -> list[dict[str, object]]:
    command = ["node", str(ROOT / "tools" / "lighthouse.mjs"), *(["--mobile"] if mobile else []), *urls]
    environment = {**os.environ, "CHROME_PATH": CHROMIUM}
    done = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True, timeout=300)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--least", type=int, default=0, help="fail if a score is lower than this")
    least: int = parser.parse_args().least
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder)).start()
        try:
            table, tokens = house.table("person", "bot")
            urls = [f"{house.url}/", f"{house.url}/table/{table}#0.{tokens[0]}"]
            rows = [row for mobile in (False, True) for row in judge(urls, mobile)]
        finally:
            house.stop()
    for row in rows:
        print(json.dumps(row))
    sys.exit(any(int(str(row[name])) < least for row in rows for name in CATEGORIES))


if __name__ == "__main__":
    main()
