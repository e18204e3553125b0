"""The actions on worms, walls and nurseries: section 5 of the ledger, and building walls of section 6."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk import story
from caravansary.games.silk.components import MAX_SEATS, NURSERIES
from caravansary.games.silk.movement import loosen, room
from caravansary.games.silk.scoring import award, gain, pull_trigger, score_wall
from caravansary.games.silk.setup import is_free_site
from caravansary.games.silk.state import (
    BY_BARREN,
    BY_WALLS,
    GRAZE_TILE,
    NONE,
    NURSERY_MARKER,
    ONE,
    OOKAMI,
    RAISE_WORM,
    REGENERATE,
    SHEPHERD,
    SILKWORM,
    TILE_ACTION,
    TILE_KINDS,
    SilkTable,
    bit,
)

# --- raise (action 1, and the start of a turn)


def raise_tiles(t: SilkTable) -> i64:
    """Where a worm may be raised: beside an own nursery or with an own worm, with room and no piece (SILK-5.1, 5.2)."""
    return (t.cradle[t.active] | t.home[t.active]) & ~(t.full | t.taken)


def can_raise(t: SilkTable) -> bool:
    """A worm to raise and a tile for it, or an empty reserve and a worm to rescue (SILK-5.3 to 5.5)."""
    if t.reserve[t.active] > 0:
        return raise_tiles(t) != 0
    return t.cave[t.active] > 0


def offer_raises(t: SilkTable, out: vec[i64]) -> i64:
    return offer_bits(t, raise_tiles(t), TILE_ACTION + RAISE_WORM * t.board.tiles, out)


def offer_bits(t: SilkTable, tiles: i64, first: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    tile: i64 = 0
    while tiles != 0:
        if tiles & ONE != 0:
            out[n] = first + tile
            n += 1
        tiles >>= 1
        tile += 1
    return n


def raise_worm(t: SilkTable, tile: i64) -> None:
    """The last worm of the reserve earns the Silkworm marker (SILK-8.2)."""
    t.reserve[t.active] -= 1
    t.put_worm(tile, t.active)
    if t.recording:
        story.raised(t, tile)
    if t.reserve[t.active] == 0:
        award(t, SILKWORM)


# --- wall (action 3)


def build_wall(t: SilkTable, edge: i64) -> None:
    """One wall from the supply; the last triggers the end (SILK-6.1, 9.1)."""
    t.supply -= 1
    t.put_wall(edge)
    if t.recording:
        story.wall(t, edge)
    if t.supply == 0:
        pull_trigger(t, BY_WALLS)
    score_wall(t, edge)


# --- nursery or regeneration (action 4)


def nursery_sites(t: SilkTable) -> i64:
    """The corners of the shepherd's tile that are free (SILK-5.7), as bits."""
    corners: i64 = t.board.corners[t.place[SHEPHERD + t.active]]
    free: i64 = 0
    point: i64 = 0
    rest: i64 = corners
    while rest != 0:
        if rest & ONE != 0 and is_free_site(t, point):
            free |= bit(point)
        rest >>= 1
        point += 1
    return free


def regenerable(t: SilkTable) -> i64:
    """Barren tiles beside an own nursery, without worm and piece (SILK-5.8), as bits."""
    found: i64 = t.barren & t.cradle[t.active] & ~t.taken
    tile: i64
    for tile in range(t.board.tiles):
        if (found >> tile) & ONE != 0 and t.heads[tile] > 0:
            found &= ~bit(tile)
    return found


def can_build(t: SilkTable) -> bool:
    """A nursery while there is one; regeneration only when all four stand (SILK-5.7 to 5.9)."""
    if t.built[t.active] < NURSERIES:
        return nursery_sites(t) != 0
    return regenerable(t) != 0


def offer_builds(t: SilkTable, out: vec[i64]) -> i64:
    board = t.board
    if t.built[t.active] == NURSERIES:
        return offer_bits(t, regenerable(t), TILE_ACTION + REGENERATE * board.tiles, out)
    sites: i64 = nursery_sites(t)
    first: i64 = TILE_ACTION + TILE_KINDS * board.tiles
    n: i64 = 0
    for point in board.sites:
        if (sites >> point) & ONE != 0:
            out[n] = first
            n += 1
        first += 1
    return n


def build_nursery(t: SilkTable, point: i64) -> None:
    """The fourth on the board earns the Nursery marker (SILK-8.5)."""
    t.put_nursery(point, t.active)
    if t.recording:
        story.nursery(t, point)
    if t.built[t.active] == NURSERIES:
        award(t, NURSERY_MARKER)


def regenerate(t: SilkTable, tile: i64) -> None:
    """A barren tile turns back to its pasture (SILK-5.8)."""
    t.barren &= ~bit(tile)
    if t.recording:
        story.regenerated(t, tile)


# --- graze (action 5)


def can_graze_tile(t: SilkTable, tile: i64) -> bool:
    """All worms must be able to leave (SILK-5.10)."""
    return room(t, tile, NONE, t.place[OOKAMI]) >= t.heads[tile]


def can_graze(t: SilkTable) -> bool:
    home: i64 = t.home[t.active]
    tile: i64 = 0
    while home != 0:
        if home & ONE != 0 and can_graze_tile(t, tile):
            return True
        home >>= 1
        tile += 1
    return False


def offer_grazes(t: SilkTable, out: vec[i64]) -> i64:
    first: i64 = TILE_ACTION + GRAZE_TILE * t.board.tiles
    home: i64 = t.home[t.active]
    n: i64 = 0
    tile: i64 = 0
    while home != 0:
        if home & ONE != 0 and can_graze_tile(t, tile):
            out[n] = first + tile
            n += 1
        home >>= 1
        tile += 1
    return n


def graze(t: SilkTable, tile: i64) -> None:
    """First the worms leave the tile."""
    t.harvest = t.worms[tile * MAX_SEATS + t.active] * t.value(tile)
    if t.recording:
        story.graze(t, tile, t.worms[tile * MAX_SEATS + t.active], t.value(tile))
    loosen(t, tile)


def finish_graze(t: SilkTable) -> None:
    """Then it turns barren and the own worms score; if it was the last pasture, the end is triggered (SILK-5.11, 5.12, 9.1)."""
    points: i64 = t.harvest
    tile: i64 = t.site
    t.barren |= bit(tile)
    t.grazed[t.active] += points
    if t.recording:
        story.grazed(t, tile, points)
    gain(t, points)
    if t.barren == bit(t.board.tiles) - 1:
        pull_trigger(t, BY_BARREN)
