"""Tables that do not ask what is no question, and undo there."""

import random
from pathlib import Path

from starlette.testclient import TestClient

from tests.marks import rules
from tests.server.pages import Json, Page, client_at, lay, live, person

SEED = bytes(range(32))
PEOPLE = [person("Ana"), person("Luis")]


def play_until_forced(client: TestClient, page: Page, table: str) -> tuple[int, list[str], list[Json]]:
    """Play until a decision has led to one that is none, and nothing else; who made it, what was offered, and the log before."""
    luck = random.Random("forced")
    for _ in range(300):
        seat = next(seat for seat in (0, 1) if page.shown[seat]["choices"])
        offered, told = page.actions(seat), list(page.logs[seat])
        before = live(client, table).match.ply
        page.play(seat, luck.choice(offered))
        page.catch_up()
        after = live(client, table).match.entries[before + 1 :]
        if after and all(entry.forced for entry in after):
            return seat, offered, told
    raise AssertionError("nothing was ever forced")


@rules("HOUSE-1.7", "HOUSE-1.14")
def test_undo_takes_back_the_decision_with_what_it_forced(client: TestClient) -> None:
    laid = lay(client, PEOPLE, SEED, "silk")
    with Page(client, laid.table, [token for token in laid.tokens if token]) as page:
        seat, offered, told = play_until_forced(client, page, laid.table)
        assert len(page.logs[seat]) >= len(told) + 2, "what was forced is told too"
        assert page.undo(seat)["type"] == "done"
        page.catch_up()
        assert (page.actions(seat), page.logs[seat]) == (offered, told)
        assert page.play(seat, offered[0])["type"] == "done"


@rules("HOUSE-1.7", "HOUSE-1.8", "HOUSE-1.14")
def test_a_table_that_was_opened_again_knows_what_was_forced(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        laid = lay(client, PEOPLE, SEED, "silk")
        tokens = [token for token in laid.tokens if token]
        with Page(client, laid.table, tokens) as page:
            seat, offered, told = play_until_forced(client, page, laid.table)
    with client_at(tmp_path) as client, Page(client, laid.table, tokens) as page:
        assert page.undo(seat)["type"] == "done"
        page.catch_up()
        assert (page.actions(seat), page.logs[seat]) == (offered, told)


@rules("HOUSE-1.14")
def test_whoever_lays_the_table_may_want_every_question(client: TestClient) -> None:
    laid = lay(client, PEOPLE, SEED, "silk", automatic=False)
    with Page(client, laid.table, [token for token in laid.tokens if token]) as page:
        luck = random.Random("asked")
        for _ in range(300):
            seat = next(seat for seat in (0, 1) if page.shown[seat]["choices"])
            offered = page.actions(seat)
            if len(offered) == 1:
                return
            page.play(seat, luck.choice(offered))
            page.catch_up()
    raise AssertionError("nobody was ever asked what has one answer")
