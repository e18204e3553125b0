"""The note sheet: what is certain for a seat (true in its whole information set) as a careful player would write it down.

Money is always known, as all of it moves in the open; so is how many goods everybody has (R19). Of a type somebody has at least
what he got in the open, less what he gave, and what he showed; an unseen theft takes away one of anything he was known to have.
"""

from caravansary.engine.messages import Plain
from caravansary.games.silk_road.components import GOODS, N_GOODS
from caravansary.games.silk_road.state import GAVE, GOT, SHOWED, STOLE, RoadTable, book_lines


class Page:
    """What is known of one seat: so many of each good for certain, and so many of which nobody knows the type."""

    known: list[int]
    unknown: int

    def __init__(self, unknown: int) -> None:
        self.known = [0] * int(N_GOODS)
        self.unknown = unknown

    def prove(self, good: int, n: int) -> None:
        """It has been seen to have so many of a good."""
        more = n - self.known[good]
        if more > 0:
            self.known[good] += more
            self.unknown -= more

    def lose_unseen(self) -> int | None:
        """One token of any type is gone; answers which, if there was only one type to choose from."""
        held = [good for good, n in enumerate(self.known) if n > 0]
        if self.unknown == 0 and len(held) == 1:
            self.known[held[0]] -= 1
            return held[0]
        for good in held:
            self.known[good] -= 1
        self.unknown += len(held) - 1
        return None


def pages(t: RoadTable, viewer: int) -> list[Page]:
    """The notes of one seat about everybody, itself included."""
    found = [Page(n) for n in start_counts(t)]
    mine = start_goods(t)[viewer]
    found[viewer].known, found[viewer].unknown = mine, 0
    for kind, seat, good, n in book_lines(t):
        page = found[seat]
        if kind == GAVE:
            page.prove(good, n)
            page.known[good] -= n
        elif kind == GOT:
            page.known[good] += n
        elif kind == SHOWED:
            page.prove(good, n)
        elif kind == STOLE:
            _note_theft(found[n], page, good if viewer in (seat, n) else None)
    return found


def _note_theft(victim: Page, thief: Page, good: int | None) -> None:
    if good is None:
        good = victim.lose_unseen()
    else:
        victim.prove(good, 1)
        victim.known[good] -= 1
    if good is None:
        thief.unknown += 1
    else:
        thief.known[good] += 1


def start_goods(t: RoadTable) -> list[list[int]]:
    """What everybody had before the first line of the book: what they have now, read backwards."""
    hands = [[int(t.goods[seat * int(N_GOODS) + good]) for good in range(int(N_GOODS))] for seat in range(int(t.seats))]
    for kind, seat, good, n in book_lines(t):
        if kind == GAVE:
            hands[seat][good] += n
        elif kind == GOT:
            hands[seat][good] -= n
        elif kind == STOLE:
            hands[seat][good] -= 1
            hands[n][good] += 1
    return hands


def start_counts(t: RoadTable) -> list[int]:
    """How many goods that were."""
    return [sum(hand) for hand in start_goods(t)]


def note_sheet(t: RoadTable, viewer: int) -> list[Plain]:
    """The notes as plain data."""
    return [
        {
            "money": int(t.money[seat]),
            "goods": int(t.holding(seat)),
            "known": dict(zip(GOODS, page.known, strict=True)),
            "unknown": page.unknown,
        }
        for seat, page in enumerate(pages(t, viewer))
    ]
