"""Lessons: a situation, what chance and the others will do in it, and what the learner is to do.

Nothing is kept between requests: each brings all the learner's actions so far, and the lesson is played again from its
beginning by the real rules. The lessons of a game are data, `lessons.json` in its folder.
"""

from collections import deque
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from caravansary.engine.contract import CHANCE, Game
from caravansary.engine.match import Match
from caravansary.engine.messages import Event, Refused
from caravansary.engine.messages import Verdict as EngineVerdict
from caravansary.games import load_game, registered_games
from caravansary.server.messages import LessonAnswer, SeatSpec
from caravansary.server.snapshot import game_event, snapshot, told, verdict


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a tutorial.

    `goal` are stages in their order, each with actions in any order. `chance` and `others` (seat and action) follow by
    themselves, each when it is due.
    """

    name: str
    you: int
    goal: list[list[str]]
    position: dict[str, Any]
    chance: list[str] = []
    others: list[tuple[int, str]] = []


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game's lessons."""

    title: str
    doc: str
    lessons: list[Lesson]


_NONE: Final[list[Lesson]] = []


def lessons_of(name: str) -> list[Lesson]:
    """The lessons of a game; none if it has no such game, or the game has no lessons."""
    return _read(name) if name in {info.name for info in registered_games()} else _NONE


@cache
def _read(name: str) -> list[Lesson]:
    file = files(f"caravansary.games.{name}") / "lessons.json"
    return msgspec.json.decode(file.read_bytes(), type=Lessons).lessons if file.is_file() else _NONE


@cache
def _game(name: str, players: int) -> Game:
    return load_game(name, players)


class Attempt:
    """A lesson while it is played."""

    def __init__(self, name: str, lesson: Lesson) -> None:
        self.you = lesson.you
        self.match = Match(_game(name, len(lesson.position["seats"])), None)
        self.match.state = self.match.game.from_position(lesson.position)
        self.match.state.recording = True
        self.chance = deque(lesson.chance)
        self.others = deque(lesson.others)
        number = self.match.game.string_to_action
        self.stages = deque({number(action) for action in stage} for stage in lesson.goal)
        self.hint = f"{name}-lesson-{lesson.name}-else"
        self.events = self._follow()

    @property
    def wanted(self) -> list[int]:
        """What the learner is to do now, in any order; nothing once the goal is reached."""
        return sorted(self.stages[0]) if self.stages else []

    def play(self, action: str) -> EngineVerdict | None:
        """The learner's action, and all that follows from it. Why not, if it was not played.

        What the rules refuse is refused with their own words; what is legal but leads away from the goal, with the lesson's.
        """
        said = self.match.explain(action, self.you)
        if not said.legal:
            return said
        chosen = self.match.state.understand(action)
        if chosen not in self.wanted:
            return EngineVerdict(False, said.rules, self.hint)
        try:
            self.events = [*self.match.play(chosen, self.you), *self._follow()]
        except Refused as refused:  # cannot be: it was found legal
            return refused.verdict
        self.stages[0].discard(chosen)
        if not self.stages[0]:
            self.stages.popleft()
        return None

    def ask(self, action: str) -> EngineVerdict:
        """What the rules say about an action of the learner that is only asked about."""
        return self.match.explain(action, self.you)

    def _follow(self) -> list[Event]:
        """Whatever chance and the others have to do now, as it is written down."""
        events: list[Event] = []
        while True:
            state = self.match.state
            if self.chance and state.current_player() == CHANCE:
                events += self.match.play(self.chance.popleft(), int(CHANCE))
            elif self.others and self.others[0][0] in state.pending():
                seat, action = self.others.popleft()
                events += self.match.play(action, seat)
            else:
                return events


def lesson_answer(name: str, number: int, actions: Sequence[str], why: str | None = None) -> LessonAnswer | None:
    """How a lesson (counted from 1) stands after these actions, up to the first that is refused; None if there is none.

    With `why`, what is said of an action that is not played.
    """
    lessons = lessons_of(name)
    if not 1 <= number <= len(lessons):
        return None
    attempt = Attempt(name, lessons[number - 1])
    refused = None
    played = 0
    for action in actions:
        refused = attempt.play(action)
        if refused is not None:
            break
        played += 1
    if refused is None and why is not None:
        refused = attempt.ask(why)
    match, you = attempt.match, attempt.you
    seats = [SeatSpec("person" if seat == you else "bot", "") for seat in range(match.game.players)]
    return LessonAnswer(
        lessons=[lesson.name for lesson in lessons],
        seats=seats,
        you=you,
        played=played,
        events=[game_event(event) for event in attempt.events if event.seen_by(you)] if refused is None else [],
        snapshot=told(snapshot(match, seats, you), match.game),
        wanted=[match.game.action_to_string(action) for action in attempt.wanted],
        solved=not attempt.stages,
        refused=verdict(refused) if refused is not None else None,
    )
