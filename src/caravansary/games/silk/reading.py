"""Positions read back: checked as if a stranger had written them, each mistake named by its field."""

from typing import Final

from caravansary.engine import plain
from caravansary.engine.messages import Plain
from caravansary.games.silk.components import (
    ACTIONS,
    DEN,
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
from caravansary.games.silk.fitting import check
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
    SilkTable,
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
MOST_STEPS: Final = 5  # of a chain (SILK-4.20)


def read(t: SilkTable, source: object) -> None:
    """Set up a table as a position says; fields left out are as empty as can be, the reserve takes the worms left."""
    row = plain.as_row(source, "", FIELDS)
    plain.same_game(row, "silk")
    phase = plain.name(row, "phase", PHASES)
    t.lay_out()
    t.to_roll = 0
    t.contenders = 0
    t.turn = plain.number(row, "turn", 0, int((LAST_ROUND + 1) * t.seats) - 1)
    t.active = plain.seat(row, "active", int(t.seats), nobody=int(NONE))
    t.starter = plain.seat(row, "starter", int(t.seats), nobody=int(NONE))
    _read_tiles(t, row)
    for edge in _places(row, "walls", t.board.edge_named, "", int(t.most_walls)):
        t.put_wall(edge)
        t.supply -= 1
    for seat, each in enumerate(plain.rows(row, "seats", count=int(t.seats), fields=SEAT_FIELDS)):
        _read_seat(t, seat, each, f"seats[{seat}]")
    _stand(t, int(OOKAMI), row.get("ookami"), "ookami")
    if row.get("trigger") is not None:
        _read_trigger(t, plain.row(row, "trigger", fields=("reason", "seat")))
    _read_dice(t, row)
    _read_lost(t, row)
    t.enter(CHOOSE if RAISE <= phase < OVER else phase)
    if row.get("step") is not None:
        _read_step(t, plain.row(row, "step", fields=STEP_FIELDS))
    if RAISE <= phase < OVER:
        t.enter(phase)
    check(t)


# --- the parts


def _read_tiles(t: SilkTable, row: Plain) -> None:
    tiles = [plain.as_name(kind, PASTURES, "tiles") for kind in plain.listed(row, "tiles", most=int(t.board.tiles))]
    for kind, name in enumerate(PASTURES):
        plain.demand(tiles.count(kind) <= TILES_OF[kind], "tiles", f"there are only {TILES_OF[kind]} of {name}")
    plain.demand(len(tiles) < t.board.tiles or int(DEN) in tiles, "tiles", "the den is missing")
    for tile, kind in enumerate(tiles):
        t.pasture[tile] = kind
    for tile in _places(row, "barren", t.board.tile_named):
        plain.demand(tile < len(tiles), "barren", "a tile that does not lie there")
        t.barren |= bit(tile)


def _read_seat(t: SilkTable, seat: int, row: Plain, where: str) -> None:
    worms = plain.row(row, "worms", where)
    for text, count in worms.items():
        tile = _lying(t, text, f"{where}.worms")
        for _ in range(plain.as_number(count, 1, int(ROOM), f"{where}.worms.{text}")):
            plain.demand(t.heads[tile] < ROOM, f"{where}.worms.{text}", "they do not fit there (SILK-2.3)")
            t.put_worm(tile, seat)
    _stand(t, int(SHEPHERD) + seat, row.get("shepherd"), f"{where}.shepherd")
    _stand(t, int(MASTIFF) + seat, row.get("mastiff"), f"{where}.mastiff")
    for point in _places(row, "nurseries", t.board.point_named, where, int(NURSERIES)):
        free = point in t.board.sites and t.board.crowd[point] & t.nests == 0
        plain.demand(free, f"{where}.nurseries", f"none can stand at {t.board.point_text[point]} (SILK-2.9)")
        t.put_nursery(point, seat)
    _read_stock(t, seat, row, where)
    _read_points(t, seat, row, where)


def _read_stock(t: SilkTable, seat: int, row: Plain, where: str) -> None:
    t.hand[seat] = plain.number(row, "hand", 0, int(SET_UP_WORMS), where)
    t.cave[seat] = plain.number(row, "cave", 0, int(WORMS), where)
    t.loose[seat] = plain.number(row, "loose", 0, int(ROOM), where)
    on_board = sum(int(t.worms[tile * int(MAX_SEATS) + seat]) for tile in range(int(t.board.tiles)))
    left = int(WORMS) - on_board - int(t.hand[seat]) - int(t.cave[seat]) - int(t.loose[seat])
    t.reserve[seat] = plain.number(row, "reserve", 0, int(WORMS), where, left)
    plain.demand(t.reserve[seat] == left, f"{where}.reserve", f"a seat has {WORMS} worms in all, so {left} are left")
    t.to_place[seat] = 0
    for kind in _names(row, "to_place", TO_PLACE, where):
        t.to_place[seat] |= bit(kind)
    if row.get("rolled") is not None:
        one, two = _faces(row, "rolled", where, (2,))
        t.rolled[seat] = 10 * one + two
    t.to_roll |= bit(seat) if plain.flag(row, "to_roll", where) else 0
    t.contenders |= bit(seat) if plain.flag(row, "contender", where) else 0


def _read_points(t: SilkTable, seat: int, row: Plain, where: str) -> None:
    t.grazed[seat] = plain.number(row, "grazed", 0, MOST_POINTS, where)
    t.walled[seat] = plain.number(row, "walled", 0, MOST_POINTS, where)
    t.spent[seat] = plain.number(row, "spent", 0, MOST_POINTS, where)
    for marker in _names(row, "improvements", IMPROVEMENTS, where):
        plain.demand(t.marker[marker] == NONE, f"{where}.improvements", f"{IMPROVEMENTS[marker]} is claimed twice")
        t.marker[marker] = seat
    t.points[seat] = booked(t, seat)
    plain.demand(t.points[seat] >= 0, f"{where}.spent", "more than there was (SILK-3.6)")


def _stand(t: SilkTable, piece: int, text: object, where: str) -> None:
    if text is None:
        return
    tile = _lying(t, text, where)
    plain.demand(t.piece_at[tile] == NONE and t.heads[tile] == 0, where, f"{text} is occupied (SILK-4.1)")
    t.put_piece(piece, tile)


def _read_trigger(t: SilkTable, row: Plain) -> None:
    t.trigger = 1 + plain.name(row, "reason", TRIGGERS[1:], "trigger")
    t.trigger_seat = plain.seat(row, "seat", int(t.seats), "trigger")


def _read_dice(t: SilkTable, row: Plain) -> None:
    if not plain.listed(row, "dice"):
        return
    uses = [str(die_use(k)) for k in range(int(LOST) + 1)]
    for die, shown in enumerate(plain.rows(row, "dice", count=2, fields=("face", "played"))):
        t.face[die] = plain.number(shown, "face", 1, 6, f"dice[{die}]", None)
        if shown.get("played") is not None:
            t.used[die] = plain.name(shown, "played", uses, f"dice[{die}]")
    plain.demand(t.face[0] <= t.face[1], "dice", "the lower one comes first")


def _read_lost(t: SilkTable, row: Plain) -> None:
    faces = _faces(row, "lost", "", (0, 1, 2))
    plain.demand(not faces or t.face[0] == 0, "lost", "nothing is lost while dice lie (SILK-3.11)")
    for face in faces:
        t.lost = 10 * t.lost + face


def _read_step(t: SilkTable, step: Plain) -> None:
    t.doing = plain.name(step, "action", ACTIONS, "step")
    if step.get("tile") is not None:
        t.site = plain.as_known(step["tile"], t.board.tile_named, "step.tile")
    if step.get("harvest") is not None:
        t.harvest = plain.number(step, "harvest", 0, 9 * int(ROOM), "step")
    plain.listed(step, "chain", "step", MOST_STEPS)
    for k, moved in enumerate(
        plain.rows({"chain": [], **step}, "chain", "step", None, ("piece", "seat", "from", "to"))
    ):
        _read_link(t, k, moved, f"step.chain[{k}]")
    plain.listed(step, "displaced", "step", int(ROOM) - 1)
    for k, worm in enumerate(plain.rows({"displaced": [], **step}, "displaced", "step", None, ("seat", "to"))):
        where = f"step.displaced[{k}]"
        t.shoved[2 * k] = plain.seat(worm, "seat", int(t.seats), where)
        to = worm.get("to")
        t.shoved[2 * k + 1] = int(NONE) if to is None else plain.as_known(to, t.board.tile_named, where + ".to")
        t.shoved_size += 1
    if step.get("bumped") is not None:
        t.bumped = _piece(t, plain.row(step, "bumped", "step", ("piece", "seat")), "step.bumped")


def _read_link(t: SilkTable, k: int, moved: Plain, where: str) -> None:
    piece = _piece(t, moved, where)
    t.chain[3 * k] = piece
    t.chain[3 * k + 1] = plain.as_known(moved.get("from"), t.board.tile_named, where + ".from")
    t.chain[3 * k + 2] = plain.as_known(moved.get("to"), t.board.tile_named, where + ".to")
    t.chain_size += 1
    t.moved |= bit(piece)
    plain.demand(t.place[piece] == t.chain[3 * k + 2], where + ".to", "the piece does not stand there")


# --- small things


def _lying(t: SilkTable, text: object, where: str) -> int:
    """A tile that has been dealt."""
    tile = plain.as_known(text, t.board.tile_named, where)
    plain.demand(t.pasture[tile] >= 0, where, f"no tile lies at {text}")
    return tile


def _places(row: Plain, key: str, known: dict[str, int], where: str = "", most: int = 99) -> list[int]:
    here = plain.path(where, key)
    found = [plain.as_known(text, known, here) for text in plain.listed(row, key, where, most)]
    plain.demand(len(set(found)) == len(found), here, "a place stands there twice")
    return found


def _names(row: Plain, key: str, names: list[str], where: str) -> list[int]:
    here = plain.path(where, key)
    found = [plain.as_name(each, names, here) for each in plain.listed(row, key, where)]
    plain.demand(len(set(found)) == len(found), here, "a name stands there twice")
    return found


def _faces(row: Plain, key: str, where: str, counts: tuple[int, ...]) -> list[int]:
    """Dice, the lower one first."""
    here = plain.path(where, key)
    faces = [plain.as_number(each, 1, 6, here) for each in plain.listed(row, key, where)]
    plain.demand(len(faces) in counts, here, f"must be {counts[-1]} dice{' at most' if len(counts) > 1 else ''}")
    plain.demand(sorted(faces) == faces, here, "the lower one comes first")
    return faces


def _piece(t: SilkTable, row: Plain, where: str) -> int:
    kind = plain.name(row, "piece", PIECES, where)
    if kind == PIECES.index("ookami"):
        return int(OOKAMI)
    return kind * int(MAX_SEATS) + plain.seat(row, "seat", int(t.seats), where)
