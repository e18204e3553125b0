"""What a tower is worth: groups, and the best colours for its crystals (section 10 of the ledger).

All crystals of a player take different colours (YAK-10.3), so a crystal never links to another one, and what it does to one
colour is independent of all the others: it joins the components of that colour which it touches (YAK-10.4). Only the points for
the number of groups bind the choices together. So all choices are tried, crystal by crystal from cell 1.0 upward, colours in
their order and none last; a branch that cannot beat the best so far is left. The first best one is kept, which is the order
in which R14 wants it shown.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak.components import COUNT_POINTS, CRYSTAL, GROUP_POINTS, N_COLOURS, TABLE_END
from caravansary.games.yak.tower import EARLIER, N_CELLS, NEAR, NEIGHBOURS

BEST_COUNT: Final[i64] = 20  # no number of groups brings more


def group_points(size: i64) -> i64:
    """Points of a group by its size (YAK-10.1)."""
    return GROUP_POINTS[size if size < TABLE_END else TABLE_END]


def count_points(groups: i64) -> i64:
    """Points for the number of groups (YAK-10.2)."""
    return COUNT_POINTS[groups if groups < TABLE_END else TABLE_END]


class Appraiser:
    """Scores one tower at a time; what it found stays readable until the next tower."""

    total: i64  # points of the tower: groups, their number, unmatched stones
    label: vec[i64]  # cell: its component, named by its first cell; -1 free cell or crystal
    size: vec[i64]  # component: coloured stones in it
    crystals: i64
    cell: vec[i64]  # crystal: where it is
    taken: vec[i64]  # crystal: the colour it takes in the best assignment, -1 none

    gain: vec[i64]  # crystal * N_COLOURS + colour: points it brings, beside those for the number of groups
    more: vec[i64]  # crystal * N_COLOURS + colour: groups it brings (below 0: it merges some)
    works: vec[i64]  # crystal: colours that work, as bits
    hope: vec[i64]  # crystal: the most that it and all later ones can gain
    trial: vec[i64]  # crystal: the colour in the assignment being tried

    def __init__(self) -> None:
        self.total = 0
        self.crystals = 0
        self.label = vec[i64]([-1] * int(N_CELLS))
        self.size = vec[i64]([0] * int(N_CELLS))
        self.cell = vec[i64]([0] * int(N_CELLS))
        self.taken = vec[i64]([-1] * int(N_CELLS))
        self.gain = vec[i64]([0] * int(N_CELLS * N_COLOURS))
        self.more = vec[i64]([0] * int(N_CELLS * N_COLOURS))
        self.works = vec[i64]([0] * int(N_CELLS))
        self.hope = vec[i64]([0] * int(N_CELLS + 1))
        self.trial = vec[i64]([-1] * int(N_CELLS))

    def appraise(self, tower: vec[i64], start: i64) -> i64:
        """The points of the tower whose cells begin at `start`."""
        groups: i64 = 0
        points: i64 = self._find_components(tower, start)
        size = self.size
        cell: i64
        for cell in range(N_CELLS):
            if size[cell] >= 2:
                groups += 1
                points += group_points(size[cell])
            elif size[cell] == 1:
                points += 1
        if self.crystals == 0:
            self.total = points + count_points(groups)
            return self.total
        hope: i64 = 0
        k: i64 = self.crystals - 1
        self.hope[self.crystals] = 0
        while k >= 0:
            hope += self._weigh(tower, start, k)
            self.hope[k] = hope
            k -= 1
        self.total = -1
        self._try_from(0, points, groups, 0)
        return self.total

    def _find_components(self, tower: vec[i64], start: i64) -> i64:
        """Label connected stones of one colour (YAK-4.9, 10.1); answer the points of crystals left without colour."""
        label = self.label
        size = self.size
        count: i64 = 0
        cell: i64
        k: i64
        for cell in range(N_CELLS):
            stone: i64 = tower[start + cell]
            label[cell] = -1
            size[cell] = 0
            if stone == CRYSTAL:
                self.cell[count] = cell
                count += 1
            elif stone >= 0:
                label[cell] = cell
                size[cell] = 1
                for k in range(3 * cell, 3 * cell + 3):
                    near: i64 = EARLIER[k]
                    if near < 0:
                        break
                    if tower[start + near] == stone and label[near] != label[cell]:
                        self._merge(label[near], label[cell], cell)
        self.crystals = count
        return count

    def _merge(self, one: i64, two: i64, last: i64) -> None:
        """Two components are one from now on, under the lower name. A crystal may lie before its component's first stone."""
        low: i64 = one if one < two else two
        high: i64 = two if one < two else one
        label = self.label
        cell: i64
        for cell in range(last + 1):
            if label[cell] == high:
                label[cell] = low
        self.size[low] += self.size[high]
        self.size[high] = 0

    def _weigh(self, tower: vec[i64], start: i64, k: i64) -> i64:
        """What each colour would bring to a crystal (YAK-10.4); answer the most it can gain."""
        cell: i64 = self.cell[k]
        one: i64 = 1
        best: i64 = 0
        works: i64 = 0
        tried: i64 = 0
        n: i64
        for n in range(cell * NEAR, cell * NEAR + NEAR):
            near: i64 = NEIGHBOURS[n]
            if near < 0:
                break
            colour: i64 = tower[start + near]
            if colour < 0 or colour == CRYSTAL or (tried >> colour) & one == one:
                continue
            tried |= one << colour
            if self._join(tower, start, k, colour):
                works |= one << colour
                gain: i64 = self.gain[k * N_COLOURS + colour]
                best = gain if gain > best else best
        self.works[k] = works
        return best

    def _join(self, tower: vec[i64], start: i64, k: i64, colour: i64) -> bool:
        """Join all components of a colour that a crystal touches; does that work (YAK-10.4, R13)?"""
        cell: i64 = self.cell[k]
        one: i64 = 1
        known: i64 = 0
        stones: i64 = 0
        merged: i64 = 0
        gain: i64 = -1  # the crystal is no longer unmatched
        n: i64
        for n in range(cell * NEAR, cell * NEAR + NEAR):
            near: i64 = NEIGHBOURS[n]
            if near < 0:
                break
            if tower[start + near] == colour:
                name: i64 = self.label[near]
                if (known >> name) & one == 0:
                    known |= one << name
                    size: i64 = self.size[name]
                    stones += size
                    if size >= 2:
                        merged += 1
                        gain -= group_points(size)
                    else:
                        gain -= 1
        if stones < 2:
            return False
        self.gain[k * N_COLOURS + colour] = gain + group_points(stones + 1)
        self.more[k * N_COLOURS + colour] = 1 - merged
        return True

    def _try_from(self, k: i64, points: i64, groups: i64, used: i64) -> None:
        """Give crystal k and all later ones colours, in every way that may still be better than the best (YAK-10.7)."""
        if k == self.crystals:
            total: i64 = points + count_points(groups)
            if total > self.total:
                self.total = total
                self._keep()
            return
        if points + self.hope[k] + BEST_COUNT <= self.total:
            return
        one: i64 = 1
        works: i64 = self.works[k] & ~used
        colour: i64
        if works != 0:
            for colour in range(N_COLOURS):
                if (works >> colour) & one == one:
                    at: i64 = k * N_COLOURS + colour
                    self.trial[k] = colour
                    self._try_from(k + 1, points + self.gain[at], groups + self.more[at], used | (one << colour))
        self.trial[k] = -1
        self._try_from(k + 1, points, groups, used)

    def _keep(self) -> None:
        k: i64
        for k in range(self.crystals):
            self.taken[k] = self.trial[k]

    def join_crystals(self, tower: vec[i64], start: i64) -> None:
        """Carry out the assignment: crystals get the label of what they join, which then counts them in its size."""
        k: i64
        n: i64
        for k in range(self.crystals):
            cell: i64 = self.cell[k]
            if self.taken[k] >= 0:
                for n in range(cell * NEAR, cell * NEAR + NEAR):
                    near: i64 = NEIGHBOURS[n]
                    if near < 0:
                        break
                    if tower[start + near] == self.taken[k]:
                        if self.label[cell] < 0:
                            self.label[cell] = self.label[near]
                            self.size[self.label[near]] += 1
                        elif self.label[cell] != self.label[near]:
                            self._merge(self.label[near], self.label[cell], N_CELLS - 1)
