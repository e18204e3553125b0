"""Updates bring only what has changed, and what a page puts together from them is what a new page is shown."""

import json
import random
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient

from tests.server.pages import Json, Page, lay, person
from tests.words.vocabulary import GAMES

SEATS = [person(name) for name in ("Ana", "Bo", "Caro")]
DECISIONS = 40
UNDO_EVERY = 7


def fresh(client: TestClient, table: str, seat: int | None, token: str, page: Page) -> Json:
    """What a page is shown that comes now, and wants what another one wants."""
    hello = page.hello
    with Page(client, table, [token], None, hello["boards"], hello["tells"]) as new:
        assert new.seqs[seat] == page.seqs[seat]
        return new.shown[seat]


@pytest.mark.parametrize("tells", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_changes_add_up_to_what_a_new_page_is_shown(client: TestClient, game: str, tells: bool) -> None:
    table = lay(client, SEATS, bytes([7] * 32), game)
    luck = random.Random(f"{game} {tells}")
    tokens: dict[int | None, str] = {None: "", **{seat: token or "" for seat, token in enumerate(table.tokens)}}
    boards = [game] if tells else []
    with ExitStack() as stack:
        pages = {
            seat: stack.enter_context(Page(client, table.table, [token], None, boards, tells))
            for seat, token in tokens.items()
        }
        for turn in range(1, DECISIONS + 1):
            shown = pages[None].shown[None]
            if shown["over"]:
                break
            seat = luck.choice(shown["pending"])
            page = pages[seat]
            if turn % UNDO_EVERY == 0 and page.shown[seat]["can_undo"]:
                assert page.undo(seat)["type"] == "done"
            else:
                assert page.play(seat, luck.choice(page.actions(seat)))["type"] == "done"
            for viewer, other in pages.items():
                other.catch_up()
                if turn % 4 == 0:
                    assert other.shown[viewer] == fresh(client, table.table, viewer, tokens[viewer], other)
        kinds = {json.loads(text)["type"] for page in pages.values() for text in page.heard}
        assert "change" in kinds and "update" in kinds


@pytest.mark.parametrize("game", GAMES)
def test_a_change_brings_nothing_that_is_as_it_was(client: TestClient, game: str) -> None:
    table = lay(client, SEATS, bytes([3] * 32), game)
    luck = random.Random(game)
    with ExitStack() as stack:
        pages = [stack.enter_context(Page(client, table.table, [token or ""], tells=False)) for token in table.tokens]
        kept = 0
        for _ in range(DECISIONS):
            page = pages[luck.choice(pages[0].shown[0]["pending"])]
            seat = pages.index(page)
            page.play(seat, luck.choice(page.actions(seat)))
            before, heard = pages[0].shown[0], len(pages[0].heard)
            for each in pages:
                each.catch_up()
            changes = [change for text in pages[0].heard[heard:] if (change := json.loads(text))["type"] == "change"]
            if len(changes) == 1 and seat != 0:
                for old, new in ((before, changes[0]["changed"]), (before["view"], changes[0]["view"])):
                    assert all(name not in old or old[name] != piece for name, piece in new.items())
                    kept += len(old) - len(new)
        assert kept > 0


def test_a_page_that_comes_back_is_shown_the_whole(client: TestClient) -> None:
    """It may have been away for longer than changes are worth keeping."""
    table = lay(client, SEATS[:2], bytes([5] * 32))
    with Page(client, table.table, [table.tokens[0] or ""]) as page:
        seqs, before = page.seqs, page.shown
    with Page(client, table.table, [table.tokens[1] or ""]) as other:
        seat = other.shown[1]["pending"][0]
        with Page(client, table.table, [table.tokens[seat] or ""]) as decides:
            decides.play(seat, decides.actions(seat)[0])
    with Page(client, table.table, [table.tokens[0] or ""], {str(seat): seq for seat, seq in seqs.items()}) as back:
        assert [json.loads(text)["type"] for text in back.heard] == ["welcome", "update"]
        assert back.seqs[0] == seqs[0] + 1 and back.shown != before and back.logs[0]


def test_the_table_is_told_in_words_when_it_is_asked_for(client: TestClient) -> None:
    table = lay(client, SEATS[:2], bytes([5] * 32))
    token = table.tokens[0] or ""
    with (
        Page(client, table.table, [token], tells=True) as hears,
        Page(client, table.table, [token], tells=False) as sees,
    ):
        assert sees.shown[0]["told"] is None and all(choice["brings"] == [] for choice in sees.shown[0]["choices"])
        sees.send({"type": "tell", "seat": 0})
        told = sees.hear_until("told")
        assert (told["seat"], told["seq"]) == (0, sees.seqs[0])
        assert told["sections"] == hears.shown[0]["told"] != []
        sees.send({"type": "tells", "on": True})
        assert sees.hear()["type"] == "update"
        assert sees.shown == hears.shown
        sees.send({"type": "tells", "on": False})
        sees.hear()
        assert sees.shown[0]["told"] is None


def test_nobody_is_told_what_another_seat_sees(client: TestClient) -> None:
    table = lay(client, SEATS[:2], bytes([5] * 32), "yak")
    with Page(client, table.table, [table.tokens[0] or ""], tells=False) as page:
        for seat in (1, None, 7, -1, "0", 0.5, True):
            page.send({"type": "tell", "seat": seat})
        page.send({"type": "tells", "on": 1})
        page.catch_up()
        assert [json.loads(text)["type"] for text in page.heard[2:]] == ["refused"] * 8
        assert page.shown[0]["told"] is None
