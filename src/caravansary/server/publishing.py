"""What everybody at a table is told when something has changed."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from caravansary.engine.messages import Event
from caravansary.server import bench, clock
from caravansary.server.messages import Snapshot, Update
from caravansary.server.snapshot import furnished, game_event, snapshot
from caravansary.server.standing import standing
from caravansary.server.stored import moves_of
from caravansary.server.viewer import NO_PLY, SAME, Correction, Seen, Viewer

if TYPE_CHECKING:
    from caravansary.server.table import Table

TOUCHED_EVERY: Final = 60  # seconds between two notes in the store that something happens at a table
NOTHING: Final[Mapping[int | None, Correction]] = {}


def publish(
    table: "Table",
    ply: int,
    events: Sequence[tuple[int, Event]] = (),
    actors: Collection[int] = (),
    undone: Mapping[int | None, Correction] = NOTHING,
) -> None:
    """Tell every viewer for whom something has changed, and nobody else: that a message comes at all would tell that another
    seat has made a sealed choice. Whoever acted always gets one, so that no decision can be made twice.

    `ply`: where the log is another than the one that was told; `events`: what happened, each with the ply it belongs to.
    """
    match = table.match
    table.saved = tuple(match.entries)
    table.moves[ply:] = moves_of(match, ply)
    bench.tell(table, ply)
    ended = not table.over and match.state.is_terminal()
    table.told = match.state.clone()
    table.over = match.state.is_terminal()
    table.standing = standing(match.state)
    for viewer in table.viewers.values():
        hints = viewer.due(match.state.is_sealed())
        seen = [Seen(0, NO_PLY, event) for event in hints]
        seen += [Seen(0, at, game_event(event)) for at, event in events if event.seen_by(viewer.seat)]
        now = snapshot(match, table.seats, viewer.seat)
        encoded = msgspec.json.encode(now)
        acted = viewer.seat in actors
        change = undone.get(viewer.seat, SAME)
        if not seen and not acted and change == SAME and encoded == viewer.shown:
            continue
        viewer.show(encoded, question(now), acted)
        viewer.past.extend(one._replace(seq=viewer.seq) for one in seen)
        _send(table, viewer, now, Correction(change.undone, [*change.again, *(one.event for one in seen)]))
        if viewer.seat is None:
            table.last_open_change = asyncio.get_running_loop().time()
            _touch(table, ended)
    table.changed.set()


def _send(table: "Table", viewer: Viewer, now: Snapshot, change: Correction) -> None:
    """To all pages that look through this viewer's eyes; encoded once for those that wish the same."""
    outboxes = [outbox for outbox in table.outboxes if viewer.seat in outbox.seats]
    for wished in {outbox.wish for outbox in outboxes}:
        shown = furnished(now, table.match.game, table.seats, wished)
        message = msgspec.json.encode(Update(viewer.seq, viewer.seat, list(change.again), shown, change.undone))
        for outbox in outboxes:
            if outbox.wish == wished:
                outbox.send(message)


def _touch(table: "Table", ended: bool) -> None:
    """Note that something happened. Only what spectators see counts, for a sealed choice must not be known by its time."""
    table.touched = clock.now()
    if ended or table.touched - table.touch_saved >= TOUCHED_EVERY:
        table.touch_saved = table.touched
        table.beside(table.store.note(table.id, touched=table.touched))


def remember(table: "Table", asides: Sequence["bench.Aside"]) -> None:
    """Fill the viewers' past and present from the log."""
    state = table.match.game.new_initial_state()
    state.recording = True
    for ply, entry in enumerate(table.match.entries):
        _remember_asides(table, [aside for aside in asides if aside.ply == ply], state.is_sealed())
        state.apply_action(entry.action, entry.seat)
        for viewer in table.viewers.values():
            viewer.past.extend(Seen(0, ply, game_event(event)) for event in state.events_for(viewer.seat))
    _remember_asides(table, [aside for aside in asides if aside.ply >= table.match.ply], state.is_sealed())
    for viewer in table.viewers.values():
        now = snapshot(table.match, table.seats, viewer.seat)
        viewer.shown, viewer.question = msgspec.json.encode(now), question(now)


def _remember_asides(table: "Table", asides: Sequence["bench.Aside"], sealed: bool) -> None:
    for viewer in table.viewers.values():
        viewer.untold += [aside.event for aside in asides]
        viewer.past.extend(Seen(0, NO_PLY, event) for event in viewer.due(sealed))


def question(now: Snapshot) -> bytes:
    """What somebody is asked."""
    return msgspec.json.encode((now.prompt, now.choices))
