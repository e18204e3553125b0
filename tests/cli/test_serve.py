"""`caravansary serve`: what it refuses before it starts. What it serves is tested in tests/server and tests/e2e."""

import asyncio
import fcntl
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from caravansary.server.serve import store_url
from caravansary.server.store import prepare
from tests.cli.tools import run
from tests.ports import free_port


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


def refusal(store: str) -> str:
    """The one line with which a server refuses a store, or its whole output."""
    command = [sys.executable, "-m", "caravansary.cli.main", "serve", "--port", str(free_port()), "--store", store]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=300)
    assert done.returncode == 2, done.stderr
    return done.stderr.splitlines()[-1]


@pytest.mark.parametrize(("store", "reason"), [("nosuch://place", "Can't load plugin"), ("sqlite://", "async")])
def test_a_store_that_nobody_knows_is_one_clear_line(store: str, reason: str) -> None:
    assert reason in refusal(store)


def test_a_file_that_is_no_store_is_one_clear_line_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary, today we played The Border. " * 200)
    before = file.read_bytes()
    assert "not a database" in refusal(str(file))
    assert file.read_bytes() == before


def test_a_store_of_a_newer_version_is_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    asyncio.run(prepare(store_url(file)))
    with closing(sqlite3.connect(file)) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in refusal(str(file))


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with file.with_name("tables.sqlite3.lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another server uses it" in refusal(str(file))
