"""Whatever arrives, it gets a clear answer, changes nothing, and the next honest message works.

Bad messages by the thousand: test_bad_messages.py.
"""

import json
import random
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary.server.door import MOST_BAD
from caravansary.server.messages import Pong
from caravansary.server.outbox import MOST_UNSENT
from tests.marks import rules
from tests.server.pages import Page, lay, live, person, wait_until

DEEP = "[" * 5000 + "]" * 5000
BAD_TEXTS = [
    "",
    " ",
    "nonsense",
    "null",
    "[]",
    "{}",
    '"hello"',
    "NaN",
    "1e999",
    '{"type":"dance"}',
    '{"type":"hello"}',
    '{"type":"play"}',
    '{"type":["play"]}',
    '{"type":"ping","extra":1}',
    '{"type":"play","id":"a","seat":"0","seq":1,"action":"stop"}',
    '{"type":"play","id":"a","seat":true,"seq":1,"action":"stop"}',
    '{"type":"play","id":"a","seat":-1,"seq":1,"action":"stop"}',
    '{"type":"play","id":"a","seat":0.5,"seq":1,"action":"stop"}',
    '{"type":"play","id":"a","seat":99999999999999999999999,"seq":1,"action":"stop"}',
    '{"type":"play","id":"a","seat":0,"seq":-1,"action":"stop"}',
    '{"type":"play","id":"a","seat":0,"seq":1,"action":null}',
    '{"type":"play","id":{},"seat":0,"seq":1,"action":"stop"}',
    '{"type":"play","id":"' + "x" * 65 + '","seat":0,"seq":1,"action":"stop"}',
    '{"type":"play","id":"a","seat":0,"seq":1,"action":"' + "x" * 201 + '"}',
    '{"type":"play","id":"a","seat":0,"seq":1,"action":"\\ud800"}',
    '{"type":"hello","tokens":' + DEEP + ',"since":0}',
    '{"type":"hello","tokens":[],"since":1}',
    '{"type":"hello","tokens":[],"since":{"0":"x"}}',
    '{"type":"hello","tokens":["' + "x" * 65 + '"],"since":0}',
    '{"type":"hello","tokens":' + json.dumps(["x"] * 13) + ',"since":0}',
    DEEP,
    "x" * 20_000,
    '{"a":' * 4000 + "1" + "}" * 4000,
]


def seat_and_token(client: TestClient) -> tuple[str, int, str]:
    table = lay(client, [person("Ana"), person("Bo")])
    with Page(client, table.table, []) as page:
        seat: int = page.shown[None]["pending"][0]
    return table.table, seat, table.tokens[seat] or ""


@pytest.mark.parametrize("text", BAD_TEXTS, ids=lambda text: repr(text[:40]))
def test_a_bad_hello_closes_the_socket(client: TestClient, text: str) -> None:
    table, _seat, _token = seat_and_token(client)
    with client.websocket_connect(f"/ws/tables/{table}") as wire:
        wire.send_text(text)
        with pytest.raises(WebSocketDisconnect) as closed:
            wire.receive_text()
    assert closed.value.code == 1008


@rules("HOUSE-1.9")
def test_bad_messages_are_refused_and_the_game_goes_on(client: TestClient) -> None:
    table, seat, token = seat_and_token(client)
    with Page(client, table, [token]) as page, Page(client, table, []) as spectator:
        for text in BAD_TEXTS:
            page.wire.send_text(text)
            answer = page.hear()
            assert answer["type"] == "refused"
            assert answer["verdict"] == {"rules": ["HOUSE-1.9"], "key": "house-bad-message", "args": {}}
        page.wire.send_bytes(b"\xff\x00")
        assert page.hear()["type"] == "refused"
        page.send({"type": "hello", "tokens": [], "since": 0})
        assert page.hear()["type"] == "refused", "hello is only the first word"
        spectator.catch_up()
        assert len(spectator.heard) == 2
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"


