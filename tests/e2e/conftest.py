"""A server and a browser for those who play through the page."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.e2e.guest import PATIENCE
from tests.e2e.house import House, launch, missing

Open = Callable[..., Page]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def equipped() -> None:
    if reason := missing():
        pytest.skip(reason)


@pytest.fixture(scope="session")
def server(equipped: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests of this process."""
    running = House(tmp_path_factory.mktemp("house")).start()
    yield running
    running.stop()


@pytest.fixture
def house(server: House, request: pytest.FixtureRequest) -> House:
    """The server, with tables whose luck is the test's own, whatever was played before."""
    server.luck(request.node.name)
    return server


# Not for the whole session: as long as it lives, nothing else in this process can run an event loop, as tests elsewhere do.
@pytest.fixture(scope="package")
def browser(equipped: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def is_trouble(said: ConsoleMessage) -> bool:
    """All errors and warnings, but for the one that a test asked for."""
    return said.type in ("error", "warning") and "registration blocked by Playwright" not in said.text


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens a page like a new visitor: `open_page(width, height, **context)`. Nothing may go wrong in its console."""
    wrong: list[str] = []
    contexts = []

    def visit(width: int = 1280, height: int = 800, *, quiet: bool = True, **how: Any) -> Page:
        how = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **how}
        how = {"service_workers": "block", **how}  # what a worker fetches, no test could see or change
        context = browser.new_context(viewport={"width": width, "height": height}, **how)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        if quiet:
            page.on("console", lambda said: wrong.append(said.text) if is_trouble(said) else None)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert not wrong, wrong
