"""Without a mouse: everything is reached with Tab and the arrow keys, and chosen with Enter or Space."""

from statistics import median
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import Inspector
from tests.e2e.conftest import Open
from tests.e2e.guest import LONGEST_GAME, Guest, Scene
from tests.e2e.hands import FEWEST, sit
from tests.e2e.house import House
from tests.e2e.reader import LISTEN, MOST_WORDS, words

MOST_TABS: Final = 60
FOCUS: Final = """() => {
  const one = document.activeElement;
  return { name: one.getAttribute("aria-label") || one.textContent.trim(), target: one.dataset.target ?? "",
           tag: one.tagName.toLowerCase(), ring: one.matches(":focus-visible") };
}"""
# Where a target lies from another: which arrow leads there, or none if it is the same.
WAY: Final = """([from, to]) => {
  const middle = (name) => {
    const box = document.querySelector(`.board [data-target="${name}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [[x, y], [ex, ey]] = [middle(from), middle(to)];
  if (Math.abs(ex - x) > Math.abs(ey - y)) return ex > x ? "ArrowRight" : "ArrowLeft";
  return ey > y ? "ArrowDown" : "ArrowUp";
}"""

# What is there twice: by role and name of what can have the focus, or because Tab comes by two ways to one choice.
STOPS: Final = """() => {
  const all = [...document.querySelectorAll("a[href], button:enabled, input, select, summary, [tabindex]")]
    .filter((one) => one.checkVisibility() && !one.closest("[role=log], [role=tabpanel]"));
  const named = all.map((one) => [one.getAttribute("role") ?? one.tagName.toLowerCase(),
    one.getAttribute("aria-label") || one.textContent.trim() || one.title].join(" "));
  const acts = all.filter((one) => one.tabIndex >= 0).map((one) => one.dataset.target ?? one.dataset.action)
    .filter(Boolean);
  const twice = (list) => list.filter((one, k) => list.indexOf(one) !== k);
  return [...twice(named), ...twice(acts)];
}"""
NOWHERE: Final = "() => document.activeElement === document.body"
HEARD: Final = "() => document.activeElement.textContent"
MOST_KEYS: Final = 2  # for a decision, as a median


class Keys:
    """A person who only has a keyboard."""

    def __init__(self, page: Page, person: Guest) -> None:
        self.page = page
        self.person = person
        self.arrows = 0

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, name: str) -> None:
        """Tab until the thing of that name has the focus; one must see that it has."""
        passed = []
        for _ in range(MOST_TABS):
            here = self.focus()
            if here["name"] == name:
                assert here["ring"], f"the focus on {name!r} cannot be seen"
                return
            passed.append(here["name"])
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name!r} cannot be reached with Tab; passed {passed}")

    def press(self, name: str, key: str = "Enter") -> None:
        self.tab_to(name)
        self.page.keyboard.press(key)

    def decide(self, scene: Scene) -> None:
        word = self.person.word
        if scene.rolling and self.person.random.random() < 0.6:
            at = self.person.random.randrange(len(scene.dice))
            self.press(scene.dice[at], "Space")
            self.press(word("border-board-roll", count=1))
        elif scene.rolling:
            self.press(word("border-board-stop"))
        elif scene.targets:
            self.choose(self.person.random.choice(scene.targets))
        else:
            self.press(word("border-board-done"))

    def choose(self, target: str) -> None:
        """To some target by Tab, and on with the arrows as long as they lead anywhere; then Enter."""
        for _ in range(MOST_TABS):
            if self.focus()["target"]:
                break
            self.page.keyboard.press("Tab")
        here = self.focus()["target"]
        assert here, "no target on the board can be reached with Tab"
        if here != target:
            self.page.keyboard.press(self.page.evaluate(WAY, [here, target]))
            there = self.focus()["target"]
            assert there, "an arrow key left the board"
            self.arrows += there != here
        self.page.keyboard.press("Enter")


