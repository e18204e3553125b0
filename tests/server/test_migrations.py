"""Whatever an earlier version has kept is played on: with every schema there ever was, and every version of the rules.

Who comes with a store of a newer version is told so, and so is who has a table whose game has other rules by now.
"""

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine, select, text
from starlette.testclient import TestClient

from caravansary.engine import log
from caravansary.engine.verify import verify
from caravansary.games import game_of
from caravansary.games.registry import of_the_house
from caravansary.server import clock, schema
from caravansary.server.app import make_app
from caravansary.server.copying import _url, copy
from caravansary.server.migrations import NEWEST
from caravansary.server.standing import standing
from caravansary.server.store import BadStore, Record
from caravansary.server.stored import WrongRules, build
from caravansary.server.stores import prepare, store_at
from caravansary.server.wire import WRONG_RULES
from caravansary.words import LANGUAGES, say
from tests.server.expiring import code_of
from tests.server.pages import Here, JudgesHere, Page, app_of, bot, file_in, lay, person, play_on
from tests.server.storing import HINTS_SINCE, REVISIONS, files, id_of, lay_out, read, record_of, token_of
from tests.server.test_copying import Databases
from tests.services import Postgres, no_postgres

BOTH = ["sqlite", pytest.param("postgresql", marks=pytest.mark.skipif(bool(no_postgres()), reason=no_postgres()))]
NEW_COLUMNS = {"0002": ["shared"], "0003": ["touched", "arrived", "next"], "0005": ["version"], "0006": ["seen"]}


@pytest.fixture(scope="module")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    service = Postgres(tmp_path_factory.mktemp("postgres"))
    try:
        service.start()
        yield Databases(service)
    finally:
        service.close()


@pytest.fixture(params=BOTH)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return file_in(tmp_path)
    found: Databases = request.getfixturevalue("databases")
    return found.another()


def served(place: Path | str) -> TestClient:
    return TestClient(make_app(place, None, 0.0, Here(), store_at(place), JudgesHere()))


def held(place: Path | str) -> tuple[str, dict[str, list[dict[str, Any]]]]:
    """The version of a store's schema, and all its rows."""
    engine = create_engine(_url(place))
    there = MetaData()
    with engine.connect() as base:
        there.reflect(base)
        versions = there.tables["alembic_version"]
        rows = {
            name: [dict(row) for row in base.execute(select(table).order_by(*table.primary_key)).mappings()]
            for name, table in there.tables.items()
            if table is not versions
        }
        [version] = base.execute(select(versions)).scalars()
    engine.dispose()
    return version, rows


def change(place: Path | str, statement: str) -> None:
    engine = create_engine(_url(place))
    with engine.begin() as base:
        base.execute(text(statement))
    engine.dispose()


def tokens_of(table: Record) -> list[str]:
    return [token_of(table.id, seat) for seat in range(len(table.token_hashes))]


def is_fair(client: TestClient, table: str) -> bool:
    return verify(log.read(client.get(f"/api/tables/{table}/log").text, game_of)).fair


# --- the schema


def test_every_version_of_the_schema_is_tried() -> None:
    steps = ScriptDirectory(str(schema.MIGRATIONS)).walk_revisions()
    assert sorted(step.revision for step in steps) == list(REVISIONS) and REVISIONS[-1] == NEWEST


