"""The same table laid again, for everybody who was there."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from caravansary.server.messages import NewTableAnswer
from tests.marks import rules
from tests.server.pages import Json, Page, bot, client_at, lay, live, person, play_on


def play_through(client: TestClient, laid: NewTableAnswer, *seats: int) -> None:
    with Page(client, laid.table, [token for token in laid.tokens if token]) as page:
        play_on(page, random.Random(5), *seats)


def ask(client: TestClient, table: str, *tokens: str | None) -> httpx2.Response:
    return client.post(f"/api/tables/{table}/rematch", json={"tokens": tokens})


def of(client: TestClient, table: str, *tokens: str | None) -> Json:
    answer = ask(client, table, *tokens)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.fixture(scope="module")
def played(inn: TestClient) -> NewTableAnswer:
    """A game of two people and a bot that is over."""
    laid = lay(inn, [person("Ana"), person("Bo"), bot("random")], bytes(range(32)))
    play_through(inn, laid, 0, 1)
    return laid


@rules("HOUSE-1.11")
def test_seats_move_up_by_one_and_everybody_finds_theirs(inn: TestClient, played: NewTableAnswer) -> None:
    ana, bo, _ = played.tokens
    first = of(inn, played.table, ana)
    assert first["table"] != played.table
    assert first["seats"] == {"2": ana}, "whoever was first is last"
    second = of(inn, played.table, bo)
    assert second == {"table": first["table"], "seats": {"0": bo}}
    assert of(inn, played.table, ana) == first, "asking twice lays two tables"
    with Page(inn, first["table"], [bo or ""]) as page:
        assert page.welcome["you"] == [0]
        assert [seat["name"] for seat in page.welcome["seats"]] == ["Bo", "", "Ana"]
        assert [seat["kind"] for seat in page.welcome["seats"]] == ["person", "bot", "person"]
        assert page.shown[0]["over"] is None
    assert inn.get(f"/api/tables/{played.table}").json()["over"] is True, "the old table stays as it was"


@rules("HOUSE-1.11")
def test_all_who_sit_there_are_told_and_nobody_else(inn: TestClient) -> None:
    laid = lay(inn, [person("Ana"), person("Bo")], bytes(range(32)))
    play_through(inn, laid, 0, 1)
    with Page(inn, laid.table, [laid.tokens[1] or ""]) as bo, Page(inn, laid.table, []) as spectator:
        spectator.catch_up()
        assert spectator.presence["next"] is None
        spectator.presence = {}
        new = of(inn, laid.table, laid.tokens[0])["table"]
        bo.catch_up()
        assert bo.presence["next"] == new
        spectator.catch_up()
        assert spectator.presence == {}, "not even that something was said to others"
    with Page(inn, laid.table, [laid.tokens[1] or ""]) as late:
        late.catch_up()
        assert late.presence["next"] == new


def test_options_are_those_of_the_old_table(inn: TestClient) -> None:
    wish = {
        "game": "border",
        "options": {"boards": "DC"},
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "name": "", "level": "random"}],
    }
    made = inn.post("/api/tables", json=wish).json()
    with Page(inn, made["table"], made["tokens"][:1]) as page:
        play_on(page, random.Random(5), 0)
    new = of(inn, made["table"], made["tokens"][0])
    with Page(inn, new["table"], []) as page:
        assert page.welcome["options"]["boards"] == "DC"
        assert [seat["level"] for seat in page.welcome["seats"]] == ["random", None]
        assert live(inn, new["table"]).match.automatic, "and nobody is asked more than before"


@rules("HOUSE-1.11")
def test_not_before_the_end(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot()])
    answer = ask(client, laid.table, laid.tokens[0])
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "house-rematch-live")


def test_not_for_those_who_did_not_sit_there(inn: TestClient, played: NewTableAnswer) -> None:
    other = lay(inn, [person("Cleo"), bot()])
    for token in ("", "wrong", other.tokens[0]):
        answer = ask(inn, played.table, token)
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "house-not-your-seat")
    assert ask(inn, "0123456789abcdef", played.tokens[0]).status_code == 404
    strangers = lay(inn, [person("Ana"), person("Bo")])
    token = played.tokens[0] or ""
    with Page(inn, strangers.table, [token]) as page:
        assert page.welcome["you"] == [], "the old token opens seats elsewhere"


@pytest.mark.parametrize("body", ["null", "{}", '{"tokens": []}', '{"tokens": [1]}', '{"tokens": ["a"], "more": 1}'])
def test_nonsense_is_refused(inn: TestClient, played: NewTableAnswer, body: str) -> None:
    where = f"/api/tables/{played.table}/rematch"
    answer = inn.post(where, content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400


@rules("HOUSE-1.11")
def test_two_who_ask_at_once_get_one_table(inn: TestClient) -> None:
    laid = lay(inn, [person("Ana"), person("Bo")], bytes(range(32)))
    play_through(inn, laid, 0, 1)
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda k: of(inn, laid.table, laid.tokens[k % 2])["table"], range(8)))
    assert len(set(found)) == 1


def test_it_is_stored(tmp_path: Path) -> None:
    """The next server on the same store knows the table and the way to it; it was answered only after both were kept."""
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), bot("random")], bytes(range(32)))
        play_through(client, laid, 0)
        new = of(client, laid.table, laid.tokens[0])
    with client_at(tmp_path) as client:
        assert of(client, laid.table, laid.tokens[0]) == new
        held = {"tables": [{"table": table, "tokens": laid.tokens[:1]} for table in (laid.table, new["table"])]}
        told = client.post("/api/tables/mine", json=held).json()["tables"]
        assert [(one["mine"], one["next"]) for one in told] == [([0], new["table"]), ([1], None)]
        with Page(client, new["table"], [laid.tokens[0] or ""]) as page:
            assert page.welcome["you"] == [1]
