"""Who keeps the house waiting is cut off, whatever they wait with; who is honest never is."""

import json
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from caravansary.server import serve
from caravansary.server.door import Limits, Rate
from tests.server.doors import (
    ATTACKER,
    PEOPLE,
    SMALL,
    Running,
    answer,
    everything,
    frame,
    is_cut,
    request,
    running,
    trickle,
    upgrade,
)
from tests.server.pages import wait_until

AT_ONCE = 0.2  # seconds that somebody may take where a test is about just that
EVERY = 0.02
HALF_HEADER = "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_BODY = (
    "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
)
HELLO = '{"type":"hello","tokens":[],"since":0}'
LARGE = 2_000_000
REST = 50_000  # bytes: less than what makes a server stop writing


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html>")
    (dist / "assets" / "large.bin").write_bytes(bytes(LARGE))
    (dist / "assets" / "rest.bin").write_bytes(bytes(REST))
    with running(tmp_path, page=dist) as it:
        yield it


@contextmanager
def at_table(house: Running, tokens: list[str], buffer: int = 0) -> Iterator[socket.socket]:
    """A socket that was let in and has said hello."""
    table = house.lay()
    with house.knock(upgrade(f"/ws/tables/{table['table']}"), buffer=buffer) as wire:
        assert b"101 Switching" in wire.recv(1024)
        held = table["tokens"] if tokens == ["all"] else tokens
        hello = {"type": "hello", "tokens": held, "since": 0, "boards": [], "tells": True}
        wire.sendall(frame(json.dumps(hello)))
        yield wire


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def hears(wire: socket.socket, what: bytes) -> None:
    said = b""
    while what not in said:
        chunk = wire.recv(65_536)
        assert chunk, "it was cut"
        said += chunk


@pytest.mark.parametrize("said", ["", HALF_HEADER], ids=["silent", "half a header"])
def test_who_does_not_say_what_they_want_is_cut(house: Running, said: str) -> None:
    house.hurries(header=AT_ONCE)
    with house.knock(said) as wire:
        assert is_cut(wire)
    house.wait_for_none("it is still counted")


def test_a_header_letter_by_letter_takes_no_longer(house: Running) -> None:
    house.hurries(header=AT_ONCE)
    with house.knock(HALF_HEADER) as wire:
        trickle(wire, b"x", EVERY)


def test_the_second_request_of_a_connection_has_no_more_time(house: Running) -> None:
    with house.knock("GET /healthz/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") as wire:
        hears(wire, b"live\n")
        house.hurries(header=AT_ONCE)
        wire.sendall(HALF_HEADER.encode())
        trickle(wire, b"x", EVERY)
    house.wait_for_none("it is still counted")


@pytest.mark.parametrize("more", [b"", b" "], ids=["half a body", "letter by letter"])
def test_who_does_not_end_a_request_is_cut(house: Running, caplog: pytest.LogCaptureFixture, more: bytes) -> None:
    house.hurries(body=AT_ONCE)
    with house.knock(HALF_BODY) as wire:
        if more:
            trickle(wire, more, EVERY)
        else:
            assert is_cut(wire)
    house.wait_for_none("it is still counted")
    wait_until(lambda: bool(told(caplog)), "the log says nothing")
    assert told(caplog) == ["POST /api/tables was broken off"]
    assert all(record.exc_info is None for record in caplog.records)


def test_a_request_that_is_broken_off_leaves_one_line(house: Running, caplog: pytest.LogCaptureFixture) -> None:
    wire = house.knock(HALF_BODY.replace("/api/tables", "/api/tables?token=secret%0A"))
    wait_until(lambda: bool(house.server.server_state.tasks), "nobody has come")
    wire.close()
    house.wait_for_none("it is still counted")
    wait_until(lambda: bool(told(caplog)), "the log says nothing")
    assert told(caplog) == ["POST /api/tables was broken off"]
    assert all(record.exc_info is None for record in caplog.records)


def test_a_body_that_nobody_reads_has_an_end_too(house: Running) -> None:
    """It is answered before it has come."""
    house.hurries(body=AT_ONCE)
    with house.knock(HALF_BODY.replace("/api/tables", "/api/nothing").replace("500", "100000")) as wire:
        trickle(wire, b" ", EVERY)


def test_who_does_not_read_the_answer_is_cut(house: Running) -> None:
    house.hurries(reading=AT_ONCE)
    with house.knock(request("/assets/large.bin"), buffer=SMALL) as wire:
        wait_until(lambda: house.came() > 0, "nobody has come")
        house.wait_for_none("it is not cut")
        assert len(everything(wire)) < LARGE


