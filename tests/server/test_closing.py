"""A server that is told to end, while people play: what was decided is answered, and pages come back, here or elsewhere."""

import random
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import psycopg
import pytest
from websockets.sync.client import ClientConnection

from tests.server.pages import SOON
from tests.server.test_kill import Ana, Server
from tests.services import no_postgres, postgres

LIMIT = 1800  # seconds, for a machine that is busy with other things: servers are started a dozen times
TIMES = 6
CLOSING = 1012


class Polite(Server):
    """A server that is told to end."""

    def __init__(self, folder: Path, url: str | None = None) -> None:
        super().__init__(folder)
        if url is not None:
            self.store = url.replace("postgresql+psycopg", "postgresql")  # type: ignore[assignment]

    def end(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def wait(self) -> int:
        assert self.process is not None
        return self.process.wait(SOON)


class Guest(Ana):
    """A person who knows how the line ended."""

    wire: ClientConnection

    def say_hello(self, wire: ClientConnection) -> None:
        self.wire = wire
        super().say_hello(wire)

    def logged(self) -> list[str]:
        if isinstance(self.server.store, Path):
            return super().logged()
        asking = "SELECT ply, seat, action FROM entries WHERE table_id = %s ORDER BY ply"
        with psycopg.connect(self.server.store) as base:
            rows = base.execute(asking, [self.table["table"]]).fetchall()
        assert [ply for ply, _, _ in rows] == list(range(len(rows)))
        return [action for _, seat, action in rows if seat == 0]

    def ends(self, server: Polite, luck: random.Random) -> threading.Timer:
        """The server is told to end around one of the next decisions: before it arrives, in its commit, before its answer."""
        left = luck.randrange(1, 6)
        timer = threading.Timer(luck.uniform(0.0, 0.01), server.end)

        def count_down() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                timer.start()

        self.on_sending = count_down
        return timer


def play_through(servers: list[Polite]) -> tuple[Guest, int]:
    """Play while one server after the other is told to end and started again; how often somebody was at the table then."""
    luck = random.Random(1)
    person = Guest(servers[0], random.Random(2))
    met = 0
    for turn in range(TIMES):
        here, there = servers[turn % len(servers)], servers[(turn + 1) % len(servers)]
        person.server = here
        timer = person.ends(here, luck)
        person.play_until_broken()
        if person.over:
            timer.cancel()
            break
        timer.join(SOON)
        assert person.wire.protocol.close_code == CLOSING, "its page would not come back at once"
        assert here.wait() == -signal.SIGTERM
        met += 1
        if here is there:
            here.start()
        person.server = there
        person.settle_unsure()
        if here is not there:
            person.on_sending = lambda: None
            here.start()
    person.on_sending = lambda: None
    while not person.over:
        person.play_until_broken()
    return person, met


@pytest.fixture
def one(tmp_path: Path) -> Iterator[list[Polite]]:
    server = Polite(tmp_path)
    server.start()
    yield [server]
    server.kill()


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Polite]]:
    with ExitStack() as stack:
        url = stack.enter_context(postgres(tmp_path))
        servers = [Polite(tmp_path, url), Polite(tmp_path, url)]
        for server in servers:
            stack.callback(server.kill)
            server.start()
        yield servers


def check(person: Guest, met: int) -> None:
    assert met >= 3, "the game was over too soon to have seen anything"
    assert person.found == 0, "a decision was saved, and its page never heard of it"
    person.check_finished()


def test_what_was_decided_is_answered_before_the_server_ends(one: list[Polite]) -> None:
    check(*play_through(one))


@pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())
def test_pages_come_back_to_another_server(two: list[Polite]) -> None:
    check(*play_through(two))
