"""The table in numbers for learning."""

from caravansary.games.silk.components import MAX_SEATS, TILES_OF
from caravansary.games.silk.state import (
    LOST,
    MASTIFF,
    N_MARKERS,
    OOKAMI,
    PHASES,
    SHEPHERD,
    TRIGGERS,
    SilkTable,
)


def observation(t: SilkTable, viewer: int) -> dict[str, list[int]]:
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


def stock(t: SilkTable, seat: int) -> list[int]:
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


def moved(t: SilkTable, order: list[int]) -> list[int]:
    """Which pieces have moved in this action: shepherds, mastiffs, the ookami."""
    pieces = [int(first) + seat for first in (SHEPHERD, MASTIFF) for seat in order] + [int(OOKAMI)]
    return [int(t.moved >> piece & 1) for piece in pieces]
