"""Why not: verdicts on actions that are not legal, with the ids of the ledger."""

from typing import Final

from caravansary.engine.messages import Args, Verdict
from caravansary.games.silk.components import DIRECTIONS, LEAFY, MAX_SEATS, NURSERIES, PIECES, ROOM
from caravansary.games.silk.movement import bumps, is_open
from caravansary.games.silk.setup import is_empty, is_free_site, is_relaxed
from caravansary.games.silk.state import (
    BUILD,
    BUMP,
    BUMP_ACTION,
    DIE_ACTION,
    DISPLACE,
    DO_BUILD,
    DO_GRAZE,
    DO_MOVE,
    DO_RAISE,
    DO_WALL,
    GRAZE_TILE,
    MOVE,
    MOVE_ACTION,
    N_DO,
    NONE,
    OFF,
    OOKAMI,
    OOKAMI_MOVES,
    PHASE_1,
    PHASE_2,
    PHASES,
    PUT_WORM,
    RAISE_WORM,
    REGENERATE,
    TILE_ACTION,
    TILE_KINDS,
    SilkTable,
)
from caravansary.games.silk.story import action_word, owned, piece_word
from caravansary.games.silk.turn import is_possible

# What each phase decides: the kinds of actions that belong to it, and the rule that says so.
BELONG: Final = {
    "phase_1": (("worm",), "SILK-2.2"),
    "phase_2": (("nursery", "shepherd", "mastiff"), "SILK-2.7"),
    "start_of_turn": (("raise",), "SILK-3.2"),
    "choose_action": (("die",), "SILK-3.4"),
    "raise": (("raise",), "SILK-5.1"),
    "move": (("move",), "SILK-5.6"),
    "wall": (("wall",), "SILK-6.1"),
    "build": (("nursery", "regenerate"), "SILK-5.7"),
    "graze": (("graze",), "SILK-5.10"),
    "ookami": (("move",), "SILK-5.13"),
    "bump": (("bump",), "SILK-4.15"),
    "displace": (("displace",), "SILK-4.17"),
}
CANNOT_ENTER: Final = ("SILK-4.10", "SILK-4.11", "SILK-4.12")


def refuse_seat(t: SilkTable, seat: int) -> Verdict:
    """Why a seat may not act: only the active player decides, also about the pieces of others."""
    rule = "SILK-3.1"
    if t.phase() == PHASE_1:
        rule = "SILK-2.2"
    elif t.phase() == PHASE_2:
        rule = "SILK-2.7"
    elif t.phase() == BUMP or t.phase() == DISPLACE:
        rule = "SILK-4.14"
    return Verdict(False, (rule,), "silk-no-turn", {"active": int(t.active)})


def refuse(t: SilkTable, action: int, seat: int) -> Verdict:
    """Why the active player may not choose this."""
    phase = PHASES[int(t.phase())]
    kinds, rule = BELONG[phase]
    if kind_of(t, action) not in kinds:
        if t.phase() == BUILD and t.built[t.active] == NURSERIES:
            phase, rule = "regenerate", "SILK-5.8"
        elif t.phase() == BUILD:
            phase = "nursery"
        return Verdict(False, (rule,), "silk-no-other", {"phase": "@silk-phase-" + phase})
    if action < MOVE_ACTION:
        return refuse_displacement(t, action)
    if action < DIE_ACTION:
        return refuse_step(t, action)
    if action < TILE_ACTION:
        return refuse_die(t, action)
    tiles = int(t.board.tiles)
    kind, tile = (action - int(TILE_ACTION)) // tiles, (action - int(TILE_ACTION)) % tiles
    if kind < TILE_KINDS:
        return refuse_tile(t, kind, tile)
    site = action - int(TILE_ACTION) - int(TILE_KINDS) * tiles
    if site < len(t.board.sites):
        return refuse_nursery(t, t.board.sites[site])
    return refuse_wall(t, site - len(t.board.sites))


def kind_of(t: SilkTable, action: int) -> str:
    """The first word of an action's text."""
    return t.game.action_to_string(action).split()[0]


