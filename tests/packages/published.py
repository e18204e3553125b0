"""Packages as they would be published, in environments where there is nothing else: neither node nor a compiler."""

import os
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final, Self, cast
from venv import EnvBuilder

from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from tests.e2e.house import ANSWERS_WITHIN, ROOT, STARTS_WITHIN, STOPS_WITHIN
from tests.ports import free_port

LOCKS: Final = ROOT / "tools"
# Where the package was found, how its engine runs, and what it says of itself.
FACTS: Final = """
import caravansary, importlib.metadata
from caravansary.engine import contract
print(caravansary.__file__, contract.__file__, importlib.metadata.version("caravansary"), sep="\\n")
"""


def build(folder: Path) -> None:
    """The source archive, and the pure wheel made from it."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    told = {"CARAVANSARY_INTERPRETED": "1", "CARAVANSARY_NEEDS_PAGE": "1"}
    subprocess.run(command, env={**os.environ, **told}, check=True, capture_output=True)


class Installed:
    """One package in an environment of its own."""

    def __init__(self, folder: Path, needed: Path) -> None:
        """`needed` is the folder with what playing needs; the first who wants it fills it."""
        EnvBuilder(with_pip=True).create(folder)
        self.folder, self.bin = folder, folder / "bin"
        self.packages = next(folder.glob("lib/python*/site-packages"))
        if not needed.is_dir():
            locked = ("--require-hashes", "-r", str(LOCKS / "play.lock"))
            self.install("--no-compile", "--target", str(needed), *locked)
        (self.packages / "needed.pth").write_text(f"{needed}\n")

    @property
    def surroundings(self) -> dict[str, str]:
        left_out = ("PYTHONPATH", "VIRTUAL_ENV", "CC")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        own = {"XDG_CONFIG_HOME": str(self.folder / "config"), "XDG_DATA_HOME": str(self.folder / "data")}
        return {**kept, **own, "PATH": str(self.bin)}

    def run(self, *command: str) -> str:
        done = subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=self.folder,
            env=self.surroundings,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def install(self, *what: str) -> None:
        self.run("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what)

    def facts(self) -> list[str]:
        return self.run("python", "-c", FACTS).split()

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Its server, as somebody starts it who has installed it; the address."""
        port = free_port()
        command = [str(self.bin / "caravansary"), "serve", "--port", str(port), "--bot-pause", "0"]
        command += ["--store", str(self.folder / "tables.sqlite3")]
        with self.said.open("wb") as said:
            server = subprocess.Popen(command, cwd=self.folder, env=self.surroundings, stdout=said, stderr=said)
        try:
            url = f"http://127.0.0.1:{port}"
            self._wait(server, url)
            yield url
        finally:
            server.terminate()
            server.wait(STOPS_WITHIN)

    @property
    def said(self) -> Path:
        return self.folder / "server.log"

    def _wait(self, server: subprocess.Popen[bytes], url: str) -> None:
        deadline = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < deadline and server.poll() is None:
            try:
                read(url, "/api/games")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.said.read_text()}")


def read(url: str, path: str, body: bytes | None = None, languages: str = "") -> str:
    """What a server answers, whatever the code."""
    headers = {"content-type": "application/json", "accept-language": languages}
    request = urllib.request.Request(url + path, body, headers)
    try:
        with urllib.request.urlopen(request, timeout=ANSWERS_WITHIN) as answer:
            return bytes(answer.read()).decode()
    except urllib.error.HTTPError as refused:
        return refused.read().decode()


class Wire:
    """A socket to a server in another process, with the words of the test client's."""

    def __init__(self, address: str) -> None:
        self.call = connect(address, open_timeout=STARTS_WITHIN, max_size=None)

    def __enter__(self) -> Self:
        self.line: ClientConnection = self.call.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.call.__exit__(kind, error, trace)

    def send_text(self, text: str) -> None:
        self.line.send(text)

    def receive_text(self) -> str:
        return str(self.line.recv(timeout=STARTS_WITHIN))


class Elsewhere:
    """So much of a test client as a page needs, for a server in another process."""

    def __init__(self, url: str) -> None:
        self.url = url

    def websocket_connect(self, path: str) -> Wire:
        return Wire(self.url.replace("http", "ws", 1) + path)


def client_of(url: str) -> TestClient:
    return cast(TestClient, Elsewhere(url))
