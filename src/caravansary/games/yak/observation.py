"""The table in numbers, for learning: what a seat knows, its own things first, then those of the others clockwise."""

from caravansary.games.yak.components import CARDS, COLOURS, FOODS, N_CARTS, N_FOODS, N_STONES, STONES
from caravansary.games.yak.state import NONE, PHASES, YakTable
from caravansary.games.yak.tower import N_CELLS


def observation(t: YakTable, viewer: int) -> dict[str, list[int]]:
    """The view in numbers."""
    n = int(t.seats)
    order = [(viewer + k) % n for k in range(n)]
    seen: dict[str, list[int]] = {
        "phase": [int(t.phase() == k) for k in range(len(PHASES))],
        "day": [int(t.day)],
        "last_day": [int(t.last_day)],
        "direction": [int(t.direction)],
        "first": [int(seat == t.first) for seat in order],
        "active": [int(seat == t.active) for seat in order],
        "stupa": [int(seat == t.stupa) for seat in order],
        "boxed": [int(t.boxed == k) for k in range(len(COLOURS))],
        "market": [int(t.market[k]) for k in range(len(FOODS))],
        "bag": [int(t.bag[k]) for k in range(len(STONES) + 1)],
        "quarry": [int(t.is_open), int(t.mountain), int(t.track), int(t.aside)],
        "bought": [int(t.bought[k]) for k in range(len(STONES))],
        "paid": [int(t.paid[k]) for k in range(len(FOODS))],
        "drawn": [int(t.drawn[k]) for k in range(len(STONES))],
        "draw": [int(t.missing), int(t.batch_fog)],
        "taken": [int(t.taken)],
        "bonus": [int(any(t.bonus[k] == card for k in range(3))) for card in range(len(t.cards.cards))],
        "committed": [int(t.card[seat] != NONE) for seat in order],
        "card": [],
        "played": [],
        "yurt": [],
        "tower": [],
        "cart": [],
        "load": [],
        "food": [],
    }
    for seat in order:
        known = seat == viewer or t.is_shown(seat)
        seen["card"] += [int(known and t.card[seat] == k) for k in range(len(CARDS))]
        seen["played"] += [int(t.played[seat] == k) for k in range(len(CARDS))]
        seen["yurt"] += [int(t.yurt[seat * int(N_FOODS) + k]) for k in range(len(FOODS))]
        seen["tower"] += [int(t.tower[seat * int(N_CELLS) + k]) for k in range(int(N_CELLS))]
    for stop in [*order, *range(n, int(t.stops))]:
        cart = int(t.cart_at[stop])
        seen["cart"] += [int(cart == k) for k in range(int(N_CARTS))]
        seen["load"] += [int(t.load[cart * int(N_STONES) + k]) if cart >= 0 else 0 for k in range(len(STONES))]
        seen["food"] += [int(t.food[cart * int(N_FOODS) + k]) if cart >= 0 else 0 for k in range(len(FOODS))]
    return seen
