"""Whether a server is alive, and whether people may be sent to it."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from caravansary.server.store import Record
from tests.server.pages import Page, app_of, client_at, file_in, lay, live, person, wait_until
from tests.server.test_store import Gate


class Lost(Gate):
    """A store that stops answering, or never answers at all."""

    answers = True
    asked = 0

    async def heads(self, tables: Sequence[str]) -> dict[str, Record]:
        Lost.asked += 1
        if not self.answers:
            raise OSError("there is no disk")
        return await super().heads(tables)


def state(client: TestClient) -> tuple[int, str]:
    answer = client.get("/healthz/ready")
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.text.strip()


def test_a_server_that_plays_is_alive_and_ready(client: TestClient) -> None:
    assert client.get("/healthz/live").text == "live\n"
    assert state(client) == (200, "ready")


def test_without_its_store_it_is_alive_and_not_ready_until_it_answers_again(tmp_path: Path) -> None:
    store = Lost(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        store.answers = False
        wait_until(lambda: state(client) == (503, "the store does not answer"), "it says it were ready")
        assert client.get("/healthz/live").status_code == 200
        store.answers = True
        wait_until(lambda: state(client) == (200, "ready"), "it is not ready again")


def test_however_many_ask_the_store_is_asked_once(tmp_path: Path) -> None:
    store = Lost(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        before = Lost.asked

        async def ask() -> list[str]:
            return list(await asyncio.gather(*(app_of(client).state.health.state() for _ in range(50))))

        assert client.portal is not None
        assert set(client.portal.call(ask)) == {"ready"}
        assert Lost.asked == before + 1


def test_without_a_writer_it_is_not_ready(tmp_path: Path) -> None:
    with client_at(tmp_path) as client:
        store = app_of(client).state.house.store

        async def end() -> None:
            store._writer.cancel()
            with suppress(asyncio.CancelledError):
                await store._writer

        assert client.portal is not None
        client.portal.call(end)
        wait_until(lambda: state(client) == (503, "the store takes no writes"), "it says it were ready")
        store._writer = None  # nobody waits for it at the end


def test_who_closes_finishes_what_was_begun_and_begins_nothing(tmp_path: Path) -> None:
    """A decision is being saved when the house is told to close: its page hears that it is, and no other decision begins."""
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        table = lay(client, [person("Ana"), person("Bo")])
        house = app_of(client).state.house
        with Page(client, table.table, [token or "" for token in table.tokens]) as page, Page(client, table.table, []):
            seat = page.shown[0]["pending"][0]
            store.gate.clear()
            action = page.actions(seat)[0]
            page.send({"type": "play", "id": "x", "seat": seat, "seq": page.seqs[seat], "action": action})
            wait_until(lambda: house.store.tally.answers.under_way == 1, "the decision has not come")
            assert client.portal is not None
            finishing = client.portal.start_task_soon(house.finish, 60.0)
            wait_until(lambda: house.closing, "it does not close")
            assert state(client) == (503, "closing")
            with (
                client.websocket_connect(f"/ws/tables/{table.table}") as late,
                pytest.raises(WebSocketDisconnect) as shut,
            ):
                late.receive_text()
            assert shut.value.code == 1012, "who comes now may come back at once"
            assert not finishing.done()
            store.gate.set()
            finishing.result()
            assert page.hear_until("done", "refused")["type"] == "done"
            before = live(client, table.table).match.ply
            page.send({"type": "play", "id": "y", "seat": seat, "seq": page.seqs[seat], "action": action})
            with pytest.raises(WebSocketDisconnect) as closed:
                page.hear_until("done", "refused")
            assert closed.value.code == 1012
            assert live(client, table.table).match.ply == before


def test_who_does_not_come_to_an_end_is_not_waited_for(tmp_path: Path) -> None:
    store = Gate(file_in(tmp_path))
    with client_at(tmp_path, store) as client:
        table = lay(client, [person("Ana"), person("Bo")])
        house = app_of(client).state.house
        with Page(client, table.table, [token or "" for token in table.tokens]) as page:
            store.gate.clear()
            seat = page.shown[0]["pending"][0]
            action = page.actions(seat)[0]
            page.send({"type": "play", "id": "x", "seat": seat, "seq": page.seqs[seat], "action": action})
            wait_until(lambda: house.store.tally.answers.under_way == 1, "the decision has not come")
            assert client.portal is not None
            client.portal.call(house.finish, 0.05)
            assert house.store.tally.answers.under_way == 1
            store.gate.set()
            assert page.hear_until("done")["id"] == "x"
