"""Tables that nobody uses are cleared away, and nobody loses one that is used: on SQLite and on PostgreSQL."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary.server import clock, expiry
from caravansary.server.app import make_app
from caravansary.server.expiry import DAY
from caravansary.server.house import House
from caravansary.server.messages import NewTableAnswer
from caravansary.server.store import Move, Write
from caravansary.server.stores import store_at
from caravansary.server.wire import NO_TABLE
from tests.server.expiring import (
    NOBODYS,
    SEED,
    Time,
    answers,
    begun,
    code_of,
    decides,
    does,
    house_of,
    is_kept,
    rests,
    stored,
    to_its_end,
    tokens_of,
    two,
    visit,
)
from tests.server.pages import (
    Here,
    JudgesHere,
    Page,
    bot,
    file_in,
    is_live,
    lay,
    live,
    person,
    wait_until,
)
from tests.services import no_postgres, postgres

HOUR = 3600
AGES = 3650 * DAY


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
