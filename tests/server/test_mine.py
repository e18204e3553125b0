"""The tables somebody comes back to: what is told about them, to whom, and that asking brings nothing to life."""

import asyncio
import random
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from caravansary.games.registry import of_the_house
from caravansary.server import clock
from caravansary.server.messages_home import MOST_MINE, Held, Mine, MineAnswer
from caravansary.server.mine import my_tables
from tests.server.pages import Json, Page, app_of, bot, client_at, lay, live, person, play_on, wait_until

SECRETS = ("token", "seed", "hash", "commit")


def ask(client: TestClient, *held: tuple[str, list[str | None]]) -> list[Json]:
    body = {"tables": [{"table": table, "tokens": tokens} for table, tokens in held]}
    answer = client.post("/api/tables/mine", json=body)
    assert answer.status_code == 200, answer.text
    found: list[Json] = answer.json()["tables"]
    return found


def test_a_table_in_play_says_who_is_to_act(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), person("Bo"), bot()])
    [told] = ask(client, (laid.table, laid.tokens[:1]))
    assert (told["table"], told["game"]) == (laid.table, "border")
    assert [seat["name"] for seat in told["seats"]] == ["Ana", "Bo", ""]
    assert [seat["kind"] for seat in told["seats"]] == ["person", "person", "bot"]
    assert told["seats"][2]["level"] == "greedy"
    assert told["mine"] == [0]
    assert len(told["pending"]) == 1
    assert told["places"] == told["winners"] == []
    assert told["next"] is None
    assert abs(told["touched"] - clock.now()) < 120
    [both] = ask(client, (laid.table, laid.tokens[:2]))
    assert both["mine"] == [0, 1]


def test_a_finished_table_tells_places_and_points(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), bot("random")])
    with Page(client, laid.table, [laid.tokens[0] or ""]) as page:
        play_on(page, random.Random(3), 0)
        over, scores = page.shown[0]["over"], page.shown[0]["scores"]
    [told] = ask(client, (laid.table, [laid.tokens[0]]))
    assert (told["places"], told["winners"], told["scores"]) == (over["places"], over["winners"], scores)
    assert told["pending"] == []


def test_what_is_not_mine_is_simply_absent(client: TestClient) -> None:
    mine, other = lay(client, [person("Ana"), bot()]), lay(client, [person("Bo"), bot()])
    found = ask(
        client,
        (other.table, [mine.tokens[0]]),  # a token of another table
        ("0123456789abcdef", [mine.tokens[0]]),  # no such table
        (other.table, ["", "wrong", "x" * 64]),
        ("' OR 1=1 --", ["x"]),
        (mine.table, [mine.tokens[0]]),
    )
    assert [told["table"] for told in found] == [mine.table]
    assert ask(client) == []


def test_nothing_secret_is_told(client: TestClient) -> None:
    laid = lay(client, [person("Ana"), person("Bo")])
    body = {"tables": [{"table": laid.table, "tokens": laid.tokens[:1]}]}
    said = client.post("/api/tables/mine", json=body).text
    assert not [word for word in SECRETS if word in said]
    assert (laid.tokens[0] or "") not in said and (laid.tokens[1] or "") not in said


@pytest.mark.parametrize("game", of_the_house())
def test_points_are_told_only_where_they_lie_open(client: TestClient, game: str) -> None:
    laid = lay(client, [person("Ana"), person("Bo"), person("Cleo")], game=game)
    with Page(client, laid.table, []) as spectator:
        [told] = ask(client, (laid.table, laid.tokens))
        assert told["scores"] == spectator.shown[None]["scores"]
        assert told["pending"] == spectator.shown[None]["pending"]


def test_asking_brings_no_table_to_life_and_reads_each_log_once(client: TestClient) -> None:
    tables = [lay(client, [person("Ana"), bot()]) for _ in range(12)]
    held = [(laid.table, laid.tokens[:1]) for laid in tables]
    standings = app_of(client).state.standings
    first = ask(client, *held)
    assert len(first) == 12 and standings.replayed == 12
    assert ask(client, *held) == first
    assert standings.replayed == 12, "the logs were read again"
    assert app_of(client).state.house._live == {}
    wrong: list[str | None] = ["wrong"]
    ask(client, *((table, wrong) for table, _ in held))
    assert standings.replayed == 12, "a stranger can make the house work"


def test_who_asks_twice_at_once_has_each_log_read_once(client: TestClient) -> None:
    tables = [lay(client, [person("Ana"), bot()]) for _ in range(3)]
    wish = Mine([Held(laid.table, [laid.tokens[0] or ""]) for laid in tables])
    state = app_of(client).state

    async def twice() -> list[MineAnswer]:
        return await asyncio.gather(*(my_tables(state.house, state.standings, wish) for _ in range(2)))

    assert client.portal is not None
    first, second = client.portal.call(twice)
    assert len(first.tables) == 3 and first.tables == second.tables
    assert state.standings.replayed == 3


