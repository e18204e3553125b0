"""Positions read back: checked as if a stranger had written them, each mistake named by its field."""

from typing import Final

from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.games.silk.checking import check
from caravansary.games.silk.components import (
    ACTIONS,
    IMPROVEMENTS,
    LAST_ROUND,
    MAX_SEATS,
    NURSERIES,
    PASTURES,
    PIECES,
    ROOM,
    SET_UP_WORMS,
    TILES_OF,
    WORMS,
)
from caravansary.games.silk.scoring import booked
from caravansary.games.silk.state import (
    CHOOSE,
    LOST,
    MASTIFF,
    NONE,
    OOKAMI,
    OVER,
    PHASES,
    RAISE,
    SHEPHERD,
    TRIGGERS,
    Table,
    bit,
)
from caravansary.games.silk.view import TO_PLACE, die_use

FIELDS: Final = {
    "game",
    "phase",
    "turn",
    "active",
    "starter",
    "tiles",
    "barren",
    "ookami",
    "walls",
    "dice",
    "lost",
    "trigger",
    "step",
    "seats",
}
SEAT_FIELDS: Final = {
    "worms",
    "shepherd",
    "mastiff",
    "nurseries",
    "hand",
    "to_place",
    "reserve",
    "cave",
    "loose",
    "rolled",
    "to_roll",
    "contender",
    "grazed",
    "walled",
    "spent",
    "improvements",
}
STEP_FIELDS: Final = {"action", "tile", "harvest", "bumped", "chain", "displaced"}
MOST_POINTS: Final = 100_000


def read(t: Table, source: object) -> None:
    """Set up a table as a position says; fields left out are as empty as can be, the reserve takes the worms left."""
    row = _object(source, "", "a position", FIELDS)
    if row.get("game") != "silk":
        raise BadPosition(f"game: must be 'silk', not {short(row.get('game'))}")
    phase = row.get("phase")
    if phase not in PHASES:
        raise BadPosition(f"phase: must be one of {', '.join(PHASES)}, not {short(phase)}")
    t.lay_out()
    t.to_roll = 0
    t.contenders = 0
    t.turn = _number(row, "turn", 0, int((LAST_ROUND + 1) * t.seats) - 1)
    t.active = _seat_number(t, row.get("active"), "active")
    t.starter = _seat_number(t, row.get("starter"), "starter")
    _read_tiles(t, row)
    for edge in _places(row.get("walls", []), t.board.edge_named, "walls", int(t.most_walls)):
        t.put_wall(edge)
        t.supply -= 1
    seats = row.get("seats")
    if not isinstance(seats, list) or len(seats) != t.seats:
        raise BadPosition(f"seats: must be a list of {t.seats} seats")
    for seat, each in enumerate(seats):
        _read_seat(t, seat, _object(each, f"seats[{seat}].", f"seats[{seat}]", SEAT_FIELDS), f"seats[{seat}]")
    _stand(t, int(OOKAMI), row.get("ookami"), "ookami")
    _read_trigger(t, row.get("trigger"))
    _read_dice(t, row.get("dice", []))
    _read_lost(t, row.get("lost", []))
    number = PHASES.index(str(phase))
    t.enter(CHOOSE if RAISE <= number < OVER else number)
    if row.get("step") is not None:
        _read_step(t, _object(row["step"], "step.", "step", STEP_FIELDS))
    if RAISE <= number < OVER:
        t.enter(number)
    check(t)


# --- the parts


def _read_tiles(t: Table, row: Plain) -> None:
    tiles = row.get("tiles", [])
    if not isinstance(tiles, list) or len(tiles) > t.board.tiles or not all(tile in PASTURES for tile in tiles):
        raise BadPosition(f"tiles: must be at most {t.board.tiles} out of {', '.join(PASTURES)}")
    for kind, name in enumerate(PASTURES):
        if tiles.count(name) > TILES_OF[kind]:
            raise BadPosition(f"tiles: there are only {TILES_OF[kind]} of {name}")
    if len(tiles) == t.board.tiles and "den" not in tiles:
        raise BadPosition("tiles: the den is missing")
    for tile, name in enumerate(tiles):
        t.pasture[tile] = PASTURES.index(name)
    for tile in _places(row.get("barren", []), t.board.tile_named, "barren"):
        if tile >= len(tiles):
            raise BadPosition("barren: a tile that does not lie there")
        t.barren |= bit(tile)


