"""Games of every title but The Border (which has tests of its own), played through the page by clicks and taps.

To their last decision they are played by keys in test_keyboard.py, and in words in test_text.py.
"""

from typing import Final

import pytest
from playwright.sync_api import Page

from tests.e2e.checks import Inspector, foreign
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Scene
from tests.e2e.hands import FEWEST, finish_here
from tests.e2e.house import House

GAMES: Final = {name: count for name, count in FEWEST.items() if name != "border"}  # and how many play
MIDDLE: Final = 30  # decisions until far into a game
EACH = pytest.mark.parametrize("game", GAMES)


def sit(page: Page, house: House, game: str, *kinds: str, **how: object) -> tuple[Guest, str]:
    me = Guest(page, game, **how)  # type: ignore[arg-type]
    names = [f"Ana {seat + 1}" if kind == "person" else "" for seat, kind in enumerate(kinds)]
    return me, me.sit_down(house.url, list(kinds), names)


def totals_are_right(page: Page, scene: Scene) -> None:
    """Every sheet at the end adds up to the points the seats show."""
    totals = []
    for section in page.locator("dialog[open] .final section").all():
        points = [int(text.replace("\u2212", "-")) for text in section.locator("td.points").all_inner_texts()]
        assert sum(points[:-1]) == points[-1]
        totals.append(points[-1])
    assert sorted(totals) == sorted(scene.scores)


@EACH
def test_a_game_against_the_house(house: House, open_page: Open, game: str) -> None:
    page = open_page()
    me, table = sit(page, house, game, "person", *["bot"] * (GAMES[game] - 1), seed=1)
    inspector = Inspector(page)
    before = me.play(12, inspector)
    page.reload()
    assert me.wait().position() == before.position(), "a reload changes what lies on the table"
    me.play(MIDDLE, inspector)
    assert house.decided(table)[0] >= me.decided, "and what was no choice at all"
    finish_here(house, page, table)
    end = me.play(watch=inspector)
    assert end.over and inspector.wrong == []
    totals_are_right(page, end)


@EACH
def test_people_at_one_device(house: House, open_page: Open, game: str) -> None:
    """Everybody holds the device in turn, and nobody sees anything while it is handed on."""
    page = open_page(color_scheme="dark")
    count = GAMES[game]
    curtains: set[str] = set()

    def watch(scene: Scene) -> None:
        if scene.curtain:
            curtains.add(page.locator("main").inner_text().splitlines()[-1].strip())
            assert not (scene.targets or scene.scores)

    us, table = sit(page, house, game, *["person"] * count, seed=2)
    us.play(15, watch)
    page.reload()
    assert us.wait().curtain, "whoever comes back has to say who it is"
    us.play(10, watch)
    assert curtains == {us.word("page-curtain-go", name=f"Ana {seat + 1}") for seat in range(count)}
    assert us.decided == 25 and table


@EACH
def test_in_spanish_on_a_phone(house: House, open_page: Open, game: str) -> None:
    width = 360
    page = open_page(width, 740, locale="es-ES", color_scheme="dark", is_mobile=True, has_touch=True)
    kinds = ["person", *["bot"] * (GAMES[game] - 1)]
    me, _ = sit(page, house, game, *kinds, seed=3, lang="es", touch=True)
    inspector = Inspector(page)

    def speaks(where: str) -> None:
        english = foreign(page, "es", "en")
        assert english == [], f"{where}: {english}"

    def watch(scene: Scene) -> None:
        assert scene.wide <= width, f"sideways scrolling: {scene}"
        if scene.kind not in inspector.kinds:
            speaks(scene.kind)
        inspector(scene)

    me.play(24, watch)  # not to the end: its sheet would lie on the tabs
    for tab in page.get_by_role("tab").all():
        tab.tap()
        speaks(tab.inner_text())
    assert inspector.wrong == []
