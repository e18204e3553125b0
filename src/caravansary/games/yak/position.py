"""Positions: the whole table as plain data, and the same with the seats moved round. The way back: `reading`."""

from mypy_extensions import i64

from caravansary.engine.messages import Plain
from caravansary.games.yak.components import CARDS, CARTS, COLOURS, DIRECTIONS, FOG, N_FOODS, N_STONES, STONES
from caravansary.games.yak.state import NONE, PHASES, YakTable
from caravansary.games.yak.story import foods, stone_names
from caravansary.games.yak.tower import CELLS, N_CELLS


def position(t: YakTable) -> Plain:
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


def _seat(t: YakTable, seat: int) -> Plain:
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
