"""A tournament from the command line: reading it, hiring who plays it, and telling what came of it."""

import os
import shlex
import sys
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from caravansary.arena.cluster import RayCrew
from caravansary.arena.crew import Alone, Crew, Processes
from caravansary.arena.figures import Figures, against, by_seat, endings, played, results
from caravansary.arena.lineups import Lineups
from caravansary.arena.page import page
from caravansary.arena.record import Record
from caravansary.arena.run import run
from caravansary.arena.speech import Speech
from caravansary.arena.standings import Standings, standings
from caravansary.arena.tournament import Tournament
from caravansary.cli.language import tell
from caravansary.cli.mistakes import BadInput
from caravansary.cli.output import Figure, put, put_aside, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import Setup, info_of, read_player
from caravansary.cli.simulate import is_compiled
from caravansary.engine.contract import Game
from caravansary.engine.messages import BadOption, Plain
from caravansary.players.guest import PATIENCE
from caravansary.processes import cores


class Outlets(NamedTuple):
    """Where the games and their result go."""

    record: Path | None
    html: Path | None
    language: str
    as_json: bool


# --- reading


def read_tournament(
    setup: Setup, players: str, games: int, seed: int, lone: bool, patience: float = PATIENCE
) -> Tournament:
    """The tournament that was asked for, in whole rounds."""
    contestants = read_contestants(players)
    if lone and len(contestants) != 2:
        raise BadInput("cli-lone", count=len(contestants))
    game = fitting_game(setup)
    rounds = Lineups(len(contestants), game.players, lone).rounds_for(games)
    return Tournament(setup.name, game.players, setup.options, setup.data, contestants, seed, rounds, lone, patience)


def read_contestants(text: str) -> tuple[str, ...]:
    """The contestants by their names as typed; the house must have every one of them."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        read_player(name)  # raises with the names there are
    if len(names) < 2:
        raise BadInput("cli-few-contestants", text=text)
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise BadInput("cli-contestant-twice", text=text, what=twice)
    return tuple(names)


def fitting_game(setup: Setup) -> Game:
    """The game with the seats that were asked for, or else with as few as it allows under these options."""
    if setup.players is not None:
        return setup.game()
    info = info_of(setup.name)
    for seats in range(info.min_players, info.max_players):
        try:
            return setup.game(seats)
        except BadOption:
            pass  # an option may name something for each seat
    try:
        return setup.game(info.max_players)
    except BadOption:
        return setup.game()  # nothing fits: say what is wrong with the fewest


def check_places(outlets: Outlets) -> None:
    """Say before anything is played that the page could not be written. Of the record this is said when it is opened."""
    html, record = outlets.html, outlets.record
    if html is None:
        return
    if html.is_dir() or not os.access(html if html.exists() else html.parent, os.W_OK):
        raise BadInput("cli-cannot-write", text=str(html))
    if record is not None and html.resolve() == record.resolve():
        raise BadInput("cli-page-is-record", text=str(html))


# --- holding


def hold(
    tournament: Tournament, setup: Setup, outlets: Outlets, jobs: int | None, on_ray: bool, address: str | None
) -> None:
    """Play the tournament and tell its result."""
    check_places(outlets)
    bar = Bar(tournament.name, tournament.games, tell("cli-unit-games", outlets.language))
    try:
        with ExitStack() as stack:
            record = None if outlets.record is None else stack.enter_context(Record(str(outlets.record), tournament))
            restored = 0 if record is None else len(record.games)
            missing = tournament.games - restored
            crew = stack.enter_context(hire(min(jobs or cores(), missing), on_ray, address))
            if not outlets.as_json:
                put(announcement(Speech(outlets.language), tournament, restored))
            if sys.stderr.isatty():
                put_aside(if_stopped(outlets))
            stack.enter_context(bar)
            began = perf_counter()
            games = run(tournament, crew, record, bar.reach)
            facts = {"played": missing, "restored": restored, "seconds": perf_counter() - began}
    except KeyboardInterrupt:
        put_aside(stopped(outlets, int(bar.done), tournament.games))
        raise
    tell_result(tournament, standings(tournament, games), outlets, {**facts, "command": command(tournament, setup)})


def if_stopped(outlets: Outlets) -> str:
    """What Ctrl-C would do."""
    if outlets.record is None:
        return tell("cli-stop-lost", outlets.language)
    return tell("cli-stop-recorded", outlets.language, text=str(outlets.record))


def stopped(outlets: Outlets, count: int, games: int) -> str:
    """What Ctrl-C has done."""
    if outlets.record is None:
        return tell("cli-stopped-lost", outlets.language, count=count, games=games)
    return tell("cli-stopped-recorded", outlets.language, count=count, games=games, text=str(outlets.record))


def hire(workers: int, on_ray: bool, address: str | None) -> AbstractContextManager[Crew[Any]]:
    """Who plays; nobody but this process where there is nothing to share."""
    if workers and on_ray:
        return RayCrew(address, workers)
    return Processes(workers) if workers > 1 else nullcontext(Alone())


def command(tournament: Tournament, setup: Setup) -> str:
    """The command that repeats this tournament."""
    words = ["caravansary", "arena", tournament.name, "--players", ",".join(tournament.names)]
    words += ["--games", str(tournament.games), "--seats", str(tournament.seats), "--seed", str(tournament.seed)]
    words += ["--lone"] if tournament.lone else []
    for key, value in setup.options.items():
        words += ["--option", f"{key}={value}"]
    return shlex.join(words + (["--data", setup.source] if setup.source else []))


# --- telling


def tell_result(tournament: Tournament, result: Standings, outlets: Outlets, facts: Plain) -> None:
    """The result as it was asked for; `facts` are those of this run."""
    speech = Speech(outlets.language)
    if outlets.html is not None:
        write_whole(outlets.html, page(speech, tournament, result, str(facts["command"])))
    if outlets.as_json:
        more = {"rounds": tournament.rounds, "compiled": is_compiled("caravansary.engine.contract")}
        put_json({**tournament.binding(), **result.as_plain(), **more, **facts})
    else:
        put_result(speech, tournament, result)


def announcement(speech: Speech, tournament: Tournament, restored: int) -> str:
    """What is going to be played."""
    lines = [speech.say("arena-title", game=f"@{tournament.name}-title"), played(speech, tournament)]
    return "\n".join(lines + ([speech.say("arena-restored", count=restored)] if restored else []))


def put_result(speech: Speech, tournament: Tournament, result: Standings) -> None:
    """The tables of a result."""
    _put(results(speech, result.players))
    _put(by_seat(speech, result.players))
    if len(result.players) > 2:
        _put(against(speech, result.players))
    put(f"{speech.say('arena-endings')}: {endings(speech, tournament, result)}")


def _put(table: Figures) -> None:
    put(table.title)
    put_table(table.heads, [[row[0], *map(Figure, row[1:])] for row in table.rows])


def write_whole(path: Path, text: str) -> None:
    """Write a file so that nobody ever finds half of it; a device or a pipe is written as it is."""
    if path.exists() and not path.is_file():
        path.write_text(text, "utf-8")
        return
    whole = path.resolve()
    beside = whole.with_name(f".{whole.name}.{os.getpid()}")
    beside.write_text(text, "utf-8")
    beside.replace(whole)
