"""The table told in words, from a view: every tile, piece and wall by the name it has in sentences, own things before others'.

What lies in the valley is told by tile and again by owner, since one asks both ways; all else is told once.
"""

from typing import Any, Final

from caravansary.engine import telling
from caravansary.engine.messages import Args, Message, Plain
from caravansary.engine.telling import COMING, Section
from caravansary.games.silk.board import Board
from caravansary.games.silk.components import ACTIONS, DIRECTIONS
from caravansary.games.silk.valley import (
    TWO_PIECES,
    Line,
    View,
    brought,
    edge_label,
    ground,
    own_first,
    owner,
    phrase,
    piece_sentence,
    piece_word,
    place_of,
    point_label,
    stands,
    supply,
    things,
    tile_label,
    worm_messages,
    worms_on,
)

LAID_OUT: Final = ("deal", "starting_roll")  # the phases before anybody sets up a worm
SET_UP: Final = ("phase_1", "phase_2")


class Telling(telling.Telling):
    """How Silk is told."""

    board: Board

    def __init__(self, board: Board) -> None:
        self.board = board

    def sections(self, view: Plain) -> list[Section]:
        board = self.board
        shown: View = view
        told = [
            _section("board", "silk-told-heading-action", action_lines(board, shown)),
            _section("board", "silk-told-heading-pieces", piece_lines(board, shown)),
            _section("board", "silk-told-heading-valley", valley_lines(board, shown)),
            _section("board", "silk-told-heading-walls", wall_lines(board, shown)),
            _section("board", "silk-told-heading-improvements", improvement_lines(shown)),
        ]
        for seat in own_first(shown):
            heading = Message("silk-told-heading-player", owner(shown, seat))
            told.append(Section("players", heading, player_lines(shown, seat)))
        return [*told, _section("next", COMING, next_lines(shown))]

    def brings(self, view: Plain, action: str) -> list[Message]:
        shown: View = view
        return [
            line for what in shown["choices"] if what["action"] == action for line in brought(self.board, shown, what)
        ]

    def lays_out(self, phase: str) -> bool:
        return phase in LAID_OUT


def _section(part: str, heading: str, lines: list[Line]) -> Section:
    return Section(part, Message(heading), lines)


# --- what is being done


def action_lines(board: Board, view: View) -> list[Line]:
    """What is chosen so far, the dice, what they cost, and whose points pay for it."""
    lines = step_lines(board, view)
    lines += [[die_message(die)] for die in view["dice"]]
    if view["lost"]:
        lines.append([Message("silk-told-lost", {"dice": view["lost"]})])
    if not view["dice"]:
        lines.append([Message("silk-told-dice-none")])
    if view["dice"] and view["active"] is not None:
        points: int = view["seats"][view["active"]]["score"]
        lines.append([Message("silk-told-purse", {"seat": view["active"], "points": points})])
    spaces = {space["number"]: "@silk-action-" + space["action"] for space in view["spaces"]}
    lines.append([Message("silk-told-spaces", {"actions": [spaces[number] for number in sorted(spaces)]})])
    return lines


def die_message(die: View) -> Message:
    """A die, and what it costs to use it (SILK-3.5)."""
    if die["played"] == "lost":
        return Message("silk-told-die-lost", {"die": die["face"]})
    if die["played"] is not None:
        return Message("silk-told-die-played", {"die": die["face"], "action": "@silk-action-" + die["played"]})
    args: Args = {"die": die["face"]}
    for cost, name in enumerate(("free", "near", "far", "opposite")):
        args[name] = ["@silk-action-" + action for action in ACTIONS if die["costs"][action] == cost]
    return Message("silk-told-die", args)


