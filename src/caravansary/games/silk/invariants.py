"""What must always be true of a table: for the conformance kit, and of positions from strangers."""

from caravansary.games.silk.components import LARGE_ENCLOSURE, MAX_SEATS, NURSERIES, ROOM, WORMS
from caravansary.games.silk.enclosures import enclosures
from caravansary.games.silk.scoring import booked
from caravansary.games.silk.state import (
    BY_POINTS,
    BY_WALLS,
    ENCLOSURE_MARKER,
    MASTIFF,
    N_PIECES,
    NONE,
    NURSERY_MARKER,
    OOKAMI,
    OVER,
    SHEPHERD,
    SILKWORM,
    SilkTable,
)


def totals(t: SilkTable) -> dict[str, int]:
    """Worms and nurseries of each seat, walls, and tiles."""
    amounts = {"walls": int(t.supply) + sum(int(t.wall[edge]) for edge in range(int(t.board.edges)))}
    for seat in range(int(t.seats)):
        on_board = sum(int(t.worms[tile * int(MAX_SEATS) + seat]) for tile in range(int(t.board.tiles)))
        beside = int(t.hand[seat]) + int(t.reserve[seat]) + int(t.cave[seat]) + int(t.loose[seat])
        amounts[f"worms of seat {seat}"] = on_board + beside
    return amounts


def flaws(t: SilkTable) -> list[str]:
    """Whatever is wrong in a table; empty unless there is a bug."""
    return contradictions(t) + slips(t)


def contradictions(t: SilkTable) -> list[str]:
    """What contradicts itself, or the rules at any moment."""
    found: list[str] = []
    for tile in range(int(t.board.tiles)):
        row = [int(t.worms[tile * int(MAX_SEATS) + seat]) for seat in range(4)]
        heads = row[0] + row[1] + row[2] + row[3]
        name, piece = t.board.tile_text[tile], int(t.piece_at[tile])
        if heads != t.heads[tile] or bool(t.full >> tile & 1) != (heads >= ROOM):
            found.append(f"{name}: worms are miscounted")
        if heads > ROOM or (heads and piece >= 0):
            found.append(f"{name}: more than three worms, or worms beside a piece (SILK-4.1)")
        if bool(t.taken >> tile & 1) != (piece >= 0) or (piece >= 0 and t.place[piece] != tile):
            found.append(f"{name}: a piece is misplaced")
        if any(bool(t.home[seat] >> tile & 1) != (row[seat] > 0) for seat in range(4)):
            found.append(f"{name}: whose worms are here is wrong")
    for piece in range(int(N_PIECES)):
        if t.place[piece] >= 0 and t.piece_at[t.place[piece]] != piece:
            found.append(f"piece {piece} is not where it stands")
    for seat, total in totals(t).items():
        if seat.startswith("worms") and total != WORMS:
            found.append(f"{seat}: {total} instead of {WORMS}")
    return found + _seat_flaws(t)


def _seat_flaws(t: SilkTable) -> list[str]:
    found: list[str] = []
    for seat in range(int(t.seats)):
        stands = [point for point in range(int(t.board.points)) if t.nursery_at[point] == seat]
        if len(stands) != t.built[seat] or len(stands) > NURSERIES:
            found.append(f"seat {seat}: nurseries are miscounted")
        if t.points[seat] != booked(t, seat) or t.points[seat] < 0:
            found.append(f"seat {seat}: {t.points[seat]} points, {booked(t, seat)} are booked (SILK-3.6)")
        if t.reach[seat] != _network(t, stands):
            found.append(f"seat {seat}: its network is wrong")
    return found


def _network(t: SilkTable, points: list[int]) -> int:
    """All points joined to these by walls, found anew."""
    known, fresh = set(points), list(points)
    while fresh:
        point = fresh.pop()
        for k in range(4 * point, 4 * point + 4):
            edge, other = int(t.board.trail[k]), int(t.board.walk[k])
            if edge >= 0 and t.wall[edge] != 0 and other not in known:
                known.add(other)
                fresh.append(other)
    return sum(1 << point for point in known)


def slips(t: SilkTable) -> list[str]:
    """What cannot come about in a game played from its start, named by the field of a position that shows it."""
    found: list[str] = []
    if t.turn == 0:
        return found
    for seat in range(int(t.seats)):
        if t.reserve[seat] == 0 and t.marker[SILKWORM] == NONE:
            found.append(f"seats[{seat}].reserve: empty, and Silkworm is unclaimed (SILK-8.2)")
        if t.built[seat] == NURSERIES and t.marker[NURSERY_MARKER] == NONE:
            found.append(f"seats[{seat}].nurseries: all four, and Nursery is unclaimed (SILK-8.5)")
        if t.points[seat] >= t.target and t.trigger == 0:
            found.append(f"trigger: seat {seat} is at the target, but no end is triggered (SILK-9.1)")
    owner = t.marker[NURSERY_MARKER]
    if owner != NONE and t.built[owner] < NURSERIES:
        found.append(f"seats[{owner}].improvements: Nursery is claimed without four nurseries (SILK-8.5)")
    large = any(len(each.tiles) >= LARGE_ENCLOSURE for each in enclosures(t))
    if large and t.marker[ENCLOSURE_MARKER] == NONE:
        found.append("walls: an enclosure of three tiles, and Enclosure is unclaimed (SILK-8.4)")
    if t.supply == 0 and t.trigger == 0:
        found.append("trigger: no walls are left, but no end is triggered (SILK-9.1)")
    found += _course_slips(t)
    if t.phase() != OVER and any(t.place[piece] < 0 for piece in _on_board(t)):
        found.append("seats: a piece is not on the board")
    joined = 0
    for seat in range(int(t.seats)):
        joined |= int(t.reach[seat])
    if any(t.wall[edge] != 0 and not t.board.end_bits[edge] & joined for edge in range(int(t.board.edges))):
        found.append("walls: one is joined to no nursery (SILK-6.2)")
    return found


def _course_slips(t: SilkTable) -> list[str]:
    """A trigger that cannot have been met (barren tiles may have been regenerated since), or somebody else's turn."""
    found: list[str] = []
    if t.trigger == BY_WALLS and t.supply > 0:
        found.append("trigger.reason: walls are left (SILK-9.1)")
    if t.trigger == BY_POINTS and t.points[t.trigger_seat] + t.spent[t.trigger_seat] < t.target:
        found.append("trigger.reason: the seat never had so many points (SILK-9.1)")
    since = (t.active - t.trigger_seat) % t.seats if t.trigger != 0 else 0
    if t.turn <= since:
        found.append("trigger.seat: it has had no turn yet (SILK-9.3)")
    if t.active != (t.starter + t.turn - 1) % t.seats:
        found.append("active: it is not this seat's turn (SILK-3.1)")
    return found


def _on_board(t: SilkTable) -> list[int]:
    pieces = [int(first) + seat for first in (SHEPHERD, MASTIFF) for seat in range(int(t.seats))] + [int(OOKAMI)]
    return [piece for piece in pieces if piece != t.bumped]
