"""The valley in words, from a view: whose worms and pieces are where, and what a choice there brings.

Places have the names that are printed round the board; a colour is always followed by its owner.
"""

from typing import Any, Final

from caravansary.engine.messages import Args, Message
from caravansary.games.silk.board import Board
from caravansary.games.silk.components import ENCLOSURE, ROOM

TWO_PIECES: Final = ("shepherd", "mastiff")

View = dict[str, Any]
Line = list[Message]


# --- whose and where


def own_first(view: View) -> list[int]:
    """The seats, clockwise from whoever looks."""
    seats = len(view["seats"])
    first: int = view["you"] or 0
    return [(first + k) % seats for k in range(seats)]


def owner(view: View, seat: int) -> Args:
    """A colour and whose it is."""
    return {"colour": "@silk-colour-" + view["colours"][seat], "seat": seat}


def tile_label(board: Board, text: str) -> str:
    return board.tile_label[board.tile_named[text]]


def point_label(board: Board, text: str) -> str:
    return board.point_label[board.point_named[text]]


def edge_label(board: Board, text: str) -> str:
    return board.edge_label[board.edge_named[text]]


def phrase(key: str, label: str, number: int) -> str:
    """A place with a number, inside a sentence."""
    return f"{key} {label} {number}"


def piece_word(name: str) -> str:
    return "@silk-piece-" + name


def piece_sentence(view: View, key: str, piece: View, args: Args) -> Message:
    if piece["seat"] is not None:
        args = {**args, "piece": piece_word(piece["piece"])}
    return whose(view, key, piece["seat"], args)


def whose(view: View, key: str, seat: int | None, args: Args) -> Message:
    """A sentence about a piece of somebody's (``…-of``) or about the ookami, which is nobody's (``…-ookami``)."""
    if seat is None:
        return Message(key + "ookami", args)
    return Message(key + "of", {**args, **owner(view, seat)})


def place_of(view: View, name: str, seat: int | None) -> str:
    """The tile on which a piece stands; empty if it is not in the valley, or on its way from one tile to the next."""
    for tile in view["tiles"]:
        if tile["piece"] is not None and tile["piece"]["piece"] == name and tile["piece"]["seat"] == seat:
            return str(tile["tile"])
    return ""


def stands(board: Board, view: View, name: str, seat: int) -> Message:
    args: Args = {"piece": piece_word(name), "tile": tile_label(board, place_of(view, name, seat))}
    return Message("silk-told-stands-of", {**args, **owner(view, seat)})


def supply(view: View) -> Message:
    return Message("silk-told-supply", {"left": view["supply"], "count": view["supply_start"]})


def ground(key: str, tile: View, label: str) -> Message:
    """What grows on a tile, or grew there before it was grazed."""
    args: Args = {"tile": label, "value": tile["value"], "pasture": "@silk-pasture-" + tile["pasture"]}
    return Message(key + ("barren" if tile["barren"] else "green"), args)


def things(view: View, tile: View) -> Line:
    """What stands on a tile."""
    piece: Any = tile["piece"]
    line = [piece_sentence(view, "silk-told-piece-", piece, {})] if piece is not None else []
    return line + worm_messages(view, worms_on(view, tile))


def worms_on(view: View, tile: View) -> list[int]:
    """The worms on a tile by seat, also those that have still to leave it."""
    worms: list[int] = tile["worms"]
    step: Any = view["step"]
    if step is None or step["displacing"] is None or step["displacing"]["tile"] != tile["tile"]:
        return worms
    return [count + left for count, left in zip(worms, step["displacing"]["left"], strict=True)]


def worm_messages(view: View, counts: list[int]) -> Line:
    return [
        Message("silk-told-worms", {"count": counts[seat], **owner(view, seat)})
        for seat in own_first(view)
        if counts[seat] > 0
    ]


# --- the choices