@pytest.mark.parametrize("revision", REVISIONS)
def test_tables_of_every_version_go_on(revision: str, place: Path | str) -> None:
    tables = lay_out(place, revision)
    version, before = held(place)
    assert version == revision and len(before["tables"]) == 2 * len(of_the_house())
    through = list(of_the_house())[REVISIONS.index(revision) % len(of_the_house())]
    with served(place) as client:
        for game in of_the_house():
            over, playing = tables[id_of(game, "over")], tables[id_of(game, "playing")]
            assert client.get(f"/api/tables/{over.id}").json()["over"] is True
            assert is_fair(client, over.id)
            with Page(client, playing.id, tokens_of(playing)) as page:
                seats = list(range(len(playing.token_hashes)))
                assert page.welcome["you"] == seats and page.shown[0]["over"] is None
                hints = [event for event in page.logs[0] if event["key"] == "house-event-hint"]
                assert len(hints) == (revision >= HINTS_SINCE)
                if game == through:
                    play_on(page, random.Random(1), *seats)
                else:
                    seat = page.shown[0]["pending"][0]
                    assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        assert is_fair(client, tables[id_of(through, "playing")].id)
        laid = lay(client, [person("Ana"), bot()]).table
        assert client.get(f"/api/tables/{laid}").status_code == 200
    assert held(place)[0] == NEWEST


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_upgrade_changes_nothing_that_was_there(revision: str, place: Path | str) -> None:
    lay_out(place, revision)
    _, before = held(place)
    asyncio.run(prepare(place))
    version, after = held(place)
    assert version == NEWEST
    assert after["entries"] == before["entries"]
    assert after["hints"] == before.get("hints", [])
    old = before["tables"][0].keys()
    assert [{name: row[name] for name in old} for row in after["tables"]] == before["tables"]
    new = {name for since, names in NEW_COLUMNS.items() if since > revision for name in names}
    assert after["tables"][0].keys() - old == new
    for row in after["tables"]:
        if "seen" in new:  # as if somebody had been there today: nothing is cleared away that was in use
            assert clock.now() - 3600 < row["seen"] <= clock.now()
        assert "version" not in new or row["version"] == 0
        assert "arrived" not in new or (row["arrived"], row["touched"], row["next"]) == ([], None, None)


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_backup_of_every_version_can_be_restored(revision: str, place: Path | str, tmp_path: Path) -> None:
    """It stays as it is, and the store where it was restored has the newest schema."""
    lay_out(place, revision)
    before = held(place)
    restored = tmp_path / "restored.sqlite3"
    assert copy(place, restored) == 2 * len(of_the_house())
    assert held(place) == before
    version, after = held(restored)
    assert version == NEWEST
    asyncio.run(prepare(place))
    brought = held(place)[1]
    for rows in (after, brought):
        for row in rows["tables"]:
            if revision < "0006":
                del row["seen"]
    assert after == brought


def test_two_servers_may_start_at_once_on_an_old_store(databases: Databases) -> None:
    """One of them brings it up to date, the other one waits for that."""
    base = databases.another()
    lay_out(base, "0001")
    failed: list[BaseException] = []

    def start() -> None:
        try:
            asyncio.run(prepare(base))
        except BaseException as bad:
            failed.append(bad)

    servers = [threading.Thread(target=start) for _ in range(4)]
    for one in servers:
        one.start()
    for one in servers:
        one.join()
    assert failed == [] and held(base)[0] == NEWEST


