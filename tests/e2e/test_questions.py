"""Names that are printed on the boards, options as controls, and no questions that are none."""

import json
import re
from typing import Final

import pytest
from playwright.sync_api import expect

from caravansary.games.registry import of_the_house
from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.house import House

COORDINATES: Final = re.compile(r"\b\d,\d\b")


def test_boards_are_picked_by_buttons_and_nothing_is_typed(house: House, open_page: Open) -> None:
    page = open_page(360, 740, locale="es-ES", has_touch=True)
    me = Guest(page, lang="es", touch=True)
    page.goto(f"{house.url}/new/border")
    page.locator("summary").tap()
    options = page.locator("details")
    expect(options.get_by_role("textbox")).to_have_count(0)
    expect(options).not_to_contain_text("random")
    expect(me.button("questions-random")).to_have_attribute("aria-pressed", "true")
    for letter in "CA":
        options.get_by_role("button", name=letter, exact=True).tap()
    expect(me.button("questions-seat", letter="C", number=1)).to_have_attribute("aria-pressed", "true")
    expect(me.button("questions-seat", letter="A", number=2)).to_have_attribute("aria-pressed", "true")
    for button in options.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
    table = me.start()
    head = json.loads(house.ask(f"/api/tables/{table}/log").splitlines()[0])
    assert head["options"]["boards"] == "CA"


@pytest.mark.parametrize("game", [name for name, info in of_the_house().items() if info.options])
def test_no_option_is_typed(house: House, open_page: Open, game: str) -> None:
    page = open_page()
    page.goto(f"{house.url}/new/{game}")
    page.locator("summary").click()
    options = page.locator("details")
    expect(options.get_by_role("textbox")).to_have_count(0)
    assert options.locator("button, input, select").count() >= len(of_the_house()[game].options)


@pytest.mark.parametrize("way", ["button", "double click", "list of all choices"])
def test_stopping_is_not_the_gold_button_and_giving_up_is_asked_once(house: House, open_page: Open, way: str) -> None:
    page = open_page()
    me = Guest(page, seed=5, keen=1.0)
    me.sit_down(house.url, ["person", "bot"], ["Ana", ""])
    for _ in range(200):
        scene = me.wait()
        if scene.rolling:
            expect(me.button("border-board-stop")).not_to_have_class(re.compile("primary"))
        elif scene.targets and me.button("border-board-done").count():
            break
        me.decide(scene)
    before = me.look().position()
    if way == "list of all choices":
        page.locator("#tab-choices").click()
        page.locator('#panel [data-action="done"]').click()
        expect(me.button("border-board-give-up")).to_be_focused()
    elif way == "double click":  # low on the button: the question moves it down
        high = me.button("border-board-done").bounding_box()["height"]  # type: ignore[index]
        me.button("border-board-done").dblclick(position={"x": 20, "y": high - 4})
    else:
        me.button("border-board-done").click()
    expect(page.get_by_text(me.word("border-board-give-up-about"))).to_be_visible()
    assert me.look().position() == before
    assert axe(page) == []
    me.button("border-board-give-up").click()
    expect(page.get_by_text(me.word("border-board-give-up-about"))).to_have_count(0)


def test_places_are_said_as_the_board_prints_them(house: House, open_page: Open) -> None:
    page = open_page(360, 740, locale="es-ES", has_touch=True)
    me = Guest(page, game="silk", seed=2, lang="es", touch=True)
    me.sit_down(house.url, ["person", "bot"], ["Ana", ""])
    printed = page.locator(".valley svg").first.locator("text").all_text_contents()
    assert [text for text in printed if text][:9] == ["A", "B", "C", "D", "E", "1", "2", "3", "4"]
    me.play(6)
    said = page.locator("[data-target]").evaluate_all("all => all.map((one) => one.getAttribute('aria-label') ?? '')")
    said += page.locator("main").all_text_contents()
    assert any(re.search(r"\b[A-E][1-4]\b", text) for text in said)
    assert not any(COORDINATES.search(text) for text in said)


# What names a place: its letter and number, printed or said; never as the rules' code writes it.
@pytest.mark.parametrize(
    ("game", "label", "code"),
    [("border", r"\b[A-Q]\d{1,2}\b", r"\b(cell|casilla) \d"), ("yak", r"\b[A-I]\d\b", r"\b\d\.\d\b")],
)
def test_cells_are_said_by_their_labels(house: House, open_page: Open, game: str, label: str, code: str) -> None:
    page = open_page(1366, 768, locale="es-ES")
    me = Guest(page, game=game, seed=2, lang="es", keen=1.0)
    me.sit_down(house.url, ["person", "bot"], ["Ana", ""])
    found: set[str] = set()
    for _ in range(20):
        said = page.locator("[data-target]").evaluate_all(
            "all => all.map((one) => one.getAttribute('aria-label') ?? '')"
        )
        said += page.locator(".log .line").all_text_contents()
        assert not any(re.search(code, text) for text in said)
        found |= {name for text in said for name in re.findall(label, text)}
        if len(found) >= 3:
            break
        me.play(1)
    assert len(found) >= 3
    printed = set(page.locator(".board svg text").all_text_contents())
    assert found & printed if game == "yak" else any(name[0] in printed for name in found)


def test_what_leaves_no_choice_is_done_and_the_log_says_it(house: House, open_page: Open) -> None:
    page = open_page()
    me = Guest(page, "silk_road", seed=3)
    table = me.sit_down(house.url, ["person", "bot", "bot"], ["Ana", "", ""])
    handed = [me.word("silk_road-event-hand.you", seat=name) for name in page.locator("ul.seats b").all_inner_texts()]
    for _ in range(60):
        if "hand" in me.wait().kind:  # here there is somebody to choose
            assert page.locator('.tray [data-target^="hand"]').count() > 1
        elif house.decided(table)[0] > me.decided and any(page.get_by_text(text).count() for text in handed):
            return
        me.play(1)
    raise AssertionError("nothing ever happened by itself")
