"""The page knows who reads: the log and the questions say *you*, and the end is told to each as it went for them."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from caravansary.games.registry import of_the_house
from tests.e2e.checks import axe, foreign
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import finish
from tests.e2e.house import House

PLAYERS: Final = {name: info.min_players for name, info in of_the_house().items()}
EACH = pytest.mark.parametrize("game", PLAYERS)
# How a sentence of the log begins that is about whoever reads.
YOU: Final = {"en": re.compile(r"You "), "es": re.compile(r"(No |Te )?[A-ZÁÉÍÓÚa-záéíóúñ]+(as|es|ás)\b")}
SECOND: Final = {"en": "You come second.", "es": "Quedas en segundo lugar."}
WIN: Final = {"en": "You win!", "es": "¡Ganas tú!"}


def name_of(seat: int) -> str:
    return f"Ana {seat + 1}"  # as `House.table` calls them


def finished(house: House, game: str) -> tuple[str, list[str | None], dict[str, Any]]:
    """A game between people that is over."""
    table, tokens = house.table(*["person"] * PLAYERS[game], game=game)
    return table, tokens, finish(house, table, tokens, 0)


def read_end(page: Page, house: House, table: str, seat: int, token: str | None) -> str:
    """Come to a table that is over with one more seat; what the sheet says first."""
    page.goto(f"{house.url}/table/{table}#{seat}.{token}")
    page.locator("dialog[open] .final").wait_for()
    return page.locator("dialog[open] h2").inner_text()


def lines(page: Page) -> list[str]:
    """What the log says, with all turns opened."""
    page.wait_for_function("""() => {
      const folded = document.querySelectorAll("[role=log] .fold[aria-expanded=false]");
      folded.forEach((one) => one.click());
      return folded.length === 0;
    }""")  # others may go on meanwhile
    return page.locator("[role=log] .line:not(.fold) span").all_inner_texts()


@pytest.mark.parametrize(("game", "lang"), [("border", "en"), ("silk", "es"), ("silk_road", "en"), ("yak", "es")])
def test_log_and_questions_say_you(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(locale={"en": "en-GB", "es": "es-ES"}[lang])
    table, tokens = house.table("person", *["bot"] * (PLAYERS[game] - 1), game=game)
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me = Guest(page, game, seed=4, lang=lang)
    asked: list[str] = []
    me.play(8, lambda scene: asked.append(scene.prompt))
    told = lines(page)
    assert any(YOU[lang].match(line) for line in told)
    assert any(line.startswith(f"{name_of(1)} ") for line in told)
    assert not [line for line in told + asked if name_of(0) in line]
    watching = open_page(locale={"en": "en-GB", "es": "es-ES"}[lang])
    watching.goto(f"{house.url}/table/{table}")
    expect(watching.locator("[role=log]")).to_contain_text(f"{name_of(0)} ")
    assert not [line for line in lines(watching) if YOU["en"].match(line) or re.match("Sacas |Eliges |Colocas ", line)]


@EACH
def test_the_end_is_told_to_each_as_it_went(house: House, open_page: Open, game: str) -> None:
    table, tokens, over = finished(house, game)
    first, second = over["places"].index(1), over["places"].index(2)
    page = open_page()
    assert read_end(page, house, table, first, tokens[first]) == WIN["en"]
    said = page.locator("dialog[open] .head").inner_text()
    assert ("You " in said.split("\n", 1)[1]) == (over["by"] == [first]) and name_of(first) not in said
    assert axe(page) == []

    loser = open_page(360, 740, locale="es-ES", color_scheme="dark", is_mobile=True, has_touch=True)
    assert read_end(loser, house, table, second, tokens[second]) == SECOND["es"]
    expect(loser.locator("dialog[open] .head p")).to_contain_text(f"¡Gana {name_of(first)}!")
    assert foreign(loser, "es", "en") == [] and axe(loser) == []
    assert loser.evaluate("document.documentElement.scrollWidth") <= 360

    watching = open_page()
    watching.goto(f"{house.url}/table/{table}")
    watching.locator("dialog[open] .final").wait_for()
    assert watching.locator("dialog[open] h2").inner_text() == f"{name_of(first)} wins!"


def test_people_at_one_device_read_names(house: House, open_page: Open) -> None:
    table, tokens, over = finished(house, "yak")
    page = open_page()
    for seat in (0, 1):
        read_end(page, house, table, seat, tokens[seat])
    expect(page.locator("dialog[open] h2")).to_have_text(f"{name_of(over['places'].index(1))} wins!")
    page.locator("dialog[open] .x").click()
    assert not [line for line in lines(page) if YOU["en"].match(line)]


def test_rules_and_proof_are_there_for_those_who_ask(house: House, open_page: Open) -> None:
    table, tokens, over = finished(house, "yak")
    page = open_page()
    read_end(page, house, table, 0, tokens[0])
    me, sheet = Guest(page, "yak"), page.locator("dialog[open]")
    expect(sheet.locator(".rules")).to_have_count(0)
    me.tap(me.button("end-rules"))
    expect(sheet.locator(".rules").first).to_be_visible()
    proof = sheet.locator(".fair")
    expect(proof.locator("code").first).not_to_be_visible()
    proof.locator("summary").click()
    expect(proof).to_contain_text("every stone drawn from the bag")
    expect(proof.locator("code").first).to_have_text(over["seed"])
    assert "dice" not in proof.inner_text()
    assert axe(page) == []


def test_from_the_end_to_where_it_was_decided(house: House, open_page: Open) -> None:
    table, tokens, _ = finished(house, "yak")
    page = open_page()
    read_end(page, house, table, 0, tokens[0])
    page.evaluate("() => (window.same = true)")
    page.get_by_role("link", name=Guest(page).word("end-turning")).click()
    page.wait_for_url(f"**/analysis/{table}#turning")
    assert page.evaluate("() => window.same"), "the page was loaded anew"
    expect(page.locator(".walk input")).not_to_have_value("0")
    expect(page.locator(".moments [aria-current]")).to_have_count(1)
    # Whoever looks elsewhere stays there.
    page.locator('.moments [data-at="0"] button').click()
    expect(page.locator(".state")).not_to_contain_text("Looking")
    expect(page.locator(".walk input")).to_have_value("0")
