"""In which language the command line speaks, and its own book of sentences: ``words/*/cli.ftl``.

Help must be there at once, so nothing but this one book is read, and what has nothing to fill in is read as it stands. Only a
sentence with arguments asks Fluent. In this book a value and each attribute therefore stand on one line, but for plurals.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, get_args

Tongue: TypeAlias = Literal["en", "es"]
LANGUAGES: Final[tuple[Tongue, ...]] = get_args(Tongue)
FIRST: Final[Tongue] = "en"
OPTIONS: Final = ("--lang", "--language")
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something counts, as everywhere on Unix

BOOK: Final = "cli-"  # how its keys begin
WORDS: Final = Path(__file__).parents[1] / "words"
LINE: Final = re.compile(r"(?:(?P<key>[a-z][\w-]*)| +(?P<attribute>\.\w+)) = (?P<text>.*)")


def chosen(args: Sequence[str], environment: Mapping[str, str]) -> Tongue:
    """The language that was asked for, wherever on the line; else the one of the surroundings. Another is refused later."""
    words = list(args)[: args.index("--")] if "--" in args else list(args)
    for at, word in enumerate(words):
        name, equals, value = word.partition("=")
        asked = value if equals else "".join(words[at + 1 : at + 2])
        if name in OPTIONS and asked in LANGUAGES:
            return asked
    said = next(filter(None, map(environment.get, LOCALE)), "")
    return next((language for language in LANGUAGES if re.match(rf"{language}([_.@-]|$)", said)), FIRST)


def tell(key: str, language: str, **args: str | int) -> str:
    """A sentence of the book."""
    if not args:
        return texts(language)[key]
    bundle = _bundle(key, language)
    text, errors = bundle.format_pattern(bundle.get_message(key).value, args)
    if errors:
        raise ValueError(f"{key!r} in {language!r}: {errors[0]}")
    return str(text)


@cache
def texts(language: str) -> dict[str, str]:
    """What stands in the book, by keys and attributes (``key.attribute``)."""
    found: dict[str, str] = {}
    key = ""
    for line in _book(language).splitlines():
        if entry := LINE.fullmatch(line):
            key = entry["key"] or key
            found[key + (entry["attribute"] or "")] = entry["text"]
    return found


def _book(language: str) -> str:
    return (WORDS / language / "cli.ftl").read_text("utf-8")


@cache
def _bundle(key: str, language: str) -> Any:
    """Fluent with this one entry: reading all of them would take longer than most commands that are refused."""
    from fluent.runtime import FluentBundle, FluentResource

    entry = re.search(rf"^{key} = .*\n(?:[ }}].*\n)*", _book(language), re.MULTILINE)
    if entry is None:
        raise KeyError(key)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(entry[0]))
    return bundle
