"""People at tables of ours, as pages play: they know what they were shown, choose, and wait for the acknowledgement."""

import asyncio
import random
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from caravansary.games import registered_games
from tools.load.counting import Count

PLAYERS: Final = {info.name: info.min_players for info in registered_games()}
BOARDS: Final = sorted(PLAYERS)
HERE: Final = "127.0.0.1"
_encode: Final = msgspec.json.encode


class Choice(msgspec.Struct):
    """Of a snapshot a player reads no more than this."""

    action: str


class Shown(msgspec.Struct):
    """What is read of a snapshot."""

    choices: list[Choice] | None = None
    over: msgspec.Raw = msgspec.Raw(b"null")


class Said(msgspec.Struct):
    """What is read of a message; of a change the pieces of its snapshot."""

    type: str
    seq: int = 0
    seat: int | None = None
    snapshot: Shown | None = None
    changed: Shown | None = None
    id: str = ""


_read: Final = msgspec.json.Decoder(Said)


class Player:
    """One page with one seat."""

    def __init__(self, seat: int, wire: ClientConnection, luck: random.Random, count: Count) -> None:
        self.seat, self.wire, self.luck, self.count = seat, wire, luck, count
        self.seq = 0
        self.moves = 0

    async def play(self) -> None:
        """Until the game is over. Whoever is asked something answers at once."""
        answered, waiting = -1, 0.0
        choices: list[Choice] = []
        async for text in self.wire:
            self.count.received += len(text) if self.count.open else 0
            said = _read.decode(text)
            if (shown := said.snapshot or said.changed) is not None:
                self.seq, choices = said.seq, choices if shown.choices is None else shown.choices
                if bytes(shown.over) != b"null":
                    return
            elif said.type == "done":
                self.count.move(waiting)
                waiting = 0.0
            elif said.type == "refused":  # what it stood on has changed meanwhile
                waiting, answered = 0.0, -1
            if choices and not waiting and answered != self.seq:
                answered, waiting = self.seq, time.perf_counter()
                self.moves += 1
                action = self.luck.choice(choices).action
                wish = {"type": "play", "id": str(self.moves), "seat": self.seat, "seq": self.seq, "action": action}
                await self.wire.send(_encode(wish).decode())


async def table(urls: Sequence[str], game: str, luck: random.Random, count: Count, home: str) -> None:
    """One game after another, each page at one of the servers."""
    while True:
        made = await lay(urls[0], game, home)
        async with asyncio.TaskGroup() as sitting:
            for seat, token in enumerate(made["tokens"]):
                url = urls[seat % len(urls)]
                player = (seat, token, random.Random(luck.random()))
                sitting.create_task(_sit(url, made["table"], *player, count, home))


async def _sit(url: str, id: str, seat: int, token: str, luck: random.Random, count: Count, home: str) -> None:
    path = f"ws{url[4:]}/ws/tables/{id}"
    async with connect(path, max_size=None, ping_interval=None, local_addr=(home, 0)) as wire:
        await wire.send(_encode(hello([token])).decode())
        await Player(seat, wire, luck, count).play()


def hello(tokens: list[str]) -> dict[str, Any]:
    """What a page says that draws all games."""
    return {"type": "hello", "tokens": tokens, "since": 0, "boards": BOARDS, "tells": False}


async def lay(url: str, game: str, home: str = HERE) -> Any:
    """A new table: its name, and the tokens of its people."""
    seats = [{"kind": "person", "name": f"Ana {seat + 1}"} for seat in range(PLAYERS[game])]
    return msgspec.json.decode(await post(f"{url}/api/tables", {"game": game, "options": {}, "seats": seats}, home))


async def post(url: str, body: object, home: str = HERE) -> bytes:
    """The body of the answer; raises `RuntimeError` for one that says no."""
    host, _, path = url.removeprefix("http://").partition("/")
    reader, writer = await asyncio.open_connection(*host.split(":"), local_addr=(home, 0))
    data = _encode(body)
    head = f"POST /{path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
    writer.write(f"{head}Connection: close\r\n\r\n".encode() + data)
    answer = await reader.read()
    writer.close()
    top, _, text = answer.partition(b"\r\n\r\n")
    if b" 200 " not in top.partition(b"\r\n")[0]:
        raise RuntimeError(answer.decode())
    return text
