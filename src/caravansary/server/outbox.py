"""What is on its way to one page."""

import asyncio
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
        self.unsent: asyncio.Queue[bytes] = asyncio.Queue(MOST_UNSENT)
        self.cut: Callable[[], object] = lambda: None
        self.present = b""  # who is there, as it was last told

    def send(self, message: FromServer | ToAnalyst | bytes) -> None:
        text = message if isinstance(message, bytes) else msgspec.json.encode(message)
        try:
            self.unsent.put_nowait(text)
        except asyncio.QueueFull:
            self.cut()
