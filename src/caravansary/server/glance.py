"""Tables that somebody only reads of: nothing is written for it, and one that is asleep stays so."""

import asyncio
from typing import Final

import msgspec

from caravansary.engine import log as log_file
from caravansary.server.messages import SeatSpec, TableInfo
from caravansary.server.snapshot import public_log
from caravansary.server.store import Record, Store
from caravansary.server.stored import build

MOST_KEPT: Final = 100  # tables that were read lately
FRESH_FOR: Final = 5.0  # seconds


class Glance:
    """A table as it was stored in some version."""

    def __init__(self, record: Record) -> None:
        self.id = record.id
        self.version = record.version
        self.match = build(record, len(record.moves))
        self.seats = msgspec.convert(record.header["seats"], list[SeatSpec])
        self.over = self.match.state.is_terminal()
        self.read_at = asyncio.get_running_loop().time()

    def still_shows(self, now: Record) -> bool:
        """Need it not be read again? While the game goes on that must not depend on whether somebody has decided elsewhere:
        how long an answer takes would tell of a sealed choice."""
        if self.over:
            return self.version == now.version
        return asyncio.get_running_loop().time() < self.read_at + FRESH_FOR

    def info(self) -> TableInfo:
        return TableInfo(self.id, self.match.game.info.name, self.seats, self.over, self.match.game.data() is not None)

    async def public_log(self) -> str:
        return log_file.write(self.match) if self.over else public_log(self.match, self.match.entries)


class Glances:
    """What was read lately is not read again at once. One after another: a log takes a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: dict[str, Glance] = {}
        self._turn = asyncio.Lock()

    async def at(self, table: str) -> Glance | None:
        async with self._turn:
            kept = self._kept.pop(table, None)
            head = (await self.store.heads([table])).get(table)
            if head is None:
                return None
            if kept is None or not kept.still_shows(head):
                record = await self.store.load(table)
                if record is None:
                    return None
                kept = Glance(record)
                await asyncio.sleep(0)  # others wait no longer than one replay takes
            self._kept[table] = kept
            if len(self._kept) > MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            return kept
