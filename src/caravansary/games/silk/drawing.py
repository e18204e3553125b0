"""The table drawn in text, from a view: for terminals and tests.

Each tile is a box: its value (``-`` when barren) and what stands on it. Worms are letters of their seat (``a`` to ``d``),
shepherds ``A*``, mastiffs ``A^``, the ookami ``@@``. Walls are ``==`` and ``#``, nurseries the digits of their seats.
"""

from typing import Any, Final

from caravansary.engine.messages import Plain

WIDE: Final = 6  # characters from one lattice point to the next
MARKS: Final = {"shepherd": "*", "mastiff": "^"}


def draw(view: Plain) -> str:
    """The head line, the board and every seat's line."""
    lines = [_head(view), "", *_board(view), ""]
    seats: Any = view["seats"]
    lines += [_seat_line(view, seat, row) for seat, row in enumerate(seats)]
    return "\n".join(lines)


def _head(view: Plain) -> str:
    dice: Any = view["dice"]
    parts = [f"turn {view['turn']}", str(view["phase"]), f"walls {view['supply']}", f"target {view['target']}"]
    parts += [f"die {die['face']}{' ' + die['played'] if die['played'] else ''}" for die in dice]
    trigger: Any = view["trigger"]
    if trigger is not None:
        parts.append(f"end by {trigger['reason']} of seat {trigger['seat']}")
    return "  |  ".join(parts)


def _board(view: Plain) -> list[str]:
    rows: Any = view["rows"]
    columns: Any = view["columns"]
    walls: Any = view["walls"]
    nurseries: Any = view["nurseries"]
    tiles: Any = view["tiles"]
    nests = {each["point"]: str(each["seat"]) for each in nurseries}
    lines: list[str] = []
    for i in range(rows + 1):
        line = ""
        for j in range(columns + 1):
            line += nests.get(f"{i},{j}", "+")
            if j < columns:
                line += ("=" if f"{i},{j}-{i},{j + 1}" in walls else " ") * (WIDE - 1)
        lines.append(line)
        if i < rows:
            line = ""
            for j in range(columns + 1):
                line += "#" if f"{i},{j}-{i + 1},{j}" in walls else " "
                if j < columns:
                    line += _tile(tiles[i * columns + j])
            lines.append(line.rstrip())
    return lines


def _tile(tile: Plain) -> str:
    worms: Any = tile["worms"]
    piece: Any = tile["piece"]
    value = "?" if tile["pasture"] is None else "-" if tile["barren"] else str(tile["value"])
    here = "".join("abcd"[seat] * count for seat, count in enumerate(worms))
    if piece is not None:
        here = "@@" if piece["seat"] is None else "ABCD"[piece["seat"]] + MARKS[piece["piece"]]
    return f"{value} {here}".ljust(WIDE - 1)


def _seat_line(view: Plain, seat: int, row: Plain) -> str:
    improvements: Any = view["improvements"]
    final: Any = row["final"]
    marks = [f"seat {seat} {row['colour']}", f"{row['score']} points"]
    if view["end"] is None:
        marks.append(f"final scoring {final['total']:+d}")
    marks += [f"reserve {row['reserve']}", f"cave {row['cave']}", f"nurseries {row['nurseries_left']}"]
    marks += [each["name"] for each in improvements if each["seat"] == seat]
    if seat == view["active"]:
        marks.append("active")
    return ", ".join(marks)
