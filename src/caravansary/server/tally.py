"""What a server has done, counted for whoever runs it: sums over all tables, never anything of a single one.

Counting is plain numbers, so that it costs next to nothing; `metrics.py` shows them to whoever asks.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

BOUNDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Times:
    """How long something took, as often as it happened: how many times at most so many seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # the last one: longer than all bounds
        self.seconds = 0.0
        self.under_way = 0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    @contextmanager
    def measured(self) -> Iterator[None]:
        """Counted when it is over, however it ends; until then it is under way."""
        begun = perf_counter()
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1
            self.add(perf_counter() - begun)


class Tally:
    """Everything that is counted. Who works on a store's tables counts in the tally of that store."""

    def __init__(self) -> None:
        self.commits = Times()
        self.written: Counter[str] = Counter()  # writes: saved, outrun by another server, failed
        self.answers = Times()  # from a decision's arrival until its answer
        self.decisions: Counter[str] = Counter()  # by whom, and decisions taken back
        self.refused: Counter[str] = Counter()
        self.joined: Counter[str] = Counter()  # pages that came: new ones, and those that came again
        self.thinking = Times()  # of bots, and how long they waited for a process
        self.reloads = 0  # tables that another server had changed
