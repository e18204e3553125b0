"""The web application: plain requests, the socket, and the built page."""

import logging
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from caravansary.engine.messages import BadOption, Plain, Refused
from caravansary.games import built_in_data
from caravansary.server.analysis import Analyst, Analysts
from caravansary.server.analysis_socket import analysis_socket
from caravansary.server.changeover import Changeover
from caravansary.server.door import Door
from caravansary.server.doorkeeper import Doorkeeper, address_of
from caravansary.server.games import data_answer, games_answer, words_answer
from caravansary.server.health import Health, live, ready
from caravansary.server.house import House, NoTable
from caravansary.server.lessons import lesson_answer
from caravansary.server.messages import Args, Branch, ErrorAnswer, LessonTry, Msg, NewTable
from caravansary.server.messages_home import Mine, Named, Naming, Rematch
from caravansary.server.mine import Standings, my_tables
from caravansary.server.openapi import document
from caravansary.server.pages import ASK_AGAIN, Page, SecurityHeaders, no_page
from caravansary.server.refusal import refusal
from caravansary.server.rematch import rematch
from caravansary.server.socket import table_socket
from caravansary.server.store import NotSaved, Store
from caravansary.server.stored import Unreplayable, WrongRules
from caravansary.server.stores import store_at
from caravansary.server.thinking import Thinker, Workers
from caravansary.server.workers import Pool

log = logging.getLogger(__name__)

BOT_DELAY: Final = 0.4  # seconds between bot moves that people see
MAX_BODY: Final = 65_536
SHORTEST_ZIPPED: Final = 500

T = TypeVar("T")

_wish: Final = msgspec.json.Decoder(NewTable)
_branch: Final = msgspec.json.Decoder(Branch)
_mine: Final = msgspec.json.Decoder(Mine)
_rematch: Final = msgspec.json.Decoder(Rematch)
_naming: Final = msgspec.json.Decoder(Naming)
_try: Final = msgspec.json.Decoder(LessonTry)


