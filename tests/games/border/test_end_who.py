"""Who brought the end about: whoever has six areas when it is over (section 7)."""

import pytest

from tests.games.playing import play
from tests.marks import rules

from .tables import RING, done, finish_round, first_action, rings

FIVE = {"chapel": 5, "bridge": 6, "sailboat": 7, "villa": 9, "castle": 12}
LATER = {"chapel": 2, "bridge": 3, "sailboat": 3, "villa": 4, "castle": 6}
BEFORE_SIXTH = rings(*FIVE) | RING["well"] - {41}  # 41 is grey on A, yellow on B


@rules("BORDER-7.1", "BORDER-7.2")
@pytest.mark.parametrize(("passive", "by"), [(["done"], [0]), (["cross 41", "done"], [0, 1])])
def test_six_areas_are_enough_to_have_ended_it(passive: list[str], by: list[int]) -> None:
    """Exactly six, and of everybody who has them."""
    table = {0: BEFORE_SIXTH, 1: BEFORE_SIXTH}
    state = first_action("AB", "grey green blue red yellow", crossed=table, scored={0: FIVE, 1: LATER})
    play(state, "segment grey 4")
    assert state.ended_by() == [], "it is not over yet"
    play(state, *passive, seat=1)
    assert state.is_terminal()
    assert state.ended_by() == by


@rules("BORDER-7.1")
def test_five_areas_have_ended_nothing() -> None:
    state = first_action("AB", "grey green blue red yellow", crossed={0: rings(*FIVE)}, scored={0: FIVE})
    done(state, 0)
    finish_round(state)
    assert (state.is_terminal(), state.ended_by()) == (False, [])
