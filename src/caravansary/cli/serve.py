"""``caravansary serve``: the table in the browser."""

import socket
import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from caravansary.cli.language import tell
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import BotLimit, Language
from caravansary.cli.output import put, put_aside

if TYPE_CHECKING:
    from caravansary.cli.reading import Setup
    from caravansary.engine.messages import Message

DEFAULT_PORT = 8765
DEFAULT_HOST = "127.0.0.1"
CROWD = 250  # as `server.door.CROWD`; written here too, since asking there loads the server


def serve(
    host: str = DEFAULT_HOST,
    port: Annotated[int, typer.Option(min=1, max=65535)] = DEFAULT_PORT,
    store: str | None = None,
    redis: str | None = None,
    page: Path | None = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
    bot_pause: Annotated[float, typer.Option(min=0, max=60)] = 0.4,
    player: list[str] | None = None,
    bot_limit: BotLimit = 20.0,
    data: list[str] | None = None,
    log: Literal["human", "json"] = "human",
    metrics: str | None = None,
    crowd: Annotated[int, typer.Option(min=1, max=1_000_000)] = CROWD,
    proxy: list[str] | None = None,
    allow_host: list[str] | None = None,
    keep: Annotated[int | None, typer.Option(min=1, max=36_500)] = None,
    language: Language = "en",
) -> None:
    """Serve the tables and the page until Ctrl-C."""
    from caravansary.cli.reading import info_of, read_player
    from caravansary.cli.store import default_store
    from caravansary.server.pages import NO_PAGE
    from caravansary.server.serve import BUILT_PAGE
    from caravansary.server.serve import serve as run
    from caravansary.server.store import BadStore
    from caravansary.words import say

    for name in player or []:
        read_player(name)  # say what is wrong before anything starts
    own = _own_data(data or ())
    _check_proxies(proxy or ())
    folder = page or BUILT_PAGE
    if page is not None and not (page / "index.html").is_file():
        raise BadInput("cli-no-page", text=str(page))
    if not (folder / "index.html").is_file():
        put_aside(say(NO_PAGE, language))
    _check_free(host, port)
    asked_at = _metrics_at(metrics) if metrics is not None else None
    where = store if store is not None else default_store(language)
    is_file = "://" not in str(where)  # or an address of a database, which may hold a password
    for setup in own.values():
        put(tell("cli-own-data", language, game=info_of(setup.name).title, text=setup.source))
    opened = partial(tell_open, language, str(where) if is_file else "")
    try:
        run(
            host,
            port,
            Path(where) if is_file else str(where),
            folder,
            open_browser,
            bot_pause,
            players=player or [],
            patience=bot_limit,
            own_data={name: setup.data or {} for name, setup in own.items()},
            opened=opened,
            tell=partial(tell_later, language),
            redis=redis,
            json_log=log == "json",
            metrics=asked_at,
            crowd=crowd,
            proxies=proxy or (),
            names=allow_host or (),
            keep=keep,
        )
    except BadStore as bad:
        raise BadInput(bad.key, **bad.args_of_it) from bad


def _own_data(texts: Sequence[str]) -> "dict[str, Setup]":
    """An owner's components by game, from texts like ``border=FILE``; each can be played with by any number of players."""
    from caravansary.cli.reading import info_of, read_setup

    found: dict[str, Setup] = {}
    for text in texts:
        name, _, file = text.partition("=")
        if not name or not file:
            raise BadInput("cli-data-form", text=text)
        if name in found:
            raise BadInput("cli-data-twice", what=text, text=name)
        info = info_of(name)
        setup = read_setup(name, None, None, file)
        games = [setup.game(players) for players in range(info.min_players, info.max_players + 1)]
        if games[0].data() is None:
            raise BadInput("cli-data-none", what=text, text=name)
        found[name] = setup
    return found


def tell_open(language: str, store: str, addresses: list[str]) -> None:
    """Where the page is, for this machine and for others in the network, and where the tables are."""
    here, *elsewhere = addresses
    put(tell("cli-open", language, text=here))
    for address in elsewhere:
        put(tell("cli-open-network", language, text=address))
    if store:
        put(tell("cli-store-at", language, text=store))
    sys.stdout.flush()


def tell_later(language: str, message: "Message") -> None:
    """What happens to the house while it is open."""
    from caravansary.words import say

    put(say(message, language))
    sys.stdout.flush()


def serve_and_open(language: Language) -> None:
    """What the program does without a command."""
    put(tell("cli-bare", language, text=f"http://{DEFAULT_HOST}:{DEFAULT_PORT}/"))
    serve(port=DEFAULT_PORT, open_browser=True, language=language)


def _check_proxies(texts: Sequence[str]) -> None:
    """Raises `BadInput` for what is neither an address nor a network of them."""
    for text in texts:
        try:
            ip_network(text, strict=False)
        except ValueError as bad:
            raise BadInput("cli-proxy-form", text=text) from bad


def _metrics_at(text: str) -> tuple[str, int]:
    """Where Prometheus may ask: a port of this machine, or another address and a port."""
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]") or DEFAULT_HOST
    if not port.isdecimal() or not port.isascii() or not 0 < int(port) < 65536:
        raise BadInput("cli-metrics-form", text=text)
    if find_spec("prometheus_client") is None:
        raise BadInput("cli-metrics-missing", text="pip install 'caravansary[metrics]'")
    _check_free(host, int(port), "--metrics")
    return host, int(port)


def _check_free(host: str, port: int, option: str = "--port") -> None:
    """Say in one line what uvicorn would say in a traceback."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise BadInput("cli-port-taken", text=host, port=str(port), reason=str(error.strerror), what=option) from error
