"""The text table: whole games heard and played by number keys, its keys, and how it looks at any size."""

import re
from collections import Counter
from statistics import median
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from caravansary.words import say_event
from tests.e2e.conftest import Open
from tests.e2e.guest import LONGEST_GAME, PATIENCE
from tests.e2e.hands import FEWEST, finish, lay
from tests.e2e.house import House
from tests.e2e.reader import MOST_WORDS, Reader, tree, words

QUESTION: Final = "text-question"
LOCALES: Final = {"en": "en-GB", "es": "es-ES"}
LIVE: Final = """() => document.querySelectorAll(
  "#announcer, main :is([aria-live=polite], [aria-live=assertive], [role=status], [role=alert])").length"""
WIDTH: Final = "() => document.documentElement.scrollWidth"
GAMES: Final = sorted(FEWEST)
# The first choice, in one step with reading the question: what others do meanwhile may be shown for a moment.
DECIDE: Final = """() => {
  const choice = document.querySelector("main li button");
  if (!document.getElementById("text-choices") || !choice || document.querySelector("main ol[aria-busy=true]")) return false;
  const question = document.querySelector("#text-question + p").textContent.trim();
  choice.click();
  return question;
}"""
NAMES: Final = [f"Ana {number}" for number in range(1, 7)]
# How the table was laid out is told by the table itself.
LAID_OUT: Final = {
    *("border-event-board", "border-event-first-player"),
    *("silk-event-starting-roll", "silk-event-tied", "silk-event-starts"),
    *("silk_road-event-draw", "silk_road-event-drew", "silk_road-event-leader"),
    *("yak-event-cart", "yak-event-first-player"),
}


def sit(page: Page, house: House, game: str = "border", lang: str = "en", more: int = 0, **settings: str) -> Reader:
    """At a table in words with as few players as there must be, or more, as soon as something is asked."""
    me = Reader(page, lang, seed=more)
    me.wants_text(**settings)
    table, tokens = lay(house, game, FEWEST[game] + more)
    me.sit(house, table, tokens[0])
    return me


def over(me: Reader) -> bool:
    return me.page.get_by_role("navigation", name=me.word("told-next")).count() > 0


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_what_is_heard_and_read(
    house: House, open_page: Open, game: str, lang: str
) -> None:
    page = open_page(locale=LOCALES[lang])
    more = (
        GAMES.index(game) + list(LOCALES).index(lang)
    ) % 2  # in one language as few as there must be, in the other more
    me = sit(page, house, game, lang, more)
    assert page.evaluate(LIVE) == 1
    said: list[str] = []
    for count in range(LONGEST_GAME):
        said.append(me.hear(count + len(me.warned)))
        assert me.focus() == QUESTION, said[-1]
        assert words(said[-1]) <= MOST_WORDS, said[-1]
        if over(me):
            break
        question = me.question()
        assert said[-1].strip().endswith(question)
        assert said[-1].count(question) == 1, said[-1]
        me.decide()
    assert over(me), "the game does not end"
    assert [text for text in me.heard() if text not in me.warned] == said, "something was said that nobody waited for"
    assert len(me.heard()) == len(said) + len(me.warned)
    assert game == "border" or not me.warned, "only there something that could be used can be given up"
    assert page.evaluate("() => window.besides") == []
    assert median(me.keys) <= 2
    nothing_was_told_twice(me, said)
    all_of_mine_was_told(me, said)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("speed", ["calm", "quick"])
def test_what_is_said_waits_until_all_is_shown(house: House, open_page: Open, game: str, speed: str) -> None:
    page = open_page(reduced_motion="no-preference")
    me = sit(page, house, game, speed=speed)
    assert page.evaluate("() => document.documentElement.dataset.speed") == speed
    said: list[str] = []
    for count in range(6):
        said.append(me.hear(count))
        assert words(said[-1]) <= MOST_WORDS, said[-1]
        assert me.focus() == QUESTION, said[-1]
        question = page.wait_for_function(DECIDE, timeout=PATIENCE).json_value()
        assert said[-1].strip().endswith(question)
        assert said[-1].count(question) == 1, said[-1]
    assert page.evaluate("() => window.besides") == []


