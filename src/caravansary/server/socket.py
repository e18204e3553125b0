"""The socket of a page: hello first, then decisions. Whatever a page sends, it gets a clear answer and nothing breaks."""

from typing import Final

import msgspec
from starlette.websockets import WebSocket

from caravansary.engine.messages import Refused as EngineRefused
from caravansary.server.house import House
from caravansary.server.messages import Done, FromPage, Hello, Ping, Play, Pong, Refused, Undo, Verdict
from caravansary.server.outbox import Outbox
from caravansary.server.snapshot import verdict
from caravansary.server.store import NotSaved
from caravansary.server.table import Table, refusal
from caravansary.server.wire import BadMessage, converse, greet, read

_decoder: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


async def table_socket(socket: WebSocket) -> None:
    """/ws/tables/{id}"""
    await greet(socket, _decoder, Hello, _serve)


async def _serve(socket: WebSocket, _house: House, table: Table, hello: Hello) -> int:
    outbox = Outbox()

    async def listen() -> int:
        while True:
            try:
                await _obey(table, outbox, await read(socket, _decoder))
            except BadMessage as bad:
                outbox.send(Refused(bad.id, Verdict(["HOUSE-1.9"], "house-bad-message", {})))

    try:
        await table.join(outbox, hello)
        return await converse(socket, outbox, listen)
    finally:
        table.leave(outbox)


async def _obey(table: Table, outbox: Outbox, message: FromPage) -> None:
    match message:
        case Ping():
            outbox.send(Pong())
        case Hello():
            raise BadMessage
        case Play() | Undo():
            try:
                await _decide(table, outbox, message)
            except EngineRefused as refused:
                outbox.send(Refused(message.id, verdict(refused.verdict)))
            except NotSaved:
                outbox.send(Refused(message.id, verdict(refusal("house-not-saved", "HOUSE-1.8").verdict)))
            else:
                outbox.send(Done(message.id))


async def _decide(table: Table, outbox: Outbox, message: Play | Undo) -> None:
    if message.seat >= len(table.seats):
        raise refusal("house-no-such-seat", "HOUSE-1.1", seat=message.seat)
    if message.seat not in outbox.seats:
        raise refusal("house-not-your-seat", "HOUSE-1.1", seat=message.seat)
    if isinstance(message, Play):
        await table.play(message.seat, message.seq, message.action)
    else:
        await table.undo(message.seat, message.seq)
