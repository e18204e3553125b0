"""``caravansary …``: the commands put together, and the one place where whatever went wrong becomes a line and a code.

Codes: 0 done; 1 the answer is no (a fault was found, a draw is wrong); 2 the input cannot be used; 130 interrupted.
"""

import io
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.core import TyperGroup

from caravansary.arena.errors import Unplayable
from caravansary.cli.analyse import analyse
from caravansary.cli.arena import ArenaCommand, arena
from caravansary.cli.bench import bench
from caravansary.cli.catalogue import games
from caravansary.cli.check import check
from caravansary.cli.files import replay, show, verify
from caravansary.cli.new import new
from caravansary.cli.output import one_line
from caravansary.cli.reading import BadInput
from caravansary.cli.serve import serve
from caravansary.cli.simulate import simulate
from caravansary.cli.start_game import start_game
from caravansary.cli.tune import tune
from caravansary.engine.log import BadLog
from caravansary.engine.messages import BadOption, BadPosition, Refused

BAD_INPUT = 2
UNUSABLE = (
    typer.TyperException,
    BadInput,
    BadLog,
    BadOption,
    BadPosition,
    Refused,
    Unplayable,
    OSError,
    UnicodeError,
    json.JSONDecodeError,
)


class Commands(TyperGroup):
    """All commands. Input that cannot be used gets one line on stderr, never a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        _survive_any_text()
        given = list(sys.argv[1:] if args is None else args) or ["--help"]
        extra["standalone_mode"] = False
        try:
            code = super().main(given, *rest, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            _hush()
            sys.exit(1)
        except UNUSABLE as error:
            print(f"caravansary: {one_line(said(error))}", file=sys.stderr)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)


def said(error: Exception) -> str:
    """What went wrong, for people."""
    if isinstance(error, typer.TyperException):
        return error.format_message()
    if isinstance(error, Refused):
        from caravansary.words import say

        return say(error.verdict.message, "en")
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def _survive_any_text() -> None:
    """A terminal that lacks a letter gets an escape instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _hush() -> None:
    """Whoever read our output is gone: let nothing complain about the rest of it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def house() -> None:
    """Caravansary: modern board games on one exact rules engine."""


for command in (games, serve, show, replay, analyse, verify, new, simulate, check, start_game, bench, tune):
    app.command()(command)
app.command(cls=ArenaCommand)(arena)


def main() -> None:
    """The entry point."""
    app(prog_name="caravansary")


if __name__ == "__main__":
    main()
