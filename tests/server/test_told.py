"""A page that wants it is told every view in words, with what each choice brings, and nothing more than the view tells."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from caravansary.engine import telling
from caravansary.engine.contract import Game
from caravansary.engine.match import Match
from caravansary.engine.messages import Message, Plain
from caravansary.engine.rng import Rng
from caravansary.games import load_game
from caravansary.games.registry import of_the_house
from caravansary.server.messages import SeatSpec, Snapshot
from caravansary.server.snapshot import snapshot, told
from tests.samples.pebbles import Pebbles
from tests.server.pages import Json, Page, finished, lay, pages_at, person

NAMES = ["Ana", "Bo", "Caro"]
PEOPLE = [person(name) for name in NAMES]
SEATS = [SeatSpec("person", name) for name in NAMES]


def sent(messages: Sequence[Message]) -> list[Json]:
    """Messages as a page gets them."""
    return [{"key": message.key, "args": message.args} for message in messages]


@pytest.mark.parametrize("game", list(of_the_house()))
def test_a_page_is_told_its_view_and_what_choices_bring(client: TestClient, game: str) -> None:
    table = lay(client, PEOPLE, bytes(32), game)
    tells = load_game(game, 3).telling
    assert tells is not None
    brought = 0
    with ExitStack() as stack:
        pages = pages_at(client, stack, table)
        for _ in range(12):
            seat = pages[None].shown[None]["pending"][0]
            assert pages[seat].play(seat, pages[seat].actions(seat)[0])["type"] == "done"
            for viewer, page in pages.items():
                page.catch_up()
                shown = page.shown[viewer]
                assert shown["told"] == [
                    {"part": part, "heading": sent([heading])[0], "lines": [sent(line) for line in lines]}
                    for part, heading, lines in tells.sections(shown["view"])
                ]
                for choice in shown["choices"]:
                    assert choice["brings"] == sent(tells.brings(shown["view"], choice["action"]))
                    brought += len(choice["brings"])
    assert brought > 0


def test_only_a_page_that_wants_it_is_told_the_table(client: TestClient) -> None:
    table = lay(client, PEOPLE, bytes(32))
    with ExitStack() as stack:
        hears, sees = (
            stack.enter_context(Page(client, table.table, [table.tokens[0] or ""], tells=tells))
            for tells in (True, False)
        )
        while not hears.shown[0]["choices"]:
            seat = hears.shown[0]["pending"][0]
            with Page(client, table.table, [table.tokens[seat] or ""]) as other:
                other.play(seat, other.actions(seat)[0])
            hears.catch_up()
        sees.catch_up()
        assert sees.shown[0]["told"] is None and all(choice["brings"] == [] for choice in sees.shown[0]["choices"])
        assert hears.shown[0]["told"] and any(choice["brings"] for choice in hears.shown[0]["choices"])
        for page in (hears, sees):
            page.shown[0]["told"] = None
            for choice in page.shown[0]["choices"]:
                choice["brings"] = []
        assert hears.shown[0] == sees.shown[0]


@pytest.mark.parametrize("seed", range(3))
def test_no_card_is_told_that_is_still_covered(client: TestClient, seed: int) -> None:
    """YAK-2.3: two tables that differ in a covered card are told alike to everybody but its owner."""
    tables = [lay(client, PEOPLE, seed.to_bytes(32, "big"), "yak") for _ in range(2)]
    with ExitStack() as stack:
        both = [pages_at(client, stack, table) for table in tables]
        secret = (both[0][None].shown[None]["view"]["first"] + 2) % 3
        for pages, card in zip(both, ("commit build", "commit market"), strict=True):
            for seat in range(3):
                assert pages[seat].play(seat, card if seat == secret else "commit restock")["type"] == "done"
            for page in pages.values():
                page.catch_up()
        heard = [{viewer: words(page.shown[viewer]) for viewer, page in pages.items()} for pages in both]
        assert heard[0].pop(secret) != heard[1].pop(secret)
        assert heard[0] == heard[1]


def words(shown: Json) -> list[Any]:
    return [shown["told"], *(choice["brings"] for choice in shown["choices"])]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_behind_a_screen_is_told(seed: int) -> None:
    """SROAD-1.2: goods that another seat has drawn are told to itself alone."""
    real = Match(load_game("silk_road", 3), seed.to_bytes(32, "big"), (), NAMES)
    other = Match(real.game, seed.to_bytes(32, "big"), (), NAMES)
    luck = Rng(seed, "other hands")
    while other.state.view(1) == real.state.view(1):
        other.state = real.state.resample(0, luck)

    def heard(match: Match, viewer: int | None) -> tuple[object, ...]:
        shown = told(snapshot(match, SEATS, viewer), match.game)
        assert shown.told
        return shown.told, [choice.brings for choice in shown.choices]

    for viewer in (0, None):
        assert heard(real, viewer) == heard(other, viewer)
    assert heard(real, 1) != heard(other, 1)


class Breaks(telling.Telling):
    """Breaks while it tells a table, or what a choice brings."""

    def __init__(self, at: str) -> None:
        self.at = at

    def sections(self, view: Plain) -> list[telling.Section]:
        if self.at == "sections":
            raise IndexError("no such row")
        return [telling.Section("board", Message("pebbles-title"), [])]

    def brings(self, view: Plain, action: str) -> list[Message]:
        raise KeyError(action)


def told_by(game: Game) -> tuple[Snapshot, Snapshot]:
    """What is shown with and without words."""
    now = snapshot(Match(game, bytes(32), (), NAMES[:2]), SEATS[:2], 0)
    return told(now, game), now


@pytest.mark.parametrize("at", ["sections", "brings"])
def test_a_game_that_cannot_tell_its_table_can_still_be_shown(at: str) -> None:
    broken = Pebbles(2)
    broken.telling = Breaks(at)
    with_words, without = told_by(broken)
    assert without.choices and without.told is None
    assert with_words == msgspec.structs.replace(without, told=[])


def test_a_game_that_tells_nothing_is_shown_as_it_is() -> None:
    with_words, without = told_by(Pebbles(2))
    assert without.told is None and with_words == msgspec.structs.replace(without, told=[])


def test_an_analysis_is_told_too(client: TestClient) -> None:
    table = finished(client)
    for tells in (True, False):
        with client.websocket_connect(f"/ws/analysis/{table}") as wire:
            wire.send_json({"type": "analyse", "tokens": [], "think": 10, "boards": None, "tells": tells})
            wire.send_json({"type": "look", "at": 3})
            while (message := wire.receive_json())["type"] != "frame":
                pass
            assert bool(message["snapshot"]["told"]) == tells
