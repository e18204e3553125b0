"""Twin tables at two servers: whatever is chosen in secret at one of them, everybody else hears the same bytes at both.

The twins differ only in what one seat chooses, and takes back, while choices are sealed. A page of everybody else is open at each
server. The other server hears of every choice; or it hears of none, and is outrun when somebody decides there.
"""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from caravansary.engine.match import Match
from caravansary.games import load_game
from caravansary.server.app import make_app
from caravansary.server.messages import NewTableAnswer, SeatSpec
from caravansary.server.postgres import PostgresStore
from caravansary.server.stores import store_at
from tests.marks import rules
from tests.server.pages import Here, JudgesHere, Page, app_of, live, wait_until
from tests.services import no_postgres, postgres

pytestmark = pytest.mark.skipif(bool(no_postgres()), reason=no_postgres())

Pair = tuple[TestClient, TestClient]
SEED = bytes(range(32))
PLAYERS = {"border": 4, "yak": 4, "silk_road": 4}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with postgres(tmp_path_factory.mktemp("postgres")) as url:
        yield url


@pytest.fixture
def servers(database: str) -> Iterator[Pair]:
    with ExitStack() as stack:
        stores = [store_at(database) for _ in range(2)]
        here, there = (TestClient(make_app(database, None, 0.0, Here(), store, JudgesHere())) for store in stores)
        yield stack.enter_context(here), stack.enter_context(there)


class _Everything(dict[Any, Any]):
    """Takes every word for its own."""

    def pop(self, *_: object) -> None:
        return None


def sealed(game: str, luck: random.Random) -> Match:
    """A match in a round of sealed choices in which at least three seats have a choice, and nobody has made one yet."""
    for _ in range(200):
        match = Match(load_game(game, PLAYERS[game]), SEED, automatic=True)
        while not match.state.is_terminal():
            pending = match.state.pending()
            if match.state.is_sealed() and len(able(match)) >= 3:
                return match
            seat = pending[0]
            match.play(luck.choice(match.state.legal_actions(seat)), seat)
    raise AssertionError(f"no sealed round in {game}")


def able(match: Match) -> list[int]:
    """The seats that have a choice."""
    return [seat for seat in match.state.pending() if len(match.state.legal_actions(seat)) > 2]


def lay(client: TestClient, match: Match) -> NewTableAnswer:
    assert client.portal is not None
    seats = [SeatSpec("person", name) for name in match.names]
    laid: NewTableAnswer = client.portal.call(app_of(client).state.house.lay, match, SEED, seats)
    return laid


class Twin:
    """A table at both servers: the secret seat's page at the second, and one of everybody else at each."""

    def __init__(self, servers: Pair, match: Match, secret: int, stack: ExitStack, deaf: bool) -> None:
        self.here, self.there = servers
        self.secret = secret
        self.deaf = deaf  # the first server hears nothing of the second
        self.laid = lay(self.there, match)
        self.table = self.laid.table
        self.page = stack.enter_context(self._page(self.there, secret))
        others = [seat for seat in (*range(match.game.players), None) if seat != secret]
        self.others = {
            (seat, at): stack.enter_context(self._page(client, seat))
            for at, client in (("here", self.here), ("there", self.there))
            for seat in others
        }

    def _page(self, client: TestClient, seat: int | None) -> Page:
        return Page(client, self.table, [] if seat is None else [self.laid.tokens[seat] or ""])

    def rest(self) -> None:
        """Until both servers know all that they can hear of."""
        here, there = (live(client, self.table) for client in (self.here, self.there))
        wait_until(lambda: there.version >= here.version, "the second never heard of it")
        wait_until(lambda: self.deaf or here.version >= there.version, "the first never heard of it")
        for page in (self.page, *self.others.values()):
            page.catch_up()

    def choose(self, *which: int) -> None:
        """One choice after another, numbered from the first or the last; then on, until there is nothing more to choose."""
        for number in which:
            choices = [action for action in self.page.actions(self.secret) if action != "done"]
            self._do("play", choices[number])
        while self.page.actions(self.secret):
            actions = self.page.actions(self.secret)
            self._do("play", "done" if "done" in actions else actions[0])

    def take_back(self) -> None:
        self._do("undo")

    def _do(self, kind: str, action: str = "") -> None:
        answer = self.page.play(self.secret, action) if kind == "play" else self.page.undo(self.secret)
        assert answer["type"] == "done"
        self.rest()

    def witness(self, seat: int) -> None:
        """Somebody else chooses at the first server, which may not have heard of anything."""
        page = self.others[seat, "here"]
        assert page.play(seat, page.actions(seat)[0])["type"] == "done"
        self.rest()

    def heard(self) -> dict[tuple[int | None, str], list[str]]:
        return {who: [text.replace(self.table, "TABLE") for text in page.heard] for who, page in self.others.items()}

    def logs(self) -> list[str]:
        return [client.get(f"/api/tables/{self.table}/log").text for client in (self.here, self.there)]


@rules("BORDER-5.11", "YAK-2.2", "SROAD-7.4")
@pytest.mark.parametrize("deaf", [False, True], ids=["heard", "outrun"])
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", list(PLAYERS))
def test_what_is_chosen_in_secret_at_one_server_nobody_hears_at_either(
    servers: Pair, game: str, seed: int, deaf: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if deaf:
        store: PostgresStore = app_of(servers[0]).state.house.store
        monkeypatch.setattr(store, "_own", _Everything())
    said, chosen = [], []
    with ExitStack() as stack:
        for way in (0, -1):
            match = sealed(game, random.Random(seed))
            secret, early, late = able(match)[:3]
            twin = Twin(servers, match, secret, stack, deaf)
            twin.choose(way)
            twin.witness(early)
            twin.take_back()  # that a seat is through is shown to all, and that it no longer is: so at both twins
            twin.choose(way or 1)
            twin.witness(late)
            said.append((twin.heard(), twin.logs()))
            moves = live(twin.there, twin.table).moves
            chosen.append([move.action for move in moves[match.ply :] if move.seat == secret])
    assert chosen[0] != chosen[1]
    for who, heard in said[0][0].items():
        assert heard == said[1][0][who], f"{who} can tell"
    assert said[0][1] == said[1][1]
