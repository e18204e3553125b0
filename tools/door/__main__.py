"""`python -m tools.door`: what do people at their tables notice while thousands of connections of one address keep the server
waiting?

A real server with nothing but its own limits; people from 127.0.0.1 who play and newcomers who ask which games there are, first
in peace, then while strangers from 127.0.0.2 are there: silent, with half a header, half a body, or without reading what they are
answered. They come in waves, so that memory which does not come back would be seen. The code is 1 if people waited more than
twice as long at the 99th percentile, if somebody was thrown out, or if a stranger was never cut.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

import msgspec

from tools.door import people
from tools.door.people import Waits, figures
from tools.door.strangers import KINDS, Fate, Report, Siege, besiege
from tools.door.watching import Sight, allow_files, look
from tools.load.ours import post
from tools.ordeal.hosts import Host

WARM: Final = 3.0  # seconds before anything counts
MOST: Final = 2.0  # times as long may people wait
SPARE_FILES: Final = 200
MIB: Final = 1 << 20


class Wave(NamedTuple):
    """One siege: from when to when, what became of the strangers, and the server when they were gone."""

    since: float
    until: float
    report: Report
    after: Sight


class Peace(NamedTuple):
    since: float
    until: float
    sight: Sight


async def _siege(wished: argparse.Namespace, folder: Path, waits: Waits) -> tuple[Peace, list[Wave]]:
    host = Host(folder, 0, ["caravansary.cli.main"], ["--store", str(folder / "door.sqlite3")])
    await host.start()
    assert host.process is not None
    url, process = f"http://127.0.0.1:{host.port}", host.process.pid
    games = [game for game in wished.games.split(",") if game]
    kinds = tuple(kind for kind in wished.kinds.split(",") if kind)
    # Strangers have a machine of their own: what they cost here must not count.
    with ProcessPoolExecutor(1, get_context("spawn"), os.nice, (10,)) as beside:
        playing = [
            asyncio.create_task(people.table(url, games[k % len(games)], random.Random(k), wished.pace, waits))
            for k in range(wished.tables)
        ]
        playing.append(asyncio.create_task(people.newcomers(host.port, waits)))
        try:
            await asyncio.sleep(WARM)
            since = time.perf_counter()
            await asyncio.sleep(wished.calm)
            peace = Peace(since, time.perf_counter(), look(process))
            siege = Siege(host.port, process, await _table(url), wished.number, kinds)
            waves = [await _wave(siege, beside, playing) for _ in range(wished.waves)]
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await host.kill()
    return peace, waves


async def _wave(siege: Siege, beside: ProcessPoolExecutor, playing: list[asyncio.Task[None]]) -> Wave:
    since = time.perf_counter()
    report = await asyncio.get_running_loop().run_in_executor(beside, besiege, siege)
    until = time.perf_counter()
    for task in playing:
        if task.done():
            task.result()  # somebody was thrown out: raises why
    await asyncio.sleep(WARM)
    return Wave(since, until, report, look(siege.process))


async def _table(url: str) -> str:
    """Where strangers sit who open a socket."""
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
    made = msgspec.json.decode(await post(f"{url}/api/tables", {"game": "silk", "options": {}, "seats": seats}))
    return str(made["table"])


# --- what is printed


def _people(waits: Waits, peace: Peace, waves: list[Wave]) -> float:
    """Prints how long people waited; answers the worst ratio of two percentiles."""
    worst = 0.0
    for name, found in (("decisions", waits.decisions), ("newcomers", waits.newcomers)):
        before = figures(found, peace.since, peace.until)
        print(f"{name:12}in peace      {before.line()}")
        for wave in waves:
            during = figures(found, wave.since, wave.until)
            ratio = during.p99 / before.p99 if before.p99 else 0.0
            worst = max(worst, ratio)
            print(f"{'':12}besieged      {during.line()}   p99 {ratio:.2f} x")
    return worst


def _strangers(wave: Wave) -> bool:
    """Prints what became of them; answers whether all were sent away or cut."""
    fates = wave.report.fates
    most = max(sight.strangers for sight in wave.report.sights)
    away = sum(fate.sent_away for fate in fates)
    print(f"{len(fates)} strangers, all there after {wave.report.coming:.1f} s: {away} sent away, {most} held at most")
    for kind in dict.fromkeys(fate.kind for fate in fates):
        print(f"  {kind:16}{_cut([fate for fate in fates if fate.kind == kind])}")
    return all(fate.held is not None for fate in fates)


def _cut(fates: list[Fate]) -> str:
    let_in = [fate for fate in fates if not fate.sent_away]
    held = sorted(fate.held for fate in let_in if fate.held is not None)
    if not held:
        return f"{len(let_in):5} let in"
    never = f", {len(let_in) - len(held)} never" if len(held) < len(let_in) else ""
    return f"{len(let_in):5} let in, cut after {held[0]:.1f} to {held[-1]:.1f} s (half of them after {median(held):.1f}){never}"


def _memory(peace: Peace, waves: list[Wave]) -> None:
    shown = [f"{peace.sight.memory / MIB:.0f} MiB and {peace.sight.files} files in peace"]
    for wave in waves:
        most = max(wave.report.sights, key=lambda sight: sight.memory)
        shown.append(f"{most.memory / MIB:.0f} at most, {wave.after.memory / MIB:.0f} and {wave.after.files} after it")
    print("the server has " + "; ".join(shown))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.door", description=__doc__)
    parser.add_argument("--number", type=int, default=5000, help="of strangers")
    parser.add_argument("--kinds", default=",".join(KINDS), help="of strangers, with commas between")
    parser.add_argument("--waves", type=int, default=2)
    parser.add_argument("--games", default="silk,border", help="with commas between")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that people think, on average; 0: none")
    parser.add_argument("--calm", type=float, default=30.0, help="seconds in peace")
    wished = parser.parse_args()
    if (files := allow_files() - SPARE_FILES) < wished.number:
        print(f"this machine lets a process have no more than {files} connections: so many strangers come")
        wished.number = files
    waits = Waits()
    with tempfile.TemporaryDirectory(prefix="door-") as folder:
        peace, waves = asyncio.run(_siege(wished, Path(folder), waits))
    worst = _people(waits, peace, waves)
    cut = [_strangers(wave) for wave in waves]
    _memory(peace, waves)
    return int(worst > MOST or not all(cut))


if __name__ == "__main__":
    sys.exit(main())
