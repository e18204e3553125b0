"""The same table laid again for everybody who was there, when the game is over.

Each person's token opens that person's seat at the new table too: nobody has to be told a secret, and whoever asks later, or asks
twice, finds the table that was laid first.
"""

from caravansary.engine.match import Match
from caravansary.server.house import House, fresh_seed
from caravansary.server.messages_home import Rematch, RematchAnswer
from caravansary.server.refusal import refusal
from caravansary.server.store import Record
from caravansary.server.table import Table


async def rematch(house: House, table_id: str, wish: Rematch) -> RematchAnswer:
    """The table after this one, laid now if it is not there yet. Raises `Refused`."""
    async with house.at(table_id) as table:
        mine = table.held(wish.tokens)
        if not mine:
            raise refusal("house-not-your-seat", "HOUSE-1.1")
        if not table.over:
            raise refusal("house-rematch-live", "HOUSE-1.11")

        async def laid() -> str:
            return await _lay_again(house, table)

        following = await table.followed(laid)
        count = len(table.seats)
        token_of = {seat: token for token in wish.tokens for seat in table.held([token])}
        return RematchAnswer(following, {str((seat - 1) % count): token_of[seat] for seat in mine})


async def _lay_again(house: House, table: Table) -> str:
    """Seats moved up by one: whoever was second is first."""
    old = await house.store.load(table.id)
    assert old is not None
    seats = [*table.seats[1:], *table.seats[:1]]
    seed = fresh_seed()
    match = Match(table.match.game, seed, (), [spec.name for spec in seats], table.match.automatic)
    answer = await house.lay(match, seed, seats, _moved_up(old))
    return answer.table


def _moved_up(old: Record) -> list[str | None]:
    return [*old.token_hashes[1:], *old.token_hashes[:1]]
