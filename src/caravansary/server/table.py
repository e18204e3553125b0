"""One live table: a match, and everybody who looks at it.

The way of a decision: check seat and seq, apply it to the match, commit it, and only then tell anybody. Whatever goes wrong on
the way, the match is rebuilt from the store and nobody has seen anything.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeAlias, TypeVar

import msgspec

from caravansary.engine import log as log_file
from caravansary.engine.match import Entry, Match
from caravansary.engine.messages import Refused, Verdict
from caravansary.server import bench, company
from caravansary.server.advice import Advice, Remembered
from caravansary.server.catching_up import catch_up
from caravansary.server.messages import Hello, SeatSpec, TableInfo
from caravansary.server.outbox import Outbox
from caravansary.server.publishing import look, publish, remember, whole
from caravansary.server.refusal import refusal
from caravansary.server.snapshot import public_log, wish
from caravansary.server.standing import standing
from caravansary.server.store import NotSaved, Record, Stale, Store, Write, Written
from caravansary.server.stored import build, moves_of, read, token_hash
from caravansary.server.thinking import Job, Turn, job_for, knowledge
from caravansary.server.viewer import SEQS_PER_OPENING, Viewer

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Done: TypeAlias = Callable[[], None]


class Table:
    """A table that somebody looks at, or that was looked at a moment ago."""

    def __init__(self, store: Store, record: Record, match: Match) -> None:
        self.id = record.id
        self.store = store
        self.match = match
        self.seats = msgspec.convert(record.header["seats"], list[SeatSpec])
        self.seat_of_hash = {known: seat for seat, known in enumerate(record.token_hashes) if known is not None}
        self.version = record.version  # of the store, as far as this server knows
        self.heard = record.version  # the newest of which it has heard
        self.lock = asyncio.Lock()
        self.doubtful = False  # the match may hold a decision that was not saved
        self.users = 0  # requests and sockets that are using this object
        self.bots_idle = True
        self.changed = asyncio.Event()
        self.last_open_change = 0.0  # when something happened that everybody can see
        self.outboxes: set[Outbox] = set()
        self.shared = record.shared  # somebody came with some of the persons' seats: they do not all sit at one device
        self._turns: dict[int, Turn] = {}  # of bots
        self.bench = bench.Bench()
        self._tasks: set[asyncio.Task[Any]] = set()
        first = record.openings * SEQS_PER_OPENING + 1
        self.people = [seat for seat, spec in enumerate(self.seats) if spec.kind == "person"]
        self.own_data = match.game.data() is not None
        self.saved = tuple(match.entries)
        self.moves = moves_of(match, 0)  # the same as they are stored
        self.told = match.state.clone()  # as everybody was told last
        self.over = match.state.is_terminal()
        self.standing = standing(match.state)
        self.header = record.header
        self.arrived = set(record.arrived)
        self.next = record.next  # the table that was laid after this one
        self.touched = record.touched
        self.touch_saved = record.touched or 0
        self.viewers = {seat: Viewer(seat, first, self.own_data) for seat in (*self.people, None)}
        self.advised = Remembered()
        self.asides = bench.asides(record.hints, record.header)  # those that this server knows of
        remember(self, self.asides)

    @classmethod
    async def open(cls, store: Store, table: str) -> "Table | None":
        """A stored table brought to life."""
        while (record := await read(store, table)) is not None:
            match, length = build(record), len(record.moves)
            try:
                if match.ply > length:
                    # Draws of chance that were due: nobody has seen them yet.
                    record.version = await store.append(table, record.version, length, moves_of(match, length))
            except Stale:
                continue  # another server has brought it to life at the same moment
            record.openings = await store.opened(table)
            return cls(store, record, match)
        return None

    # --- people

    async def join(self, outbox: Outbox, hello: Hello) -> None:
        """Let a page in: welcome, then how the table stands for each seat it holds."""
        async with self.sound():
            held = self.held(hello.tokens)
            outbox.seats = list(held) or [None]
            if held and held != self.people:
                await self._share()
            outbox.wish = wish(self.match.game, hello.boards, hello.tells)
            updates = [whole(self, seat, outbox.wish, _since(hello, seat)) for seat in outbox.seats]
            outbox.send(company.welcome(self, held, updates[0].seq))
            for update in updates:
                outbox.send(update)
            self.outboxes.add(outbox)
            company.came(self, held)
            self.changed.set()  # bots play when somebody looks

    async def tells(self, outbox: Outbox, on: bool) -> None:
        """A page wants the table told in words from now on, or no longer."""
        async with self.sound():
            outbox.wish = outbox.wish._replace(tells=on)
            for seat in outbox.seats:
                outbox.send(whole(self, seat, outbox.wish, self.viewers[seat].seq))

    async def _share(self) -> None:
        """From now on nobody may hold this table for a game of their own, whoever has all tokens."""
        if not self.shared:
            self.shared = True
            with suppress(NotSaved):  # then it is known until this object is gone
                await self.amend(lambda: {"note": {"shared": True}})

    def leave(self, outbox: Outbox) -> None:
        if outbox in self.outboxes:
            self.outboxes.discard(outbox)
            company.tell(self)

    def held(self, tokens: list[str]) -> list[int]:
        """The seats that these tokens open. Looking up hashes tells nothing about how near a guess was."""
        hashes = {token_hash(token) for token in tokens}
        return sorted(seat for known, seat in self.seat_of_hash.items() if known in hashes)

    def alone(self, tokens: list[str]) -> bool:
        """Does whoever has these tokens sit here alone, with every person's seat, the house apart?"""
        return bool(self.people) and not self.shared and self.held(tokens) == self.people

    async def play(self, seat: int, seq: int, action: str, done: Done = lambda: None) -> None:
        """A person's decision. Answers when it is durable and told to all; raises `Refused` if nothing has changed. `done` is
        called in the same breath in which it is told, so that a page gets both at once."""
        await self._whole(self._changing(lambda: self._decide(seat, action, seq=seq), done))

    async def undo(self, seat: int, seq: int, done: Done = lambda: None) -> None:
        """A person takes back the seat's last decision."""
        await self._whole(self._changing(lambda: self._take_back(seat, seq), done))

    async def rename(self, seat: int, name: str) -> str:
        """A person says what they are called."""
        company.check_name(self, seat, name)  # without waiting: how long a refusal takes must tell nothing
        return await self._whole(self._rename(seat, name))

    async def _rename(self, seat: int, name: str) -> str:
        async with self.sound():
            return await company.rename(self, seat, name)

    async def followed(self, lay: Callable[[], Awaitable[str]]) -> str:
        """The table after this one, laid now if there is none."""
        return await self._whole(company.followed(self, lay))

    async def hint_job(self, seat: int, seq: int) -> Job:
        """What an adviser of this seat has to think about."""
        async with self.sound():
            self._check_seq(seat, seq)
            return company.hint_job(self, seat)

    async def give_hint(self, job: Job, advice: Advice) -> None:
        """Note that a hint was taken, durably, and tell it to all."""
        await self._whole(self._give_hint(job, advice))

    async def _give_hint(self, job: Job, advice: Advice) -> None:
        async with self.sound():
            if await company.take_hint(self, job, advice):
                publish(self, self.match.ply)

    def info(self) -> TableInfo:
        """Without waiting: how long that takes must not tell that a sealed choice is being saved."""
        return TableInfo(self.id, self.match.game.info.name, self.seats, self.over, self.own_data)

    def explain(self, seat: int, action: str) -> Verdict:
        """What the rules say about an action of a seat, by what it was told last; without waiting, for the same reason."""
        try:
            return self.told.explain(self.told.understand(action), seat)
        except Refused as refused:
            return refused.verdict

    async def now(self) -> tuple[Match, list[Entry]]:
        """The match, and its log as it stands."""
        async with self.sound():
            return self.match, list(self.match.entries)

    async def public_log(self) -> str:
        if not self.over:
            return public_log(self.match, self.saved)  # for the same reason without waiting
        async with self.sound():
            return log_file.write(self.match)

    # --- bots

    async def bot_job(self) -> Job | None:
        """What the next bot has to think about, or None if no bot owes a decision."""
        async with self.sound():
            for seat in self.match.state.pending():
                if self.seats[seat].kind == "bot":
                    job = job_for(self.match, seat, self.bench.player(seat, self.seats[seat].level or ""))
                    turn = self._turns.get(seat)
                    return job if turn is None or turn.knows != job.knows else job._replace(earlier=turn.choices)
            return None

    async def is_quiet(self, job: Job, action: str) -> bool:
        """Would nobody else notice this choice, because it is sealed and the seat is not through with choosing?"""
        async with self.sound():
            state = self.match.state
            if not state.is_sealed() or knowledge(state, job.seat) != job.knows:
                return False
            number = state.game.string_to_action(action)
            if number not in state.legal_actions(job.seat):
                return False
            after = state.clone()
            after.act(number, job.seat)
            return after.is_sealed() and after.owes(job.seat)

    async def bot_plays(self, job: Job, action: str) -> None:
        """A bot's decision, if it still knows what it knew. Otherwise nothing happens."""
        await self._whole(self._changing(lambda: self._decide(job.seat, action, job=job)))

    # --- the one way to change anything

    async def _whole(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Work that is finished even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _decide(self, seat: int, action: str, seq: int | None = None, job: Job | None = None) -> None:
        if seq is not None:
            self._check_seq(seat, seq)
        elif job is None or knowledge(self.match.state, seat) != job.knows:
            return
        before, choices = self.match.ply, len(self.match.state.legal_actions(seat))
        events = self.match.play(action, seat)
        await self._save(ply=before, moves=moves_of(self.match, before))
        if job is not None and job.failed:
            self.bench.note(seat)
        publish(self, before, [(before, event) for event in events], [seat])
        self._turns.pop(seat, None)
        own = all(entry.forced and entry.seat == seat for entry in self.match.entries[before + 1 :])
        if job is not None and own and seat in self.match.state.pending():
            # Neither chance nor anybody else came in between, and the bot is not through yet.
            self._turns[seat] = Turn(knowledge(self.match.state, seat), job.earlier + (choices > 1))

    async def _take_back(self, seat: int, seq: int) -> None:
        self._check_seq(seat, seq)
        before, at = self.match.ply, self.match.last_own(seat)
        if at is None:
            raise Refused(self.match.no_undo(seat))
        self.match.undo(seat)
        await self._save(cut=at, ply=at, moves=moves_of(self.match, at))
        gone = before - self.match.ply
        undone = {viewer.seat: viewer.forget(at, gone) for viewer in self.viewers.values()}
        publish(self, at, actors=[seat], undone=undone)

    async def _changing(self, change: Callable[[], Awaitable[None]], done: Done = lambda: None) -> None:
        """Change the match with the table to oneself. Who is outrun by another server tries once more, on what is there now."""
        async with self.sound():
            for _ in range(2):
                known = self.version
                try:
                    await change()
                    return done()
                except Refused:
                    raise
                except Stale:
                    self.doubtful = True
                    await self._rebuild()
                except Exception as failed:
                    if await self._recover(failed, known):
                        return done()
                    raise refusal("house-not-saved", "HOUSE-1.8") from failed
            raise refusal("house-stale", "HOUSE-1.3")

    def _check_seq(self, seat: int, seq: int) -> None:
        """A decision fits if the seat is still asked the same; that others have finished meanwhile does not matter."""
        viewer = self.viewers[seat]
        look(self, viewer)
        if not viewer.asked <= seq <= viewer.seq:
            raise refusal("house-stale", "HOUSE-1.3")

    @asynccontextmanager
    async def sound(self) -> AsyncIterator[None]:
        """The table to oneself, with a match that is what the store has. Raises `NotSaved` if that cannot be had."""
        async with self.lock:
            if self.doubtful:
                await self._rebuild()
            yield

    async def _recover(self, failed: Exception, known: int) -> bool:
        """After a decision that was applied but not saved: back to what the store has, now or as soon as it answers. Is it there
        after all, because only the answer to the commit was lost?"""
        if not isinstance(failed, NotSaved):
            log.error("table %s: a decision failed", self.id, exc_info=failed)
        self.doubtful = True
        meant = moves_of(self.match, 0)
        with suppress(NotSaved):
            await self._rebuild()
            return self.version == known + 1 and self.moves == meant
        return False

    async def _rebuild(self) -> None:
        """Back to what the store has; if a commit went through after all, what it changed is shown now."""
        catch_up(self, await self._read())

    async def _read(self) -> Record:
        record = await read(self.store, self.id)
        if record is None:
            raise NotSaved("the table is gone")
        return record

    # --- other servers

    async def _save(self, **what: Any) -> Written:
        """Write something of which other servers must learn, unless one of them has written since."""
        written = await self.store.write(Write(self.id, self.version, **what))
        self.version = written.version
        return written

    async def amend(self, what: Callable[[], dict[str, Any]]) -> Written:
        """Change something beside the log, with the table to oneself; what is asked for anew if another server was faster."""
        try:
            return await self._save(**what())
        except Stale:
            await self._rebuild()
            return await self._save(**what())

    def amend_beside(self, what: Callable[[], dict[str, Any]]) -> None:
        """The same, and nobody waits for it."""

        async def amended() -> None:
            async with self.sound():
                await self.amend(what)

        self.beside(amended())

    def hear(self, version: int) -> None:
        """Another server has changed this table."""
        if version > self.heard:
            reading, self.heard = self.heard > self.version, version
            if not reading:
                self.beside(self._refresh())

    async def _refresh(self) -> None:
        """What the store has is read first, so that nobody here waits for that: how long an answer takes must not tell that
        somebody elsewhere has made a sealed choice."""
        try:
            while self.heard > self.version:
                record = await self._read()
                async with self.lock:
                    if record.version > self.version:
                        catch_up(self, record)
                    self.heard = min(self.heard, max(self.version, record.version))
        finally:
            self.heard = min(self.heard, self.version)  # if it failed, whoever looks around will see it

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; what it would write may be lost."""

        async def done() -> None:
            with suppress(NotSaved):
                await work

        task = asyncio.create_task(done())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def is_settled(self) -> bool:
        """Is no work under way?"""
        return not self._tasks

    async def settle(self) -> None:
        """Wait for work under way."""
        while self._tasks:
            await asyncio.wait(self._tasks)


def _since(hello: Hello, seat: int | None) -> int | None:
    """The last update of a seat that a page has; None: it has nothing."""
    return None if hello.since == 0 else hello.since.get("null" if seat is None else str(seat))
