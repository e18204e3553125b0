"""Tables that nobody uses are cleared away: one at which no person has ever decided after a day, any other only if the host
wants that, after so many days.

A table counts as used for as long as somebody has it open, on whichever server: each notes once an hour what is open there. It is
deleted only if nobody has changed, opened or used it since it was looked at.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from caravansary.server import clock
from caravansary.server.store import NotSaved, Old, Store, Write
from caravansary.server.table import Table

log = logging.getLogger(__name__)

DAY: Final = 86_400  # seconds
UNSTARTED: Final = DAY
NOTED_EVERY: Final = 3600
FIRST_SWEEP: Final = 600.0  # seconds after the house has opened
SWEEP_EVERY: Final = 3600.0
AT_ONCE: Final = 100  # tables that are looked at together
PAUSE: Final = 0.05  # seconds between them, for whoever plays


class Expiry:
    """`keep`: how many days a table that was begun is kept; None: for ever. `live`: a table that is live here."""

    def __init__(self, store: Store, live: Callable[[str], Table | None], keep: int | None = None) -> None:
        self.store = store
        self.live = live
        self.keep = keep
        self._noted: dict[str, int] = {}

    def opened(self, table: str) -> None:
        """It was brought to life; that was noted with it."""
        self._noted[table] = clock.now()

    def left(self, table: str) -> None:
        """It is not live any more."""
        self._noted.pop(table, None)

    def used(self, table: Table) -> None:
        """Somebody has it open."""
        now = clock.now()
        if now - self._noted.get(table.id, 0) >= NOTED_EVERY:
            self._noted[table.id] = now
            table.beside(self.store.note(table.id, seen=now))

    async def run(self, used: Callable[[], list[Table]], gone: Callable[[str], None]) -> None:
        """Go round now and then, for as long as the house is open."""
        pause = FIRST_SWEEP
        while True:
            await asyncio.sleep(pause)
            pause = SWEEP_EVERY
            try:
                await self.go_round(used(), gone)
            except Exception as failed:  # whatever a database driver may raise
                log.warning("tables that nobody uses could not be cleared away: %s", failed)

    async def go_round(self, used: list[Table], gone: Callable[[str], None]) -> None:
        """Note what is `used`, and clear away what is not."""
        for table in used:
            self.used(table)
        await self.sweep(gone)

    async def sweep(self, gone: Callable[[str], None]) -> None:
        """Clear away what nobody uses any more; each is `gone` at once."""
        cleared = last = 0
        while olds := await self.store.old(clock.now() - UNSTARTED, last, AT_ONCE):
            last = olds[-1].number
            for old in olds:
                if self._is_due(old) and await self._clear(old):
                    gone(old.id)
                    cleared += 1
            await asyncio.sleep(PAUSE)
        if cleared:
            log.info("%d tables that nobody used were cleared away", cleared)

    def _is_due(self, old: Old) -> bool:
        table = self.live(old.id)
        if table is not None and table.users:
            return False
        return not old.is_begun() or (self.keep is not None and old.used < clock.now() - self.keep * DAY)

    async def _clear(self, old: Old) -> bool:
        try:
            await self.store.write(Write(old.id, old.version, gone=(old.openings, old.used)))
        except NotSaved:  # somebody was there after all
            return False
        return True
