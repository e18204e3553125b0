"""The geometry of a board: tiles, lattice points and edges as flat tables, -1 filling places that are not there.

Tile ``r,c`` has row 0 in the north. Point ``i,j`` is the north-west corner of tile ``i,j``. An edge joins two points that are
one step apart (``1,2-1,3``) and is a side of one or two tiles. Sets of tiles and of points are bits of one number.

That is how machines name places. People read what is printed round the board: columns are letters, rows are numbers from 1
(``B3``), and points and edges are said by the tiles that meet there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk.components import COLUMNS, DIRECTIONS, ROWS

SIDES: Final[i64] = 4
STEPS: Final = [(-1, 0), (0, 1), (1, 0), (0, -1)]  # north, east, south, west


class Board:
    """A rectangle of tiles."""

    rows: int
    columns: int
    tiles: i64
    points: i64
    edges: i64
    tile_text: list[str]
    point_text: list[str]
    edge_text: list[str]
    tile_label: list[str]  # for people: printed at the board's edges
    point_label: list[str]
    edge_label: list[str]
    tile_named: dict[str, int]
    point_named: dict[str, int]
    edge_named: dict[str, int]
    sites: list[int]  # the points where nurseries may stand: all but the board's corners (SILK-2.9)

    around: vec[i64]  # tile * 4 + direction: the next tile, round the board over its border (SILK-4.6)
    beside: vec[i64]  # tile * 4 + direction: the next tile, -1 over the border
    side: vec[i64]  # tile * 4 + direction: the edge
    ends: vec[i64]  # edge * 2 + k: its points
    banks: vec[i64]  # edge * 2 + k: the tiles it separates
    walk: vec[i64]  # point * 4 + direction: the next point
    trail: vec[i64]  # point * 4 + direction: the edge to it
    end_bits: vec[i64]  # edge: both its points
    touching: vec[i64]  # point: the tiles that meet there
    corners: vec[i64]  # tile: the sites at its corners
    crowd: vec[i64]  # point: itself and its neighbours, too near for another nursery (SILK-2.9)

    def __init__(self, players: int) -> None:
        self.rows = ROWS[players]
        self.columns = COLUMNS[players]
        self._name_places()
        self._join_tiles()
        self._join_points()
        self._label_places()

    def _name_places(self) -> None:
        rows, columns = self.rows, self.columns
        tiles = [(r, c) for r in range(rows) for c in range(columns)]
        points = [(i, j) for i in range(rows + 1) for j in range(columns + 1)]
        self.tile_text = [f"{r},{c}" for r, c in tiles]
        self.point_text = [f"{i},{j}" for i, j in points]
        self.edge_text = []
        for i, j in points:
            if j < columns:
                self.edge_text.append(f"{i},{j}-{i},{j + 1}")
            if i < rows:
                self.edge_text.append(f"{i},{j}-{i + 1},{j}")
        self.tiles = len(tiles)
        self.points = len(points)
        self.edges = len(self.edge_text)
        self.tile_named = {text: number for number, text in enumerate(self.tile_text)}
        self.point_named = {text: number for number, text in enumerate(self.point_text)}
        self.edge_named = {text: number for number, text in enumerate(self.edge_text)}
        self.sites = [p for p, (i, j) in enumerate(points) if not (i in (0, rows) and j in (0, columns))]

    def _join_tiles(self) -> None:
        around: list[int] = []
        beside: list[int] = []
        side: list[int] = []
        corners: list[int] = []
        for r in range(self.rows):
            for c in range(self.columns):
                for dr, dc in STEPS:
                    around.append(self.tile_named[f"{(r + dr) % self.rows},{(c + dc) % self.columns}"])
                    beside.append(self.tile_named.get(f"{r + dr},{c + dc}", -1))
                top, bottom = f"{r},{c}-{r},{c + 1}", f"{r + 1},{c}-{r + 1},{c + 1}"
                left, right = f"{r},{c}-{r + 1},{c}", f"{r},{c + 1}-{r + 1},{c + 1}"
                side += [self.edge_named[text] for text in (top, right, bottom, left)]
                four = [self.point_named[f"{r + i},{c + j}"] for i in (0, 1) for j in (0, 1)]
                corners.append(sum(1 << point for point in four if point in self.sites))
        self.around = vec[i64](around)
        self.beside = vec[i64](beside)
        self.side = vec[i64](side)
        self.corners = vec[i64](corners)
        banks: list[list[int]] = [[] for _ in self.edge_text]
        for k, edge in enumerate(side):
            banks[edge].append(k // 4)
        self.banks = vec[i64]([bank for pair in banks for bank in [*pair, -1][:2]])

    def _join_points(self) -> None:
        walk: list[int] = []
        trail: list[int] = []
        touching: list[int] = []
        crowd: list[int] = []
        for text in self.point_text:
            i, j = map(int, text.split(","))
            four = [self.tile_named.get(f"{i - di},{j - dj}", -1) for di in (0, 1) for dj in (0, 1)]
            touching.append(sum(1 << tile for tile in four if tile >= 0))
            near = [self.point_named.get(f"{i + di},{j + dj}", -1) for di, dj in STEPS]
            walk += near
            trail += [self._edge(self.point_named[text], other) for other in near]
            crowd.append(sum(1 << point for point in [*near, self.point_named[text]] if point >= 0))
        self.walk = vec[i64](walk)
        self.trail = vec[i64](trail)
        self.touching = vec[i64](touching)
        self.crowd = vec[i64](crowd)
        ends = [[self.point_named[end] for end in text.split("-")] for text in self.edge_text]
        self.ends = vec[i64]([point for pair in ends for point in pair])
        self.end_bits = vec[i64]([(1 << one) | (1 << two) for one, two in ends])

    def _edge(self, one: int, two: int) -> int:
        if two < 0:
            return -1
        return self.edge_named[f"{self.point_text[min(one, two)]}-{self.point_text[max(one, two)]}"]

    def _label_places(self) -> None:
        columns = self.columns
        self.tile_label = [f"{'ABCDEF'[tile % columns]}{tile // columns + 1}" for tile in range(int(self.tiles))]
        self.point_label = [self._point_label(point) for point in range(int(self.points))]
        self.edge_label = [self._edge_label(edge) for edge in range(int(self.edges))]

    def _point_label(self, point: int) -> str:
        """The two tiles that meet nowhere else: across from each other, or side by side at the board's edge."""
        tiles = [tile for tile in range(int(self.tiles)) if self.touching[point] >> tile & 1]
        first, last = self.tile_label[tiles[0]], self.tile_label[tiles[-1]]
        if len(tiles) == 4:
            return f"@silk-place-corner {first} {last}"
        if len(tiles) == 1:
            return f"@silk-place-board-corner {first}"
        i, j = point // (self.columns + 1), point % (self.columns + 1)
        edge = "north" if i == 0 else "south" if i == self.rows else "west" if j == 0 else "east"
        return f"@silk-place-{edge}-between {first} {last}"

    def _edge_label(self, edge: int) -> str:
        one, two = int(self.banks[edge * 2]), int(self.banks[edge * 2 + 1])
        if two >= 0:
            return f"@silk-place-between {self.tile_label[one]} {self.tile_label[two]}"
        at = next(at for at in range(len(STEPS)) if self.side[one * 4 + at] == edge)
        return f"@silk-place-{DIRECTIONS[at]} {self.tile_label[one]}"
