"""``caravansary new``: a match of bots with provable chance, written down as its log."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.options import Data, GameName, Options
from caravansary.cli.output import put
from caravansary.cli.progress import Bar
from caravansary.cli.reading import BadInput, read_setup
from caravansary.engine import log
from caravansary.engine.fair import SEED_BYTES
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng
from caravansary.players import Seen, make_player


def new(
    name: GameName,
    players: Annotated[int | None, typer.Option(help="How many play; as many as bots if not given.")] = None,
    seed: Annotated[str | None, typer.Option(metavar="HEX64", help="The secret of the match; else drawn.")] = None,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random.")] = "greedy",
    out: Annotated[str, typer.Option(metavar="FILE", help="Where the log goes; - is standard output.")] = "-",
    option: Options = None,
    data: Data = None,
) -> None:
    """Play one match of bots with provably fair chance and write its log."""
    names = [bot.strip() for bot in bots.split(",")]
    wanted = len(names) if players is None and len(names) > 1 else players
    game = read_setup(name, wanted, option, data).game()
    if len(names) not in (1, game.players):
        raise BadInput(f"--bots {bots}: must be one bot, or one for each of {game.players} seats")
    seats = names * game.players if len(names) == 1 else names
    secret = read_seed(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    match = Match(game, secret, names=[f"{bot.capitalize()} {seat + 1}" for seat, bot in enumerate(seats)])
    play(match, seats, secret)
    _write(match, out)


def read_seed(text: str) -> bytes:
    """A seed from its hexadecimal digits."""
    if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", text):
        raise BadInput(f"--seed {text}: must be {2 * SEED_BYTES} hexadecimal digits")
    return bytes.fromhex(text)


def play(match: Match, bots: list[str], secret: bytes) -> None:
    """Let bots play a match to its end; the secret decides what they leave to luck too."""
    seats = [make_player(bot) for bot in bots]
    lots = [Rng(int.from_bytes(secret, "big"), "bot", str(seat)) for seat in range(len(bots))]
    with Bar(f"{match.game.info.title}, {match.game.players} players", None) as bar:
        while not match.state.is_terminal():
            seat = int(match.state.current_player())
            match.play(seats[seat].choose(Seen(match.state, seat, lots[seat])), seat)
            bar.reach(match.ply)


def _write(match: Match, out: str) -> None:
    text = log.write(match)
    if out == "-":
        sys.stdout.write(text)
        return
    Path(out).write_text(text, "utf-8", newline="\n")
    scores = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.state.scores(), strict=True))
    put(f"{out}: {match.ply} entries; {scores}")
