"""Bad messages by the thousand, over real sockets to a server of its own: a clear answer or a close, and nothing has changed.

`BAD_MESSAGES=100000` takes some minutes.
"""

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from tools.door.watching import look
from tools.load.ours import post
from tools.ordeal.hosts import Host
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caravansary.server.wire import MAX_MESSAGE
from tests.marks import rules
from tests.server.pages import Json
from tests.server.test_hostile import BAD_TEXTS, anything, mutilated

MANY: Final = int(os.environ.get("BAD_MESSAGES", "2000"))
LIMIT: Final = 600 + MANY // 20
SOCKETS: Final = 4
BREATH: Final = 40  # messages before the answers are read
MOST_MEMORY: Final = 64 << 20  # bytes more than before
# No UTF-8, a hundred bad messages, far too long: it is always the page's fault. Who goes on speaking may miss the word (1006).
CODES: Final = {1006, 1007, 1008, 1009}
TOLD: Final = {"welcome", "refused", "because", "pong", "told", "update", "presence"}
ILLEGAL: Final = "fly to the moon"


class Sitting:
    """A table of two people; the page that says bad things sits on the seat that is asked first."""

    def __init__(self, host: Host, table: str, tokens: list[str]) -> None:
        self.host, self.table, self.tokens = host, table, tokens
        self.seat, self.other = 0, 1
        self.action = ""
        self.heard = Counter[str]()
        self.closes = Counter[int]()

    def wire(self) -> connect:
        url = f"ws://127.0.0.1:{self.host.port}/ws/tables/{self.table}"
        return connect(url, max_size=None, compression=None, ping_interval=None)

    async def views(self) -> list[Json]:
        """How the table stands for each seat, and for a spectator."""
        found = []
        for held in ([self.tokens[0]], [self.tokens[1]], []):
            async with self.wire() as wire:
                await say_hello(wire, held)
                found.append((await hear_until(wire, "update"))["snapshot"])
        return found

    async def log(self) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.host.port)
        writer.write(f"GET /api/tables/{self.table}/log HTTP/1.0\r\n\r\n".encode())
        text = await reader.read()
        writer.close()
        assert b" 200 " in text[:20]
        return text.partition(b"\r\n\r\n")[2]


async def say_hello(wire: ClientConnection, tokens: list[str]) -> None:
    await wire.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0, "boards": [], "tells": True}))


async def hear_until(wire: ClientConnection, *kinds: str) -> Json:
    while True:
        message: Json = json.loads(await wire.recv())
        if message["type"] in kinds:
            return message


# --- what is said


def honest(sitting: Sitting) -> list[Json]:
    """One of each kind; none of them can change anything."""
    mine: Json = {"id": "m", "seat": sitting.seat}
    return [
        {"type": "play", **mine, "seq": 1, "action": ILLEGAL},
        {"type": "undo", **mine, "seq": 1},
        {"type": "hint", **mine, "seq": 1},
        {"type": "why", **mine, "action": sitting.action},
        {"type": "tell", "seat": sitting.seat},
        {"type": "tells", "on": True},
        {"type": "ping"},
        {"type": "hello", "tokens": sitting.tokens, "since": 0},
    ]


def theirs(luck: random.Random, sitting: Sitting) -> str:
    """In the name of another seat, with everything else right, or with its token in the wrong place."""
    token = sitting.tokens[sitting.other]
    return json.dumps(
        luck.choice(
            [
                {"type": "play", "id": "m", "seat": sitting.other, "seq": 1, "action": sitting.action},
                {"type": "play", "id": token, "seat": sitting.other, "seq": 1, "action": sitting.action},
                {"type": "undo", "id": "m", "seat": sitting.other, "seq": 1},
                {"type": "tell", "seat": sitting.other},
                {"type": "why", "id": "m", "seat": 63, "action": sitting.action},
                {"type": "hello", "tokens": [token], "since": 0},
                {"type": "play", "id": "m", "seat": sitting.other, "token": token, "seq": 1, "action": sitting.action},
            ]
        )
    )


def mutated(luck: random.Random, sitting: Sitting) -> str:
    return json.dumps(mutilated(luck, luck.choice(honest(sitting))))


def letter(luck: random.Random, sitting: Sitting) -> str:
    text = mutated(luck, sitting)
    at = luck.randrange(len(text))
    return text[:at] + chr(luck.randrange(0x20, 0xD7FF)) + text[at + 1 :]


def truncated(luck: random.Random, sitting: Sitting) -> str:
    text = json.dumps(luck.choice(honest(sitting)))
    return text[: luck.randrange(len(text))]


def too_long(luck: random.Random, sitting: Sitting) -> str:
    return json.dumps({**luck.choice(honest(sitting)), "action": "x" * luck.randrange(201, 3 * MAX_MESSAGE)})


