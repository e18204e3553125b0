"""Positions: the whole table as plain data (`reading` reads it back), and turned round the table."""

from caravansary.engine.messages import Plain
from caravansary.games.silk.components import ACTIONS, IMPROVEMENTS, MAX_SEATS, PASTURES
from caravansary.games.silk.state import MASTIFF, OOKAMI, PHASES, SHEPHERD, TRIGGERS, SilkTable
from caravansary.games.silk.view import (
    chain_view,
    dice,
    displaced_view,
    lost_dice,
    piece_name,
    places_of,
    seat_or_none,
    starting_dice,
    to_place,
    wall_texts,
)


def position(t: SilkTable) -> Plain:
    """Everything that lies on the table."""
    texts = t.board.tile_text
    ookami = int(t.place[OOKAMI])
    trigger: Plain = {"reason": TRIGGERS[int(t.trigger)], "seat": int(t.trigger_seat)}
    return {
        "game": "silk",
        "phase": PHASES[int(t.phase())],
        "turn": int(t.turn),
        "active": seat_or_none(t.active),
        "starter": seat_or_none(t.starter),
        "tiles": [PASTURES[int(t.pasture[tile])] for tile in range(len(texts)) if t.pasture[tile] >= 0],
        "barren": places_of(texts, int(t.barren)),
        "ookami": texts[ookami] if ookami >= 0 else None,
        "walls": wall_texts(t),
        "dice": dice(t),
        "lost": lost_dice(t),
        "trigger": trigger if t.trigger else None,
        "step": _step(t) if t.doing >= 0 else None,
        "seats": [_seat(t, seat) for seat in range(int(t.seats))],
    }


def _seat(t: SilkTable, seat: int) -> Plain:
    texts, board = t.board.tile_text, t.board
    worms = {text: int(t.worms[tile * int(MAX_SEATS) + seat]) for tile, text in enumerate(texts)}
    return {
        "worms": {text: count for text, count in worms.items() if count > 0},
        "shepherd": _tile(t, int(SHEPHERD) + seat),
        "mastiff": _tile(t, int(MASTIFF) + seat),
        "nurseries": [text for point, text in enumerate(board.point_text) if t.nursery_at[point] == seat],
        "hand": int(t.hand[seat]),
        "to_place": to_place(t, seat),
        "reserve": int(t.reserve[seat]),
        "cave": int(t.cave[seat]),
        "loose": int(t.loose[seat]),
        "rolled": starting_dice(t, seat),
        "to_roll": bool(t.to_roll >> seat & 1),
        "contender": bool(t.contenders >> seat & 1),
        "grazed": int(t.grazed[seat]),
        "walled": int(t.walled[seat]),
        "spent": int(t.spent[seat]),
        "improvements": [name for k, name in enumerate(IMPROVEMENTS) if t.marker[k] == seat],
    }


def _tile(t: SilkTable, piece: int) -> str | None:
    at = int(t.place[piece])
    return t.board.tile_text[at] if at >= 0 else None


def _step(t: SilkTable) -> Plain:
    return {
        "action": ACTIONS[int(t.doing)],
        "tile": t.board.tile_text[int(t.site)] if t.site >= 0 else None,
        "harvest": int(t.harvest) if t.harvest >= 0 else None,
        "bumped": piece_name(int(t.bumped)) if t.bumped >= 0 else None,
        "chain": chain_view(t),
        "displaced": displaced_view(t),
    }


def rotate(source: Plain, by: int) -> Plain | None:
    """The same table with every seat moved up by `by`; not while the starting roll goes from seat to seat."""
    if source["phase"] == "starting_roll":
        return None
    seats = source["seats"]
    assert isinstance(seats, list)
    n = len(seats)
    turned = dict(source)
    turned["seats"] = seats[-by % n :] + seats[: -by % n]
    for name in ("active", "starter"):
        turned[name] = _turned(source[name], by, n)
    trigger, step = source["trigger"], source["step"]
    if isinstance(trigger, dict):
        turned["trigger"] = {**trigger, "seat": _turned(trigger["seat"], by, n)}
    if isinstance(step, dict):
        rows = {name: [_row(row, by, n) for row in step[name]] for name in ("chain", "displaced")}
        bumped = step["bumped"]
        turned["step"] = {**step, **rows, "bumped": _row(bumped, by, n) if isinstance(bumped, dict) else None}
    return turned


def _row(row: Plain, by: int, n: int) -> Plain:
    return {**row, "seat": _turned(row["seat"], by, n)}


def _turned(seat: object, by: int, n: int) -> int | None:
    return (seat + by) % n if isinstance(seat, int) else None
