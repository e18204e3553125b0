"""What happened, as events: for the log and for animation. Only called while a state is recording.

Each has its sentence in the word catalogue (``silk-event-…``). Tiles, points and walls are named as people read them on the
board (``D3``); `at` lists the same places, in the same order, as actions name them (``2,3``, ``1,1-1,2``), for animation.
`owner` is a seat's number beside the word of its `colour`; `whose` says whether that is who acts (`own`) or not (`other`).
Everything is open (SILK-9.10).

| event | args |
| --- | --- |
| tile | tile, pasture |
| starting-roll, tied, starts | dice, sum; tied (seats); - |
| worm-placed, phase-2, piece-placed, nursery | tile; -; piece, tile; point |
| turn, roll, die, lost | turn; dice; die, action (its space), doing (what it is now), cost; die |
| raise, rescue | tile; - |
| move, bump, bump-ookami | piece, from, to; the same with colour, owner, whose; from, to |
| captured | colour, owner, count, tile |
| worm-moves, worm-off, worm-captured | colour, owner, whose, from, to; without to; with to |
| graze, grazed, regenerated | tile, worms, value; tile, points; tile, pasture |
| wall, segment | wall; wall, points, path |
| improvement | improvement, points |
| trigger, over | reason; reason, turns |
"""

from mypy_extensions import i64

from caravansary.engine.messages import Args
from caravansary.games.silk.components import (
    ACTIONS,
    IMPROVEMENT_POINTS,
    IMPROVEMENTS,
    MAX_SEATS,
    NURSERIES,
    PASTURES,
    PIECES,
)
from caravansary.games.silk.state import DO_BUILD, DO_RAISE, MASTIFF, OOKAMI, TRIGGERS, SilkTable


def colour_word(t: SilkTable, seat: int) -> str:
    """The catalogue's key of a seat's colour."""
    return "@silk-colour-" + t.box.colours[seat]


def pasture_word(t: SilkTable, tile: int) -> str:
    """The catalogue's key of a tile's printed side."""
    return "@silk-pasture-" + PASTURES[int(t.pasture[tile])]


