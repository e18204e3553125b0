"""Every screen, drawn and in words, in every light, size and language: axe finds nothing, nothing scrolls sideways.

Each light meets each size in some language, and each game meets each light; what is open stays open while the light and the
window change. `python -m tools.screenshots` looks at all of them together.
"""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.e2e.checks import axe, resize
from tests.e2e.conftest import Open
from tests.e2e.hands import FEWEST, finish, lay
from tests.e2e.house import House
from tests.e2e.reader import TEXT
from tests.e2e.test_sizes import WIDE, in_words, pages

SIZES: Final = {"laptop": (1366, 625), "zoom 200": (683, 400), "zoom 400": (320, 256), "narrow": (320, 640)}
PLAIN: Final = {"color_scheme": "light", "forced_colors": "none", "contrast": "no-preference"}
LIGHTS: Final[dict[str, dict[str, Any]]] = {
    "light": PLAIN,
    "dark": PLAIN | {"color_scheme": "dark"},
    "forced": PLAIN | {"forced_colors": "active"},
    "forced dark": PLAIN | {"color_scheme": "dark", "forced_colors": "active"},
    "contrast": PLAIN | {"contrast": "more"},
}
LOCALES: Final = ("en-GB", "es-ES")
ASKED: Final = ".table[aria-busy='false'] .prompt.asked"
# Which light the page has found.
FOUND: Final = """() => ({
  color_scheme: document.documentElement.dataset.theme,
  forced_colors: matchMedia("(forced-colors: active)").matches ? "active" : "none",
  contrast: matchMedia("(prefers-contrast: more)").matches && !matchMedia("(forced-colors: active)").matches
    ? "more" : "no-preference",
})"""


def looks(game: str) -> list[tuple[str, str]]:
    """Every light, and in which size this game meets it: with all games, each light in each size."""
    at, sizes = list(FEWEST).index(game), list(SIZES)
    return [(light, sizes[(at - k) % len(sizes)]) for k, light in enumerate(LIGHTS)]


@pytest.mark.parametrize("game", FEWEST)
def test_axe_finds_nothing(house: House, open_page: Open, game: str) -> None:
    page = open_page(locale=LOCALES[list(FEWEST).index(game) % 2])
    (live, mine), (over, tokens) = (lay(house, game) for _ in range(2))
    finish(house, over, tokens)
    drawn = [
        *pages(house, game, over),
        (f"{house.url}/table/{live}#0.{mine[0]}", ASKED),
        (f"{house.url}/table/{over}#0.{tokens[0]}", "dialog[open] .final"),
    ]
    ways = looks(game)
    for text, screens in ((False, drawn), (True, in_words(house, game, live, over))):
        if text:
            page.evaluate("(kept) => localStorage.setItem('caravansary:settings', kept)", json.dumps(TEXT))
        for address, shown in screens:
            ways = [*ways[1:], ways[0]]  # each screen comes in another light and size
            light, size = ways[0]
            look(page, light, size)
            page.goto(address)
            page.locator(shown).first.wait_for()
            for light, size in ways:
                look(page, light, size)
                found = page.evaluate(FOUND)
                assert found == LIGHTS[light], (light, found)
                assert axe(page) == [], (address, shown, light, size)
                assert page.evaluate(WIDE) <= 0, (address, shown, light, size)


def look(page: Page, light: str, size: str) -> None:
    page.emulate_media(**LIGHTS[light])
    resize(page, *SIZES[size])
