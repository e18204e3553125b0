"""No test of the server may hang: a socket that should speak and does not ends its test. And its luck is always the same."""

import signal
from collections.abc import Iterator
from hashlib import sha256
from itertools import count
from pathlib import Path
from types import FrameType

import pytest
from starlette.testclient import TestClient

from caravansary.server import house
from tests.server.pages import client_at, finished

LIMIT = (
    600  # seconds for one test on a machine that is busy with other things; a file whose tests need more has its own
)


@pytest.fixture(autouse=True)
def in_time(request: pytest.FixtureRequest) -> Iterator[None]:
    limit = getattr(request.module, "LIMIT", LIMIT)

    def too_late(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"{request.node.name} took longer than {limit} s")

    before = signal.signal(signal.SIGALRM, too_late)
    signal.alarm(limit)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table of a test has the same seed every time, and so has the next."""
    numbers = count()
    monkeypatch.setattr(house, "fresh_seed", lambda: sha256(f"{request.node.name} {next(numbers)}".encode()).digest())


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_at(tmp_path) as server:
        yield server


@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server for all tests of a file."""
    with client_at(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def over(inn: TestClient) -> str:
    """A game that is over, for all who only look."""
    return finished(inn)
