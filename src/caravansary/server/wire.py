"""What all sockets of the house share: who may open one, its first word, reading and writing, and the code it is closed with."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravansary.server.door import Door, TooMany, Visit
from caravansary.server.doorkeeper import address_of
from caravansary.server.house import House, NoTable
from caravansary.server.outbox import Outbox
from caravansary.server.store import NotSaved
from caravansary.server.stored import Unreplayable, WrongRules
from caravansary.server.table import Table

log = logging.getLogger(__name__)

MAX_MESSAGE: Final = 16_384  # characters; the largest honest message is far smaller
HELLO_WITHIN: Final = 10.0  # seconds
CLOSE_WITHIN: Final = 5.0
NORMAL: Final = 1000
BAD_HELLO: Final = 1008
TROUBLE: Final = 1011
CLOSING: Final = 1012  # the page comes back at once, perhaps to another server
TRY_AGAIN: Final = 1013
NO_TABLE: Final = 4404
WRONG_RULES: Final = 4409
CROWDED: Final = 4429

Message = TypeVar("Message")
First = TypeVar("First")


class BadMessage(ValueError):
    """Not a message of ours; `id` is its id if it has one that can be answered."""

    def __init__(self, id: str = "") -> None:
        super().__init__("not a message of ours")
        self.id = id


class EnoughBadMessages(Exception):
    """Whoever says this is no page of ours."""


class _Named(msgspec.Struct):
    id: str = ""


async def greet(
    socket: WebSocket,
    decoder: msgspec.json.Decoder[Message],
    first: type[First],
    serve: Callable[[WebSocket, House, Table, First], Awaitable[int]],
) -> None:
    """A socket from its opening to its close: if its first word is of the right kind, it is served at its table.

    `serve` answers the code to close with.
    """
    if not same_origin(socket):
        await socket.close(BAD_HELLO)  # before it is accepted: 403
        return
    await socket.accept()
    house: House = socket.app.state.house
    if house.closing:
        await socket.close(CLOSING)
        return
    door: Door = socket.app.state.door
    name = socket.path_params["table"]
    try:
        with door.visit(address_of(socket.scope), name) as visit:
            socket.state.visit = visit
            code = await _met(socket, decoder, first, serve)
    except TooMany:
        code = CROWDED
    except NoTable:
        code = NO_TABLE
    except (WrongRules, Unreplayable):
        code = WRONG_RULES
    except NotSaved:
        code = TRY_AGAIN
    except WebSocketDisconnect:  # gone before it was answered
        code = NORMAL
    except Exception:
        log.exception("table %s: a socket broke", name)
        code = TROUBLE
    # The page may have been faster, or may not read at all: nobody waits for that.
    with anyio.move_on_after(CLOSE_WITHIN), suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


async def _met(
    socket: WebSocket,
    decoder: msgspec.json.Decoder[Message],
    first: type[First],
    serve: Callable[[WebSocket, House, Table, First], Awaitable[int]],
) -> int:
    """A table is brought to life only for whoever says a first word."""
    house: House = socket.app.state.house
    name = socket.path_params["table"]
    if not await house.knows(name):
        raise NoTable(name)
    word = await _first_word(socket, decoder, first)
    if word is None:
        return BAD_HELLO
    async with house.at(name) as table:
        return await serve(socket, house, table, word)


async def _first_word(socket: WebSocket, decoder: msgspec.json.Decoder[Message], kind: type[First]) -> First | None:
    """The message that a page begins with; None if it says something else, or nothing in time."""
    with anyio.move_on_after(HELLO_WITHIN), suppress(BadMessage, WebSocketDisconnect):
        word = await read(socket, decoder)
        return word if isinstance(word, kind) else None
    return None


async def read(socket: WebSocket, decoder: msgspec.json.Decoder[Message]) -> Message:
    """A page's next message, not faster than it may speak. Raises `BadMessage` for anything else."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    visit: Visit = socket.state.visit
    if (wait := visit.wait()) > 0:
        await anyio.sleep(wait)  # meanwhile nothing more is taken from the wire either
    await visit.address.turns.turn()
    text: str | None = message.get("text")  # none in a message of bytes
    short = text is not None and len(text) <= MAX_MESSAGE
    try:
        if text is not None and short:
            return decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        pass
    if visit.is_enough():
        raise EnoughBadMessages
    raise BadMessage(_id_of(text) if text is not None and short else "")


def _id_of(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""


async def converse(socket: WebSocket, outbox: Outbox, listen: Callable[[], Awaitable[int]]) -> int:
    """Write what comes into the outbox, beside listening; answers the code to close with, if the page was cut off: try again."""
    code = TRY_AGAIN
    async with anyio.create_task_group() as group:
        outbox.cut = group.cancel_scope.cancel
        group.start_soon(_write, socket, outbox)
        with suppress(WebSocketDisconnect):
            try:
                code = await listen()
                await _unsent(outbox)
            except EnoughBadMessages:
                code = BAD_HELLO
        outbox.cut()
    return code


async def _unsent(outbox: Outbox) -> None:
    """Wait until what was answered is on its way."""
    with anyio.move_on_after(CLOSE_WITHIN):
        while outbox.unsent:
            await anyio.sleep(0.01)


async def _write(socket: WebSocket, outbox: Outbox) -> None:
    # uvicorn raises the latter where the line has ended by itself, at a frame that is none, and nobody has read of it yet.
    with suppress(WebSocketDisconnect, RuntimeError):
        while True:
            await socket.send_text((await outbox.next()).decode())
    outbox.cut()


def same_origin(socket: WebSocket) -> bool:
    """Browsers say which page opens a socket: only our own may."""
    origin = socket.headers.get("origin")
    return origin is None or origin.partition("://")[2] == socket.headers.get("host", "")
