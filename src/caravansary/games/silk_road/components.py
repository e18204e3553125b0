"""Silk Road's components: goods, prices, and the map with its tiles as tables.

Numbers stated in the rulebook stand here. Map and tiles are data (``components.json``: what is stated and what is reconstructed
stands in its header), read and checked in `road`; an owner of the box may bring a corrected file. Facts of the ledger.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Plain

GOODS: Final = ["ivory", "silk", "jewels", "fruits", "spices"]
KINDS: Final = ["buyer", "seller", "trader", "special_trader", "thief", "grand_vizier", "crook", "barterer"]
COLOURS: Final = ["orange", "purple"]

N_GOODS: Final[i64] = 5
N_CITIES: Final[i64] = 20
PER_COLOUR: Final = 9  # market cities of one colour
TILES_PER_COLOUR: Final = 45
MAX_SEATS: Final[i64] = 6
MAX_TILES: Final[i64] = 5  # in a city
MAX_EXITS: Final[i64] = 2
MAX_THIEVES: Final = 8  # an unseen theft has five outcomes: more of them could not be imagined in time

BUYER: Final[i64] = 0
SELLER: Final[i64] = 1
TRADER: Final[i64] = 2
SPECIAL_TRADER: Final[i64] = 3
THIEF: Final[i64] = 4
GRAND_VIZIER: Final[i64] = 5
CROOK: Final[i64] = 6
BARTERER: Final[i64] = 7

PER_GOOD: Final[i64] = 15  # tokens of each good
START_GOODS: Final[i64] = 3  # SROAD-1.2
START_MONEY: Final[i64] = 10  # SROAD-1.9
TRADES: Final[i64] = 2  # SROAD-5.5
VIZIER_FIRST: Final[i64] = 5  # SROAD-5.12
VIZIER_SECOND: Final[i64] = 3
MAJORITY: Final[i64] = 2  # SROAD-6.3
HIGHEST_BID: Final[i64] = 99  # an interface limit, not a rule

TILES_PER_CITY: Final = {3: 5, 4: 3, 5: 4, 6: 5}  # SROAD-1.3; as many turn tokens are in use (SROAD-1.10)
TOKENS_EACH: Final = {3: 2, 4: 1, 5: 1, 6: 1}  # SROAD-4.7

# What so many goods cost, or bring, in one action: 1, 2, 3, 4, 4 … and 4, 3, 2, 1, 1 … (SROAD-5.1, 5.2).
BUY_SUM: Final = vec[i64]([0, 1, 3, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54])
SELL_SUM: Final = vec[i64]([0, 4, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])


class Face:
    """What is printed on a tile, or beside a city. All tiles alike share one face."""

    kind: int
    good: int  # of a Buyer or Seller, else -1
    give: list[int]  # of a Trader: how many of each good
    get: list[int]
    swaps: int  # of a special trader

    def __init__(self, kind: int, good: int, give: list[int], get: list[int], swaps: int) -> None:
        self.kind = kind
        self.good = good
        self.give = give
        self.get = get
        self.swaps = swaps

    @property
    def name(self) -> str:
        """As it stands in actions: `buyer silk`, `trader 1 ivory for 2 silk`, `special trader 4`, `thief`."""
        word = KINDS[self.kind].replace("_", " ")
        if self.kind <= SELLER:
            return f"{word} {GOODS[self.good]}"
        if self.kind == TRADER:
            return f"{word} {amounts(self.give)} for {amounts(self.get)}"
        return f"{word} {self.swaps}" if self.kind == SPECIAL_TRADER else word

    def order(self) -> tuple[int, int, list[int], list[int], int]:
        """Faces are numbered by kind and good, whatever order a data file has."""
        return (self.kind, self.good, [-n for n in self.give], [-n for n in self.get], -self.swaps)


def amounts(counts: list[int]) -> str:
    """`1 jewels 1 fruits`."""
    return " ".join(f"{n} {GOODS[good]}" for good, n in enumerate(counts) if n)


class Road:
    """The map in the direction of this game, and the faces of its tiles, as flat tables; -1 fills unused places."""

    source: Plain
    reverse: bool
    city_ids: list[str]
    city_names: list[str]
    start: i64
    end: i64
    exits: vec[i64]  # city * MAX_EXITS + k
    colour: vec[i64]  # city: which backs lie here in this direction, -1 = none
    printed: vec[i64]  # city: face, -1 = none
    barred: vec[i64]  # city: 1 = no Crook, no Barterer (SROAD-1.6)
    moves_left: vec[i64]  # city: the fewest moves to the end
    deal_order: vec[i64]  # cities, the barred cities first (SROAD-1.7)

    faces: list[Face]
    n_faces: i64
    kind: vec[i64]  # face
    good: vec[i64]  # face
    give: vec[i64]  # face * N_GOODS + good
    get: vec[i64]  # face * N_GOODS + good
    swaps: vec[i64]  # face
    stack: vec[i64]  # colour * n_faces + face: how many such tiles there are

    def __init__(self, source: Plain, reverse: bool) -> None:
        self.source = source
        self.reverse = reverse

    def face_tables(self, faces: list[Face]) -> None:
        """Number the faces."""
        self.faces = faces
        self.n_faces = len(faces)
        kinds, goods, swaps = [f.kind for f in faces], [f.good for f in faces], [f.swaps for f in faces]
        give: list[int] = []
        get: list[int] = []
        for face in faces:
            give += face.give
            get += face.get
        self.kind = vec[i64](kinds)
        self.good = vec[i64](goods)
        self.swaps = vec[i64](swaps)
        self.give = vec[i64](give)
        self.get = vec[i64](get)
