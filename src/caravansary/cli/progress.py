"""A progress bar for whatever takes its time; on stderr, and only if somebody is looking."""

import sys
from threading import Lock, Timer
from types import TracebackType
from typing import TYPE_CHECKING, Self

from caravansary.cli.language import tell

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

    from caravansary.engine.contract import Game

PATIENCE = 0.5  # seconds without a bar


def seated(game: "Game", language: str) -> str:
    """A game and how many play it."""
    return tell("cli-players", language, game=game.info.title, count=game.players)


class Bar:
    """Shows how much is done, and that time passes while nothing is. Nothing appears for what is done at once, nor when stderr
    is not a terminal."""

    def __init__(self, label: str, total: float | None, unit: str = "") -> None:
        self.label = label
        self.total = total
        self.unit = unit  # of what is counted, if its pace is shown
        self.done = 0.0
        self.shown: tuple[Progress, TaskID] | None = None
        # Not shown by whoever works: the first piece of the work may take a minute.
        self._showing = Timer(PATIENCE, self._show)
        self._showing.daemon = True
        self._lock = Lock()
        self._over = False

    def __enter__(self) -> Self:
        if sys.stderr.isatty():
            self._showing.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._showing.cancel()
        with self._lock:
            self._over = True
            if self.shown is not None:
                self.shown[0].stop()

    def reach(self, done: float) -> None:
        """So much is done."""
        self.done = done
        if self.shown is not None:
            progress, task = self.shown
            progress.update(task, completed=done)

    def _show(self) -> None:
        progress = self._made()
        with self._lock:
            if not self._over:
                task = progress.add_task(self.label, total=self.total, completed=int(self.done), unit=self.unit)
                progress.start()
                self.shown = progress, task

    def _made(self) -> "Progress":
        from rich.console import Console
        from rich.progress import Progress, ProgressColumn, SpinnerColumn, Task, TimeElapsedColumn
        from rich.text import Text

        class Pace(ProgressColumn):
            """So many a second."""

            def render(self, task: Task) -> Text:
                return Text("" if task.speed is None else f"{task.speed:,.1f} {task.fields['unit']}/s")

        columns = (SpinnerColumn(), *Progress.get_default_columns(), TimeElapsedColumn())
        return Progress(*columns, *([Pace()] if self.unit else []), console=Console(stderr=True), transient=True)
