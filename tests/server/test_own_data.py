"""Tables that are laid with an owner's own component data: they say so, and keep them whatever becomes of the file."""

import asyncio
import json
import pickle
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary import load_match
from caravansary.engine.contract import CHANCE
from caravansary.engine.rng import Rng
from caravansary.games import built_in_data, load_game
from caravansary.server.messages import NewTableAnswer
from caravansary.server.thinking import Decision, Job, Workers, imagine, think
from tests.marks import rules
from tests.server.pages import Caller, Json, Page, bot, client_at, file_in, lay, live, person, play_on

TOLD: Json = {"key": "house-event-own-data", "args": {}, "seat": None}


def own_border() -> Json:
    """Areas worth 90 points and more, and the colours of boards A and B exchanged: another game than the built-in one."""
    data: Any = built_in_data("border")
    one, other = data["boards"][:2]
    one["segments"], other["segments"] = other["segments"], one["segments"]
    for area in data["areas"]:
        area["first"], area["later"] = 90, 80
    found: Json = data
    return found


OWN = own_border()


@pytest.fixture
def owners(tmp_path: Path) -> Iterator[TestClient]:
    """A house whose owner has put the printed boards into a file."""
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        yield client


def played(client: TestClient) -> NewTableAnswer:
    """A game of a person and a bot that is over."""
    laid = lay(client, [person("Ana"), bot("random")], bytes(range(32)))
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
        play_on(page, random.Random(5), 0)
    return laid


def error_of(client: TestClient, table: str) -> tuple[int, Json]:
    answer = client.get(f"/api/tables/{table}")
    error: Json = answer.json()["error"]
    return answer.status_code, error


# --- what is told


def test_the_house_says_which_games_have_data_of_their_own(owners: TestClient, inn: TestClient) -> None:
    own = {game["name"] for game in owners.get("/api/games").json()["games"] if game["own_data"]}
    assert own == {"border"}
    assert not any(game["own_data"] for game in inn.get("/api/games").json()["games"])


def test_rules_and_lessons_are_drawn_as_ever(owners: TestClient) -> None:
    """Their pictures and positions are made for the built-in data."""
    assert owners.get("/api/games/border/data").json() == built_in_data("border")


@rules("HOUSE-3.3")
def test_a_table_says_so_to_everybody_and_in_its_log(owners: TestClient) -> None:
    laid = lay(owners, [person("Ana"), person("Bo")])
    for tokens in ([laid.tokens[0] or ""], [laid.tokens[1] or ""], []):
        with Page(owners, laid.table, tokens) as page:
            assert page.welcome["own_data"] is True
            seat = page.welcome["you"][0] if tokens else None
            assert page.logs[seat][0] == TOLD
    assert owners.get(f"/api/tables/{laid.table}").json()["own_data"] is True
    assert owners.get(f"/api/tables/{laid.table}/data").json() == OWN
    head = json.loads(owners.get(f"/api/tables/{laid.table}/log").text.splitlines()[0])
    assert head["data"] == OWN


def test_a_table_of_another_game_says_nothing(owners: TestClient) -> None:
    laid = lay(owners, [person("Ana"), person("Bo")], game="yak")
    with Page(owners, laid.table, [laid.tokens[0] or ""]) as page:
        assert page.welcome["own_data"] is False
        assert TOLD not in page.logs[0]
    assert owners.get(f"/api/tables/{laid.table}/data").json() == built_in_data("yak")
    assert "data" not in json.loads(owners.get(f"/api/tables/{laid.table}/log").text.splitlines()[0])


def test_no_page_can_bring_data(owners: TestClient) -> None:
    wish = {"game": "border", "options": {}, "seats": [person("Ana"), bot()], "data": OWN}
    assert owners.post("/api/tables", json=wish).status_code == 400


# --- what is kept


@rules("HOUSE-3.1", "HOUSE-3.3")
@pytest.mark.parametrize("later", [None, {"border": {}}, {"border": built_in_data("border")}])
def test_another_server_goes_on_with_them_without_the_file(tmp_path: Path, later: dict[str, Json] | None) -> None:
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        laid = lay(client, [person("Ana"), person("Bo")], bytes(range(32)))
        with Page(client, laid.table, [laid.tokens[0] or "", laid.tokens[1] or ""]) as page:
            for _ in range(8):
                seat = next(seat for seat in (0, 1) if page.actions(seat))
                assert page.play(seat, page.actions(seat)[-1])["type"] == "done"
            page.catch_up()
            before, log = page.shown, page.logs[0]
    with (
        client_at(tmp_path, own_data=later) as client,
        Page(client, laid.table, [laid.tokens[0] or "", laid.tokens[1] or ""]) as page,
    ):
        assert page.welcome["own_data"] is True
        assert page.shown == before
        assert page.logs[0] == log
        assert live(client, laid.table).match.game.data() == OWN


