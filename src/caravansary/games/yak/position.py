"""Positions: the whole table as plain data and back. What comes back is checked as if a stranger had written it.

Whether the parts fit each other is judged in `fitting`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.games.yak import fitting
from caravansary.games.yak.build import spendable
from caravansary.games.yak.components import (
    CARDS,
    CARTS,
    COLOURS,
    CRYSTAL,
    FOG,
    FOODS,
    LAST_DAY,
    N_FOG,
    N_FOODS,
    N_STONES,
    STONES,
)
from caravansary.games.yak.state import BUY, DAWN, NONE, OVER, PAY, PHASES, Table
from caravansary.games.yak.story import foods, stone_names
from caravansary.games.yak.tower import CELLS, N_CELLS
from caravansary.games.yak.view import DIRECTIONS

FIELDS: Final = frozenset(
    {"game", "phase", "day", "last_day", "first", "turn", "direction", "boxed", "bonus", "stupa", "market", "carts"}
    | {"bag", "fog", "open", "lost", "mountain", "bought", "paid", "taken", "drawn", "missing", "batch_fog", "seats"}
)
CART_FIELDS: Final = frozenset({"name", "stop", "stones", "food"})
SEAT_FIELDS: Final = frozenset({"card", "played", "yurt", "tower"})
MOUNTAIN_FIELDS: Final = frozenset({"phase", "track", "aside"})


def position(t: Table) -> Plain:
    """Everything that lies on the table. Carts come in the order of their names, whatever stop they are at."""
    return {
        "game": "yak",
        "phase": PHASES[int(t.phase())],
        "day": int(t.day),
        "last_day": _or_none(t.last_day if t.last_day > 0 else NONE),
        "first": _or_none(t.first),
        "turn": _or_none(t.turn),
        "direction": DIRECTIONS[int(t.direction)],
        "boxed": COLOURS[int(t.boxed)] if t.boxed >= 0 else None,
        "bonus": [t.cards.cards[int(t.bonus[k])].name for k in range(3) if t.bonus[k] >= 0],
        "stupa": _or_none(t.stupa),
        "market": foods(t.market, 0),
        "carts": [
            {
                "name": CARTS[cart],
                "stop": _or_none(t.stop_of(cart)),
                "stones": stone_names(t.load, cart * int(N_STONES)),
                "food": foods(t.food, cart * int(N_FOODS)),
            }
            for cart in range(int(t.stops))
        ],
        "bag": {name: int(t.bag[k]) for k, name in enumerate(STONES)},
        "fog": int(t.bag[FOG]),
        "open": t.is_open,
        "lost": STONES[int(t.lost)] if t.lost >= 0 else None,
        "mountain": {"phase": int(t.mountain), "track": int(t.track), "aside": int(t.aside)},
        "bought": stone_names(t.bought, 0),
        "paid": foods(t.paid, 0),
        "taken": int(t.taken),
        "drawn": stone_names(t.drawn, 0),
        "missing": int(t.missing),
        "batch_fog": int(t.batch_fog),
        "seats": [_seat(t, seat) for seat in range(int(t.seats))],
    }


def _seat(t: Table, seat: int) -> Plain:
    stones = {CELLS[cell]: int(t.tower[seat * int(N_CELLS) + cell]) for cell in range(int(N_CELLS))}
    return {
        "card": CARDS[int(t.card[seat])] if t.card[seat] >= 0 else None,
        "played": CARDS[int(t.played[seat])] if t.played[seat] >= 0 else None,
        "yurt": foods(t.yurt, seat * int(N_FOODS)),
        "tower": {cell: STONES[stone] for cell, stone in stones.items() if stone >= 0},
    }


def _or_none(number: i64) -> int | None:
    return int(number) if number >= 0 else None


def rotate(source: Plain, by: int) -> Plain | None:
    """The same table with every seat moved up by `by`; not while carts are placed and loaded from stop to stop.

    With 2 players the junction stays where it is, so the ring is mirrored and the yaks face the other way (R19).
    """
    seats, carts = source["seats"], source["carts"]
    assert isinstance(seats, list) and isinstance(carts, list)
    n = len(seats)
    if source["phase"] in PHASES[:3]:
        return None

    def seat_of(seat: object) -> object:
        return (seat + by) % n if isinstance(seat, int) and seat < n else seat

    turned = dict(source)
    turned["seats"] = seats[-by % n :] + seats[: -by % n]
    turned["carts"] = [{**cart, "stop": seat_of(cart["stop"])} for cart in carts]
    turned["first"] = seat_of(source["first"])
    turned["stupa"] = seat_of(source["stupa"])
    if n == 2 and by % 2 == 1:
        turned["direction"] = "clockwise" if source["direction"] == "counterclockwise" else "counterclockwise"
    return turned


# --- reading


def read(t: Table, source: object) -> None:
    """Set up a table as a position says; what is left out is empty."""
    row = _object(source, "a position", FIELDS, "")
    if row.get("game") != "yak":
        raise BadPosition(f"game: must be 'yak', not {short(row.get('game'))}")
    phase = _name(row, "phase", PHASES)
    t.lay_out()
    _read_course(t, row)
    _read_food(t.market, 0, row.get("market"), "market")
    _read_carts(t, row.get("carts"))
    _read_quarry(t, row)
    _read_action(t, row)
    _read_seats(t, row.get("seats"))
    t.enter(phase)
    _fill_in(t)
    fitting.check(t)


def _fill_in(t: Table) -> None:
    """What follows from the rest: who is active at which cart, and what it can spend."""
    if DAWN < t.phase() < OVER and t.turn >= 0 and t.first >= 0:
        t.active = (t.first + t.turn) % t.seats
        t.own = t.cart_at[t.active]
        if t.own >= 0 and (t.phase() == BUY or t.phase() == PAY):
            t.budget = spendable(t, t.active, t.own)


def _read_course(t: Table, row: Plain) -> None:
    t.day = _number(row, "day", 0, int(LAST_DAY))
    t.last_day = _number(row, "last_day", 1, int(LAST_DAY) + 1) if row.get("last_day") is not None else 0
    t.first = _seat_number(t, row, "first")
    t.turn = _seat_number(t, row, "turn")
    t.stupa = _seat_number(t, row, "stupa")
    facing = row.get("direction", "clockwise")
    if facing not in ("clockwise", "counterclockwise"):
        raise BadPosition(f"direction: must be clockwise or counterclockwise, not {short(facing)}")
    t.direction = 1 if facing == "clockwise" else -1
    t.boxed = _name(row, "boxed", COLOURS) if row.get("boxed") is not None else NONE
    bonus = row.get("bonus", [])
    if not isinstance(bonus, list) or len(bonus) > 3:
        raise BadPosition("bonus: must be a list of at most 3 cards")
    for k, name in enumerate(bonus):
        card = t.cards.number(name)
        if card < 0 or name in bonus[:k]:
            raise BadPosition(f"bonus: {short(name)} is no bonus card, or there twice")
        t.bonus[k] = card


def _read_carts(t: Table, carts: object) -> None:
    n = int(t.stops)
    if not isinstance(carts, list) or len(carts) != n:
        raise BadPosition(f"carts: must be a list of the {n} carts")
    for cart in range(n):
        where = f"carts[{cart}]"
        row = _object(carts[cart], where, CART_FIELDS, where + ".")
        if row.get("name") != CARTS[cart]:
            raise BadPosition(f"{where}.name: must be {CARTS[cart]}, not {short(row.get('name'))}")
        if row.get("stop") is not None:
            stop = _number(row, "stop", 0, n - 1, where + ".")
            if t.cart_at[stop] != NONE:
                raise BadPosition(f"{where}.stop: two carts stand there")
            t.cart_at[stop] = cart
        t.loaded[cart] = _read_stones(t.load, cart * int(N_STONES), row.get("stones", []), where + ".stones")
        t.carried[cart] = _read_food(t.food, cart * int(N_FOODS), row.get("food"), where + ".food")


def _read_quarry(t: Table, row: Plain) -> None:
    bag = _object(row.get("bag", {}), "bag", frozenset(STONES), "bag.")
    t.in_bag = 0
    for k, name in enumerate(STONES):
        t.bag[k] = 0
        t.into_bag(k, _number(bag, name, 0, 8, "bag."))
    t.into_bag(FOG, _number(row, "fog", 0, int(N_FOG)))
    is_open = row.get("open", True)
    if not isinstance(is_open, bool):
        raise BadPosition(f"open: must be true or false, not {short(is_open)}")
    t.is_open = is_open
    t.lost = _name(row, "lost", STONES) if row.get("lost") is not None else NONE
    mountain = _object(row.get("mountain", {}), "mountain", MOUNTAIN_FIELDS, "mountain.")
    t.mountain = _number(mountain, "phase", 1, 3, "mountain.", 1)
    t.track = _number(mountain, "track", 0, 4, "mountain.")
    t.aside = _number(mountain, "aside", 0, int(N_FOG), "mountain.")


def _read_action(t: Table, row: Plain) -> None:
    """What is going on in a turn."""
    t.buying = _read_stones(t.bought, 0, row.get("bought", []), "bought")
    t.crystals = t.bought[CRYSTAL]
    _read_food(t.paid, 0, row.get("paid"), "paid")
    t.taken = _number(row, "taken", 0, 1)
    _read_stones(t.drawn, 0, row.get("drawn", []), "drawn")
    t.missing = _number(row, "missing", 0, 3)
    t.batch_fog = _number(row, "batch_fog", 0, 3)


def _read_seats(t: Table, seats: object) -> None:
    n = int(t.seats)
    if not isinstance(seats, list) or len(seats) != n:
        raise BadPosition(f"seats: must be a list of {n} seats")
    for seat in range(n):
        where = f"seats[{seat}]"
        row = _object(seats[seat], where, SEAT_FIELDS, where + ".")
        if row.get("card") is not None:
            t.card[seat] = _name(row, "card", CARDS, where + ".")
        if row.get("played") is not None:
            t.played[seat] = _name(row, "played", CARDS, where + ".")
        t.stored[seat] = _read_food(t.yurt, seat * int(N_FOODS), row.get("yurt"), where + ".yurt")
        tower = _object(row.get("tower", {}), where + ".tower", frozenset(CELLS), where + ".tower.")
        for cell in tower:
            t.set_stone(seat, _name(tower, cell, STONES, where + ".tower."), CELLS.index(cell))


# --- small parts


def _object(value: object, what: str, fields: frozenset[str], where: str) -> Plain:
    if not isinstance(value, dict):
        raise BadPosition(f"{what}: must be an object")
    unknown = sorted(str(key) for key in value if key not in fields)
    if unknown:
        raise BadPosition(f"{where}{unknown[0][:40]}: no such field")
    return value


def _number(row: Plain, key: str, low: int, high: int, where: str = "", default: int = 0) -> int:
    value = row.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}{key}: must be a number from {low} to {high}, not {short(value)}")
    return value


def _seat_number(t: Table, row: Plain, key: str) -> int:
    return _number(row, key, 0, int(t.seats) - 1) if row.get(key) is not None else int(NONE)


def _name(row: Plain, key: str, names: list[str], where: str = "") -> int:
    value = row.get(key)
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{where}{key}: must be one of {', '.join(names)}, not {short(value)}")
    return names.index(value)


def _read_stones(counts: vec[i64], start: int, stones: object, where: str) -> int:
    """A list of stones into counts; answers how many."""
    if not isinstance(stones, list) or len(stones) > 4:
        raise BadPosition(f"{where}: must be a list of at most 4 stones")
    for stone in stones:
        if not isinstance(stone, str) or stone not in STONES:
            raise BadPosition(f"{where}: {short(stone)} is no stone")
        counts[start + STONES.index(stone)] += 1
    return len(stones)


def _read_food(counts: vec[i64], start: int, food: object, where: str) -> int:
    """Food by name into counts; answers how much."""
    row = _object({} if food is None else food, where, frozenset(FOODS), where + ".")
    total = 0
    for k, name in enumerate(FOODS):
        tokens = _number(row, name, 0, 15, where + ".")
        counts[start + k] = tokens
        total += tokens
    return total
