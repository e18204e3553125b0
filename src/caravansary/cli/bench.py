"""``caravansary bench``: how fast the engine is on this machine."""

import platform
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Annotated, NamedTuple

import typer

from caravansary.arena.speech import Speech
from caravansary.cli.language import tell
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import Json, Language
from caravansary.cli.output import Figure, put, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import info_of
from caravansary.cli.simulate import SLICE, is_compiled
from caravansary.engine.contract import CHANCE, Game, Imagination, State
from caravansary.engine.playout import Tally, clone_many, simulate
from caravansary.engine.rng import Rng
from caravansary.games import load_game, registered_games
from caravansary.players.search.style import Style
from caravansary.players.search.thinking import Thinking, think

HOUR = 3600.0
WARM = 40  # entries after which a state is cloned: somewhere in the first rounds


class Speed(NamedTuple):
    """One row of the bench; rates per second."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    clones_per_second: float
    searched_per_second: float  # decisions simulated by a search that plays every round to its end at random
    compiled: bool


def bench(
    name: Annotated[str | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option()] = 1.0,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Measure random play, cloning and search, for each game and number of players."""
    if not 0 < seconds <= HOUR:  # so written, it refuses what is not a number too
        raise BadInput("cli-seconds", text=str(seconds), most=f"{HOUR:.0f}")
    infos = registered_games() if name is None else [info_of(name)]
    games = [load_game(info.name, n) for info in infos for n in range(info.min_players, info.max_players + 1)]
    with Bar("bench", len(games) * 3 * seconds) as bar:
        speeds = [_measure(game, seconds, bar, at * 3 * seconds) for at, game in enumerate(games)]
    if as_json:
        results = [speed._asdict() for speed in speeds]
        put_json({**machine(), "seconds": seconds, "results": results})
        return
    heads = ("game", "players", "decisions", "games", "clones", "searched", "compiled")
    put_table(
        [tell(f"cli-head-{head}", language) for head in heads], [_row(speed, Speech(language)) for speed in speeds]
    )
    facts = machine()
    put(tell("cli-machine", language, text=str(facts["python"]), what=str(facts["machine"])))


def _row(speed: Speed, speech: Speech) -> list[object]:
    rates = [Figure(speech.number(round(rate))) for rate in speed[2:6]]
    return [
        speed.game,
        speed.players,
        *rates,
        tell("cli-compiled" if speed.compiled else "cli-interpreted", speech.language),
    ]


def machine() -> dict[str, object]:
    """What the figures were measured with."""
    return {
        "python": platform.python_version(),
        "machine": cpu_name(),
        "compiled": is_compiled("caravansary.engine.contract"),
    }


def cpu_name(facts: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's name, as well as the system knows it."""
    try:
        lines = facts.read_text("utf-8", "replace").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (named or [platform.processor() or platform.machine() or "unknown"])[0]


def _measure(game: Game, seconds: float, bar: Bar, done: float) -> Speed:
    tally, rng, first = Tally(game.players), Rng(0, "bench"), game.new_initial_state()
    _, spent = _repeat(lambda n: simulate(first, n, rng, tally), seconds, bar, done)
    middle = _some_way_in(game, rng)
    cloned, cloning = _repeat(lambda n: clone_many(middle, n), seconds, bar, done + seconds)
    thinking, worlds = _first_thoughts(game, rng)
    _, thought = _repeat(lambda n: think(thinking, worlds, n), seconds, bar, done + 2 * seconds)
    return Speed(
        game.info.name,
        game.players,
        tally.decisions / spent,
        tally.games / spent,
        cloned / cloning,
        int(thinking.decisions) / thought,
        is_compiled(type(game).__module__),
    )


def _first_thoughts(game: Game, rng: Rng) -> tuple[Thinking, Imagination]:
    """A search at the first decision of a game, and what it imagines there."""
    state = game.new_initial_state()
    while state.current_player() == CHANCE:
        state.act(state.sample_chance(rng), CHANCE)
    seat = int(state.current_player())
    return Thinking(state, seat, Style(0.7, -1, 1, 6.0, 0.0), rng), state.imagination(seat)


def _repeat(work: Callable[[int], None], seconds: float, bar: Bar, done: float) -> tuple[int, float]:
    """Do it for so long, more and more at a time; how often it was done, and the time it really took."""
    times, size, began = 0, 1, perf_counter()
    while True:
        work(size)
        times += size
        spent = perf_counter() - began
        bar.reach(done + min(spent, seconds))
        if spent >= seconds:
            return times, spent
        if spent < min(SLICE, seconds / 10):
            size *= 2


def _some_way_in(game: Game, rng: Rng) -> State:
    state = game.new_initial_state()
    for _ in range(WARM):
        before = state.clone()
        who = int(state.current_player())
        legal = state.legal_actions(who)
        state.act(state.sample_chance(rng) if who == CHANCE else legal[int(rng.below(len(legal)))], who)
        if state.is_terminal():
            return before
    return state
