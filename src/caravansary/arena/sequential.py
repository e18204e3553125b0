"""Is a player better than another, asked round by round until it is clear: Wald's sequential probability ratio test (SPRT).

What is counted are shares of victories from 0 to 1, not only won or lost. For a share x the ratio of a game is
``(more / less) ** x * ((1 - more) / (1 - less)) ** (1 - x)``. It is convex in x, so its mean is ``1 + c * (p - less)`` at most
for whoever wins p on average. In a round a player sits once on each seat, under luck of its own; seats may differ, but if it
wins `less` over all of them, the mean of the product is one at most (the mean of factors bounds their product). By Ville's
inequality the product over all rounds then passes ``1 / error`` with a probability of `error` at most, however long one plays;
the same holds upside down for whoever wins `more`. So both error rates are bounds, not approximations.
"""

from collections.abc import Iterable, Sequence
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
    """The answer, and after how many games with which mean it was given."""

    answer: Answer
    games: int
    mean: float


def ask(question: Question, rounds: Iterable[Sequence[float]]) -> Verdict:
    """Look at one round after the other until the answer is clear, or none is left: then it is not."""
    enough = -log(question.error)
    evidence, total, games = 0.0, 0.0, 0
    for shares in rounds:
        games += len(shares)
        total += sum(shares)
        evidence += sum(question.weight(share) for share in shares)
        if abs(evidence) >= enough:
            return Verdict("better" if evidence > 0.0 else "not better", games, total / games)
    return Verdict("unclear", games, total / games if games else 0.0)
