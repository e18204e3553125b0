"""What is written to a socket in one breath goes to the system at once: most of what a message costs is the asking."""

import asyncio
from typing import Any


class Gathering:
    """A transport that writes at the end of a round of the event loop."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._gathered: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._gathered:
            self._loop.call_soon(self._write)
        self._gathered.append(data)

    def _write(self) -> None:
        gathered, self._gathered = self._gathered, []
        if gathered:
            self._transport.write(b"".join(gathered))

    def close(self) -> None:
        self._write()
        self._transport.close()

    def abort(self) -> None:
        self._gathered = []
        self._transport.abort()

    def __getattr__(self, name: str) -> Any:
        """All else is the transport's."""
        return getattr(self._transport, name)
