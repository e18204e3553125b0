"""``caravansary simulate``: games of one kind of player, counted; random ones in the compiled loop."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from time import perf_counter
from typing import Annotated

import typer

from caravansary.arena.tournament import play_one
from caravansary.cli.options import Data, GameName, Games, Json, Options, Players, Seed
from caravansary.cli.output import put, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import read_setup
from caravansary.engine import playout
from caravansary.engine.contract import Game, Plain
from caravansary.engine.playout import Tally
from caravansary.engine.rng import Rng
from caravansary.players import make_player

SLICE = 0.1  # seconds between two looks at the clock


def simulate(
    name: GameName,
    players: Players = None,
    by: Annotated[str, typer.Option(metavar="PLAYER", help="Who sits on all seats.")] = "random",
    games: Games = 1000,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Play games and count who wins, by how much, how they end, and how fast it went."""
    game = read_setup(name, players, option, data).game()
    make_player(by)  # say what is wrong before anything starts
    tally, seconds = play_random(game, games, seed) if by == "random" else play_by(game, by, games, seed)
    result = {**as_plain(game, tally, seconds, seed), "by": by}
    if as_json:
        put_json(result)
    else:
        _put(game, tally, seconds)


def play_random(game: Game, games: int, seed: int) -> tuple[Tally, float]:
    """So many random games, and how many seconds they took. How they are sliced does not change them."""
    tally, rng, first = Tally(game.players), Rng(seed, "simulate"), game.new_initial_state()
    spent, size = 0.0, 1
    with Bar(f"{game.info.title}, {game.players} players", games) as bar:
        while tally.games < games:
            size = min(size, games - tally.games)
            began = perf_counter()
            playout.simulate(first, size, rng, tally)
            took = perf_counter() - began
            spent += took
            bar.reach(tally.games)
            if took < SLICE:
                size *= 2
    return tally, max(spent, 1e-9)


def play_by(game: Game, name: str, games: int, seed: int) -> tuple[Tally, float]:
    """So many games of one player against itself."""
    tally, began = Tally(game.players), perf_counter()
    with Bar(f"{game.info.title}, {game.players} players", games) as bar:
        for number in range(games):
            played = play_one(game, [make_player(name) for _ in range(game.players)], seed, number, number)
            won = played.winners()
            tally.games += 1
            tally.decisions += sum(played.decisions)
            for seat, points in enumerate(played.scores):
                tally.points[seat] += points
                tally.wins[seat] += (seat in won) / len(won)
            tally.end_reasons[played.end] = tally.end_reasons.get(played.end, 0) + 1
            bar.reach(tally.games)
    return tally, max(perf_counter() - began, 1e-9)


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


def _put(game: Game, tally: Tally, seconds: float) -> None:
    rows = [(seat, tally.wins[seat], tally.points[seat] / tally.games) for seat in range(game.players)]
    put_table(("seat", "wins", "mean score"), rows)
    how = "compiled" if is_compiled("caravansary.engine.contract") else "interpreted"
    reasons = ", ".join(f"{reason} {count:,}" for reason, count in sorted(tally.end_reasons.items()))
    put(f"{tally.games:,} games of {game.info.title}; ended by {reasons}")
    put(f"{tally.decisions:,} decisions in {seconds:.2f} s: {tally.decisions / seconds:,.0f} a second, {how}")
