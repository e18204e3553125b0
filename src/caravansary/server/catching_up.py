"""A table as the store has it now, for people who were told something earlier: after another server has written, or after a
decision here that could not be saved.

Nobody is told anything but what has changed for them: of sealed choices that were made, or taken back, elsewhere nothing can be
seen here either.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caravansary.server import bench, company
from caravansary.server.publishing import publish
from caravansary.server.snapshot import game_event
from caravansary.server.store import Move, Record
from caravansary.server.stored import build
from caravansary.server.viewer import Seen

if TYPE_CHECKING:
    from caravansary.server.table import Table


def catch_up(table: "Table", record: Record) -> None:
    """With the table to oneself, and without waiting for anything."""
    table.version = record.version
    table.store.tally.reloads += 1
    common = _common(table, record)
    grown = common == len(table.moves)
    deciders = _deciders(table.moves[common:], record.moves[common:])
    anew = table.doubtful or not grown
    table.doubtful = True  # until all of this is done
    if anew:
        table.match = build(record, common)
    _take_what_is_beside(table, record)
    events = [
        (ply, event)
        for ply, move in enumerate(record.moves[common:], common)
        for event in table.match.take(table.match.game.string_to_action(move.action), move.seat)
    ]
    if grown:
        publish(table, common, events, deciders)
    else:
        undone = {
            seat: viewer.correct(
                common, [Seen(0, at, game_event(event)) for at, event in events if event.seen_by(seat)]
            )
            for seat, viewer in table.viewers.items()
        }
        publish(table, common, actors=deciders, undone=undone)
    table.doubtful = False
    company.tell(table)


def _common(table: "Table", record: Record) -> int:
    """How many entries the log begins with that were told already."""
    pairs = enumerate(zip(table.moves, record.moves, strict=False))
    return next((ply for ply, (told, now) in pairs if told != now), min(len(table.moves), len(record.moves)))


def _deciders(told: Sequence[Move], now: Sequence[Move]) -> set[int]:
    """The seats whose own decisions are others than were told: they are asked anew, be it in the same words. Whose are the same,
    and only stand elsewhere because somebody took back a sealed choice, must notice nothing."""
    seats = {move.seat for move in (*told, *now)}
    return {seat for seat in seats if _of(seat, told) != _of(seat, now)}


def _of(seat: int, moves: Sequence[Move]) -> list[str]:
    return [move.action for move in moves if move.seat == seat]


def _take_what_is_beside(table: "Table", record: Record) -> None:
    """Names, who was there, hints and failures of bots."""
    company.take_header(table, record.header)
    table.shared = table.shared or record.shared
    table.arrived |= set(record.arrived)
    table.next = record.next
    new = bench.asides(record.hints, record.header)
    for known in table.asides:
        if known in new:
            new.remove(known)
    table.asides += new
    for viewer in table.viewers.values():
        viewer.untold += [aside.event for aside in new]
