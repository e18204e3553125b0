"""The Border's components: colours, dice counts, and the four boards as tables.

The boards are data (``components.json``: what is stated and what is reconstructed stands in its header); an owner of the box may
bring a corrected file, which is checked here with the same care. Section 8 of the ledger.
"""

from itertools import pairwise
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import BadPosition, Plain, short

COLOURS: Final = ["grey", "green", "blue", "red", "yellow", "orange"]
SIZES: Final = [2, 3, 4, 5]
AREAS: Final = ["well", "chapel", "bridge", "sailboat", "eagle", "villa", "forest", "windmill", "castle"]
BOARDS: Final = ["A", "B", "C", "D"]

N_COLOURS: Final[i64] = 6
N_CELLS: Final[i64] = 86
N_SEGMENTS: Final[i64] = 24
N_SIZES: Final[i64] = 4
N_AREAS: Final[i64] = 9
N_BOARDS: Final[i64] = 4
PER_COLOUR: Final[i64] = 14  # 2 + 3 + 4 + 5 cells
LONGEST: Final[i64] = 5
NEAR: Final[i64] = 6  # a hex has six sides
SIDES: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]

AREAS_TO_END: Final[i64] = 6  # BORDER-7.1
LAST_ROUND: Final[i64] = 300  # BORDER-7.11
MAX_ROLLS: Final[i64] = 3  # BORDER-3.2


