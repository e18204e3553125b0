"""What each seat sees. BORDER-1.7: nearly everything is open.

The one secret: crosses of a running second action are seen by their owner only, until all are finished (BORDER-5.11).
"""

from mypy_extensions import i64

from caravansary.engine.messages import Plain
from caravansary.games.border.components import AREAS, BOARDS, COLOURS, N_AREAS, N_CELLS
from caravansary.games.border.dice import N_DICE, unpack
from caravansary.games.border.scoring import end_reason, is_claimed, places, score
from caravansary.games.border.state import OVER, PHASES, BorderTable


def colours(dice: i64) -> list[str]:
    """Packed dice as colour names."""
    return [COLOURS[colour] for colour in unpack(int(dice))]


def sealed_cells(t: BorderTable, seat: int) -> list[int]:
    """The cells a seat has crossed in the running second action, in its order."""
    return [int(t.sealed[seat * int(N_DICE) + k]) for k in range(t.sealed_count[seat])]


def crossed_cells(t: BorderTable, seat: int) -> list[int]:
    """All crossed cells of a seat, the white ones too."""
    return [cell for cell in range(int(N_CELLS)) if t.crossed[seat * int(N_CELLS) + cell] != 0]


def scored_areas(t: BorderTable, seat: int) -> dict[str, int]:
    """The circled values."""
    at = seat * int(N_AREAS)
    return {name: int(t.scored[at + k]) for k, name in enumerate(AREAS) if t.scored[at + k] > 0}


def view(t: BorderTable, viewer: int | None) -> Plain:
    """The whole table as one seat, or a spectator, sees it."""
    over = t.phase() == OVER
    return {
        "game": "border",
        "you": viewer,
        "phase": PHASES[int(t.phase())],
        "round": int(t.round),
        "active": int(t.active) if t.active >= 0 else None,
        "rolls": int(t.rolls),
        "dice": colours(t.dice),
        "kept": colours(t.kept),
        "unused": colours(t.unused),
        "all_used": t.all_used,
        "claimed": [name for k, name in enumerate(AREAS) if is_claimed(t, k)],
        "seats": [seat_view(t, seat, viewer) for seat in range(int(t.seats))],
        "end": {"reason": end_reason(t), "places": places(t)} if over else None,
    }


def seat_view(t: BorderTable, seat: int, viewer: int | None) -> Plain:
    """One seat's board; of others without what is still sealed."""
    own = seat == viewer
    sealed = sealed_cells(t, seat)
    return {
        "board": BOARDS[int(t.board[seat])] if t.board[seat] >= 0 else None,
        "crossed": [cell for cell in crossed_cells(t, seat) if own or cell not in sealed],
        "sealed": sealed if own else None,
        "dice_left": colours(t.dice_left[seat]) if own else None,
        "crosses_left": int(t.crosses_left[seat]) if own else None,
        "finished": t.finished[seat] != 0,
        "scored": scored_areas(t, seat),
        "score": int(score(t, seat)),
    }
