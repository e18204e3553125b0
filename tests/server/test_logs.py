"""The server's own log as lines of JSON: what is in it, and what never is."""

import io
import json
import logging
import os
import random
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import caravansary
from caravansary.server import house as house_module
from caravansary.server.app import make_app
from caravansary.server.logs import write_json
from caravansary.server.stores import store_at
from tests.ports import free_port
from tests.server.pages import SOON, Here, JudgesHere, Page, bot, lay, person, wait_until
from tests.server.test_kill import Server
from tests.services import no_postgres, postgres

Json = dict[str, Any]


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, with everything asked for; whoever logged before goes on as before."""
    root, text = logging.getLogger(), io.StringIO()
    known = [root, *(logging.getLogger(name) for name in list(logging.Logger.manager.loggerDict))]
    before, handlers = {logger: logger.level for logger in known}, root.handlers
    write_json(logging.DEBUG, text)
    yield text
    root.handlers = handlers
    for logger in map(logging.getLogger, [*logging.Logger.manager.loggerDict, ""]):
        logger.setLevel(before.get(logger, logging.NOTSET))


def events(text: str) -> list[Json]:
    return [json.loads(line) for line in text.splitlines()]


def test_an_event_is_one_line(written: io.StringIO) -> None:
    log = logging.getLogger("caravansary.server.table")
    log.info("table %s: the line\nbroke", "ab12")
    try:
        raise ValueError("no\nsuch thing")
    except ValueError:
        log.exception("a request failed", extra={"count": 3, "_stamp": 1})
    first, second = events(written.getvalue())
    assert first | {"time": ""} == {
        "time": "",
        "level": "info",
        "from": "caravansary.server.table",
        "event": "table ab12: the line\nbroke",
        "table": "ab12",
    }
    assert (second["level"], second["count"]) == ("error", 3) and "no\nsuch thing" in second["trace"]
    assert "_stamp" not in second
    assert first["time"].endswith("+00:00")


def test_a_request_is_told_without_what_stands_behind_its_path(written: io.StringIO) -> None:
    access = logging.getLogger("uvicorn.access")
    access.info('%s - "%s %s HTTP/%s" %d', "10.0.0.7:1234", "GET", "/table/ab?token=SECRET", "1.1", 200)
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "::1:80", "/ws/tables/ab?t=SECRET")
    logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" %d', "10.0.0.7:1", "/ws/tables/ab?t=SECRET", 403)
    told = events(written.getvalue())
    assert "SECRET" not in written.getvalue()
    assert [(one["event"], one["status"], one["path"], one["client"]) for one in told] == [
        ("request", 200, "/table/ab", "10.0.0.7"),
        ("socket", 101, "/ws/tables/ab", "::1"),
        ("socket", 403, "/ws/tables/ab", "10.0.0.7"),
    ]


def test_who_writes_down_what_passes_through_is_not_asked(written: io.StringIO) -> None:
    for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine.Engine", "psycopg.pool"):
        logging.getLogger(name).debug("< TEXT %s", "SECRET")
    assert written.getvalue() == ""
    logging.getLogger("caravansary.server").debug("this is heard")
    assert "this is heard" in written.getvalue()


@contextmanager
def secrets_noted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every seed that a table gets."""
    noted: list[str] = []
    fresh = house_module.fresh_seed

    def seed() -> bytes:
        noted.append(fresh().hex())
        return bytes.fromhex(noted[-1])

    monkeypatch.setattr(house_module, "fresh_seed", seed)
    yield noted


@pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())
def test_no_secret_is_ever_logged(tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with bots, sealed rounds, nonsense and a commit that fails, at a file and at PostgreSQL, everything logged."""
    with ExitStack() as stack:
        seeds = stack.enter_context(secrets_noted(monkeypatch))
        url = stack.enter_context(postgres(tmp_path))
        secret: list[str] = []
        for where in (tmp_path / "house.sqlite3", url):
            app = make_app(where, None, 0.0, Here(), store_at(where), JudgesHere())
            with TestClient(app) as client:
                secret += play_some(client)
    assert len(seeds) == 2
    text = written.getvalue()
    assert "not saved" in text, "the log has heard of the trouble"
    for what in (*seeds, *secret):
        assert what not in text, what


def play_some(client: TestClient) -> list[str]:
    """The tokens, and the sealed choices that were made."""
    table = lay(client, [person("Ana"), person("Bo"), bot("random")], game="border")
    luck, sealed = random.Random(5), list[str]()
    tokens = [token for token in table.tokens if token]
    with ExitStack() as stack:
        pages = [stack.enter_context(Page(client, table.table, [token])) for token in tokens]
        for page in pages:
            page.send({"type": "play", "id": tokens[0], "seat": "nonsense"})
            page.hear_until("refused")
        app_store = client.app.state.house.store  # type: ignore[attr-defined]
        commit = app_store.commit
        deadline, plays = time.monotonic() + SOON, 0
        while len(sealed) < 5:  # a bot plays at its own pace
            assert time.monotonic() < deadline
            for seat, page in enumerate(pages):
                page.catch_up()
                shown = page.shown[seat]
                if shown["choices"]:
                    action = luck.choice(page.actions(seat))
                    app_store.commit = _fails if plays == 3 else commit
                    page.play(seat, action)
                    plays += 1
                    if len(shown["pending"]) > 1 and " " in action:
                        sealed.append(action)
    return [*tokens, *sealed]


async def _fails(_writes: object) -> Any:
    raise OSError("the disk is full")


def test_a_real_server_writes_json_and_nothing_else(tmp_path: Path) -> None:
    """With its requests and sockets, and with a client that breaks off in the middle."""
    port, errors = free_port(), tmp_path / "errors"
    command = [sys.executable, "-W", "ignore", "-m", "caravansary.cli.main", "serve", "--port", str(port)]
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("A page")
    command += ["--store", str(tmp_path / "house.sqlite3"), "--page", str(tmp_path / "page"), "--log", "json"]
    source = str(Path(caravansary.__file__).parents[1])
    server = Server(tmp_path)
    server.port = port
    with errors.open("w") as to:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=to, text=True, env={**os.environ, "PYTHONPATH": source}
        )
    try:
        assert process.stdout is not None and "open" in process.stdout.readline()
        table = server.lay()
        server.get(f"/api/tables/{table['table']}?token={table['tokens'][0]}")
        with sockets.create_connection(("127.0.0.1", port)) as wire:
            wire.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n")
            wire.sendall(b"Content-Length: 999\r\n\r\n{")
        wait_until(lambda: f"/api/tables/{table['table']}" in errors.read_text(), "the request is not logged")
    finally:
        process.terminate()
        process.wait(120)
    lines = events(errors.read_text())
    assert {"request"} <= {one["event"] for one in lines}
    assert table["tokens"][0] not in errors.read_text()
