"""Is a player better than another, asked game by game until it is clear: Wald's sequential probability ratio test (SPRT).

What is counted are shares of victories from 0 to 1, not only won or lost. For a share x the ratio of a game is
``(more / less) ** x * ((1 - more) / (1 - less)) ** (1 - x)``. It is convex in x, so whoever wins `less` on average has a mean
ratio of one at most, and by Ville's inequality the product passes ``1 / error`` with a probability of `error` at most, however
long one plays; the same holds upside down for whoever wins `more`. So both error rates are bounds, not approximations.
"""

from collections.abc import Iterable
from math import log
from typing import Literal, NamedTuple, TypeAlias

Answer: TypeAlias = Literal["better", "not better", "unclear"]


class Question(NamedTuple):
    """Does a player win `more` of the victories rather than `less`? Wrong either way with a probability of `error` at most."""

    less: float
    more: float
    error: float

    def weight(self, share: float) -> float:
        """The logarithm of the ratio of one game in which a player took so much of the victory."""
        return share * log(self.more / self.less) + (1.0 - share) * log((1.0 - self.more) / (1.0 - self.less))


class Verdict(NamedTuple):
    """The answer, and after how many results with which mean it was given."""

    answer: Answer
    asked: int
    mean: float


def ask(question: Question, shares: Iterable[float]) -> Verdict:
    """Look at one result after the other until the answer is clear, or none is left: then it is not."""
    enough = -log(question.error)
    sum_, total, asked = 0.0, 0.0, 0
    for share in shares:
        asked += 1
        total += share
        sum_ += question.weight(share)
        if abs(sum_) >= enough:
            return Verdict("better" if sum_ > 0.0 else "not better", asked, total / asked)
    return Verdict("unclear", asked, total / asked if asked else 0.0)