def test_what_has_changed_is_told(tmp_path: Path) -> None:
    """Also what was played by the same number of decisions after one was taken back, and after the server has started again."""
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), person("Bo")])
        held = (laid.table, laid.tokens)
        [before] = ask(client, held)
        seat = before["pending"][0]
        with Page(client, laid.table, [token for token in laid.tokens if token]) as page:
            for _ in range(40):
                page.play(page.shown[seat]["pending"][0], page.actions(page.shown[seat]["pending"][0])[0])
                page.catch_up()
            pending = page.shown[seat]["pending"]
            assert ask(client, held)[0]["pending"] == pending
    with client_at(tmp_path) as client:
        assert ask(client, held)[0]["pending"] == pending


def test_the_time_is_that_of_what_all_could_see(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed choice changes nothing that another seat is told here, not even how long ago something happened."""
    time = [clock.now()]
    monkeypatch.setattr(clock, "now", lambda: time[0])
    laid = lay(client, [person("Ana"), person("Bo"), person("Cleo")])
    tokens = [token or "" for token in laid.tokens]
    with Page(client, laid.table, tokens) as page:
        for _ in range(400):
            pending = page.shown[0]["pending"]
            if len(pending) > 1:
                break
            page.play(pending[0], random.Random(1).choice(page.actions(pending[0])))
            page.catch_up()
        else:
            raise AssertionError("nobody ever chose in secret")
        wait_until(live(client, laid.table).is_settled, "the table does not come to rest")
        time[0] += 1000
        first, other = page.shown[0]["pending"][:2]
        before = ask(client, (laid.table, [tokens[other]]))
        assert page.play(first, page.actions(first)[0])["type"] == "done"
        assert ask(client, (laid.table, [tokens[other]])) == before


def test_an_open_decision_sets_the_time_and_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = [1_000_000]
    monkeypatch.setattr(clock, "now", lambda: time[0])
    with client_at(tmp_path) as client:
        laid = lay(client, [person("Ana"), person("Bo")])
        held = (laid.table, laid.tokens)
        assert ask(client, held)[0]["touched"] == 1_000_000
        time[0] += 3600
        with Page(client, laid.table, [token for token in laid.tokens if token]) as page:
            seat = page.shown[0]["pending"][0]
            assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        assert ask(client, held)[0]["touched"] == 1_003_600
    with client_at(tmp_path) as client:
        assert ask(client, held)[0]["touched"] == 1_003_600


@pytest.mark.parametrize(
    "body",
    [
        "null",
        "[]",
        "{}",
        '{"tables": null}',
        '{"tables": {}}',
        '{"tables": [1]}',
        '{"tables": [{"table": "a"}]}',
        '{"tables": [{"table": "a", "tokens": []}]}',
        '{"tables": [{"table": "a", "tokens": [null]}]}',
        '{"tables": [{"table": 7, "tokens": ["a"]}]}',
        '{"tables": [{"table": "a", "tokens": ["a"], "more": 1}]}',
        '{"tables": [{"table": "' + "a" * 65 + '", "tokens": ["a"]}]}',
        '{"tables": [{"table": "a", "tokens": ["' + "a" * 65 + '"]}]}',
        '{"tables": [{"table": "a", "tokens": [' + ",".join(['"a"'] * 13) + "]}]}",
        '{"tables": [' + ",".join(['{"table": "a", "tokens": ["a"]}'] * (MOST_MINE + 1)) + "]}",
        '{"tables": ' + "[" * 5000,
        '{"tables": [{"table": "\\ud800", "tokens": ["\\ud800"]}',
    ],
)
def test_nonsense_is_refused(inn: TestClient, body: str) -> None:
    answer = inn.post("/api/tables/mine", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["key"] == "house-bad-message"


def test_lone_surrogates_and_zeros_are_nobodys_tables(inn: TestClient) -> None:
    body = '{"tables": [{"table": "\\ud800", "tokens": ["\\ud800"]}, {"table": "\\u0000", "tokens": ["\\u0000"]}]}'
    answer = inn.post("/api/tables/mine", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (200, 400)
    assert answer.json().get("tables", []) == []


def test_a_form_of_another_site_is_refused(inn: TestClient) -> None:
    assert inn.post("/api/tables/mine", content="{}", headers={"content-type": "text/plain"}).status_code == 415
    assert inn.get("/api/tables/mine").status_code == 404
