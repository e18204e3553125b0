"""Any size: nothing that is focused or offered lies under something else, nothing scrolls sideways."""

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.e2e.checks import axe, resize
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import FEWEST, finish, lay, sit
from tests.e2e.house import House
from tests.e2e.reader import TEXT

EACH = pytest.mark.parametrize("game", FEWEST)
SMALL: Final = {"phone": (320, 568), "zoom 200": (683, 400), "zoom 400": (320, 256)}
# Text as WCAG 1.4.12 wants it to be possible.
SPACED: Final = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }"""
# Whatever takes the focus or can be chosen, focused one after the other: what lies over its middle then.
HIDDEN: Final = """(where) => {
  const reached = "a[href], button, input, select, summary, [tabindex='0'], [data-target]";
  const all = [...document.querySelector(where).querySelectorAll(reached)];
  const wrong = [];
  for (const one of all) {
    if (one.disabled || !one.checkVisibility() || one.closest(".hidden")) continue;
    one.focus();
    if (document.activeElement !== one) one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const whole = one.closest("label") ?? one;
    const seen = [whole, ...whole.querySelectorAll("path, rect, circle, polygon, span, svg")].some((part) => {
      const box = part.getBoundingClientRect();
      const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return met && (whole.contains(met) || met.contains(whole));
    });
    if (!seen) wrong.push(one.dataset.target ?? one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 40));
  }
  return wrong;
}"""
# As a sheet of its own: the policy of the page forbids what is written into it.
SPREAD: Final = """(css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""
WIDE: Final = "() => document.documentElement.scrollWidth - innerWidth"


def pages(house: House, game: str, table: str) -> list[tuple[str, str]]:
    """The pages around a table that is over, and what is there when they are ready."""
    found = {
        "/": "main h3",
        f"/new/{game}": "main .go",
        f"/learn/{game}": ".lesson .ask",
        f"/rules/{game}": "main h2",
        f"/analysis/{table}": "main.ready .moments",
    }
    return [(house.url + address, shown) for address, shown in found.items()]


def in_words(house: House, game: str, table: str, over: str) -> list[tuple[str, str]]:
    """A lesson, a table, its end and its analysis, for whoever has chosen the text table and sits there."""
    found = {
        f"/learn/{game}": "#text-choices",
        f"/table/{table}": "#text-choices",
        f"/table/{over}": "#text-question",
        f"/analysis/{over}": "#text-question",
    }
    return [(house.url + address, shown) for address, shown in found.items()]


@EACH
def test_nothing_lies_under_the_card(house: House, open_page: Open, game: str) -> None:
    page = open_page(*SMALL["phone"], locale="es-ES")
    me = sit(page, house, game, seed=2, lang="es")
    for _ in range(5):
        for size in SMALL:
            resize(page, *SMALL[size])
            assert page.evaluate(HIDDEN, "main.table") == [], (size, me.look().prompt)
            assert page.evaluate(WIDE) <= 0, size
        me.play(1)


@EACH
def test_spaced_text_in_spanish_on_the_narrowest_screen(house: House, open_page: Open, game: str) -> None:
    page = open_page(320, 568, locale="es-ES")
    me = sit(page, house, game, seed=2, lang="es")
    page.evaluate(SPREAD, SPACED)
    for _ in range(3):
        assert page.evaluate(WIDE) <= 0, me.look().prompt
        assert page.evaluate(HIDDEN, "main.table") == []
        me.play(1)
    over, tokens = lay(house, game)
    finish(house, over, tokens)
    drawn = [*pages(house, game, over), (f"{house.url}/table/{over}#0.{tokens[0]}", "dialog[open] .final")]
    for text, screens in ((False, drawn), (True, in_words(house, game, me.table, over))):
        page.evaluate("(kept) => localStorage.setItem('caravansary:settings', kept)", json.dumps(TEXT if text else {}))
        for address, shown in screens:
            page.goto(address)
            page.locator(shown).first.wait_for()
            page.evaluate(SPREAD, SPACED)
            assert page.evaluate(WIDE) <= 0, (address, text)


@EACH
def test_every_page_on_the_narrowest_screen(house: House, open_page: Open, game: str) -> None:
    page = open_page(locale="es-ES")
    table, tokens = lay(house, game)
    finish(house, table, tokens)
    end = f"{house.url}/table/{table}#0.{tokens[0]}", "dialog[open] .final"
    for address, shown in [*pages(house, game, table), end]:
        resize(page, *SMALL["zoom 400"])
        page.goto(address)
        page.locator(shown).first.wait_for()
        for size in ("zoom 400", "phone"):
            resize(page, *SMALL[size])
            assert page.evaluate(WIDE) <= 0, (address, size)
            assert page.evaluate(HIDDEN, "dialog[open]" if "dialog" in shown else "main") == [], (address, size)


# Targets that lie so close together that a finger cannot tell them apart: the point between two of them.
CLOSE: Final = """() => {
  const shapes = [...document.querySelectorAll(".board [data-target]")].flatMap((target) =>
    [...target.querySelectorAll("path, rect")].map((one) => ({ target, box: one.getBoundingClientRect() })));
  const small = shapes.filter(({ box }) => Math.min(box.width, box.height) < 44 && box.width > 0);
  for (const one of small)
    for (const two of small) {
      const x = (one.box.x + one.box.width / 2 + two.box.x + two.box.width / 2) / 2;
      const y = (one.box.y + one.box.height / 2 + two.box.y + two.box.height / 2) / 2;
      const far = Math.hypot(one.box.x - two.box.x, one.box.y - two.box.y);
      if (one.target !== two.target && far < 45 && document.elementFromPoint(x, y)?.closest(".board")) return [x, y];
    }
  return null;
}"""
# What the lens shows whole: the action, its size, and where a finger meets it.
LARGE: Final = """() => {
  const pane = document.querySelector(".lens .pane").getBoundingClientRect();
  const cross = document.querySelector(".lens .close");
  return [...document.querySelectorAll(".lens [data-target]")].flatMap((target) => {
    const all = [...target.querySelectorAll("path:not(.edge), rect")].map((one) => one.getBoundingClientRect());
    const whole = all.filter((box) =>
      box.left >= pane.left && box.right <= pane.right && box.top >= pane.top && box.bottom <= pane.bottom);
    return whole.slice(0, 1).map((box) => ({
      action: target.dataset.target,
      size: Math.min(box.width, box.height),
      at: [box.x + box.width / 2, box.y + box.height / 2],
      free: !cross.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
    }));
  });
}"""


def with_a_finger(house: House, open_page: Open, game: str) -> Guest:
    """At a table on a phone that is 360 pixels wide."""
    page = open_page(360, 740, is_mobile=True, has_touch=True, device_scale_factor=2)
    return sit(page, house, game, seed=2, touch=True)


# Whatever can be chosen, on the board or beside it, and how small the largest part of it is that a finger meets.
SMALL_TARGETS: Final = """() => [...document.querySelectorAll(".table [data-target]")].flatMap((one) => {
  const meets = (part) => getComputedStyle(part).pointerEvents !== "none";
  const drawn = [...one.querySelectorAll("path, rect, circle, polygon, ellipse, use")].filter(meets);
  const parts = one instanceof SVGElement && drawn.length > 0 ? drawn : [one];
  const sizes = parts.map((part) => part.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height));
  const small = one.checkVisibility() && Math.max(...sizes) < 44;
  return small ? [`${one.closest(".board") ? "board" : "card"}: ${one.dataset.target.split(" ")[0]}`] : [];
})"""
# On these boards, which have to be seen whole, places are smaller than a finger. They have an equivalent that is large enough,
# as WCAG 2.5.8 allows: the lens, which opens wherever one taps near them, as the test below holds.
IN_THE_LENS: Final = ("border", "silk", "yak")


@EACH
def test_what_is_offered_is_as_large_as_a_finger_or_in_the_lens(house: House, open_page: Open, game: str) -> None:
    me = with_a_finger(house, open_page, game)
    small: set[str] = set()
    me.play(30, lambda scene: small.update(me.page.evaluate(SMALL_TARGETS)))
    assert {what for what in small if not what.startswith("board: ")} == set()
    assert bool(small) == (game in IN_THE_LENS), small


@pytest.mark.parametrize("game", IN_THE_LENS)
def test_small_targets_are_large_in_the_lens(house: House, open_page: Open, game: str) -> None:
    me = with_a_finger(house, open_page, game)
    page, table = me.page, me.table
    lens, bubble = page.locator(".lens"), page.locator("#bubble.armed")
    for _ in range(40):
        me.wait()
        if between := page.evaluate(CLOSE):
            break
        me.play(1)
    page.touchscreen.tap(*between)
    lens.wait_for()
    large = page.evaluate(LARGE)
    assert len(large) > 1
    assert [one for one in large if one["size"] < 44] == []
    assert axe(page) == []
    for one in large:
        if one["free"]:
            page.touchscreen.tap(*one["at"])
            expect(page.locator(f'.lens [data-target="{one["action"]}"][aria-describedby]')).to_be_attached()
    page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
    page.touchscreen.tap(*between)
    me.tap(lens.locator(".close"))
    expect(lens).to_have_count(0)
    page.touchscreen.tap(*between)
    chosen = next(one for one in page.evaluate(LARGE) if one["free"])
    before = house.decided(table)[0]
    page.touchscreen.tap(*chosen["at"])
    bubble.wait_for()
    assert house.decided(table)[0] == before
    page.touchscreen.tap(*chosen["at"])
    expect(lens).to_have_count(0)
    me.wait()
    assert house.decided(table)[0] > before


# What is tapped beside the board, smaller than a finger; a link inside a sentence is as high as its line.
TINY: Final = """() => [...document.querySelectorAll("a[href], button, select, input, summary")].flatMap((one) => {
  const whole = one.closest("label") ?? one;
  const box = whole.getBoundingClientRect();
  const apart = one.closest(".board, .hidden, .skip, [inert], p, .rules, dd, li.rule") || !one.checkVisibility();
  if (apart || box.width < 2 || (box.width > 43 && box.height > 43)) return [];
  return [`${one.tagName} ${one.className} ${one.ariaLabel ?? one.textContent.trim().slice(0, 30)}: ${box.width}x${box.height}`];
})"""


@EACH
def test_a_finger_meets_what_it_is_meant_for(house: House, open_page: Open, game: str) -> None:
    page = open_page(360, 740, locale="es-ES", is_mobile=True, has_touch=True)
    me = sit(page, house, game, seed=2, lang="es", touch=True)
    tiny: dict[tuple[str, int], list[str]] = {}

    def measure(where: str) -> None:
        for width in (412, 360):
            resize(page, width, 740)
            tiny[where, width] = page.evaluate(TINY)

    me.play(3)
    measure("table")
    for tab in page.get_by_role("tab").all():
        me.tap(tab)
        measure(tab.inner_text())
    finish(house, me.table, me.tokens)
    for address, shown in pages(house, game, me.table):
        page.goto(address)
        page.locator(shown).first.wait_for()
        measure(address)
    assert {where: found for where, found in tiny.items() if found} == {}
