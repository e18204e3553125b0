"""Hints: what a good player would do on a seat, from what that seat knows and nothing else."""

import asyncio
from collections.abc import Callable, Coroutine
from hashlib import sha256
from typing import Any, Final, NamedTuple

from caravansary.analysis.judging import steps
from caravansary.engine.contract import State
from caravansary.engine.messages import Message
from caravansary.engine.rng import Rng
from caravansary.players.player import Seen
from caravansary.players.search.player import thought_of
from caravansary.players.search.style import quick_rounds, style_of
from caravansary.players.search.thinking import Thinking
from caravansary.server.messages_fields import Msg
from caravansary.server.messages_hint import Hinted

ADVISER: Final = "hard"  # thinks exactly as this level does
MOST_AT_ONCE: Final = 4  # hints that are thought about in the whole house: bots need the processes too
MOST_REMEMBERED: Final = 50  # hints of a table: more questions than anybody can go back and forth between


class Advice(NamedTuple):
    """What to do, what is to be expected of it, and what would have been nearly as good; plain data, from another process."""

    action: str
    say: Message
    points: list[int]
    line: list[Message]
    other: Message | None
    other_points: list[int]

    def answer(self, id: str) -> Hinted:
        line = [_msg(step) for step in self.line]
        other = None if self.other is None else _msg(self.other)
        return Hinted(id, self.action, _msg(self.say), self.points, line, other, self.other_points)


def _msg(message: Message) -> Msg:
    return Msg(message.key, message.args)


class Remembered:
    """The last hints of a table by what their seat knew, so that the same question is thought about and noted once."""

    def __init__(self) -> None:
        self._given: dict[bytes, Advice] = {}

    def on(self, knows: bytes) -> Advice | None:
        return self._given.get(sha256(knows).digest())

    def add(self, knows: bytes, advice: Advice) -> None:
        self._given[sha256(knows).digest()] = advice
        if len(self._given) > MOST_REMEMBERED:
            del self._given[next(iter(self._given))]


class Advising:
    """Hints under way: one for each table, a few in all. They are given up when the house closes."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, table: str, work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        """Start to find one, beside everything else; False if there is no room for it now."""
        if table in self._tasks or len(self._tasks) >= MOST_AT_ONCE:
            return False
        task = self._tasks[table] = asyncio.create_task(work(), name=f"hint at {table}")
        task.add_done_callback(lambda _: self._tasks.pop(table))
        return True

    async def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def advice_on(state: State, seat: int, rng: Rng) -> Advice:
    """Decide on an imagined table, and say why."""
    seen = Seen(state, seat, rng)
    choices = seen.sensible()
    if len(choices) == 1:
        return Advice(
            state.game.action_to_string(choices[0]), state.explain(choices[0], seat).message, [], [], None, []
        )
    name = state.game.info.name
    thinking = Thinking(seen.imagine(), seat, style_of(name, True), seen.rng)
    for _ in range(quick_rounds(name)):
        thinking.round(seen.imagine())
    best, next_best = _best(thinking, choices)
    thought = thought_of(thinking, best)
    action = thought.line[0]
    own = [step.say for step in steps(seen.imagine(), seat, thought.line) if step.seat == seat]
    other = None if next_best is None else thought_of(thinking, next_best)
    return Advice(
        action=state.game.action_to_string(action),
        say=state.explain(action, seat).message,
        points=[round(points) for points in thought.points],
        line=own[1:],
        other=None if other is None else state.explain(other.line[0], seat).message,
        other_points=[] if other is None else [round(points) for points in other.points],
    )


def _best(thinking: Thinking, choices: list[int]) -> tuple[int, int | None]:
    """The nodes of the action to take, and of the one that would be taken if it were not there."""
    best = int(thinking.best(choices))
    rest = [action for action in choices if action != int(thinking.tree.action[best])]
    other = int(thinking.best(rest))
    return best, other if other >= 0 else None