@rules("HOUSE-1.11")
def test_a_rematch_is_laid_with_the_same(tmp_path: Path) -> None:
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        laid = played(client)
    with client_at(tmp_path) as client:
        assert not client.get("/api/games").json()["games"][0]["own_data"]
        again = client.post(f"/api/tables/{laid.table}/rematch", json={"tokens": laid.tokens[:1]}).json()
        with Page(client, again["table"], [laid.tokens[0] or ""]) as page:
            assert page.welcome["own_data"] is True
            assert live(client, again["table"]).match.game.data() == OWN


@rules("HOUSE-2.5")
def test_so_is_a_table_that_goes_on_from_it(tmp_path: Path) -> None:
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        laid = played(client)
    wish = {"ply": 6, "seats": [person("Ana"), bot("random")]}
    with client_at(tmp_path) as client:
        table = client.post(f"/api/tables/{laid.table}/branch", json=wish).json()["table"]
        assert client.get(f"/api/tables/{table}/data").json() == OWN


@rules("HOUSE-3.1")
def test_the_log_of_a_finished_game_replays_by_itself(owners: TestClient) -> None:
    laid = played(owners)
    match = load_match(owners.get(f"/api/tables/{laid.table}/log").text)
    assert match.state.is_terminal()
    assert match.game.data() == OWN
    assert all(points % 10 == 0 for points in match.state.scores())


def test_old_tables_keep_the_data_of_the_house(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), bot("random")])
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        assert client.get(f"/api/tables/{laid.table}").json()["own_data"] is False
        assert client.get(f"/api/tables/{laid.table}/data").json() == built_in_data("border")


# --- what cannot be replayed


def spoil(folder: Path, change: Callable[[Json], object]) -> None:
    """Change what is stored of the tables, as nobody should."""
    engine = create_engine(f"sqlite:///{file_in(folder)}")
    with engine.begin() as base:
        for number, header in list(base.execute(text("SELECT number, header FROM tables"))):
            stored = json.loads(header)
            change(stored)
            base.execute(
                text("UPDATE tables SET header = :header WHERE number = :number"),
                {"header": json.dumps(stored), "number": number},
            )
    engine.dispose()


@rules("HOUSE-3.1")
@pytest.mark.parametrize(
    ("change", "what"),
    [
        (lambda header: header["data"].pop("cells"), "cells: must be a list of 86"),
        (lambda header: header["data"]["areas"][0].update(first=0), "areas[0].first: must be a number"),
        (lambda header: header.update(data=3), "a header needs players and options"),
    ],
)
def test_what_the_rules_cannot_read_is_refused_in_one_line(
    tmp_path: Path, change: Callable[[Json], object], what: str
) -> None:
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        laid = lay(client, [person("Ana"), bot("random")])
    spoil(tmp_path, change)
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        status, error = error_of(client, laid.table)
        assert (status, error["key"]) == (409, "house-bad-table")
        assert error["args"]["what"].startswith(what)
        hello = {"type": "hello", "tokens": [], "since": 0}
        with Caller(client, f"/ws/tables/{laid.table}", hello) as page, pytest.raises(WebSocketDisconnect) as closed:
            page.hear()
        assert closed.value.code == 4409, "the page must not ask for ever"
        held = {"tables": [{"table": laid.table, "tokens": laid.tokens[:1]}]}
        assert client.post("/api/tables/mine", json=held).json()["tables"] == []


@rules("HOUSE-3.1", "HOUSE-3.3")
def test_a_game_that_is_not_legal_by_its_data_is_refused(tmp_path: Path) -> None:
    """As if the table had forgotten with what it was laid: its crosses would lie on cells of other colours."""
    with client_at(tmp_path, own_data={"border": OWN}) as client:
        laid = played(client)
    spoil(tmp_path, lambda header: header.pop("data"))
    with client_at(tmp_path) as client:
        status, error = error_of(client, laid.table)
    assert (status, error["key"]) == (409, "house-bad-table")
    assert error["args"]["what"].startswith("a decision is not legal, by BORDER-")


# --- who thinks in other processes


def job() -> Job:
    state = load_game("border", players=2, data=OWN, boards="AB").new_initial_state()
    luck = random.Random(3)
    while state.current_player() == CHANCE:
        state.apply_action(luck.choice([action for action, _ in state.chance_outcomes()]))
    seat = int(state.current_player())
    return Job(imagine(state, seat, Rng(1, "test")), "greedy", 1, b"")


def test_bots_think_with_them() -> None:
    """Whoever thinks gets the data along: nothing in its process knows of the file."""
    sent: Job = pickle.loads(pickle.dumps(job()))
    assert sent.imagined.state().game.data() == OWN
    built_in = sent.imagined._replace(data=None).state()
    assert built_in.game.data() is None, "a game with other data is another one"

    async def in_a_worker() -> Decision:
        workers = Workers(1)
        try:
            return await workers.think(sent)
        finally:
            workers.close()

    assert asyncio.run(in_a_worker()) == Decision(think(sent))


def test_bots_play_a_whole_game_with_them(owners: TestClient) -> None:
    laid = lay(owners, [bot("greedy"), bot("random")], bytes(range(32)))
    with Page(owners, laid.table, []) as page:
        page.watch()
        assert max(page.shown[None]["scores"]) >= 80
