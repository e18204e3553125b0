"""`python -m tools.kills --store redis|notify|sqlite`: servers are killed at random moments while people play. Is anything lost?

Real servers on this machine (two on a PostgreSQL of their own, with Redis or with NOTIFY only, or one on an SQLite file), real
sockets: people who decide and take back, a second page of a seat, onlookers, bots. A server is killed with -9 every few seconds,
half of the time just when a decision is on its way, and started again; PostgreSQL and Redis are restarted now and then. Every
write is noted by the database itself (`tools/ordeal/history.py`), and in the end judged: what was acknowledged is there once and
in order, what was shown was saved, and all see the same.

`--control` has servers acknowledge before they write, which must be found: then the code is 0 if it was.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

from tests.services import Postgres, Redis, Service

from caravansary.server.stores import prepare
from tools.ordeal.history import note_everything, plain_url
from tools.ordeal.hosts import Host, Town
from tools.ordeal.sittings import Figures, sit

SERVER: Final = "caravansary.cli.main"
SABOTAGED: Final = "tests.server.sabotaged"  # acknowledges before it writes
RESTART_EVERY: Final = 10  # kills between two restarts of PostgreSQL or Redis
CLOSE_TO_A_DECISION: Final = 0.012  # seconds


class Plan(NamedTuple):
    """How much of everything."""

    store: str = "sqlite"
    kills: int = 100
    tables: int = 50
    seed: int = 1
    control: bool = False
    apart: float = 3.0  # seconds between two kills, on average
    pace: float = 1.0  # seconds that a person thinks, at most
    longest: float = 3600.0  # seconds after which nobody is killed any more
    restarts: bool = True


class Outcome(NamedTuple):
    figures: Figures
    faults: list[str]
    kills: int
    restarts: int
    seconds: float
    errors: dict[str, int]  # what the servers could not explain


async def besiege(plan: Plan, folder: Path) -> Outcome:
    """Play, kill, let all come to rest, and judge."""
    with ExitStack() as stack:
        services, store, options = _services(plan, folder, stack)
        await prepare(store if plan.store == "sqlite" else plain_url(store))
        note_everything(store)
        command = [SABOTAGED if plan.control else SERVER]
        town = Town([Host(folder, number, command, options) for number in range(1 if plan.store == "sqlite" else 2)])
        figures, began = Figures(), monotonic()
        pool = stack.enter_context(ProcessPoolExecutor(1, get_context("spawn")))
        try:
            await town.open()
            lucks = [random.Random(f"{plan.seed} {number}") for number in range(plan.tables)]
            sitting = asyncio.gather(
                *(sit(town, store, luck, number, plan.pace, pool, figures) for number, luck in enumerate(lucks))
            )
            kills, restarts = await _with(sitting, _raid(plan, town, services))
            town.closing = town.calm = True
            await sitting
        finally:
            await town.close()
        return Outcome(figures, town.faults, kills, restarts, monotonic() - began, town.errors())


async def _with(sitting: "asyncio.Future[list[None]]", raid: Coroutine[None, None, tuple[int, int]]) -> tuple[int, int]:
    """The raid to its end, unless something breaks at the tables first."""
    raiding = asyncio.create_task(raid)
    while not sitting.done() and not raiding.done():
        await asyncio.sleep(0.1)
    if sitting.done():
        raiding.cancel()
        await sitting
        raise AssertionError("all tables have ended before the raid")
    return await raiding


def _services(plan: Plan, folder: Path, stack: ExitStack) -> tuple[list[Service], str, list[str]]:
    """What is started beside the servers; the store, and how servers are told of it."""
    if plan.store == "sqlite":
        file = str(folder / "house.sqlite3")
        return [], file, ["--store", file]
    base = stack.enter_context(closing(Postgres(folder)))
    services: list[Service] = [base]
    options = ["--store", plain_url(base.url)]
    if plan.store == "redis":
        word = stack.enter_context(closing(Redis(folder)))
        services.append(word)
        options += ["--redis", word.url]
    for service in services:
        service.start()
    return services, base.url, options


async def _raid(plan: Plan, town: Town, services: Sequence[Service]) -> tuple[int, int]:
    """Kill servers, and restart what they need; answers how often."""
    luck, kills, restarts, began = random.Random(plan.seed), 0, 0, monotonic()
    while kills < plan.kills and monotonic() - began < plan.longest:
        victims = [luck.choice(town.hosts)] if luck.random() < 0.85 else list(town.hosts)
        await asyncio.sleep(luck.uniform(0.2, 2 * plan.apart))
        if luck.random() < 0.5:
            await victims[0].next_sending(5.0)
            await asyncio.sleep(luck.uniform(0, CLOSE_TO_A_DECISION))
        await asyncio.gather(*(victim.kill() for victim in victims))
        kills += len(victims)
        await asyncio.gather(*(victim.start() for victim in victims))
        if services and plan.restarts and kills // RESTART_EVERY > restarts:
            await asyncio.sleep(luck.uniform(0.5, 1.5))  # people have come back
            await _restart(services[restarts % len(services)], luck)
            restarts += 1
        print(f"\r{kills} kills, {restarts} restarts, {len(town.faults)} faults ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return kills, restarts


async def _restart(service: Service, luck: random.Random) -> None:
    """In order, or as when its machine loses its power; it is away for a moment."""
    await asyncio.to_thread(luck.choice([service.stop, service.kill]))
    await asyncio.sleep(luck.uniform(0, 1))
    await asyncio.to_thread(service.start)


def summary(plan: Plan, out: Outcome) -> str:
    figures = out.figures
    refused = ", ".join(f"{count} {key}" for key, count in figures.refused.most_common()) or "none"
    return (
        f"{plan.store}, seed {plan.seed}: {out.kills} kills, {out.restarts} restarts of services, {out.seconds:.0f} s; "
        f"{figures.tables} tables, {figures.games} games to their end; acknowledged {figures.done['play']} plays and "
        f"{figures.done['undo']} undos; cut off before the answer: {figures.found} saved, {figures.lost} not; "
        f"refused: {refused}; {figures.writes} writes, {figures.updates} updates in {figures.visits} visits; "
        f"{len(out.faults)} faults"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.kills", description=__doc__)
    parser.add_argument("--store", choices=["sqlite", "notify", "redis"], default="sqlite")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--apart", type=float, default=3.0, help="seconds between two kills, on average")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds that a person thinks, at most")
    parser.add_argument("--longest", type=float, default=3600.0, help="seconds after which nobody is killed any more")
    parser.add_argument("--control", action="store_true", help="servers acknowledge before they write: is it found?")
    plan = Plan(**vars(parser.parse_args()))
    with tempfile.TemporaryDirectory(prefix="kills-") as folder:
        out = asyncio.run(besiege(plan, Path(folder)))
    for fault in out.faults[:40]:
        print(fault)
    for error, count in out.errors.items():
        print(f"said by a server, {count} times: {error}")
    print(summary(plan, out))
    return int(bool(out.faults) != plan.control)


if __name__ == "__main__":
    sys.exit(main())
