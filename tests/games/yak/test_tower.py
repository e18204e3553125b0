"""Section 4 of the ledger: where stones may go."""

import pytest

from caravansary.words import say
from tests.games.playing import names, play, refusal, verdict
from tests.marks import rules

from .tables import CELLS, THIRTEEN, morning, noon, parts, tower_of
from .test_build import building


@rules("YAK-4.1")
def test_a_tower_has_levels_of_five_to_one_and_then_ones() -> None:
    levels = [cell.split(".")[0] for cell in CELLS]
    assert [levels.count(str(level)) for level in range(1, 10)] == [5, 4, 3, 2, 1, 1, 1, 1, 1]
    assert sum(text.startswith("place red ") for text in morning().game.vocabulary) == len(CELLS)


@pytest.mark.parametrize(
    ("rows", "free"),
    [
        ("RR", ["1.2", "2.0"]),
        (".RR", ["1.0", "1.3", "2.1"]),
        ("..R", ["1.1", "1.3"]),
        ("RRRRR / GGGG", ["3.0", "3.1", "3.2"]),
        ("RRRRR / GGGG / BBB", ["4.0", "4.1"]),
        ("RRRRR / GGGG / BBB / Y.", ["4.1"]),
        ("RRRRR / GGGG / BBB / .Y", ["4.0"]),
    ],
)
@rules("YAK-4.2", "YAK-4.4", "YAK-4.5")
def test_what_rests_on_what(rows: str, free: list[str]) -> None:
    assert parts(rows)["free"] == free


@rules("YAK-4.2", "YAK-4.6", "YAK-4.10")
def test_above_fourteen_stones_the_tower_grows_one_by_one() -> None:
    rows = ["RRRRR", "GGGG", "BBB", "YY", "K", "K", "K", "K"]
    for level in range(5, 10):
        assert parts(" / ".join(rows[: level - 1]))["free"] == [f"{level}.0"]


@rules("YAK-4.4")
def test_the_lowest_level_is_one_unbroken_run() -> None:
    state = building("RG", "3 milk", towers={0: "BB"})
    play(state, "buy red", "buy grey")
    assert refusal(state, "place red 1.3") == {"YAK-4.4"}
    assert refusal(state, "place red 1.0") == {"YAK-4.7"}


@rules("YAK-4.5")
def test_a_neighbour_does_not_replace_a_support() -> None:
    state = building("R", "1 milk", towers={0: "BB / G"})
    play(state, "buy red")
    assert names(state) == {"place red 1.2"}
    assert refusal(state, "place red 2.1") == {"YAK-4.5"}
    assert refusal(state, "place red 6.0") == {"YAK-4.6"}


@rules("YAK-4.7")
def test_a_placed_stone_never_moves_and_colour_never_matters() -> None:
    state = building("RGX", "8 milk", towers={0: "BB"})
    play(state, "buy red", "buy grey", "buy crystal")
    assert refusal(state, "place red 1.1") == {"YAK-4.7"}
    cells = {text.split()[2] for text in names(state)}
    assert names(state) == {f"place {stone} {cell}" for stone in ("red", "grey", "crystal") for cell in cells}
    play(state, "place red 1.2")
    assert tower_of(state, 0) == {"1.0": "blue", "1.1": "blue", "1.2": "red"}


def shapes() -> dict[frozenset[str], list[str]]:
    """All towers that building can reach, and where each may grow; by a plain reading of section 4."""
    found: dict[frozenset[str], list[str]] = {}
    todo = [frozenset[str]()]
    while todo:
        shape = todo.pop()
        if shape not in found:
            found[shape] = [cell for cell in CELLS if cell not in shape and may_go(shape, cell)]
            todo += [shape | {cell} for cell in found[shape]]
    return found


def may_go(shape: frozenset[str], cell: str) -> bool:
    level, at = map(int, cell.split("."))
    if level == 1:
        return not shape or f"1.{at - 1}" in shape or f"1.{at + 1}" in shape
    below = {f"{level - 1}.{at}"} | ({f"{level - 1}.{at + 1}"} if level <= 5 else set())
    return below <= shape


