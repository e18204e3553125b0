"""Connections that keep us waiting are cut off, and counted by their address: what uvicorn leaves to a proxy.

On the doorstep a connection has to say what it wants, and to take the answer; inside, as a socket, to read what it is sent. For
nothing else is there a time: who sits at a table may be silent as long as the line lives.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from caravansary.server.door import Address, Door
from caravansary.server.gathering import Gathering
from caravansary.server.messages import ErrorAnswer, Msg
from caravansary.server.turns import Turns

NO_TEXT: Final = 1007  # a socket's code for what is no UTF-8


class Waiting:
    """A connection that is cut off when it owes something for too long."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    door: Door
    turns: Turns  # of its address
    _owed = ""
    _due: asyncio.TimerHandle | None = None

    def expect(self, what: str) -> None:
        """From now on this is owed, unless it is already."""
        if what != self._owed:
            self.content()
            self._owed = what
            self._due = self.loop.call_later(getattr(self.door.patience, what), self._cut)

    def content(self) -> None:
        """Nothing is owed."""
        self._owed = ""
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _cut(self) -> None:
        """When thousands are cut at the same time, each waits for its turn."""
        self.turns.do(self.transport.abort)


def protocols(door: Door) -> dict[str, Any]:
    """What uvicorn's configuration has to say for it."""
    return {"http": partial(Doorstep, door), "ws": partial(Inside, door)}


class Doorstep(Waiting, H11Protocol):
    """A connection that asks for something."""

    def __init__(self, door: Door, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door
        self.address: Address | None = None  # whose it counts as
        self._early: bytes | None = b""  # what was said before its turn

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = self.door.comes(host)
        self.turns = self.door.at(host).turns
        self.expect("header")
        self.turns.do(self._begin)

    def _begin(self) -> None:
        """When thousands come at the same time, each waits for its turn."""
        early, self._early = self._early, None
        if self.transport.is_closing():
            return
        if self.address is None:
            self.transport.write(CROWDED)
            self.transport.close()
            self.expect("end")
            return
        self.flow.resume_reading()
        if early:
            self.data_received(early)

    def connection_lost(self, exc: Exception | None) -> None:
        self.content()
        if self.address is not None:
            self.door.goes(self.address)
            self.address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._early is not None:  # uvloop cannot be told not to read before it has read
            self._early += data
            self.flow.pause_reading()
            return
        super().data_received(data)
        # uvicorn waits for the first byte of a further request only.
        if self.address is not None and self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.expect("header")

    def handle_events(self) -> None:
        super().handle_events()
        state = self.conn.their_state
        if self.address is None:
            return  # it is a socket now
        if self.transport.is_closing():
            self.expect("end")
        elif state is h11.SEND_BODY:
            self.expect("body")
        elif state is not h11.IDLE and self._owed in {"header", "body"}:
            self.content()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.content()
        address, self.address = self.address, None
        make: Callable[..., Any] = self.ws_protocol_class  # type: ignore[assignment]
        self.ws_protocol_class = partial(make, address)  # type: ignore[assignment]
        super().handle_websocket_upgrade(event)

    def eof_received(self) -> None:
        super().eof_received()
        self.expect("end")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect("reading")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._owed == "reading":
            self.content()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.expect("end")

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.expect("end")

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.expect("end")


class Inside(Waiting, WebSocketsSansIOProtocol):
    """A socket."""

    def __init__(self, door: Door, address: Address | None, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.door = door
        self.address = address
        self.turns = address.turns if address is not None else Turns()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.transport = cast(asyncio.Transport, Gathering(transport, self.loop))
        self.expect("header")

    def connection_lost(self, exc: Exception | None) -> None:
        self.content()
        if self.address is not None:
            self.door.goes(self.address)
            self.address = None
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            # uvicorn would do the same, and write a trace into the log that anybody could fill.
            self.frames = []
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def start_keepalive(self) -> None:
        """It was let in."""
        self.content()
        super().start_keepalive()

    def eof_received(self) -> None:
        super().eof_received()
        self.expect("end")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect("reading")

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._owed == "reading":
            self.content()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.expect("end")

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.expect("end")

    def shutdown(self) -> None:
        super().shutdown()
        self.expect("end")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


_BODY: Final = msgspec.json.encode(ErrorAnswer(Msg("house-crowded", {})))
CROWDED: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
    b"Cache-Control: no-store\r\nRetry-After: 10\r\nConnection: close\r\n\r\n%s" % (len(_BODY), _BODY)
)
