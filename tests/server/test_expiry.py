"""Tables that nobody uses are cleared away, and nobody loses one that is used: on SQLite, and on PostgreSQL with two servers."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary.server import clock, expiry
from caravansary.server.app import make_app
from caravansary.server.expiry import DAY
from caravansary.server.house import House
from caravansary.server.messages import NewTableAnswer
from caravansary.server.store import Move, Record, Write
from caravansary.server.stores import store_at
from caravansary.server.wire import NO_TABLE
from tests.server.pages import (
    Here,
    JudgesHere,
    Page,
    app_of,
    bot,
    file_in,
    is_live,
    lay,
    live,
    person,
    play_on,
    wait_until,
)
from tests.services import no_postgres, postgres

SEED = bytes(range(32))
HOUR = 3600
AGES = 3650 * DAY
NOBODYS = "0123456789abcdef"  # a table that never was


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where the tables are."""
    if request.param == "sqlite":
        return str(file_in(tmp_path))
    if no_postgres():
        pytest.skip(no_postgres())
    return str(request.getfixturevalue("database"))


class Time:
    """The clock of all servers of a test."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def goes_on(self, seconds: int) -> None:
        self.now += seconds


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(clock, "now", lambda: made.now)
    monkeypatch.setattr(expiry, "PAUSE", 0.0)
    return made


Opens = Callable[..., TestClient]


@pytest.fixture
def server(place: str) -> Iterator[Opens]:
    """Opens a server on the tables, as often as it is called; `keep`: days."""
    with ExitStack() as stack:

        def opened(keep: int | None = None) -> TestClient:
            app = make_app(place, None, 0.0, Here(), store_at(place), JudgesHere(), keep=keep)
            return stack.enter_context(TestClient(app))

        yield opened


def house_of(client: TestClient) -> House:
    house: House = app_of(client).state.house
    return house


def does(client: TestClient, what: Callable[..., Any], *args: Any) -> Any:
    """Something the server does by itself."""
    assert client.portal is not None
    return client.portal.call(what, *args)


def goes_round(client: TestClient) -> None:
    """What a server does every hour; whatever it has to note is noted then."""
    house = house_of(client)

    async def go() -> None:
        await house.expiry.go_round(house._used(), house._cleared)

    rests(client)
    does(client, go)
    rests(client)


def rests(client: TestClient) -> None:
    house = house_of(client)
    wait_until(lambda: all(table.is_settled() for table in house.tables()), "something is never noted")


def stored(client: TestClient, table: str) -> Record | None:
    found: Record | None = does(client, house_of(client).store.load, table)
    return found


def is_kept(client: TestClient, *tables: str) -> list[bool]:
    """Which of these tables there are after a round."""
    goes_round(client)
    return [stored(client, table) is not None for table in tables]


def tokens_of(laid: NewTableAnswer) -> list[str]:
    return [token or "" for token in laid.tokens]


def two(client: TestClient) -> NewTableAnswer:
    return lay(client, [person("Ana"), person("Bo")], SEED)


@contextmanager
def visit(client: TestClient, table: str, tokens: list[str]) -> Iterator[Page]:
    """A page that is gone in the end, as the server knows too."""
    with Page(client, table, tokens) as page:
        yield page
    wait_until(lambda: live(client, table).users == 0, "the server does not notice that a page has gone")


def decides(client: TestClient, laid: NewTableAnswer) -> None:
    """One of the persons makes one decision."""
    with visit(client, laid.table, tokens_of(laid)) as page:
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"


def begun(client: TestClient) -> NewTableAnswer:
    laid = two(client)
    decides(client, laid)
    return laid


def to_its_end(client: TestClient) -> NewTableAnswer:
    laid = two(client)
    with visit(client, laid.table, tokens_of(laid)) as page:
        play_on(page, random.Random(1), 0, 1)
    return laid


def test_a_table_at_which_nobody_ever_decided_goes_after_a_day(server: Opens, time: Time) -> None:
    here = server()
    laid, decided = two(here).table, begun(here).table
    time.goes_on(DAY)
    assert is_kept(here, laid, decided) == [True, True]
    time.goes_on(1)
    assert is_kept(here, laid, decided) == [False, True]
    time.goes_on(AGES)
    assert is_kept(here, decided) == [True], "it stays for ever"


def test_a_table_that_was_begun_goes_after_so_many_days(server: Opens, time: Time) -> None:
    here = server(30)
    decided, over = begun(here).table, to_its_end(here).table
    time.goes_on(30 * DAY)
    assert is_kept(here, decided, over) == [True, True]
    time.goes_on(1)
    assert is_kept(here, decided, over) == [False, False]


def test_every_visit_counts(server: Opens, time: Time) -> None:
    here = server(30)
    visited, decided, laid = begun(here), begun(here), two(here)
    time.goes_on(20 * HOUR)
    with visit(here, laid.table, []):
        pass
    time.goes_on(5 * HOUR)
    assert is_kept(here, laid.table) == [True]
    time.goes_on(20 * DAY)
    with visit(here, visited.table, []):
        pass
    decides(here, decided)
    time.goes_on(25 * DAY)
    assert is_kept(here, visited.table, decided.table) == [True, True]
    time.goes_on(6 * DAY)
    assert is_kept(here, visited.table, decided.table) == [False, False]


def test_who_only_reads_keeps_nothing(server: Opens, time: Time) -> None:
    """A GET writes nothing, so it is no visit."""
    here = server()
    laid = two(here).table
    time.goes_on(DAY - HOUR)
    assert here.get(f"/api/tables/{laid}").status_code == here.get(f"/api/tables/{laid}/log").status_code == 200
    time.goes_on(HOUR + 1)
    assert is_kept(here, laid) == [False]


def test_what_bots_did_is_no_decision_of_a_person(server: Opens, time: Time) -> None:
    here = server()
    laid = lay(here, [bot("random"), person("Ana")], SEED)
    with visit(here, laid.table, [laid.tokens[1] or ""]) as page:
        while not page.shown[1]["choices"]:
            page.hear()
        record = stored(here, laid.table)
        assert record is not None and 0 in {move.seat for move in record.moves}
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]


def test_a_table_of_bots_counts_as_begun_when_they_have_played(server: Opens, time: Time) -> None:
    here = server()
    unseen, watched = (lay(here, [bot("random"), bot("random")], SEED).table for _ in range(2))
    with visit(here, watched, []) as page:
        page.watch()
    time.goes_on(DAY + 1)
    assert is_kept(here, unseen, watched) == [False, True]


def test_what_a_branch_was_given_is_no_decision_at_it(server: Opens, time: Time) -> None:
    here = server()
    over = to_its_end(here).table
    seats = [person("Ana"), person("Bo")]
    laid = [here.post(f"/api/tables/{over}/branch", json={"ply": 40, "seats": seats}).json() for _ in range(2)]
    decides(here, NewTableAnswer(**laid[1]))
    time.goes_on(DAY + 1)
    assert is_kept(here, laid[0]["table"], laid[1]["table"], over) == [False, True, True]


def test_all_that_was_taken_back_was_never_decided(server: Opens, time: Time) -> None:
    here = server()
    laid = lay(here, [person("Ana"), person("Bo"), person("Cleo")], SEED, "silk")
    with visit(here, laid.table, tokens_of(laid)) as page:
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        page.catch_up()
        assert page.undo(seat)["type"] == "done"
    record = stored(here, laid.table)
    assert record is not None and {move.seat for move in record.moves} <= {-1}
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]


def test_hints_go_with_their_table(server: Opens, time: Time) -> None:
    here = server(1)
    laid = lay(here, [person("Ana"), bot()], SEED)
    with visit(here, laid.table, [laid.tokens[0] or ""]) as page:
        while not page.shown[0]["choices"]:
            page.hear()
        page.send({"type": "hint", "id": "h", "seat": 0, "seq": page.seqs[0]})
        assert page.hear_until("hinted", "refused")["type"] == "hinted"
        assert page.play(0, page.actions(0)[0])["type"] == "done"
    record = stored(here, laid.table)
    assert record is not None and record.hints
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]


def test_a_table_that_somebody_has_open_stays(server: Opens, time: Time) -> None:
    here = server(1)
    unstarted, decided = two(here), begun(here)
    with visit(here, unstarted.table, []), visit(here, decided.table, []):
        for _ in range(3):
            time.goes_on(2 * DAY)
            assert is_kept(here, unstarted.table, decided.table) == [True, True]
    time.goes_on(DAY + 1)
    assert is_kept(here, unstarted.table, decided.table) == [False, False]


def test_a_table_that_somebody_has_open_stays_although_that_could_not_be_noted(server: Opens, time: Time) -> None:
    here = server(1)
    decided = begun(here)
    time.goes_on(30 * DAY)
    with visit(here, decided.table, []):
        rests(here)
        long_ago = time.now - 30 * DAY

        async def lost() -> None:
            await house_of(here).store.note(decided.table, seen=long_ago, touched=long_ago)

        does(here, lost)
        assert is_kept(here, decided.table) == [True]
    assert is_kept(here, decided.table) == [False]


def test_a_table_that_another_one_leads_to_stays(server: Opens, time: Time) -> None:
    here = server()
    over = to_its_end(here)
    following = here.post(f"/api/tables/{over.table}/rematch", json={"tokens": over.tokens}).json()["table"]
    time.goes_on(AGES)
    assert is_kept(here, over.table, following) == [True, True]


def test_it_goes_after_the_one_that_leads_to_it(server: Opens, time: Time) -> None:
    here = server(30)
    over = to_its_end(here)
    following = here.post(f"/api/tables/{over.table}/rematch", json={"tokens": over.tokens}).json()["table"]
    time.goes_on(31 * DAY)
    assert is_kept(here, over.table) == [False]
    assert is_kept(here, following) == [False]


def answers(client: TestClient, table: str, tokens: list[str]) -> list[object]:
    """All that the house says to somebody who has the address and the secrets of a table."""
    path = f"/api/tables/{table}"
    asked = [client.get(path), client.get(f"{path}/log"), client.get(f"{path}/data")]
    asked.append(client.post(f"{path}/rematch", json={"tokens": tokens}))
    asked.append(client.post(f"{path}/name", json={"token": tokens[0], "name": "Ana"}))
    asked.append(client.post(f"{path}/branch", json={"ply": 0, "seats": [person("Ana"), bot()]}))
    asked.append(client.post("/api/tables/mine", json={"tables": [{"table": table, "tokens": tokens}]}))
    return [*((answer.status_code, answer.text) for answer in asked), code_of(client, table, tokens)]


def code_of(client: TestClient, table: str, tokens: list[str]) -> int:
    """How a table's socket is closed, without a word."""
    with client.websocket_connect(f"/ws/tables/{table}") as wire:
        wire.send_json({"type": "hello", "tokens": tokens, "since": 0})
        with pytest.raises(WebSocketDisconnect) as closed:
            wire.receive_text()
    return closed.value.code