def _read_seat(t: Table, seat: int, row: Plain, where: str) -> None:
    worms = row.get("worms", {})
    if not isinstance(worms, dict):
        raise BadPosition(f"{where}.worms: must be an object of tiles and numbers")
    for text, count in worms.items():
        tile = t.board.tile_named.get(text, -1) if isinstance(text, str) else -1
        if tile < 0 or t.pasture[tile] < 0:
            raise BadPosition(f"{where}.worms: there is no tile {short(text)}")
        if type(count) is not int or not 1 <= count <= ROOM - t.heads[tile]:
            raise BadPosition(f"{where}.worms.{text}: {short(count)} worms do not fit there")
        for _ in range(count):
            t.put_worm(tile, seat)
    _stand(t, int(SHEPHERD) + seat, row.get("shepherd"), f"{where}.shepherd")
    _stand(t, int(MASTIFF) + seat, row.get("mastiff"), f"{where}.mastiff")
    for point in _places(row.get("nurseries", []), t.board.point_named, f"{where}.nurseries", int(NURSERIES)):
        if point not in t.board.sites or t.board.crowd[point] & t.nests:
            raise BadPosition(f"{where}.nurseries: none can stand at {t.board.point_text[point]}")
        t.put_nursery(point, seat)
    _read_stock(t, seat, row, where)
    _read_points(t, seat, row, where)


def _read_stock(t: Table, seat: int, row: Plain, where: str) -> None:
    before = where + "."
    t.hand[seat] = _number(row, "hand", 0, int(SET_UP_WORMS), before)
    t.cave[seat] = _number(row, "cave", 0, int(WORMS), before)
    t.loose[seat] = _number(row, "loose", 0, int(ROOM), before)
    on_board = sum(int(t.worms[tile * int(MAX_SEATS) + seat]) for tile in range(int(t.board.tiles)))
    left = int(WORMS) - on_board - int(t.hand[seat]) - int(t.cave[seat]) - int(t.loose[seat])
    t.reserve[seat] = _number({"reserve": left, **row}, "reserve", 0, int(WORMS), before)
    if t.reserve[seat] != left:
        raise BadPosition(f"{where}.reserve: a seat has {WORMS} worms in all, so {left} are in the reserve")
    names = row.get("to_place", [])
    if not isinstance(names, list) or not all(name in TO_PLACE for name in names) or len(set(names)) != len(names):
        raise BadPosition(f"{where}.to_place: must be some of {', '.join(TO_PLACE)}")
    t.to_place[seat] = sum(1 << TO_PLACE.index(name) for name in names)
    rolled = row.get("rolled")
    if rolled is not None:
        t.rolled[seat] = _starting_roll(rolled, where)
    for name in ("to_roll", "contender"):
        if type(row.get(name, False)) is not bool:
            raise BadPosition(f"{where}.{name}: must be true or false, not {short(row[name])}")
    t.to_roll |= bit(seat) if row.get("to_roll", False) else 0
    t.contenders |= bit(seat) if row.get("contender", False) else 0


def _starting_roll(dice: object, where: str) -> int:
    if not isinstance(dice, list) or len(dice) != 2 or not all(type(die) is int and 1 <= die <= 6 for die in dice):
        raise BadPosition(f"{where}.rolled: must be two dice or null, not {short(dice)}")
    if dice[0] > dice[1]:
        raise BadPosition(f"{where}.rolled: the lower die comes first")
    return 10 * int(dice[0]) + int(dice[1])


def _read_points(t: Table, seat: int, row: Plain, where: str) -> None:
    before = where + "."
    t.grazed[seat] = _number(row, "grazed", 0, MOST_POINTS, before)
    t.walled[seat] = _number(row, "walled", 0, MOST_POINTS, before)
    t.spent[seat] = _number(row, "spent", 0, MOST_POINTS, before)
    names = row.get("improvements", [])
    if not isinstance(names, list):
        raise BadPosition(f"{where}.improvements: must be a list")
    for name in names:
        if name not in IMPROVEMENTS or t.marker[IMPROVEMENTS.index(name)] >= 0:
            raise BadPosition(f"{where}.improvements: {short(name)} is none, or claimed twice")
        t.marker[IMPROVEMENTS.index(name)] = seat
    t.points[seat] = booked(t, seat)
    if t.points[seat] < 0:
        raise BadPosition(f"{where}.spent: more than there was")


def _stand(t: Table, piece: int, text: object, where: str) -> None:
    if text is None:
        return
    tile = t.board.tile_named.get(text, -1) if isinstance(text, str) else -1
    if tile < 0 or t.pasture[tile] < 0:
        raise BadPosition(f"{where}: there is no tile {short(text)}")
    if t.piece_at[tile] >= 0 or t.heads[tile] > 0:
        raise BadPosition(f"{where}: {text} is occupied")
    t.put_piece(piece, tile)


def _read_trigger(t: Table, row: object) -> None:
    if row is None:
        return
    trigger = _object(row, "trigger.", "trigger", {"reason", "seat"})
    if trigger.get("reason") not in TRIGGERS[1:]:
        raise BadPosition(f"trigger.reason: must be one of {', '.join(TRIGGERS[1:])}")
    t.trigger = TRIGGERS.index(str(trigger["reason"]))
    t.trigger_seat = _seat_number(t, trigger.get("seat"), "trigger.seat")
    if t.trigger_seat < 0:
        raise BadPosition("trigger.seat: must be a seat")


