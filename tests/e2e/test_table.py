"""What may happen at a table besides playing: other languages, a server that dies, spectators, no board."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import sit
from tests.e2e.house import House


def sent_by(page: Page) -> list[str]:
    """The kinds of messages a page sends to a table, as they leave."""
    kinds: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda text: kinds.append(json.loads(text)["type"]))

    page.on("websocket", listen)
    return kinds


def round_of(page: Page) -> int:
    return int(page.locator("header .round").inner_text().split()[-1])


def to_a_roll(person: Guest) -> None:
    """Play until dice can be picked up."""
    for _ in range(60):
        if person.wait().rolling:
            return
        person.play(1)
    raise AssertionError("never asked about the dice")


def test_language_and_theme_change_in_the_middle(house: House, open_page: Open) -> None:
    page = open_page(reduced_motion="no-preference")
    me = sit(page, house, seed=5)
    me.play(6)
    to_a_roll(me)
    page.locator(".tray button.die").nth(1).click()
    page.locator(".tray button.die").nth(3).click()
    before = me.look()
    theme = page.evaluate("() => document.documentElement.dataset.theme")
    page.get_by_role("button", name="Español").click()
    me.lang = "es"
    expect(page.locator("html")).to_have_attribute("lang", "es")
    while page.evaluate("() => document.documentElement.dataset.theme") == theme:
        page.locator("header button.theme").click()
    during = me.look()
    assert during.position() == before.position()
    assert during.picked == [False, True, False, True, False]
    assert during.dice != before.dice, "the dice are still called in English"
    me.tap(me.button("border-board-roll", count=2))
    page.get_by_role("button", name="English").click()
    me.lang = "en"
    expect(page.locator("html")).to_have_attribute("lang", "en")
    me.play(4)
    page.reload()
    me.wait()
    assert page.evaluate("() => [document.documentElement.lang, document.documentElement.dataset.theme]") == [
        "en",
        "dark",
    ]


def test_a_choice_can_be_taken_back(house: House, open_page: Open) -> None:
    page = open_page()
    me = sit(page, house, seed=6)
    for _ in range(60):
        before = me.wait()
        if before.kind in ("segment", "cross") and len(before.targets) > 1:
            me.press(before.targets[0])
            if me.wait().crosses > before.crosses and me.button("page-undo").count():
                break
        else:
            me.decide(before)
    else:
        raise AssertionError("there was never anything to take back")
    me.tap(me.button("page-undo"))
    expect(page.locator(".board [data-target]")).to_have_count(len(before.targets))
    assert me.wait() == before


@pytest.fixture
def mortal(equipped: None, tmp_path: Path) -> Iterator[House]:
    """A server that one test may kill."""
    server = House(tmp_path).start()
    yield server
    server.stop()


def test_the_server_dies_and_comes_back(mortal: House, open_page: Open) -> None:
    page = open_page(quiet=False)  # a browser complains in its console when a line breaks
    me = sit(page, mortal, seed=7)
    before = me.play(12)
    line = page.locator("header [role=status]")
    mortal.kill()
    expect(line).to_have_text(me.word("page-line-broken"))
    me.decide(before)  # somebody clicks all the same: it is not sent, and the page says so
    me.decided -= 1
    expect(page.get_by_text(me.word("page-offline"))).to_be_visible()
    mortal.start()
    expect(line).to_have_text(me.word("page-line-open"))
    after = me.wait()
    assert after.position()[3:] == before.position()[3:]
    assert after.kind == before.kind and after.targets == before.targets
    later = me.play(8)
    page.reload()
    assert me.wait() == later, "what was decided after the restart is not kept"


def test_a_spectator_sees_all_and_touches_nothing(house: House, open_page: Open) -> None:
    mine = open_page()
    me = sit(mine, house, seed=8)
    me.play(8)
    page = open_page()
    kinds = sent_by(page)
    page.goto(f"{house.url}/table/{me.table}")
    watching = Guest(page)
    page.get_by_text(re.compile(re.escape(me.word("page-watching")))).wait_for()
    page.locator(".table[aria-busy='false']").wait_for()
    scene = watching.look()
    assert scene.crosses > 0 and len(scene.areas) == 9 and len(scene.dice) == 5
    assert not scene.targets and not scene.rolling and not scene.buttons
    for what in (".board .area", ".tray .die"):
        for at in (0, 2, 4):
            page.locator(what).nth(at).click(force=True)
    page.get_by_role("tab").nth(1).click()
    page.get_by_text(me.word("page-choices-empty")).wait_for()
    assert watching.look().position() == scene.position()
    started = round_of(mine)
    me.play(12)
    assert round_of(mine) > started
    expect(page.locator("header .round")).to_have_text(me.word("border-board-round", round=round_of(mine)))
    expect(page.locator("ul.seats .score")).to_have_text(mine.locator("ul.seats .score").all_inner_texts())
    assert set(kinds) <= {"hello", "ping", "tell"}, "who looks on may only have the table told"


def play_from_the_list(page: Page, person: Guest, decisions: int) -> None:
    """Choose from the list of choices, where there is nothing else to click on."""
    choices = page.locator(".ask button[data-target]")
    for _ in range(decisions):
        person.wait()
        person.tap(choices.nth(person.random.randrange(choices.count())))


@pytest.mark.parametrize("broken", ["chunk", "game"])
def test_without_a_board_there_is_the_list(house: House, open_page: Open, broken: str) -> None:
    """The part of the page that draws the board cannot be had: the server draws. Or the page knows no such game."""
    page = open_page(quiet=False)
    if broken == "chunk":
        page.route("**/assets/parts-*.js", lambda route: route.abort())
    else:
        page.route("**/api/tables/*", lambda route: route.fulfill(json={**route.fetch().json(), "game": "unknown"}))
    me = sit(page, house, seed=9)
    assert page.locator(".board svg").count() == 0
    shown = me.word("border-area-windmill.label") if broken == "chunk" else "phase"
    drawing = page.get_by_label(me.word("page-view"))
    expect(drawing).to_contain_text(shown, ignore_case=True)
    play_from_the_list(page, me, 12)
    assert me.wait().asked
