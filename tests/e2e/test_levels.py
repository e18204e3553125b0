"""Every level of the house in every game, through the page: it is offered, it sits there, it plays."""

import json
from typing import Final

import pytest

from caravansary.players import LEVELS
from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.house import House

# A person and these, so that all levels are met in each game at as few tables as its seats allow.
SPLIT: Final = [LEVELS[:3], LEVELS[3:]]
MEETINGS: Final = [(game, levels) for game in ("border", "yak", "silk") for levels in SPLIT] + [("silk_road", LEVELS)]
NAMES: Final = ("Ana", "Zahra", "Tariq", "Leyla", "Omar", "Nur")
FEW: Final = 2  # decisions of each
LONGEST: Final = 60  # decisions until everybody has had a turn
LONG: Final = 300_000  # milliseconds; the rules may run interpreted here, which takes those who think far longer


def test_the_levels_are_offered_from_weak_to_strong(house: House, open_page: Open) -> None:
    page = open_page()
    me = Guest(page, "border")
    page.goto(f"{house.url}/new/border")
    choice = page.get_by_label(me.word("page-level-of", number=2))
    choice.wait_for()
    assert choice.locator("option").all_inner_texts() == [me.word(f"bot-{level}") for level in LEVELS]
    assert choice.input_value() == "medium"
    for level in LEVELS:
        choice.select_option(level)
        assert page.locator(".about").first.inner_text() == me.word(f"bot-{level}-about")
    assert axe(page) == []


@pytest.mark.parametrize(("game", "levels"), MEETINGS, ids=lambda what: what if isinstance(what, str) else what[0])
def test_each_level_plays(house: House, open_page: Open, game: str, levels: tuple[str, ...]) -> None:
    seats = [{"kind": "person", "name": "Ana"}]
    seats += [{"kind": "bot", "name": name, "level": level} for name, level in zip(NAMES[1:], levels, strict=False)]
    made = json.loads(house.ask("/api/tables", {"game": game, "options": {}, "seats": seats}))
    page = open_page()
    me = Guest(page, game, patience=LONG)
    page.goto(f"{house.url}/table/{made['table']}#0.{made['tokens'][0]}")
    me.wait()
    shown = page.locator("ul.seats").inner_text()
    assert all(me.word(f"bot-{level}") in shown for level in levels) or me.word("page-thinking-short") in shown
    for _ in range(LONGEST):
        decided = house.decided(made["table"])
        if all(decided[seat] >= FEW for seat in range(len(seats))):
            return
        me.play(1)
    raise AssertionError(f"not everybody plays: {decided}")
