"""The page: one file that needs nothing else, in both languages, with the figures beside the plots."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from caravansary.arena import plots
from caravansary.arena.page import page
from caravansary.arena.plots import Scale, binned, nice, ticks_between
from caravansary.arena.speech import Speech
from caravansary.arena.standings import standings
from caravansary.arena.tournament import Tournament
from tests.arena.tools import ended, made_up, tournament

TOKENS = Path(__file__).parents[2] / "web" / "src" / "tokens.css"
STYLE = Path(plots.__file__).with_name("page.css")
VOID = {"meta", "line", "rect", "circle"}
EVIL = "<script>&\"'"


class Reader(HTMLParser):
    """Checks that every tag is closed in its turn, and collects what stands where."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.ids: list[str] = []
        self.named: list[str] = []
        self.links: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        for name, value in attrs:
            self.ids += [value or ""] if name == "id" else []
            self.named += (value or "").split() if name == "aria-labelledby" else []
            self.links += [value or ""] if name in ("src", "href", "action") else []
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def written(held: Tournament, language: str = "en", command: str = "caravansary arena yak") -> str:
    return page(Speech(language), held, standings(held, made_up(held)), command)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("names", "seats"), [(("one", "two"), 2), (("one", "two", "three"), 2), (("one", "two"), 4)])
def test_the_page_is_whole_and_needs_nothing_else(language: str, names: tuple[str, ...], seats: int) -> None:
    text = written(tournament(*names, seats=seats, rounds=3), language)
    reader = read(text)
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert reader.links == [] and not {"script", "link", "img", "iframe", "object"} & set(reader.seen)
    assert not re.search(r"https?:|//[a-z]|url\(|@import", text)
    assert reader.seen.count("svg") == 6 and reader.seen.count("h1") == 1
    assert reader.seen.count("table") == 6 + 1 + (len(names) > 2)


def test_every_plot_says_what_it_shows() -> None:
    reader = read(written(tournament("one", "two", rounds=3)))
    assert len(reader.named) == 12 and set(reader.named) == set(reader.ids)
    assert len(reader.ids) == len(set(reader.ids))
    assert reader.seen.count("desc") == 6


def test_both_languages_and_their_figures() -> None:
    held = tournament("one", "two", rounds=3)
    english, spanish = written(held, "en"), written(held, "es")
    assert "Who" not in english and "Rating" in english and "Nivel" in spanish
    assert "100.0%" in english and "100,0 %" in spanish and "100.0%" not in spanish.split("</style>")[1]
    assert "50.0%" in english  # what equals would win


def test_the_command_and_names_are_quoted() -> None:
    held = tournament(EVIL, "two" * 30, rounds=1)
    text = written(held, command=f"caravansary arena --players '{EVIL}'")
    reader = read(text)
    assert "script" not in reader.seen
    assert f"caravansary arena --players '{EVIL}'" in reader.texts
    assert "two" * 30 in text  # whole in the tables


def test_games_without_any_spread() -> None:
    """All scores equal, no time at all: nothing to divide by."""
    held = tournament("one", "two", rounds=1)
    text = page(Speech("en"), held, standings(held, [ended(0, [0, 0], 0.0), ended(1, [0, 0], 0.0)]), "again")
    read(text)
    assert not re.search(r"\bnan\b|\binf\b", text.split("</style>")[1])


def test_nobody_ever_had_a_choice() -> None:
    held = tournament("one", "two", rounds=1)
    games = [msgspec.structs.replace(ended(k, [k, 1], 0.0), choices=[0, 0]) for k in (0, 1)]
    read(page(Speech("es"), held, standings(held, games), "again"))


def test_many_contestants_on_many_seats() -> None:
    text = written(tournament(*"abcdefg", game="silk_road", seats=3, rounds=1))
    assert 'class="c5' in text and 'class="c6' not in text
    read(text)


def test_marks_lie_on_the_paper() -> None:
    text = written(tournament("one", "two", "three", rounds=5)).split("</style>")[1]
    for attribute in ("x", "x1", "x2", "cx"):
        values = [float(value) for value in re.findall(rf' {attribute}="([^"]*)"', text)]
        assert values and all(0 <= value <= plots.WIDTH for value in values)
    assert all(float(value) > 0 for value in re.findall(r' (?:width|height)="([\d.-]+)"', text))


# --- scales


def test_scales() -> None:
    assert Scale(0, 10).x(0) == plots.EDGE and Scale(0, 10).x(10) == plots.WIDTH - plots.EDGE
    assert Scale(0.01, 1, True).x(0.1) == pytest.approx(plots.WIDTH / 2)


@pytest.mark.parametrize(("step", "rounded"), [(0.7, 1), (1, 1), (1.1, 2), (3, 5), (6, 10), (12, 20), (0.012, 0.02)])
def test_round_steps(step: float, rounded: float) -> None:
    assert nice(step) == pytest.approx(rounded)


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-7, 33), (12, 13), (0.1, 0.2), (180, 270), (5, 5)])
def test_ticks_hold_everything(low: float, high: float) -> None:
    ticks = ticks_between(low, high)
    assert ticks[0] <= low and ticks[-1] >= high and len(ticks) <= 8


@pytest.mark.parametrize("values", [[1], [1, 1, 2], [-5, 0, 99], list(range(1000))])
def test_every_value_is_in_its_group(values: list[int]) -> None:
    bins = binned(values, min(values), max(values))
    assert sum(bins.counts) == len(values) and len(bins.counts) <= 29
    assert bins.start <= min(values) < bins.start + bins.width


# --- the house style


def test_colours_are_the_houses() -> None:
    light, dark = TOKENS.read_text("utf-8").split(':root[data-theme="dark"]')
    ours, ours_dark = STYLE.read_text("utf-8").split("@media (prefers-color-scheme: dark)")
    for own, house in ((ours, light), (ours_dark.split("* {")[0], dark)):
        tokens = re.findall(r"--[a-z0-9-]+: [^;]+;", own)
        assert len(tokens) > 10 and [token for token in tokens if token not in house] == []


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [
        (0, "0", "0"),
        (1234, "1,234", "1234"),
        (12345.6, "12,346", "12.346"),
        (-9999, "-9,999", "-9999"),
        (-0.2, "0", "0"),
        (1e6, "1,000,000", "1.000.000"),
    ],
)
def test_numbers(value: float, english: str, spanish: str) -> None:
    assert (Speech("en").number(value), Speech("es").number(value)) == (english, spanish)


@pytest.mark.parametrize(
    ("value", "english", "spanish"),
    [(2.5, "2.5 s", "2,5 s"), (0.2, "200 ms", "200 ms"), (0.0025, "2.5 ms", "2,5 ms"), (0.00002, "20 µs", "20 µs")],
)
def test_short_times(value: float, english: str, spanish: str) -> None:
    assert (Speech("en").seconds(value), Speech("es").seconds(value)) == (english, spanish)
    assert Speech("en").percents(0.125, 0.5) == "12.5–50.0%" and Speech("es").percent(0.5) == "50,0 %"
