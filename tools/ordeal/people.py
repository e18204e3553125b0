"""People at tables whose servers are killed: pages that come back by themselves to whichever server lives."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tools.ordeal.history import Claim, Print, Shown, link, mark
from tools.ordeal.hosts import Host, Town

BROKEN: Final = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
SOON: Final = 60.0  # seconds in which a living server answers, however busy the machine is
AGAIN_WITHIN: Final = 0.2  # seconds after which a page comes back, at most
TAKES_BACK: Final = 0.12  # how often somebody does who may
NO_TABLE: Final = 4404

Json = dict[str, Any]


class Sight:
    """What one page was shown: all events, as it knows them now, and the table."""

    def __init__(self) -> None:
        self.events: list[Print] = [b""]
        self.snapshot: Json = {}
        self.seq = 0
        self.updates = 0
        self.shown: set[Shown] = set()

    def hear(self, message: Json) -> bool:
        """An update, whole or what has changed since the one before; answers whether it is one."""
        if message["type"] == "update":
            self.snapshot = message["snapshot"]
        elif message["type"] == "change":
            kept = {piece: value for piece, value in self.snapshot["view"].items() if piece not in message["gone"]}
            self.snapshot = {**self.snapshot, "view": {**kept, **message["view"]}, **message["changed"]}
        else:
            return False
        self.seq = message["seq"]
        if message["undone"]:
            del self.events[max(1, len(self.events) - message["undone"]) :]
        for event in message["events"]:
            self.events.append(link(self.events[-1], event))
        self.updates += 1
        self.shown.add(self.now())
        return True

    def now(self) -> Shown:
        return self.events[-1], mark(self.snapshot["view"])

    def whole(self) -> tuple[Print, Print]:
        """The same with all that is asked, offered and counted."""
        return self.events[-1], mark(self.snapshot)

    def is_over(self) -> bool:
        return bool(self.snapshot) and self.snapshot["over"] is not None


@asynccontextmanager
async def page(
    host: Host, table: str, viewer: int | None, token: str | None, seq: int = 0
) -> AsyncIterator[ClientConnection]:
    """A page that has said hello."""
    address = f"ws://127.0.0.1:{host.port}/ws/tables/{table}"
    async with connect(address, open_timeout=SOON, close_timeout=1, max_size=None, compression=None) as wire:
        since = {"null" if viewer is None else str(viewer): seq} if seq else 0
        tokens = [] if token is None else [token]
        await wire.send(json.dumps({"type": "hello", "tokens": tokens, "since": since, "tells": False}))
        yield wire


async def look(host: Host, table: str, viewer: int | None, token: str | None) -> Sight:
    """How somebody sees a table who comes now."""
    sight = Sight()
    async with asyncio.timeout(SOON), page(host, table, viewer, token) as wire:
        while not sight.updates:
            sight.hear(msgspec.json.decode(await wire.recv()))
    return sight


class Guest:
    """A page that looks on, and comes back whenever its line breaks."""

    def __init__(self, town: Town, table: str, viewer: int | None, token: str | None, luck: random.Random) -> None:
        self.town = town
        self.table = table
        self.viewer = viewer
        self.token = token
        self.luck = luck
        self.sight = Sight()
        self.visits = 0
        self.heard_at = 0.0

    async def stay(self) -> None:
        """Until cancelled."""
        while True:
            host = self.town.anyone(self.luck)
            try:
                if host is not None:
                    async with page(host, self.table, self.viewer, self.token, self.sight.seq) as wire:
                        self.visits += 1
                        await self.visit(host, wire)
            except BROKEN as broken:
                if isinstance(broken, ConnectionClosed) and broken.rcvd is not None and broken.rcvd.code == NO_TABLE:
                    self.town.faults.append(f"table {self.table} is gone")
                    return
            self.broken()
            await asyncio.sleep(self.luck.uniform(0, AGAIN_WITHIN))

    async def visit(self, _host: Host, wire: ClientConnection) -> None:
        async for text in wire:
            self.hear(msgspec.json.decode(text))

    def hear(self, message: Json) -> None:
        if self.sight.hear(message):
            self.heard_at = asyncio.get_running_loop().time()

    def broken(self) -> None:
        """The line is broken."""


class Person(Guest):
    """Somebody who sits there: decides when asked, and now and then takes back what was decided."""

    def __init__(self, town: Town, table: str, seat: int, token: str, luck: random.Random, pace: float) -> None:
        super().__init__(town, table, seat, token, luck)
        self.seat = seat
        self.pace = pace
        self.claims: list[Claim] = []
        self.refused: dict[str, int] = {}
        self.waits = False  # for an answer
        self._something = asyncio.Event()

    async def visit(self, host: Host, wire: ClientConnection) -> None:
        hands = asyncio.create_task(self._act(host, wire))
        try:
            await super().visit(host, wire)
        finally:
            hands.cancel()
            await asyncio.gather(hands, return_exceptions=True)

    def hear(self, message: Json) -> None:
        super().hear(message)
        if message["type"] in ("done", "refused"):
            self._answered(message)
        self._something.set()

    def _answered(self, message: Json) -> None:
        assert self.waits and message["id"] == str(len(self.claims)), f"an answer to {message['id']}"
        self.waits = False
        key = message["verdict"]["key"] if message["type"] == "refused" else ""
        if key:
            self.refused[key] = self.refused.get(key, 0) + 1
        # What could not be stored may have been stored all the same: the database was gone before it could say so.
        self.claims[-1].came = "unsure" if key == "house-not-saved" else message["type"]

    def broken(self) -> None:
        self.waits = False

    async def _act(self, host: Host, wire: ClientConnection) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            await asyncio.sleep(self.luck.uniform(0, self.pace))
            if self.waits or not self.sight.snapshot or self.town.calm:
                continue
            wish = self._wish()
            if wish is not None:
                self.claims.append(Claim(wish.get("action")))
                self.waits = True
                host.sends()
                more = {"id": str(len(self.claims)), "seat": self.seat, "seq": self.sight.seq}
                await wire.send(json.dumps({**wish, **more}))

    def _wish(self) -> Json | None:
        now = self.sight.snapshot
        if now["can_undo"] and self.luck.random() < TAKES_BACK:
            return {"type": "undo"}
        if now["choices"]:
            return {"type": "play", "action": self.luck.choice(now["choices"])["action"]}
        return None
