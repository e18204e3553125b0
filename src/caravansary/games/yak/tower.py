"""The shape of a tower: its cells, what rests on what, and where the next stone may go (section 4 of the ledger).

Cells are numbered from the bottom left: 1.0 to 1.4, 2.0 to 2.3, 3.0 to 3.2, 4.0, 4.1, then one cell per level up to 9.0.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTHS: Final = [5, 4, 3, 2, 1, 1, 1, 1, 1]  # YAK-4.1
PLACES: Final = [(level + 1, at) for level, width in enumerate(WIDTHS) for at in range(width)]
CELLS: Final = [f"{level}.{at}" for level, at in PLACES]
LABELS: Final = [f"{chr(ord('A') + level - 1)}{at + 1}" for level, at in PLACES]  # as people read them beside the tower

N_CELLS: Final[i64] = 19
GROUND: Final[i64] = 5  # cells of level 1
PYRAMID: Final[i64] = 14  # cells of levels 1 to 4; whoever fills them takes the stupa (YAK-4.10, 9.1)
NEAR: Final[i64] = 6


def _resting(cell: int) -> list[int]:
    """The cells that one rests on: two, one from level 6 up, none on the ground (YAK-4.2)."""
    level, at = PLACES[cell]
    below = [(level - 1, at), (level - 1, at + 1)] if level <= 5 else [(level - 1, 0)]
    return [PLACES.index(place) for place in below if level > 1]


def _beside(cell: int) -> list[int]:
    level, at = PLACES[cell]
    return [PLACES.index(place) for place in ((level, at - 1), (level, at + 1)) if place in PLACES]


RESTS_ON: Final = [_resting(cell) for cell in range(len(PLACES))]
TOUCHING: Final = [  # YAK-4.9
    sorted(_beside(cell) + RESTS_ON[cell] + [top for top in range(len(PLACES)) if cell in RESTS_ON[top]])
    for cell in range(len(PLACES))
]


def _table(rows: list[list[int]], width: i64) -> vec[i64]:
    flat: list[int] = []
    for row in rows:
        flat += row + [-1] * (int(width) - len(row))
    return vec[i64](flat)


NEIGHBOURS: Final[vec[i64]] = _table(TOUCHING, NEAR)  # cell * NEAR + k, -1 fills up
EARLIER: Final[vec[i64]] = _table([[n for n in row if n < cell] for cell, row in enumerate(TOUCHING)], 3)


def free_cells(filled: list[int]) -> list[int]:
    """Where the next stone may go when these cells are filled (YAK-4.3 to 4.6)."""
    found: list[int] = []
    for cell in range(int(N_CELLS)):
        if cell in filled:
            continue
        if cell < GROUND:
            legal = not filled or any(side in filled for side in _beside(cell))
        else:
            legal = all(below in filled for below in RESTS_ON[cell])
        if legal:
            found.append(cell)
    return found


def _legal_masks() -> list[int]:
    """For each set of filled cells that building can reach below level 5: the free cells, both as bits."""
    masks = [0] * (1 << int(PYRAMID))
    todo, known = [0], {0}
    while todo:
        filled = todo.pop()
        free = free_cells([cell for cell in range(int(PYRAMID)) if filled >> cell & 1])
        masks[filled] = sum(1 << cell for cell in free)
        for cell in free:
            after = filled | 1 << cell
            if cell < PYRAMID and after not in known:
                known.add(after)
                todo.append(after)
    return masks


LEGAL: Final[vec[i64]] = vec[i64](_legal_masks())
_LOW: Final[i64] = (1 << 14) - 1


def free_mask(filled: i64, stones: i64) -> i64:
    """The free cells of a tower as bits. From 14 stones up it grows by one cell at a time (YAK-4.10)."""
    if stones >= PYRAMID:
        one: i64 = 1
        return one << stones
    return LEGAL[filled & _LOW]


def is_tower(filled: list[int]) -> bool:
    """Can building stone by stone lead to this shape?"""
    if len(filled) > PYRAMID:
        return sorted(filled) == list(range(len(filled)))
    mask = sum(1 << cell for cell in filled)
    return all(cell < PYRAMID for cell in filled) and LEGAL[mask] != 0
