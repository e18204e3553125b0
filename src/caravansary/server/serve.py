"""Run the server in this process until it is told to stop."""

import asyncio
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from ipaddress import ip_address
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeAlias

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import LOGGING_CONFIG

from caravansary.engine.messages import Plain
from caravansary.server.app import BOT_DELAY, make_app
from caravansary.server.changeover import Tell, awaited
from caravansary.server.closing import Server
from caravansary.server.door import CROWD, Door, Limits
from caravansary.server.doorstep import protocols
from caravansary.server.hosts import Hosts
from caravansary.server.logs import write_json
from caravansary.server.store import BadStore
from caravansary.server.stores import file_of, prepare, store_at
from caravansary.server.thinking import TABLE_PATIENCE, Workers
from caravansary.server.wire import MAX_MESSAGE
from caravansary.words import say

# The built page: in an installed package beside this file, in a checkout where the build leaves it.
_PLACES: Final = (Path(__file__).with_name("page"), Path(__file__).parents[3] / "web" / "dist")
BUILT_PAGE: Final = next((place for place in _PLACES if (place / "index.html").is_file()), _PLACES[0])
Opened: TypeAlias = Callable[[list[str]], None]
SELDOM: Final = (50_000, 20, 50)  # more objects than a few hundred decisions leave; Python looks after 700
GRACE: Final = 5  # seconds for requests under way when stopping
PING_EVERY: Final = 20.0  # seconds; a socket that does not answer for as long is gone
MOST_FILES: Final = 65_536  # files and connections that the process asks to be allowed, where it may have so many
FILES_BESIDE: Final = 256  # those that are no connections
SWITCH_AFTER: Final = (
    0.0005  # seconds; Python lets the thread that saves wait for ten times as long, at every step of a commit
)
_claims: Final[list[BinaryIO]] = []  # files that this process keeps for itself
# Addresses that mean every address of this machine: where its own browser finds it, and a place far away. That place is
# kept for examples (RFC 5737, RFC 3849): nobody is there, and nothing is ever sent.
_EVERYWHERE: Final = {
    "0.0.0.0": ("127.0.0.1", socket.AF_INET, "192.0.2.1"),  # noqa: S104
    "": ("127.0.0.1", socket.AF_INET, "192.0.2.1"),
    "::": ("[::1]", socket.AF_INET6, "2001:db8::1"),
}


def _claim(file: Path) -> None:
    """One server for a file, for as long as this process lives: two would not know of each other's tables."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = file.with_name(f"{file.name}.lock")
        lock.touch(0o600)  # who can open it can keep it
        _claims.append(lock.open("ab"))
    except OSError as bad:
        raise BadStore("cli-store-unusable", reason=f"{bad.strerror}: {bad.filename}") from bad
    try:
        import fcntl

        fcntl.flock(_claims[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:
        pass  # no such locks on this system
    except OSError as taken:
        raise BadStore("cli-store-taken", text=str(file)) from taken


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    store: Path | str = Path("caravansary.sqlite3"),
    web_dist: Path | None = None,
    open_browser: bool = False,
    bot_delay: float = BOT_DELAY,
    log_level: str = "warning",
    players: Sequence[str] = (),
    patience: float = TABLE_PATIENCE,
    own_data: Mapping[str, Plain] | None = None,
    opened: Opened = lambda addresses: print(*addresses, flush=True),
    tell: Tell = lambda message: print(say(message, "en"), flush=True),
    redis: str | None = None,
    json_log: bool = False,
    metrics: tuple[str, int] | None = None,
    crowd: int = CROWD,
    proxies: Sequence[str] = (),
    names: Sequence[str] = (),
    keep: int | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM; then requests end, decisions under way are saved, and the store is closed. `opened` is told
    the addresses: the one for this machine, and the one for others if there is one.

    `players` are bots of others by name; all of them have `patience` seconds for a decision. `own_data` are an owner's own
    components, by game: tables that are laid from now on are laid with them. Several servers on one PostgreSQL tell each other
    of changes by `redis` where it is given, else by the database. With `json_log` events are logged as lines of JSON.
    `metrics` is where Prometheus may ask: an address of this machine or of a network of one's own. `crowd` people may come from
    one address, as it is or as one of the `proxies` says it; `names` the house may be called besides this machine's own. A table
    that was begun and then left is cleared away after so many days, if `keep` says how many.

    Raises `BadStore` for a database that cannot be used.
    """
    if json_log:
        write_json()
    if (file := file_of(store)) is not None:
        _claim(file)
    for left_out in asyncio.run(prepare(store, redis)):
        tell(left_out)
    page = web_dist if web_dist is not None else BUILT_PAGE
    built = page if (page / "index.html").is_file() else None
    thinker = Workers(patience=patience)
    tables = store_at(store, redis)
    door = Door(Limits.of(crowd), proxies, Hosts([host, *names]), _room())
    app = make_app(
        store,
        built,
        bot_delay,
        thinker,
        tables,
        players=players,
        own_data=own_data,
        changeover=awaited(tell),
        door=door,
        keep=keep,
    )
    level = None if json_log else log_level
    config = configured(app, door, host, port, log_level=level, log_config=None if json_log else LOGGING_CONFIG)
    server = Server(config, app)
    asked = _asked_by_prometheus(app, metrics)
    with asked, asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop's, where it is
        runner.run(_run(server, [f"http://{name}:{port}/" for name in _shown(host)], open_browser, opened))