def test_a_table_that_is_gone_is_like_one_that_never_was(server: Opens, time: Time) -> None:
    here = server(1)
    laid = begun(here)
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]
    assert not is_live(here, laid.table)
    never = answers(here, NOBODYS, tokens_of(laid))
    assert answers(here, laid.table, tokens_of(laid)) == never
    assert never[0][0] == 404 and never[-1] == NO_TABLE  # type: ignore[index]


@pytest.mark.parametrize("meanwhile", ["opened", "used", "decided"])
def test_a_table_to_which_somebody_comes_meanwhile_stays(server: Opens, time: Time, meanwhile: str) -> None:
    """Between the look at it and the moment at which it would be gone."""
    here = server(1)
    laid = begun(here)
    house = house_of(here)
    if meanwhile == "opened":  # it slept, as with a server that was started anew
        does(here, house_go, house, laid.table)
    time.goes_on(DAY + 1)
    [old] = [old for old in does(here, house.store.old, clock.now() - DAY, 0, 1000) if old.id == laid.table]
    assert house.expiry._is_due(old)
    with visit(here, laid.table, tokens_of(laid)) as page:
        if meanwhile == "decided":
            seat = page.shown[0]["pending"][0]
            assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        wait_until(live(here, laid.table).is_settled, "it is not noted that somebody is there")
        assert not does(here, house.expiry._clear, old)
    assert stored(here, laid.table) is not None


