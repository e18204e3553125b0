"""Servers in processes of their own, which are killed and started again."""

import asyncio
import os
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.ports import free_port

import caravansary

STARTS_WITHIN: Final = 120.0  # seconds, on a machine that is busy with other things
ROOT: Final = Path(__file__).resolve().parents[2]


class Host:
    """One server, always at the same port and store."""

    def __init__(self, folder: Path, number: int, command: Sequence[str], options: Sequence[str]) -> None:
        self.port = free_port()
        self.log = folder / f"server-{number}.log"
        self.command = [
            sys.executable,
            "-m",
            *command,
            "serve",
            "--port",
            str(self.port),
            "--bot-pause",
            "0.05",
            *options,
        ]
        self.process: Process | None = None
        self.lives = False
        self.starts = 0
        self._sent: asyncio.Future[None] | None = None

    async def start(self) -> None:
        """Start, again and again if what it needs is not there yet, until it says that it is open."""
        async with asyncio.timeout(STARTS_WITHIN):
            while not await self._started():
                await asyncio.sleep(0.1)
        self.lives = True
        self.starts += 1

    async def _started(self) -> bool:
        sources = [str(Path(caravansary.__file__).parents[1]), str(ROOT)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sources), "PYTHONWARNINGS": "ignore::UserWarning"}
        with self.log.open("ab") as said:
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdout=PIPE, stderr=said, env=environment, cwd=ROOT
            )
        assert self.process.stdout is not None
        opened = b"open" in await self.process.stdout.readline()
        if not opened:
            await self.process.wait()
        return opened

    async def kill(self) -> None:
        """SIGKILL: it gets no chance to do anything."""
        self.lives = False
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()

    def sends(self) -> None:
        """Somebody sends a decision to it."""
        if self._sent is not None and not self._sent.done():
            self._sent.set_result(None)

    async def next_sending(self, within: float) -> None:
        self._sent = asyncio.get_running_loop().create_future()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._sent, within)


class Town:
    """All servers on one store, and how things stand for those who come to them."""

    def __init__(self, hosts: Sequence[Host]) -> None:
        self.hosts = hosts
        self.calm = False  # nobody decides any more
        self.closing = False  # and no table is laid any more
        self.faults: list[str] = []

    def anyone(self, luck: random.Random) -> Host | None:
        """A server that lives."""
        return luck.choice([host for host in self.hosts if host.lives] or [None])

    async def open(self) -> None:
        await asyncio.gather(*(host.start() for host in self.hosts))

    async def close(self) -> None:
        await asyncio.gather(*(host.kill() for host in self.hosts))

    def errors(self) -> dict[str, int]:
        """The last lines of what the servers could not explain."""
        found: dict[str, int] = {}
        for host in self.hosts:
            trace = False
            for line in host.log.read_text("utf-8", "replace").splitlines() if host.log.exists() else []:
                trace = trace or line.startswith("Traceback")
                if trace and line and not line[0].isspace() and not line.startswith("Traceback"):
                    found[line[:160]] = found.get(line[:160], 0) + 1
                    trace = False
        return found
