"""All tables copied from one store to another: row by row the same, of one moment, and the games go on there."""

import asyncio
import random
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import create_engine, insert, inspect, text
from starlette.testclient import TestClient

from caravansary.engine import log
from caravansary.engine.verify import verify
from caravansary.games import game_of
from caravansary.server import copying
from caravansary.server.app import make_app
from caravansary.server.copying import copy
from caravansary.server.messages import NewTableAnswer
from caravansary.server.store import BadStore
from caravansary.server.stored import build
from caravansary.server.stores import prepare, store_at
from tests.server.pages import Here, JudgesHere, Page, bot, file_in, lay, person, play_on, wait_until
from tests.services import Postgres, no_postgres

SEED = bytes(range(32))
WHAT = {"tables": "number", "entries": "table_id, ply", "hints": "number"}
needs_postgres = pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())


class Databases:
    """Empty ones, as many as are asked for."""

    def __init__(self, service: Postgres) -> None:
        self.service = service
        self.made = 0

    def another(self) -> str:
        self.made += 1
        name = f"base{self.made}"
        made = self.service.run("createdb", f"--host={self.service.home}", "--username=caravansary", name)
        assert made.returncode == 0, made.stdout
        return f"postgresql://caravansary@/{name}?host={self.service.home}"


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    service = Postgres(tmp_path_factory.mktemp("postgres"))
    try:
        service.start()
        yield Databases(service)
    finally:
        service.close()


def served(place: Path | str) -> TestClient:
    return TestClient(make_app(place, None, 0.0, Here(), store_at(place), JudgesHere()))


def rows(place: Path | str) -> dict[str, list[tuple[Any, ...]]]:
    """All that a store holds, as its texts and numbers stand there."""
    engine = create_engine(copying._url(place))
    with engine.connect() as base:
        tables = [row[0] for row in base.execute(text("SELECT id FROM tables"))]
        assert len(tables) == len(set(tables))
        columns = {name: [column["name"] for column in inspect(base).get_columns(name)] for name in WHAT}
        found = {
            name: base.execute(text(f"SELECT {casted(columns[name])} FROM {name} ORDER BY {order}")).fetchall()
            for name, order in WHAT.items()
        }
    engine.dispose()
    return {name: [tuple(row) for row in held] for name, held in found.items()}


def casted(columns: list[str]) -> str:
    return ", ".join(
        f"CAST({name} AS TEXT)" if name in ("header", "token_hashes", "arrived") else name for name in sorted(columns)
    )


class Village(NamedTuple):
    """A store with tables in all conditions."""

    place: Path
    playing: NewTableAnswer
    undone: NewTableAnswer
    hinted: NewTableAnswer
    over: NewTableAnswer
    following: str
    shown: Any  # of the one that is being played


@pytest.fixture(scope="module")
def village(tmp_path_factory: pytest.TempPathFactory) -> Village:
    place = file_in(tmp_path_factory.mktemp("village"))
    with served(place) as client:
        playing = lay(client, [person("Ana"), person("Bo"), person("Żółć 🐪 “'")], SEED, "silk")
        with Page(client, playing.table, tokens(playing)) as page:
            some_decisions(page, 12)
            shown = page.shown
        undone = lay(client, [person("Ana"), person("Bo"), person("Caro")], SEED, "silk")
        with Page(client, undone.table, tokens(undone)) as page:
            seat = page.shown[0]["pending"][0]
            assert page.play(seat, page.actions(seat)[0])["type"] == "done"
            page.catch_up()
            assert page.undo(seat)["type"] == "done"
        hinted = lay(client, [person("Ana"), bot()], SEED)
        with Page(client, hinted.table, tokens(hinted)) as page:
            while not page.shown[0]["choices"]:
                page.hear()
            page.send({"type": "hint", "id": "h", "seat": 0, "seq": page.seqs[0]})
            assert page.hear_until("hinted", "refused")["type"] == "hinted"
        over = lay(client, [person("Ana"), person("Bo")], SEED)
        with Page(client, over.table, tokens(over)) as page:
            play_on(page, random.Random(1), 0, 1)
        following = client.post(f"/api/tables/{over.table}/rematch", json={"tokens": over.tokens}).json()["table"]
        seats = [person("Ana"), bot()]
        assert client.post(f"/api/tables/{over.table}/branch", json={"ply": 40, "seats": seats}).status_code == 200
        with Page(client, playing.table, [playing.tokens[1] or ""]):
            pass  # they sit at several devices
    return Village(place, playing, undone, hinted, over, following, shown)


def tokens(laid: NewTableAnswer) -> list[str]:
    return [token for token in laid.tokens if token]


def some_decisions(page: Page, count: int) -> None:
    luck = random.Random(2)
    for _ in range(count):
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, luck.choice(page.actions(seat)))["type"] == "done"
        page.catch_up()


