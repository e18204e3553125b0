"""Ctrl-C and closed pipes: what was done is told, and nothing else."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = [sys.executable, "-m", "caravansary.cli.main"]


def stopped(args: list[str], ready: Callable[[str], bool]) -> tuple[int, str, str]:
    """Call it at a terminal, and press Ctrl-C when the terminal shows what was waited for; code, result, terminal."""
    ours, theirs = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "200"}
    with subprocess.Popen([*PROGRAM, *args], stdout=subprocess.PIPE, stderr=theirs, env=environment) as program:
        os.close(theirs)
        shown, pressed = "", False
        try:
            while piece := os.read(ours, 1 << 16):
                shown += piece.decode()
                if not pressed and ready(shown):
                    pressed = True
                    program.send_signal(signal.SIGINT)
        except OSError:
            pass  # the other end of the terminal is closed
        assert program.stdout is not None
        told = program.stdout.read().decode()
    os.close(ours)
    return program.returncode, told, shown


def shows_games(shown: str) -> bool:
    """Does the bar say that something was counted?"""
    return re.search(r"\b[1-9]\d?%", shown) is not None


@pytest.mark.parametrize("by", ["random", "greedy"])
def test_a_simulation_tells_what_it_counted(by: str) -> None:
    code, told, shown = stopped(["simulate", "yak", "--by", by, "--games", "2000"], shows_games)
    assert code == 130 and "Traceback" not in shown
    counted = re.search(r"^([\d,]+) games? of Yak until Ctrl-C$", told, re.MULTILINE)
    assert counted is not None and 0 < int(counted[1].replace(",", "")) < 2000
    assert "Mean score" in told


def test_a_tournament_moves_before_its_first_game_is_over(tmp_path: Path) -> None:
    slow = ["arena", "silk_road", "--players", "search:9000ms,random", "--jobs", "1", "--games", "6"]
    code, told, shown = stopped(slow, lambda shown: "0:00:02" in shown)  # the time that has passed
    assert code == 130 and told.startswith("Tournament: ") and "Wins" not in told
    assert "with --record FILE the same command would go on from there." in shown
    assert re.search(r"Stopped after 0 of 6 games, which are lost", shown)


def test_a_tournament_says_that_its_record_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    quick = ["arena", "yak", "--players", "greedy,random", "--jobs", "1", "--games", "1000", "--record", str(file)]
    code, _, shown = stopped(quick, shows_games)
    assert code == 130 and f"Ctrl-C stops it; the same command goes on from {file}." in shown
    said = re.search(r"Stopped after (\d+) of 1,000 games\. They are in ", shown)
    assert said is not None and int(said[1]) > 0
    assert len(file.read_text("utf-8").splitlines()) - 1 == int(said[1])


@pytest.mark.parametrize("args", [["--help"], ["arena", "-h"], ["--version"], ["games"], ["games", "--json"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_closed_pipe_is_no_news(args: list[str], unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with subprocess.Popen(
        [*PROGRAM, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 1
