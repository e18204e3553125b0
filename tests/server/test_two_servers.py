"""Several servers on one PostgreSQL: one history, told to everybody, and to nobody more than they may know.

They tell each other of changes by Redis or by NOTIFY; all of this holds by either.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from caravansary.games import load_game
from caravansary.server import house as house_module
from caravansary.server.app import make_app
from caravansary.server.messages import NewTableAnswer
from caravansary.server.postgres import PostgresStore
from caravansary.server.store import Stale, Store, Write
from caravansary.server.stores import store_at
from tests.marks import rules
from tests.server.pages import Here, JudgesHere, Page, app_of, bot, lay, live, person, play_on, wait_until
from tests.services import no_postgres, no_redis, postgres, redis
from tests.words.vocabulary import GAMES

pytestmark = pytest.mark.skipif(bool(no_postgres() or no_redis()), reason=no_postgres() or no_redis())

Pair = tuple[TestClient, TestClient]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture(scope="module")
def word(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with redis(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture(params=["notify", "redis"])
def carrier(request: pytest.FixtureRequest, word: str) -> str | None:
    return word if request.param == "redis" else None


@pytest.fixture
def servers(database: str, carrier: str | None) -> Iterator[Pair]:
    with ExitStack() as stack:
        first, second = (stack.enter_context(server(database, carrier)) for _ in range(2))
        yield first, second


def server(database: str, carrier: str | None) -> TestClient:
    return TestClient(make_app(database, None, 0.0, Here(), store_at(database, carrier), JudgesHere()))


def store_of(client: TestClient) -> PostgresStore:
    store: PostgresStore = app_of(client).state.house.store
    return store


def two(client: TestClient, game: str = "border", seed: int = 1) -> NewTableAnswer:
    """Two people, or as few as can play."""
    names = ["Ana", "Bo", "Caro"][: max(2, load_game(game).info.min_players)]
    return lay(client, [person(name) for name in names], seed.to_bytes(32, "big"), game)


def entries(client: TestClient, table: str) -> list[tuple[int, str]]:
    async def load() -> list[tuple[int, str]]:
        record = await store_of(client).load(table)
        assert record is not None
        return [(move.seat, move.action) for move in record.moves]

    assert client.portal is not None
    return client.portal.call(load)


def hears(page: Page, seat: int | None, seq: int) -> None:
    """Wait for a later update than this one."""
    while page.seqs[seat] <= seq:
        page.hear()


def knows_of(client: TestClient, table: str, version: int) -> None:
    """Wait until a server has heard of what another has done."""
    wait_until(lambda: live(client, table).version >= version, "it never heard of it")


def alike(*pages: Page, seat: int | None = None) -> None:
    """All see the same, now or when they have heard of it."""
    wait_until(lambda: _same(pages, seat), f"not the same: {[page.shown[seat]['pending'] for page in pages]}")


def _same(pages: tuple[Page, ...], seat: int | None) -> bool:
    for page in pages:
        page.catch_up()
    return len({json.dumps([page.shown[seat], page.logs[seat]], sort_keys=True) for page in pages}) == 1


def test_a_decision_at_one_is_told_at_the_other(servers: Pair) -> None:
    here, there = servers
    table = two(here)
    with Page(here, table.table, [token or "" for token in table.tokens]) as page, Page(there, table.table, []) as afar:
        for _ in range(6):
            seat = page.shown[0]["pending"][0]
            before = afar.seqs[None]
            assert page.play(seat, page.actions(seat)[0])["type"] == "done"
            page.catch_up()
            if page.shown[0]["view"]["phase"] != "second_action":
                hears(afar, None, before)
        with Page(here, table.table, []) as near:
            alike(near, afar)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_from_two_servers(servers: Pair, game: str) -> None:
    """People at one server and at the other; a spectator at each sees the same, in the same order, and so does who comes late."""
    here, there = servers
    table = two(here, game)
    luck = random.Random(3)
    tokens = [[token or ""] for token in table.tokens]
    with ExitStack() as stack:
        own = [
            stack.enter_context(Page(at, table.table, token)) for at, token in zip(cycle(servers), tokens, strict=False)
        ]
        watching = [stack.enter_context(Page(client, table.table, [])) for client in servers]

        def step() -> bool:
            for seat, page in enumerate(own):
                page.catch_up()
                if page.shown[seat]["choices"]:
                    answer = page.play(seat, luck.choice(page.actions(seat)))
                    assert answer["type"] == "done" or answer["verdict"]["key"] == "house-stale"
            return all(page.is_over() for page in own)

        wait_until(step, "the game does not end")
        alike(*watching)
        assert watching[0].is_over()
        alike(*watching, stack.enter_context(Page(there, table.table, [])))
        for seat, page in enumerate(own):
            alike(
                page,
                stack.enter_context(Page(servers[(seat + 1) % 2], table.table, [table.tokens[seat] or ""])),
                seat=seat,
            )


@rules("HOUSE-1.3")
def test_of_two_pages_of_a_seat_one_decides(servers: Pair) -> None:
    """Both ask at the same moment, each at its own server: one history, and who came second is told so."""
    table = two(servers[0])
    luck = random.Random(5)
    tokens = [token or "" for token in table.tokens]
    refused = 0
    with Page(servers[0], table.table, tokens) as one, Page(servers[1], table.table, tokens) as other:
        for turn in range(40):
            alike(one, other, seat=0)
            alike(one, other, seat=1)
            seat = one.shown[0]["pending"][0] if one.shown[0]["pending"] else None
            if seat is None:
                break
            for number, page in enumerate((one, other)):
                action = luck.choice(page.actions(seat))
                page.send(
                    {"type": "play", "id": f"{turn}.{number}", "seat": seat, "seq": page.seqs[seat], "action": action}
                )
            answers = [page.hear_until("done", "refused") for page in (one, other)]
            kinds = Counter(answer["type"] for answer in answers)
            assert kinds["done"] >= 1
            for answer in answers:
                if answer["type"] == "refused":
                    refused += 1
                    assert answer["verdict"]["key"] in ("house-stale", "not-your-turn") or answer["verdict"]["rules"]
        assert refused, "they never met"
        late = tuple(entries(client, table.table) for client in servers)
        assert late[0] == late[1]


def test_taken_back_and_played_again_elsewhere_is_another_history(servers: Pair) -> None:
    """The log is as long as before, and yet not the one that the other server knows."""
    here, there = servers
    table = two(here, "silk")
    store = store_of(there)
    with Page(here, table.table, [token or "" for token in table.tokens]) as page:
        for _ in range(200):
            seat = page.shown[0]["pending"][0]
            if len(page.actions(seat)) > 1 and page.play(seat, page.actions(seat)[0])["type"] == "done":
                page.catch_up()
                if page.shown[seat]["can_undo"]:
                    break
        known = live(here, table.table).version
        length = len(entries(here, table.table))
        assert page.undo(seat)["type"] == "done"
        page.catch_up()
        assert page.play(seat, page.actions(seat)[-1])["type"] == "done"
        assert live(here, table.table).version == known + 2

        async def late() -> None:
            with pytest.raises(Stale):
                await store.append(table.table, known, length, [])

        assert there.portal is not None
        there.portal.call(late)


@rules("HOUSE-1.7")
def test_an_undo_at_one_takes_it_out_of_the_log_at_the_other(servers: Pair) -> None:
    here, there = servers
    table = two(here, "silk")
    tokens = [token or "" for token in table.tokens]
    with Page(here, table.table, tokens) as page, Page(there, table.table, tokens) as afar:
        undone = 0
        for turn in range(60):
            seat = page.shown[0]["pending"][0]
            assert page.play(seat, page.actions(seat)[turn % len(page.actions(seat))])["type"] == "done"
            page.catch_up()
            if page.shown[seat]["can_undo"]:
                alike(page, afar, seat=seat)
                assert page.undo(seat)["type"] == "done"
                undone += 1
                alike(page, afar, seat=seat)
                # And what follows is told as what follows.
                assert page.play(seat, page.actions(seat)[0])["type"] == "done"
                page.catch_up()
            if undone > 5:
                break
        assert undone > 5
        for seat in (0, 1):
            alike(page, afar, seat=seat)


def test_bots_play_at_one_server_until_it_is_gone(database: str, carrier: str | None) -> None:
    with ExitStack() as stack:
        first, second = ExitStack(), stack.enter_context(server(database, carrier))
        here = first.enter_context(server(database, carrier))
        table = lay(here, [person("Ana"), bot("random"), bot("random")], bytes(range(32)), "yak")
        page = stack.enter_context(Page(second, table.table, [table.tokens[0] or ""]))
        with Page(here, table.table, []) as near:
            for _ in range(3):
                play_a_turn(page)
            holding = [bool(store_of(client)._held) for client in (here, second)]
            assert sum(holding) == 1, "one of them plays the bots"
            near.catch_up()
        first.close()
        play_on(page, random.Random(1), 0)
        assert page.is_over()


def play_a_turn(page: Page) -> None:
    while not page.shown[0]["choices"]:
        page.hear()
    page.play(0, page.actions(0)[0])
    page.catch_up()


@pytest.mark.parametrize("seed", range(3))
def test_sealed_choices_at_one_server_leave_no_trace_at_the_other(servers: Pair, seed: int) -> None:
    """YAK-2: the same twin tables as on one server, with the one who chooses in secret alone at the other."""
    here, there = servers
    said, chosen = [], []
    for way in (0, -1):
        table = lay(here, [person(name) for name in ("Ana", "Bo", "Caro")], seed.to_bytes(32, "big"), "yak")
        with ExitStack() as stack:
            secret = stack.enter_context(Page(there, table.table, [table.tokens[0] or ""]))
            others = [stack.enter_context(Page(here, table.table, [token or ""])) for token in table.tokens[1:]]
            others.append(stack.enter_context(Page(here, table.table, [])))
            assert secret.shown[0]["choices"], "a sealed choice is the first of a day"
            assert secret.play(0, secret.actions(0)[way])["type"] == "done"
            knows_of(here, table.table, live(there, table.table).version)
            for other in others:
                other.catch_up()
            chosen.append(entries(there, table.table))
            said.append([[text.replace(table.table, "TABLE") for text in other.heard] for other in others])
    assert said[0] == said[1]
    assert chosen[0] != chosen[1]


def test_word_that_is_lost_does_no_harm(servers: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has not heard is outrun, reads what there is, and goes on; and looks around now and then."""
    here, there = servers
    monkeypatch.setattr(store_of(there), "_own", _Everything())
    table = two(here, "silk")
    tokens = [token or "" for token in table.tokens]
    with Page(here, table.table, tokens) as page, Page(there, table.table, tokens) as afar:
        seat = page.shown[0]["pending"][0]
        old = afar.seqs[seat]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        afar.catch_up()
        assert afar.seqs[seat] == old
        answer = afar.play(seat, afar.actions(seat)[0])
        assert answer["type"] == "refused" and answer["verdict"]["key"] == "house-stale"
        page.catch_up()
        for number in (0, 1):
            alike(page, afar, seat=number)


