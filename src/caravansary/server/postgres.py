"""Tables in PostgreSQL, which several servers may share.

Every server tells the others which table it has changed, and to which version; never what was changed. A message that is lost,
comes twice or comes late does no harm: whoever writes must know the version that stands, and whoever does not is told.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any, Final

import psycopg

from caravansary.server import commits
from caravansary.server.grapevine import Grapevine
from caravansary.server.migrations import NEWEST
from caravansary.server.store import Hear, Kind, Old, Outcome, Record, Store, Write

log = logging.getLogger(__name__)

Connection = psycopg.AsyncConnection[tuple[Any, ...]]

CHANNEL: Final = "caravansary_tables"
CONNECT_WITHIN: Final = 5  # seconds
MOST_OWN: Final = 10_000  # changes made here whose word has not come back
# What hangs is given up: a commit that nobody answers is a commit that failed.
PATIENCE: Final = "-c statement_timeout=15000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=60000"
TELL: Final = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"
HOLD: Final = "SELECT pg_try_advisory_lock(%s)"
BROKEN: Final = (psycopg.OperationalError, psycopg.InterfaceError, OSError)
LET_GO: Final = "SELECT pg_advisory_unlock(%s)"


class PostgresStore(Store):
    """A database, for any number of servers. Without a `grapevine` of its own they tell each other by NOTIFY."""

    shared = True

    def __init__(self, url: str, grapevine: Grapevine | None = None) -> None:
        super().__init__()
        self.url = url
        self.grapevine = grapevine
        self._writing = Line(url)
        self._reading = Line(url, reads=True)
        self._holding = Line(url)
        self._held: set[str] = set()
        self._own: dict[tuple[str, int], None] = {}  # changes that need not be heard: they were made here

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)

    def _prepare(self) -> None:
        with psycopg.connect(self.url, connect_timeout=CONNECT_WITHIN) as connection:
            made = connection.execute("SELECT to_regclass('alembic_version')").fetchone()
            there = made is not None and made[0] is not None
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone() if there else None
        if row != (NEWEST,):
            from caravansary.server.schema import bring_up_to_date

            bring_up_to_date(self.url.replace("postgresql://", "postgresql+psycopg://", 1))

    async def close(self) -> None:
        for line in (self._writing, self._reading, self._holding):
            await line.hang_up()
        if self.grapevine is not None:
            await self.grapevine.close()

    # --- reading

    async def load(self, table: str) -> Record | None:
        async with self._reading.transaction() as connection:
            row = await (await connection.execute(_sql(f"{commits.TABLE} = ?"), [table])).fetchone()
            if row is None:
                return None
            moves = await (await connection.execute(_sql(commits.MOVES), [table])).fetchall()
            hints = await (await connection.execute(_sql(commits.HINTS), [table])).fetchall()
            return commits.record(row, moves, hints)

    async def heads(self, tables: Sequence[str]) -> dict[str, Record]:
        async with self._reading.transaction() as connection:
            rows = await (await connection.execute(_sql(f"{commits.TABLE} = ANY(?)"), [list(tables)])).fetchall()
            return {row[0]: commits.record(row) for row in rows}

    async def old(self, before: int, beyond: int, most: int) -> list[Old]:
        async with self._reading.transaction() as connection:
            rows = await (await connection.execute(_sql(commits.OLD), [beyond, before, most])).fetchall()
            question = _sql(f"{commits.LAST} = ANY(?) GROUP BY table_id, seat")
            last = await (await connection.execute(question, [[row[1] for row in rows]])).fetchall()
            return commits.old(rows, last)

    async def kinds(self) -> list[Kind]:
        async with self._reading.transaction() as connection:
            rows = await (await connection.execute(commits.KINDS)).fetchall()
            return [Kind(*row) for row in rows]

    # --- writing

    async def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        changed: list[tuple[str, int]] = []
        try:
            async with self._writing.transaction() as connection:
                outcomes = await self._commit(connection, writes, changed)
        except BaseException:
            for change in changed:
                self._own.pop(change, None)  # if it went through after all, that must be heard
            raise
        if self.grapevine is not None and changed:
            self.grapevine.tell(changed)
        return outcomes

    async def _commit(
        self, connection: Connection, writes: Sequence[Write], changed: list[tuple[str, int]]
    ) -> list[Outcome]:
        ids = commits.existing(writes)
        # Locked in one order everywhere: two servers never wait for each other.
        locking = _sql(f"{commits.HEADS} = ANY(?) ORDER BY id FOR UPDATE")
        found = await (await connection.execute(locking, [ids])).fetchall() if ids else []
        steps, outcomes = commits.plan(writes, found)
        changed += commits.changes(writes, outcomes)
        self._remember(changed)
        async with connection.pipeline(), connection.cursor() as cursor:
            for statement, rows in steps:
                await cursor.executemany(_sql(statement), rows)
            if changed and self.grapevine is None:
                await cursor.execute(TELL, [CHANNEL, [f"{table} {version}" for table, version in changed]])
        return outcomes

    # --- other servers

    def _remember(self, changed: Sequence[tuple[str, int]]) -> None:
        """These are our own. Words get lost, and should one come back that was forgotten, a table is read once too often."""
        self._own.update(dict.fromkeys(changed))
        while len(self._own) > MOST_OWN:
            del self._own[next(iter(self._own))]

    @asynccontextmanager
    async def hearing(self, hear: Hear) -> AsyncIterator[None]:
        def others(table: str, version: int) -> None:
            if self._own.pop((table, version), 0) == 0:
                hear(table, version)

        listening = self._listen(others) if self.grapevine is None else self.grapevine.listen(others)
        task = asyncio.create_task(listening, name="store: hearing of changes")
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _listen(self, hear: Hear) -> None:
        async def listen() -> None:
            async with await connect(self.url) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for said in connection.notifies():
                    table, _, version = said.payload.partition(" ")
                    if version.isdigit():
                        hear(table, int(version))

        await Grapevine.keep(listen)

    async def hold(self, table: str) -> bool:
        """Advisory locks, which end with the connection that has them. Should one be held twice for a moment, because a line
        broke and nobody has noticed yet, the version decides."""
        try:
            async with self._holding.transaction() as connection:
                if table in self._held and not self._holding.renewed:
                    return True
                if self._holding.renewed:
                    self._held.clear()
                    self._holding.renewed = False
                row = await (await connection.execute(HOLD, [_number(table)])).fetchone()
        except (psycopg.Error, OSError):
            self._held.clear()
            return False
        if row == (True,):
            self._held.add(table)
        return table in self._held

    async def let_go(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            with suppress(psycopg.Error, OSError):
                async with self._holding.transaction() as connection:
                    await connection.execute(LET_GO, [_number(table)])


class Line:
    """A connection for one thing at a time, made anew after it broke."""

    def __init__(self, url: str, reads: bool = False) -> None:
        self.url = url
        self.reads = reads
        self.renewed = False  # since somebody has looked
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        async with self._turn:
            try:
                async with AsyncExitStack() as begun:
                    yield await self._begin(begun)
            except (*BROKEN, asyncio.CancelledError):
                await self._drop()
                raise

    async def _begin(self, begun: AsyncExitStack) -> Connection:
        """That the line broke while nobody used it is noticed now, when nothing was asked yet: so it may be asked anew."""
        if self._connection is not None:
            try:
                await begun.enter_async_context(self._connection.transaction())
                return self._connection
            except BROKEN:
                await self._drop()
        connection = await self._connect()
        await begun.enter_async_context(connection.transaction())
        return connection

    async def _connect(self) -> Connection:
        self._connection = await connect(self.url)
        self.renewed = True
        if self.reads:  # all of a table as it stands at one moment
            await self._connection.set_isolation_level(psycopg.IsolationLevel.REPEATABLE_READ)
            await self._connection.set_read_only(True)
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error, OSError):
                await connection.close()

    async def hang_up(self) -> None:
        async with self._turn:
            await self._drop()


async def connect(url: str) -> Connection:
    """A connection whose transactions are begun by hand."""
    return await psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=CONNECT_WITHIN, options=PATIENCE)


def _sql(statement: str) -> Any:
    return statement.replace("?", "%s")


def _number(table: str) -> int:
    """A lock's number, from a table's random name."""
    return int.from_bytes(bytes.fromhex(table.rjust(16, "0")[:16]), "big", signed=True)
