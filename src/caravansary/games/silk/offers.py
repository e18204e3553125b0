"""What the active player may do now, in plain data for a board: what each action names, costs and brings.

Each has its `action` (the text to send) and its `kind`::

    die         die, for (an action), space, cost
    worm, raise, shepherd, mastiff, regenerate      tile
    graze       tile, worms (own), value, points
    nursery     point
    wall        wall, points (segment), segment (its points, empty if none closes), improvements, total
    move, bump  piece, seat, direction, from, to, over_border, bumps (kind and seat of what stands there) or None, worms
    displace    seat (whose worm), direction (or "off"), from, to (None for off the board), captured
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Plain
from caravansary.games.silk.components import (
    ACTIONS,
    DIRECTIONS,
    IMPROVEMENT_POINTS,
    IMPROVEMENTS,
    MAX_SEATS,
    PIECES,
)
from caravansary.games.silk.enclosures import closes_large
from caravansary.games.silk.movement import next_owner
from caravansary.games.silk.rules import current_player, legal_into
from caravansary.games.silk.state import (
    BUMP_ACTION,
    DIE_ACTION,
    ENCLOSURE_MARKER,
    GRAZE_TILE,
    LONG_WALL_MARKER,
    MOVE_ACTION,
    N_DO,
    NONE,
    OFF,
    OOKAMI,
    TILE_ACTION,
    TILE_KINDS,
    SilkTable,
    first_wall,
)
from caravansary.games.silk.walls import closed_length, closing_path, is_long

TILE_VERBS: Final = ["worm", "raise", "graze", "regenerate", "shepherd", "mastiff"]


def offers(t: SilkTable, seat: int) -> list[Plain]:
    """All legal actions of a seat; none while another, or chance, is to act, or at the end."""
    if seat < 0 or current_player(t) != seat:
        return []
    out = vec[i64]([0] * t.game.num_distinct_actions)
    n = legal_into(t, seat, out)
    return [offer(t, int(out[k])) for k in range(n)]


def offer(t: SilkTable, action: int) -> Plain:
    """One of them."""
    return {"action": t.game.action_to_string(action), **details(t, action)}


def details(t: SilkTable, action: int) -> Plain:
    if action < MOVE_ACTION:
        return displacement(t, action)
    if action < DIE_ACTION:
        return a_step(t, action)
    if action < TILE_ACTION:
        return a_die(t, action)
    tiles = int(t.board.tiles)
    kind, tile = (action - int(TILE_ACTION)) // tiles, (action - int(TILE_ACTION)) % tiles
    if kind == GRAZE_TILE:
        return a_graze(t, tile)
    if kind < TILE_KINDS:
        return {"kind": TILE_VERBS[kind], "tile": t.board.tile_text[tile]}
    if action >= first_wall(t):
        return a_wall(t, action - int(first_wall(t)))
    point = t.board.sites[action - int(TILE_ACTION) - int(TILE_KINDS) * tiles]
    return {"kind": "nursery", "point": t.board.point_text[point]}


def displacement(t: SilkTable, direction: int) -> Plain:
    to = -1 if direction == OFF else int(t.board.beside[int(t.site) * 4 + direction])
    return {
        "kind": "displace",
        "seat": int(next_owner(t)),
        "direction": "off" if direction == OFF else DIRECTIONS[direction],
        "from": t.board.tile_text[int(t.site)],
        "to": t.board.tile_text[to] if to >= 0 else None,
        "captured": to >= 0 and t.piece_at[to] == OOKAMI,
    }


def a_step(t: SilkTable, action: int) -> Plain:
    bumped = action >= BUMP_ACTION
    first = int(BUMP_ACTION if bumped else MOVE_ACTION)
    kind, direction = (action - first) // 4, (action - first) % 4
    piece = int(t.bumped) if bumped else int(OOKAMI) if kind == 2 else kind * int(MAX_SEATS) + int(t.active)
    start = int(t.site) if bumped else int(t.place[piece])
    to = int(t.board.around[start * 4 + direction])
    other = int(t.piece_at[to])
    return {
        "kind": "bump" if bumped else "move",
        "piece": PIECES[kind],
        "seat": None if piece == OOKAMI else piece % int(MAX_SEATS),
        "direction": DIRECTIONS[direction],
        "from": t.board.tile_text[start],
        "to": t.board.tile_text[to],
        "over_border": t.board.beside[start * 4 + direction] < 0,
        "bumps": named(other) if other >= 0 else None,
        "worms": int(t.heads[to]),
    }


def named(piece: int) -> Plain:
    owner = None if piece == OOKAMI else piece % int(MAX_SEATS)
    return {"piece": PIECES[piece // int(MAX_SEATS)], "seat": owner}


def a_die(t: SilkTable, action: int) -> Plain:
    number = action - int(DIE_ACTION)
    face, what = number // int(N_DO) + 1, number % int(N_DO)
    cost = int(t.box.cost[number])
    return {"kind": "die", "die": face, "for": ACTIONS[what], "space": t.box.space[what], "cost": cost}


def a_graze(t: SilkTable, tile: int) -> Plain:
    own, value = int(t.worms[tile * int(MAX_SEATS) + int(t.active)]), int(t.value(tile))
    return {"kind": "graze", "tile": t.board.tile_text[tile], "worms": own, "value": value, "points": own * value}


def a_wall(t: SilkTable, edge: int) -> Plain:
    points = int(closed_length(t, edge))
    won = wall_improvements(t, edge)
    return {
        "kind": "wall",
        "wall": t.board.edge_text[edge],
        "points": points,
        "segment": [t.board.point_text[point] for point in closing_path(t, edge)],
        "improvements": [IMPROVEMENTS[marker] for marker in won],
        "total": points + sum(IMPROVEMENT_POINTS[marker] for marker in won),
    }


def wall_improvements(t: SilkTable, edge: int) -> list[int]:
    """The markers that a wall there would earn (SILK-8.3, 8.4)."""
    won: list[int] = []
    if t.marker[LONG_WALL_MARKER] == NONE and is_long(t, edge):
        won.append(int(LONG_WALL_MARKER))
    if t.marker[ENCLOSURE_MARKER] == NONE:
        t.wall[edge] = 1  # as if it stood
        if closes_large(t, edge):
            won.append(int(ENCLOSURE_MARKER))
        t.wall[edge] = 0
    return won