class Boards:
    """The four boards as flat tables, -1 filling unused places.

    A segment's number is ``4 * colour + size - 2`` on every board, so `segment grey 3` means the same everywhere.
    """

    source: Plain
    neighbours: vec[i64]  # cell * NEAR + k
    areas_at: vec[i64]  # cell * NEAR + k: the areas whose rings hold the cell
    rings: list[list[int]]  # area -> its cells
    first: vec[i64]  # points of an area for the first to close it
    later: vec[i64]  # and for everybody later
    white: list[int]  # crossed from the start (BORDER-1.5)
    colour: vec[i64]  # board * N_CELLS + cell, -1 = white
    segment: vec[i64]  # board * N_CELLS + cell, -1 = white
    segment_cells: vec[i64]  # (board * N_SEGMENTS + segment) * LONGEST + k
    colour_cells: vec[i64]  # (board * N_COLOURS + colour) * PER_COLOUR + k

    def __init__(self, source: Plain) -> None:
        self.source = source
        cells = _rows(source, "cells", int(N_CELLS))
        places = _places(cells)
        self.white = [k for k, cell in enumerate(cells) if _field(cell, f"cells[{k}].white", "white", bool)]
        if len(self.white) != 2:
            raise BadPosition(f"cells: two must be white, not {len(self.white)}")
        near = [_near(places, place) for place in places]
        self.neighbours = _table(near, NEAR)
        self._read_areas(_rows(source, "areas", int(N_AREAS)))
        self._read_boards(_rows(source, "boards", int(N_BOARDS)), near)

    def _read_areas(self, areas: list[Plain]) -> None:
        self.rings = []
        first: list[int] = []
        later: list[int] = []
        areas_at: list[list[int]] = [[] for _ in range(N_CELLS)]
        for number, area in enumerate(areas):
            where = f"areas[{number}]"
            if area.get("id") != AREAS[number]:
                raise BadPosition(f"{where}.id: must be {short(AREAS[number])}, not {short(area.get('id'))}")
            ring = _cells(area, "ring", where)
            if not ring:
                raise BadPosition(f"{where}.ring: has no cells")
            for cell in ring:
                areas_at[cell].append(number)
                if len(areas_at[cell]) > NEAR:
                    raise BadPosition(f"{where}.ring: cell {cell} borders more than {NEAR} areas")
            _check_interior(area, where)
            self.rings.append(ring)
            first.append(_points(area, "first", where))
            later.append(_points(area, "later", where))
            if later[-1] >= first[-1]:
                raise BadPosition(f"{where}.later: must be less than first")
        self.first = vec[i64](first)
        self.later = vec[i64](later)
        self.areas_at = _table(areas_at, NEAR)

    def _read_boards(self, boards: list[Plain], near: list[list[int]]) -> None:
        colour: list[int] = []
        segment: list[int] = []
        segment_cells: list[list[int]] = []
        colour_cells: list[list[int]] = []
        for number, board in enumerate(boards):
            where = f"boards[{number}]"
            if board.get("id") != BOARDS[number]:
                raise BadPosition(f"{where}.id: must be {short(BOARDS[number])}, not {short(board.get('id'))}")
            segments = [
                self._segment(row, k, f"{where}.segments[{k}]", near)
                for k, row in enumerate(_rows(board, "segments", int(N_SEGMENTS), where + "."))
            ]
            owner = [-1] * int(N_CELLS)
            for k, chain in enumerate(segments):
                for cell in chain:
                    if owner[cell] != -1 or cell in self.white:
                        raise BadPosition(f"{where}.segments[{k}].cells: cell {cell} is white or used twice")
                    owner[cell] = k
            segment += owner
            colour += [k // len(SIZES) if k >= 0 else -1 for k in owner]
            segment_cells += segments
            for c in range(N_COLOURS):
                colour_cells.append([cell for cell, k in enumerate(owner) if k >= 0 and k // len(SIZES) == c])
        self.colour = vec[i64](colour)
        self.segment = vec[i64](segment)
        self.segment_cells = _table(segment_cells, LONGEST)
        self.colour_cells = _table(colour_cells, PER_COLOUR)

    def _segment(self, row: Plain, number: int, where: str, near: list[list[int]]) -> list[int]:
        colour, size = COLOURS[number // len(SIZES)], SIZES[number % len(SIZES)]
        if row.get("colour") != colour or row.get("size") != size:
            raise BadPosition(
                f"{where}: must be {colour} {size}, not {short(row.get('colour'))} {short(row.get('size'))}"
            )
        chain = _cells(row, "cells", where)
        if len(chain) != size:
            raise BadPosition(f"{where}.cells: must be {size} cells, not {len(chain)}")
        for one, two in pairwise(chain):
            if two not in near[one]:
                raise BadPosition(f"{where}.cells: {one} and {two} do not touch")
        return chain


def _rows(source: object, key: str, count: int, where: str = "") -> list[Plain]:
    rows = source.get(key) if isinstance(source, dict) else None
    if not isinstance(rows, list) or len(rows) != count or not all(isinstance(row, dict) for row in rows):
        raise BadPosition(f"{where}{key}: must be a list of {count} objects")
    return rows


def _field(row: Plain, where: str, key: str, kind: type) -> object:
    value = row.get(key)
    if type(value) is not kind:
        raise BadPosition(f"{where}: must be {kind.__name__}, not {short(value)}")
    return value


def _points(row: Plain, key: str, where: str) -> int:
    value = row.get(key)
    if type(value) is not int or not 1 <= value <= 99:
        raise BadPosition(f"{where}.{key}: must be a number of points from 1 to 99, not {short(value)}")
    return value


def _cells(row: Plain, key: str, where: str) -> list[int]:
    cells = row.get(key)
    if not isinstance(cells, list) or len(set(map(str, cells))) != len(cells):
        raise BadPosition(f"{where}.{key}: must be a list of different cells")
    for cell in cells:
        if type(cell) is not int or not 0 <= cell < N_CELLS:
            raise BadPosition(f"{where}.{key}: {short(cell)} is not a cell from 0 to {N_CELLS - 1}")
    return cells


def _check_interior(area: Plain, where: str) -> None:
    """The hexes inside an area, where its picture is drawn."""
    inside = area.get("interior")
    if not isinstance(inside, list) or not inside:
        raise BadPosition(f"{where}.interior: must be a list of hexes")
    for place in inside:
        if not isinstance(place, list) or len(place) != 2 or not all(type(k) is int and abs(k) < 100 for k in place):
            raise BadPosition(f"{where}.interior: {str(place)[:40]} is not a hex (q, r)")


def _places(cells: list[Plain]) -> list[tuple[int, int]]:
    places: list[tuple[int, int]] = []
    for k, cell in enumerate(cells):
        q, r = cell.get("q"), cell.get("r")
        if cell.get("id") != k or type(q) is not int or type(r) is not int or max(abs(q), abs(r)) > 99:
            raise BadPosition(f"cells[{k}]: needs id {k} and whole numbers q and r up to 99")
        if (q, r) in places:
            raise BadPosition(f"cells[{k}]: another cell lies at q {q}, r {r}")
        places.append((q, r))
    return places


def _near(places: list[tuple[int, int]], place: tuple[int, int]) -> list[int]:
    """The cells that share a side with a place (ruling R14)."""
    around = [(place[0] + dq, place[1] + dr) for dq, dr in SIDES]
    return [cell for cell, other in enumerate(places) if other in around]


def _table(rows: list[list[int]], width: i64) -> vec[i64]:
    flat: list[int] = []
    for row in rows:
        flat += row + [-1] * (int(width) - len(row))
    return vec[i64](flat)
