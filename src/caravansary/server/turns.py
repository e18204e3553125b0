"""One address after another: whoever asks much at once waits for their own, and not everybody for them.

In each round of the event loop a few things are done for each address, fewer while rounds are long; what more it wants is done
in the rounds that follow, and between two of them everybody else is heard. So an address may have all the time that nobody else
needs, and no more.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Final

AT_ONCE: Final = 4  # requests and messages of one address in one round
LONG: Final = 0.002  # seconds: a round that others notice


class Turns:
    """The turns of one address."""

    def __init__(self) -> None:
        self._most = AT_ONCE
        self._taken = 0  # in this round
        self._since = 0.0  # when it began
        self._waiting: deque[Callable[[], object]] = deque()

    def do(self, what: Callable[[], object]) -> None:
        """In its turn, in the order of asking; at once if nobody waits."""
        if self._taken >= self._most or self._waiting:
            self._waiting.append(what)
            return
        if self._taken == 0:
            self._since = perf_counter()
            asyncio.get_running_loop().call_soon(self._next_round)
        self._taken += 1
        what()

    async def turn(self) -> None:
        """Answers when it is one's turn."""
        mine = asyncio.get_running_loop().create_future()
        self.do(partial(_begin, mine))
        await mine

    def _next_round(self) -> None:
        now = perf_counter()
        self._most = max(1, self._most // 2) if now - self._since > LONG else min(AT_ONCE, self._most + 1)
        self._taken, self._since = 0, now
        while self._waiting and self._taken < self._most:
            self._taken += 1
            self._waiting.popleft()()
        if self._taken:
            asyncio.get_running_loop().call_soon(self._next_round)


def _begin(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():  # else who waited has gone
        waiter.set_result(None)