def no(rule: str, key: str, args: Args) -> Verdict:
    return Verdict(False, (rule,), key, args)


# --- tiles


def refuse_tile(t: SilkTable, kind: int, tile: int) -> Verdict:
    args: Args = {"tile": t.board.tile_label[tile]}
    if kind == GRAZE_TILE:
        return refuse_graze(t, tile, args)
    if kind == REGENERATE:
        return refuse_regeneration(t, tile, args)
    if kind == PUT_WORM or kind == RAISE_WORM:
        if t.piece_at[tile] >= 0:
            return no("SILK-5.2" if kind == RAISE_WORM else "SILK-2.6", "silk-no-piece-there", args)
        if t.heads[tile] >= ROOM:
            return no("SILK-2.3", "silk-no-room", args)
        if kind == RAISE_WORM:
            return no("SILK-5.1", "silk-no-raise", args)
        leafy = t.pasture[tile] == LEAFY
        return no("SILK-2.6" if leafy else "SILK-2.4", "silk-no-leafy" if leafy else "silk-no-dry", args)
    return refuse_piece(t, kind, tile, args)


def refuse_piece(t: SilkTable, kind: int, tile: int, args: Args) -> Verdict:
    name = PIECES[kind - 4]
    args["piece"] = "@silk-piece-" + name
    if not t.to_place[t.active] >> (kind - 3) & 1:
        return no("SILK-2.7", "silk-no-placed", args)
    if not is_empty(t, tile):
        return no("SILK-2.10" if is_relaxed(t) else "SILK-2.8", "silk-no-empty", args)
    if is_relaxed(t):
        return no("SILK-2.10", "silk-no-nearest", args)
    return no("SILK-2.8", "silk-no-neighbour", args)


def refuse_graze(t: SilkTable, tile: int, args: Args) -> Verdict:
    own = t.worms[tile * int(MAX_SEATS) + int(t.active)]
    return no("SILK-5.10", "silk-no-graze-stuck" if own else "silk-no-graze-own", args)


def refuse_regeneration(t: SilkTable, tile: int, args: Args) -> Verdict:
    if t.built[t.active] < NURSERIES:
        return no("SILK-5.9", "silk-no-four", args)
    if not t.barren >> tile & 1:
        return no("SILK-5.8", "silk-no-barren", args)
    if not is_empty(t, tile):
        return no("SILK-5.8", "silk-no-empty", args)
    return no("SILK-5.8", "silk-no-regenerate", args)


# --- nurseries and walls


def refuse_nursery(t: SilkTable, point: int) -> Verdict:
    args: Args = {"point": t.board.point_label[point]}
    set_up = t.phase() == PHASE_2
    if set_up and not t.to_place[t.active] & 1:
        return no("SILK-2.7", "silk-no-placed", {**args, "piece": "@silk-piece-nursery"})
    if not set_up and t.built[t.active] == NURSERIES:
        return no("SILK-5.8", "silk-no-nursery-left", args)
    relaxed = set_up and is_relaxed(t)
    rule = "SILK-2.10" if relaxed else "SILK-2.9" if set_up else "SILK-5.7"
    if t.nursery_at[point] >= 0:
        return no(rule, "silk-no-nursery-there", args)
    if not is_free_site(t, point):
        return no(rule, "silk-no-near", args)
    if relaxed:
        return no(rule, "silk-no-nearest-nursery", args)
    return no(rule, "silk-no-nursery-worm" if set_up else "silk-no-shepherd", args)


def refuse_wall(t: SilkTable, edge: int) -> Verdict:
    args: Args = {"wall": t.board.edge_label[edge]}
    if t.wall[edge]:
        return no("SILK-6.1", "silk-no-wall-twice", args)
    return no("SILK-6.2", "silk-no-wall-joined", args)


# --- dice


def refuse_die(t: SilkTable, action: int) -> Verdict:
    number = action - int(DIE_ACTION)
    face, what = number // int(N_DO) + 1, number % int(N_DO)
    args: Args = {"die": face, "cost": int(t.box.cost[number])}
    if face not in [int(t.face[die]) for die in range(2) if t.used[die] == NONE]:
        return no("SILK-3.4", "silk-no-die", args)
    if not is_possible(t, what):
        return impossible(t, what)
    args |= {"action": action_word(t, what), "points": int(t.points[t.active])}
    return no("SILK-3.6", "silk-no-points", args)


