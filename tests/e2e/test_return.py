"""Coming back: one's own tables, play now, a rematch for all, friends who arrive, and a page without a network."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from caravansary.games.registry import of_the_house
from tests.e2e import house as houses
from tests.e2e.checks import axe, foreign
from tests.e2e.conftest import Open
from tests.e2e.guest import PATIENCE, Guest
from tests.e2e.hands import finish
from tests.e2e.house import House

PHONE = {"width": 360, "height": 740, "has_touch": True, "locale": "es-ES"}


def hold(page: Page, seats: dict[str, dict[str, str | None]]) -> None:
    """The seats that a browser has kept from earlier visits."""
    kept = json.dumps({f"caravansary:table:{table}": json.dumps(tokens) for table, tokens in seats.items()})
    page.add_init_script(f"sessionStorage.once ??= (Object.assign(localStorage, {kept}), 'yes')")


def mine(page: Page) -> Locator:
    return page.locator("section.mine li")


def play_now(page: Page, game: str) -> None:
    page.locator(".games > ul li", has=page.get_by_role("heading", name=game)).get_by_role("button").click()


def test_play_now_leave_and_go_on(house: House, open_page: Open) -> None:
    page = open_page()
    me = Guest(page, seed=3)
    page.goto(house.url)
    first = page.get_by_role("link", name=me.word("page-home-new-here", game=me.word("border-title")))
    expect(first).to_have_attribute("href", "/learn/border")
    expect(first).to_have_class(re.compile("primary"))
    expect(page.locator("section.mine")).to_have_count(0)
    play_now(page, me.word("border-title"))
    me.play(3)
    before = me.wait()
    page.goto(house.url)
    expect(mine(page)).to_have_count(1)
    expect(mine(page)).to_contain_text(me.word("page-home-your-turn"))
    expect(mine(page)).to_contain_text(me.word("page-home-against", names="Tariq"))
    expect(first).to_have_count(0)
    assert axe(page) == []
    mine(page).get_by_role("link").click()
    assert me.wait() == before


def test_what_is_forgotten_can_be_put_back(house: House, open_page: Open) -> None:
    page = open_page()
    me = Guest(page)
    tables = {table: {"0": tokens[0]} for table, tokens in (house.table("person", "bot") for _ in range(2))}
    hold(page, {**tables, "0123456789abcdef": {"0": "of a house that is gone"}})
    page.goto(house.url)
    expect(mine(page)).to_have_count(2)
    me.button("page-home-forget", game=me.word("border-title")).first.click()
    expect(mine(page)).to_have_count(1)
    me.button("page-home-put-back").click()
    expect(mine(page)).to_have_count(2)
    me.button("page-home-forget", game=me.word("border-title")).first.click()
    expect(mine(page)).to_have_count(1)
    page.reload()
    expect(mine(page)).to_have_count(1)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_who_has_played_finds_a_quiet_word_where_no_tables_are(house: House, open_page: Open, lang: str) -> None:
    page = open_page(locale={"en": "en-GB", "es": "es-ES"}[lang])
    me = Guest(page, lang=lang)
    table, tokens = house.table("person", "bot")
    page.goto(f"{house.url}/table/{table}#0.{tokens[0]}")
    me.wait()
    page.goto(house.url)
    me.button("page-home-forget", game=me.word("border-title")).click()
    expect(page.locator(".none")).to_have_count(0)  # it can still be put back
    page.reload()
    expect(page.locator("section.mine .none")).to_have_text(me.word("page-home-none"))
    expect(page.locator("section.mine li")).to_have_count(0)
    expect(page.locator("a.first")).to_have_count(0)  # nobody is greeted as new twice
    assert foreign(page, lang, "es" if lang == "en" else "en") == []


def test_a_rematch_for_both_browsers(house: House, open_page: Open) -> None:
    table, tokens = house.table("person", "person")
    finish(house, table, tokens)
    pages = [open_page(), open_page()]
    for seat, page in enumerate(pages):
        page.goto(f"{house.url}/table/{table}#{seat}.{tokens[seat]}")
        page.locator("dialog[open] .final").wait_for()
    ana, bo = pages
    me = Guest(ana)
    ana.get_by_role("button", name=me.word("page-rematch"), exact=True).click()
    ana.wait_for_url(lambda url: table not in url)
    bo.get_by_role("button", name=me.word("page-rematch-laid"), exact=True).click()
    bo.wait_for_url(ana.url)
    for page, name in ((ana, "Ana 1"), (bo, "Ana 2")):
        page.locator(".table[aria-busy='false']").wait_for()
        expect(page.locator("ul.seats li b")).to_have_text(["Ana 2", "Ana 1"])
        expect(page.locator("ul.seats li.you b")).to_have_text(name)
    ana.goto(house.url)
    expect(mine(ana)).to_have_count(2)
    over = mine(ana).filter(has=ana.get_by_role("link", name=me.word("page-analyse")))
    expect(over).to_have_count(1)
    expect(over).to_contain_text(re.compile(r"You won!|You came second"))
    over.get_by_role("button", name=me.word("page-rematch-laid")).click()
    ana.wait_for_url(bo.url)


def test_the_device_shares_an_invitation(house: House, open_page: Open) -> None:
    page = open_page(**PHONE)
    page.add_init_script("navigator.share = (what) => Promise.resolve(window.shared = what)")
    me = Guest(page, lang="es", touch=True)
    page.goto(f"{house.url}/new/border")
    page.get_by_label(me.word("page-seat-kind", number=2)).select_option("friend")
    me.button("page-start").tap()
    asking = page.get_by_role("dialog")
    link = asking.locator("input").first.input_value()
    names = [button.get_attribute("aria-label") for button in asking.locator(".row button").all()]
    assert len(set(names)) == len(names) > 2, "each says what it is for"
    asking.get_by_role("button", name=me.word("page-friends-share")).first.tap()
    shared = page.evaluate("() => window.shared")
    assert shared["url"] == link
    assert me.word("border-title") in shared["text"]


def test_a_friend_comes_by_the_link_and_says_a_name(house: House, open_page: Open) -> None:
    host = open_page()
    me = Guest(host)
    host.goto(f"{house.url}/new/border")
    host.get_by_label(me.word("page-seat-kind", number=2)).select_option("friend")
    me.button("page-start").click()
    asking = host.get_by_role("dialog")
    expect(asking).to_contain_text(me.word("page-friends-not-yet"))
    expect(asking.get_by_role("img", name=re.compile("^QR code"))).to_be_visible()
    assert axe(host) == []
    link = asking.locator("input").first.input_value()
    friend = open_page(**PHONE)
    friend.goto(link)
    friend.get_by_label("¿Con qué nombre juegas?").fill("  Lucía ")
    assert set(foreign(friend, "es", "en")) <= {"Traveller", "Guest 2"}, "only names are as the host wrote them"
    assert axe(friend) == []
    friend.get_by_role("button", name="Sentarme").click()
    expect(friend.get_by_role("dialog")).to_have_count(0)
    expect(host.get_by_role("dialog")).to_have_count(0)
    for page in (host, friend):
        expect(page.locator("ul.seats li b").last).to_have_text("Lucía")
    expect(host.locator("ul.seats").get_by_role("img", name=me.word("page-friends-here"))).to_be_visible()
    friend.close()
    expect(host.locator("ul.seats").get_by_role("img", name=me.word("page-friends-away"))).to_be_visible()
    host.reload()
    host.locator(".table[aria-busy='false']").wait_for()
    expect(host.get_by_role("dialog")).to_have_count(0)


def test_my_tables_in_spanish_on_a_phone(house: House, open_page: Open) -> None:
    page = open_page(**PHONE)
    over, tokens = house.table("person", "bot", level="random")
    finish(house, over, tokens)
    open_table, others = house.table("person", "person", "bot", game="yak")
    hold(page, {over: {"0": tokens[0]}, open_table: {"0": others[0], "1": others[1]}})
    page.goto(house.url)
    expect(mine(page)).to_have_count(2)
    expect(page.get_by_role("heading", name="Tus mesas")).to_be_visible()
    expect(mine(page).first).to_contain_text("Te toca")
    assert foreign(page, "es", "en") == []
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    small = (
        page.locator("section.mine")
        .locator("button, a")
        .evaluate_all(
            "all => all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent)"
        )
    )
    assert small == []


@pytest.fixture
def upgradable(equipped: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that can be stopped, with a page that can be exchanged."""
    shutil.copytree(houses.PAGE, tmp_path / "page")
    monkeypatch.setattr(houses, "PAGE", tmp_path / "page")
    server = House(tmp_path).start()
    yield server
    server.stop()


