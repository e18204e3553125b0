"""Why not, what is this, and two taps: what is not offered answers with the rule, and a finger never decides by mistake."""

import json
import re
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from caravansary.engine.messages import Message
from caravansary.games import load_game
from caravansary.words import say
from caravansary.words.catalogue import LANGUAGES
from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import sit
from tests.e2e.house import House
from tests.words.catalogue import patterns
from tests.words.vocabulary import GAMES

PLACES: Final = 12
# The middles of whatever can be tried, and a grid over the board: without what is offered, and what has a meaning of its own.
SPOTS: Final = """() => {
  const boxes = [...document.querySelectorAll(".board svg, .board .map")].map((one) => one.getBoundingClientRect());
  const box = boxes.reduce((one, two) => (two.width * two.height > one.width * one.height ? two : one));
  const grid = [...Array(81).keys()].map((k) => [
    box.x + (box.width * ((k % 9) + 0.5)) / 9, box.y + (box.height * (Math.floor(k / 9) + 0.5)) / 9]);
  const tries = [...document.querySelectorAll("[data-try]")].map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0).map((one) => [one.x + one.width / 2, one.y + one.height / 2]);
  return [...tries, ...grid].filter(([x, y]) => {
    const met = document.elementFromPoint(x, y);
    return met && met.closest(".board, .ask, .others") && !met.closest("[data-target], [data-action], button, input");
  });
}"""
# Nobody else has anything to decide.
ALONE: Final = "() => document.querySelectorAll('ul.seats li.owes').length === 1"
# The last answer lies over it, whose rules are links.
SAID_THERE: Final = "([x, y]) => document.elementFromPoint(x, y)?.closest('#bubble') != null"
# It has come to rest where a finger would meet it.
AT_REST: Final = """async (what) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const one = document.querySelector(what);
  if (!one) return false;
  const box = one.getBoundingClientRect();
  for (let frames = 0; frames < 5; frames++) await frame();
  const { x, y, width, height } = one.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  return x === box.x && y === box.y && one.contains(document.elementFromPoint(spot.x, spot.y)) && spot;
}"""
# Far below the board, on a page that is long enough; from now on it is noted when it is scrolled, and when the finger was lifted.
SCROLLS: Final = """async () => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  document.body.style.minHeight = "3000px";
  // Not to the very end: the page may become shorter.
  scrollTo({ top: document.documentElement.scrollHeight - innerHeight - 60, behavior: "instant" });
  for (let frames = 0; frames < 3; frames++) await frame();
  window.scrolls = [];
  addEventListener("scroll", () => window.scrolls.push(performance.now()));
  addEventListener("touchend", () => (window.lifted = performance.now()), true);
}"""
PHONE: Final = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}


class Answers:
    """What a page asks its table, and what the table says."""

    def __init__(self, page: Page) -> None:
        self.asked: list[str] = []
        self.said: list[dict[str, Any]] = []
        self.played = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self._sent(json.loads(text)))
        socket.on("framereceived", lambda text: self._heard(json.loads(text)))

    def _sent(self, message: dict[str, Any]) -> None:
        self.played += message["type"] == "play"
        if message["type"] == "why":
            self.asked.append(message["action"])

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "because":
            self.said.append(message)


def at_table(house: House, page: Page, game: str, lang: str = "en", touch: bool = False) -> Guest:
    """Somebody with two of the house, when there is something to decide."""
    return sit(page, house, game, 3, seed=1, lang=lang, touch=touch)


