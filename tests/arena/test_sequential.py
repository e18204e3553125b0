"""The sequential test: what it answers, when, and that its error rates are what they are called."""

from math import log

import pytest

from caravansary import Rng
from caravansary.arena.sequential import Question, Verdict, ask

QUESTION = Question(0.5, 0.7, 0.05)


def results(rate: float, seed: int, ties: bool = False) -> list[float]:
    """Won and lost games of somebody who wins so much; with ties half of it is shared."""
    rng = Rng(seed, "results", str(rate))
    found = []
    for _ in range(2000):
        won = float(int(rng.below(1000)) < 1000 * rate)
        found.append(0.25 + won / 2 if ties and rng.below(2) else won)
    return found


def test_the_answer_comes_as_soon_as_it_is_clear() -> None:
    wins = 9  # the first power of 0.7 / 0.5 above 20
    assert (wins - 1) * log(1.4) < log(20) <= wins * log(1.4)
    assert ask(QUESTION, [1.0] * 100) == Verdict("better", wins, 1.0)
    assert ask(QUESTION, [0.0] * 100) == Verdict("not better", 6, 0.0)
    assert ask(QUESTION, [1.0] * 5) == Verdict("unclear", 5, 1.0)
    assert ask(QUESTION, []) == Verdict("unclear", 0, 0.0)


@pytest.mark.parametrize("ties", [False, True])
@pytest.mark.parametrize(
    ("rate", "wrong"), [(0.5, "better"), (0.3, "better"), (0.7, "not better"), (0.9, "not better")]
)
def test_it_is_wrong_as_rarely_as_it_says(rate: float, wrong: str, ties: bool) -> None:
    """With ties a rate of 0.7 is one of 0.6, between the two: there it may answer either."""
    if ties and rate in (0.7, 0.9):
        rate = 0.9  # one of 0.7
    answers = [ask(QUESTION, results(rate, seed, ties)).answer for seed in range(400)]
    assert answers.count(wrong) <= 400 * QUESTION.error  # type: ignore[arg-type]
    assert answers.count("unclear") <= 4
