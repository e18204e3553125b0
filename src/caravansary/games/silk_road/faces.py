"""A face as Crooks have changed it, for words and views."""

from caravansary.games.silk_road.components import GOODS, SELLER, Face
from caravansary.games.silk_road.state import NONE, Table


def face_now(t: Table) -> Face:
    """The face of the running action, changed symbols changed (SROAD-5.19)."""
    printed = t.road.faces[int(t.face)]
    turned = [int(into) for into in t.turned]
    n = len(GOODS)
    if printed.kind <= SELLER:
        into = turned[printed.good]
        return Face(printed.kind, printed.good if into == NONE else into, printed.give, printed.get, 0)
    give, get = _turn(printed.give, turned[:n]), _turn(printed.get, turned[n:])
    return Face(printed.kind, -1, give, get, printed.swaps)


def _turn(side: list[int], turned: list[int]) -> list[int]:
    result = [0] * len(side)
    for good, n in enumerate(side):
        result[good if turned[good] == NONE else turned[good]] += n
    return result
