"""The games of the house have the same rooms: the same names, and behind them the same doors."""

import ast
import re
from pathlib import Path

import pytest

from caravansary.games import registry

GAMES = list(registry.of_the_house())
HOUSE = Path(registry.__file__).parent

ROOMS = "components state setup rules scoring view observation invariants position reading fitting explain refuse story drawing"
ROOMS += " telling evaluation game"
IF_NEEDED = "offers secrets"
SECTIONS = {  # named like the rulebook's, or like a thing on the table
    "border": "dice first_action second_action",
    "yak": "build restock market quarry tower crystals",
    "silk": "board valley dice turn actions movement walls enclosures",
    "silk_road": "road tiles auction market trading people",
}
FILES = {"en.ftl", "es.ftl", "components.json", "lessons.json", "samples.json", "style.json", "weights.json"}
DOORS = {
    "setup": "start",
    "rules": "current_player legal_into chance_into act",
    "scoring": "score places end_reason ended_by lines",
    "view": "view",
    "observation": "observation",
    "invariants": "totals flaws",
    "position": "position rotate",
    "reading": "read",
    "fitting": "check",
    "explain": "prompt describe",
    "refuse": "refuse refuse_seat",
    "drawing": "draw",
    "telling": "Telling",
    "evaluation": "evaluate",
}
EACH = pytest.mark.parametrize("game", GAMES)


def rooms(game: str) -> set[str]:
    folder = HOUSE / game
    packages = {path.name for path in folder.iterdir() if (path / "__init__.py").is_file()}
    return packages | {path.stem for path in folder.glob("*.py")} - {"__init__"}


@EACH
def test_every_game_has_the_rooms_and_no_others(game: str) -> None:
    found, sections = rooms(game), set(SECTIONS[game].split())
    assert set(ROOMS.split()) - found == set(), "missing"
    assert found - {*ROOMS.split(), *IF_NEEDED.split()} == sections
    assert {path.name for path in (HOUSE / game).iterdir() if path.suffix in (".json", ".ftl")} == FILES


@EACH
@pytest.mark.parametrize("room", DOORS)
def test_behind_the_same_name_is_the_same_door(game: str, room: str) -> None:
    tree = ast.parse((HOUSE / game / f"{room}.py").read_text("utf-8"))
    doors = {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    assert set(DOORS[room].split()) - doors == set()


ALWAYS = "contract positions secrecy sealed sentences whole_games"


@EACH
def test_tests_are_named_like_rooms_and_sections(game: str) -> None:
    """By room, by section of the code, or by a word of a heading of the ledger; what is larger than one file says more."""
    ledger = (Path(__file__).parents[1] / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    headings = re.findall(r"\w+", " ".join(re.findall(r"^### \d+ (.*)$", ledger, re.MULTILINE)).lower())
    known = {*ROOMS.split(), *IF_NEEDED.split(), *SECTIONS[game].split(), *ALWAYS.split(), *headings}
    known |= {f"{word}s" for word in headings}
    folder = Path(__file__).parent / "games" / game
    names = {path.stem.removeprefix("test_") for path in folder.glob("test_*.py")}
    assert {name for name in names if name not in known and name.split("_")[0] not in known} == set()
