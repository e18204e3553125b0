"""Processes beside this one, for whoever has much to compute: they end with it, and are as many as it may use."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Final

CGROUP: Final = Path("/sys/fs/cgroup/cpu.max")  # where Linux says how much of the machine a container gets


def hired(workers: int) -> ProcessPoolExecutor:
    """Processes that wait for work. Not forked: a fork would copy sockets, threads and the event loop."""
    return ProcessPoolExecutor(workers, get_context("spawn"), follow_the_parent)


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
