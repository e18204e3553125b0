"""Points, improvements, the end and who wins: sections 8 and 9 of the ledger."""

from mypy_extensions import i64

from caravansary.engine.messages import Args, ScoreLine
from caravansary.games.silk import story
from caravansary.games.silk.components import IMPROVEMENT_POINTS, LAST_ROUND, MAX_SEATS, START_SCORE
from caravansary.games.silk.enclosures import closes_large, enclosure_points
from caravansary.games.silk.state import (
    BY_POINTS,
    ENCLOSURE_MARKER,
    LONG_WALL_MARKER,
    N_MARKERS,
    NONE,
    ONE,
    OVER,
    TRIGGERS,
    SilkTable,
)
from caravansary.games.silk.walls import closed_length, closing_path, is_long


def gain(t: SilkTable, points: i64) -> None:
    """The active player moves up the score track; at the target the end is triggered (SILK-9.1, 9.4)."""
    t.points[t.active] += points
    if t.points[t.active] >= t.target:
        pull_trigger(t, BY_POINTS)


def pull_trigger(t: SilkTable, reason: i64) -> None:
    """The first trigger is latched; later ones change nothing (SILK-9.2, 9.3)."""
    if t.trigger == 0:
        t.trigger = reason
        t.trigger_seat = t.active
        if t.recording:
            story.triggered(t)


def award(t: SilkTable, marker: i64) -> None:
    """An improvement goes to the active player, once (SILK-8.1)."""
    if t.marker[marker] == NONE:
        t.marker[marker] = t.active
        if t.recording:
            story.improved(t, marker)
        gain(t, IMPROVEMENT_POINTS[int(marker)])


def score_wall(t: SilkTable, edge: i64) -> None:
    """Segment, Long Wall, Enclosure, in this order (SILK-6.6, 8.6)."""
    length: i64 = closed_length(t, edge)
    if length > 0:
        t.walled[t.active] += length
        if t.recording:
            story.segment(t, edge, length, closing_path(t, int(edge)))
        gain(t, length)
    if t.marker[LONG_WALL_MARKER] == NONE and is_long(t, edge):
        award(t, LONG_WALL_MARKER)
    if t.marker[ENCLOSURE_MARKER] == NONE and closes_large(t, edge):
        award(t, ENCLOSURE_MARKER)


# --- the end


def rounds(t: SilkTable) -> i64:
    """How many rounds of turns have begun."""
    return (t.turn + t.seats - 1) // t.seats


def is_last(t: SilkTable) -> bool:
    """Were all turns taken that the safeguard allows without a trigger (SILK-9.11)?"""
    return t.trigger == 0 and t.turn >= LAST_ROUND * t.seats


def end_reason(t: SilkTable) -> str:
    """What triggered the end, `cap` if nothing did."""
    return TRIGGERS[int(t.trigger)] or "cap"


def ended_by(t: SilkTable) -> list[int]:
    """Whoever was first to trigger the end; nobody, if nothing did (SILK-9.2, 9.11)."""
    return [int(t.trigger_seat)] if t.trigger != 0 else []


def pasture_points(t: SilkTable, seat: i64) -> i64:
    """Own worms on pasture times its value (SILK-9.6)."""
    total: i64 = 0
    home: i64 = t.home[seat]
    tile: i64 = 0
    while home != 0:
        if home & ONE != 0:
            total += t.worms[tile * MAX_SEATS + seat] * t.value(tile)
        home >>= 1
        tile += 1
    return total


def final_points(t: SilkTable, seat: i64) -> i64:
    """What final scoring brings: enclosures, worms on pasture, less worms in the cave (SILK-9.5 to 9.7)."""
    return enclosure_points(t, seat) + pasture_points(t, seat) - t.cave[seat]


def improvement_points(t: SilkTable, seat: i64) -> i64:
    """All markers of a seat."""
    total: i64 = 0
    marker: i64
    for marker in range(N_MARKERS):
        if t.marker[marker] == seat:
            total += IMPROVEMENT_POINTS[int(marker)]
    return total


def booked(t: SilkTable, seat: i64) -> i64:
    """What the counter must show by all that was booked."""
    return START_SCORE + t.grazed[seat] + t.walled[seat] + improvement_points(t, seat) - t.spent[seat]


def score(t: SilkTable, seat: i64) -> i64:
    """The counter on the track; at the end with final scoring, which may lead below zero (SILK-9.7)."""
    return t.points[seat] + final_points(t, seat) if t.phase() == OVER else t.points[seat]


def places(t: SilkTable) -> list[int]:
    """By points; equal totals share the place (SILK-9.8)."""
    totals = [int(score(t, seat)) for seat in range(t.seats)]
    return [1 + sum(other > total for other in totals) for total in totals]


def lines(t: SilkTable, seat: int) -> list[ScoreLine]:
    """A seat's score line by line; final scoring only when the game is over."""
    sheet = [ScoreLine("silk-line-start", int(START_SCORE), ("SILK-1.5",))]
    sheet.append(ScoreLine("silk-line-grazed", int(t.grazed[seat]), ("SILK-5.11",)))
    sheet.append(ScoreLine("silk-line-walled", int(t.walled[seat]), ("SILK-6.6",)))
    for marker, rule in enumerate(("SILK-8.2", "SILK-8.3", "SILK-8.4", "SILK-8.5")):
        if t.marker[marker] == seat:
            args: Args = {"improvement": story.improvement_word(marker)}
            sheet.append(ScoreLine("silk-line-improvement", IMPROVEMENT_POINTS[marker], (rule,), args))
    sheet.append(ScoreLine("silk-line-spent", -int(t.spent[seat]), ("SILK-3.5",)))
    if t.phase() == OVER:
        sheet.append(ScoreLine("silk-line-enclosures", int(enclosure_points(t, seat)), ("SILK-9.5", "SILK-7.5")))
        sheet.append(ScoreLine("silk-line-pasture", int(pasture_points(t, seat)), ("SILK-9.6",)))
        sheet.append(ScoreLine("silk-line-cave", -int(t.cave[seat]), ("SILK-9.7",)))
    return [line for k, line in enumerate(sheet) if k == 0 or line.points != 0]
