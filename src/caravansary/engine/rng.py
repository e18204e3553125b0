"""Named random streams for everything that is *not* a draw of a match: playouts, players, checks.

A match draws its chance from :mod:`caravansary.engine.fair`, which can be proved; this generator is for speed. It is
xoshiro128++ in 64-bit arithmetic that never overflows, so the interpreter and the compiled code agree to the last bit.
"""

from hashlib import sha256
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


class Rng:
    """A deterministic stream of numbers, told apart from other streams of the same seed by its names."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int, *names: str) -> None:
        digest = sha256("/".join((str(seed), *names)).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.d = int.from_bytes(digest[12:16], "big") | 1  # the all-zero state would stay zero

    def copy(self) -> "Rng":
        """A stream that goes on with the same numbers: to compare things under the same luck."""
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        t: i64 = (a + d) & WORD
        result: i64 = ((((t << 7) & WORD) | (t >> 25)) + a) & WORD
        shifted: i64 = (b << 9) & WORD
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        self.a = a
        self.b = b
        self.c = c
        self.d = ((d << 11) & WORD) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n below 2**31), each equally likely: the biased rest is drawn again."""
        product: i64 = self.word() * n
        if (product & WORD) < n:
            rest: i64 = (WORD + 1) % n
            while (product & WORD) < rest:
                product = self.word() * n
        return product >> 32

    def pick(self, weights: vec[i64], n: i64) -> i64:
        """Which of the first n, each as likely as its weight (positive)."""
        total: i64 = 0
        k: i64
        for k in range(n):
            total += weights[k]
        rest: i64 = self.below(total)
        for k in range(n):
            rest -= weights[k]
            if rest < 0:
                return k
        raise AssertionError("weights must be positive")

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, each equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]
