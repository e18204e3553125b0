"""What the page says of enclosures is what the table does, in both languages. Section 7 of the ledger."""

import pytest

from caravansary import Message
from caravansary.words import say
from tests.games.playing import seen
from tests.marks import rules

from .tables import G, P, Y, route, table

Each = tuple[int, int, int]  # of the first three seats
AROUND = route("1,1", "1,4", "3,4", "3,1", "1,1")  # two rows of three tiles
# Nurseries at its walls; who controls it then, and how the page says so.
WHOSE: dict[Each, tuple[int | None, str, str]] = {
    (2, 1, 1): (P, "more nurseries at its walls than each of the others", "más criaderos que cada uno de los demás"),
    (1, 2, 0): (G, "more nurseries at its walls than each of the others", "más criaderos que cada uno de los demás"),
    (1, 1, 0): (None, "If several share the most", "Si varios empatan con más"),
    (1, 1, 1): (None, "If several share the most", "Si varios empatan con más"),
    (0, 0, 0): (None, "or nobody has any", "o no hay ninguno"),
}
POINTS = ("1,1", "1,3", "3,2", "3,4")  # on its walls, far enough from each other


def controlled(nurseries: Each) -> tuple[int | None, int]:
    """Who controls an enclosure with so many nurseries of each at its walls, and what it is worth."""
    free = iter(POINTS)
    seats = {seat: {"nurseries": [next(free) for _ in range(count)]} for seat, count in enumerate(nurseries)}
    claimed = {Y: {"improvements": ["enclosure"]}}  # since an enclosure stands already
    if not any(nurseries):
        claimed[Y]["nurseries"] = ["4,2"]  # walls hang on a nursery, and this one is at no wall of the enclosure
    path = [] if any(nurseries) else route("4,2", "3,2")
    (row,) = seen(table(seats=seats | claimed, walls=AROUND + path))["enclosures"]
    assert row["contacts"] == [*nurseries, 0]
    return row["controller"], row["value"]


@rules("SILK-7.4")
@pytest.mark.parametrize("nurseries", WHOSE)
def test_who_controls_an_enclosure_is_said_as_it_is(nurseries: Each) -> None:
    owner, english, spanish = WHOSE[nurseries]
    found, value = controlled(nurseries)
    assert (found, value > 0) == (owner, owner is not None)
    for language, phrase, nothing in (("en", english, "it scores nothing"), ("es", spanish, "no da puntos a nadie")):
        rule, _, exception = say(Message("silk-rule-7-4"), language).partition(". ")
        assert phrase in (rule if value else exception)
        assert (nothing in exception) and (nothing not in rule)


@rules("SILK-7.4")
def test_two_against_one_and_one_is_enough() -> None:
    """So neither language may ask for more than all others have together."""
    assert controlled((2, 1, 1))[0] == P
    for language, wrong in (("en", "together"), ("es", "juntos"), ("en", "half"), ("es", "mitad")):
        assert wrong not in say(Message("silk-rule-7-4"), language)
