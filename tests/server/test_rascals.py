"""Bots of others at a table: they sit there like any, and whatever they do, the table goes on and everybody is told."""

import asyncio
import json
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from caravansary.engine.match import Match
from caravansary.games import load_game
from caravansary.players import LEVELS, Player, Seen
from caravansary.server import thinking
from caravansary.server.app import make_app
from caravansary.server.bench import STRIKES
from caravansary.server.store import Store
from caravansary.server.thinking import Job, Workers, job_for
from tests.samples.rascals import FOR_EVER
from tests.server.pages import SOON, Here, JudgesHere, Page, app_of, bot, file_in, lay, live, person, wait_until

RASCALS = "tests.samples.rascals"
SCOUT = "tests.samples.scout:Scout"
OFFERED = [SCOUT, *(f"{RASCALS}:{name}" for name in ("Raises", "Cheats", "Mumbles", "Leaves"))]
FAILED, OUT = "house-event-bot-failed", "house-event-bot-out"


def client_with(folder: Path) -> TestClient:
    return TestClient(make_app(file_in(folder), None, 0.0, Here(), None, JudgesHere(), OFFERED))


def told(page: Page, viewer: int | None = None) -> list[tuple[str, int]]:
    """What a page has heard of bots that failed."""
    return [(event["key"], event["seat"]) for event in page.logs[viewer] if event["key"] in (FAILED, OUT)]


# --- being offered


def test_it_is_offered_beside_the_levels_and_plays(tmp_path: Path) -> None:
    with client_with(tmp_path) as client:
        for game in client.get("/api/games").json()["games"]:
            assert game["bots"] == [*LEVELS, *OFFERED]
        table = lay(client, [bot(SCOUT), bot("random")], game="yak").table
        with Page(client, table, []) as page:
            page.watch()
            assert told(page) == []


@pytest.mark.parametrize("level", [f"{RASCALS}:Sleeps", "os:getcwd", "antigravity:x"])
def test_what_a_page_names_is_not_loaded_unless_it_was_offered(tmp_path: Path, level: str) -> None:
    with client_with(tmp_path) as client:
        wish = {"game": "yak", "options": {}, "seats": [bot(level), bot()]}
        answer = client.post("/api/tables", json=wish)
        assert answer.status_code == 400 and level in answer.json()["error"]["args"]["what"]


# --- failing


@pytest.mark.parametrize("rascal", ["Raises", "Cheats", "Mumbles", "Leaves"])
@pytest.mark.parametrize("game", ["yak", "border"])
def test_a_table_goes_on_and_everybody_is_told(
    tmp_path: Path, game: str, rascal: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    with client_with(tmp_path) as client:
        table = lay(client, [bot(f"{RASCALS}:{rascal}"), bot("random")], game=game).table
        with Page(client, table, []) as page:
            page.watch()
            assert told(page) == [(FAILED, 0)] * (STRIKES - 1) + [(OUT, 0)]
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("caravansary")]
    assert len(lines) == STRIKES and not any(record.exc_info for record in caplog.records)
    for count, line in enumerate(lines, start=1):
        assert line.startswith(f"table {table}: player {RASCALS}:{rascal}, on seat 1 in a game of ")
        assert line.endswith(f"; a random move was made ({count} of {STRIKES})") and "\n" not in line


def test_it_is_still_told_after_the_server_was_away(tmp_path: Path) -> None:
    with client_with(tmp_path) as client:
        seats = [bot(f"{RASCALS}:Raises"), person("Ana")]
        made = lay(client, seats, game="yak")
        tokens = [made.tokens[1] or ""]
        with Page(client, made.table, tokens) as page:
            play_until(page, lambda: len(told(page, 1)) == 2)
    with client_with(tmp_path) as client, Page(client, made.table, tokens) as page:
        before = told(page, 1)
        assert before[:2] == [(FAILED, 0)] * 2
        play_until(page, lambda: len(told(page, 1)) == len(before) + STRIKES)  # it got another chance
        assert told(page, 1) == [*before, *[(FAILED, 0)] * (STRIKES - 1), (OUT, 0)]


