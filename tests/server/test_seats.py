"""Who may see and do what, at which moment, and how pages come back."""

import json
import random
from contextlib import ExitStack

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.marks import rules
from tests.server.pages import Json, Page, bot, lay, person

LUCKY = (1).to_bytes(32, "big")  # with this seed the first roll can complete a segment at once


def active_page(client: TestClient, table: str, tokens: list[str | None]) -> tuple[int, str]:
    """The seat that owes the first decision, and its token."""
    with Page(client, table, []) as page:
        seat: int = page.shown[None]["pending"][0]
    token = tokens[seat]
    assert token is not None
    return seat, token


def two_people(client: TestClient) -> tuple[str, list[str | None], int, str]:
    table = lay(client, [person("Ana"), person("Bo")])
    return table.table, table.tokens, *active_page(client, table.table, table.tokens)


@pytest.mark.parametrize("token", ["", "wrong", "x" * 64])
def test_without_the_right_token_one_is_a_spectator(client: TestClient, token: str) -> None:
    table, _tokens, seat, _token = two_people(client)
    with Page(client, table, [token] if token else []) as page, Page(client, table, []) as spectator:
        assert page.welcome["you"] == []
        assert list(page.shown) == [None]
        assert page.shown[None] == spectator.shown[None]
        assert page.shown[None]["choices"] == []
        assert page.shown[None]["view"]["you"] is None
        answer = page.play(seat, "stop", spectator.seqs[None])
        assert answer["verdict"]["key"] == "house-not-your-seat"
        assert page.undo(seat, spectator.seqs[None])["type"] == "refused"
        spectator.catch_up()
        assert len(spectator.heard) == 2, "welcome and one update: nothing has happened"


def test_a_token_opens_one_seat_only(client: TestClient) -> None:
    table, _tokens, seat, token = two_people(client)
    with Page(client, table, [token]) as page:
        assert page.welcome["you"] == [seat]
        assert page.play(1 - seat, "stop", page.seqs[seat])["verdict"]["key"] == "house-not-your-seat"
        assert page.play(63, "stop", 1)["verdict"]["key"] == "house-no-such-seat"


def test_a_bots_seat_cannot_be_played_by_anybody(client: TestClient) -> None:
    table = lay(client, [person("Ana"), bot()])
    with Page(client, table.table, [table.tokens[0] or ""]) as page:
        assert page.play(1, "stop", page.seqs[0])["verdict"]["key"] == "house-not-your-seat"


def test_a_token_of_another_table_opens_nothing(client: TestClient) -> None:
    table, *_ = two_people(client)
    other = lay(client, [person("Ana"), person("Bo")])
    with Page(client, table, [token for token in other.tokens if token]) as page:
        assert page.welcome["you"] == []


@rules("HOUSE-1.3")
def test_a_decision_on_an_old_picture_is_stale(client: TestClient) -> None:
    table, _tokens, seat, token = two_people(client)
    with Page(client, table, [token]) as page:
        for seq in (page.seqs[seat] - 1, page.seqs[seat] + 1, 0):
            answer = page.play(seat, page.actions(seat)[0], seq)
            assert answer["verdict"] == {"rules": ["HOUSE-1.3"], "key": "house-stale", "args": {}}
        old = page.seqs[seat]
        assert page.play(seat, "stop")["type"] == "done"
        assert page.play(seat, "stop", old)["verdict"]["key"] == "house-stale"


def test_an_illegal_action_is_refused_with_its_rule(client: TestClient) -> None:
    table, _tokens, seat, token = two_people(client)
    with Page(client, table, [token]) as page:
        answer = page.play(seat, "cross 84")
        assert answer["verdict"]["key"] == "border-no-single-cell"
        assert answer["verdict"]["rules"] == ["BORDER-4.3"]
        assert page.play(seat, "roll red red red red red")["verdict"]["key"] == "house-chance-decides"
        assert page.play(seat, "dance")["verdict"]["key"] == "house-unknown-action"
        page.catch_up()
        assert page.play(seat, page.actions(seat)[0])["type"] == "done", "refusals have changed nothing"


