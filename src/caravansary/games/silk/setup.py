"""Set-up: sections 1 and 2 of the ledger. The deal, the starting roll, worms in phase 1, nursery and pieces in phase 2."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk import story
from caravansary.games.silk.components import DEN, DRY, N_PASTURES, NORMAL, SET_UP_WORMS, TILES_OF
from caravansary.games.silk.dice import HIGH, LOW
from caravansary.games.silk.state import (
    ALL_BITS,
    DEAL,
    MASTIFF,
    MASTIFF_BIT,
    NONE,
    NURSERY_BIT,
    ONE,
    OOKAMI,
    PHASE_1,
    PHASE_2,
    PUT_MASTIFF,
    PUT_SHEPHERD,
    PUT_WORM,
    SHEPHERD,
    SHEPHERD_BIT,
    STARTING_ROLL,
    TILE_ACTION,
    TILE_KINDS,
    SilkTable,
    bit,
)

FAR: Final[i64] = 99
PAIRS: Final[i64] = 6  # worms a player places in pairs; the seventh goes alone (SILK-2.5)


def start(t: SilkTable) -> None:
    """An empty table; chance deals the tiles (SILK-1.2)."""
    t.lay_out()
    t.enter(DEAL)


# --- the deal (SILK-1.2)


def dealt(t: SilkTable) -> i64:
    """How many tiles lie on the table."""
    tile: i64
    for tile in range(t.board.tiles):
        if t.pasture[tile] == NONE:
            return tile
    return t.board.tiles


def deal_weights(t: SilkTable, weights: vec[i64]) -> None:
    """The den tile is one of those on the table; all others come from a bag of which some tiles stay unseen."""
    lying: i64 = dealt(t)
    bag: i64 = 0
    kind: i64
    tile: i64
    for kind in range(N_PASTURES):
        weights[kind] = TILES_OF[int(kind)]
    for tile in range(lying):
        weights[t.pasture[tile]] -= 1
    for kind in range(DEN):
        bag += weights[kind]
    if weights[DEN] > 0:
        for kind in range(DEN):
            weights[kind] *= t.board.tiles - lying - 1
        weights[DEN] = max(bag, 1)  # with four players the bag is empty at the last tile


def deal_tile(t: SilkTable, kind: i64) -> None:
    """The next tile, row by row; on the den tile stands the ookami (SILK-1.6)."""
    tile: i64 = dealt(t)
    t.pasture[tile] = kind
    if t.recording:
        story.tile(t, tile)
    if kind == DEN:
        t.put_piece(OOKAMI, tile)
    if tile + 1 == t.board.tiles:
        t.switch(STARTING_ROLL)


# --- the starting roll (SILK-2.1)


def roller(t: SilkTable) -> i64:
    """Who rolls next, NONE when all have."""
    seat: i64
    for seat in range(t.seats):
        if (t.to_roll >> seat) & ONE != 0:
            return seat
    return NONE


def sum_of(roll: i64) -> i64:
    """Both dice of a starting roll together."""
    return roll // 10 + roll % 10


def starting_roll(t: SilkTable, number: i64) -> None:
    """The highest sum starts; those tied for it roll again, alone, until one is highest."""
    seat: i64 = roller(t)
    t.rolled[seat] = LOW[number] * 10 + HIGH[number]
    t.to_roll &= ~bit(seat)
    if t.recording:
        story.starting_roll(t, seat, LOW[number], HIGH[number])
    if t.to_roll != 0:
        return
    best: i64 = 0
    highest: i64 = 0
    for seat in range(t.seats):
        if (t.contenders >> seat) & ONE != 0:
            if sum_of(t.rolled[seat]) > best:
                best = sum_of(t.rolled[seat])
                highest = 0
            if sum_of(t.rolled[seat]) == best:
                highest |= bit(seat)
                t.starter = seat
    t.contenders = highest
    if highest == bit(t.starter):
        begin_phase_1(t)
        return
    t.starter = NONE
    t.to_roll = highest
    if t.recording:
        story.tied(t)


def begin_phase_1(t: SilkTable) -> None:
    t.contenders = 0
    t.active = t.starter
    if t.recording:
        story.starts(t)
    t.switch(PHASE_1)


# --- phase 1: worms


def worm_seat(t: SilkTable) -> i64:
    """Whose worm is next: three rounds of two worms each, then one of one (SILK-2.2, 2.5); NONE when all are placed."""
    left: i64 = 0
    seat: i64
    for seat in range(t.seats):
        left += t.hand[seat]
    if left == 0:
        return NONE
    placed: i64 = SET_UP_WORMS * t.seats - left
    turn: i64 = (placed % (2 * t.seats)) // 2 if placed < PAIRS * t.seats else placed - PAIRS * t.seats
    return (t.starter + turn) % t.seats


def offer_worms(t: SilkTable, out: vec[i64]) -> i64:
    """Dry tiles with room; when all are full, normal ones, but never the ookami's (SILK-2.3, 2.4, 2.6)."""
    n: i64 = offer_pasture(t, DRY, out)
    return n if n > 0 else offer_pasture(t, NORMAL, out)


def offer_pasture(t: SilkTable, kind: i64, out: vec[i64]) -> i64:
    closed: i64 = t.full | t.taken
    n: i64 = 0
    tile: i64
    for tile in range(t.board.tiles):
        if t.pasture[tile] == kind and (closed >> tile) & ONE == 0:
            out[n] = TILE_ACTION + PUT_WORM * t.board.tiles + tile
            n += 1
    return n