def step_lines(board: Board, view: View) -> list[Line]:
    """An action that is under way: what has moved, and what has still to move."""
    step: Any = view["step"]
    if step is None:
        return []
    lines: list[Line] = [[Message("silk-told-doing", {"action": "@silk-action-" + step["action"]})]]
    for each in step["chain"]:
        args: Args = {"from": tile_label(board, each["from"]), "to": tile_label(board, each["to"])}
        lines.append([piece_sentence(view, "silk-told-step-", each, args)])
    if step["bumped"] is not None:
        args = {"tile": tile_label(board, step["bumped"]["tile"])}
        lines.append([piece_sentence(view, "silk-told-bumped-", step["bumped"], args)])
    for worm in step["displaced"]:
        if worm["to"] is None:
            lines.append([Message("silk-told-gone", owner(view, worm["seat"]))])
        else:
            args = {**owner(view, worm["seat"]), "tile": tile_label(board, worm["to"])}
            lines.append([Message("silk-told-displaced", args)])
    if step["displacing"] is not None:
        lines.append(leaving(board, view, step["displacing"]))
    if step["harvest"] is not None:
        lines.append([Message("silk-told-harvest", {"points": step["harvest"], "seat": view["active"]})])
    return lines


def leaving(board: Board, view: View, displacing: View) -> Line:
    line = [Message("silk-told-leaving", {"tile": tile_label(board, displacing["tile"])})]
    line += worm_messages(view, displacing["left"])
    return [*line, Message("silk-told-leaves-next", owner(view, displacing["next"]))]


# --- what lies in the valley


def piece_lines(board: Board, view: View) -> list[Line]:
    """Where everything is, by owner."""
    lines = [line for line in [standing(board, view, seat) for seat in own_first(view)] if line]
    ookami = place_of(view, "ookami", None)
    if ookami:
        lines.append([Message("silk-told-stands-ookami", {"tile": tile_label(board, ookami)})])
    return lines or [[Message("silk-told-nothing")]]


def standing(board: Board, view: View, seat: int) -> Line:
    """A seat's pieces and worms."""
    line: Line = []
    for name in TWO_PIECES:
        if place_of(view, name, seat):
            line.append(stands(board, view, name, seat))
    flock = [
        phrase("@silk-told-on", tile_label(board, tile["tile"]), worms_on(view, tile)[seat])
        for tile in view["tiles"]
        if worms_on(view, tile)[seat] > 0
    ]
    if flock:
        line.append(Message("silk-told-flock", {**owner(view, seat), "places": flock}))
    return line


def valley_lines(board: Board, view: View) -> list[Line]:
    """Tile by tile, row by row."""
    args: Args = {"last": board.tile_label[-1], "rows": view["rows"], "columns": view["columns"]}
    args |= {"column": board.tile_label[-1][0]}
    lines = [[Message("silk-told-valley", args), Message("silk-told-round", args)]]
    lines += [tile_line(board, view, tile) for tile in view["tiles"] if tile["pasture"] is not None]
    missing = [tile_label(board, tile["tile"]) for tile in view["tiles"] if tile["pasture"] is None]
    if missing:
        lines.append([Message("silk-told-missing", {"tiles": missing})])
    return lines


def tile_line(board: Board, view: View, tile: View) -> Line:
    line = [ground("silk-told-tile-", tile, tile_label(board, tile["tile"])), *things(view, tile)]
    if len(line) == 1:
        line.append(Message("silk-told-empty"))
    at = board.tile_named[tile["tile"]]
    walled = [way for k, way in enumerate(DIRECTIONS) if board.edge_text[int(board.side[at * 4 + k])] in view["walls"]]
    if walled:
        line.append(Message("silk-told-walled", {"sides": ["@silk-direction-" + way for way in walled]}))
    return line


# --- nurseries, walls and what they make


