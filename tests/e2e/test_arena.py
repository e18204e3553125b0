"""The page of a tournament in a real browser: on a telephone and a large screen, light and dark, in both languages."""

from pathlib import Path

import pytest

from caravansary.arena.page import page as write
from caravansary.arena.speech import Speech
from caravansary.arena.standings import standings
from tests.arena.tools import made_up, tournament
from tests.e2e.checks import axe, foreign
from tests.e2e.conftest import Open


@pytest.mark.parametrize(
    ("lang", "other", "width", "scheme"),
    [
        ("en", "es", 320, "dark"),
        ("es", "en", 320, "light"),
        ("en", "es", 1280, "light"),
        ("es", "en", 1280, "dark"),
    ],
)
def test_the_page_of_a_tournament(
    open_page: Open, tmp_path: Path, lang: str, other: str, width: int, scheme: str
) -> None:
    held = tournament("search:200ms", "greedy", "random", game="border", seats=4, rounds=2)
    file = tmp_path / "arena.html"
    file.write_text(write(Speech(lang), held, standings(held, made_up(held)), "caravansary arena border"), "utf-8")
    asked: list[str] = []
    page = open_page(width, color_scheme=scheme)
    page.on("request", lambda request: asked.append(request.url))
    page.goto(file.as_uri())
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert page.evaluate("() => document.documentElement.scrollWidth") == width
    assert axe(page) == [] and foreign(page, lang, other) == []
    assert asked == [file.as_uri()]
