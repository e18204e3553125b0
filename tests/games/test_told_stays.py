"""What is told stays while the question does: whoever listens, or has counted, finds everything where it was."""

from typing import NamedTuple

import pytest

from caravansary import State, load_game
from caravansary.engine.messages import Message
from caravansary.engine.told import Numbered, told
from tests.games.playing import wander

ENOUGH = 40  # times that somebody acted while another one was still asked


class Outline(NamedTuple):
    """What somebody who listens finds again."""

    question: Message | None
    choices: list[Numbered]
    headings: list[Message]


def outline(state: State, seat: int) -> Outline:
    heard = told(state, seat)
    return Outline(heard.question, heard.choices, [section.heading for section in heard.sections])


@pytest.mark.parametrize(("name", "players"), [("border", 4), ("yak", 4), ("silk_road", 6)])
def test_choices_and_headings_stay_while_others_choose(name: str, players: int) -> None:
    stayed, number = 0, 0
    while stayed < ENOUGH:
        before: dict[int, Outline] = {}
        for state, _, actor in wander(load_game(name, players), number):
            asked = (
                {seat: outline(state, seat) for seat in state.pending()} if len(state.pending()) > 1 or before else {}
            )
            for seat in before.keys() & asked.keys():
                assert asked[seat] == before[seat]
                stayed += 1
            before = {seat: heard for seat, heard in asked.items() if seat != actor and len(asked) > 1}
        number += 1


def test_in_silk_nobody_acts_while_another_one_is_asked() -> None:
    assert all(len(state.pending()) <= 1 for state, _, _ in wander(load_game("silk", 4), 1))
