"""The same tournament on a Ray cluster, or on a local one that is started for this run. Ray is imported only here.

Every node needs the same version of this package. A batch whose node dies is played again elsewhere; the games are the same.
"""

import os
import socket
from importlib import import_module
from types import TracebackType
from typing import Any, Final, Self

from caravansary.arena.crew import Batch, check_travels, play_batch
from caravansary.arena.errors import Unplayable
from caravansary.arena.tournament import Tournament
from caravansary.engine.messages import BadPlayer

QUIET: Final = {"log_to_driver": False, "logging_level": "ERROR"}
PATIENCE: Final = 5.0  # seconds for an address to answer
STORE: Final = 100 << 20  # bytes for objects of a local cluster: batches are small


class RayCrew:
    """Ray tasks, a bounded number in flight."""

    def __init__(self, address: str | None, workers: int) -> None:
        self._ray = _connect(address, workers)
        self.workers = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._task = self._ray.remote(play_batch)
        self._sent: tuple[Tournament, Any] | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    def submit(self, tournament: Tournament, numbers: list[int]) -> Any:
        if self._sent is None or self._sent[0] is not tournament:
            check_travels(tournament)
            self._sent = tournament, self._ray.put(tournament)  # once for all batches
        return self._task.remote(self._sent[1], numbers)

    def collect(self, slips: list[Any]) -> tuple[Any, Batch]:
        done = self._ray.wait(slips, num_returns=1)[0][0]
        try:
            return done, self._ray.get(done)
        except BadPlayer as bad:  # as Ray wraps it, it is many lines long
            raise getattr(bad, "cause", bad) from None
        except self._ray.exceptions.RaySystemError as lost:
            raise Unplayable(f"the Ray cluster lost a batch: {lost}") from lost
        except self._ray.exceptions.WorkerCrashedError as lost:
            raise Unplayable("a Ray worker crashed under its games") from lost


def _connect(address: str | None, workers: int) -> Any:
    """Ray, connected; without an address to a cluster of its own on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        ray = import_module("ray")
    except ImportError as missing:
        raise Unplayable("--ray needs Ray, which is not installed: pip install 'caravansary[ray]'") from missing
    if address is None:
        ray.init("local", num_cpus=workers, include_dashboard=False, object_store_memory=STORE, **QUIET)
        return ray
    try:
        _knock(address)
        ray.init(address, **QUIET)
    except (OSError, RuntimeError, ValueError, ImportError) as failed:
        why = str(failed).partition("\n")[0]
        raise Unplayable(f"--ray {address}: no Ray cluster answers there: {why}") from failed
    return ray


def _knock(address: str) -> None:
    """Ask whether anybody listens: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
