"""`python -m tools.races --rounds 10000`: two servers on one database, and two decisions at the same moment: one history?

Each round two people decide at once, one at each server: two pages of one seat, two seats, an undo against a play, an undo
against an undo. Bots sit at half of the tables, and both servers believe that they are the one who plays them. Every write is
noted by the database itself (`tools/ordeal/history.py`); each table is judged by that in the end, and after each round both
servers must have the same log.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack, closing
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from tests.services import Postgres, Redis

from caravansary.server.stores import prepare
from tools.ordeal.duels import Duel, Score, houses
from tools.ordeal.history import note_everything, plain_url


class Plan(NamedTuple):
    rounds: int = 10_000
    tables: int = 12  # at the same time
    seed: int = 1
    redis: bool = False


async def race(plan: Plan, store: str, redis: str | None) -> Score:
    """At an empty store."""
    await prepare(plain_url(store))
    note_everything(store)
    score = Score(plan.rounds)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        async with houses(store, redis, lease=False) as pair:

            async def duels(number: int) -> None:
                luck = random.Random(f"{plan.seed} {number}")
                while score.left > 0:
                    await Duel(pair, luck, number, score).fight(store, pool)
                    number += 1

            await asyncio.gather(*map(duels, range(plan.tables)))
            score.reloads = sum(house.store.tally.reloads for house in pair)
    return score


def summary(plan: Plan, score: Score, seconds: float) -> str:
    rounds, came = (", ".join(f"{n} {what}" for what, n in c.most_common()) for c in (score.rounds, score.came))
    return (
        f"{'redis' if plan.redis else 'notify'}, seed {plan.seed}: {score.rounds.total()} rounds ({rounds}) in {seconds:.0f} s; "
        f"came: {came}; {score.writes} writes, {score.reloads} reloads, {score.games} games to their end; "
        f"{len(score.faults)} faults"
    )


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.races", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=12, help="at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--redis", action="store_true", help="servers tell each other by Redis, not by NOTIFY")
    plan, began = Plan(**vars(parser.parse_args())), monotonic()
    with tempfile.TemporaryDirectory(prefix="races-") as folder, ExitStack() as stack:
        service = stack.enter_context(closing(Postgres(Path(folder))))
        service.start()
        word = stack.enter_context(closing(Redis(Path(folder)))) if plan.redis else None
        if word is not None:
            word.start()
        score = asyncio.run(race(plan, service.url, None if word is None else word.url))
    for fault in score.faults[:40]:
        print(fault)
    print(summary(plan, score, monotonic() - began))
    return int(bool(score.faults))


if __name__ == "__main__":
    sys.exit(main())
