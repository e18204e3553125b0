"""The Border's tutorial, and lessons over the wire."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from caravansary.server.lessons import lessons_of
from caravansary.server.messages import MAX_LESSON, LessonAnswer
from caravansary.words import LANGUAGES
from tests.server import test_lessons

LESSONS = lessons_of("border")


def ask(number: int, *actions: str) -> LessonAnswer:
    return test_lessons.ask("border", number, *actions)


def number_of(name: str) -> int:
    return [lesson.name for lesson in LESSONS].index(name) + 1


def post(client: TestClient, path: str, **sent: Any) -> tuple[int, dict[str, Any]]:
    answer = client.post(path, **sent)
    return answer.status_code, answer.json()


def test_the_first_refused_action_ends_the_replay() -> None:
    chain = number_of("chain")
    answer = ask(chain, "cross 9", "cross 17", "cross 13")
    assert answer.played == 1 and answer.wanted == ["cross 13"]
    assert answer.refused is not None and answer.refused.rules == ["BORDER-5.3"]


def test_actions_of_one_stage_come_in_any_order() -> None:
    several = number_of("several")
    assert ask(several, "segment yellow 2", "segment green 4").solved
    assert ask(several, "segment green 4", "segment yellow 2").solved
    again = ask(several, "segment green 4", "segment green 4").refused
    assert again is not None and "BORDER-1.8" in again.rules


def test_what_the_lessons_say_is_true() -> None:
    """Points and results that the words name."""
    assert ask(number_of("goal"), "cross 20").snapshot.scores == [9, 0]
    assert ask(number_of("roll"), "reroll 3,4,5").snapshot.view["dice"].count("grey") == 3
    assert ask(number_of("values"), "cross 31").snapshot.scores[0] == 6
    end = ask(number_of("end"), "segment red 5").snapshot
    assert end.scores == [38, 38]
    assert end.over is not None and end.over.winners == [0] and end.over.seed == ""


def test_a_learner_sees_only_what_the_own_seat_may_know() -> None:
    for number in range(1, len(LESSONS) + 1):
        answer = ask(number)
        assert all(
            row["sealed"] is None for seat, row in enumerate(answer.snapshot.view["seats"]) if seat != answer.you
        )


# --- over the wire


def test_a_page_gets_the_snapshot_of_its_seat(client: TestClient) -> None:
    status, answer = post(client, "/api/lessons/border/6", json={"actions": ["cross 9"]})
    assert status == 200
    assert answer["wanted"] == ["cross 13"]
    assert answer["snapshot"]["view"]["you"] == answer["you"] == 0
    assert [event["key"] for event in answer["events"]] == ["border-event-cross"]
    assert len(answer["lessons"]) == len(LESSONS)


def test_the_same_question_has_the_same_answer(client: TestClient) -> None:
    asked = {"actions": ["reroll 3,4,5"]}
    first, second = (client.post("/api/lessons/border/2", json=asked).content for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    "path", ["border/0", "border/99", "border/1000", "border/-1", "border/x", "border/1.0", "chess/1"]
)
def test_there_is_no_such_lesson(client: TestClient, path: str) -> None:
    status, answer = post(client, f"/api/lessons/{path}", json={"actions": []})
    assert (status, answer["error"]["key"]) == (404, "house-no-such-lesson")


@pytest.mark.parametrize("path", ["border/%D9%A1", "..%2F..%2Fborder/1", "caravansary.games.border/1", "border/1%00"])
def test_odd_addresses_lead_nowhere(client: TestClient, path: str) -> None:
    status, answer = post(client, f"/api/lessons/{path}", json={"actions": []})
    assert status in (404, 405) and answer["error"]["key"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b'{"actions": "cross 9"}',
        b'{"actions": [9]}',
        b'{"actions": [null]}',
        b'{"actions": [], "seat": 1}',
        b'{"actions": ["' + b"x" * 201 + b'"]}',
        b'{"actions": [' + b",".join([b'""'] * (MAX_LESSON + 1)) + b"]}",
        b'{"actions": ["\xff"]}',
        b"[" * 5000,
        b"{" * 5000,
    ],
)
def test_bad_messages_are_refused(client: TestClient, body: bytes) -> None:
    sent = {"content": body, "headers": {"content-type": "application/json"}}
    status, answer = post(client, "/api/lessons/border/1", **sent)
    assert (status, answer["error"]["key"]) == (400, "house-bad-message")


def test_too_much_and_the_wrong_kind_are_refused(client: TestClient) -> None:
    json = {"content-type": "application/json"}
    assert post(client, "/api/lessons/border/1", content=b" " * 70_000, headers=json)[0] == 413
    assert post(client, "/api/lessons/border/1", content=b'{"actions": []}')[0] == 415
    assert client.get("/api/lessons/border/1").status_code in (404, 405)


@pytest.mark.parametrize(
    "text",
    ["", " ", "cross", "cross 86", "cross -1", "roll grey", "first 0", "deal A", "undo", "\u0000", "é" * 200, "{}"],
)
def test_whatever_is_typed_is_answered(client: TestClient, text: str) -> None:
    status, answer = post(client, "/api/lessons/border/1", json={"actions": [text]})
    assert status == 200
    assert answer["refused"]["rules"] and answer["played"] == 0


# --- the words of these pages


BOOKS = {
    "border": "border-colour-red =",
    "border-rules": "border-rule-1-1 =",
    "border-lessons": "border-lesson-goal-title =",
}


@pytest.mark.parametrize(("book", "beginning"), BOOKS.items())
@pytest.mark.parametrize("language", LANGUAGES)
def test_books_are_apart_from_the_catalogue(client: TestClient, language: str, book: str, beginning: str) -> None:
    answer = client.get(f"/api/words/{language}/{book}")
    assert answer.status_code == 200 and beginning in answer.text
    assert beginning not in client.get(f"/api/words/{language}").text


@pytest.mark.parametrize("path", ["en/house", "en/page", "en/", "fr/border-rules", "en/nothing-rules", "en/..%2Fhouse"])
def test_there_are_no_other_books(client: TestClient, path: str) -> None:
    assert client.get(f"/api/words/{path}", follow_redirects=False).status_code in (307, 404)
