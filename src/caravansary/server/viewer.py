"""What a viewer of a table has been shown, and what a page that comes back has missed of it."""

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from caravansary.server.messages import GameEvent

KEPT_EVENTS: Final = 200  # per viewer, for pages that come back
SEQS_PER_OPENING: Final = 1_000_000  # a table opened again goes on with numbers that were never used
EVERYTHING: Final = 1_000_000  # more events than any page has


class Seen(NamedTuple):
    """An event as a viewer saw it: with which update, and at which ply of the log (which no page is told)."""

    seq: int
    ply: int
    event: GameEvent


class Correction(NamedTuple):
    """So many of the last events that a page has are forgotten; those of them that did happen are told again."""

    undone: int = 0
    again: Sequence[GameEvent] = ()


SAME: Final = Correction()


class Viewer:
    """What a seat, or the spectators, have been shown. All pages that hold the seat share one count of updates."""

    def __init__(self, seat: int | None, seq: int) -> None:
        self.seat = seat
        self.seq = seq
        self.asked = seq  # since which update the seat is asked what it is asked now
        self.question = b""
        self.shown = b""
        self.past: deque[Seen] = deque(maxlen=KEPT_EVENTS)
        self.corrected = 0  # since which update nothing of the past was taken back

    def missed(self, since: int | None) -> Correction:
        """The events after an update; all there are, instead of what it has, for a page of which that is not known."""
        complete = len(self.past) < KEPT_EVENTS or (bool(self.past) and self.past[0].seq <= (since or 0))
        known = since is not None and since // SEQS_PER_OPENING == self.seq // SEQS_PER_OPENING
        if since is not None and known and complete and since >= self.corrected:
            return Correction(0, [seen.event for seen in self.past if seen.seq > since])
        return Correction(EVERYTHING if since is not None else 0, [seen.event for seen in self.past])

    def forget(self, ply: int) -> Correction:
        """Take the events of an undone decision out of the past; others may have decided, and been seen, since."""
        past = list(self.past)
        first = next((k for k, seen in enumerate(past) if seen.ply >= ply), len(past))
        later = [seen._replace(ply=seen.ply - 1) for seen in past[first:] if seen.ply > ply]
        self.past = deque([*past[:first], *later], maxlen=KEPT_EVENTS)
        if len(self.past) == len(past):
            return SAME
        self.corrected = self.seq + 1
        return Correction(len(past) - first, [seen.event for seen in later])
