"""What the bag tells: bounds on how many of each good were drawn at the start, and the acceptance test of a proposed world.

Thefts move goods between players only. So at any time the bag holds of a good what the open book says (`room`) less what was
drawn of it at the start by *all* together, `D`. Whatever the book or the viewer's own limits reveal about the bag is
therefore a statement about `D` alone: an interval for each good (`low`, `high`), and, where an exchange of several goods at
once was refused, "of at least one of these goods more than so many" (`too_many`, a disjunction).

`Past` proposes starts as if drawn tokens were put back. Here the proposal is leaned towards the intervals (`lean`: the
weights of goods are tilted) and then corrected by rejection sampling. The ratio of the true prior (multivariate
hypergeometric: no token put back) to the tilted multinomial is a product over goods of `chance[good, n]`, n = how many the
others drew of it; 0 outside of the interval. A proposed world is kept with this product divided by its maximum (`top`, the
envelope), so what is kept has the exact distribution, however the weights lean; leaning well only makes rejections rare.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravansary.games.silk_road.components import N_GOODS, PER_GOOD
from caravansary.games.silk_road.state import (
    GAVE,
    GOT,
    MARKED,
    SAW_LIMIT,
    SAW_SWAP,
    SAW_TRADE,
    STOLE,
    RoadTable,
    good_of,
    kind_of,
    number_of,
    seat_of,
)

NOT_ASKED: Final[i64] = 99  # more than there can be of a good


class Clues:
    """Evidence about the numbers drawn of each good, and how to correct the proposal by it; see the module."""

    viewer: i64
    mine: vec[i64]  # good: drawn by the viewer himself
    truth: vec[i64]  # good: really drawn by all; looked at only where the viewer was told what follows from it
    bag: vec[i64]  # good: how many there were for the others to draw
    low: vec[i64]  # good: bounds on what was drawn by all together
    high: vec[i64]
    too_many: vec[i64]  # rows of N_GOODS: of at least one good more were drawn than stands there
    weight: vec[float]  # good: of one token in the proposal, the draw with putting back
    chance: vec[float]  # good * (n + 1) + number: true prior over proposal; 0.0 outside of the interval
    n: i64  # how many the others drew
    top: float  # the greatest product of chances for n tokens: the envelope of the rejection

    def __init__(self, t: RoadTable, viewer: i64, mine: vec[i64], truth: vec[i64]) -> None:
        self.viewer = viewer
        self.mine = mine
        self.truth = truth
        self.bag = vec[i64]([0] * int(N_GOODS))
        self.low = vec[i64]([0] * int(N_GOODS))
        self.high = vec[i64]([0] * int(N_GOODS))
        self.too_many = vec[i64]([])
        self.n = 0
        line: i64
        good: i64
        for good in range(N_GOODS):
            self.high[good] = PER_GOOD - t.markers[good]
            self.n += truth[good] - mine[good]
        for line in t.book:
            if kind_of(line) == MARKED:
                self.high[good_of(line)] += number_of(line)
        for good in range(N_GOODS):
            self.bag[good] = self.high[good] - mine[good]
        self._read(t.book, self.high[:])

    def _read(self, book: vec[i64], room: vec[i64]) -> None:
        """Follow the bag: at any time it holds `room` less what was drawn at the start."""
        hand = self.mine[:]
        line: i64
        for line in book:
            kind: i64 = kind_of(line)
            seat: i64 = seat_of(line)
            good: i64 = good_of(line)
            n: i64 = number_of(line)
            if kind == GAVE:
                room[good] += n
                hand[good] -= n if seat == self.viewer else 0
            elif kind == GOT:
                room[good] -= n
                self.at_most(good, room[good])
                hand[good] += n if seat == self.viewer else 0
            elif kind == STOLE:
                hand[good] += (1 if seat == self.viewer else 0) - (1 if n == self.viewer else 0)
            elif kind == MARKED:
                self.told(good, room[good], n == 1)
                room[good] -= n
            elif seat == self.viewer and kind == SAW_LIMIT:
                self.counted(good, room[good], n)
            elif seat == self.viewer and kind == SAW_TRADE:
                self.tried(n, hand, room)
            elif seat == self.viewer and kind == SAW_SWAP:
                self.saw_all(hand, room)

    def at_most(self, good: i64, n: i64) -> None:
        self.high[good] = min(self.high[good], n)

    def at_least(self, good: i64, n: i64) -> None:
        self.low[good] = max(self.low[good], n)

    def told(self, good: i64, room: i64, some: bool) -> None:
        """The bag held at least one, or it did not."""
        if some:
            self.at_most(good, room - 1)
        else:
            self.at_least(good, room)

    def counted(self, good: i64, room: i64, n: i64) -> None:
        """The viewer was told how many there were, up to n."""
        truth: i64 = self.truth[good]
        if room - truth >= n:
            self.at_most(good, room - n)
        else:
            self.low[good] = truth
            self.high[good] = truth

    def saw_all(self, hand: vec[i64], room: vec[i64]) -> None:
        """The viewer was told of each good whether there was one, if he had another to swap for it."""
        good: i64
        held: i64 = 0
        for good in range(N_GOODS):
            held += hand[good]
        for good in range(N_GOODS):
            if held > hand[good]:
                self.told(good, room[good], room[good] > self.truth[good])

    def tried(self, packed: i64, hand: vec[i64], room: vec[i64]) -> None:
        """The viewer was told whether an exchange was possible, if he had the goods for it (SROAD-5.6)."""
        good: i64
        asked: i64 = 0
        possible: bool = True
        most = vec[i64]([int(NOT_ASKED)] * int(N_GOODS))
        for good in range(N_GOODS):
            gives: i64 = packed >> 5 * good & 31
            gets: i64 = packed >> 5 * (good + N_GOODS) & 31
            if hand[good] < gives:
                return
            if gets > gives:
                asked += 1
                most[good] = room[good] + gives - gets
                possible = possible and self.truth[good] <= most[good]
        for good in range(N_GOODS):
            if possible:
                self.at_most(good, most[good])
            elif asked > 1:
                self.too_many = append(self.too_many, most[good])
            elif most[good] != NOT_ASKED:
                self.at_least(good, most[good] + 1)

    def lean(self, need: vec[i64]) -> None:
        """Tilt the weights so that numbers inside the intervals are proposed often; `need`: the fewest that the pasts allow.

        Of the tokens that are free, the usual number of a good is its share of the bag; if that lies outside of the interval, the
        weight changes by the ratio of the odds of the nearest number inside to the usual odds.
        """
        n: i64 = self.n
        self.weight = vec[float]([0.0] * int(N_GOODS))
        self.chance = vec[float]([0.0] * int(N_GOODS * (n + 1)))
        good: i64
        free: i64 = n
        total: i64 = 0
        for good in range(N_GOODS):
            free -= need[good]
            total += self.bag[good]
        free = max(0, free)
        for good in range(N_GOODS):
            bag: i64 = self.bag[good]
            low: i64 = max(0, self.low[good] - self.mine[good])
            high: i64 = min(self.high[good] - self.mine[good], n)
            usual: float = float(free * bag) / float(max(1, total))
            wanted: float = max(usual, float(min(low - need[good], free)))
            wanted = min(wanted, float(max(high - need[good], 0)))
            self.weight[good] = float(bag) * (odds(wanted, free) / odds(usual, free))
            self._compare(good, low, high)
        self._find_top()

    def _compare(self, good: i64, low: i64, high: i64) -> None:
        """bag * (bag - 1) * … / weight**n: the prior without putting back over the proposal with it."""
        bag: i64 = self.bag[good]
        part: float = 1.0
        drawn: i64
        for drawn in range(high + 1):
            if drawn >= low:
                self.chance[good * (self.n + 1) + drawn] = part
            if drawn < bag:
                part *= float(bag - drawn) / self.weight[good]

    def _find_top(self) -> None:
        """The maximum over all numbers that sum up to n, good by good: a convolution with max in place of the sum."""
        n: i64 = self.n
        chance = self.chance
        best = chance[: n + 1]
        good: i64
        drawn: i64
        more: i64
        for good in range(1, N_GOODS):
            for drawn in range(n, -1, -1):
                most: float = 0.0
                for more in range(drawn + 1):
                    most = max(most, best[drawn - more] * chance[good * (n + 1) + more])
                best[drawn] = most
        self.top = best[n]

    def keep(self, drawn: vec[i64]) -> float:
        """The probability of keeping a proposed world in which the others drew so many: never if the bag contradicts it."""
        part: float = 1.0 / self.top
        good: i64
        for good in range(N_GOODS):
            part *= self.chance[good * (self.n + 1) + drawn[good]]
        row: i64 = 0
        while row < len(self.too_many) and part > 0.0:
            if not self._exceeds(drawn, row):
                return 0.0
            row += N_GOODS
        return part

    def _exceeds(self, drawn: vec[i64], row: i64) -> bool:
        good: i64
        for good in range(N_GOODS):
            if drawn[good] + self.mine[good] > self.too_many[row + good]:
                return True
        return False


def odds(part: float, whole: i64) -> float:
    """Of a part against the rest, kept away from none and all."""
    return (part + 0.5) / (float(whole) - part + 0.5)
