"""Section 10 of the ledger: groups, extras and ties. Crystals: test_crystals."""

import pytest

from tests.games.playing import seen
from tests.marks import rules

from .tables import FULL_MIXED, ended, morning, noon, parts, sizes, worth

SIXTEEN = "PBBKE / EBBK / EBP / KK / K / E"  # worth 36
FIFTEEN = "EBBPP / KKKB / KKB / PK / B"  # worth 36
OTHER_FIFTEEN = "OROYY / RYOY / OGG / OR / R"  # worth 39


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        ("R", 1),
        ("RR", 3),
        ("RRR", 6),
        ("RRRR", 9),
        ("RRRRR", 12),
        ("RRRRR / R", 16),
        ("RRRRR / RR", 21),
        ("RRRRR / RRR", 21),
    ],
)
@rules("YAK-10.1", "YAK-10.6")
def test_points_by_size(rows: str, points: int) -> None:
    assert worth(rows) == points


@pytest.mark.parametrize(
    ("rows", "groups", "points"),
    [
        ("RRBB", 2, 0),
        ("RRBBG / ...G", 3, 4),
        ("RRBBG / YYEG", 4, 8),
        ("RRBBG / YYEG / K.E", 5, 12),
        ("RRBBG / YYEG / KKE", 6, 16),
        ("RRBBG / YYEG / KPE / KP", 7, 20),
    ],
)
@rules("YAK-10.2")
def test_points_by_number_of_groups(rows: str, groups: int, points: int) -> None:
    shown = parts(rows)
    assert (len(shown["groups"]), shown["points"]["group_count"]) == (groups, points)


@rules("YAK-10.2", "YAK-4.9")
def test_two_groups_of_one_colour_are_two() -> None:
    assert sizes("RRBRR") == [2, 2]
    assert sizes("RRBRR / GYR") == [3, 2]
    assert sizes("RRBRR / GRR") == [6]


@pytest.mark.parametrize(
    ("rows", "size"),
    [("RGB / R", 2), ("GRB / R", 2), ("GBR / R", 0), ("RGGGG / BBBB / RKK", 0), ("GGGGG / BBBB / KKK / YR / R", 2)],
)
@rules("YAK-4.9")
def test_which_stones_touch(rows: str, size: int) -> None:
    red = [group["size"] for group in parts(rows)["groups"] if group["colour"] == "red"]
    assert sum(red) == size


@rules("YAK-4.9", "YAK-10.4")
def test_the_pinnacle_touches_the_two_below_and_the_one_above() -> None:
    assert sizes("GBGBG / YKYK / BGB / RR / R / R") == [4]


@rules("YAK-10.8")
def test_stupa_and_most_food() -> None:
    state = ended(towers={1: "ROYGK / EBPR / OYG / KE"}, yurts={0: "2 milk", 1: "1 meat", 2: "1 meat 1 bread", 3: ""})
    assert [seat["points"]["stupa"] for seat in seen(state)["seats"]] == [0, 3, 0, 0]
    assert [seat["points"]["food"] for seat in seen(state)["seats"]] == [2, 0, 2, 0]
    assert [seat["points"]["food"] for seat in seen(morning(2, yurts={0: "", 1: ""}))["seats"]] == [2, 2]


@rules("YAK-10.9")
def test_the_highest_total_wins() -> None:
    state = ended(towers={0: "ROYGK / EBPR / OYG / KE", 1: "BBBBB / PPPP", 2: "GG"})
    assert state.scores() == [14 + 3 + 2, 12 + 9 + 2, 3 + 2, 2]
    assert state.places() == [2, 1, 3, 4] and state.winners() == [1]


@rules("YAK-10.9", "YAK-2.7")
def test_crystals_count_as_stones_in_a_tie() -> None:
    state = ended(towers={0: "RR.", 1: "KXE", 3: "OBEPO / BEPO / BEP / GY"})
    assert state.scores()[:2] == [5, 5] and state.places()[0] < state.places()[1]


@rules("YAK-10.6", "YAK-10.1")
def test_the_sheet_adds_up_line_by_line() -> None:
    state = morning(towers={0: "RRXBB / GG"}, yurts={0: "1 milk"}, bonus=["BON-RED", "BON-GREY", "BON-BLACK"])
    sheet = state.breakdown()[0]
    assert sum(line.points for line in sheet) == state.scores()[0]
    assert [line.key.removeprefix("yak-line-") for line in sheet] == [
        "group",
        "group",
        "group",
        "count",
        "food",
        "majority",
        "penalty",
    ]