async def house_go(house: House, table: str) -> None:
    house._let_go(table)


def test_who_came_too_late_is_told_so(server: Opens, time: Time) -> None:
    """A table may be cleared away in the very moment in which somebody finds it still there."""
    here = server(1)
    laid = begun(here)
    house = house_of(here)
    time.goes_on(DAY + 1)
    with Page(here, laid.table, tokens_of(laid)) as page:
        wait_until(live(here, laid.table).is_settled, "it does not come to rest")
        record = stored(here, laid.table)
        assert record is not None and record.seen is not None
        gone = Write(laid.table, record.version, gone=(record.openings, record.seen))
        does(here, house.store.write, gone)
        does(here, cleared, house, laid.table)
        with pytest.raises(WebSocketDisconnect):
            page.hear_until("nothing")
    assert code_of(here, laid.table, tokens_of(laid)) == NO_TABLE


async def cleared(house: House, table: str) -> None:
    house._cleared(table)


def test_a_table_of_which_nobody_knows_when_it_was_used_stays(server: Opens, time: Time) -> None:
    """Until somebody comes to it."""
    here = server(1)
    decided = begun(here)
    record = stored(here, decided.table)
    assert record is not None
    record.id, record.touched, record.next, record.seen = "fedcba9876543210", None, None, None
    record.version = record.openings = 0
    does(here, house_of(here).store.create, record)
    time.goes_on(AGES)
    assert is_kept(here, record.id, decided.table) == [True, False]
    with visit(here, record.id, []):
        pass
    time.goes_on(DAY + 1)
    assert is_kept(here, record.id) == [False]


