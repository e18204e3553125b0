"""``caravansary new``: a match of bots with provable chance, written down as its log."""

import re
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.language import FIRST, tell
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import BOT_LIMIT, BotLimit, Data, GameName, Language, Options, Players
from caravansary.cli.output import put
from caravansary.cli.progress import Bar, seated
from caravansary.cli.reading import read_player, read_setup
from caravansary.engine import log
from caravansary.engine.fair import SEED_BYTES
from caravansary.engine.match import Match
from caravansary.players.named import title_of
from caravansary.players.play import play_match


def new(
    name: GameName,
    players: Players = None,
    seed: Annotated[str | None, typer.Option()] = None,
    bots: Annotated[str, typer.Option()] = "greedy",
    out: Annotated[str, typer.Option()] = "-",
    option: Options = None,
    data: Data = None,
    bot_limit: BotLimit = BOT_LIMIT,
    language: Language = "en",
) -> None:
    """Play one match of bots with provably fair chance and write its log."""
    names = [bot.strip() for bot in bots.split(",")]
    wanted = len(names) if players is None and len(names) > 1 else players
    game = read_setup(name, wanted, option, data).game()
    if len(names) not in (1, game.players):
        raise BadInput("cli-bots", text=bots, seats=game.players)
    seats = names * game.players if len(names) == 1 else names
    for bot in names:
        read_player(bot)  # say what is wrong before anything starts
    secret = read_seed(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    match = Match(game, secret, names=[f"{title_of(bot)} {seat + 1}" for seat, bot in enumerate(seats)])
    play(match, seats, secret, bot_limit, language)
    _write(match, out, language)


def read_seed(text: str) -> bytes:
    """A seed from its hexadecimal digits."""
    if not re.fullmatch(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}", text):
        raise BadInput("cli-hex-seed", text=text, count=2 * SEED_BYTES)
    return bytes.fromhex(text)


def play(match: Match, bots: list[str], secret: bytes, patience: float = BOT_LIMIT, language: str = FIRST) -> None:
    """Let bots play a match to its end; the secret decides what they leave to luck too."""
    with Bar(seated(match.game, language), None) as bar:
        play_match(match, bots, int.from_bytes(secret, "big"), patience, bar.reach)


def _write(match: Match, out: str, language: str) -> None:
    text = log.write(match)
    if out == "-":
        sys.stdout.write(text)
        return
    Path(out).write_text(text, "utf-8", newline="\n")
    scores = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.state.scores(), strict=True))
    put(tell("cli-new-written", language, text=out, count=match.ply, what=scores))