def wall_lines(board: Board, view: View) -> list[Line]:
    lines: list[Line] = []
    for seat in own_first(view):
        points = [each["point"] for each in view["nurseries"] if each["seat"] == seat]
        if points:
            line = [Message("silk-told-nurseries", {"count": len(points), **owner(view, seat)})]
            lines.append(line + [Message("silk-told-at", {"point": point_label(board, text)}) for text in points])
    if not lines:
        lines.append([Message("silk-told-nurseries-none")])
    lines += network_lines(board, view)
    lines += segment_lines(board, view["segments"])
    lines += [enclosure_line(board, view, each) for each in view["enclosures"]]
    lines.append([supply(view)])
    return lines


def network_lines(board: Board, view: View) -> list[Line]:
    """The walls, by whose network they belong to (SILK-6.3); those of whoever looks first."""
    groups: dict[str, list[str]] = {}
    for wall in view["walls"]:
        end = wall.split("-")[0]
        seats = [str(seat) for seat in own_first(view) if end in view["networks"][seat]]
        groups.setdefault(" ".join(seats), []).append(wall)
    order = [str(seat) for seat in own_first(view)]
    lines: list[Line] = []
    for group in sorted(groups, key=lambda seats: [order.index(seat) for seat in seats.split()]):
        walls, seats = groups[group], group.split()
        head = Message("silk-told-network", {"count": len(walls), "seat": int(seats[0])})
        if len(seats) > 1:
            head = Message(
                "silk-told-network-shared", {"count": len(walls), "seats": ["@seat " + seat for seat in seats]}
            )
        lines.append([head, *(Message("silk-told-wall", {"wall": edge_label(board, wall)}) for wall in walls)])
    return lines or [[Message("silk-told-walls-none")]]


def segment_lines(board: Board, segments: list[View]) -> list[Line]:
    """Open ones first, which may still score. Those with the same ends and length sound the same, and are told once."""
    lines: list[Line] = []
    for closed in (False, True):
        for each in segments:
            if each["closed"] == closed:
                start, end = point_label(board, each["path"][0]), point_label(board, each["path"][-1])
                args: Args = {"count": each["length"], "from": start, "to": end}
                line = [Message("silk-told-segment-closed" if closed else "silk-told-segment-open", args)]
                if line not in lines:
                    lines.append(line)
    return lines


def enclosure_line(board: Board, view: View, enclosure: View) -> Line:
    tiles = [tile_label(board, text) for text in enclosure["tiles"]]
    if enclosure["controller"] is None:
        line = [Message("silk-told-enclosure-free", {"tiles": tiles, "value": enclosure["value"]})]
    else:
        args: Args = {"tiles": tiles, "value": enclosure["value"], "seat": enclosure["controller"]}
        line = [Message("silk-told-enclosure", args)]
    for seat in own_first(view):
        if enclosure["contacts"][seat] > 0:
            line.append(Message("silk-told-contacts", {"count": enclosure["contacts"][seat], "seat": seat}))
    return line


def improvement_lines(view: View) -> list[Line]:
    lines: list[Line] = []
    for each in view["improvements"]:
        args: Args = {"improvement": "@silk-improvement-" + each["name"], "points": each["points"]}
        if each["seat"] is None:
            lines.append([Message("silk-told-improvement", args)])
        else:
            lines.append([Message("silk-told-improvement-taken", {**args, "seat": each["seat"]})])
    return lines


# --- who has what


def player_lines(view: View, seat: int) -> list[Line]:
    row: View = view["seats"][seat]
    over = view["end"] is not None
    lines: list[Line] = []
    if over:
        lines.append([Message("silk-told-place", {"place": view["end"]["places"][seat]})])
    final: View = row["final"]
    args: Args = {"enclosures": final["enclosures"], "pasture": final["pasture"], "cave": final["cave"]}
    args["total"] = final["total"]
    lines.append([Message("silk-told-score", {"points": row["score"]}), Message("silk-told-sheet", row["lines"])])
    lines.append([Message("silk-told-final-over" if over else "silk-told-final", args)])
    args = {
        "valley": sum(worms_on(view, tile)[seat] for tile in view["tiles"]),
        "reserve": row["reserve"],
        "cave": row["cave"],
    }
    lines.append(
        [Message("silk-told-stock", args), Message("silk-told-nursery-stock", {"left": row["nurseries_left"]})]
    )
    return lines + setup_lines(view, row)