# Everything that the worker fetches by itself; that all lessons of a game have been taken is noted last.
WARM = """async ([names, patience]) => {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const kept = (await (await caches.open("caravansary-1")).keys()).map((one) => decodeURIComponent(one.url));
    if (names.every((name) => kept.some((url) => url.includes(name)))) return true;
    await new Promise((later) => setTimeout(later, 50));
  }
  return false;
}"""


# What no build has any more is not kept for ever.
GONE = """async (now) => {
  const kept = (await (await caches.open("caravansary-1")).keys()).map((one) => one.url);
  return kept.filter((url) => url.includes("/assets/")).every((url) => url.includes(now));
}"""


def rename_assets(page: Path) -> None:
    """Give every file of the build another name, wherever it is called by it."""
    names = {file.name: f"later-{file.name}" for file in (page / "assets").iterdir()}
    pattern = re.compile("|".join(map(re.escape, names)))
    for file in [path for path in page.rglob("*") if path.suffix in (".js", ".css", ".html", ".json")]:
        text = file.read_text("utf-8")
        file.write_text(pattern.sub(lambda found: names[found[0]], text), "utf-8")
    for old, new in names.items():
        (page / "assets" / old).rename(page / "assets" / new)


ABOUT: Final = re.compile(r"\.\s*$")  # a sentence, no key