def goes_on(place: Path | str, village: Village) -> None:
    """Whoever sat there sits there still, and games are played to their end."""
    with served(place) as client, ExitStack() as stack:
        for laid, seats in ((village.playing, (0, 1, 2)), (village.undone, (0, 1, 2)), (village.hinted, (0,))):
            page = stack.enter_context(Page(client, laid.table, tokens(laid)))
            assert page.welcome["you"] == list(seats)
            if laid is village.playing:
                assert page.shown == village.shown
            play_on(page, random.Random(3), *seats)
            assert verify(log.read(client.get(f"/api/tables/{laid.table}/log").text, game_of)).fair
        answer = client.post(f"/api/tables/{village.over.table}/rematch", json={"tokens": village.over.tokens})
        assert answer.json()["table"] == village.following
        for _ in range(2):  # and new ones are laid beside them
            lay(client, [person("Ana"), bot()])
        page = stack.enter_context(Page(client, village.following, tokens(village.over)))
        play_on(page, random.Random(4), 0, 1)
        page.send({"type": "ping"})
        page.hear_until("pong")
        laid = lay(client, [person("Ana"), bot()], SEED)
        with Page(client, laid.table, tokens(laid)) as page:
            while not page.shown[0]["choices"]:
                page.hear()
            page.send({"type": "hint", "id": "h", "seat": 0, "seq": page.seqs[0]})
            assert page.hear_until("hinted", "refused")["type"] == "hinted", "hints are not numbered on"


@needs_postgres
def test_there_and_back_all_rows_are_the_same(village: Village, databases: Databases, tmp_path: Path) -> None:
    base, back = databases.another(), tmp_path / "back.sqlite3"
    held = rows(village.place)
    assert (len(held["tables"]), len(held["hints"])) == (6, 1)
    assert copy(village.place, base) == 6
    assert rows(base) == held
    assert copy(base, back) == 6
    assert rows(back) == held == rows(village.place)
    goes_on(base, village)
    goes_on(back, village)
    assert rows(village.place) == held


def test_a_file_is_copied_to_a_file(village: Village, tmp_path: Path) -> None:
    once, twice = tmp_path / "once.sqlite3", tmp_path / "twice.sqlite3"
    copy(village.place, once)
    assert [path.name for path in tmp_path.iterdir()] == ["once.sqlite3"], "all of it is in one file"
    assert stat.S_IMODE(once.stat().st_mode) == 0o600
    assert once.read_bytes()[18:20] == b"\x01\x01", "it could not be read from where nothing can be written"
    once.chmod(0o400)
    copy(once, twice)
    assert rows(twice) == rows(village.place)
    goes_on(twice, village)


def test_an_address_of_a_file_is_a_file(village: Village, tmp_path: Path) -> None:
    copy(f"sqlite:///{village.place}", f"sqlite:///{tmp_path / 'copy.sqlite3'}")
    assert rows(tmp_path / "copy.sqlite3") == rows(village.place)