def brought(board: Board, view: View, what: View) -> Line:
    """What lies where a choice leads, and what it leads to."""
    kind: str = what["kind"]
    if kind == "die":
        return die_brings(board, view, what["for"])
    if kind == "wall":
        return wall_brings(board, view, what)
    if kind == "nursery":
        return [Message("silk-told-touches", {"tiles": touched(board, view, what["point"])})]
    if kind not in ("displace", "move", "bump"):
        return there(board, view, what["tile"])
    if what["to"] is None:
        return []
    way: Args = {"direction": "@silk-direction-" + what["direction"], "from": tile_label(board, what["from"])}
    over = kind != "displace" and what["over_border"]
    return [Message("silk-told-way-over" if over else "silk-told-way", way), *there(board, view, what["to"])]


def there(board: Board, view: View, text: str) -> Line:
    """A tile that was just named."""
    tile: View = view["tiles"][board.tile_named[text]]
    return [ground("silk-told-there-", tile, ""), *things(view, tile)]


def touched(board: Board, view: View, point: str) -> list[str]:
    bits = int(board.touching[board.point_named[point]])
    return [
        phrase("@silk-told-worth", board.tile_label[k], tile["value"])
        for k, tile in enumerate(view["tiles"])
        if bits >> k & 1
    ]


def die_brings(board: Board, view: View, action: str) -> Line:
    """What an action could do now."""
    seat: int = view["active"]
    row: View = view["seats"][seat]
    if action == "raise":
        return [Message("silk-told-has-worms", {"reserve": row["reserve"], "cave": row["cave"]})]
    if action == "move":
        return [stands(board, view, name, seat) for name in TWO_PIECES]
    if action == "wall":
        return [supply(view)]
    if action == "ookami":
        return [Message("silk-told-stands-ookami", {"tile": tile_label(board, place_of(view, "ookami", None))})]
    if action == "graze":
        return [Message("silk-told-grazing", {"places": grazing(board, view, seat)})]
    if row["nurseries_left"] > 0:
        return [
            stands(board, view, "shepherd", seat),
            Message("silk-told-nursery-stock", {"left": row["nurseries_left"]}),
        ]
    return []


def grazing(board: Board, view: View, seat: int) -> list[str]:
    """Tiles that could be grazed, with their points (SILK-5.10, 5.11)."""
    return [
        phrase("@silk-told-for", tile_label(board, tile["tile"]), tile["worms"][seat] * tile["value"])
        for at, tile in enumerate(view["tiles"])
        if tile["worms"][seat] > 0 and room_around(board, view, at) >= sum(tile["worms"])
    ]


def room_around(board: Board, view: View, at: int) -> int:
    """For how many worms there is room beside a tile; out of the valley and with the ookami for all (SILK-4.17)."""
    room = 0
    for k in range(at * 4, at * 4 + 4):
        if board.edge_text[int(board.side[k])] in view["walls"]:
            continue
        beside: View = view["tiles"][int(board.beside[k])] if board.beside[k] >= 0 else {"piece": {"seat": None}}
        if beside["piece"] is None:
            room += int(ROOM) - sum(beside["worms"])
        elif beside["piece"]["seat"] is None:
            return len(view["seats"]) * int(ROOM)
    return room


def wall_brings(board: Board, view: View, what: View) -> Line:
    line: Line = []
    if what["segment"]:
        ends: Args = {"from": point_label(board, what["segment"][0]), "to": point_label(board, what["segment"][-1])}
        line.append(Message("silk-told-closes", ends))
    edge = board.edge_named[what["wall"]]
    known = [each["tiles"] for each in view["enclosures"]]
    for k in range(edge * 2, edge * 2 + 2):
        tiles = enclosed(board, [*view["walls"], what["wall"]], int(board.banks[k]))
        texts = [board.tile_text[tile] for tile in tiles]
        if len(tiles) >= ENCLOSURE and texts not in known:
            line.append(Message("silk-told-encloses", {"tiles": [board.tile_label[tile] for tile in tiles]}))
            known.append(texts)
    return line


def enclosed(board: Board, walls: list[str], tile: int) -> list[int]:
    """The tiles that walls enclose together with a tile, in order; none if it lies open (SILK-7.1)."""
    found = [tile]
    for at in found:
        if at < 0:
            return []
        for k in range(at * 4, at * 4 + 4):
            if board.edge_text[int(board.side[k])] not in walls and int(board.beside[k]) not in found:
                found.append(int(board.beside[k]))
    return sorted(found)
