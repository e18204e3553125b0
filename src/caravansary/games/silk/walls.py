"""Walls and segments: section 6 of the ledger, and the length that the Long Wall asks for (SILK-8.3).

A segment is a path of walls that starts at a nursery, visits no point twice and has no nursery inside. All segments through one
wall are a path from one of its ends to a nursery and a path from the other end that do not meet, unless in that nursery.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk.components import LONG_WALL
from caravansary.games.silk.state import ONE, SilkTable, bit

NEVER: Final[i64] = 99
ONE_WALL: Final = 2  # points of a single wall, which is no segment


def offer_walls(t: SilkTable, first: i64, out: vec[i64]) -> i64:
    """Every free edge at the own network (SILK-6.1, 6.2)."""
    end_bits = t.board.end_bits
    wall = t.wall
    reach: i64 = t.reach[t.active]
    n: i64 = 0
    edge: i64
    for edge in range(t.board.edges):
        if end_bits[edge] & reach != 0 and wall[edge] == 0:
            out[n] = first + edge
            n += 1
    return n


def can_wall(t: SilkTable) -> bool:
    """Is there a wall and a place for it?"""
    if t.supply == 0:
        return False
    end_bits = t.board.end_bits
    wall = t.wall
    reach: i64 = t.reach[t.active]
    edge: i64
    for edge in range(t.board.edges):
        if wall[edge] == 0 and end_bits[edge] & reach != 0:
            return True
    return False


def closed_length(t: SilkTable, edge: i64) -> i64:
    """The walls of the shortest closed segment through a wall, 0 if it closes none (SILK-6.6, 6.7, 6.9)."""
    one: i64 = t.board.ends[edge * 2]
    two: i64 = t.board.ends[edge * 2 + 1]
    if (t.nests >> two) & ONE != 0:  # begin at the nursery, so that the other end may come back to it
        one, two = two, one
    best: i64 = shortest(t, edge, one, two, t.board.end_bits[edge], 1, NEVER, True)
    return 0 if best == NEVER else best


def shortest(t: SilkTable, edge: i64, end: i64, other: i64, visited: i64, length: i64, best: i64, first: bool) -> i64:
    """Grow a path from one end of the edge to a nursery, then from the other: the fewest walls together, if below `best`."""
    if length >= best:
        return best
    if (t.nests >> end) & ONE != 0:
        if not first:
            return length
        # The second path may come back to this nursery, though to no other point of the first (SILK-6.5).
        return shortest(t, edge, other, end, visited & ~bit(end), length, best, False)
    walk = t.board.walk
    trail = t.board.trail
    k: i64
    for k in range(end * 4, end * 4 + 4):
        if is_way(t, edge, trail[k]) and (visited >> walk[k]) & ONE == 0:
            best = shortest(t, edge, walk[k], other, visited | bit(walk[k]), length + 1, best, first)
    return best


def is_way(t: SilkTable, edge: i64, other: i64) -> bool:
    """Does a wall other than the one in question stand there?"""
    return other >= 0 and other != edge and t.wall[other] != 0


def is_long(t: SilkTable, edge: i64) -> bool:
    """Does a wall lie in a segment of five or more, closed or not (SILK-8.3)?"""
    one: i64 = t.board.ends[edge * 2]
    two: i64 = t.board.ends[edge * 2 + 1]
    bits: i64 = t.board.end_bits[edge]
    return starts_long(t, edge, one, two, bits, 1) or starts_long(t, edge, two, one, bits, 1)


def starts_long(t: SilkTable, edge: i64, end: i64, other: i64, visited: i64, length: i64) -> bool:
    """A path from one end of the edge to the nursery where the segment starts; then it may go on from the other end."""
    if (t.nests >> end) & ONE != 0:
        return goes_on(t, edge, other, visited & ~bit(end), length)
    walk = t.board.walk
    trail = t.board.trail
    k: i64
    for k in range(end * 4, end * 4 + 4):
        free: bool = is_way(t, edge, trail[k]) and (visited >> walk[k]) & ONE == 0
        if free and starts_long(t, edge, walk[k], other, visited | bit(walk[k]), length + 1):
            return True
    return False


def goes_on(t: SilkTable, edge: i64, end: i64, visited: i64, length: i64) -> bool:
    """Can a segment that has come to `end` with so many walls grow to five? It ends at a nursery."""
    if length >= LONG_WALL:
        return True
    if (t.nests >> end) & ONE != 0:
        return False
    walk = t.board.walk
    trail = t.board.trail
    k: i64
    for k in range(end * 4, end * 4 + 4):
        free: bool = is_way(t, edge, trail[k]) and (visited >> walk[k]) & ONE == 0
        if free and goes_on(t, edge, walk[k], visited | bit(walk[k]), length + 1):
            return True
    return False


# --- for eyes, not for speed


def closing_path(t: SilkTable, edge: int) -> list[int]:
    """The points of one shortest closed segment through a wall, for showing it; empty if there is none."""
    length = int(closed_length(t, edge))
    found = [path for path in segments_through(t, edge) if len(path) == length + 1 and is_closed(t, path)]
    return min(found) if length else []


def segments_through(t: SilkTable, edge: int) -> list[list[int]]:
    """All maximal segments through an edge, walled or about to be."""
    ends = {int(t.board.ends[2 * edge]), int(t.board.ends[2 * edge + 1])}
    return [path for path in segments(t, edge) if any({a, b} == ends for a, b in pairwise(path))]


def is_closed(t: SilkTable, path: list[int]) -> bool:
    """Does a segment end at a nursery too (SILK-6.5)?"""
    return t.nursery_at[path[-1]] >= 0


def segments(t: SilkTable, extra: int = -1) -> list[list[int]]:
    """All maximal segments as points, closed ones once, as if a wall also stood on the edge `extra` (SILK-6.5)."""
    found: dict[frozenset[frozenset[int]], list[int]] = {}
    for start in range(int(t.board.points)):
        if t.nursery_at[start] >= 0:
            for path in grown(t, [start], extra):
                if len(path) > ONE_WALL:
                    sides = frozenset(frozenset(pair) for pair in pairwise(path))
                    found.setdefault(sides, path)
    return list(found.values())


def grown(t: SilkTable, path: list[int], extra: int) -> Iterator[list[int]]:
    """All maximal continuations of a path that starts at a nursery."""
    end = path[-1]
    if len(path) > 1 and t.nursery_at[end] >= 0:
        yield path
        return
    further = False
    for k in range(end * 4, end * 4 + 4):
        edge, point = int(t.board.trail[k]), int(t.board.walk[k])
        free = point not in path or (point == path[0] and len(path) > ONE_WALL)
        if edge >= 0 and free and (t.wall[edge] != 0 or edge == extra):
            further = True
            yield from grown(t, [*path, point], extra)
    if not further:
        yield path
