"""The table drawn in text, from a view: for terminals and tests.

A hex is two characters: its colour's letter in the language it is drawn in (in English ``n`` for green, as grey has the ``g``)
and ``x`` when crossed. Rows are letters and columns numbers, as in sentences. Seats are numbered from 0, as in actions and logs.
"""

from typing import Final

from caravansary.engine.messages import Message, Plain, Say
from caravansary.games.border.components import AREAS, BOARDS, N_CELLS, Boards

MARGIN: Final = 3
DIGITS: Final = "0123456789"
STEP: Final = 3  # characters from one half hex to the next


def draw(boards: Boards, view: Plain, say: Say) -> str:
    """The head line and every seat's board."""
    seats = view["seats"]
    assert isinstance(seats, list)
    lines = [_head(view, say)]
    for seat, row in enumerate(seats):
        lines += ["", _seat_line(view, seat, row, say)]
        if row["board"] is not None:
            lines += _board(boards, BOARDS.index(row["board"]), row["crossed"], row["scored"], view["claimed"], say)
    return "\n".join(lines)


def _head(view: Plain, say: Say) -> str:
    parts = [
        say(Message("border-drawing-round", {"number": str(view["round"])})),
        say(Message(f"border-phase-{view['phase']}")),
    ]
    dice = {"dice": "border-drawing-dice", "kept": "border-drawing-kept", "unused": "border-drawing-unused"}
    return "  |  ".join(parts + [_dice(key, view[name], say) for name, key in dice.items() if view[name]])


def _dice(key: str, colours: object, say: Say) -> str:
    assert isinstance(colours, list)
    return say(Message(key, {"text": " ".join(say(Message(f"border-colour-{colour}")) for colour in colours)}))


def _seat_line(view: Plain, seat: int, row: Plain, say: Say) -> str:
    score = row["score"]
    assert isinstance(score, int)
    marks = [say(Message("drawing-seat", {"number": str(seat)}))]
    if row["board"] is not None:
        marks.append(say(Message("border-drawing-board", {"board": str(row["board"])})))
    marks.append(say(Message("drawing-points", {"points": score})))
    if seat == view["active"]:
        marks.append(say(Message("drawing-active")))
    if view["phase"] == "second_action" and seat != view["active"]:
        marks.append(say(Message("border-drawing-finished" if row["finished"] else "border-drawing-to-act")))
    if row["dice_left"]:
        marks.append(_dice("border-drawing-dice", row["dice_left"], say))
    return ", ".join(marks)


def _board(boards: Boards, board: int, crossed: list[int], scored: Plain, claimed: object, say: Say) -> list[str]:
    cells = boards.source["cells"]
    areas = boards.source["areas"]
    assert isinstance(cells, list) and isinstance(areas, list) and isinstance(claimed, list)
    low = min(2 * cell["q"] + cell["r"] for cell in cells)
    top = min(cell["r"] for cell in cells)
    rows = max(cell["r"] for cell in cells) - top + 1
    letters = say(Message("border-drawing-letters")).split()
    canvas = [[" "] * (STEP * 36) for _ in range(rows)]
    for cell in range(int(N_CELLS)):
        q, r = cells[cell]["q"], cells[cell]["r"]
        colour = int(boards.colour[board * int(N_CELLS) + cell])
        letter = letters[colour] if colour >= 0 else "x"
        _write(canvas, r - top, STEP * (2 * q + r - low), letter + ("x" if cell in crossed else "."))
    for number, name in enumerate(AREAS):
        inside = sorted(areas[number]["interior"], key=lambda place: (place[1], place[0]))
        q, r = inside[len(inside) // 2]
        value = f"{scored[name]}!" if name in scored else str(areas[number]["later" if name in claimed else "first"])
        label = f"{say(Message(f'border-area-{name}.label')).lower()} {value}"
        column = _free(canvas[r - top], STEP * (2 * q + r - low) - len(label) // 2 + 1, len(label))
        _write(canvas, r - top, column, label)
    width = max(2 * cell["q"] + cell["r"] for cell in cells) - low
    head = "".join(str(column).ljust(2 * STEP) for column in range(1, width // 2 + 2))
    letters = [
        str(next(boards.labels[k] for k, cell in enumerate(cells) if cell["r"] == top + row)) for row in range(rows)
    ]
    lines = [
        f"{letter.rstrip(DIGITS):{MARGIN}}{''.join(row)}".rstrip() for letter, row in zip(letters, canvas, strict=True)
    ]
    return [" " * MARGIN + head.rstrip(), *lines]


def _free(row: list[str], column: int, length: int) -> int:
    """The place next to a column where a label touches no hex; the column itself if there is none."""
    for shift in sorted(range(-length, length), key=abs):
        left = column + shift
        if left > 0 and not "".join(row[left - 1 : left + length + 1]).strip():
            return left
    return column


def _write(canvas: list[list[str]], row: int, column: int, text: str) -> None:
    for k, letter in enumerate(text):
        if 0 <= row < len(canvas) and 0 <= column + k < len(canvas[row]):
            canvas[row][column + k] = letter
