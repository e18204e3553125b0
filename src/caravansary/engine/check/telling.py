"""Checks of a table told in words: it is whole, comes from the view alone, stays while its question does, and no two choices
sound alike."""

import json

from caravansary.engine.check.copies import plain
from caravansary.engine.check.moves import offer
from caravansary.engine.check.report import demand
from caravansary.engine.check.saying import Saying
from caravansary.engine.contract import State
from caravansary.engine.messages import Message, Plain
from caravansary.engine.telling import DECLINE, FINISH, PARTS, Section
from caravansary.engine.told import numbered, sections


def tables(state: State, saying: Saying) -> int:
    """The table as every seat and a spectator are told it; answers how many were told."""
    if state.game.telling is None:
        return 0
    viewers = [*range(state.game.players), None]
    for viewer in viewers:
        _whole(state, viewer, saying)
    for seat in state.pending():
        _choices(state, seat, saying)
    for actor in state.pending():
        _stays(state, actor)
    return len(viewers)


def _whole(state: State, viewer: int | None, saying: Saying) -> None:
    view = state.view(viewer)
    told = sections(state.game, view)
    parts = [section.part for section in told]
    in_order = [part for part in PARTS for _ in range(parts.count(part))]
    demand(parts == in_order and set(parts) == set(PARTS), "telling", f"the parts are {parts}")
    for section in told:
        demand(bool(section.lines) and all(section.lines), "telling", f"nothing is told under {section.heading.key}")
        saying.messages(_said(section))
    again = sections(state.game, json.loads(plain(view)))
    demand(plain(told) == plain(again), "leaky-telling", "the view as plain data is told otherwise")


def _said(section: Section) -> list[Message]:
    return [section.heading, *(message for line in section.lines for message in line)]


def _stays(state: State, actor: int) -> None:
    """Whoever is still asked the same after somebody else has chosen in secret has the same choices under the same keys, and
    everything under the same headings."""
    others = [seat for seat in state.pending() if seat != actor]
    for action in offer(state, actor)[:: max(1, len(offer(state, actor)) - 1)] if others else []:
        after = state.clone()
        after.apply_action(action, actor)
        for seat in set(others) & set(after.pending()):
            if state.prompt(seat) == after.prompt(seat):
                before, now = _outline(state, seat), _outline(after, seat)
                demand(before == now, "telling", f"seat {seat} is still asked the same, but told otherwise: {now}")


def _outline(state: State, seat: int) -> str:
    """What somebody who listens finds again: numbered choices, and headings in their order."""
    view: Plain = state.view(seat)
    return plain([numbered(state, seat, view), [section.heading for section in sections(state.game, view)]])


def _choices(state: State, seat: int, saying: Saying) -> None:
    """Each has a key of its own and is told in words of its own."""
    rows = numbered(state, seat, state.view(seat))
    keys = [row.key for row in rows]
    demand(len(set(keys)) == len(keys), "telling", f"two choices have one key: {keys}")
    demand({key for key in keys if not key.isdigit()} <= {FINISH, DECLINE}, "telling", f"the keys are {keys}")
    heard: dict[str, int] = {}
    for row in rows:
        saying.messages(row.brings)
        text = plain([row.verdict.message, row.brings])
        other = heard.setdefault(text, row.action)
        both = [state.game.action_to_string(action) for action in (other, row.action)]
        demand(other == row.action, "telling", f"{both[0]!r} and {both[1]!r} are told alike")
