"""A table laid out as a position says. What comes in is checked as if a stranger had written it.

Fields left out are those of an empty table: no tiles, no book, 10 money and no goods for each seat. Goods without a book count as
drawn at random at the start.
"""

from librt.vecs import append
from mypy_extensions import i64

from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.games.silk_road.components import (
    COLOURS,
    GOODS,
    HIGHEST_BID,
    MAX_TILES,
    N_CITIES,
    N_GOODS,
    PER_GOOD,
    START_MONEY,
)
from caravansary.games.silk_road.fitting import check_fit
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
    Table,
    entry,
)

FIELDS = {
    *("game", "phase", "round", "caravan", "visited", "leader", "tiles", "undealt", "action", "bartered", "viziers"),
    *("book", "seats"),
}
SEAT_FIELDS = {"money", "goods", "tokens", "crooks", "barterers", "fresh_barterers", "bid", "shown"}
ACTION_FIELDS = {"source", "face", "changes", "uses_left", "victim", "named"}
MOST_MONEY = 100_000
LONGEST_BOOK = 2000
MOST_USES = 9


def read(t: Table, source: object) -> None:
    """Set up a table as a position says."""
    row = _object(source, "a position", FIELDS)
    if row.get("game") != "silk_road":
        raise BadPosition(f"game: must be 'silk_road', not {short(row.get('game'))}")
    phase = row.get("phase")
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadPosition(f"phase: must be one of {', '.join(PHASES)}, not {short(phase)}")
    t.lay_out()
    t.round = _number(row, "round", 0, 99)
    t.caravan = _city(t, row.get("caravan", t.road.city_ids[int(t.road.start)]), "caravan")
    t.visited = 1 << t.caravan
    for name in _list(row, "visited"):
        t.visited |= 1 << _city(t, name, "visited")
    t.leader = _seat(t, row, "leader", "")
    _read_tiles(t, row)
    _read_viziers(t, _object(row.get("viziers", {}), "viziers", {"used", "named", "markers"}))
    _read_seats(t, row.get("seats"))
    _read_book(t, _list(row, "book"))
    t.bartered = _flag(row, "bartered")
    _enter(t, PHASES.index(phase), row.get("action"))
    _derive(t)
    check_fit(t)


def _derive(t: Table) -> None:
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


def _read_tiles(t: Table, row: Plain) -> None:
    tiles = row.get("tiles", {})
    if not isinstance(tiles, dict):
        raise BadPosition("tiles: must be an object of cities and their tiles")
    for name, faces in tiles.items():
        city = _city(t, name, "tiles")
        where = f"tiles.{name}"
        if not isinstance(faces, list) or len(faces) > t.per_city or t.road.colour[city] == NONE:
            raise BadPosition(f"{where}: must be a list of at most {t.per_city} tiles, and none at start and end")
        for k, face in enumerate(faces):
            t.tiles[city * int(MAX_TILES) + k] = _face(t, face, where)
    if "undealt" in row or row["phase"] != "deal":
        _read_undealt(t, row.get("undealt", {}))
    else:
        for city in range(int(N_CITIES)):
            for k in range(int(MAX_TILES)):
                face = int(t.tiles[city * int(MAX_TILES) + k])
                if face != NONE:
                    t.stack[t.road.colour[city] * t.road.n_faces + face] -= 1


def _read_undealt(t: Table, undealt: object) -> None:
    table = _object(undealt, "undealt", set(COLOURS))
    for k in range(len(t.stack)):
        t.stack[k] = 0
    for colour, name in enumerate(COLOURS):
        faces = table.get(name, {})
        if not isinstance(faces, dict):
            raise BadPosition(f"undealt.{name}: must be an object of tiles and numbers")
        for face in faces:
            number = _number(faces, face, 1, 45, f"undealt.{name}.")
            t.stack[colour * t.road.n_faces + _face(t, face, f"undealt.{name}")] = number


def _read_viziers(t: Table, row: Plain) -> None:
    t.aside = _number(row, "used", 0, 90, "viziers.")
    for name in _list(row, "named", "viziers."):
        t.named[_good(name, "viziers.named")] = 1
    markers = row.get("markers", {})
    if not isinstance(markers, dict):
        raise BadPosition("viziers.markers: must be an object of goods and numbers")
    for name in markers:
        t.markers[_good(name, "viziers.markers")] = _number(markers, name, 0, 1, "viziers.markers.")


# --- seats


def _read_seats(t: Table, seats: object) -> None:
    if not isinstance(seats, list) or len(seats) != t.seats:
        raise BadPosition(f"seats: must be a list of {t.seats} seats")
    for seat, source in enumerate(seats):
        where = f"seats[{seat}]"
        row = _object(source, where, SEAT_FIELDS)
        where += "."
        t.money[seat] = _number(row, "money", 0, MOST_MONEY, where, int(START_MONEY))
        goods = row.get("goods", {})
        if not isinstance(goods, dict):
            raise BadPosition(f"{where}goods: must be an object of goods and numbers")
        for name in goods:
            at = seat * int(N_GOODS) + _good(name, where + "goods")
            t.goods[at] = _number(goods, name, 0, int(PER_GOOD), where + "goods.")
        t.tokens[seat] = _number(row, "tokens", 0, int(t.tokens_each), where)
        t.crooks[seat] = _number(row, "crooks", 0, 90, where)
        t.barterers[seat] = _number(row, "barterers", 0, 90, where)
        t.fresh[seat] = _number(row, "fresh_barterers", 0, 90, where)
        if row.get("bid") is not None:
            t.bids[seat] = _number(row, "bid", 0, int(HIGHEST_BID), where)
        if row.get("shown") is not None:
            t.shown[seat] = _number(row, "shown", 0, int(PER_GOOD), where)


