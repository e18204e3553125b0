"""One opponent's past: the proposal distribution of his start hand and of the types of the unseen thefts he had a part in.

The model. He drew `size` tokens, as if each were put back (multinomial, weights from `Clues`). Afterwards the book tells of
him: goods got and given, goods shown, tokens stolen by or from him. Some of the thefts are *unseen* by the viewer: their type
is latent.

The weight (unnormalised probability) of a start hand `h` together with types of his unseen thefts is

    product over goods g of  ways[g, S_g, h_g],      S_g = the set of his unseen thefts that were of good g

because every line of the book concerns one good: `h_g` of it must have been enough at all times (else the factor is 0), and
each theft from him contributes how many tokens of `g` he had then (the number of all his tokens, by which that would be
divided, is public and the same in every world). The prior contributes `weight**h_g / h_g!`.

So a table with a row for each pair of good and set of thefts is enough. Hands with `sum h = size` are summed over by
convolving the rows of the five goods (dynamic programming over how many tokens are left), and drawn good by good from the
same partial sums (forward filtering, backward sampling).

Terms: a *set* of thefts is a bit mask; a *case* is one assignment of types to all his unseen thefts, in base five, the first
theft being the lowest digit; `sums[case]` is the marginal likelihood of a case, over all hands.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from caravansary.engine.rng import Rng
from caravansary.games.silk_road.components import N_GOODS


class Case:
    """What is needed to draw a hand, given the types of all unseen thefts that concern a player."""

    rows: vec[i64]  # good: where its numbers are in the table of the player
    tails: vec[float]  # good * (size + 1) + k: summed weight of k tokens of this good and those behind it

    def __init__(self, rows: vec[i64], tails: vec[float]) -> None:
        self.rows = rows
        self.tails = tails


class Past:
    """What one player can have drawn at the start; see the module for the model.

    Made in three steps: empty, then fed with his lines of the book in their order (`got`, `gave`, `showed`, `lost`, `unseen`),
    then `weigh`ed once; from then on it is drawn from. A row stands for a good and a set S of unseen thefts: good * n_sets + S.
    """

    seat: i64
    size: i64  # how many goods he drew
    n_thefts: i64  # unseen, and he was the thief or the victim
    n_read: i64  # of these, so far
    n_sets: i64
    more: vec[i64]  # row: his tokens now less those he drew, if just the thefts of this set were of this good
    need: vec[i64]  # row: the fewest he can have drawn
    ways: vec[float]  # row * (size + 1) + number drawn: this good's factor of the weight
    heads: vec[float]  # start + k: summed weight of k tokens of the first two goods, for disjoint sets of thefts
    starts: vec[i64]  # union of the two sets: where its heads begin, in the order of `fewer` by the second set
    sums: vec[float]  # case: summed weight of all hands (marginal likelihood)
    cases: list[Case | None]  # case: made when it comes up in a draw

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
        """In the open, or from the viewer, who knows the type."""
        more = self.more
        row: i64
        for row in range(good * self.n_sets, (good + 1) * self.n_sets):
            more[row] += n

    def showed(self, good: i64, n: i64) -> None:
        """Evidence that he had at least so many then."""
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
        """One was stolen from him, or by him, of an unknown type: in rows whose set has this theft it was of the row's good.

        Answers the place value of this theft's digit in a case.
        """
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
        """The likelihood of losing just this type grows with the number of its tokens, and is 0 without any."""
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
        """Put in the prior of the draw (`weight**n / n!`), cut off what the evidence rules out, sum up all cases."""
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
        """Convolve the first two goods, for all disjoint sets of thefts of the two: what all sums begin with is made once."""
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
        """From the last good forward: of the thefts that the goods behind leave over (`rest`), any set was of this good."""
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
        """The thefts left over were of the first two goods: close the convolution, which gives the sum of each such case."""
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
        """One step of the convolution: the tails of a good from its row and the tails of the good behind it."""
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
        """A start hand in proportion to its weight, given the types of the thefts, into his place among the hands.

        Good by good: n tokens of it have the weight of n times the tail of the tokens left for the goods behind.
        """
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
        """The rows and tails of one case, made when it is drawn for the first time."""
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
    """The next subset of `rest`, counting down from `rest` itself to the empty set; then -1."""
    return (chosen - 1) & rest if chosen > 0 else -1


def in_fives(thefts: i64) -> i64:
    """A set of thefts as a case in which these are of good 1 and all others of good 0; times g, of good g."""
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
