"""Groups, crystals, extras and bonus cards: sections 10 and 11 of the ledger, beside the worked examples."""

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravansary import Rng
from caravansary.games.yak.crystals import Appraiser
from caravansary.games.yak.tower import free_cells
from tests.marks import rules

from .tables import CELLS, STONES, ended, morning, parts, seen, sizes, tower, worth

POINTS = [0, 0, 3, 6, 9, 12, 16, 21]
COUNT_POINTS = [0, 0, 0, 4, 8, 12, 16, 20]
ORDER = [*STONES[:8], None]


# --- a slow reading of section 10


def touching(one: str, two: str) -> bool:
    """Side by side on one level, or one rests on the other (YAK-4.9)."""
    (low, at), (high, over) = sorted(tuple(map(int, cell.split("."))) for cell in (one, two))
    if low == high:
        return abs(at - over) == 1
    if high - low != 1:
        return False
    return at in (over, over + 1) if high <= 5 else at == over == 0


NEAR = {cell: [other for other in CELLS if other != cell and touching(cell, other)] for cell in CELLS}


def value(stones: dict[str, str], colours: dict[str, str | None]) -> tuple[int, dict[str, str | None]]:
    """Points of a tower when its crystals take these colours, and the colours that really work."""
    look: dict[str, str | None] = {
        cell: colours[cell] if stone == "crystal" else stone for cell, stone in stones.items()
    }
    points, groups, seen_cells = 0, 0, set()
    shown = dict(colours)
    for start in stones:
        if start in seen_cells:
            continue
        joined, todo = set(), [start]
        while todo:
            cell = todo.pop()
            if cell not in joined:
                joined.add(cell)
                todo += [other for other in NEAR[cell] if look.get(other) is not None and look[other] == look[cell]]
        seen_cells |= joined
        if sum(stones[cell] != "crystal" for cell in joined) >= 2:
            groups += 1
            points += POINTS[min(len(joined), 7)]
        else:
            points += len(joined)
            shown |= {cell: None for cell in joined if cell in colours}
    return points + COUNT_POINTS[min(groups, 7)], shown


def oracle(stones: dict[str, str]) -> tuple[int, dict[str, str | None]]:
    """The best of all ways to colour the crystals differently, and of those the first to be shown (R14)."""
    crystals = sorted((cell for cell in stones if stones[cell] == "crystal"), key=CELLS.index)
    # A colour that a crystal does not touch cannot work, so it is the same as none.
    choices = [[*{stones[other] for other in NEAR[cell] if other in stones} - {"crystal"}, None] for cell in crystals]
    best: tuple[int, dict[str, str | None]] | None = None
    for picked in product(*choices):
        named = [colour for colour in picked if colour is not None]
        if len(named) == len(set(named)):
            found = value(stones, dict(zip(crystals, picked, strict=True)))
            if best is None or better(found, best, crystals):
                best = found
    assert best is not None
    return best


def better(one: tuple[int, dict[str, str | None]], two: tuple[int, dict[str, str | None]], crystals: list[str]) -> bool:
    if one[0] != two[0]:
        return one[0] > two[0]
    first, second = ([ORDER.index(shown[1][cell]) for cell in crystals] for shown in (one, two))
    return first < second


def appraised(appraiser: Appraiser, stones: dict[str, str]) -> tuple[int, dict[str, str | None]]:
    """The same from the game."""
    flat = vec[i64]([STONES.index(stones[cell]) if cell in stones else -1 for cell in CELLS])
    total = int(appraiser.appraise(flat, 0))
    taken = [int(appraiser.taken[k]) for k in range(int(appraiser.crystals))]
    cells = [CELLS[int(appraiser.cell[k])] for k in range(int(appraiser.crystals))]
    return total, {cell: STONES[colour] if colour >= 0 else None for cell, colour in zip(cells, taken, strict=True)}


def joined(appraiser: Appraiser, stones: dict[str, str]) -> int:
    """The same total once more, from the groups that are shown with their crystals in them."""
    flat = vec[i64]([STONES.index(stones[cell]) if cell in stones else -1 for cell in CELLS])
    appraiser.join_crystals(flat, 0)
    names = [int(label) for label in appraiser.label]
    groups = [names.count(first) for first in range(len(CELLS)) if appraiser.size[first] >= 2]
    points = sum(POINTS[min(size, 7)] for size in groups) + COUNT_POINTS[min(len(groups), 7)]
    return points + len(stones) - sum(groups)


