"""The tutorials: every lesson can be begun and solved, and what else is tried is answered by the rules."""

import pytest

from caravansary.engine.messages import Message
from caravansary.server.lessons import Attempt, Lesson, lesson_answer, lessons_of
from caravansary.server.messages import LessonAnswer
from caravansary.words import LANGUAGES, say
from tests.words.catalogue import patterns
from tests.words.vocabulary import GAMES

NUMBERED = [
    pytest.param(game, number, lesson, id=f"{game}-{lesson.name}")
    for game in GAMES
    for number, lesson in enumerate(lessons_of(game), 1)
]
PARTS = ("title", "text", "task", "else", "solved")


def ask(game: str, number: int, *actions: str) -> LessonAnswer:
    answer = lesson_answer(game, number, actions)
    assert answer is not None
    return answer


def solution(lesson: Lesson) -> list[str]:
    return [action for stage in lesson.goal for action in stage]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_as_many_as_a_newcomer_can_bear(game: str) -> None:
    lessons = lessons_of(game)
    assert 5 <= len(lessons) <= 10
    assert len({lesson.name for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize(("game", "number", "lesson"), NUMBERED)
def test_a_lesson_begins_with_something_to_do(game: str, number: int, lesson: Lesson) -> None:
    begun = ask(game, number)
    offered = [choice.action for choice in begun.snapshot.choices]
    assert begun.you in begun.snapshot.pending
    assert begun.wanted and set(begun.wanted) <= set(offered)
    assert len(offered) > len(begun.wanted), "there is nothing else to try"
    assert (begun.played, begun.solved, begun.refused) == (0, False, None)
    assert [seat.kind == "person" for seat in begun.seats].index(True) == begun.you


@pytest.mark.parametrize(("game", "number", "lesson"), NUMBERED)
def test_its_solution_solves_it(game: str, number: int, lesson: Lesson) -> None:
    actions = solution(lesson)
    for played in range(len(actions) + 1):
        answer = ask(game, number, *actions[:played])
        assert (answer.played, answer.refused) == (played, None)
        assert answer.solved == (played == len(actions))
        assert bool(answer.wanted) != answer.solved
        assert bool(answer.events) == (played > 0)


@pytest.mark.parametrize(("game", "number", "lesson"), NUMBERED)
def test_its_script_is_played_to_the_end(game: str, number: int, lesson: Lesson) -> None:
    attempt = Attempt(game, lesson)
    for action in solution(lesson):
        assert attempt.play(action) is None
    assert (list(attempt.chance), list(attempt.others)) == ([], [])


@pytest.mark.parametrize(("game", "number", "lesson"), NUMBERED)
def test_anything_else_is_answered_with_a_rule_and_changes_nothing(game: str, number: int, lesson: Lesson) -> None:
    begun = ask(game, number)
    offered = {choice.action: choice for choice in begun.snapshot.choices}
    match = Attempt(game, lesson).match
    for action in match.game.vocabulary:
        meant = match.game.action_to_string(match.state.understand(action))
        if meant in begun.wanted:
            continue
        answer = ask(game, number, action)
        assert answer.refused is not None and answer.refused.rules, action
        assert (answer.played, answer.solved, answer.events) == (0, False, [])
        assert answer.snapshot == begun.snapshot
        if meant in offered:
            assert answer.refused.key == f"{game}-lesson-{lesson.name}-else"
            assert answer.refused.rules == offered[meant].rules
        else:
            assert answer.refused.key.startswith((f"{game}-no-", "house-"))
        for language in LANGUAGES:
            assert say(Message(answer.refused.key, dict(answer.refused.args)), language)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_its_words_and_no_others(game: str, language: str) -> None:
    wanted = {f"{game}-lesson-{lesson.name}-{part}" for lesson in lessons_of(game) for part in PARTS}
    there = {key for key in patterns(language) if key.startswith(f"{game}-lesson-")}
    more = {
        f"{game}-lesson-{lesson.name}-task-{number}"
        for lesson in lessons_of(game)
        for number in range(2, len(solution(lesson)) + 1)
    }
    assert there == wanted | more
