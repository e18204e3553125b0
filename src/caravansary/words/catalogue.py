"""Where the words are: the house's own files lie here, a game's in the game's own folder (``en.ftl``, ``es.ftl``).

The page asks for them in books, so that each page loads only what it says: what every page needs, what a game's table says, and
apart from it the game's rules, its lessons, its drawings, its quick reference, and what its pieces are about.
"""

import re
import warnings
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from caravansary.games.registry import entries, file_of, is_of_the_house

LANGUAGES: Final = ("en", "es")
FIRST_LANGUAGE: Final = "en"  # stands in where somebody else's game has no words in another

EVERY_PAGE: Final = ("house", "home", "page", "why")  # the house's files that every page needs
PER_GAME: Final = ("title", "tagline")  # what every page says of every game
BOOKS: Final = {
    "rule": "rules",
    "rules": "rules",
    "lesson": "lessons",
    "lessons": "lessons",
    "drawing": "drawing",
    "reference": "reference",
    "about": "about",
    "told": "told",
}

# An entry is a line with its key, and the lines behind it that are indented, close a brace or are empty.
ENTRY: Final = re.compile(r"^([A-Za-z][\w-]*) *=.*\n(?:(?:[ }].*|)\n)*", re.MULTILINE)


def texts(language: str) -> Iterator[tuple[str, str, str]]:
    """All files of a language: the game they belong to (empty: the house), their name, and what they say.

    Where a key stands twice, the first counts: nobody else's game can change what the house says.
    """
    folder = files("caravansary.words") / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            yield "", file.name, file.read_text("utf-8")
    for name in entries():
        own = (language,) if is_of_the_house(name) else (language, FIRST_LANGUAGE)
        for each in dict.fromkeys(own):
            text = file_of(name, f"{each}.ftl")
            if text is not None:
                yield name, f"{each}.ftl", checked(name, f"{each}.ftl", text)


def checked(game: str, file: str, text: str) -> str:
    """A game's words. What is not Fluent is a fault of ours in a game of the house, and told to whoever wrote another."""
    for entry in FluentParser(with_spans=False).parse(text).body if not is_of_the_house(game) else []:
        if isinstance(entry, Junk):
            warnings.warn(f"{game}: {file}: not Fluent: {str(entry.content).strip()[:60]!r}", stacklevel=2)
    return text


@cache
def books() -> dict[tuple[str, str], str]:
    """The words by language and book, each as one Fluent file; the book without a name is what every page needs."""
    found: dict[tuple[str, str], dict[str, str]] = {}
    for language in LANGUAGES:
        for game, file, text in texts(language):
            for entry in ENTRY.finditer(text + "\n"):
                book = book_of(game, file.removesuffix(".ftl"), entry[1])
                found.setdefault((language, book), {}).setdefault(entry[1], entry[0].rstrip() + "\n")
    return {book: "".join(each.values()) for book, each in found.items()}


def book_of(game: str, file: str, key: str) -> str:
    """In which book a key is."""
    if not game:
        return "" if file in EVERY_PAGE else file
    kind = key.removeprefix(f"{game}-").partition("-")[0]
    if kind in PER_GAME:
        return ""
    return f"{game}-{BOOKS[kind]}" if kind in BOOKS else game
