"""Processes that think for the server, so that its event loop never does."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from caravansary.processes import dismiss, hired

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")


class Pool:
    """A few processes, started when there is something to do, replaced when they break or when a better build is there."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self.home: Path | None = None  # the folder that they import this package from, if not from where it lies
        self._pool: ProcessPoolExecutor | None = None
        self._at_work: Counter[ProcessPoolExecutor] = Counter()  # how much is being done in each, also in those left
        self._room = asyncio.Semaphore(size)
        self.waiting = 0  # how much has no process yet

    async def run(self, work: Callable[[Thing], Answer], thing: Thing, limit: float) -> Answer:
        """What `work` answers, in another process, as soon as one is free. Whatever goes wrong there, or takes longer than
        `limit` seconds, ends the pool; others who were waiting for a process do not notice."""
        self.waiting += 1
        try:
            await self._room.acquire()
        finally:
            self.waiting -= 1
        pool = self._running()
        try:
            working = pool.submit(work, thing)
        except BaseException:  # a process died while it had nothing to do
            self._room.release()
            self._drop(pool)
            raise
        self._at_work[pool] += 1
        loop = asyncio.get_running_loop()
        # Work that nobody waits for any more still has its process until it is done.
        working.add_done_callback(lambda _: _tell(loop, self._done, pool))
        try:
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(working)
        except Exception:
            self._drop(pool)
            raise

    def move(self, home: Path) -> None:
        """From now on work is done by processes that import this package from another folder. What has begun is finished
        where it is, and takes its share of the room until then."""
        self.home, left, self._pool = home, self._pool, None
        if left is not None and not self._at_work[left]:
            dismiss(left)

    def _done(self, pool: ProcessPoolExecutor) -> None:
        self._room.release()
        self._at_work[pool] -= 1
        if not self._at_work[pool]:
            del self._at_work[pool]
            if pool is not self._pool:  # its last work, after everybody else has moved
                dismiss(pool)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = hired(self.size, self.home)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool at once; the next who has something to do gets a new one."""
        if self._pool is pool:
            self._pool = None
        dismiss(pool)

    def close(self) -> None:
        for pool in {*self._at_work, *([] if self._pool is None else [self._pool])}:
            self._drop(pool)


def _tell(loop: asyncio.AbstractEventLoop, call: Callable[[Thing], None], thing: Thing) -> None:
    """Call something in the event loop from a thread of the pool, unless all is over."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call, thing)
