"""Bots that failed at a table: everybody is told, and who fails too often plays no more."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caravansary.server.messages import GameEvent
from caravansary.server.store import HintTaken
from caravansary.server.thinking import SPARE
from caravansary.server.viewer import hint_event

if TYPE_CHECKING:
    from caravansary.server.table import Table

STRIKES: Final = 3  # failures at a table until the house plays the seat, for as long as the table is open
FAILURES: Final = "failures"  # in the table's header: when it was told, of which seat, in which words


class Aside(NamedTuple):
    """What is told in the log although it is no part of the game, and how many entries the game had then."""

    ply: int
    event: GameEvent


class Bench:
    """How often each seat's bot has failed since the table was opened, and what is yet to be told of it."""

    def __init__(self) -> None:
        self.strikes: Counter[int] = Counter()
        self.untold: list[GameEvent] = []

    def player(self, seat: int, level: str) -> str:
        """Who decides for a seat: its bot, or the spare."""
        return SPARE if self.strikes[seat] >= STRIKES else level

    def note(self, seat: int) -> None:
        """The bot of this seat has failed, and the spare has decided."""
        self.strikes[seat] += 1
        out = self.strikes[seat] >= STRIKES
        self.untold.append(GameEvent("house-event-bot-out" if out else "house-event-bot-failed", {}, seat))


def tell(table: "Table", ply: int) -> None:
    """Let everybody hear of bots that failed; not in a sealed round, for that would tell that they have chosen."""
    told = table.bench.untold
    if not told or table.match.state.is_sealed():
        return
    table.bench.untold = []
    for viewer in table.viewers.values():
        viewer.untold += told
    table.asides += [Aside(ply, event) for event in told]
    noted = [[ply, event.seat, event.key] for event in told]

    def header() -> dict[str, Any]:
        """As it stands when it is written: another server may have noted something in between."""
        table.header = {**table.header, FAILURES: [*table.header.get(FAILURES, []), *noted]}
        return {"note": {"header": table.header}}

    table.amend_beside(header)


def asides(hints: list[HintTaken], header: dict[str, Any]) -> list[Aside]:
    """All that was told beside the game at a stored table, in its order."""
    taken = [Aside(hint.ply, hint_event(hint.seat)) for hint in hints]
    failed = [Aside(ply, GameEvent(key, {}, seat)) for ply, seat, key in header.get(FAILURES, [])]
    return sorted(taken + failed, key=lambda aside: aside.ply)
