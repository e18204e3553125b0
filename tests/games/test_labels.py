"""Places on boards are said by what is printed there: every place has a label, no two have the same, in every game."""

import re
from typing import Any

import pytest

from caravansary import CHANCE, Rng, load_game
from caravansary.engine.messages import Message
from caravansary.games.border.components import Boards
from caravansary.games.registry import data_of
from caravansary.games.silk.board import Board
from caravansary.games.silk_road.game import SilkRoad
from caravansary.games.yak.tower import CELLS, LABELS
from caravansary.words import LANGUAGES, say
from caravansary.words.catalogue import texts
from tests.marks import rules


@rules("SILK-1.2", "SILK-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_silk_tiles_points_and_walls(players: int) -> None:
    board = Board(players)
    assert board.tile_label[board.tile_named["0,0"]] == "A1"
    assert board.tile_label[board.tile_named["2,3"]] == "D3"
    for labels in (board.tile_label, board.point_label, board.edge_label):
        for language in LANGUAGES:
            texts = [said(label, language) for label in labels]
            assert len(set(texts)) == len(texts)


@rules("SILK-2.9", "SILK-6.1")
def test_silk_places_are_said_by_the_tiles_that_meet_there() -> None:
    board = Board(2)
    points = {text: said(board.point_label[number], "en") for text, number in board.point_named.items()}
    assert points["1,1"] == "the corner of A1 and B2"
    assert points["0,2"] == "the north edge, between B1 and C1"
    assert points["4,2"] == "the south edge, between B4 and C4"
    assert points["3,0"] == "the west edge, between A3 and A4"
    assert points["3,5"] == "the east edge, between E3 and E4"
    walls = {text: said(board.edge_label[number], "es") for text, number in board.edge_named.items()}
    assert walls["1,1-1,2"] == "entre B1 y B2"
    assert walls["1,1-2,1"] == "entre A2 y B2"
    assert walls["0,1-0,2"] == "al norte de B1"
    assert walls["4,1-4,2"] == "al sur de B4"
    assert walls["0,0-1,0"] == "al oeste de A1"
    assert walls["3,5-4,5"] == "al este de E4"


@rules("YAK-4.1")
def test_yak_cells_are_a_level_and_a_place() -> None:
    assert len(set(LABELS)) == len(CELLS)
    assert [LABELS[CELLS.index(cell)] for cell in ("1.0", "1.4", "2.2", "9.0")] == ["A1", "A5", "B3", "I1"]


@rules("BORDER-1.4", "BORDER-1.5")
def test_border_cells_are_a_row_and_a_column() -> None:
    boards = Boards(data_of("border", "components.json"))
    assert len(set(boards.labels)) == len(boards.labels) == 86
    assert [boards.labels[cell] for cell in (0, 5, *boards.white)] == ["A5", "A10", "B4", "Q11"]


def test_the_terminal_prints_the_labels() -> None:
    """Whoever plays in a terminal reads the same letters and numbers."""
    for name, first in {"silk": r"^ +A +B +C +D +E$", "border": r"^ +1 +2 +3 +4 .* 14$"}.items():
        game = load_game(name, 2)
        state = game.new_initial_state()
        rng = Rng(1)
        while state.current_player() == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
        lines = game.draw(state.view(0), lambda message: say(message, "en")).splitlines()
        assert any(re.search(first, line) for line in lines), name


@rules("SROAD-1.2")
def test_silk_road_says_cities_as_its_map_prints_them() -> None:
    """No text of the catalogue has another spelling, in either language."""
    game = load_game("silk_road", 3)
    assert isinstance(game, SilkRoad)
    printed = set(game.road.city_names)
    source: Any = data_of("silk_road", "components.json")
    assert printed == {city["name"] for city in source["cities"]}
    other = re.compile(
        r"Antioquía|Alepo|Tiro\b|Samarcanda|Chang[' ]?[Aa]n|Chang’an|Ecbátana|Palmira|Jotán|Turfán|Kasgar|Dunhuan\b"
    )
    for language in LANGUAGES:
        for file_of, _, text in texts(language):
            if file_of == "silk_road":
                assert other.search(text) is None, other.search(text)


def said(label: str, language: str) -> str:
    """A label as the catalogue says it."""
    key, *places = label.removeprefix("@").split()
    return say(Message(key, dict(zip(("one", "two"), places, strict=False))), language) if label[0] == "@" else label
