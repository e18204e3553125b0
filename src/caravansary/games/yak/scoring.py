"""Points, the score sheet, and who wins (sections 10 and 11 of the ledger)."""

from mypy_extensions import i64

from caravansary.engine.messages import ScoreLine
from caravansary.games.yak.components import (
    CRYSTAL,
    FOOD_POINTS,
    MAJORITY,
    MAX_BONUS,
    POSITION,
    STUPA_POINTS,
    BonusCard,
)
from caravansary.games.yak.crystals import count_points, group_points
from caravansary.games.yak.state import YakTable
from caravansary.games.yak.story import colour_args
from caravansary.games.yak.tower import N_CELLS

# --- points


def score(t: YakTable, seat: i64) -> i64:
    """All points of a seat as things stand (YAK-10.1 to 10.8, 11.2 to 11.5)."""
    total: i64 = t.appraiser.appraise(t.tower, seat * N_CELLS)
    total += extra_points(t, seat)
    k: i64
    for k in range(MAX_BONUS):
        if t.bonus[k] >= 0:
            total += bonus_points(t, seat, t.cards.cards[int(t.bonus[k])])
    return total


def extra_points(t: YakTable, seat: i64) -> i64:
    """The stupa, and most food; all who are level have the most, even with none (YAK-10.8, R16)."""
    points: i64 = STUPA_POINTS if t.stupa == seat else 0
    return points + food_points(t, seat)


def food_points(t: YakTable, seat: i64) -> i64:
    other: i64
    for other in range(t.seats):
        if t.stored[other] > t.stored[seat]:
            return 0
    return FOOD_POINTS


def bonus_points(t: YakTable, seat: i64, card: BonusCard) -> i64:
    """What one bonus card brings; only coloured stones count (YAK-11.5)."""
    if card.kind == MAJORITY:
        return majority_points(t, seat, card)
    if card.kind == POSITION:  # YAK-11.3
        points: i64 = 0
        for cell in card.cells:
            if t.tower[seat * N_CELLS + cell] == card.colour:
                points += card.high
        return points
    return -card.high if stones_of(t, seat, card.colour) == 0 else 0  # YAK-11.4


def majority_points(t: YakTable, seat: i64, card: BonusCard) -> i64:
    """Most: the high reward, or the low one if tied. Second alone: the low one, unless first was tied (YAK-11.2, R15)."""
    mine: i64 = stones_of(t, seat, card.colour)
    if mine == 0:
        return 0
    most: i64 = 0
    other: i64
    for other in range(t.seats):
        theirs: i64 = stones_of(t, other, card.colour)
        most = theirs if theirs > most else most
    leaders: i64 = 0
    level: i64 = 0
    ahead: i64 = 0
    for other in range(t.seats):
        theirs = stones_of(t, other, card.colour)
        leaders += 1 if theirs == most else 0
        level += 1 if theirs == mine else 0
        ahead += 1 if theirs > mine else 0
    if mine == most:
        return card.high if leaders == 1 else card.low
    return card.low if ahead == 1 and level == 1 else 0


def stones_of(t: YakTable, seat: i64, colour: i64) -> i64:
    """Stones of a colour in a tower; crystals never count as one (YAK-11.5)."""
    count: i64 = 0
    at: i64
    for at in range(seat * N_CELLS, seat * N_CELLS + N_CELLS):
        if t.tower[at] == colour:
            count += 1
    return count


def end_reason(t: YakTable) -> str:
    """`stupa` after the last day, `cap` if the safeguard stopped the game (YAK-12.2)."""
    return "stupa" if t.day == t.last_day else "cap"


def ended_by(t: YakTable) -> list[int]:
    """Whoever took the stupa, if that was why (YAK-9.1)."""
    return [int(t.stupa)] if end_reason(t) == "stupa" else []


def places(t: YakTable) -> list[int]:
    """By points, then by fewer stones; equal on both share the place (YAK-10.9)."""
    ranks = [(int(score(t, seat)), -int(t.height[seat])) for seat in range(int(t.seats))]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


# --- the sheet, for views and breakdowns


class Group:
    """A group of a tower with the crystal in it."""

    colour: int
    cells: list[int]
    points: int

    def __init__(self, colour: int, cells: list[int]) -> None:
        self.colour = colour
        self.cells = cells
        self.points = int(group_points(len(cells)))


class Sheet:
    """Where a seat's points come from. Groups come in the order of their first cells."""

    groups: list[Group]
    count_points: int
    unmatched: int
    stupa: int
    food: int
    bonus: list[int]

    def total(self) -> int:
        matched = sum(group.points for group in self.groups)
        return matched + self.count_points + self.unmatched + self.stupa + self.food + sum(self.bonus)


def sheet(t: YakTable, seat: int) -> Sheet:
    """The score of a seat in its parts."""
    start = seat * int(N_CELLS)
    t.appraiser.appraise(t.tower, start)
    t.appraiser.join_crystals(t.tower, start)
    label, size = t.appraiser.label, t.appraiser.size
    found = Sheet()
    found.groups = []
    for first in range(int(N_CELLS)):
        if size[first] >= 2:
            cells = [cell for cell in range(int(N_CELLS)) if label[cell] == first]
            colours = [int(t.tower[start + cell]) for cell in cells if t.tower[start + cell] != CRYSTAL]
            found.groups.append(Group(colours[0], cells))
    found.groups.sort(key=first_cell)
    found.count_points = int(count_points(len(found.groups)))
    found.unmatched = int(t.height[seat]) - sum(len(group.cells) for group in found.groups)
    found.stupa = int(STUPA_POINTS) if t.stupa == seat else 0
    found.food = int(food_points(t, seat))
    found.bonus = [int(bonus_points(t, seat, t.cards.cards[int(t.bonus[k])])) for k in range(3) if t.bonus[k] >= 0]
    return found


def first_cell(group: Group) -> int:
    return group.cells[0]


def lines(t: YakTable, seat: int) -> list[ScoreLine]:
    """The score sheet line by line: each group, their number, unmatched stones, extras, bonus cards."""
    found = sheet(t, seat)
    sheet_lines = [
        ScoreLine(
            "yak-line-group",
            group.points,
            ("YAK-10.1", "YAK-10.4"),
            {**colour_args(group.colour), "size": len(group.cells)},
        )
        for group in found.groups
    ]
    if found.count_points > 0:
        count = {"count": len(found.groups)}
        sheet_lines.append(ScoreLine("yak-line-count", found.count_points, ("YAK-10.2",), {**count}))
    if found.unmatched > 0:
        single = {"count": found.unmatched}
        sheet_lines.append(ScoreLine("yak-line-unmatched", found.unmatched, ("YAK-10.6",), {**single}))
    if found.stupa > 0:
        sheet_lines.append(ScoreLine("yak-line-stupa", found.stupa, ("YAK-10.8",)))
    if found.food > 0:
        sheet_lines.append(ScoreLine("yak-line-food", found.food, ("YAK-10.8",)))
    for k, points in enumerate(found.bonus):
        card = t.cards.cards[int(t.bonus[k])]
        if points != 0:
            sheet_lines.append(bonus_line(card, points))
    return sheet_lines


def bonus_line(card: BonusCard, points: int) -> ScoreLine:
    rule = ("YAK-11.2", "YAK-11.3", "YAK-11.4")[int(card.kind)]
    key = ("yak-line-majority", "yak-line-position", "yak-line-penalty")[int(card.kind)]
    return ScoreLine(key, points, (rule,), colour_args(card.colour))
