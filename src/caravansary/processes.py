"""Processes beside this one, for whoever has much to compute: they end with it, and are as many as it may use."""

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final, ParamSpec, TypeVar

CGROUP: Final = Path("/sys/fs/cgroup/cpu.max")  # where Linux says how much of the machine a container gets

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Workforce(ProcessPoolExecutor):
    """An executor that says it is broken also while it is breaking: one of its processes has died, its queues are being closed,
    and starting another process in this moment fails with whatever was closed first."""

    home: Path | None = None  # the folder that its processes import this package from, if not from where it lies

    def submit(self, work: Callable[Given, Answer], /, *given: Given.args, **named: Given.kwargs) -> Future[Answer]:
        try:
            with first_on_path(self.home):
                return super().submit(work, *given, **named)
        except (OSError, ValueError) as closed:
            if not self._broken:
                raise
            raise BrokenProcessPool("a process of the pool has died") from closed


def hired(workers: int, home: Path | None = None) -> ProcessPoolExecutor:
    """Processes that wait for work. Not forked: a fork would copy sockets, threads and the event loop."""
    force = Workforce(workers, get_context("spawn"), follow_the_parent)
    force.home = home
    return force


@contextmanager
def first_on_path(home: Path | None) -> Iterator[None]:
    """Processes that are spawned within this import the package from `home`.

    A spawned process gets its parent's `sys.path` before it imports anything of ours, in place of its own: so PYTHONPATH would
    not do, and an initializer comes too late, since the parent's main module and those of the functions to be called, which
    are known by name only, have been imported by then. Processes are spawned by `submit` in the thread that calls it, so that
    the path need not be another for longer than that; what is imported here meanwhile is found where it always was, because
    this package is known already and nothing else lies in `home`.
    """
    if home is None:
        yield
        return
    sys.path.insert(0, str(home))
    try:
        yield
    finally:
        sys.path.remove(str(home))


def dismiss(pool: ProcessPoolExecutor) -> None:
    """End processes at once, whatever they are doing: nobody waits for a result that is not wanted any more."""
    processes = list((pool._processes or {}).values())  # a pool that is shut down has forgotten them
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def follow_the_parent() -> None:
    """A worker leaves Ctrl-C to the parent, and dies with it even if the parent is killed without a word."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        parent.join()
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def cores() -> int:
    """How many processors this process may use, which may be fewer than the machine has."""
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(allowed, rationed(CGROUP) or allowed))


def rationed(file: Path) -> int | None:
    """The cores that a control group is given, begun ones included; None if it has no limit, or there is no such thing."""
    try:
        quota, period = file.read_text("ascii").split()
        return -(-int(quota) // int(period))
    except (OSError, ValueError):  # "max 100000": all there are
        return None