@pytest.mark.parametrize(("game", "lang"), list(zip(GAMES, cycle(["en", "es"]))))
def test_whatever_is_not_offered_says_why(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(1366, 768, locale={"en": "en-GB", "es": "es-ES"}[lang])
    answers, bubble = Answers(page), page.locator("#bubble.why")
    me = at_table(house, page, game, lang)
    names = [name.strip() for name in page.locator("ul.seats b").all_inner_texts()]
    shown: set[str] = set()
    for _ in range(4):
        page.wait_for_function(ALONE)  # else what others do may move something offered under the pointer
        for x, y in page.evaluate(SPOTS):
            if page.evaluate(SAID_THERE, [x, y]):
                continue
            known = len(answers.asked)
            page.mouse.click(x, y)
            page.evaluate("() => 0")  # what was sent by then is known
            if len(answers.asked) == known or answers.asked[-1] in shown:
                continue
            bubble.wait_for()
            verdict = answers.said[-1]["verdict"]
            expect(bubble).to_contain_text(say(Message(verdict["key"], verdict["args"]), lang, names))
            expect(bubble.get_by_role("link")).to_have_count(len(verdict["rules"]))
            assert verdict["rules"] and not answers.said[-1]["legal"]
            shown.add(answers.asked[-1])
        if len(shown) >= PLACES:
            break
        me.play(1)
    assert len(shown) >= PLACES, shown
    assert len(page.context.pages) == 1 and answers.played == me.decided, (
        "only places were clicked that are not offered"
    )
    assert shown <= set(load_game(game, 3).vocabulary)
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_a_spectator_asks_nothing(house: House, open_page: Open) -> None:
    page = open_page()
    answers = Answers(page)
    table, _tokens = house.table("person", "person")
    page.goto(f"{house.url}/table/{table}")
    page.locator(".board .area").first.wait_for()
    for x, y in page.evaluate(SPOTS)[:20]:
        page.mouse.click(x, y)
    assert answers.asked == []


@pytest.mark.parametrize("game", GAMES)
def test_the_first_tap_tells_and_the_second_does_it(house: House, open_page: Open, game: str) -> None:
    page = open_page(390, 844, **PHONE)
    answers, armed = Answers(page), page.locator("#bubble.armed")
    me = at_table(house, page, game, touch=True)
    offered = target(me)
    spoken = offered.get_attribute("aria-label") or offered.get_attribute("title") or ""
    offered.tap()
    expect(armed).to_contain_text(spoken)
    assert axe(page) == []
    box = armed.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert answers.played == 0
    page.keyboard.press("Escape")
    expect(armed).to_have_count(0)
    offered.tap()
    armed.wait_for()
    assert answers.played == 0
    offered.tap()
    expect(armed).to_have_count(0)
    me.play(2)
    assert answers.played >= 3


def target(me: Guest) -> Locator:
    """Something that can be chosen, where a finger meets it."""
    if me.look().rolling:
        return me.page.locator('[data-action="stop"]')
    offered = me.page.locator("[data-target]").locator("visible=true").first
    cells = offered.locator(".spot")
    return cells.first if cells.count() > 0 else offered


def test_one_tap_is_enough_for_those_who_want_it(house: House, open_page: Open) -> None:
    page = open_page(390, 844, **PHONE)
    page.add_init_script("localStorage.setItem('caravansary:settings', '{\"toggles\": {\"tap-twice\": false}}')")
    answers = Answers(page)
    me = at_table(house, page, "yak", touch=True)
    target(me).tap()
    me.wait()
    assert answers.played == 1


def test_everything_explains_itself(house: House, open_page: Open) -> None:
    """By hover, by focus, behind the question mark, and for a finger that stays."""
    page = open_page(1366, 768)
    me, bubble = at_table(house, page, "yak"), page.locator("#bubble.about")
    page.locator('[data-about="yak-about-quarry"] text').hover()
    expect(bubble).to_have_text(me.word("yak-about-quarry"))
    expect(page.locator('[aria-describedby="bubble"]')).to_have_count(1)
    page.mouse.move(5, 5)
    expect(bubble).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator('[data-target="commit build"]').focus()
    expect(bubble).to_have_text(me.word("yak-about-card-build"))
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    me.button("why-help").click()
    expect(bubble).to_have_text(me.word("why-help-on"))
    page.locator('[data-target="commit market"]').click()
    expect(bubble).to_have_text(me.word("yak-about-card-market"))
    assert me.look().kind == "commit", "nothing was chosen"
    page.keyboard.press("Escape")


# Of what can be chosen just now, and of the buttons beside it: what it would say, and what it is.
OFFERED: Final = """async () => {
  const all = [...document.querySelectorAll(".board [data-target], .ask .tray :is(button, [data-target]), .ask .buttons button")];
  const said = [];
  for (const one of all.filter((one) => one.getClientRects().length > 0 && !one.closest(".list"))) {
    one.focus();
    await new Promise((next) => setTimeout(next));
    said.push([one.closest("[data-about]")?.dataset.about || "nothing", one.outerHTML.slice(0, 160)]);
  }
  document.activeElement?.blur();
  return said;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_offered_says_what_it_is(house: House, open_page: Open, game: str) -> None:
    lang = LANGUAGES[list(GAMES).index(game) % 2]
    page = open_page(1366, 768, locale={"en": "en-GB", "es": "es-ES"}[lang])
    me, bubble = at_table(house, page, game, lang), page.locator("#bubble.about")
    known, tapped, kinds = patterns(lang), set(), set()
    for _ in range(14):
        scene = me.wait()
        position = scene.position()
        if scene.kind not in kinds:
            kinds.add(scene.kind)
            assert [what for what in page.evaluate(OFFERED) if what[0] not in known] == []
        for where in (".board svg :is([data-target], [data-action])", ".ask .tray button", ".ask .buttons button"):
            offered = page.locator(where).locator("visible=true").first
            if where in tapped or offered.count() == 0:
                continue
            tapped.add(where)
            me.button("why-help").click()
            box = offered.locator("path, rect").first if offered.locator("path, rect").count() > 0 else offered
            box.click(force=True)
            expect(bubble).to_have_text(re.compile(r"\.\s*$"))
            expect(bubble).not_to_have_text(me.word("why-nothing"))
            assert me.look().position() == position, "nothing was chosen"
            me.button("why-help").click()
        me.play(1)
    assert len(tapped) > 1 and len(kinds) > 1


# Every kind of bubble that was shown since.
KINDS: Final = """() => {
  window.kinds = [];
  new MutationObserver(() => {
    const shown = document.querySelector("#bubble")?.className.match(/about|why|armed/)?.[0];
    if (shown && window.kinds.at(-1) !== shown) window.kinds.push(shown);
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
}"""
MAPS: Final = {"border": ".board .map", "silk": ".board span.valley", "silk_road": ".board .map"}


@pytest.mark.parametrize("game", MAPS)
def test_a_finger_is_told_why_and_nothing_else(house: House, open_page: Open, game: str) -> None:
    """On a map that is one drawing; only a finger that stays is told what lies there, the first time too."""
    page = open_page(390, 844, locale="es-ES", **PHONE)
    answers = Answers(page)
    me = at_table(house, page, game, "es", touch=True)
    for _ in range(40):
        if page.locator(f"{MAPS[game]} :is([data-target], [data-action])").count() > 0:
            break
        me.play(1)
    on_map = "([[x, y], map]) => document.elementFromPoint(x, y)?.closest(map) !== null"

    def begin() -> None:
        me.wait()
        page.locator(MAPS[game]).evaluate("(one) => one.scrollIntoView({ block: 'start', behavior: 'instant' })")
        page.evaluate(KINDS)

    begin()
    for x, y in page.evaluate(SPOTS):
        if not page.evaluate(on_map, [[x, y], MAPS[game]]):
            continue
        page.touchscreen.tap(x, y)
        page.evaluate("() => 0")
        if answers.asked:
            break
        page.reload()  # nothing can be tried there, so it may have said what it is
        begin()
    expect(page.locator("#bubble.why")).to_have_count(1)
    page.evaluate("fetch('/api/games')")  # a book that was asked for has come by now
    kinds = page.evaluate("window.kinds")
    assert kinds[-1] == "why" and "about" not in kinds
    finger = page.context.new_cdp_session(page)
    page.reload()
    begin()
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("#bubble.about")).to_have_count(1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_have_count(0)
    page.evaluate(KINDS)
    page.touchscreen.tap(x, y)  # with the book already there
    expect(page.locator("#bubble.why")).to_have_count(1)
    assert page.evaluate("window.kinds") == ["why"]


def test_a_finger_that_stays_is_told_what_it_is_on(house: House, open_page: Open) -> None:
    page = open_page(390, 844, locale="es-ES", **PHONE)
    answers = Answers(page)
    me = at_table(house, page, "yak", "es", touch=True)
    spot = page.wait_for_function(AT_REST, arg='[data-target="commit restock"]').json_value()
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator("#bubble.about")).to_have_text(me.word("yak-about-card-restock"))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate("() => 0")
    assert answers.played == 0 and page.locator("#bubble.armed").count() == 0


def test_nothing_moves_under_a_finger_nor_just_after_it(house: House, open_page: Open) -> None:
    page = open_page(360, 740, **PHONE)
    me = at_table(house, page, "silk", touch=True)
    page.evaluate(SCROLLS)
    finger = page.context.new_cdp_session(page)
    spot = {"x": 180, "y": 370}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    before = page.evaluate("scrollY")
    asked = me.look()
    # Something else is asked now, and what answers it is out of sight.
    press = "(one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    page.locator("[data-target]").locator("visible=true").first.evaluate(press)
    page.wait_for_function(
        "(old) => document.querySelector('.prompt.asked h2')?.textContent.trim() !== old", arg=asked.prompt
    )
    me.wait()
    assert page.evaluate("scrollY") == before and page.evaluate("window.scrolls") == []
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => window.scrolls.length > 0")
    assert page.evaluate("window.scrolls[0] - window.lifted") > 300