@rules("YAK-10.1", "YAK-10.2", "YAK-10.4", "YAK-10.6", "YAK-10.8", "YAK-11.2", "YAK-11.3", "YAK-11.4")
def test_every_line_of_the_sheet_says_by_which_rule_and_for_what() -> None:
    towers = {0: "RRXBB / GGEE / OOO / PP / B"}
    state = morning(towers=towers, yurts={0: "1 milk"}, bonus=["BON-RED", "BON-ORANGE", "BON-BLACK"], stupa=0)
    group, label = ("YAK-10.1", "YAK-10.4"), "@yak-stone-{}.label"
    lines = [(line.key.removeprefix("yak-line-"), line.points, line.rules) for line in state.breakdown()[0]]
    assert lines == [
        *[("group", points, group) for points in (6, 3, 3, 3, 6, 3)],
        ("count", 16, ("YAK-10.2",)),
        ("unmatched", 1, ("YAK-10.6",)),
        ("stupa", 3, ("YAK-10.8",)),
        ("food", 2, ("YAK-10.8",)),
        ("majority", 4, ("YAK-11.2",)),
        ("position", 6, ("YAK-11.3",)),
        ("penalty", -3, ("YAK-11.4",)),
    ]
    assert [(line.points, line.rules) for line in state.breakdown()[1]] == [
        (-3, ("YAK-11.4",))
    ]  # no line without points
    args = [line.args for line in state.breakdown()[0]]
    assert [each.get("size") for each in args[:6]] == [3, 2, 2, 2, 3, 2]
    assert [each.get("count") for each in args[6:8]] == [6, 1]
    assert [each["colour"] for each in (*args[:2], *args[10:])] == [
        label.format(colour) for colour in ("red", "blue", "red", "orange", "black")
    ]


@rules("YAK-10.9", "YAK-10.6", "YAK-2.7")
def test_equal_points_go_to_the_smaller_tower_and_crystals_count_as_stones() -> None:
    state = noon(morning(4, towers={0: "RR", 1: "YXB", 2: "OO", 3: "K"}, loads=FULL_MIXED, day=200), "restock")
    assert state.scores() == [5, 5, 5, 3]
    assert (state.places(), state.winners()) == ([1, 3, 1, 4], [0, 2])


@rules("YAK-10.8")
def test_most_food_counts_yurts_only_and_is_paid_to_all_who_tie() -> None:
    yurts = {0: "3 milk", 1: "1 meat 1 milk 1 bread", 2: "2 bread", 3: ""}
    state = morning(4, yurts=yurts, cargo={"two_kinds": "9 bread"})
    assert [each["points"]["food"] for each in seen(state)["seats"]] == [2, 2, 0, 0]


@rules("YAK-10.1", "YAK-10.2", "YAK-10.6", "YAK-10.8")
def test_example_07_isabel_scores_forty() -> None:
    tower = "RXKKR / ROOR / KGY / GG / X"
    assert worth(tower) == 38
    assert sizes(tower) == [4, 3, 2, 2, 2]
    state = morning(towers={0: tower, 1: "EEEEE / EEBB / BBB / PP"}, stupa=1, yurts={0: "3 milk"})
    points = seen(state)["seats"][0]["points"]
    assert points == {"groups": 24, "group_count": 12, "unmatched": 2, "stupa": 0, "food": 2, "bonus": []}
    assert state.scores()[0] == 40


@rules("YAK-10.8", "YAK-10.9")
def test_example_30_ties() -> None:
    state = ended(towers={0: SIXTEEN, 1: OTHER_FIFTEEN}, stupa=0, yurts={0: "1 milk", 1: "1 milk"})
    assert state.scores()[:2] == [41, 41]
    assert (state.places()[:2], state.winners()) == ([2, 1], [1])
    state = ended(towers={0: FIFTEEN, 1: OTHER_FIFTEEN}, stupa=0, yurts={0: "1 milk", 1: "1 milk"})
    assert state.scores()[:2] == [41, 41]
    assert (state.places()[:2], state.winners()) == ([1, 1], [0, 1])
    state = morning(3, yurts={0: "3 milk", 1: "2 milk 1 meat", 2: "1 bread"})
    assert state.scores() == [2, 2, 0]
