"""What the others can have drawn at the start, and what was stolen among them, as if every token had been put back.

Whether a player could do what the book says, and how easily a token was stolen from him, is a product over the goods: of each
good it depends on how many he drew and on which of the unseen thefts were of this good. So a table for each good is enough, and
hands are drawn good by good.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from caravansary.engine.rng import Rng
from caravansary.games.silk_road.components import N_GOODS


class Case:
    """One way to give types to the unseen thefts that concern a player."""

    rows: vec[i64]  # good: where its numbers are in the table of the player
    tails: vec[float]  # good * (size + 1) + number: how likely so many come of a good (not the first) and those behind

    def __init__(self, rows: vec[i64], tails: vec[float]) -> None:
        self.rows = rows
        self.tails = tails


class Past:
    """What one player can have drawn at the start.

    A row stands for a good and a set of those unseen thefts that concern him: those which were of this good.
    """

    seat: i64
    size: i64  # how many goods he drew
    n_thefts: i64  # unseen, and he was the thief or the victim
    n_read: i64  # of these, so far
    n_sets: i64
    more: vec[i64]  # row: got since the start, less what was given
    need: vec[i64]  # row: how many he must have drawn
    ways: vec[float]  # row * (size + 1) + number drawn: how likely
    heads: vec[float]  # from a start on, * (size + 1) + number: how likely so many come of the first two goods
    starts: vec[i64]  # thefts of either: where their heads begin, in the order of `fewer` by those of the second
    sums: vec[float]  # types of his thefts, the first one counting least: how likely any hand
    cases: list[Case | None]  # the same; made when they come up

    def __init__(self, seat: i64, size: i64, n_thefts: i64) -> None:
        self.seat = seat
        self.size = size
        self.n_thefts = n_thefts
        self.n_read = 0
        self.n_sets = 1 << n_thefts
        rows = int(N_GOODS * self.n_sets)
        self.more = vec[i64]([0] * rows)
        self.need = vec[i64]([0] * rows)
        self.ways = vec[float]([1.0] * (rows * int(size + 1)))

    # --- reading the book

    def got(self, good: i64, n: i64) -> None:
        more = self.more
        row: i64
        for row in range(good * self.n_sets, (good + 1) * self.n_sets):
            more[row] += n

    def showed(self, good: i64, n: i64) -> None:
        """He must have had so many."""
        more = self.more
        need = self.need
        row: i64
        for row in range(good * self.n_sets, (good + 1) * self.n_sets):
            need[row] = max(need[row], n - more[row])

    def gave(self, good: i64, n: i64) -> None:
        self.showed(good, n)
        self.got(good, -n)

    def lost(self, good: i64) -> None:
        """One was stolen, and the viewer knows of which type."""
        row: i64
        for row in range(good * self.n_sets, (good + 1) * self.n_sets):
            self._robbed(row)

    def unseen(self, robbed: bool) -> i64:
        """One was stolen from him, or by him, of an unknown type; answers what the type counts among the cases."""
        more = self.more
        theft: i64 = self.n_read
        self.n_read += 1
        row: i64
        for row in range(N_GOODS * self.n_sets):
            if row >> theft & 1:
                if robbed:
                    self._robbed(row)
                else:
                    more[row] += 1
        return in_fives(1 << theft)

    def _robbed(self, row: i64) -> None:
        """A token is stolen the easier the more there are."""
        ways = self.ways
        since: i64 = self.more[row]
        at: i64 = row * (self.size + 1)
        drawn: i64
        for drawn in range(self.size + 1):
            ways[at + drawn] *= float(max(0, drawn + since))
        self.need[row] = max(self.need[row], 1 - since)
        self.more[row] = since - 1

    # --- weighing

    def weigh(self, weight: vec[float]) -> None:
        """With the weights of goods in the draw, and all that he must have had."""
        ways = self.ways
        good: i64
        row: i64
        drawn: i64
        for good in range(N_GOODS):
            for row in range(good * self.n_sets, (good + 1) * self.n_sets):
                at: i64 = row * (self.size + 1)
                part: float = 1.0
                for drawn in range(self.size + 1):
                    ways[at + drawn] *= part if drawn >= self.need[row] else 0.0
                    part *= weight[good] / float(drawn + 1)
        n_cases = int(in_fives(self.n_sets))  # five to the power of n_thefts
        self.sums = vec[float]([0.0] * n_cases)
        self.cases = [None] * n_cases
        self._join_heads()
        self._sum_up(N_GOODS - 1, self.n_sets - 1, 0, vec[float]([0.0] * int(N_GOODS * (self.size + 1))))

    def _join_heads(self) -> None:
        """For any thefts that were of the first two goods: how likely so many come of both together."""
        size: i64 = self.size
        ways = self.ways
        heads = vec[float]([])
        self.starts = vec[i64]([0] * int(self.n_sets))
        rest: i64
        total: i64
        drawn: i64
        for rest in range(self.n_sets):
            self.starts[rest] = len(heads)
            chosen: i64 = rest
            while chosen >= 0:
                first: i64 = (rest & ~chosen) * (size + 1)
                second: i64 = (self.n_sets + chosen) * (size + 1)
                for total in range(size + 1):
                    part: float = 0.0
                    for drawn in range(total + 1):
                        part += ways[first + drawn] * ways[second + total - drawn]
                    heads = append(heads, part)
                chosen = fewer(chosen, rest)
        self.heads = heads

    def _sum_up(self, good: i64, rest: i64, case: i64, tails: vec[float]) -> None:
        """Of the thefts that the goods behind this one leave over, any were of this good."""
        chosen: i64 = rest
        while chosen >= 0:
            self._join(tails, good, good * self.n_sets + chosen)
            so_far: i64 = case + good * in_fives(chosen)
            if good > 2:
                self._sum_up(good - 1, rest & ~chosen, so_far, tails)
            else:
                self._sum_heads(rest & ~chosen, so_far, tails)
            chosen = fewer(chosen, rest)

    def _sum_heads(self, rest: i64, case: i64, tails: vec[float]) -> None:
        """The thefts that are left over were of the first two goods."""
        heads = self.heads
        at: i64 = self.starts[rest]
        behind: i64 = 2 * (self.size + 1) + self.size
        chosen: i64 = rest
        drawn: i64
        while chosen >= 0:
            part: float = 0.0
            for drawn in range(self.size + 1):
                part += heads[at + drawn] * tails[behind - drawn]
            self.sums[case + in_fives(chosen)] = part
            at += self.size + 1
            chosen = fewer(chosen, rest)

    def _join(self, tails: vec[float], good: i64, row: i64) -> None:
        """How likely so many come of a good and those behind it, whose tails are known."""
        ways = self.ways
        here: i64 = good * (self.size + 1)
        behind: i64 = here + self.size + 1
        at: i64 = row * (self.size + 1)
        total: i64
        drawn: i64
        for total in range(self.size + 1):
            if good == N_GOODS - 1:
                tails[here + total] = ways[at + total]
            else:
                part: float = 0.0
                for drawn in range(total + 1):
                    part += ways[at + drawn] * tails[behind + total - drawn]
                tails[here + total] = part

    # --- drawing

    def draw(self, case: i64, rng: Rng, hands: vec[i64]) -> None:
        """A start hand by its weight, into his place among the hands."""
        found = self.cases[case] or self._case(case)
        rows = found.rows
        tails = found.tails
        ways = self.ways
        rest: float = fraction(rng) * self.sums[case]
        left: i64 = self.size
        good: i64
        for good in range(N_GOODS - 1):
            at: i64 = rows[good]
            behind: i64 = (good + 1) * (self.size + 1) + left
            n: i64 = 0
            part: float = ways[at] * tails[behind]
            while rest >= part:
                rest -= part
                n += 1
                if n > left:  # the last bit of the sum was rounded: begin again at the other end
                    rest, n = 0.0, 0
                part = ways[at + n] * tails[behind - n]
            rest /= ways[at + n]
            hands[self.seat * N_GOODS + good] = n
            left -= n
        hands[self.seat * N_GOODS + N_GOODS - 1] = left

    def _case(self, case: i64) -> Case:
        """Made once."""
        rows = vec[i64]([0] * int(N_GOODS))
        tails = vec[float]([0.0] * int(N_GOODS * (self.size + 1)))
        good: i64
        theft: i64
        rest: i64 = case
        for good in range(N_GOODS):
            rows[good] = good * self.n_sets
        for theft in range(self.n_thefts):
            rows[rest % N_GOODS] += 1 << theft
            rest //= N_GOODS
        for good in range(N_GOODS - 1, 0, -1):
            self._join(tails, good, rows[good])
        for good in range(N_GOODS):
            rows[good] *= self.size + 1
        found = Case(rows, tails)
        self.cases[case] = found
        return found


def fewer(chosen: i64, rest: i64) -> i64:
    """The next of all sets among the rest, which begin with the rest itself; -1 behind the empty one."""
    return (chosen - 1) & rest if chosen > 0 else -1


def in_fives(thefts: i64) -> i64:
    """A set of thefts as a case in which these are of the good 1 and all others of the good 0."""
    case: i64 = 0
    place: i64 = 1
    while thefts:
        case += place * (thefts & 1)
        place *= N_GOODS
        thefts >>= 1
    return case


def fraction(rng: Rng) -> float:
    """A number from 0 up to 1, in steps of 2**-53."""
    high: i64 = rng.word()
    low: i64 = rng.word()
    return float(high * 2097152 + (low >> 11)) / 9007199254740992.0
