"""Tables that go on from a moment of a game that is over."""

import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from caravansary.engine import log
from caravansary.engine.verify import verify
from caravansary.games import game_of
from tests.marks import rules
from tests.server.pages import Json, Page, bot, lay, person

SEED = bytes(range(32))


@pytest.fixture(scope="module")
def client(inn: TestClient) -> TestClient:
    return inn


def branch(client: TestClient, table: str, ply: int, seats: list[Json]) -> Any:
    return client.post(f"/api/tables/{table}/branch", json={"ply": ply, "seats": seats})


@rules("HOUSE-2.5")
def test_a_table_can_go_on_from_a_moment_of_a_finished_game(client: TestClient, over: str) -> None:
    entries = client.get(f"/api/tables/{over}/log").text.splitlines()
    made = branch(client, over, 40, [bot("random"), bot("greedy")])
    assert made.status_code == 200
    table = made.json()["table"]
    with Page(client, table, []) as page:
        page.watch()
    text = client.get(f"/api/tables/{table}/log").text
    head = json.loads(text.splitlines()[0])
    assert head["given"] == {"entries": 40, "source": json.loads(entries[0])["commitment"]}
    assert text.splitlines()[1:41] == entries[1:41]
    assert text.splitlines()[41:] != entries[41:]
    record = log.read(text, game_of)
    proof = verify(record)
    assert proof.fair and 0 < proof.draws < len(record.draws)


@rules("HOUSE-2.5")
def test_a_branch_is_only_for_what_is_over(client: TestClient, over: str) -> None:
    live = lay(client, [person("Ana"), bot()], SEED)
    answer = branch(client, live.table, 1, [person("Ana"), bot()])
    assert answer.status_code == 403 and answer.json()["error"]["key"] == "house-branch-live"
    for ply, seats in ((10_000, [bot(), bot()]), (5, [bot()]), (5, [bot(), bot("oracle")])):
        assert branch(client, over, ply, seats).status_code == 400
    assert branch(client, over, -1, [bot(), bot()]).status_code == 400
    assert branch(client, "nowhere", 5, [bot(), bot()]).status_code == 404


@rules("HOUSE-2.5")
def test_what_was_given_cannot_be_taken_back(client: TestClient, over: str) -> None:
    entries = [json.loads(line) for line in client.get(f"/api/tables/{over}/log").text.splitlines()[1:-1]]
    ply = next(k for k in range(20, len(entries)) if entries[k - 1]["by"] != "chance" and entries[k]["by"] != "chance")
    made = branch(client, over, ply, [person("Ana"), person("Luis")]).json()
    with Page(client, made["table"], made["tokens"]) as page:
        for seat in (0, 1):
            assert not page.shown[seat]["can_undo"]
            assert page.undo(seat)["verdict"]["key"] == "house-nothing-to-undo"
