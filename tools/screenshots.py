"""`python -m tools.screenshots FOLDER`: every screen of every game, to look at.

Each stage on a small and a larger phone, a laptop, a wide screen, at 200 and 400 % zoom and on the narrowest screen, light, dark
and in forced colours, in English and in Spanish, drawn and in words; the first screens also with more contrast.
The pictures of a stage on a device stand together on one sheet: FOLDER/border-3-news-phone360.png
axe judges every one of them; the code is 1 if it objects to anything.

All of it takes hours on a slow machine. A part: `--only border,home --stages news,end --devices phone360,laptop --lights dark`
"""

import argparse
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, sync_playwright
from tests.e2e.checks import axe
from tests.e2e.guest import PATIENCE, Guest
from tests.e2e.hands import finish
from tests.e2e.house import House, launch, missing

from caravansary.games.registry import of_the_house

FINGER: Final = {"is_mobile": True, "has_touch": True}
DEVICES: Final[dict[str, tuple[int, int, dict[str, Any]]]] = {
    "phone360": (360, 740, FINGER),
    "phone390": (390, 844, FINGER),
    "laptop": (1366, 625, {}),
    "wide": (2560, 1300, {}),
    "zoom": (683, 400, {}),
    "zoom400": (320, 256, {}),
    "narrow": (320, 640, {}),
}
LIGHTS: Final[dict[str, dict[str, Any]]] = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "forced": {"color_scheme": "dark", "forced_colors": "active"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
LOCALES: Final = {"en": "en-GB", "es": "es-ES"}
CONTRASTED: Final = ("home-1-new", "2-start")  # the ends of the stages that are looked at in that light too
MIDDLE: Final = 20  # decisions until the middle of a game
TURNS: Final = 30  # decisions until others have done something
# Places on the board that are not offered: the middles of all that may be tried, then a grid over the board.
NOT_OFFERED: Final = """() => {
  const box = document.querySelector(".board").getBoundingClientRect();
  const grid = [...Array(144).keys()].map((k) => [
    box.x + (box.width * ((k % 12) + 0.5)) / 12, box.y + (box.height * (Math.floor(k / 12) + 0.5)) / 12]);
  const tries = [...document.querySelectorAll(".board [data-try]")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0).map((one) => [one.x + one.width / 2, one.y + one.height / 2]);
  return [...tries, ...grid].filter(([x, y]) => {
    const met = document.elementFromPoint(x, y);
    return met && met.closest(".board") && !met.closest("[data-target], button, input");
  });
}"""
# The middles of what is offered and in sight: nothing is scrolled.
OFFERED: Final = """() => [...document.querySelectorAll(".table [data-target]")].map((one) => [one, one.getBoundingClientRect()])
  .map(([one, box]) => [one, box.x + box.width / 2, box.y + box.height / 2])
  .filter(([one, x, y]) => one.contains(document.elementFromPoint(x, y))).map(([, x, y]) => [x, y])"""
TRIES: Final = 5  # places that are tapped until one is armed
ANSWERS_WITHIN: Final = 400  # milliseconds; what does not answer is sea, or sand
DRAWN: Final = (
    "() => Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode().catch(() => 0))])"
)
Prepare = Callable[[Page], None]


def nothing(_page: Page) -> None:
    """The stage is there as soon as the page is."""


def only(given: str, all_there_are: Iterable[str]) -> list[str]:
    """What is named, or all."""
    there = list(all_there_are)
    named = given.split(",") if given else there
    if strange := [name for name in named if name not in there]:
        raise argparse.ArgumentTypeError(f"{', '.join(strange)}: not among {', '.join(there)}")
    return named


class Studio:
    """Browsers that are set up once and look at everything, or at the stages whose names hold one of these words."""

    def __init__(self, browser: Browser, folder: Path, looked: argparse.Namespace) -> None:
        self.browser = browser
        self.folder = folder
        self.stages = looked.stages
        self.judged = 0
        self.wrong: list[str] = []
        self.devices = looked.devices
        self.looks = list(product(looked.lights, (LOCALES[name] for name in looked.languages)))
        self.rooms = {
            (device, light, locale): self._room(device, light, locale)
            for device in self.devices
            for light, locale in self.looks
        }

    def _room(self, device: str, light: str, locale: str) -> BrowserContext:
        width, height, how = DEVICES[device]
        looks: dict[str, Any] = {"locale": locale, "reduced_motion": "reduce", **LIGHTS[light]}
        return self.browser.new_context(viewport={"width": width, "height": height}, **looks, **how)

    def keep(self, key: str, value: str) -> None:
        """What all these browsers remember from now on."""
        for room in self.rooms.values():
            room.add_init_script(f"localStorage[{key!r}] ??= {value!r}")

    def wants(self, stage: str) -> bool:
        return not self.stages or any(word in stage for word in self.stages)

    def shoot(
        self, stage: str, url: str, wait: str, prepare: Prepare = nothing, devices: Iterable[str] = DEVICES
    ) -> None:
        """One address, everywhere; one sheet for each device."""
        looks = [look for look in self.looks if look[0] != "contrast" or stage.endswith(CONTRASTED)]
        if not looks or not self.wants(stage):
            return
        for device in self.devices:
            if device in devices:
                taken = [
                    self._picture(f"{stage} {device} {look}", (device, *look), url, wait, prepare) for look in looks
                ]
                self._sheet(taken, DEVICES[device][0], self.folder / f"{stage}-{device}.png")
        print(stage, flush=True)

    def _picture(self, what: str, room: tuple[str, str, str], url: str, wait: str, prepare: Prepare) -> bytes:
        page = self.rooms[room].new_page()
        page.goto(url)
        page.locator(wait).first.wait_for(timeout=PATIENCE)
        page.evaluate(DRAWN)
        prepare(page)
        taken = page.screenshot()
        self.judged += 1
        for fault in axe(page):
            print(f"{what}: {fault}", flush=True)
            self.wrong.append(fault)
        page.close()
        return taken

    def _sheet(self, pictures: Sequence[bytes], width: int, file: Path) -> None:
        side_by_side = len(pictures) if width < 500 else min(2, len(pictures))
        page = self.browser.new_page(viewport={"width": side_by_side * width, "height": 100})
        images = (f"<img src='data:image/png;base64,{b64encode(one).decode()}' width={width}>" for one in pictures)
        page.set_content(f"<style>body {{ margin: 0 }} img {{ float: left }}</style>{''.join(images)}")
        page.screenshot(path=file, full_page=True)
        page.close()


def in_words(ready: str) -> Prepare:
    """The same screen as a text table; what comes next in this browser is drawn again."""

    def switch(page: Page) -> None:
        if page.locator("dialog[open]").count() > 0:
            page.keyboard.press("Escape")
        page.keyboard.press("t")
        page.locator(ready).first.wait_for(timeout=PATIENCE)
        page.evaluate("() => localStorage.removeItem('caravansary:settings')")

    return switch


def try_what_is_not_offered(page: Page) -> None:
    """Somewhere on the board, until something says why not."""
    for spot in page.evaluate(NOT_OFFERED):
        page.mouse.click(*spot)
        with suppress(TimeoutError):
            page.locator("#bubble").wait_for(timeout=ANSWERS_WITHIN)
            return


def open_dialog(button: str) -> Prepare:
    """A click on this button, and what it opens."""

    def click(page: Page) -> None:
        page.locator(button).first.click()
        page.locator("dialog[open]").wait_for(timeout=PATIENCE)

    return click


def arm(page: Page) -> None:
    """A first tap on what can be chosen: beside it stands what the second will do."""
    for spot in page.evaluate(OFFERED)[:TRIES]:
        with suppress(TimeoutError):
            page.touchscreen.tap(*spot)
            page.locator("#bubble.armed").wait_for(timeout=ANSWERS_WITHIN)
            return
        if page.locator(".lens").count() > 0:
            return  # near several small targets a finger gets them large first


def open_sheet_of_keys(page: Page) -> None:
    page.keyboard.press("?")
    page.locator("dialog[open] kbd").first.wait_for(timeout=PATIENCE)


def to_the_news(me: Guest) -> None:
    """Until others have done something."""
    for _ in range(TURNS):
        me.play(1)
        if me.page.locator(".since .chip").count() > 0:
            return


def tour(studio: Studio, house: House, game: str) -> None:
    """One game of three, from its set-up to its analysis."""
    asked, over = ".table[aria-busy='false'] .prompt.asked", "dialog[open] .final"
    table, tokens = house.table("person", "bot", "bot", level="easy", game=game)
    link = f"{house.url}/table/{table}#0.{tokens[0]}"
    context = studio.browser.new_context(reduced_motion="reduce", locale="en-GB")
    me = Guest(context.new_page(), game, seed=1)
    me.page.goto(link)
    me.wait()
    fingers = [device for device, (_, _, how) in DEVICES.items() if how is FINGER]
    studio.shoot(f"{game}-1-setup", f"{house.url}/new/{game}", "main form")
    studio.shoot(f"{game}-2-start", link, asked)
    studio.shoot(f"{game}-2-armed", link, asked, arm, fingers)
    studio.shoot(f"{game}-2-reference", link, asked, open_dialog("button.reference"))
    studio.shoot(f"{game}-2-shortcuts", link, asked, open_sheet_of_keys)
    lesson = f"{house.url}/learn/{game}", ".ask [data-target], .board [data-target]"
    studio.shoot(f"{game}-2-lesson", *lesson)
    studio.shoot(f"{game}-8-text-lesson", *lesson, in_words("#text-choices"))
    studio.shoot(f"{game}-2-rules", f"{house.url}/rules/{game}", "main h2")
    to_the_news(me)
    studio.shoot(f"{game}-3-news", link, asked)
    studio.shoot(f"{game}-4-why", link, asked, try_what_is_not_offered)
    studio.shoot(f"{game}-8-text", link, asked, in_words("#text-choices"))
    me.play(MIDDLE)
    studio.shoot(f"{game}-5-middle", link, f"{asked}, {over}")
    context.close()
    finish(house, table, tokens)
    studio.shoot(f"{game}-6-end", link, over)
    studio.shoot(f"{game}-8-text-end", link, over, in_words("#text-question"))
    analysis = f"{house.url}/analysis/{table}", ".judgement"
    studio.shoot(f"{game}-7-analysis", *analysis)
    studio.shoot(f"{game}-8-text-analysis", *analysis, in_words("#text-question"))
    studio.keep(f"caravansary:table:{table}", f'{{"0":"{tokens[0]}"}}')


def welcome(studio: Studio, house: House) -> None:
    """What the house shows to who has not begun yet."""
    studio.shoot("home-1-new", f"{house.url}/", ".games li:last-child .picture svg")
    studio.shoot("home-3-settings", f"{house.url}/", "header .settings", open_dialog("header .settings"))
    studio.shoot("home-5-lost", f"{house.url}/nowhere", "main h1")
    friends, tokens = house.table("person", "person", "bot")
    studio.keep(f"caravansary:invite:{friends}", f'{{"1":"{tokens[1]}"}}')
    studio.shoot("home-4-friends", f"{house.url}/table/{friends}#0.{tokens[0]}", "dialog[open] .code svg")
    invited, tokens = house.table("person", "person", "bot")
    studio.shoot(
        "home-4-arrival",
        f"{house.url}/table/{invited}#1.{tokens[1]}.name",
        ":has(.table[aria-busy='false']) dialog[open] form",
    )
    together, tokens = house.table("person", "person", "bot")
    studio.keep(f"caravansary:table:{together}", f'{{"0":"{tokens[0]}","1":"{tokens[1]}"}}')
    studio.shoot("home-4-curtain", f"{house.url}/table/{together}", ".curtain button")


def tables(studio: Studio, house: House) -> None:
    """Home, for who has played."""
    table, tokens = house.table("person", "bot", game="yak")
    studio.keep(f"caravansary:table:{table}", f'{{"0":"{tokens[0]}"}}')
    studio.shoot("home-2-tables", f"{house.url}/", "section.mine ul:last-of-type li svg")


def asked_for() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.screenshots", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, help="where the sheets go")
    choices = {
        "only": [*of_the_house(), "home"],
        "devices": DEVICES,
        "lights": LIGHTS,
        "languages": LOCALES,
    }
    for name, there in choices.items():
        help_text = f"only these of {', '.join(there)}"
        parser.add_argument(
            f"--{name}", type=partial(only, all_there_are=there), default=list(there), metavar="A,B", help=help_text
        )
    parser.add_argument(
        "--stages",
        type=lambda given: given.split(","),
        default=[],
        metavar="A,B",
        help="only those with such a word in their names: news, end, 8-text …",
    )
    return parser.parse_args()


def main() -> None:
    given = asked_for()
    if reason := missing():
        sys.exit(reason)
    given.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as store, sync_playwright() as playwright:
        house = House(Path(store)).start()
        try:
            browser = launch(playwright)
            studio = Studio(browser, given.folder, given)
            if "home" in given.only:
                welcome(studio, house)
            for game in given.only:
                if game != "home":
                    tour(studio, house, game)
            if "home" in given.only:
                tables(studio, house)
            browser.close()
        finally:
            house.stop()
    print(f"axe looked at {studio.judged} screens and objects to {len(studio.wrong)} things")
    sys.exit(bool(studio.wrong))


if __name__ == "__main__":
    main()
