"""``caravansary tune``: look for a better style of search, or better weights of a game's evaluation."""

import shlex
from typing import Annotated, Literal

import typer

from caravansary.cli.options import GameName, Json, Players, Seed
from caravansary.cli.output import put, put_json, put_table


def tune(
    name: GameName,
    what: Annotated[Literal["style", "weights", "both"], typer.Option(help="What is tuned.")] = "both",
    quick: Annotated[
        bool, typer.Option("--quick", help="The style for few rounds, which the level medium has.")
    ] = False,
    against: Annotated[
        str, typer.Option(help="Who trials are played against: present, or a player by name.")
    ] = "present",
    think: Annotated[str, typer.Option(metavar="20ms|100", help="Time for a decision, or rounds.")] = "20ms",
    players: Players = None,
    trials: Annotated[int, typer.Option(min=1, max=100_000, help="How many proposals are tried at most.")] = 100,
    games: Annotated[int, typer.Option(min=1, max=100_000, help="How many games a trial plays at most.")] = 100,
    confirm: Annotated[
        int, typer.Option(min=0, max=100_000, help="How many fresh games the best plays at the end.")
    ] = 400,
    jobs: Annotated[int, typer.Option(min=1, max=256, help="How many processes play.")] = 1,
    seed: Seed = 0,
    minutes: Annotated[float, typer.Option(min=0.01, max=10_000, help="How long it may take in all.")] = 10.0,
    write: Annotated[
        bool, typer.Option("--write", help="Put the best into the data files if it proved better.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Look for a stronger search player by playing; needs optuna.

    Proposals meet the same opponent in the same games, and hopeless ones are given up early. The best is then confirmed in fresh
    games against the player as it is now. Ctrl-C keeps what was found so far.
    """
    from caravansary.arena import findings
    from caravansary.arena.contenders import PRESENT, read_think
    from caravansary.arena.tuning import Plan, Tuning, load_optuna
    from caravansary.cli.progress import Bar
    from caravansary.games import load_game
    from caravansary.players import make_player

    seats = load_game(name, players).players
    if against != PRESENT:
        make_player(against)  # raises with the names there are
    load_optuna()
    plan = Plan(name, seats, what, quick, read_think(think), against, trials, games, confirm, seed, jobs, minutes)
    words = ["caravansary", "tune", name, "--what", what, *(["--quick"] if quick else []), "--against", against]
    words += ["--think", think, "--players", str(seats), "--trials", str(trials), "--games", str(games)]
    words += ["--confirm", str(confirm), "--seed", str(seed), "--minutes", f"{minutes:g}"]
    command = shlex.join(words)
    with Bar(f"tuning {name}", 1.0) as bar, Tuning(plan, bar.reach) as tuning:
        finding = tuning.run()
    better = finding.is_better(seats)
    if as_json:
        put_json(
            {
                "command": command,
                "trials": finding.trials,
                "finished": finding.finished,
                "style": finding.best.style,
                "weights": finding.best.weights,
                "rate": finding.rate,
                "confirmed": finding.confirmed and finding.confirmed._asdict(),
                "games": finding.games,
                "better": better,
            }
        )
    else:
        old, new = (tuning.present, finding.best)
        rows = [
            (knob.name, {**old.style, **old.weights}[knob.name], {**new.style, **new.weights}[knob.name])
            for knob in tuning.knobs()
        ]
        put(f"{finding.trials} trials, {finding.finished} of them to the end; {findings.verdict(plan, finding)}")
        put_table(("", "present", "best"), [(name, f"{was:g}", f"{now:g}") for name, was, now in rows])
    if write:
        for path in findings.write(plan, finding, command):
            put(f"written: {path.name}")
