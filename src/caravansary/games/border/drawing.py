"""The table drawn in text, from a view: for terminals and tests.

A hex is two characters: its colour's first letter (``n`` for green, as grey has the ``g``) and ``x`` when crossed.
"""

from typing import Final

from caravansary.engine.messages import Plain
from caravansary.games.border.components import AREAS, BOARDS, COLOURS, N_CELLS, Boards

LETTERS: Final = {"grey": "g", "green": "n", "blue": "b", "red": "r", "yellow": "y", "orange": "o"}
STEP: Final = 3  # characters from one half hex to the next


def draw(boards: Boards, view: Plain) -> str:
    """The head line and every seat's board."""
    seats = view["seats"]
    assert isinstance(seats, list)
    lines = [_head(view)]
    for seat, row in enumerate(seats):
        lines += ["", _seat_line(view, seat, row)]
        if row["board"] is not None:
            lines += _board(boards, BOARDS.index(row["board"]), row["crossed"], row["scored"], view["claimed"])
    return "\n".join(lines)


def _head(view: Plain) -> str:
    parts = [f"round {view['round']}", str(view["phase"])]
    for name in ("dice", "kept", "unused"):
        colours = view[name]
        assert isinstance(colours, list)
        if colours:
            parts.append(f"{name} {' '.join(colours)}")
    return "  |  ".join(parts)


def _seat_line(view: Plain, seat: int, row: Plain) -> str:
    marks = [f"seat {seat}", f"board {row['board']}", f"{row['score']} points"]
    if seat == view["active"]:
        marks.append("active")
    if view["phase"] == "second_action" and seat != view["active"]:
        marks.append("finished" if row["finished"] else "to act")
    if row["dice_left"]:
        marks.append("dice " + " ".join(row["dice_left"]))  # type: ignore[arg-type]
    return ", ".join(marks)


def _board(boards: Boards, board: int, crossed: list[int], scored: Plain, claimed: object) -> list[str]:
    cells = boards.source["cells"]
    areas = boards.source["areas"]
    assert isinstance(cells, list) and isinstance(areas, list) and isinstance(claimed, list)
    low = min(2 * cell["q"] + cell["r"] for cell in cells)
    top = min(cell["r"] for cell in cells)
    rows = max(cell["r"] for cell in cells) - top + 1
    canvas = [[" "] * (STEP * 36) for _ in range(rows)]
    for cell in range(int(N_CELLS)):
        q, r = cells[cell]["q"], cells[cell]["r"]
        colour = int(boards.colour[board * int(N_CELLS) + cell])
        letter = LETTERS[COLOURS[colour]] if colour >= 0 else "x"
        _write(canvas, r - top, STEP * (2 * q + r - low), letter + ("x" if cell in crossed else "."))
    for number, name in enumerate(AREAS):
        inside = sorted(areas[number]["interior"], key=lambda place: (place[1], place[0]))
        q, r = inside[len(inside) // 2]
        value = f"{scored[name]}!" if name in scored else str(areas[number]["later" if name in claimed else "first"])
        label = f"{name} {value}"
        _write(canvas, r - top, STEP * (2 * q + r - low) - len(label) // 2 + 1, label)
    return ["".join(row).rstrip() for row in canvas]


def _write(canvas: list[list[str]], row: int, column: int, text: str) -> None:
    for k, letter in enumerate(text):
        if 0 <= row < len(canvas) and 0 <= column + k < len(canvas[row]):
            canvas[row][column + k] = letter