def piece_word(piece: int) -> str:
    """The catalogue's key of a kind of piece."""
    return "@silk-piece-" + PIECES[piece // int(MAX_SEATS)]


def action_word(t: SilkTable, action: int) -> str:
    """The catalogue's key of what an action will be for the active player: with an empty reserve action 1 rescues, with all
    nurseries on the board action 4 regenerates (SILK-5.4, 5.8)."""
    name = ACTIONS[action]
    if action == DO_RAISE:
        name = "worm" if t.reserve[t.active] > 0 else "rescue"
    elif action == DO_BUILD:
        name = "nursery" if t.built[t.active] < NURSERIES else "regenerate"
    return "@silk-action-" + name


def improvement_word(marker: int) -> str:
    """The catalogue's key of an improvement."""
    return "@silk-improvement-" + IMPROVEMENTS[marker]


def owned(t: SilkTable, seat: int) -> Args:
    """Whose worm or piece it is."""
    return {"colour": colour_word(t, seat), "owner": seat}


def moved(t: SilkTable, seat: i64) -> Args:
    """Whose worm or piece the active player moves."""
    return {**owned(t, int(seat)), "whose": "own" if seat == t.active else "other"}


def on_tile(t: SilkTable, tile: i64) -> Args:
    """Where it happens."""
    return {"tile": t.board.tile_label[int(tile)], "at": [t.board.tile_text[int(tile)]]}


def from_to(t: SilkTable, start: i64, to: i64) -> Args:
    """From where to where; without `to` out of the valley."""
    labels, texts = t.board.tile_label, t.board.tile_text
    if to < 0:
        return {"from": labels[int(start)], "at": [texts[int(start)]]}
    return {"from": labels[int(start)], "to": labels[int(to)], "at": [texts[int(start)], texts[int(to)]]}


def on_edge(t: SilkTable, edge: i64) -> Args:
    return {"wall": t.board.edge_label[int(edge)], "at": [t.board.edge_text[int(edge)]]}


# --- set-up


def tile(t: SilkTable, at: i64) -> None:
    t.tell("silk-event-tile", {**on_tile(t, at), "pasture": pasture_word(t, int(at))})


def starting_roll(t: SilkTable, seat: i64, one: i64, two: i64) -> None:
    t.tell("silk-event-starting-roll", {"dice": [int(one), int(two)], "sum": int(one + two)}, int(seat))


def tied(t: SilkTable) -> None:
    t.tell("silk-event-tied", {"tied": [seat for seat in range(int(t.seats)) if t.to_roll >> seat & 1]})


def starts(t: SilkTable) -> None:
    t.tell("silk-event-starts", {}, int(t.starter))


def worm_placed(t: SilkTable, at: i64) -> None:
    t.tell("silk-event-worm-placed", on_tile(t, at), int(t.active))


def phase_2(t: SilkTable) -> None:
    t.tell("silk-event-phase-2", {}, int(t.active))


def piece_placed(t: SilkTable, piece: i64) -> None:
    args: Args = {"piece": piece_word(int(piece)), **on_tile(t, t.place[piece])}
    t.tell("silk-event-piece-placed", args, int(t.active))


def nursery(t: SilkTable, point: i64) -> None:
    args: Args = {"point": t.board.point_label[int(point)], "at": [t.board.point_text[int(point)]]}
    t.tell("silk-event-nursery", args, int(t.active))


# --- a turn


def turn(t: SilkTable) -> None:
    t.tell("silk-event-turn", {"turn": int(t.turn)}, int(t.active))


def rolled(t: SilkTable) -> None:
    t.tell("silk-event-roll", {"dice": [int(t.face[0]), int(t.face[1])]}, int(t.active))


def played(t: SilkTable, face: i64, action: i64, cost: i64) -> None:
    args: Args = {"die": int(face), "action": "@silk-action-" + ACTIONS[int(action)], "cost": int(cost)}
    args["doing"] = action_word(t, int(action))
    t.tell("silk-event-die", args, int(t.active))


def lost(t: SilkTable, face: i64) -> None:
    t.tell("silk-event-lost", {"die": int(face)}, int(t.active))


def raised(t: SilkTable, at: i64) -> None:
    t.tell("silk-event-raise", on_tile(t, at), int(t.active))


def rescued(t: SilkTable) -> None:
    t.tell("silk-event-rescue", {}, int(t.active))


# --- movement


def stepped(t: SilkTable, piece: i64, start: i64, to: i64, was_bumped: bool) -> None:
    args: Args = {"piece": piece_word(int(piece)), **from_to(t, start, to)}
    if not was_bumped:
        t.tell("silk-event-move", args, int(t.active))
    elif piece == OOKAMI:
        t.tell("silk-event-bump-ookami", args, int(t.active))
    else:
        seat: i64 = piece - MASTIFF if piece >= MASTIFF else piece
        t.tell("silk-event-bump", {**args, **moved(t, seat)}, int(t.active))


def captured(t: SilkTable, seat: i64, count: i64, at: i64) -> None:
    args: Args = {"count": int(count), **on_tile(t, at)}
    t.tell("silk-event-captured", {**args, **owned(t, int(seat))}, int(t.active))


def displaced(t: SilkTable, seat: i64, start: i64, to: i64) -> None:
    args: Args = {**moved(t, seat), **from_to(t, start, to)}
    if to < 0:
        t.tell("silk-event-worm-off", args, int(t.active))
        return
    key = "silk-event-worm-captured" if t.piece_at[to] == OOKAMI else "silk-event-worm-moves"
    t.tell(key, args, int(t.active))


# --- grazing, building, points


def graze(t: SilkTable, at: i64, worms: i64, value: i64) -> None:
    args: Args = {**on_tile(t, at), "worms": int(worms), "value": int(value)}
    t.tell("silk-event-graze", args, int(t.active))


def grazed(t: SilkTable, at: i64, points: i64) -> None:
    t.tell("silk-event-grazed", {**on_tile(t, at), "points": int(points)}, int(t.active))


def regenerated(t: SilkTable, at: i64) -> None:
    args: Args = {**on_tile(t, at), "pasture": pasture_word(t, int(at))}
    t.tell("silk-event-regenerated", args, int(t.active))


def wall(t: SilkTable, edge: i64) -> None:
    t.tell("silk-event-wall", on_edge(t, edge), int(t.active))


def segment(t: SilkTable, edge: i64, length: i64, path: list[int]) -> None:
    texts = [t.board.point_text[point] for point in path]
    args: Args = {**on_edge(t, edge), "points": int(length), "path": texts}
    t.tell("silk-event-segment", args, int(t.active))


def improved(t: SilkTable, marker: i64) -> None:
    args: Args = {"improvement": improvement_word(int(marker)), "points": IMPROVEMENT_POINTS[int(marker)]}
    t.tell("silk-event-improvement", args, int(t.active))


def triggered(t: SilkTable) -> None:
    t.tell("silk-event-trigger", {"reason": TRIGGERS[int(t.trigger)]}, int(t.trigger_seat))


def over(t: SilkTable, reason: str) -> None:
    t.tell("silk-event-over", {"reason": reason, "turns": int(t.turn)})
