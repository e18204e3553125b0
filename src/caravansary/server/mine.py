"""The tables that a browser has seats at, told in one answer.

Nothing is brought to life for it: how a table stands is known if it is live; otherwise its log is replayed once, and what came of
it is remembered for as long as nobody plays on. Of a table that no token opens nothing is told, not even that it exists.
"""

import asyncio
import logging
from typing import Final, NamedTuple

import msgspec

from caravansary.server import clock
from caravansary.server.house import House
from caravansary.server.messages import SeatSpec
from caravansary.server.messages_home import Mine, MineAnswer, MyTable
from caravansary.server.standing import Standing, standing
from caravansary.server.store import Record
from caravansary.server.stored import build, token_hash

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 5000  # standings of tables that are not live


class Known(NamedTuple):
    """How a table stood in this version."""

    version: int
    standing: Standing | None


class Standings:
    """How tables stand that nobody looks at. `replayed` counts the logs that were read for it."""

    def __init__(self) -> None:
        self._known: dict[str, Known] = {}
        self._turn = asyncio.Lock()
        self.replayed = 0

    async def of(self, house: House, head: Record) -> Standing | None:
        """None: this table cannot be read by these rules. One after another: who asks twice at once has it read once."""
        async with self._turn:
            return await self._of(house, head)

    async def _of(self, house: House, head: Record) -> Standing | None:
        known = self._known.pop(head.id, None)
        if known is None or known.version != head.version:
            known = Known(head.version, await self._read(house, head.id))
            await asyncio.sleep(0)  # others wait no longer than one replay takes
        self._known[head.id] = known
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return known.standing

    async def _read(self, house: House, table: str) -> Standing | None:
        record = await house.store.load(table)
        self.replayed += 1
        try:
            return None if record is None else standing(build(record).state)
        except Exception as unreadable:  # of other rules, of a game that is gone
            log.info("table %s: not among anybody's tables: %r", table, unreadable)
            return None


async def my_tables(house: House, standings: Standings, wish: Mine) -> MineAnswer:
    """What somebody with these tokens may know about their tables."""
    hashes: dict[str, set[str]] = {}
    for held in wish.tables:
        hashes.setdefault(held.table, set()).update(map(token_hash, held.tokens))
    heads = await house.store.heads(list(hashes))
    answer = MineAnswer(clock.now(), [])
    for table, tokens in hashes.items():
        if table not in heads:
            continue
        head = heads[table]
        mine = [seat for seat, known in enumerate(head.token_hashes) if known in tokens]
        if mine and (told := await _told(house, standings, head, mine)) is not None:
            answer.tables.append(told)
    return answer


async def _told(house: House, standings: Standings, head: Record, mine: list[int]) -> MyTable | None:
    live = house.live(head.id)
    stands = await standings.of(house, head) if live is None else live.standing
    if stands is None:
        return None
    return MyTable(
        table=head.id,
        game=head.game,
        seats=msgspec.convert(head.header["seats"], list[SeatSpec]),
        mine=mine,
        touched=head.touched if live is None else live.touched,
        next=head.next,
        **stands._asdict(),
    )
