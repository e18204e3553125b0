"""How the tests call the command line."""

import json
from typing import Any

from typer.testing import CliRunner, Result

from caravansary.cli.main import app

SEED = "0123456789abcdef" * 4


def run(*args: str, text: str | None = None) -> Result:
    """One call of the command line. Anything but a code is a bug and comes through."""
    return CliRunner().invoke(app, args, input=text, catch_exceptions=False)


def answer(*args: str) -> str:
    """What a call that succeeds prints; it has nothing to complain about."""
    result = run(*args)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def answer_json(*args: str) -> Any:
    """What a call with --json prints: one line."""
    text = answer(*args, "--json")
    assert text.count("\n") == 1
    return json.loads(text)


def complaint(*args: str, text: str | None = None) -> str:
    """The one line that input gets which cannot be used."""
    result = run(*args, text=text)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.startswith("caravansary: ")
    assert result.stderr.endswith("\n") and len(result.stderr.splitlines()) == 1, result.stderr
    return result.stderr.removeprefix("caravansary: ").rstrip("\n")
