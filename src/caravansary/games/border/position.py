"""Positions: the whole table as plain data. The way back is in `reading`."""

from caravansary.engine.messages import Plain
from caravansary.games.border.components import BOARDS
from caravansary.games.border.state import PHASES, BorderTable
from caravansary.games.border.view import colours, crossed_cells, scored_areas, sealed_cells


def position(t: BorderTable) -> Plain:
    """Everything that lies on the table."""
    return {
        "game": "border",
        "phase": PHASES[int(t.phase())],
        "round": int(t.round),
        "active": int(t.active) if t.active >= 0 else None,
        "rolls": int(t.rolls),
        "dice": colours(t.dice),
        "kept": colours(t.kept),
        "unused": colours(t.unused),
        "seats": [
            {
                "board": BOARDS[int(t.board[seat])] if t.board[seat] >= 0 else None,
                "crossed": crossed_cells(t, seat),
                "sealed": sealed_cells(t, seat),
                "dice_left": colours(t.dice_left[seat]),
                "crosses_left": int(t.crosses_left[seat]),
                "finished": t.finished[seat] != 0,
                "scored": scored_areas(t, seat),
            }
            for seat in range(int(t.seats))
        ],
    }


def rotate(source: Plain, by: int) -> Plain | None:
    """The same table with every seat moved up by `by`; not while boards are dealt from seat to seat."""
    if source["phase"] == "deal":
        return None
    seats = source["seats"]
    active = source["active"]
    assert isinstance(seats, list)
    turned = dict(source)
    turned["seats"] = seats[-by % len(seats) :] + seats[: -by % len(seats)]
    if isinstance(active, int):
        turned["active"] = (active + by) % len(seats)
    return turned
