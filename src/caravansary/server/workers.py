"""Processes that think for the server, so that its event loop never does."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import TypeVar

from caravansary.processes import dismiss, hired

Thing = TypeVar("Thing")
Answer = TypeVar("Answer")


class Pool:
    """A few processes, started when there is something to do, replaced when they break."""

    def __init__(self, size: int = 1) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None
        self._room = asyncio.Semaphore(size)

    async def run(self, work: Callable[[Thing], Answer], thing: Thing, limit: float) -> Answer:
        """What `work` answers, in another process, as soon as one is free. Whatever goes wrong there, or takes longer than
        `limit` seconds, ends the pool; others who were waiting for a process do not notice."""
        await self._room.acquire()
        pool = self._running()
        try:
            working = pool.submit(work, thing)
        except BaseException:  # a process died while it had nothing to do
            self._room.release()
            self._drop(pool)
            raise
        loop = asyncio.get_running_loop()
        # Work that nobody waits for any more still has its process until it is done.
        working.add_done_callback(lambda _: _tell(loop, self._room.release))
        try:
            return await asyncio.wait_for(asyncio.wrap_future(working), limit)
        except Exception:
            self._drop(pool)
            raise

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = hired(self.size)
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Stop a pool at once; the next who has something to do gets a new one."""
        if self._pool is pool:
            self._pool = None
        dismiss(pool)

    def close(self) -> None:
        if self._pool is not None:
            self._drop(self._pool)


def _tell(loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
    """Call something in the event loop from a thread of the pool, unless all is over."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(call)