def configured(app: Starlette, door: Door, host: str, port: int, **more: Any) -> uvicorn.Config:
    """How uvicorn serves the house."""
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        # In bytes; what is longer than a message may be, but not absurd, is refused politely by the socket itself.
        ws_max_size=8 * MAX_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        ws_per_message_deflate=False,  # updates say only what has changed; packing them costs more than all else
        timeout_graceful_shutdown=GRACE,
        proxy_headers=False,  # the app itself knows which proxies to trust
        server_header=False,
        date_header=True,
        **protocols(door),
        **more,
    )


def _room() -> int:
    """How many connections there may be. Systems let a process have few files until it asks for more."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            wanted = soft
    return max(wanted - FILES_BESIDE, wanted // 2)


def _asked_by_prometheus(app: Starlette, where: tuple[str, int] | None) -> AbstractContextManager[object]:
    if where is None:
        return nullcontext()
    from caravansary.server.metrics import shown

    return shown(app, *where)


async def _run(server: uvicorn.Server, addresses: list[str], open_browser: bool, opened: Opened) -> None:
    opening = asyncio.create_task(_announce(server, addresses, open_browser, opened))
    try:
        await server.serve()
    finally:
        opening.cancel()


def _collect_seldom() -> None:
    """What is there when the house opens stays; and nearly all that a decision leaves behind is gone without being looked for."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def _switch_soon() -> None:
    """However much there is to do for strangers, what people have decided is saved meanwhile."""
    sys.setswitchinterval(SWITCH_AFTER)


async def _announce(server: uvicorn.Server, addresses: list[str], open_browser: bool, opened: Opened) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    _collect_seldom()
    _switch_soon()
    opened(addresses)
    if open_browser:
        await asyncio.to_thread(webbrowser.open, addresses[0])


def _shown(host: str) -> list[str]:
    """What a browser can open: the name for this machine, and the one for others in the network if there is one."""
    if host not in _EVERYWHERE:
        return [_in_url(host)]
    here, family, far = _EVERYWHERE[host]
    address = _own_address(family, far)
    return [here] if address is None else [here, _in_url(address)]


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _own_address(family: socket.AddressFamily, far: str) -> str | None:
    """The address this machine would write to `far` from; None without a network. Connecting a datagram sends nothing."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            address: str = probe.getsockname()[0]
            own = ip_address(address)
    except (OSError, ValueError):
        return None
    return None if own.is_loopback or own.is_unspecified or own.is_link_local else address
