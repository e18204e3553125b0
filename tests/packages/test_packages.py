"""What is published is whole: built from what is here, installed where there is nothing else, and played to the end."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page as BrowserPage

from caravansary.engine.messages import Message
from caravansary.version import VERSION
from caravansary.words import say
from tests.e2e.conftest import Open, browser, equipped, open_page
from tests.e2e.guest import Guest
from tests.e2e.house import ROOT
from tests.packages.published import LOCKS, Installed, build, client_of, read
from tests.server.pages import Page, bot, person, play_on

__all__ = ["browser", "equipped", "open_page"]  # fixtures
COMPILED = (".so", ".pyd")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("built")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def needed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What playing needs, once for all environments."""
    return tmp_path_factory.mktemp("needed") / "packages"


@pytest.fixture(scope="module")
def from_archive(built: Path, needed: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Built where it is installed. Nothing is there to compile with, so it stays interpreted."""
    installed = Installed(tmp_path_factory.mktemp("archive"), needed)
    installed.install("--no-compile", "--require-hashes", "-r", str(LOCKS / "build.lock"))
    installed.install("--no-deps", "--no-build-isolation", str(next(built.glob("*.tar.gz"))))
    return installed


@pytest.fixture(scope="module")
def from_pure_wheel(built: Path, needed: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    installed = Installed(tmp_path_factory.mktemp("pure"), needed)
    installed.install("--no-deps", str(next(built.glob("*-py3-none-any.whl"))))
    return installed


def is_whole(installed: Installed, url: str, engine: tuple[str, ...]) -> None:
    """It is what was installed, of one version, page and all, and runs as it should."""
    package, contract, version = installed.facts()
    assert Path(package).is_relative_to(installed.folder)
    assert contract.endswith(engine)
    assert version == VERSION == json.loads(read(url, "/api/games"))["version"]
    assert f'<meta name="version" content="{VERSION}">' in read(url, "/")


def plays(url: str, game: str) -> None:
    """A person and a bot play to the end, over the server's own socket."""
    wish = {"game": game, "options": {}, "seats": [person("Ana"), bot()]}
    table = json.loads(read(url, "/api/tables", json.dumps(wish).encode()))
    with Page(client_of(url), table["table"], [table["tokens"][0]]) as page:
        play_on(page, random.Random(game), 0)
        assert page.shown[0]["over"]["winners"]


def is_played_in_the_browser(url: str, page: BrowserPage) -> None:
    me = Guest(page, "yak", seed=5)
    me.sit_down(url, ["person", "bot"], ["Ana", ""])
    assert me.play().over


def test_the_archive_gives_a_house_that_is_played_in_the_browser(from_archive: Installed, open_page: Open) -> None:
    with from_archive.serving() as url:
        is_whole(from_archive, url, (".py",))
        is_played_in_the_browser(url, open_page())


def test_the_pure_wheel_is_whole(from_pure_wheel: Installed, open_page: Open) -> None:
    with from_pure_wheel.serving() as url:
        is_whole(from_pure_wheel, url, (".py",))
        plays(url, "silk")
        is_played_in_the_browser(url, open_page())


def test_the_compiled_wheel_is_whole(needed: Path, tmp_path: Path, open_page: Open) -> None:
    wheel = next((ROOT / "build" / "wheels").glob("*.whl"))
    if wheel.name.endswith("-none-any.whl"):
        pytest.skip("Nothing is compiled here (no C compiler or no Python headers).")
    installed = Installed(tmp_path / "compiled", needed)
    installed.install("--no-deps", str(wheel))
    with installed.serving() as url:
        is_whole(installed, url, COMPILED)
        plays(url, "border")
        is_played_in_the_browser(url, open_page())


def test_a_house_without_its_page_says_what_to_do(from_pure_wheel: Installed) -> None:
    page = from_pure_wheel.packages / "caravansary" / "server" / "page"
    page.rename(page.with_name("away"))
    try:
        with from_pure_wheel.serving() as url:
            assert read(url, "/").strip() == say(Message("house-no-page", {}), "en")
            assert read(url, "/", languages="es-MX").strip() == say(Message("house-no-page", {}), "es")
            assert say(Message("house-no-page", {}), "en") in from_pure_wheel.said.read_text().splitlines()
    finally:
        page.with_name("away").rename(page)
