"""Every screen, drawn and in words, in every light, size and language: axe finds nothing, nothing scrolls sideways.

Each light meets each size in some language; `python -m tools.screenshots` looks at all of them together.
"""

import json
from itertools import product
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.hands import finish
from tests.e2e.house import House
from tests.e2e.reader import TEXT
from tests.e2e.test_sizes import PLAYERS, WIDE, in_words, pages

SIZES: Final = {"laptop": (1366, 625), "zoom 200": (683, 400), "zoom 400": (320, 256), "narrow": (320, 640)}
LIGHTS: Final[dict[str, dict[str, Any]]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"color_scheme": "light", "forced_colors": "active"},
    "forced dark": {"color_scheme": "dark", "forced_colors": "active"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
LOCALES: Final = ("en-GB", "es-ES")
ASKED: Final = ".table[aria-busy='false'] .prompt.asked"


def rows() -> list[tuple[str, str, str, str]]:
    """Each light in each size, languages and games taking turns, so that each meets each light and each size."""
    games = list(PLAYERS)
    met = enumerate(product(enumerate(LIGHTS), enumerate(SIZES)))
    return [(light, size, LOCALES[(i + j) % 2], games[(k + i) % len(games)]) for k, ((i, light), (j, size)) in met]


@pytest.mark.parametrize(("light", "size", "locale", "game"), rows())
def test_axe_finds_nothing(house: House, open_page: Open, light: str, size: str, locale: str, game: str) -> None:
    page = open_page(*SIZES[size], locale=locale, **LIGHTS[light])
    live, over = (seated(house, game) for _ in range(2))
    finish(house, *over)
    tables = [
        (f"{house.url}/table/{table}#0.{tokens[0]}", shown)
        for (table, tokens), shown in ((live, ASKED), (over, "dialog[open] .final"))
    ]
    for address, shown in [*pages(house, game, over[0]), *tables]:
        judge(page, address, shown)
    page.evaluate("(kept) => localStorage.setItem('caravansary:settings', kept)", json.dumps(TEXT))
    for address, shown in in_words(house, game, live[0], over[0]):
        judge(page, address, shown)


def seated(house: House, game: str) -> tuple[str, list[str | None]]:
    return house.table("person", *["bot"] * (PLAYERS[game] - 1), level="beginner", game=game)


def judge(page: Page, address: str, ready: str) -> None:
    page.goto(address)
    page.locator(ready).first.wait_for()
    assert axe(page) == [], (address, ready)
    assert page.evaluate(WIDE) <= 0, (address, ready)
