"""What a seat does not know, drawn anew: a determinisation of its information set, sampled from the exact posterior.

**Hidden** are only the goods that the others drew at the start and the types of thefts among them (R19); call both together a
*world*. Everything else follows from the book, the public history. (While a Vizier is at work, sealed shows are hidden too;
they are drawn last, see `reseal_shows`.)

**Posterior.** A world's prior is chance's: tokens drawn from the bag without putting back. Its likelihood is that of the
book: each unseen theft took one of the victim's tokens, each equally likely; a world in which somebody could not have sold,
shown or given what the book says, or in which the viewer would have been told another limit of the bag, has likelihood 0.
What players *chose* is taken as telling nothing.

**Sampling** is rejection sampling from a proposal that already satisfies nearly everything:

* Given the types of the unseen thefts, and if drawn tokens were put back, the starts of the others are independent of each
  other. `Past` holds one player's part of that proposal, with all his lines of the book as evidence. Types are drawn first,
  from their exact marginal (`steps`, cumulated over all 5**thefts of them), then a start for each player.
* Only the bag ties the players together: it is drawn from without putting back, and the book and what the viewer was told say
  something about its contents. That depends on the world through one number for each good alone, how many of it were drawn at
  the start by all. `Clues` holds the bounds on these numbers and, by them, the chance with which a proposed world is kept.

The book is read when an imagination is made, and not again for its draws.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from caravansary.engine.contract import Imagination, State
from caravansary.engine.rng import Rng
from caravansary.games.silk_road.components import N_GOODS
from caravansary.games.silk_road.secrets.clues import Clues
from caravansary.games.silk_road.secrets.pasts import Past, fraction, in_fives
from caravansary.games.silk_road.state import (
    GAVE,
    GOT,
    NONE,
    OVER,
    SHOW,
    SHOWED,
    STOLE,
    RoadTable,
    entry,
    good_of,
    kind_of,
    number_of,
    seat_of,
)


class RoadImagination(Imagination):
    """All tables that the viewer cannot tell from the real one (its information set), prepared for many draws."""

    table: RoadTable
    viewer: i64
    change: vec[i64]  # seat * N_GOODS + good: got since the start, less what was given; without unseen thefts
    left: vec[i64]  # good: would be in the bag now, had the others drawn none
    thefts: vec[i64]  # unseen: where in the book
    places: vec[i64]  # theft * 2 + (0 thief, 1 victim): place value of its type in the case of this player
    clues: Clues
    pasts: list[Past]  # of the others
    steps: vec[float]  # types of all unseen thefts in base five, the first one lowest: cumulated weight
    cases: vec[i64]  # seat: types of his unseen thefts (see `pasts`), in the world being drawn
    types: vec[i64]  # theft
    hands: vec[i64]  # seat * N_GOODS + good: his start
    drawn: vec[i64]  # good: by all others

    def __init__(self, table: RoadTable, seat: int) -> None:
        super().__init__(table, seat)
        self.table = table
        self.viewer = seat
        if table.phase() == OVER:
            return
        n = int(table.seats)
        self.cases = vec[i64]([0] * n)
        self.hands = vec[i64]([0] * (n * int(N_GOODS)))
        self.drawn = vec[i64]([0] * int(N_GOODS))
        self._read_changes()
        self._find_clues()
        self._read_pasts()
        self._weigh_types()

    def draw(self, rng: Rng) -> State:
        """A world on a copy of the table."""
        t = self.table.clone()
        assert isinstance(t, RoadTable)
        self.lay_on(t, rng)
        return t

    def lay_on(self, t: RoadTable, rng: Rng) -> None:
        """Draw until a world may be kept (rejection sampling), and lay it out."""
        if t.phase() == OVER:
            return
        self._draw_world(rng)
        while fraction(rng) >= self.clues.keep(self.drawn):
            self._draw_world(rng)
        self._lay(t)
        if t.phase() == SHOW:
            reseal_shows(t, self.viewer, rng)

    # --- preparing

    def _sees(self, line: i64) -> bool:
        """Was the viewer part of this theft?"""
        return seat_of(line) == self.viewer or number_of(line) == self.viewer

    def _past(self, seat: i64) -> Past:
        return self.pasts[seat if seat < self.viewer else seat - 1]

    def _read_changes(self) -> None:
        """What everybody saw, or the viewer alone."""
        book = self.table.book
        change = vec[i64]([0] * len(self.table.goods))
        self.thefts = vec[i64]([])
        at: i64
        for at in range(len(book)):
            line: i64 = book[at]
            kind: i64 = kind_of(line)
            place: i64 = seat_of(line) * N_GOODS + good_of(line)
            if kind == GAVE:
                change[place] -= number_of(line)
            elif kind == GOT:
                change[place] += number_of(line)
            elif kind == STOLE and self._sees(line):
                change[place] += 1
                change[number_of(line) * N_GOODS + good_of(line)] -= 1
            elif kind == STOLE:
                self.thefts = append(self.thefts, at)
        self.change = change

    def _find_clues(self) -> None:
        """Thefts cancel out in what all had together, so that nothing here depends on their types."""
        t = self.table
        mine = vec[i64]([0] * int(N_GOODS))
        truth = vec[i64]([0] * int(N_GOODS))
        self.left = t.supply[:]
        good: i64
        seat: i64
        for good in range(N_GOODS):
            for seat in range(t.seats):
                at: i64 = seat * N_GOODS + good
                start: i64 = t.goods[at] - self.change[at]
                truth[good] += start
                if seat == self.viewer:
                    mine[good] = start
                    self.hands[at] = start
            self.left[good] += truth[good] - mine[good]
        self.clues = Clues(t, self.viewer, mine, truth)

    def _read_pasts(self) -> None:
        """What each of the others can have drawn."""
        t = self.table
        sizes = vec[i64]([0] * int(t.seats))
        n_thefts = vec[i64]([0] * int(t.seats))
        self.places = vec[i64]([])
        self._count(sizes, n_thefts)
        self.pasts = []
        seat: i64
        line: i64
        for seat in range(t.seats):
            if seat != self.viewer:
                self.pasts.append(Past(seat, sizes[seat], n_thefts[seat]))
        for line in t.book:
            if kind_of(line) == STOLE:
                self._read_theft(line)
            elif seat_of(line) != self.viewer:
                self._read_line(line)
        self.clues.lean(self._needs())
        for past in self.pasts:
            past.weigh(self.clues.weight)

    def _needs(self) -> vec[i64]:
        """How many of each good the others must have drawn, were no unseen theft of it: a guess, to lean well."""
        need = vec[i64]([0] * int(N_GOODS))
        good: i64
        for past in self.pasts:
            for good in range(N_GOODS):
                need[good] += past.need[good * past.n_sets]
        return need

    def _count(self, sizes: vec[i64], n_thefts: vec[i64]) -> None:
        """How many each drew, and in how many unseen thefts he had a part."""
        t = self.table
        seat: i64
        at: i64
        for seat in range(t.seats):
            sizes[seat] = t.holding(seat)
        for at in range(len(self.change)):
            sizes[at // N_GOODS] -= self.change[at]
        for at in self.thefts:
            thief: i64 = seat_of(t.book[at])
            victim: i64 = number_of(t.book[at])
            sizes[thief] -= 1
            sizes[victim] += 1
            n_thefts[thief] += 1
            n_thefts[victim] += 1

    def _read_line(self, line: i64) -> None:
        kind: i64 = kind_of(line)
        if kind == GAVE:
            self._past(seat_of(line)).gave(good_of(line), number_of(line))
        elif kind == GOT:
            self._past(seat_of(line)).got(good_of(line), number_of(line))
        elif kind == SHOWED:
            self._past(seat_of(line)).showed(good_of(line), number_of(line))

    def _read_theft(self, line: i64) -> None:
        thief: i64 = seat_of(line)
        victim: i64 = number_of(line)
        if thief == self.viewer:
            self._past(victim).lost(good_of(line))
        elif victim == self.viewer:
            self._past(thief).got(good_of(line), 1)
        else:
            self.places = append(self.places, self._past(thief).unseen(robbed=False))
            self.places = append(self.places, self._past(victim).unseen(robbed=True))

    def _weigh_types(self) -> None:
        """A sum over all that the unseen thefts can have been of; there are at most MAX_THIEVES."""
        n: i64 = len(self.thefts)
        self.types = vec[i64]([0] * int(n))
        self.steps = vec[float]([0.0] * int(in_fives(1 << n)))
        if n > 0:
            self._weigh_from(n - 1, 0, 1.0, 0.0)

    def _weigh_from(self, theft: i64, later: i64, weight: float, total: float) -> float:
        """From this theft back, with types of the later ones; a player's past is weighed when the first of his thefts has one."""
        line: i64 = self.table.book[self.thefts[theft]]
        thief = self._past(seat_of(line))
        victim = self._past(number_of(line))
        by_thief: i64 = self.places[2 * theft]
        by_victim: i64 = self.places[2 * theft + 1]
        good: i64
        for good in range(N_GOODS):
            part: float = weight
            if by_thief == 1:
                part *= thief.sums[self.cases[thief.seat]]
            if by_victim == 1:
                part *= victim.sums[self.cases[victim.seat]]
            types: i64 = later * N_GOODS + good
            if theft > 0:
                total = self._weigh_from(theft - 1, types, part, total)
            else:
                total += part
                self.steps[types] = total
            self.cases[thief.seat] += by_thief
            self.cases[victim.seat] += by_victim
        self.cases[thief.seat] -= N_GOODS * by_thief
        self.cases[victim.seat] -= N_GOODS * by_victim
        return total

    # --- drawing

    def _draw_world(self, rng: Rng) -> None:
        """Types of the unseen thefts, and a start for each player, as if tokens were put back."""
        hands = self.hands
        drawn = self.drawn
        good: i64
        if len(self.thefts) > 0:
            self._draw_types(rng)
        for good in range(N_GOODS):
            drawn[good] = 0
        for past in self.pasts:
            past.draw(self.cases[past.seat], rng, hands)
            for good in range(N_GOODS):
                drawn[good] += hands[past.seat * N_GOODS + good]

    def _draw_types(self, rng: Rng) -> None:
        steps = self.steps
        low: i64 = 0
        high: i64 = len(steps) - 1
        wanted: float = fraction(rng) * steps[high]
        while low < high:
            middle: i64 = (low + high) >> 1
            if steps[middle] > wanted:
                high = middle
            else:
                low = middle + 1
        seat: i64
        theft: i64
        for seat in range(len(self.cases)):
            self.cases[seat] = 0
        for theft in range(len(self.thefts)):
            line: i64 = self.table.book[self.thefts[theft]]
            good: i64 = low % N_GOODS
            low //= N_GOODS
            self.types[theft] = good
            self.cases[seat_of(line)] += good * self.places[2 * theft]
            self.cases[number_of(line)] += good * self.places[2 * theft + 1]

    def _lay(self, t: RoadTable) -> None:
        """Goods, bag and book of the world that was drawn."""
        goods = t.goods
        book = t.book
        at: i64
        theft: i64
        for at in range(len(goods)):
            goods[at] = self.hands[at] + self.change[at]
        for at in range(N_GOODS):
            t.supply[at] = self.left[at] - self.drawn[at]
        for theft in range(len(self.thefts)):
            at = self.thefts[theft]
            good: i64 = self.types[theft]
            thief: i64 = seat_of(book[at])
            victim: i64 = number_of(book[at])
            goods[thief * N_GOODS + good] += 1
            goods[victim * N_GOODS + good] -= 1
            book[at] = entry(STOLE, thief, good, victim)


def reseal_shows(t: RoadTable, viewer: i64, rng: Rng) -> None:
    """What others have chosen to show is anything they may show, each number equally likely (SROAD-5.11)."""
    seat: i64
    for seat in range(t.seats):
        if seat != viewer and t.shown[seat] != NONE:
            t.shown[seat] = rng.below(t.goods[seat * N_GOODS + t.named_good] + 1)


def reseal(t: RoadTable, viewer: i64, rng: Rng) -> None:
    """Draw anew, on this table, all that the viewer does not know."""
    RoadImagination(t, int(viewer)).lay_on(t, rng)
