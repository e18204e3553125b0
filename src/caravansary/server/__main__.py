"""python -m caravansary.server: the server alone, with the few settings it has."""

import argparse
from pathlib import Path

from caravansary.server.app import BOT_DELAY
from caravansary.server.serve import serve


def main() -> None:
    parser = argparse.ArgumentParser(prog="caravansary.server", description="Play in the browser.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--store", default="caravansary.sqlite3", help="an SQLite file, or an SQLAlchemy URL")
    parser.add_argument("--web-dist", type=Path, default=None, help="the built page")
    parser.add_argument("--bot-delay", type=float, default=BOT_DELAY, help="seconds between visible bot moves")
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--log-level", default="warning")
    chosen = parser.parse_args()
    store = chosen.store if "://" in chosen.store else Path(chosen.store)
    serve(chosen.host, chosen.port, store, chosen.web_dist, chosen.open, chosen.bot_delay, chosen.log_level)


if __name__ == "__main__":
    main()
