"""What a viewer of a table has been shown, and what a page that comes back has missed of it."""

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from caravansary.server.messages import GameEvent
from caravansary.server.shown import NOT_YET, Shown

# Per viewer, for pages that come back. A whole game, since a page counts its turns: the longest told 720 events at random play,
# 90 kB as JSON and 5 on a wire that packs, and half a megabyte here for all who look.
KEPT_EVENTS: Final = 5_000
SEQS_PER_OPENING: Final = 1_000_000  # a table opened again goes on with numbers that were never used
NO_PLY: Final = -1  # of what is no part of the game's log, so that nobody can take it back
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
OWN_DATA: Final = GameEvent("house-event-own-data", {}, None)  # how such a table's past begins


def hint_event(seat: int) -> GameEvent:
    return GameEvent("house-event-hint", {}, seat)


class Viewer:
    """What a seat, or the spectators, have been shown. All pages that hold the seat share one count of updates.

    While no page looks through these eyes nothing is counted: what was missed is one update, made for the page that comes.
    """

    def __init__(self, seat: int | None, seq: int, own_data: bool = False) -> None:
        self.seat = seat
        self.seq = seq
        self.asked = seq  # since which update the seat is asked what it is asked now
        self.shown: Shown = NOT_YET
        self.behind = True  # something has happened since, or may have
        self.missed_events = self.missed_acts = False  # of that: what was seen, and an own decision
        laid = [Seen(0, NO_PLY, OWN_DATA)] if own_data else []
        self.past: deque[Seen] = deque(laid, maxlen=KEPT_EVENTS)
        self.untold: list[GameEvent] = []  # hints that it may not hear of yet
        self.corrected = 0  # since which update nothing of the past was taken back

    def due(self, sealed: bool) -> list[GameEvent]:
        """The hints it may hear of now. In a sealed round they would tell spectators who is still choosing."""
        if self.seat is None and sealed:
            return []
        due, self.untold = self.untold, []
        return due

    def show(self, shown: Shown, acted: bool) -> None:
        """One update more; whoever acted is asked anew, though it may be in the same words."""
        self.seq += 1
        if acted or shown.question != self.shown.question:
            self.asked = self.seq
        self.shown = shown

    def see(self, events: Sequence[tuple[int, GameEvent]], seq: int) -> None:
        """Remember events, each with the ply it belongs to."""
        self.past.extend(Seen(seq, ply, event) for ply, event in events)

    def miss(self, events: Sequence[tuple[int, GameEvent]], acted: bool) -> None:
        """Nobody looks: this will be part of the next update."""
        self.see(events, self.seq + 1)
        self.behind = True
        self.missed_events |= bool(events) or self.corrected > self.seq
        self.missed_acts |= acted

    def look(self, shown: Shown) -> None:
        """Somebody looks again, and this is how it stands."""
        if self.shown is NOT_YET:
            self.shown = shown
        elif self.missed_events or self.missed_acts or shown != self.shown:
            self.show(shown, self.missed_acts)
        self.behind = self.missed_events = self.missed_acts = False

    def missed(self, since: int | None) -> Correction:
        """The events after an update; all there are, instead of what it has, for a page of which that is not known."""
        complete = len(self.past) < KEPT_EVENTS or (bool(self.past) and self.past[0].seq <= (since or 0))
        known = since is not None and since // SEQS_PER_OPENING == self.seq // SEQS_PER_OPENING
        if since is not None and known and complete and since >= self.corrected:
            return Correction(0, [seen.event for seen in self.past if seen.seq > since])
        return Correction(EVERYTHING if since is not None else 0, [seen.event for seen in self.past])

    def forget(self, ply: int, gone: int) -> Correction:
        """Take the events of an undone decision, and of what it forced, out of the past: so many entries from this one on.
        Others may have decided, and been seen, since."""
        past = list(self.past)
        first = next((k for k, seen in enumerate(past) if seen.ply >= ply), len(past))
        later = [
            seen._replace(ply=seen.ply - gone) if seen.ply >= ply + gone else seen
            for seen in past[first:]
            if not ply <= seen.ply < ply + gone
        ]
        self.past = deque([*past[:first], *later], maxlen=KEPT_EVENTS)
        if len(self.past) == len(past):
            return SAME
        self.corrected = self.seq + 1
        return Correction(len(past) - first, [seen.event for seen in later])

    def correct(self, ply: int, happened: Sequence[Seen]) -> Correction:
        """From this ply on something else happened than what is in the past. Who saw no difference is told nothing."""
        past = list(self.past)
        first = next((k for k, seen in enumerate(past) if seen.ply >= ply), len(past))
        told = [seen for seen in past[first:] if seen.ply != NO_PLY]
        if [seen.event for seen in told] == [seen.event for seen in happened]:
            plies = iter([seen.ply for seen in happened])
            later = [seen if seen.ply == NO_PLY else seen._replace(ply=next(plies)) for seen in past[first:]]
            self.past = deque([*past[:first], *later], maxlen=KEPT_EVENTS)
            return SAME
        beside = [seen for seen in past[first:] if seen.ply == NO_PLY]
        later = [*beside, *(seen._replace(seq=self.seq + 1) for seen in happened)]
        self.past = deque([*past[:first], *later], maxlen=KEPT_EVENTS)
        self.corrected = self.seq + 1
        return Correction(len(past) - first, [seen.event for seen in later])
