"""Silk's components: pieces, tiles, improvements, and what changes with the number of players.

What the rulebook only shows as a picture is data (``components.json``: what is stated and what is reconstructed stands in its
head); an owner of the box may bring a corrected file, which is checked here with the same care.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.messages import BadPosition, Plain

FILE: Final = "components.json"

PASTURES: Final = ["dry", "normal", "leafy", "den"]
TILES_OF: Final = [9, 13, 7, 1]
DRY: Final[i64] = 0
NORMAL: Final[i64] = 1
LEAFY: Final[i64] = 2
DEN: Final[i64] = 3
N_PASTURES: Final[i64] = 4

PIECES: Final = ["shepherd", "mastiff", "ookami"]
DIRECTIONS: Final = ["north", "east", "south", "west"]
IMPROVEMENTS: Final = ["silkworm", "long_wall", "enclosure", "nursery"]
IMPROVEMENT_POINTS: Final = [10, 5, 10, 5]
ACTIONS: Final = ["raise", "move", "wall", "build", "graze", "ookami"]
COLOURS: Final = ["purple", "green", "brown", "blue", "yellow", "orange", "red", "white", "black"]

MAX_SEATS: Final[i64] = 4
ROOM: Final[i64] = 3  # worms on a tile (SILK-2.3)
WORMS: Final[i64] = 15
SET_UP_WORMS: Final[i64] = 7  # SILK-1.8
NURSERIES: Final[i64] = 4
START_SCORE: Final[i64] = 5  # SILK-1.5
LONG_WALL: Final[i64] = 5  # SILK-8.3
ENCLOSURE: Final[i64] = 2  # tiles; SILK-7.1
LARGE_ENCLOSURE: Final[i64] = 3  # SILK-8.4
LAST_ROUND: Final[i64] = 100  # SILK-9.11

# By number of players: rows, columns, walls, end-trigger score (SILK-1.2 to 1.4).
ROWS: Final = {2: 4, 3: 5, 4: 5}
COLUMNS: Final = {2: 5, 3: 5, 4: 6}
WALLS: Final = {2: 10, 3: 15, 4: 20}
TARGET: Final = {2: 30, 3: 40, 4: 50}


class Box:
    """The box with its tile values, action spaces and colours, as the data say them."""

    source: Plain
    value: vec[i64]  # pasture: points of a worm that grazes there
    cost: vec[i64]  # (face - 1) * 6 + action: silk points for changing the die (SILK-3.5)
    space: list[int]  # action: the number of its space
    colours: list[str]  # seat
    tints: list[str]  # seat

    def __init__(self, source: Plain) -> None:
        self.source = source
        try:
            self._read(source)
        except BadPosition as bad:
            raise BadPosition(f"{FILE}: {bad}") from None

    def _read(self, source: Plain) -> None:
        values: list[int] = []
        for k, row in enumerate(plain.rows(source, "pastures", count=len(PASTURES))):
            where = f"pastures[{k}]"
            plain.name(row, "id", PASTURES[k : k + 1], where)
            values.append(plain.number(row, "value", 0, 9, where, None))
        self.value = vec[i64](values)
        actions = [plain.as_name(each, ACTIONS, "actions") for each in plain.listed(source, "actions")]
        plain.demand(sorted(actions) == list(range(len(ACTIONS))), "actions", "must name each of the six spaces once")
        self.space = [actions.index(action) + 1 for action in range(len(ACTIONS))]
        self.cost = vec[i64]([circular(face, space) for face in range(1, 7) for space in self.space])
        self.colours = []
        self.tints = []
        for k, row in enumerate(plain.rows(source, "colours", count=int(MAX_SEATS))):
            where = f"colours[{k}]"
            colour = COLOURS[plain.name(row, "id", COLOURS, where)]
            plain.demand(colour not in self.colours, f"{where}.id", f"{colour} is another seat's colour")
            tint = plain.text(row, "tint", where)
            plain.demand(re.fullmatch("#[0-9a-f]{6}", tint) is not None, f"{where}.tint", "must be like '#7b4b94'")
            self.colours.append(colour)
            self.tints.append(tint)


def circular(face: int, space: int) -> int:
    """The cheaper way round from a die's face to a space: 6 lies next to 1 (SILK-3.5)."""
    apart = abs(face - space)
    return min(apart, 6 - apart)
