"""The built page as files, and what every answer says about how a browser may use it."""

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from caravansary.engine.messages import Message as Said
from caravansary.server.hints import Hints
from caravansary.server.house import House
from caravansary.words import say
from caravansary.words.catalogue import LANGUAGES

# No script and no style sheet but our own; inline style attributes only, for positions and colours on a board.
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NO_PAGE: Final = Said("house-no-page", {})
# The same as in web/src/lib/route.ts. The path of nothing is a dot.
ADDRESSES: Final = re.compile(r"\.|(?:new|rules|learn|table|analysis)/[A-Za-z0-9_-]+/*")


class Page(StaticFiles):
    """The single-page app: its files, and index.html for every address the page itself understands. At any other a person is
    told so by the page, and a program by the status alone."""

    def __init__(self, dist: Path) -> None:
        super().__init__(directory=dist)
        self._hints = Hints(dist)

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            if _is_hidden(path):
                raise HTTPException(404)
            response = await super().get_response(path, scope)
        except HTTPException as missing:
            known = ADDRESSES.fullmatch(path.replace(os.sep, "/")) is not None
            if missing.status_code != 404 or not (known or _is_person(path, scope)):
                raise
            response = await super().get_response("index.html", scope)
            if known:
                await self._hint(response, path, scope)
            elif response.status_code == 200:
                response.status_code = 404
        # The build puts a hash of their content into the names of assets, so an asset never changes.
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets" + os.sep) else ASK_AGAIN
        return response

    async def _hint(self, response: Response, path: str, scope: Scope) -> None:
        """Name the files that this address needs besides the page."""
        page, _, rest = path.strip(".").partition(os.sep)
        link = self._hints.link(page, await _game(scope, rest) if page in ("table", "analysis") else None)
        if link:
            response.headers["Link"] = link


async def no_page(request: Request) -> Response:
    """What a browser reads where no page was built: what to do, in its own language."""
    language = preferred(request.headers.get("accept-language", ""))
    headers = {"Cache-Control": "no-store", "Content-Language": language, "Vary": "Accept-Language"}
    return PlainTextResponse(f"{say(NO_PAGE, language)}\n", 503, headers)


def preferred(wishes: str) -> str:
    """The house's language that a browser puts first: `es-AR,es;q=0.9,en;q=0.8`."""
    found: list[tuple[float, str]] = []
    for wish in wishes.split(","):
        language, _, weight = wish.partition(";q=")
        spoken = language.strip().partition("-")[0].lower()
        with suppress(ValueError):
            found += [(float(weight or 1), spoken)] if spoken in LANGUAGES else []
    return max(found, key=lambda one: one[0], default=(0, LANGUAGES[0]))[1]


def _is_hidden(path: str) -> bool:
    """What lies in the folder and is no part of the page: maps of its sources, and whatever begins with a dot."""
    return path.endswith(".map") or any(part.startswith(".") and part != "." for part in path.split(os.sep))


def _is_person(path: str, scope: Scope) -> bool:
    """Does somebody look for a page there, and not for a file?"""
    accepted = next((value for name, value in scope["headers"] if name == b"accept"), b"")
    return b"text/html" in accepted and "." not in path and not path.startswith(("assets" + os.sep, "api" + os.sep))


async def _game(scope: Scope, table_id: str) -> str | None:
    """Which game is played at a table, if there is such a table."""
    house: House = scope["app"].state.house
    try:
        heads = await house.store.heads([table_id.strip("/")])
    except Exception:  # the page itself can say what is wrong
        return None
    return next((head.game for head in heads.values()), None)


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
