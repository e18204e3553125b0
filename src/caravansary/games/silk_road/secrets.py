"""What a seat does not know, drawn anew: the others' goods, types of thefts it was no part of, and sealed shows.

Everything follows from the book. Hidden are only the goods drawn at the start and the types of thefts among others (R19). A world
is as likely as chance would bring it (the draw from the bag, each stolen token equally likely), among those in which every line
of the book could have happened and this seat was told the limits it was told. That is drawn exactly:

* Thefts move goods between players, so each good's number in the bag follows from how many were drawn at the start by all. What
  the book says about the bag becomes a range for that number (`Clues`).
* Given the types of the thefts, each player's start is independent of the others' but for the bag being drawn from without
  putting back. So types and starts are drawn as if tokens were put back, all needs of the book included (`Past`), leaning to
  numbers that the ranges allow (`lean`); the whole is kept only as often as the true draw is rarer, or else drawn again.
"""

from bisect import bisect_right

from mypy_extensions import i64

from caravansary.engine.rng import Rng
from caravansary.games.silk_road.components import GOODS, N_GOODS, PER_GOOD
from caravansary.games.silk_road.notes import book_lines, start_goods
from caravansary.games.silk_road.state import (
    GAVE,
    GOT,
    MARKED,
    NONE,
    OVER,
    SAW_LIMIT,
    SAW_SWAP,
    SAW_TRADE,
    SHOW,
    SHOWED,
    STOLE,
    Table,
    entry,
)

KINDS_OF_GOODS = len(GOODS)
Line = tuple[int, int, int, int]


def imagine(t: Table, viewer: int, rng: Rng) -> None:
    """Make a table one that the viewer cannot tell from the real one."""
    if t.phase() == OVER:
        return
    lines = book_lines(t)
    starts = start_goods(t)
    clues = Clues(t, viewer, lines, starts)
    thefts = [k for k, line in enumerate(lines) if line[0] == STOLE and viewer not in (line[1], line[3])]
    pasts = pasts_of(viewer, lines, starts, thefts, clues.weight)
    types, drawn = draw_past(pasts, len(thefts), clues, rng)
    for past, hand in zip(pasts, drawn, strict=True):
        starts[past.seat] = hand
    for at, good in zip(thefts, types, strict=True):
        _, thief, _, victim = lines[at]
        t.book[at] = entry(STOLE, thief, good, victim)
    set_goods(t, starts)
    if t.phase() == SHOW:
        reseal(t, viewer, rng)


def pasts_of(
    viewer: int, lines: list[Line], starts: list[list[int]], thefts: list[int], weight: list[float]
) -> list["Past"]:
    """What each of the others can have drawn; hands of one size are listed once."""
    pasts: list[Past] = []
    hands: list[list[int]] = []
    plain: list[float] = []
    size = -1
    for seat in range(len(starts)):
        if seat != viewer:
            if sum(starts[seat]) != size:
                size = sum(starts[seat])
                hands = hands_of(size)
                plain = [with_putting_back(hand, weight) for hand in hands]
            pasts.append(Past(seat, hands, plain, lines, thefts))
    return pasts


def set_goods(t: Table, hands: list[list[int]]) -> None:
    """Read the book forward from the start, and fill the bag with the rest."""
    for kind, seat, good, n in book_lines(t):
        if kind == GAVE:
            hands[seat][good] -= n
        elif kind == GOT:
            hands[seat][good] += n
        elif kind == STOLE:
            hands[seat][good] += 1
            hands[n][good] -= 1
    for good in range(KINDS_OF_GOODS):
        t.supply[good] = PER_GOOD - t.markers[good]
        for seat, hand in enumerate(hands):
            t.goods[seat * N_GOODS + good] = hand[good]
            t.supply[good] -= hand[good]


def reseal(t: Table, viewer: int, rng: Rng) -> None:
    """What others have chosen to show is anything they may show, each number equally likely (SROAD-5.11)."""
    seat: i64
    for seat in range(t.seats):
        if seat != viewer and t.shown[seat] != NONE:
            t.shown[seat] = rng.below(t.goods[seat * N_GOODS + t.named_good] + 1)


