"""The table drawn in text, from a view: for terminals and tests.

Columns are letters and rows numbers, as in sentences. Each tile is a box: its value (``-`` when barren) and what stands on it.
Worms are letters of their seat (``a`` to ``d``), shepherds ``A*``, mastiffs ``A^``, the ookami ``@@``. Walls are ``==`` and
``#``, nurseries the digits of their seats, which are numbered from 0, as in actions and logs.
"""

from typing import Any, Final

from caravansary.engine.messages import Message, Plain, Say

WIDE: Final = 6  # characters from one lattice point to the next
MARGIN: Final = 2
COLUMNS: Final = "ABCDEF"
MARKS: Final = {"shepherd": "*", "mastiff": "^"}


def draw(view: Plain, say: Say) -> str:
    """The head line, the board and every seat's line."""
    lines = [_head(view, say), "", *_board(view), ""]
    seats: Any = view["seats"]
    lines += [_seat_line(view, seat, row, say) for seat, row in enumerate(seats)]
    return "\n".join(lines)


def _head(view: Plain, say: Say) -> str:
    dice: Any = view["dice"]
    trigger: Any = view["trigger"]
    parts = [
        _counted("silk-drawing-turn", view["turn"], say),
        say(Message(f"silk-phase-{view['phase']}")),
        _counted("silk-drawing-walls", view["supply"], say),
        _counted("silk-drawing-target", view["target"], say),
    ]
    parts += [_die(die, say) for die in dice]
    if trigger is not None:
        why = say(Message(f"silk-reason-{trigger['reason']}"))
        parts.append(say(Message("silk-drawing-end", {"number": str(trigger["seat"]), "what": why})))
    return "  |  ".join(parts)


def _counted(key: str, number: object, say: Say) -> str:
    return say(Message(key, {"number": str(number)}))


def _die(die: Plain, say: Say) -> str:
    face, played = str(die["face"]), die["played"]
    if played is None:
        return say(Message("silk-drawing-die", {"number": face}))
    if played == "lost":
        return say(Message("silk-drawing-die-lost", {"number": face}))
    return say(Message("silk-drawing-die-played", {"number": face, "action": f"@silk-action-{played}"}))


def _board(view: Plain) -> list[str]:
    rows: Any = view["rows"]
    columns: Any = view["columns"]
    walls: Any = view["walls"]
    nurseries: Any = view["nurseries"]
    tiles: Any = view["tiles"]
    nests = {each["point"]: str(each["seat"]) for each in nurseries}
    lines: list[str] = [(" " * MARGIN + "".join(letter.center(WIDE) for letter in COLUMNS[:columns])).rstrip()]
    for i in range(rows + 1):
        line = " " * MARGIN
        for j in range(columns + 1):
            line += nests.get(f"{i},{j}", "+")
            if j < columns:
                line += ("=" if f"{i},{j}-{i},{j + 1}" in walls else " ") * (WIDE - 1)
        lines.append(line)
        if i < rows:
            line = str(i + 1).ljust(MARGIN)
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


def _seat_line(view: Plain, seat: int, row: Plain, say: Say) -> str:
    improvements: Any = view["improvements"]
    final: Any = row["final"]
    score: Any = row["score"]
    colour = say(Message(f"silk-colour-{row['colour']}"))
    marks = [
        f"{say(Message('drawing-seat', {'number': str(seat)}))} {colour}",
        say(Message("drawing-points", {"points": score})),
    ]
    if view["end"] is None:
        marks.append(say(Message("silk-drawing-final", {"text": f"{final['total']:+d}"})))
    marks += [
        _counted("silk-drawing-reserve", row["reserve"], say),
        _counted("silk-drawing-cave", row["cave"], say),
        _counted("silk-drawing-nurseries", row["nurseries_left"], say),
    ]
    marks += [say(Message(f"silk-improvement-{each['name']}")) for each in improvements if each["seat"] == seat]
    if seat == view["active"]:
        marks.append(say(Message("drawing-active")))
    return ", ".join(marks)
