"""``caravansary check``: does a game keep the contract, and what was looked at to say so?"""

from functools import partial
from typing import Annotated

import typer

from caravansary.arena.speech import Speech
from caravansary.cli.options import Data, GameName, Games, Json, Language, Options, Players, Seed
from caravansary.cli.output import Figure, one_line, put, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import info_of, read_setup
from caravansary.engine.check import Report, check_game
from caravansary.engine.check.seen import PHASE, WORDS
from caravansary.engine.contract import Game, Plain
from caravansary.engine.messages import Message, Say
from caravansary.words import LANGUAGES, say

AllowNever = Annotated[
    list[str] | None,
    typer.Option("--allow-never"),
]

SEEN = {
    "moments": "check-moments",
    "applied": "check-applied",
    "described": "check-described",
    "refusals": "check-refusals",
    "undos": "check-undos",
    "clones": "check-clones",
    "positions": "check-positions",
    "logs": "check-logs",
    "nonsense": "check-nonsense",
    "nonsense-taken": "check-nonsense-taken",
    "scores": "check-scores",
    "observations": "check-observations",
    "told": "check-told",
    "draws": "check-draws",
    "rotations": "check-rotations",
    "no-twin": "check-no-twin",
    "sealed-choices": "check-sealed-choices",
    "sealed-order": "check-sealed-order",
    "sealed-alone": "check-sealed-alone",
    "resamples": "check-resamples",
    "secrets": "check-secrets",
    "worlds": "check-worlds",
    "distributions": "check-distributions",
    "events": "check-events",
}


def check(
    name: GameName,
    games: Games = 100,
    players: Players = None,
    seed: Seed = 0,
    option: Options = None,
    data: Data = None,
    allow_never: AllowNever = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Check by random games that a game keeps the contract, for every number of players or the one given.

    Shows how often each check really ran. Ends with code 1 if a promise is broken, or if a check never ran in fifty games.
    """
    setup, info = read_setup(name, players, option, data), info_of(name)
    counts = range(info.min_players, info.max_players + 1) if players is None else [players]
    tables = [setup.game(count) for count in counts]
    speech = Speech(language)
    reports = [(game, _check(speech, game, games, seed, allow_never or [])) for game in tables]
    ok = all(report.ok for _, report in reports)
    if as_json:
        rows = [_plain(game, report) for game, report in reports]
        put_json({"game": name, "ok": ok, "seed": seed, "reports": rows})
    else:
        _put(speech, reports)
    if not ok:
        raise typer.Exit(1)


def _check(speech: Speech, game: Game, games: int, seed: int, allow_never: list[str]) -> Report:
    with Bar(f"{game.info.title}, {speech.say('check-seats', players=game.players)}", games) as bar:
        return check_game(game, games, seed, bar.reach, words=_words(), allow_never=allow_never)


def _words() -> dict[str, Say]:
    """Whatever a game says is said in every language of the house."""
    return {language: partial(_in, language) for language in LANGUAGES}


def _in(language: str, message: Message) -> str:
    return say(message, language)


def _plain(game: Game, report: Report) -> Plain:
    return {
        "players": game.players,
        "ok": report.ok,
        "games": report.games,
        "decisions": report.decisions,
        "faults": [fault._asdict() for fault in report.faults],
        "counts": report.counts,
    }


def _put(speech: Speech, reports: list[tuple[Game, Report]]) -> None:
    """What was played, what was seen (a row for each check, a column for each number of players), and the faults."""
    heads = [speech.say(key) for key in ("check-players", "check-games", "check-decisions", "check-faults")]
    rows = [(game.players, report.games, report.decisions, len(report.faults)) for game, report in reports]
    put_table(heads, [[Figure(speech.number(value)) for value in row] for row in rows])
    names = list(dict.fromkeys(name for _, report in reports for name in report.counts))
    columns = [speech.say("check-seats", players=game.players) for game, _ in reports]
    seen = [[_name(speech, name), *(_figure(speech, report, name) for _, report in reports)] for name in names]
    put_table((speech.say("check-seen"), *columns), seen)
    for game, report in reports:
        for fault in report.faults:
            put(one_line(f"{speech.say('check-seats', players=game.players)}: {fault}"))


def _name(speech: Speech, name: str) -> str:
    """What was counted, in words; a phase and a language by their own names."""
    if name.startswith(PHASE):
        return speech.say("check-phase", text=name.removeprefix(PHASE))
    if name.startswith(WORDS):
        return speech.say("check-words", text=name.removeprefix(WORDS))
    return speech.say(SEEN[name]) if name in SEEN else name


def _figure(speech: Speech, report: Report, name: str) -> Figure:
    """How often; nothing where it cannot happen."""
    count = report.counts.get(name)
    if count is None:
        return Figure("–")
    return Figure(speech.number(count) if count else speech.say("check-never"))
