"""Lessons on small screens: what they ask for can be seen and met, and a mistake is told."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, TimeoutError

from caravansary.engine.messages import Message
from caravansary.server.lessons import lessons_of
from caravansary.words import say
from tests.e2e.conftest import Open
from tests.e2e.hands import FEWEST
from tests.e2e.house import House

PHONE: Final = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2}
# What a lesson asks for and nobody can see or reach: outside the window, or under something else.
COVERED: Final = """(wanted) => wanted.filter((action) => {
  const all = [...document.querySelectorAll(`[data-target="${action}"]`)].filter((one) => one.getClientRects().length);
  return all.length > 0 && !all.some((one) => [...one.querySelectorAll("path, rect, circle"), one].some((part) => {
    const box = part.getBoundingClientRect();
    return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }));
})"""


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (683, 400)])
@pytest.mark.parametrize("game", FEWEST)
def test_no_lesson_hides_what_it_asks_for(house: House, open_page: Open, game: str, width: int, height: int) -> None:
    page = open_page(width, height, **PHONE)
    page.goto(f"{house.url}/learn/{game}")
    lessons = lessons_of(game)
    for number, lesson in enumerate(lessons, 1):
        tried = False
        for stage in lesson.goal:
            for action in stage:
                find(page, action)
                if not tried:
                    seen(page, action, f"{lesson.name}: at first")
                    tried = mistake(page, stage)
                seen(page, action, f"{lesson.name}: {action}")
                with page.expect_response("**/api/lessons/**"):
                    find(page, action).evaluate(
                        "(one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
                    )
        page.locator(".ask.solved").wait_for()
        if number < len(lessons):
            page.get_by_role("button", name=say(Message("page-lesson-next"), "en"), exact=True).click()


def seen(page: Page, action: str, when: str) -> None:
    covered = f"(action) => ({COVERED})([action]).length === 0"
    try:
        page.wait_for_function(covered, arg=action)
    except TimeoutError as hidden:
        raise AssertionError(f"covered in {when}") from hidden


def mistake(page: Page, wanted: list[str]) -> bool:
    """Do something that the lesson does not ask for, and hear so."""
    other = page.locator("".join(["[data-target]", *(f':not([data-target="{action}"])' for action in wanted)]))
    if other.count() > 0:
        other.first.evaluate("(one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        page.locator(".refused p").wait_for()
    return True


def find(page: Page, action: str) -> Locator:
    """What stands for an action; dice and stones are picked up first."""
    page.locator(".lesson .ask:not(.busy)").wait_for()  # what is clicked before the last answer came is not heard
    found = page.locator(f'[data-target="{action}"], [data-action="{action}"]').first
    if action.startswith("reroll"):
        page.locator(".tray button.die").first.wait_for()
        for place in action.removeprefix("reroll ").split(","):
            die = page.locator(".tray button.die").nth(int(place) - 1)
            if die.get_attribute("aria-pressed") == "false":
                die.evaluate("(one) => one.click()")
    page.wait_for_function(
        """(action) => document.querySelector(`[data-target="${action}"], [data-action="${action}"]`)
          || document.querySelector(".stones button")""",
        arg=action,
    )
    for stone in page.locator(".stones button:not([data-action])").all() if found.count() == 0 else []:
        stone.evaluate("(one) => one.click()")
        if found.count() > 0:
            break
    found.wait_for(state="attached")
    return found
