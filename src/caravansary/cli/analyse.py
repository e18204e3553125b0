"""``caravansary analyse``: every decision of a match, or one of a position, judged by a search."""

from collections import Counter
from typing import Annotated, NamedTuple

import typer

from caravansary.analysis.judging import Judgement, Option, Step, judge, steps
from caravansary.analysis.timeline import Moment, Timeline
from caravansary.arena.speech import Speech
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import Data, Json, Language, Options, Seed
from caravansary.cli.output import Figure, printable, put, put_json, put_table
from caravansary.cli.progress import Bar
from caravansary.cli.reading import is_log, naming, read_player, read_position, read_record, read_text, read_thinking
from caravansary.engine.contract import Game, State
from caravansary.engine.messages import Message, Plain
from caravansary.engine.rng import Rng
from caravansary.players import PLAYERS, Seen, Thought
from caravansary.players.budget import Think
from caravansary.players.why import why
from caravansary.words import say

SHOWN = 8  # actions of one decision
SLIGHT = 0.02  # a loss that nobody would notice, as on the page
THINK = "200ms"


def analyse(
    what: Annotated[str, typer.Argument()],
    think: Annotated[str | None, typer.Option(show_default=THINK)] = None,
    ply: Annotated[int | None, typer.Option(min=1)] = None,
    by: Annotated[str | None, typer.Option()] = None,
    seed: Seed = 0,
    language: Language = "en",
    option: Options = None,
    data: Data = None,
    as_json: Json = False,
) -> None:
    """Say for each decision what else there was, what it would have been worth, and what was given away.

    A decision is judged by what its seat knew when it was made.
    """
    if by is not None:
        if think is not None:
            raise BadInput("cli-think-by")
        read_player(by)  # raises with the names there are
    budget = read_thinking(THINK if think is None else think)
    inline = what.lstrip().startswith("{")
    text, where = (what, "POSITION") if inline else (read_text(what), what)
    if not is_log(text):
        if ply is not None:
            raise BadInput("cli-ply-position")
        state = read_position(text, where, option, data)
        voice = Voice(Speech(language), [""] * state.game.players)
        if by is None:
            _position(state, where, budget, seed, voice, as_json)
        else:
            _ask(by, state, _pending(state, where), seed, voice, as_json)
        return
    if option or data:
        raise BadInput("cli-log-options", text=where)
    with naming(where):
        match = read_record(text, where).replay()
    timeline = Timeline(match.game, match.entries)
    voice = Voice(Speech(language), [printable(name) for name in match.names])
    if by is not None:
        if ply is None:
            raise BadInput("cli-by-ply")
        here = _numbers(timeline, ply)
        seats = [timeline.moments[number].seat for number in here]
        _ask(by, timeline.before(here[0]), seats, seed, voice, as_json)
    elif ply is None:
        _match(timeline, budget, seed, voice, as_json)
    else:
        _moment(timeline, ply, budget, seed, voice, as_json)


class Voice(NamedTuple):
    """Who tells it: in a language, with the names of the seats; an empty one is none."""

    speech: Speech
    names: list[str]

    def say(self, message: Message) -> str:
        """What a game says, or anything about a seat."""
        return say(message, self.speech.language, self.names)

    def name(self, seat: int) -> str:
        """A seat as the beginning of a line."""
        return self.names[seat] or self.speech.say("house-seat-name", number=seat + 1)

    def points(self, points: list[float], digits: int = 0) -> str:
        return " : ".join(self.speech.number(worth, digits) for worth in points)

    def figure(self, rate: float, digits: int = 0) -> Figure:
        """A part of the whole, for a table."""
        return Figure(self.speech.percent(rate, digits))

    def line(self, steps: list[Step]) -> str:
        """How things are expected to go on."""
        told = " / ".join(f"{self.name(step.seat)}: {self.say(step.say)}" for step in steps)
        return f"{self.speech.say('analysis-main-line')}: {told}"


# --- what a player would do


