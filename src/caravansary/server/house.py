"""The house: which tables there are, which of them are live, and the bots that play on them."""

import asyncio
import logging
import secrets
import unicodedata
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from caravansary.engine.fair import SEED_BYTES
from caravansary.engine.match import Given, Match
from caravansary.engine.messages import BadOption, Refused
from caravansary.games import game_of
from caravansary.players import PLAYERS
from caravansary.players.levels import EXPERT
from caravansary.server.analysis import Analyses, Analyst
from caravansary.server.bots import SPARE, Thinker, think
from caravansary.server.messages import Branch, NewTable, NewTableAnswer, SeatSpec
from caravansary.server.store import Move, Record, Store
from caravansary.server.table import Table, refusal, token_hash

log = logging.getLogger(__name__)

MOST_LIVE: Final = 500  # tables kept in memory although nobody looks at them
AFTER_TROUBLE: Final = 1.0  # seconds before a bot tries again
OPTION_LENGTH: Final = 100
USUAL: Final = "medium"  # the level of a bot about which nothing else is said
LONGEST_SEALED: Final = 2 * EXPERT + 0.1  # seconds that an expert needs for all its choices of a sealed round


class NoTable(Exception):
    """There is no such table."""


class House:
    """All tables behind one store. A table is brought to life when somebody asks for it."""

    def __init__(self, store: Store, thinker: Thinker, bot_delay: float, analyst: Analyst) -> None:
        self.store = store
        self.thinker = thinker
        self.bot_delay = bot_delay
        self.analyses = Analyses(analyst)
        self._live: dict[str, asyncio.Task[Table | None]] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}

    async def start(self) -> None:
        await self.store.start()

    async def stop(self) -> None:
        """Let bots stop, decisions under way finish, and the store write."""
        for task in self._bots.values():
            task.cancel()
        await asyncio.gather(*self._bots.values(), return_exceptions=True)
        for table in self._tables():
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
        seats = [_checked(spec, number) for number, spec in enumerate(wish.seats)]
        game = game_of({"game": wish.game, "players": len(seats), "options": wish.options})
        seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        return await self._lay(Match(game, seed, (), [spec.name for spec in seats]), seed, seats)

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
        seats = [_checked(spec, number) for number, spec in enumerate(wish.seats)]
        seed = secrets.token_bytes(SEED_BYTES)
        moves = [(entry.seat, entry.action) for entry in entries[: wish.ply]]
        given = Given(wish.ply, match.commitment or "") if wish.ply else None
        begun = Match.replay(match.game, moves, seed, (), [spec.name for spec in seats], given)
        return await self._lay(begun, seed, seats)

    async def _lay(self, match: Match, seed: bytes, seats: list[SeatSpec]) -> NewTableAnswer:
        game = match.game
        tokens = [secrets.token_urlsafe(16) if spec.kind == "person" else None for spec in seats]
        header = {
            "players": game.players,
            "options": game.options,
            "names": match.names,
            "seats": msgspec.to_builtins(seats),
            "commitment": match.commitment,
            "nonces": match.nonces,
        }
        if match.given.entries:
            header["given"] = match.given._asdict()
        record = Record(
            id=secrets.token_hex(8),
            game=game.info.name,
            rules=game.info.rules_version,
            header=header,
            seed=seed,
            token_hashes=[None if token is None else token_hash(token) for token in tokens],
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
        try:
            table = await asyncio.shield(task)
        except Exception:
            self._forget(table_id, task)
            raise
        if table is None:
            self._forget(table_id, task)
            raise NoTable(table_id)
        table.users += 1
        self._seat_bots(table)
        try:
            yield table
        finally:
            table.users -= 1
            self._make_room()

    def _forget(self, table_id: str, task: asyncio.Task[Table | None]) -> None:
        if self._live.get(table_id) is task:
            del self._live[table_id]

    def _tables(self) -> list[Table]:
        done = [task for task in self._live.values() if task.done() and not task.cancelled() and not task.exception()]
        return [table for task in done if (table := task.result()) is not None]

    def _make_room(self) -> None:
        """Let go of tables that nobody uses and no bot plays on, the longest-lived first."""
        for table in self._tables():
            if len(self._live) <= MOST_LIVE:
                return
            if table.users == 0 and table.bots_idle and table.is_settled():
                del self._live[table.id]
                bots = self._bots.pop(table.id, None)
                if bots is not None:
                    bots.cancel()

    # --- bots

    def _seat_bots(self, table: Table) -> None:
        playing = self._bots.get(table.id)
        if (playing is None or playing.done()) and any(spec.kind == "bot" for spec in table.seats):
            table.bots_idle = False
            self._bots[table.id] = asyncio.create_task(self._play_bots(table), name=f"bots of {table.id}")

    async def _play_bots(self, table: Table) -> None:
        """Decide for the bots of a table whenever one of them owes a decision."""
        while True:
            try:
                await self._play_bot(table)
            except Exception as failed:
                if not isinstance(failed, Refused):
                    log.exception("table %s: a bot could not play", table.id)
                await asyncio.sleep(AFTER_TROUBLE)

    async def _play_bot(self, table: Table) -> None:
        table.changed.clear()
        job = await table.bot_job() if table.lines else None  # for nobody nobody plays
        if job is None:
            table.bots_idle = True
            await table.changed.wait()
            table.bots_idle = False
            return
        action = await self.thinker.think(job)
        if not await table.is_quiet(job, action):
            # What all can see comes at the pace of people, and at a time that does not tell how many sealed choices went before.
            sealed = job.player == "expert" and table.match.state.is_sealed()
            delay = max(self.bot_delay, LONGEST_SEALED) if sealed else self.bot_delay
            pause = table.last_open_change + delay - asyncio.get_running_loop().time()
            await asyncio.sleep(max(0.0, pause))
        try:
            await table.bot_plays(job, action)
        except Refused as refused:
            if refused.verdict.key == "house-not-saved":
                raise
            log.error("table %s: bot %s chose %r: %s", table.id, job.player, action, refused)
            await table.bot_plays(job, think(job._replace(player=SPARE)))


def _checked(spec: SeatSpec, number: int) -> SeatSpec:
    """A seat as it will be kept: a name that can be shown, a level only for bots, and one that exists."""
    name = " ".join("".join(c for c in spec.name if c == " " or unicodedata.category(c)[0] != "C").split())
    if spec.kind == "person":
        return SeatSpec("person", name)
    level = spec.level or USUAL
    if level not in PLAYERS:
        raise BadOption(f"seat {number + 1}: there is no player {level!r}; there are: {', '.join(PLAYERS)}")
    return SeatSpec("bot", name, level)
