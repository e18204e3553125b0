"""Tables and their logs, kept so that nothing acknowledged is ever lost.

The log is the game: a table is its header, its secret seed and its entries. A single writer commits in groups: all writes that
arrive while one commit runs go together into the next, and whoever asked for a write waits until its commit is through.

Several servers may have the same table. Whatever another one must learn of raises the table's version, and happens only if the
writer knew the version that stands: who is behind writes nothing and is told so (`Stale`). The databases behind it are in
`sqlite.py` and `postgres.py`; `stores.py` finds the right one.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from caravansary.engine.messages import Message
from caravansary.server import clock
from caravansary.server.tally import Tally

log = logging.getLogger(__name__)

MOST_AT_ONCE: Final = 500  # writes in one commit


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
    version: int = 0
    seen: int | None = None
    moves: list[Move] = field(default_factory=list)
    hints: list[HintTaken] = field(default_factory=list)


@dataclass
class Write:
    """What one commit must do for one table. `version`: the one that the writer knows. With it the write happens only if that
    still stands, and raises it; without, it is something that nobody else needs to hear of."""

    table: str
    version: int | None = None
    create: Record | None = None
    opened: bool = False
    gone: tuple[int, int] | None = None  # cleared away, if it was opened so often, and was used last then
    note: dict[str, Any] = field(default_factory=dict)  # by the names of columns
    next: str | None = None  # the first who says so is right
    hint: HintTaken | None = None
    cut: int | None = None
    ply: int = 0
    moves: Sequence[Move] = ()


class Written(NamedTuple):
    """How a table stands after a write."""

    version: int
    openings: int
    next: str | None


class Old(NamedTuple):
    """A table that nobody has used for a while: since when, and the last entry of each seat."""

    number: int  # in the order of creation
    id: str
    version: int
    openings: int
    used: int
    header: dict[str, Any]
    last: dict[int, int]

    def is_begun(self) -> bool:
        """Has a person ever decided anything, or have bots played among themselves? What a branch was given does not count."""
        people = {seat for seat, spec in enumerate(self.header["seats"]) if spec["kind"] == "person"}
        given = self.header.get("given", {}).get("entries", 0)
        return any(ply >= given and (seat in people or not people) for seat, ply in self.last.items())


class Kind(NamedTuple):
    """So many tables of a game were laid under a version of its rules."""

    game: str
    rules: str
    tables: int


class NotSaved(Exception):
    """A write was not committed."""


class Stale(NotSaved):
    """Somebody else has changed the table since."""


class BadStore(Exception):
    """A database that cannot be used; the one line that is shown is a sentence of the command line's book."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key, args)
        self.key = key
        self.args_of_it = args

    def __str__(self) -> str:
        from caravansary.words import say

        return say(Message(self.key, {**self.args_of_it}), "en")


Hear: TypeAlias = Callable[[str, int], None]
Outcome: TypeAlias = Written | NotSaved
Waiting: TypeAlias = tuple[Write, asyncio.Future[Written]]


class Store:
    """The database behind the tables, whichever it is."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self.tally = Tally()

    # --- what each database does in its own way

    async def open(self) -> None:
        """Bring the schema up to date, and connect."""
        raise NotImplementedError

    async def close(self) -> None:
        """Disconnect."""
        raise NotImplementedError

    async def load(self, table: str) -> Record | None:
        """A table with its whole log as they stand at one moment, or None."""
        raise NotImplementedError

    async def heads(self, tables: Sequence[str]) -> dict[str, Record]:
        """Those of these tables that exist, without their logs."""
        raise NotImplementedError

    async def old(self, before: int, beyond: int, most: int) -> list[Old]:
        """Tables that nobody has used since then, by their numbers beyond one; none that another one leads to."""
        raise NotImplementedError

    async def kinds(self) -> list[Kind]:
        """Which games there are tables of, under which versions of their rules."""
        raise NotImplementedError

    async def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        """One transaction; what came of each write. Writes of the same table happen in their order."""
        raise NotImplementedError

    # --- what only a database for several servers has

    shared = False  # may other servers write to it?

    @asynccontextmanager
    async def hearing(self, _hear: Hear) -> AsyncIterator[None]:
        """While this lasts, changes by other servers are heard: which table, and its version."""
        yield

    async def hold(self, _table: str) -> bool:
        """May this server play a table's bots? One server at a time may, until it lets go or is gone."""
        return True

    async def let_go(self, _table: str) -> None:
        """Another server may play them."""

    # --- beginning and end

    async def start(self) -> None:
        """Open, and begin to write."""
        await self.open()
        self._writer = asyncio.create_task(self._write_all(), name="store writer")

    async def stop(self) -> None:
        """Commit what was asked for, then close."""
        if self._writer is not None:
            self._queue.put_nowait(None)
            await self._writer
            self._writer = None
        await self.close()

    # --- writing

    async def create(self, record: Record) -> None:
        """Keep a new table with the entries it has already."""
        await self.write(Write(record.id, create=record, moves=record.moves))

    async def opened(self, table: str) -> int:
        """Count that a table was brought to life; answers how often by now."""
        return (await self.write(Write(table, opened=True, note={"seen": clock.now()}))).openings

    async def note(self, table: str, **what: Any) -> None:
        """Note something about a table that no other server needs to hear of, by the names of columns."""
        await self.write(Write(table, note=what))

    async def append(self, table: str, version: int, ply: int, moves: Sequence[Move]) -> int:
        """Add entries behind the log, whose next ply must be this one; answers the new version."""
        return (await self.write(Write(table, version, ply=ply, moves=moves))).version

    async def rewrite(self, table: str, version: int, ply: int, moves: Sequence[Move]) -> int:
        """Replace everything from a ply on: an undo. Answers the new version."""
        return (await self.write(Write(table, version, cut=ply, ply=ply, moves=moves))).version

    async def write(self, write: Write) -> Written:
        """Answers when the write is durable; raises `NotSaved` if it is not."""
        if self._writer is None:
            raise NotSaved("the store is closed")
        done: asyncio.Future[Written] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((write, done))
        return await done

    def writes(self) -> bool:
        """Does it write what it is asked to?"""
        return self._writer is not None and not self._writer.done()

    def waiting(self) -> int:
        """How many writes wait for the commit that is under way."""
        return self._queue.qsize()

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

    async def _write_group(self, group: list[Waiting], again: bool = False) -> None:
        try:
            with self.tally.commits.measured():
                outcomes = await self.commit([write for write, _ in group])
        except Exception as failed:  # whatever a database driver may raise
            if len(group) > 1:
                # One bad write must not take the others with it.
                for item in group:
                    await self._write_group([item], again=True)
                return
            log.warning("table %s: not saved: %s", group[0][0].table, failed)
            outcomes = [NotSaved(str(failed))]
        if again:
            # The commit that failed may have gone through after all: then whoever is behind was outrun by themselves.
            outcomes = [NotSaved(str(out)) if isinstance(out, Stale) else out for out in outcomes]
        for (_, done), outcome in zip(group, outcomes, strict=True):
            self.tally.written[_came_to(outcome)] += 1
            _settle(done, outcome)


def _came_to(outcome: Outcome) -> str:
    if isinstance(outcome, Stale):
        return "outrun"
    return "failed" if isinstance(outcome, NotSaved) else "saved"


def _settle(done: asyncio.Future[Written], outcome: Outcome) -> None:
    if done.done():  # whoever asked is gone
        return
    if isinstance(outcome, NotSaved):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
