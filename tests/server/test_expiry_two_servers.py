"""What one server clears away, and what it leaves because another one has it open. One server alone: test_expiry.py."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from caravansary.server import clock, expiry
from caravansary.server.app import make_app
from caravansary.server.expiry import DAY
from caravansary.server.stores import store_at
from tests.server.expiring import NOBODYS, Time, answers, begun, does, goes_round, house_of, is_kept, tokens_of, visit
from tests.server.pages import Here, JudgesHere, is_live, wait_until
from tests.services import no_postgres, postgres

pytestmark = pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())
HOUR = 3600


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(clock, "now", lambda: made.now)
    monkeypatch.setattr(expiry, "PAUSE", 0.0)
    return made


@pytest.fixture
def pair(database: str) -> Iterator[tuple[TestClient, TestClient]]:
    with ExitStack() as stack:
        apps = [make_app(database, None, 0.0, Here(), store_at(database), JudgesHere(), keep=1) for _ in range(2)]
        here, there = (stack.enter_context(TestClient(app)) for app in apps)
        yield here, there


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
