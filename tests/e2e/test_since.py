"""What happened since my last turn is there in a new tab of the same browser."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Open
from tests.e2e.guest import Guest
from tests.e2e.hands import sit
from tests.e2e.house import House

DECISIONS = 40  # until there is something to show again


@pytest.mark.parametrize("game", ["border", "yak"])
def test_shown_again_in_another_tab(house: House, open_page: Open, game: str) -> None:
    me = sit(open_page(), house, game, seed=2)
    again = ".since button.now"
    for _ in range(DECISIONS):
        me.play(1)
        if me.page.locator(again).count() > 0:
            break
    expect(me.page.locator(again)).to_have_text(me.word("happened-again"))
    told = me.page.locator(".since .chip").all_inner_texts()
    other = Guest(me.page.context.new_page(), game)
    other.page.goto(me.page.url)
    other.wait()
    expect(other.page.locator(again)).to_have_text(me.word("happened-again"))
    expect(other.page.locator(".since .chip")).to_have_text(told)
