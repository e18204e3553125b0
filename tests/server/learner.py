"""Somebody who goes through a game's lessons, called by their names."""

from typing import Any

from caravansary.server.lessons import lesson_answer, lessons_of
from caravansary.server.messages import LessonAnswer

Row = dict[str, Any]


class Learner:
    """A learner of one game, who knows the solutions."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.lessons = {lesson.name: lesson for lesson in lessons_of(game)}

    def ask(self, name: str, *actions: str) -> LessonAnswer:
        """How a lesson stands after these actions, none of which may be refused."""
        answer = lesson_answer(self.game, list(self.lessons).index(name) + 1, actions)
        assert answer is not None and answer.refused is None
        return answer

    def solution(self, name: str) -> list[str]:
        return [action for stage in self.lessons[name].goal for action in stage]

    def solved(self, name: str) -> LessonAnswer:
        answer = self.ask(name, *self.solution(name))
        assert answer.solved
        return answer


def mine(answer: LessonAnswer) -> Row:
    """The learner's row of the view."""
    row: Row = answer.snapshot.view["seats"][answer.you]
    return row
