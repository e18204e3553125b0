"""English and Spanish: the one catalogue for terminal, server and browser (Project Fluent; `catalogue` knows the files).

`say` turns a `Message` into a sentence. Before Fluent sees the arguments they become words: ``@key`` is looked up, a list is
joined as the language joins lists, and a seat's number becomes its name. The browser does the same with the same files.

Whoever reads is told of themselves as *you*: a sentence has a form ``.you`` for the seat that acts in it, and ``.to-you`` for one
that it names beside. Without a reader (`you` is None: a spectator, a stored log) everybody is called by name.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from caravansary.engine.messages import Arg, Args, Event, Message, ScoreLine
from caravansary.games.registry import is_of_the_house
from caravansary.words.catalogue import LANGUAGES, texts

SEAT_ARGS: Final = frozenset({"seat", "active", "owner"})  # numbers of seats, said as names: whom a sentence is about
QUOTED_ARGS: Final = frozenset({"text", "what"})  # what somebody typed or a file held: never looked up
PLACE_ARGS: Final = ("one", "two")  # places or numbers inside a phrase: "@silk-place-between B3 C3"
SEAT: Final = "seat"  # "@seat 2" in a list of seats

# Spanish "y" becomes "e" before the sound i ("Ana e Inés", "Ana e Hilda", "Ana e Yvonne"), but not before hie-, ya-.
I_SOUND: Final = re.compile(r"í|hí|i|hi(?![aeouáéóú])|y(?=[b-df-hj-np-tv-z])", re.IGNORECASE)

Words: TypeAlias = dict[str, int | str]


def say(message: Message, language: str, names: Sequence[str] = (), you: int | None = None) -> str:
    """A message as text. `names` are the seats' display names; an unnamed seat is called by its number, from 1.
    `you` is the seat of whoever reads.

    The key may name an attribute (``border-area-well.label``). Raises ValueError for a language the house does not speak or
    an argument that is missing, KeyError for a key that is not in the catalogue.
    """
    key = _form(message.key, message.args, None, language, you)
    return _format(key, _words(message.args, language, names, you), language)


def say_event(event: Event, language: str, names: Sequence[str] = (), you: int | None = None) -> str:
    """An event as a line of the log; who did it is the sentence's ``$name``, or *you*."""
    words = _words(event.args, language, names, you)
    if event.seat is not None:
        words["name"] = _name(event.seat, names) or _format("house-seat-name", {"number": event.seat + 1}, language)
    return _format(_form(event.key, event.args, event.seat, language, you), words, language)


def say_line(line: ScoreLine, language: str) -> str:
    """What a line of a score sheet is for; its points are ``$points``."""
    return _format(line.key, {**_words(line.args, language), "points": line.points}, language)


@cache
def _bundle(language: str) -> FluentBundle:
    """A language's whole catalogue."""
    if language not in LANGUAGES:
        raise ValueError(f"no words in language {language!r}; there are: {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for game, file, text in texts(language):
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk) and (not game or is_of_the_house(game)):
                raise ValueError(f"{game or 'words'}/{file}: not Fluent: {str(entry.content).strip()!r}")
        bundle.add_resource(resource)
    return bundle


def _form(key: str, args: Args, actor: int | None, language: str, you: int | None) -> str:
    """The key of a sentence as it is said to a seat; a sentence that has no form for it is said as to anybody."""
    if you is None or "." in key:
        return key
    forms = [".you"] if actor == you else []
    forms += [".to-you"] if any(name in SEAT_ARGS and value == you for name, value in args.items()) else []
    return next((key + form for form in forms if _has(key, form[1:], language)), key)


def _has(key: str, attribute: str, language: str) -> bool:
    bundle = _bundle(language)
    return bundle.has_message(key) and attribute in bundle.get_message(key).attributes


def _format(key: str, words: Words, language: str) -> str:
    bundle = _bundle(language)
    entry, _, attribute = key.partition(".")
    if not bundle.has_message(entry):
        raise KeyError(f"no words for {key!r} in {language!r}")
    message = bundle.get_message(entry)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise KeyError(f"no words for {key!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, dict(words))
    if errors:
        raise ValueError(f"{key!r} in {language!r}: {errors[0]}")
    return str(text)


def _words(args: Args, language: str, names: Sequence[str] = (), you: int | None = None) -> Words:
    return {name: _arg(name, value, language, names, you) for name, value in args.items()}


def _arg(name: str, value: Arg, language: str, names: Sequence[str], you: int | None) -> int | str:
    if isinstance(value, list):
        return _join([_word(item, language, names, you) for item in value], language)
    if isinstance(value, str):
        return value if name in QUOTED_ARGS else _word(value, language, names, you)
    return _seat(value, language, names) if name in SEAT_ARGS else value


def _word(item: int | str, language: str, names: Sequence[str], you: int | None) -> str:
    """A text that starts with @ is a key of the catalogue; what follows it are places or numbers in that phrase. ``@seat 2`` is
    whoever sits there."""
    if not isinstance(item, str) or not item.startswith("@"):
        return str(item)
    key, *within = item[1:].split()
    if key == SEAT:
        return _format("house-you", {}, language) if int(within[0]) == you else _seat(int(within[0]), language, names)
    numbers = [int(one) if one.isdecimal() else one for one in within]
    return _format(key, dict(zip(PLACE_ARGS, numbers, strict=False)), language)


def _seat(seat: int, language: str, names: Sequence[str]) -> str:
    return _name(seat, names) or _format("house-seat", {"number": seat + 1}, language)


def _name(seat: int, names: Sequence[str]) -> str:
    """The display name of a seat; empty if it has none."""
    return names[seat] if 0 <= seat < len(names) else ""


def _join(words: list[str], language: str) -> str:
    """A list in a sentence: a, b and c."""
    if len(words) < 2:
        return "".join(words)
    key = "house-list-before-i" if I_SOUND.match(words[-1]) else "house-list"
    return _format(key, {"start": ", ".join(words[:-1]), "last": words[-1]}, language)


__all__ = ["LANGUAGES", "say", "say_event", "say_line"]
