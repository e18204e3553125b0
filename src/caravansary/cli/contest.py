"""``caravansary contest``: how often one player wins against others of another kind."""

from collections.abc import Iterator
from time import perf_counter
from typing import Annotated, NamedTuple

import typer

from caravansary.cli.options import Data, GameName, Games, Json, Options, Players, Seed
from caravansary.cli.output import put, put_json
from caravansary.cli.progress import Bar
from caravansary.cli.reading import Setup, read_setup
from caravansary.engine.contract import Game
from caravansary.players import make_player
from caravansary.players.contest import Rate, share, wilson

BATCHES = 8  # for each process, so that none waits long for the last


class Pairing(NamedTuple):
    """Who meets whom at which table: plain data that another process can play."""

    setup: Setup
    hero: str
    other: str
    seed: int

    def shares(self, numbers: range) -> Iterator[float]:
        """How much of the victory the hero took in each of these games."""
        game, hero, other = self.setup.game(), make_player(self.hero), make_player(self.other)
        for number in numbers:
            yield share(game, hero, other, number, self.seed)


def contest(
    name: GameName,
    hero: Annotated[str, typer.Option(help="The player in question.")] = "greedy",
    other: Annotated[str, typer.Option(help="Who sits on all other seats.")] = "random",
    players: Players = None,
    games: Games = 100,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")] = 1,
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Let a player meet others of one kind, its seat changing; its win rate with a 95 % interval."""
    pairing = Pairing(read_setup(name, players, option, data), hero, other, seed)
    game = pairing.setup.game()
    make_player(hero), make_player(other)  # say what is wrong before anything starts
    began = perf_counter()
    wins = sum(play(pairing, games, jobs))
    seconds, rate = perf_counter() - began, wilson(wins, games)
    if not as_json:
        _put(pairing, game, games, rate)
        return
    put_json(
        {
            "game": name,
            "players": game.players,
            "options": game.options,
            "seed": seed,
            "hero": hero,
            "other": other,
            "games": games,
            "wins": round(wins, 6),
            **rate._asdict(),
            "even": 1 / game.players,
            "seconds": seconds,
        }
    )


def play(pairing: Pairing, games: int, jobs: int) -> list[float]:
    """The hero's share of each victory, the same for any number of processes."""
    with Bar(f"{pairing.hero} against {pairing.other}", games) as bar:
        if jobs == 1:
            return [share for share, _ in zip(pairing.shares(range(games)), _count(bar), strict=False)]
        return _play_apart(pairing, games, jobs, bar)


def _count(bar: Bar) -> Iterator[None]:
    done = 0
    while True:
        done += 1
        bar.reach(done)
        yield


def _play_apart(pairing: Pairing, games: int, jobs: int, bar: Bar) -> list[float]:
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    size = max(1, games // (jobs * BATCHES))
    batches = [range(first, min(first + size, games)) for first in range(0, games, size)]
    done = 0
    with ProcessPoolExecutor(min(jobs, len(batches)), get_context("spawn")) as pool:
        running = {pool.submit(_batch, pairing, batch): batch for batch in batches}
        for finished in as_completed(running):
            done += len(finished.result())
            bar.reach(done)
    return [share for batch in running for share in batch.result()]


def _batch(pairing: Pairing, numbers: range) -> list[float]:
    return list(pairing.shares(numbers))


def _put(pairing: Pairing, game: Game, games: int, rate: Rate) -> None:
    put(f"{pairing.hero} against {pairing.other}: {game.info.title}, {game.players} players, {games:,} games")
    put(f"wins {rate.rate:.1%} (95 %: {rate.low:.1%} to {rate.high:.1%}); an equal would win {1 / game.players:.1%}")
