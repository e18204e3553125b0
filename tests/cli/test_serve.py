"""`caravansary serve`: what it refuses before it starts. What it serves is tested in tests/server and tests/e2e."""

import asyncio
import fcntl
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from caravansary.cli.serve import tell_open
from caravansary.server.stores import prepare
from tests.cli.tools import run
from tests.ports import free_port
from tests.server.pages import wait_until


def test_a_port_in_use_is_one_clear_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port))
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith(f"caravansary: cannot listen on 127.0.0.1 port {port}: ")


def test_a_folder_without_a_page_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--page", str(tmp_path))
    assert result.exit_code == 2
    assert "there is no built page" in result.stderr


BARE = """
import sys
from caravansary.cli import serve
from caravansary.cli.main import main
serve.DEFAULT_PORT = int(sys.argv.pop())
main()
"""


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [("en", "Caravansary serves", "The tables are kept in "), ("es", "Caravansary sirve", "Las mesas se guardan en ")],
)
def test_without_a_command_it_serves_and_opens_the_browser(
    tmp_path: Path, language: str, first: str, last: str
) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}\n")
    browser.chmod(0o755)
    port = str(free_port())
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CONFIG_HOME": str(tmp_path / "config")}
    environment = {**os.environ, **home, "BROWSER": str(browser), "LC_MESSAGES": language, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-W", "ignore", "-c", BARE, port]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as house:
        try:
            wait_until(lambda: opened.is_file() and opened.read_text().endswith("\n"), "the browser")
        finally:
            house.send_signal(signal.SIGINT)
        told, _ = house.communicate(timeout=300)
    address = f"http://127.0.0.1:{port}/"
    lines = told.splitlines()
    assert opened.read_text() == address + "\n"
    assert (
        lines[0].startswith(first) and address in lines[0] and "Ctrl-C" in lines[0] and "caravansary --help" in lines[0]
    )
    assert address in lines[1] and lines[2] == f"{last}{tmp_path / 'data/caravansary/tables.sqlite3'}"
    assert (tmp_path / "data/caravansary/tables.sqlite3").is_file()


def test_each_address_gets_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    tell_open("en", "", ["http://127.0.0.1:8765/", "http://192.168.1.7:8765/"])
    first, second = capsys.readouterr().out.splitlines()
    assert first == "Caravansary is open at http://127.0.0.1:8765/ (Ctrl-C closes it)"
    assert second.endswith(" http://192.168.1.7:8765/")


def test_a_password_is_not_told() -> None:
    assert "secret" not in refusal("nosuch://me:secret@place/tables")


def refusal(store: str, *more: str) -> str:
    """The one line with which a server refuses a store, or its whole output."""
    command = [
        sys.executable,
        "-m",
        "caravansary.cli.main",
        "serve",
        "--port",
        str(free_port()),
        "--store",
        store,
        *more,
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert done.returncode == 2, done.stderr
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("store", "reason"),
    [("nosuch://place", "nosuch is none of sqlite and postgresql"), ("sqlite://", "sqlite:///relative")],
)
def test_a_store_that_nobody_knows_is_one_clear_line(store: str, reason: str) -> None:
    assert reason in refusal(store)


def test_a_database_that_is_not_there_is_one_clear_line() -> None:
    said = refusal("postgresql://me:secret@/tables?host=/nowhere")
    assert "the store cannot be used" in said and "/nowhere" in said and "secret" not in said


def test_redis_for_a_file_is_one_clear_line(tmp_path: Path) -> None:
    assert "a file is for one" in refusal(str(tmp_path / "tables.sqlite3"), "--redis", "redis://127.0.0.1")


@pytest.mark.parametrize(
    "other", ["link.sqlite3", "sqlite:///{folder}/tables.sqlite3", "sqlite:///{folder}/link.sqlite3"]
)
def test_a_file_belongs_to_one_server_whatever_it_is_called(tmp_path: Path, other: str) -> None:
    file = tmp_path / "tables.sqlite3"
    (tmp_path / "link.sqlite3").symlink_to(file)
    with file.with_name("tables.sqlite3.lock").open("ab") as taken:
        fcntl.flock(taken, fcntl.LOCK_EX)
        assert "another server uses it" in refusal(
            other.format(folder=tmp_path) if "://" in other else str(tmp_path / other)
        )


def test_a_file_that_is_no_store_is_one_clear_line_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary, today we played The Border. " * 200)
    before = file.read_bytes()
    assert "not a database" in refusal(str(file))
    assert file.read_bytes() == before


def test_a_store_of_a_newer_version_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    asyncio.run(prepare(file))
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refusal(str(file))


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with file.with_name("tables.sqlite3.lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another server uses it" in refusal(str(file))
