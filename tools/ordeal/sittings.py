"""Tables at which people, bots and onlookers sit while servers are killed; each is judged when its game is over, or all is."""

import asyncio
import json
import random
import urllib.error
import urllib.request
from collections import Counter
from concurrent.futures import Executor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import psycopg

from caravansary.server.store import Record
from caravansary.server.stores import store_at
from tools.ordeal.history import Claim, Finding, Noted, Shown, judge, noted, plain_url
from tools.ordeal.hosts import Town
from tools.ordeal.people import BROKEN, SOON, Guest, Person, Sight, look

AGREE_WITHIN: Final = 90.0  # seconds in which all have heard of everything: a lost word is noticed by looking around
STUCK_AFTER: Final = 90.0  # seconds without anything new at a table that is not over
WISHES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("border", ("person", "person", "random", "person")),
    ("silk", ("person", "person")),
    ("yak", ("person", "random", "person")),
    ("silk_road", ("person", "person", "random")),
    ("border", ("person", "greedy")),
    ("silk", ("person", "random", "random")),
    ("yak", ("person", "person")),
    ("silk_road", ("person", "person", "person")),
)


@dataclass
class Figures:
    """What has happened at all tables."""

    tables: int = 0
    games: int = 0  # to their end
    done: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    found: int = 0
    lost: int = 0
    writes: int = 0
    updates: int = 0
    visits: int = 0


class Sitting:
    """One table with everybody who is there."""

    def __init__(self, town: Town, luck: random.Random, number: int, pace: float) -> None:
        self.town = town
        self.luck = luck
        self.pace = pace
        self.game, self.seats = WISHES[number % len(WISHES)]
        self.table = ""
        self.people: list[Person] = []
        self.guests: list[Guest] = []  # all of them

    async def lay(self) -> None:
        """Lay the table at any server that answers. Who comes: the persons, a second page of the first of them, an onlooker."""
        while not self.table:
            host = self.town.anyone(self.luck)
            try:
                if host is not None:
                    laid = await asyncio.to_thread(_post, f"http://127.0.0.1:{host.port}/api/tables", self._wish())
                    self.table, tokens = laid["table"], laid["tokens"]
            except (*BROKEN, urllib.error.URLError, json.JSONDecodeError):
                pass
            await asyncio.sleep(0.1)
        for seat, token in enumerate(tokens):
            if token is not None:
                self.people.append(Person(self.town, self.table, seat, token, self._luck(), self.pace))
        first = self.people[0]
        beside = Guest(self.town, self.table, first.seat, first.token, self._luck())
        self.guests = [*self.people, beside, Guest(self.town, self.table, None, None, self._luck())]

    def _luck(self) -> random.Random:
        return random.Random(self.luck.random())

    def _wish(self) -> dict[str, Any]:
        seats = [
            {"kind": "person", "name": f"P{number}"} if kind == "person" else {"kind": "bot", "name": "", "level": kind}
            for number, kind in enumerate(self.seats)
        ]
        return {"game": self.game, "options": {}, "seats": seats}

    async def play(self) -> bool:
        """Until the game is over, or nobody decides any more and all see the same; answers whether it is over."""
        staying = [asyncio.create_task(guest.stay()) for guest in self.guests]
        try:
            while not self.town.calm and not self.is_over():
                self._look_for_trouble()
                await asyncio.sleep(0.2)
            await self.agree()
        finally:
            for task in staying:
                task.cancel()
            await asyncio.gather(*staying, return_exceptions=True)
        return self.is_over()

    def is_over(self) -> bool:
        return all(guest.sight.is_over() for guest in self.guests)

    def _look_for_trouble(self) -> None:
        now = asyncio.get_running_loop().time()
        last = max(guest.heard_at for guest in self.guests)
        if last and now - last > STUCK_AFTER:
            pending = self.guests[-1].sight.snapshot.get("pending")
            self.town.faults.append(f"table {self.table} ({self.game}) stands still, pending {pending}")
            for guest in self.guests:
                guest.heard_at = now  # is said once

    async def agree(self) -> None:
        """Wait until everybody sees what somebody sees who comes now, at every server."""
        different = "nobody could look"
        try:
            async with asyncio.timeout(AGREE_WITHIN):
                while different:
                    with suppress(*BROKEN):
                        different = await self._different()
                    if different:
                        await asyncio.sleep(0.5)
        except TimeoutError:
            self.town.faults.append(f"table {self.table} ({self.game}): {different}")

    async def _different(self) -> str:
        for host in [host for host in self.town.hosts if host.lives]:
            seen: dict[int | None, Sight] = {}
            for guest in self.guests:
                fresh = seen.get(guest.viewer) or await look(host, self.table, guest.viewer, guest.token)
                seen[guest.viewer] = fresh
                if not guest.sight.snapshot or guest.sight.whole() != fresh.whole():
                    return f"a page of viewer {guest.viewer} does not see what others see"
        return ""

    async def judge(self, store: str, pool: Executor) -> Finding:
        """Hold what everybody saw and was promised against all that was ever written."""
        record, rows = await self._kept(store)
        seen: dict[int | None, frozenset[Shown]] = {}
        for guest in self.guests:
            seen[guest.viewer] = seen.get(guest.viewer, frozenset()) | guest.sight.shown
        claims: dict[int, list[Claim]] = {person.seat: person.claims for person in self.people}
        last = {guest.viewer: guest.sight.now() for guest in self.guests}
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(pool, judge, record, rows, seen, claims, last)

    async def _kept(self, store: str) -> tuple[Record, list[Noted]]:
        """What the database has of this table. It may be just starting again."""
        async with asyncio.timeout(AGREE_WITHIN):
            while True:
                try:
                    opened = store_at(plain_url(store))
                    await opened.open()
                    try:
                        record = await opened.load(self.table)
                    finally:
                        await opened.close()
                    assert record is not None, f"table {self.table} is gone"
                    return record, await asyncio.to_thread(noted, store, self.table)
                except psycopg.OperationalError:
                    await asyncio.sleep(0.5)

    def count(self, figures: Figures, finding: Finding, over: bool) -> None:
        figures.tables += 1
        figures.games += over
        figures.writes += finding.writes
        figures.found += finding.found
        figures.lost += finding.lost
        figures.updates += sum(guest.sight.updates for guest in self.guests)
        figures.visits += sum(guest.visits for guest in self.guests)
        for person in self.people:
            figures.refused.update(person.refused)
            figures.done.update(
                "undo" if claim.action is None else "play" for claim in person.claims if claim.came == "done"
            )


async def sit(
    town: Town, store: str, luck: random.Random, number: int, pace: float, pool: Executor, figures: Figures
) -> None:
    """One table after another, until the town closes."""
    while not town.closing:
        sitting = Sitting(town, luck, number, pace)
        await sitting.lay()
        over = await sitting.play()
        finding = await sitting.judge(store, pool)
        town.faults += [f"table {sitting.table} ({sitting.game}): {fault}" for fault in finding.faults]
        sitting.count(figures, finding, over)
        number += 1
        if town.calm:
            return


def _post(address: str, wish: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=SOON) as answer:
        laid: dict[str, Any] = json.load(answer)
        return laid
