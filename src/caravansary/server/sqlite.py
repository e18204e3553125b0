"""Tables in an SQLite file: one thread that writes and one that reads, each with a connection of its own.

Statements stay prepared between commits, and a commit costs a quarter of a millisecond: a tenth of what it costs through layers
that serve every database.
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from caravansary.server import commits
from caravansary.server.migrations import NEWEST
from caravansary.server.store import Kind, Old, Outcome, Record, Store, Write

# A write-ahead log that reaches the disk at every commit.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
MOST_PREPARED: Final = 256

T = TypeVar("T")


class SqliteStore(Store):
    """A file, for one server."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self._writing = _Thread("store: writes")
        self._reading = _Thread("store: reads")

    async def open(self) -> None:
        await self._writing.do(self._prepare)
        await self._writing.do(lambda: self._writing.connect(self.file))
        await self._reading.do(lambda: self._reading.connect(self.file))

    def _prepare(self) -> None:
        with suppress(FileExistsError):  # nobody else on this machine has to read what a table hides
            os.close(os.open(self.file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        if version_of(self.file) != NEWEST:
            from sqlalchemy import URL

            from caravansary.server.schema import bring_up_to_date

            bring_up_to_date(URL.create("sqlite", database=str(self.file)))

    async def close(self) -> None:
        for thread in (self._writing, self._reading):
            await thread.stop()

    async def load(self, table: str) -> Record | None:
        return await self._reading.do(lambda: self._load(self._reading.connection, table))

    def _load(self, connection: sqlite3.Connection, table: str) -> Record | None:
        connection.execute("BEGIN")  # all of it as it stands at one moment
        try:
            row = connection.execute(f"{commits.TABLE} = ?", (table,)).fetchone()
            if row is None:
                return None
            moves = connection.execute(commits.MOVES, (table,)).fetchall()
            return commits.record(row, moves, connection.execute(commits.HINTS, (table,)).fetchall())
        finally:
            connection.execute("COMMIT")

    async def heads(self, tables: Sequence[str]) -> dict[str, Record]:
        question = f"{commits.TABLE} IN ({', '.join('?' * len(tables))})"
        rows = await self._reading.do(lambda: self._reading.connection.execute(question, tuple(tables)).fetchall())
        return {row[0]: commits.record(row) for row in rows}

    async def old(self, before: int, beyond: int, most: int) -> list[Old]:
        return await self._reading.do(lambda: self._old(self._reading.connection, (beyond, before, most)))

    def _old(self, connection: sqlite3.Connection, asked: tuple[int, ...]) -> list[Old]:
        rows = connection.execute(commits.OLD, asked).fetchall()
        question = f"{commits.LAST} IN ({', '.join('?' * len(rows))}) GROUP BY table_id, seat"
        return commits.old(rows, connection.execute(question, [row[1] for row in rows]).fetchall())

    async def kinds(self) -> list[Kind]:
        rows = await self._reading.do(lambda: self._reading.connection.execute(commits.KINDS).fetchall())
        return [Kind(*row) for row in rows]

    async def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        return await self._writing.do(lambda: self._commit(self._writing.connection, writes))

    def _commit(self, connection: sqlite3.Connection, writes: Sequence[Write]) -> list[Outcome]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = [connection.execute(f"{commits.HEADS} = ?", (id,)).fetchone() for id in commits.existing(writes)]
            steps, outcomes = commits.plan(writes, filter(None, found))
            for statement, rows in steps:
                connection.executemany(statement, rows)
            connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # it may have ended already
                connection.execute("ROLLBACK")
            raise
        return outcomes


class _Thread:
    """A thread with a connection, for as long as the store is open."""

    def __init__(self, name: str) -> None:
        self._pool = ThreadPoolExecutor(1, name)
        self.connection: sqlite3.Connection = None  # type: ignore[assignment]  # until it is connected

    async def do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def connect(self, file: Path) -> None:
        self.connection = connect(file)

    async def stop(self) -> None:
        if self.connection is not None:
            await self.do(self.connection.close)
        self._pool.shutdown()


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose transactions are begun by hand."""
    connection = sqlite3.connect(file, isolation_level=None, cached_statements=MOST_PREPARED, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def version_of(file: Path) -> str:
    """Of the schema; nothing for a new file. Raises what SQLite says of a file that cannot be read or written."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        connection.execute("PRAGMA busy_timeout=5000")
        connection.execute("BEGIN IMMEDIATE")  # a file that can only be read is noticed now
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone() is None:
            return ""
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        return "" if row is None else str(row[0])
    finally:
        connection.close()
