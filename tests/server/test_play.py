"""Tables from the first request to the end of the game."""

import json
import random
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from caravansary.engine import log
from caravansary.engine.messages import Message
from caravansary.engine.verify import verify
from caravansary.games import game_of
from caravansary.words import say
from tests.server.pages import Page, bot, client_at, lay, person, play_on


def test_the_games_on_offer(client: TestClient) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
    assert games["border"]["books"] == ["rules", "lessons"]
    assert games["border"]["players"] == [2, 4]
    assert games["border"]["bots"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert {"silk", "silk_road", "yak"} <= set(games)


def test_components_and_words(client: TestClient) -> None:
    assert "boards" in client.get("/api/games/border/data").text
    assert client.get("/api/games/chess/data").status_code == 404
    spanish = client.get("/api/words/es")
    assert spanish.headers["content-type"].startswith("text/plain")
    assert "house-stale =" in spanish.text
    assert client.get("/api/words/fr").json()["error"]["key"] == "house-no-such-language"


def test_a_new_table_gives_a_token_to_each_person(client: TestClient) -> None:
    wish = {"game": "border", "options": {}, "seats": [person("Ana"), bot(), person("Inés")]}
    answer = client.post("/api/tables", json=wish).json()
    tokens = answer["tokens"]
    assert tokens[1] is None
    assert len({tokens[0], tokens[2]}) == 2
    info = client.get(f"/api/tables/{answer['table']}").json()
    assert info["over"] is False
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "", "Inés"]
    assert info["seats"][1]["level"] == "greedy"


@pytest.mark.parametrize(
    ("wish", "what"),
    [
        ({"game": "chess", "options": {}, "seats": [person("Ana"), bot()]}, "no game"),
        ({"game": "border", "options": {}, "seats": [person("Ana")]}, "2 to 4 players"),
        ({"game": "border", "options": {"speed": 3}, "seats": [person("Ana"), bot()]}, "no option"),
        ({"game": "border", "options": {"data": "x"}, "seats": [person("Ana"), bot()]}, "no such option"),
        ({"game": "border", "options": {"boards": ["A"]}, "seats": [person("Ana"), bot()]}, "options"),
        ({"game": "border", "options": {}, "seats": [person("Ana"), bot("wizard")]}, "wizard"),
    ],
)
def test_a_table_that_cannot_be(client: TestClient, wish: dict[str, object], what: str) -> None:
    answer = client.post("/api/tables", json=wish)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["key"] == "house-bad-option"
    assert what in error["args"]["what"]


def test_what_a_person_can_get_wrong_is_said_in_any_language(client: TestClient) -> None:
    seats = [person("Ana"), bot(), bot()]
    answer = client.post("/api/tables", json={"game": "border", "options": {"boards": "AB"}, "seats": seats})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error == {"key": "border-no-boards", "args": {"players": 3, "letters": ["A", "B", "C", "D"]}}
    said = say(Message(error["key"], error["args"]), "es")
    assert said == "En «Tableros», escribe «random» (al azar) o 3 letras distintas de entre A, B, C y D."


def test_names_are_kept_readable(client: TestClient) -> None:
    seats = [person(" A\u0000n\u202ea \n  B "), bot()]
    answer = client.post("/api/tables", json={"game": "border", "options": {}, "seats": seats}).json()
    assert client.get(f"/api/tables/{answer['table']}").json()["seats"][0]["name"] == "Ana B"


@pytest.mark.parametrize("seed", range(3))
def test_a_person_plays_a_whole_game_against_two_bots(client: TestClient, seed: int) -> None:
    table = lay(client, [bot("random"), person("Ana"), bot("greedy")], seed.to_bytes(32, "big"))
    token = table.tokens[1]
    assert token is not None
    with Page(client, table.table, [token]) as page:
        play_on(page, random.Random(seed), 1)
        over = page.shown[1]["over"]
        assert sorted(over["places"])[0] == 1
        assert page.shown[1]["pending"] == []
        answer = page.play(1, "done")
        assert answer["verdict"]["key"] == "house-game-over"
    record = log.read(client.get(f"/api/tables/{table.table}/log").text, game_of)
    assert verify(record).fair
    assert record.seed is not None
    assert record.seed.hex() == over["seed"]
    assert client.get(f"/api/tables/{table.table}").json()["over"] is True


def test_a_page_that_comes_anew_is_told_the_whole_game(client: TestClient) -> None:
    """However long it is: pages count its turns."""
    table = lay(client, [person("Ana"), *[bot("random")] * 3], bytes(32))
    tokens = [table.tokens[0] or ""]
    with Page(client, table.table, tokens) as page:
        play_on(page, random.Random(3), 0)
        with Page(client, table.table, tokens) as anew:
            assert len(page.logs[0]) > 300
            assert anew.logs[0] == page.logs[0]


def test_bots_alone_finish_their_game_for_a_spectator(client: TestClient) -> None:
    table = lay(client, [bot("random"), bot("greedy")])
    with Page(client, table.table, []) as page:
        page.watch()
        assert page.shown[None]["over"]["winners"]
        assert page.shown[None]["choices"] == []


def test_two_people_at_one_device_hold_two_seats(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Bo"), bot()])
    with Page(client, table.table, [token for token in table.tokens if token]) as page:
        assert page.welcome["you"] == [0, 1]
        assert set(page.shown) == {0, 1}
        play_on(page, random.Random(5), 0, 1)
        assert page.shown[0]["over"] == page.shown[1]["over"] is not None


def test_a_table_outlives_the_server(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        table = lay(client, [person("Ana"), bot(), bot()], bytes(32))
        token = table.tokens[0] or ""
        with Page(client, table.table, [token]) as page:
            while not page.shown[0]["choices"]:
                page.hear()
            before = page.seqs[0]
    with client_at(tmp_path) as client, Page(client, table.table, [token]) as page:
        assert page.seqs[0] > before, "no seq is ever used twice"
        play_on(page, random.Random(2), 0)
        lines = client.get(f"/api/tables/{table.table}/log").text.splitlines()
        assert json.loads(lines[-1])["end"]["winners"]