# --- the book


def _read_book(t: Table, book: list[object]) -> None:
    if len(book) > LONGEST_BOOK:
        raise BadPosition(f"book: has more than {LONGEST_BOOK} lines")
    for number, line in enumerate(book):
        t.book = append(t.book, _read_line(t, line, f"book[{number}]"))


def _read_line(t: Table, line: object, where: str) -> i64:
    if not isinstance(line, list) or not line or line[0] not in LINES:
        raise BadPosition(f"{where}: must be a list that begins with one of {', '.join(LINES)}")
    kind = LINES.index(line[0])
    length = {int(SAW_SWAP): 2, int(MISSED): 3}.get(kind, 4)
    if len(line) != length or type(line[1]) is not int or not 0 <= line[1] < t.seats:
        raise BadPosition(f"{where}: must have {length} parts, the second a seat")
    seat: int = line[1]
    if kind == SAW_SWAP:
        return entry(SAW_SWAP, seat, 0, 0)
    if kind == SAW_TRADE:
        return entry(SAW_TRADE, seat, 0, _sides(line[2], where) | _sides(line[3], where) << 25)
    victim = kind == STOLE or kind == MISSED
    good, n = 0 if kind == MISSED else _good(line[2], where), line[-1]
    low, high = (0, int(t.seats) - 1) if victim else (0, 1) if kind == MARKED else (0, int(PER_GOOD))
    if type(n) is not int or not low <= n <= high or (victim and n == seat):
        raise BadPosition(f"{where}: {short(n)} is not a number from {low} to {high}, or robs itself")
    return entry(kind, seat, good, n)


def _sides(side: object, where: str) -> int:
    if not isinstance(side, dict):
        raise BadPosition(f"{where}: must say how many of which goods")
    return sum(_number(side, name, 0, 31, where + ".") << 5 * _good(name, where) for name in side)


# --- the running action


def _enter(t: Table, phase: i64, action: object) -> None:
    if not USE_CROOK <= phase < OVER:
        if action is not None:
            raise BadPosition(f"action: there is none in phase {PHASES[int(phase)]}")
        t.enter(phase)
        return
    row = _object(action, "action", ACTION_FIELDS)
    if row.get("source", "tile") not in ("tile", "printed"):
        raise BadPosition(f"action.source: must be tile or printed, not {short(row.get('source'))}")
    t.enter(PRINTED if row.get("source") == "printed" else TAKE)
    t.enter(phase)
    t.face = _face(t, row.get("face"), "action.face")
    t.uses_left = _number(row, "uses_left", 0, MOST_USES, "action.")
    t.victim = _seat(t, row, "victim", "action.")
    if row.get("named") is not None:
        t.named_good = _good(row["named"], "action.named")
    for k, change in enumerate(_list(row, "changes", "action.")):
        where = f"action.changes[{k}]"
        one = _object(change, where, {"side", "good", "into"})
        if one.get("side") not in ("give", "get"):
            raise BadPosition(f"{where}.side: must be give or get, not {short(one.get('side'))}")
        good, into = _good(one.get("good"), where + ".good"), _good(one.get("into"), where + ".into")
        if good == into:
            raise BadPosition(f"{where}.into: must be another good (SROAD-5.19)")
        t.turned[good + (int(N_GOODS) if one["side"] == "get" else 0)] = into


# --- plain values


def _object(value: object, where: str, fields: set[str]) -> Plain:
    if not isinstance(value, dict):
        raise BadPosition(f"{where}: must be an object")
    unknown = sorted(map(str, set(value) - fields))
    if unknown:
        raise BadPosition(f"{unknown[0] if where == 'a position' else where + '.' + unknown[0]}: no such field")
    return value


def _list(row: Plain, key: str, where: str = "") -> list[object]:
    value = row.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{where}{key}: must be a list")
    return value


def _number(row: Plain, key: str, low: int, high: int, where: str = "", default: int = 0) -> int:
    value = row.get(key, default)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}{key}: must be a number from {low} to {high}, not {short(value)}")
    return value


def _flag(row: Plain, key: str) -> bool:
    value = row.get(key, False)
    if type(value) is not bool:
        raise BadPosition(f"{key}: must be true or false, not {short(value)}")
    return value


def _seat(t: Table, row: Plain, key: str, where: str) -> int:
    return int(NONE) if row.get(key) is None else _number(row, key, 0, int(t.seats) - 1, where)


def _good(name: object, where: str) -> int:
    if not isinstance(name, str) or name not in GOODS:
        raise BadPosition(f"{where}: {short(name)} is not one of {', '.join(GOODS)}")
    return GOODS.index(name)


def _city(t: Table, name: object, where: str) -> int:
    if not isinstance(name, str) or name not in t.road.city_ids:
        raise BadPosition(f"{where}: there is no city {short(name)}")
    return t.road.city_ids.index(name)


def _face(t: Table, name: object, where: str) -> int:
    for k, face in enumerate(t.road.faces):
        if face.name == name:
            return k
    raise BadPosition(f"{where}: there is no tile {short(name)}")
