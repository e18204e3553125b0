"""Whole games of The Border, played through the page only."""

import re
from itertools import pairwise
from typing import Final

from playwright.sync_api import Page

from tests.e2e.checks import Inspector, foreign
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Scene
from tests.e2e.hands import finish_here
from tests.e2e.house import House

KINDS: Final = {"reroll", "segment", "cross", "over"}
# Every change of what the table shows: the curtain, or whose board.
WITNESS: Final = """(() => {
  const seen = (window.seen = []);
  new MutationObserver(() => {
    const board = document.querySelector(".board [role=group]");
    const now = document.querySelector(".curtain") ? "curtain" : board?.getAttribute("aria-label");
    if (now && now !== seen.at(-1)) seen.push(now);
    if (now === "curtain" && board) seen.push("a board behind the curtain");
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""


def sheet(page: Page) -> dict[str, tuple[list[int], int]]:
    """The end sheet: the points of each line and the total, by name."""
    found = {}
    for section in page.locator("dialog[open] .final section").all():
        points = [int(text) for text in section.locator("td.points").all_inner_texts()]
        found[section.locator(".name span").inner_text()] = (points[:-1], points[-1])
    return found


def totals_are_right(page: Page, scene: Scene, names: list[str]) -> None:
    lines = sheet(page)
    assert set(lines) == set(names)
    for name, score in zip(names, scene.scores, strict=True):
        points, total = lines[name]
        assert total == score == sum(points)


def seat_names(page: Page) -> list[str]:
    return page.locator("ul.seats .who b").all_inner_texts()


def test_a_whole_game_against_the_house(house: House, open_page: Open) -> None:
    page = open_page()
    me, inspector = Guest(page, seed=1), Inspector(page)
    page.goto(house.url)
    page.get_by_role("heading", level=3).first.wait_for()
    inspector.look("home")
    me.choose_game()
    me.set_up(["person", "bot", "bot"], ["Ana", "", ""], "easy")
    inspector.look("set-up")
    table = me.start()
    before = me.play(20, inspector)
    prompt = page.locator(".prompt h2").first.inner_text()
    page.reload()
    after = me.wait()
    assert after == before
    assert page.locator(".prompt h2").first.inner_text() == prompt
    end = me.play(watch=inspector)
    assert inspector.kinds >= KINDS
    assert inspector.wrong == []
    totals_are_right(page, end, seat_names(page))
    assert house.decisions(table, 0) == me.decided


def test_two_people_at_one_device(house: House, open_page: Open) -> None:
    page = open_page(color_scheme="dark")
    page.add_init_script(WITNESS)
    us, curtains = Guest(page, seed=2), []

    def watch(scene: Scene) -> None:
        if scene.curtain:
            curtains.append(page.locator("main").inner_text())
            assert not (scene.targets or scene.dice or scene.areas or scene.scores or scene.crosses)

    table = us.sit_down(house.url, ["person", "person"], ["Ana", "Berta"])
    us.play(15, watch)
    page.reload()
    assert us.wait().curtain, "whoever comes back has to say who it is"
    us.play(35, watch)
    assert house.decided(table).total() >= us.decided, "and what was no choice at all"
    assert {us.word("page-curtain-go", name=name) for name in ("Ana", "Berta")} == {
        text.splitlines()[-1].strip() for text in curtains
    }
    seen: list[str] = page.evaluate("() => window.seen")
    boards = {us.word("border-board-map", name=name) for name in ("Ana", "Berta")}
    assert set(seen) == {"curtain", *boards}
    assert all("curtain" in pair for pair in pairwise(seen)), "from board to board without a curtain"


def test_in_spanish_on_a_phone(house: House, open_page: Open) -> None:
    width = 360
    page = open_page(
        width, 740, locale="es-ES", color_scheme="dark", is_mobile=True, has_touch=True, device_scale_factor=2
    )
    me, inspector = Guest(page, seed=3, lang="es", touch=True), Inspector(page)

    def fits_and_speaks(where: str) -> None:
        english = foreign(page, "es", "en")
        assert english == [], f"{where}: {english}"
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, where

    def watch(scene: Scene) -> None:
        assert scene.wide <= width, f"sideways scrolling: {scene}"
        if scene.kind not in inspector.kinds or me.decided % 10 == 0:
            fits_and_speaks(scene.kind)
        inspector(scene)

    page.goto(house.url)
    page.get_by_role("heading", level=3).first.wait_for()
    fits_and_speaks("home")
    inspector.look("home")
    me.choose_game()
    me.set_up(["person", "bot"], ["Inés", ""], "easy")
    fits_and_speaks("set-up")
    inspector.look("set-up")
    table = me.start()
    me.play(8, watch)
    for tab in page.get_by_role("tab").all():
        me.tap(tab)
        fits_and_speaks(tab.inner_text())
        inspector.look(tab.inner_text())
    me.play(40, watch)
    finish_here(house, page, table)
    end = me.play(watch=watch)
    assert inspector.kinds >= KINDS
    assert inspector.wrong == []
    totals_are_right(page, end, seat_names(page))
    assert re.search("gana|victoria|segundo lugar", page.locator("dialog[open] h2").inner_text().lower())
