"""Where a server says it can be found."""

import asyncio
import socket
import sys
from typing import Any

import pytest
import uvicorn

from caravansary.server import serve


class Probe:
    """A datagram socket of a machine with one address, or without a network."""

    own: str | None = "192.168.1.7"
    asked: tuple[str, int] | None = None

    def __init__(self, family: int, kind: int) -> None:
        assert kind == socket.SOCK_DGRAM

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, far: tuple[str, int]) -> None:
        Probe.asked = far
        if Probe.own is None:
            raise OSError(101, "Network is unreachable")

    def getsockname(self) -> tuple[Any, ...]:
        return (Probe.own, 50_000)


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(socket, "socket", Probe)
    return monkeypatch


@pytest.mark.parametrize("host", ["0.0.0.0", ""])
def test_open_to_the_network_both_addresses_are_known(own: pytest.MonkeyPatch, host: str) -> None:
    assert serve._shown(host) == ["127.0.0.1", "192.168.1.7"]
    assert Probe.asked == ("192.0.2.1", 9)


def test_so_are_those_with_colons(own: pytest.MonkeyPatch) -> None:
    own.setattr(Probe, "own", "fd12::7")
    assert serve._shown("::") == ["[::1]", "[fd12::7]"]


@pytest.mark.parametrize("address", [None, "127.0.0.1", "0.0.0.0"])
def test_without_a_network_there_is_only_this_machine(own: pytest.MonkeyPatch, address: str | None) -> None:
    own.setattr(Probe, "own", address)
    assert serve._shown("0.0.0.0") == ["127.0.0.1"]


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("inn.example", "inn.example")]
)
def test_a_single_address_is_told_as_it_is(host: str, shown: str) -> None:
    assert serve._shown(host) == [shown]


def test_every_address_is_told() -> None:
    told: list[list[str]] = []
    server = uvicorn.Server(uvicorn.Config(lambda: None))
    server.started = True
    asyncio.run(serve._announce(server, ["http://127.0.0.1:8765/", "http://192.168.1.7:8765/"], False, told.append))
    assert told == [["http://127.0.0.1:8765/", "http://192.168.1.7:8765/"]]


def test_what_people_decided_is_saved_soon_however_busy_the_house_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that saves gets its turn ten times as soon as Python would give it."""
    asked: list[float] = []
    monkeypatch.setattr(sys, "setswitchinterval", asked.append)
    server = uvicorn.Server(uvicorn.Config(lambda: None))
    server.started = True
    asyncio.run(serve._announce(server, [], False, lambda _addresses: None))
    assert asked == [serve.SWITCH_AFTER]
