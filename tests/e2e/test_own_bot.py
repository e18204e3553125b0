"""Bots of others through the page: chosen at the set-up, played with to the end, and helped when they fail."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

import tests.samples
from caravansary import Event
from caravansary.players import LEVELS
from caravansary.server.bench import STRIKES
from caravansary.words import say_event
from tests.e2e.checks import axe
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import finish_here
from tests.e2e.house import House
from tests.samples.elsewhere import PLAYERS, install

SCOUT: Final = Path(tests.samples.__path__[0]) / "scout"
LAST: Final = "class Last:\n    def choose(self, seen):\n        return seen.legal[-1]\n"
RASCALS: Final = "tests.samples.rascals"
BRAVE: Final = "brave:Last"  # lies in the folder where the server was started
GIVEN: Final = (BRAVE, f"{RASCALS}:Raises", f"{RASCALS}:Sleeps")


@pytest.fixture(scope="module")
def inn(equipped: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where the scout is installed, and others are named when it is started."""
    folder = tmp_path_factory.mktemp("inn")
    install(SCOUT, folder / "site", PLAYERS, "scout:Scout")
    (folder / "brave.py").write_text(LAST)
    more = [word for name in GIVEN for word in ("--player", name)]
    running = House(folder, packages=folder / "site", more=[*more, "--bot-limit", "0.5"], here=folder).start()
    yield running
    running.stop()


def test_they_are_offered_behind_the_levels(inn: House, open_page: Open) -> None:
    page = open_page()
    me = Guest(page, "yak")
    page.goto(f"{inn.url}/new/yak")
    choice = page.get_by_label(me.word("page-level-of", number=2))
    choice.wait_for()
    names = [me.word(f"bot-{level}") for level in LEVELS]
    assert choice.locator("option").all_inner_texts() == [*names, "scout", *GIVEN]
    choice.select_option("scout")
    expect(page.locator(".about").first).to_have_text(me.word("page-bot-elsewhere"))
    assert axe(page) == []


@pytest.mark.parametrize("name", ["scout", BRAVE])
def test_one_is_played_with_to_the_end(inn: House, open_page: Open, name: str) -> None:
    me = Guest(open_page(), "yak", seed=3)
    table = me.sit_down(inn.url, ["person", "bot"], ["Ana", ""], name)
    me.play(4)
    finish_here(inn, me.page, table)
    assert inn.decided(table)[1] > 5
    assert name not in (inn.folder / "server.log").read_text("utf-8"), "it has failed"


@pytest.mark.parametrize(("rascal", "lang"), [("Raises", "en"), ("Sleeps", "es")])
def test_one_that_fails_stops_nobody(inn: House, open_page: Open, rascal: str, lang: str) -> None:
    page = open_page(locale=f"{lang}-{lang.upper()}")
    me = Guest(page, "yak", seed=4, lang=lang)
    table = me.sit_down(inn.url, ["person", "bot"], ["Ana", ""], f"{RASCALS}:{rascal}")
    for _ in range(30):
        if len(lines := told_by(inn, table)) == STRIKES:
            break
        me.play(1)
    assert all(f"player {RASCALS}:{rascal}, on seat 2 in a game of Yak, " in line for line in lines)
    heard, name = page.get_by_role("log"), me.word("page-bot-names").split(", ")[1]
    told = [say_event(Event(f"house-event-bot-{key}", {}, 1), lang, ["Ana", name]) for key in ("failed", "out")]
    for _ in range(30):  # not before a sealed round is over
        me.wait()
        if told[-1] in heard.inner_text():
            break
        me.play(1)
    for closed in reversed(heard.locator("h3 button[aria-expanded=false]").all()):  # the days that are over
        closed.click()
    for text in told:
        expect(heard).to_contain_text(text)
    finish_here(inn, page, table)
    assert len(told_by(inn, table)) == STRIKES and "Traceback" not in (inn.folder / "server.log").read_text("utf-8")


def told_by(inn: House, table: str) -> list[str]:
    """What the server has said of a table."""
    said = (inn.folder / "server.log").read_text("utf-8")
    return [line for line in said.splitlines() if f"table {table}: " in line]
