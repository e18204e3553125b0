"""The Border keeps the contract: the conformance kit, an owner's data, the board in text."""

import copy
import json
from typing import Any

import pytest

from caravansary import Rng, check_game, load_game
from caravansary.engine.messages import BadOption, BadPosition, Message
from caravansary.engine.playout import playout
from caravansary.games import built_in_data
from caravansary.games.border.components import Boards
from tests.marks import rules
from tests.playthrough import english

from .tables import second_action


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_conformance_kit_finds_nothing(players: int, compiled: bool) -> None:
    report = check_game(load_game("border", players=players), games=16 if compiled else 3, seed=players)
    assert report.faults == []


def test_picked_boards_keep_the_contract_too(compiled: bool) -> None:
    report = check_game(load_game("border", players=3, boards="DBA"), games=16 if compiled else 2)
    assert report.faults == []


@rules("BORDER-7.11")
def test_random_games_end_by_the_sixth_area(compiled: bool) -> None:
    rng = Rng(8, "ends")
    for _ in range(500 if compiled else 15):
        state = load_game("border", players=2).new_initial_state()
        playout(state, rng)
        assert state.end_reason() == "sixth_area"


GAME: Any = load_game("border", players=3, boards="ABC")


@pytest.mark.parametrize("seat", [10**30, -(10**30), 99, -3])
def test_no_number_of_a_seat_upsets_the_contract(seat: int) -> None:
    state = GAME.new_initial_state()
    assert state.legal_actions(seat) == []
    assert state.explain(1, seat).rules == ("HOUSE-1.1",)
    assert state.explain(10**30, seat).rules == ("HOUSE-1.2",)


# --- an owner's own boards


def own_data() -> Any:
    return copy.deepcopy(built_in_data("border"))


@rules("BORDER-8.3")
def test_an_owner_may_correct_a_value() -> None:
    data = own_data()
    data["areas"][0]["first"] = 13
    game = load_game("border", players=2, data=data)
    assert game.data() == data
    assert load_game("border", players=2).data() is None


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["cells"], [], "cells: must be a list of 86"),
        (["cells", 3, "id"], 4, "cells[3]"),
        (["cells", 3, "q"], 6.5, "cells[3]"),
        (["cells", 3, "q"], 7, "cells[3]: another cell"),
        (["cells", 6, "white"], False, "cells: two must be white"),
        (["cells", 6, "white"], 1, "cells[6].white"),
        (["areas", 0, "id"], "lighthouse", "areas[0].id"),
        (["areas", 0, "first"], 0, "areas[0].first"),
        (["areas", 0, "later"], "2", "areas[0].later"),
        (["areas", 0, "later"], 4, "areas[0].later"),
        (["areas", 0, "ring"], [], "areas[0].ring"),
        (["areas", 0, "ring"], [1, 1], "areas[0].ring"),
        (["areas", 0, "ring"], [99], "areas[0].ring"),
        (["areas", 0, "interior"], None, "areas[0].interior"),
        (["areas", 0, "interior"], [[1]], "areas[0].interior"),
        (["areas", 0, "interior"], [[1, "2"]], "areas[0].interior"),
        (["areas", 0, "interior"], [[5, 0]], "areas[0].interior: at q 5, r 0 lies a cell"),
        (["cells", 3, "r"], 10**9, "cells[3]"),
        (["boards", 1, "id"], "A", "boards[1].id"),
        (["boards", 1, "segments"], [], "boards[1].segments"),
        (["boards", 1, "segments", 0, "colour"], "red", "boards[1].segments[0]"),
        (["boards", 0, "segments", 0, "cells"], [20], "boards[0].segments[0].cells: must be 2"),
        (["boards", 0, "segments", 0, "cells"], [20, 33], "boards[0].segments[0].cells: 20 and 33 do not touch"),
        (["boards", 0, "segments", 0, "cells"], [5, 8], "boards[0].segments"),
    ],
)
def test_bad_data_names_its_field(path: list[Any], value: object, field: str) -> None:
    data = own_data()
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as bad:
        load_game("border", players=2, data=data)
    assert str(bad.value).startswith(field)


@rules("BORDER-8.5")
@pytest.mark.parametrize("cell", range(86))
def test_a_ring_that_lacks_a_cell_is_refused(cell: int) -> None:
    """Wherever the cell lies, for each of the areas it borders."""
    tried = 0
    for number, area in enumerate(own_data()["areas"]):
        if cell in area["ring"]:
            data = own_data()
            data["areas"][number]["ring"].remove(cell)
            where, what = f"areas[{number}].ring", f"which borders the {area['id']} (BORDER-8.5)"
            label = Boards(own_data()).labels[cell]
            with pytest.raises(BadPosition) as bad:
                load_game("border", players=2, data=data)
            assert str(bad.value) == f"{where}: lacks cell {cell} ({label}), {what}"
            tried += 1
    assert 1 <= tried <= 3


@rules("BORDER-8.5")
def test_a_ring_holds_no_cell_that_lies_elsewhere() -> None:
    data = own_data()
    data["areas"][0]["ring"].append(6)
    with pytest.raises(BadPosition) as bad:
        load_game("border", players=2, data=data)
    assert str(bad.value).startswith("areas[0].ring: cell 6 (")
    assert str(bad.value).endswith(") does not border the well (BORDER-8.5)")


@rules("BORDER-8.5")
def test_an_area_lies_apart_from_the_others() -> None:
    data = own_data()
    data["areas"][1]["interior"].append(data["areas"][0]["interior"][0])
    with pytest.raises(BadPosition, match=r"^areas\[1\]\.interior: at q -?\d+, r \d+ lies a cell or another area"):
        load_game("border", players=2, data=data)


# --- games and options


@pytest.mark.parametrize("players", [1, 5, 0, -1, "2", 2.0, True])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        load_game("border", players=players)


@pytest.mark.parametrize("boards", ["", "A", "AA", "ABC", "AE", "random!", 7, None])
def test_wrong_boards_are_refused(boards: Any) -> None:
    with pytest.raises(BadOption, match="boards: must be random, or 2 different letters out of ABCD") as refused:
        load_game("border", players=2, boards=boards)
    assert refused.value.message == Message("border-no-boards", {"players": 2, "letters": ["A", "B", "C", "D"]})


def test_a_board_drawn_in_text() -> None:
    drawn = GAME.draw(second_action("ABC", "red blue", crossed={1: [7, 10], 2: [84]}).view(None), english)
    assert drawn.count("board") == 3
    assert "seat 1, board B, 0 points, to act" in drawn
    for name in ("well 4", "castle 12", "villa 9"):
        assert drawn.count(name) == 3
    boards = drawn.split("seat 1")[1]
    assert boards.count("xx") == 6 - 2  # two white cells on each of the boards B and C


def test_views_positions_and_observations_are_plain_data() -> None:
    state = second_action("ABC", "red blue", crossed={1: [7]})
    for thing in (state.position(), state.view(None), state.view(1), state.observation(1)):
        assert json.loads(json.dumps(thing)) == thing


def test_observations_have_one_shape() -> None:
    rng = Rng(2, "shape")
    state = GAME.new_initial_state()
    shapes = set()
    for _ in range(120):
        for seat in range(3):
            shapes.add(tuple((name, len(values)) for name, values in state.observation(seat).items()))
        if state.current_player() == -1:
            state.act(state.sample_chance(rng), -1)
        else:
            legal = state.legal_actions()
            state.act(legal[int(rng.below(len(legal)))], state.current_player())
    assert len(shapes) == 1