def test_a_game_can_be_played_with_the_keyboard_alone(house: House, open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    me = Guest(page, seed=4)
    keys = Keys(page, me)
    page.goto(house.url)
    page.get_by_role("heading", level=3).first.wait_for()
    keys.press(me.word("page-home-set-up", game=me.word("border-title")))
    page.get_by_role("radio").first.wait_for(state="attached")
    keys.tab_to(me.word("page-players-count", count=2))
    page.keyboard.press("ArrowRight")
    keys.tab_to(me.word("page-players-count", count=3))
    page.keyboard.press("ArrowLeft")
    keys.tab_to(me.word("page-name-of", number=1))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    kinds = set()
    for _ in range(20):
        scene = me.wait()
        kinds.add(scene.kind)
        keys.decide(scene)
    assert kinds >= {"reroll", "segment", "cross"}
    assert keys.arrows > 0
    assert page.get_by_text(me.word("border-board-round", round=1), exact=True).count() == 0, "still in the first round"


class Player:
    """Plays whole games by keys: the number or letter of a choice, or Enter on what has the focus or an arrow leads to."""

    def __init__(self, person: Guest) -> None:
        self.person = person
        self.page = person.page
        self.pressed = 0  # since the last decision
        self.counts: list[int] = []
        self.prompts: list[str] = []
        self.ways: set[str] = set()
        self.inspector = Inspector(person.page)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.pressed += 1
            self.page.keyboard.press(key)
            assert not self.page.evaluate(NOWHERE), f"the focus was lost with {key!r}: {self.person.look()}"

    def numbers(self) -> list[str]:
        """Read from the list of all choices, which stays open beside the board."""
        return self.page.locator("#panel kbd").all_inner_texts()

    def decide(self) -> None:
        luck = self.person.random
        numbers = self.numbers()
        few = [key for key in numbers if len(key) == 1]
        many = [key for key in numbers if len(key) > 1]
        way = luck.choice(("number", "number", "focus", "arrow"))
        if way != "number" and self.page.evaluate("() => 'target' in document.activeElement.dataset"):
            self.press(*(["ArrowRight"] if way == "arrow" else []), "Enter")
        elif many and luck.random() < 0.1:
            way = "long"
            self.press("0", *luck.choice(many), "Enter")
        else:
            way = "number"
            self.press(luck.choice(few))
            if self.page.locator("[data-asks]", has_text=self.person.word("border-board-give-up")).count() > 0:
                self.press("Enter")
        self.ways.add(way)
        self.counts.append(self.pressed)
        self.pressed = 0

    def wait(self) -> Scene:
        scene = self.person.wait()
        assert not self.page.evaluate(NOWHERE), f"the focus was lost while waiting: {scene}"
        return scene

    def play(self, decisions: int = LONGEST_GAME) -> None:
        """So many decisions, or until the game is over."""
        for _ in range(decisions):
            if (scene := self.wait()).over:
                return
            assert not (twice := self.page.evaluate(STOPS)), f"{twice}: {scene}"
            self.inspector(scene)
            self.prompts.append(scene.prompt)
            self.decide()


@pytest.mark.parametrize("game", FEWEST)
def test_a_whole_game_by_keys_never_loses_the_focus(game: str, house: House, open_page: Open) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    me = sit(page, house, game, 3, seed=6)
    expect(page.locator("#question")).to_be_focused()
    assert page.evaluate(HEARD) == me.look().prompt
    told = page.locator("#board > .hidden")  # the table behind its board, in words
    expect(told.get_by_role("heading").nth(1)).to_be_attached()
    assert told.get_by_role("listitem").count() > 5
    before = told.text_content() or ""
    player = Player(me)
    player.press("c", "a")
    player.pressed = 0
    player.play(2)
    expect(told).not_to_have_text(before)
    player.play()
    assert me.look().over, "the game does not end"
    assert player.inspector.wrong == []
    # Some are made in two steps.
    assert 0 < house.decisions(me.table, 0) <= len(player.counts), "nothing is decided twice"
    assert median(player.counts) <= MOST_KEYS, player.counts
    assert player.ways >= {"number", "focus"}
    each_question_was_said_once(page, player.prompts)
    result = page.locator("#result")
    expect(result).to_be_focused()
    expect(page.get_by_role("dialog", name=result.inner_text())).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(HEARD) == me.word("page-rematch")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and me.table not in url)
    me.wait()
    expect(page.locator("#question")).to_be_focused()


def each_question_was_said_once(page: Page, prompts: list[str]) -> None:
    """And last, behind what happened, in no more words than one can listen to."""
    heard: list[str] = page.evaluate("() => window.heard")
    left = iter([*heard, ""])
    said = next(left)
    for prompt, before in zip(prompts, ["", *prompts], strict=False):
        if not said.strip().endswith(prompt):
            assert prompt == before, f"{prompt} was not said"  # a choice of two steps is one question
            continue
        assert said.count(prompt) == 1, said
        assert words(said) <= MOST_WORDS, said
        said = next(left)
    assert said == "", "something else was said"


def test_the_focus_is_at_the_title_of_every_page_one_comes_to(house: House, open_page: Open) -> None:
    page = open_page()
    me = Guest(page)
    keys = Keys(page, me)
    title = me.word("border-title")

    def at_title(text: str) -> None:
        expect(page.locator("h1:focus")).to_have_text(text)

    page.goto(house.url)
    page.get_by_role("heading", level=3).first.wait_for()
    keys.press(me.word("page-home-set-up", game=title))
    at_title(me.word("page-new-title", game=title))
    keys.press(me.word("page-rules"))
    at_title(me.word("border-rules-title"))
    page.go_back()
    at_title(me.word("page-new-title", game=title))
    page.go_back()
    at_title(me.word("page-house"))
    for _ in range(2):
        page.go_forward()
    at_title(me.word("border-rules-title"))
    sit(page, house)
    expect(page.locator("#question")).to_be_focused()
    keys.press(me.word("page-analyse"))
    at_title(me.word("analysis-of", game=title))
    page.go_back()
    me.wait()
    expect(page.locator("#question")).to_be_focused()


def test_skip_links_lead_to_the_question_the_board_and_the_log(house: House, open_page: Open) -> None:
    page = open_page()
    me = sit(page, house, "yak")
    for key, to in (("question", "question"), ("board", "board"), ("log", "tab-log")):
        link = page.get_by_role("link", name=me.word(f"page-skip-{key}"), exact=True)
        link.focus()
        assert page.evaluate("() => document.activeElement.getBoundingClientRect().left") > 0, "it cannot be seen"
        page.keyboard.press("Enter")
        expect(page.locator(f"#{to}")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("log")).to_be_focused()


def test_what_was_said_is_told_again_with_a_key(house: House, open_page: Open) -> None:
    page = open_page()
    page.add_init_script(LISTEN)
    sit(page, house, "yak")
    page.wait_for_function("() => window.heard.length === 1")
    page.keyboard.press("r")
    page.wait_for_function("() => window.heard.length === 2")
    first, again = page.evaluate("() => window.heard")
    assert again.strip() == first


def test_a_key_leads_to_the_next_table_that_waits(house: House, open_page: Open) -> None:
    page = open_page()
    first, _ = [sit(page, house).table for _ in range(2)]
    page.keyboard.press("n")
    page.wait_for_url(f"**/table/{first}")
    Guest(page).wait()
    expect(page.locator("#question")).to_be_focused()
