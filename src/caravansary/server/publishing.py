"""What everybody at a table is told when something has changed."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from caravansary.engine.messages import Event
from caravansary.server import bench, clock
from caravansary.server.messages import Change, GameEvent, Told, Update
from caravansary.server.shown import NOT_YET, Shown, difference, in_pieces, wished
from caravansary.server.snapshot import Wish, furnished, game_event, sections, snapshot
from caravansary.server.standing import standing
from caravansary.server.stored import moves_of
from caravansary.server.viewer import NO_PLY, SAME, Correction, Seen, Viewer

if TYPE_CHECKING:
    from caravansary.server.table import Table

TOUCHED_EVERY: Final = 60  # seconds between two notes in the store that something happens at a table
encode: Final = msgspec.json.Encoder().encode
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
    looked_through = {seat for outbox in table.outboxes for seat in outbox.seats}
    seen = [(at, event, game_event(event)) for at, event in events]
    for viewer in table.viewers.values():
        seat = viewer.seat
        news = [(NO_PLY, hint) for hint in viewer.due(match.state.is_sealed())]
        news += [(at, told) for at, event, told in seen if event.seen_by(seat)]
        change = undone.get(seat, SAME)
        if seat in looked_through:
            is_told = _show(table, viewer, news, seat in actors, change)
        else:
            viewer.miss(news, seat in actors)
            is_told = bool(news) or change != SAME
        if seat is None and is_told:
            table.last_open_change = asyncio.get_running_loop().time()
            _touch(table, ended)
    table.changed.set()


def _show(
    table: "Table", viewer: Viewer, news: Sequence[tuple[int, GameEvent]], acted: bool, change: Correction
) -> bool:
    """To all pages that look through these eyes, if anything has changed; encoded once for those that wish the same."""
    now = snapshot(table.match, table.seats, viewer.seat)
    before, shown = viewer.shown, in_pieces(now, _like(table, viewer))
    if not news and not acted and change == SAME and shown == before:
        return False
    viewer.show(shown, acted)
    viewer.see(news, viewer.seq)
    new = difference(before, shown)
    told = [*change.again, *(event for _, event in news)]
    outboxes = [outbox for outbox in table.outboxes if viewer.seat in outbox.seats]
    for wish in {outbox.wish for outbox in outboxes}:
        changed = {**new.changed, **wished(furnished(now, table.match.game, table.seats, wish), now)}
        message = encode(Change(viewer.seq, viewer.seat, told, changed, new.view, new.gone, change.undone))
        for outbox in outboxes:
            if outbox.wish == wish:
                outbox.send(message)
    return True


def look(table: "Table", viewer: Viewer) -> None:
    """Somebody begins to look through this viewer's eyes, or decides as one who has just stopped."""
    if viewer.behind:
        viewer.look(in_pieces(snapshot(table.match, table.seats, viewer.seat), _like(table, viewer)))


def _like(table: "Table", viewer: Viewer) -> Shown:
    """What another viewer has been shown."""
    return next((other.shown for other in table.viewers.values() if other is not viewer and not other.behind), NOT_YET)


def whole(table: "Table", seat: int | None, wish: Wish, since: int | None) -> Update:
    """All that a page must know of how the table stands for a seat; of its past what it has missed since an update."""
    viewer = table.viewers[seat]
    look(table, viewer)
    missed = viewer.missed(since)
    now = furnished(snapshot(table.match, table.seats, seat), table.match.game, table.seats, wish)
    return Update(viewer.seq, seat, list(missed.again), now, missed.undone)


def in_words(table: "Table", seat: int | None) -> Told:
    """The table as it was told last, in words; without waiting, since how long that takes must tell nothing."""
    game = table.match.game
    return Told(seat, table.viewers[seat].seq, sections(game, table.told.view(seat)))


def _touch(table: "Table", ended: bool) -> None:
    """Note that something happened. Only what spectators see counts, for a sealed choice must not be known by its time."""
    table.touched = clock.now()
    if ended or table.touched - table.touch_saved >= TOUCHED_EVERY:
        table.touch_saved = table.touched
        table.beside(table.store.note(table.id, touched=table.touched))


def remember(table: "Table", asides: Sequence["bench.Aside"]) -> None:
    """Fill the viewers' past from the log."""
    state = table.match.game.new_initial_state()
    state.recording = True
    for ply, entry in enumerate(table.match.entries):
        _remember_asides(table, [aside for aside in asides if aside.ply == ply], state.is_sealed())
        state.apply_action(entry.action, entry.seat)
        told = [(event, Seen(0, ply, game_event(event))) for event in state.events]
        for viewer in table.viewers.values():
            viewer.past.extend(seen for event, seen in told if event.seen_by(viewer.seat))
    _remember_asides(table, [aside for aside in asides if aside.ply >= table.match.ply], state.is_sealed())


def _remember_asides(table: "Table", asides: Sequence["bench.Aside"], sealed: bool) -> None:
    for viewer in table.viewers.values():
        viewer.untold += [aside.event for aside in asides]
        viewer.past.extend(Seen(0, NO_PLY, event) for event in viewer.due(sealed))
