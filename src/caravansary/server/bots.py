"""The bots of all tables: whenever one owes a decision and somebody looks on, it thinks, waits its time, and plays."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from caravansary.engine.messages import Refused
from caravansary.players.levels import EXPERT
from caravansary.server.bench import STRIKES
from caravansary.server.store import Store
from caravansary.server.table import Table
from caravansary.server.thinking import Decision, Job, Thinker, spare

log = logging.getLogger(__name__)

ASK_AGAIN: Final = 2.0  # seconds until a server looks whether another one still plays a table's bots
AFTER_TROUBLE: Final = 1.0  # seconds before a bot tries again
LONGEST_SEALED: Final = 2 * EXPERT + 0.1  # seconds that an expert needs for all its choices of a sealed round


class Bots:
    """Plays the bots' seats. `delay` seconds lie between two of their moves that people see."""

    def __init__(self, thinker: Thinker, delay: float, store: Store) -> None:
        self.thinker = thinker
        self.delay = delay
        self.store = store
        self.pause: Callable[[float], Awaitable[object]] = asyncio.sleep
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._leaving: set[asyncio.Task[None]] = set()

    def sit_down(self, table: Table) -> None:
        """From now on there are bots at this table, if it has seats for them."""
        playing = self._playing.get(table.id)
        if (playing is None or playing.done()) and any(spec.kind == "bot" for spec in table.seats):
            table.bots_idle = False
            self._playing[table.id] = asyncio.create_task(self._play(table), name=f"bots of {table.id}")

    def get_up(self, table_id: str) -> None:
        playing = self._playing.pop(table_id, None)
        if playing is not None:
            playing.cancel()
            leaving = asyncio.create_task(self._leave(table_id, playing))
            self._leaving.add(leaving)
            leaving.add_done_callback(self._leaving.discard)

    async def _leave(self, table_id: str, playing: "asyncio.Task[None]") -> None:
        """Another server may play them, when nothing is under way here any more."""
        await asyncio.wait([playing])
        if table_id not in self._playing:
            await self.store.let_go(table_id)

    async def stop(self) -> None:
        for task in self._playing.values():
            task.cancel()
        await asyncio.gather(*self._playing.values(), *self._leaving, return_exceptions=True)

    async def _play(self, table: Table) -> None:
        while True:
            try:
                await self.play_one(table)
            except Exception as failed:
                if not isinstance(failed, Refused):
                    log.exception("table %s: a bot could not play", table.id)
                await asyncio.sleep(AFTER_TROUBLE)

    async def play_one(self, table: Table) -> None:
        """One decision, as soon as there is one to be made."""
        table.changed.clear()
        job = await table.bot_job() if table.outboxes else None  # for nobody nobody plays
        if job is None:
            table.bots_idle = True
            if not table.outboxes:
                await self.store.let_go(table.id)
            await table.changed.wait()
            table.bots_idle = False
            return
        if not await self.store.hold(table.id):  # another server plays them
            table.bots_idle = True
            with suppress(TimeoutError):
                async with asyncio.timeout(ASK_AGAIN):
                    await table.changed.wait()
            table.bots_idle = False
            return
        with self.store.tally.thinking.measured():
            decision = await self.thinker.think(job)
        if not await table.is_quiet(job, decision.action):
            await self._wait(table, job)
        try:
            await self._plays(table, job, decision)
        except Refused as refused:
            if refused.verdict.key in ("house-not-saved", "house-stale"):
                raise  # it was not the bot's fault
            await self._plays(table, job, spare(job, f"player {job.player} chose {decision.action!r}: {refused}"))

    async def _plays(self, table: Table, job: Job, decision: Decision) -> None:
        """Play what was decided; if the bot had to be helped, that is told at the table and in our log. What comes too late,
        because the seat knows something else by now, is neither played nor told."""
        before = table.bench.strikes[job.seat]
        await table.bot_plays(job._replace(failed=bool(decision.trouble)), decision.action)
        self.store.tally.decisions["bot"] += 1
        if (count := table.bench.strikes[job.seat]) > before:
            log.error("table %s: %s; a random move was made (%d of %d)", table.id, decision.trouble, count, STRIKES)

    async def _wait(self, table: Table, job: Job) -> None:
        """What all can see comes at the pace of people, and at a time that does not tell how many sealed choices went before."""
        sealed = job.player == "expert" and table.match.state.is_sealed()
        delay = max(self.delay, LONGEST_SEALED) if sealed else self.delay
        due = table.last_open_change + delay
        await self.pause(max(0.0, due - asyncio.get_running_loop().time()))
