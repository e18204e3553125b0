"""The table in numbers for learning, and what must always be true of it for the conformance kit."""

from caravansary.games.silk.components import (
    LARGE_ENCLOSURE,
    MAX_SEATS,
    NURSERIES,
    ROOM,
    TILES_OF,
    WORMS,
)
from caravansary.games.silk.enclosures import enclosures
from caravansary.games.silk.scoring import booked
from caravansary.games.silk.state import (
    ENCLOSURE_MARKER,
    LOST,
    MASTIFF,
    N_MARKERS,
    N_PIECES,
    NONE,
    NURSERY_MARKER,
    OOKAMI,
    OVER,
    PHASES,
    SHEPHERD,
    SILKWORM,
    TRIGGERS,
    Table,
)


def observation(t: Table, viewer: int) -> dict[str, list[int]]:
    """The view in numbers: the viewer's things first, then the others' clockwise."""
    n, board = int(t.seats), t.board
    order = [(viewer + k) % n for k in range(n)]
    tiles, points = range(int(board.tiles)), range(int(board.points))
    seen: dict[str, list[int]] = {
        "phase": [int(t.phase() == k) for k in range(len(PHASES))],
        "turn": [int(t.turn)],
        "active": [int(seat == t.active) for seat in order],
        "pasture": [int(t.pasture[tile] == kind) for tile in tiles for kind in range(len(TILES_OF))],
        "barren": [int(t.barren >> tile & 1) for tile in tiles],
        "ookami": [int(t.piece_at[tile] == OOKAMI) for tile in tiles],
        "walls": [int(t.wall[edge]) for edge in range(int(board.edges))],
        "supply": [int(t.supply)],
        "dice": [int(t.face[die]) for die in range(2)],
        "played": [int(t.used[die] == use) for die in range(2) for use in range(int(LOST) + 1)],
        "trigger": [int(t.trigger == k) for k in range(len(TRIGGERS))],
        "trigger_seat": [int(t.trigger_seat == seat) for seat in order],
        "doing": [int(t.doing)],
        "bumped": [rotated_piece(int(t.bumped), viewer, n)],
        "moved": moved(t, order),
        "site": [int(t.site == tile) for tile in tiles],
        "harvest": [int(t.harvest)],
    }
    for name in ("worms", "shepherd", "mastiff", "nursery", "stock", "improvements"):
        seen[name] = []
    for seat in order:
        seen["worms"] += [int(t.worms[tile * int(MAX_SEATS) + seat]) for tile in tiles]
        seen["shepherd"] += [int(t.piece_at[tile] == SHEPHERD + seat) for tile in tiles]
        seen["mastiff"] += [int(t.piece_at[tile] == MASTIFF + seat) for tile in tiles]
        seen["nursery"] += [int(t.nursery_at[point] == seat) for point in points]
        seen["stock"] += stock(t, seat)
        seen["improvements"] += [int(t.marker[marker] == seat) for marker in range(int(N_MARKERS))]
    return seen


def stock(t: Table, seat: int) -> list[int]:
    """What lies beside the board, and points."""
    counts = (t.points, t.reserve, t.cave, t.hand, t.to_place, t.built, t.loose, t.rolled)
    bits = (t.contenders, t.to_roll)
    return [int(count[seat]) for count in counts] + [int(each >> seat & 1) for each in bits]


def rotated_piece(piece: int, viewer: int, seats: int) -> int:
    """A piece's number as the viewer counts seats, itself being 0."""
    if piece < 0 or piece == OOKAMI:
        return piece
    kind, owner = piece // int(MAX_SEATS), piece % int(MAX_SEATS)
    return kind * int(MAX_SEATS) + (owner - viewer) % seats


def moved(t: Table, order: list[int]) -> list[int]:
    """Which pieces have moved in this action: shepherds, mastiffs, the ookami."""
    pieces = [int(first) + seat for first in (SHEPHERD, MASTIFF) for seat in order] + [int(OOKAMI)]
    return [int(t.moved >> piece & 1) for piece in pieces]


# --- what never changes


def totals(t: Table) -> dict[str, int]:
    """Worms and nurseries of each seat, walls, and tiles."""
    amounts = {"walls": int(t.supply) + sum(int(t.wall[edge]) for edge in range(int(t.board.edges)))}
    for seat in range(int(t.seats)):
        on_board = sum(int(t.worms[tile * int(MAX_SEATS) + seat]) for tile in range(int(t.board.tiles)))
        beside = int(t.hand[seat]) + int(t.reserve[seat]) + int(t.cave[seat]) + int(t.loose[seat])
        amounts[f"worms of seat {seat}"] = on_board + beside
    return amounts


def flaws(t: Table) -> list[str]:
    """Whatever contradicts the rules or itself in a table; empty unless there is a bug."""
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


def _seat_flaws(t: Table) -> list[str]:
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


def _network(t: Table, points: list[int]) -> int:
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


def slips(t: Table) -> list[str]:
    """What cannot come about in a game played from its start, though a position may be set up so."""
    found: list[str] = []
    if t.turn == 0:
        return found
    for seat in range(int(t.seats)):
        if t.reserve[seat] == 0 and t.marker[SILKWORM] == NONE:
            found.append(f"seat {seat}: an empty reserve, and Silkworm is unclaimed (SILK-8.2)")
        if t.built[seat] == NURSERIES and t.marker[NURSERY_MARKER] == NONE:
            found.append(f"seat {seat}: four nurseries, and Nursery is unclaimed (SILK-8.5)")
        if t.points[seat] >= t.target and t.trigger == 0:
            found.append(f"seat {seat}: the target is reached, but no end is triggered (SILK-9.1)")
    large = any(len(each.tiles) >= LARGE_ENCLOSURE for each in enclosures(t))
    if large and t.marker[ENCLOSURE_MARKER] == NONE:
        found.append("an enclosure of three tiles, and Enclosure is unclaimed (SILK-8.4)")
    if t.supply == 0 and t.trigger == 0:
        found.append("no walls are left, but no end is triggered (SILK-9.1)")
    if t.phase() != OVER and any(t.place[piece] < 0 for piece in _on_board(t)):
        found.append("a piece is not on the board")
    joined = 0
    for seat in range(int(t.seats)):
        joined |= int(t.reach[seat])
    if any(t.wall[edge] != 0 and not t.board.end_bits[edge] & joined for edge in range(int(t.board.edges))):
        found.append("a wall is joined to no nursery (SILK-6.2)")
    return found


def _on_board(t: Table) -> list[int]:
    pieces = [int(first) + seat for first in (SHEPHERD, MASTIFF) for seat in range(int(t.seats))] + [int(OOKAMI)]
    return [piece for piece in pieces if piece != t.bumped]
