"""``caravansary arena``: what a tournament can be asked for. How it is held is in :mod:`caravansary.cli.tournament`."""

from pathlib import Path
from typing import Annotated, Any

import typer

from caravansary.cli.help import Command
from caravansary.cli.options import BOT_LIMIT, BotLimit, Data, GameName, Games, Json, Language, Options, Seed

OWN_CLUSTER = "here"  # what --ray stands for without an address


class Parser(Command):
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
    players: str = "greedy,random",
    games: Games = 100,
    seats: int | None = None,
    lone: Annotated[bool, typer.Option("--lone")] = False,
    seed: Seed = 0,
    jobs: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    record: Path | None = None,
    html: Path | None = None,
    ray: str | None = None,
    option: Options = None,
    data: Data = None,
    language: Language = "en",
    as_json: Json = False,
    bot_limit: BotLimit = BOT_LIMIT,
) -> None:
    """Let players meet on all seats under the same luck: win rates, ratings, and who beats whom.

    A round is every line-up in all its orders around the table, each game of it with the same dice. Where there are more seats
    than contestants, they sit on several; a game counts once for each seat.
    """
    from caravansary.cli.reading import read_setup
    from caravansary.cli.tournament import Outlets, hold, read_tournament

    setup = read_setup(name, seats, option, data)
    address = None if ray is None or ray == OWN_CLUSTER else ray
    outlets = Outlets(record, html, language, as_json)
    hold(read_tournament(setup, players, games, seed, lone, bot_limit), setup, outlets, jobs, ray is not None, address)
