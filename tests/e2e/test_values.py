"""What things are worth, beside them: tiles and prices, groups of a tower, cells that an area is missing."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.hands import sit
from tests.e2e.house import House

LAPTOP: Final = (1366, 625)
PHONE: Final = (360, 740)
KINDS: Final = 8  # of tiles
BUYING: Final = ["−1", "−3", "−6", "−10", "−14"]
SELLING: Final = ["+4", "+7", "+9", "+10", "+11"]
GROUPS: Final = {2: 3, 3: 6, 4: 9, 5: 12, 6: 16, 7: 21}  # YAK-10.1
FEW: Final = 5  # cells: so few are always told
MOST: Final = 60  # decisions until a tower or a map has something to tell
COVERED: Final = """([what, by]) => {
  const [one, two] = [what, by].map((name) => document.querySelector(name).getBoundingClientRect());
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}"""


def ladders(page: Page) -> list[list[str]]:
    return [ladder.locator("b").all_inner_texts() for ladder in page.locator("details.legend ol").all()]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_legend_of_the_tiles_leaves_map_and_question_free(house: House, open_page: Open, lang: str) -> None:
    page = open_page(*LAPTOP, locale={"en": "en-GB", "es": "es-ES"}[lang])
    me = sit(page, house, "silk_road", 4, seed=4, lang=lang)
    summary = page.get_by_text(me.word("silk_road-board-legend"), exact=True)
    assert page.locator("details.legend li").count() == 0, "nothing is drawn before it is wanted"
    summary.click()
    expect(page.locator("details.legend ul > li")).to_have_count(KINDS)
    assert ladders(page) == [BUYING, SELLING]
    assert not page.evaluate(COVERED, ["details.legend ul", ".board"])
    assert not page.evaluate(COVERED, ["details.legend ul", ".ask"])
    assert axe(page) == []
    summary.click()
    expect(page.locator("details.legend li")).to_have_count(0)


def test_the_legend_on_a_phone_and_on_a_large_window(house: House, open_page: Open) -> None:
    large = open_page(2560, 1300)
    sit(large, house, "silk_road", 4)
    assert ladders(large) == [BUYING, SELLING], "open where there is room"
    phone = open_page(*PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    me = sit(phone, house, "silk_road", 4, seed=4, touch=True)
    me.tap(phone.get_by_text(me.word("silk_road-board-legend"), exact=True))
    expect(phone.locator("details.legend ul > li")).to_have_count(KINDS)
    assert me.look().wide <= PHONE[0]
    assert axe(phone) == []


def test_a_group_says_what_one_more_stone_would_make_of_it(house: House, open_page: Open) -> None:
    page = open_page(*LAPTOP)
    me = sit(page, house, "yak", seed=4)
    chips = page.locator(".place.own li[data-about=yak-about-group]")
    for _ in range(MOST):
        if chips.count() > 0:
            break
        me.play(1)
    for chip in chips.all():
        size, now, later = (int(text.strip("×")) for text in chip.locator("small, b").all_inner_texts())
        assert (now, later) == (GROUPS[size], GROUPS[size + 1])
        expect(chip).to_contain_text(me.word("yak-board-one-stone", points=later))
    assert chips.count() > 0, "nobody ever builds a group"
    assert page.locator("[data-seat-board='1'] em").count() == 0, "only on one's own tower"


def test_an_area_says_how_many_cells_it_is_missing(house: House, open_page: Open) -> None:
    page = open_page(*LAPTOP)
    me = sit(page, house, seed=4)
    told = page.locator(".board .area .more:not(.far)")

    def areas() -> list[tuple[int, int]]:
        """What the label of each open area says, and what is written in it."""
        open_ones = page.locator(".board .area:has(.more)").all()
        labels = [one.get_attribute("aria-label") or "" for one in open_ones]
        written = [int(one.locator(".more text").text_content() or 0) for one in open_ones]
        return [(int(re.findall(r"\d+", label)[-1]), n) for label, n in zip(labels, written, strict=True)]

    for _ in range(MOST):
        page.mouse.move(5, 5)  # what is looked at would count as crossed
        assert all(said == written for said, written in areas())
        if told.count() > 0:
            break
        me.play(1)
    assert told.count() > 0, "no area is ever nearly closed"
    assert all(int(text) <= FEW for text in told.locator("text").all_text_contents())
    far = page.locator(".board .area:has(.far)").first
    expect(far.locator(".far")).to_have_css("opacity", "0")
    far.locator(".first").hover()
    expect(far.locator(".far")).to_have_css("opacity", "1")
