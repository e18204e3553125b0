"""Players that were written elsewhere: whatever one of them does wrong becomes one line, and never a stuck game."""

import importlib
import signal
import threading
from collections.abc import Callable
from inspect import getsourcefile
from operator import index
from pathlib import Path
from time import monotonic
from traceback import extract_tb
from types import FrameType
from typing import Any, Final

import caravansary
from caravansary.engine.messages import BadPlayer
from caravansary.players.player import Player, Seen, Thought

PATIENCE: Final = 60.0  # seconds that a guest may take for one decision, if nothing else is said
LONGEST: Final = 200  # letters of what an error says
HOUSE: Final = Path(caravansary.__file__).parent
MACHINERY: Final = Path(importlib.__file__).parent
AGAIN: Final = 0.05  # seconds until somebody who did not listen is told again


class Overtime(BaseException):
    """The time is up. Not an `Exception`, which a player might catch and go on."""


class Guest(Player):
    """A player of others, held to the rules and to its time. Raises `BadPlayer` for whatever else it does."""

    player: Any  # whatever has a method `choose`; what that answers is looked at before anybody uses it
    patience: float

    def __init__(self, player: Any, name: str, patience: float = PATIENCE) -> None:
        super().__init__()
        self.player = player
        self.name = name
        self.patience = patience

    def choose(self, seen: Seen) -> int:
        legal = list(seen.legal)  # a copy, for `seen` is the guest's to change
        said = asked(self.player.choose, seen, self.patience, type(self.player))
        if isinstance(said, Trouble):
            raise self._failed(seen, said.what)
        action = asked(index, said, self.patience)  # numpy's numbers are numbers too
        if isinstance(action, Trouble):
            raise self._failed(seen, f"answered {type(said).__name__} instead of the number of an action")
        if action not in legal:
            raise self._failed(seen, f"chose {_named(seen, action)}, which is not legal there")
        thought = getattr(self.player, "thought", None)
        self.thought = thought if isinstance(thought, Thought) else None
        chosen: int = action
        return chosen

    def _failed(self, seen: Seen, what: str) -> BadPlayer:
        return BadPlayer(f"player {self.name}, on seat {seen.seat + 1} in a game of {seen.game.info.title}, {what}")


def _named(seen: Seen, action: int) -> str:
    """An action by its text, if the game has one of that number."""
    if 0 <= action < seen.game.num_distinct_actions:
        return f"{action} ({seen.game.action_to_string(action)})"
    return str(action)


# --- asking somebody who may do anything


class Trouble:
    """What somebody did instead of answering, to be told of: "raised …"."""

    what: str

    def __init__(self, what: str) -> None:
        self.what = what


def asked(work: Callable[[Any], Any], given: Any, patience: float, code: Any = None) -> Any:
    """What a stranger's function answers, or a `Trouble`. `code` is whose class that is, to find the line where it went wrong."""
    began = monotonic()
    try:
        said = _with_alarm(work, given, patience)
    except Overtime:
        said = None
    except (Exception, SystemExit) as error:
        said = Trouble(f"raised {told(error, code)}")
    return Trouble(f"took longer than {patience:g} s") if monotonic() - began >= patience else said


def _with_alarm(work: Callable[[Any], Any], given: Any, seconds: float) -> Any:
    """Raises `Overtime` inside the work when the time is up, and again until somebody listens.

    Only where the system has alarms, and in a process's main thread; elsewhere it takes as long as it takes.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return work(given)
    running = True

    def ring(_number: int, _frame: FrameType | None) -> None:
        if running:
            raise Overtime

    before = signal.signal(signal.SIGALRM, ring)
    began = monotonic()
    left, interval = signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        return work(given)
    finally:
        running = False  # first of all: nothing below may be interrupted
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
        if left > 0.0:  # somebody else's alarm, who goes on waiting for it
            signal.setitimer(signal.ITIMER_REAL, max(0.001, left - (monotonic() - began)), interval)


def told(error: BaseException, code: Any = None) -> str:
    """An error in one line, and where in somebody's code it came from."""
    what = " ".join(str(error).split())[:LONGEST]
    frames = [frame for frame in extract_tb(error.__traceback__) if _is_theirs(frame.filename)]
    own = [frame for frame in frames if frame.filename == source_of(code)] or frames
    where = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}{': ' if what else ''}{what}{where}"


def _is_theirs(file: str) -> bool:
    """Is this neither Python's own machinery nor ours?"""
    path = Path(file)
    if not path.is_absolute() and HOUSE.name in path.parts:  # compiled code says where it lay when it was built
        return False
    return not file.startswith("<frozen") and not any(path.is_relative_to(ours) for ours in (HOUSE, MACHINERY))


def source_of(code: Any) -> str | None:
    """The file that a class or a function is written in, if there is one."""
    try:
        return getsourcefile(code)
    except (TypeError, OSError):
        return None
