"""`python -m tools.load.idle`: how much memory a table takes at which people sit and nobody does anything.

Tables are laid, and people come with their pages and stay; what the server's memory has grown by then, and once more
after a while, is divided by the number of tables.
"""

import argparse
import asyncio
import os
import resource
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State

from tools.load import servers
from tools.load.ours import PLAYERS, hello, lay

AT_ONCE: Final = 20  # pages that come at the same time
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
STAYS: Final = 10.0  # seconds


def memory(process: int) -> int:
    """What a process has in memory, in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE


async def _sit(url: str, game: str, pages_each: int, enough: asyncio.Semaphore) -> list[ClientConnection]:
    """A table with pages that have all been shown it."""
    async with enough:
        made = await lay(url, game)
        pages = []
        for token in made["tokens"][:pages_each]:
            page = await connect(f"ws{url[4:]}/ws/tables/{made['table']}", max_size=None, ping_interval=None)
            await page.send(msgspec.json.encode(hello([token])).decode())
            while msgspec.json.decode(await page.recv())["type"] != "update":
                pass
            pages.append(page)
        return pages


async def _measure(running: servers.Running, game: str, tables: int, pages_each: int) -> None:
    url, process = running.urls[0], running.processes[0]
    enough = asyncio.Semaphore(AT_ONCE)
    pages = await _sit(url, game, pages_each, enough)  # what the first one brings stays out of it
    before, began = memory(process), time.monotonic()
    for sitting in await asyncio.gather(*(_sit(url, game, pages_each, enough) for _ in range(tables))):
        pages += sitting
    seconds, there = time.monotonic() - began, memory(process)
    await asyncio.sleep(STAYS)
    later = memory(process)
    open_still = sum(page.state is State.OPEN for page in pages) - pages_each
    each = [(bytes_ - before) / tables / 1000 for bytes_ in (there, later)]
    print(f"{game}: {tables} tables with {open_still} sockets, laid in {seconds:.0f} s", flush=True)
    print(f"{each[0]:.1f} kB each, {each[1]:.1f} after {STAYS:.0f} s; {later / 1e6:.0f} MB in all", flush=True)
    for page in pages:
        page.transport.abort()  # they need not take leave one by one


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.load.idle", description=__doc__)
    parser.add_argument("--game", choices=sorted(PLAYERS), default="silk")
    parser.add_argument("--tables", type=int, default=5000)
    parser.add_argument("--pages", type=int, default=2, help="at each table")
    wished = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="idle-")))
        running = stack.enter_context(servers.ours(folder, None, 1, ("--crowd", "100000")))
        asyncio.run(_measure(running, wished.game, wished.tables, wished.pages))


if __name__ == "__main__":
    main()
