"""What happened: since my last turn, on the boards, in the log; and that a table fits its window."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from caravansary.engine.messages import Message
from caravansary.games.registry import of_the_house
from caravansary.words import say
from caravansary.words.catalogue import LANGUAGES
from tests.e2e import hands
from tests.e2e.checks import DRAWN, axe, resize
from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.house import House

GAMES: Final = list(of_the_house())
EACH = pytest.mark.parametrize("game", GAMES)
LAPTOP: Final = (1366, 625)
LOW: Final = ((683, 400), (844, 390), (740, 360))
MOST: Final = 30  # decisions until others have done something
SOME: Final = 8
# How many lines of the log are seen whole, and how many are open.
LINES: Final = """() => {
  const log = document.querySelector(".log").getBoundingClientRect();
  const lines = [...document.querySelectorAll(".log .line")].map((line) => line.getBoundingClientRect());
  const bottom = Math.min(log.bottom, innerHeight) + 1;
  const whole = lines.filter((line) => line.height > 0 && line.top >= log.top - 1 && line.bottom <= bottom);
  return [whole.length, lines.length];
}"""
CUT: Final = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
CUT_BELOW: Final = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"
# Is a word broken in its middle? Each has as many pieces as it has lines.
BROKEN: Final = """all => all.flatMap((one) => {
  const text = one.firstChild, range = document.createRange(), words = [...text.data.matchAll(/\\S+/g)];
  return words.filter(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
SEATS: Final = "ul.seats .who b, ul.seats .who small"
INSIDE: Final = """(one) => {
  const box = one.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
}"""

# What a line of the log is about, above the card at the thumb.
IN_SIGHT: Final = """() => {
  const { position } = getComputedStyle(document.querySelector(".ask"));
  const card = document.querySelector(".ask").getBoundingClientRect();
  const marks = [...document.querySelectorAll(".table [data-mark].looked, .table [data-mark].pointed")];
  if (marks.some((one) => one.closest(".ask"))) return true;
  const low = position === "sticky" ? Math.min(card.top, innerHeight) : innerHeight;
  return marks.some((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.top >= 0 && box.bottom <= low + 1 && box.left >= -1 && box.right <= innerWidth + 1;
  });
}"""


def sit(page: Page, house: House, game: str, players: int = 0, **how: Any) -> Guest:
    """Where one more plays than there must be, if nothing else is said."""
    return hands.sit(page, house, game, players or hands.FEWEST[game] + 1, seed=4, **how)


def until_news(me: Guest, marks: str = "[data-mark]") -> None:
    """Decide until the others have done something that is told and marked, there where it is looked for."""
    for _ in range(MOST):
        me.play(1)
        if me.page.locator(".since .chip").count() > 0 and me.page.locator(marks).count() > 0:
            return
    raise AssertionError("nobody ever does anything")


@EACH
def test_six_lines_of_the_log_on_a_laptop(house: House, open_page: Open, game: str) -> None:
    """However few or many play, and whatever they did since; in the language whose sentences are longer."""
    page = open_page(*LAPTOP, locale="es-ES")
    info = of_the_house()[game]
    for players in (info.min_players, info.max_players):
        me = sit(page, house, game, players, lang="es")
        until_news(me)
        for _ in range(SOME):
            page.evaluate("() => scrollTo(0, 0)")  # the guest may have scrolled to a button
            seen, told = page.evaluate(LINES)
            assert seen >= min(6, told), page.locator(".since").inner_text()
            me.play(1)
    assert axe(page) == []


# Where what others did is seen on their own boards, beside the one that is mine.
MARKS: Final = {"border": ".others [data-mark]", "yak": ".others [data-mark]"}


@EACH
def test_chips_and_marks_stay_until_i_decide(house: House, open_page: Open, game: str) -> None:
    page = open_page(*LAPTOP)
    me = sit(page, house, game)
    until_news(me, MARKS.get(game, "[data-mark]"))
    mine = page.locator("ul.seats li.you .who b").inner_text()
    chips = page.locator(".since .chip")
    told = chips.all_inner_texts()
    assert all(told), "a chip without words"
    for row in page.locator(".since ul").all():
        assert 1 <= row.locator(".chip").count() <= 5
        expect(row.locator(".who")).to_have_text(re.compile("^Ana"))
        expect(row.locator(".who")).not_to_have_text(mine)
    marked = page.locator("[data-mark]").evaluate_all("all => all.map((one) => one.dataset.mark)")
    page.mouse.move(5, 5)  # looking at things changes nothing
    assert chips.all_inner_texts() == told
    me.decide(me.look())
    page.wait_for_function(
        "([told, marked]) => JSON.stringify([...document.querySelectorAll('.since .chip')].map((one) => one.innerText)) !== "
        "JSON.stringify(told) || JSON.stringify([...document.querySelectorAll('[data-mark]')].map((one) => "
        "one.dataset.mark)) !== JSON.stringify(marked)",
        arg=[told, marked],
    )


# What others changed, and which turn, round or day the log has come to.
MARKED: Final = """() => ({
  turn: [...document.querySelectorAll(".log h3 span, .log h3.hidden")].at(-1)?.textContent ?? "",
  marks: [...document.querySelectorAll(".table [data-mark]")].map((one) => one.dataset.mark),
})"""


def marked(me: Guest) -> tuple[str, set[str]]:
    me.wait()
    seen = me.page.evaluate(MARKED)
    return str(seen["turn"]), set(seen["marks"])


@EACH
def test_marks_survive_a_decision_of_the_same_turn(house: House, open_page: Open, game: str) -> None:
    me = sit(open_page(*LAPTOP), house, game)
    turn, marks = marked(me)
    for _ in range(MOST):
        me.play(1)
        (before, old), (turn, marks) = (turn, marks), marked(me)
        if before == turn and old and old <= marks:
            return
    raise AssertionError("what others changed is never marked for two decisions of a turn")


def test_marks_stay_for_a_round_and_end_with_it(house: House, open_page: Open) -> None:
    """In The Border, where no cell is crossed twice: what the others crossed before my turn is marked until it is over."""
    me = sit(open_page(*LAPTOP), house, "border")
    stayed, ended = 0, 0
    first: set[str] = set()  # what was marked when my turn began
    turn, _ = marked(me)
    for _ in range(2 * MOST):
        me.play(1)
        before, (turn, marks) = turn, marked(me)
        if turn != before:
            if first:
                assert not first & marks, "of the round before"
                ended += 1
            first = marks if turn.endswith(", you") else set()
        elif first:
            assert first <= marks, "gone too soon"
            stayed += 1
        if stayed >= SOME and ended >= 2:
            return
    raise AssertionError((stayed, ended))


@pytest.mark.parametrize(("game", "lang"), [("silk", "en"), ("border", "es"), ("yak", "en"), ("silk_road", "es")])
def test_it_can_be_shown_again_step_by_step(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(*LAPTOP, locale={"en": "en-GB", "es": "es-ES"}[lang])
    me = sit(page, house, game, lang=lang)
    until_news(me)
    before = me.look().position()
    me.button("happened-again").click()
    expect(page.locator(".since output")).to_contain_text("1")
    assert me.look().targets == [], "what is shown is past: nothing can be chosen"
    assert axe(page) == []
    me.button("happened-next").click()
    expect(page.locator(".since output")).to_contain_text("2")
    me.button("happened-back").click()
    expect(page.locator(".since output")).to_contain_text("1")
    me.button("happened-now").click()
    assert me.wait().position() == before


# What the log counts, and whether it says whose it was.
HEADINGS: Final = {
    "border": "happened-round-of",
    "yak": "happened-day",
    "silk": "happened-turn-of",
    "silk_road": "happened-round",
}


@EACH
def test_the_log_is_folded_by_what_the_game_counts(house: House, open_page: Open, game: str) -> None:
    page = open_page(*LAPTOP, locale="es-ES")
    me = sit(page, house, game, lang="es")
    names = page.locator("ul.seats .who b").all_inner_texts()
    folds = page.locator(".log .fold span")

    def headed(number: int) -> bool:
        """Is this turn, round or day there, with its name and once?"""
        found = [text for text in folds.all_inner_texts() if starts(text, number)]
        assert len(found) <= 1, found
        return bool(found)

    def starts(text: str, number: int) -> bool:
        forms = [me.word(HEADINGS[game], number=number, name=name) for name in names]
        forms.append(me.word(f"{HEADINGS[game]}.you", number=number) if game in ("border", "silk") else forms[0])
        return any(text == form or text.startswith(f"{form}: ") for form in forms)

    for _ in range(2 * MOST):  # in Silk everything is placed first
        if headed(2):
            break
        me.play(1)
    assert headed(1) and headed(2) and not headed(0)
    last = page.locator(".log .fold").last
    expect(last).to_have_attribute("aria-expanded", "true")  # what is going on need not be opened
    lines = page.locator(".log .line").count()
    last.click()
    expect(last).to_have_attribute("aria-expanded", "false")
    assert page.locator(".log .line").count() < lines


@EACH
def test_a_tapped_line_brings_its_place_into_sight(house: House, open_page: Open, game: str) -> None:
    page = open_page(360, 740, is_mobile=True, has_touch=True)
    me = sit(page, house, game, touch=True)
    for _ in range(MOST):
        if page.locator(".log .placed").count() > 0:
            break
        me.play(1)
    page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    page.locator(".log .placed").last.tap()
    page.wait_for_function(IN_SIGHT)


@EACH
def test_the_log_is_folded_and_shows_where(house: House, open_page: Open, game: str) -> None:
    page = open_page(*LAPTOP)
    me = sit(page, house, game)
    until_news(me, ".log .placed")
    setup = page.locator(".log .fold").first
    expect(setup).to_contain_text(me.word("happened-setup"))
    expect(setup).to_have_attribute("aria-expanded", "false")
    lines = page.locator(".log .line").count()
    setup.click()
    expect(setup).to_have_attribute("aria-expanded", "true")
    assert page.locator(".log .line").count() > lines + 3
    assert axe(page) == []
    setup.click()
    expect(page.locator(".log .line")).to_have_count(lines)
    placed = page.locator(".log .placed").last
    placed.hover()
    expect(page.locator(".table [data-mark].looked, .table [data-mark].pointed").first).to_be_attached()
    page.mouse.move(5, 5)
    expect(page.locator(".table .looked[data-mark], .table .pointed[data-mark]")).to_have_count(0)
    placed.focus()
    expect(page.locator(".table [data-mark].looked, .table [data-mark].pointed").first).to_be_attached()


@EACH
def test_the_board_is_in_sight_in_a_low_window(house: House, open_page: Open, game: str) -> None:
    page = open_page(*LOW[0])
    me = sit(page, house, game)
    for width, height in LOW:
        resize(page, width, height)
        assert me.look().wide <= width, width
        shown = page.locator(".table [data-target], .ask button").evaluate_all(f"all => all.filter({INSIDE}).length")
        assert shown > 0, f"nothing that can be chosen is in sight at {width}"
        board = page.locator(".board").bounding_box()
        assert board is not None and board["y"] < height / 4 and board["height"] > height / 2, width


# Is something that can be chosen on the board met by a pointer in its middle? Null where nothing on it can be chosen.
MET: Final = """() => {
  const all = [...document.querySelectorAll(".board [data-target]")].filter((one) => one.getClientRects().length > 0);
  const parts = all.flatMap((one) => [one, ...one.querySelectorAll("path, rect, circle")]);
  return all.length === 0 ? null : parts.some((part) => {
    const box = part.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return met && met.closest("[data-target]") === part.closest("[data-target]");
  });
}"""


# On Silk Road's map only the leader chooses anything.
@pytest.mark.parametrize("game", [game for game in GAMES if game != "silk_road"])
def test_what_can_be_chosen_on_the_board_is_in_sight_in_a_low_window(house: House, open_page: Open, game: str) -> None:
    page = open_page(683, 400)
    me = sit(page, house, game)
    met = []
    for _ in range(MOST):
        me.wait()
        page.evaluate(DRAWN)
        met.append(page.evaluate(MET))
        if met.count(True) == 3:
            break
        me.play(1)
    assert any(met), "nothing on the board was ever to be chosen"
    assert False not in met, met


@EACH
def test_a_phone_cuts_no_tab_and_leads_to_every_board(house: House, open_page: Open, game: str) -> None:
    page = open_page(360, 740, locale="es-ES", is_mobile=True, has_touch=True)
    players = of_the_house()[game].max_players
    me = sit(page, house, game, players, lang="es", touch=True)
    assert page.locator(f"[role=tab], {SEATS}, header .round").evaluate_all(CUT) == []
    for seat in range(1, players):
        name = page.locator("ul.seats .who b").nth(seat).inner_text()
        me.button("happened-board-of", name=name).tap()
        board = page.locator(f'.table [data-seat-board="{seat}"]')
        expect(board).to_be_in_viewport()


def default_names(players: int, lang: str) -> list[str]:
    """As the page calls people who say no name."""
    guests = [say(Message("page-default-person", {"number": number}), lang) for number in range(2, players + 1)]
    return [say(Message("page-default-me"), lang), *guests]


# Of the seats: what is cut or broken, what leads out of a seat, and names that are too small.
AT_SEATS: Final = (
    (SEATS, CUT),
    ("ul.seats .who b", CUT_BELOW),
    ("ul.seats .who b", BROKEN),
    (
        "ul.seats, ul.seats li",
        "all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className)",
    ),
    (
        "ul.seats .who b",
        "all => all.filter((one) => parseFloat(getComputedStyle(one).fontSize) < 13).map((one) => one.textContent)",
    ),
)


@EACH
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_about_a_seat_is_cut(house: House, open_page: Open, game: str, lang: str) -> None:
    page = open_page(1366, 740, locale=f"{lang}-ES")
    info = of_the_house()[game]
    for players in range(info.min_players, info.max_players + 1):
        sit(page, house, game, players, names=default_names(players, lang), lang=lang)
        for width in (360, 1024, 1366):
            resize(page, width, 740)
            for what, wrong in AT_SEATS:
                assert page.locator(what).evaluate_all(wrong) == [], (players, width, what)


@pytest.mark.parametrize("width", [360, 1366])
def test_a_name_of_forty_letters_is_told_whole(house: House, open_page: Open, width: int) -> None:
    page, name = open_page(width, 740), "Wilhelmine-Charlotte von Hohenzollern 40"
    sit(page, house, "silk_road", 6, names=[name, *default_names(6, "en")[1:]])
    assert page.locator("ul.seats, ul.seats li").evaluate_all(
        "all => all.every((one) => one.scrollWidth <= one.clientWidth)"
    )
    expect(page.locator("ul.seats .who b").first).to_have_attribute("title", name)


@EACH
def test_a_wide_window_is_used(house: House, open_page: Open, game: str) -> None:
    page = open_page(2560, 1300)
    sit(page, house, game, of_the_house()[game].max_players)
    boxes = [page.locator(name).bounding_box() for name in (".board", ".ask", ".log")]
    board, ask, log = (box for box in boxes if box is not None)
    assert board["x"] < 40 and log["x"] + log["width"] > 2500
    assert ask["width"] > 550 and log["width"] > 500 and log["x"] > ask["x"] + ask["width"]


def test_a_wide_window_is_filled_by_the_inn(house: House, open_page: Open) -> None:
    page = open_page(2560, 1300)  # somebody who comes for the first time
    page.goto(house.url)
    page.locator(".inn").wait_for()
    hills = page.locator(".inn use").evaluate_all(
        "all => all.map((one) => [one.getBoundingClientRect().left, one.getBoundingClientRect().right])"
    )
    assert min(left for left, _ in hills) <= 0
    assert max(right for _, right in hills) >= 2560