def _ask(by: str, state: State, seats: list[int], seed: int, voice: Voice, as_json: bool) -> None:
    """Tell what a player would do on each of these seats, and why. It learns no more than the seat it decides for."""
    found: list[Plain] = []
    for seat in seats:
        seen, player = Seen(state, seat, Rng(seed, f"analysis/{seat}")), read_player(by)
        action = player.choose(seen)
        thought = why(player, seen, action)
        line, text = steps(seen.imagine(), seat, thought.line), state.game.action_to_string(action)
        points = [round(worth, 2) for worth in thought.points]
        found.append({"seat": seat, "by": by, "action": text, "points": points, "line": _line(state.game, line)})
        if not as_json:
            takes = voice.speech.say("analyse-takes", bot=f"@bot-{by}" if by in PLAYERS else by, text=text)
            put(f"{voice.name(seat)}: {takes} {_reason(thought, line, len(seen.legal), voice)}")
    if as_json:
        _put_plain(state.game, found)


def _reason(thought: Thought, line: list[Step], choices: int, voice: Voice) -> str:
    """What a player expects, and how it thinks things go on; nothing is expected of what was not tried anew."""
    if choices == 1:
        return voice.speech.say("analysis-forced")
    if not thought.points:
        return voice.line(line)
    return f"{voice.speech.say('analyse-why', points=voice.points(thought.points))} {voice.line(line)}"


# --- one decision


def _position(state: State, where: str, think: Think, seed: int, voice: Voice, as_json: bool) -> None:
    found: list[Plain] = []
    for seat in _pending(state, where):
        judgement = judge(state, seat, think, Rng(seed, f"analysis/{seat}"))
        found.append({"seat": seat, **as_plain(state.game, judgement)})
        if not as_json:
            _put_judgement(state, judgement, voice)
    if as_json:
        _put_plain(state.game, found)


def _moment(timeline: Timeline, ply: int, think: Think, seed: int, voice: Voice, as_json: bool) -> None:
    found: list[Plain] = []
    for number in _numbers(timeline, ply):
        moment = timeline.moments[number]
        judgement = timeline.judged(number, think, seed)
        found.append(_decision(timeline.game, moment, judgement))
        if as_json:
            continue
        if judgement is None:
            put(f"{voice.name(moment.seat)}: {voice.speech.say('analysis-forced')}")
        else:
            _put_judgement(timeline.before(number), judgement, voice)
    if as_json:
        _put_plain(timeline.game, found)


def _pending(state: State, where: str) -> list[int]:
    """The seats that owe a decision in a position."""
    seats = state.pending()
    if not seats:
        raise BadInput("cli-nobody-owes", text=where)
    return seats


def _numbers(timeline: Timeline, ply: int) -> list[int]:
    """The moments at which an entry of the log is decided, or is still owed, behind the last one."""
    if not timeline.moments:
        raise BadInput("cli-nothing-decided")
    numbers = [number for number, moment in enumerate(timeline.moments) if entry(moment) == ply]
    if not numbers:
        near = min(map(entry, timeline.moments), key=lambda other: abs(other - ply))
        raise BadInput("cli-nobody-decides", text=str(ply), near=near, entries=len(timeline.entries))
    return numbers


def entry(moment: Moment) -> int:
    """The number of an entry of the log, counted from 1 as `caravansary replay` does."""
    return moment.ply + 1


def _put_judgement(state: State, judgement: Judgement, voice: Voice) -> None:
    seat, game, taken, speech = judgement.seat, state.game, judgement.taken, voice.speech
    put(f"{voice.name(seat)}: {voice.say(state.prompt(seat))}")
    shown = judgement.options[:SHOWN]
    if taken is not None and taken not in shown:
        shown = [*shown, taken]
    rows = [
        (
            speech.say("analysis-played") if option is taken else "",
            game.action_to_string(option.action),
            voice.say(state.explain(option.action, seat).message),
            voice.figure(option.chances[seat], 1),
            Figure(voice.points(option.points, 1)),
            Figure(speech.number(option.tries)),
        )
        for option in shown
    ]
    heads = ("analysis-action", "analyse-does", "analysis-wins", "analyse-points", "analyse-tries")
    put_table(("", *map(speech.say, heads)), rows)
    _put_reason(game, judgement.best, judgement.line, voice)
    if taken is not None and taken is not judgement.best:
        _put_reason(game, taken, judgement.taken_line, voice)
        put(_blame(judgement, speech))


def _put_reason(game: Game, option: Option, line: list[Step], voice: Voice) -> None:
    """Why an action is as good as it is: what the search expects of it, and how it thinks things go on."""
    points = voice.points(option.points)
    expects = voice.speech.say("analyse-expects", text=game.action_to_string(option.action), points=points)
    put(f"{expects} {voice.line(line)}")


