"""`python -m tools.load`: how many decisions a second a server acknowledges, and what each costs it.

Two people at each of fifty tables answer as soon as they are asked, over real sockets, as pages do. Beside our games stands
boardgame.io's server with its tic-tac-toe, in memory; all of them take turns, several times, on the same machine. Every
decision of ours is on the disk before it is acknowledged.
"""

import argparse
import asyncio
import random
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from tests.services import postgres, redis

from tools.load import counting, ours, servers, theirs
from tools.load.counting import Count, Row

WARM: Final = 1.5  # seconds before anything counts
BOARDGAME: Final = "boardgame.io tic-tac-toe"


def _home(table: int) -> str:
    """Each table's people are in a house of their own: what one address may do is another question."""
    return f"127.1.{table // 200}.{table % 200 + 1}"


async def _measure(name: str, running: servers.Running, tables: int, seconds: float) -> Row:
    """One stretch of time in which `tables` tables play."""
    count = Count()
    if name == BOARDGAME:
        mark = random.randrange(1 << 40)
        playing = [
            theirs.table(running.urls[0], f"{mark}-{k}", random.Random(k), count, _home(k)) for k in range(tables)
        ]
    else:
        playing = [ours.table(running.urls, name, random.Random(k), count, _home(k)) for k in range(tables)]
    tasks = [asyncio.create_task(one) for one in playing]
    await asyncio.sleep(WARM)
    before, count.open = counting.cpu_of(running.processes), True
    await asyncio.sleep(seconds)
    count.open = False
    used = counting.cpu_of(running.processes) - before
    broken = [task.exception() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if broken:
        raise RuntimeError(f"{name}: {broken[0]!r}")
    return counting.row(name, count, seconds, used)


@contextmanager
def _stores(folder: Path, wished: str) -> Iterator[tuple[str | None, Sequence[str]]]:
    """Where our tables are kept, and by what else our servers are started."""
    with ExitStack() as stack:
        if wished == "sqlite":
            yield None, ()
        else:
            url = stack.enter_context(postgres(folder))
            yield url, (("--redis", stack.enter_context(redis(folder))) if wished == "redis" else ())


def _middle(rows: list[Row]) -> Row:
    """Each figure's median over the rounds."""
    figures = zip(*((row.rate, row.median, row.p99, row.cpu, row.bytes) for row in rows), strict=True)
    return Row(rows[0].name, *(median(each) for each in figures))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.load", description=__doc__)
    parser.add_argument("--games", default="silk,border", help="of ours, with commas between")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--store", choices=("sqlite", "notify", "redis"), default="sqlite", help="PostgreSQL with either"
    )
    parser.add_argument("--processes", type=int, default=1, help="of ours; several need PostgreSQL")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    wished = parser.parse_args()
    games = [game for game in wished.games.split(",") if game]
    rows: dict[str, list[Row]] = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="load-")))
        store, more = stack.enter_context(_stores(folder, wished.store))
        here = stack.enter_context(servers.ours(folder, store, wished.processes, more))
        there = None if wished.alone else stack.enter_context(servers.theirs(folder))
        for _ in range(wished.rounds):
            for name in [*games, *([] if there is None else [BOARDGAME])]:
                running = there if name == BOARDGAME and there is not None else here
                row = asyncio.run(_measure(name, running, wished.tables, wished.seconds))
                rows.setdefault(name, []).append(row)
                print(row.line(), flush=True)
    print(
        f"\nMedians of {wished.rounds} rounds, {wished.tables} tables, {wished.processes} process(es), {wished.store}:"
    )
    for name, found in rows.items():
        middle = _middle(found)
        theirs_ = _middle(rows[BOARDGAME]).rate if BOARDGAME in rows else None
        print(middle.line() + ("" if theirs_ is None else f"   {middle.rate / theirs_:5.2f} x"), flush=True)


if __name__ == "__main__":
    main()
