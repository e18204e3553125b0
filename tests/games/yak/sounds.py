"""How single things of Yak sound in both languages: a word of the catalogue, a place, food and stones with their counts."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from caravansary import Message
from caravansary.words import LANGUAGES, say

FOODS = ["meat", "milk", "bread"]


class Heard(NamedTuple):
    """A field, its value, and what is said of it in each language; without a path it is said besides. What is `silent` is a
    pattern that must not be heard."""

    path: str
    value: object
    words: tuple[str, str]
    silent: bool = False


@cache
def word(key: str, one: object = "") -> tuple[str, str]:
    """A word of the catalogue in both languages; with a number or a place, a phrase of a list."""
    if one == "":
        en, es = (say(Message(key), language) for language in LANGUAGES)
    else:
        en, es = (say(Message("house-list", {"start": f"@{key} {one}", "last": ""}), lang) for lang in LANGUAGES)
        en, es = en.removesuffix(" and "), es.removesuffix(" y ")
    return en, es


def said(path: str, value: object, en: str, es: str, words: tuple[str, str] = ("", ""), silent: bool = False) -> Heard:
    """`#` is the word in that language."""
    return Heard(path, value, (en.replace("#", words[0]), es.replace("#", words[1])), silent)


def label(cell: str) -> str:
    return "ABCDEFGHI"[int(cell[0]) - 1] + str(int(cell[2]) + 1)


def name(seat: int, viewer: int | None, names: list[str]) -> tuple[str, str]:
    return ("you", "tú") if seat == viewer else (names[seat], names[seat])


def counts(path: str, food: dict[str, int], start: tuple[str, str], none: tuple[str, str]) -> Iterator[Heard]:
    """Food by kind behind its introduction, or that there is none."""
    for kind in FOODS:
        if food[kind]:
            yield said(f"{path}.{kind}", food[kind], "#", "#", word(f"yak-told-food-{kind}", food[kind]))
        else:
            yield said(f"{path}.{kind}", 0, r"\d #", r"\d fichas? de #", word(f"yak-food-{kind}"), silent=True)
    yield said("", 0, *(start if any(food.values()) else none))


def stones(path: str, found: list[str]) -> Iterator[Heard]:
    for stone in found:
        yield said(path, stone, "#", "#", word(f"yak-told-stones-{stone}", found.count(stone)))
