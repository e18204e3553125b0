"""Two people at each of boardgame.io's tables, by its protocol (Socket.IO 4 over a WebSocket): its tic-tac-toe, one match
after another."""

import asyncio
import json
import random
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from tools.load.counting import Count

GAME: Final = "tic-tac-toe"
OPEN, PING, PONG, CONNECT, EVENT = "0", "2", "3", "40", "42"
CELLS: Final = 9


class Player:
    """One page. Its matches are named by both players alike, so nobody has to lay them."""

    def __init__(self, table: str, seat: int, wire: ClientConnection, luck: random.Random, count: Count) -> None:
        self.table, self.seat, self.wire, self.luck, self.count = table, str(seat), wire, luck, count
        self.number = 0
        self.asked = 0.0
        self.moved = -1

    async def play(self) -> None:
        await self.wire.recv()
        await self.wire.send(f"{CONNECT}/{GAME},")
        await self.wire.recv()
        await self._sync()
        async for text in self.wire:
            assert isinstance(text, str)
            self.count.received += len(text) if self.count.open else 0
            if text == PING:
                await self.wire.send(PONG)
            elif text.startswith(EVENT):
                await self._hear(*json.loads(text[text.index(",") + 1 :]))

    async def _hear(self, what: str, match: str = "", said: Any = None, *_: object) -> None:
        if match != self._match or what not in ("sync", "update"):
            return
        state = said["state"] if what == "sync" else said
        if self.asked and state["_stateID"] > self.moved:
            self.count.move(self.asked)
            self.asked = 0.0
        if state["ctx"].get("gameover") is not None:
            self.number += 1
            await self._sync()
        elif state["ctx"]["currentPlayer"] == self.seat and state["_stateID"] > self.moved:
            cell = self.luck.choice([cell for cell in range(CELLS) if state["G"]["cells"][cell] is None])
            self.asked, self.moved = time.perf_counter(), state["_stateID"]
            move = {"type": "clickCell", "args": [cell], "playerID": self.seat}
            await self._say("update", {"type": "MAKE_MOVE", "payload": move}, self.moved, self._match, self.seat)

    @property
    def _match(self) -> str:
        return f"{self.table}-{self.number}"

    async def _sync(self) -> None:
        self.moved = -1
        await self._say("sync", self._match, self.seat, None, 2)

    async def _say(self, *what: object) -> None:
        await self.wire.send(f"{EVENT}/{GAME},{json.dumps(what)}")


async def table(url: str, name: str, luck: random.Random, count: Count, home: str) -> None:
    async with asyncio.TaskGroup() as sitting:
        for seat in range(2):
            sitting.create_task(_sit(url, name, seat, random.Random(luck.random()), count, home))


async def _sit(url: str, name: str, seat: int, luck: random.Random, count: Count, home: str) -> None:
    path = f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
    async with connect(path, max_size=None, ping_interval=None, local_addr=(home, 0)) as wire:
        await Player(name, seat, wire, luck, count).play()
