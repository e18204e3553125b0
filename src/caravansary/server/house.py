"""The house: which tables there are, and which of them are live."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Final

import msgspec

from caravansary.engine.fair import SEED_BYTES
from caravansary.engine.match import Given, Match
from caravansary.engine.messages import BadOption, Plain
from caravansary.players import LEVELS, PLAYERS, guests
from caravansary.server import clock
from caravansary.server.advice import Advising
from caravansary.server.analysis import Analyses, Analyst
from caravansary.server.bots import Bots
from caravansary.server.expiry import Expiry
from caravansary.server.glance import Glance, Glances
from caravansary.server.messages import Branch, NewTable, NewTableAnswer, SeatSpec
from caravansary.server.naming import clean
from caravansary.server.refusal import refusal
from caravansary.server.rulesets import ruleset
from caravansary.server.store import Move, Record, Store
from caravansary.server.stored import token_hash
from caravansary.server.table import Table
from caravansary.server.thinking import Thinker

log = logging.getLogger(__name__)

MOST_LIVE: Final = 500  # tables kept in memory although nobody looks at them
LOOK_EVERY: Final = 5.0  # seconds
LOOK_AGAIN: Final = 0.01  # seconds, when the house closes
OPTION_LENGTH: Final = 100
USUAL: Final = "medium"  # the level of a bot about which nothing else is said


def fresh_seed() -> bytes:
    """What a table's chance comes from; nobody knows it before the game is over."""
    return secrets.token_bytes(SEED_BYTES)


class NoTable(Exception):
    """There is no such table."""


