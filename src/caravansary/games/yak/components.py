"""Yak's components and numbers: the Facts of the ledger, and the bonus cards.

The bonus cards are data (``components.json``: what is stated and what is reconstructed stands in its header); an owner of the
box may bring a corrected file, which is checked here with the same care.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.messages import Plain
from caravansary.games.yak.tower import CELLS

COLOURS: Final = ["red", "orange", "yellow", "grey", "black", "green", "blue", "purple"]
STONES: Final = [*COLOURS, "crystal"]
TOKENS: Final = [*STONES, "fog"]  # what the bag may hold
FOODS: Final = ["meat", "milk", "bread"]
CARTS: Final = ["no_bread", "no_milk", "no_meat", "two_kinds"]
CARDS: Final = ["build", "restock", "market"]
DIRECTIONS: Final = {1: "clockwise", -1: "counterclockwise"}  # which way the yaks face

N_COLOURS: Final[i64] = 8
N_STONES: Final[i64] = 9
N_FOODS: Final[i64] = 3
N_CARTS: Final[i64] = 4
CRYSTAL: Final[i64] = 8
FOG: Final[i64] = 9
TWO_KINDS: Final[i64] = 3
FORBIDDEN: Final[vec[i64]] = vec[i64]([2, 1, 0, -1])  # cart: the food it never takes (YAK-3.5)

BUILD: Final[i64] = 0
RESTOCKING: Final[i64] = 1
MARKETING: Final[i64] = 2

CART_STONES: Final[i64] = 4
CART_FOOD: Final[i64] = 9
YURT_FOOD: Final[i64] = 8
MOST_STONES: Final[i64] = 3  # YAK-3.3
START_STONES: Final[i64] = 3
START_FOOD: Final[i64] = 3  # of each kind on a cart
START_YURT: Final[i64] = 1
START_MARKET: Final[i64] = 2
MARKET_FOOD: Final[i64] = 2
DRAW_REFILL: Final[i64] = 3
DRAW_RESTOCK: Final[i64] = 1
DRAW_MARKET: Final[i64] = 3
N_FOG: Final[i64] = 5
TRACK: Final[vec[i64]] = vec[i64]([0, 3, 4, 4])  # mountain phase: usable spaces
LAST_DAY: Final[i64] = 200  # YAK-12.2
MAX_BONUS: Final[i64] = 3

GROUP_POINTS: Final[vec[i64]] = vec[i64]([0, 0, 3, 6, 9, 12, 16, 21])  # by size; 7 and more alike
COUNT_POINTS: Final[vec[i64]] = vec[i64]([0, 0, 0, 4, 8, 12, 16, 20])  # by number of groups; 7 and more alike
TABLE_END: Final[i64] = 7
STUPA_POINTS: Final[i64] = 3
FOOD_POINTS: Final[i64] = 2


def stones_of_kind(players: int) -> int:
    """Stones of each colour in play, and crystals too (YAK-1.8)."""
    return 8 if players == 4 else 7


def carts_in_play(players: int) -> int:
    """`two_kinds`, the last, stays in the box with 2 and 3 players (YAK-1.3, 1.4)."""
    return 4 if players == 4 else 3


def food_of_kind(players: int) -> int:
    """Tokens of each food in play, all game long: in yurts, on carts and in the Market."""
    carts = 9 if players == 4 else 6  # each food is carried by all but one of the carts
    return players + carts + int(START_MARKET)


# --- payments: every way to pay 1 to 8 food with at most two kinds (YAK-3.6), by total


def _payments() -> list[tuple[int, int, int]]:
    most = int(YURT_FOOD)
    every = [(a, b, c) for a in range(most + 1) for b in range(most + 1) for c in range(most + 1)]
    return [each for total in range(1, most + 1) for each in every if sum(each) == total and min(each) == 0]


PAYMENTS: Final = _payments()
N_PAYMENTS: Final[i64] = 108
PAYMENT: Final[vec[i64]] = vec[i64]([each[k] for each in PAYMENTS for k in range(3)])  # payment * N_FOODS + food
_TOTALS: Final = [sum(each) for each in PAYMENTS]
# Payments of a total are numbered from PAYMENT_START[total] to PAYMENT_START[total + 1] - 1.
PAYMENT_START: Final[vec[i64]] = vec[i64]([0] + [_TOTALS.index(n) for n in range(1, 9)] + [len(_TOTALS)])


AMOUNTS: Final = [f"{food}-{n}" for food in FOODS for n in range(1, int(YURT_FOOD) + 1)]  # how words count food


def payment_text(payment: tuple[int, int, int]) -> str:
    """`2 meat 1 milk`."""
    return " ".join(f"{n} {food}" for n, food in zip(payment, FOODS, strict=True) if n > 0)


def read_amounts(words: list[str]) -> tuple[int, int, int] | None:
    """Amounts as a person may type them, in any order (`1 milk 2 meat`); None if they are none."""
    amounts = [0, 0, 0]
    for count, food in zip(words[::2], words[1::2], strict=False):
        if food not in FOODS or not (count.isascii() and count.isdecimal() and len(count) <= 3):
            return None
        amounts[FOODS.index(food)] += int(count)
    return (amounts[0], amounts[1], amounts[2]) if len(words) % 2 == 0 else None


# --- bonus cards (section 11)

MAJORITY: Final[i64] = 0
POSITION: Final[i64] = 1
PENALTY: Final[i64] = 2
KINDS: Final = ["majority", "position", "penalty"]
DATA_FIELDS: Final = (("high", "low"), ("each", "cells"), ("lose",))  # of a card in the data file, by its kind
MANY: Final = 40  # cards at most in a data file
CELL_NUMBERS: Final = {cell: number for number, cell in enumerate(CELLS)}


class BonusCard:
    """One bonus card: a colour and how it scores."""

    name: str
    colour: int
    kind: i64
    high: i64  # majority: most stones; position: each stone on a marked cell; penalty: lost without a stone
    low: i64  # majority: second most
    cells: list[int]  # position: the marked cells

    def __init__(self, row: Plain, where: str) -> None:
        self.name = card_name(row, where)
        self.colour = plain.name(row, "colour", COLOURS, where)
        self.kind = plain.name(row, "kind", KINDS, where)
        self.low = 0
        self.cells = []
        plain.as_row(row, where, {"id", "colour", "kind", *DATA_FIELDS[int(self.kind)]})
        if self.kind == MAJORITY:
            self.high = card_points(row, "high", where)
            self.low = card_points(row, "low", where)
            plain.demand(self.low < self.high, plain.path(where, "low"), "must be less than high")
        elif self.kind == POSITION:
            self.high = card_points(row, "each", where)
            self.cells = card_cells(row, where)
        else:
            self.high = card_points(row, "lose", where)


class BonusCards:
    """All bonus cards of the box."""

    source: Plain
    cards: list[BonusCard]

    def __init__(self, source: Plain) -> None:
        self.source = source
        rows = plain.rows(source, "cards")
        plain.demand(1 <= len(rows) <= MANY, "cards", f"must be a list of 1 to {MANY} objects")
        self.cards = [BonusCard(row, f"cards[{k}]") for k, row in enumerate(rows)]
        names = [card.name for card in self.cards]
        for k, name in enumerate(names):
            plain.demand(name not in names[:k], f"cards[{k}].id", f"{name} is there twice")
        for colour, word in enumerate(COLOURS):
            left = len([card for card in self.cards if card.colour != colour])
            plain.demand(left >= MAX_BONUS, "cards", f"without {word} fewer than {MAX_BONUS} are left (YAK-11.1)")

    def number(self, name: object) -> int:
        """The number of a card by its id, -1 if there is none."""
        for k, card in enumerate(self.cards):
            if card.name == name:
                return k
        return -1


def card_name(row: Plain, where: str) -> str:
    """It stands in actions and logs, so it is one word."""
    name = plain.text(row, "id", where, 30)
    plain.demand(name.replace("-", "").isalnum(), plain.path(where, "id"), "must be letters, digits and hyphens")
    return name


def card_points(row: Plain, key: str, where: str) -> int:
    return plain.number(row, key, 1, 20, where, None)


def card_cells(row: Plain, where: str) -> list[int]:
    here = plain.path(where, "cells")
    cells = [plain.as_known(cell, CELL_NUMBERS, here) for cell in plain.listed(row, "cells", where)]
    plain.demand(0 < len(cells) == len(set(cells)), here, "must be a list of different cells")
    return cells
