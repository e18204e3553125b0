"""Is the server alive, and may people be sent to it? For whatever starts it again, and for a proxy before several of them."""

import asyncio
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from caravansary.server.house import House

log = logging.getLogger(__name__)

ANSWER_WITHIN: Final = 5.0  # seconds; the store has answered by then, or it cannot be used
FRESH_FOR: Final = 1.0  # seconds; however many ask, the store is asked once in this time


class Health:
    """How the house is. Whoever asks while somebody else has asked the store waits for the same answer."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._asked: asyncio.Task[str] | None = None
        self._until = 0.0

    async def state(self) -> str:
        """`ready`, or why not."""
        if self._closes():
            return "closing"
        now = asyncio.get_running_loop().time()
        if self._asked is None or (self._asked.done() and now >= self._until):
            self._asked = asyncio.create_task(self._ask())
        found = await asyncio.shield(self._asked)
        return "closing" if self._closes() else found

    def _closes(self) -> bool:
        return self.house.closing

    async def _ask(self) -> str:
        if not self.house.store.writes():
            found = "the store takes no writes"
        else:
            try:
                async with asyncio.timeout(ANSWER_WITHIN):
                    await self.house.store.heads([])
                found = "ready"
            except Exception as failed:  # whatever a database driver may raise
                log.warning("the store does not answer: %s", type(failed).__name__)
                found = "the store does not answer"
        self._until = asyncio.get_running_loop().time() + FRESH_FOR
        return found


async def live(_request: Request) -> Response:
    """/healthz/live: the process answers."""
    return _said("live")


async def ready(request: Request) -> Response:
    """/healthz/ready: it plays."""
    health: Health = request.app.state.health
    return _said(await health.state())


def _said(state: str) -> Response:
    well = state in ("live", "ready")
    return PlainTextResponse(f"{state}\n", 200 if well else 503, {"Cache-Control": "no-store"})
