"""No test of the server may hang: a socket that should speak and does not ends its test."""

import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest
from starlette.testclient import TestClient

from tests.server.pages import client_at

LIMIT = 240  # seconds for one test; those that need more say so with a marker's argument in their own file


@pytest.fixture(autouse=True)
def in_time(request: pytest.FixtureRequest) -> Iterator[None]:
    def too_late(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"{request.node.name} took longer than {LIMIT} s")

    before = signal.signal(signal.SIGALRM, too_late)
    signal.alarm(getattr(request.module, "LIMIT", LIMIT))
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_at(tmp_path) as server:
        yield server
