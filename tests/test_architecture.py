"""The layout of the house: imports point downward, games are pure, files stay short."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "caravansary"
# Who may import whom, lowest first; `version`, `words` and `processes` only serve.
FLOORS = ["version", "engine", "games", "players", "words", "processes", "analysis", "arena", "server", "cli"]
PURE = ["engine", "games"]
IMPURE = {
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "sys",
    "socket",
    "pathlib",
    "subprocess",
    "io",
    "threading",
    "asyncio",
}


def modules(*floors: str) -> list[Path]:
    """The files of some floors; a floor may be a single file."""
    return [path for floor in floors for path in sorted([*SOURCE.glob(f"{floor}.py"), *(SOURCE / floor).rglob("*.py")])]


def imported(text: str) -> Iterator[str]:
    """What a file imports. A name of the top package stands for the module that it comes from."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, "imports name what they import from"
            if node.module == "caravansary":
                yield from (OFFERED.get(alias.name, f"caravansary.{alias.name}") for alias in node.names)
            else:
                yield node.module


def offered() -> dict[str, str]:
    """The names that the top package gives away, and where it has them from."""
    nodes = ast.walk(ast.parse((SOURCE / "__init__.py").read_text("utf-8")))
    found = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: str(node.module) for node in found for alias in node.names}


OFFERED = offered()


def above(text: str, floor: str) -> list[str]:
    """What a file of a floor imports from a higher one."""
    higher = FLOORS[FLOORS.index(floor) + 1 :]
    return [name for name in imported(text) if name.startswith("caravansary.") and name.split(".")[1] in higher]


@pytest.mark.parametrize("floor", FLOORS)
def test_imports_point_downward(floor: str) -> None:
    assert modules(floor), "there is no such floor"
    wrong = {path.name: found for path in modules(floor) if (found := above(path.read_text("utf-8"), floor))}
    assert wrong == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from caravansary import load_game, CHANCE", ["caravansary.games"]),
        ("from caravansary import Game", []),
        ("from caravansary import server", ["caravansary.server"]),
        ("from caravansary.games import load_game", ["caravansary.games"]),
        ("import caravansary.players.search", ["caravansary.players.search"]),
        ("import caravansary.processes", ["caravansary.processes"]),
    ],
)
def test_an_import_of_a_higher_floor_is_seen_however_it_is_written(line: str, found: list[str]) -> None:
    assert above(line, "engine") == found


def test_every_floor_is_known() -> None:
    there = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    assert there - {"__init__"} == set(FLOORS)


def test_engine_and_games_are_pure() -> None:
    wrong = [
        (path.name, name)
        for path in modules(*PURE)
        for name in imported(path.read_text("utf-8"))
        if name.split(".")[0] in IMPURE
    ]
    assert wrong == []
    opened = [
        path.name
        for path in modules(*PURE)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("open", "print", "input")
    ]
    assert opened == []


def test_files_stay_below_four_hundred_lines() -> None:
    long = {path.name: n for path in SOURCE.rglob("*.py") if (n := len(path.read_text("utf-8").splitlines())) > 400}
    assert long == {}
