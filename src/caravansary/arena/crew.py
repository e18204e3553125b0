"""Who plays the games: this process, several beside it, or a Ray cluster. What is played is the same everywhere.

Games go out in batches and come back as they finish, in any order. A batch is sized to take about `BATCH_SECONDS`: quick games do
not spend their time on the way between processes, slow ones are recorded one by one.
"""

import pickle
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from time import perf_counter
from types import TracebackType
from typing import Final, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from caravansary.arena.errors import Unplayable
from caravansary.arena.tournament import Played, Tournament
from caravansary.players import Player, Who
from caravansary.processes import dismiss, hired

BATCH_SECONDS: Final = 0.5
LARGEST: Final = 5000  # games of a batch
AHEAD: Final = 2  # batches handed out for each worker, so that none waits for us

Slip = TypeVar("Slip")


class Batch(NamedTuple):
    """Games that were played one after the other, and how long that took."""

    games: list[Played]
    seconds: float


class Crew(Protocol[Slip]):
    """Workers that take batches. A slip stands for a batch that was handed out."""

    workers: int

    def submit(self, tournament: Tournament, numbers: list[int]) -> Slip: ...

    def collect(self, slips: list[Slip]) -> tuple[Slip, Batch]:
        """Wait until one of these batches is finished."""
        ...


def check_travels(tournament: Tournament) -> None:
    """Raises `Unplayable` for a contestant that other processes cannot have: a name goes everywhere, and so does a class or a
    function by its name, but what an object has learned or was made with stays here."""
    for contestant, name in zip(tournament.contestants, tournament.names, strict=True):
        if isinstance(contestant, Player) or not _has_a_name(contestant):
            raise Unplayable(
                f"{name} cannot go to other processes: give its class, or name it module:Class, or play it with Alone()"
            )


def _has_a_name(contestant: Who) -> bool:
    """Can another process find this by its name?"""
    try:
        pickle.dumps(contestant)
    except (pickle.PicklingError, AttributeError, TypeError):
        return False
    return True


def play_batch(tournament: Tournament, numbers: list[int]) -> Batch:
    """What a worker does."""
    began = perf_counter()
    games = list(tournament.play(numbers))
    return Batch(games, perf_counter() - began)


def play_all(tournament: Tournament, numbers: Iterable[int], crew: Crew[Slip]) -> Iterator[list[Played]]:
    """Play the games with these numbers; they come in the order in which they finish."""
    waiting = iter(numbers)
    out: list[Slip] = []
    size = 1
    while True:
        while len(out) < crew.workers * AHEAD and (batch := list(islice(waiting, size))):
            out.append(crew.submit(tournament, batch))
        if not out:
            return
        slip, done = crew.collect(out)
        out.remove(slip)
        fitting = int(BATCH_SECONDS * len(done.games) / max(done.seconds, 1e-6))
        size = max(1, min(fitting, 2 * size, LARGEST))  # the first games of a process are slow: grow step by step
        yield done.games


# --- here

Errand: TypeAlias = Callable[[], Batch]


class Alone:
    """This process, one batch after the other."""

    workers = 1

    def submit(self, tournament: Tournament, numbers: list[int]) -> Errand:
        return lambda: play_batch(tournament, numbers)

    def collect(self, slips: list[Errand]) -> tuple[Errand, Batch]:
        return slips[0], slips[0]()


class Processes:
    """Several processes on this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool = hired(workers)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._pool.shutdown(cancel_futures=True)
        else:
            dismiss(self._pool)

    def submit(self, tournament: Tournament, numbers: list[int]) -> Future[Batch]:
        check_travels(tournament)
        with minding_the_dead():
            return self._pool.submit(play_batch, tournament, numbers)

    def collect(self, slips: list[Future[Batch]]) -> tuple[Future[Batch], Batch]:
        done = next(iter(wait(slips, return_when=FIRST_COMPLETED).done))
        with minding_the_dead():
            return done, done.result()


@contextmanager
def minding_the_dead() -> Iterator[None]:
    """A process that was killed is told of in one line."""
    try:
        yield
    except BrokenProcessPool as broken:
        raise Unplayable("a process that played games was ended from outside") from broken
