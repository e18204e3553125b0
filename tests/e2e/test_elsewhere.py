"""A game in somebody else's package, of which the house has neither a board nor a word: played in the browser to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.samples
from caravansary.engine.messages import Message
from caravansary.words import say
from tests.e2e.checks import Inspector
from tests.e2e.conftest import Open
from tests.e2e.guest import PATIENCE, Guest, Scene
from tests.e2e.house import House
from tests.samples.elsewhere import install

TITLES = {"en": "Toll", "es": "Peaje"}
TOLL = Path(tests.samples.__path__[0]) / "toll"


@pytest.fixture
def inn(equipped: None, tmp_path: Path) -> Iterator[House]:
    """A server where Toll is installed."""
    install(TOLL, tmp_path / "site")
    (tmp_path / "house").mkdir()
    running = House(tmp_path / "house", packages=tmp_path / "site").start()
    yield running
    running.stop()


def sit_down(me: Guest, house: House, lang: str) -> None:
    me.page.goto(house.url)
    play = say(Message("page-home-set-up", {"game": TITLES[lang]}), lang)
    me.tap(me.page.get_by_role("link", name=play, exact=True))
    me.set_up(["person", "bot", "bot"], ["Ana", "", ""], "beginner")
    me.start()


def test_a_game_of_others_is_played_to_its_end(inn: House, open_page: Open) -> None:
    page = open_page(1366, 625)
    me = Guest(page, "toll", seed=1)
    sit_down(me, inn, "en")
    inspector = Inspector(page)
    drawings: set[str] = set()

    def watch(scene: Scene) -> None:
        inspector(scene)
        drawing = page.get_by_label(me.word("page-view"))
        if not scene.over and drawing.count():
            drawings.add(drawing.inner_text())

    end = me.play(watch=watch)
    assert end.over and inspector.wrong == []
    assert me.decided > 5 and len(drawings) > 5, "the table is drawn anew as it changes"
    assert all("{" not in drawing for drawing in drawings)


def test_on_a_phone_in_spanish(inn: House, open_page: Open) -> None:
    page = open_page(360, 740, locale="es-ES", color_scheme="dark", is_mobile=True, has_touch=True)
    me = Guest(page, "toll", seed=2, lang="es", touch=True)
    sit_down(me, inn, "es")

    def watch(scene: Scene) -> None:
        assert scene.wide <= 360, "sideways scrolling"

    me.play(6, watch)
    page.get_by_text("mula", exact=False).first.wait_for(timeout=PATIENCE)