def test_who_does_not_read_the_rest_of_the_answer_is_cut(house: Running) -> None:
    house.hurries(end=AT_ONCE)
    with house.knock(request("/assets/rest.bin"), buffer=SMALL) as wire:
        wait_until(lambda: house.came() > 0, "nobody has come")
        house.wait_for_none("it is not cut")
        assert len(everything(wire)) < REST


def test_who_reads_on_is_not_cut(house: Running) -> None:
    house.hurries(header=AT_ONCE * 50, body=AT_ONCE)
    with house.knock(request("/assets/large.bin"), buffer=SMALL) as wire:
        assert len(answer(wire)[1]) == LARGE


def test_a_socket_that_does_not_read_is_cut(house: Running) -> None:
    house.hurries(reading=AT_ONCE)
    with at_table(house, ["all"], SMALL):
        house.wait_for_none("it is not cut")
    wait_until(lambda: house.door.at(ATTACKER).sockets == 0, "it is still counted")


def unsent(house: Running) -> list[int]:
    """How many messages wait for each page."""
    tables = [table.result() for table in house.house._live.values() if table.done()]
    return [len(outbox.unsent) for table in tables if table is not None for outbox in table.outboxes]


def sockets_that_end(house: Running) -> list[bool]:
    return [bool(getattr(each, "close_sent", False)) for each in house.server.server_state.connections]


@pytest.mark.parametrize(
    "bad", [b"\x81\x82\0\0\0\0\xff\xfe", b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4), b"\xf3\x80\0\0\0\0"]
)
def test_a_frame_that_is_none_leaves_no_trace(house: Running, caplog: pytest.LogCaptureFixture, bad: bytes) -> None:
    """What was asked in the same breath is answered to nobody."""
    with at_table(house, ["all"], SMALL) as wire:
        wire.sendall(frame('{"type":"tell","seat":0}') * 100)
        wait_until(lambda: any(unsent(house)), "all of it fits on the wire")
        wire.sendall(bad)
        wait_until(lambda: all(sockets_that_end(house)), "nobody noticed it")
        everything(wire)
    house.wait_for_none("it is still counted")
    wait_until(lambda: house.door.at(ATTACKER).sockets == 0, "it still sits there")
    assert told(caplog) == []


def test_a_socket_that_does_not_answer_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "PING_EVERY", AT_ONCE)
    with running(tmp_path) as house, at_table(house, []):
        house.wait_for_none("it is not cut")


def test_who_sits_at_a_table_may_be_silent(house: Running) -> None:
    with at_table(house, []) as wire:
        hears(wire, b'"presence"')
        house.hurries(header=AT_ONCE, body=AT_ONCE, reading=AT_ONCE, end=AT_ONCE)
        with house.knock() as other:
            assert is_cut(other)  # by now time has run out for everybody who owes something
        wire.sendall(frame('{"type":"ping"}'))
        hears(wire, b'"pong"')


def test_there_are_only_so_many_connections_from_one_address(tmp_path: Path) -> None:
    with running(tmp_path, Limits.of()._replace(connections=5)) as house:
        wires = [house.knock() for _ in range(5)]
        wait_until(lambda: house.door.connections == 5, "nobody has come")
        with house.knock(HALF_HEADER) as crowded:
            status, text = answer(crowded)
        assert status == 429
        assert json.loads(text) == {"error": {"key": "house-crowded", "args": {}}}
        assert house.ask("/api/games", PEOPLE)[0] == 200, "others are let in"
        wires.pop().close()
        wait_until(lambda: house.door.connections == 4, "it is still counted")
        assert house.ask("/api/games", ATTACKER)[0] == 200
        for wire in wires:
            wire.close()
        house.wait_for_none("they are still counted")


def test_a_socket_counts_as_one_connection(house: Running) -> None:
    with at_table(house, []) as wire:
        wait_until(lambda: house.door.at(ATTACKER).sockets == 1, "nobody sits there")
        wait_until(lambda: house.door.connections == 1, "who has asked is still counted")
        assert house.door.at(ATTACKER).connections == 1
        hears(wire, b'"presence"')
    house.wait_for_none("it is still counted")


def test_who_asks_too_much_at_once_is_not_listened_to_any_longer(tmp_path: Path) -> None:
    """However much was asked before the first answer came."""
    ask = "GET /healthz/live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with running(tmp_path, Limits.of()._replace(requests=Rate(3, 0.001))) as house:
        with house.knock(ask * 50) as wire:
            said = everything(wire)
        assert said.count(b"HTTP/1.1 200") == 3
        assert said.count(b"HTTP/1.1 429") == 1 and said.lower().count(b"connection: close") == 1
        assert house.ask("/api/games", PEOPLE)[0] == 200
