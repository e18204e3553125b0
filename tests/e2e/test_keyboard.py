"""Without a mouse: everything is reached with Tab and the arrow keys, and chosen with Enter or Space."""

from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.conftest import Open
from tests.e2e.guest import Guest, Scene
from tests.e2e.house import House

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
    keys.press(me.word("page-play", game=me.word("border-title")))
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
