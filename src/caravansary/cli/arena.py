"""``caravansary arena``: what a tournament can be asked for. How it is held is in :mod:`caravansary.cli.tournament`."""

from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperCommand

from caravansary.cli.options import Data, GameName, Json, Options, Seed
from caravansary.cli.reading import read_setup

OWN_CLUSTER = "here"  # what --ray stands for without an address


class ArenaCommand(TyperCommand):
    """Typer has no option whose value may be left out; ``--ray [ADDRESS]`` is one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def with_address(args: list[str]) -> list[str]:
    """Give --ray a value where no address follows. An address has a colon, or is the word ``auto``."""
    given = list(args)
    for at, word in enumerate(args):
        following = args[at + 1] if at + 1 < len(args) else ""
        if word == "--ray" and (following.startswith("-") or not (":" in following or following == "auto")):
            given[at] = f"--ray={OWN_CLUSTER}"
    return given


def arena(
    name: GameName,
    players: Annotated[
        str, typer.Option(metavar="A,B,…", help="The contestants, at least two of them.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games at least; rounds are played to their end.")] = 100,
    seats: Annotated[
        int | None, typer.Option(help="How many sit at the table; as few as the game allows if not given.")
    ] = None,
    lone: Annotated[
        bool, typer.Option("--lone", help="The first of two contestants sits alone, the second has all other seats.")
    ] = False,
    seed: Seed = 0,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, help="How many processes play; one for each processor if not given.")
    ] = None,
    record: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every finished game here; the same command goes on from there."),
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with the result in plots.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without an address on one of our own."),
    ] = None,
    option: Options = None,
    data: Data = None,
    language: Annotated[
        Literal["en", "es"], typer.Option("--lang", "--language", help="The language of tables and page.")
    ] = "en",
    as_json: Json = False,
) -> None:
    """Let players meet on all seats under the same luck: win rates, ratings, and who beats whom.

    A round is every line-up in all its orders around the table, each game of it with the same dice. Where there are more seats
    than contestants, they sit on several; a game counts once for each seat.
    """
    from caravansary.cli.tournament import Outlets, hold, read_tournament

    setup = read_setup(name, seats, option, data)
    address = None if ray is None or ray == OWN_CLUSTER else ray
    outlets = Outlets(record, html, language, as_json)
    hold(read_tournament(setup, players, games, seed, lone), setup, outlets, jobs, ray is not None, address)
