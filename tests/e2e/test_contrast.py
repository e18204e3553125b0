"""For those who choose their own colours or need more contrast: whatever a shade marks elsewhere is marked by a line."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from tests.e2e.checks import DRAWN
from tests.e2e.conftest import Open
from tests.e2e.guest import Scene
from tests.e2e.hands import FEWEST, sit
from tests.e2e.house import House

LIGHTS: Final = ("forced", "contrast")
DECISIONS: Final = 25
# What is marked, and what is not: whether a line is around it, or in what it shows.
LINES: Final = """(what) => {
  const sides = ["Top", "Right", "Bottom", "Left"];
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const outlined = (style) => style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const bordered = (style) =>
    sides.every((side) => style[`border${side}Style`] !== "none" && parseFloat(style[`border${side}Width`]) >= 1);
  const stroked = (style) => style.stroke !== "none" && parseFloat(style.strokeWidth) > 0 && style.strokeOpacity !== "0";
  const within = (one) => [one, ...one.querySelectorAll("*")].filter(shown).some((part) =>
    (part instanceof SVGGeometryElement ? stroked : bordered)(getComputedStyle(part)));
  return [...document.querySelectorAll(what)].filter(shown).map((one) => ({
    name: one.dataset.target ?? one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " "),
    outlined: outlined(getComputedStyle(one)),
    lined: outlined(getComputedStyle(one)) || within(one),
  }));
}"""
# How thick the lines of the rolls are that are used, and of those that are not.
ROLLS: Final = """() => ["span.rolls i.on", "span.rolls i:not(.on)"].map((what) =>
  [...new Set([...document.querySelectorAll(what)].map((one) => getComputedStyle(one).borderTopWidth))])"""
PRESSED: Final = "[aria-pressed=true], [aria-selected=true], [aria-checked=true]"


def lines(page: Page, what: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = page.evaluate(LINES, what)
    return found


class Marks:
    """Looks at every kind of scene once in each light, and counts what was marked there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.kinds: set[str] = set()
        self.seen = {(light, name): 0 for light in LIGHTS for name in ("owes", "offered", "pressed")}

    def __call__(self, scene: Scene) -> None:
        if not scene.asked or scene.kind in self.kinds:
            return
        self.kinds.add(scene.kind)
        for light in LIGHTS:
            emulate(self.page, light)
            self.look(light)

    def look(self, light: str) -> None:
        self.count(light, "owes", ".seats li.owes", "outlined")
        assert not [one for one in lines(self.page, ".seats li:not(.owes)") if one["outlined"]], light
        self.count(light, "offered", ".table [data-target]", "lined")
        with self.picked_up():
            self.count(light, "pressed", PRESSED, "outlined")

    @contextmanager
    def picked_up(self) -> Iterator[None]:
        """Something that can be picked up, if there is such a thing, and then laid down again."""
        one = self.page.locator(".table .ask [aria-pressed]").locator("visible=true").first
        free = one.count() > 0 and one.get_attribute("aria-pressed") == "false"
        if free:
            one.click()
        yield
        if free:
            one.click()

    def count(self, light: str, name: str, what: str, line: str) -> None:
        found = lines(self.page, what)
        assert [one["name"] for one in found if not one[line]] == [], (light, what)
        self.seen[light, name] += len(found)


@pytest.mark.parametrize("game", FEWEST)
def test_what_a_shade_marks_has_a_line(house: House, open_page: Open, game: str) -> None:
    page = open_page()
    marks = Marks(page)
    sit(page, house, game, seed=2).play(DECISIONS, marks)
    assert min(marks.seen.values()) > 0, marks.seen
    for light in LIGHTS if game == "border" else ():
        emulate(page, light)
        used, unused = page.evaluate(ROLLS)
        assert used == ["4px"] and unused in ([], ["2px"]), light


def emulate(page: Page, light: str) -> None:
    forced: Literal["active", "none"] = "active" if light == "forced" else "none"
    contrast: Literal["more", "no-preference"] = "more" if light == "contrast" else "no-preference"
    page.emulate_media(forced_colors=forced, contrast=contrast)
    page.evaluate(DRAWN)
