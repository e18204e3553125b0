"""Everything that lies on the table in a game of Yak."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game, State
from caravansary.games.yak.components import (
    FORBIDDEN,
    N_CARTS,
    N_FOODS,
    N_STONES,
    START_FOOD,
    START_MARKET,
    START_YURT,
    BonusCards,
    carts_in_play,
    stones_of_kind,
)
from caravansary.games.yak.crystals import Appraiser
from caravansary.games.yak.tower import N_CELLS

# Phases, named after the rulebook: set-up, dawn, and at noon the parts of Build, Restock and Market. Dusk needs no decision.
BOX_COLOUR: Final[i64] = 0
PLACE_CARTS: Final[i64] = 1
LOAD_CARTS: Final[i64] = 2
FIRST_PLAYER: Final[i64] = 3
BONUS_CARDS: Final[i64] = 4
DAWN: Final[i64] = 5
BUY: Final[i64] = 6
PAY: Final[i64] = 7
KEEP: Final[i64] = 8
PLACE: Final[i64] = 9
REFILL: Final[i64] = 10
RESTOCK: Final[i64] = 11
RESTOCK_DRAW: Final[i64] = 12
MARKET: Final[i64] = 13
MARKET_DRAW: Final[i64] = 14
PUT: Final[i64] = 15
OVER: Final[i64] = 16
TURN_END: Final[i64] = 17  # only inside one action: the turn is through, `rules` goes on
PHASES: Final = [
    "box_colour",
    "place_carts",
    "load_carts",
    "first_player",
    "bonus_cards",
    "dawn",
    "buy",
    "pay",
    "keep",
    "place",
    "refill",
    "restock",
    "restock_draw",
    "market",
    "market_draw",
    "put",
    "over",
]

# Actions, in the order of `vocabulary` in game.py; then what chance may bring.
COMMIT: Final[i64] = 0
BUY_STONE: Final[i64] = 3
DONE: Final[i64] = 12
PAY_FOOD: Final[i64] = 13
KEEP_FOOD: Final[i64] = 121
PLACE_STONE: Final[i64] = 229  # + stone * N_CELLS + cell
RESTOCK_FOOD: Final[i64] = 400
TAKE_FOOD: Final[i64] = 403
PUT_STONE: Final[i64] = 406  # + stone * N_CARTS + cart
N_ACTIONS: Final[i64] = 442
BOX_OUTCOME: Final[i64] = 442
CART_OUTCOME: Final[i64] = 450
FIRST_OUTCOME: Final[i64] = 454
DRAW_OUTCOME: Final[i64] = 458
BONUS_OUTCOME: Final[i64] = 468

NONE: Final[i64] = -1


class YakTable(State):
    """The table: yurts, towers, carts, Market, quarry and mountain. Rules are in the rooms beside this file."""

    cards: BonusCards
    appraiser: Appraiser  # scores towers; holds nothing between two calls
    seats: i64
    stops: i64  # of the ring road: one per seat, then the junction with 2 players
    bonus_cards: i64  # how many are to be laid out
    day: i64  # 0 during set-up
    first: i64  # who has the baby yak
    turn: i64  # turns begun this noon, from 0; NONE at dawn
    active: i64  # whose turn it is; NONE at dawn
    own: i64  # the cart at the active player's stop
    direction: i64  # 1: towards the next seat, -1: the other way
    boxed: i64  # the colour left out, NONE with 4 players
    stupa: i64  # who has it
    last_day: i64  # 0 until the stupa is taken
    is_open: bool  # the quarry
    lost: i64  # the stone that left the game with the bag (YAK-7.10)

    card: vec[i64]  # seat: the card committed, NONE before
    played: vec[i64]  # seat: the card it uncovered last, today or yesterday; NONE on the first day
    yurt: vec[i64]  # seat * N_FOODS + food
    stored: vec[i64]  # seat: all food of the yurt
    tower: vec[i64]  # seat * N_CELLS + cell: stone, NONE if free
    filled: vec[i64]  # seat: the filled cells as bits
    height: vec[i64]  # seat: how many stones
    cart_at: vec[i64]  # stop: which cart
    load: vec[i64]  # cart * N_STONES + stone
    loaded: vec[i64]  # cart: all its stones
    food: vec[i64]  # cart * N_FOODS + food
    carried: vec[i64]  # cart: all its food
    market: vec[i64]  # food
    bonus: vec[i64]  # the bonus cards laid out, NONE fills up

    bag: vec[i64]  # stone, and FOG behind them
    in_bag: i64
    mountain: i64  # 1: three spaces, 2: four spaces, 3: full for good
    track: i64  # fog on the mountain
    aside: i64  # fog drawn this turn

    # What is going on in the turn of the active player.
    bought: vec[i64]  # stone: taken from the cart, not placed yet
    buying: i64  # stones bought
    crystals: i64  # those of them that are crystals
    budget: i64  # the most this cart takes from this yurt
    paid: vec[i64]  # food paid, until it is loaded
    taken: i64  # food taken from the Market
    drawn: vec[i64]  # stone: drawn, not laid down yet
    missing: i64  # tokens still to draw in this batch
    batch_fog: i64  # fog in this batch

    def __init__(self, game: Game, cards: BonusCards, appraiser: Appraiser, seats: int) -> None:
        super().__init__(game)
        self.cards = cards
        self.appraiser = appraiser
        self.seats = seats
        self.stops = carts_in_play(seats)
        self.bonus_cards = 0
        self.day = 0
        self.first = NONE
        self.turn = NONE
        self.active = NONE
        self.own = NONE
        self.direction = 1
        self.boxed = NONE
        self.stupa = NONE
        self.last_day = 0
        self.is_open = True
        self.lost = NONE
        self.in_bag = 0
        self.mountain = 1
        self.track = 0
        self.aside = 0
        self.buying = 0
        self.crystals = 0
        self.budget = 0
        self.taken = 0
        self.missing = 0
        self.batch_fog = 0

    def lay_out(self) -> None:
        """The table before chance decides anything: empty towers, food everywhere (YAK-1.1, 1.7), a full bag without fog."""
        n = int(self.seats)
        self.card = vec[i64]([int(NONE)] * n)
        self.played = vec[i64]([int(NONE)] * n)
        self.yurt = vec[i64]([int(START_YURT)] * (n * int(N_FOODS)))
        self.stored = vec[i64]([int(START_YURT * N_FOODS)] * n)
        self.tower = vec[i64]([int(NONE)] * (n * int(N_CELLS)))
        self.filled = vec[i64]([0] * n)
        self.height = vec[i64]([0] * n)
        self.cart_at = vec[i64]([int(NONE)] * int(N_CARTS))
        self.load = vec[i64]([0] * int(N_CARTS * N_STONES))
        self.loaded = vec[i64]([0] * int(N_CARTS))
        self.food = vec[i64]([0] * int(N_CARTS * N_FOODS))
        self.carried = vec[i64]([0] * int(N_CARTS))
        self.market = vec[i64]([int(START_MARKET)] * int(N_FOODS))
        self.bonus = vec[i64]([int(NONE)] * 3)
        self.bag = vec[i64]([stones_of_kind(n)] * int(N_STONES) + [0])
        self.in_bag = stones_of_kind(n) * int(N_STONES)
        self.bought = vec[i64]([0] * int(N_STONES))
        self.paid = vec[i64]([0] * int(N_FOODS))
        self.drawn = vec[i64]([0] * int(N_STONES))
        cart: i64
        kind: i64
        for cart in range(self.stops):
            for kind in range(N_FOODS):
                if kind != FORBIDDEN[cart]:
                    self.food[cart * N_FOODS + kind] = START_FOOD
                    self.carried[cart] += START_FOOD

    def copy_table(self, other: "YakTable") -> None:
        """Become an independent copy of another table."""
        self.copy_phases(other)
        self.bonus_cards = other.bonus_cards
        self.day = other.day
        self.first = other.first
        self.turn = other.turn
        self.active = other.active
        self.own = other.own
        self.direction = other.direction
        self.boxed = other.boxed
        self.stupa = other.stupa
        self.last_day = other.last_day
        self.is_open = other.is_open
        self.lost = other.lost
        self.card = other.card[:]
        self.played = other.played[:]
        self.yurt = other.yurt[:]
        self.stored = other.stored[:]
        self.tower = other.tower[:]
        self.filled = other.filled[:]
        self.height = other.height[:]
        self.cart_at = other.cart_at[:]
        self.load = other.load[:]
        self.loaded = other.loaded[:]
        self.food = other.food[:]
        self.carried = other.carried[:]
        self.market = other.market[:]
        self.bonus = other.bonus[:]
        self.bag = other.bag[:]
        self.in_bag = other.in_bag
        self.mountain = other.mountain
        self.track = other.track
        self.aside = other.aside
        self.bought = other.bought[:]
        self.buying = other.buying
        self.crystals = other.crystals
        self.budget = other.budget
        self.paid = other.paid[:]
        self.taken = other.taken
        self.drawn = other.drawn[:]
        self.missing = other.missing
        self.batch_fog = other.batch_fog

    def next_seat(self, seat: i64) -> i64:
        """The neighbour clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def is_shown(self, seat: i64) -> bool:
        """Is this seat's card uncovered? Each is, at its owner's turn (YAK-2.3)."""
        if self.turn < 0:
            return False
        after: i64 = seat - self.first
        if after < 0:
            after += self.seats
        return after <= self.turn

    def stop_of(self, cart: i64) -> i64:
        """Where a cart stands."""
        stop: i64
        for stop in range(self.stops):
            if self.cart_at[stop] == cart:
                return stop
        return NONE

    def add_stone(self, cart: i64, stone: i64) -> None:
        self.load[cart * N_STONES + stone] += 1
        self.loaded[cart] += 1

    def set_stone(self, seat: i64, stone: i64, cell: i64) -> None:
        """Put a stone on a tower for good (YAK-4.7)."""
        one: i64 = 1
        self.tower[seat * N_CELLS + cell] = stone
        self.filled[seat] |= one << cell
        self.height[seat] += 1

    def into_bag(self, token: i64, count: i64) -> None:
        self.bag[token] += count
        self.in_bag += count
