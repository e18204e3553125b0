"""Silk's hard rules once more, slow and plain: to be compared with the engine, sharing no code with it.

Positions are read as plain data. Segments are found by walking every path, enclosures by flooding, chains by trying everything.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

Tile = tuple[int, int]
Point = tuple[int, int]
Edge = frozenset[Point]
Piece = tuple[str, int | None]

SIZES = {2: (4, 5), 3: (5, 5), 4: (5, 6)}
WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
BUMPS = {"shepherd": "mastiff", "mastiff": "ookami", "ookami": "shepherd"}


def place(text: str) -> tuple[int, int]:
    one, two = text.split(",")
    return int(one), int(two)


def edge_of(text: str) -> Edge:
    return frozenset(place(end) for end in text.split("-"))


class Oracle:
    """A position, and what the rules say about it."""

    def __init__(self, position: Any) -> None:
        seats = position["seats"]
        self.rows, self.columns = SIZES[len(seats)]
        self.tiles = {(r, c) for r in range(self.rows) for c in range(self.columns)}
        self.walls = {edge_of(text) for text in position["walls"]}
        self.nests = {place(text): seat for seat, row in enumerate(seats) for text in row["nurseries"]}
        self.pieces: dict[Tile, Piece] = {place(position["ookami"]): ("ookami", None)} if position["ookami"] else {}
        self.worms: dict[Tile, int] = dict.fromkeys(self.tiles, 0)
        self.own: list[set[Tile]] = []
        for seat, row in enumerate(seats):
            for kind in ("shepherd", "mastiff"):
                if row[kind] is not None:
                    self.pieces[place(row[kind])] = (kind, seat)
            self.own.append({place(text) for text in row["worms"]})
            for text, count in row["worms"].items():
                self.worms[place(text)] += count

    # --- geometry

    def side(self, tile: Tile, way: str) -> Edge:
        """The edge of a tile towards a direction."""
        r, c = tile
        ends = {
            "north": ((r, c), (r, c + 1)),
            "east": ((r, c + 1), (r + 1, c + 1)),
            "south": ((r + 1, c), (r + 1, c + 1)),
            "west": ((r, c), (r + 1, c)),
        }
        return frozenset(ends[way])

    def edges(self) -> set[Edge]:
        return {self.side(tile, way) for tile in self.tiles for way in WAYS}

    def beside(self, tile: Tile, way: str) -> Tile:
        return tile[0] + WAYS[way][0], tile[1] + WAYS[way][1]

    def around(self, tile: Tile, way: str) -> Tile:
        r, c = self.beside(tile, way)
        return r % self.rows, c % self.columns

    # --- walls

    def network(self, seat: int) -> set[Point]:
        """All points joined to a seat's nurseries by walls."""
        known = {point for point, owner in self.nests.items() if owner == seat}
        while True:
            more = {point for wall in self.walls if wall & known for point in wall} - known
            if not more:
                return known
            known |= more

    def legal_walls(self, seat: int) -> set[Edge]:
        known = self.network(seat)
        return {edge for edge in self.edges() - self.walls if edge & known}

    def paths(self, path: list[Point], walls: set[Edge]) -> Iterator[list[Point]]:
        """Every segment that continues this one, and itself: no point twice, no nursery inside."""
        if len(path) > 1:
            yield path
            if path[-1] in self.nests:
                return
        for wall in walls:
            if path[-1] in wall:
                (point,) = wall - {path[-1]}
                steps = [frozenset(step) for step in pairwise(path)]
                if point not in path or (point == path[0] and wall not in steps):
                    yield from self.paths([*path, point], walls)

    def wall_points(self, new: Edge) -> tuple[int, bool, bool]:
        """What a new wall brings: points for its shortest closed segment, a long wall, a large enclosure."""
        walls = self.walls | {new}
        best, long = 0, False
        for start in self.nests:
            for path in self.paths([start], walls):
                if any(frozenset(step) == new for step in pairwise(path)) and len(path) > 2:
                    length = len(path) - 1
                    long = long or length >= 5
                    if path[-1] in self.nests and (best == 0 or length < best):
                        best = length
        before, after = self.enclosures(self.walls), self.enclosures(walls)
        return best, long, any(len(tiles) >= 3 and tiles not in before for tiles in after)

    # --- enclosures

    def enclosures(self, walls: set[Edge]) -> list[frozenset[Tile]]:
        """All enclosures of two or more tiles."""
        found, left = [], set(self.tiles)
        while left:
            region, fresh, is_open = set(), [left.pop()], False
            while fresh:
                tile = fresh.pop()
                region.add(tile)
                for way in WAYS:
                    if self.side(tile, way) not in walls:
                        near = self.beside(tile, way)
                        if near not in self.tiles:
                            is_open = True
                        elif near not in region and near not in fresh:
                            fresh.append(near)
            left -= region
            if not is_open and len(region) >= 2:
                found.append(frozenset(region))
        return found

    def contacts(self, region: frozenset[Tile], seats: int) -> list[int]:
        """Each seat's nurseries on walls around a region."""
        ends: set[Point] = set()
        for tile in region:
            for way in WAYS:
                if self.beside(tile, way) not in region:
                    assert self.side(tile, way) in self.walls
                    ends |= self.side(tile, way)
        return [sum(owner == seat and point in ends for point, owner in self.nests.items()) for seat in range(seats)]

    def value(self, region: frozenset[Tile], seats: int) -> tuple[int | None, int]:
        counts = self.contacts(region, seats)
        if counts.count(max(counts)) > 1:
            return None, 0
        return counts.index(max(counts)), len(region) * max(counts)

    # --- moving

    def passes(self, kind: str, tile: Tile, way: str) -> bool:
        if kind == "shepherd":
            return True
        back = {"north": "south", "south": "north", "east": "west", "west": "east"}[way]
        return self.side(tile, way) not in self.walls and self.side(self.around(tile, way), back) not in self.walls

    def step(self, piece: Piece, tile: Tile, way: str, pieces: dict[Tile, Piece], moved: frozenset[Piece]) -> bool:
        """Can this step be resolved? `pieces` are those on the board without the one that steps."""
        if not self.passes(piece[0], tile, way):
            return False
        to = self.around(tile, way)
        after = {**pieces, to: piece}
        other = pieces.get(to)
        if other is not None:
            if other in moved or BUMPS[piece[0]] != other[0]:
                return False
            return any(self.step(other, to, onward, after, moved | {piece}) for onward in WAYS)
        if piece[0] == "ookami" or self.worms[to] == 0:
            return True
        return self.scatter(to, self.worms[to], after, {**self.worms, to: 0})

    def worm_targets(self, tile: Tile, pieces: dict[Tile, Piece], worms: dict[Tile, int]) -> dict[str, Tile | None]:
        """Where one worm may go: directions, `off` for over the border."""
        found: dict[str, Tile | None] = {}
        for way in WAYS:
            near = self.beside(tile, way)
            if self.side(tile, way) in self.walls:
                continue
            if near not in self.tiles:
                found["off"] = None
            elif pieces.get(near) == ("ookami", None) or (near not in pieces and worms[near] < 3):
                found[way] = near
        return found

    def scatter(self, tile: Tile, count: int, pieces: dict[Tile, Piece], worms: dict[Tile, int]) -> bool:
        """Can so many worms leave a tile, one after the other?"""
        if count == 0:
            return True
        for to in self.worm_targets(tile, pieces, worms).values():
            taken = to is not None and to not in pieces
            after = {**worms, to: worms[to] + 1} if taken and to is not None else worms
            if self.scatter(tile, count - 1, pieces, after):
                return True
        return False

    def first_steps(self, kind: str, seat: int | None) -> set[str]:
        """The legal directions of a piece's own move."""
        (tile,) = (at for at, piece in self.pieces.items() if piece == (kind, seat))
        rest = {at: piece for at, piece in self.pieces.items() if at != tile}
        return {way for way in WAYS if self.step((kind, seat), tile, way, rest, frozenset())}

    def bump_steps(self, piece: Piece, tile: Tile, moved: frozenset[Piece]) -> set[str]:
        """The legal directions of a piece that was bumped from a tile, where its bumper now stands."""
        return {way for way in WAYS if self.step(piece, tile, way, self.pieces, moved)}

    def grazes(self, seat: int) -> set[Tile]:
        """The tiles a seat may graze."""
        return {
            tile
            for tile in self.own[seat]
            if self.scatter(tile, self.worms[tile], self.pieces, {**self.worms, tile: 0})
        }
