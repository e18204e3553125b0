"""People who play while strangers knock: at their tables over sockets, and newcomers who just open the door."""

import asyncio
import random
import time
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tools.load.ours import BOARDS, PLAYERS, Choice, Said, post

NEWCOMER_EVERY: Final = 0.1  # seconds
_read: Final = msgspec.json.Decoder(Said)
_encode: Final = msgspec.json.encode


class Wait(NamedTuple):
    """Somebody waited for so many seconds; `at`: when that ended."""

    at: float
    seconds: float


@dataclass
class Waits:
    """How long people waited for the acknowledgement of a decision, and newcomers for an answer."""

    decisions: list[Wait] = field(default_factory=list)
    newcomers: list[Wait] = field(default_factory=list)


def note(waits: list[Wait], asked: float) -> None:
    now = time.perf_counter()
    waits.append(Wait(now, now - asked))


class Figures(NamedTuple):
    """Of some waits, in seconds."""

    number: int
    median: float
    p99: float
    longest: float

    def line(self) -> str:
        shown = (
            f"median {self.median * 1e3:6.1f} ms   p99 {self.p99 * 1e3:6.1f} ms   longest {self.longest * 1e3:6.0f} ms"
        )
        return f"{self.number:6}   {shown}"


def figures(waits: list[Wait], since: float, until: float) -> Figures:
    """Of those that ended between two moments."""
    found = sorted(wait.seconds for wait in waits if since <= wait.at < until)
    if not found:
        return Figures(0, 0.0, 0.0, 0.0)
    return Figures(len(found), median(found), found[min(len(found) - 1, int(len(found) * 0.99))], found[-1])


async def table(url: str, game: str, luck: random.Random, pace: float, waits: Waits) -> None:
    """One game after another; who is asked thinks for `pace` seconds, more or less."""
    while True:
        seats = [{"kind": "person", "name": f"Ana {seat + 1}"} for seat in range(PLAYERS[game])]
        made = msgspec.json.decode(await post(f"{url}/api/tables", {"game": game, "options": {}, "seats": seats}))
        async with asyncio.TaskGroup() as sitting:
            for seat, token in enumerate(made["tokens"]):
                chance = random.Random(luck.random())
                sitting.create_task(_sit(url, made["table"], seat, token, chance, pace, waits))


async def _sit(url: str, id: str, seat: int, token: str, luck: random.Random, pace: float, waits: Waits) -> None:
    async with connect(f"{url.replace('http', 'ws', 1)}/ws/tables/{id}", max_size=None, ping_interval=None) as wire:
        hello = {"type": "hello", "tokens": [token], "since": 0, "boards": BOARDS, "tells": False}
        await wire.send(_encode(hello).decode())
        await _play(wire, seat, luck, pace, waits)


async def _play(wire: ClientConnection, seat: int, luck: random.Random, pace: float, waits: Waits) -> None:
    """Until the game is over. What is heard while somebody thinks waits until then: one page, one thing after another."""
    choices: list[Choice] = []
    seq, answered, asked = 0, -1, 0.0
    async for text in wire:
        said = _read.decode(text)
        if (shown := said.snapshot or said.changed) is not None:
            seq, choices = said.seq, choices if shown.choices is None else shown.choices
            if bytes(shown.over) != b"null":
                return
        elif said.type == "done":
            note(waits.decisions, asked)
            asked = 0.0
        elif said.type == "refused":  # what it stood on has changed meanwhile
            asked, answered = 0.0, -1
        if choices and not asked and answered != seq:
            await asyncio.sleep(luck.uniform(0, 2 * pace))
            answered, asked = seq, time.perf_counter()
            wish = {"type": "play", "id": "p", "seat": seat, "seq": seq, "action": luck.choice(choices).action}
            await wire.send(_encode(wish).decode())


async def newcomers(port: int, waits: Waits) -> None:
    """One after another, each with a connection of its own: it asks which games there are."""
    while True:
        asked = time.perf_counter()
        if not await _comes(port):
            raise RuntimeError("a newcomer was not let in")
        note(waits.newcomers, asked)
        await asyncio.sleep(NEWCOMER_EVERY)


async def _comes(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    answer: Any = await reader.read()
    writer.close()
    return bytes(answer).startswith(b"HTTP/1.1 200 ")
