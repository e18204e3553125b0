"""Run the server in this process until it is told to stop."""

import asyncio
import webbrowser
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy import URL

from caravansary.server.app import BOT_DELAY, make_app
from caravansary.server.socket import MAX_MESSAGE

# The built page: in an installed package beside this file, in a checkout where the build leaves it.
_PLACES: Final = (Path(__file__).with_name("page"), Path(__file__).parents[3] / "web" / "dist")
BUILT_PAGE: Final = next((place for place in _PLACES if (place / "index.html").is_file()), _PLACES[0])
GRACE: Final = 5  # seconds for requests under way when stopping


def store_url(store: Path | str) -> str:
    """The URL of a store: an SQLite file, or an SQLAlchemy URL as it is."""
    if isinstance(store, str) and "://" in store:
        return store
    file = Path(store).expanduser().absolute()
    return URL.create("sqlite+aiosqlite", database=str(file)).render_as_string(hide_password=False)


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    store: Path | str = Path("caravansary.sqlite3"),
    web_dist: Path | None = None,
    open_browser: bool = False,
    bot_delay: float = BOT_DELAY,
    log_level: str = "warning",
) -> None:
    """Serve until SIGINT or SIGTERM; then requests end, decisions under way are saved, and the store is closed."""
    url = store_url(store)
    if isinstance(store, Path):
        store.expanduser().absolute().parent.mkdir(parents=True, exist_ok=True)
    page = web_dist if web_dist is not None else BUILT_PAGE
    app = make_app(url, page if (page / "index.html").is_file() else None, bot_delay)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level=log_level,
        # In bytes; what is longer than a message may be, but not absurd, is refused politely by the socket itself.
        ws_max_size=8 * MAX_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        date_header=True,
    )
    server = uvicorn.Server(config)
    asyncio.run(_run(server, f"http://{_shown(host)}:{port}/", open_browser))


async def _run(server: uvicorn.Server, address: str, open_browser: bool) -> None:
    opening = asyncio.create_task(_announce(server, address, open_browser))
    try:
        await server.serve()
    finally:
        opening.cancel()


async def _announce(server: uvicorn.Server, address: str, open_browser: bool) -> None:
    while not server.started:
        await asyncio.sleep(0.02)
    print(f"Caravansary is open at {address} (Ctrl-C closes it)", flush=True)
    if open_browser:
        await asyncio.to_thread(webbrowser.open, address)


def _shown(host: str) -> str:
    """An address a browser can open."""
    return {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
