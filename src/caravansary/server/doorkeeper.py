"""Every request and socket is looked at before anything else is done for it: is this house meant, and is it not too much?"""

from typing import Final

import msgspec
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from caravansary.engine.messages import Message
from caravansary.server.door import Door
from caravansary.server.messages import ErrorAnswer, Msg
from caravansary.server.pages import preferred
from caravansary.words import say

# What has been asked over this connection already and not been looked at yet is not looked at any more.
LATER: Final = {"Retry-After": "10", "Connection": "close"}


class Doorkeeper:
    """Sends away whoever calls another house, or asks for too much."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        await self.door.at(address_of(scope)).turns.turn()
        refused = self._refused(scope)
        if refused is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)  # before it is accepted: 403
        else:
            await refused(scope, receive, send)

    def _refused(self, scope: Scope) -> Response | None:
        called = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        # Who does not say whom they call is no browser.
        if called is not None and self.door.hosts is not None and not self.door.hosts.allows(called):
            return sentence(scope, 421, "house-wrong-host", text=called[:100])
        if scope["type"] == "http" and not self.door.asks(address_of(scope)):
            return sentence(scope, 429, "house-crowded")
        return None


def address_of(scope: Scope) -> str:
    """Where somebody asks from, as a proxy says it where there is one."""
    client = scope.get("client")
    return "" if client is None else str(client[0])


def sentence(scope: Scope, status: int, key: str, **args: int | str) -> Response:
    """Why not: to a page as a message, to a person in words."""
    headers = {"Cache-Control": "no-store", **(LATER if status == 429 else {})}
    if scope["path"].startswith("/api/"):
        body = msgspec.json.encode(ErrorAnswer(Msg(key, args)))
        return Response(body, status, headers, "application/json")
    wishes = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    language = preferred(wishes)
    text = say(Message(key, {**args}), language)
    return PlainTextResponse(f"{text}\n", status, {**headers, "Content-Language": language, "Vary": "Accept-Language"})
