"""`python -m tools.screenshots FOLDER`: the page from home to the end of a game, to look at.

On a laptop and on a phone, light and dark, in English and in Spanish: 40 pictures named after all that.
"""

import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.e2e.guest import PATIENCE, Guest
from tests.e2e.house import House, launch, missing

DEVICES: Final[dict[str, dict[str, Any]]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "is_mobile": True,
        "has_touch": True,
        "device_scale_factor": 2,
    },
}
LOCALES: Final = {"en": "en-GB", "es": "es-ES"}
MIDDLE: Final = 40  # decisions until the middle of a game


def views(browser: Browser, device: str) -> Iterator[tuple[str, Page]]:
    """A fresh page for each theme and language, and what to call it."""
    for theme, lang in product(("light", "dark"), LOCALES):
        how = {"color_scheme": theme, "locale": LOCALES[lang], "reduced_motion": "reduce", **DEVICES[device]}
        context = browser.new_context(**how)
        yield f"{device}-{theme}-{lang}", context.new_page()
        context.close()


def shoot(browser: Browser, device: str, url: str, wait: str, file: Path) -> None:
    """The same address in every theme and language; the stage is the name of the file."""
    for name, page in views(browser, device):
        page.goto(url)
        page.locator(wait).first.wait_for(timeout=PATIENCE)
        page.evaluate("() => document.fonts.ready")
        page.screenshot(path=file.with_name(f"{file.name}-{name}.png"))


def tour(browser: Browser, house: House, device: str, folder: Path) -> None:
    shoot(browser, device, f"{house.url}/", "main li h3", folder / "1-home")
    shoot(browser, device, f"{house.url}/new/border", "main form", folder / "2-setup")
    table, tokens = house.table("person", "bot", "bot")
    link = f"{house.url}/table/{table}#0.{tokens[0]}"
    context = browser.new_context(**{"reduced_motion": "reduce", "locale": "en-GB", **DEVICES[device]})
    person = Guest(context.new_page(), seed=1, touch=device == "phone")
    person.page.goto(link)
    person.wait()
    shoot(browser, device, link, ".prompt.asked", folder / "3-start")
    person.play(MIDDLE)
    shoot(browser, device, link, ".prompt.asked, dialog[open]", folder / "4-middle")
    person.play()
    shoot(browser, device, link, "dialog[open] .final", folder / "5-end")
    context.close()


def main() -> None:
    if len(sys.argv) != 2 or missing():
        sys.exit(missing() or "usage: python -m tools.screenshots FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        house = House(Path(store)).start()
        try:
            browser = launch(playwright)
            for device in DEVICES:
                tour(browser, house, device, folder)
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
