"""Processes that think: whoever fails there, or waits too long, takes nobody else along."""

import asyncio
import time

import pytest

from caravansary.server.workers import Pool


def nap(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def run(*naps: float, limit: float, size: int = 1) -> list[float | BaseException]:
    """All at once, each with the same limit."""

    async def all_of_it() -> list[float | BaseException]:
        pool = Pool(size)
        try:
            await pool.run(nap, 0.0, 30.0)  # so that starting a process is not counted
            work = (pool.run(nap, seconds, limit) for seconds in naps)
            return await asyncio.wait_for(asyncio.gather(*work, return_exceptions=True), 60)
        finally:
            pool.close()

    return asyncio.run(all_of_it())


def test_waiting_for_a_process_is_not_counted() -> None:
    assert run(0.4, 0.4, 0.4, 0.4, limit=1.0) == [0.4] * 4


def test_those_who_waited_get_another_process() -> None:
    first, *others = run(20.0, 0.01, 0.02, 0.03, limit=8.0)
    assert isinstance(first, TimeoutError)
    assert others == [0.01, 0.02, 0.03]


def test_work_that_nobody_waits_for_keeps_its_process_until_it_is_done() -> None:
    async def all_of_it() -> float:
        pool = Pool(1)
        try:
            await pool.run(nap, 0.0, 30.0)
            left = asyncio.create_task(pool.run(nap, 1.0, 30.0))
            await asyncio.sleep(0.2)
            left.cancel()
            with pytest.raises(asyncio.CancelledError):
                await left
            # Its limit is shorter than what is left of the other's work: it begins when that is over.
            return await pool.run(nap, 0.01, 0.6)
        finally:
            pool.close()

    assert asyncio.run(all_of_it()) == 0.01
