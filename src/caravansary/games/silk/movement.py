"""Moving and bumping: section 4 of the ledger. Whatever is offered can be completed: every step is looked through to its end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk import story
from caravansary.games.silk.components import MAX_SEATS, ROOM
from caravansary.games.silk.state import (
    BUMP,
    BUMP_ACTION,
    DISPLACE,
    MASTIFF,
    MOVE_ACTION,
    NONE,
    OFF,
    ONE,
    OOKAMI,
    SHEPHERD,
    SilkTable,
    bit,
)

PLENTY: Final[i64] = 99  # the ookami and the land beyond the border take any number of worms (SILK-4.17)
OPPOSITE: Final[i64] = 2


def bumps(piece: i64, other: i64) -> bool:
    """Shepherds bump mastiffs, mastiffs the ookami, the ookami shepherds (SILK-4.10 to 4.12)."""
    if piece == OOKAMI:
        return other < MASTIFF
    if piece >= MASTIFF:
        return other == OOKAMI
    return MASTIFF <= other < OOKAMI


def is_open(t: SilkTable, piece: i64, tile: i64, direction: i64) -> bool:
    """May a piece pass this side? Walls stop all but shepherds; over the border the far side counts too (SILK-4.5 to 4.7)."""
    if piece < MASTIFF:
        return True
    board = t.board
    if t.wall[board.side[tile * 4 + direction]] != 0:
        return False
    far: i64 = board.around[tile * 4 + direction]
    return t.wall[board.side[far * 4 + (direction ^ OPPOSITE)]] == 0


def can_step(t: SilkTable, piece: i64, tile: i64, direction: i64, moved: i64, origin: i64, ookami: i64) -> bool:
    """Can a piece step there, and everything it sets in motion come to rest (SILK-4.18)?

    `moved` have moved in this action and stay (SILK-4.4); `origin`, the tile the first mover left, is empty (SILK-4.16);
    `ookami` is the tile where she stands by then.
    """
    if not is_open(t, piece, tile, direction):
        return False
    to: i64 = t.board.around[tile * 4 + direction]
    if to == origin:
        return True
    other: i64 = t.piece_at[to]
    if other >= 0:
        if (moved >> other) & ONE != 0 or not bumps(piece, other):
            return False
        return can_leave(t, other, to, moved | bit(piece), origin, to if piece == OOKAMI else ookami)
    if t.heads[to] == 0 or piece == OOKAMI:
        return True
    return room(t, to, origin, ookami) >= t.heads[to]


def can_leave(t: SilkTable, piece: i64, tile: i64, moved: i64, origin: i64, ookami: i64) -> bool:
    """Has a bumped piece any way to go?"""
    direction: i64
    for direction in range(4):
        if can_step(t, piece, tile, direction, moved, origin, ookami):
            return True
    return False


def room(t: SilkTable, tile: i64, origin: i64, ookami: i64) -> i64:
    """How many worms could leave a tile (SILK-4.8, 4.9, 4.17)."""
    board = t.board
    side = board.side
    beside = board.beside
    wall = t.wall
    total: i64 = 0
    k: i64
    for k in range(tile * 4, tile * 4 + 4):
        if wall[side[k]] == 0:
            to: i64 = beside[k]
            if to < 0 or to == ookami:
                return PLENTY
            if to == origin:
                total += ROOM
            elif t.piece_at[to] < 0:
                total += ROOM - t.heads[to]
    return total


# --- what is offered


def can_move(t: SilkTable, piece: i64) -> bool:
    """Has a piece any step as the first of an action?"""
    tile: i64 = t.place[piece]
    return can_leave(t, piece, tile, 0, tile, t.place[OOKAMI])


def offer_steps(t: SilkTable, piece: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """The directions of a first step, behind what is in `out` already."""
    tile: i64 = t.place[piece]
    direction: i64
    for direction in range(4):
        if can_step(t, piece, tile, direction, 0, tile, t.place[OOKAMI]):
            out[n] = first + direction
            n += 1
    return n


def offer_moves(t: SilkTable, out: vec[i64]) -> i64:
    """Action 2: the own shepherd or mastiff (SILK-5.6)."""
    n: i64 = offer_steps(t, SHEPHERD + t.active, MOVE_ACTION, out, 0)
    return offer_steps(t, MASTIFF + t.active, MOVE_ACTION + 4, out, n)


def offer_ookami(t: SilkTable, out: vec[i64]) -> i64:
    """Action 6 (SILK-5.13)."""
    return offer_steps(t, OOKAMI, MOVE_ACTION + 8, out, 0)


def offer_bumps(t: SilkTable, out: vec[i64]) -> i64:
    """Where the bumped piece may go: by its own rules, and never into a dead end (SILK-4.14, 4.15)."""
    first: i64 = BUMP_ACTION + (t.bumped // MAX_SEATS) * 4
    n: i64 = 0
    direction: i64
    for direction in range(4):
        if can_step(t, t.bumped, t.site, direction, t.moved, NONE, t.place[OOKAMI]):
            out[n] = first + direction
            n += 1
    return n


# --- what a choice does; each answers whether the action is resolved


def first_step(t: SilkTable, action: i64) -> bool:
    """A piece moves by an action."""
    kind: i64 = (action - MOVE_ACTION) // 4
    piece: i64 = OOKAMI if kind == 2 else kind * MAX_SEATS + t.active
    tile: i64 = t.place[piece]
    t.lift_piece(piece, tile)
    return step(t, piece, tile, (action - MOVE_ACTION) % 4)


def bump_on(t: SilkTable, action: i64) -> bool:
    """The bumped piece moves on."""
    piece: i64 = t.bumped
    t.bumped = NONE
    return step(t, piece, t.site, (action - BUMP_ACTION) % 4)


def step(t: SilkTable, piece: i64, tile: i64, direction: i64) -> bool:
    """One step, and what stood on the new tile has to go: a piece, or worms (SILK-4.13, 4.15, 4.17, 4.20)."""
    to: i64 = t.board.around[tile * 4 + direction]
    other: i64 = t.piece_at[to]
    if other >= 0:
        t.place[other] = NONE
    t.put_piece(piece, to)
    t.moved |= bit(piece)
    t.chain[t.chain_size * 3] = piece
    t.chain[t.chain_size * 3 + 1] = tile
    t.chain[t.chain_size * 3 + 2] = to
    t.chain_size += 1
    if t.recording:
        story.stepped(t, piece, tile, to, t.chain_size > 1)
    t.site = to
    if other >= 0:
        t.bumped = other
        t.switch(BUMP)
        return False
    if t.heads[to] == 0:
        return True
    if piece == OOKAMI:
        capture_all(t, to)
        return True
    loosen(t, to)
    return False


def capture_all(t: SilkTable, tile: i64) -> None:
    """The ookami comes to worms: all of them go to the cave (SILK-4.13)."""
    seat: i64
    for seat in range(t.seats):
        count: i64 = t.worms[tile * MAX_SEATS + seat]
        if count > 0:
            t.cave[seat] += count
            if t.recording:
                story.captured(t, seat, count, tile)
    t.clear_worms(tile)


# --- displacing worms (SILK-4.17)


def loosen(t: SilkTable, tile: i64) -> None:
    """All worms of a tile have to leave it, one by one."""
    seat: i64
    for seat in range(t.seats):
        t.loose[seat] = t.worms[tile * MAX_SEATS + seat]
    t.clear_worms(tile)
    t.site = tile
    t.switch(DISPLACE)


def next_owner(t: SilkTable) -> i64:
    """Whose worm leaves next: the active player's own, then clockwise; NONE when all have left."""
    seat: i64 = t.active
    k: i64
    for k in range(t.seats):
        if t.loose[seat] > 0:
            return seat
        seat = t.next_seat(seat)
    return NONE