class Clues:
    """What the viewer can tell about how many of each good were drawn at the start by all together."""

    mine: list[int]  # the viewer's own part
    bag: list[int]  # how many of each good there were for the others
    low: list[int]
    high: list[int]
    too_many: list[list[tuple[int, int]]]  # of at least one of these goods there were more than so many
    weight: list[float]  # of a token of each good in the draw with putting back
    top: list[float]  # how rare the true draw can be beside it at most

    def __init__(self, t: Table, viewer: int, lines: list[Line], starts: list[list[int]]) -> None:
        laid = [sum(n for kind, _, good, n in lines if kind == MARKED and good == g) for g in range(KINDS_OF_GOODS)]
        bag = [int(PER_GOOD) - int(t.markers[good]) + laid[good] for good in range(KINDS_OF_GOODS)]
        self.mine = starts[viewer]
        self.bag = [bag[good] - self.mine[good] for good in range(KINDS_OF_GOODS)]
        self.low = [0] * KINDS_OF_GOODS
        self.high = bag[:]
        self.too_many = []
        self._read(viewer, lines, [sum(hand[good] for hand in starts) for good in range(KINDS_OF_GOODS)], bag)
        self._lean(sum(sum(hand) for hand in starts) - sum(self.mine))

    def _read(self, viewer: int, lines: list[Line], truth: list[int], room: list[int]) -> None:
        """Follow the bag: at any time it holds `room` less what was drawn at the start."""
        hand = self.mine[:]
        for kind, seat, good, n in lines:
            if kind == GAVE:
                room[good] += n
                hand[good] -= n if seat == viewer else 0
            elif kind == GOT:
                self.at_most(good, room[good] - n)
                room[good] -= n
                hand[good] += n if seat == viewer else 0
            elif kind == STOLE:
                hand[good] += int(seat == viewer) - int(n == viewer)
            elif kind == MARKED:
                self.told(good, room[good], 1, n == 1)
                room[good] -= n
            elif seat == viewer and kind == SAW_LIMIT:
                self.counted(good, room[good], n, truth[good])
            elif seat == viewer and kind == SAW_TRADE:
                self.tried(n, hand, room, truth)
            elif seat == viewer and kind == SAW_SWAP:
                for other in range(KINDS_OF_GOODS):
                    if sum(hand) > hand[other]:
                        self.told(other, room[other], 1, room[other] - truth[other] >= 1)

    def _lean(self, n: int) -> None:
        """The others drew n tokens: weigh goods so that numbers which the ranges allow come often."""
        self.weight = []
        self.top = []
        total = max(1, sum(self.bag))
        for good in range(KINDS_OF_GOODS):
            low = max(0, self.low[good] - self.mine[good])
            high = min(self.high[good] - self.mine[good], self.bag[good], n)
            usual = float(n * self.bag[good]) / float(total)
            wanted = min(max(usual, float(low)), float(high))
            self.weight.append(float(self.bag[good]) * (wanted + 0.5) / (usual + 0.5))
            self.top.append(max(self.rarity(good, drawn) for drawn in range(low, high + 1)))

    def rarity(self, good: int, drawn: int) -> float:
        """How the true draw of so many, no token put back, compares with the weights."""
        part = 1.0
        for k in range(drawn):
            part *= float(self.bag[good] - k) / self.weight[good]
        return part

    def at_most(self, good: int, n: int) -> None:
        self.high[good] = min(self.high[good], n)

    def told(self, good: int, room: int, n: int, enough: bool) -> None:
        """The bag held so many, or it did not."""
        if enough:
            self.at_most(good, room - n)
        else:
            self.low[good] = max(self.low[good], room - n + 1)

    def counted(self, good: int, room: int, n: int, truth: int) -> None:
        """The viewer was told how many there were, up to n."""
        if room - truth >= n:
            self.at_most(good, room - n)
        else:
            self.low[good] = self.high[good] = truth

    def tried(self, packed: int, hand: list[int], room: list[int], truth: list[int]) -> None:
        """The viewer was told whether an exchange was possible, if he had the goods for it (SROAD-5.6)."""
        gives = [packed >> 5 * good & 31 for good in range(KINDS_OF_GOODS)]
        gets = [packed >> 5 * (good + KINDS_OF_GOODS) & 31 for good in range(KINDS_OF_GOODS)]
        if any(hand[good] < gives[good] for good in range(KINDS_OF_GOODS)):
            return
        asked = [
            (good, room[good] + gives[good] - gets[good]) for good in range(KINDS_OF_GOODS) if gets[good] > gives[good]
        ]
        if all(truth[good] <= most for good, most in asked):
            for good, most in asked:
                self.at_most(good, most)
        else:
            self.too_many.append(asked)

    def allow(self, drawn: list[int]) -> bool:
        """Could the others have drawn so many of each good?"""
        for good, n in enumerate(drawn):
            if not self.low[good] <= n + self.mine[good] <= self.high[good]:
                return False
        return all(any(drawn[good] + self.mine[good] > most for good, most in asked) for asked in self.too_many)

    def keep(self, drawn: list[int]) -> float:
        """How often numbers that are allowed are kept."""
        part = 1.0
        for good, n in enumerate(drawn):
            part *= self.rarity(good, n) / self.top[good]
        return part


