"""Map and tiles as they are read from data: everything is checked, and what is wrong is named by its field."""

import re

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import BadPosition, Plain, short
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
MOST_GOODS = 5  # of one type on one side of a Trader
NO_GOODS = [0] * len(GOODS)


def read_road(source: Plain, reverse: bool) -> Road:
    """The road of a data file, in one of its directions (section 8 of the ledger)."""
    road = Road(source, reverse)
    cities = _rows(source, "cities")
    if len(cities) != N_CITIES:
        raise BadPosition(f"cities: there must be {N_CITIES}, not {len(cities)}")
    road.city_ids = _city_ids(cities)
    road.city_names = [_name(city, f"cities[{k}].name") for k, city in enumerate(cities)]
    _read_tiles(road, cities, _rows(source, "tiles"))
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
            if type(city.get(axis)) is not int or not 0 <= city[axis] <= 1000:  # type: ignore[operator]
                raise BadPosition(f"cities[{k}].{axis}: must be a number from 0 to 1000, not {short(city.get(axis))}")
        ids.append(name)
    return ids


def _name(city: Plain, where: str) -> str:
    name = city.get("name")
    if not isinstance(name, str) or not name.isprintable() or not 1 <= len(name) <= 40 or name.startswith("@"):
        raise BadPosition(f"{where}: must be a printable name, not {short(name)}")
    return name


def _read_map(road: Road, source: Plain, cities: list[Plain]) -> None:
    first, last = _city(road, source.get("start"), "start"), _city(road, source.get("end"), "end")
    exits = [_exits(road, city, f"cities[{k}].exits") for k, city in enumerate(cities)]
    if road.reverse:  # SROAD-8.1
        exits = [[there for there in range(len(exits)) if here in exits[there]] for here in range(len(exits))]
        first, last = last, first
    _check_ways(road, exits, first, last)
    colours = [_colour(road, city, f"cities[{k}].colour") for k, city in enumerate(cities)]
    for colour, name in enumerate(COLOURS):
        if colours.count(colour) != PER_COLOUR:
            raise BadPosition(f"cities: {PER_COLOUR} must be {name}, not {colours.count(colour)}")
    if colours[first] >= 0 or colours[last] >= 0:
        raise BadPosition("cities: start and end never get tiles, their colour must be null (SROAD-1.4)")
    barred = _barred(road, source, colours)
    road.start, road.end = first, last
    road.exits = _table(exits)
    road.moves_left = _moves_left(exits, last)
    road.colour = vec[i64](colours)
    flags = [int(city in barred) for city in range(len(cities))]
    road.barred = vec[i64](flags)
    order = barred + [city for city in range(len(cities)) if colours[city] >= 0 and city not in barred]
    road.deal_order = vec[i64](order)
    _check_barred(road, len(barred))


def _city(road: Road, name: object, where: str) -> int:
    if not isinstance(name, str) or name not in road.city_ids:
        raise BadPosition(f"{where}: there is no city {short(name)}")
    return road.city_ids.index(name)


def _exits(road: Road, city: Plain, where: str) -> list[int]:
    exits = city.get("exits")
    if not isinstance(exits, list):
        raise BadPosition(f"{where}: must be a list of cities")
    found = [_city(road, name, where) for name in exits]
    if len(set(found)) != len(found):
        raise BadPosition(f"{where}: a city stands there twice")
    return sorted(found)


def _colour(road: Road, city: Plain, where: str) -> int:
    """SROAD-8.2: in the reverse game the colours change places."""
    colour = city.get("colour")
    if colour is None:
        return -1
    if colour not in COLOURS:
        raise BadPosition(f"{where}: must be {', '.join(COLOURS)} or null, not {short(colour)}")
    at = COLOURS.index(str(colour))
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
    table, key = source.get("barred"), "reverse" if road.reverse else "normal"
    names = table.get(key) if isinstance(table, dict) else None
    where = f"barred.{key}"
    if not isinstance(names, list) or len(names) > PER_COLOUR:
        raise BadPosition(f"{where}: must be a list of cities")
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
        back, count = tile.get("back"), tile.get("count", 1)
        if back not in COLOURS:
            raise BadPosition(f"tiles[{k}].back: must be {' or '.join(COLOURS)}, not {short(back)}")
        if type(count) is not int or not 1 <= count <= TILES_PER_COLOUR:
            raise BadPosition(f"tiles[{k}].count: must be a number from 1 to {TILES_PER_COLOUR}, not {short(count)}")
        stack[COLOURS.index(str(back)) * len(faces) + numbers[read[k].name]] += count
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
    kind = tile.get("kind")
    if kind not in KINDS:
        raise BadPosition(f"{where}.kind: must be one of {', '.join(KINDS)}, not {short(kind)}")
    number = KINDS.index(str(kind))
    if number <= SELLER:
        if tile.get("good") not in GOODS:
            raise BadPosition(f"{where}.good: must be one of {', '.join(GOODS)}, not {short(tile.get('good'))}")
        return Face(number, GOODS.index(str(tile["good"])), NO_GOODS, NO_GOODS, 0)
    if number == TRADER:
        return Face(number, -1, _goods(tile, "give", where), _goods(tile, "get", where), 0)
    if number == SPECIAL_TRADER:
        swaps = tile.get("swaps")
        if type(swaps) is not int or not 1 <= swaps <= 9:
            raise BadPosition(f"{where}.swaps: must be a number from 1 to 9, not {short(swaps)}")
        return Face(number, -1, NO_GOODS, NO_GOODS, swaps)
    return Face(number, -1, NO_GOODS, NO_GOODS, 0)


def _goods(tile: Plain, key: str, where: str) -> list[int]:
    side = tile.get(key)
    if not isinstance(side, dict) or not side or not all(name in GOODS for name in side):
        raise BadPosition(f"{where}.{key}: must say how many of which goods ({', '.join(GOODS)})")
    for name, n in side.items():
        if type(n) is not int or not 1 <= n <= MOST_GOODS:
            raise BadPosition(f"{where}.{key}.{name}: must be a number from 1 to {MOST_GOODS}, not {short(n)}")
    return [int(side.get(name, 0)) for name in GOODS]


def _printed(city: Plain, where: str) -> Face | None:
    """SROAD-4.1: a Buyer, Seller or Trader beside the city."""
    printed = city.get("printed")
    if printed is None:
        return None
    if not isinstance(printed, dict):
        raise BadPosition(f"{where}: must be an action or null, not {short(printed)}")
    face = _face(printed, where)
    if face.kind > SPECIAL_TRADER:
        raise BadPosition(f"{where}.kind: must be a buyer, seller or trader, not {short(printed.get('kind'))}")
    if city.get("colour") is None:
        raise BadPosition(f"{where}: start and end have no market")
    return face


def _rows(source: object, key: str) -> list[Plain]:
    rows = source.get(key) if isinstance(source, dict) else None
    if not isinstance(rows, list) or not rows or len(rows) > 200 or not all(isinstance(row, dict) for row in rows):
        raise BadPosition(f"{key}: must be a list of objects")
    return rows


def _table(rows: list[list[int]]) -> vec[i64]:
    flat: list[int] = []
    for row in rows:
        flat += row + [-1] * (int(MAX_EXITS) - len(row))
    return vec[i64](flat)
