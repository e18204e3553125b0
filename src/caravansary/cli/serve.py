"""``caravansary serve``: the table in the browser."""

import socket
from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.reading import BadInput

DEFAULT_PORT = 8765


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody in your network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = DEFAULT_PORT,
    store: Annotated[
        str | None, typer.Option(help="An SQLite file or an SQLAlchemy URL; else in your own folder.")
    ] = None,
    page: Annotated[Path | None, typer.Option(help="A folder with the built page; else the installed one.")] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open a browser at the page.")] = False,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds between bot moves that people see.")] = 0.4,
) -> None:
    """Serve the tables and the page until Ctrl-C."""
    from caravansary.server.serve import BUILT_PAGE
    from caravansary.server.serve import serve as run
    from caravansary.server.store import BadStore

    folder = page or BUILT_PAGE
    if page is not None and not (page / "index.html").is_file():
        raise BadInput(f"--page {page}: there is no built page (index.html) in it")
    if not (folder / "index.html").is_file():
        typer.echo(
            "The page is not built: only the interface for programs is served (`make play` builds it).", err=True
        )
    _check_free(host, port)
    where = store if store is not None else Path(typer.get_app_dir("caravansary")) / "tables.sqlite3"
    try:
        run(host, port, Path(where) if "://" not in str(where) else str(where), folder, open_browser, bot_pause)
    except BadStore as bad:
        raise BadInput(str(bad)) from bad


def _check_free(host: str, port: int) -> None:
    """Say in one line what uvicorn would say in a traceback."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, proto) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as error:
        raise BadInput(f"cannot listen on {host} port {port}: {error.strerror}; try --port") from error
