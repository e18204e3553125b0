"""Arguments and options that several commands share. Their help is in the book of the command line: ``cli-any-…``."""

from typing import Annotated, TypeAlias

import typer

from caravansary.cli.language import Tongue

GameName: TypeAlias = Annotated[str, typer.Argument()]
LogFile: TypeAlias = Annotated[str, typer.Argument()]
Players: TypeAlias = Annotated[int | None, typer.Option()]
Games: TypeAlias = Annotated[int, typer.Option(min=1)]
Seed: TypeAlias = Annotated[int, typer.Option()]
Options: TypeAlias = Annotated[list[str] | None, typer.Option("--option")]
Data: TypeAlias = Annotated[str | None, typer.Option()]
Json: TypeAlias = Annotated[bool, typer.Option("--json")]
BOT_LIMIT = 60.0  # as `players.guest.PATIENCE`; written here too, since asking there loads all players
BotLimit: TypeAlias = Annotated[float, typer.Option(min=0.001, max=100_000)]
# If it is not given, the language of the surroundings.
Language: TypeAlias = Annotated[Tongue, typer.Option("--lang", "--language", show_default=False)]
