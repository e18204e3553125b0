"""Positions from strangers: a table laid out as a position says. What comes in is checked as if a stranger had written it.

Fields left out are those of an empty table: no tiles, no book, 10 money and no goods for each seat. Goods without a book count as
drawn at random at the start.
"""

from librt.vecs import append
from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.engine.plain import demand
from caravansary.games.silk_road.components import (
    COLOURS,
    GOODS,
    HIGHEST_BID,
    MAX_TILES,
    N_CITIES,
    N_GOODS,
    PER_GOOD,
    START_MONEY,
    TILES_PER_COLOUR,
)
from caravansary.games.silk_road.fitting import check
from caravansary.games.silk_road.state import (
    AUCTION,
    DEAL,
    GOODS_DRAW,
    LINES,
    MARKED,
    MISSED,
    NONE,
    OVER,
    PHASES,
    PRINTED,
    SAW_SWAP,
    SAW_TRADE,
    STOLE,
    TAKE,
    USE_CROOK,
    RoadTable,
    entry,
)

FIELDS = {
    *("game", "phase", "round", "caravan", "visited", "leader", "tiles", "undealt", "action", "bartered", "viziers"),
    *("book", "seats"),
}
SEAT_FIELDS = {"money", "goods", "tokens", "crooks", "barterers", "fresh_barterers", "bid", "shown"}
VIZIER_FIELDS = {"used", "named", "markers"}
ACTION_FIELDS = {"source", "face", "changes", "uses_left", "victim", "named"}
CHANGE_FIELDS = {"side", "good", "into"}
SOURCES = ["tile", "printed"]
SIDES = ["give", "get"]
MOST_TILES = 2 * TILES_PER_COLOUR
MOST_MONEY = 100_000
LONGEST_BOOK = 2000
MOST_USES = 9


def read(t: RoadTable, source: object) -> None:
    """Set up a table as a position says."""
    row = plain.as_row(source, "", FIELDS)
    plain.same_game(row, "silk_road")
    phase = plain.name(row, "phase", PHASES)
    t.lay_out()
    t.round = plain.number(row, "round", 0, 99)
    t.caravan = _city(t, row.get("caravan", t.road.city_ids[int(t.road.start)]), "caravan")
    t.visited = 1 << t.caravan
    for name in plain.listed(row, "visited"):
        t.visited |= 1 << _city(t, name, "visited")
    t.leader = plain.seat(row, "leader", int(t.seats), nobody=int(NONE))
    _read_tiles(t, row)
    _read_viziers(t, plain.row(row, "viziers", fields=VIZIER_FIELDS))
    for seat, one in enumerate(plain.rows(row, "seats", count=int(t.seats), fields=SEAT_FIELDS)):
        _read_seat(t, seat, one, f"seats[{seat}]")
    for number, line in enumerate(plain.listed(row, "book", most=LONGEST_BOOK)):
        t.book = append(t.book, _read_line(t, line, f"book[{number}]"))
    t.bartered = plain.flag(row, "bartered")
    _enter(t, phase, row.get("action"))
    _derive(t)
    check(t)


def _derive(t: RoadTable) -> None:
    """What follows from the rest: bag, bank, the highest bid, whose turn it is to bid, how far a deal is."""
    seat: i64
    good: i64
    t.bank = 0
    for seat in range(t.seats):
        t.bank += START_MONEY - t.money[seat]
        if t.bids[seat] > t.high_bid:
            t.high_bid, t.high_bidder = t.bids[seat], seat
        for good in range(N_GOODS):
            t.supply[good] -= t.goods[seat * N_GOODS + good]
    for good in range(N_GOODS):
        t.supply[good] -= t.markers[good]
    if t.phase() == AUCTION and t.leader >= 0:
        t.bidder = t.next_seat(t.leader)
        while t.bids[t.bidder] != NONE and t.bidder != t.leader:
            t.bidder = t.next_seat(t.bidder)
    if t.phase() == DEAL:
        t.dealt = sum(face != NONE for face in t.tiles)
    if t.phase() == GOODS_DRAW:
        t.dealt = sum(int(n) for n in t.goods)


# --- map and tiles


def _read_tiles(t: RoadTable, row: Plain) -> None:
    tiles = plain.row(row, "tiles")
    for name in tiles:
        city = _city(t, name, "tiles")
        faces = plain.listed(tiles, name, "tiles", most=int(t.per_city))
        demand(t.road.colour[city] != NONE, f"tiles.{name}", "start and end never get tiles (SROAD-1.4)")
        for k, face in enumerate(faces):
            t.tiles[city * int(MAX_TILES) + k] = _face(t, face, f"tiles.{name}")
    if "undealt" in row or row["phase"] != "deal":
        _read_undealt(t, plain.row(row, "undealt", fields=COLOURS))
    else:
        for city in range(int(N_CITIES)):
            for k in range(int(MAX_TILES)):
                face = int(t.tiles[city * int(MAX_TILES) + k])
                if face != NONE:
                    t.stack[t.road.colour[city] * t.road.n_faces + face] -= 1


