"""`caravansary backup` and `restore`: what they copy is tested in tests/server/test_copying.py; here is how they are asked."""

import asyncio
import sys
from pathlib import Path

import pytest

from caravansary.server.copying import copy
from caravansary.server.house import House
from caravansary.server.messages import NewTable, SeatSpec
from caravansary.server.stores import store_at
from tests.cli.tools import answer, complaint
from tests.server.pages import Here, JudgesHere


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A store with one table."""
    file = tmp_path / "tables.sqlite3"
    lay(file)
    return file


def lay(file: Path) -> None:
    async def laid() -> None:
        house = House(store_at(file), Here(), 0.0, JudgesHere())
        await house.start()
        await house.create(NewTable("border", {}, [SeatSpec("person", "Ana"), SeatSpec("bot", "", "greedy")]))
        await house.stop()

    asyncio.run(laid())


def test_a_backup_is_made_and_restored(place: Path, tmp_path: Path) -> None:
    kept, again = tmp_path / "backup.sqlite3", tmp_path / "again.sqlite3"
    told = answer("backup", str(kept), "--store", str(place))
    assert told == f"1 table was copied from {place} to {kept}\n"
    lay(place)
    assert answer("restore", str(kept), "--store", str(again), "--lang", "es") == (
        f"Se ha copiado 1 mesa de {kept} a {again}\n"
    )
    assert copy(place, tmp_path / "both.sqlite3") == 2


def test_without_a_store_it_is_ones_own(place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    own = tmp_path / "data" / "caravansary" / "tables.sqlite3"
    assert complaint("backup", str(tmp_path / "copy.sqlite3")) == f"{own}: no tables are kept there"
    own.parent.mkdir(parents=True)
    answer("restore", str(place))
    assert own.is_file()
    answer("backup", str(tmp_path / "copy.sqlite3"))
    assert copy(tmp_path / "copy.sqlite3", tmp_path / "another.sqlite3") == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "tables are kept there already, and would be mixed with these"),
        ("es", "ahí ya se guardan mesas, y se mezclarían con estas"),
    ],
)
def test_tables_are_never_mixed(place: Path, tmp_path: Path, language: str, said: str) -> None:
    full = tmp_path / "full.sqlite3"
    lay(full)
    for line in (("backup", str(full), "--store", str(place)), ("restore", str(place), "--store", str(full))):
        assert complaint(*line, "--lang", language) == f"{full}: {said}"


def test_where_nothing_can_be_written_is_one_clear_line(place: Path, tmp_path: Path) -> None:
    assert "No such file" in complaint("backup", str(tmp_path / "nowhere" / "copy.sqlite3"), "--store", str(place))


def test_a_password_is_not_told(place: Path) -> None:
    for line in (("backup", "postgresql://me:secret@/tables?host=/nowhere", "--store", str(place)),):
        said = complaint(*line)
        assert "the store cannot be used" in said and "/nowhere" in said and "secret" not in said
    assert complaint("restore", "nosuch://me:secret@place/tables") == (
        "the store cannot be used: nosuch is none of sqlite and postgresql"
    )
