"""Map and tiles as they are read from data: everything is checked, and what is wrong is named by its field."""

import re

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.engine.plain import demand
from caravansary.games.silk_road.components import (
    BARTERER,
    COLOURS,
    CROOK,
    GOODS,
    KINDS,
    MAX_EXITS,
    MAX_THIEVES,
    MAX_TILES,
    N_CITIES,
    PER_COLOUR,
    SELLER,
    SPECIAL_TRADER,
    THIEF,
    TILES_PER_COLOUR,
    TRADER,
    Face,
    Road,
)

CITY_ID = re.compile(r"[a-z][a-z_]{0,30}")
WIDTH = 1000  # of the map, and its height
MOST_GOODS = 5  # of one type on one side of a Trader
MOST_SWAPS = 9  # of a special trader
NO_GOODS = [0] * len(GOODS)


def read_road(source: Plain, reverse: bool) -> Road:
    """The road of a data file, in one of its directions (section 8 of the ledger)."""
    road = Road(source, reverse)
    cities = plain.rows(source, "cities", count=int(N_CITIES))
    road.city_ids = _city_ids(cities)
    road.city_names = [_name(city, f"cities[{k}]") for k, city in enumerate(cities)]
    _read_tiles(road, cities, plain.rows(source, "tiles"))
    _read_map(road, source, cities)
    return road


# --- cities


def _city_ids(cities: list[Plain]) -> list[str]:
    ids: list[str] = []
    for k, city in enumerate(cities):
        name = city.get("id")
        if not isinstance(name, str) or not CITY_ID.fullmatch(name) or name in ids:
            raise BadPosition(f"cities[{k}].id: must be a new name of small letters, not {short(name)}")
        for axis in ("x", "y"):
            plain.number(city, axis, 0, WIDTH, f"cities[{k}]", default=None)
        ids.append(name)
    return ids


def _name(city: Plain, where: str) -> str:
    name = plain.text(city, "name", where, longest=40)
    demand(name.isprintable() and not name.startswith("@"), f"{where}.name", f"must be printable, not {short(name)}")
    return name


def _read_map(road: Road, source: Plain, cities: list[Plain]) -> None:
    first, last = _city(road, source.get("start"), "start"), _city(road, source.get("end"), "end")
    exits = [_exits(road, city, f"cities[{k}]") for k, city in enumerate(cities)]
    if road.reverse:  # SROAD-8.1
        exits = [[there for there in range(len(exits)) if here in exits[there]] for here in range(len(exits))]
        first, last = last, first
    _check_ways(road, exits, first, last)
    colours = [_colour(road, city, f"cities[{k}]") for k, city in enumerate(cities)]
    for colour, name in enumerate(COLOURS):
        if colours.count(colour) != PER_COLOUR:
            raise BadPosition(f"cities: {PER_COLOUR} must be {name}, not {colours.count(colour)}")
    if colours[first] >= 0 or colours[last] >= 0:
        raise BadPosition("cities: start and end never get tiles, their colour must be null (SROAD-1.4)")
    barred = _barred(road, source, colours)
    road.start, road.end = first, last
    road.exits = _flat(exits)
    road.moves_left = _moves_left(exits, last)
    road.colour = vec[i64](colours)
    flags = [int(city in barred) for city in range(len(cities))]
    road.barred = vec[i64](flags)
    order = barred + [city for city in range(len(cities)) if colours[city] >= 0 and city not in barred]
    road.deal_order = vec[i64](order)
    _check_barred(road, len(barred))


def _city(road: Road, name: object, where: str) -> int:
    demand(isinstance(name, str) and name in road.city_ids, where, f"there is no city {short(name)}")
    return road.city_ids.index(str(name))


def _exits(road: Road, city: Plain, where: str) -> list[int]:
    here = f"{where}.exits"
    found = [_city(road, name, here) for name in plain.listed(city, "exits", where)]
    demand(len(set(found)) == len(found), here, "a city stands there twice")
    return sorted(found)


def _colour(road: Road, city: Plain, where: str) -> int:
    """SROAD-8.2: in the reverse game the colours change places."""
    if city.get("colour") is None:
        return -1
    at = plain.name(city, "colour", COLOURS, where)
    return 1 - at if road.reverse else at


def _check_ways(road: Road, exits: list[list[int]], first: int, last: int) -> None:
    """One or two arrows out of each city but the last, no way back, and every way leads from start to end (SROAD-3.1)."""
    for city, out in enumerate(exits):
        if (city != last and not 1 <= len(out) <= MAX_EXITS) or (city == last and out):
            way = "into" if road.reverse else "out of"
            raise BadPosition(f"cities[{city}].exits: one or two arrows must lead {way} it, none beyond the end")
    seen = [first]
    for _ in range(len(exits)):
        seen += sorted({there for here in seen for there in exits[here]} - set(seen))
    if len(seen) != len(exits):
        raise BadPosition(f"cities[{min(set(range(len(exits))) - set(seen))}].exits: no way from the start leads here")
    done: list[int] = []
    for _ in range(len(exits)):
        done += [city for city in range(len(exits)) if city not in done and all(there in done for there in exits[city])]
    if len(done) != len(exits):
        raise BadPosition("cities: the arrows lead round in a circle")


