"""The table drawn in text, from a view: for terminals and tests.

Cities stand in the order of the way, each with its arrows; ``@`` is the caravan, ``.`` a city behind it or out of reach. Seats
are numbered from 0, as in actions and logs.
"""

from typing import Any, Final

from caravansary.engine.messages import Arg, Message, Plain, Say
from caravansary.games.silk_road.components import COLOURS

WIDTH = 14
IN_WORDS: Final = 5  # of a good; the catalogue counts no further
SPARE: Final = {  # what else may lie with a seat
    "tokens": "silk_road-drawing-tokens",
    "crooks": "silk_road-drawing-crooks",
    "barterers": "silk_road-drawing-barterers",
}


def draw(view: Plain, say: Say) -> str:
    """The head line, the map as a list, what is going on, and every seat."""
    head = [
        say(Message("silk_road-drawing-round", {"number": str(view["round"])})),
        say(Message(f"silk_road-phase-{view['phase']}")),
        say(Message("silk_road-drawing-caravan", {"city": _caravan(view)})),
    ]
    lines = ["  |  ".join(head), ""]
    lines += _map(view, say)
    going_on = _going_on(view, say)
    lines += ["", *going_on] if going_on else []
    lines += ["", *_seats(view, say)]
    return "\n".join(lines)


def _cities(view: Plain) -> list[Plain]:
    shown = view["map"]
    assert isinstance(shown, dict)
    cities = list(shown["cities"])
    return cities[::-1] if view["reverse"] else cities


def _caravan(view: Plain) -> str:
    return next(str(city["name"]) for city in _cities(view) if city["id"] == view["caravan"])


def _map(view: Plain, say: Say) -> list[str]:
    names = {city["id"]: str(city["name"]) for city in _cities(view)}
    letters: dict[object, str] = dict(zip(COLOURS, say(Message("silk_road-drawing-letters")).split(), strict=True))
    lines = []
    for city in _cities(view):
        tiles, exits, printed = city["tiles"], city["exits"], city["printed"]
        assert isinstance(tiles, list) and isinstance(exits, list)
        mark = "@" if city["id"] == view["caravan"] else " " if city["ahead"] else "."
        colour = letters.get(city["colour"], "")
        ways = ", ".join(names[there] for there in exits)
        parts = [f"{mark} {city['name']:{WIDTH}}{colour:2}-> {ways:{2 * WIDTH}}"]
        if isinstance(printed, dict):
            parts.append(say(Message("silk_road-drawing-printed", {"what": _tile(printed, say)})))
        parts.append("; ".join(_tile(tile, say) for tile in tiles))
        lines.append(" ".join(part for part in parts if part).rstrip())
    return lines


def _tile(tile: dict[str, Any], say: Say) -> str:
    """What is printed on a tile, or beside a city."""
    kind, good, swaps = tile["kind"], tile["good"], tile["swaps"]
    label = f"@silk_road-tile-{kind}.label"
    if good is not None:
        return say(Message("silk_road-drawing-tile-good", {"tile": label, "good": f"@silk_road-good-{good}"}))
    if tile["give"]:
        give, get = ([f"@silk_road-good-{name}.n{n}" for name, n in tile[side].items()] for side in ("give", "get"))
        return say(Message("silk_road-drawing-tile-trade", {"tile": label, "give": give, "get": get}))
    if swaps:
        return say(Message("silk_road-drawing-tile-swaps", {"tile": label, "count": swaps}))
    return say(Message(f"silk_road-tile-{kind}.label"))


def _goods(goods: dict[str, int], say: Say) -> str:
    """Goods with their numbers."""
    return ", ".join(_some(good, count, say) for good, count in goods.items() if count)


def _some(good: str, count: int, say: Say) -> str:
    if count <= IN_WORDS:
        return say(Message(f"silk_road-good-{good}.n{count}"))
    return say(Message("silk_road-drawing-many", {"count": count, "good": f"@silk_road-good-{good}"}))


def _going_on(view: Plain, say: Say) -> list[str]:
    lines = []
    auction, action, viziers = view["auction"], view["action"], view["viziers"]
    if isinstance(auction, dict) and auction["bids"]:
        bids = ", ".join(_bid(row, say) for row in auction["bids"])
        lines.append(say(Message("silk_road-drawing-bids", {"text": bids})))
    if isinstance(action, dict):
        what: dict[str, Arg] = {"number": str(action["seat"]), "what": _tile(action["now"], say)}
        lines.append(say(Message("silk_road-drawing-action", what)))
    assert isinstance(viziers, dict)
    if viziers["named"]:
        named = ", ".join(say(Message(f"silk_road-good-{good}")) for good in viziers["named"])
        lines.append(say(Message("silk_road-drawing-named", {"text": named})))
    return lines


def _bid(row: dict[str, Any], say: Say) -> str:
    number = str(row["seat"])
    if row["bid"] == 0:
        return say(Message("silk_road-drawing-pass", {"number": number}))
    return say(Message("silk_road-drawing-bid", {"number": number, "bid": row["bid"]}))


def _seats(view: Plain, say: Say) -> list[str]:
    seats, notes = view["seats"], view["notes"]
    assert isinstance(seats, list)
    lines = []
    for seat, row in enumerate(seats):
        marks = [say(Message("drawing-seat", {"number": str(seat)}))]
        if view["pawn"] == seat:
            marks.append(say(Message("silk_road-drawing-pawn")))
        marks += [say(Message(key, {"count": row[name]})) for name, key in SPARE.items() if row[name]]
        if row["goods"] is not None:
            marks.append(say(Message("silk_road-drawing-money", {"money": row["money"]})))
            marks.append(_goods(row["goods"], say) or say(Message("silk_road-drawing-no-goods")))
        if isinstance(notes, list) and row["goods"] is None:
            marks.append(_noted(notes[seat], say))
        if row["score"] is not None:
            marks.append(say(Message("drawing-points", {"points": row["score"]})))
        lines.append(", ".join(marks))
    return lines


def _noted(sheet: dict[str, Any], say: Say) -> str:
    """What a careful player knows of another."""
    noted = say(Message("silk_road-drawing-noted", {"money": sheet["money"], "count": sheet["goods"]}))
    known = _goods(sheet["known"], say)
    return f"{noted} ({known})" if known else noted