def nothing_was_told_twice(me: Reader, said: list[str]) -> None:
    """No line of the whole log was heard more often than it happened."""
    me.page.get_by_role("button", name=me.word("told-earlier")).click()
    lines = Counter(node.name for node in me.after(me.word("page-log")) if node.role == "listitem")
    assert len(lines) > 20
    for line, times in lines.items():
        contained = sum(count for other, count in lines.items() if line in other)
        assert sum(text.count(line) for text in said) <= max(times, contained), line


def all_of_mine_was_told(me: Reader, said: list[str]) -> None:
    """Each line of what I did and what came of it, in its order and once, before my next question; one that is left out would
    not have been heard within so many words. After my last decision the result alone is told."""
    mine = [say_event(event, me.lang, NAMES, 0) for event in me.told if event.seat == 0 and event.key not in LAID_OUT]
    at = told = 0
    for text in said[:-1]:
        first, end = own_part(text, mine, at)
        if first > at:
            assert words(mine[first - 1]) + words(text) > MOST_WORDS, (mine[at:first], text)
        told += end - first
        at = end
    assert told > len(mine) / 2, "hardly anything was told"


def own_part(text: str, mine: list[str], at: int) -> tuple[int, int]:
    """Which of my lines an announcement begins with: as many as there are in a row, from some place on; the same line may stand
    there twice. None if it tells of nothing I did."""
    found = (at, at)
    for first in range(at, len(mine)):
        end = first
        while end < len(mine) and text.startswith(" ".join(mine[first : end + 1])):
            end += 1
        found = max(found, (first, end), key=lambda part: part[1] - part[0])
    return found