def test_what_a_server_wrote_last_is_there_although_it_was_killed(village: Village, tmp_path: Path) -> None:
    """Its last commits lie in the log beside the file."""
    place = tmp_path / "killed.sqlite3"
    with closing(sqlite3.connect(place)) as base:
        copy(village.place, place)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("UPDATE tables SET openings = 77")
        base.commit()
        copy(place, tmp_path / "copy.sqlite3")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as base:
        assert base.execute("SELECT DISTINCT openings FROM tables").fetchall() == [(77,)]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def test_a_copy_is_of_one_moment_while_people_play(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Every table in it can be played on, and all that was acknowledged before is there."""
    place = file_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("databases").another()
    with served(place) as client:
        laid = lay(client, [person("Ana"), person("Bo"), person("Caro")], SEED, "silk")
        known, stop, failed = [0], threading.Event(), []

        def play() -> None:
            try:
                with Page(client, laid.table, tokens(laid)) as page:
                    luck = random.Random(5)
                    while not stop.is_set() and not page.is_over():
                        seat = page.shown[0]["pending"][0]
                        assert page.play(seat, luck.choice(page.actions(seat)))["type"] == "done"
                        known[0] += 1
                        page.catch_up()
            except BaseException as bad:
                failed.append(bad)

        people = threading.Thread(target=play)
        people.start()
        lengths = []
        try:
            for number in range(6):
                acknowledged = plays_on(known, people)
                copy(place, tmp_path / f"copy{number}.sqlite3")
                lengths.append(decided(tmp_path / f"copy{number}.sqlite3", laid.table))
                assert lengths[-1] >= acknowledged
        finally:
            stop.set()
            people.join()
    assert not failed and lengths[-1] > lengths[0]


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def test_what_happens_meanwhile_is_not_in_it(
    village: Village, kind: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between reading the tables and reading their logs somebody decides, and a server has saved it."""
    place = file_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("databases").another()
    copy(village.place, place)
    before = rows(place)
    meanwhile = create_engine(copying._url(place))
    decided: list[Any] = []

    def decides(into: Any) -> Any:
        if not decided:
            with meanwhile.begin() as base:
                ply = base.scalar(text(f"SELECT COUNT(*) FROM entries WHERE table_id = '{village.playing.table}'"))
                entry = {"table": village.playing.table, "ply": ply}
                base.execute(text("INSERT INTO entries VALUES (:table, :ply, 0, 'a decision')"), entry)
                base.execute(text("UPDATE tables SET version = version + 1 WHERE id = :table"), entry)
            decided.append(into)
        return insert(into)

    monkeypatch.setattr(copying, "insert", decides)
    with closing(sqlite3.connect(place) if isinstance(place, Path) else ExitStack()) as held:
        if isinstance(held, sqlite3.Connection):
            held.execute("PRAGMA journal_mode=WAL")  # as under a server
        copy(place, tmp_path / "copy.sqlite3")
        assert rows(tmp_path / "copy.sqlite3") == before
        assert len(rows(place)["entries"]) == len(before["entries"]) + 1
    meanwhile.dispose()


def plays_on(known: list[int], people: threading.Thread) -> int:
    """Wait for a decision; how many there were."""
    before = known[0]
    wait_until(lambda: known[0] > before or not people.is_alive(), "nobody plays")
    return known[0]


def decided(file: Path, table: str) -> int:
    """How often a copied table was changed; it is replayed."""

    async def load() -> int:
        store = store_at(file)
        await store.start()
        try:
            record = await store.load(table)
        finally:
            await store.stop()
        assert record is not None
        assert build(record, len(record.moves)).ply == len(record.moves)
        assert record.version <= len(record.moves)
        return record.version

    return asyncio.run(load())


# --- what is refused


def refusal(source: Path | str, target: Path | str) -> str:
    with pytest.raises(BadStore) as bad:
        copy(source, target)
    return bad.value.key


def test_tables_are_never_mixed(village: Village, tmp_path: Path) -> None:
    full = tmp_path / "full.sqlite3"
    copy(village.place, full)
    before = rows(full)
    assert refusal(village.place, full) == refusal(full, full) == "cli-store-holds"
    assert rows(full) == before


@needs_postgres
def test_tables_are_never_mixed_in_a_database(village: Village, databases: Databases, tmp_path: Path) -> None:
    base = databases.another()
    copy(village.place, base)
    assert refusal(village.place, base) == "cli-store-holds"
    others = databases.another()
    engine = create_engine(copying._url(others))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE tables (what TEXT)"))
    engine.dispose()
    assert refusal(village.place, others) == "cli-store-holds", "somebody else's"
    assert rows(base) == rows(village.place)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def test_a_store_in_which_no_table_was_laid_yet_may_be_filled(
    village: Village, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Even while a server is running there: it has them then."""
    place = file_in(tmp_path) if kind == "sqlite" else request.getfixturevalue("databases").another()
    with served(place) as client:
        copy(village.place, place)
        assert rows(place) == rows(village.place)
        assert client.get(f"/api/tables/{village.over.table}").status_code == 200
    goes_on(place, village)


def test_where_nothing_is_kept_nothing_is_made(village: Village, tmp_path: Path) -> None:
    nothing, target = tmp_path / "nothing.sqlite3", tmp_path / "target.sqlite3"
    assert refusal(nothing, target) == "cli-store-none"
    assert list(tmp_path.iterdir()) == []
    nothing.touch()
    assert refusal(nothing, target) == "cli-store-none"
    nothing.write_text("Dear diary, today we played The Border. " * 200)
    assert refusal(nothing, target) == "cli-store-unusable"
    assert list(tmp_path.iterdir()) == [nothing]
    with pytest.raises(BadStore):
        copy(village.place, tmp_path / "no folder" / "target.sqlite3")


def test_a_newer_store_is_not_copied_by_an_older_program(tmp_path: Path) -> None:
    newer, target = tmp_path / "newer.sqlite3", tmp_path / "target.sqlite3"
    asyncio.run(prepare(newer))
    with closing(sqlite3.connect(newer)) as base, base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(newer, target) == "cli-store-newer"
    asyncio.run(prepare(target))
    assert refusal(target, newer) == "cli-store-newer"


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def test_half_a_copy_is_none(
    village: Village,
    kind: str,
    tmp_path: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever happens on the way; then it can be tried again."""
    place = tmp_path / "new.sqlite3" if kind == "sqlite" else request.getfixturevalue("databases").another()

    def broken(_connection: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as on_the_way:
        on_the_way.setattr(copying, "_count_on", broken)
        assert refusal(village.place, place) == "cli-store-unusable"
    if isinstance(place, Path):
        assert not place.exists()
    assert copy(village.place, place) == 6
    assert rows(place) == rows(village.place)


@pytest.mark.parametrize(
    ("store", "told"),
    [
        ("postgresql://me:secret@db.example:5432/tables?sslmode=require", "postgresql://db.example/tables"),
        ("postgresql:///tables?password=secret&host=/run/postgresql", "postgresql:///tables"),
    ],
)
def test_a_password_is_not_told(store: str, told: str) -> None:
    assert copying.shown(store) == told
