"""How good a table is for a seat, in points: shared by greedy and search players.

The counter, what final scoring would bring now, and a little for what is not yet points: worms on good pasture that can be
grazed, nurseries, and being near an improvement. In the middle of an action it is worth what its best end is worth. A search
finds the ends by itself and sets the seats against each other by itself: it only glances, which is twenty times as fast.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk.components import NURSERIES, WORMS
from caravansary.games.silk.enclosures import enclosure_points
from caravansary.games.silk.rules import act, legal_into
from caravansary.games.silk.scoring import pasture_points
from caravansary.games.silk.state import NONE, NURSERY_MARKER, OVER, RAISE, SILKWORM, SilkTable

# The weights, by their numbers; the values are in weights.json.
WEIGHTS: Final = ["pasture", "worm", "captured", "nursery", "near_silkworm", "near_nursery", "others"]
PASTURE: Final[i64] = 0  # of what own worms would graze
WORM: Final[i64] = 1  # a worm on the board
CAPTURED: Final[i64] = 2
NURSERY: Final[i64] = 3
NEAR_SILKWORM: Final[i64] = 4  # with an empty reserve; grows with the square
NEAR_NURSERY: Final[i64] = 5  # times the square of the nurseries built
OTHERS: Final[i64] = 6  # how much the others' worth counts


def evaluate(t: SilkTable, seat: i64) -> float:
    """Own worth against the others'; within an own action that of its best end."""
    phase: i64 = t.phase()
    if t.active == seat and RAISE <= phase < OVER:
        return best_end(t, seat)
    others: float = 0.0
    other: i64
    for other in range(t.seats):
        if other != seat:
            others += worth(t, other)
    return worth(t, seat) - t.game.weights.values[OTHERS] * others / float(t.seats - 1)


def glance(t: SilkTable, seat: i64) -> float:
    """A seat's worth as the table stands; a harvest is sure once its worms are leaving."""
    own: float = worth(t, seat)
    return own + float(t.harvest) if t.active == seat and t.harvest > 0 else own


def best_end(t: SilkTable, seat: i64) -> float:
    """The best that can be made of the action being resolved."""
    out = vec[i64]([0] * t.game.num_distinct_actions)
    n: i64 = legal_into(t, seat, out)
    best: float = -1000.0
    k: i64
    for k in range(n):
        after = t.clone()
        assert isinstance(after, SilkTable)
        act(after, out[k], seat)
        best = max(best, evaluate(after, seat))
    return best


def worth(t: SilkTable, seat: i64) -> float:
    """What a seat has, and has in prospect."""
    weights = t.game.weights.values
    value: float = float(t.points[seat] + enclosure_points(t, seat))
    value += weights[PASTURE] * float(pasture_points(t, seat)) + weights[CAPTURED] * float(t.cave[seat])
    on_board: i64 = WORMS - t.reserve[seat] - t.cave[seat] - t.hand[seat]
    value += weights[WORM] * float(on_board) + weights[NURSERY] * float(t.built[seat])
    if t.marker[SILKWORM] == NONE:
        out: float = 1.0 - float(t.reserve[seat]) / 8.0
        value += weights[NEAR_SILKWORM] * out * out if out > 0.0 else 0.0
    if t.marker[NURSERY_MARKER] == NONE and t.built[seat] < NURSERIES:
        value += weights[NEAR_NURSERY] * float(t.built[seat] * t.built[seat])
    return value
