"""The Border's components: colours, dice counts, and the four boards as tables.

The boards are data (``components.json``: what is stated and what is reconstructed stands in its header); an owner of the box may
bring a corrected file, which is checked here with the same care. Section 8 of the ledger.
"""

from itertools import pairwise
from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.engine.plain import as_number, demand, flag, listed, number, path, rows

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


Place: TypeAlias = tuple[int, int]  # a hex: q, r


class Boards:
    """The four boards as flat tables, -1 filling unused places.

    A segment's number is ``4 * colour + size - 2`` on every board, so `segment grey 3` means the same everywhere.
    """

    source: Plain
    labels: list[str]  # cell: as people read it at the map's edges, a row's letter and a column's number (BORDER-8.1)
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
        cells = rows(source, "cells", count=int(N_CELLS))
        places = _places(cells)
        self.white = [k for k, cell in enumerate(cells) if flag(cell, "white", f"cells[{k}]")]
        demand(len(self.white) == 2, "cells", f"two must be white, not {len(self.white)}")
        self.labels = _labels(places)
        near = [_near(places, place) for place in places]
        self.neighbours = _padded(near, NEAR)
        self._read_areas(rows(source, "areas", count=int(N_AREAS)), places)
        self._read_boards(rows(source, "boards", count=int(N_BOARDS)), near)

    def _read_areas(self, areas: list[Plain], places: list[Place]) -> None:
        self.rings = []
        first: list[int] = []
        later: list[int] = []
        areas_at: list[list[int]] = [[] for _ in range(N_CELLS)]
        taken = list(places)
        for k, area in enumerate(areas):
            where = f"areas[{k}]"
            _demand_id(area, AREAS[k], where)
            ring = cells_in(area, "ring", where)
            inside = _interior(area, where, taken)
            self._check_ring(
                AREAS[k], ring, [cell for place in inside for cell in _near(places, place)], f"{where}.ring"
            )
            taken += inside
            for cell in ring:
                areas_at[cell].append(k)
            self.rings.append(ring)
            first.append(number(area, "first", 1, 99, where, None))
            later.append(number(area, "later", 1, 99, where, None))
            demand(later[-1] < first[-1], f"{where}.later", "must be less than first")
        self.first = vec[i64](first)
        self.later = vec[i64](later)
        self.areas_at = _padded(areas_at, NEAR)

    def _check_ring(self, area: str, ring: list[int], bordering: list[int], where: str) -> None:
        """One cell too few in a ring, and its area could be closed with a gap (BORDER-8.5)."""
        for cell in bordering:
            lies = f"cell {cell} ({self.labels[cell]})"
            demand(cell in ring, where, f"lacks {lies}, which borders the {area} (BORDER-8.5)")
        for cell in ring:
            lies = f"cell {cell} ({self.labels[cell]})"
            demand(cell in bordering, where, f"{lies} does not border the {area} (BORDER-8.5)")

    def _read_boards(self, boards: list[Plain], near: list[list[int]]) -> None:
        colour: list[int] = []
        segment: list[int] = []
        segment_cells: list[list[int]] = []
        colour_cells: list[list[int]] = []
        for number_of_board, board in enumerate(boards):
            where = f"boards[{number_of_board}]"
            _demand_id(board, BOARDS[number_of_board], where)
            segments = [
                _segment(row, k, f"{where}.segments[{k}]", near)
                for k, row in enumerate(rows(board, "segments", where, int(N_SEGMENTS)))
            ]
            owner = [-1] * int(N_CELLS)
            for k, chain in enumerate(segments):
                for cell in chain:
                    free = owner[cell] == -1 and cell not in self.white
                    demand(free, f"{where}.segments[{k}].cells", f"cell {cell} is white or used twice")
                    owner[cell] = k
            segment += owner
            colour += [k // len(SIZES) if k >= 0 else -1 for k in owner]
            segment_cells += segments
            for c in range(N_COLOURS):
                colour_cells.append([cell for cell, k in enumerate(owner) if k >= 0 and k // len(SIZES) == c])
        self.colour = vec[i64](colour)
        self.segment = vec[i64](segment)
        self.segment_cells = _padded(segment_cells, LONGEST)
        self.colour_cells = _padded(colour_cells, PER_COLOUR)


def _demand_id(source: Plain, name: str, where: str) -> None:
    """Areas and boards come in their order."""
    demand(source.get("id") == name, f"{where}.id", f"must be {name!r}, not {short(source.get('id'))}")


def _segment(source: Plain, number_of_segment: int, where: str, near: list[list[int]]) -> list[int]:
    """A chain of cells, each touching the next."""
    colour, size = COLOURS[number_of_segment // len(SIZES)], SIZES[number_of_segment % len(SIZES)]
    stands = f"{short(source.get('colour'))} {short(source.get('size'))}"
    same = source.get("colour") == colour and source.get("size") == size
    demand(same, where, f"must be {colour} {size}, not {stands}")
    chain = cells_in(source, "cells", where)
    demand(len(chain) == size, f"{where}.cells", f"must be {size} cells, not {len(chain)}")
    for one, two in pairwise(chain):
        demand(two in near[one], f"{where}.cells", f"{one} and {two} do not touch")
    return chain


def cells_in(source: Plain, key: str, where: str) -> list[int]:
    """Different cells in a field."""
    here = path(where, key)
    cells = [as_number(cell, 0, int(N_CELLS) - 1, here) for cell in listed(source, key, where)]
    demand(len(set(cells)) == len(cells), here, "a cell stands there twice")
    return cells


def _interior(area: Plain, where: str, taken: list[Place]) -> list[Place]:
    """The hexes inside an area, where its picture is drawn: neither a cell nor another area lies there."""
    here, inside = path(where, "interior"), listed(area, "interior", where)
    demand(bool(inside), here, "must be a list of hexes")
    return [_hex(place, here, taken) for place in inside]


def _hex(place: object, where: str, taken: list[Place]) -> Place:
    if not isinstance(place, list) or len(place) != 2 or not all(type(k) is int and abs(k) < 100 for k in place):
        raise BadPosition(f"{where}: {short(place)} is not a hex (q, r)")
    found = (int(place[0]), int(place[1]))
    demand(found not in taken, where, f"at q {found[0]}, r {found[1]} lies a cell or another area (BORDER-8.5)")
    return found


def _places(cells: list[Plain]) -> list[Place]:
    places: list[Place] = []
    for k, cell in enumerate(cells):
        where = f"cells[{k}]"
        demand(cell.get("id") == k, where, f"needs id {k}")
        place = (number(cell, "q", -99, 99, where, None), number(cell, "r", -99, 99, where, None))
        demand(place not in places, where, f"another cell lies at q {place[0]}, r {place[1]}")
        places.append(place)
    return places


def _labels(places: list[Place]) -> list[str]:
    """Rows are letters from the top; every second row stands half a column to the right."""
    top = min(r for _, r in places)
    left = min(2 * q + r for q, r in places)
    return [f"{_letters(r - top)}{(2 * q + r - left) // 2 + 1}" for q, r in places]


def _letters(row: int) -> str:
    return chr(ord("A") + row % 26) * (row // 26 + 1)


def _near(places: list[Place], place: Place) -> list[int]:
    """The cells that share a side with a place (ruling R14)."""
    around = [(place[0] + dq, place[1] + dr) for dq, dr in SIDES]
    return [cell for cell, other in enumerate(places) if other in around]


def _padded(rows: list[list[int]], width: i64) -> vec[i64]:
    flat: list[int] = []
    for row in rows:
        flat += row + [-1] * (int(width) - len(row))
    return vec[i64](flat)
