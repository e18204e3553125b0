"""``caravansary start-game``: a new game as a package of its own, small, complete and clean by the conformance kit."""

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

from caravansary.cli.language import tell
from caravansary.cli.mistakes import BadInput
from caravansary.cli.options import Language
from caravansary.cli.output import put
from caravansary.games.registry import entries

SKELETON = "skeleton"
SUFFIX = ".txt"  # so that nothing takes the skeleton for code of the house

Name = Annotated[str, typer.Argument()]
Into = Annotated[Path | None, typer.Option()]


def start_game(name: Name, into: Into = None, language: Language = "en") -> None:
    """Write a small working game to start from, as a package of its own."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or name.endswith("_") or keyword.iskeyword(name):
        raise BadInput("cli-game-name", text=name[:60])
    if name in entries():
        raise BadInput("cli-game-taken", text=name)
    folder = Path(name) if into is None else into
    if folder.exists() and any(folder.iterdir()):
        raise BadInput("cli-not-empty", text=str(folder))
    for place, text in skeleton(name):
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, "utf-8")
    put(tell("cli-laid-out", language, text=str(folder), game=name))
    put(f"  pip install --editable {folder}")
    put(f"  caravansary check {name}")


def skeleton(name: str) -> Iterator[tuple[str, str]]:
    """The files of a new game: where they go below its folder, and what stands in them."""
    words = name.split("_")
    names = {
        "«name»": name,
        "«Title»": " ".join(word.capitalize() for word in words if word),
        "«Class»": "".join(word.capitalize() for word in words),
        "«ID»": name.upper().replace("_", ""),
    }
    root = files("caravansary.cli").joinpath(SKELETON)
    for place, file in _below(root, ""):
        text = file.read_text("utf-8")
        for mark, value in names.items():
            text = text.replace(mark, value)
        named = place.replace("src/", f"src/{name}/").replace("test_game", f"test_{name}")
        yield named.removesuffix(SUFFIX), text


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _below(each, f"{path}{each.name}/")
        elif each.name.endswith(SUFFIX):
            yield path + each.name, each
