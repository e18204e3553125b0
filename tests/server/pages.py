"""Pages that tests open: a table's socket with a person's hands."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Self, cast

from starlette.applications import Starlette
from starlette.testclient import TestClient

from caravansary.server.advice import Advice
from caravansary.server.analysis import Question, answer
from caravansary.server.app import make_app
from caravansary.server.messages import NewTable, NewTableAnswer, SeatSpec
from caravansary.server.messages_analysis import Judged
from caravansary.server.store import Store
from caravansary.server.table import Table
from caravansary.server.thinking import Decision, Job, advise, decide

Json = dict[str, Any]
SOON = 120.0  # seconds in which anything happens on any machine, however busy it is


class Here:
    """Thinks in this very process, at once."""

    async def think(self, job: Job) -> Decision:
        return decide(job)

    async def advise(self, job: Job) -> Advice:
        return advise(job)

    def close(self) -> None:
        pass


class JudgesHere:
    """Judges in this very process, at once unless it is told to wait; counts how often."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.waits = False

    async def judge(self, question: Question) -> Judged:
        self.asked.append(question)
        await asyncio.sleep(0)
        while self.waits:
            await asyncio.sleep(0.01)
        return answer(question._replace(seconds=0.001))

    def close(self) -> None:
        pass


def file_in(folder: Path) -> Path:
    return folder / "house.sqlite3"


def client_at(
    folder: Path, store: Store | None = None, web_dist: Path | None = None, own_data: Mapping[str, Json] | None = None
) -> TestClient:
    """A server on a folder; use it with `with`."""
    return TestClient(make_app(file_in(folder), web_dist, 0.0, Here(), store, JudgesHere(), own_data=own_data))


def app_of(client: TestClient) -> Starlette:
    return cast(Starlette, client.app)


def live(client: TestClient, table: str) -> Table:
    """A table as the server has it, while somebody is there."""
    return cast(Table, app_of(client).state.house._live[table].result())


def is_live(client: TestClient, table: str) -> bool:
    """Does the server have it awake?"""
    return table in app_of(client).state.house._live


def wait_until(happened: Callable[[], bool], what: str) -> None:
    """Wait for something that no message tells."""
    deadline = time.monotonic() + SOON
    while not happened():
        assert time.monotonic() < deadline, what
        time.sleep(0.01)


def person(name: str) -> Json:
    return {"kind": "person", "name": name}


def bot(level: str = "greedy") -> Json:
    return {"kind": "bot", "name": "", "level": level}


def lay(
    client: TestClient, seats: list[Json], seed: bytes | None = None, game: str = "border", automatic: bool = True
) -> NewTableAnswer:
    """A new table; with a seed of its own if the test compares tables."""
    wish = NewTable(game, {}, [SeatSpec(**seat) for seat in seats], automatic)
    assert client.portal is not None
    answer: NewTableAnswer = client.portal.call(app_of(client).state.house.create, wish, seed)
    return answer


def whole(message: Json, before: Json | None) -> Json:
    """The snapshot after an update, or after a change of the one before."""
    if message["type"] == "update":
        snapshot: Json = message["snapshot"]
        return snapshot
    assert before is not None
    view = {name: piece for name, piece in before["view"].items() if name not in message["gone"]}
    return {**before, **message["changed"], "view": {**view, **message["view"]}}


class Caller:
    """A page with its socket. Use it with `with`; it says `hello` first."""

    def __init__(self, client: TestClient, path: str, hello: Json) -> None:
        self.wire = client.websocket_connect(path)
        self.hello = hello

    def __enter__(self) -> Self:
        self.wire.__enter__()
        self.send(self.hello)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.wire.__exit__(kind, error, trace)

    def send(self, message: object) -> None:
        self.wire.send_text(json.dumps(message))

    def hear(self) -> Json:
        """The next message."""
        message: Json = json.loads(self.wire.receive_text())
        return message

    def hear_until(self, *types: str) -> Json:
        for _ in range(1000):
            message = self.hear()
            if message["type"] in types:
                return message
        raise AssertionError(f"no {types} among a thousand messages")