class House:
    """All tables behind one store. A table is brought to life when somebody asks for it.

    `players` are bots of others, by name, beside those that packages have announced; `own_data` an owner's own components, by
    game: whatever is laid anew is laid with them, and keeps them.
    """

    def __init__(
        self,
        store: Store,
        thinker: Thinker,
        bot_delay: float,
        analyst: Analyst,
        players: Sequence[str] = (),
        own_data: Mapping[str, Plain] | None = None,
        keep: int | None = None,
    ) -> None:
        self.guests = tuple(dict.fromkeys((*guests(), *(name for name in players if name not in LEVELS))))
        self.store = store
        self.own_data = own_data or {}
        self.thinker = thinker
        self.bots = Bots(thinker, bot_delay, store)
        self.advising = Advising()
        self.analyses = Analyses(analyst)
        self._live: dict[str, asyncio.Task[Table | None]] = {}
        self._glances = Glances(store)
        self.expiry = Expiry(store, self.live, keep)
        self._open = AsyncExitStack()  # what lasts as long as the house is open
        self.closing = False  # nothing is begun any more

    async def start(self) -> None:
        await self.store.start()
        await self._open.enter_async_context(self.store.hearing(self._hear))
        if self.store.shared:
            looking = asyncio.create_task(self._look_around(), name="looking for changes by other servers")
            self._open.callback(looking.cancel)
        clearing = asyncio.create_task(
            self.expiry.run(self._used, self._cleared), name="clearing away what nobody uses"
        )
        self._open.callback(clearing.cancel)

    async def finish(self, within: float) -> None:
        """Begin nothing more: bots stop, and decisions under way are saved and answered, if that takes no longer than so many
        seconds. Pages may come back elsewhere then."""
        self.closing = True
        await self.bots.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while self._is_answering():
                    await asyncio.sleep(LOOK_AGAIN)

    def _is_answering(self) -> bool:
        unsent = (bool(outbox.unsent) for table in self.tables() for outbox in table.outboxes)
        return self.store.tally.answers.under_way > 0 or any(unsent)

    async def stop(self) -> None:
        """Let bots stop, decisions under way finish, and the store write."""
        await self._open.aclose()
        await self.bots.stop()
        await self.advising.stop()
        for table in self.tables():
            await table.settle()
        self.thinker.close()
        self.analyses.close()
        await self.store.stop()

    # --- new tables

    async def create(self, wish: NewTable, seed: bytes | None = None) -> NewTableAnswer:
        """Lay a new table. Raises `BadOption` with one clear line for what cannot be."""
        for value in wish.options.values():
            if not isinstance(value, str | int | bool) or len(str(value)) > OPTION_LENGTH:
                raise BadOption("options: must be short texts, numbers or true and false")
        seats = [self._checked(spec, number) for number, spec in enumerate(wish.seats)]
        game = ruleset(wish.game, len(seats), wish.options, self.own_data.get(wish.game))
        seed = fresh_seed() if seed is None else seed
        return await self.lay(Match(game, seed, (), [spec.name for spec in seats], wish.automatic), seed, seats)

    async def branch(self, table_id: str, wish: Branch) -> NewTableAnswer:
        """Lay a table that goes on from a moment of a game that is over, with a chance of its own from there."""
        async with self.at(table_id) as table:
            match, entries = await table.now()
        if not match.state.is_terminal():
            raise refusal("house-branch-live", "HOUSE-2.5")
        if wish.ply >= len(entries):
            raise BadOption(f"ply: must be below {len(entries)}")
        if len(wish.seats) != match.game.players:
            raise BadOption(f"seats: must be {match.game.players}")
        seats = [self._checked(spec, number) for number, spec in enumerate(wish.seats)]
        seed = fresh_seed()
        moves = [(entry.seat, entry.action) for entry in entries[: wish.ply]]
        given = Given(wish.ply, match.commitment or "") if wish.ply else None
        begun = Match.replay(match.game, moves, seed, (), [spec.name for spec in seats], given, match.automatic)
        return await self.lay(begun, seed, seats)

    def _checked(self, spec: SeatSpec, number: int) -> SeatSpec:
        """A seat as it will be kept: a name that can be shown, a level only for bots, and one that was offered: what a stranger
        names is never loaded."""
        name = clean(spec.name)
        if spec.kind == "person":
            return SeatSpec("person", name)
        level, known = spec.level or USUAL, (*PLAYERS, *self.guests)
        if level not in known:
            raise BadOption(f"seat {number + 1}: there is no player {level!r}; there are: {', '.join(known)}")
        return SeatSpec("bot", name, level)

    async def lay(
        self, match: Match, seed: bytes, seats: list[SeatSpec], hashes: list[str | None] | None = None
    ) -> NewTableAnswer:
        """Keep a new table, with a fresh token for each person unless they have theirs: then these are the hashes of them."""
        game = match.game
        tokens = [secrets.token_urlsafe(16) if spec.kind == "person" and not hashes else None for spec in seats]
        header = {
            "players": game.players,
            "options": game.options,
            "names": match.names,
            "seats": msgspec.to_builtins(seats),
            "commitment": match.commitment,
            "nonces": match.nonces,
            "automatic": match.automatic,
        }
        if match.given.entries:
            header["given"] = match.given._asdict()
        if (data := game.data()) is not None:
            header["data"] = data  # the file they came from may be gone, or another, when the table is replayed
        record = Record(
            id=secrets.token_hex(8),
            game=game.info.name,
            rules=game.info.rules_version,
            header=header,
            seed=seed,
            token_hashes=hashes or [None if token is None else token_hash(token) for token in tokens],
            touched=clock.now(),
            moves=[Move(entry.seat, game.action_to_string(entry.action)) for entry in match.entries],
        )
        await self.store.create(record)
        return NewTableAnswer(record.id, tokens)

    # --- live tables

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """A live table, which stays so for as long as it is used. Raises `NoTable`."""
        task = self._live.get(table_id)
        if task is None:
            task = self._live[table_id] = asyncio.create_task(Table.open(self.store, table_id))
            self.expiry.opened(table_id)
        try:
            table = await asyncio.shield(task)
        except Exception:
            self._forget(table_id, task)
            raise
        if table is None:
            self._forget(table_id, task)
            raise NoTable(table_id)
        table.users += 1
        self.expiry.used(table)
        if not self.closing:
            self.bots.sit_down(table)
        try:
            yield table
        finally:
            table.users -= 1
            self._make_room()

    def _forget(self, table_id: str, task: asyncio.Task[Table | None]) -> None:
        if self._live.get(table_id) is task:
            del self._live[table_id]
            self.expiry.left(table_id)

    async def look(self, table_id: str) -> Table | Glance:
        """A table for whoever only reads: it stays asleep if it is, and nothing is written. Raises `NoTable`."""
        found = self.live(table_id) or await self._glances.at(table_id)
        if found is None:
            raise NoTable(table_id)
        return found

    async def knows(self, table_id: str) -> bool:
        """Is there such a table? It stays asleep."""
        return table_id in self._live or bool(await self.store.heads([table_id]))

    def live(self, table_id: str) -> Table | None:
        """A table if it is live already."""
        task = self._live.get(table_id)
        return task.result() if task and task.done() and not task.cancelled() and not task.exception() else None

    # --- other servers on the same store

    def _hear(self, table_id: str, version: int) -> None:
        """Another server has changed a table. What is just being read may be older."""
        task = self._live.get(table_id)
        if task is not None and not task.done():
            task.add_done_callback(lambda _: self._hear(table_id, version))
        elif (table := self.live(table_id)) is not None:
            table.hear(version)

    async def _look_around(self) -> None:
        """Now and then, for changes of which the word was lost."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                asked = {table.id for table in self.tables()}
                heads = await self.store.heads(list(asked))
            except Exception as failed:  # whatever a database driver may raise
                log.warning("changes by other servers could not be looked for: %s", failed)
                continue
            for head in heads.values():
                self._hear(head.id, head.version)
            for table in self.tables():
                if table.id not in heads and table.id in asked:
                    self._cleared(table.id)

    def tables(self) -> list[Table]:
        """All that are live."""
        done = [
            task for task in list(self._live.values()) if task.done() and not task.cancelled() and not task.exception()
        ]
        return [table for task in done if (table := task.result()) is not None]

    def _make_room(self) -> None:
        """Let go of tables that nobody uses and no bot plays on, the longest-lived first."""
        for table in self.tables():
            if len(self._live) <= MOST_LIVE:
                return
            if table.users == 0 and table.bots_idle and table.is_settled():
                self._let_go(table.id)

    def _let_go(self, table_id: str) -> None:
        """It is not live any more: asleep, or cleared away."""
        self._live.pop(table_id, None)
        self.expiry.left(table_id)
        self.bots.get_up(table_id)

    def _cleared(self, table_id: str) -> None:
        """There is no such table any more. Whoever came to it at the last moment comes back, and is told so."""
        table = self.live(table_id)
        self._let_go(table_id)
        for outbox in list(table.outboxes) if table is not None else ():
            outbox.cut()

    def _used(self) -> list[Table]:
        return [table for table in self.tables() if table.users]
