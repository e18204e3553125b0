"""Two tables that differ only in what a viewer cannot know send it the same bytes, and the same number of messages."""

from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from caravansary.server.messages import NewTableAnswer
from caravansary.server.thinking import job_for
from tests.server.pages import Page, lay, live, person

PEOPLE = 4
Viewers = dict[int | None, Page]


def open_pages(client: TestClient, stack: ExitStack, table: NewTableAnswer) -> Viewers:
    """A page for each seat, and one spectator."""
    pages: Viewers = {
        seat: stack.enter_context(Page(client, table.table, [token or ""])) for seat, token in enumerate(table.tokens)
    }
    pages[None] = stack.enter_context(Page(client, table.table, []))
    return pages


def catch_up(pages: Viewers) -> None:
    for page in pages.values():
        page.catch_up()


def view(pages: Viewers) -> dict[str, Any]:
    shown: dict[str, Any] = pages[None].shown[None]["view"]
    return shown


def to_second_action(pages: Viewers, round_number: int) -> None:
    """Play on, always the first choice, to the second action of a round in which at least three seats take part."""
    for _ in range(2000):
        pending = pages[None].shown[None]["pending"]
        if view(pages)["phase"] == "second_action" and view(pages)["round"] >= round_number and len(pending) == 3:
            return
        page = pages[pending[0]]
        actions = page.actions(pending[0])
        assert page.play(pending[0], "stop" if "stop" in actions else actions[0])["type"] == "done"
        catch_up(pages)
    raise AssertionError("there was no second action for three")


def choose_little(page: Page, seat: int) -> int:
    """One cross, then done."""
    page.play(seat, page.actions(seat)[0])
    if "done" in page.actions(seat):
        page.play(seat, "done")
    while page.actions(seat):  # must go on
        page.play(seat, page.actions(seat)[0])
    return page.plays


def choose_much(page: Page, seat: int) -> int:
    """As many other crosses as possible, with a change of mind."""
    page.play(seat, [action for action in page.actions(seat) if action != "done"][-1])
    if page.actions(seat):  # to be finished is open, and so would be a change of mind after that
        page.undo(seat)
        page.play(seat, [action for action in page.actions(seat) if action != "done"][-1])
    while page.actions(seat):
        page.play(seat, [action for action in page.actions(seat) if action != "done"][-1])
    return page.plays


def heard(table: NewTableAnswer, page: Page) -> list[str]:
    return [text.replace(table.table, "TABLE") for text in page.heard]


@pytest.mark.parametrize("seed", range(6))
def test_sealed_choices_leave_no_trace(client: TestClient, seed: int) -> None:
    """BORDER-5.11: until all are finished, nobody can tell what, how much or how often somebody has crossed."""
    seats = [person(name) for name in ("Ana", "Bo", "Caro", "Dai")]
    tables = [lay(client, seats, seed.to_bytes(32, "big")) for _ in range(2)]
    with ExitStack() as stack:
        both = [open_pages(client, stack, table) for table in tables]
        for pages in both:
            to_second_action(pages, seed + 1)
        secret, witness, _last = both[0][None].shown[None]["pending"]
        decided = [choose_little(both[0][secret], secret), choose_much(both[1][secret], secret)]
        for table, pages in zip(tables, both, strict=True):
            catch_up(pages)
            # A witness who chooses in turn sees, and may do, the same.
            assert pages[witness].play(witness, pages[witness].actions(witness)[0])["type"] == "done"
            catch_up(pages)
            assert client.get(f"/api/tables/{table.table}").json()["over"] is False
        assert decided[0] != decided[1] or both[0][secret].heard != both[1][secret].heard
        for viewer in (seat for seat in both[0] if seat != secret):
            assert heard(tables[0], both[0][viewer]) == heard(tables[1], both[1][viewer]), f"viewer {viewer}"
        logs = [client.get(f"/api/tables/{table.table}/log").text for table in tables]
        assert logs[0] == logs[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_card_stays_hidden_until_its_owners_turn(client: TestClient, seed: int) -> None:
    """YAK-2.3: when all have committed, the first card is uncovered, and the others tell nobody anything, nor does the log."""
    seats = [person(name) for name in ("Ana", "Bo", "Caro")]
    tables = [lay(client, seats, seed.to_bytes(32, "big"), "yak") for _ in range(2)]
    with ExitStack() as stack:
        both = [open_pages(client, stack, table) for table in tables]
        first = view(both[0])["first"]
        secret = (first + 2) % 3
        for pages, card in zip(both, ("commit build", "commit market"), strict=True):
            for seat in range(3):
                assert pages[seat].play(seat, card if seat == secret else "commit restock")["type"] == "done"
            catch_up(pages)
            assert view(pages)["seats"][first]["card"] == "restock"
        for viewer in (seat for seat in both[0] if seat != secret):
            assert heard(tables[0], both[0][viewer]) == heard(tables[1], both[1][viewer]), f"viewer {viewer}"
        logs = [client.get(f"/api/tables/{table.table}/log").text for table in tables]
        assert logs[0] == logs[1]


@pytest.mark.parametrize("seed", range(6))
def test_bots_are_given_nothing_they_cannot_know(client: TestClient, seed: int) -> None:
    seats = [person(name) for name in ("Ana", "Bo", "Caro", "Dai")]
    tables = [lay(client, seats, seed.to_bytes(32, "big")) for _ in range(2)]
    jobs = []
    with ExitStack() as stack:
        both = [open_pages(client, stack, table) for table in tables]
        for pages in both:
            to_second_action(pages, seed + 1)
        secret, witness, _last = both[0][None].shown[None]["pending"]
        choose_little(both[0][secret], secret)
        choose_much(both[1][secret], secret)
        for table in tables:
            jobs.append(job_for(live(client, table.table).match, witness, "greedy"))
    assert jobs[0] == jobs[1]


@pytest.mark.parametrize("seed", range(4))
def test_whether_one_may_take_back_does_not_tell_that_others_have_begun(client: TestClient, seed: int) -> None:
    """Who ended the first action cannot take that back while others choose in secret, whether they have begun or not."""
    table = lay(client, [person(name) for name in ("Ana", "Bo", "Caro", "Dai")], seed.to_bytes(32, "big"))
    with ExitStack() as stack:
        pages = open_pages(client, stack, table)
        to_second_action(pages, 1)
        active = view(pages)["active"]
        assert pages[active].shown[active]["can_undo"] is False
        before = pages[active].undo(active)["verdict"]
        sealed = pages[None].shown[None]["pending"][0]
        pages[sealed].play(sealed, pages[sealed].actions(sealed)[0])
        catch_up(pages)
        assert pages[active].undo(active)["verdict"] == before


def test_no_message_tells_how_long_the_log_is(client: TestClient) -> None:
    table = lay(client, [person(name) for name in ("Ana", "Bo", "Caro", "Dai")], bytes(32))
    with ExitStack() as stack:
        pages = open_pages(client, stack, table)
        to_second_action(pages, 2)
        for page in pages.values():
            assert not any('"ply"' in text or '"entries"' in text for text in page.heard)
