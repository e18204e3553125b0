"""The layout of the house: imports point downward, games are pure, files stay short."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "caravansary"
# Who may import whom, lowest first; `words` and the top only serve.
FLOORS = ["engine", "games", "players", "words", "analysis", "arena", "server", "cli"]
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
    return [path for floor in floors for path in sorted((SOURCE / floor).rglob("*.py"))]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.parametrize("floor", FLOORS)
def test_imports_point_downward(floor: str) -> None:
    above = FLOORS[FLOORS.index(floor) + 1 :]
    wrong = [
        (path.name, name)
        for path in modules(floor)
        for name in imported(path)
        if name.startswith("caravansary.") and name.split(".")[1] in above
    ]
    assert wrong == []


def test_engine_and_games_are_pure() -> None:
    wrong = [(path.name, name) for path in modules(*PURE) for name in imported(path) if name.split(".")[0] in IMPURE]
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
