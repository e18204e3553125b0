"""A page that has no board for a game gets every view drawn in text, in each language, and nothing more than the view tells."""

from contextlib import ExitStack
from functools import partial

import pytest
from starlette.testclient import TestClient

from caravansary.engine.contract import Game
from caravansary.engine.match import Match
from caravansary.engine.messages import Message, Plain, Say
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.games.registry import of_the_house
from caravansary.server.messages import SeatSpec
from caravansary.server.snapshot import drawn, snapshot
from caravansary.words import LANGUAGES, say
from tests.samples.pebbles import Pebbles, Table
from tests.server.pages import Page, finished, lay, pages_at, person

SEATS = [SeatSpec("person", name) for name in ("Ana", "Bo")]


@pytest.mark.parametrize("game", list(of_the_house()))
def test_a_page_without_a_board_is_shown_a_drawing(client: TestClient, game: str) -> None:
    seats = [person(name) for name in ("Ana", "Bo", "Caro")]
    table = lay(client, seats, bytes(32), game)
    rules = load_game(game, 3)
    with ExitStack() as stack:
        pages = pages_at(client, stack, table, boards=[])
        for _ in range(12):
            seat = pages[None].shown[None]["pending"][0]
            assert pages[seat].play(seat, pages[seat].actions(seat)[0])["type"] == "done"
            for viewer, page in pages.items():
                page.catch_up()
                shown = page.shown[viewer]
                assert list(shown["drawing"]) == list(LANGUAGES)
                for language, drawing in shown["drawing"].items():
                    words = partial(say, language=language, names=["Ana", "Bo", "Caro"])
                    assert drawing == rules.draw(shown["view"], words)


def test_only_a_page_that_says_it_has_no_board_is_shown_one(client: TestClient) -> None:
    table = lay(client, [person("Ana"), person("Bo")], bytes(32))
    with ExitStack() as stack:
        held = [table.tokens[0] or ""]
        silent, has, lacks = (
            stack.enter_context(Page(client, table.table, held, boards=boards))
            for boards in (None, ["border", "yak"], ["yak"])
        )
        seat = lacks.shown[0]["pending"][0]
        other = stack.enter_context(Page(client, table.table, [table.tokens[seat] or ""]))
        other.play(seat, other.actions(seat)[0])
        for page in (silent, has, lacks):
            page.catch_up()
        assert not silent.shown[0]["drawing"] and not has.shown[0]["drawing"]
        assert set(lacks.shown[0].pop("drawing")) == set(LANGUAGES)
        silent.shown[0].pop("drawing")
        assert silent.shown[0] == lacks.shown[0]


@pytest.mark.parametrize("seed", range(3))
def test_a_drawing_shows_no_card_that_is_still_covered(client: TestClient, seed: int) -> None:
    """YAK-2.3: two tables that differ in a covered card are drawn alike for everybody but its owner."""
    tables = [
        lay(client, [person(name) for name in ("Ana", "Bo", "Caro")], seed.to_bytes(32, "big"), "yak") for _ in range(2)
    ]
    with ExitStack() as stack:
        both = [pages_at(client, stack, table, boards=[]) for table in tables]
        secret = (both[0][None].shown[None]["view"]["first"] + 2) % 3
        for pages, card in zip(both, ("commit build", "commit market"), strict=True):
            for seat in range(3):
                assert pages[seat].play(seat, card if seat == secret else "commit restock")["type"] == "done"
            for page in pages.values():
                page.catch_up()
        drawings = [{viewer: page.shown[viewer]["drawing"] for viewer, page in pages.items()} for pages in both]
        assert drawings[0].pop(secret) != drawings[1].pop(secret)
        assert drawings[0] == drawings[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_drawing_shows_nothing_behind_a_screen(seed: int) -> None:
    """SROAD-1.2: goods that another seat has drawn are in its own drawing alone."""
    seats = [SeatSpec("person", name) for name in ("Ana", "Bo", "Caro")]
    real = Match(load_game("silk_road", 3), seed.to_bytes(32, "big"), (), [spec.name for spec in seats])
    other = Match(real.game, seed.to_bytes(32, "big"), (), [spec.name for spec in seats])
    luck = Rng(seed, "other hands")
    while other.state.view(1) == real.state.view(1):
        other.state = real.state.resample(0, luck)

    def drawings(viewer: int | None) -> list[dict[str, str]]:
        return [drawn(snapshot(match, seats, viewer), real.game, seats).drawing for match in (real, other)]

    for viewer in (0, None):
        mine, imagined = drawings(viewer)
        assert mine == imagined and set(mine) == set(LANGUAGES)
    owners, imagined = drawings(1)
    assert all(owners[language] != imagined[language] for language in LANGUAGES)


class Careless(Pebbles):
    """Draws with a key that has no words, or breaks while it draws."""

    broken = False

    def new_initial_state(self) -> Table:
        return Table(self)

    def draw(self, view: Plain, say: Say) -> str:
        if self.broken:
            raise IndexError("no such row")
        return f"{say(Message('pebbles-drawing', {}))}: {view['pot']}"


def shown_by(game: Game) -> dict[str, str]:
    match = Match(game, bytes(32), (), ["Ana", "Bo"])
    return drawn(snapshot(match, SEATS, 0), game, SEATS).drawing


def test_a_drawing_without_words_shows_their_key() -> None:
    assert shown_by(Careless(2)) == {"en": "pebbles-drawing: 0", "es": "pebbles-drawing: 0"}


def test_a_game_that_cannot_draw_can_still_be_shown() -> None:
    broken = Careless(2)
    broken.broken = True
    assert shown_by(broken) == shown_by(Pebbles(2)) == {}


def test_an_analysis_is_drawn_too(client: TestClient) -> None:
    table = finished(client)
    for boards, languages in ((["border"], []), ([], list(LANGUAGES)), (None, [])):
        with client.websocket_connect(f"/ws/analysis/{table}") as wire:
            wire.send_json({"type": "analyse", "tokens": [], "think": 10, "boards": boards})
            wire.send_json({"type": "look", "at": 3})
            while (message := wire.receive_json())["type"] != "frame":
                pass
            assert list(message["snapshot"]["drawing"]) == languages