def impossible(t: SilkTable, action: int) -> Verdict:
    """Why an action cannot be carried out now, whatever the dice show."""
    seat = int(t.active)
    if action == DO_RAISE:
        if t.reserve[seat] > 0:
            return no("SILK-5.3", "silk-no-possible-worm", {})
        return no("SILK-5.5", "silk-no-possible-rescue", {})
    if action == DO_MOVE:
        return no("SILK-5.6", "silk-no-possible-move", {})
    if action == DO_WALL:
        if t.supply == 0:
            return no("SILK-6.1", "silk-no-possible-supply", {})
        return no("SILK-6.2", "silk-no-possible-wall", {})
    if action == DO_BUILD:
        built = t.built[seat] == NURSERIES
        return no("SILK-5.9", "silk-no-possible-regenerate" if built else "silk-no-possible-nursery", {})
    if action == DO_GRAZE:
        return no("SILK-5.10", "silk-no-possible-graze" if t.home[seat] else "silk-no-possible-grazer", {})
    return no("SILK-5.13", "silk-no-possible-ookami", {})


# --- moving and displacing


def refuse_step(t: SilkTable, action: int) -> Verdict:
    bumped = action >= BUMP_ACTION
    first = int(BUMP_ACTION if bumped else MOVE_ACTION)
    kind, direction = (action - first) // 4, (action - first) % 4
    piece = kind * int(MAX_SEATS) + (0 if kind == 2 else int(t.active))
    if bumped:
        piece = int(t.bumped)
    args: Args = {"piece": "@silk-piece-" + PIECES[kind]}
    if bumped and kind != piece // int(MAX_SEATS):
        return no("SILK-4.15", "silk-no-other-piece", args)
    if (t.phase() == MOVE and kind == 2) or (t.phase() == OOKAMI_MOVES and kind != 2):
        return no("SILK-5.6" if kind == 2 else "SILK-5.13", "silk-no-other-piece", args)
    start = int(t.site) if bumped else int(t.place[piece])
    to = int(t.board.around[start * 4 + direction])
    args["tile"] = t.board.tile_label[to]
    if not is_open(t, piece, start, direction):
        wraps = t.board.beside[start * 4 + direction] < 0
        return no("SILK-4.7" if wraps else "SILK-4.5", "silk-no-wall-between", args)
    other = int(t.piece_at[to])
    if other >= 0 and t.moved >> other & 1:
        return no("SILK-4.4", "silk-no-moved", args)
    if other >= 0 and not bumps(piece, other):
        return no(CANNOT_ENTER[kind], *stands(t, other, kind, args))
    return no("SILK-4.18", "silk-no-way-out", args)


def stands(t: SilkTable, other: int, kind: int, args: Args) -> tuple[str, Args]:
    """Who stands where a piece of a kind may not go: another of its kind, the ookami, or somebody's."""
    if other == OOKAMI:
        return "silk-no-enter-ookami", args
    args |= owned(t, other % int(MAX_SEATS))
    if other // int(MAX_SEATS) == kind:
        return "silk-no-enter-another", args
    return "silk-no-enter", {**args, "other": piece_word(other)}


def refuse_displacement(t: SilkTable, direction: int) -> Verdict:
    if direction == OFF:
        return no("SILK-4.8", "silk-no-off", {})
    args: Args = {"direction": "@silk-direction-" + DIRECTIONS[direction]}
    at = int(t.site) * 4 + direction
    to = int(t.board.beside[at])
    if t.wall[t.board.side[at]]:
        return no("SILK-4.5", "silk-no-worm-wall", args)
    if to < 0:
        return no("SILK-4.8", "silk-no-worm-border", args)
    if t.piece_at[to] >= 0:
        return no("SILK-4.9", "silk-no-worm-piece", args)
    return no("SILK-4.17", "silk-no-worm-room", args)
