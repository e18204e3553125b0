"""The five colour dice as tables: rolls, their chances, and which dice to roll again.

Dice are identical, so a roll is a multiset of colours, packed with three bits per colour (``dice >> 3 * colour & 7`` is how
many show it). Rolls of one to five dice are numbered in one row, the smaller ones first.
"""

from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.border.components import COLOURS

N_DICE: Final[i64] = 5
N_MASKS: Final[i64] = 32
BITS: Final[i64] = 3
SEVEN: Final[i64] = 7


def pack(faces: list[int] | tuple[int, ...]) -> int:
    """Colours as one number."""
    return sum(1 << 3 * face for face in faces)


def unpack(dice: int) -> list[int]:
    """The colours of packed dice, ascending."""
    return [colour for colour in range(len(COLOURS)) for _ in range(dice >> 3 * colour & 7)]


def count(dice: i64, colour: i64) -> i64:
    """How many dice show a colour."""
    return (dice >> BITS * colour) & SEVEN


def one(colour: i64) -> i64:
    """One die of a colour."""
    shift: i64 = BITS * colour
    single: i64 = 1
    return single << shift


def number_of(dice: i64) -> i64:
    """How many dice these are."""
    total: i64 = 0
    while dice > 0:
        total += dice & SEVEN
        dice >>= BITS
    return total


def _weight(faces: tuple[int, ...]) -> int:
    ways = factorial(len(faces))
    for face in set(faces):
        ways //= factorial(faces.count(face))
    return ways


_FACES: Final = [faces for size in range(1, 6) for faces in combinations_with_replacement(range(len(COLOURS)), size)]
_NUMBER: Final = {faces: number for number, faces in enumerate(_FACES)}

N_ROLLS: Final = len(_FACES)
ROLL_TEXTS: Final = ["roll " + " ".join(COLOURS[face] for face in faces) for faces in _FACES]
ROLL_DICE: Final[vec[i64]] = vec[i64]([pack(faces) for faces in _FACES])
ROLL_WEIGHT: Final[vec[i64]] = vec[i64]([_weight(faces) for faces in _FACES])
_SIZES: Final = [len(faces) for faces in _FACES]
ROLL_START: Final[vec[i64]] = vec[i64]([0] + [_SIZES.index(size) for size in range(1, 6)] + [N_ROLLS])
# Rolls of `size` dice are numbered from ROLL_START[size] to ROLL_START[size + 1] - 1.

# Throwing n dice one by one has 6**n equally likely results: THROW[THROW_START[n] + k] is the roll number of the k-th.
_THROWS: Final = [
    [_NUMBER[tuple(sorted(faces))] for faces in product(range(len(COLOURS)), repeat=size)] for size in range(1, 6)
]
THROW: Final[vec[i64]] = vec[i64]([number for throws in _THROWS for number in throws])
THROW_START: Final[vec[i64]] = vec[i64]([0, 0, 6, 42, 258, 1554])
THROW_COUNT: Final[vec[i64]] = vec[i64]([0, 6, 36, 216, 1296, 7776])


def _canonical(faces: tuple[int, ...]) -> list[int]:
    """Masks over the dice sorted by colour, one of each set that rolls the same colours again: the lowest dice."""
    return [
        mask
        for mask in range(N_MASKS)
        if all(mask >> k & 1 or not mask >> k + 1 & 1 or faces[k] != faces[k + 1] for k in range(4))
    ]


# For five dice lying: which masks to offer, and what stays when a mask is rolled again.
_FIVE: Final = [faces for faces in _FACES if len(faces) == N_DICE]
_OFFERED: Final = [_canonical(faces) for faces in _FIVE]
MASK_COUNT: Final[vec[i64]] = vec[i64]([len(masks) for masks in _OFFERED])
MASKS: Final[vec[i64]] = vec[i64]([mask for masks in _OFFERED for mask in masks + [-1] * (int(N_MASKS) - len(masks))])
KEPT: Final[vec[i64]] = vec[i64](
    [pack([face for k, face in enumerate(faces) if not mask >> k & 1]) for faces in _FIVE for mask in range(N_MASKS)]
)
_FIVE_OF: Final = {pack(faces): number for number, faces in enumerate(_FIVE)}


def _five_table() -> list[int]:
    table = [-1] * (1 << 15)  # the sixth colour follows from the other five
    for dice, number in _FIVE_OF.items():
        table[dice & 0x7FFF] = number
    return table


_FIVE_TABLE: Final[vec[i64]] = vec[i64](_five_table())
_LOW: Final[i64] = 0x7FFF


def five(dice: i64) -> i64:
    """The number of a roll of five dice among the 252."""
    return _FIVE_TABLE[dice & _LOW]


def mask_text(mask: int) -> str:
    """`stop`, or `reroll 1,3`: dice are numbered 1 to 5 in the order of their colours."""
    return "reroll " + ",".join(str(k + 1) for k in range(5) if mask >> k & 1) if mask else "stop"


def typed_mask(words: list[str]) -> int | None:
    """The dice whose numbers somebody typed, in any order; None for anything else."""
    if not words or not all(word in ("1", "2", "3", "4", "5") for word in words):
        return None
    return sum(1 << k for k in range(int(N_DICE)) if str(k + 1) in words)


def typed_colours(words: list[str]) -> int | None:
    """Packed dice typed by their colours, each with or without an amount before it; None for anything else."""
    faces: list[int] = []
    amount = 0
    for word in words:
        if word in COLOURS and len(faces) < N_DICE:
            faces += [COLOURS.index(word)] * (amount or 1)
            amount = 0
        elif word in ("1", "2", "3", "4", "5") and amount == 0:
            amount = int(word)
        else:
            return None
    return pack(faces) if faces and amount == 0 and len(faces) <= N_DICE else None


def rolled(dice: int, mask: int) -> int:
    """Packed: the dice of a mask over those lying."""
    return pack([face for k, face in enumerate(unpack(dice)) if mask >> k & 1])


def same_mask(dice: int, again: int) -> int:
    """The mask that is offered for rolling these colours again (see `_canonical`)."""
    mask = 0
    for k, face in enumerate(unpack(dice)):
        if again >> 3 * face & 7:
            again -= 1 << 3 * face
            mask |= 1 << k
    return mask


def within(some: int, dice: int) -> bool:
    """Are these packed dice among those?"""
    return all((some >> 3 * k & 7) <= (dice >> 3 * k & 7) for k in range(len(COLOURS)))
