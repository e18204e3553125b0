"""The two dice as tables: 21 different rolls, their weights, and a table to throw them with one random number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

N_ROLLS: Final[i64] = 21
_ROLLS: Final = [(one, two) for one in range(1, 7) for two in range(one, 7)]

ROLL_TEXTS: Final = [f"roll {one} {two}" for one, two in _ROLLS]
LOW: Final[vec[i64]] = vec[i64]([one for one, _ in _ROLLS])
HIGH: Final[vec[i64]] = vec[i64]([two for _, two in _ROLLS])
WEIGHT: Final[vec[i64]] = vec[i64]([1 if one == two else 2 for one, two in _ROLLS])
THROWS: Final[i64] = 36
THROW: Final[vec[i64]] = vec[i64](
    [_ROLLS.index((min(one, two), max(one, two))) for one in range(1, 7) for two in range(1, 7)]
)
