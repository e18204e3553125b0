"""A table as the store has it now, for people who were told something earlier: after another server has written, or after a
decision here that could not be saved.

Nobody is told anything but what has changed for them: of sealed choices that were made, or taken back, elsewhere nothing can be
seen here either.
"""

from typing import TYPE_CHECKING

from caravansary.server import bench, company
from caravansary.server.publishing import publish
from caravansary.server.snapshot import game_event
from caravansary.server.store import Record
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
    if not grown or table.doubtful:
        table.match = build(record, common)
    _take_what_is_beside(table, record)
    events = [
        (ply, event)
        for ply, move in enumerate(record.moves[common:], common)
        for event in table.match.take(table.match.game.string_to_action(move.action), move.seat)
    ]
    if grown:
        publish(table, common, events, {move.seat for move in record.moves[common:]})
    else:
        undone = {
            seat: viewer.correct(
                common, [Seen(0, at, game_event(event)) for at, event in events if event.seen_by(seat)]
            )
            for seat, viewer in table.viewers.items()
        }
        publish(table, common, undone=undone)
    table.doubtful = False
    company.tell(table)


def _common(table: "Table", record: Record) -> int:
    """How many entries the log begins with that were told already."""
    pairs = enumerate(zip(table.moves, record.moves, strict=False))
    return next((ply for ply, (told, now) in pairs if told != now), min(len(table.moves), len(record.moves)))


def _take_what_is_beside(table: "Table", record: Record) -> None:
    """Names, who was there, hints and failures of bots."""
    company.take_header(table, record.header)
    table.shared = table.shared or record.shared
    table.arrived |= set(record.arrived)
    table.next = record.next
    told = bench.asides(record.hints, record.header)
    for viewer in table.viewers.values():
        viewer.untold += [aside.event for aside in told[table.asides :]]
    table.asides = len(told)
