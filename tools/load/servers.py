"""The servers that are measured, each in processes of its own, on a port of this machine alone."""

import os
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from tests.ports import free_port

ROOT: Final = Path(__file__).parents[2]
COMPILED: Final = ROOT / "build" / "compiled"
MODULES: Final = ROOT / "build" / "load"  # where boardgame.io is installed
BOARDGAME: Final = "boardgame.io@0.50.2"
STARTS_WITHIN: Final = 60.0
STOPS_WITHIN: Final = 30.0


class Running:
    """Processes that serve the same tables, and the address of each."""

    def __init__(self, urls: list[str], processes: list[int]) -> None:
        self.urls = urls
        self.processes = processes


@contextmanager
def ours(folder: Path, store: str | None = None, processes: int = 1, more: Sequence[str] = ()) -> Iterator[Running]:
    """`caravansary serve`, as often as is said, on one store."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(COMPILED), str(ROOT)])}
    with ExitStack() as stack:
        started = []
        for _ in range(processes):
            port = free_port()
            command = [sys.executable, "-m", "caravansary.cli.main", "serve", "--port", str(port)]
            command += ["--store", store or str(folder / f"{port}.sqlite3"), *more]
            process = stack.enter_context(_running(command, folder / f"{port}.log", environment))
            started.append((f"http://127.0.0.1:{port}", process.pid))
            _wait(f"{started[-1][0]}/api/games", process)
        yield Running([url for url, _ in started], [number for _, number in started])


@contextmanager
def theirs(folder: Path) -> Iterator[Running]:
    """boardgame.io's server."""
    MODULES.mkdir(parents=True, exist_ok=True)
    if not (MODULES / "node_modules" / "boardgame.io").is_dir():
        (MODULES / "package.json").write_text('{"private": true}\n', "utf-8")
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", BOARDGAME],
            cwd=MODULES,
            check=True,
        )
    script = MODULES / "theirs.cjs"  # beside what it needs
    shutil.copy(Path(__file__).with_name("theirs.cjs"), script)
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    with _running(["node", str(script), str(port)], folder / "theirs.log", environment) as process:
        url = f"http://127.0.0.1:{port}"
        _wait(url, process)
        yield Running([url], [process.pid])


@contextmanager
def _running(command: list[str], log: Path, environment: dict[str, str]) -> Iterator["subprocess.Popen[bytes]"]:
    with log.open("ab") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment, cwd=ROOT)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(STOPS_WITHIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(STOPS_WITHIN)


def _wait(url: str, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except urllib.error.HTTPError:
            return  # it answers
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    raise RuntimeError(f"no server at {url}")
