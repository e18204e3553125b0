"""Processes beside this one: as many as it may use, and what is said when one dies."""

import os
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from caravansary import processes
from caravansary.processes import cores, dismiss, hired, rationed


@pytest.mark.parametrize(
    ("text", "found"),
    [("max 100000\n", None), ("200000 100000\n", 2), ("150000 100000\n", 2), ("20000 100000\n", 1), ("nonsense", None)],
)
def test_what_a_container_is_given(tmp_path: Path, text: str, found: int | None) -> None:
    file = tmp_path / "cpu.max"
    file.write_text(text)
    assert rationed(file) == found
    assert rationed(tmp_path / "nowhere") is None


def test_cores_are_those_that_this_process_may_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {0, 3, 5}, raising=False)
    monkeypatch.setattr(processes, "CGROUP", tmp_path / "cpu.max")
    assert cores() == 3
    (tmp_path / "cpu.max").write_text("150000 100000")
    assert cores() == 2
    (tmp_path / "cpu.max").write_text("900000 100000")
    assert cores() == 3


@pytest.mark.parametrize(("broken", "raised"), [("a process has died", BrokenProcessPool), (False, OSError)])
def test_a_pool_says_so_while_it_breaks(
    broken: str | bool, raised: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process dies between the executor's own look and the start of another one, whose queue is closed by then."""
    pool = hired(1)

    def start_another() -> None:
        monkeypatch.setattr(pool, "_broken", broken)
        raise OSError("handle is closed")

    monkeypatch.setattr(pool, "_adjust_process_count", start_another)
    with pytest.raises(raised):
        pool.submit(os.getpid)
    dismiss(pool)
