"""Tables and their logs, kept so that nothing acknowledged is ever lost.

The log is the game: a table is its header, its secret seed and its entries. A single writer commits in groups: all writes that
arrive while one commit runs go together into the next, and whoever asked for a write waits until its commit is through.
"""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    URL,
    Boolean,
    Column,
    Connection,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    and_,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

log = logging.getLogger(__name__)

MIGRATIONS: Final = Path(__file__).with_name("migrations")
MOST_AT_ONCE: Final = 500  # writes in one commit

METADATA: Final = MetaData()
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),  # in the order of creation
    Column("id", String(32), nullable=False, unique=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("header", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("token_hashes", JSON, nullable=False),
    Column("openings", Integer, nullable=False, default=0),
    Column("shared", Boolean, nullable=False, default=False),
    Column("touched", Integer, nullable=True),  # when something happened that everybody could see; seconds since 1970
    Column("arrived", JSON, nullable=False, default=list),  # the seats whose persons were ever there
    Column("next", String(32), nullable=True),  # the table that was laid after this one
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
)

HINTS: Final = Table(
    "hints",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
)


class HintTaken(NamedTuple):
    """A seat took a hint when the log had so many entries."""

    ply: int
    seat: int


class Move(NamedTuple):
    """One entry of a log as it is stored: a seat (or chance, -1) and the text of its action."""

    seat: int
    action: str


@dataclass
class Record:
    """A table as it is stored. `openings` counts how often it was brought to life: no `seq` may ever be used twice.

    `shared`: somebody came with some of the persons' seats, so they do not all sit at one device.
    """

    id: str
    game: str
    rules: str
    header: dict[str, Any]
    seed: bytes
    token_hashes: list[str | None]
    openings: int = 0
    shared: bool = False
    touched: int | None = None
    arrived: list[int] = field(default_factory=list)
    next: str | None = None
    moves: list[Move] = field(default_factory=list)
    hints: list[HintTaken] = field(default_factory=list)


@dataclass
class Write:
    """What one commit must do for one table. `length`: how many entries its log has, as far as the writer knows; a writer who is
    wrong about that writes nothing."""

    table: str
    create: Record | None = None
    opened: bool = False
    note: dict[str, Any] = field(default_factory=dict)
    next: str | None = None
    hint: HintTaken | None = None
    length: int | None = None
    cut: int | None = None
    ply: int = 0
    moves: Sequence[Move] = ()


class NotSaved(Exception):
    """A write was not committed."""


class BadStore(Exception):
    """A database that cannot be used; its text is the one line that is shown."""


class Store:
    """The database behind the tables, whichever SQLAlchemy can speak to."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.engine = make_engine(self.url)
        self._queue: asyncio.Queue[tuple[Write, asyncio.Future[None]] | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bring the schema up to date, and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_all(), name="store writer")

    async def stop(self) -> None:
        """Commit what was asked for, then close."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
            self._writer = None
        await self.engine.dispose()

    # --- reading

    async def load(self, table: str) -> Record | None:
        """A table with its whole log, or None."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).mappings().one_or_none()
            if row is None:
                return None
            entries = await connection.execute(
                select(ENTRIES.c.seat, ENTRIES.c.action).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.ply)
            )
            moves = [Move(seat, action) for seat, action in entries]
            taken = await connection.execute(
                select(HINTS.c.ply, HINTS.c.seat).where(HINTS.c.table_id == table).order_by(HINTS.c.number)
            )
            hints = [HintTaken(ply, seat) for ply, seat in taken]
        return _record(dict(row), moves, hints)

    async def heads(self, tables: Sequence[str]) -> dict[str, tuple[Record, int]]:
        """Those of these tables that exist, without their logs, and how long those are."""
        length = select(func.count()).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery().label("length")
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(TABLES, length).where(TABLES.c.id.in_(tables)))
            return {row["id"]: (_record(dict(row)), row["length"]) for row in rows.mappings()}

    # --- writing

    async def create(self, record: Record) -> None:
        """Keep a new table with the entries it has already."""
        await self.write(Write(record.id, create=record, moves=record.moves))

    async def opened(self, table: str) -> None:
        """Count that a table was brought to life."""
        await self.write(Write(table, opened=True))

    async def share(self, table: str) -> None:
        """Note that the persons of a table sit at several devices."""
        await self.note(table, shared=True)

    async def note(self, table: str, **what: Any) -> None:
        """Note something about a table beside its log, by the names of columns."""
        await self.write(Write(table, note=what))

    async def follow(self, table: str, next: str) -> None:
        """Note which table was laid after this one. The first who says so is right."""
        await self.write(Write(table, next=next))

    async def note_hint(self, table: str, hint: HintTaken) -> None:
        """Note that a seat took a hint."""
        await self.write(Write(table, hint=hint))

    async def append(self, table: str, ply: int, moves: Sequence[Move]) -> None:
        """Add entries behind the log, whose next ply must be this one."""
        await self.write(Write(table, length=ply, ply=ply, moves=moves))

    async def rewrite(self, table: str, length: int, ply: int, moves: Sequence[Move]) -> None:
        """Replace everything from a ply on, in a log that must have this length: an undo."""
        await self.write(Write(table, length=length, cut=ply, ply=ply, moves=moves))

    async def write(self, write: Write) -> None:
        """Answers when the write is durable; raises `NotSaved` if it is not."""
        if self._writer is None:
            raise NotSaved("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        await done

    async def _write_all(self) -> None:
        while (first := await self._queue.get()) is not None:
            group = [first]
            closing = False
            while not self._queue.empty() and len(group) < MOST_AT_ONCE and not closing:
                item = self._queue.get_nowait()
                closing = item is None
                if item is not None:
                    group.append(item)
            await self._write_group(group)
            if closing:
                return

    async def _write_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        try:
            await self.commit([write for write, _ in group])
        except Exception as failed:  # whatever a database driver may raise
            if len(group) > 1:
                # One bad write must not take the others with it.
                for item in group:
                    await self._write_group([item])
                return
            log.warning("table %s: not saved: %s", group[0][0].table, failed)
            _settle(group[0][1], NotSaved(str(failed)))
            return
        for _, done in group:
            _settle(done)

    async def commit(self, writes: Sequence[Write]) -> None:
        """One transaction. A table has at most one write under way, so their order among each other is free."""
        async with self.engine.begin() as connection:
            created = [_table_row(write.create) for write in writes if write.create is not None]
            if created:
                await connection.execute(insert(TABLES), created)
            opened = [write.table for write in writes if write.opened]
            if opened:
                count = update(TABLES).where(TABLES.c.id.in_(opened)).values(openings=TABLES.c.openings + 1)
                await connection.execute(count)
            for write in writes:
                this = update(TABLES).where(TABLES.c.id == write.table)
                if write.note:
                    await connection.execute(this.values(**write.note))
                if write.next is not None:
                    await connection.execute(this.where(TABLES.c.next.is_(None)).values(next=write.next))
            hints = [{"table_id": write.table, **write.hint._asdict()} for write in writes if write.hint is not None]
            if hints:
                await connection.execute(insert(HINTS), hints)
            await _check_lengths(connection, writes)
            cuts = [
                and_(ENTRIES.c.table_id == write.table, ENTRIES.c.ply >= write.cut)
                for write in writes
                if write.cut is not None
            ]
            if cuts:
                await connection.execute(delete(ENTRIES).where(or_(*cuts)))
            rows = [row for write in writes for row in _entry_rows(write)]
            if rows:
                # The primary key (table, ply) is the referee: nobody can write the same ply twice.
                await connection.execute(insert(ENTRIES), rows)


async def _check_lengths(connection: AsyncConnection, writes: Sequence[Write]) -> None:
    """Nobody may write behind, or take back, what they have not seen: another server may have the same table."""
    expected = {write.table: write.length for write in writes if write.length is not None}
    if not expected:
        return
    count = (
        select(ENTRIES.c.table_id, func.count().label("length"))
        .where(ENTRIES.c.table_id.in_(expected))
        .group_by(ENTRIES.c.table_id)
    )
    found = {
        row.table_id: row.length for row in await connection.execute(count.where(ENTRIES.c.table_id.in_(expected)))
    }
    for table, length in expected.items():
        if found.get(table, 0) != length:
            raise NotSaved(f"the log of {table} has {found.get(table, 0)} entries, not {length}")


def _settle(done: asyncio.Future[None], failed: NotSaved | None = None) -> None:
    if done.done():  # whoever asked is gone
        return
    if failed is None:
        done.set_result(None)
    else:
        done.set_exception(failed)


def _record(row: Mapping[str, Any], moves: Sequence[Move] = (), hints: Sequence[HintTaken] = ()) -> Record:
    return Record(
        id=row["id"],
        game=row["game"],
        rules=row["rules"],
        header=row["header"],
        seed=bytes.fromhex(row["seed"]),
        token_hashes=row["token_hashes"],
        openings=row["openings"],
        shared=row["shared"],
        touched=row["touched"],
        arrived=row["arrived"],
        next=row["next"],
        moves=list(moves),
        hints=list(hints),
    )


def _table_row(record: Record) -> dict[str, Any]:
    return {
        "id": record.id,
        "game": record.game,
        "rules": record.rules,
        "header": record.header,
        "seed": record.seed.hex(),
        "token_hashes": record.token_hashes,
        "openings": 0,
        "shared": False,
        "touched": record.touched,
        "arrived": record.arrived,
        "next": None,
    }


def _entry_rows(write: Write) -> list[dict[str, Any]]:
    return [
        {"table_id": write.table, "ply": write.ply + k, "seat": move.seat, "action": move.action}
        for k, move in enumerate(write.moves)
    ]


def make_engine(url: URL) -> AsyncEngine:
    """An engine; SQLite's with a write-ahead log that reaches the disk at every commit."""
    engine = create_async_engine(url, hide_parameters=True)  # what a table hides is nothing for an error message
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _pragmas)
    return engine


def _pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(url: str) -> None:
    """Bring a database up to date, or say in one line why it cannot be used. Raises `BadStore`."""
    try:
        store = Store(url)
        await store.start()
        await store.stop()
    except CommandError as unknown:  # of alembic, which does not know the version that it finds
        raise BadStore("the store was written by a newer version of Caravansary") from unknown
    except (SQLAlchemyError, OSError, ImportError) as bad:
        reason = str(getattr(bad, "orig", None) or bad).partition("\n")[0]
        raise BadStore(f"the store cannot be used: {reason}") from bad


def migrate(connection: Connection) -> None:
    """Bring the schema to its newest version: in one step, whatever happens on the way."""
    if connection.dialect.name == "sqlite":
        # Its driver would not open a transaction for a change of the schema. It also keeps two first starts apart.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
