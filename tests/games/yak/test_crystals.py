"""Section 10 of the ledger, its crystals: the best colours for them (YAK-10.3 to 10.7), against two slow readings."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from caravansary import Rng
from caravansary.games.yak.crystals import Appraiser
from caravansary.games.yak.tower import free_cells
from tests.marks import rules

from .tables import CELLS, STONES, morning, open_cells, parts, sizes, tower, worth

POINTS = [0, 0, 3, 6, 9, 12, 16, 21]


COUNT_POINTS = [0, 0, 0, 4, 8, 12, 16, 20]


ORDER = [*STONES[:8], None]


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
    for number in range(15_000 if compiled else 2_500):
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


SEEDS = st.integers(0, 2**32 - 1)


def adjacent(a: str, b: str) -> bool:
    """Side by side on one level, or one resting on the other (YAK-4.2, 4.9)."""
    (low, p), (high, q) = sorted(tuple(map(int, cell.split("."))) for cell in (a, b))
    return abs(p - q) == 1 if low == high else high == low + 1 and (p == q or (p == q + 1 and high <= 5))


def connected(cells: dict[str, str]) -> list[list[str]]:
    """The connected stones of one colour; `none` is nobody's colour."""
    left, found = {cell for cell in cells if cells[cell] != "none"}, []
    while left:
        group = [left.pop()]
        for cell in group:
            more = {other for other in left if cells[other] == cells[cell] and adjacent(cell, other)}
            left -= more
            group += more
        found.append(group)
    return found


def best_by_hand(cells: dict[str, str]) -> tuple[int, tuple[str, ...]]:
    """The most points over all colours of the crystals, and the first such colours in the order of the ledger."""
    crystals = [cell for cell in CELLS if cells.get(cell) == "crystal"]
    most: tuple[int, tuple[str, ...]] = (-1, ())
    near = [{cells[other] for other in cells if adjacent(cell, other)} - {"crystal"} for cell in crystals]
    for colours in product(*([*filter(each.__contains__, STONES), "none"] for each in near)):
        named, found = set(colours) - {"none"}, connected({**cells, **dict(zip(crystals, colours, strict=True))})
        idle = any(len(group) < 3 and set(group) & set(crystals) for group in found)
        if idle or len(named) < len(colours) - colours.count("none"):
            continue  # a crystal that does not work is one without colour
        big = [len(group) for group in found if len(group) > 1]
        points = sum([0, 0, 3, 6, 9, 12, 16, 21][min(size, 7)] for size in big) + len(cells) - sum(big)
        points += [0, 0, 0, 4, 8, 12, 16, 20][min(len(big), 7)]
        most = max(most, (points, colours), key=lambda each: each[0])
    return most


@rules("YAK-10.3", "YAK-10.4", "YAK-10.7")
@pytest.mark.parametrize("rows", ["RXXR / RR", "RXXR / .RR", ".RXXR / .RR.", ".RXXR / ..RR"])
def test_either_of_two_crystals_may_be_the_bridge(rows: str) -> None:
    assert (worth(rows), sizes(rows)) == (13, [5])  # the bridge makes R5, the other crystal is worth 1


@rules("YAK-4.9", "YAK-10.1", "YAK-10.2", "YAK-10.3", "YAK-10.4", "YAK-10.5", "YAK-10.6", "YAK-10.7")
@given(SEEDS)
@settings(max_examples=150, deadline=None)
def test_any_tower_scores_as_all_colours_of_its_crystals_tried_by_hand(seed: int) -> None:
    rng, cells = Rng(seed, "tower"), dict[str, str]()
    palette = [STONES[rng.below(8)] for _ in range(1 + rng.below(4))] + ["crystal"]
    for _ in range(2 + rng.below(18)):
        free = open_cells(cells)
        stone = palette[rng.below(len(palette))]
        if sum(each == stone for each in cells.values()) < (4 if stone == "crystal" else 8):
            cells[free[rng.below(len(free))]] = stone
    rows = [[cells.get(cell, ".") for cell in CELLS if cell[0] == level] for level in "123456789"]
    letters = dict(zip([*STONES, "."], "ROYGKEBPX.", strict=True))
    shown = parts(" / ".join("".join(letters[stone] for stone in row) for row in rows))
    points, colours = best_by_hand(cells)
    assert sum(shown["points"][part] for part in ("groups", "group_count", "unmatched")) == points
    drawn = {each["cell"]: each["colour"] or "none" for each in shown["tower"] if each["stone"] == "crystal"}
    assert tuple(drawn[cell] for cell in CELLS if cell in drawn) == colours


@rules("YAK-10.4", "YAK-10.5")
def test_example_24_a_crystal_needs_two_stones() -> None:
    assert (worth("RX"), worth("RXR"), worth("RXB")) == (2, 6, 3)


@rules("YAK-10.3")
def test_example_25_crystals_take_different_colours() -> None:
    assert (worth("RRXX."), worth("XRRRX")) == (7, 10)


@rules("YAK-10.2", "YAK-10.4")
def test_example_26_a_crystal_merges_groups() -> None:
    assert (worth("RRXRR"), worth("RRBRR / K")) == (12, 8)


@rules("YAK-10.7")
def test_example_27_keeping_groups_apart_may_be_better() -> None:
    assert worth("RRXRR / BBEE") == 23
    assert seen_crystals("RRXRR / BBEE") == {"1.2": "green"}  # blue is as good; green comes first (R14)


@rules("YAK-10.5", "YAK-10.7")
def test_example_28_a_crystal_may_stay_without_colour() -> None:
    assert worth("RRRRR / RRX") == 22
    assert seen_crystals("RRRRR / RRX") == {"2.2": None}


@rules("YAK-10.3")
def test_example_29_two_crystals_two_colours() -> None:
    assert worth("RXR / BX / B") == 12
    assert seen_crystals("RXR / BX / B") == {"1.1": "red", "2.1": "blue"}


def seen_crystals(rows: str) -> dict[str, str | None]:
    """The colours that the crystals of a tower would take."""
    return {cell["cell"]: cell["colour"] for cell in parts(rows)["tower"] if cell["stone"] == "crystal"}