def test_an_upgrade_that_fails_has_changed_nothing(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it happens, or nothing; then it can be tried again."""
    lay_out(place, "0001")
    before = held(place)
    bring_to = schema.bring_to

    def broken(connection: Any, revision: str) -> None:
        bring_to(connection, "0004")
        raise OSError("the disk is full")

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(schema, "bring_to", broken)
        with pytest.raises(BadStore, match="the disk is full"):
            asyncio.run(prepare(place))
    assert held(place) == before
    asyncio.run(prepare(place))
    assert held(place)[0] == NEWEST


def test_a_store_of_a_newer_version_is_refused(place: Path | str) -> None:
    lay_out(place, NEWEST)
    change(place, "UPDATE alembic_version SET version_num = '9999'")
    before = held(place)
    with pytest.raises(BadStore) as bad:
        asyncio.run(prepare(place))
    assert str(bad.value) == "the store was written by a newer version of Caravansary"
    assert held(place) == before


# --- the rules


def test_there_are_stored_games_of_every_version_of_the_rules() -> None:
    """`python -m tests.server.storing` writes them when the rules of a game have a new version."""
    assert {f"{name}-{info.rules_version}" for name, info in of_the_house().items()} <= {file.stem for file in files()}


@pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
def test_stored_games_are_replayed(file: Path) -> None:
    """To the end that they had; of rules that are no longer played they are refused."""
    for kept in read(file):
        record = record_of(kept, "stored")
        if of_the_house()[kept["game"]].rules_version != kept["rules"]:
            with pytest.raises(WrongRules):
                build(record)
            continue
        match = build(record)
        assert json.loads(json.dumps(standing(match.state)._asdict())) == kept["stands"]
        assert verify(log.read(log.write(match), game_of)).fair
        forced = sum(entry.forced for entry in match.entries)
        assert (forced > 0) <= kept["header"]["automatic"]


@pytest.fixture
def other_rules(place: Path | str) -> Path | str:
    """A store in which Silk is of rules that nobody knows any more, and one of whose games is gone."""
    lay_out(place, NEWEST)
    change(place, "UPDATE tables SET rules = '0' WHERE game = 'silk'")
    change(place, "UPDATE tables SET game = 'senet' WHERE game = 'yak'")
    return place


def test_an_upgrade_says_what_cannot_be_played_on(other_rules: Path | str) -> None:
    left_out = asyncio.run(prepare(other_rules))
    assert [say(message, "en") for message in left_out] == [
        "2 tables of senet stay as they are and cannot be played on: this game is not here.",
        "2 tables of Silk were begun under version 0 of the rules. Here it is version 1, so they stay as they are and cannot "
        "be played on.",
    ]
    assert [say(message, "es") for message in left_out] == [
        "2 mesas de senet se quedan como están y no se pueden continuar: ese juego no está aquí.",
        "2 mesas de Silk se empezaron con la versión 0 de las reglas. Aquí se juega con la 1, así que se quedan como están y no "
        "se pueden continuar.",
    ]


def test_nothing_is_said_where_all_can_be_played_on(place: Path | str) -> None:
    lay_out(place, NEWEST)
    assert asyncio.run(prepare(place)) == []


def test_a_table_of_other_rules_is_refused_in_words(other_rules: Path | str, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever comes to it is told, it stays as it is, and all other tables go on."""
    silk, gone, border = id_of("silk", "playing"), id_of("yak", "playing"), id_of("border", "playing")
    before = held(other_rules)[1]
    with served(other_rules) as client, ExitStack() as stack:
        for path in ("", "/log", "/data"):
            answer = client.get(f"/api/tables/{silk}{path}")
            error = answer.json()["error"]
            assert (answer.status_code, error) == (
                409,
                {"key": "house-wrong-rules", "args": {"saved": "0", "current": "1"}},
            )
        for language in LANGUAGES:
            assert {"0", "1"} <= set(say_error(error, language).replace(".", " ").replace(";", " ").split())
        answer = client.get(f"/api/tables/{gone}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (409, "house-bad-table")
        for table in (silk, gone):
            assert code_of(client, table, [token_of(table, 0)]) == WRONG_RULES
            name = client.post(f"/api/tables/{table}/name", json={"token": token_of(table, 0), "name": "Ana"})
            again = client.post(f"/api/tables/{table}/rematch", json={"tokens": [token_of(table, 0)]})
            assert name.status_code == again.status_code == 409
        page = stack.enter_context(Page(client, border, [token_of(border, 0), token_of(border, 1)]))
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        wish = {"tables": [{"table": table, "tokens": [token_of(table, 0)]} for table in (silk, gone, border)]}
        mine = client.post("/api/tables/mine", json=wish).json()["tables"]
        assert [told["table"] for told in mine] == [border]
    after = held(other_rules)[1]
    for kind, column in (("tables", "id"), ("entries", "table_id")):
        for table in (silk, gone):
            rows = [[row for row in found[kind] if row[column] == table] for found in (before, after)]
            assert rows[0] == rows[1]
    assert "Traceback" not in caplog.text


def say_error(error: Any, language: str) -> str:
    from caravansary.engine.messages import Message

    return say(Message(error["key"], error["args"]), language)


def test_a_table_that_cannot_be_played_on_can_be_cleared_away(
    other_rules: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It needs no rules to see that nobody uses it."""
    now = clock.now()
    with TestClient(make_app(other_rules, None, 0.0, Here(), store_at(other_rules), JudgesHere(), keep=1)) as client:
        house = app_of(client).state.house

        async def rounds() -> None:
            for _ in range(2):  # first those that lead to others
                await house.expiry.go_round([], house._cleared)

        monkeypatch.setattr(clock, "now", lambda: now + 2 * 86_400 + 1_000_000_000)
        assert client.portal is not None
        client.portal.call(rounds)
    assert held(other_rules)[1] == {"tables": [], "entries": [], "hints": []}
