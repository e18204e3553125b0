"""The tutorial: every lesson can be begun and solved, and what else is tried is answered by the rules."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from caravansary.engine.messages import Message
from caravansary.server.lessons import Course, Lesson, lesson_answer, lessons_of
from caravansary.server.messages import MAX_LESSON, LessonAnswer
from caravansary.words import LANGUAGES, say
from tests.words.test_words import patterns

LESSONS = lessons_of("border")
NUMBERED = [pytest.param(number, lesson, id=lesson.name) for number, lesson in enumerate(LESSONS, 1)]
PARTS = ("title", "text", "task", "else", "solved")


def ask(number: int, *actions: str) -> LessonAnswer:
    answer = lesson_answer("border", number, actions)
    assert answer is not None
    return answer


def number_of(name: str) -> int:
    return [lesson.name for lesson in LESSONS].index(name) + 1


def solution(lesson: Lesson) -> list[str]:
    return [action for stage in lesson.goal for action in stage]


def post(client: TestClient, path: str, **sent: Any) -> tuple[int, dict[str, Any]]:
    answer = client.post(path, **sent)
    return answer.status_code, answer.json()


# --- the lessons


def test_there_are_as_many_as_a_newcomer_can_bear() -> None:
    assert 7 <= len(LESSONS) <= 9
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)


@pytest.mark.parametrize(("number", "lesson"), NUMBERED)
def test_a_lesson_begins_with_something_to_do(number: int, lesson: Lesson) -> None:
    begun = ask(number)
    offered = [choice.action for choice in begun.snapshot.choices]
    assert begun.you in begun.snapshot.pending
    assert begun.wanted and set(begun.wanted) <= set(offered)
    assert len(offered) > len(begun.wanted), "there is nothing else to try"
    assert (begun.played, begun.solved, begun.refused) == (0, False, None)
    assert [seat.kind == "person" for seat in begun.seats].index(True) == begun.you


@pytest.mark.parametrize(("number", "lesson"), NUMBERED)
def test_its_solution_solves_it(number: int, lesson: Lesson) -> None:
    actions = solution(lesson)
    for played in range(len(actions) + 1):
        answer = ask(number, *actions[:played])
        assert (answer.played, answer.refused) == (played, None)
        assert answer.solved == (played == len(actions))
        assert bool(answer.wanted) != answer.solved
        assert bool(answer.events) == (played > 0)


@pytest.mark.parametrize(("number", "lesson"), NUMBERED)
def test_its_script_is_played_to_the_end(number: int, lesson: Lesson) -> None:
    course = Course("border", lesson)
    for action in solution(lesson):
        assert course.play(action) is None
    assert (list(course.chance), list(course.others)) == ([], [])


@pytest.mark.parametrize(("number", "lesson"), NUMBERED)
def test_anything_else_is_answered_with_a_rule_and_changes_nothing(number: int, lesson: Lesson) -> None:
    begun = ask(number)
    offered = {choice.action: choice for choice in begun.snapshot.choices}
    for action in Course("border", lesson).match.game.vocabulary:
        if action in begun.wanted:
            continue
        answer = ask(number, action)
        assert answer.refused is not None and answer.refused.rules, action
        assert (answer.played, answer.solved, answer.events) == (0, False, [])
        assert answer.snapshot == begun.snapshot
        if action in offered:
            assert answer.refused.key == f"border-lesson-{lesson.name}-else"
            assert answer.refused.rules == offered[action].rules
        else:
            assert answer.refused.key.startswith(("border-no-", "house-"))
        for language in LANGUAGES:
            assert say(Message(answer.refused.key, dict(answer.refused.args)), language)  # type: ignore[arg-type]


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words_and_no_others(language: str) -> None:
    wanted = {f"border-lesson-{lesson.name}-{part}" for lesson in LESSONS for part in PARTS}
    there = {key for key in patterns(language) if key.startswith("border-lesson-")}
    more = {
        f"border-lesson-{lesson.name}-task-{number}"
        for lesson in LESSONS
        for number in range(2, len(solution(lesson)) + 1)
    }
    assert there == wanted | more


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
    "path", ["border/0", "border/99", "border/1000", "border/-1", "border/x", "border/1.0", "yak/1"]
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


@pytest.mark.parametrize("book", ["border-rules", "border-lessons"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_books_are_apart_from_the_catalogue(client: TestClient, language: str, book: str) -> None:
    answer = client.get(f"/api/words/{language}/{book}")
    assert answer.status_code == 200 and "border-" in answer.text
    beginning = "border-rule-1-1 =" if book == "border-rules" else "border-lesson-goal-title ="
    assert beginning in answer.text
    assert beginning not in client.get(f"/api/words/{language}").text


@pytest.mark.parametrize(
    "path", ["en/border", "en/page", "en/", "fr/border-rules", "en/nothing-rules", "en/..%2Fhouse"]
)
def test_there_are_no_other_books(client: TestClient, path: str) -> None:
    assert client.get(f"/api/words/{path}", follow_redirects=False).status_code in (307, 404)