class Page(Caller):
    """One page at a table; like all pages of the house it wants the table told in words, if nothing else is said."""

    def __init__(
        self,
        client: TestClient,
        table: str,
        tokens: list[str],
        since: Json | None = None,
        boards: list[str] | None = None,
        tells: bool = True,
    ) -> None:
        hello = {"type": "hello", "tokens": tokens, "since": since or 0, "boards": boards, "tells": tells}
        super().__init__(client, f"/ws/tables/{table}", hello)
        self.heard: list[str] = []
        self.seqs: dict[int | None, int] = {}
        self.shown: dict[int | None, Json] = {}
        self.logs: dict[int | None, list[Json]] = {}
        self.welcome: Json = {}
        self.presence: Json = {}
        self.plays = 0

    def __enter__(self) -> Self:
        super().__enter__()
        self.welcome = self.hear()
        for _ in self.welcome["you"] or [None]:
            self.hear()
        return self

    def hear(self) -> Json:
        text = self.wire.receive_text()
        message: Json = json.loads(text)
        if message["type"] == "presence":  # says nothing of the game
            self.presence = message
            return self.hear()
        if message["type"] != "pong":
            self.heard.append(text)
        if message["type"] in ("update", "change"):
            seat = message["seat"]
            self.seqs[seat] = message["seq"]
            self.shown[seat] = whole(message, self.shown.get(seat))
            log = self.logs.get(seat, [])
            self.logs[seat] = log[: max(0, len(log) - message["undone"])] + message["events"]
        return message

    def catch_up(self) -> None:
        """Hear all that was sent before now."""
        self.send({"type": "ping"})
        self.hear_until("pong")

    def ask(self, kind: str, seat: int, seq: int | None = None, **more: str) -> Json:
        """Play or undo; the answer, `done` or `refused`."""
        self.plays += 1
        seq = self.seqs.get(seat, 0) if seq is None else seq
        self.send({"type": kind, "id": f"p{self.plays}", "seat": seat, "seq": seq, **more})
        answer = self.hear_until("done", "refused")
        assert answer["id"] == f"p{self.plays}"
        return answer

    def play(self, seat: int, action: str, seq: int | None = None) -> Json:
        return self.ask("play", seat, seq, action=action)

    def undo(self, seat: int, seq: int | None = None) -> Json:
        return self.ask("undo", seat, seq)

    def is_over(self) -> bool:
        """Does everybody who sits here know that the game is over?"""
        return all(shown["over"] is not None for shown in self.shown.values())

    def watch(self) -> None:
        """Look on until the game is over."""
        for _ in range(5000):
            if self.is_over():
                return
            self.hear()
        raise AssertionError("the game does not end")

    def actions(self, seat: int) -> list[str]:
        return [choice["action"] for choice in self.shown[seat]["choices"]]


def play_on(page: Page, luck: random.Random, *seats: int) -> None:
    """Play these seats to the end of the game, any legal choice, as people do who look again when told to."""
    for _ in range(5000):
        if page.is_over():
            return
        asked = [seat for seat in seats if page.shown[seat]["choices"]]
        if asked:
            answer = page.play(asked[0], luck.choice(page.actions(asked[0])))
            assert answer["type"] == "done" or answer["verdict"]["key"] == "house-stale"
            page.catch_up()
        else:
            page.hear()
    raise AssertionError("the game does not end")


def finished(client: TestClient, game: str = "border", players: int = 2) -> str:
    """A game that bots have played to its end."""
    table = lay(client, [bot("random")] * players, bytes(range(32)), game).table
    with Page(client, table, []) as page:
        page.watch()
    return table


def pages_at(client: TestClient, stack: ExitStack, table: NewTableAnswer, **how: Any) -> dict[int | None, Page]:
    """A page for each seat, and one for a spectator."""
    tokens: dict[int | None, list[str]] = {None: [], **{seat: [token or ""] for seat, token in enumerate(table.tokens)}}
    return {seat: stack.enter_context(Page(client, table.table, held, **how)) for seat, held in tokens.items()}