def _read_undealt(t: RoadTable, undealt: Plain) -> None:
    for k in range(len(t.stack)):
        t.stack[k] = 0
    for colour, name in enumerate(COLOURS):
        where = f"undealt.{name}"
        faces = plain.row(undealt, name, "undealt")
        for face in faces:
            n = plain.number(faces, face, 1, TILES_PER_COLOUR, where)
            t.stack[colour * t.road.n_faces + _face(t, face, where)] = n


def _read_viziers(t: RoadTable, row: Plain) -> None:
    t.aside = plain.number(row, "used", 0, MOST_TILES, "viziers")
    for name in plain.listed(row, "named", "viziers"):
        t.named[_good(name, "viziers.named")] = 1
    markers = plain.row(row, "markers", "viziers")
    for name in markers:
        t.markers[_good(name, "viziers.markers")] = plain.number(markers, name, 0, 1, "viziers.markers")


# --- seats


def _read_seat(t: RoadTable, seat: int, row: Plain, where: str) -> None:
    t.money[seat] = plain.number(row, "money", 0, MOST_MONEY, where, int(START_MONEY))
    goods = plain.row(row, "goods", where)
    for name in goods:
        at = seat * int(N_GOODS) + _good(name, where + ".goods")
        t.goods[at] = plain.number(goods, name, 0, int(PER_GOOD), where + ".goods")
    t.tokens[seat] = plain.number(row, "tokens", 0, int(t.tokens_each), where)
    t.crooks[seat] = plain.number(row, "crooks", 0, MOST_TILES, where)
    t.barterers[seat] = plain.number(row, "barterers", 0, MOST_TILES, where)
    t.fresh[seat] = plain.number(row, "fresh_barterers", 0, MOST_TILES, where)
    if row.get("bid") is not None:
        t.bids[seat] = plain.number(row, "bid", 0, int(HIGHEST_BID), where)
    if row.get("shown") is not None:
        t.shown[seat] = plain.number(row, "shown", 0, int(PER_GOOD), where)


# --- the book


def _read_line(t: RoadTable, line: object, where: str) -> i64:
    if not isinstance(line, list) or not line:
        raise BadPosition(f"{where}: must be a list, not {short(line)}")
    kind = plain.as_name(line[0], LINES, where)
    length = {int(SAW_SWAP): 2, int(MISSED): 3}.get(kind, 4)
    demand(len(line) == length, where, f"must have {length} parts")
    seat = plain.as_number(line[1], 0, int(t.seats) - 1, where)
    if kind == SAW_SWAP:
        return entry(SAW_SWAP, seat, 0, 0)
    if kind == SAW_TRADE:
        return entry(SAW_TRADE, seat, 0, _side(line[2], where) | _side(line[3], where) << 25)
    good = 0 if kind == MISSED else _good(line[2], where)
    robbed = kind == STOLE or kind == MISSED
    high = int(t.seats) - 1 if robbed else 1 if kind == MARKED else int(PER_GOOD)
    n = plain.as_number(line[-1], 0, high, where)
    demand(not robbed or n != seat, where, "nobody robs himself (SROAD-5.9)")
    return entry(kind, seat, good, n)


def _side(value: object, where: str) -> int:
    """One side of an exchange that somebody stood before."""
    side = plain.as_row(value, where)
    return sum(plain.number(side, name, 0, 31, where) << 5 * _good(name, where) for name in side)


# --- the running action


def _enter(t: RoadTable, phase: i64, action: object) -> None:
    if not USE_CROOK <= phase < OVER:
        demand(action is None, "action", f"there is none in phase {PHASES[int(phase)]}")
        t.enter(phase)
        return
    row = plain.as_row(action, "action", ACTION_FIELDS)
    printed = plain.as_name(row.get("source", "tile"), SOURCES, "action.source") == SOURCES.index("printed")
    t.enter(PRINTED if printed else TAKE)
    t.enter(phase)
    t.face = _face(t, row.get("face"), "action.face")
    t.uses_left = plain.number(row, "uses_left", 0, MOST_USES, "action")
    t.victim = plain.seat(row, "victim", int(t.seats), "action", int(NONE))
    if row.get("named") is not None:
        t.named_good = _good(row["named"], "action.named")
    for k, change in enumerate(plain.listed(row, "changes", "action")):
        where = f"action.changes[{k}]"
        one = plain.as_row(change, where, CHANGE_FIELDS)
        side = plain.name(one, "side", SIDES, where)
        good, into = plain.name(one, "good", GOODS, where), plain.name(one, "into", GOODS, where)
        demand(good != into, where + ".into", "must be another good (SROAD-5.19)")
        t.turned[side * int(N_GOODS) + good] = into


# --- names


def _good(name: object, where: str) -> int:
    return plain.as_name(name, GOODS, where)


def _city(t: RoadTable, name: object, where: str) -> int:
    demand(isinstance(name, str) and name in t.road.city_ids, where, f"there is no city {short(name)}")
    return t.road.city_ids.index(str(name))


def _face(t: RoadTable, name: object, where: str) -> int:
    for k, face in enumerate(t.road.faces):
        if face.name == name:
            return k
    raise BadPosition(f"{where}: there is no tile {short(name)}")
