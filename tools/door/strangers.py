"""Strangers who come from one address and keep a server waiting, each in one of five ways. They run in a process of their own."""

import asyncio
import json
import socket
import time
from contextlib import suppress
from typing import Final, NamedTuple

from tools.door.watching import Sight, allow_files, established, look

ADDRESS: Final = "127.0.0.2"  # people come from 127.0.0.1
SMALL: Final = 4096  # bytes in the buffer of who does not read
LOOKS_EVERY: Final = 0.5  # seconds
HEAD: Final = "HTTP/1.1\r\nHost: 127.0.0.1\r\n"
UPGRADE: Final = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ASKED: Final = 100  # times, by who does not read what is answered
READING: Final = ("silent", "half a header", "half a body")
KINDS: Final = (*READING, "unread answers", "unread socket")


class Siege(NamedTuple):
    """Who comes, and where."""

    port: int
    process: int  # of the server
    table: str  # where those sit who open a socket
    number: int = 5000
    kinds: tuple[str, ...] = KINDS
    soon: float = 2.0  # seconds; who is gone sooner was not let in
    longest: float = 120.0  # seconds; who is still there then is never cut
    address: str = ADDRESS


class Fate(NamedTuple):
    """What became of one of them: for how many seconds the server held the connection (None: to the end)."""

    kind: str
    held: float | None
    sent_away: bool


class Report(NamedTuple):
    fates: list[Fate]
    sights: list[Sight]
    coming: float  # seconds until all had come


def besiege(siege: Siege) -> Report:
    """All of them at once; answers when the last of them is gone."""
    allow_files()
    return asyncio.run(_Crowd(siege).comes())


class _Crowd:
    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.began = time.monotonic()
        self.came = 0
        self.last = 0.0  # when the last of them came
        self.gone: dict[int, float] = {}  # when the server had let go of somebody, by port
        self.over = asyncio.Event()

    def now(self) -> float:
        return time.monotonic() - self.began

    async def comes(self) -> Report:
        each = [
            asyncio.create_task(self._knock(self.siege.kinds[k % len(self.siege.kinds)]))
            for k in range(self.siege.number)
        ]
        sights = await self._watch()
        self.over.set()
        return Report(await asyncio.gather(*each), sights, self.last)

    async def _watch(self) -> list[Sight]:
        """Look at the server now and then, until nobody of ours is there any more."""
        sights: list[Sight] = []
        there: set[int] = set()
        while True:
            standing = established(self.siege.port, self.siege.address)
            now = self.now()
            self.gone.update(dict.fromkeys(there - standing, now))
            there = standing
            sights.append(look(self.siege.process, now, len(there)))
            if now > self.siege.longest or (not there and self.came == self.siege.number):
                return sights
            await asyncio.sleep(LOOKS_EVERY)

    async def _knock(self, kind: str) -> Fate:
        with socket.socket() as wire:
            wire.setblocking(False)
            if kind not in READING:
                wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            wire.bind((self.siege.address, 0))
            try:
                await asyncio.get_running_loop().sock_connect(wire, ("127.0.0.1", self.siege.port))
            except OSError:  # the server's own queue was full
                self.came += 1
                return Fate(kind, 0.0, True)
            port, since = wire.getsockname()[1], self.now()
            self.came, self.last = self.came + 1, since
            saying = asyncio.create_task(_say(wire, said(kind, self.siege.table)))
            if kind not in READING:
                await self.over.wait()
            heard = await self._hear(wire)
            saying.cancel()
            until = self.now() if kind in READING else self.gone.get(port, since)
            held = until - since
            # Who was speaking when it was sent away may not have heard the answer.
            sent_away = b" 429 " in (heard or b"")[:20] or (kind != "silent" and not heard and held < self.siege.soon)
            return Fate(kind, None if heard is None else held, sent_away)

    async def _hear(self, wire: socket.socket) -> bytes | None:
        """How what comes begins, if the other side hangs up."""
        begins = b""
        try:
            async with asyncio.timeout(self.siege.longest):
                while chunk := await asyncio.get_running_loop().sock_recv(wire, 65_536):
                    begins = begins or chunk[:100]
        except TimeoutError:
            return None
        except OSError:
            pass  # it hung up in the middle of a word of ours
        return begins


async def _say(wire: socket.socket, text: bytes) -> None:
    """Say it, though nobody may listen to the end."""
    with suppress(OSError):
        await asyncio.get_running_loop().sock_sendall(wire, text)


def said(kind: str, table: str) -> bytes:
    """What a stranger says before it falls silent."""
    post = f"POST /api/tables {HEAD}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{{"
    hello = _frame({"type": "hello", "tokens": [], "since": 0, "tells": True})
    tell = _frame({"type": "tell", "seat": None})  # answered with the whole table in words
    return {
        "silent": b"",
        "half a header": f"GET /api/games {HEAD}X-Slow: ".encode(),
        "half a body": post.encode(),
        "unread answers": f"GET /api/games {HEAD}\r\n".encode() * ASKED,
        "unread socket": f"GET /ws/tables/{table} {HEAD}{UPGRADE}".encode() + hello + tell * ASKED,
    }[kind]


def _frame(message: object) -> bytes:
    """A message of a page, as it goes over the wire; all of ours have less than 126 bytes."""
    body = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(body)]) + bytes(4) + body
