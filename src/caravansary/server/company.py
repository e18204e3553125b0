"""What people at a table do beside the game: come, say what they are called, ask for a hint, go on to another."""

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from caravansary.engine.messages import Refused, Verdict
from caravansary.server.advice import ADVISER, Advice
from caravansary.server.bench import Aside
from caravansary.server.messages import SeatSpec, Welcome
from caravansary.server.messages_presence import Presence
from caravansary.server.naming import clean
from caravansary.server.store import HintTaken
from caravansary.server.thinking import Job, job_for, knowledge
from caravansary.server.viewer import hint_event

if TYPE_CHECKING:
    from caravansary.server.table import Table


def welcome(table: "Table", held: list[int], seq: int) -> Welcome:
    """How a page is let in that holds these seats."""
    game = table.match.game
    return Welcome(
        table=table.id,
        game=game.info.name,
        players=game.players,
        options=game.options,
        seats=table.seats,
        you=held,
        commit=table.match.commitment or "",
        seq=seq,
        own_data=table.own_data,
    )


def tell(table: "Table") -> None:
    """Let all pages know who is there. None of it depends on the game; nobody hears what they know, or when others hear more."""
    here = sorted({seat for outbox in table.outboxes for seat in outbox.seats if seat is not None})
    for_all = Presence(here, sorted(table.arrived), [spec.name for spec in table.seats], None)
    for outbox in table.outboxes:
        sits = outbox.seats != [None]
        told = msgspec.json.encode(msgspec.structs.replace(for_all, next=table.next) if sits else for_all)
        if told != outbox.present:
            outbox.present = told
            outbox.send(told)


def came(table: "Table", seats: Iterable[int]) -> None:
    """Somebody with these seats has opened a page."""
    new = set(seats) - table.arrived
    if new:
        table.arrived |= new
        table.amend_beside(lambda: {"note": {"arrived": sorted(table.arrived)}})
    tell(table)


def check_name(table: "Table", seat: int, name: str) -> None:
    """Raises `Refused`: a name is given once, and before the seat's first decision: others know it by then."""
    if not clean(name):
        raise _refused("house-name-empty")
    if seat in table.header.get("named", []) or _has_decided(table, seat):
        raise _refused("house-name-late")


async def rename(table: "Table", seat: int, name: str) -> str:
    """What the person on this seat is called from now on."""
    header: dict[str, Any] = {}

    def named() -> dict[str, Any]:
        check_name(table, seat, name)
        header.update(_with_name(table, seat, clean(name)))
        return {"note": {"header": header}}

    await table.amend(named)
    take_header(table, header)
    tell(table)
    return clean(name)


def _with_name(table: "Table", seat: int, name: str) -> dict[str, Any]:
    seats: list[dict[str, Any]] = msgspec.to_builtins(table.seats)
    seats[seat]["name"] = name
    named = [*table.header.get("named", []), seat]
    return {**table.header, "seats": seats, "names": [spec["name"] for spec in seats], "named": named}


def take_header(table: "Table", header: dict[str, Any]) -> None:
    """What the store says of the table beside its log."""
    table.header = header
    table.seats = msgspec.convert(header["seats"], list[SeatSpec])
    table.match.names = header["names"]


def _has_decided(table: "Table", seat: int) -> bool:
    """Not what it was given with a branch, nor what left no choice."""
    own = table.saved[table.match.given.entries :]
    return any(entry.seat == seat and not entry.forced for entry in own)


async def followed(table: "Table", lay: Callable[[], Awaitable[str]]) -> str:
    """The table after this one. Another server may have been faster: the store knows."""
    async with table.sound():
        if table.next is None:
            laid = await lay()
            table.next = (await table.amend(lambda: {"next": laid})).next
        assert table.next is not None
    tell(table)
    return table.next


def _refused(key: str, rule: str = "HOUSE-1.12") -> Refused:
    return Refused(Verdict(False, (rule,), key))


def check_hint(table: "Table", seat: int) -> None:
    """Raises `Refused` where somebody else sits beside the house."""
    if table.people != [seat]:
        raise _refused("house-hint-company", "HOUSE-1.13")


def hint_job(table: "Table", seat: int) -> Job:
    """What an adviser of this seat has to think about."""
    check_hint(table, seat)
    if seat not in table.match.state.pending():
        raise _refused("house-hint-idle", "HOUSE-1.13")
    return job_for(table.match, seat, ADVISER)


async def take_hint(table: "Table", job: Job, advice: Advice) -> bool:
    """Note that a hint was taken; answers whether there is something new to tell. Once for the same question."""
    if knowledge(table.match.state, job.seat) != job.knows:
        raise _refused("house-stale", "HOUSE-1.3")
    if table.advised.on(job.knows) is not None:
        return False
    await table.amend(lambda: {"hint": HintTaken(table.match.ply, job.seat)})
    table.asides.append(Aside(table.match.ply, hint_event(job.seat)))
    table.advised.add(job.knows, advice)
    for viewer in table.viewers.values():
        viewer.untold.append(hint_event(job.seat))
    return True
