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

    async def tell(self, changes: Sequence[tuple[str, int]]) -> None:
        """Say which tables have changed. Never fails: who does not hear it will see it later."""
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

    async def tell(self, changes: Sequence[tuple[str, int]]) -> None:
        text = "\n".join(f"{table} {version}" for table, version in changes)
        try:
            async with asyncio.timeout(SAY_WITHIN):
                await self._redis.publish(CHANNEL, text)
        except Exception as broken:  # whatever a driver may raise
            log.warning("other servers were not told of changes: %s", broken)

    async def listen(self, hear: Hear) -> None:
        async def listening() -> None:
            async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
                await line.subscribe(CHANNEL)
                async for said in line.listen():
                    _pass_on(said["data"], hear)

        try:
            await self.keep(listening)
        finally:
            await self._redis.aclose()


def _pass_on(said: bytes, hear: Hear) -> None:
    for line in said.decode("ascii", "replace").splitlines():
        table, _, version = line.partition(" ")
        if version.isdigit():
            hear(table, int(version))
