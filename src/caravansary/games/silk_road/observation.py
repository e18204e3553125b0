"""What a seat knows as numbers, for learning: the viewer first, then the others clockwise.

Beside the view it holds what the viewer could have noted (`secrets.notes`), whether or not the table plays with the note sheet.
"""

from caravansary.games.silk_road.components import GOODS, N_CITIES, N_GOODS
from caravansary.games.silk_road.secrets.notes import pages
from caravansary.games.silk_road.state import NONE, PHASES, PRINTED, RoadTable
from caravansary.games.silk_road.trading import amount_now, good_now
from caravansary.games.silk_road.view import tiles_at


def observation(t: RoadTable, viewer: int) -> dict[str, list[int]]:
    """The same pieces of the same lengths in every state."""
    n = int(t.seats)
    order = [(viewer + k) % n for k in range(n)]
    noted = pages(t, viewer)
    return {
        "phase": [int(t.phase() == k) for k in range(len(PHASES))],
        "round": [int(t.round)],
        "money": [int(t.money[viewer])],
        "goods": [int(t.goods[viewer * int(N_GOODS) + good]) for good in range(int(N_GOODS))],
        "caravan": [int(t.caravan == city) for city in range(int(N_CITIES))],
        "leader": [int(t.leader == seat) for seat in order],
        "tokens": [int(t.tokens[seat]) for seat in order],
        "crooks": [int(t.crooks[seat]) for seat in order],
        "barterers": [int(t.barterers[seat]) for seat in order],
        "fresh_barterers": [int(t.fresh[seat]) for seat in order],
        "bids": [int(t.bids[seat]) for seat in order],
        "bidder": [int(t.bidder == seat) for seat in order],
        "high_bid": [int(t.high_bid)],
        "named": [int(t.named[good]) for good in range(int(N_GOODS))],
        "markers": [int(t.markers[good]) for good in range(int(N_GOODS))],
        "shown": [int(t.shown[viewer])],
        "tiles": [count for city in range(int(N_CITIES)) for count in faces_at(t, city)],
        "noted_money": [int(t.money[seat]) for seat in order],
        "noted_known": [count for seat in order for count in noted[seat].known],
        "noted_unknown": [noted[seat].unknown for seat in order],
        **action(t, order),
    }


def faces_at(t: RoadTable, city: int) -> list[int]:
    """How many of each face lie in a city."""
    lying = tiles_at(t, city)
    return [lying.count(face) for face in range(int(t.road.n_faces))]


def action(t: RoadTable, order: list[int]) -> dict[str, list[int]]:
    """The action being carried out; zeros if there is none."""
    running = t.face != NONE
    single = running and t.road.good[t.face] >= 0
    goods = range(len(GOODS))
    return {
        "face": [int(t.face == face) for face in range(int(t.road.n_faces))],
        "printed": [int(running and t.phases[0] == PRINTED)],
        "good": [int(single and good_now(t) == good) for good in goods],
        "give": [int(amount_now(t, 0, good)) if running and not single else 0 for good in goods],
        "get": [int(amount_now(t, 1, good)) if running and not single else 0 for good in goods],
        "uses_left": [int(t.uses_left)],
        "victim": [int(t.victim == seat) for seat in order],
        "named_now": [int(t.named_good == good) for good in goods],
        "bartered": [int(t.bartered)],
    }
