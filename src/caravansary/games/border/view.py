"""What each seat sees, and the same things as numbers for learning. BORDER-1.7: nearly everything is open.

The one secret: crosses of a running second action are seen by their owner only, until all are finished (BORDER-5.11).
"""

from mypy_extensions import i64

from caravansary.engine.messages import Plain
from caravansary.games.border.components import (
    AREAS,
    BOARDS,
    COLOURS,
    N_AREAS,
    N_BOARDS,
    N_CELLS,
    N_COLOURS,
    N_SEGMENTS,
)
from caravansary.games.border.dice import N_DICE, count, unpack
from caravansary.games.border.scoring import end_reason, is_claimed, places, score
from caravansary.games.border.state import DEAL, FIRST_PLAYER, OVER, PHASES, Table


def colours(dice: i64) -> list[str]:
    """Packed dice as colour names."""
    return [COLOURS[colour] for colour in unpack(int(dice))]


def sealed_cells(t: Table, seat: int) -> list[int]:
    """The cells a seat has crossed in the running second action, in its order."""
    return [int(t.sealed[seat * int(N_DICE) + k]) for k in range(t.sealed_count[seat])]


def crossed_cells(t: Table, seat: int) -> list[int]:
    """All crossed cells of a seat, the white ones too."""
    return [cell for cell in range(int(N_CELLS)) if t.crossed[seat * int(N_CELLS) + cell] != 0]


def scored_areas(t: Table, seat: int) -> dict[str, int]:
    """The circled values."""
    at = seat * int(N_AREAS)
    return {name: int(t.scored[at + k]) for k, name in enumerate(AREAS) if t.scored[at + k] > 0}


def view(t: Table, viewer: int | None) -> Plain:
    """The whole table as one seat, or a spectator, sees it."""
    over = t.phase() == OVER
    return {
        "game": "border",
        "you": viewer,
        "phase": PHASES[int(t.phase())],
        "round": int(t.round),
        "active": int(t.active) if t.active >= 0 else None,
        "rolls": int(t.rolls),
        "dice": colours(t.dice),
        "kept": colours(t.kept),
        "unused": colours(t.unused),
        "all_used": t.all_used,
        "claimed": [name for k, name in enumerate(AREAS) if is_claimed(t, k)],
        "seats": [seat_view(t, seat, viewer) for seat in range(int(t.seats))],
        "end": {"reason": end_reason(t), "places": places(t)} if over else None,
    }


def seat_view(t: Table, seat: int, viewer: int | None) -> Plain:
    """One seat's board; of others without what is still sealed."""
    own = seat == viewer
    sealed = sealed_cells(t, seat)
    return {
        "board": BOARDS[int(t.board[seat])] if t.board[seat] >= 0 else None,
        "crossed": [cell for cell in crossed_cells(t, seat) if own or cell not in sealed],
        "sealed": sealed if own else None,
        "dice_left": colours(t.dice_left[seat]) if own else None,
        "crosses_left": int(t.crosses_left[seat]) if own else None,
        "finished": t.finished[seat] != 0,
        "scored": scored_areas(t, seat),
        "score": int(score(t, seat)),
    }


def observation(t: Table, viewer: int) -> dict[str, list[int]]:
    """The view in numbers: the viewer's board first, then the others clockwise."""
    n = int(t.seats)
    order = [(viewer + k) % n for k in range(n)]
    phase = [int(t.phase() == k) for k in range(len(PHASES))]
    seen: dict[str, list[int]] = {
        "phase": phase,
        "round": [int(t.round)],
        "rolls": [int(t.rolls)],
        "active": [int(seat == t.active) for seat in order],
        "dice": counts(t.dice),
        "kept": counts(t.kept),
        "unused": counts(t.unused),
        "all_used": [int(t.all_used)],
        "dice_left": counts(t.dice_left[viewer]),
        "crosses_left": [int(t.crosses_left[viewer])],
        "claimed": [int(is_claimed(t, area)) for area in range(N_AREAS)],
        "finished": [int(t.finished[seat]) for seat in order],
        "board": [int(t.board[seat] == k) for seat in order for k in range(N_BOARDS)],
        "crossed": [],
        "segment_open": [],
        "scored": [],
    }
    for seat in order:
        sealed = sealed_cells(t, seat) if seat != viewer else []
        seen["crossed"] += [
            int(t.crossed[seat * int(N_CELLS) + cell] != 0 and cell not in sealed) for cell in range(int(N_CELLS))
        ]
        seen["segment_open"] += segments_open(t, seat, sealed)
        seen["scored"] += [int(t.scored[seat * int(N_AREAS) + area]) for area in range(int(N_AREAS))]
    return seen


def segments_open(t: Table, seat: int, sealed: list[int]) -> list[int]:
    """Open cells of each segment, counting sealed cells as open."""
    still = [int(t.segment_open[seat * int(N_SEGMENTS) + k]) for k in range(int(N_SEGMENTS))]
    for cell in sealed:
        still[int(t.boards.segment[int(t.board[seat]) * int(N_CELLS) + cell])] += 1
    return still


def counts(dice: i64) -> list[int]:
    """How many dice show each colour."""
    return [int(count(dice, colour)) for colour in range(N_COLOURS)]


def totals(t: Table) -> dict[str, int]:
    """What never changes: five dice, and the cells of each board."""
    lying = len(unpack(int(t.dice)))
    due = int(N_DICE) - lying if t.round > 0 else int(N_DICE)
    amounts = {"dice": lying + due}
    for seat in range(int(t.seats)):
        still = sum(int(t.segment_open[seat * int(N_SEGMENTS) + k]) for k in range(int(N_SEGMENTS)))
        amounts[f"cells of seat {seat}"] = len(crossed_cells(t, seat)) + still
    return amounts


def flaws(t: Table) -> list[str]:
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
