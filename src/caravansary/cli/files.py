"""``caravansary show``, ``replay`` and ``verify``: what is in a file, drawn, told, and proved."""

from collections.abc import Iterator
from typing import Annotated

import typer

from caravansary.arena.speech import Speech
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import Data, Language, LogFile, Options
from caravansary.cli.output import one_line, printable, put
from caravansary.cli.reading import is_log, naming, read_position, read_record, read_text
from caravansary.engine.contract import State
from caravansary.engine.log import Record
from caravansary.engine.match import Match
from caravansary.engine.messages import Event, Message
from caravansary.engine.told import happened, told
from caravansary.engine.verify import Verification
from caravansary.engine.verify import verify as prove
from caravansary.words import say, say_event, say_line
from caravansary.words.telling import text


def show(
    what: Annotated[str, typer.Argument()],
    seat: Annotated[int | None, typer.Option()] = None,
    ply: Annotated[int | None, typer.Option(min=0)] = None,
    words: Annotated[bool, typer.Option("--words")] = False,
    language: Language = "en",
    option: Options = None,
    data: Data = None,
) -> None:
    """Draw a position, or a match at some moment, as a seat or a spectator sees it; or tell it in words."""
    state, match = _moment(what, ply, option, data)
    names = [] if match is None else match.names
    if seat is not None and not 0 <= seat < state.game.players:
        raise BadInput("cli-no-such-seat", text=str(seat), most=state.game.players - 1)
    if words and state.game.telling is not None:
        since = [] if match is None or seat is None else happened(match, seat)
        put(text(told(state, seat, since), language, names, seat))
        return
    put(state.game.draw(state.view(seat), lambda message: say(message, language)))
    if seat is not None and seat in state.pending():
        put("")
        put(say(state.prompt(seat), language, names, seat))


def replay(
    file: LogFile,
    language: Language = "en",
    start: Annotated[int, typer.Option("--from", min=1)] = 1,
) -> None:
    """Tell a match from its log, as a spectator saw it, and the scores line by line."""
    match = _match(file)
    if start > max(1, match.ply):
        raise BadInput("cli-no-such-entry", what="--from", text=str(start), entries=match.ply)
    names = [printable(name) for name in match.names]
    for number, events in _told(match):
        for at, event in enumerate(events if number >= start else []):
            put(f"{number if at == 0 else '':>5}  {say_event(event, language, names)}")
    put("")
    _put_scores(match, names, language)


def verify(
    file: LogFile,
    commitment: Annotated[str | None, typer.Option()] = None,
    source: Annotated[list[str] | None, typer.Option()] = None,
    language: Language = "en",
) -> None:
    """Compute every draw of a finished match again. Ends with code 1 if one is wrong or cannot be proved.

    A match that goes on from a moment of another has taken over its first draws. They are proved by the log of the other one.
    """
    names = [file, *(source or [])]
    records = [read_record(read_text(name), name) for name in names]
    for at, name in enumerate(names[1:]):
        if not records[at].given.entries:
            raise BadInput("cli-no-source", text=name, what=names[at])
    found = prove(records[0], commitment, records[1:])
    for line in _proof(found, names, records, Speech(language)):
        put(one_line(line))
    if not found.whole:
        raise typer.Exit(1)


def _proof(found: Verification, names: list[str], records: list[Record], speech: Speech) -> Iterator[str]:
    """Yes or no, what is proved and what is not, line by line."""
    computed = speech.say("files-computed", count=found.draws)
    if found.whole:
        yield speech.say("files-yes", what=computed)
        yield from _taken_over(names, records, speech)
        for at, record in enumerate(records):
            if not any(record.nonces):
                yield speech.say("files-no-nonce-of" if at else "files-no-nonce", text=names[at])
    if found.problem is not None:
        what = speech.say(found.problem.key, **found.problem.args)
        key = "files-line-of" if found.log else "files-line"
        yield speech.say(key, text=names[found.log], line=found.line, what=what)
    if found.given:
        yield _unproved(found, records, speech)
        if found.draws:
            yield speech.say("files-proved", what=computed)


def _taken_over(names: list[str], records: list[Record], speech: Speech) -> Iterator[str]:
    """Where the first entries of each log come from; the next one proves it."""
    for at, name in enumerate(names[1:]):
        given = records[at].given
        yield speech.say("files-taken-over", text=names[at], what=name, count=given.entries, source=given.source)


def _unproved(found: Verification, records: list[Record], speech: Speech) -> str:
    """How many draws nothing proves, and what would prove them: the log that the last one we have goes on from."""
    args = {"given": found.given, "draws": found.draws + found.given}
    if found.problem is not None:
        return speech.say("files-unproved", **args)
    given = records[-1].given
    if not given.source:
        return speech.say("files-unproved-unnamed", count=given.entries, **args)
    return speech.say("files-unproved-source", count=given.entries, source=given.source, **args)


def _moment(what: str, ply: int | None, option: list[str] | None, data: str | None) -> tuple[State, Match | None]:
    """The position; or that of a log at this moment, with the match up to there."""
    inline = what.lstrip().startswith("{")
    content, where = (what, "POSITION") if inline else (read_text(what), what)
    if is_log(content):
        if option or data:
            raise BadInput("cli-log-options", text=where)
        with naming(where):
            match = _at(read_record(content, where).replay(), ply)
            return match.state, match
    if ply is not None:
        raise BadInput("cli-ply-position")
    return read_position(content, where, option, data), None


def _at(match: Match, ply: int | None) -> Match:
    """The match up to so many entries; which of them were no decisions is found out as at an automatic table."""
    if ply is not None and ply > match.ply:
        raise BadInput("cli-no-such-entry", what="--ply", text=str(ply), entries=match.ply)
    moves = [(entry.seat, entry.action) for entry in match.entries[:ply]]
    return Match.replay(match.game, moves, None, names=match.names, automatic=True)


def _match(file: str) -> Match:
    with naming(file):
        return read_record(read_text(file), file).replay()


def _told(match: Match) -> Iterator[tuple[int, list[Event]]]:
    """Each entry's number, from 1, and what a spectator saw of it."""
    state = match.game.new_initial_state()
    state.recording = True
    for number, entry in enumerate(match.entries, start=1):
        state.apply_action(entry.action, entry.seat)
        yield number, state.events_for(None)


def _put_scores(match: Match, names: list[str], language: str) -> None:
    """Each seat's score sheet, the winners first."""
    state = match.state
    if not state.is_terminal():
        put(say(Message("files-not-over", {"count": match.ply}), language))
    places, scores, sheets = state.places(), state.scores(), state.breakdown()
    for seat in sorted(range(match.game.players), key=lambda seat: places[seat]):
        name = names[seat] or say(Message("house-seat-name", {"number": seat + 1}), language)
        put(f"{places[seat]}. {name}: {scores[seat]}")
        for line in sheets[seat]:
            put(f"{line.points:>8}  {say_line(line, language)}")
