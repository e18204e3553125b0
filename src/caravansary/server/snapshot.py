"""What one viewer is shown: everything that seat may know, nothing that depends on anything else.

`None` is the spectator. Two matches that differ only in what a viewer cannot know must give it the same bytes.
"""

import json
import logging
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from caravansary.engine import log
from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.match import Entry, Match
from caravansary.engine.messages import Event, Message, Plain, Say
from caravansary.engine.messages import Verdict as EngineVerdict
from caravansary.server.messages import Choice, GameEvent, Msg, Over, ScoreLine, SeatSpec, Section, Snapshot, Verdict
from caravansary.words import LANGUAGES, say

journal = logging.getLogger(__name__)


def snapshot(match: Match, seats: Sequence[SeatSpec], viewer: int | None) -> Snapshot:
    """How the table stands for a viewer, and what its seat may do."""
    state = match.state
    pending = state.pending()
    owes = viewer is not None and viewer in pending
    return Snapshot(
        view=state.view(viewer),
        pending=pending,
        prompt=msg(state.prompt(viewer)) if viewer is not None and owes else None,
        choices=choices(state, viewer) if viewer is not None and owes else [],
        can_undo=viewer is not None and match.can_undo(viewer),
        scores=state.scores() if state.scores_open() else [],
        breakdown=sheets(state) if state.scores_open() else [],
        over=over(match),
        thinking=[seat for seat in pending if seats[seat].kind == "bot"],
    )


class Wish(NamedTuple):
    """What a page wants besides views: the table drawn in text, because it has no board for the game, or told in words."""

    draws: bool = False
    tells: bool = False


NOTHING_MORE: Final = Wish()


def wish(game: Game, boards: Sequence[str] | None, tells: bool) -> Wish:
    """What a page with these boards wants of a game; one that does not say which it has gets nothing drawn."""
    return Wish(boards is not None and game.info.name not in boards, tells)


def furnished(now: Snapshot, game: Game, seats: Sequence[SeatSpec], wish: Wish) -> Snapshot:
    """A snapshot with all that a page wants. It comes from the view and the choices alone, so it tells nothing more."""
    now = drawn(now, game, seats) if wish.draws else now
    return told(now, game) if wish.tells else now


def told(now: Snapshot, game: Game) -> Snapshot:
    """The same with its view told in words."""
    telling = game.telling
    if telling is None:
        return msgspec.structs.replace(now, told=[])
    try:
        brought = [[msg(message) for message in telling.brings(now.view, choice.action)] for choice in now.choices]
    except Exception:  # as with a drawing
        journal.exception("%s: a view could not be told", game.info.name)
        return msgspec.structs.replace(now, told=[])
    choices = [
        msgspec.structs.replace(choice, brings=brings) for choice, brings in zip(now.choices, brought, strict=True)
    ]
    return msgspec.structs.replace(now, told=sections(game, now.view), choices=choices)


def sections(game: Game, view: Plain) -> list[Section]:
    """A view told in words; nothing of a game that does not tell its table."""
    try:
        return [
            Section(part, msg(heading), [[msg(message) for message in line] for line in lines])
            for part, heading, lines in (game.telling.sections(view) if game.telling is not None else ())
        ]
    except Exception:  # a game may come from elsewhere: without this it can still be played
        journal.exception("%s: a view could not be told", game.info.name)
        return []


def drawn(now: Snapshot, game: Game, seats: Sequence[SeatSpec]) -> Snapshot:
    """The same with its view drawn in text, in every language. Nothing but the view is drawn, so it tells nothing more."""
    names = [spec.name for spec in seats]
    try:
        drawing = {language: game.draw(now.view, _saying(language, names)) for language in LANGUAGES}
    except NotImplementedError:
        return now  # a game that does not draw
    except Exception:  # a game may come from elsewhere: without its drawing it can still be played
        journal.exception("%s: a view could not be drawn", game.info.name)
        return now
    return msgspec.structs.replace(now, drawing=drawing)


def _saying(language: str, names: Sequence[str]) -> Say:
    """Messages in the words of a language; one without words is its key, which is ugly enough to be noticed."""

    def said(message: Message) -> str:
        try:
            return say(message, language, names)
        except (KeyError, ValueError):
            return message.key

    return said


def sheets(state: State) -> list[list[ScoreLine]]:
    """The score sheets of all seats."""
    return [
        [ScoreLine(line.key, line.points, list(line.rules), line.args) for line in sheet] for sheet in state.breakdown()
    ]


def choices(state: State, seat: int) -> list[Choice]:
    """The legal actions of a seat, with what each will do."""
    found = []
    telling = state.game.telling
    for action in state.legal_actions(seat):
        verdict, text = state.explain(action, seat), state.game.action_to_string(action)
        letter = telling.letter(text) if telling is not None else ""
        found.append(Choice(text, list(verdict.rules), msg(verdict.message), letter))
    return found


def over(match: Match) -> Over | None:
    """How it ended; the seed is public from then on."""
    state = match.state
    if not state.is_terminal():
        return None
    seed = match.chance.seed.hex() if match.chance is not None else ""
    return Over(state.end_reason(), state.ended_by(), state.places(), state.winners(), seed)


def msg(message: Message) -> Msg:
    return Msg(message.key, message.args)


def verdict(said: EngineVerdict) -> Verdict:
    return Verdict(list(said.rules), said.key, said.args)


def game_event(event: Event) -> GameEvent:
    return GameEvent(event.key, event.args, event.seat)


def public_log(match: Match, entries: Sequence[Entry]) -> str:
    """The log as everybody may read it, of the entries that are saved: before the match is over only what lies open.

    Of a game whose secrets outlast a sealed round (hidden cards, goods behind a screen) that is the head alone. Otherwise
    choices that are still sealed are left out. Of a revealed group it stays secret in which order they were made, so they are
    sorted: such a log can be read, but only the complete one can be replayed.
    """
    shown = _open_entries(entries) if match.game.open_log else []
    lines = [log.head(match)] + [_line(match, entry) for entry in shown]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _open_entries(entries: Sequence[Entry]) -> list[Entry]:
    shown: list[Entry] = []
    sealed: list[Entry] = []
    for entry in entries:
        if not entry.sealed:
            shown.append(entry)
            continue
        sealed.append(entry)
        if entry.revealed:
            shown += sorted(sealed, key=lambda made: (made.seat, made.action))
            sealed = []
    return shown


def _line(match: Match, entry: Entry) -> dict[str, object]:
    line: dict[str, object] = {
        "by": "chance" if entry.seat == CHANCE else entry.seat,
        "action": match.game.action_to_string(entry.action),
    }
    return {**line, "draw": [entry.stream, entry.counter]} if entry.seat == CHANCE else line
