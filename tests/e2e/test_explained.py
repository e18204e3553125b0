"""Everything on a table says what it is: the parts around the board, other players' boards, and tiles that are of no use."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from caravansary.words.catalogue import LANGUAGES
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.test_happened import sit, until_news
from tests.words.catalogue import patterns
from tests.words.vocabulary import GAMES

# Of all that is drawn or written beside the board: what it would say, or nothing.
SAID: Final = """() => [...document.querySelectorAll(
    ".seats li, .seats .score, [role=tab], .prompt, .hint, .since .chip, .log .line, header .round, " +
    ".others :is(svg, td, th, b), .legend summary, .place h2")]
  .filter((one) => one.getClientRects().length > 0 && !one.closest("thead td:empty, .legend ul, thead td"))
  .map((one) => [one.closest("[data-about]")?.dataset.about || "nothing", one.outerHTML.slice(0, 160)])"""
# What lies at a point: what it would say; nothing where a frame, a gap or the ground is met; else what has no words.
MET: Final = """([x, y, ground]) => {
  const one = document.elementFromPoint(x, y), about = one?.closest("[data-about]")?.dataset.about;
  if (about || !one || one.closest("#bubble")) return ["about", about ?? ""];
  const frames = one instanceof HTMLElement || one instanceof SVGSVGElement;
  const says = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  return (frames && !says) || one.matches(ground) ? ["about", ""] : ["silent", one.outerHTML.slice(0, 160)];
}"""
GROUND: Final = {
    "border": ".coast, [fill='url(#map-waves)'], [fill='url(#map-paper)']",
    "yak": "[data-about=''], .path, .rut",
    "silk": ".land",
    "silk_road": ".parchment, .sea, .route, .gone",
}
FINE: Final = 9  # points in a row
PARTS: Final = {
    "ul.seats li.you .who b": "why-about-seat",
    "ul.seats .score": "why-about-score",
    "#tab-log": "why-about-tab-log",
    "#tab-choices": "why-about-tab-choices",
    "#tab-scores": "why-about-tab-scores",
    ".prompt p": "why-about-prompt",
    ".hint": "why-about-hint",
    ".log .line": "why-about-tab-log",
    ".since .chip": "why-about-since",
    "header .round": "why-about-phase",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_around_a_board_say_what_they_are(house: House, open_page: Open, game: str) -> None:
    lang = LANGUAGES[list(GAMES).index(game) % 2]
    page = open_page(1366, 768, locale={"en": "en-GB", "es": "es-ES"}[lang])
    me, bubble = sit(page, house, game, lang=lang), page.locator("#bubble.about")
    until_news(me)
    said = page.evaluate(SAID)
    assert [html for key, html in said if key not in patterns(lang)] == []
    me.button("why-help").click()
    for what, key in PARTS.items():
        found = page.locator(what)
        if what in ("ul.seats .score", "header .round") and found.count() == 0:
            continue  # in Silk Road nobody's points are known, in Silk no rounds are counted at first
        found.locator("visible=true").last.click()
        expect(bubble).to_have_text(me.word(key))
    before = me.look().position()
    page.locator(".others [data-about]").first.click()
    expect(bubble).not_to_have_text(me.word("why-nothing"))
    assert me.look().position() == before, "nothing was chosen"
    me.button("why-help").click()
    expect(bubble).to_have_count(0)
    expect(me.button("why-help")).to_have_attribute("aria-pressed", "false")
    page.locator("ul.seats .who b").first.hover()
    expect(bubble).to_have_text(me.word("why-about-seat"))


@pytest.mark.parametrize("game", GAMES)
def test_whatever_lies_on_board_and_tray_says_what_it_is(house: House, open_page: Open, game: str) -> None:
    page = open_page(1366, 768)
    me = sit(page, house, game)
    for _ in range(2):
        me.play(3)
        told = {about for what in (".board", ".tray") for about in walked(page, what, GROUND[game])}
        assert told - {""} <= patterns("en").keys()
        assert len(told) > 2


def walked(page: Page, what: str, ground: str) -> set[str]:
    """What a pointer is told that walks over something in a grid; maps know only then what lies under it."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    met = []
    for step in range(FINE * FINE):
        x = box["x"] + box["width"] * (step % FINE + 0.5) / FINE
        y = box["y"] + box["height"] * (step // FINE + 0.5) / FINE
        page.mouse.move(x, y)
        met.append(page.evaluate(MET, [x, y, ground]))
    assert [html for kind, html in met if kind == "silent"] == []
    return {about for _, about in met}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tile_of_no_use_says_so_on_its_card(house: House, open_page: Open, lang: str) -> None:
    page = open_page(1366, 625, locale={"en": "en-GB", "es": "es-ES"}[lang])
    me = Guest(page, "silk_road", seed=1, lang=lang)
    house.luck("an empty purse")
    table, tokens = house.table("person", "bot", "bot", level="beginner", game="silk_road")
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    useless = [me.word(f"silk_road-now-no-{what}") for what in ("goods", "silver")]
    seen = set()
    for _ in range(80):
        for card in page.locator(".tray [data-target^=take]").all() if "take" in me.wait().kind else []:
            vain = any(reason in (card.get_attribute("aria-label") or "") for reason in useless)
            expect(card.locator(".useless")).to_have_count(int(vain))
            if vain:
                expect(card.locator(".useless")).to_have_text(me.word("silk_road-board-useless"))
                expect(card.locator(".useless svg")).to_be_visible()
            seen.add(vain)
        if seen == {True, False}:
            return
        me.play(1)
    raise AssertionError(seen)
