"""``caravansary analyse``: every decision of a match, or one of a position, judged by a search."""

from collections import Counter
from typing import Annotated

import typer

from caravansary.analysis.course import Course, Moment
from caravansary.analysis.judging import Judgement, Option, Step, Think, judge, read_think, steps
from caravansary.cli.options import Data, Json, Language, Options, Seed
from caravansary.cli.output import Figure, printable, put, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import BadInput, is_log, naming, read_position, read_record, read_text
from caravansary.engine.contract import Game, State
from caravansary.engine.messages import Plain
from caravansary.engine.rng import Rng
from caravansary.players import Seen, make_player
from caravansary.words import say

SHOWN = 8  # actions of one decision


def analyse(
    what: Annotated[
        str, typer.Argument(metavar="FILE|POSITION", help="The log of a match, or a position in JSON; - reads stdin.")
    ],
    think: Annotated[
        str, typer.Option(metavar="200ms|500", help="A time or a number of rounds for each decision.")
    ] = "200ms",
    ply: Annotated[int | None, typer.Option(min=0, help="Only the decision made after so many entries.")] = None,
    by: Annotated[
        str | None, typer.Option(metavar="PLAYER", help="Ask a player or level instead: what it would do, and why.")
    ] = None,
    seed: Seed = 0,
    language: Language = "en",
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Say for each decision what else there was, what it would have been worth, and what was given away.

    A decision is judged by what its seat knew when it was made.
    """
    patience = read_think(think)
    asked = None if by is None else Asked(by, seed, language, as_json)
    inline = what.lstrip().startswith("{")
    text, where = (what, "POSITION") if inline else (read_text(what), what)
    if not is_log(text):
        if ply is not None:
            raise BadInput("--ply: is for the log of a match, not for a position")
        state = read_position(text, where, option, data)
        if asked is None:
            _position(state, where, patience, seed, language, as_json)
        else:
            asked.answer(state, state.pending(), [f"seat {seat}" for seat in range(state.game.players)], where)
        return
    if option or data:
        raise BadInput(f"{where}: a log has its own options and data; --option and --data are for positions")
    with naming(where):
        match = read_record(text, where).replay()
    course = Course(match.game, match.entries)
    names = [printable(name) or f"seat {seat}" for seat, name in enumerate(match.names)]
    if asked is not None:
        if ply is None:
            raise BadInput("--by: is for one decision; name it with --ply")
        here = [number for number, moment in enumerate(course.moments) if moment.ply == ply]
        seats = [course.moments[number].seat for number in here]
        asked.answer(course.before(here[0]) if here else match.state, seats, names, f"--ply {ply}")
    elif ply is None:
        _match(course, names, patience, seed, as_json)
    else:
        _moment(course, ply, names, patience, seed, language, as_json)


# --- what a player would do


class Asked:
    """A player who is asked for its reasons; it learns no more than the seat it decides for."""

    def __init__(self, by: str, seed: int, language: str, as_json: bool) -> None:
        self.by = by
        self.seed = seed
        self.language = language
        self.as_json = as_json
        make_player(by)  # raises with the names there are

    def answer(self, state: State, seats: list[int], names: list[str], where: str) -> None:
        """Tell what the player would do on each of these seats, and why."""
        if not seats:
            raise BadInput(f"{where}: nobody owes a decision there")
        for seat in seats:
            seen, player = Seen(state, seat, Rng(self.seed, f"analysis/{seat}")), make_player(self.by)
            action = player.choose(seen)
            line = steps(seen.imagine(), seat, player.thought.line if player.thought else [action])
            text, points = state.game.action_to_string(action), player.thought.points if player.thought else []
            if self.as_json:
                expected = [round(worth, 2) for worth in points]
                put_json(
                    {"seat": seat, "by": self.by, "action": text, "points": expected, "line": _line(state.game, line)}
                )
            else:
                put(f"{names[seat]}: {self.by} takes {text}: {reason(points, line, names, self.language)}")


# --- one decision


def _position(state: State, where: str, think: Think, seed: int, language: str, as_json: bool) -> None:
    seats = state.pending()
    if not seats:
        raise BadInput(f"{where}: nobody owes a decision in this position")
    found = []
    for seat in seats:
        judgement = judge(state, seat, think, Rng(seed, f"analysis/{seat}"))
        found.append({"seat": seat, **as_plain(state.game, judgement)})
        if not as_json:
            _put_judgement(state, judgement, [f"seat {number}" for number in range(state.game.players)], language)
    if as_json:
        put_json({"game": state.game.info.name, "players": state.game.players, "decisions": found})


def _moment(course: Course, ply: int, names: list[str], think: Think, seed: int, language: str, as_json: bool) -> None:
    numbers = [number for number, moment in enumerate(course.moments) if moment.ply == ply]
    if not numbers:
        raise BadInput(f"--ply {ply}: no seat decides there; the match has {len(course.entries)} entries")
    for number in numbers:
        moment = course.moments[number]
        judgement = course.judged(number, think, seed)
        if as_json:
            put_json(_decision(course.game, moment, judgement))
        elif judgement is None:
            put(f"{names[moment.seat]} had no choice at ply {ply}")
        else:
            _put_judgement(course.before(number), judgement, names, language)


def _put_judgement(state: State, judgement: Judgement, names: list[str], language: str) -> None:
    seat, game, taken = judgement.seat, state.game, judgement.taken
    put(f"{names[seat]}: {say(state.prompt(seat), language, names)}")
    shown = judgement.options[:SHOWN]
    if taken is not None and taken not in shown:
        shown = [*shown, taken]
    rows = [
        (
            "taken" if option is taken else "",
            game.action_to_string(option.action),
            say(state.explain(option.action, seat).message, language, names),
            percent(option.chances[seat]),
            Figure(" : ".join(f"{points:.1f}" for points in option.points)),
            option.tries,
        )
        for option in shown
    ]
    put_table(("", "action", "what it does", "wins", "expected points", "tries"), rows)
    put(why(judgement.best, judgement.line, names, language))
    if taken is not None and taken is not judgement.best:
        put(f"taken: {why(taken, judgement.taken_line, names, language)}")
        put(f"loss {judgement.loss:.1%}{f', a {judgement.mark}' if judgement.mark else ''}")


def why(option: Option, line: list[Step], names: list[str], language: str) -> str:
    """The reason for an action in one line: what it expects, and how it thinks things go on."""
    return reason(option.points, line, names, language)


def reason(points: list[float], line: list[Step], names: list[str], language: str) -> str:
    """The same from plain figures; nothing is expected where there was no choice."""
    expected = f"expects {':'.join(f'{worth:.0f}' for worth in points)}" if points else "no choice"
    told = " / ".join(f"{names[step.seat]}: {say(step.say, language, names)}" for step in line)
    return f"{expected}; main line: {told}"


def _line(game: Game, line: list[Step]) -> list[list[int | str]]:
    return [[step.seat, game.action_to_string(step.action)] for step in line]


# --- a whole match


def _match(course: Course, names: list[str], think: Think, seed: int, as_json: bool) -> None:
    moments = course.moments
    if not moments:
        raise BadInput("nobody has decided anything in this match")
    judged: list[Judgement | None] = []
    with Bar(f"{course.game.info.title}, {len(moments)} decisions", len(moments)) as bar:
        for number in range(len(moments)):
            judged.append(course.judged(number, think, seed))
            bar.reach(number + 1)
    if as_json:
        decisions = [_decision(course.game, *pair) for pair in zip(moments, judged, strict=True)]
        seats = [{"name": name, **_sums(judged, seat)} for seat, name in enumerate(names)]
        game = course.game
        head = {"game": game.info.name, "players": game.players, "options": game.options, "seed": seed}
        put_json({**head, "seats": seats, "decisions": decisions})
        return
    _put_decisions(course, names, judged)
    rows = [(name, *_sums(judged, seat).values()) for seat, name in enumerate(names)]
    put_table(("seat", "decisions", "lost on average", "mistakes", "blunders"), rows)


def _put_decisions(course: Course, names: list[str], judged: list[Judgement | None]) -> None:
    text = course.game.action_to_string
    rows = [
        (
            moment.ply,
            names[moment.seat],
            "(open)" if moment.action is None else text(moment.action),
            text(found.best.action),
            *(percent(chance) for chance in found.best.chances),
            percent(found.loss),
            found.mark,
        )
        for moment, found in zip(course.moments, judged, strict=True)
        if found is not None
    ]
    put_table(("ply", "who", "action", "best", *(f"{name} wins" for name in names), "loss", ""), rows)
    put(f"{len(judged) - len(rows)} decisions that left no choice are not listed.")


def _sums(judged: list[Judgement | None], seat: int) -> dict[str, int | float]:
    own = [found for found in judged if found is not None and found.seat == seat and found.taken is not None]
    marks = Counter(found.mark for found in own)
    return {
        "decisions": len(own),
        "mean_loss": round(sum(found.loss for found in own) / max(1, len(own)), 4),
        "mistakes": marks["mistake"],
        "blunders": marks["blunder"],
    }


# --- as plain data


def _decision(game: Game, moment: Moment, judgement: Judgement | None) -> Plain:
    taken = None if moment.action is None else game.action_to_string(moment.action)
    found: Plain = {"ply": moment.ply, "seat": moment.seat, "action": taken, "forced": moment.forced}
    return found if judgement is None else {**found, **as_plain(game, judgement)}


def as_plain(game: Game, judgement: Judgement) -> Plain:
    """A judgement for other programs; actions by their texts."""
    return {
        "rounds": judgement.rounds,
        "chances": _rounded(judgement.best.chances),
        "options": [_option(game, option) for option in judgement.options],
        "line": _line(game, judgement.line),
        "loss": round(judgement.loss, 4),
        "mark": judgement.mark,
    }


def _option(game: Game, option: Option) -> Plain:
    return {
        "action": game.action_to_string(option.action),
        "tries": option.tries,
        "chances": _rounded(option.chances),
        "points": _rounded(option.points),
        "doubt": round(option.doubt, 4),
    }


def _rounded(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def percent(chance: float) -> Figure:
    return Figure(f"{chance:.0%}")
