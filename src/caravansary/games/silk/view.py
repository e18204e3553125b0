"""What each seat sees: everything, since Silk has no secrets (SILK-9.10). Places are named as in actions.

A view is::

    game, you, phase, turn, round, active, starter, rows, columns, target
    colours     the colours of the seats, tints to draw them
    tiles       row by row: tile, pasture (dry, normal, leafy, den; None before the deal), barren, value now,
                worms (a number for each seat), piece (kind and seat; the ookami has no seat) or None
    walls       texts of edges; supply: walls left, supply_start
    nurseries   point, seat
    networks    for each seat the points its network reaches (SILK-6.3)
    segments    maximal ones: path (points), length, closed
    enclosures  tiles, contacts for each seat, controller or None, value
    dice        face, played (an action, "lost" or None), costs (of each action with this die, affordable or not)
    lost        faces of the dice that were lost last, until dice are rolled again: all saw them fall
    spaces      the action board: action and its number
    step        what is chosen so far within an action: action, chain (piece, seat, from, to), bumped (piece, seat, tile),
                displacing (tile, left: worms by seat, next: whose turn it is to leave), displaced (seat, to or None for off
                the board), harvest (points a graze will bring); None between actions
    choices     what the active player may do now: action (text), kind and what it names and brings; see `offers`
    improvements    name, points, seat or None
    trigger     reason, seat, turns_left; None before
    seats       colour, score, reserve, hand (worms to set up), to_place, nurseries_left, cave, worms_on_board,
                rolled (dice of the starting roll, or None), to_roll,
                contender, final (what final scoring would add now:
                enclosures, pasture, cave, total), lines (grazed, walled, spent, improvements)
    end         reason and places when it is over
"""

from mypy_extensions import i64

from caravansary.engine.messages import Plain
from caravansary.games.silk.components import (
    ACTIONS,
    IMPROVEMENT_POINTS,
    IMPROVEMENTS,
    MAX_SEATS,
    NURSERIES,
    PASTURES,
    PIECES,
    START_SCORE,
)
from caravansary.games.silk.enclosures import enclosure_points, enclosures
from caravansary.games.silk.movement import next_owner
from caravansary.games.silk.offers import offers
from caravansary.games.silk.scoring import end_reason, improvement_points, pasture_points, places, rounds, score
from caravansary.games.silk.state import LOST, NONE, OOKAMI, OVER, PHASES, TRIGGERS, SilkTable
from caravansary.games.silk.walls import is_closed, segments

TO_PLACE = ["nursery", "shepherd", "mastiff"]


def seat_or_none(seat: i64) -> int | None:
    return int(seat) if seat >= 0 else None