def random_tower(rng: Rng, colours: int, crystals: int) -> dict[str, str]:
    """Stones of so many colours laid one by one by the rules; each is a crystal in so many of 20 cases."""
    filled: list[int] = []
    stones: dict[str, str] = {}
    for _ in range(int(rng.below(20))):
        free = free_cells(filled)
        cell = free[int(rng.below(len(free)))]
        filled.append(cell)
        crystal = rng.below(20) < crystals and list(stones.values()).count("crystal") < 5
        stones[CELLS[cell]] = "crystal" if crystal else STONES[int(rng.below(colours))]
    return stones


@rules("YAK-10.3", "YAK-10.4", "YAK-10.5", "YAK-10.7", "YAK-4.9")
def test_the_best_crystals_of_many_random_towers(compiled: bool) -> None:
    rng, appraiser = Rng(10, "towers"), Appraiser()
    for number in range(100_000 if compiled else 4_000):
        colours, crystals = 2 + number % 7, (8 if number % 50 == 0 else 4 if number % 10 == 0 else 2)
        stones = random_tower(rng, colours, crystals)
        assert appraised(appraiser, stones) == oracle(stones), stones
        assert joined(appraiser, stones) == appraiser.total, stones


@rules("YAK-10.7")
def test_towers_full_of_crystals_take_no_time() -> None:
    appraiser = Appraiser()
    tower_of_crystals = tower("RXRXR / XBXB / XRX / XB / X")
    assert sum(stone == "crystal" for stone in tower_of_crystals.values()) == 8
    assert appraised(appraiser, tower_of_crystals) == oracle(tower_of_crystals)


@pytest.mark.parametrize("rows", ["RXXR / RR", ".RXXR / .RR."])
@rules("YAK-10.4")
def test_a_crystal_below_all_that_it_joins(rows: str) -> None:
    state = morning(towers={0: rows})
    assert worth(rows) == 13 and sizes(rows) == [5]
    assert sum(line.points for line in state.breakdown()[0]) == state.scores()[0]


# --- groups


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


# --- crystals


@rules("YAK-10.4")
def test_a_crystal_joins_all_that_it_touches() -> None:
    shown = parts("RRXR")
    assert [(group["size"], group["cells"]) for group in shown["groups"]] == [(4, ["1.0", "1.1", "1.2", "1.3"])]
    assert shown["tower"][2] == {"cell": "1.2", "level": 1, "pos": 2, "stone": "crystal", "colour": "red", "group": 1}


@rules("YAK-10.5", "YAK-10.6")
def test_a_crystal_without_work_is_worth_one_and_joins_nothing() -> None:
    assert worth("RXXR") == 4
    assert parts("BXR")["tower"][1]["colour"] is None
    assert parts("BXR")["points"]["unmatched"] == 3


@rules("YAK-10.3")
def test_a_crystal_never_links_to_another_crystal() -> None:
    assert sizes("RRXXRR"[:5]) == [3]
    assert worth("RRXXR") == 6 + 1 + 1


# --- extras, ties


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


# --- bonus cards


def bonus(card: str, **towers: str) -> list[int]:
    state = morning(towers={int(seat[1:]): rows for seat, rows in towers.items()}, bonus=[card])
    return [seat["points"]["bonus"][0] for seat in seen(state)["seats"]]


@rules("YAK-11.2")
def test_majority_cards() -> None:
    assert bonus("BON-RED", s0="RR", s1="R") == [4, 2, 0, 0]
    assert bonus("BON-RED", s0="RR", s1="RR", s2="RR") == [2, 2, 2, 0]
    assert bonus("BON-RED", s0="RRR", s1="RR", s2="R") == [4, 2, 0, 0]
    assert bonus("BON-RED", s0="B") == [0, 0, 0, 0]
    assert bonus("BON-RED", s0="RR", s1="RR", s2="R") == [2, 2, 0, 0]


@rules("YAK-11.3")
def test_position_cards() -> None:
    assert bonus("BON-YELLOW", s0="YYG / Y", s1="GYG") == [2, 1, 0, 0]
    assert bonus("BON-ORANGE", s0="OOOGG / GGBB / OBO") == [4, 0, 0, 0]
    assert bonus("BON-GREEN", s0="EEEGE / EGBE") == [4, 0, 0, 0]


@rules("YAK-11.4")
def test_penalty_cards_may_make_totals_negative() -> None:
    state = morning(towers={0: "K"}, yurts={0: "1 milk"}, bonus=["BON-BLACK", "BON-GREY"])
    assert state.scores() == [1 + 2 - 3, -6, -6, -6]


@rules("YAK-11.5")
def test_crystals_never_count_for_bonus_cards() -> None:
    assert bonus("BON-RED", s0="RXR", s1="RRRG") == [2, 4, 0, 0]
    assert bonus("BON-YELLOW", s0="YXY") == [2, 0, 0, 0]
    assert bonus("BON-GREY", s0="X", s1="GXG") == [-3, 0, -3, -3]