def _read_dice(t: Table, rows: object) -> None:
    if not isinstance(rows, list) or len(rows) not in (0, 2):
        raise BadPosition("dice: must be two dice, or none")
    uses = [die_use(k) for k in range(int(NONE), int(LOST) + 1)]
    for die, row in enumerate(rows):
        where = f"dice[{die}]"
        shown = _object(row, where + ".", where, {"face", "played"})
        t.face[die] = _number({"face": 0, **shown}, "face", 1, 6, where + ".")
        played = shown.get("played")
        if not isinstance(played, str | None) or played not in uses:
            raise BadPosition(f"{where}.played: must be null, an action or lost, not {short(played)}")
        t.used[die] = uses.index(played) - 1
    if t.face[0] > t.face[1]:
        raise BadPosition("dice: the lower one comes first")


def _read_lost(t: Table, faces: object) -> None:
    if not isinstance(faces, list) or len(faces) > 2 or not all(type(face) is int and 1 <= face <= 6 for face in faces):
        raise BadPosition(f"lost: must be up to two dice, not {short(faces)}")
    if sorted(faces) != faces:
        raise BadPosition("lost: the lower one comes first")
    if faces and t.face[0] > 0:
        raise BadPosition("lost: nothing is lost while dice lie (SILK-3.11)")
    for face in faces:
        t.lost = 10 * t.lost + int(face)


def _read_step(t: Table, step: Plain) -> None:
    if step.get("action") not in ACTIONS:
        raise BadPosition(f"step.action: must be one of {', '.join(ACTIONS)}, not {short(step.get('action'))}")
    t.doing = ACTIONS.index(str(step["action"]))
    if step.get("tile") is not None:
        t.site = _place(step["tile"], t.board.tile_named, "step.tile")
    if step.get("harvest") is not None:
        t.harvest = _number(step, "harvest", 0, 27, "step.")
    chain, gone = step.get("chain", []), step.get("displaced", [])
    if not isinstance(chain, list) or not isinstance(gone, list) or len(chain) > 5 or len(gone) > ROOM - 1:
        raise BadPosition("step: chain must be a list of at most 5, displaced of at most 2")
    for k, row in enumerate(chain):
        where = f"step.chain[{k}]"
        moved = _object(row, where + ".", where, {"piece", "seat", "from", "to"})
        t.chain[3 * k] = _piece(t, moved, where)
        t.chain[3 * k + 1] = _place(moved.get("from"), t.board.tile_named, where + ".from")
        t.chain[3 * k + 2] = _place(moved.get("to"), t.board.tile_named, where + ".to")
        t.chain_size += 1
        t.moved |= bit(t.chain[3 * k])
        if t.place[t.chain[3 * k]] != t.chain[3 * k + 2]:
            raise BadPosition(f"{where}.to: the piece does not stand there")
    for k, row in enumerate(gone):
        where = f"step.displaced[{k}]"
        worm = _object(row, where + ".", where, {"seat", "to"})
        t.shoved[2 * k] = _seat_number(t, worm.get("seat"), where + ".seat", False)
        to = worm.get("to")
        t.shoved[2 * k + 1] = int(NONE) if to is None else _place(to, t.board.tile_named, where + ".to")
        t.shoved_size += 1
    if step.get("bumped") is not None:
        t.bumped = _piece(t, _object(step["bumped"], "step.bumped.", "step.bumped", {"piece", "seat"}), "step.bumped")


# --- small things


def _object(row: object, before: str, what: str, fields: set[str]) -> Plain:
    if not isinstance(row, dict):
        raise BadPosition(f"{what}: must be an object")
    unknown = set(map(str, row)) - fields
    if unknown:
        raise BadPosition(f"{before}{min(unknown)}: no such field")
    return row


def _number(row: Plain, key: str, low: int, high: int, before: str = "") -> int:
    value = row.get(key, 0)
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{before}{key}: must be a number from {low} to {high}, not {short(value)}")
    return value


def _seat_number(t: Table, value: object, where: str, may_miss: bool = True) -> int:
    if value is None and may_miss:
        return int(NONE)
    if type(value) is not int or not 0 <= value < t.seats:
        raise BadPosition(f"{where}: must be a seat from 0 to {t.seats - 1}, not {short(value)}")
    return value


def _place(text: object, known: dict[str, int], where: str) -> int:
    if not isinstance(text, str) or text not in known:
        raise BadPosition(f"{where}: there is no {short(text)} on this board")
    return known[text]


def _places(texts: object, known: dict[str, int], where: str, most: int = 99) -> list[int]:
    if not isinstance(texts, list) or len(texts) > most:
        raise BadPosition(f"{where}: must be a list of at most {most} places")
    found = [_place(text, known, where) for text in texts]
    if len(set(found)) != len(found):
        raise BadPosition(f"{where}: a place stands there twice")
    return found


def _piece(t: Table, row: Plain, where: str) -> int:
    kind = row.get("piece")
    if kind not in PIECES:
        raise BadPosition(f"{where}.piece: must be one of {', '.join(PIECES)}, not {short(kind)}")
    if kind == "ookami":
        return int(OOKAMI)
    return PIECES.index(str(kind)) * int(MAX_SEATS) + _seat_number(t, row.get("seat"), where + ".seat", False)