def piece_name(piece: int) -> Plain:
    """A piece by its kind and owner."""
    owner = None if piece == OOKAMI else piece % int(MAX_SEATS)
    return {"piece": PIECES[piece // int(MAX_SEATS)], "seat": owner}


def places_of(texts: list[str], bits: int) -> list[str]:
    """The names of tiles or points given as bits."""
    return [text for k, text in enumerate(texts) if bits >> k & 1]


def view(t: SilkTable, viewer: int | None) -> Plain:
    """The whole table as one seat, or a spectator, sees it."""
    board = t.board
    over = t.phase() == OVER
    shown: Plain = {
        "game": "silk",
        "you": viewer,
        "phase": PHASES[int(t.phase())],
        "turn": int(t.turn),
        "round": int(rounds(t)),
        "active": seat_or_none(t.active),
        "starter": seat_or_none(t.starter),
        "rows": board.rows,
        "columns": board.columns,
        "target": int(t.target),
        "colours": t.box.colours[: int(t.seats)],
        "tints": t.box.tints[: int(t.seats)],
        "tiles": [tile_view(t, tile) for tile in range(int(board.tiles))],
        "walls": wall_texts(t),
        "supply": int(t.supply),
        "supply_start": int(t.most_walls),
        "nurseries": nurseries(t),
        "networks": [places_of(board.point_text, int(t.reach[seat])) for seat in range(int(t.seats))],
        "segments": [segment_view(t, path) for path in segments(t)],
        "enclosures": enclosure_views(t),
        "dice": dice_view(t),
        "lost": lost_dice(t),
        "spaces": [{"action": action, "number": t.box.space[k]} for k, action in enumerate(ACTIONS)],
        "step": step_view(t),
        "choices": offers(t, int(t.active)),
        "improvements": improvements(t),
        "trigger": trigger_view(t),
        "seats": [seat_view(t, seat) for seat in range(int(t.seats))],
        "end": {"reason": end_reason(t), "places": places(t)} if over else None,
    }
    return shown


def tile_view(t: SilkTable, tile: int) -> Plain:
    kind = int(t.pasture[tile])
    piece = int(t.piece_at[tile])
    return {
        "tile": t.board.tile_text[tile],
        "pasture": PASTURES[kind] if kind >= 0 else None,
        "barren": bool(t.barren >> tile & 1),
        "value": int(t.value(tile)) if kind >= 0 else None,
        "worms": [int(t.worms[tile * int(MAX_SEATS) + seat]) for seat in range(t.seats)],
        "piece": piece_name(piece) if piece >= 0 else None,
    }


def wall_texts(t: SilkTable) -> list[str]:
    return [text for edge, text in enumerate(t.board.edge_text) if t.wall[edge] != 0]


def nurseries(t: SilkTable) -> list[Plain]:
    texts = t.board.point_text
    standing: list[Plain] = []
    for point, text in enumerate(texts):
        if t.nursery_at[point] >= 0:
            standing.append({"point": text, "seat": int(t.nursery_at[point])})
    return standing


def segment_view(t: SilkTable, path: list[int]) -> Plain:
    texts = [t.board.point_text[point] for point in path]
    return {"path": texts, "length": len(path) - 1, "closed": is_closed(t, path)}


def enclosure_views(t: SilkTable) -> list[Plain]:
    shown: list[Plain] = []
    for each in enclosures(t):
        tiles = [t.board.tile_text[tile] for tile in each.tiles]
        shown.append({"tiles": tiles, "contacts": each.contacts, "controller": each.controller, "value": each.value})
    return shown


def die_use(used: i64) -> str | None:
    """What became of a die."""
    if used == NONE:
        return None
    return "lost" if used == LOST else ACTIONS[int(used)]


def dice(t: SilkTable) -> list[Plain]:
    rolled: list[Plain] = []
    for die in range(2):
        if t.face[die] > 0:
            rolled.append({"face": int(t.face[die]), "played": die_use(t.used[die])})
    return rolled


def lost_dice(t: SilkTable) -> list[int]:
    return [int(digit) for digit in str(int(t.lost))] if t.lost > 0 else []


def dice_view(t: SilkTable) -> list[Plain]:
    rows: list[Plain] = []
    for die in dice(t):
        first = (int(str(die["face"])) - 1) * len(ACTIONS)
        rows.append({**die, "costs": {action: int(t.box.cost[first + k]) for k, action in enumerate(ACTIONS)}})
    return rows


def improvements(t: SilkTable) -> list[Plain]:
    rows: list[Plain] = []
    for k, name in enumerate(IMPROVEMENTS):
        rows.append({"name": name, "points": IMPROVEMENT_POINTS[k], "seat": seat_or_none(t.marker[k])})
    return rows


def trigger_view(t: SilkTable) -> Plain | None:
    """Who triggered the end, and how many turns are still to come after this one."""
    if t.trigger == 0:
        return None
    left = (int(t.trigger_seat) - int(t.active) - 1) % int(t.seats)
    return {"reason": TRIGGERS[int(t.trigger)], "seat": int(t.trigger_seat), "turns_left": left}


def chain_view(t: SilkTable) -> list[Plain]:
    """The steps of pieces so far in this action."""
    steps: list[Plain] = []
    for k in range(int(t.chain_size)):
        piece, start, to = int(t.chain[3 * k]), int(t.chain[3 * k + 1]), int(t.chain[3 * k + 2])
        steps.append({**piece_name(piece), "from": t.board.tile_text[start], "to": t.board.tile_text[to]})
    return steps


def displaced_view(t: SilkTable) -> list[Plain]:
    """The worms displaced so far in this action."""
    gone: list[Plain] = []
    for k in range(int(t.shoved_size)):
        to = int(t.shoved[2 * k + 1])
        gone.append({"seat": int(t.shoved[2 * k]), "to": t.board.tile_text[to] if to >= 0 else None})
    return gone


def step_view(t: SilkTable) -> Plain | None:
    """What is already chosen within an action."""
    if t.doing < 0:
        return None
    texts = t.board.tile_text
    bumped: Plain | None = None
    displacing: Plain | None = None
    if t.bumped >= 0:
        bumped = {**piece_name(int(t.bumped)), "tile": texts[int(t.site)]}
    if next_owner(t) >= 0:
        left = [int(t.loose[seat]) for seat in range(t.seats)]
        displacing = {"tile": texts[int(t.site)], "left": left, "next": int(next_owner(t))}
    return {
        "action": ACTIONS[int(t.doing)],
        "chain": chain_view(t),
        "bumped": bumped,
        "displacing": displacing,
        "displaced": displaced_view(t),
        "harvest": int(t.harvest) if t.harvest >= 0 else None,
    }


def final_view(t: SilkTable, seat: int) -> Plain:
    """What final scoring would add now (SILK-9.5 to 9.7)."""
    enclosed, pasture, cave = int(enclosure_points(t, seat)), int(pasture_points(t, seat)), -int(t.cave[seat])
    return {"enclosures": enclosed, "pasture": pasture, "cave": cave, "total": enclosed + pasture + cave}


def to_place(t: SilkTable, seat: int) -> list[str]:
    return [name for k, name in enumerate(TO_PLACE) if t.to_place[seat] >> k & 1]


def starting_dice(t: SilkTable, seat: int) -> list[int] | None:
    roll = int(t.rolled[seat])
    return [roll // 10, roll % 10] if roll else None


def seat_view(t: SilkTable, seat: int) -> Plain:
    on_board = sum(int(t.worms[tile * int(MAX_SEATS) + seat]) for tile in range(int(t.board.tiles)))
    return {
        "colour": t.box.colours[seat],
        "score": int(score(t, seat)),
        "reserve": int(t.reserve[seat]),
        "hand": int(t.hand[seat]),
        "to_place": to_place(t, seat),
        "nurseries_left": int(NURSERIES) - int(t.built[seat]),
        "cave": int(t.cave[seat]),
        "worms_on_board": on_board,
        "rolled": starting_dice(t, seat),
        "to_roll": bool(t.to_roll >> seat & 1),
        "contender": bool(t.contenders >> seat & 1),
        "final": final_view(t, seat),
        "lines": {
            "start": int(START_SCORE),
            "grazed": int(t.grazed[seat]),
            "walled": int(t.walled[seat]),
            "improvements": int(improvement_points(t, seat)),
            "spent": int(t.spent[seat]),
        },
    }
