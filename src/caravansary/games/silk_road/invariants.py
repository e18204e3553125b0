"""What must always be true of a table: amounts that never change, and a book in which everything could have happened."""

from caravansary.games.silk_road.components import GOODS, N_GOODS, PER_GOOD
from caravansary.games.silk_road.secrets.notes import start_goods
from caravansary.games.silk_road.state import AUCTION, GAVE, GOT, MARKED, NONE, SHOWED, STOLE, RoadTable, book_lines
from caravansary.games.silk_road.view import discarded


def totals(t: RoadTable) -> dict[str, int]:
    """What never changes: the tokens of each good, and money with the bank's (SROAD-7.1, 7.2)."""
    amounts = {"money": int(t.bank) + sum(int(money) for money in t.money)}
    for good, name in enumerate(GOODS):
        held = sum(int(t.goods[seat * int(N_GOODS) + good]) for seat in range(int(t.seats)))
        amounts[name] = held + int(t.supply[good]) + int(t.markers[good])
    return amounts


def flaws(t: RoadTable) -> list[str]:
    """Whatever contradicts the rules inside a table; empty unless there is a bug."""
    found = [f"{t.road.faces[face].name}: {n} discarded" for face, n in discarded(t) if n < 0]
    for seat in range(int(t.seats)):
        if t.money[seat] < 0:
            found.append(f"seat {seat}: owes money")
        if not 0 <= t.fresh[seat] <= t.barterers[seat] or t.crooks[seat] < 0:
            found.append(f"seat {seat}: the number of kept tiles is wrong")
        if not 0 <= t.tokens[seat] <= t.tokens_each:
            found.append(f"seat {seat}: {t.tokens[seat]} turn tokens")
    for good, name in enumerate(GOODS):
        if t.supply[good] < 0 or any(t.goods[seat * int(N_GOODS) + good] < 0 for seat in range(int(t.seats))):
            found.append(f"{name}: less than none")
        if t.markers[good] > t.named[good]:
            found.append(f"{name}: a marker without a name")
    if t.aside < sum(int(n) for n in t.named):
        found.append("more types named than Viziers used")
    if (t.bidder != NONE) != (t.phase() == AUCTION):
        found.append("somebody is to bid outside an auction, or nobody in it")
    return found + book_flaws(t)


def book_flaws(t: RoadTable) -> list[str]:
    """Could everything in the book have happened in its order?"""
    hands = start_goods(t)
    laid = [0] * len(GOODS)
    for kind, _, good, n in book_lines(t):
        laid[good] += n if kind == MARKED else 0
    bag = [int(PER_GOOD) - int(t.markers[g]) + laid[g] - sum(hand[g] for hand in hands) for g in range(len(GOODS))]
    for number, (kind, seat, good, n) in enumerate(book_lines(t)):
        if min(bag) < 0 or any(min(hand) < 0 for hand in hands):
            return [f"book[{number}]: could not have happened"]
        if kind == GAVE or kind == GOT:
            change = n if kind == GOT else -n
            hands[seat][good] += change
            bag[good] -= change
        elif kind == STOLE:
            hands[seat][good] += 1
            hands[n][good] -= 1
        elif kind == MARKED:
            if n == 0 and bag[good] > 0:
                return [f"book[{number}]: there was a token for a marker"]
            bag[good] -= n
        elif kind == SHOWED and hands[seat][good] < n:
            return [f"book[{number}]: more were shown than there were"]
    if min(bag) < 0 or any(min(hand) < 0 for hand in hands):
        return ["book: does not lead to the goods of the seats"]
    return []