def test_the_switch_is_kept_and_nothing_is_lost_on_the_way(house: House, open_page: Open) -> None:
    page = open_page()
    table, tokens = lay(house)
    me = Reader(page)
    me.sit(house, table, tokens[0])
    switch = page.get_by_role("button", name=me.word("page-text-table"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("t")
    expect(page.locator(f"#{QUESTION}")).to_be_focused()
    offered, question = me.choices(), me.question()
    for _ in range(2):
        page.keyboard.press("t")
    expect(page.locator(f"#{QUESTION}")).to_be_focused()
    assert (me.choices(), me.question()) == (offered, question)
    assert len(me.heard()) == 1, "the same question is not said again"
    page.reload()
    me.hear(0)
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert me.choices() == offered
    switch.click()
    expect(page.locator(".board").first).to_be_visible()


def test_rules_reasons_and_what_happened_are_told_when_asked_for(house: House, open_page: Open) -> None:
    page = open_page()
    me = sit(page, house)
    question = me.question()
    keyboard = page.keyboard

    def ask(key: str) -> str:
        count = len(me.heard())
        keyboard.press(key)
        return me.hear(count)

    first = me.heard()[0]
    assert ask("?") == me.word("told-rule-which")
    assert ask("1").startswith("Rule 3.")
    assert ask("?") == me.word("told-rule-which")
    keyboard.press("?")
    sheet = page.get_by_role("dialog", name=me.word("feel-shortcuts"))
    expect(sheet.get_by_text(me.word("feel-key-rule"))).to_be_visible()
    keyboard.press("1")  # not while it is open
    keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    assert me.question() == question

    assert ask("r").strip() == first
    assert question in ask("r")

    keyboard.press("w")
    expect(page.get_by_label(me.word("told-field-why"))).to_be_focused()
    keyboard.type("fury 12")  # letters in a field are letters
    keyboard.press("Enter")
    expect(page.get_by_text("“fury 12”").first).to_be_visible()
    assert me.focus() == QUESTION
    assert me.question() == question
    keyboard.press("w")
    keyboard.press("Escape")
    assert me.focus() == QUESTION
    for key in ("Control+1", "Alt+1", "Meta+1"):
        keyboard.press(key)
    assert me.question() == question


def test_a_decision_is_taken_back_with_u(house: House, open_page: Open) -> None:
    page = open_page()
    me = sit(page, house)
    for count in range(1, LONGEST_GAME):
        before, question = me.choices(), me.question()
        me.decide()
        me.hear(count)
        if "U" in me.choices():
            break
    count = len(me.heard())
    page.keyboard.press("u")
    me.hear(count)
    assert me.question() == question
    assert me.choices() == before
    assert me.focus() == QUESTION


def test_several_people_at_one_device_hear_only_what_is_theirs(house: House, open_page: Open) -> None:
    page = open_page()
    me = Reader(page)
    me.wants_text()
    table, tokens = house.table("person", "person", game="yak")
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me.hear(0)
    page.goto(f"{house.url}/table/{table}#1.{tokens[1]}")
    curtain, asked = page.locator(".curtain button"), page.locator("#text-choices")
    curtains = 0
    while curtains < 3:
        curtain.or_(asked).wait_for(timeout=PATIENCE)
        if curtain.is_visible():
            curtains += 1
            assert page.locator("#announcer").text_content() == ""
            expect(curtain).to_be_focused()
            page.keyboard.press("Enter")
        expect(asked).to_be_visible()
        expect(page.locator(f"#{QUESTION}")).to_be_focused()
        me.decide()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)


# A place that cannot be chosen at the first question, as somebody would type it.
TOO_EARLY: Final = {"border": "P12", "silk": "ookami", "silk_road": "Samarkand", "yak": "A1"}


@pytest.mark.parametrize(("game", "lang"), zip(GAMES, ["en", "es", "en", "es"], strict=True))
def test_a_place_says_why_not_and_the_house_gives_a_hint(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(locale=LOCALES[lang])
    me = sit(page, house, game, lang)
    offered = me.choices()
    page.keyboard.press("w")
    expect(page.get_by_label(me.word("told-field-why"))).to_be_focused()
    page.keyboard.type(TOO_EARLY[game])
    page.keyboard.press("Enter")
    reason = me.hear(1)
    expect(page.locator(".answer a")).not_to_have_count(0)
    assert page.locator(".answer p").first.inner_text() in reason
    assert me.choices() == offered

    page.keyboard.press("h")
    hint = me.hear(2)
    advised, *reasons = page.locator(".answer p").all_inner_texts()
    assert hint.strip() == " ".join([advised, *reasons])
    assert reasons, "it says why"
    found = re.fullmatch(rf"{re.escape(me.word('feel-hint-title'))} (\w+)\. (.+)", advised)
    assert found, advised
    assert offered[found[1]].startswith(found[2])
    assert me.question() not in hint, "what is asked has been said"


@pytest.mark.parametrize(("game", "lang"), zip(GAMES, ["es", "en", "es", "en"], strict=True))
def test_a_lesson_and_the_analysis_are_told(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(locale=LOCALES[lang])
    me = Reader(page, lang)
    me.wants_text()
    page.goto(f"{house.url}/learn/{game}")
    task = me.hear(0)
    assert task.endswith(next(node.name for node in me.after(me.word("told-task")) if node.role == "paragraph"))
    assert me.focus() == QUESTION
    if game == "border":
        page.keyboard.press("1")
        assert me.hear(1).startswith(me.word("page-lesson-solved"))
        assert me.focus() == QUESTION
    assert page.evaluate("() => window.besides") == []

    table, tokens = lay(house, game)
    finish(house, table, tokens)
    page.goto(f"{house.url}/analysis/{table}")
    assert me.hear(0).startswith(me.word("analysis-at", number=1, all=0).rpartition(" ")[0])
    page.keyboard.press("ArrowRight")
    second = me.hear(1)
    assert second.startswith(me.word("analysis-at", number=2, all=0).rpartition(" ")[0])
    told = [node.name for node in tree(page) if node.level == 2]
    assert second.startswith(told[0])
    assert me.word("told-coming") in told
    assert page.evaluate("() => window.besides") == []
