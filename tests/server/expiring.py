"""Hands for tests of tables that are cleared away: a clock, a server that goes round, and what is left then."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary.server.house import House
from caravansary.server.messages import NewTableAnswer
from caravansary.server.store import Record
from tests.server.pages import Page, app_of, bot, lay, live, person, play_on, wait_until

SEED = bytes(range(32))
NOBODYS = "0123456789abcdef"  # a table that never was


class Time:
    """The clock of all servers of a test."""

    def __init__(self) -> None:
        self.now = 1_800_000_000

    def goes_on(self, seconds: int) -> None:
        self.now += seconds


def house_of(client: TestClient) -> House:
    house: House = app_of(client).state.house
    return house


def does(client: TestClient, what: Callable[..., Any], *args: Any) -> Any:
    """Something the server does by itself."""
    assert client.portal is not None
    return client.portal.call(what, *args)


def goes_round(client: TestClient) -> None:
    """What a server does every hour; whatever it has to note is noted then."""
    house = house_of(client)

    async def go() -> None:
        await house.expiry.go_round(house._used(), house._cleared)

    rests(client)
    does(client, go)
    rests(client)


def rests(client: TestClient) -> None:
    house = house_of(client)
    wait_until(lambda: all(table.is_settled() for table in house.tables()), "something is never noted")


def stored(client: TestClient, table: str) -> Record | None:
    found: Record | None = does(client, house_of(client).store.load, table)
    return found


def is_kept(client: TestClient, *tables: str) -> list[bool]:
    """Which of these tables there are after a round."""
    goes_round(client)
    return [stored(client, table) is not None for table in tables]


def tokens_of(laid: NewTableAnswer) -> list[str]:
    return [token or "" for token in laid.tokens]


def two(client: TestClient) -> NewTableAnswer:
    return lay(client, [person("Ana"), person("Bo")], SEED)


@contextmanager
def visit(client: TestClient, table: str, tokens: list[str]) -> Iterator[Page]:
    """A page that is gone in the end, as the server knows too."""
    with Page(client, table, tokens) as page:
        yield page
    wait_until(lambda: live(client, table).users == 0, "the server does not notice that a page has gone")


def decides(client: TestClient, laid: NewTableAnswer) -> None:
    """One of the persons makes one decision."""
    with visit(client, laid.table, tokens_of(laid)) as page:
        seat = page.shown[0]["pending"][0]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"


def begun(client: TestClient) -> NewTableAnswer:
    laid = two(client)
    decides(client, laid)
    return laid


def to_its_end(client: TestClient) -> NewTableAnswer:
    laid = two(client)
    with visit(client, laid.table, tokens_of(laid)) as page:
        play_on(page, random.Random(1), 0, 1)
    return laid


def answers(client: TestClient, table: str, tokens: list[str]) -> list[object]:
    """All that the house says to somebody who has the address and the secrets of a table."""
    path = f"/api/tables/{table}"
    asked = [client.get(path), client.get(f"{path}/log"), client.get(f"{path}/data")]
    asked.append(client.post(f"{path}/rematch", json={"tokens": tokens}))
    asked.append(client.post(f"{path}/name", json={"token": tokens[0], "name": "Ana"}))
    asked.append(client.post(f"{path}/branch", json={"ply": 0, "seats": [person("Ana"), bot()]}))
    asked.append(client.post("/api/tables/mine", json={"tables": [{"table": table, "tokens": tokens}]}))
    return [*((answer.status_code, answer.text) for answer in asked), code_of(client, table, tokens)]


def code_of(client: TestClient, table: str, tokens: list[str]) -> int:
    """How a table's socket is closed, without a word."""
    with client.websocket_connect(f"/ws/tables/{table}") as wire:
        wire.send_json({"type": "hello", "tokens": tokens, "since": 0})
        with pytest.raises(WebSocketDisconnect) as closed:
            wire.receive_text()
    return closed.value.code
