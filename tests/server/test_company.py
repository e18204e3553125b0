"""Who is at a table: presence, and names chosen on arrival."""

from pathlib import Path

import httpx2
import pytest
from starlette.testclient import TestClient

from tests.marks import rules
from tests.server.pages import Page, bot, client_at, lay, live, person


def call(client: TestClient, table: str, token: str | None, name: object) -> httpx2.Response:
    return client.post(f"/api/tables/{table}/name", json={"token": token, "name": name})


def test_pages_are_told_who_is_there(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), person("Bo"), bot()])
    with Page(client, laid.table, [laid.tokens[0] or ""]) as ana:
        ana.catch_up()
        assert (ana.presence["here"], ana.presence["arrived"]) == ([0], [0])
        with Page(client, laid.table, [laid.tokens[1] or ""]), Page(client, laid.table, []) as spectator:
            ana.catch_up()
            assert (ana.presence["here"], ana.presence["arrived"]) == ([0, 1], [0, 1])
            spectator.catch_up()
            assert spectator.presence == ana.presence
        while ana.presence["here"] != [0]:
            ana.catch_up()
        assert ana.presence["arrived"] == [0, 1], "Bo was there"


def test_who_has_ever_come_is_kept(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), person("Bo")])
        with Page(client, laid.table, [laid.tokens[1] or ""]):
            pass
    with client_at(tmp_path) as client, Page(client, laid.table, []) as spectator:
        spectator.catch_up()
        assert (spectator.presence["here"], spectator.presence["arrived"]) == ([], [1])


@rules("HOUSE-1.12")
def test_a_name_is_chosen_once_and_told_to_all(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), person("Guest 2")])
        with Page(client, laid.table, [laid.tokens[0] or ""]) as ana:
            answer = call(client, laid.table, laid.tokens[1], "  Bo\u0007 \u202e Li ")
            assert (answer.status_code, answer.json()) == (200, {"name": "Bo Li"})
            ana.catch_up()
            assert ana.presence["names"] == ["Ana", "Bo Li"]
            late = call(client, laid.table, laid.tokens[1], "Bob")
            assert (late.status_code, late.json()["error"]["key"]) == (403, "house-name-late")
    with client_at(tmp_path) as client:
        assert [seat["name"] for seat in client.get(f"/api/tables/{laid.table}").json()["seats"]] == ["Ana", "Bo Li"]
        assert '"names": ["Ana", "Bo Li"]' in client.get(f"/api/tables/{laid.table}/log").text
        assert call(client, laid.table, laid.tokens[1], "Bob").status_code == 403


@rules("HOUSE-1.12")
def test_not_after_a_decision(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), person("Bo")])
    tokens = [token or "" for token in laid.tokens]
    with Page(client, laid.table, tokens) as page:
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"
    assert call(client, laid.table, tokens[seat], "Cleo").json()["error"]["key"] == "house-name-late"
    assert call(client, laid.table, tokens[1 - seat], "Cleo").status_code == 200


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u0000"])
def test_a_name_that_cannot_be_seen_is_none(inn: TestClient, name: str) -> None:
    laid = lay(inn, [person("Ana"), bot()])
    assert call(inn, laid.table, laid.tokens[0], name).json()["error"]["key"] == "house-name-empty"
    assert inn.get(f"/api/tables/{laid.table}").json()["seats"][0]["name"] == "Ana"


def test_a_name_is_refused_without_waiting_for_what_is_being_saved(inn: TestClient) -> None:
    """How long it takes would tell whether somebody else has just made a sealed choice."""
    laid = lay(inn, [person("Ana"), person("Bo")])
    assert call(inn, laid.table, laid.tokens[0], "Ana Sol").status_code == 200
    with Page(inn, laid.table, [laid.tokens[1] or ""]):
        lock = live(inn, laid.table).lock
        assert inn.portal is not None
        inn.portal.call(lock.acquire)
        try:
            assert call(inn, laid.table, laid.tokens[0], "Cleo").json()["error"]["key"] == "house-name-late"
            assert call(inn, laid.table, laid.tokens[1], " ").json()["error"]["key"] == "house-name-empty"
        finally:
            inn.portal.call(lock.release)


def test_strangers_name_nobody(inn: TestClient) -> None:
    laid, other = lay(inn, [person("Ana"), bot()]), lay(inn, [person("Bo"), bot()])
    for token in ("", "wrong", other.tokens[0]):
        assert call(inn, laid.table, token, "Eve").json()["error"]["key"] == "house-not-your-seat"
    assert call(inn, laid.table, laid.tokens[0], "x" * 41).status_code == 400
    assert call(inn, laid.table, laid.tokens[0], 7).status_code == 400
    assert call(inn, "0123456789abcdef", laid.tokens[0], "Eve").status_code == 404
    assert inn.get(f"/api/tables/{laid.table}").json()["seats"][0]["name"] == "Ana"
