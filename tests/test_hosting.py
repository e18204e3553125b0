"""docs/hosting.md, line by line, as somebody follows it on a fresh machine: with PostgreSQL and Redis of Debian, private ones.

Where two servers run by then, people play at both; and while one of them is told to end, the page goes on at the other. Ports are
free ones in place of those on the page, and what needs root is done to the private servers.
"""

import json
import re
import shlex
import signal
import subprocess
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.ports import free_port
from tests.samples.elsewhere import environment
from tests.server.pages import SOON, person, wait_until, whole
from tests.services import Postgres, Redis, no_postgres, no_redis
from tests.test_docs import ROOT, Desk, blocks

PAGE = "docs/hosting.md"
PORTS = re.compile(r"\b1?876[56]\b")
RESTARTED = 1012
Json = dict[str, Any]

pytestmark = pytest.mark.skipif(bool(no_postgres() or no_redis()), reason=no_postgres() or no_redis())


class Visitor:
    """A page at a table of one of the servers, with both seats."""

    def __init__(self, port: int, table: Json) -> None:
        self.open = ExitStack()
        address = f"ws://127.0.0.1:{port}/ws/tables/{table['table']}"
        self.wire = self.open.enter_context(connect(address, open_timeout=SOON, close_timeout=SOON))
        self.shown: dict[int, Json] = {}
        self.seqs: dict[int, int] = {}
        self.said = 0
        self.send({"type": "hello", "tokens": table["tokens"], "since": 0, "boards": ["border"]})
        while len(self.shown) < len(table["tokens"]):
            self.hear()

    def send(self, message: Json) -> None:
        self.wire.send(json.dumps(message))

    def hear(self) -> Json:
        message: Json = json.loads(self.wire.recv(timeout=SOON))
        if message["type"] in ("update", "change"):
            seat = message["seat"]
            self.shown[seat] = whole(message, self.shown.get(seat))
            self.seqs[seat] = message["seq"]
        return message

    def decide(self) -> None:
        """Whoever is to act makes their first choice. It is durable then."""
        seat = self.shown[0]["pending"][0]
        self.said += 1
        ask = {"type": "play", "id": f"p{self.said}", "seat": seat, "seq": self.seqs[seat]}
        self.send({**ask, "action": self.shown[seat]["choices"][0]["action"]})
        while (answer := self.hear())["type"] not in ("done", "refused"):
            pass
        assert answer["type"] == "done", answer
        self.catch_up()

    def catch_up(self) -> None:
        self.send({"type": "ping"})
        while self.hear()["type"] != "pong":
            pass

    def sees(self, other: "Visitor") -> None:
        """Wait until it shows what the other one, who has just decided, was shown last."""

        def same() -> bool:
            self.catch_up()
            return self.shown == other.shown

        wait_until(same, "what was decided at one server is not seen at the other")

    def is_sent_away(self) -> int:
        """How its line ends."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            return int(self.wire.protocol.close_code or 0)


class Host(Desk):
    """Somebody who hosts, and who has root."""

    def __init__(self, folder: Path, base: Postgres, word: Redis) -> None:
        super().__init__(folder)
        self.base = base
        self.word = word
        self.ports: dict[str, str] = {}
        self.lines: dict[str, list[str]] = {}  # how each server was started, by its port on the page
        self.running: dict[str, subprocess.Popen[str]] = {}
        self.table: Json = {}
        self.done: list[str] = []  # what people did meanwhile

    def follow(self, line: str) -> None:
        words = shlex.split(line)
        if words[:3] == ["sudo", "-u", "postgres"]:
            self.as_postgres(*words[3:])
        elif words[:3] == ["sudo", "systemctl", "restart"]:
            self.restart(words[3].removeprefix("caravansary@"))
        elif words[0] == "curl":
            self.curl(words[1:])
        elif words[0] == "caravansary" and "--redis" in words:
            self.start(self.port_of(words), words[1:])
        else:
            super().follow(line)

    def as_postgres(self, program: str, *args: str) -> None:
        done = self.base.run(program, f"--host={self.base.home}", "--username=boss", *args)
        assert done.returncode == 0, done.stdout

    def pip(self, args: list[str]) -> None:
        """All that is asked for by name is there."""
        facts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        wanted = re.fullmatch(r"caravansary\[([\w,]+)\]", args[1])
        assert args[0] == "install" and wanted is not None
        assert set(wanted[1].split(",")) <= facts["optional-dependencies"].keys()

    def curl(self, args: list[str]) -> None:
        address = PORTS.sub(lambda port: self.given(port[0]), args[-1])
        if "--retry" in args:
            wait_until(lambda: is_well(address), f"{address} does not answer")
        else:
            assert is_well(address), address
        if address.endswith("/metrics"):
            self.figures(address)

    def figures(self, address: str) -> None:
        """Every figure that the page tells one to look at is there."""
        with urllib.request.urlopen(address, timeout=SOON) as answer:
            text = answer.read().decode()
        told = re.findall(r"`(caravansary_\w+)", (ROOT / PAGE).read_text("utf-8"))
        assert len(told) >= 4
        assert [name for name in told if not re.search(rf"^{name}(_count)?[ {{]", text, re.MULTILINE)] == []

    # --- servers

    def given(self, port: str) -> str:
        """The port that stands for one of the page's."""
        if port not in self.ports:
            self.ports[port] = str(free_port())
        return self.ports[port]

    def port_of(self, words: list[str]) -> str:
        return words[words.index("--port") + 1]

    def start(self, port: str, args: list[str]) -> None:
        assert port not in self.running
        self.lines[port] = args
        given = [PORTS.sub(lambda found: self.given(found[0]), arg) for arg in args]
        given = [self.word.url if arg == "redis://127.0.0.1" else arg for arg in given]
        with (self.folder / f"{port}.log").open("ab") as log:
            server = subprocess.Popen(
                self._line(given), env=environment(self.packages), stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.running[port] = server
        late = Timer(SOON * 2, server.kill)
        late.start()
        assert server.stdout is not None
        said = [server.stdout.readline()]
        while said[-1] and not said[-1].startswith("Caravansary is open at http://127.0.0.1:"):
            said.append(server.stdout.readline())
        late.cancel()
        assert said[-1], (self.folder / f"{port}.log").read_text()
        if len(self.running) == 2 and not self.table:
            self.people_come()

    def restart(self, port: str) -> None:
        """As systemd does it; the page of somebody at that server goes on at the other one."""
        server = self.running.pop(port)
        [other] = self.running
        here, there = (Visitor(int(self.given(name)), self.table) for name in (port, other))
        here.decide()
        server.send_signal(signal.SIGTERM)
        assert here.is_sent_away() == RESTARTED
        again = Visitor(int(self.given(other)), self.table)
        again.sees(here)
        again.decide()
        there.sees(again)
        assert server.wait(SOON) == -signal.SIGTERM
        self.start(port, self.lines[port])
        back = Visitor(int(self.given(port)), self.table)
        back.sees(again)
        back.decide()
        there.sees(back)
        for page in (here, there, again, back):
            page.open.close()
        self.done.append(f"restarted {port}")

    def people_come(self) -> None:
        """A table is laid at one server, and played at both."""
        first, second = (int(self.given(port)) for port in self.running)
        wish = {"game": "border", "options": {}, "seats": [person("Ana"), person("Bo")]}
        self.table = asked(first, "/api/tables", wish)
        here, there = Visitor(first, self.table), Visitor(second, self.table)
        for page, other in ((here, there), (there, here), (here, there)):
            page.decide()
            other.sees(page)
        here.open.close()
        there.open.close()
        self.done.append("played at both")

    def close(self) -> None:
        for server in self.running.values():
            server.kill()
            server.wait(SOON)


def is_well(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=SOON) as answer:
            return int(answer.status) == 200
    except (urllib.error.URLError, ConnectionError):
        return False


def asked(port: int, path: str, wish: Json) -> Json:
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}", json.dumps(wish).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=SOON) as answer:
        found: Json = json.load(answer)
        return found


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    with ExitStack() as stack:
        base, word = Postgres(tmp_path), Redis(tmp_path)
        for service in (base, word):
            stack.callback(service.close)
            service.start()
        # A machine on which nobody has heard of us: its owner has another name than the one the page makes.
        for role, statement in (("caravansary", "CREATE ROLE boss SUPERUSER LOGIN"), ("boss", RENAMED)):
            line = (f"--host={base.home}", f"--username={role}", "--dbname=postgres", f"--command={statement}")
            assert base.run("psql", *line).returncode == 0
        monkeypatch.setenv("PGHOST", str(base.home))
        monkeypatch.setenv("PGUSER", "caravansary")
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        monkeypatch.chdir(tmp_path)
        found = Host(tmp_path, base, word)
        stack.callback(found.close)
        yield found


RENAMED = "ALTER ROLE caravansary RENAME TO keeper"


def test_a_fresh_machine_follows_the_page(host: Host) -> None:
    followed = 0
    for block in blocks(PAGE):
        if not block.marked:
            for line in re.sub(r"\\\n\s*", " ", block.text).splitlines():
                host.follow(line)
                followed += 1
    assert followed > 15
    assert host.done == ["played at both", "restarted 8765", "restarted 8766"]
    for port in host.running:
        log = (host.folder / f"{port}.log").read_text("utf-8")
        events = [json.loads(line) for line in log.splitlines()]
        assert not [event for event in events if event["level"] in ("error", "critical")], log
        assert not any(token in log for token in host.table["tokens"])
