"""How servers on the same tables tell each other that one has changed: which, and to which version. Nothing else is ever said.

What is said may be lost, doubled or late. `RedisGrapevine` needs Redis or Valkey; without it PostgreSQL carries the word itself.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from caravansary.server.store import Hear

log = logging.getLogger(__name__)

CHANNEL: Final = "caravansary:tables"
AGAIN_AFTER: Final = 1.0  # seconds after a line broke
SAY_WITHIN: Final = 2.0


class Grapevine:
    """Carries the word to other servers, and theirs to us."""

    def tell(self, changes: Sequence[tuple[str, int]]) -> None:
        """Say which tables have changed. Nobody waits for that, and it never fails: who does not hear it will see it later."""
        raise NotImplementedError

    async def close(self) -> None:
        """Say the rest, and hang up."""
        raise NotImplementedError

    async def listen(self, hear: Hear) -> None:
        """Hear of changes until cancelled."""
        raise NotImplementedError

    @staticmethod
    async def keep(listen: Callable[[], Awaitable[None]]) -> None:
        """Listen again whenever the line breaks."""
        while True:
            try:
                await listen()
            except Exception as broken:  # whatever a driver may raise
                log.warning("not heard of changes by other servers for a moment: %s", broken)
            await asyncio.sleep(AGAIN_AFTER)


class RedisGrapevine(Grapevine):
    """By publishing and subscribing in Redis, or Valkey."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=SAY_WITHIN)
        self._unsaid: dict[str, int] = {}
        self._saying: asyncio.Task[None] | None = None

    def tell(self, changes: Sequence[tuple[str, int]]) -> None:
        self._unsaid.update(changes)
        if self._saying is None or self._saying.done():
            self._saying = asyncio.create_task(self._say(), name="telling other servers of changes")

    async def _say(self) -> None:
        """What came up while the last word was on its way goes together into the next."""
        while self._unsaid:
            changes, self._unsaid = self._unsaid, {}
            text = "\n".join(f"{table} {version}" for table, version in changes.items())
            try:
                async with asyncio.timeout(SAY_WITHIN):
                    await self._redis.publish(CHANNEL, text)
            except Exception as broken:  # whatever a driver may raise
                log.warning("other servers were not told of changes: %s", broken)

    async def close(self) -> None:
        if self._saying is not None:
            await self._saying
        await self._redis.aclose()

    async def listen(self, hear: Hear) -> None:
        async def listening() -> None:
            async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                await line.subscribe(CHANNEL)
                async for said in line.listen():
                    _pass_on(said["data"], hear)

        await self.keep(listening)


def _pass_on(said: bytes, hear: Hear) -> None:
    for line in said.decode("ascii", "replace").splitlines():
        table, _, version = line.partition(" ")
        if version.isdigit():
            hear(table, int(version))