def play_until(page: Page, enough: Callable[[], bool]) -> None:
    """Play seat 1 until something has been told."""
    for _ in range(500):
        if enough():
            return
        if page.shown[1]["choices"]:
            page.play(1, page.actions(1)[0])
            page.catch_up()
        else:
            page.hear()
    raise AssertionError("it was never told")


def test_in_a_sealed_round_nothing_is_told(tmp_path: Path) -> None:
    """That a bot failed would tell that it has chosen."""
    kept = 0
    with client_with(tmp_path) as client:
        made = lay(client, [bot(f"{RASCALS}:Raises"), person("Ana")])
        with Page(client, made.table, [made.tokens[1] or ""]) as page:
            table = live(client, made.table)
            for _ in range(60):
                wait_until(lambda: 0 not in table.match.state.pending() and table.is_settled(), "the bot does not play")
                page.catch_up()
                if table.match.state.is_sealed() and table.bench.untold:
                    assert len(told(page, 1)) + len(table.bench.untold) == table.bench.strikes[0]
                    assert not any(line["key"] in (FAILED, OUT) for line in page.logs[1][-1:])
                    kept += 1
                elif not table.match.state.is_sealed():
                    assert len(told(page, 1)) == table.bench.strikes[0]
                if page.shown[1]["choices"]:
                    page.play(1, page.actions(1)[-1])
                if kept and len(told(page, 1)) == STRIKES:
                    break
            assert kept and told(page, 1)[-1] == (OUT, 0)


def test_a_bot_that_is_gone_leaves_a_table_that_can_be_played(tmp_path: Path) -> None:
    """Its package was there when the table was laid, and is not any more."""
    with client_with(tmp_path) as client:
        made = lay(client, [bot(SCOUT), bot("random")], game="yak")
        store: Store = app_of(client).state.house.store

        async def forget() -> None:
            record = await store.load(made.table)
            assert record is not None
            header = json.loads(json.dumps(record.header).replace(SCOUT, "no_such_module:Bot"))
            await store.note(made.table, header=header)

        assert client.portal is not None
        client.portal.call(forget)
        with Page(client, made.table, []) as page:
            page.watch()
            assert told(page)[-1] == (OUT, 0)


# --- in processes


class Stubborn(Player):
    """Cannot be woken by an alarm."""

    def choose(self, seen: Seen) -> int:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(FOR_EVER)
        return seen.legal[0]


class Dies(Player):
    def choose(self, seen: Seen) -> int:
        os._exit(3)


def job(player: str) -> Job:
    match = Match(load_game("yak"), bytes(32))
    return job_for(match, match.state.pending()[0], player)


def with_workers(patience: float, work: Callable[[Workers], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        workers = Workers(1, patience)
        try:
            await asyncio.wait_for(work(workers), SOON)
        finally:
            workers.close()

    asyncio.run(all_of_it())


@pytest.mark.parametrize(
    ("rascal", "what"),
    [("Sleeps", "took longer than 0.3 s"), ("Loops", "took longer than 0.3 s"), ("Raises", "raised"), ("Leaves", "raised")],
)  # fmt: skip
def test_a_rascal_takes_its_process_from_nobody(rascal: str, what: str) -> None:
    async def work(workers: Workers) -> None:
        first = await workers.think(job("random"))
        pool = workers._pool
        decision = await workers.think(job(f"{RASCALS}:{rascal}"))
        assert what in decision.trouble and decision.action
        assert await workers.think(job("random")) == first
        assert workers._pool is pool, "others would have had to think anew"

    with_workers(0.3, work)


@pytest.mark.parametrize("rascal", ["Stubborn", "Dies"])
def test_a_rascal_that_cannot_be_stopped_loses_its_process(rascal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "THINKING_LIMIT", 5.0)

    async def work(workers: Workers) -> None:
        decision = await workers.think(job(f"{__name__}:{rascal}"))
        assert decision.trouble == f"player {__name__}:{rascal} came to no decision" and decision.action

    with_workers(0.1, work)