def _moves_left(exits: list[list[int]], last: int) -> vec[i64]:
    moves = [0 if city == last else len(exits) for city in range(len(exits))]
    for _ in exits:
        moves = [0 if city == last else 1 + min(moves[there] for there in out) for city, out in enumerate(exits)]
    return vec[i64](moves)


def _barred(road: Road, source: Plain, colours: list[int]) -> list[int]:
    key = "reverse" if road.reverse else "normal"
    where = f"barred.{key}"
    table = plain.row(source, "barred")
    demand(key in table, where, "must be a list of cities")
    names = plain.listed(table, key, "barred", most=PER_COLOUR)
    found = [_city(road, name, where) for name in names]
    if len(set(found)) != len(found) or any(colours[city] != COLOURS.index("purple") for city in found):
        raise BadPosition(f"{where}: must be different cities that get purple tiles in this direction")
    return sorted(found)


def _check_barred(road: Road, barred: int) -> None:
    at = COLOURS.index("purple") * int(road.n_faces)
    free = sum(int(road.stack[at + k]) for k, face in enumerate(road.faces) if face.kind not in (CROOK, BARTERER))
    if free < barred * MAX_TILES:
        raise BadPosition("tiles: too many purple Crooks and Barterers to keep them from the barred cities")


# --- tiles


def _read_tiles(road: Road, cities: list[Plain], tiles: list[Plain]) -> None:
    read = [_face(tile, f"tiles[{k}]") for k, tile in enumerate(tiles)]
    printed = [_printed(city, f"cities[{k}].printed") for k, city in enumerate(cities)]
    by_name = {face.name: face for face in [*read, *(face for face in printed if face is not None)]}
    faces = sorted(by_name.values(), key=lambda face: face.order())
    road.face_tables(faces)
    numbers = {face.name: k for k, face in enumerate(faces)}
    stack = [0] * (len(COLOURS) * len(faces))
    for k, tile in enumerate(tiles):
        back = plain.name(tile, "back", COLOURS, f"tiles[{k}]")
        count = plain.number(tile, "count", 1, TILES_PER_COLOUR, f"tiles[{k}]", default=1)
        stack[back * len(faces) + numbers[read[k].name]] += count
    for colour, name in enumerate(COLOURS):
        total = sum(stack[colour * len(faces) : (colour + 1) * len(faces)])
        if total != TILES_PER_COLOUR:
            raise BadPosition(f"tiles: {TILES_PER_COLOUR} must have {name} backs, not {total}")
    if sum(n for k, n in enumerate(stack) if faces[k % len(faces)].kind == THIEF) > MAX_THIEVES:
        raise BadPosition(f"tiles: there may be at most {MAX_THIEVES} Thieves")
    road.stack = vec[i64](stack)
    numbered = [-1 if face is None else numbers[face.name] for face in printed]
    road.printed = vec[i64](numbered)


def _face(tile: Plain, where: str) -> Face:
    kind = plain.name(tile, "kind", KINDS, where)
    if kind <= SELLER:
        return Face(kind, plain.name(tile, "good", GOODS, where), NO_GOODS, NO_GOODS, 0)
    if kind == TRADER:
        return Face(kind, -1, _goods(tile, "give", where), _goods(tile, "get", where), 0)
    if kind == SPECIAL_TRADER:
        return Face(kind, -1, NO_GOODS, NO_GOODS, plain.number(tile, "swaps", 1, MOST_SWAPS, where, default=None))
    return Face(kind, -1, NO_GOODS, NO_GOODS, 0)


def _goods(tile: Plain, key: str, where: str) -> list[int]:
    side = plain.row(tile, key, where, fields=GOODS)
    demand(len(side) > 0, f"{where}.{key}", f"must say how many of which goods ({', '.join(GOODS)})")
    for name in side:
        plain.number(side, name, 1, MOST_GOODS, f"{where}.{key}")
    return [plain.number(side, name, 0, MOST_GOODS, f"{where}.{key}") for name in GOODS]


def _printed(city: Plain, where: str) -> Face | None:
    """SROAD-4.1: a Buyer, Seller or Trader beside the city."""
    if city.get("printed") is None:
        return None
    face = _face(plain.as_row(city["printed"], where), where)
    demand(face.kind <= SPECIAL_TRADER, f"{where}.kind", f"must be a buyer, seller or trader, not {KINDS[face.kind]}")
    demand(city.get("colour") is not None, where, "start and end have no market")
    return face


def _flat(rows: list[list[int]]) -> vec[i64]:
    flat: list[int] = []
    for row in rows:
        flat += row + [-1] * (int(MAX_EXITS) - len(row))
    return vec[i64](flat)
