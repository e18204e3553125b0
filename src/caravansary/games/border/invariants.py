"""What must hold in every table: amounts that never change, and no contradiction to the rules."""

from caravansary.games.border.components import AREAS, N_AREAS, N_CELLS, N_SEGMENTS
from caravansary.games.border.dice import N_DICE, unpack
from caravansary.games.border.state import DEAL, FIRST_PLAYER, BorderTable
from caravansary.games.border.view import crossed_cells, scored_areas


def totals(t: BorderTable) -> dict[str, int]:
    """What never changes: five dice, and the cells of each board."""
    lying = len(unpack(int(t.dice)))
    due = int(N_DICE) - lying if t.round > 0 else int(N_DICE)
    amounts = {"dice": lying + due}
    for seat in range(int(t.seats)):
        still = sum(int(t.segment_open[seat * int(N_SEGMENTS) + k]) for k in range(int(N_SEGMENTS)))
        amounts[f"cells of seat {seat}"] = len(crossed_cells(t, seat)) + still
    return amounts


def flaws(t: BorderTable) -> list[str]:
    """Whatever contradicts the rules inside a table; empty unless there is a bug."""
    found: list[str] = []
    before_play = t.phase() == DEAL or t.phase() == FIRST_PLAYER
    if not before_play and len(unpack(int(t.unused))) > len(unpack(int(t.dice))):
        found.append("more unused dice than dice")
    for seat in range(int(t.seats)):
        for area, name in enumerate(AREAS):
            at = seat * int(N_AREAS) + area
            closed = all(t.crossed[seat * int(N_CELLS) + cell] != 0 for cell in t.boards.rings[area])
            if closed != (t.ring_open[at] == 0):
                found.append(f"seat {seat}: the count of open cells around {name} is wrong")
            if t.scored[at] not in (0, int(t.boards.first[area]), int(t.boards.later[area])):
                found.append(f"seat {seat}: {name} scored {t.scored[at]}")
            if t.scored[at] > 0 and not closed:
                found.append(f"seat {seat}: {name} is scored but not closed")
        if t.areas[seat] != len(scored_areas(t, seat)):
            found.append(f"seat {seat}: the number of areas is wrong")
    for area, name in enumerate(AREAS):
        got = [int(t.scored[seat * int(N_AREAS) + area]) for seat in range(int(t.seats))]
        if any(got) and int(t.boards.first[area]) not in got:
            found.append(f"{name} is scored, but nobody was first (BORDER-6.3)")
    return found