def test_who_looks_around_sees_what_was_not_heard(
    database: str, carrier: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "LOOK_EVERY", 0.05)
    deaf = server(database, carrier)
    with server(database, carrier) as here, deaf as there:
        store = store_of(there)
        monkeypatch.setattr(store, "_own", _Everything())
        table = two(here)
        with (
            Page(here, table.table, [token or "" for token in table.tokens]) as page,
            Page(there, table.table, []) as afar,
        ):
            seat, before = page.shown[0]["pending"][0], afar.seqs[None]
            assert page.play(seat, page.actions(seat)[0])["type"] == "done"
            hears(afar, None, before)


class _Everything(dict[Any, Any]):
    """Takes every word for its own."""

    def pop(self, *_: object) -> None:
        return None


def test_notes_beside_the_log_are_shared(servers: Pair) -> None:
    """A name, who is there, and that people sit at several devices."""
    here, there = servers
    table = two(here)
    with Page(here, table.table, [table.tokens[0] or ""]) as page, Page(there, table.table, []) as afar:
        answer = here.post(f"/api/tables/{table.table}/name", json={"token": table.tokens[0], "name": "Zoe"})
        assert answer.status_code == 200
        wait_until(lambda: live(there, table.table).seats[0].name == "Zoe", "the name did not arrive")
        wait_until(lambda: live(there, table.table).shared, "that it is shared did not arrive")
        afar.catch_up()
        page.catch_up()
        assert afar.presence["names"][0] == "Zoe"


