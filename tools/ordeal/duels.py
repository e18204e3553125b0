"""Two servers in one process, without sockets, and people who decide at both of them at the same moment."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Sequence
from concurrent.futures import Executor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Final

import msgspec
from tests.server.pages import Here, JudgesHere

from caravansary.engine.messages import Refused
from caravansary.server.house import House
from caravansary.server.messages import Hello, NewTable, SeatSpec
from caravansary.server.outbox import Outbox
from caravansary.server.store import NotSaved
from caravansary.server.stores import store_at
from caravansary.server.table import Table
from tools.ordeal.history import Claim, judge, noted, plain_url
from tools.ordeal.people import Sight

SOON: Final = 60.0  # seconds in which one server hears of the other, however busy the machine is
APART: Final = (0.0, 0.0, 0.0005, 0.001, 0.003)  # seconds between two who decide at the same moment
WISHES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("silk", ("person", "person")),
    ("border", ("person", "person", "person")),
    ("yak", ("person", "random", "person")),
    ("silk_road", ("person", "person", "person")),
    ("border", ("person", "random", "person", "random")),
    ("yak", ("person", "person")),
    ("silk", ("person", "random", "random")),
    ("silk_road", ("person", "random", "random")),
)


class Score:
    """What came of it all."""

    def __init__(self, rounds: int) -> None:
        self.left = rounds
        self.rounds: Counter[str] = Counter()
        self.came: Counter[str] = Counter()
        self.games = self.writes = self.reloads = 0
        self.faults: list[str] = []


@asynccontextmanager
async def houses(store: str, redis: str | None, lease: bool) -> AsyncIterator[Sequence[House]]:
    """Two on one store. Without a lease each of them believes that it is the one who plays the bots."""
    async with AsyncExitStack() as stack:
        pair = [House(store_at(plain_url(store), redis), Here(), 0.0, JudgesHere()) for _ in range(2)]
        for house in pair:
            await house.start()
            stack.push_async_callback(house.stop)
            if not lease:
                house.store.hold = _always  # type: ignore[method-assign]
        yield pair


async def _always(_table: str) -> bool:
    return True


class Place:
    """A page at one of the servers."""

    def __init__(self, table: Table, seat: int | None, token: str | None) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.outbox = Outbox()
        self.sight = Sight()

    async def come(self) -> None:
        await self.table.join(self.outbox, Hello([self.token] if self.token else [], 0))

    def look(self) -> Sight:
        while self.outbox.unsent:
            self.sight.hear(msgspec.json.decode(self.outbox.unsent.popleft()))
        return self.sight

    async def decide(self, action: str | None, claims: list[Claim], later: float) -> str:
        """A play or an undo, on what was seen last; answers what came of it."""
        assert self.seat is not None
        seq = self.look().seq
        claims.append(claim := Claim(action))
        await asyncio.sleep(later)
        asked: Awaitable[None]
        asked = self.table.undo(self.seat, seq) if action is None else self.table.play(self.seat, seq, action)
        try:
            await asked
            claim.came = "done"
        except Refused as refused:
            claim.came = "refused"
            return refused.verdict.key
        except NotSaved:
            return "not saved"
        return "done"


class Duel:
    """One table at both servers, with a page of every person at each."""

    def __init__(self, pair: Sequence[House], luck: random.Random, number: int, score: Score) -> None:
        self.pair = pair
        self.luck = luck
        self.score = score
        self.game, self.kinds = WISHES[number % len(WISHES)]
        self.people = [seat for seat, kind in enumerate(self.kinds) if kind == "person"]
        self.places: dict[int | None, list[Place]] = {}
        self.claims: dict[int, list[Claim]] = {seat: [] for seat in self.people}
        self.id = ""

    async def fight(self, store: str, pool: Executor) -> None:
        """Until the game is over or there were rounds enough; then all that was written is judged."""
        seats = [SeatSpec("person", "") if kind == "person" else SeatSpec("bot", "", kind) for kind in self.kinds]
        laid = await self.pair[0].create(NewTable(self.game, {}, seats))
        self.id = laid.table
        async with AsyncExitStack() as stack:
            tables = [await stack.enter_async_context(house.at(self.id)) for house in self.pair]
            for seat in (*self.people, None):
                token = None if seat is None else laid.tokens[seat]
                self.places[seat] = [Place(table, seat, token) for table in tables]
                for place in self.places[seat]:
                    await place.come()
            await self._rest()
            while self.score.left > 0 and not self._over():
                self.score.left -= 1
                await self._round()
                await self._rest()
            await self._judge(store, pool)

    def _over(self) -> bool:
        # Both look: a page that reads nothing is cut off after some hundred messages.
        seen = [place.look() for place in self.places[None]]
        return seen[0].is_over()

    async def _rest(self) -> None:
        """Until both servers know the same, and nobody but people is to decide."""
        here, there = (place.table for place in self.places[None])
        async with asyncio.timeout(SOON):
            while not (
                here.version == there.version and self._people_are_asked(here) and self._people_are_asked(there)
            ):
                await asyncio.sleep(0.0005)
        if here.moves != there.moves:
            self._fault("the two servers do not have the same log")

    def _people_are_asked(self, table: Table) -> bool:
        state = table.told  # what a bot does just now may not be saved yet
        return state.is_terminal() or any(seat in self.people for seat in state.pending())

    async def _round(self) -> None:
        """Two decide at the same moment, one at each server."""
        kind, pairs = self._plan()
        ways = self.luck.choice([(0, 1), (1, 0)])
        first = self.luck.choice(APART)
        came = await asyncio.gather(
            *(
                self.places[seat][way].decide(action, self.claims[seat], later)
                for (seat, action), way, later in zip(pairs, ways, (0.0, first), strict=True)
            )
        )
        self.score.rounds[kind] += 1
        self.score.came.update(came)
        done, one_seat = came.count("done"), pairs[0][0] == pairs[1][0]
        if done > 1 and one_seat:
            self._fault(f"both of {kind} {pairs} were acknowledged")
        if done == 0 and "random" not in self.kinds:
            self._fault(f"none of {kind} {pairs} was acknowledged: {came}")

    def _plan(self) -> tuple[str, list[tuple[int, str | None]]]:
        """Who decides what: each a seat, and an action unless it is to be taken back."""
        seen = {seat: self.places[seat][0].look().snapshot for seat in self.people}
        asked = [seat for seat in self.people if seen[seat]["choices"]]
        may_undo = [seat for seat in self.people if seen[seat]["can_undo"]]
        plays = [(seat, self._any(seen[seat])) for seat in asked]
        seat, action = self.luck.choice(plays)
        if may_undo and self.luck.random() < 0.5:
            back: tuple[int, str | None] = (self.luck.choice(may_undo), None)
            return (
                ("undo and undo", [back, back])
                if self.luck.random() < 0.3
                else ("undo and play", [back, (seat, action)])
            )
        others = [play for play in plays if play[0] != seat]
        if others and self.luck.random() < 0.5:
            return "two seats", [(seat, action), self.luck.choice(others)]
        return "one seat", [(seat, action), (seat, self._any(seen[seat]))]

    def _any(self, snapshot: dict[str, Any]) -> str:
        action: str = self.luck.choice(snapshot["choices"])["action"]
        return action

    def _fault(self, what: str) -> None:
        self.score.faults.append(f"table {self.id} ({self.game}): {what}")

    async def _judge(self, store: str, pool: Executor) -> None:
        """All pages see the same as one that comes now, and all of it is what was written."""
        last, seen = {}, {}
        for seat, places in self.places.items():
            fresh = [Place(place.table, seat, place.token) for place in places]
            for place in fresh:
                await place.come()
            views = {place.look().whole() for place in (*places, *fresh)}
            if len(views) > 1:
                self._fault(f"pages of viewer {seat} see {len(views)} different things")
            last[seat] = places[0].sight.now()
            seen[seat] = frozenset().union(*(place.sight.shown for place in (*places, *fresh)))
        record = await self.pair[0].store.load(self.id)
        assert record is not None
        rows = await asyncio.to_thread(noted, store, self.id)
        loop = asyncio.get_running_loop()
        finding = await loop.run_in_executor(pool, judge, record, rows, seen, self.claims, last)
        for fault in finding.faults:
            self._fault(fault)
        self.score.writes += finding.writes
        self.score.games += self._over()
