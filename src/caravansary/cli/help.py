"""The help of the commands, put together from the book of the command line.

A command's words are ``cli-COMMAND`` (and ``.more`` for a second paragraph), an option's ``cli-COMMAND-OPTION``, or
``cli-any-OPTION`` if it is the same in several commands; the attribute ``.form`` says what its value looks like.
"""

from typing import Any, Final

from typer.core import TyperArgument, TyperCommand

from caravansary.cli.language import BOOK, FIRST, tell, texts

HOUSE: Final = "house"  # what is said of the program itself
ANY: Final = "any"

# Typer keeps what it took over from Click in a private package, so its contexts and parameters have no public types.
Context = Any
Formatter = Any
Parameter = Any


class Command(TyperCommand):
    """A command that speaks the language of its context."""

    allow_extra_args = True  # to refuse them in our own words

    def format_help(self, ctx: Context, formatter: Formatter) -> None:
        write_usage(self, ctx, formatter)
        write_about(ctx, formatter, _command(ctx))
        write_params(self, ctx, formatter)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not ctx.resilient_parsing:
            from caravansary.cli.mistakes import BadInput

            raise BadInput("cli-too-many", text=" ".join(rest))
        return rest


def write_usage(command: Any, ctx: Context, formatter: Formatter, more: str = "") -> None:
    """The first line: what can be typed."""
    language = ctx.obj
    shown = [form(param, ctx) for param in command.params if isinstance(param, TyperArgument)]
    optional = [param.required for param in command.params if isinstance(param, TyperArgument)]
    pieces = [text if needed else f"[{text}]" for text, needed in zip(shown, optional, strict=True)]
    line = " ".join([tell("cli-form-options", language), *pieces, *([more] if more else [])])
    formatter.write_usage(ctx.command_path, line, f"{tell('cli-usage', language)}: ")


def write_about(ctx: Context, formatter: Formatter, name: str) -> None:
    """What it does."""
    known = texts(ctx.obj)
    for text in (known[BOOK + name], known.get(f"{BOOK}{name}.more")):
        if text is not None:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(text)


def write_params(command: Any, ctx: Context, formatter: Formatter) -> None:
    """Its arguments and options."""
    arguments = [param for param in command.params if isinstance(param, TyperArgument)]
    options = [param for param in command.get_params(ctx) if not isinstance(param, TyperArgument)]
    for heading, params in (("cli-arguments", arguments), ("cli-options", options)):
        if params:
            with formatter.section(tell(heading, ctx.obj)):
                formatter.write_dl([(_name(param, ctx), _about(param, ctx)) for param in params])


def write_commands(ctx: Context, formatter: Formatter, names: list[str]) -> None:
    """What each command is for, in a line."""
    with formatter.section(tell("cli-commands", ctx.obj)):
        formatter.write_dl([(name, tell(BOOK + name, ctx.obj)) for name in names])


def form(param: Parameter, ctx: Context) -> str:
    """What a value looks like: a word in capitals, or the choices there are; empty for a switch."""
    own = texts(ctx.obj).get(f"{key(param, _command(ctx))}.form")
    if own is not None:
        return own
    described = param.type_descriptor
    if described.choices is not None:
        return "|".join(map(str, described.choices))
    if described.annotation is bool:
        return ""
    return tell("cli-form-number" if described.annotation in (int, float) else "cli-form-text", ctx.obj)


def key(param: Parameter, command: str) -> str:
    """Where the words of an argument or option of a command are."""
    own = f"{BOOK}{command}-{called(param)}"
    return own if own in texts(FIRST) else f"{BOOK}{ANY}-{called(param)}"


def called(param: Parameter) -> str:
    """The first long name of an option, or the name of an argument."""
    return str(next((name.removeprefix("--") for name in param.opts if name.startswith("--")), param.name))


def _command(ctx: Context) -> str:
    """The command that is asked about; the program itself has no name in its words."""
    return str(ctx.command.name) if ctx.parent else HOUSE


def _name(param: Parameter, ctx: Context) -> str:
    value = form(param, ctx)
    if isinstance(param, TyperArgument):
        return value
    names = ", ".join(sorted(param.opts, key=len))
    return f"{names} {value}" if value else names


def _about(param: Parameter, ctx: Context) -> str:
    """The sentence, and what goes without saying: the bounds and the default."""
    text = texts(ctx.obj)[key(param, _command(ctx))]
    facts = [bounds(param), _default(param, ctx)]
    told = "; ".join(fact for fact in facts if fact)
    return f"{text} [{told}]" if told else text


def bounds(param: Parameter) -> str:
    """From where to where a number may be."""
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    if least is None:
        return ""
    return f">= {least}" if most is None else f"{least}…{most}"


def _default(param: Parameter, ctx: Context) -> str:
    value = param.show_default if isinstance(param.show_default, str) else param.default
    if value is None or isinstance(value, bool) or param.show_default is False:
        return ""
    return f"{tell('cli-default', ctx.obj)}: {value}"
