"""The file that tables are kept in: who may read it, and what happens where it cannot be written."""

import asyncio
import json
import os
import resource
from pathlib import Path
from typing import Any, Final

import msgspec
from tools.load.ours import post
from tools.ordeal.hosts import Host
from websockets.asyncio.client import ClientConnection, connect

from caravansary.server.stores import prepare
from tests.cli.tools import run
from tests.server.pages import Json

LITTLE: Final = 4096  # bytes: for some lines of a log, and for no commit
SEATS: Final = [{"kind": "person", "name": name} for name in ("Ana", "Bo")]
WRITE_VERSION: Final = 18  # where SQLite's file says who may write it: who does not know the version may only read


def host_in(folder: Path) -> Host:
    return Host(folder, 0, ["caravansary.cli.main"], ["--store", str(folder / "tables.sqlite3")])


async def laid(host: Host) -> Any:
    url = f"http://127.0.0.1:{host.port}/api/tables"
    return msgspec.json.decode(await post(url, {"game": "silk", "options": {}, "seats": SEATS}))


def test_nobody_else_can_read_any_of_its_files(tmp_path: Path) -> None:
    """Whatever the one who starts the server leaves to others."""

    async def play() -> list[tuple[str, int]]:
        host = host_in(tmp_path)
        await host.start()
        try:
            await laid(host)
            found = [(file.name, file.stat().st_mode & 0o777) for file in sorted(tmp_path.glob("tables.sqlite3*"))]
        finally:
            await host.kill()
        return found

    before = os.umask(0)
    try:
        found = asyncio.run(play())
    finally:
        os.umask(before)
    names = ["tables.sqlite3", "tables.sqlite3-shm", "tables.sqlite3-wal", "tables.sqlite3.lock"]
    assert found == [(name, 0o600) for name in names]


def test_a_file_that_can_only_be_read_is_one_clear_line_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    asyncio.run(prepare(file))
    content = bytearray(file.read_bytes())
    content[WRITE_VERSION] = 3
    file.write_bytes(content)
    result = run("serve", "--store", str(file))
    assert result.exit_code == 2
    line = result.stderr.strip()
    assert line.count("\n") == 0 and "the store cannot be used: attempt to write a readonly database" in line
    assert file.read_bytes() == bytes(content)


async def play(wire: ClientConnection, tokens: list[str]) -> tuple[Json, Json]:
    """One decision of whoever is asked first: the answer, and what the page was shown before it."""
    await wire.send(json.dumps({"type": "hello", "tokens": tokens, "since": 0, "boards": [], "tells": False}))
    while True:
        shown = json.loads(await wire.recv())
        if shown["type"] == "update" and shown["snapshot"]["choices"]:
            break
    seat, action = shown["seat"], shown["snapshot"]["choices"][0]["action"]
    await wire.send(json.dumps({"type": "play", "id": "p", "seat": seat, "seq": shown["seq"], "action": action}))
    while True:
        answer: Json = json.loads(await wire.recv())
        if answer["type"] in ("done", "refused"):
            return answer, shown["snapshot"]


def test_where_there_is_no_room_nothing_is_lost_and_it_goes_on_when_there_is(tmp_path: Path) -> None:
    async def evening() -> None:
        host = host_in(tmp_path)
        await host.start()
        try:
            made = await laid(host)
            at_table = connect(f"ws://127.0.0.1:{host.port}/ws/tables/{made['table']}")
            async with at_table as wire:
                assert (await play(wire, made["tokens"]))[0]["type"] == "done"
            assert host.process is not None
            room(host.process.pid, LITTLE)
            async with at_table as wire:
                answer, before = await play(wire, made["tokens"])
                assert answer["verdict"]["key"] == "house-not-saved"
            await host.kill()
            await host.start()
            async with at_table as wire:
                answer, shown = await play(wire, made["tokens"])
                assert shown["choices"] == before["choices"] and answer["type"] == "done"
        finally:
            await host.kill()

    asyncio.run(evening())
    log = (tmp_path / "server-0.log").read_text("utf-8")
    assert log.count("not saved: ") == len(log.splitlines()) == 1, log


def room(process: int, size: int) -> None:
    """From now on no file of a process may become longer than this."""
    _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, hard))