def setup_lines(view: View, row: View) -> list[Line]:
    """What a seat has rolled for the start, and what it has still to place."""
    lines: list[Line] = []
    if row["to_place"]:
        pieces = [piece_word(name) for name in row["to_place"]]
        lines.append([Message("silk-told-to-place", {"count": row["hand"], "pieces": pieces})])
    rolled: Line = []
    if row["rolled"] is not None:
        rolled.append(Message("silk-told-rolled", {"dice": row["rolled"]}))
    if view["phase"] in LAID_OUT:
        state = "to-roll" if row["to_roll"] else "contends" if row["contender"] else "out"
        rolled.append(Message("silk-told-start-" + state))
    return [*lines, rolled] if rolled else lines


# --- what comes next


def next_lines(view: View) -> list[Line]:
    if view["end"] is not None:
        return end_lines(view)
    now = [Message("silk-told-now", {"phase": "@silk-phase-" + view["phase"]})]
    if view["active"] is not None:
        now.append(Message("silk-told-active", {"seat": view["active"]}))
    lines = [now, following(view)]
    if view["turn"] > 0:
        lines.append([Message("silk-told-turn", {"turn": view["turn"], "round": view["round"]})])
    if view["starter"] is not None:
        lines[-1].append(Message("silk-told-starter", {"seat": view["starter"]}))
    return lines + (nearness(view) if view["trigger"] is None else trigger_lines(view))


def following(view: View) -> Line:
    """What follows in this turn or in the set-up."""
    phase = view["phase"]
    if phase in LAID_OUT or phase in SET_UP:
        return [Message("silk-told-then-" + phase)]
    if phase == "start_of_turn" or phase == "roll":
        line = [Message("silk-told-then-roll")]
    else:
        line = [Message("silk-told-dice-left", {"count": sum(die["played"] is None for die in view["dice"])})]
    if view["trigger"] is not None and view["trigger"]["turns_left"] == 0:
        return [*line, Message("silk-told-then-over")]
    return [*line, Message("silk-told-then-turn", {"seat": (view["active"] + 1) % len(view["seats"])})]


def nearness(view: View) -> list[Line]:
    """How near the end is, by each of its triggers (SILK-9.1)."""
    scores = [row["score"] for row in view["seats"]]
    best = max(scores)
    leaders = [f"@seat {seat}" for seat in own_first(view) if scores[seat] == best]
    green = sum(not tile["barren"] for tile in view["tiles"])
    return [
        [
            Message("silk-told-target", {"target": view["target"]}),
            Message("silk-told-most", {"points": best, "seats": leaders}),
        ],
        [Message("silk-told-nearness", {"left": view["supply"], "tiles": green})],
    ]


def trigger_lines(view: View) -> list[Line]:
    trigger: View = view["trigger"]
    reason = Message("silk-reason-" + trigger["reason"])
    left = Message("silk-told-turns-left", {"left": trigger["turns_left"]})
    return [[Message("silk-told-triggered", {"seat": trigger["seat"]}), reason, left]]


def end_lines(view: View) -> list[Line]:
    places: list[int] = view["end"]["places"]
    winners = [f"@seat {seat}" for seat in own_first(view) if places[seat] == 1]
    line = [Message("silk-told-over", {"turn": view["turn"], "round": view["round"]})]
    if view["trigger"] is not None:
        line.append(Message("silk-told-triggered", {"seat": view["trigger"]["seat"]}))
    line += [Message("silk-reason-" + view["end"]["reason"]), Message("silk-told-winners", {"seats": winners})]
    return [line, [Message("silk-told-starter", {"seat": view["starter"]})]]
