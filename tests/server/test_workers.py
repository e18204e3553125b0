"""Processes that think: whoever fails there, or waits too long, takes nobody else along."""

import asyncio
import concurrent.futures
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from caravansary.server import workers
from caravansary.server.workers import Pool
from tests.server.pages import SOON

ALLOWED = 10 * SOON  # what a job may take by the event loop's clock, which a test puts forward


class Clock(asyncio.SelectorEventLoop):
    """An event loop whose clock can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Job:
    """Work in another process that says when it has begun, and ends when it is told to."""

    def __init__(self, folder: Path, name: str) -> None:
        self.begun, self.end = folder / f"{name} has begun", folder / f"{name} may end"

    def __call__(self, _nothing: None) -> str:
        self.begun.touch()
        while not self.end.exists():
            time.sleep(0.01)
        return self.end.read_text()

    async def begins(self) -> None:
        for _ in range(int(SOON / 0.01)):
            if self.begun.exists():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"not in time: {self.begun.name}")

    def finish(self, answer: str) -> None:
        written = self.end.with_suffix(".new")
        written.write_text(answer)
        written.rename(self.end)


def with_pool(work: Callable[[Pool, Clock], Awaitable[None]]) -> None:
    loop = Clock()

    async def all_of_it() -> None:
        pool = Pool(1)
        try:
            await work(pool, loop)
        finally:
            pool.close()

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(all_of_it())


def begin(pool: Pool, job: Job) -> asyncio.Task[str]:
    return asyncio.create_task(pool.run(job, None, ALLOWED))


def test_waiting_for_a_process_is_not_counted(tmp_path: Path) -> None:
    """Four that take nearly their whole limit, one after the other: the last has waited three times as long before it begins."""
    jobs = [Job(tmp_path, f"job {number}") for number in range(4)]

    async def work(pool: Pool, clock: Clock) -> None:
        answers = [begin(pool, job) for job in jobs]
        for number, job in enumerate(jobs):
            await job.begins()
            clock.ahead += ALLOWED - SOON
            job.finish(f"answer {number}")
            assert await answers[number] == f"answer {number}"

    with_pool(work)


def test_those_who_waited_get_another_process(tmp_path: Path) -> None:
    endless, *others = [Job(tmp_path, name) for name in ("endless", "next", "last")]

    async def work(pool: Pool, clock: Clock) -> None:
        late, *answers = [begin(pool, job) for job in (endless, *others)]
        await endless.begins()
        for job in others:
            job.finish("done")
        clock.ahead += ALLOWED
        with pytest.raises(TimeoutError):
            await late
        assert await asyncio.gather(*answers) == ["done", "done"]

    with_pool(work)


def test_work_that_nobody_waits_for_keeps_its_process_until_it_is_done(tmp_path: Path) -> None:
    left, following = Job(tmp_path, "left"), Job(tmp_path, "following")

    async def work(pool: Pool, clock: Clock) -> None:
        answer = begin(pool, left)
        await left.begins()
        answer.cancel()
        with pytest.raises(asyncio.CancelledError):
            await answer
        wanted = begin(pool, following)
        await asyncio.sleep(0)
        clock.ahead += 2 * ALLOWED  # whoever waits for a process has all the time there is
        await asyncio.sleep(0)
        assert not wanted.done() and not following.begun.exists()
        following.finish("after it")
        left.finish("never asked for")
        assert await wanted == "after it"

    with_pool(work)


class Ready:
    """A pool of processes whose answer comes when a test says so."""

    def __init__(self) -> None:
        self.answer: concurrent.futures.Future[str] = concurrent.futures.Future()

    def submit(self, *_work: object) -> "concurrent.futures.Future[str]":
        return self.answer


def test_who_gives_up_at_the_moment_of_the_answer_has_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are told to stop when a server closes: one that goes on keeps it open for ever."""
    ready = Ready()

    async def asked(pool: Pool, loop: Clock) -> None:
        monkeypatch.setattr(pool, "_running", lambda: ready)
        monkeypatch.setattr(workers, "dismiss", lambda _: None)
        asking = asyncio.create_task(pool.run(str, "", ALLOWED))
        while not ready.answer._done_callbacks:  # type: ignore[attr-defined]
            await asyncio.sleep(0)
        ready.answer.set_result("answered")
        loop.call_soon(asking.cancel)
        with pytest.raises(asyncio.CancelledError):
            await asking

    with_pool(asked)
