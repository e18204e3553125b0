"""The server is killed at random moments. No acknowledged move is lost, none is made twice, and the game goes on.

KILLS and KILL_SEED in the environment change how often and when.
"""

import json
import os
import random
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.sync.client import ClientConnection, connect

import caravansary
from caravansary.engine import log
from caravansary.engine.verify import verify
from caravansary.games import game_of
from tests.ports import free_port
from tests.server.pages import SOON, wait_until, whole

LIMIT = 1800  # seconds, for a machine that is busy with other things: the server is started some thirty times
KILLS = int(os.environ.get("KILLS", "10"))
SEED = int(os.environ.get("KILL_SEED", "1"))
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)
WISH = {
    "game": "border",
    "options": {},
    "seats": [
        {"kind": "person", "name": "Ana"},
        {"kind": "bot", "name": "", "level": "greedy"},
        {"kind": "bot", "name": "", "level": "random"},
    ],
}


class Server:
    """The real server in a process of its own, always on the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "house.sqlite3"
        self.port = free_port()
        self.process: subprocess.Popen[str] | None = None

    def spawn(self) -> "subprocess.Popen[str]":
        source = str(Path(caravansary.__file__).parents[1])
        command = [sys.executable, "-m", "caravansary.cli.main", "serve", "--port", str(self.port)]
        command += ["--store", str(self.store), "--bot-pause", "0.01"]
        environment = {**os.environ, "PYTHONPATH": source, "PYTHONWARNINGS": "ignore::UserWarning"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        return self.process

    def start(self) -> None:
        """Start, and wait until it says that it is open."""
        process = self.spawn()
        assert process.stdout is not None
        assert "open" in process.stdout.readline(), "the server did not start"

    def kill(self) -> None:
        """SIGKILL: it gets no chance to do anything."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(SOON)

    def address(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.address(path), timeout=SOON) as answer:
            return str(answer.read().decode())

    def post(self, path: str, wish: Any) -> dict[str, Any]:
        body = json.dumps(wish).encode()
        request = urllib.request.Request(self.address(path), body, {"content-type": "application/json"})
        with urllib.request.urlopen(request, timeout=SOON) as answer:
            answered: dict[str, Any] = json.load(answer)
            return answered

    def lay(self) -> dict[str, Any]:
        return self.post("/api/tables", WISH)


class Ana:
    """A person whose page comes back by itself. Remembers what was acknowledged, and what was cut off in the middle."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.table = server.lay()
        self.acknowledged: list[str] = []
        self.unsure: str | None = None  # sent, but the line broke before the answer
        self.seq = 0
        self.over = False
        self.sent = 0
        self.found = self.lost = 0  # moves whose answer never came: how many were saved, how many not
        self.actions: list[str] = []
        self.shown: dict[str, Any] = {}
        self.on_sending: Callable[[], None] = lambda: None

    def play_until_broken(self) -> None:
        """Play until the game is over or the line breaks."""
        address = self.server.address(f"/ws/tables/{self.table['table']}", "ws")
        try:
            with connect(address, open_timeout=SOON, close_timeout=1, max_size=1 << 20) as wire:
                self.say_hello(wire)
                while not self.over:
                    self.hear(wire, json.loads(wire.recv(timeout=SOON)))
        except BROKEN:
            pass

    def say_hello(self, wire: ClientConnection) -> None:
        since = {"0": self.seq} if self.seq else 0
        wire.send(json.dumps({"type": "hello", "tokens": [self.table["tokens"][0]], "since": since}))
        assert json.loads(wire.recv(timeout=SOON))["you"] == [0]
        self.settle_unsure()

    def settle_unsure(self) -> None:
        """What the log has of Ana is exactly what was acknowledged, and at most the one move nobody could acknowledge."""
        logged = self.logged()
        allowed = [self.acknowledged]
        if self.unsure is not None:
            allowed.append([*self.acknowledged, self.unsure])
        assert logged in allowed
        self.found += int(len(logged) > len(self.acknowledged))
        self.lost += int(self.unsure is not None and len(logged) == len(self.acknowledged))
        self.acknowledged, self.unsure = logged, None

    def logged(self) -> list[str]:
        with closing(sqlite3.connect(self.server.store, timeout=SOON)) as database:
            rows = database.execute(
                "SELECT ply, seat, action FROM entries WHERE table_id = ? ORDER BY ply", [self.table["table"]]
            ).fetchall()
        assert [ply for ply, _, _ in rows] == list(range(len(rows)))
        return [action for _, seat, action in rows if seat == 0]

    def hear(self, wire: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] in ("update", "change"):
            self.shown = whole(message, self.shown)
            self.seq = message["seq"]
            self.over = self.shown["over"] is not None
            self.actions = [choice["action"] for choice in self.shown["choices"]]
        elif message["type"] == "done":
            assert self.unsure is not None
            self.acknowledged.append(self.unsure)
            self.unsure = None
        elif message["type"] == "refused":
            assert message["verdict"]["key"] == "house-stale"
            self.unsure = None
        if self.unsure is None and self.actions:
            self.decide(wire)

    def decide(self, wire: ClientConnection) -> None:
        self.sent += 1
        self.unsure = self.luck.choice(self.actions)
        message = {"type": "play", "id": str(self.sent), "seat": 0, "seq": self.seq, "action": self.unsure}
        self.on_sending()
        wire.send(json.dumps(message))

    def check_finished(self) -> None:
        """The log of a finished game: every draw is fair, every decision legal, all of Ana's there once and in order."""
        self.settle_unsure()
        record = log.read(self.server.get(f"/api/tables/{self.table['table']}/log"), game_of)
        assert verify(record).fair
        mine = [record.game.action_to_string(action) for seat, action in record.moves if seat == 0]
        assert mine == self.acknowledged


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.kill()


