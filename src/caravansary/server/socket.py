"""The socket of a page: hello first, then decisions. Whatever a page sends, it gets a clear answer and nothing breaks."""

import logging
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravansary.engine.messages import Refused as EngineRefused
from caravansary.server.house import House, NoTable
from caravansary.server.messages import Done, FromPage, Hello, Ping, Play, Pong, Refused, Undo, Verdict
from caravansary.server.snapshot import verdict
from caravansary.server.store import NotSaved
from caravansary.server.table import Line, Table, WrongRules, refusal

log = logging.getLogger(__name__)

MAX_MESSAGE: Final = 16_384  # characters; the largest honest message is far smaller
HELLO_WITHIN: Final = 10.0  # seconds
CLOSE_WITHIN: Final = 5.0
NORMAL: Final = 1000
BAD_HELLO: Final = 1008
TROUBLE: Final = 1011
TRY_AGAIN: Final = 1013
NO_TABLE: Final = 4404
WRONG_RULES: Final = 4409

_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class BadMessage(ValueError):
    """Not a message of ours; `id` is its id if it has one that can be answered."""

    def __init__(self, id: str = "") -> None:
        super().__init__("not a message of ours")
        self.id = id


class _Named(msgspec.Struct):
    id: str = ""


def read(text: str | bytes | None) -> FromPage:
    """A page's message. Raises `BadMessage` for anything else."""
    if not isinstance(text, str) or len(text) > MAX_MESSAGE:
        raise BadMessage
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as bad:
        raise BadMessage(_id_of(text)) from bad


def _id_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


async def table_socket(socket: WebSocket) -> None:
    """/ws/tables/{id}"""
    house: House = socket.app.state.house
    if not same_origin(socket):
        await socket.close(BAD_HELLO)  # before it is accepted: 403
        return
    await socket.accept()
    try:
        async with house.at(socket.path_params["table"]) as table:
            await _serve(socket, table)
    except NoTable:
        await close_socket(socket, NO_TABLE)
    except WrongRules:
        await close_socket(socket, WRONG_RULES)
    except NotSaved:
        await close_socket(socket, TRY_AGAIN)
    except Exception:
        log.exception("table %s: a socket broke", socket.path_params["table"])
        await close_socket(socket, TROUBLE)


async def _serve(socket: WebSocket, table: Table) -> None:
    """Read and write side by side, until either ends."""
    line = Line()
    code = TRY_AGAIN
    try:
        async with anyio.create_task_group() as group:
            line.cut = group.cancel_scope.cancel
            group.start_soon(write, socket, line)
            code = await _read(socket, table, line)
            line.cut()
    finally:
        table.leave(line)
    await close_socket(socket, code)


async def write(socket: WebSocket, line: Line) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text((await line.unsent.get()).decode())
    line.cut()


async def _read(socket: WebSocket, table: Table, line: Line) -> int:
    """Read until the page goes, or does not know how to behave; answers the code to close with."""
    with suppress(WebSocketDisconnect):
        try:
            with anyio.fail_after(HELLO_WITHIN):
                first = read(await receive(socket))
        except (BadMessage, TimeoutError):
            return BAD_HELLO
        if not isinstance(first, Hello):
            return BAD_HELLO
        try:
            await table.join(line, first)
        except NotSaved:
            return TRY_AGAIN
        while True:
            try:
                await _obey(table, line, read(await receive(socket)))
            except BadMessage as bad:
                line.send(Refused(bad.id, Verdict(["HOUSE-1.9"], "house-bad-message", {})))
    return NORMAL


async def receive(socket: WebSocket) -> str | None:
    """The next text; None for a message of bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    return text


async def _obey(table: Table, line: Line, message: FromPage) -> None:
    match message:
        case Ping():
            line.send(Pong())
        case Hello():
            raise BadMessage
        case Play() | Undo():
            try:
                await _decide(table, line, message)
            except EngineRefused as refused:
                line.send(Refused(message.id, verdict(refused.verdict)))
            except NotSaved:
                line.send(Refused(message.id, verdict(refusal("house-not-saved", "HOUSE-1.8").verdict)))
            else:
                line.send(Done(message.id))


async def _decide(table: Table, line: Line, message: Play | Undo) -> None:
    if message.seat >= len(table.seats):
        raise refusal("house-no-such-seat", "HOUSE-1.1", seat=message.seat)
    if message.seat not in line.seats:
        raise refusal("house-not-your-seat", "HOUSE-1.1", seat=message.seat)
    if isinstance(message, Play):
        await table.play(message.seat, message.seq, message.action)
    else:
        await table.undo(message.seat, message.seq)


async def close_socket(socket: WebSocket, code: int) -> None:
    # The page may have been faster, or may not read at all: nobody waits for that.
    with anyio.move_on_after(CLOSE_WITHIN), suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


def same_origin(socket: WebSocket) -> bool:
    """Browsers say which page opens a socket: only our own may. Development pages on this machine count as our own."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = socket.headers.get("host", "")
    try:
        theirs, ours = urlsplit(origin), urlsplit(f"//{host}")
        return theirs.netloc == host or (theirs.hostname in LOOPBACK and ours.hostname in LOOPBACK)
    except ValueError:
        return False
