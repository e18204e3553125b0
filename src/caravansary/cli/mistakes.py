"""What is wrong with a command line, in the language of whoever typed it."""

import errno
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Any, Final, Self

from typer import TyperException
from typer.core import TyperArgument

from caravansary.cli.help import called, form
from caravansary.cli.language import BOOK, FIRST, tell

SYSTEM: Final = {  # what a file system refuses most often
    errno.ENOENT: "cli-file-missing",
    errno.EISDIR: "cli-file-is-folder",
    errno.ENOTDIR: "cli-file-no-folder",
    errno.EACCES: "cli-file-forbidden",
    errno.ENOSPC: "cli-file-no-space",
}


class BadInput(ValueError):
    """Something that was given cannot be used. It is told in one line: a sentence of the book of the command line, or what
    somebody below has said already. Where `names` are given, `text` is what was typed instead of one of them."""

    def __init__(self, what: str, names: Collection[str] = (), /, **args: str | int) -> None:
        super().__init__(what)
        self.where = ""
        self.what = what
        self.names = names
        self.args_of_it = {**args, "names": ", ".join(names)} if names else args

    def found_in(self, where: str) -> Self:
        """The same, with the name of the file that it was found in."""
        self.where = f"{where}: "
        return self

    def said(self, language: str) -> str:
        """The line."""
        return self.where + self._said(language)

    def _said(self, language: str) -> str:
        if not self.what.startswith(BOOK):
            return self.what
        near = meant(str(self.args_of_it["text"]), self.names, language) if self.names else ""
        return tell(self.what, language, **self.args_of_it) + near

    def __str__(self) -> str:
        return self.said(FIRST)


def meant(typed: str, names: Iterable[str], language: str) -> str:
    """“; did you mean …?” if there is something like it; else nothing."""
    near = get_close_matches(typed.lower(), list(names))
    return "; " + tell("cli-did-you-mean", language, names=", ".join(near)) if near else ""


def of_the_system(error: OSError, language: str) -> str:
    """What the system refused, with the file's name."""
    why = tell(SYSTEM[error.errno], language) if error.errno in SYSTEM else str(error.strerror or error)
    return f"{error.filename}: {why}" if error.filename is not None else why


def of_the_line(error: TyperException, language: str) -> str:
    """What Typer found; by the kind of its exception, and by the option or argument it is about."""
    known: Any = error
    match type(error).__name__:
        case "NoSuchOption":
            return tell("cli-no-such-option", language, what=known.option_name) + _options(known, language)
        case "BadOptionUsage":
            return _usage(known, language)
        case "MissingParameter":
            return tell("cli-missing", language, what=_title(known), text=f"{known.ctx.command_path} --help")
        case "BadParameter" if known.param is not None:
            facts = {"what": _title(known), "text": _typed(known), "reason": _must(known.param, language)}
            return tell("cli-invalid", language, **facts)
    return error.format_message()


def _options(error: Any, language: str) -> str:
    """The options of this command that look like the one that was typed."""
    known = [name for param in error.ctx.command.get_params(error.ctx) for name in param.opts if name.startswith("--")]
    return meant(error.option_name, known, language)


def _usage(error: Any, language: str) -> str:
    """An option that lacks its value, or a switch that was given one."""
    switch = " not take a value" in error.message
    return tell("cli-takes-no-value" if switch else "cli-needs-value", language, what=error.option_name)


def _title(error: Any) -> str:
    """An argument by the form it has in the help, an option by its longest name."""
    param = error.param
    return form(param, error.ctx) if isinstance(param, TyperArgument) else f"--{called(param)}"


def _typed(error: Any) -> str:
    """The value that was given, as pydantic, which judges it, hands it back."""
    cause = error.__cause__
    return str(cause.errors()[0]["input"]) if hasattr(cause, "errors") else ""


def _must(param: Any, language: str) -> str:
    """What a value has to be."""
    described = param.type_descriptor
    if described.choices is not None:
        return tell("cli-must-be-one-of", language, names=", ".join(map(str, described.choices)))
    kind = "whole" if described.annotation is int else "number"
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is not None and most is not None:
        return tell(f"cli-must-be-{kind}-between", language, least=str(least), most=str(most))
    if least is not None:
        return tell(f"cli-must-be-{kind}-from", language, least=str(least))
    return tell(f"cli-must-be-{kind}", language)