class Past:
    """What one player can have drawn at the start, for any types of the unseen thefts that concern him."""

    seat: int
    hands: list[list[int]]
    mine: list[int]  # which of the unseen thefts concern him
    weights: list[list[float]]  # types of those thefts -> hand -> how likely, were tokens put back
    sums: list[float]

    def __init__(
        self, seat: int, hands: list[list[int]], plain: list[float], lines: list[Line], thefts: list[int]
    ) -> None:
        self.seat = seat
        self.hands = hands
        self.mine = [k for k, at in enumerate(thefts) if seat in (lines[at][1], lines[at][3])]
        own = [
            (kind, good, n == seat, n, at)
            for at, (kind, who, good, n) in enumerate(lines)
            if kind in (GAVE, GOT, STOLE, SHOWED) and (who == seat or (kind == STOLE and n == seat))
        ]
        unseen = [thefts[k] for k in self.mine]
        self.weights = []
        self.sums = []
        for number in range(KINDS_OF_GOODS ** len(self.mine)):
            types = {at: number // KINDS_OF_GOODS**k % KINDS_OF_GOODS for k, at in enumerate(unseen)}
            weights = self._weigh(own, types, plain)
            self.weights.append(weights)
            self.sums.append(sum(weights))

    def _weigh(
        self, own: list[tuple[int, int, bool, int, int]], types: dict[int, int], plain: list[float]
    ) -> list[float]:
        """A hand must have what the book says it gave, showed and lost; a token is stolen the easier the more there are."""
        need = [0] * KINDS_OF_GOODS
        more = [0] * KINDS_OF_GOODS  # got since the start, less what was given
        stolen: list[tuple[int, int]] = []
        for kind, noted, robbed, n, at in own:
            good = types.get(at, noted)
            if kind == GOT:
                more[good] += n
            elif kind == STOLE:
                if robbed:
                    need[good] = max(need[good], 1 - more[good])
                    stolen.append((good, more[good]))
                more[good] += -1 if robbed else 1
            else:
                need[good] = max(need[good], n - more[good])
                more[good] -= n if kind == GAVE else 0
        weights: list[float] = []
        for hand, ways in zip(self.hands, plain, strict=True):
            weight = ways
            for good in range(KINDS_OF_GOODS):
                if hand[good] < need[good]:
                    weight = 0.0
            for good, since in stolen:
                weight *= max(0, hand[good] + since)
            weights.append(weight)
        return weights

    def case(self, types: list[int]) -> int:
        """The number of this case among those that concern him."""
        return sum(types[k] * KINDS_OF_GOODS**place for place, k in enumerate(self.mine))


def hands_of(size: int) -> list[list[int]]:
    """All hands of so many goods."""
    found: list[list[int]] = [[]]
    for _ in range(KINDS_OF_GOODS - 1):
        found = [[*hand, n] for hand in found for n in range(size - sum(hand) + 1)]
    return [[*hand, size - sum(hand)] for hand in found]


def with_putting_back(hand: list[int], weight: list[float]) -> float:
    """How often a hand would be drawn by these weights if each token were put back."""
    ways = 1.0
    drawn = 0
    for good, n in enumerate(hand):
        for k in range(n):
            drawn += 1
            ways *= float(drawn) * weight[good] / float(k + 1)
    return ways


def draw_past(pasts: list[Past], n_thefts: int, clues: Clues, rng: Rng) -> tuple[list[int], list[list[int]]]:
    """Types of the unseen thefts, and a start for each player, as likely as chance would bring them."""
    steps: list[float] = []
    total = 0.0
    for number in range(KINDS_OF_GOODS**n_thefts):
        types = types_of(number, n_thefts)
        weight = 1.0
        for past in pasts:
            weight *= past.sums[past.case(types)]
        total += weight
        steps.append(total)
    while True:
        types = types_of(min(bisect_right(steps, fraction(rng) * total), len(steps) - 1), n_thefts)
        drawn = [0] * KINDS_OF_GOODS
        hands: list[list[int]] = []
        for past in pasts:
            hand = pick(past, past.case(types), rng)
            hands.append(hand)
            for good in range(KINDS_OF_GOODS):
                drawn[good] += hand[good]
        if clues.allow(drawn) and fraction(rng) < clues.keep(drawn):
            return types, [hand[:] for hand in hands]


def types_of(number: int, n_thefts: int) -> list[int]:
    """Digits to the base of five."""
    return [number // KINDS_OF_GOODS**k % KINDS_OF_GOODS for k in range(n_thefts)]


def pick(past: Past, case: int, rng: Rng) -> list[int]:
    """A hand by its weight."""
    rest = fraction(rng) * past.sums[case]
    weights = past.weights[case]
    last = 0
    for k, weight in enumerate(weights):
        if weight > 0.0:
            last = k
            rest -= weight
            if rest < 0.0:
                return past.hands[k]
    return past.hands[last]


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1, in steps of 2**-53."""
    high: i64 = rng.word()
    low: i64 = rng.word()
    return float(high * 2097152 + (low >> 11)) / 9007199254740992.0
