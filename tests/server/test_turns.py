"""Who asks much at once waits for their own, and everybody else is heard between."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from caravansary.server import turns
from caravansary.server.turns import Turns
from tests.server.doors import ATTACKER, PEOPLE, answer, frame, request, running, upgrade
from tests.server.pages import wait_until

AT_ONCE = 8
MANY = 200


class Clock:
    """Rounds take as long as a test says."""

    now = 0.0
    round = 0.0

    def __call__(self) -> float:
        Clock.now += Clock.round
        return Clock.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> type[Clock]:
    monkeypatch.setattr(turns, "perf_counter", Clock())
    monkeypatch.setattr(turns, "AT_ONCE", AT_ONCE)
    monkeypatch.setattr(Clock, "round", 0.0)
    return Clock


def in_a_loop(play: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(play())


def test_what_fits_into_a_round_is_done_at_once() -> None:
    async def play() -> None:
        mine, done = Turns(), list[int]()
        for number in range(AT_ONCE + 1):
            mine.do(lambda number=number: done.append(number))  # type: ignore[misc]
        assert done == list(range(AT_ONCE))
        await asyncio.sleep(0)
        assert done == list(range(AT_ONCE + 1))

    in_a_loop(play)


def test_others_are_heard_after_every_few() -> None:
    async def play() -> None:
        theirs, others, done = Turns(), Turns(), list[str]()

        async def stranger() -> None:
            await theirs.turn()
            done.append("stranger")

        async def person() -> None:
            await others.turn()
            done.append("person")

        crowd = [asyncio.create_task(stranger()) for _ in range(MANY)]
        await asyncio.sleep(0)
        await asyncio.create_task(person())
        before = done.index("person")
        assert before <= 2 * AT_ONCE
        await asyncio.gather(*crowd)
        assert done.count("stranger") == MANY

    in_a_loop(play)


def test_long_rounds_become_shorter_and_short_ones_longer(clock: type[Clock]) -> None:
    async def play() -> None:
        mine, done, rounds = Turns(), list[int](), list[int]()
        for number in range(MANY):
            mine.do(lambda number=number: done.append(number))  # type: ignore[misc]
        for length in [1.0] * 5 + [0.0] * 9:
            clock.round = length
            before = len(done)
            mine._next_round()
            rounds.append(len(done) - before)
        assert rounds == [4, 2, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
        assert done == list(range(len(done)))

    in_a_loop(play)


def test_who_has_gone_meanwhile_holds_nobody_up() -> None:
    async def play() -> None:
        mine = Turns()
        crowd = [asyncio.create_task(mine.turn()) for _ in range(MANY)]
        await asyncio.sleep(0)
        for task in crowd[:-1]:
            task.cancel()
        await crowd[-1]
        for task in crowd:
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.sleep(0)
        assert not mine._waiting

    in_a_loop(play)


def test_what_is_said_before_its_turn_is_heard_then(tmp_path: Path) -> None:
    with running(tmp_path) as house:
        path = f"/ws/tables/{house.lay()['table']}"
        turns = house.door.at(ATTACKER).turns
        turns._waiting.append(lambda: None)  # somebody is before them, until a next round comes
        with house.knock(upgrade(path)) as page, house.knock("GET /healthz/live HT") as other:
            wait_until(lambda: len(turns._waiting) == 3, "nobody waits")
            both: list[Any] = list(house.server.server_state.connections)
            wait_until(lambda: all(getattr(each, "_early", True) for each in both), "nothing was read")
            both[0].loop.call_soon_threadsafe(turns._next_round)
            other.sendall(b"TP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert answer(other) == (200, "live\n")
            assert b"101 Switching" in page.recv(1024)
            page.sendall(frame('{"type":"hello","tokens":[],"since":0,"tells":true}'))
            assert b'"welcome"' in page.recv(65_536)
        house.wait_for_none("they are still counted")


def test_all_who_come_at_once_are_answered_whoever_hangs_up(tmp_path: Path) -> None:
    """Connections, requests and cuts take turns; none is forgotten."""
    with running(tmp_path) as house:
        wires = [house.knock(request("/healthz/live"), ATTACKER) for _ in range(MANY)]
        for wire in wires[::3]:
            wire.close()
        assert house.ask("/api/games", PEOPLE)[0] == 200
        for number, wire in enumerate(wires):
            if number % 3:
                with wire:
                    assert answer(wire) == (200, "live\n")
        house.hurries(header=0.2)
        silent = [house.knock("", ATTACKER) for _ in range(MANY)]
        wait_until(lambda: house.came() == 2 * MANY, "not all were let in")
        house.wait_for_none("not all were cut")
        for wire in silent:
            wire.close()
        assert not house.door.at(ATTACKER).turns._waiting