def make_app(
    where: Path | str,
    web_dist: Path | None = None,
    bot_delay: float = BOT_DELAY,
    thinker: Thinker | None = None,
    store: Store | None = None,
    analyst: Analyst | None = None,
    players: Sequence[str] = (),
    own_data: Mapping[str, Plain] | None = None,
    changeover: Changeover | None = None,
    door: Door | None = None,
    keep: int | None = None,
) -> Starlette:
    """The application on a store (a file, or the URL of a database), with the built page if there is one.

    `players` are bots of others by name, beside those of packages; `own_data` an owner's own components, by game, in place of
    the built-in ones; `door` says what may come from one address; a table that was begun is kept for `keep` days after
    it was used last, if that is given.
    """
    door = door or Door()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        minds = (thinker or Workers(), analyst or Analysts())
        house = House(store or store_at(where), minds[0], bot_delay, minds[1], players, own_data, keep)
        await house.start()
        app.state.house = house
        app.state.health = Health(house)
        app.state.standings = Standings()
        pools = [mind for mind in minds if isinstance(mind, Pool)]
        async with changeover.beside(pools) if changeover is not None else nullcontext():
            yield
        await house.stop()

    routes: list[BaseRoute] = [
        Route("/healthz/live", live),
        Route("/healthz/ready", ready),
        Route("/api/openapi.json", openapi),
        Route("/api/games", games),
        Route("/api/games/{name}/data", game_data),
        Route("/api/words/{language}", words),
        Route("/api/words/{language}/{book}", words),
        Route("/api/lessons/{game}/{number}", lesson, methods=["POST"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route("/api/tables/mine", mine, methods=["POST"]),
        Route("/api/tables/{table}", table_info),
        Route("/api/tables/{table}/data", table_data),
        Route("/api/tables/{table}/log", table_log),
        Route("/api/tables/{table}/branch", branch, methods=["POST"]),
        Route("/api/tables/{table}/rematch", again, methods=["POST"]),
        Route("/api/tables/{table}/name", name, methods=["POST"]),
        Route("/api{rest:path}", nothing_here),
        WebSocketRoute("/ws/tables/{table}", table_socket),
        WebSocketRoute("/ws/analysis/{table}", analysis_socket),
    ]
    routes.append(Route("/{rest:path}", no_page) if web_dist is None else Mount("/", Page(web_dist)))
    middleware = [
        Middleware(SecurityHeaders),
        Middleware(ProxyHeadersMiddleware, trusted_hosts=door.proxies),
        Middleware(Doorkeeper, door=door),
        Middleware(GZipMiddleware, minimum_size=SHORTEST_ZIPPED),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=middleware,
        exception_handlers={
            ClientDisconnect: _on_gone,
            HTTPException: _on_http,
            BadOption: _on_bad_option,
            NoTable: _on_no_table,
            Refused: _on_refused,
            WrongRules: _on_wrong_rules,
            Unreplayable: _on_unreplayable,
            NotSaved: _on_not_saved,
            Exception: _on_trouble,
        },
    )
    app.state.door = door
    return app


# --- plain requests


async def openapi(_request: Request) -> Response:
    return _json(document())


async def games(request: Request) -> Response:
    return _json(games_answer(_house(request).guests, _house(request).own_data.keys()))


async def game_data(request: Request) -> Response:
    data = data_answer(request.path_params["name"])
    return _error(404, "house-no-such-game") if data is None else _json(data)


async def words(request: Request) -> Response:
    text = words_answer(request.path_params["language"], request.path_params.get("book", ""))
    if text is None:
        return _error(404, "house-no-such-language")
    return Response(text, media_type="text/plain", headers={"Cache-Control": ASK_AGAIN})


async def lesson(request: Request) -> Response:
    wish = await _read(request, _try)
    if isinstance(wish, Response):
        return wish
    number = request.path_params["number"]
    at = int(number) if re.fullmatch(r"[0-9]{1,3}", number) else 0
    answer = lesson_answer(request.path_params["game"], at, wish.actions, wish.why)
    return _error(404, "house-no-such-lesson") if answer is None else _json(msgspec.json.encode(answer))


async def new_table(request: Request) -> Response:
    wish = await _read(request, _wish)
    if isinstance(wish, Response):
        return wish
    _lays(request)
    answer = await _house(request).create(wish)
    return _json(msgspec.json.encode(answer))


async def mine(request: Request) -> Response:
    wish = await _read(request, _mine)
    if isinstance(wish, Response):
        return wish
    return _json(msgspec.json.encode(await my_tables(_house(request), request.app.state.standings, wish)))


async def branch(request: Request) -> Response:
    wish = await _read(request, _branch)
    if isinstance(wish, Response):
        return wish
    _lays(request)
    answer = await _house(request).branch(request.path_params["table"], wish)
    return _json(msgspec.json.encode(answer))


async def again(request: Request) -> Response:
    wish = await _read(request, _rematch)
    if isinstance(wish, Response):
        return wish
    _lays(request)
    return _json(msgspec.json.encode(await rematch(_house(request), request.path_params["table"], wish)))


async def name(request: Request) -> Response:
    wish = await _read(request, _naming)
    if isinstance(wish, Response):
        return wish
    async with _house(request).at(request.path_params["table"]) as table:
        seats = table.held([wish.token])
        if not seats:
            raise refusal("house-not-your-seat", "HOUSE-1.1")
        return _json(msgspec.json.encode(Named(await table.rename(seats[0], wish.name))))


async def table_info(request: Request) -> Response:
    table = await _house(request).look(request.path_params["table"])
    return _json(msgspec.json.encode(table.info()))


async def table_data(request: Request) -> Response:
    game = (await _house(request).look(request.path_params["table"])).match.game
    own = game.data()
    return _json(msgspec.json.encode(built_in_data(game.info.name) if own is None else own))


async def table_log(request: Request) -> Response:
    text = await (await _house(request).look(request.path_params["table"])).public_log()
    return Response(text, media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


async def nothing_here(_request: Request) -> Response:
    return _error(404, "house-bad-message")


def _lays(request: Request) -> None:
    """Raises `HTTPException` for an address from which very many tables were laid lately."""
    door: Door = request.app.state.door
    if not door.lays(address_of(request.scope)):
        raise HTTPException(429, "house-many-tables", {"Retry-After": "60"})


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _read(request: Request, decoder: msgspec.json.Decoder[T]) -> T | Response:
    """What a page has sent, or the answer to something that no page of ours sends."""
    # A page of another site can only send forms and plain text without asking first.
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        return _error(415, "house-bad-message")
    body = await _body(request)
    if body is None:
        return _error(413, "house-bad-message")
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return _error(400, "house-bad-message")


async def _body(request: Request) -> bytes | None:
    """The body, or None if it is too large; no more than that is ever read."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_BODY:
            return None
    return body


# --- answers


def _json(body: bytes, status: int = 200) -> Response:
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")


def _error(status: int, key: str, args: Args | None = None) -> Response:
    return _json(msgspec.json.encode(ErrorAnswer(Msg(key, args or {}))), status)


async def _on_http(_request: Request, failed: Exception) -> Response:
    assert isinstance(failed, HTTPException)
    response = _error(failed.status_code, failed.detail if failed.status_code == 429 else "house-bad-message")
    response.headers.update(failed.headers or {})
    return response


async def _on_bad_option(_request: Request, failed: Exception) -> Response:
    assert isinstance(failed, BadOption)
    if failed.message is not None:
        return _error(400, failed.message.key, failed.message.args)
    return _error(400, "house-bad-option", {"what": str(failed)[:300]})


async def _on_no_table(_request: Request, _failed: Exception) -> Response:
    return _error(404, "house-no-such-table")


async def _on_refused(_request: Request, failed: Exception) -> Response:
    assert isinstance(failed, Refused)
    return _error(403, failed.verdict.key, failed.verdict.args)


async def _on_wrong_rules(_request: Request, failed: Exception) -> Response:
    saved, current = failed.args
    return _error(409, "house-wrong-rules", {"saved": saved, "current": current})


async def _on_unreplayable(_request: Request, failed: Exception) -> Response:
    return _error(409, "house-bad-table", {"what": str(failed)[:300]})


async def _on_not_saved(_request: Request, _failed: Exception) -> Response:
    return _error(503, "house-not-saved")


async def _on_gone(request: Request, _failed: Exception) -> Response:
    """Nobody hears this answer."""
    asked = request.scope.get("raw_path", b"").decode("latin-1")
    log.warning("%s %s was broken off", request.method, asked[:100])
    return _error(400, "house-bad-message")


async def _on_trouble(_request: Request, failed: Exception) -> Response:
    """Whatever else went wrong is for our log, not for the page."""
    log.error("a request failed", exc_info=failed)
    return _error(500, "house-trouble")