def test_undo_takes_a_decision_back_and_tells_all(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Bo")], LUCKY)
    seat, token = active_page(client, table.table, table.tokens)
    with Page(client, table.table, [token]) as page, Page(client, table.table, []) as spectator:
        before, seen_before = page.shown[seat], spectator.shown[None]
        assert before["can_undo"] is False
        assert page.undo(seat)["verdict"]["key"] == "house-nothing-to-undo"
        assert page.play(seat, "stop")["type"] == "done"
        assert page.shown[seat]["can_undo"] is True
        assert page.undo(seat)["type"] == "done"
        spectator.catch_up()
        told = [json.loads(text) for text in spectator.heard[2:]]
        assert [(len(update["events"]), update["undone"]) for update in told] == [(1, 0), (0, 1)]
        assert page.shown[seat] == before
        assert spectator.shown[None] == seen_before
        assert page.play(seat, "stop")["type"] == "done"


def test_undo_survives_in_the_log(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Bo")], LUCKY)
    seat, token = active_page(client, table.table, table.tokens)
    with Page(client, table.table, [token]) as page:
        page.play(seat, "stop")
        before = client.get(f"/api/tables/{table.table}/log").text
        page.undo(seat)
        after = client.get(f"/api/tables/{table.table}/log").text
    assert before == after + f'{{"by": {seat}, "action": "stop"}}\n'
    with Page(client, table.table, []) as fresh:
        assert "border-event-stop" not in [event["key"] for event in first_events(fresh)]


def test_a_page_that_comes_back_gets_what_it_missed(client: TestClient) -> None:
    table, _tokens, seat, token = two_people(client)
    with Page(client, table, []) as spectator:
        had = spectator.seqs[None]
        first = spectator.heard[1]
    with Page(client, table, [token]) as page:
        page.play(seat, next(action for action in page.actions(seat) if action != "stop"))
        page.catch_up()
    with Page(client, table, [], {"null": had}) as spectator:
        keys = [event["key"] for event in first_events(spectator)]
        assert keys == ["border-event-reroll", "border-event-roll"]
        assert spectator.welcome["seq"] == had + 1
        now = spectator.seqs[None]
    with Page(client, table, [], {"null": now}) as spectator:
        assert first_events(spectator) == []
    with Page(client, table, []) as fresh:
        assert len(first_events(fresh)) > len(keys), "a fresh page gets all there is"
    with Page(client, table, [], {"null": 5, "7": 3}) as stranger:
        assert stranger.logs == fresh.logs, "instead of an unknown past it gets all there is"
        assert json.loads(stranger.heard[1])["undone"] > 1000
        assert stranger.shown[None] == fresh.shown[None]
    assert first != fresh.heard[1]


@pytest.mark.parametrize("seed", range(6))
def test_all_pages_have_the_same_log_whatever_is_taken_back(client: TestClient, seed: int) -> None:
    """Decisions of both, sealed and open, undone while the other goes on; one page comes and goes."""
    luck = random.Random(seed)
    table = lay(client, [person("Ana"), person("Bo")], seed.to_bytes(32, "big"))
    undone = 0
    away: dict[int | None, int] = {}
    kept: list[Json] = []
    with ExitStack() as pages:
        seats = [pages.enter_context(Page(client, table.table, [token or ""])) for token in table.tokens]
        spectator = pages.enter_context(Page(client, table.table, []))
        for _ in range(120):
            seat = luck.randrange(2)
            seats[seat].catch_up()
            shown = seats[seat].shown[seat]
            if shown["can_undo"] and luck.random() < 0.4:
                undone += seats[seat].undo(seat)["type"] == "done"
            elif shown["choices"]:
                seats[seat].play(seat, luck.choice(seats[seat].actions(seat)))
            if luck.random() < 0.1:
                with Page(client, table.table, [], {"null": away[None]} if away else None) as traveller:
                    update = json.loads(traveller.heard[1])
                    kept = kept[: max(0, len(kept) - update["undone"])] + update["events"]
                    traveller.catch_up()
                    away = dict(traveller.seqs)
                    assert kept == fresh_log(client, table.table, [], None)
        for seat, page in enumerate(seats):
            page.catch_up()
            assert page.logs[seat] == fresh_log(client, table.table, [table.tokens[seat] or ""], seat)
        spectator.catch_up()
        assert spectator.logs[None] == fresh_log(client, table.table, [], None)
    assert undone > 5


def fresh_log(client: TestClient, table: str, tokens: list[str], seat: int | None) -> list[Json]:
    with Page(client, table, tokens) as fresh:
        return fresh.logs[seat]


def first_events(page: Page) -> list[dict[str, object]]:
    """The events of the update that followed the welcome."""
    events: list[dict[str, object]] = json.loads(page.heard[1])["events"]
    return events


def test_there_is_no_such_table(client: TestClient) -> None:
    assert client.get("/api/tables/nowhere").status_code == 404
    assert client.get("/api/tables/nowhere/log").json()["error"]["key"] == "house-no-such-table"
    with client.websocket_connect("/ws/tables/nowhere") as wire, pytest.raises(WebSocketDisconnect) as closed:
        wire.receive_text()
    assert closed.value.code == 4404


def test_only_our_own_pages_may_open_a_socket(client: TestClient) -> None:
    table, *_ = two_people(client)
    for foreign in ("https://elsewhere.example", "null", "http://[", "http://testserver.elsewhere.example"):
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/ws/tables/{table}", headers={"origin": foreign}),
        ):
            pass
    with client.websocket_connect(f"/ws/tables/{table}", headers={"origin": "http://testserver"}) as wire:
        wire.send_text('{"type":"hello","tokens":[],"since":0}')
        assert '"welcome"' in wire.receive_text()
