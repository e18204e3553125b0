"""Where the tables are kept: among a person's data. A store that lies among the settings, as it once did, is moved."""

import asyncio
import fcntl
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from caravansary.cli import store
from caravansary.server.stores import prepare


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of somebody who has nothing yet."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


def old_store(home: Path) -> Path:
    """A store with something in it, where it used to be; its last change is in the log beside it."""
    file = home / ".config" / "caravansary" / "tables.sqlite3"
    file.parent.mkdir(parents=True)
    asyncio.run(prepare(file))
    return file


def test_tables_are_kept_among_the_data(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert store.default_store("en") == home / ".local/share/caravansary/tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "elsewhere"))
    assert store.default_store("en") == home / "elsewhere/caravansary/tables.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", "not/absolute")
    assert store.default_store("en") == home / ".local/share/caravansary/tables.sqlite3"


def test_every_system_has_its_own_place(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert store.data_folder() == store.settings_folder() == home / "Library/Application Support/caravansary"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(home / "Local"))
    monkeypatch.setenv("APPDATA", str(home / "Roaming"))
    assert (store.data_folder(), store.settings_folder()) == (
        home / "Local" / "caravansary",
        home / "Roaming" / "caravansary",
    )


def test_an_old_store_is_moved_with_a_line(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = old_store(home)
    with closing(sqlite3.connect(old)) as base:
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("CREATE TABLE kept (what TEXT)")
        base.execute("INSERT INTO kept VALUES ('the last game')")
        base.commit()
        assert old.with_name("tables.sqlite3-wal").stat().st_size > 0
        new = store.default_store("en")  # before SQLite could tidy up, as after a server that was killed
    assert capsys.readouterr().out == f"The tables were moved from {old} to {new}\n"
    assert new == home / ".local/share/caravansary/tables.sqlite3"
    with closing(sqlite3.connect(new)) as base:
        assert base.execute("SELECT what FROM kept").fetchall() == [("the last game",)]
    assert list(old.parent.iterdir()) == []
    assert store.default_store("en") == new and capsys.readouterr().out == ""


def test_a_store_that_is_in_use_stays(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = old_store(home)
    with old.with_name("tables.sqlite3.lock").open("ab") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert store.default_store("es") == old
    assert capsys.readouterr().out.startswith(f"Las mesas se quedan en {old}: ")
    assert old.is_file()


def test_a_new_store_is_not_replaced_by_an_old_one(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old, new = old_store(home), home / ".local/share/caravansary/tables.sqlite3"
    new.parent.mkdir(parents=True)
    new.write_bytes(b"newer")
    assert store.default_store("en") == new and new.read_bytes() == b"newer"
    assert old.is_file() and capsys.readouterr().out == ""