def kill_later(server: Server, seconds: float) -> threading.Timer:
    timer = threading.Timer(seconds, server.kill)
    timer.start()
    return timer


def plan_kill(server: Server, ana: Ana, luck: random.Random) -> list[threading.Timer]:
    """Half of the kills come at any time, half close around a move: before it arrives, in its commit, before its answer."""
    if luck.random() < 0.5:
        return [kill_later(server, luck.uniform(0.0, 0.5))]
    timers: list[threading.Timer] = []
    left = luck.randrange(1, 6)

    def count_down() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            timers.append(kill_later(server, luck.uniform(0.0, 0.012)))

    ana.on_sending = count_down
    return timers


def test_killed_at_random_moments(server: Server) -> None:
    luck = random.Random(SEED)
    server.start()
    ana = Ana(server, random.Random(SEED + 1))
    finished = 0
    for _ in range(KILLS):
        if luck.random() < 0.15:  # sometimes while it is still starting
            server.kill()
            server.spawn()
            time.sleep(luck.uniform(0.05, 1.0))
            server.kill()
            server.start()
        timers = plan_kill(server, ana, luck)
        ana.play_until_broken()
        for timer in timers:
            timer.join(SOON)
        server.kill()  # if the game was over first
        server.start()
        if ana.over:
            ana.check_finished()
            finished += 1
            ana = Ana(server, random.Random(luck.random()))
    ana.on_sending = lambda: None
    ana.play_until_broken()
    assert ana.over, "in the end the game can be played to its end"
    ana.check_finished()
    rematch = server.post(f"/api/tables/{ana.table['table']}/rematch", {"tokens": ana.table["tokens"][:1]})
    server.kill()
    server.start()
    again = server.post(f"/api/tables/{ana.table['table']}/rematch", {"tokens": ana.table["tokens"][:1]})
    assert again == rematch, "whoever was promised a rematch finds it"
    assert json.loads(server.get(f"/api/tables/{rematch['table']}"))["over"] is False
    print(f"{KILLS} kills, {finished + 1} games; in the last {len(ana.acknowledged)} moves; ", end="")
    print(f"cut off before the answer: {ana.found} saved, {ana.lost} not")


def bots_of(pid: int) -> list[int]:
    """The processes in which a server's bots think."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs /proc to see processes")
def test_a_killed_server_leaves_no_bots_behind(server: Server) -> None:
    server.start()
    ana = Ana(server, random.Random(0))
    assert server.process is not None
    pid, bots = server.process.pid, list[int]()

    def look_and_kill() -> None:
        bots.extend(bots_of(pid))
        if bots:
            server.kill()

    ana.on_sending = look_and_kill
    while not bots:  # a game may be over before they have begun
        ana.play_until_broken()
        if ana.over and not bots:
            ana = Ana(server, random.Random(0))
            ana.on_sending = look_and_kill
    wait_until(lambda: not any(map(is_alive, bots)), "bots are still thinking for a server that is gone")
