"""What is on its way to one page."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from caravansary.server.messages import FromServer
from caravansary.server.messages_analysis import ToAnalyst
from caravansary.server.snapshot import NOTHING_MORE

MOST_UNSENT: Final = 256  # a page that does not read this many messages has to come back


class Outbox:
    """The messages for one page. Nothing waits for it: a page that falls too far behind is cut off and may come back."""

    def __init__(self) -> None:
        self.seats: list[int | None] = []
        self.wish = NOTHING_MORE  # what its page wants besides views
        self.unsent: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None  # whoever sends has nothing to send
        self.cut: Callable[[], object] = lambda: None
        self.present = b""  # who is there, as it was last told

    def send(self, message: FromServer | ToAnalyst | bytes) -> None:
        if len(self.unsent) >= MOST_UNSENT:
            self.cut()
            return
        self.unsent.append(message if isinstance(message, bytes) else msgspec.json.encode(message))
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def next(self) -> bytes:
        """The next message, as soon as there is one. One at a time may ask."""
        while not self.unsent:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._waiting = None
        return self.unsent.popleft()
