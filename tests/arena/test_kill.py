"""A run that is killed without a word, and started again with the same command."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

LIMIT = 300.0  # seconds, for a machine that is busy with other things
COMMAND = [sys.executable, "-m", "caravansary.cli.main", "arena", "yak", "--players", "greedy,random"]
COMMAND += ["--games", "24", "--seed", "5", "--json"]


def finished(*more: str) -> Any:
    done = subprocess.run([*COMMAND, *more], capture_output=True, text=True, timeout=LIMIT, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


def untimed(result: Any) -> Any:
    """All that a clock has no part in."""
    for player in result["players"]:
        player.pop("decision_seconds", None)
    return {key: value for key, value in result.items() if key not in ("seconds", "played", "restored")}


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def workers_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="no /proc to see processes in (Linux has it)")
def test_a_killed_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    args = ("--record", str(path), "--jobs", "2")
    deadline = time.monotonic() + LIMIT
    with subprocess.Popen([*COMMAND, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        while lines(path) < 4:
            assert program.poll() is None and time.monotonic() < deadline
            time.sleep(0.01)
        workers = workers_of(program.pid)
        program.send_signal(signal.SIGKILL)
        program.wait(LIMIT)
        assert len(workers) >= 2
        while any(alive(worker) for worker in workers):  # nobody plays on for a master that is gone
            assert time.monotonic() < deadline
            time.sleep(0.05)
    kept = lines(path) - 1
    assert 3 <= kept < 24
    with path.open("ab") as file:
        file.write(path.read_bytes().splitlines()[-1][:40])  # as if it had died over a line
    resumed = finished(*args)
    assert resumed["restored"] == kept and lines(path) == 25
    assert untimed(resumed) == untimed(finished("--jobs", "1"))
    again = finished(*args)
    assert again["restored"] == 24 and again["players"][0]["decision_seconds"]["mean"] > 0
    assert untimed(again) == untimed(resumed)
