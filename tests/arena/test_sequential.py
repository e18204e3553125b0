"""The sequential test: what it answers, when, and that its error rates are what they are called."""

from collections.abc import Iterator
from math import log

import pytest

from caravansary import Rng
from caravansary.arena.sequential import Question, Verdict, ask

QUESTION = Question(0.5, 0.7, 0.05)


def results(rate: float, seed: int, ties: bool = False, better_seat: float = 0.1) -> Iterator[list[float]]:
    """Rounds of somebody who wins so much, more on one seat and less on the other; with ties half of it is shared."""
    rng = Rng(seed, "results", str(rate))
    for _ in range(1000):
        won = [float(int(rng.below(1000)) < 1000 * on_seat) for on_seat in (rate + better_seat, rate - better_seat)]
        yield [0.25 + share / 2 if ties and rng.below(2) else share for share in won]


def test_the_answer_comes_as_soon_as_it_is_clear() -> None:
    wins = 9  # the first power of 0.7 / 0.5 above 20
    assert (wins - 1) * log(1.4) < log(20) <= wins * log(1.4)
    assert ask(QUESTION, [[1.0]] * 100) == Verdict("better", wins, 1.0)
    assert ask(QUESTION, [[1.0, 1.0]] * 100) == Verdict("better", wins + 1, 1.0)  # not in the middle of a round
    assert ask(QUESTION, [[0.0, 0.0]] * 100) == Verdict("not better", 6, 0.0)
    assert ask(QUESTION, [[1.0, 0.0, 0.5]] * 2) == Verdict("unclear", 6, 0.5)
    assert ask(QUESTION, []) == Verdict("unclear", 0, 0.0)


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize(
    ("rate", "wrong"), [(0.5, "better"), (0.3, "better"), (0.7, "not better"), (0.9, "not better")]
)
def test_it_is_wrong_as_rarely_as_it_says(rate: float, wrong: str, ties: bool) -> None:
    if ties and rate > 0.5:
        rate = 0.7 + 0.2 / 1.5  # of which ties leave 0.7 or more
    answers = [ask(QUESTION, results(rate, seed, ties)).answer for seed in range(400)]
    assert answers.count(wrong) <= 400 * QUESTION.error  # type: ignore[arg-type]
    assert answers.count("unclear") <= 4
