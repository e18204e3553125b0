"""``caravansary show``, ``replay`` and ``verify``: what is in a file, drawn, told, and proved."""

from collections.abc import Iterator
from typing import Annotated

import typer

from caravansary.cli.options import Data, Language, LogFile, Options
from caravansary.cli.output import one_line, printable, put
from caravansary.cli.reading import BadInput, is_log, naming, read_position, read_record, read_text
from caravansary.engine.contract import State
from caravansary.engine.match import Match
from caravansary.engine.messages import Event, Message


def show(
    what: Annotated[str, typer.Argument(metavar="POSITION|FILE", help="A position in JSON, its file, or a match log.")],
    seat: Annotated[int | None, typer.Option(help="Whose view, from 0; a spectator's if not given.")] = None,
    ply: Annotated[int | None, typer.Option(min=0, help="After so many entries of the log; all if not given.")] = None,
    language: Language = "en",
    option: Options = None,
    data: Data = None,
) -> None:
    """Draw a position, or a match at some moment, as a seat or a spectator sees it."""
    state = _state(what, ply, option, data)
    if seat is not None and not 0 <= seat < state.game.players:
        raise BadInput(f"--seat {seat}: must be a seat from 0 to {state.game.players - 1}")
    put(state.game.draw(state.view(seat)))
    if seat is not None and seat in state.pending():
        from caravansary.words import say

        put("")
        put(say(state.prompt(seat), language))


def replay(
    file: LogFile,
    language: Language = "en",
    start: Annotated[int, typer.Option("--from", min=1, help="The first entry to tell.")] = 1,
) -> None:
    """Tell a match from its log, as a spectator saw it, and the scores line by line."""
    from caravansary.words import say_event

    match = _match(file)
    if start > max(1, match.ply):
        raise BadInput(f"--from {start}: the match has {match.ply} entries")
    names = [printable(name) for name in match.names]
    for number, events in _told(match):
        for at, event in enumerate(events if number >= start else []):
            put(f"{number if at == 0 else '':>5}  {say_event(event, language, names)}")
    put("")
    _put_scores(match, names, language)


def verify(
    file: LogFile,
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help="What was shown before the match.")] = None,
) -> None:
    """Compute every draw of a finished match again. Ends with code 1 if one is wrong or nothing can be proved."""
    from caravansary.engine.verify import verify as prove

    record = read_record(read_text(file), file)
    found = prove(record, commitment)
    if not found.fair:
        put(one_line(f"no: line {found.line}: {found.problem}"))
        raise typer.Exit(1)
    put(f"yes: {found.draws} draws computed again, each is the one its committed seed gives")
    if record.given.entries:
        source = f"the match with the commitment {record.given.source}" if record.given.source else "another match"
        put(f"The first {record.given.entries} entries are given, not drawn: they were taken over from {source}.")
    if not any(record.nonces):
        put("No seat added a nonce: nothing was changed after the commitment, but the seed was the house's own choice.")


def _state(what: str, ply: int | None, option: list[str] | None, data: str | None) -> State:
    inline = what.lstrip().startswith("{")
    text, where = (what, "POSITION") if inline else (read_text(what), what)
    if is_log(text):
        if option or data:
            raise BadInput(f"{where}: a log has its own options and data; --option and --data are for positions")
        with naming(where):
            return _at(read_record(text, where).replay(), ply)
    if ply is not None:
        raise BadInput("--ply: is for the log of a match, not for a position")
    return read_position(text, where, option, data)


def _at(match: Match, ply: int | None) -> State:
    if ply is None:
        return match.state
    if ply > match.ply:
        raise BadInput(f"--ply {ply}: the match has {match.ply} entries")
    state = match.game.new_initial_state()
    for entry in match.entries[:ply]:
        state.apply_action(entry.action, entry.seat)
    return state


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
    from caravansary.words import say, say_line

    state = match.state
    if not state.is_terminal():
        put(f"(not over after {match.ply} entries)")
    places, scores, sheets = state.places(), state.scores(), state.breakdown()
    for seat in sorted(range(match.game.players), key=lambda seat: places[seat]):
        name = names[seat] or say(Message("house-seat-name", {"number": seat + 1}), language)
        put(f"{places[seat]}. {name}: {scores[seat]}")
        for line in sheets[seat]:
            put(f"{line.points:>8}  {say_line(line, language)}")
