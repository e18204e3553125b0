"""The socket of an analysis: analyse first, then looks and tries; judgements come as they are made."""

import logging
from contextlib import suppress
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from caravansary.engine.messages import Refused
from caravansary.server.analysis import LIVE, Analysis
from caravansary.server.house import House, NoTable
from caravansary.server.messages import Analyse, FromAnalyst, Look, Msg, Stopped
from caravansary.server.socket import (
    BAD_HELLO,
    HELLO_WITHIN,
    MAX_MESSAGE,
    NO_TABLE,
    NORMAL,
    TROUBLE,
    WRONG_RULES,
    receive,
    same_origin,
    write,
)
from caravansary.server.socket import close_socket as close
from caravansary.server.table import Line, Table, WrongRules

log = logging.getLogger(__name__)

_decoder: Final[msgspec.json.Decoder[FromAnalyst]] = msgspec.json.Decoder(FromAnalyst)


async def analysis_socket(socket: WebSocket) -> None:
    """/ws/analysis/{id}"""
    house: House = socket.app.state.house
    if not same_origin(socket):
        await socket.close(BAD_HELLO)  # before it is accepted: 403
        return
    await socket.accept()
    try:
        async with house.at(socket.path_params["table"]) as table:
            await close(socket, await _serve(socket, house, table))
    except NoTable:
        await close(socket, NO_TABLE)
    except WrongRules:
        await close(socket, WRONG_RULES)
    except Exception:
        log.exception("table %s: an analysis broke", socket.path_params["table"])
        await close(socket, TROUBLE)


async def _serve(socket: WebSocket, house: House, table: Table) -> int:
    """From the first message to the last; answers the code to close with."""
    wish = None
    with anyio.move_on_after(HELLO_WITHIN), suppress(WebSocketDisconnect):
        wish = await _read(socket)
    return await _analyse(socket, house, table, wish) if isinstance(wish, Analyse) else BAD_HELLO


async def _analyse(socket: WebSocket, house: House, table: Table, wish: Analyse) -> int:
    line = Line()
    try:
        analysis = await house.analyses.enter(table, wish, line)
    except Refused as refused:
        why = Stopped(Msg(refused.verdict.key, refused.verdict.args))
        await socket.send_text(msgspec.json.encode(why).decode())
        return NORMAL
    try:
        async with anyio.create_task_group() as group:
            line.cut = group.cancel_scope.cancel
            group.start_soon(write, socket, line)
            with suppress(WebSocketDisconnect):
                while await _obey(analysis, line, await _read(socket)):
                    pass
            line.cut()
    finally:
        house.analyses.leave(analysis, line)
    return NORMAL


async def _read(socket: WebSocket) -> FromAnalyst | None:
    """The next message; None for anything that is not one of ours."""
    text = await receive(socket)
    if text is None or len(text) > MAX_MESSAGE:
        return None
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


async def _obey(analysis: Analysis, line: Line, message: FromAnalyst | None) -> bool:
    """Answer a page. The line ends for one that asks for what there is not."""
    if not analysis.is_allowed():
        line.send(LIVE)
        return message is not None
    if isinstance(message, Look):
        analysis.wanted = message.at
        frame = analysis.frame(message.at, line.draws)
        if frame is not None:
            line.send(frame)
        return frame is not None
    if message is None or isinstance(message, Analyse) or not analysis.is_legal(message.at, message.action):
        return False
    line.send(await analysis.wonder(message.at, message.action))
    return True
