"""The whole table as it is told to a seat: what is asked, what may be chosen, what has happened, how it stands."""

from collections.abc import Sequence
from typing import NamedTuple

from caravansary.engine.contract import Game, State
from caravansary.engine.match import Match
from caravansary.engine.messages import Event, Message, Plain, Verdict
from caravansary.engine.telling import Section


class Numbered(NamedTuple):
    """A choice by the key it is made with: a number from 1, or a letter that is always the same."""

    key: str
    action: int
    verdict: Verdict
    brings: list[Message]


class Told(NamedTuple):
    """In the order in which it is told. `question` is None for a seat that owes nothing, and for spectators."""

    question: Message | None
    choices: list[Numbered]
    since: list[Event]
    sections: list[Section]


def told(state: State, seat: int | None, since: Sequence[Event] = ()) -> Told:
    """The table as a seat (None: a spectator) is told it; `since` is what has happened (see `happened`)."""
    view = state.view(seat)
    asked = seat is not None and seat in state.pending()
    return Told(
        state.prompt(seat) if asked and seat is not None else None,
        numbered(state, seat, view) if asked and seat is not None else [],
        list(since),
        sections(state.game, view),
    )


def sections(game: Game, view: Plain) -> list[Section]:
    """A view in words; nothing from a game that does not tell its table."""
    return [] if game.telling is None else game.telling.sections(view)


def numbered(state: State, seat: int, view: Plain) -> list[Numbered]:
    """The choices of a seat: numbers in their order, what ends a step last."""
    game, telling = state.game, state.game.telling
    counted: list[Numbered] = []
    last: list[Numbered] = []
    for action in state.legal_actions(seat):
        text = game.action_to_string(action)
        letter = telling.letter(text) if telling is not None else ""
        brings = telling.brings(view, text) if telling is not None else []
        row = Numbered(letter or str(len(counted) + 1), action, state.explain(action, seat), brings)
        (last if letter else counted).append(row)
    return counted + last


def happened(match: Match, seat: int) -> list[Event]:
    """What a seat has seen since it last decided, that decision included. If it never did: that the table was laid out, which is
    said in one line, and all that came then."""
    decided = [ply for ply, entry in enumerate(match.entries) if entry.seat == seat and not entry.forced]
    state = match.game.new_initial_state()
    state.recording = True
    found: list[Event] = []
    for ply, entry in enumerate(match.entries):
        laid_out = not decided and lays_out(state)
        state.apply_action(entry.action, entry.seat)
        if laid_out:
            found = [Event("told-laid-out")]
        elif not decided or ply >= decided[-1]:
            found += state.events_for(seat)
    return found


def lays_out(state: State) -> bool:
    """Is the table still being laid out? Of a game that does not tell its table nobody knows."""
    telling = state.game.telling
    return telling is not None and telling.lays_out(state.phase_stack()[0])
