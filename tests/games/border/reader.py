"""Somebody who plays The Border from what is told and from nothing else: the English text of a table, read line by line.

It values an area by its points and by how few cells are missing, a cross by what it adds to that, and a roll by the chance of
completing a segment. So whatever it needs for that must be told; the order of the choices means nothing to it.
"""

import re
from math import comb
from typing import NamedTuple

NEARER = 0.8  # an area is worth so much less for each cell that is missing
CHANCE = 1 / 6

AREA = re.compile(r"(\w+): (\d+) points?[^.]*\. (\d+) of \d+ cells (?:is|are) missing: (.*)\.")
SEGMENT = re.compile(r"The (\w+) segment of \d borders [^:.]*: ([^.]*)\.")
ROLLS_LEFT = re.compile(r"You have (\d) rolls? left\.")
AGAIN = re.compile(r"Roll \d (?:die|dice) again: ([^.]*)\.")
STOP = re.compile(r"Stop with ([^.]*)\.")
CROSS = re.compile(r"(?:Cross|Use your one cross for) ([A-Z]+\d+)\b")
OPEN = re.compile(r"Its open cells: ([^.]*)\.")


class Area(NamedTuple):
    """What is told of an area that is not closed yet."""

    points: int
    missing: set[str]


class Segment(NamedTuple):
    """What is told of a segment that is not complete yet."""

    colour: str
    missing: list[str]


def answer(text: str) -> str:
    """The key of the choice that seems best."""
    blocks = [block.split("\n") for block in text.split("\n\n")]
    table = {lines[0]: lines[1:] for lines in blocks}
    areas = [area for line in table["Your areas, nearest to being closed first"] for area in read_area(line)]
    segments = [segment for line in table["Your segments"] for segment in read_segments(line)]
    rolls = ROLLS_LEFT.search(table["Your question"][0])
    lying, left = dice(table), int(rolls[1]) if rolls else 0
    found = []
    for line in table["Your choices"]:
        key, _, sentence = line.partition(" ")
        found.append((worth_of(sentence, areas, segments, lying, left), sentence, key))
    return max(found)[2]


def worth_of(sentence: str, areas: list[Area], segments: list[Segment], lying: list[str], rolls: int) -> float:
    """How good a choice is."""
    if cross := CROSS.match(sentence):
        return added(areas, [cross[1]])
    if its := OPEN.search(sentence):
        return added(areas, items(its[1]))
    if again := AGAIN.match(sentence):
        kept = list(lying)
        for colour in items(again[1]):
            kept.remove(colour)
        return hope(areas, segments, kept, len(lying) - len(kept), 1 - (1 - CHANCE) ** rolls)
    if STOP.match(sentence):
        return hope(areas, segments, lying, 0, 0.0)
    return 0.0  # to finish


def added(areas: list[Area], cells: list[str]) -> float:
    """How much nearer these crosses bring the areas, by their points."""
    return sum(area.points * (NEARER ** len(area.missing - set(cells)) - NEARER ** len(area.missing)) for area in areas)


def hope(areas: list[Area], segments: list[Segment], kept: list[str], rolled: int, chance: float) -> float:
    """What may be expected in each colour from its best segment."""
    best: dict[str, float] = {}
    for segment in segments:
        needed = len(segment.missing) - kept.count(segment.colour)
        worth = added(areas, segment.missing) * at_least(needed, rolled, chance)
        best[segment.colour] = max(worth, best.get(segment.colour, 0.0))
    return sum(best.values())


def at_least(needed: int, dice: int, chance: float) -> float:
    """How likely at least so many of the dice succeed."""
    return sum(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(max(needed, 0), dice + 1))


# --- reading


def read_area(line: str) -> list[Area]:
    found = AREA.match(line)
    return [Area(int(found[2]), {cell.split()[-1] for cell in items(found[4])})] if found else []


def read_segments(line: str) -> list[Segment]:
    """Of one that is begun only what is missing counts."""
    found = []
    for colour, told in SEGMENT.findall(line):
        cells = told.partition(" missing: ")[2] or told.removesuffix(", none crossed")
        found.append(Segment(colour, items(cells)))
    return found


def dice(table: dict[str, list[str]]) -> list[str]:
    """How the five dice lie."""
    return items(table["The dice"][0].partition(": ")[2].partition(".")[0])


def items(told: str) -> list[str]:
    """What is listed: a, b and c."""
    return told.replace(" and ", ", ").split(", ")
