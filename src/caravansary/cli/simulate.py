"""``caravansary simulate``: games of one kind of player, counted; random ones in the compiled loop."""

import sys
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from time import perf_counter

import typer

from caravansary.arena.figures import endings_of
from caravansary.arena.speech import Speech
from caravansary.arena.tournament import play_one
from caravansary.cli.language import FIRST, tell
from caravansary.cli.options import BOT_LIMIT, BotLimit, Data, GameName, Games, Json, Language, Options, Players, Seed
from caravansary.cli.output import Figure, put, put_json, put_table
from caravansary.cli.progress import Bar, seated
from caravansary.cli.reading import read_player, read_setup
from caravansary.engine import playout
from caravansary.engine.contract import Game, Plain
from caravansary.engine.playout import Tally
from caravansary.engine.rng import Rng
from caravansary.players import make_player

INTERRUPTED = 130
SLICE = 0.1  # seconds between two looks at the clock


def simulate(
    name: GameName,
    players: Players = None,
    by: str = "random",
    games: Games = 1000,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    language: Language = "en",
    as_json: Json = False,
    bot_limit: BotLimit = BOT_LIMIT,
) -> None:
    """Play games and count who wins, by how much, how they end, and how fast it went."""
    game = read_setup(name, players, option, data).game()
    read_player(by)  # say what is wrong before anything starts
    tally = Tally(game.players)
    seconds = count(game, tally, by, games, seed, bot_limit, language)
    if tally.games and as_json:
        put_json({**as_plain(game, tally, seconds, seed), "by": by})
    elif tally.games:
        _put(game, tally, seconds, games, Speech(language))
    if tally.games < games:
        raise typer.Exit(INTERRUPTED)


def count(
    game: Game,
    tally: Tally,
    by: str,
    games: int,
    seed: int,
    patience: float = BOT_LIMIT,
    language: str = FIRST,
) -> float:
    """Play so many games and count them, or as many as there are until Ctrl-C; how many seconds it took."""
    began = perf_counter()
    with Bar(seated(game, language), games) as bar, suppress(KeyboardInterrupt):
        if by == "random":
            return play_random(game, tally, games, seed, bar)
        play_by(game, tally, by, games, seed, patience, bar)
    return max(perf_counter() - began, 1e-9)


def play_random(game: Game, tally: Tally, games: int, seed: int, bar: Bar) -> float:
    """So many random games, and how many seconds they took. How they are sliced does not change them."""
    rng, first = Rng(seed, "simulate"), game.new_initial_state()
    spent, size = 0.0, 1
    while tally.games < games:
        size = min(size, games - tally.games)
        began = perf_counter()
        playout.simulate(first, size, rng, tally)
        took = perf_counter() - began
        spent += took
        bar.reach(tally.games)
        if took < SLICE:
            size *= 2
    return max(spent, 1e-9)


def play_by(game: Game, tally: Tally, name: str, games: int, seed: int, patience: float, bar: Bar) -> None:
    """So many games of one player against itself."""
    for number in range(games):
        played = play_one(game, [make_player(name, patience) for _ in range(game.players)], seed, number, number)
        won = played.winners()
        tally.games += 1
        tally.decisions += sum(played.decisions)
        for seat, points in enumerate(played.scores):
            tally.points[seat] += points
            tally.wins[seat] += (seat in won) / len(won)
        tally.end_reasons[played.end] = tally.end_reasons.get(played.end, 0) + 1
        bar.reach(tally.games)


def as_plain(game: Game, tally: Tally, seconds: float, seed: int) -> Plain:
    """The count as plain data."""
    return {
        "game": game.info.name,
        "players": game.players,
        "options": game.options,
        "seed": seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": seconds,
        "decisions_per_second": tally.decisions / seconds,
        "compiled": is_compiled("caravansary.engine.contract"),
        "wins": [round(won, 6) for won in tally.wins],
        "mean_scores": [points / tally.games for points in tally.points],
        "end_reasons": dict(sorted(tally.end_reasons.items())),
    }


def is_compiled(module: str) -> bool:
    """Does a module that was imported run as native code?"""
    return (getattr(sys.modules[module], "__file__", None) or "").endswith(tuple(EXTENSION_SUFFIXES))


def _put(game: Game, tally: Tally, seconds: float, games: int, speech: Speech) -> None:
    language, number = speech.language, speech.number
    heads = [tell(f"cli-head-{head}", language) for head in ("seat", "wins", "mean")]
    rows = [(tally.wins[seat], tally.points[seat] / tally.games) for seat in range(game.players)]
    put_table(heads, [[seat, *(Figure(number(value, 2)) for value in row)] for seat, row in enumerate(rows)])
    key = "cli-simulated" if tally.games == games else "cli-simulated-until"
    put(tell(key, language, count=tally.games, game=game.info.title))
    reasons = dict(sorted(tally.end_reasons.items()))
    put(f"{speech.say('arena-endings')}: {endings_of(speech, game.info.name, reasons)}")
    how = tell("cli-compiled" if is_compiled("caravansary.engine.contract") else "cli-interpreted", language)
    facts = {"seconds": number(seconds, 2), "text": number(tally.decisions / seconds), "how": how}
    put(tell("cli-speed", language, what=number(tally.decisions), **facts))
