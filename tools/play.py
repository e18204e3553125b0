"""`python3 -m tools.play MAKE --port N`: what `make play` does, a line for each phase, until Ctrl-C.

It installs what playing needs, builds the page and opens it at once, interpreted, while the engine is compiled with whatever
the machine has to spare; the server changes over by itself. What the tools say goes into files below build/, and is shown only
if something fails. Plain Python without packages: it runs before anything else is installed.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

BIN = Path(".venv/bin")
PAGE = Path("web/dist")
COMPILED = Path("build/compiled")
READY = COMPILED / "ready"  # made last, so whoever sees it finds all the rest
SETUP_LOG = Path("build/setup.log")
COMPILE_LOG = Path("build/compile.log")
BETWEEN_LOOKS = 0.2  # seconds

NO_NODE = "Node 20 or newer is not here, so the page cannot be built."
OLD_PAGE = "The page that was built before is used."
TERMINAL = f"In the terminal there is: {BIN / 'caravansary'} --help"
COMPILING = (
    f"Until the engine is compiled, in about four minutes, bots think slower; you need do nothing ({COMPILE_LOG})."
)
IS_COMPILED = "The engine is compiled: from now on bots think at full speed."
NOT_COMPILED = f"The engine could not be compiled, so bots think slower; all else is the same ({COMPILE_LOG} says why)."


class Phase(NamedTuple):
    """Something that make makes before one can play."""

    target: str
    doing: str
    takes: str


PACKAGES = Phase(".venv/playable", "Installing the Python packages that playing needs", "about 20 seconds, 130 MB")
PAGE_PACKAGES = Phase("web/node_modules/playable", "Installing what builds the page", "about 10 seconds, 50 MB")
BUILDING = Phase(str(PAGE / "index.html"), "Building the page", "about 10 seconds")


class Failed(Exception):
    """A phase did not succeed; why has been printed."""


class Make:
    """The make that called us, asked for one thing at a time."""

    def __init__(self, command: str) -> None:
        self.command = [command, "--no-print-directory"]

    def has(self, target: Path | str) -> bool:
        """Is it there, and newer than what it is made of?"""
        asked = subprocess.run([*self.command, "--question", str(target)], capture_output=True, check=False)
        return asked.returncode == 0

    def do(self, phase: Phase) -> None:
        if self.has(phase.target):
            return
        with SETUP_LOG.open("w+") as log, ticking(f"{phase.doing} ({phase.takes})"):
            done = subprocess.run([*self.command, phase.target], stdout=log, stderr=log, check=False)
        if done.returncode:
            print(f"{SETUP_LOG.read_text(errors='replace')}\n{phase.doing}: this did not work, see above.")
            raise Failed

    def start_compiling(self) -> subprocess.Popen[bytes]:
        """Out of the way of everything else, and of Ctrl-C, which is for the server."""
        with COMPILE_LOG.open("w") as log:
            return subprocess.Popen(
                ["nice", "-n", "19", *self.command, str(READY)], stdout=log, stderr=log, start_new_session=True
            )


@contextmanager
def ticking(line: str) -> Iterator[None]:
    """A line that says what is done and, on a terminal, for how long already; the seconds stand behind it in the end."""
    began, over, live = time.monotonic(), threading.Event(), sys.stdout.isatty()

    def said() -> str:
        return f"{line} … {time.monotonic() - began:.0f} s"

    def tick() -> None:
        while not over.wait(1):
            print(f"\r{said()}", end="", flush=True)

    print(f"{line} …", end="", flush=True)
    clock = threading.Thread(target=tick, daemon=True)
    if live:
        clock.start()
    try:
        yield
    finally:
        over.set()
        if live:
            clock.join()
        print(f"\r{said()}" if live else said().removeprefix(f"{line} …"), flush=True)


def play(make: Make, port: int, have_node: bool) -> int:
    if not have_node:
        print(NO_NODE)
    make.do(PACKAGES)
    if have_node:
        make.do(PAGE_PACKAGES)
        make.do(BUILDING)
    elif not (PAGE / "index.html").is_file():
        print(TERMINAL)
        return 1
    else:
        print(f"{OLD_PAGE} {TERMINAL}")
    return open_house(make, port)


def open_house(make: Make, port: int) -> int:
    """Serve until Ctrl-C. A build that is older than its source is no longer to be found by anybody."""
    is_compiled = make.has(READY)
    if not is_compiled:
        READY.unlink(missing_ok=True)
    server = subprocess.Popen(serving(port), env=environment(is_compiled))
    compiler: subprocess.Popen[bytes] | None = None
    try:
        if not is_compiled and answers(server, port):
            print(COMPILING, flush=True)
            compiler = make.start_compiling()
        return wait_for(server, compiler)
    except KeyboardInterrupt:
        close(server)
        return 0
    finally:
        if compiler is not None and compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)


def serving(port: int) -> list[str]:
    command = [str(BIN / "python"), "-m", "caravansary.cli.main", "serve"]
    return [*command, "--page", str(PAGE), "--port", str(port), "--open"]


def environment(is_compiled: bool) -> dict[str, str]:
    if is_compiled:
        return {**os.environ, "PYTHONPATH": str(COMPILED.absolute())}
    return {
        **os.environ,
        "PYTHONPATH": str(Path("src").absolute()),
        "CARAVANSARY_COMPILED_AT": str(COMPILED.absolute()),
    }


def answers(server: subprocess.Popen[bytes], port: int) -> bool:
    """Wait until the server takes visitors; False if it ends before."""
    while server.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return server.poll() is None
        time.sleep(BETWEEN_LOOKS)
    return False


def wait_for(server: subprocess.Popen[bytes], compiler: subprocess.Popen[bytes] | None) -> int:
    """The server's code, and meanwhile a line when the compiler is done."""
    while compiler is not None and server.poll() is None:
        with suppress(subprocess.TimeoutExpired):
            compiler.wait(BETWEEN_LOOKS)
            print(IS_COMPILED if any(COMPILED.glob("*__mypyc.*")) else NOT_COMPILED, flush=True)
            compiler = None
    return server.wait()


def close(server: subprocess.Popen[bytes]) -> None:
    """On a terminal Ctrl-C has reached the server too; it saves what is under way, and a second one makes it hurry."""
    print()
    while server.poll() is None:
        with suppress(KeyboardInterrupt):
            server.terminate()
            server.wait()


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("make")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--node", action="store_true", help="there is one that is new enough")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    SETUP_LOG.parent.mkdir(exist_ok=True)
    try:
        return play(Make(given.make), given.port, given.node)
    except Failed:
        return 1
    except KeyboardInterrupt:  # make goes the same way and says nothing, if we do not
        print("\nStopped; `make play` goes on from here.")
        return 0


if __name__ == "__main__":
    sys.exit(main())
