"""What is acknowledged is durable, and what is not durable was never seen."""

import asyncio
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary.server.migrations import NEWEST
from caravansary.server.schema import METADATA, MIGRATIONS, make_engine
from caravansary.server.sqlite import SqliteStore, connect
from caravansary.server.store import Move, NotSaved, Outcome, Record, Stale, Write
from tests.marks import rules
from tests.server.pages import SOON, Page, client_at, file_in, lay, person


class Gate(SqliteStore):
    """A store whose commits can be held up, or made to fail before or after they happen."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.gate = threading.Event()
        self.gate.set()
        self.fail = ""
        self.groups: list[int] = []

    async def load(self, table: str) -> Record | None:
        if self.fail == "all":
            raise OSError("there is no disk")
        return await super().load(table)

    async def commit(self, writes: Sequence[Write]) -> list[Outcome]:
        while not self.gate.is_set():
            await asyncio.sleep(0.002)
        if self.fail in ("before", "all"):
            raise OSError("the disk is full")
        outcomes = await super().commit(writes)
        self.groups.append(len(writes))
        if self.fail == "after":
            raise OSError("the line to the database broke")
        return outcomes


def record(name: str) -> Record:
    header = {"players": 2, "options": {}, "names": ["Ana", "Bo"], "seats": [], "commitment": None, "nonces": []}
    return Record(name, "border", "1", header, bytes(32), [None, "ab"], moves=[Move(-1, "deal A"), Move(-1, "deal B")])


def run_with(folder: Path, work: "Work") -> Gate:
    """Run some work on a fresh store."""

    async def all_of_it() -> Gate:
        store = Gate(file_in(folder))
        await store.start()
        try:
            await asyncio.wait_for(work(store), SOON)
        finally:
            await store.stop()
        return store

    return asyncio.run(all_of_it())


class Work:
    """What a test does with a store."""

    async def __call__(self, store: Gate) -> None:
        raise NotImplementedError


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    class Keep(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            assert await store.append("one", 0, 2, [Move(0, "stop"), Move(-1, "roll red")]) == 1
            assert [await store.opened("one") for _ in range(2)] == [1, 2]
            again = await store.load("one")
            assert again is not None and not again.shared
            assert again.moves == [*record("one").moves, Move(0, "stop"), Move(-1, "roll red")]
            assert (again.openings, again.version, again.seed) == (2, 1, bytes(32))
            assert again.token_hashes == [None, "ab"]
            assert again.header == record("one").header
            assert await store.load("two") is None

    run_with(tmp_path, Keep())


def test_it_is_kept_that_a_table_is_shared(tmp_path: Path) -> None:
    class Share(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            await store.create(record("two"))
            await store.write(Write("one", 0, note={"shared": True}))
            found = [await store.load(table) for table in ("one", "two")]
            assert [table is not None and table.shared for table in found] == [True, False]

    run_with(tmp_path, Share())


def test_a_house_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """With the tables that it had."""

    def first_version(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("INSERT INTO tables VALUES (1, 'old', 'border', '1', '{}', :seed, '[null, null]', 3)"),
            {"seed": bytes(32).hex()},
        )

    def lay_out() -> None:
        engine = make_engine(f"sqlite:///{file_in(tmp_path)}")
        with engine.begin() as connection:
            first_version(connection)
        engine.dispose()

    class Load(Work):
        async def __call__(self, store: Gate) -> None:
            old = await store.load("old")
            assert old is not None and (old.openings, old.shared) == (3, False)
            await store.write(Write("old", 0, note={"shared": True}))
            old = await store.load("old")
            assert old is not None and old.shared

    lay_out()
    run_with(tmp_path, Load())


def test_nobody_writes_the_same_ply_twice(tmp_path: Path) -> None:
    class Twice(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            await store.append("one", 0, 2, [Move(0, "stop")])
            with pytest.raises(NotSaved):
                await store.append("one", 1, 2, [Move(1, "done")])
            with pytest.raises(NotSaved):
                await store.append("nowhere", 0, 0, [Move(1, "done")])
            again = await store.load("one")
            assert again is not None
            assert again.moves[2:] == [Move(0, "stop")]

    run_with(tmp_path, Twice())


def test_an_undo_replaces_the_tail_in_one_commit(tmp_path: Path) -> None:
    class Undo(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            await store.append("one", 0, 2, [Move(0, "cross 1"), Move(1, "cross 2"), Move(0, "done")])
            assert await store.rewrite("one", 1, 2, [Move(1, "cross 2"), Move(0, "done")]) == 2
            again = await store.load("one")
            assert again is not None
            assert again.moves[2:] == [Move(1, "cross 2"), Move(0, "done")]

    run_with(tmp_path, Undo())


def test_who_is_behind_the_log_changes_nothing(tmp_path: Path) -> None:
    """Another server on the same database may have written meanwhile."""

    class Behind(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            await store.append("one", 0, 2, [Move(0, "cross 1"), Move(1, "cross 2")])
            late = (store.append("one", 0, 4, [Move(0, "done")]), store.rewrite("one", 0, 2, []))
            for write in (*late, store.write(Write("one", 0, next="two")), store.write(Write("one", 2, next="two"))):
                with pytest.raises(Stale):
                    await write
            again = await store.load("one")
            assert again is not None
            assert again.moves[2:] == [Move(0, "cross 1"), Move(1, "cross 2")]
            assert (again.version, again.next) == (1, None)

    run_with(tmp_path, Behind())


def test_a_log_that_only_looks_the_same_is_another(tmp_path: Path) -> None:
    """Taken back and played again elsewhere, as long as before: who has not seen that may not go on from there."""

    class There(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            seen = await store.append("one", 0, 2, [Move(0, "cross 1")])
            again = await store.rewrite("one", seen, 2, [])
            await store.append("one", again, 2, [Move(0, "cross 9")])
            with pytest.raises(Stale):
                await store.append("one", seen, 3, [Move(0, "cross 2")])

    run_with(tmp_path, There())


def test_several_writes_of_a_table_in_one_commit_happen_in_their_order(tmp_path: Path) -> None:
    class Order(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            first = Write("one", 0, ply=2, moves=[Move(0, "cross 1")])
            then = Write("one", 1, cut=2, ply=2, moves=[Move(0, "cross 2"), Move(0, "done")])
            behind = Write("one", 1, ply=3, moves=[Move(1, "done")])
            outcomes = await store.commit([first, Write("one", note={"touched": 7}), then, behind])
            assert isinstance(outcomes.pop(), Stale)
            assert [outcome.version for outcome in outcomes if not isinstance(outcome, NotSaved)] == [1, 1, 2]
            again = await store.load("one")
            assert again is not None
            assert (again.moves[2:], again.touched) == ([Move(0, "cross 2"), Move(0, "done")], 7)

    run_with(tmp_path, Order())


def test_a_start_that_is_killed_between_two_steps_leaves_nothing_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Nothing(Work):
        async def __call__(self, store: Gate) -> None:
            assert await store.load("one") is None

    class Killed(BaseException):
        pass

    def die(*_: object, **__: object) -> None:
        raise Killed

    with monkeypatch.context() as dying:
        dying.setattr("alembic.op.add_column", die)
        with pytest.raises(Killed):
            run_with(tmp_path, Nothing())
    run_with(tmp_path, Nothing())


def test_an_error_does_not_tell_what_a_table_hides(tmp_path: Path) -> None:
    class Twice(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            with pytest.raises(NotSaved) as failed:
                await store.create(record("one"))
            assert bytes(32).hex() not in str(failed.value) and "UNIQUE" in str(failed.value)

    run_with(tmp_path, Twice())


def test_what_arrives_during_a_commit_goes_into_the_next_together(tmp_path: Path) -> None:
    class Many(Work):
        async def __call__(self, store: Gate) -> None:
            names = [f"t{number}" for number in range(50)]
            await asyncio.gather(*(store.create(record(name)) for name in names))
            store.gate.clear()
            writes = [asyncio.create_task(store.append(name, 0, 2, [Move(0, "stop")])) for name in names]
            bad = asyncio.create_task(store.append("t0", 1, 2, [Move(0, "a ply that is taken")]))
            await asyncio.sleep(0.02)
            assert not any(write.done() for write in writes)
            store.gate.set()
            await asyncio.gather(*writes)
            with pytest.raises(NotSaved):
                await bad
            for name in names:
                again = await store.load(name)
                assert again is not None
                assert len(again.moves) == 3

    store = run_with(tmp_path, Many())
    assert max(store.groups) >= 49


def test_sqlite_reaches_the_disk_at_every_commit(tmp_path: Path) -> None:
    with closing(connect(file_in(tmp_path))) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_nobody_else_on_the_machine_can_read_it(tmp_path: Path) -> None:
    class Nothing(Work):
        async def __call__(self, store: Gate) -> None:
            await store.create(record("one"))
            for file in tmp_path.iterdir():
                assert file.stat().st_mode & 0o077 == 0, file.name

    run_with(tmp_path, Nothing())


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    class Nothing(Work):
        async def __call__(self, store: Gate) -> None:
            pass

    for _ in range(2):  # a second start finds everything in place
        run_with(tmp_path, Nothing())
        engine = make_engine(f"sqlite:///{file_in(tmp_path)}")
        with engine.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, METADATA) == []
            assert context.get_current_revision() == NEWEST
        engine.dispose()


def stage(client: TestClient) -> tuple[str, int, str]:
    table = lay(client, [person("Ana"), person("Bo")])
    with Page(client, table.table, []) as page:
        seat: int = page.shown[None]["pending"][0]
    return table.table, seat, table.tokens[seat] or ""


@rules("HOUSE-1.8")
def test_a_move_is_acknowledged_only_after_its_commit(tmp_path: Path) -> None:
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        table, seat, token = stage(client)
        with Page(client, table, [token]) as page, Page(client, table, []) as spectator:
            store.gate.clear()
            action = page.actions(seat)[0]
            page.send({"type": "play", "id": "x", "seat": seat, "seq": page.seqs[seat], "action": action})
            for _ in range(5):
                spectator.catch_up()
            assert len(spectator.heard) == 2, "nothing is told before the commit"
            store.gate.set()
            assert page.hear()["type"] == "change"
            assert page.hear()["type"] == "done"
            spectator.catch_up()
            assert len(spectator.heard) == 3


@rules("HOUSE-1.8")
@pytest.mark.parametrize("kind", ["play", "undo"])
def test_a_commit_that_fails_was_never_seen(tmp_path: Path, kind: str) -> None:
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        table = lay(client, [person("Ana"), person("Bo")], (1).to_bytes(32, "big"))
        with Page(client, table.table, [token or "" for token in table.tokens]) as page:
            seat: int = page.shown[0]["pending"][0]
            if kind == "undo":
                assert page.play(seat, "stop")["type"] == "done"
            with Page(client, table.table, []) as spectator:
                before = client.get(f"/api/tables/{table.table}/log").text
                store.fail = "before"
                answer = page.play(seat, "stop") if kind == "play" else page.undo(seat)
                assert answer["verdict"] == {"rules": ["HOUSE-1.8"], "key": "house-not-saved", "args": {}}
                spectator.catch_up()
                assert len(spectator.heard) == 2
                assert client.get(f"/api/tables/{table.table}/log").text == before
                store.fail = ""
                answer = page.play(seat, "stop") if kind == "play" else page.undo(seat)
                assert answer["type"] == "done", "the same page can simply try again"
                assert client.get(f"/api/tables/{table.table}/log").text != before


def test_a_commit_that_only_seemed_to_fail_is_shown(tmp_path: Path) -> None:
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        table, seat, token = stage(client)
        with Page(client, table, [token]) as page, Page(client, table, []) as spectator:
            store.fail = "after"
            old = page.seqs[seat]
            assert page.play(seat, "stop")["type"] == "done", "for it counts"
            store.fail = ""
            page.catch_up()
            spectator.catch_up()
            assert len(spectator.heard) == 3, "what the store has is what all see"
            assert page.play(seat, "stop", old)["verdict"]["key"] == "house-stale", "and it cannot be made twice"


def test_while_the_store_is_gone_a_table_shows_nothing_that_is_not_saved(tmp_path: Path) -> None:
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        table, seat, token = stage(client)
        with Page(client, table, [token]) as page:
            before = client.get(f"/api/tables/{table}/log").text
            store.fail = "all"
            assert page.play(seat, "stop")["verdict"]["key"] == "house-not-saved"
            assert client.get(f"/api/tables/{table}/log").text == before
            assert page.play(seat, "stop")["verdict"]["key"] == "house-not-saved", "again, and the page stays"
            with client.websocket_connect(f"/ws/tables/{table}") as wire:
                wire.send_text('{"type":"hello","tokens":[],"since":0}')
                with pytest.raises(WebSocketDisconnect) as closed:
                    wire.receive_text()
            assert closed.value.code == 1013, "whoever comes now may try again"
            store.fail = ""
            assert page.play(seat, "stop")["type"] == "done"
            assert client.get(f"/api/tables/{table}/log").text != before


def test_a_new_table_that_cannot_be_saved_is_not_there(tmp_path: Path) -> None:
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        store.fail = "before"
        wish = {"game": "border", "options": {}, "seats": [person("Ana"), person("Bo")]}
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 503
        assert answer.json()["error"]["key"] == "house-not-saved"
