"""Arguments and options that several commands share, with their help."""

from typing import Annotated, Literal, TypeAlias

import typer

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="A game by its short name; see: games.")]
LogFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="The log of a match; - reads standard input.")]
Players: TypeAlias = Annotated[int | None, typer.Option(help="How many play; the fewest if not given.")]
Games: TypeAlias = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed: TypeAlias = Annotated[int, typer.Option(help="The same number gives the same games.")]
Options: TypeAlias = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
Data: TypeAlias = Annotated[
    str | None, typer.Option(metavar="FILE", help="Your own component data (JSON) in place of the built-in data.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Language: TypeAlias = Annotated[Literal["en", "es"], typer.Option("--lang", help="The language of the sentences.")]