def test_a_bad_message_is_answered_by_its_id(client: TestClient) -> None:
    table, _seat, token = seat_and_token(client)
    with Page(client, table, [token]) as page:
        page.wire.send_text('{"type":"play","id":"mine","seat":[],"seq":1,"action":"stop"}')
        assert page.hear()["id"] == "mine"


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON, with a taste for what almost fits."""
    kind = luck.randrange(9 if depth < 4 else 6)
    if kind == 0:
        return luck.choice([None, True, False])
    if kind == 1:
        return luck.choice([0, 1, -1, 3, 2**31, 2**53, 2**63, -(2**64), 10**400])
    if kind == 2:
        return luck.choice([0.5, -1e308, 1e-320])
    if kind in (3, 4):
        return luck.choice(
            ["", "play", "hello", "undo", "ping", "stop", "done", "cross 3", "\u0000", "ñ" * 300, "🐫" * 50, "null"]
        )
    if kind == 5:
        return "".join(chr(luck.randrange(0x20, 0xD7FF)) for _ in range(luck.randrange(80)))
    if kind == 6:
        return [anything(luck, depth + 1) for _ in range(luck.randrange(4))]
    keys = [
        "type",
        "id",
        "seat",
        "seq",
        "action",
        "tokens",
        "since",
        "game",
        "options",
        "seats",
        "kind",
        "name",
        "level",
    ]
    return {luck.choice(keys): anything(luck, depth + 1) for _ in range(luck.randrange(8))}


def mutilated(luck: random.Random, message: dict[str, Any]) -> Any:
    """An honest message with one thing wrong, or text with one character wrong."""
    spoiled = dict(message)
    spoiled[luck.choice([*spoiled, "more"])] = anything(luck)
    return spoiled


def test_a_socket_with_a_hundred_bad_messages_is_closed(client: TestClient) -> None:
    table, _seat, token = seat_and_token(client)
    with Page(client, table, [token]) as page:
        for _ in range(MOST_BAD - 1):
            page.wire.send_text("nonsense")
            page.send({"type": "ping"})  # an honest word now and then helps nobody
            assert page.hear_until("refused")
        page.wire.send_text("nonsense")
        with pytest.raises(WebSocketDisconnect) as closed:
            page.hear_until("refused")
    assert closed.value.code == 1008


@pytest.mark.parametrize("seed", range(3))
def test_fuzzed_requests_for_tables(client: TestClient, seed: int) -> None:
    luck = random.Random(seed)
    honest = {"game": "border", "options": {"boards": "AB"}, "seats": [person("Ana"), person("Bo")]}
    for _ in range(200):
        wish = luck.choice([anything(luck), mutilated(luck, honest)])
        answer = client.post("/api/tables", content=json.dumps(wish), headers={"content-type": "application/json"})
        assert answer.status_code in (200, 400), answer.text
        assert answer.status_code == 200 or answer.json()["error"]["key"].startswith("house-")
    assert client.post("/api/tables", json=honest).status_code == 200


@pytest.mark.parametrize("body", [*BAD_TEXTS, "\ud800"], ids=lambda text: repr(text[:40]))
def test_bad_bodies(client: TestClient, body: str) -> None:
    raw = body.encode("utf-8", "surrogatepass")
    answer = client.post("/api/tables", content=raw, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["key"] == "house-bad-message"
    assert "Traceback" not in answer.text


def test_bodies_that_are_too_large_or_not_json(client: TestClient) -> None:
    as_json = {"content-type": "application/json; charset=utf-8"}
    assert client.post("/api/tables", content=b" " * 70_000, headers=as_json).status_code == 413
    assert client.post("/api/tables", content=b"{}", headers={"content-type": "text/plain"}).status_code == 415
    assert client.post("/api/tables", content=b"{}").status_code == 415


def test_a_page_that_goes_in_the_middle_of_a_word(client: TestClient) -> None:
    """Its decision counts, whether it waits for the answer or not."""
    table, seat, token = seat_and_token(client)
    with Page(client, table, [token]) as page:
        action = page.actions(seat)[0]
        page.send({"type": "play", "id": "last", "seat": seat, "seq": page.seqs[seat], "action": action})
    entry = f'{{"by": {seat}, "action": "{action}"}}'

    def logged() -> int:
        return client.get(f"/api/tables/{table}/log").text.count(entry)

    wait_until(lambda: logged() > 0, "the decision is lost")
    assert logged() == 1


def test_a_page_that_does_not_read_is_cut_off(client: TestClient) -> None:
    table, _seat, token = seat_and_token(client)
    with Page(client, table, [token]) as page:
        laid = live(client, table)
        (outbox,) = laid.outboxes

        def flood() -> None:
            for _ in range(MOST_UNSENT + 1):  # without giving the writer a chance
                outbox.send(Pong())

        assert client.portal is not None
        client.portal.call(flood)
        with pytest.raises(WebSocketDisconnect) as closed:
            page.hear_until("nothing else")
        assert closed.value.code == 1013
        page.wire.close()
    assert laid.outboxes == set()
