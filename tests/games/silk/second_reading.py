"""Moves and walls worked out once more from the ledger, to be compared with what is offered and scored."""

from collections.abc import Iterator
from itertools import pairwise, product

from caravansary import State
from tests.games.playing import at_table

from .tables import SIZE, sides

Spot = tuple[int, int]


Piece = tuple[str, int | None]


Pieces = dict[Spot, Piece]


WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}


BUMPS = {"shepherd": "mastiff", "mastiff": "ookami", "ookami": "shepherd"}


def spot(text: str) -> Spot:
    one, two = text.split(",")
    return int(one), int(two)


def name(at: Spot) -> str:
    return f"{at[0]},{at[1]}"


def ends(edge: str) -> tuple[Spot, Spot]:
    one, two = edge.split("-")
    return spot(one), spot(two)


class Reading:
    """A position as the ledger speaks of it."""

    def __init__(self, state: State) -> None:
        self.at = at = at_table(state)
        self.rows, self.columns = SIZE[state.game.players]
        self.tiles = list(product(range(self.rows), range(self.columns)))
        self.walls = set(at["walls"])
        self.nests = {spot(text): number for number, row in enumerate(at["seats"]) for text in row["nurseries"]}
        self.heads = {tile: sum(row["worms"].get(name(tile), 0) for row in at["seats"]) for tile in self.tiles}
        self.pieces: Pieces = {spot(at["ookami"]): ("ookami", None)} if at["ookami"] else {}
        for number, row in enumerate(at["seats"]):
            self.pieces |= {spot(row[kind]): (kind, number) for kind in ("shepherd", "mastiff") if row[kind]}

    def walled(self, tile: Spot, way: str) -> bool:
        return sides(name(tile), way[0].upper())[0] in self.walls

    def room(self, tile: Spot, pieces: Pieces) -> int:
        """How many worms can leave a tile."""
        total = 0
        for way, (dr, dc) in WAYS.items():
            to = (tile[0] + dr, tile[1] + dc)
            if not self.walled(tile, way):
                endless = to not in self.heads or pieces.get(to, ("", 0))[0] == "ookami"
                total += 99 if endless else 0 if to in pieces else 3 - self.heads[to]
        return total

    def steps(self, piece: Piece, tile: Spot, way: str, pieces: Pieces, moved: set[Piece]) -> bool:
        dr, dc = WAYS[way]
        to = ((tile[0] + dr) % self.rows, (tile[1] + dc) % self.columns)
        back = next(other for other, step in WAYS.items() if step == (-dr, -dc))
        if piece[0] != "shepherd" and (self.walled(tile, way) or self.walled(to, back)):
            return False
        other, after = pieces.get(to), {**pieces, to: piece}
        if other is None:
            return piece[0] == "ookami" or self.room(to, after) >= self.heads[to]
        if other[0] != BUMPS[piece[0]] or other in moved:
            return False
        return any(self.steps(other, to, onward, after, moved | {piece}) for onward in WAYS)

    def offers(self) -> set[str] | None:
        """What a step of moving, bumping or grazing offers; None elsewhere."""
        now, step, active = self.at["phase"], self.at["step"], self.at["active"]
        if now == "graze":
            own = [spot(text) for text in self.at["seats"][active]["worms"]]
            return {f"graze {name(tile)}" for tile in own if self.room(tile, self.pieces) >= self.heads[tile]}
        if now == "bump":
            moved = {(each["piece"], each["seat"]) for each in step["chain"]}
            piece, tile = (step["bumped"]["piece"], step["bumped"]["seat"]), spot(step["tile"])
            return {f"bump {piece[0]} {way}" for way in WAYS if self.steps(piece, tile, way, self.pieces, moved)}
        if now not in ("move", "ookami"):
            return None
        found = set()
        for tile, piece in self.pieces.items():
            if piece[1] == (None if now == "ookami" else active):
                rest = {at: other for at, other in self.pieces.items() if at != tile}
                found |= {f"move {piece[0]} {way}" for way in WAYS if self.steps(piece, tile, way, rest, set())}
        return found

    def paths(self) -> Iterator[list[Spot]]:
        """All segments, the shorter beginnings of long ones too."""
        todo = [[nest] for nest in self.nests]
        joined = [pair for edge in self.walls for pair in (ends(edge), ends(edge)[::-1])]
        while todo:
            path = todo.pop()
            if len(path) > 2:
                yield path
            if len(path) == 1 or path[-1] not in self.nests:
                onward = [b for a, b in joined if a == path[-1]]
                todo += [[*path, b] for b in onward if b not in path or (b == path[0] and len(path) > 3)]

    def regions(self) -> Iterator[set[Spot]]:
        """The enclosures."""
        left = set(self.tiles)
        while left:
            area, todo = set[Spot](), [left.pop()]
            while todo:
                tile = todo.pop()
                area.add(tile)
                near = {(tile[0] + dr, tile[1] + dc) for way, (dr, dc) in WAYS.items() if not self.walled(tile, way)}
                todo += near - area if tile in self.heads else []
            left -= area
            if len(area) > 1 and area <= set(self.tiles):
                yield area

    def worth(self, wall: str, claimed: list[str]) -> int:
        """What this wall, just built, brings."""
        mine = [p for p in self.paths() if any(set(ends(wall)) == set(pair) for pair in pairwise(p))]
        points = min((len(path) - 1 for path in mine if path[-1] in self.nests), default=0)
        points += 5 * ("long_wall" not in claimed and any(len(path) > 5 for path in mine))
        return points + 10 * ("enclosure" not in claimed and any(len(area) > 2 for area in self.regions()))
