"""Bots think elsewhere, on what they may know, and nothing can stop a table by breaking one."""

import asyncio
import json
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from caravansary.engine.match import Match
from caravansary.engine.messages import Refused
from caravansary.games import load_game
from caravansary.server.app import make_app
from caravansary.server.thinking import Decision, Job, Workers, decide, job_for, think
from tests.server.pages import SOON, Here, Page, app_of, bot, file_in, is_live, lay, live, person, wait_until


def first_match(seed: int = 0, players: int = 3) -> Match:
    return Match(load_game("border", players), seed.to_bytes(32, "big"))


@pytest.mark.parametrize("seed", range(5))
def test_what_is_imagined_can_always_be_thought_about(seed: int) -> None:
    """Every decision of a whole game, each made on a position written down and read again."""
    match = first_match(seed, 2 + seed % 3)
    luck = random.Random(seed)
    for _ in range(3000):
        if match.state.is_terminal():
            return
        seat = luck.choice(match.state.pending())
        match.play(think(job_for(match, seat, "random")), seat)
    raise AssertionError("the game does not end")


def test_a_bots_luck_is_its_own() -> None:
    """The same decision is thought about in the same way again, after a restart too."""
    match = first_match()
    seat = match.state.pending()[0]
    job = job_for(match, seat, "greedy")
    assert job == job_for(match, seat, "greedy")
    assert job.seed != job_for(first_match(1), seat, "greedy").seed


def with_workers(work: Callable[[Workers], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        workers = Workers()
        try:
            await asyncio.wait_for(work(workers), SOON)
        finally:
            workers.close()

    asyncio.run(all_of_it())


@pytest.mark.parametrize("noticed", [False, True])
def test_thinking_happens_in_another_process_and_a_broken_pool_is_replaced(noticed: bool) -> None:
    """A worker dies while nobody thinks; the pool may have noticed when the next decision comes, or not yet."""
    match = first_match()
    job = job_for(match, match.state.pending()[0], "greedy")

    async def work(workers: Workers) -> None:
        assert await workers.think(job) == decide(job)
        pool = workers._pool
        assert pool is not None
        (process,) = pool._processes.values()
        assert process.pid not in (None, os.getpid())
        os.kill(process.pid or 0, signal.SIGKILL)
        while noticed and not pool._broken:
            await asyncio.sleep(0.01)
        assert await workers.think(job) == decide(job)
        assert workers._pool is not pool

    with_workers(work)


def test_a_bot_that_cannot_think_is_replaced_by_chance() -> None:
    match = first_match()
    seat = match.state.pending()[0]

    async def work(workers: Workers) -> None:
        decision = await workers.think(job_for(match, seat, "no such player"))
        assert decision.trouble.startswith("there is no player 'no such player'")
        match.play(decision.action, seat)

    with_workers(work)


def test_a_turn_has_its_time_whichever_worker_gets_its_decisions(tmp_path: Path) -> None:
    """Every job says how many choices of the same turn went before, so that none begins with the time of a whole turn."""
    jobs: list[Job] = []

    class Recorder(Here):
        async def think(self, job: Job) -> Decision:
            jobs.append(job)
            return decide(job._replace(player="random"))

    with TestClient(make_app(file_in(tmp_path), None, 0.0, Recorder())) as client:
        table = lay(client, [bot("expert"), bot("expert")], bytes(range(32)), "silk", automatic=False)
        with Page(client, table.table, []) as page:
            page.watch()
        log = [json.loads(line) for line in client.get(f"/api/tables/{table.table}/log").text.splitlines()[1:-1]]
    told, expected, last = iter(jobs), 0, None
    for entry in log:
        expected = expected if entry["by"] == last else 0
        if (last := entry["by"]) != "chance":
            job = next(told)
            assert (job.seat, job.earlier) == (entry["by"], expected)
            expected += len(json.loads(job.knows)[1]) > 1
    assert max(job.earlier for job in jobs) > 2


class Cheat(Here):
    """Always answers what is not legal."""

    async def think(self, job: Job) -> Decision:
        return Decision("cross 0")


class Slow(Here):
    """Thinks until told not to."""

    async def think(self, job: Job) -> Decision:
        await asyncio.sleep(3600)
        return decide(job)


def test_an_illegal_answer_does_not_stop_the_table(tmp_path: Path) -> None:
    with TestClient(make_app(file_in(tmp_path), None, 0.0, Cheat())) as client:
        table = lay(client, [bot(), bot()])
        with Page(client, table.table, []) as page:
            page.watch()


def test_a_thinking_bot_delays_nobody(tmp_path: Path) -> None:
    """Socket, requests and other tables go on; thinking is shown."""
    with TestClient(make_app(file_in(tmp_path), None, 0.0, Slow())) as client:
        table = lay(client, [bot(), bot(), person("Ana")])
        with Page(client, table.table, [table.tokens[2] or ""]) as page:
            page.catch_up()
            assert page.shown[2]["thinking"] == [seat for seat in page.shown[2]["pending"] if seat != 2]
            assert client.get(f"/api/tables/{table.table}").status_code == 200
            answer = page.play(2, "done")
            assert answer["type"] == "done" or answer["verdict"]["rules"]


def test_nobody_plays_for_nobody(tmp_path: Path) -> None:
    """Whoever asks about a table, or left it, keeps no bot busy; who comes back finds it as it was, and it goes on."""
    jobs: list[Job] = []

    class Counting(Here):
        async def think(self, job: Job) -> Decision:
            jobs.append(job)
            return await super().think(job)

    with TestClient(make_app(file_in(tmp_path), None, 0.0, Counting())) as client:
        table = lay(client, [bot("random"), bot("random")]).table

        def at_rest() -> bool:
            """Nobody looks, and the bots have noticed."""
            assert client.get(f"/api/tables/{table}/log").status_code == 200
            if not is_live(client, table):
                return True
            laid = live(client, table)
            return not laid.outboxes and laid.bots_idle and laid.is_settled()

        wait_until(at_rest, "the bots play although nobody has ever looked")
        assert jobs == []
        with Page(client, table, []) as page:
            for _ in range(5):
                page.hear()
        wait_until(at_rest, "the bots play although nobody looks any more")
        left = len(jobs)
        assert all(at_rest() for _ in range(50)) and len(jobs) == left
        with Page(client, table, []) as page:
            page.watch()
        assert len(jobs) > left


def test_bots_wait_between_moves_that_all_see(tmp_path: Path) -> None:
    """A move is due a thousand seconds after the one before; nobody waits that long here."""
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        waits.append(seconds)

    with TestClient(make_app(file_in(tmp_path), None, 1000.0, Here())) as client:
        app_of(client).state.house.bots.pause = pause
        table = lay(client, [bot("random"), bot("random")])
        with Page(client, table.table, []) as page:
            for _ in range(8):
                page.hear()
    assert len(waits) >= 8
    assert all(1000.0 - SOON < seconds <= 1000.0 for seconds in waits[1:]), "the first may come at once"


def test_the_match_refuses_what_a_bot_may_not() -> None:
    match = first_match()
    with pytest.raises(Refused):
        match.play("cross 0", match.state.pending()[0])
