"""A finished game of each game, analysed on its page; and that nobody gets a hint in a live game with others."""

import json
import time
from typing import Final

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from caravansary.games.registry import of_the_house
from tests.e2e.checks import axe, foreign
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.house import House

PLAYERS: Final = {name: info.min_players for name, info in of_the_house().items()}
EACH = pytest.mark.parametrize("game", PLAYERS)
SOON: Final = 300.0  # seconds for bots that do not think to finish a game


@pytest.fixture(scope="module")
def finished(server: House) -> dict[str, str]:
    """A game of each, played to its end by bots."""
    server.luck("finished")
    tables = {game: server.table(*["bot"] * count, level="random", game=game)[0] for game, count in PLAYERS.items()}
    for table in tables.values():
        watch(server, table)
    return tables


def watch(house: House, table: str) -> None:
    """Look on until a game is over: bots play for nobody else."""
    until = time.monotonic() + SOON
    with connect(f"ws{house.url.removeprefix('http')}/ws/tables/{table}", close_timeout=1) as wire:
        wire.send('{"type": "hello", "tokens": [], "since": 0}')
        while time.monotonic() < until:
            message = json.loads(wire.recv(timeout=SOON))
            if {**message.get("snapshot", {}), **message.get("changed", {})}.get("over"):
                return
    raise AssertionError("the bots do not finish")


def arrive(page: Page, house: House, table: str) -> None:
    page.goto(f"{house.url}/analysis/{table}")
    page.locator(".judgement").wait_for()


def at(page: Page, moment: int) -> None:
    expect(page.locator(".walk input")).to_have_value(str(moment))


@EACH
def test_a_finished_game_is_analysed(house: House, open_page: Open, finished: dict[str, str], game: str) -> None:
    page = open_page()
    me = Guest(page, game)
    page.goto(f"{house.url}/table/{finished[game]}")
    page.get_by_role("link", name=me.word("page-analyse"), exact=True).click()
    page.wait_for_url(f"**/analysis/{finished[game]}")
    page.locator(".judgement").wait_for()
    assert axe(page) == []

    # Walk: with the keyboard, with the buttons, with the list.
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.get_by_role("button", name=me.word("analysis-next"), exact=True).click()
    at(page, 2)
    page.locator('.moments [data-at="9"] button').click()
    at(page, 9)

    # What was played stands in the list, with what else there was; another action is judged when it is asked about.
    choice = page.locator("tbody tr:not(:has(.played)) button[data-action]")
    forced = page.get_by_text(me.word("analysis-forced"))
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        page.locator(".decision section[aria-busy='false']").wait_for()
        page.locator(".judgement").or_(forced).wait_for()
        if choice.count() > 0:
            break
    expect(page.locator("em.played")).to_have_count(1)
    # Where it can be pointed at, what was played is marked; who decided what is told by name, and all decisions are summed up.
    played = page.locator("tr:has(.played) button").get_attribute("data-action")
    spots = page.locator(f'.board [data-target="{played}"], .tray [data-target="{played}"]')
    expect(page.locator(".pin:is(.played, .both)")).to_have_count(min(1, spots.count()))
    best = page.locator("tbody button[data-action]").first.get_attribute("data-action")
    spots = page.locator(f'.board [data-target="{best}"], .tray [data-target="{best}"]')
    expect(page.locator(".pin:is(.best, .both)")).to_have_count(min(1, spots.count()))
    names = page.locator(".graph figcaption li span:not(.mark)").all_inner_texts()
    said = page.locator(".moments [data-at] .what").all_inner_texts()
    assert all(any(name in sentence for name in names) for sentence in said)
    expect(page.locator(".moments tbody tr")).to_have_count(PLAYERS[game])
    choice.last.click()
    expect(page.locator(".why")).to_be_visible()
    expect(page.locator("tr.on em").last).to_have_text(me.word("analysis-tried"))

    # The graph grows, and the end is there.
    page.locator(".graph polyline.line").nth(PLAYERS[game] - 1).wait_for(state="attached")
    page.get_by_role("button", name=me.word("analysis-last"), exact=True).click()
    expect(page.locator(".walk p")).to_have_text(me.word("analysis-at-end"))
    assert axe(page) == []


@pytest.mark.parametrize("game", ["border", "silk_road"])
def test_on_a_phone_in_spanish(house: House, open_page: Open, finished: dict[str, str], game: str) -> None:
    width = 360
    page = open_page(width, 740, locale="es-ES", color_scheme="dark", is_mobile=True, has_touch=True)
    arrive(page, house, finished[game])
    for _ in range(3):
        page.get_by_role("button", name="Una decisión adelante").tap()
    page.get_by_text("Lo mismo en números").tap()
    # The board stays in sight while the list is read.
    page.locator('.moments [data-at="3"]').scroll_into_view_if_needed()
    box = page.locator(".board").bounding_box()
    assert box and box["y"] >= 0 and box["y"] + box["height"] <= 740
    page.locator(".decision section").wait_for()
    assert foreign(page, "es", "en") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert axe(page) == []


def test_another_branch_is_played_on_a_table_of_its_own(
    house: House, open_page: Open, finished: dict[str, str]
) -> None:
    page = open_page()
    me = Guest(page, "yak")
    arrive(page, house, finished["yak"])
    page.locator('.moments [data-at="12"] button').click()
    page.get_by_role("button", name=me.word("analysis-branch"), exact=True).click()
    levels = page.locator("dialog[open] select").first.locator("option")
    expect(levels).to_have_count(6)
    assert axe(page) == []
    page.get_by_role("button", name=me.word("analysis-branch-go")).click()
    page.wait_for_url("**/table/*")
    assert me.wait().targets
    me.play(2)


def test_a_live_game_with_others_gives_no_hint(house: House, open_page: Open) -> None:
    table, tokens = house.table("person", "person", "bot", game="yak")
    page = open_page()
    me = Guest(page, "yak")
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me.wait()
    assert page.get_by_role("link", name=me.word("page-analyse"), exact=True).count() == 0
    page.goto(f"{house.url}/analysis/{table}")
    expect(page.get_by_role("alert")).to_contain_text(me.word("house-analysis-live"))
    assert axe(page) == []


def test_people_at_one_device_may_look_any_time(house: House, open_page: Open) -> None:
    table, tokens = house.table("person", "bot", level="random", game="silk")
    page = open_page()
    me = Guest(page, "silk")
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me.play(6)
    page.get_by_role("link", name=me.word("page-analyse"), exact=True).click()
    expect(page.get_by_text(me.word("analysis-live"))).to_be_visible()
    expect(page.locator(".moments li")).to_have_count(7)
    page.get_by_role("link", name=me.word("analysis-back")).click()
    assert me.wait().targets