@rules("YAK-4.8", "YAK-4.10")
def test_all_reachable_towers() -> None:
    found = shapes()
    assert len(found) == 103
    for shape, free in found.items():
        if len(shape) < 19:
            assert 1 <= len(free) <= 5 and (len(free) == 5) == (not shape)
        assert ({"4.0", "4.1"} <= shape) == (len(shape) >= 14)
        if 0 < len(shape) < 19:
            # Stones in turn, so that no colour is used up.
            letters = dict(zip(sorted(shape, key=CELLS.index), "ROYGKEBP" * 3, strict=False))
            rows = "/".join(
                "".join(letters.get(cell, ".") for cell in CELLS if cell.startswith(f"{level}."))
                for level in range(1, 10)
            )
            used = [row for row in rows.split("/") if set(row) - {"."}]
            assert parts(" / ".join(used))["free"] == free


@rules("YAK-4.4", "YAK-4.5", "YAK-4.7")
def test_an_upper_neighbour_replaces_no_support_and_a_gap_on_level_one_stays_forbidden() -> None:
    state = noon(morning(4, towers={0: "RO / Y"}, loads={"no_bread": "KK"}, yurts={0: "3 milk"}), "build")
    play(state, "buy black", "buy black")
    assert names(state) == {"place black 1.2"}
    assert "YAK-4.5" in refusal(state, "place black 2.1")
    assert "YAK-4.4" in refusal(state, "place black 1.3")
    assert refusal(state, "place black 1.0") & {"YAK-4.7", "YAK-4.1"}
    assert "YAK-4.5" in refusal(state, "place black 5.0")
    play(state, "place black 1.2")
    assert names(state) == {"place black 1.3", "place black 2.1"}


@rules("YAK-4.2", "YAK-4.5")
def test_a_stone_in_the_middle_of_a_level_needs_no_neighbour() -> None:
    state = noon(morning(4, towers={0: ".ROY. / .EB"}, loads={"no_bread": "K"}, yurts={0: "1 milk"}), "build")
    play(state, "buy black")
    assert names(state) == {f"place black {cell}" for cell in ("1.0", "1.4", "3.1")}


@rules("YAK-4.1", "YAK-4.6", "YAK-4.10")
def test_above_level_five_one_stone_carries_one() -> None:
    tall = THIRTEEN + "O / P / R"
    state = morning(4, towers={0: tall}, last_day=True, day=9, loads={"no_bread": "KKE"}, yurts={0: "5 milk"})
    noon(state, "build")
    play(state, "buy black", "buy black", "buy green")
    for cell in ("7.0", "8.0"):
        assert names(state) == {f"place black {cell}", f"place green {cell}"}
        assert refusal(state, "place green 9.0") & {"YAK-4.6", "YAK-4.5"}
        play(state, f"place black {cell}")
    play(state, "place green 9.0")
    assert len(tower_of(state, 0)) == 19


@rules("YAK-4.3", "YAK-4.4", "YAK-4.5")
def test_example_23_where_the_next_stone_may_go() -> None:
    assert parts(".RRR.")["free"] == ["1.0", "1.4", "2.1", "2.2"]
    assert parts("RRRRR / G")["free"] == ["2.1", "2.2", "2.3"]
    assert parts("")["free"] == ["1.0", "1.1", "1.2", "1.3", "1.4"]


@rules("YAK-4.3", "YAK-4.4", "YAK-4.5", "YAK-4.6")
def test_a_place_is_offered_by_its_own_rule() -> None:
    tall = THIRTEEN + "O / P / R"
    for rows, cell, rule in (
        ("", "1.2", "YAK-4.3"),
        ("R", "1.1", "YAK-4.4"),
        ("RR", "2.0", "YAK-4.5"),
        (THIRTEEN + "O", "5.0", "YAK-4.5"),
        (tall, "7.0", "YAK-4.6"),
    ):
        state = morning(4, towers={0: rows}, loads={"no_bread": "K"}, yurts={0: "1 milk"}, day=9, last_day=rows == tall)
        play(noon(state, "build", "restock"), "buy black")
        found = verdict(state, f"place black {cell}")
        assert (found.legal, found.rules) == (True, (rule,))
        level, at = cell.split(".")
        place = f" {'ABCDEFG'[int(level) - 1]}{int(at) + 1};"
        assert place in say(found.message, "en") and place in say(found.message, "es")
