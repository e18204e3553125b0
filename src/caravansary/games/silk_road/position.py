"""Positions: the whole table as plain data. The way back is in `reading`."""

from caravansary.engine.messages import Plain
from caravansary.games.silk_road.components import COLOURS, GOODS, N_CITIES
from caravansary.games.silk_road.state import (
    LINES,
    MISSED,
    NONE,
    PHASES,
    PRINTED,
    SAW_SWAP,
    SAW_TRADE,
    RoadTable,
    book_lines,
)
from caravansary.games.silk_road.view import behind_screen, named, seat_or_none, tiles_at


def position(t: RoadTable) -> Plain:
    """Everything that lies on the table and behind the screens."""
    road = t.road
    return {
        "game": "silk_road",
        "phase": PHASES[int(t.phase())],
        "round": int(t.round),
        "caravan": road.city_ids[int(t.caravan)],
        "visited": [road.city_ids[city] for city in range(int(N_CITIES)) if int(t.visited) >> city & 1],
        "leader": seat_or_none(int(t.leader)),
        "tiles": {
            road.city_ids[city]: [road.faces[face].name for face in tiles_at(t, city)]
            for city in range(int(N_CITIES))
            if tiles_at(t, city)
        },
        "undealt": {name: stack(t, colour) for colour, name in enumerate(COLOURS)},
        "action": action(t) if t.face != NONE else None,
        "bartered": t.bartered,
        "viziers": {
            "used": int(t.aside),
            "named": [name for good, name in enumerate(GOODS) if t.named[good] != 0],
            "markers": named([int(n) for n in t.markers]),
        },
        "book": [book_line(line) for line in book_lines(t)],
        "seats": [seat_position(t, seat) for seat in range(int(t.seats))],
    }


def stack(t: RoadTable, colour: int) -> dict[str, int]:
    """The undealt tiles of a colour."""
    at = colour * int(t.road.n_faces)
    counts = [int(t.stack[at + face]) for face in range(int(t.road.n_faces))]
    return {face.name: counts[k] for k, face in enumerate(t.road.faces) if counts[k]}


def action(t: RoadTable) -> Plain:
    """The action being carried out."""
    n = len(GOODS)
    return {
        "source": "printed" if t.phases[0] == PRINTED else "tile",
        "face": t.road.faces[int(t.face)].name,
        "changes": [
            {"side": "get" if k >= n else "give", "good": GOODS[k % n], "into": GOODS[int(t.turned[k])]}
            for k in range(2 * n)
            if t.turned[k] != NONE
        ],
        "uses_left": int(t.uses_left),
        "victim": seat_or_none(int(t.victim)),
        "named": GOODS[int(t.named_good)] if t.named_good != NONE else None,
    }


def book_line(line: tuple[int, int, int, int]) -> list[object]:
    """`["gave", 0, "silk", 2]`; a theft ends with the victim, an exchange stood before with what was to be given and got."""
    kind, seat, good, n = line
    if kind == SAW_TRADE:
        sides = [[n >> 5 * (k + side) & 31 for k in range(len(GOODS))] for side in (0, len(GOODS))]
        return [LINES[kind], seat, named(sides[0]), named(sides[1])]
    if kind == SAW_SWAP:
        return [LINES[kind], seat]
    if kind == MISSED:
        return [LINES[kind], seat, n]
    return [LINES[kind], seat, GOODS[good], n]


def seat_position(t: RoadTable, seat: int) -> Plain:
    return {
        "money": int(t.money[seat]),
        "goods": behind_screen(t, seat),
        "tokens": int(t.tokens[seat]),
        "crooks": int(t.crooks[seat]),
        "barterers": int(t.barterers[seat]),
        "fresh_barterers": int(t.fresh[seat]),
        "bid": int(t.bids[seat]) if t.bids[seat] != NONE else None,
        "shown": int(t.shown[seat]) if t.shown[seat] != NONE else None,
    }


def rotate(source: Plain, by: int) -> Plain | None:
    """The same table with every seat moved up by `by`; not while goods are drawn from seat to seat."""
    if source["phase"] == "goods_draw":
        return None
    seats, leader, running, book = source["seats"], source["leader"], source["action"], source["book"]
    assert isinstance(seats, list) and isinstance(book, list)
    n = len(seats)
    turned = dict(source)
    turned["seats"] = seats[-by % n :] + seats[: -by % n]
    turned["book"] = [_turn_line(line, by, n) for line in book]
    if isinstance(leader, int):
        turned["leader"] = (leader + by) % n
    if isinstance(running, dict) and isinstance(running["victim"], int):
        turned["action"] = {**running, "victim": (running["victim"] + by) % n}
    return turned


def _turn_line(line: list[object], by: int, n: int) -> list[object]:
    seat = line[1]
    assert isinstance(seat, int)
    turned = [line[0], (seat + by) % n, *line[2:]]
    victim = line[-1]
    if line[0] in ("stole", "missed") and isinstance(victim, int):
        turned[-1] = (victim + by) % n
    return turned
