"""What a seat can imagine, by listing every world: slow, plain, and independent of how the game draws.

A world is a start hand for each of the others and a type for each unseen theft. Its weight is how likely the bag and the thief
would bring it; worlds in which a line of the book could not have happened, or in which the viewer would have been told something
else, weigh nothing.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import comb
from typing import Any

from caravansary import State
from tests.games.playing import at_table

from .tables import GOODS

Hand = tuple[int, ...]
World = tuple[tuple[Hand, ...], tuple[str, ...]]


def hands(size: int, kinds: int = 5) -> Iterator[Hand]:
    """All hands of so many goods."""
    if kinds == 1:
        yield (size,)
        return
    for n in range(size + 1):
        for rest in hands(size - n, kinds - 1):
            yield (n, *rest)


def world_of(state: State) -> World:
    """What everybody has now, and all types of thefts."""
    position = at_table(state)
    now = tuple(tuple(row["goods"][good] for good in GOODS) for row in position["seats"])
    return now, tuple(line[2] for line in position["book"] if line[0] == "stole")


def start_of(position: Any) -> list[list[int]]:
    """The book read backwards."""
    start = [[row["goods"][good] for good in GOODS] for row in position["seats"]]
    for line in position["book"]:
        if line[0] in ("gave", "got"):
            start[line[1]][GOODS.index(line[2])] += line[3] if line[0] == "gave" else -line[3]
        elif line[0] == "stole":
            start[line[1]][GOODS.index(line[2])] -= 1
            start[line[3]][GOODS.index(line[2])] += 1
    return start


def worlds(state: State, viewer: int) -> dict[World, Fraction]:
    """Every world the viewer must reckon with, and how likely it is."""
    position = at_table(state)
    start, book = start_of(position), position["book"]
    marked = Counter(line[2] for line in book if line[0] == "marked" and line[3])
    bag = [15 - position["viziers"]["markers"].get(good, 0) + marked[good] for good in GOODS]
    truth = list(replay([list(row) for row in start], bag, book, viewer, known=True))
    assert len(truth) == 1
    others = [seat for seat in range(len(start)) if seat != viewer]
    found: Counter[World] = Counter()
    for drawn in product(*(hands(sum(start[seat])) for seat in others)):
        rows = [list(row) for row in start]
        for seat, hand in zip(others, drawn, strict=True):
            rows[seat] = list(hand)
        chance = drawing_chance(rows, bag, viewer)
        if chance:
            for weight, now, types, saw in replay(rows, bag, book, viewer, known=False):
                if saw == truth[0][3]:
                    found[now, types] += chance * weight  # type: ignore[assignment]
    total = sum(found.values())
    return {world: Fraction(weight) / total for world, weight in found.items()}


def drawing_chance(rows: list[list[int]], bag: list[int], viewer: int) -> int:
    """In how many ways the others can draw these hands from what the viewer left in the bag."""
    left = [n - mine for n, mine in zip(bag, rows[viewer], strict=True)]
    ways = 1
    for seat, row in enumerate(rows):
        if seat != viewer:
            for good, n in enumerate(row):
                ways *= comb(max(0, left[good]), n)
                left[good] -= n
    return ways


def replay(
    rows: list[list[int]], bag: list[int], book: list[list[Any]], viewer: int, *, known: bool
) -> Iterator[tuple[Fraction, tuple[Hand, ...], tuple[str, ...], tuple[object, ...]]]:
    """Live through the book, with every type that an unseen theft may have had; nothing if it could not have happened."""
    supply = [n - sum(row[good] for row in rows) for good, n in enumerate(bag)]
    if min(supply) >= 0:
        yield from step([row[:] for row in rows], supply, book, 0, viewer, known, Fraction(1), (), ())


def step(
    rows: list[list[int]],
    supply: list[int],
    book: list[list[Any]],
    at: int,
    viewer: int,
    known: bool,
    weight: Fraction,
    types: tuple[str, ...],
    saw: tuple[object, ...],
) -> Iterator[tuple[Fraction, tuple[Hand, ...], tuple[str, ...], tuple[object, ...]]]:
    if at == len(book):
        yield weight, tuple(tuple(row) for row in rows), types, saw
        return
    kind, seat, *rest = book[at]
    if kind == "stole":
        seen = known or viewer in (seat, rest[1])
        for good in [GOODS.index(rest[0])] if seen else range(5):
            have, total = rows[rest[1]][good], sum(rows[rest[1]])
            if have:
                after = [row[:] for row in rows]
                after[rest[1]][good] -= 1
                after[seat][good] += 1
                more = weight * Fraction(have, total)
                yield from step(after, supply, book, at + 1, viewer, known, more, (*types, GOODS[good]), saw)
        return
    rows, supply = [row[:] for row in rows], supply[:]
    if kind in ("gave", "got", "showed", "marked", "saw_limit"):
        good, n = GOODS.index(rest[0]), rest[1]
        if kind == "gave":
            rows[seat][good] -= n
            supply[good] += n
        elif kind == "got":
            rows[seat][good] += n
            supply[good] -= n
        elif kind == "showed" and rows[seat][good] < n:
            return
        elif kind == "marked":
            if n == 0 and supply[good] > 0:
                return
            supply[good] -= n
        elif kind == "saw_limit" and seat == viewer:
            saw = (*saw, min(n, supply[good]))
    elif seat == viewer and kind == "saw_trade":
        gives, gets = ([side.get(good, 0) for good in GOODS] for side in rest)
        able = all(rows[seat][good] >= gives[good] for good in range(5))
        enough = all(supply[good] + gives[good] >= gets[good] for good in range(5))
        saw = (*saw, able and enough)
    elif seat == viewer and kind == "saw_swap":
        offered = {(a, b) for a in range(5) for b in range(5) if a != b and rows[seat][a] and supply[b]}
        saw = (*saw, tuple(sorted(offered)))
    if min(supply) >= 0 and min(min(row) for row in rows) >= 0:
        yield from step(rows, supply, book, at + 1, viewer, known, weight, types, saw)
