"""The end: section 6 of the ledger."""

import pytest

from caravansary import load_game
from tests.games.playing import play, refusal, seen, wander
from tests.marks import rules

from .tables import ended, table


@rules("SROAD-6.1")
def test_the_game_ends_on_arrival_also_in_the_other_direction() -> None:
    state = table("move", 3, "yumen", reverse=True)
    play(state, "move changan")
    assert state.is_terminal()


@rules("SROAD-6.2")
def test_money_and_goods_are_points() -> None:
    state = ended((12, "3 silk"), (7, "3 silk 2 ivory 2 jewels"), (0, "2 ivory 2 jewels"))
    assert state.scores() == [15, 14, 4]
    assert [[line.points for line in sheet] for sheet in state.breakdown()] == [[12, 3], [7, 7], [0, 4]]


@rules("SROAD-6.3")
def test_the_only_one_with_most_of_a_type_gets_two() -> None:
    state = ended((10, "1 silk"), (10, "2 ivory"), (10, "2 ivory 3 jewels"))
    assert state.scores() == [13, 12, 17]
    assert seen(state, None)["end"]["majorities"] == {"silk": 0, "jewels": 2}
    assert [line.key for line in state.breakdown()[0]] == [
        "silk_road-line-money",
        "silk_road-line-goods",
        "silk_road-line-majority",
    ]


@rules("SROAD-6.2", "SROAD-6.3")
def test_every_line_of_the_sheet_says_by_which_rule_and_for_what() -> None:
    state = ended((12, "3 silk"), (7, "3 silk 2 ivory 2 jewels"), (0, "2 ivory 1 jewels"))
    assert [(line.key, line.points, line.rules, line.args) for line in state.breakdown()[1]] == [
        ("silk_road-line-money", 7, ("SROAD-6.2",), {}),
        ("silk_road-line-goods", 7, ("SROAD-6.2",), {}),
        ("silk_road-line-majority", 2, ("SROAD-6.3",), {"good": "@silk_road-good-jewels"}),
    ]


@rules("SROAD-6.3")
def test_none_is_no_majority_and_a_three_way_tie_pays_nobody() -> None:
    assert ended((10, ""), (10, ""), (10, "")).scores() == [10, 10, 10]
    assert ended((1, "2 silk"), (1, "2 silk"), (1, "2 silk"), (1, "1 silk")).scores() == [3, 3, 3, 2]
    assert ended((1, "1 silk"), (1, "2 silk"), (1, "2 silk"), (1, "3 silk")).scores() == [2, 3, 3, 6]


@rules("SROAD-6.4")
def test_most_points_win() -> None:
    state = ended((20, ""), (10, "2 silk"), (19, "2 ivory"))
    assert (state.scores(), state.winners(), state.places()) == ([20, 14, 23], [2], [2, 3, 1])


@rules("SROAD-6.5")
def test_equal_points_share_whatever_they_are_made_of() -> None:
    state = ended((20, ""), (16, "2 silk"), (5, ""))
    assert (state.scores(), state.winners()) == ([20, 20, 5], [0, 1])
    assert state.returns() == [0.25, 0.25, -0.5]


@rules("SROAD-5.25")
def test_kept_tiles_are_worth_nothing() -> None:
    state = table("move", 3, "tyre", seats={0: {"crooks": 3, "barterers": 2}})
    play(state, "move antioch")
    assert state.scores() == [10, 10, 10]


@rules("SROAD-6.2", "SROAD-7.4")
def test_the_screens_open_at_the_end() -> None:
    state = table("move", 3, "tyre", goods={1: "2 silk"}, money={2: 7})
    assert not state.scores_open()
    state.recording = True
    play(state, "move antioch")
    assert state.scores_open()
    rows = seen(state, 0)["seats"]
    assert (rows[1]["goods"]["silk"], rows[2]["money"], rows[1]["score"]) == (2, 7, 14)
    assert [event.key for event in state.events_for(None)][1:] == ["silk_road-event-open"] * 3 + [
        "silk_road-event-over"
    ]
    assert state.revealed


def test_random_games_visit_eleven_or_twelve_markets() -> None:
    """Facts of the ledger."""
    for seed in range(3):
        moves = sum(text.startswith("move ") for _, text, _ in wander(load_game("silk_road", 3), seed))
        assert moves in (12, 13)


@rules("SROAD-6.2", "SROAD-6.3", "SROAD-6.4")
def test_scoring() -> None:
    state = ended((23, "2 silk 1 ivory"), (24, "2 silk"), (20, "3 jewels"))
    assert state.scores() == [28, 26, 25]
    assert state.winners() == [0]


@rules("SROAD-6.5")
def test_shared_victory() -> None:
    state = ended((30, ""), (29, "1 silk 1 ivory"), (29, "1 silk 1 ivory"), (20, ""))
    assert state.scores() == [30, 31, 31, 20]
    assert (state.winners(), state.places()) == ([1, 2], [3, 1, 1, 4])


@rules("SROAD-6.1", "SROAD-3.2", "SROAD-5.25")
def test_arrival_ends_everything_at_once_and_kept_tiles_count_nothing() -> None:
    state = table("move", 3, "aleppo", seats={1: {"crooks": 2, "barterers": 3}}, money={2: 11})
    play(state, "move antioch")
    assert (state.is_terminal(), state.pending(), state.legal_actions(0)) == (True, [], [])
    assert (state.scores(), state.winners()) == ([10, 10, 11], [2])
    assert refusal(state, "pass", 0) == {"HOUSE-1.4"}


@rules("SROAD-6.2", "SROAD-6.3", "SROAD-6.4", "SROAD-6.5")
@pytest.mark.parametrize(
    ("sheets", "points", "places"),
    [
        ([(0, ""), (0, ""), (0, "")], [0, 0, 0], [1, 1, 1]),  # most of nothing is not most
        ([(0, "1 ivory"), (2, ""), (3, "")], [3, 2, 3], [1, 3, 1]),
        ([(5, "2 silk"), (5, "2 silk"), (5, "1 silk")], [7, 7, 6], [1, 1, 3]),  # a tie gives it to nobody below either
        ([(1, "4 silk"), (1, "3 silk 1 jewels"), (1, "1 jewels 1 fruits 1 spices")], [7, 5, 8], [2, 3, 1]),
        ([(9, ""), (9, ""), (1, "5 ivory 1 spices"), (3, "1 spices")], [9, 9, 9, 4], [1, 1, 1, 4]),
    ],
)
def test_the_score_sheet(sheets: list[tuple[int, str]], points: list[int], places: list[int]) -> None:
    state = ended(*sheets)
    assert (state.scores(), state.places()) == (points, places)
    assert state.winners() == [seat for seat, place in enumerate(places) if place == 1]
    assert [sum(line.points for line in sheet) for sheet in state.breakdown()] == points