def offer_displacements(t: SilkTable, out: vec[i64]) -> i64:
    """A neighbour with room, the ookami, or off the board over a border side without wall (SILK-4.8, 4.9)."""
    board = t.board
    off: bool = False
    n: i64 = 0
    k: i64
    for k in range(4):
        if t.wall[board.side[t.site * 4 + k]] == 0:
            to: i64 = board.beside[t.site * 4 + k]
            if to < 0:
                off = True
            elif t.piece_at[to] == OOKAMI or (t.piece_at[to] < 0 and t.heads[to] < ROOM):
                out[n] = k
                n += 1
    if off:
        out[n] = OFF
        n += 1
    return n


def displace(t: SilkTable, action: i64) -> bool:
    """One worm leaves: to a neighbour, into the cave, or back to its owner's reserve (SILK-4.8, 4.13)."""
    seat: i64 = next_owner(t)
    t.loose[seat] -= 1
    to: i64 = NONE if action == OFF else t.board.beside[t.site * 4 + action]
    t.shoved[t.shoved_size * 2] = seat
    t.shoved[t.shoved_size * 2 + 1] = to
    t.shoved_size += 1
    if t.recording:
        story.displaced(t, seat, t.site, to)
    if to < 0:
        t.reserve[seat] += 1
    elif t.piece_at[to] == OOKAMI:
        t.cave[seat] += 1
    else:
        t.put_worm(to, seat)
    return next_owner(t) < 0