def deep(luck: random.Random, _sitting: Sitting) -> str:
    depth = luck.randrange(1, MAX_MESSAGE // 6)
    return luck.choice(["[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth])


def of_bytes(luck: random.Random, sitting: Sitting) -> bytes:
    return luck.choice([luck.randbytes(luck.randrange(300)), json.dumps(honest(sitting)[0]).encode()])


def no_text(luck: random.Random, sitting: Sitting) -> bytes:
    return luck.choice([b"\xff\xfe", json.dumps(honest(sitting)[0]).encode() + b"\xc3", b'{"id":"\xed\xa0\x80"}'])


def far_too_long(luck: random.Random, _sitting: Sitting) -> str:
    return "x" * luck.randrange(8 * MAX_MESSAGE + 1, 10 * MAX_MESSAGE)


Say = Callable[[random.Random, Sitting], str | bytes]
OFTEN: Final[list[Say]] = [theirs, mutated, mutated, letter, truncated, too_long, deep, of_bytes]
OFTEN.append(lambda luck, _sitting: luck.choice(BAD_TEXTS))
OFTEN.append(lambda luck, sitting: json.dumps(luck.choice(honest(sitting))))
OFTEN.append(lambda luck, _sitting: json.dumps(anything(luck)))
SELDOM: Final[list[Say]] = [no_text, far_too_long]  # they close the socket


async def pester(sitting: Sitting, luck: random.Random, many: int) -> None:
    """Say bad things, and come back as often as one is thrown out."""
    said = 0
    while said < many:
        try:
            async with sitting.wire() as wire:
                await say_hello(wire, [sitting.tokens[sitting.seat]])
                while said < many:
                    for _ in range(BREATH):
                        kind = luck.choice(OFTEN if luck.random() < 0.995 else SELDOM)
                        said += 1
                        await wire.send(kind(luck, sitting), text=True if kind is no_text else None)
                    await wire.send('{"type":"ping"}')
                    await listen(sitting, wire)
        except ConnectionClosed as closed:
            sitting.closes[closed.rcvd.code if closed.rcvd is not None else 1006] += 1


async def listen(sitting: Sitting, wire: ClientConnection) -> None:
    """Until all that was said is answered, or nearly so: one of the bad messages may have become a ping."""
    while True:
        kind = json.loads(await wire.recv())["type"]
        sitting.heard[kind] += 1
        if kind == "pong":
            return


async def seated(host: Host) -> Sitting:
    seats = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
    wish = {"game": "silk", "options": {}, "seats": seats}
    made: Any = msgspec.json.decode(await post(f"http://127.0.0.1:{host.port}/api/tables", wish))
    sitting = Sitting(host, made["table"], made["tokens"])
    views = await sitting.views()
    sitting.seat = views[2]["pending"][0]
    sitting.other = 1 - sitting.seat
    sitting.action = views[sitting.seat]["choices"][0]["action"]
    return sitting


async def bystander(sitting: Sitting, spoken: list[str]) -> None:
    """Hears nothing: none of it is any of their business."""
    async with sitting.wire() as wire:
        await say_hello(wire, [sitting.tokens[sitting.other]])
        async for text in wire:
            spoken.append(json.loads(text)["type"])


async def siege(folder: Path) -> tuple[Sitting, str]:
    host = Host(folder, 0, ["caravansary.cli.main"], ["--store", str(folder / "bad.sqlite3"), "--crowd", "1000000"])
    await host.start()
    assert host.process is not None
    try:
        sitting = await seated(host)
        spoken: list[str] = []
        beside = asyncio.create_task(bystander(sitting, spoken))
        before, log = await sitting.views(), await sitting.log()
        memory = look(host.process.pid).memory
        each = [pester(sitting, random.Random(number), MANY // SOCKETS) for number in range(SOCKETS)]
        await asyncio.gather(*each)
        grown = look(host.process.pid).memory - memory
        assert await sitting.views() == before
        assert await sitting.log() == log
        assert not beside.done()
        assert set(spoken) <= {"welcome", "update", "presence"} and spoken.count("update") == 1
        beside.cancel()
        assert grown < MOST_MEMORY, f"{grown >> 20} MiB more"
        await decides(sitting)
        print(f"{MANY} messages: {dict(sitting.heard)}, closed {dict(sitting.closes)}, {grown >> 20} MiB more")
        return sitting, host.log.read_text("utf-8")
    finally:
        await host.kill()


async def decides(sitting: Sitting) -> None:
    """An honest decision still counts."""
    async with sitting.wire() as wire:
        await say_hello(wire, [sitting.tokens[sitting.seat]])
        seq = (await hear_until(wire, "update"))["seq"]
        play = {"type": "play", "id": "m", "seat": sitting.seat, "seq": seq, "action": sitting.action}
        await wire.send(json.dumps(play))
        assert (await hear_until(wire, "done", "refused"))["type"] == "done"


@rules("HOUSE-1.9")
def test_bad_messages_by_the_thousand_change_nothing(tmp_path: Path) -> None:
    sitting, log = asyncio.run(siege(tmp_path))
    assert set(sitting.heard) <= TOLD
    assert sitting.heard["refused"] > MANY // 5
    assert set(sitting.closes) <= CODES, sitting.closes
    assert sum(sitting.closes.values()) >= MANY // 200
    assert "Traceback" not in log and "ERROR" not in log, log[-2000:]
