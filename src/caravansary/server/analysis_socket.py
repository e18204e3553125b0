"""The socket of an analysis: analyse first, then looks and tries; judgements come as they are made."""

from typing import Final

import msgspec
from starlette.websockets import WebSocket

from caravansary.engine.messages import Refused
from caravansary.server.analysis import LIVE, Analysis
from caravansary.server.door import key_of
from caravansary.server.doorkeeper import address_of
from caravansary.server.house import House
from caravansary.server.messages import Msg
from caravansary.server.messages_analysis import Analyse, FromAnalyst, Look, Stopped
from caravansary.server.outbox import Outbox
from caravansary.server.table import Table
from caravansary.server.wire import CLOSING, NORMAL, BadMessage, converse, greet, read

_decoder: Final[msgspec.json.Decoder[FromAnalyst]] = msgspec.json.Decoder(FromAnalyst)


async def analysis_socket(socket: WebSocket) -> None:
    """/ws/analysis/{id}"""
    await greet(socket, _decoder, Analyse, _serve)


async def _serve(socket: WebSocket, house: House, table: Table, wish: Analyse) -> int:
    outbox = Outbox()
    try:
        analysis = await house.analyses.enter(table, wish, outbox, key_of(address_of(socket.scope)))
    except Refused as refused:
        why = Stopped(Msg(refused.verdict.key, refused.verdict.args))
        await socket.send_text(msgspec.json.encode(why).decode())
        return NORMAL

    async def listen() -> int:
        while await _obey(analysis, outbox, await _heard(socket)):
            if house.closing:
                return CLOSING
        return NORMAL

    try:
        return await converse(socket, outbox, listen)
    finally:
        house.analyses.leave(analysis, outbox)


async def _heard(socket: WebSocket) -> FromAnalyst | None:
    """The next message; None for anything that is not one of ours."""
    try:
        return await read(socket, _decoder)
    except BadMessage:
        return None


async def _obey(analysis: Analysis, outbox: Outbox, message: FromAnalyst | None) -> bool:
    """Answer a page. The line ends for one that asks for what there is not."""
    if not analysis.is_allowed():
        outbox.send(LIVE)
        return message is not None
    if isinstance(message, Look):
        analysis.wanted = message.at
        frame = analysis.frame(message.at, outbox.wish)
        if frame is not None:
            outbox.send(frame)
        return frame is not None
    if message is None or isinstance(message, Analyse) or not analysis.is_legal(message.at, message.action):
        return False
    outbox.send(await analysis.wonder(message.at, message.action))
    return True
