"""The table drawn in text, from a view: for terminals and tests.

Cities stand in the order of the way, each with its arrows; ``@`` is the caravan, ``.`` a city behind it or out of reach.
"""

from caravansary.engine.messages import Plain

WIDTH = 14


def draw(view: Plain) -> str:
    """The head line, the map as a list, what is going on, and every seat."""
    lines = [f"round {view['round']}  |  {view['phase']}  |  caravan in {_caravan(view)}", ""]
    lines += _map(view)
    lines += ["", *_going_on(view)] if _going_on(view) else []
    lines += ["", *_seats(view)]
    return "\n".join(lines)


def _cities(view: Plain) -> list[Plain]:
    shown = view["map"]
    assert isinstance(shown, dict)
    cities = list(shown["cities"])
    return cities[::-1] if view["reverse"] else cities


def _caravan(view: Plain) -> str:
    return next(str(city["name"]) for city in _cities(view) if city["id"] == view["caravan"])


def _map(view: Plain) -> list[str]:
    names = {city["id"]: str(city["name"]) for city in _cities(view)}
    lines = []
    for city in _cities(view):
        tiles, exits, printed = city["tiles"], city["exits"], city["printed"]
        assert isinstance(tiles, list) and isinstance(exits, list)
        mark = "@" if city["id"] == view["caravan"] else " " if city["ahead"] else "."
        colour = str(city["colour"] or "")[:1]
        ways = ", ".join(names[there] for there in exits)
        parts = [f"{mark} {city['name']:{WIDTH}}{colour:2}-> {ways:{2 * WIDTH}}"]
        if isinstance(printed, dict):
            parts.append(f"(printed: {printed['face']})")
        parts.append("; ".join(str(tile["face"]) for tile in tiles))
        lines.append(" ".join(part for part in parts if part).rstrip())
    return lines


def _going_on(view: Plain) -> list[str]:
    lines = []
    auction, action, viziers = view["auction"], view["action"], view["viziers"]
    if isinstance(auction, dict) and auction["bids"]:
        bids = [f"seat {row['seat']} {'passes' if row['bid'] == 0 else row['bid']}" for row in auction["bids"]]
        lines.append("bids: " + ", ".join(bids))
    if isinstance(action, dict):
        lines.append(f"action of seat {action['seat']}: {action['now']['face']}")
    assert isinstance(viziers, dict)
    if viziers["named"]:
        lines.append("named by Viziers: " + ", ".join(viziers["named"]))
    return lines


def _seats(view: Plain) -> list[str]:
    seats, notes = view["seats"], view["notes"]
    assert isinstance(seats, list)
    lines = []
    for seat, row in enumerate(seats):
        marks = [f"seat {seat}"] + (["leader pawn"] if view["pawn"] == seat else [])
        marks += [f"{row[name]} {name}" for name in ("tokens", "crooks", "barterers") if row[name]]
        if row["goods"] is not None:
            held = ", ".join(f"{n} {good}" for good, n in row["goods"].items() if n) or "no goods"
            marks.append(f"money {row['money']}, {held}")
        if isinstance(notes, list) and row["goods"] is None:
            known = ", ".join(f"{n} {good}" for good, n in notes[seat]["known"].items() if n)
            marks.append(
                f"noted: money {notes[seat]['money']}, {notes[seat]['goods']} goods" + (known and f" ({known})")
            )
        if row["score"] is not None:
            marks.append(f"{row['score']} points")
        lines.append(", ".join(marks))
    return lines
