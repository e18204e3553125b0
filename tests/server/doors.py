"""A real server in a thread of this process, with a door whose limits a test sets, and strangers who knock at it."""

import asyncio
import contextlib
import json
import socket
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import uvicorn

from caravansary.server.app import make_app
from caravansary.server.door import Address, Door, Limits, Patience
from caravansary.server.house import House
from caravansary.server.serve import configured
from tests.ports import free_port
from tests.server.pages import SOON, Here, JudgesHere, file_in, person, wait_until

PEOPLE: Final = "127.0.0.1"
ATTACKER: Final = "127.0.0.2"
LONG: Final = Patience(SOON, SOON, SOON, SOON)  # nobody is cut off who should not be
SMALL: Final = 4096  # bytes in a connection's buffers where a test wants them to be full soon


class Counting(Door):
    """A door that counts."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.came: Counter[str] = Counter()

    def comes(self, host: str) -> Address | None:
        known = super().comes(host)
        self.came[host] += known is not None
        return known


class Running:
    """Where the server is, and what it knows."""

    def __init__(self, port: int, door: Counting, server: uvicorn.Server, app: Any) -> None:
        self.port = port
        self.door = door
        self.server = server
        self._app = app

    @property
    def house(self) -> House:
        house: House = self._app.state.house
        return house

    def knock(self, text: str = "", address: str = ATTACKER, buffer: int = 0) -> socket.socket:
        """A connection that has said this much."""
        wire = socket.socket()
        if buffer:
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        wire.settimeout(SOON)
        wire.bind((address, 0))
        wire.connect(("127.0.0.1", self.port))
        if text:
            wire.sendall(text.encode())
        return wire

    def ask(self, path: str, address: str = PEOPLE, body: object = None, headers: str = "") -> tuple[int, str]:
        """A whole request: the status of the answer, and its body."""
        sent = "" if body is None else json.dumps(body)
        with self.knock(request(path, sent, headers), address) as wire:
            return answer(wire)

    def lay(self) -> dict[str, Any]:
        wish = {"game": "silk", "options": {}, "seats": [person(name) for name in ("Ana", "Bo", "Cy", "Di")]}
        status, text = self.ask("/api/tables", body=wish)
        assert status == 200, text
        laid: dict[str, Any] = json.loads(text)
        return laid

    def hurries(self, **seconds: float) -> None:
        """From now on nobody may take longer for this."""
        self.door.patience = LONG._replace(**seconds)

    def came(self) -> int:
        """How many connections of strangers were let in so far."""
        return self.door.came[ATTACKER]

    def wait_for_none(self, what: str) -> None:
        wait_until(lambda: self.door.connections == 0, what)


@contextmanager
def running(folder: Path, limits: Limits | None = None, page: Path | None = None) -> Iterator[Running]:
    """A server with all patience in the world; its buffers are small, so that who does not read is soon noticed."""
    door = Counting(limits)
    door.patience = LONG
    app = make_app(file_in(folder), page, 0.0, Here(), None, JudgesHere(), door=door)
    port = free_port()
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    config = configured(app, door, "127.0.0.1", port, log_level="warning")
    server = uvicorn.Server(config)

    def serve() -> None:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop's, where it is
            runner.run(server.serve([listener]))

    thread = threading.Thread(target=serve, name="a house")
    thread.start()
    try:
        wait_until(lambda: server.started or not thread.is_alive(), "the server does not start")
        yield Running(port, door, server, app)
    finally:
        server.should_exit = True
        thread.join(SOON)
        listener.close()
    assert not thread.is_alive()


def request(path: str, body: str = "", headers: str = "") -> str:
    method = "POST" if body else "GET"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{kind}{headers}Connection: close\r\n\r\n{body}"


def answer(wire: socket.socket) -> tuple[int, str]:
    """What comes until the other side hangs up."""
    head, _, body = everything(wire).partition(b"\r\n\r\n")
    return int(head.split()[1]), body.decode()


def everything(wire: socket.socket) -> bytes:
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while chunk := wire.recv(65_536):
            said += chunk
    return said


def is_cut(wire: socket.socket) -> bool:
    """Does the other side hang up without another word?"""
    return everything(wire) == b""


def upgrade(path: str) -> str:
    """How a socket begins."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )


def frame(text: str) -> bytes:
    """A message of a page, as it goes over the wire."""
    body = text.encode()
    size = len(body)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0x80 | 126]) + size.to_bytes(2, "big")
    return head + bytes(4) + body


def trickle(wire: socket.socket, piece: bytes, every: float) -> None:
    """Say a little, again and again, until the other side has had enough."""
    deadline = time.monotonic() + SOON
    with contextlib.suppress(OSError):
        while time.monotonic() < deadline:
            wire.sendall(piece)
            time.sleep(every)
    assert time.monotonic() < deadline, "it goes on for ever"
