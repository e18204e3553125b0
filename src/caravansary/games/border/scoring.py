"""Scoring areas, the end, and who wins: sections 6 and 7 of the ledger."""

from mypy_extensions import i64

from caravansary.engine.messages import ScoreLine
from caravansary.games.border import story
from caravansary.games.border.components import AREAS_TO_END, LAST_ROUND, N_AREAS
from caravansary.games.border.state import BorderTable
from caravansary.games.border.story import area_word


def is_claimed(t: BorderTable, area: i64) -> bool:
    """Has anybody scored this area yet (BORDER-6.3, 6.4)?"""
    seat: i64
    for seat in range(t.seats):
        if t.scored[seat * N_AREAS + area] > 0:
            return True
    return False


def is_new(t: BorderTable, seat: i64, area: i64) -> bool:
    """Is the ring closed and not scored yet? It counts once per player (BORDER-6.1, 6.2)."""
    at: i64 = seat * N_AREAS + area
    return t.ring_open[at] == 0 and t.scored[at] == 0


def score_area(t: BorderTable, seat: i64, area: i64, claimed: bool) -> None:
    """Circle the higher value if nobody was earlier, else the lower, which never runs out (BORDER-6.3, 6.4, 6.9)."""
    points: i64 = t.boards.later[area] if claimed else t.boards.first[area]
    t.scored[seat * N_AREAS + area] = points
    t.areas[seat] += 1
    if t.recording:
        story.area(t, seat, area, points, claimed)
        if t.areas[seat] == AREAS_TO_END:
            story.trigger(t, seat)


def score_first_action(t: BorderTable) -> None:
    """The active player's new areas, after the last segment (BORDER-4.10, 6.2)."""
    area: i64
    for area in range(N_AREAS):
        if is_new(t, t.active, area):
            score_area(t, t.active, area, is_claimed(t, area))


def score_second_action(t: BorderTable) -> None:
    """All passives against the claims as they were before this action: equals share the higher value (BORDER-6.5)."""
    area: i64
    seat: i64
    for area in range(N_AREAS):
        if anybody_new(t, area):
            claimed = is_claimed(t, area)
            for seat in range(t.seats):
                if is_new(t, seat, area):
                    score_area(t, seat, area, claimed)


def anybody_new(t: BorderTable, area: i64) -> bool:
    seat: i64
    for seat in range(t.seats):
        if is_new(t, seat, area):
            return True
    return False


def sixth_area(t: BorderTable) -> bool:
    """Has anybody completed six areas (BORDER-7.1)?"""
    seat: i64
    for seat in range(t.seats):
        if t.areas[seat] >= AREAS_TO_END:
            return True
    return False


def game_ends(t: BorderTable) -> bool:
    """After a second action: the end was triggered, or the safeguard is reached (BORDER-7.2, 7.3, 7.11)."""
    return sixth_area(t) or t.round >= LAST_ROUND


def end_reason(t: BorderTable) -> str:
    """`sixth_area` whenever somebody has six, else `cap` (BORDER-7.11)."""
    return "sixth_area" if sixth_area(t) else "cap"


def ended_by(t: BorderTable) -> list[int]:
    """Whoever has six areas: several may close their sixth in the same round (BORDER-7.2, 7.3)."""
    return [seat for seat in range(int(t.seats)) if t.areas[seat] >= AREAS_TO_END]


def score(t: BorderTable, seat: i64) -> i64:
    """The sum of all scored values; nothing else counts (BORDER-6.10, 7.6)."""
    total: i64 = 0
    area: i64
    for area in range(N_AREAS):
        total += t.scored[seat * N_AREAS + area]
    return total


def best_single(t: BorderTable, seat: i64) -> i64:
    """The most points scored for one area: the tie-break (BORDER-7.7, 7.8); no area counts 0 (BORDER-7.12)."""
    best: i64 = 0
    area: i64
    for area in range(N_AREAS):
        best = max(best, t.scored[seat * N_AREAS + area])
    return best


def places(t: BorderTable) -> list[int]:
    """By points, then by the best single score; equal on both share the place (BORDER-7.6 to 7.9, 7.12)."""
    ranks = [(int(score(t, seat)), int(best_single(t, seat))) for seat in range(int(t.seats))]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def lines(t: BorderTable, seat: int) -> list[ScoreLine]:
    """The score sheet of a seat: its areas, with the value that was circled (BORDER-6.3, 6.4)."""
    sheet: list[ScoreLine] = []
    for area in range(int(N_AREAS)):
        points = int(t.scored[seat * int(N_AREAS) + area])
        if points == t.boards.first[area]:
            sheet.append(ScoreLine("border-line-first", points, ("BORDER-6.3",), {"area": area_word(area)}))
        elif points > 0:
            sheet.append(ScoreLine("border-line-later", points, ("BORDER-6.4",), {"area": area_word(area)}))
    return sheet
