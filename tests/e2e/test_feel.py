"""How a table feels: settings, sounds, the call from another tab, keys, hints, the quick reference."""

import re
from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import expect

from caravansary.games.registry import of_the_house
from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import sit
from tests.e2e.house import House
from tests.words.vocabulary import GAMES

# A page cannot be hidden from within: it is told that it is.
HIDE: Final = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# Whatever the page plays goes to a tape instead of the loudspeaker.
TAPE: Final = """window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 2 * 44100, 44100); window.tape = this; }
  resume() { return Promise.resolve(); }
};"""
LOUDEST: Final = """async () => {
  const tape = await window.tape.startRendering();
  return tape.getChannelData(0).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}"""


def settings(me: Guest) -> None:
    me.tap(me.button("page-settings"))
    expect(me.page.get_by_role("dialog", name=me.word("page-settings"))).to_be_visible()


def toggle(me: Guest, key: str) -> None:
    me.page.get_by_role("switch", name=me.word(key)).click()


def test_settings_are_kept_in_this_browser(house: House, open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    page.goto(house.url)
    me = Guest(page)
    expect(page.locator("html")).to_have_attribute("data-speed", "calm")
    settings(me)
    sound = page.get_by_role("switch", name=me.word("feel-sound"))
    expect(sound).not_to_be_checked()
    toggle(me, "feel-sound")
    page.get_by_role("slider", name=me.word("feel-volume")).fill("30")
    page.get_by_text(me.word("feel-speed-quick"), exact=True).click()
    toggle(me, "feel-shortcuts-on")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-speed", "quick")
    settings(me)
    expect(sound).to_be_checked()
    expect(page.get_by_role("slider", name=me.word("feel-volume"))).to_have_value("30")
    expect(page.get_by_role("radio", name=me.word("feel-speed-quick"))).to_be_checked()
    expect(page.get_by_role("switch", name=me.word("feel-shortcuts-on"))).not_to_be_checked()


@pytest.mark.parametrize("missing", ["**/assets/Settings-*.js", "**/api/words/en/feel"])
def test_what_does_not_come_is_said_and_nothing_breaks(house: House, open_page: Open, missing: str) -> None:
    page = open_page(quiet=False)  # the browser itself complains of what could not be fetched
    page.route(missing, lambda route: route.abort())
    page.goto(house.url)
    me = Guest(page)
    me.tap(me.button("page-settings"))
    expect(page.get_by_role("status").filter(has_text=me.word("page-not-loaded"))).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(me.button("page-settings")).to_be_enabled()


def test_a_device_that_wants_no_motion_gets_none(house: House, open_page: Open) -> None:
    page = open_page()
    page.goto(house.url)
    expect(page.locator("html")).to_have_attribute("data-speed", "none")


def test_what_was_switched_on_can_be_heard(house: House, open_page: Open) -> None:
    page = open_page()
    page.add_init_script(TAPE)
    page.goto(house.url)
    me = Guest(page)
    settings(me)
    assert page.evaluate("() => window.tape === undefined"), "nobody asked for sounds yet"
    toggle(me, "feel-sound")
    page.wait_for_function("() => window.tape !== undefined")
    assert 0.05 < page.evaluate(LOUDEST) < 1


def test_my_turn_calls_from_another_tab(house: House, open_page: Open) -> None:
    page = open_page()
    me = sit(page, house)
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^The Border"))
    page.evaluate(HIDE, True)
    expect(page).to_have_title(me.word("feel-turn-title", game=me.word("border-title")))
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert page.request.get(f"{house.url}/favicon-turn.svg").ok
    page.evaluate(HIDE, False)
    expect(page).to_have_title(re.compile("^The Border"))
    expect(icon).to_have_attribute("href", "/favicon.svg")


def test_notifications_are_asked_for_when_wanted(house: House, open_page: Open) -> None:
    page = open_page(permissions=["notifications"])
    page.add_init_script("""window.told = [];
      window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (Notification.permission = window.answer ?? "granted"); }
        constructor(title, { body }) { window.told.push([title, body]); }
        close() {}
      };""")
    me = sit(page, house)
    settings(me)
    page.evaluate("() => { window.answer = 'denied'; }")
    toggle(me, "feel-notify")
    expect(page.get_by_text(me.word("feel-notify-refused"))).to_be_visible()
    expect(page.get_by_role("switch", name=me.word("feel-notify"))).not_to_be_checked()
    page.evaluate("() => { window.answer = 'granted'; Notification.permission = 'default'; }")
    toggle(me, "feel-notify")
    expect(page.get_by_role("switch", name=me.word("feel-notify"))).to_be_checked()
    page.keyboard.press("Escape")
    page.evaluate(HIDE, True)
    for _ in range(60):  # until the house has had a turn
        me.play(1)
        if page.evaluate("() => window.told.length"):
            break
    assert page.evaluate("() => window.told[0]") == [me.word("border-title"), me.word("feel-turn")]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_keys_and_the_sheet_that_tells_them(house: House, open_page: Open, lang: str) -> None:
    page = open_page(locale=f"{lang}-ES")
    me = sit(page, house, lang=lang)
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name=me.word("feel-shortcuts"))
    expect(sheet).to_be_visible()
    assert axe(page) == []
    keys = "number next undo question board next-table hint log choices scores reference mute"
    for key in keys.split():
        expect(sheet.get_by_text(me.word(f"feel-key-{key}"), exact=True)).to_be_visible()
    page.keyboard.press("c")  # not while a dialog is open
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(sheet).to_be_hidden()
    for key, tab in (("c", "choices"), ("s", "scores"), ("l", "log")):
        page.keyboard.press(key)
        expect(page.locator(f"#tab-{tab}")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("j")
    assert page.evaluate("() => document.activeElement.closest('.tray, [data-target]') !== null")
    page.keyboard.press("m")
    expect(page.get_by_text(me.word("feel-sound-is-on"))).to_be_visible()
    page.keyboard.press("q")
    expect(page.get_by_role("dialog", name=re.compile(me.word("feel-reference"), re.I))).to_be_visible()


def test_letters_do_nothing_where_they_are_not_wanted(house: House, open_page: Open) -> None:
    page = open_page()
    me = sit(page, house)
    settings(me)
    toggle(me, "feel-shortcuts-on")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.keyboard.press("c")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_says_what_to_do_and_the_log_says_it(house: House, open_page: Open, game: str) -> None:
    page = open_page()
    me = sit(page, house, game, 3)
    page.keyboard.press("h")
    advice = page.locator(".ask .advice")
    expect(advice).to_be_visible()
    assert axe(page) == []
    expect(page.get_by_role("log")).to_contain_text(me.word("house-event-hint.you"))
    page.reload()
    me.wait()
    expect(page.get_by_role("log")).to_contain_text(me.word("house-event-hint.you"))
    page.keyboard.press("h")
    before = page.get_by_role("log").inner_text()
    me.tap(me.button("feel-hint-do"))
    expect(advice).to_be_hidden()
    expect(page.get_by_role("log")).not_to_have_text(before)


def test_nobody_is_advised_where_another_person_sits(house: House, open_page: Open) -> None:
    page = open_page()
    table, tokens = house.table("person", "person")
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me = Guest(page)
    me.wait()
    expect(page.locator("header .settings")).to_be_visible()
    expect(me.button("feel-hint")).to_have_count(0)


@pytest.mark.parametrize(("game", "lang"), list(zip(of_the_house(), cycle(["es", "en"]))))
def test_the_quick_reference_is_one_page(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(1280, 800, locale=f"{lang}-ES")
    me = sit(page, house, game, 3, lang=lang)
    page.locator("header .reference").click()
    card = page.locator(".reference-card")
    for part in ("turn", "score", "end"):
        expect(card.get_by_role("heading", name=me.word(f"feel-reference-{part}"), exact=True)).to_be_visible()
    first = me.word(f"{game}-reference-turn-1").split(": ")[0]
    expect(card.get_by_text(first, exact=True)).to_be_visible()
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4"))) == 1
