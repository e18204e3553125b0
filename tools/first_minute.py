"""`python3 -m tools.first_minute`: how long `make play` takes in a fresh clone of what is committed, with empty caches.

Wall time and the processors' time (of make and all that it starts; Linux only) when each line was printed, when the page
answered and when the engine was compiled, and how much lies on the disk then. Plain Python without packages.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools.play import NOT_COMPILED

ROOT = Path(__file__).resolve().parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
LOOKS = 0.1  # seconds between two looks
LONGEST = 3600.0
MEGABYTE = 1_000_000

PAGE_WITHIN, PAGE_WORK, COMPILED_WITHIN, LARGEST = 60, 90, 240, 250


class Moment(NamedTuple):
    """Something happened, so many seconds after the start."""

    what: str
    wall: float
    work: float


class Watch:
    """Notes moments of a process and everything below it."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process, self.began = process, time.monotonic()
        self.is_hopeless = False

    def note(self, what: str) -> Moment:
        moment = Moment(what, time.monotonic() - self.began, work_below(self.process.pid))
        print(f"{moment.wall:7.1f} s {moment.work:7.1f} s of work   {what}", flush=True)
        return moment

    def until(self, happened: Callable[[], bool], what: str) -> Moment:
        while not happened():
            if self.is_hopeless or self.process.poll() is not None or time.monotonic() - self.began > LONGEST:
                raise SystemExit(f"this never happened: {what}")
            time.sleep(LOOKS)
        return self.note(what)

    def follow_lines(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip():
                self.note(f"“{line.strip()}”")
            self.is_hopeless |= line.strip() == NOT_COMPILED


def work_below(root: int) -> float:
    """Seconds that processors have worked for a process, those below it, and those that have ended there."""
    parents: dict[int, int] = {}
    work: dict[int, int] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # just ended
        parents[int(entry.parent.name)] = int(fields[1])
        work[int(entry.parent.name)] = sum(map(int, fields[11:15]))

    def is_below(process: int) -> bool:
        while process not in (root, 0):
            process = parents.get(process, 0)
        return process == root

    return sum(ticks for process, ticks in work.items() if is_below(process)) / TICKS


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5) as page:
            return b'name="version"' in page.read()
    except OSError:
        return False


def megabytes(folder: Path) -> float:
    """What a clone takes on the disk besides its history."""
    files = (file for file in folder.rglob("*") if not file.is_relative_to(folder / ".git") and not file.is_symlink())
    return sum(file.stat().st_blocks * 512 for file in files) / MEGABYTE


def surroundings(own: Path) -> dict[str, str]:
    """Nothing that was downloaded before, no tables of others, and no browser."""
    empty = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm"}
    empty |= {"XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data"}
    left_out = ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return {**kept, "BROWSER": "true", **{name: str(own / folder) for name, folder in empty.items()}}


def measure(own: Path, python: str) -> list[str]:
    clone, port = own / "clone", free_port()
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
    command = ["make", "play", f"PORT={port}", f"PYTHON={python}"]
    playing = subprocess.Popen(
        command,
        cwd=clone,
        env=surroundings(own),
        text=True,
        stdout=-1,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    )
    watch = Watch(playing)
    threading.Thread(target=watch.follow_lines, daemon=True).start()
    try:
        page = watch.until(lambda: answers(port), "the page answers")
        compiled = watch.until((clone / "build" / "compiled" / "ready").exists, "the engine is compiled")
        time.sleep(1)  # for the last line
        size = megabytes(clone)
    finally:
        os.killpg(playing.pid, signal.SIGINT)
        playing.wait(60)
    return [
        verdict("the page answers", page.wall, PAGE_WITHIN, "s"),
        verdict("the page's work", page.work, PAGE_WORK, "s"),
        verdict("compiled", compiled.wall, COMPILED_WITHIN, "s"),
        verdict("on the disk", size, LARGEST, "MB"),
    ]


def verdict(what: str, found: float, goal: float, unit: str) -> str:
    return f"{what:18} {found:6.0f} {unit:2}  {'within' if found <= goal else 'BEYOND'} {goal} {unit}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the Python that make is told to use")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory() as own:
        print(*measure(Path(own), given.python), sep="\n")


if __name__ == "__main__":
    main()