def place_worm(t: SilkTable, tile: i64) -> None:
    """One worm; whoever places the last starts phase 2 (SILK-2.7)."""
    t.hand[t.active] -= 1
    t.put_worm(tile, t.active)
    if t.recording:
        story.worm_placed(t, tile)
    seat: i64 = worm_seat(t)
    if seat >= 0:
        t.active = seat
    else:
        t.switch(PHASE_2)
        if t.recording:
            story.phase_2(t)


# --- phase 2: nursery, shepherd, mastiff


def piece_seat(t: SilkTable) -> i64:
    """Whose piece is next: counter-clockwise from the last, three times round (SILK-2.7); NONE when all are placed."""
    left: i64 = 0
    seat: i64
    for seat in range(t.seats):
        bits: i64 = t.to_place[seat]
        left += (bits & ONE) + ((bits >> 1) & ONE) + (bits >> 2)
    if left == 0:
        return NONE
    placed: i64 = 3 * t.seats - left
    return (t.starter + t.seats - 1 - placed % t.seats) % t.seats


def offer_pieces(t: SilkTable, out: vec[i64]) -> i64:
    """Any piece of the own three where it has a legal place; if none has, all of them by the relaxed rule (SILK-2.10)."""
    n: i64 = offer_places(t, 1, 0, out)
    return n if n > 0 else offer_places(t, least_tile(t), least_site(t), out)


def is_relaxed(t: SilkTable) -> bool:
    """Has none of the active player's pieces a place by the rules (SILK-2.10)?"""
    return offer_places(t, 1, 0, vec[i64]([0] * t.game.num_distinct_actions)) == 0


def offer_places(t: SilkTable, tile_distance: i64, site_distance: i64, out: vec[i64]) -> i64:
    """Places at these distances from an own worm: by the rules 1 for tiles and 0 for sites (SILK-2.8, 2.9)."""
    board = t.board
    bits: i64 = t.to_place[t.active]
    n: i64 = 0
    if bits & SHEPHERD_BIT != 0:
        n = offer_tiles(t, TILE_ACTION + PUT_SHEPHERD * board.tiles, tile_distance, out, n)
    if bits & MASTIFF_BIT != 0:
        n = offer_tiles(t, TILE_ACTION + PUT_MASTIFF * board.tiles, tile_distance, out, n)
    if bits & NURSERY_BIT != 0:
        first: i64 = TILE_ACTION + TILE_KINDS * board.tiles
        for k, point in enumerate(board.sites):
            if is_free_site(t, point) and site_distance_of(t, point) == site_distance:
                out[n] = first + k
                n += 1
    return n


def offer_tiles(t: SilkTable, first: i64, distance: i64, out: vec[i64], n: i64) -> i64:
    tile: i64
    for tile in range(t.board.tiles):
        if is_empty(t, tile) and distance_of(t, tile) == distance:
            out[n] = first + tile
            n += 1
    return n


def is_empty(t: SilkTable, tile: i64) -> bool:
    """No worm and no piece."""
    return t.heads[tile] == 0 and t.piece_at[tile] < 0


def is_free_site(t: SilkTable, point: i64) -> bool:
    """At least two tile sides from every nursery (SILK-2.9, 5.7)."""
    return t.board.crowd[point] & t.nests == 0


def distance_of(t: SilkTable, tile: i64) -> i64:
    """From a tile to the nearest with a worm of the active player's own; walls and the way round do not count."""
    columns: i64 = t.board.columns
    home: i64 = t.home[t.active]
    best: i64 = FAR
    other: i64
    for other in range(t.board.tiles):
        if (home >> other) & ONE != 0:
            down: i64 = other // columns - tile // columns
            along: i64 = other % columns - tile % columns
            apart: i64 = (down if down >= 0 else -down) + (along if along >= 0 else -along)
            best = min(best, apart)
    return best


def site_distance_of(t: SilkTable, point: i64) -> i64:
    """The least distance of the tiles that meet at a point."""
    touching: i64 = t.board.touching[point]
    if touching & t.home[t.active] != 0:
        return 0
    best: i64 = FAR
    tile: i64
    for tile in range(t.board.tiles):
        if (touching >> tile) & ONE != 0:
            best = min(best, distance_of(t, tile))
    return best


def least_tile(t: SilkTable) -> i64:
    """The relaxed rule: the empty tiles nearest to an own worm (Q6)."""
    best: i64 = FAR
    tile: i64
    for tile in range(t.board.tiles):
        if is_empty(t, tile):
            best = min(best, distance_of(t, tile))
    return best


def least_site(t: SilkTable) -> i64:
    """The relaxed rule: the free sites nearest to an own worm (Q6)."""
    best: i64 = FAR
    for point in t.board.sites:
        if is_free_site(t, point):
            best = min(best, site_distance_of(t, point))
    return best


def place_piece(t: SilkTable, action: i64) -> bool:
    """Put one of the three down; answers whether all are placed."""
    board = t.board
    seat: i64 = t.active
    kind: i64 = (action - TILE_ACTION) // board.tiles
    if kind < TILE_KINDS:
        piece: i64 = (SHEPHERD if kind == PUT_SHEPHERD else MASTIFF) + seat
        t.to_place[seat] &= ALL_BITS - (SHEPHERD_BIT if kind == PUT_SHEPHERD else MASTIFF_BIT)
        t.put_piece(piece, (action - TILE_ACTION) % board.tiles)
        if t.recording:
            story.piece_placed(t, piece)
    else:
        t.to_place[seat] &= ALL_BITS - NURSERY_BIT
        point: i64 = board.sites[int(action - TILE_ACTION - TILE_KINDS * board.tiles)]
        t.put_nursery(point, seat)
        if t.recording:
            story.nursery(t, point)
    following: i64 = piece_seat(t)
    if following >= 0:
        t.active = following
    return following < 0
