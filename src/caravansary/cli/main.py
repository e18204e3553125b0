"""``caravansary …``: the commands put together, and the one place where whatever went wrong becomes a line and a code.

A command's module is imported when the command is called, so that help is there at once and needs no engine.

Codes: 0 done; 1 the answer is no (a fault was found, a draw is wrong); 2 the input cannot be used; 130 interrupted.
"""

import io
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from caravansary.cli.help import HOUSE, Command, write_about, write_commands, write_params, write_usage
from caravansary.cli.language import Tongue, chosen, tell
from caravansary.cli.options import Language
from caravansary.cli.output import one_line
from caravansary.version import VERSION

BAD_INPUT = 2
PACKAGE: Final = "caravansary"

# Each command's module and function; "arena" reads its words in its own way.
COMMANDS: Final = {
    "games": "catalogue:games",
    "serve": "serve:serve",
    "backup": "backup:backup",
    "restore": "backup:restore",
    "show": "files:show",
    "replay": "files:replay",
    "analyse": "analyse:analyse",
    "verify": "files:verify",
    "new": "new:new",
    "simulate": "simulate:simulate",
    "check": "check:check",
    "start-game": "start_game:start_game",
    "bench": "bench:bench",
    "tune": "tune:tune",
    "arena": "arena:arena",
}


class Commands(TyperGroup):
    """All commands. Input that cannot be used gets one line on stderr, never a traceback."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        _survive_any_text()
        given = list(sys.argv[1:] if args is None else args)
        language = chosen(given, os.environ)
        extra |= {"standalone_mode": False, "obj": language}
        try:
            code = super().main(given, *rest, **extra)
            sys.stdout.flush()
        except BrokenPipeError:
            _hush()
            sys.exit(1)
        except Exception as error:
            told = said(error, language)
            if told is None:
                raise
            print(f"caravansary: {one_line(told)}", file=sys.stderr)
            sys.exit(BAD_INPUT)
        sys.exit(code if isinstance(code, int) else 0)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:
        return command(cmd_name, ctx.obj) if cmd_name in COMMANDS else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            from caravansary.cli.mistakes import BadInput

            raise BadInput("cli-no-command", COMMANDS, text=args[0])
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        write_usage(self, ctx, formatter, tell("cli-form-command", ctx.obj))
        write_about(ctx, formatter, HOUSE)
        write_params(self, ctx, formatter)
        write_commands(ctx, formatter, self.list_commands(ctx))


@cache
def command(name: str, language: Tongue) -> TyperCommand:
    """A command by its name; where no language is asked for, it speaks this one."""
    place, function = COMMANDS[name].split(":")
    module = import_module(f"caravansary.cli.{place}")
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    alone.command(name, cls=getattr(module, "Parser", Command))(getattr(module, function))
    made = get_command(alone)
    assert isinstance(made, TyperCommand)
    for param in made.params:
        if param.name == "language":
            param.default = language
    return made


def said(error: Exception, language: Tongue) -> str | None:
    """What went wrong, for people; None for a fault of ours."""
    from caravansary.cli.mistakes import BadInput, of_the_line, of_the_system

    if isinstance(error, typer.TyperException):
        return of_the_line(error, language)
    if isinstance(error, BadInput):
        return error.said(language)
    if isinstance(error, OSError):
        return of_the_system(error, language)
    return _said_below(error, language)


def _said_below(error: Exception, language: Tongue) -> str | None:
    """What somebody below the command line refuses."""
    from json import JSONDecodeError

    from caravansary.arena.errors import Unplayable
    from caravansary.engine.log import BadLog
    from caravansary.engine.messages import BadOption, BadPlayer, BadPosition, Refused

    if isinstance(error, Refused):
        from caravansary.words import say

        return say(error.verdict.message, language)
    known = (BadLog, BadOption, BadPlayer, BadPosition, Unplayable, UnicodeError, JSONDecodeError)
    return str(error) if isinstance(error, known) else None


def _survive_any_text() -> None:
    """A terminal that lacks a letter gets an escape instead of an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _hush() -> None:
    """Whoever read our output is gone: let nothing complain about the rest of it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"{PACKAGE} {VERSION}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", is_eager=True, callback=_version)] = False,
    language: Language = "en",
) -> None:
    """Without a command: serve, and open the browser."""
    if context.invoked_subcommand is None:
        from caravansary.cli.serve import serve_and_open

        serve_and_open(context.obj)


def main() -> None:
    """The entry point."""
    app(prog_name=PACKAGE)


if __name__ == "__main__":
    main()
