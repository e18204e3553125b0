"""``caravansary tune``: look for a better style of search, or better weights of a game's evaluation."""

import shlex
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from caravansary.cli.language import tell
from caravansary.cli.options import GameName, Json, Language, Players, Seed
from caravansary.cli.output import put, put_json, put_table

if TYPE_CHECKING:
    from caravansary.arena.tuning import Finding, Plan, Tuning


def tune(
    name: GameName,
    what: Literal["style", "weights", "both"] = "both",
    quick: Annotated[bool, typer.Option("--quick")] = False,
    against: str = "present",
    think: str = "20ms",
    players: Players = None,
    trials: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    games: Annotated[int, typer.Option(min=1, max=100_000)] = 100,
    confirm: Annotated[int, typer.Option(min=0, max=100_000)] = 400,
    jobs: Annotated[int, typer.Option(min=1, max=256)] = 1,
    seed: Seed = 0,
    minutes: Annotated[float, typer.Option(min=0.01, max=10_000)] = 10.0,
    write: Annotated[bool, typer.Option("--write")] = False,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Look for a stronger search player by playing; needs optuna.

    Proposals meet the same opponent in the same games, and hopeless ones are given up early. The best is then confirmed in fresh
    games against the player as it is now. Ctrl-C keeps what was found so far.
    """
    from caravansary.arena import findings
    from caravansary.arena.contenders import PRESENT
    from caravansary.arena.tuning import Plan, Tuning, load_optuna
    from caravansary.cli.progress import Bar
    from caravansary.cli.reading import check_seats, info_of, read_player, read_thinking
    from caravansary.games import load_game

    check_seats(info_of(name), players)
    seats = load_game(name, players).players
    if against != PRESENT:
        read_player(against)  # raises with the names there are
    load_optuna()  # and say at once that it is missing
    plan = Plan(name, seats, what, quick, read_thinking(think), against, trials, games, confirm, seed, jobs, minutes)
    with Bar(tell("cli-tuning", language, game=name), 1.0) as bar, Tuning(plan, bar.reach) as tuning:
        finding = tuning.run()
    if as_json:
        put_json(_as_plain(plan, finding, command(plan, think)))
    else:
        verdict = findings.verdict(plan, finding)
        put(tell("cli-tuned", language, count=finding.trials, text=finding.finished, what=verdict))
        _put_knobs(tuning, finding, language)
    if write:
        for path in findings.write(plan, finding, command(plan, think)):
            put(tell("cli-written", language, text=path.name))


def command(plan: "Plan", think: str) -> str:
    """The command that repeats this tuning."""
    words = ["caravansary", "tune", plan.game, "--what", plan.what, *(["--quick"] if plan.quick else [])]
    words += ["--against", plan.against, "--think", think, "--players", str(plan.players)]
    words += ["--trials", str(plan.trials), "--games", str(plan.games), "--confirm", str(plan.confirm)]
    return shlex.join([*words, "--seed", str(plan.seed), "--minutes", f"{plan.minutes:g}"])


def _as_plain(plan: "Plan", finding: "Finding", repeat: str) -> dict[str, object]:
    return {
        "command": repeat,
        "trials": finding.trials,
        "finished": finding.finished,
        "style": finding.best.style,
        "weights": finding.best.weights,
        "rate": finding.rate,
        "confirmed": None if finding.confirmed is None else finding.confirmed._asdict(),
        "games": finding.games,
        "better": finding.is_better(plan.players),
    }


def _put_knobs(tuning: "Tuning", finding: "Finding", language: str) -> None:
    """What was turned, and where to."""
    was = {**tuning.present.style, **tuning.present.weights}
    now = {**finding.best.style, **finding.best.weights}
    names = [knob.name for knob in tuning.knobs()]
    heads = ("", tell("cli-present", language), tell("cli-best", language))
    put_table(heads, [(name, f"{was[name]:g}", f"{now[name]:g}") for name in names])
