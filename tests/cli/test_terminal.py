"""The command line as a program: help, pipes, progress bars, and the options' values."""

import io
import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from caravansary.cli import progress
from caravansary.cli.main import COMMANDS
from caravansary.cli.mistakes import BadInput
from caravansary.cli.output import put_table
from caravansary.cli.reading import option_value
from caravansary.engine.messages import Option
from tests.cli.tools import run
from tests.server.pages import wait_until

PROGRAM = [sys.executable, "-m", "caravansary.cli.main"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("args", [["-h"], ["--help"], ["--lang", "es", "-h"]])
def test_help_lists_every_command(args: list[str]) -> None:
    result = run(*args)
    assert result.exit_code == 0
    assert all(f" {command} " in result.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0 and f"caravansary {command}" in result.stdout.replace("root", "caravansary")


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").stdout == f"caravansary {version('caravansary')}\n"


def test_as_a_program() -> None:
    done = subprocess.run(
        [*PROGRAM, "simulate", "border", "--games", "2", "--json"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2


def test_as_a_program_with_bad_input() -> None:
    done = subprocess.run([*PROGRAM, "simulate", "chess"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("caravansary: there is no game 'chess'; there are: border")
    assert done.stderr.endswith("\n") and done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["games", "games --json", "replay"])  # a table, less and more than a buffer
def test_a_broken_pipe_is_no_news(match_file: Path, command: str) -> None:
    args = command.split() if command != "replay" else [command, str(match_file)]
    buffered = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}
    with subprocess.Popen([*PROGRAM, *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=buffered) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""
    assert program.returncode == 1


def test_a_table_takes_texts_as_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    put_table(("name", "wins"), [("[red]:smile:\x1b[2J", 1234)])
    shown = capsys.readouterr().out
    assert "[red]:smile:" in shown and "1,234" in shown and "\x1b" not in shown


def test_a_terminal_without_accents(match_file: Path) -> None:
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*PROGRAM, "replay", str(match_file), "--lang", "es"], capture_output=True, env=ascii_only, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_bar_on_stderr_leaves_the_json_on_stdout_pure() -> None:
    ours, theirs = os.openpty()
    with subprocess.Popen(
        [*PROGRAM, "bench", "border", "--seconds", "0.3", "--json"], stdout=subprocess.PIPE, stderr=theirs
    ) as program:
        os.close(theirs)
        shown = b""
        try:
            while piece := os.read(ours, 1 << 16):
                shown += piece
        except OSError:
            pass  # the other end of the terminal is closed
        assert program.stdout is not None
        found = json.loads(program.stdout.read())
    os.close(ours)
    assert b"bench" in shown and b"%" in shown
    assert len(found["results"]) == 3


def bar_at(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch, patience: float) -> str:
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    with progress.Bar("thinking", 10) as bar:
        bar.reach(4)
        if stream.isatty() and not patience:
            wait_until(lambda: "thinking" in stream.getvalue(), "the bar")
    return stream.getvalue()


def test_a_bar_appears_only_at_a_terminal_and_only_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    assert "thinking" in bar_at(Terminal(), monkeypatch, 0.0)
    assert bar_at(Terminal(), monkeypatch, 60.0) == ""
    assert bar_at(io.StringIO(), monkeypatch, 0.0) == ""


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (Option("boards", "random"), "ACD", "ACD"),
        (Option("rounds", 4), "12", 12),
        (Option("rounds", 4, (4, 6)), "6", 6),
        (Option("open", False), "true", True),
        (Option("open", True, (True, False)), "False", False),
        (Option("side", "day", ("day", "night")), "night", "night"),
        (Option("side", "day", ("day", "night")), "noon", "noon"),
    ],
)
def test_the_value_of_an_option(option: Option, text: str, value: object) -> None:
    found = option_value(option, text)
    assert found == value and type(found) is type(value)


@pytest.mark.parametrize(("option", "text"), [(Option("rounds", 4), "few"), (Option("open", False), "maybe")])
def test_a_value_of_another_kind(option: Option, text: str) -> None:
    with pytest.raises(BadInput, match=f"{option.name}={text}"):
        option_value(option, text)
