"""A progress bar for whatever takes longer than a second; on stderr, and only if somebody is looking."""

import sys
from time import perf_counter
from types import TracebackType
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

PATIENCE = 1.0  # seconds without a bar


class Bar:
    """Shows how much is done. Nothing appears in the first second, nor when stderr is not a terminal."""

    def __init__(self, label: str, total: float | None, unit: str = "") -> None:
        self.label = label
        self.total = total
        self.unit = unit  # of what is counted, if its pace is shown
        self.began = perf_counter()
        self.shown: tuple[Progress, TaskID] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.shown is not None:
            self.shown[0].stop()

    def reach(self, done: float) -> None:
        """So much is done."""
        if self.shown is None:
            if perf_counter() - self.began < PATIENCE or not sys.stderr.isatty():
                return
            self.shown = self._show(done)
        progress, task = self.shown
        progress.update(task, completed=done)

    def _show(self, done: float) -> "tuple[Progress, TaskID]":
        from rich.console import Console
        from rich.progress import Progress, ProgressColumn, Task
        from rich.text import Text

        class Pace(ProgressColumn):
            """So many a second."""

            def render(self, task: Task) -> Text:
                return Text("" if task.speed is None else f"{task.speed:,.1f} {task.fields['unit']}/s")

        columns = (*Progress.get_default_columns(), *([Pace()] if self.unit else []))
        progress = Progress(*columns, console=Console(stderr=True), transient=True)
        progress.start()
        return progress, progress.add_task(self.label, total=self.total, completed=int(done), unit=self.unit)
