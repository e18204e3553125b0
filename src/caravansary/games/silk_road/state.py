"""Everything that lies on the table in a game of Silk Road, and the open book of what was done with goods."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caravansary.engine.contract import Game, State
from caravansary.games.silk_road.components import (
    GOODS,
    MAX_TILES,
    N_CITIES,
    N_GOODS,
    PER_GOOD,
    SELLER,
    START_MONEY,
    TILES_PER_CITY,
    TOKENS_EACH,
    Face,
    Road,
)

# Phases. Those from CROOK to SHOW are one action, on top of PRINTED or TAKE, which go on when it is finished.
DEAL: Final[i64] = 0
GOODS_DRAW: Final[i64] = 1
FIRST_LEADER: Final[i64] = 2
AUCTION: Final[i64] = 3
SETTLE: Final[i64] = 4
MOVE: Final[i64] = 5
PRINTED: Final[i64] = 6
TAKE: Final[i64] = 7
SECOND_TILE: Final[i64] = 8
HAND_ON: Final[i64] = 9
USE_CROOK: Final[i64] = 10
SELL: Final[i64] = 11
BUY: Final[i64] = 12
TRADE: Final[i64] = 13
SWAP: Final[i64] = 14
ROB: Final[i64] = 15
STEAL: Final[i64] = 16
NAME: Final[i64] = 17
SHOW: Final[i64] = 18
OVER: Final[i64] = 19
PHASES: Final = [
    "deal",
    "goods_draw",
    "first_leader",
    "auction",
    "settle",
    "move",
    "printed",
    "take",
    "second_tile",
    "hand_on",
    "use_crook",
    "sell",
    "buy",
    "trade",
    "swap",
    "rob",
    "steal",
    "name",
    "show",
    "over",
]

# Actions of seats; their texts are in `game`. A bid of 0 is to pass. The faces to take come last, as data may have more.
PASS: Final[i64] = 0
SELL_PAWN: Final[i64] = 100
PAY_BID: Final[i64] = 101
MOVE_TO: Final[i64] = 102
USE: Final[i64] = 122
DECLINE: Final[i64] = 123
NO_CROOK: Final[i64] = 124
CHANGE: Final[i64] = 125  # (place * 5 + printed good) * 4 + new good, which is never the printed one
SELL_GOODS: Final[i64] = 185  # good * 16 + number
BUY_GOODS: Final[i64] = 265
DO_TRADE: Final[i64] = 345
STOP: Final[i64] = 346
SWAP_GOODS: Final[i64] = 347  # given * 4 + got, which is never the given one
ROB_SEAT: Final[i64] = 367
NAME_GOOD: Final[i64] = 373
SHOW_GOODS: Final[i64] = 378
BARTER: Final[i64] = 394
NO_BARTER: Final[i64] = 395
HAND_TO: Final[i64] = 396
TAKE_TILE: Final[i64] = 402
AMOUNTS: Final[i64] = 16  # 0 to 15 of a good

# Outcomes of chance, counted from the end of the actions: `first_outcome` of a table.
DRAW_OUTCOME: Final[i64] = 0
LEADER_OUTCOME: Final[i64] = 5
STEAL_OUTCOME: Final[i64] = 11
DEAL_OUTCOME: Final[i64] = 16

# The book: what everybody saw of goods changing hands, one number per entry (SROAD-7.3). Who stole what type is in it too, and is
# read only for those who know.
GAVE: Final[i64] = 0  # seat, good, n: sold or exchanged away
GOT: Final[i64] = 1  # seat, good, n: bought or exchanged for
STOLE: Final[i64] = 2  # seat, good, n = the victim
SHOWED: Final[i64] = 3  # seat, good, n: shown to a Vizier
MARKED: Final[i64] = 4  # good, n: a marker was laid (1) or there was none to lay (0)
SAW_LIMIT: Final[i64] = 5  # seat, good, n: could pay for n, and was told how many there were of those
SAW_TRADE: Final[i64] = 6  # seat, n: stood before an exchange, packed, and was told whether it was possible
SAW_SWAP: Final[i64] = 7  # seat: stood before a special trader, and was told which goods were there
MISSED: Final[i64] = 8  # seat, n = a victim without goods
LINES: Final = ["gave", "got", "stole", "showed", "marked", "saw_limit", "saw_trade", "saw_swap", "missed"]

NONE: Final[i64] = -1


def entry(kind: i64, seat: i64, good: i64, n: i64) -> i64:
    """One line of the book."""
    return kind + 16 * seat + 128 * good + 1024 * n


def kind_of(line: i64) -> i64:
    return line & 15


def seat_of(line: i64) -> i64:
    return line >> 4 & 7


def good_of(line: i64) -> i64:
    return line >> 7 & 7


def number_of(line: i64) -> i64:
    return line >> 10


def other_good(number: i64, without: i64) -> i64:
    """The goods but one, numbered 0 to 3."""
    return number + 1 if number >= without else number


class RoadTable(State):
    """The table: map, tiles, pawns, tokens, and what is behind the screens. Rules are in the rooms beside this file."""

    road: Road
    seats: i64
    per_city: i64  # tiles dealt to a city, and turn tokens in use
    tokens_each: i64  # how many a player may hold
    skip_final_auction: bool
    notes: bool
    first_outcome: i64

    round: i64  # 1 from the first auction on
    caravan: i64
    visited: i64  # one bit for each city
    leader: i64  # who has the leader pawn
    tokens: vec[i64]  # seat
    tiles: vec[i64]  # city * MAX_TILES + k: a face, NONE behind the last
    stack: vec[i64]  # colour * faces + face: tiles not dealt
    dealt: i64  # tiles, then goods, in the running deal

    bids: vec[i64]  # seat: NONE before its turn, 0 = passed
    bidder: i64
    high_bid: i64
    high_bidder: i64

    face: i64  # the action being carried out
    turned: vec[i64]  # (0 give or only good, 1 get) * N_GOODS + printed good: what a Crook made of it, else NONE
    uses_left: i64  # of a Trader or special trader
    victim: i64
    named_good: i64  # by the Vizier at work
    shown: vec[i64]  # seat: sealed until all have chosen; NONE = not yet
    bartered: bool  # this turn has its second tile (SROAD-5.23)

    crooks: vec[i64]  # seat
    barterers: vec[i64]  # seat: all of them
    fresh: vec[i64]  # seat: those taken in this city, not usable here (SROAD-5.21)
    named: vec[i64]  # good: 1 if a Vizier asked for it
    markers: vec[i64]  # good: tokens laid beside Viziers
    aside: i64  # Viziers used (SROAD-5.14)

    money: vec[i64]  # seat
    bank: i64  # what it took in, less what it paid out; never runs dry (SROAD-7.2)
    goods: vec[i64]  # seat * N_GOODS + good
    supply: vec[i64]  # good
    book: vec[i64]

    def __init__(self, game: Game, road: Road, seats: int) -> None:
        super().__init__(game)
        self.road = road
        self.seats = seats
        self.first_outcome = TAKE_TILE + road.n_faces
        self.round = 0
        self.dealt = 0
        self.caravan = road.start
        self.visited = 0
        self.leader = NONE
        self.bidder = NONE
        self.high_bid = 0
        self.high_bidder = NONE
        self.face = NONE
        self.uses_left = 0
        self.victim = NONE
        self.named_good = NONE
        self.aside = 0
        self.bartered = False
        self.bank = 0

    def lay_out(self) -> None:
        """Before anything is dealt."""
        n = int(self.seats)
        self.per_city = TILES_PER_CITY[n]
        self.tokens_each = TOKENS_EACH[n]
        self.visited = 1 << self.caravan
        self.tokens = vec[i64]([0] * n)
        self.tiles = vec[i64]([int(NONE)] * int(N_CITIES * MAX_TILES))
        self.stack = self.road.stack[:]
        self.bids = vec[i64]([int(NONE)] * n)
        self.turned = vec[i64]([int(NONE)] * int(2 * N_GOODS))
        self.shown = vec[i64]([int(NONE)] * n)
        self.crooks = vec[i64]([0] * n)
        self.barterers = vec[i64]([0] * n)
        self.fresh = vec[i64]([0] * n)
        self.named = vec[i64]([0] * int(N_GOODS))
        self.markers = vec[i64]([0] * int(N_GOODS))
        self.money = vec[i64]([int(START_MONEY)] * n)  # SROAD-1.9
        self.goods = vec[i64]([0] * (n * int(N_GOODS)))
        self.supply = vec[i64]([int(PER_GOOD)] * int(N_GOODS))
        self.book = vec[i64]([])

    def copy_table(self, other: "RoadTable") -> None:
        """Become an independent copy of another table."""
        self.copy_phases(other)
        self.per_city = other.per_city
        self.tokens_each = other.tokens_each
        self.skip_final_auction = other.skip_final_auction
        self.notes = other.notes
        self.round = other.round
        self.caravan = other.caravan
        self.visited = other.visited
        self.leader = other.leader
        self.tokens = other.tokens[:]
        self.tiles = other.tiles[:]
        self.stack = other.stack[:]
        self.dealt = other.dealt
        self.bids = other.bids[:]
        self.bidder = other.bidder
        self.high_bid = other.high_bid
        self.high_bidder = other.high_bidder
        self.face = other.face
        self.turned = other.turned[:]
        self.uses_left = other.uses_left
        self.victim = other.victim
        self.named_good = other.named_good
        self.shown = other.shown[:]
        self.bartered = other.bartered
        self.crooks = other.crooks[:]
        self.barterers = other.barterers[:]
        self.fresh = other.fresh[:]
        self.named = other.named[:]
        self.markers = other.markers[:]
        self.aside = other.aside
        self.money = other.money[:]
        self.bank = other.bank
        self.goods = other.goods[:]
        self.supply = other.supply[:]
        self.book = other.book[:]

    def next_seat(self, seat: i64) -> i64:
        """The neighbour to the left (SROAD-1.11)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def write(self, kind: i64, seat: i64, good: i64, n: i64) -> None:
        """One more line in the book."""
        self.book = append(self.book, entry(kind, seat, good, n))

    def holding(self, seat: i64) -> i64:
        """How many goods a seat has: everybody can count them along."""
        total: i64 = 0
        good: i64
        for good in range(N_GOODS):
            total += self.goods[seat * N_GOODS + good]
        return total

    def tiles_here(self) -> i64:
        """How many tiles lie in the caravan's city."""
        n: i64 = 0
        while n < MAX_TILES and self.tiles[self.caravan * MAX_TILES + n] != NONE:
            n += 1
        return n

    def may_act(self, seat: i64) -> bool:
        """Has this seat a turn left in this market (SROAD-4.7)?"""
        return self.tokens[seat] < self.tokens_each


def book_lines(t: RoadTable) -> list[tuple[int, int, int, int]]:
    """The book as (kind, seat, good, number)."""
    return [(kind_of(line), seat_of(line), good_of(line), number_of(line)) for line in t.book]


def face_now(t: RoadTable) -> Face:
    """The face of the running action, changed symbols changed (SROAD-5.19)."""
    printed = t.road.faces[int(t.face)]
    turned = [int(into) for into in t.turned]
    n = len(GOODS)
    if printed.kind <= SELLER:
        into = turned[printed.good]
        return Face(printed.kind, printed.good if into == NONE else into, printed.give, printed.get, 0)
    give, get = _turn(printed.give, turned[:n]), _turn(printed.get, turned[n:])
    return Face(printed.kind, -1, give, get, printed.swaps)


def _turn(side: list[int], turned: list[int]) -> list[int]:
    result = [0] * len(side)
    for good, n in enumerate(side):
        result[good if turned[good] == NONE else turned[good]] += n
    return result
