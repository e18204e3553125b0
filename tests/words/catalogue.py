"""The catalogues as they are written, and the keys as they stand in the code: what the tests of words work with."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import caravansary
from caravansary import Event
from caravansary.engine.messages import Args
from caravansary.words import say_event
from caravansary.words.catalogue import PER_GAME, texts
from tests.words.vocabulary import FAMILIES, GAMES, LEARNING, ON_THE_PAGE, PAGE, samples_for

SOURCE = Path(caravansary.__file__).parent
CATALOGUES = SOURCE / "words"


@cache
def patterns(language: str) -> Mapping[str, ast.Pattern]:
    """All patterns of a language by key, attributes as ``key.attribute``; a key given twice is a mistake."""
    found: dict[str, ast.Pattern] = {}
    for game, file, text in texts(language):
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{game}: {file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                named = {entry.id.name: entry.value}
                named |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
                assert not named.keys() & found.keys(), f"{game}: {file}: {entry.id.name} is there twice"
                found |= named
    return found


def keys(language: str) -> set[str]:
    """All keys but those of the browser's interface and of the pages for learning."""
    return {key for key in patterns(language) if "." not in key and not key.startswith((*ON_THE_PAGE, *LEARNING))}


class Variables(Visitor):
    """Collects the variables of a pattern, and those whose plural form matters."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in forms:
            assert isinstance(node.selector, ast.VariableReference)
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def variables(pattern: ast.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def source(pattern: ast.Pattern) -> str:
    """A pattern as it is written in the catalogue."""
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("key"), pattern))


def literals() -> set[str]:
    """Every catalogue key, or beginning of one, that stands in the code as a text."""
    house = {file.stem for file in (CATALOGUES / "en").glob("*.ftl") if file.stem + "-" != PAGE}
    prefixes = "|".join(sorted(house | {"bot", *GAMES}))
    pattern = re.compile(rf"""["']@?((?:{prefixes})-[A-Za-z0-9_-]*)(?=["'{{])""")
    return {key for file in SOURCE.rglob("*.py") for key in pattern.findall(file.read_text("utf-8"))}


def used() -> set[str]:
    """Every key that the code says, or may put together: of a game, all that begin as its code says."""
    found = literals()
    whole = {key for key in found if not key.endswith("-")}
    beginnings = tuple(
        key for key in found if key.endswith("-") and key.startswith(tuple(f"{game}-" for game in GAMES))
    )
    members = {beginning + name for beginning, names in FAMILIES.items() for name in names}
    reasons = tuple(f"{game}-reason-" for game in GAMES)  # put together from `end_reason`
    members |= {key for key in patterns("en") if key.startswith((*beginnings, *reasons))}
    return whole | members | {f"{game}-{what}" for game in GAMES for what in PER_GAME}


def sample(key: str, pattern: ast.Pattern) -> Args:
    samples = samples_for(key)
    names = variables(pattern).names - {"name"}
    return {name: samples.get(name, 2) if key.startswith(ON_THE_PAGE) else samples[name] for name in names}


def said(key: str, args: Args, language: str) -> str:
    """A message or an event in words."""
    return say_event(Event(key, args, 0), language, ["Ana", "Luis"])
