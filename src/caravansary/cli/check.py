"""``caravansary check``: does a game keep the contract?"""

import typer

from caravansary.cli.options import Data, GameName, Games, Json, Options, Players, Seed
from caravansary.cli.output import one_line, put, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import info_of, read_setup
from caravansary.engine.check import Report, check_game
from caravansary.engine.contract import Game, Plain


def check(
    name: GameName,
    games: Games = 100,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Check by random games that a game keeps the contract, for every number of players or the one given.

    Ends with code 1 if it does not.
    """
    setup, info = read_setup(name, players, option, data), info_of(name)
    counts = range(info.min_players, info.max_players + 1) if players is None else [players]
    tables = [setup.game(count) for count in counts]
    reports = [(game, _check(game, games, seed)) for game in tables]
    ok = all(report.ok for _, report in reports)
    if as_json:
        rows = [_plain(game, report) for game, report in reports]
        put_json({"game": name, "ok": ok, "seed": seed, "reports": rows})
    else:
        _put(reports)
    if not ok:
        raise typer.Exit(1)


def _check(game: Game, games: int, seed: int) -> Report:
    with Bar(f"{game.info.title}, {game.players} players", games) as bar:
        return check_game(game, games, seed, bar.reach)


def _plain(game: Game, report: Report) -> Plain:
    return {
        "players": game.players,
        "ok": report.ok,
        "games": report.games,
        "decisions": report.decisions,
        "faults": [fault._asdict() for fault in report.faults],
    }


def _put(reports: list[tuple[Game, Report]]) -> None:
    rows = [(game.players, report.games, report.decisions, len(report.faults)) for game, report in reports]
    put_table(("players", "games", "decisions", "faults"), rows)
    for game, report in reports:
        for fault in report.faults:
            put(one_line(f"{game.players} players: {fault}"))