def test_without_a_network_and_never_an_old_version(upgradable: House, open_page: Open) -> None:
    page = open_page(quiet=False, service_workers="allow", locale="es-ES")
    me = Guest(page, lang="es")
    page.goto(upgradable.url)
    expect(page.get_by_role("heading", name="Yak")).to_be_visible()
    walked = [f"/walked/{game}" for game in of_the_house()]
    assert page.evaluate(WARM, [["/index.html", *walked], PATIENCE])
    upgradable.kill()
    for game in of_the_house():  # by somebody who has never been there
        page.goto(f"{upgradable.url}/learn/{game}")
        expect(page.get_by_role("region", name=me.word("page-board"), exact=True)).to_be_visible()
        page.locator(".lesson [data-target], .lesson .tray button").first.wait_for()
        page.goto(f"{upgradable.url}/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_contain_text(me.word(f"{game}-title"))
    page.goto(upgradable.url)
    for game in of_the_house():  # one after another, without leaving the page: a book that did not come would be missed
        page.locator(f'a[href="/learn/{game}"]').first.click()
        page.locator(".lesson [data-target], .lesson .tray button").first.wait_for()
        page.locator("[data-help]").click()
        page.locator(".lesson [data-about]").first.dispatch_event("click")
        expect(page.locator("#bubble")).to_have_text(ABOUT)
        expect(page.locator(".lesson .hidden h2").first).to_be_attached()  # the table in words
        page.locator('header a[href="/"]').first.click()
        expect(page.get_by_role("heading", name=me.word("border-title"))).to_be_visible()
    index = upgradable.folder / "page" / "index.html"
    index.write_text(index.read_text("utf-8").replace("<head>", '<head><meta name="generation" content="2">'), "utf-8")
    rename_assets(upgradable.folder / "page")
    upgradable.start()
    page.goto(upgradable.url)
    expect(page.locator("meta[name=generation]")).to_have_attribute("content", "2")
    expect(page.get_by_role("heading", name=me.word("border-title"))).to_be_visible()
    loaded = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    loaded = [name for name in loaded if "/assets/" in name]
    assert loaded and all("/assets/later-" in name for name in loaded)
    page.wait_for_function(GONE, arg="/assets/later-")


def test_the_page_can_be_installed(house: House, open_page: Open) -> None:
    page = open_page()
    page.goto(house.url)
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = page.request.get(house.url + icon["src"])
        assert answer.ok and answer.headers["content-type"] == icon["type"], icon