def test_many_servers_writing_at_once_write_one_history(servers: Pair) -> None:
    """Ten thousand in `tools.kills`; here a few hundred, straight at the stores."""
    here, there = servers
    table = two(here)
    won: list[int] = []

    async def write(store: Store, mark: int) -> None:
        for k in range(100):
            head = (await store.heads([table.table]))[table.table]
            try:
                version = (
                    await store.write(Write(table.table, head.version, note={"touched": mark * 1000 + k}))
                ).version
            except Stale:
                continue
            won.append(version)

    assert here.portal is not None and there.portal is not None
    jobs = [
        client.portal.start_task_soon(write, store_of(client), mark)
        for mark, client in enumerate(servers)
        if client.portal
    ]
    for job in jobs:
        job.result()
    assert len(won) == len(set(won)), "a version belongs to one write"
    assert len(won) >= 100


def test_it_opens_again_when_the_database_was_away(tmp_path: Path) -> None:
    """While it is away nothing is acknowledged; then it goes on by itself."""
    from tests.services import Postgres

    service = Postgres(tmp_path)
    try:
        service.start()
        with server(service.url, None) as client:
            table = two(client, "silk")
            with Page(client, table.table, [token or "" for token in table.tokens]) as page:
                seat = page.shown[0]["pending"][0]
                service.kill()
                answer = page.play(seat, page.actions(seat)[0])
                assert answer["verdict"]["key"] == "house-not-saved"
                service.start()
                wait_until(lambda: _plays(page), "it does not go on")
            assert len(entries(client, table.table)) > 0
    finally:
        service.close()


def _plays(page: Page) -> bool:
    seat = page.shown[0]["pending"][0]
    done: bool = page.play(seat, page.actions(seat)[0])["type"] == "done"
    page.catch_up()
    return done