def _blame(judgement: Judgement, speech: Speech) -> str:
    """What another action than the best gave away, as the page says it."""
    percent = speech.number(100 * judgement.loss, 1)
    if judgement.mark == "blunder":
        return speech.say("analysis-blunder-of", percent=percent)
    if judgement.mark == "mistake":
        return speech.say("analysis-mistake-of", percent=percent)
    return speech.say("analysis-as-good") if judgement.loss <= SLIGHT else speech.say("analysis-maybe", percent=percent)


# --- a whole match


def _match(timeline: Timeline, think: Think, seed: int, voice: Voice, as_json: bool) -> None:
    moments = timeline.moments
    if not moments:
        raise BadInput("cli-nothing-decided")
    judged: list[Judgement | None] = []
    with Bar(voice.speech.say("analysis-of", game=timeline.game.info.title), len(moments)) as bar:
        for number in range(len(moments)):
            judged.append(timeline.judged(number, think, seed))
            bar.reach(number + 1)
    sums = [_sums(judged, seat) for seat in range(timeline.game.players)]
    if as_json:
        decisions = [_decision(timeline.game, *pair) for pair in zip(moments, judged, strict=True)]
        names = [name or f"seat {seat}" for seat, name in enumerate(voice.names)]  # the same in every language
        seats = [{"name": name, **own._asdict()} for name, own in zip(names, sums, strict=True)]
        _put_plain(timeline.game, decisions, options=timeline.game.options, seed=seed, seats=seats)
        return
    _put_decisions(timeline, judged, voice)
    count = voice.speech.number
    rows = [
        (
            voice.name(seat),
            Figure(count(own.decisions)),
            voice.figure(own.mean_loss, 1),
            Figure(count(own.mistakes)),
            Figure(count(own.blunders)),
        )
        for seat, own in enumerate(sums)
    ]
    heads = ("analyse-who", "analysis-decisions", "analyse-mean-loss", "analyse-mistakes", "analyse-blunders")
    put_table([*map(voice.speech.say, heads)], rows)


def _put_decisions(timeline: Timeline, judged: list[Judgement | None], voice: Voice) -> None:
    text, speech = timeline.game.action_to_string, voice.speech
    marks = {"": "", "mistake": speech.say("analysis-mistake"), "blunder": speech.say("analysis-blunder")}
    still_open = speech.say("analysis-open").rstrip(".")
    rows = [
        (
            Figure(entry(moment)),  # as it is given to --ply, which knows no thousands
            voice.name(moment.seat),
            still_open if moment.action is None else text(moment.action),
            text(found.best.action),
            *map(voice.figure, found.best.chances),
            voice.figure(found.loss),
            marks[found.mark],
        )
        for moment, found in zip(timeline.moments, judged, strict=True)
        if found is not None
    ]
    heads = map(speech.say, ("analyse-ply", "analyse-who", "analysis-action", "analyse-best"))
    wins = (voice.say(Message("analyse-wins-of", {"seat": seat})) for seat in range(timeline.game.players))
    put_table((*heads, *wins, speech.say("analyse-loss"), ""), rows)
    if len(rows) < len(judged):
        put(speech.say("analyse-left-out", count=len(judged) - len(rows)))


class Sums(NamedTuple):
    """What a seat gave away in all its decisions that left a choice."""

    decisions: int
    mean_loss: float
    mistakes: int
    blunders: int


def _sums(judged: list[Judgement | None], seat: int) -> Sums:
    own = [found for found in judged if found is not None and found.seat == seat and found.taken is not None]
    marks = Counter(found.mark for found in own)
    mean = round(sum(found.loss for found in own) / max(1, len(own)), 4)
    return Sums(len(own), mean, marks["mistake"], marks["blunder"])


# --- as plain data


def _put_plain(game: Game, decisions: list[Plain], **more: object) -> None:
    """One object, however many decisions there are."""
    put_json({"game": game.info.name, "players": game.players, **more, "decisions": decisions})


def _decision(game: Game, moment: Moment, judgement: Judgement | None) -> Plain:
    taken = None if moment.action is None else game.action_to_string(moment.action)
    found: Plain = {"ply": entry(moment), "seat": moment.seat, "action": taken, "forced": moment.forced}
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


def _line(game: Game, line: list[Step]) -> list[list[int | str]]:
    return [[step.seat, game.action_to_string(step.action)] for step in line]
