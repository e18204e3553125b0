"""A position from a stranger, read field by field; whether the parts fit each other is judged in `fitting`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.messages import Plain, short
from caravansary.games.yak import fitting
from caravansary.games.yak.build import spendable
from caravansary.games.yak.components import (
    CARDS,
    CART_STONES,
    CARTS,
    COLOURS,
    CRYSTAL,
    FOG,
    FOODS,
    LAST_DAY,
    MAX_BONUS,
    N_FOG,
    N_FOODS,
    N_STONES,
    STONES,
)
from caravansary.games.yak.state import BUY, DAWN, NONE, OVER, PAY, PHASES, YakTable
from caravansary.games.yak.tower import CELLS

FIELDS: Final = frozenset(
    {"game", "phase", "day", "last_day", "first", "turn", "direction", "boxed", "bonus", "stupa", "market", "carts"}
    | {"bag", "fog", "open", "lost", "mountain", "bought", "paid", "taken", "drawn", "missing", "batch_fog", "seats"}
)
CART_FIELDS: Final = frozenset({"name", "stop", "stones", "food"})
SEAT_FIELDS: Final = frozenset({"card", "played", "yurt", "tower"})
MOUNTAIN_FIELDS: Final = frozenset({"phase", "track", "aside"})
WAYS: Final = ["clockwise", "counterclockwise"]
NOBODY: Final = int(NONE)


def read(t: YakTable, source: object) -> None:
    """Set up a table as a position says; what is left out is empty."""
    row = plain.as_row(source, "", FIELDS)
    plain.same_game(row, "yak")
    phase = plain.name(row, "phase", PHASES)
    t.lay_out()
    _read_course(t, row)
    _read_food(t.market, 0, row, "market")
    _read_carts(t, row)
    _read_quarry(t, row)
    _read_action(t, row)
    _read_seats(t, row)
    t.enter(phase)
    _fill_in(t)
    fitting.check(t)


def _fill_in(t: YakTable) -> None:
    """What follows from the rest: who is active at which cart, and what it can spend."""
    if DAWN < t.phase() < OVER and t.turn >= 0 and t.first >= 0:
        t.active = (t.first + t.turn) % t.seats
        t.own = t.cart_at[t.active]
        if t.own >= 0 and (t.phase() == BUY or t.phase() == PAY):
            t.budget = spendable(t, t.active, t.own)


def _read_course(t: YakTable, row: Plain) -> None:
    seats = int(t.seats)
    t.day = plain.number(row, "day", 0, int(LAST_DAY))
    t.last_day = plain.number(row, "last_day", 1, int(LAST_DAY) + 1) if row.get("last_day") is not None else 0
    t.first = plain.seat(row, "first", seats, "", NOBODY)
    t.turn = plain.seat(row, "turn", seats, "", NOBODY)
    t.stupa = plain.seat(row, "stupa", seats, "", NOBODY)
    t.direction = 1 - 2 * plain.as_name(row.get("direction", WAYS[0]), WAYS, "direction")
    t.boxed = _name_or_none(row, "boxed", COLOURS)
    bonus = plain.listed(row, "bonus", "", int(MAX_BONUS))
    for k, name in enumerate(bonus):
        card = t.cards.number(name)
        plain.demand(card >= 0 and name not in bonus[:k], "bonus", f"{short(name)} is no bonus card, or there twice")
        t.bonus[k] = card


def _read_carts(t: YakTable, row: Plain) -> None:
    stops = int(t.stops)
    for cart, each in enumerate(plain.rows(row, "carts", "", stops, CART_FIELDS)):
        where = f"carts[{cart}]"
        plain.demand(plain.name(each, "name", CARTS, where) == cart, f"{where}.name", f"must be {CARTS[cart]}")
        stop = plain.seat(each, "stop", stops, where, NOBODY)
        if stop != NONE:
            plain.demand(t.cart_at[stop] == NONE, f"{where}.stop", "two carts stand there")
            t.cart_at[stop] = cart
        t.loaded[cart] = _read_stones(t.load, cart * int(N_STONES), each, "stones", where)
        t.carried[cart] = _read_food(t.food, cart * int(N_FOODS), each, "food", where)


def _read_quarry(t: YakTable, row: Plain) -> None:
    bag = plain.row(row, "bag", "", STONES)
    t.in_bag = 0
    for k, name in enumerate(STONES):
        t.bag[k] = 0
        t.into_bag(k, plain.number(bag, name, 0, 8, "bag"))
    t.into_bag(FOG, plain.number(row, "fog", 0, int(N_FOG)))
    t.is_open = plain.flag(row, "open", "", True)
    t.lost = _name_or_none(row, "lost", STONES)
    mountain = plain.row(row, "mountain", "", MOUNTAIN_FIELDS)
    t.mountain = plain.number(mountain, "phase", 1, 3, "mountain", 1)
    t.track = plain.number(mountain, "track", 0, 4, "mountain")
    t.aside = plain.number(mountain, "aside", 0, int(N_FOG), "mountain")


def _read_action(t: YakTable, row: Plain) -> None:
    """What is going on in a turn."""
    t.buying = _read_stones(t.bought, 0, row, "bought")
    t.crystals = t.bought[CRYSTAL]
    _read_food(t.paid, 0, row, "paid")
    t.taken = plain.number(row, "taken", 0, 1)
    _read_stones(t.drawn, 0, row, "drawn")
    t.missing = plain.number(row, "missing", 0, 3)
    t.batch_fog = plain.number(row, "batch_fog", 0, 3)


def _read_seats(t: YakTable, row: Plain) -> None:
    for seat, each in enumerate(plain.rows(row, "seats", "", int(t.seats), SEAT_FIELDS)):
        where = f"seats[{seat}]"
        t.card[seat] = _name_or_none(each, "card", CARDS, where)
        t.played[seat] = _name_or_none(each, "played", CARDS, where)
        t.stored[seat] = _read_food(t.yurt, seat * int(N_FOODS), each, "yurt", where)
        here = plain.path(where, "tower")
        tower = plain.row(each, "tower", where, CELLS)
        for cell in tower:
            t.set_stone(seat, plain.name(tower, cell, STONES, here), CELLS.index(cell))


# --- pieces of this game


def _name_or_none(row: Plain, key: str, names: list[str], where: str = "") -> int:
    return plain.name(row, key, names, where) if row.get(key) is not None else NOBODY


def _read_stones(counts: vec[i64], start: int, row: Plain, key: str, where: str = "") -> int:
    """A list of stones into counts; answers how many."""
    here = plain.path(where, key)
    stones = plain.listed(row, key, where, int(CART_STONES))
    for k, stone in enumerate(stones):
        counts[start + plain.as_name(stone, STONES, f"{here}[{k}]")] += 1
    return len(stones)


def _read_food(counts: vec[i64], start: int, row: Plain, key: str, where: str = "") -> int:
    """Food by name into counts; answers how much."""
    food = plain.row(row, key, where, FOODS)
    total = 0
    for k, name in enumerate(FOODS):
        tokens = plain.number(food, name, 0, 15, plain.path(where, key))
        counts[start + k] = tokens
        total += tokens
    return total
