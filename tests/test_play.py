"""`make play`: a line for each phase, the house open before anything is compiled, and a quiet end."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.pages import SOON

ROOT = Path(__file__).parent.parent
# A make for which a target is made if it is there and nothing says that it is old; "no-npm" in the folder lets everything
# of the page fail.
MAKE = """#!/bin/sh
[ "$2" = --question ] && { test -e "$3" && test ! -e "$3.old"; exit; }
case $2 in web/*) test -e no-npm && { echo "npm: no network"; exit 2; };; esac
mkdir -p "$(dirname "$2")"; touch "$2"; echo "$2" >> made
"""
# A house that takes visitors, and writes down what it was told and found.
HOUSE = """
import os, signal, socket, sys, time
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
signal.signal(signal.SIGINT, lambda *_: sys.exit(130))
with open("seen", "w") as seen:
    told = [os.path.basename(os.environ[name]) for name in ("PYTHONPATH", "CARAVANSARY_COMPILED_AT") if name in os.environ]
    print(*told, "a build" if os.path.exists("build/compiled/ready") else "no build", file=seen)
with socket.create_server(("127.0.0.1", int(sys.argv[sys.argv.index("--port") + 1]))):
    print("open", flush=True)
    time.sleep(600)
"""


class Playing:
    """`make play` in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        (folder / "make").write_text(MAKE)
        (folder / "house.py").write_text(HOUSE)
        (folder / ".venv" / "bin").mkdir(parents=True)
        (folder / ".venv" / "bin" / "python").write_text(f'#!/bin/sh\nexec {sys.executable} house.py "$@"\n')
        for command in ("make", ".venv/bin/python"):
            (folder / command).chmod(0o755)

    def there(self, *files: str) -> None:
        for file in files:
            (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / file).touch()

    def read(self, file: str) -> str:
        path = self.folder / file
        return path.read_text() if path.is_file() else ""

    def start(self, *more: str) -> subprocess.Popen[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("CARAVANSARY")}
        command = [sys.executable, "-m", "tools.play", str(self.folder / "make"), "--port", str(self.port), *more]
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env={**clean, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )

    def until(self, happened: Callable[[], bool], *more: str) -> tuple[int, list[str]]:
        """Play until something happened, then Ctrl-C; the code, and what was printed, without the seconds."""
        playing = self.start(*more)
        deadline = time.monotonic() + SOON
        while not happened() and playing.poll() is None and time.monotonic() < deadline:
            time.sleep(0.02)
        if playing.poll() is None:
            os.killpg(playing.pid, signal.SIGINT)
        said, _ = playing.communicate(timeout=SOON)
        return playing.returncode, [line.partition(" … ")[0] for line in said.splitlines() if line]

    def is_compiled(self) -> bool:
        return "build/compiled/ready" in self.read("made")


@pytest.fixture
def playing(tmp_path: Path) -> Playing:
    return Playing(tmp_path)


def test_in_a_fresh_clone_it_opens_before_it_compiles(playing: Playing) -> None:
    code, said = playing.until(playing.is_compiled, "--node")
    assert code == 0
    assert playing.read("made").split() == [
        ".venv/playable",
        "web/node_modules/playable",
        "web/dist/index.html",
        "build/compiled/ready",
    ]
    assert playing.read("seen").split() == ["src", "compiled", "no", "build"]
    assert [line.split(" (")[0] for line in said[:4]] == [
        "Installing the Python packages that playing needs",
        "Installing what builds the page",
        "Building the page",
        "open",
    ]
    assert said[4].startswith("Until the engine is compiled")


def test_what_is_there_is_not_made_again(playing: Playing) -> None:
    playing.there(".venv/playable", "web/node_modules/playable", "web/dist/index.html", "build/compiled/ready")
    code, said = playing.until(lambda: playing.read("seen") != "", "--node")
    assert (code, playing.read("made")) == (0, "")
    assert playing.read("seen").split() == ["compiled", "a", "build"]
    assert set(said) <= {"open"}


def test_a_build_that_is_older_than_its_source_is_found_by_nobody(playing: Playing) -> None:
    playing.there(".venv/playable", "web/node_modules/playable", "web/dist/index.html")
    playing.there("build/compiled/ready", "build/compiled/ready.old")
    code, _ = playing.until(playing.is_compiled, "--node")
    assert code == 0
    assert playing.read("seen").split() == ["src", "compiled", "no", "build"]


def test_without_node_a_page_that_is_there_is_used(playing: Playing) -> None:
    playing.there("web/dist/index.html")
    code, said = playing.until(playing.is_compiled)
    assert code == 0
    assert said[0].startswith("Node 20 or newer is not here")
    assert "caravansary --help" in said[2]
    assert "web/node_modules" not in playing.read("made")


def test_without_node_and_page_there_is_the_terminal(playing: Playing) -> None:
    code, said = playing.until(lambda: False)
    assert code == 1
    assert said[0].startswith("Node 20 or newer is not here")
    assert said[-1].startswith("In the terminal there is")
    assert playing.read("made").split() == [".venv/playable"]


def test_a_phase_that_fails_shows_why_and_is_the_last(playing: Playing) -> None:
    playing.there("no-npm")
    code, said = playing.until(lambda: False, "--node")
    assert code == 1
    assert said[-2:] == ["npm: no network", "Installing what builds the page: this did not work, see above."]
    assert playing.read("seen") == ""