def test_the_house_does_it_by_itself(place: str, server: Opens, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "FIRST_SWEEP", 0.01)
    monkeypatch.setattr(expiry, "SWEEP_EVERY", 0.01)
    here = server(1)
    used, unused = begun(here), begun(here)
    with visit(here, used.table, tokens_of(used)) as page:
        time.goes_on(2 * DAY)
        wait_until(lambda: stored(here, unused.table) is None, "it does not go")
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"
    assert stored(here, used.table) is not None


def test_many_are_looked_at_in_turn(server: Opens, time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expiry, "AT_ONCE", 2)
    here = server()
    tables = [(begun if number % 3 == 1 else two)(here).table for number in range(7)]
    time.goes_on(DAY + 1)
    assert is_kept(here, *tables) == [number % 3 == 1 for number in range(7)]


# --- several servers


needs_postgres = pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())


@pytest.fixture
def pair(database: str) -> Iterator[tuple[TestClient, TestClient]]:
    with ExitStack() as stack:
        apps = [make_app(database, None, 0.0, Here(), store_at(database), JudgesHere(), keep=1) for _ in range(2)]
        here, there = (stack.enter_context(TestClient(app)) for app in apps)
        yield here, there


@needs_postgres
def test_a_table_that_is_open_at_another_server_stays(pair: tuple[TestClient, TestClient], time: Time) -> None:
    here, there = pair
    laid, other = begun(here), begun(here)
    with visit(there, laid.table, []):
        for _ in range(30):
            time.goes_on(HOUR)
            goes_round(there)
            goes_round(here)
        assert is_kept(here, laid.table, other.table) == [True, False]
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]


@needs_postgres
def test_what_one_server_clears_away_is_gone_at_the_other(pair: tuple[TestClient, TestClient], time: Time) -> None:
    """Although it has the table in its memory."""
    here, there = pair
    laid = begun(there)
    assert is_live(there, laid.table)
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]
    wait_until(lambda: not is_live(there, laid.table), "it still has it")
    never = answers(there, NOBODYS, tokens_of(laid))
    assert answers(there, laid.table, tokens_of(laid)) == never


@needs_postgres
def test_both_may_clear_away_at_the_same_time(pair: tuple[TestClient, TestClient], time: Time) -> None:
    """Each has looked before the other writes: one of them does it, and both go on."""
    here, there = pair
    laid = begun(here)
    time.goes_on(DAY + 1)
    looked = [does(client, house_of(client).store.old, clock.now() - DAY, 0, 1000) for client in pair]
    done = [
        does(client, house_of(client).expiry._clear, old)
        for client, olds in zip(pair, looked, strict=True)
        for old in olds
        if old.id == laid.table
    ]
    assert done == [True, False]
    assert does(there, house_of(there).store.load, laid.table) is None
    assert begun(there).table


def test_what_is_gone_is_gone_for_good(server: Opens, time: Time) -> None:
    """What was meant for it is not saved, and takes nothing else with it."""
    here = server(1)
    laid, other = begun(here), two(here)
    time.goes_on(DAY + 1)
    assert is_kept(here, laid.table) == [False]
    store = house_of(here).store
    late = Write(laid.table, 1, ply=0, moves=[Move(0, "stop")])

    async def too_late() -> str:
        try:
            await store.write(late)
        except Exception as failed:
            return str(failed)
        return ""

    assert "there is no table" in does(here, too_late)
    assert stored(here, laid.table) is None
    assert stored(here, other.table) is None
