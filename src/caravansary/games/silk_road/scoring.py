"""The end and who wins: section 6 of the ledger."""

from mypy_extensions import i64

from caravansary.engine.messages import ScoreLine
from caravansary.games.silk_road.components import GOODS, MAJORITY, N_GOODS
from caravansary.games.silk_road.state import NONE, OVER, RoadTable


def majority(t: RoadTable, good: i64) -> i64:
    """Who alone has most of a good, at least one; NONE if nobody (SROAD-6.3)."""
    most: i64 = 0
    owner: i64 = NONE
    seat: i64
    for seat in range(t.seats):
        have: i64 = t.goods[seat * N_GOODS + good]
        if have > most:
            most = have
            owner = seat
        elif have == most:
            owner = NONE
    return owner


def score(t: RoadTable, seat: i64) -> i64:
    """Money, one point per good, two per majority; kept tiles are worth nothing (SROAD-5.25, 6.2, 6.3)."""
    points: i64 = t.money[seat] + t.holding(seat)
    good: i64
    for good in range(N_GOODS):
        if majority(t, good) == seat:
            points += MAJORITY
    return points


def places(t: RoadTable) -> list[int]:
    """By points alone; equals share the place, and the victory (SROAD-6.4, 6.5)."""
    points = [int(score(t, seat)) for seat in range(int(t.seats))]
    return [1 + sum(other > mine for other in points) for mine in points]


def end_reason(t: RoadTable) -> str:
    """The one way to end: the caravan is in the end city (SROAD-6.1)."""
    return "arrived" if t.phase() == OVER else ""


def ended_by(t: RoadTable) -> list[int]:
    """Whoever led the caravan into the end city (SROAD-6.1)."""
    return [int(t.leader)] if t.phase() == OVER else []


def lines(t: RoadTable, seat: int) -> list[ScoreLine]:
    """A score sheet's lines."""
    found = [
        ScoreLine("silk_road-line-money", int(t.money[seat]), ("SROAD-6.2",)),
        ScoreLine("silk_road-line-goods", int(t.holding(seat)), ("SROAD-6.2",)),
    ]
    for good, name in enumerate(GOODS):
        if majority(t, good) == seat:
            found.append(
                ScoreLine("silk_road-line-majority", int(MAJORITY), ("SROAD-6.3",), {"good": "@silk_road-good-" + name})
            )
    return found
