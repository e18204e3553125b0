"""Enclosures: section 7 of the ledger. Regions of tiles that walls surround on every side, the border included."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from caravansary.games.silk.components import ENCLOSURE, LARGE_ENCLOSURE
from caravansary.games.silk.state import NONE, ONE, SilkTable, bit

OPEN: Final[i64] = -1
FEWEST_WALLS: Final[i64] = 6  # around two tiles
MANY_WALLS: Final[i64] = 8  # around three tiles


def open_tiles(t: SilkTable) -> i64:
    """All tiles that are joined to the land around through sides without wall, as bits."""
    beside = t.board.beside
    side = t.board.side
    wall = t.wall
    found: i64 = 0
    before: i64 = -1
    at: i64
    k: i64
    while found != before:
        before = found
        for at in range(t.board.tiles):
            if (found >> at) & ONE == 0:
                for k in range(at * 4, at * 4 + 4):
                    if wall[side[k]] == 0 and (beside[k] < 0 or (found >> beside[k]) & ONE != 0):
                        found |= bit(at)
                        break
    return found


def region(t: SilkTable, tile: i64) -> i64:
    """The tiles joined to a tile through sides without wall, as bits; OPEN if it lies open to the land around (SILK-7.1)."""
    beside = t.board.beside
    side = t.board.side
    wall = t.wall
    seen: i64 = bit(tile)
    fresh: i64 = seen
    at: i64
    k: i64
    while fresh != 0:
        grown: i64 = seen
        for at in range(t.board.tiles):
            if (fresh >> at) & ONE != 0:
                for k in range(at * 4, at * 4 + 4):
                    if wall[side[k]] == 0:
                        if beside[k] < 0:
                            return OPEN
                        grown |= bit(beside[k])
        fresh = grown & ~seen
        seen = grown
    return seen


def size(tiles: i64) -> i64:
    """How many tiles these are."""
    count: i64 = 0
    while tiles > 0:
        count += tiles & ONE
        tiles >>= 1
    return count


def closes_large(t: SilkTable, edge: i64) -> bool:
    """Has a new wall closed an enclosure of three or more tiles (SILK-8.4)?"""
    tile: i64
    k: i64
    for k in range(edge * 2, edge * 2 + 2):
        tile = t.board.banks[k]
        if tile >= 0:
            tiles: i64 = region(t, tile)
            if tiles != OPEN and size(tiles) >= LARGE_ENCLOSURE:
                return True
    return False


def perimeter(t: SilkTable, tiles: i64) -> i64:
    """The points at the ends of the walls around a region; walls inside it do not count (SILK-7.2, 7.3, 7.6)."""
    board = t.board
    points: i64 = 0
    edge: i64
    for edge in range(board.edges):
        if t.wall[edge] != 0:
            one: i64 = (tiles >> board.banks[edge * 2]) & ONE
            far: i64 = board.banks[edge * 2 + 1]
            two: i64 = (tiles >> far) & ONE if far >= 0 else 0
            if one != two:
                points |= board.end_bits[edge]
    return points


def contacts(t: SilkTable, points: i64, seat: i64) -> i64:
    """How many nurseries of a seat stand on these points."""
    count: i64 = 0
    point: i64
    for point in range(t.board.points):
        if (points >> point) & ONE != 0 and t.nursery_at[point] == seat:
            count += 1
    return count


def controller(t: SilkTable, points: i64) -> i64:
    """Who has strictly more nurseries in contact than everybody else, NONE if nobody has (SILK-7.4)."""
    best: i64 = 0
    who: i64 = NONE
    seat: i64
    for seat in range(t.seats):
        count: i64 = contacts(t, points, seat)
        if count > best:
            best = count
            who = seat
        elif count == best:
            who = NONE
    return who


def enclosure_points(t: SilkTable, seat: i64) -> i64:
    """What a seat's enclosures are worth at the end: tiles times its nurseries in contact (SILK-7.5, 9.5)."""
    if t.supply + FEWEST_WALLS > t.most_walls:
        return 0
    total: i64 = 0
    done: i64 = open_tiles(t)
    tile: i64
    for tile in range(t.board.tiles):
        if (done >> tile) & ONE == 0:
            tiles: i64 = region(t, tile)
            done |= tiles
            if size(tiles) >= ENCLOSURE:
                points: i64 = perimeter(t, tiles)
                if controller(t, points) == seat:
                    total += size(tiles) * contacts(t, points, seat)
    return total


class Enclosure(NamedTuple):
    """An enclosure as it is shown."""

    tiles: list[int]
    contacts: list[int]  # by seat
    controller: int | None
    value: int


def enclosures(t: SilkTable) -> list[Enclosure]:
    """All enclosures on the board."""
    found: list[Enclosure] = []
    done: set[int] = set()
    for tile in range(int(t.board.tiles)):
        tiles = region(t, tile) if tile not in done else OPEN
        if tiles == OPEN:
            continue
        inside = [k for k in range(int(t.board.tiles)) if tiles >> k & 1]
        done |= set(inside)
        if len(inside) >= ENCLOSURE:
            points = perimeter(t, tiles)
            touching = [int(contacts(t, points, seat)) for seat in range(t.seats)]
            who = int(controller(t, points))
            value = len(inside) * touching[who] if who >= 0 else 0
            found.append(Enclosure(inside, touching, who if who >= 0 else None, value))
    return found
