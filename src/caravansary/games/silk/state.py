"""Everything that lies on the table in a game of Silk."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game, State
from caravansary.games.silk.board import Board
from caravansary.games.silk.components import (
    MAX_SEATS,
    N_PASTURES,
    ROOM,
    SET_UP_WORMS,
    START_SCORE,
    TARGET,
    WALLS,
    WORMS,
    Box,
)

# Phases, named after the rulebook's overview. An action lies on top of CHOOSE, which goes on when it is resolved.
DEAL: Final[i64] = 0
STARTING_ROLL: Final[i64] = 1
PHASE_1: Final[i64] = 2
PHASE_2: Final[i64] = 3
START_OF_TURN: Final[i64] = 4
ROLL: Final[i64] = 5
CHOOSE: Final[i64] = 6
RAISE: Final[i64] = 7
MOVE: Final[i64] = 8
WALL: Final[i64] = 9
BUILD: Final[i64] = 10
GRAZE: Final[i64] = 11
OOKAMI_MOVES: Final[i64] = 12
BUMP: Final[i64] = 13
DISPLACE: Final[i64] = 14
OVER: Final[i64] = 15
PHASES: Final = [
    "deal",
    "starting_roll",
    "phase_1",
    "phase_2",
    "start_of_turn",
    "roll",
    "choose_action",
    "raise",
    "move",
    "wall",
    "build",
    "graze",
    "ookami",
    "bump",
    "displace",
    "over",
]

# Actions: where a displaced worm goes (5), moves (12), bumps (12), a die for an action (36), then a row of tiles for each
# of six kinds, the sites for nurseries and the edges for walls, as many as the board has; then what chance may bring.
OFF: Final[i64] = 4
MOVE_ACTION: Final[i64] = 5
BUMP_ACTION: Final[i64] = 17
DIE_ACTION: Final[i64] = 29
TILE_ACTION: Final[i64] = 65
PUT_WORM: Final[i64] = 0
RAISE_WORM: Final[i64] = 1
GRAZE_TILE: Final[i64] = 2
REGENERATE: Final[i64] = 3
PUT_SHEPHERD: Final[i64] = 4
PUT_MASTIFF: Final[i64] = 5
TILE_KINDS: Final[i64] = 6

# Pieces on the board: the shepherds by seat, the mastiffs by seat, the ookami.
SHEPHERD: Final[i64] = 0
MASTIFF: Final[i64] = 4
OOKAMI: Final[i64] = 8
N_PIECES: Final[i64] = 9
# What is still to be placed in phase 2, as bits.
NURSERY_BIT: Final[i64] = 1
SHEPHERD_BIT: Final[i64] = 2
MASTIFF_BIT: Final[i64] = 4
ALL_BITS: Final[i64] = 7

# Actions of dice, in the order of components.ACTIONS; what became of a die.
DO_RAISE: Final[i64] = 0
DO_MOVE: Final[i64] = 1
DO_WALL: Final[i64] = 2
DO_BUILD: Final[i64] = 3
DO_GRAZE: Final[i64] = 4
DO_OOKAMI: Final[i64] = 5
N_DO: Final[i64] = 6
LOST: Final[i64] = 6

SILKWORM: Final[i64] = 0
LONG_WALL_MARKER: Final[i64] = 1
ENCLOSURE_MARKER: Final[i64] = 2
NURSERY_MARKER: Final[i64] = 3
N_MARKERS: Final[i64] = 4

# End triggers (SILK-9.1).
TRIGGERS: Final = ["", "points", "walls", "barren"]
BY_POINTS: Final[i64] = 1
BY_WALLS: Final[i64] = 2
BY_BARREN: Final[i64] = 3

NONE: Final[i64] = -1
ONE: Final[i64] = 1
TOP: Final[i64] = 1 << 62
TOP_BIT: Final[i64] = 62


def bit(number: i64) -> i64:
    """The set of one tile, point or piece. A shifted constant 1 would be a 32-bit shift once compiled."""
    return TOP >> (TOP_BIT - number)


class SilkTable(State):
    """The table: tiles, worms, pieces, walls, dice and points. Rules are in the rooms beside this file."""

    board: Board
    box: Box
    seats: i64
    target: i64
    most_walls: i64
    starter: i64
    active: i64
    turn: i64  # 1 from the first turn on

    pasture: vec[i64]  # tile: kind, NONE before it is dealt
    barren: i64  # tiles, as bits
    worms: vec[i64]  # tile * 4 + seat
    heads: vec[i64]  # tile: worms of all colours
    piece_at: vec[i64]  # tile: piece or NONE
    place: vec[i64]  # piece: tile, NONE off the board or while it is being bumped
    wall: vec[i64]  # edge: 1 if a wall stands there
    supply: i64
    nursery_at: vec[i64]  # point: seat or NONE

    hand: vec[i64]  # seat: worms still to be set up
    to_place: vec[i64]  # seat: pieces still to be set up, bits
    reserve: vec[i64]  # seat: worms
    cave: vec[i64]  # seat: worms
    built: vec[i64]  # seat: nurseries on the board
    rolled: vec[i64]  # seat: last starting roll, ten times the lower die plus the higher, 0 before
    contenders: i64  # seats that may still become the starter, bits
    to_roll: i64  # those of them that still have to roll

    points: vec[i64]  # seat: the counter on the score track
    grazed: vec[i64]  # seat: points from grazing
    walled: vec[i64]  # seat: points from segments
    spent: vec[i64]  # seat: points paid for changing dice
    marker: vec[i64]  # improvement: owner or NONE
    trigger: i64
    trigger_seat: i64

    face: vec[i64]  # die: what it shows, 0 before the roll
    used: vec[i64]  # die: the action it was played for, LOST, or NONE
    lost: i64  # the faces of the dice that were lost last, low first, one digit each; until dice are rolled again
    offered: i64  # actions that are possible and affordable now, bits; follows from the rest

    # The action being resolved.
    doing: i64  # which of the six, NONE between actions
    moved: i64  # pieces that have moved, bits (SILK-4.4)
    bumped: i64  # piece that has to move on
    site: i64  # tile on which it was bumped, or which worms have to leave
    loose: vec[i64]  # seat: worms that still have to leave it
    harvest: i64  # points for the tile being grazed, NONE if none is
    chain: vec[i64]  # steps so far: piece, from, to
    chain_size: i64
    shoved: vec[i64]  # worms displaced so far: owner, tile or NONE for off the board
    shoved_size: i64

    # What follows from the rest, as bits.
    taken: i64  # tiles with a piece
    full: i64  # tiles with three worms
    home: vec[i64]  # seat: tiles with a worm of its own
    cradle: vec[i64]  # seat: tiles that touch one of its nurseries
    reach: vec[i64]  # seat: points of its nurseries, and of walls joined to them (SILK-6.3)
    nests: i64  # points with a nursery

    def __init__(self, game: Game, board: Board, box: Box, seats: int) -> None:
        super().__init__(game)
        self.board = board
        self.box = box
        self.seats = seats
        self.target = TARGET[seats]
        self.most_walls = WALLS[seats]

    def lay_out(self) -> None:
        """An empty table before the deal (SILK-1.1 to 1.8)."""
        tiles, none = int(self.board.tiles), int(NONE)
        self.starter = NONE
        self.active = NONE
        self.turn = 0
        self.pasture = vec[i64]([none] * tiles)
        self.barren = 0
        self.worms = vec[i64]([0] * (tiles * 4))
        self.heads = vec[i64]([0] * tiles)
        self.piece_at = vec[i64]([none] * tiles)
        self.place = vec[i64]([none] * int(N_PIECES))
        self.wall = vec[i64]([0] * int(self.board.edges))
        self.supply = self.most_walls
        self.nursery_at = vec[i64]([none] * int(self.board.points))
        self.hand = vec[i64]([int(SET_UP_WORMS)] * 4)
        self.to_place = vec[i64]([int(ALL_BITS)] * 4)
        self.reserve = vec[i64]([int(WORMS - SET_UP_WORMS)] * 4)
        self.cave = vec[i64]([0] * 4)
        self.built = vec[i64]([0] * 4)
        self.rolled = vec[i64]([0] * 4)
        self.contenders = bit(self.seats) - 1
        self.to_roll = bit(self.seats) - 1
        self.points = vec[i64]([int(START_SCORE)] * 4)
        self.grazed = vec[i64]([0] * 4)
        self.walled = vec[i64]([0] * 4)
        self.spent = vec[i64]([0] * 4)
        self.marker = vec[i64]([none] * int(N_MARKERS))
        self.trigger = 0
        self.trigger_seat = NONE
        self.face = vec[i64]([0, 0])
        self.used = vec[i64]([none, none])
        self.lost = 0
        self.offered = 0
        self.loose = vec[i64]([0] * 4)
        self.chain = vec[i64]([0] * 15)
        self.shoved = vec[i64]([0] * 6)
        self.rest()
        self.taken = 0
        self.full = 0
        self.home = vec[i64]([0] * 4)
        self.cradle = vec[i64]([0] * 4)
        self.reach = vec[i64]([0] * 4)
        self.nests = 0

    def rest(self) -> None:
        """No action is being resolved."""
        self.doing = NONE
        self.moved = 0
        self.bumped = NONE
        self.site = NONE
        self.harvest = NONE
        self.chain_size = 0
        self.shoved_size = 0

    def copy_table(self, other: "SilkTable") -> None:
        """Become an independent copy of another table."""
        self.copy_phases(other)
        self.starter = other.starter
        self.active = other.active
        self.turn = other.turn
        self.pasture = other.pasture[:]
        self.barren = other.barren
        self.worms = other.worms[:]
        self.heads = other.heads[:]
        self.piece_at = other.piece_at[:]
        self.place = other.place[:]
        self.wall = other.wall[:]
        self.supply = other.supply
        self.nursery_at = other.nursery_at[:]
        self.hand = other.hand[:]
        self.to_place = other.to_place[:]
        self.reserve = other.reserve[:]
        self.cave = other.cave[:]
        self.built = other.built[:]
        self.rolled = other.rolled[:]
        self.contenders = other.contenders
        self.to_roll = other.to_roll
        self.points = other.points[:]
        self.grazed = other.grazed[:]
        self.walled = other.walled[:]
        self.spent = other.spent[:]
        self.marker = other.marker[:]
        self.trigger = other.trigger
        self.trigger_seat = other.trigger_seat
        self.face = other.face[:]
        self.used = other.used[:]
        self.lost = other.lost
        self.offered = other.offered
        self.doing = other.doing
        self.moved = other.moved
        self.bumped = other.bumped
        self.site = other.site
        self.loose = other.loose[:]
        self.harvest = other.harvest
        self.chain = other.chain[:]
        self.chain_size = other.chain_size
        self.shoved = other.shoved[:]
        self.shoved_size = other.shoved_size
        self.taken = other.taken
        self.full = other.full
        self.home = other.home[:]
        self.cradle = other.cradle[:]
        self.reach = other.reach[:]
        self.nests = other.nests

    # --- putting things down and taking them up

    def put_worm(self, tile: i64, seat: i64) -> None:
        """One more worm on a tile."""
        self.worms[tile * MAX_SEATS + seat] += 1
        self.heads[tile] += 1
        self.home[seat] |= bit(tile)
        if self.heads[tile] >= ROOM:
            self.full |= bit(tile)

    def clear_worms(self, tile: i64) -> None:
        """All worms leave a tile."""
        seat: i64
        for seat in range(self.seats):
            self.worms[tile * MAX_SEATS + seat] = 0
            self.home[seat] &= ~bit(tile)
        self.heads[tile] = 0
        self.full &= ~bit(tile)

    def put_piece(self, piece: i64, tile: i64) -> None:
        """A piece stands on a tile now; whatever stood there is no longer there."""
        self.piece_at[tile] = piece
        self.place[piece] = tile
        self.taken |= bit(tile)

    def lift_piece(self, piece: i64, tile: i64) -> None:
        """A piece leaves a tile."""
        self.piece_at[tile] = NONE
        self.place[piece] = NONE
        self.taken &= ~bit(tile)

    def put_nursery(self, point: i64, seat: i64) -> None:
        """A nursery stands for good (SILK-6.4)."""
        self.nursery_at[point] = seat
        self.nests |= bit(point)
        self.built[seat] += 1
        self.cradle[seat] |= self.board.touching[point]
        self.spread_reach(seat, bit(point))

    def put_wall(self, edge: i64) -> None:
        """A wall stands for good; networks may grow together (SILK-6.3)."""
        self.wall[edge] = 1
        bits: i64 = self.board.end_bits[edge]
        seat: i64
        for seat in range(self.seats):
            if self.reach[seat] & bits != 0:
                self.spread_reach(seat, bits)

    def spread_reach(self, seat: i64, bits: i64) -> None:
        """From these points on, whatever walls join belongs to the seat's network."""
        if bits & ~self.reach[seat] == 0:
            return
        walk = self.board.walk
        trail = self.board.trail
        wall = self.wall
        reach: i64 = self.reach[seat] | bits
        fresh: i64 = bits
        point: i64
        k: i64
        while fresh != 0:
            grown: i64 = reach
            for point in range(self.board.points):
                if (fresh >> point) & ONE != 0:
                    for k in range(point * 4, point * 4 + 4):
                        if trail[k] >= 0 and wall[trail[k]] != 0:
                            grown |= bit(walk[k])
            fresh = grown & ~reach
            reach = grown
        self.reach[seat] = reach

    def next_seat(self, seat: i64) -> i64:
        """The neighbour clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def value(self, tile: i64) -> i64:
        """What a worm earns by grazing here now; nothing on barren ground (SILK-5.12)."""
        if (self.barren >> tile) & ONE != 0:
            return 0
        return self.box.value[self.pasture[tile]]


# --- the numbers of actions that depend on the board


def tile_of(t: SilkTable, action: i64) -> i64:
    """The tile that an action names."""
    return (action - TILE_ACTION) % t.board.tiles


def first_wall(t: SilkTable) -> i64:
    """The number of the action that builds the first wall."""
    return TILE_ACTION + TILE_KINDS * t.board.tiles + t.board.points - 4


def first_roll(t: SilkTable) -> i64:
    """The number of the first roll; the pastures of the deal stand before it."""
    return first_wall(t) + t.board.edges + N_PASTURES
