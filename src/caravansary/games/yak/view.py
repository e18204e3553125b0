"""What each seat sees, as plain data with names. YAK-12.1: all lies open but the cards committed and not yet uncovered.

The shape (always all fields; None where there is nothing to say):

``phase`` one of `PHASES`; ``day``, ``last_day`` (number of the last day once the stupa is taken), ``is_last_day``;
``first`` who has the baby yak, ``active`` whose turn it is at noon, ``order`` the seats in today's turn order;
``direction`` ``clockwise`` or ``counterclockwise``; ``boxed`` the colour left out; ``stupa`` who has it.

``stops`` the ring clockwise, each ``{seat}`` (None: the junction); ``carts`` in the order of the stops, each
``{name, stop, seat, stones, food, forbids, kinds}`` (`forbids` a food or None, `kinds` how many kinds one payment may have).

``market`` food; ``quarry`` ``{open, bag, stones, fog, lost}``: the bag by colour, how many stones and fog tokens it holds, the
stone that left with it; ``mountain`` ``{phase, spaces, track, aside}``.

``build`` (None outside a Build) ``{cart, stones, to_place, price, budget, costs, paid, room}``: what is bought and still to be
placed, its price, the most the yurt can pay here, in `costs` the price with one more stone of each kind; `paid` food that still
needs a place, `room` for it on the cart. ``draw`` ``{stones, fog, left}``: stones drawn and not yet laid down, fog and tokens to
come in this batch. ``taken`` food taken from the Market so far.

``bonus_cards`` those laid out, as in the data file. ``seats`` see `seat_view`. ``end`` ``{reason, places}`` when over.
"""

from caravansary.engine.messages import Plain
from caravansary.games.yak.build import price
from caravansary.games.yak.components import (
    CARDS,
    CART_FOOD,
    CARTS,
    COLOURS,
    CRYSTAL,
    DIRECTIONS,
    FOG,
    FOODS,
    FORBIDDEN,
    N_FOODS,
    N_STONES,
    STONES,
    TRACK,
    TWO_KINDS,
    BonusCard,
)
from caravansary.games.yak.scoring import Sheet, end_reason, places, sheet
from caravansary.games.yak.state import BUY, KEEP, NONE, OVER, PHASES, PLACE, YakTable
from caravansary.games.yak.story import cell_names, foods, stone_names
from caravansary.games.yak.tower import CELLS, N_CELLS, PLACES, free_mask


def seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def view(t: YakTable, viewer: int | None) -> Plain:
    """The whole table as one seat, or a spectator, sees it."""
    n = int(t.seats)
    over = t.phase() == OVER
    first = int(t.first)
    return {
        "game": "yak",
        "you": viewer,
        "phase": PHASES[int(t.phase())],
        "day": int(t.day),
        "last_day": int(t.last_day) if t.last_day > 0 else None,
        "is_last_day": t.day > 0 and t.day == t.last_day,
        "first": seat_or_none(first),
        "active": seat_or_none(int(t.active)),
        "order": [(first + k) % n for k in range(n)] if first >= 0 else [],
        "direction": DIRECTIONS[int(t.direction)],
        "boxed": COLOURS[int(t.boxed)] if t.boxed >= 0 else None,
        "stupa": seat_or_none(int(t.stupa)),
        "stops": [{"seat": stop if stop < n else None} for stop in range(int(t.stops))],
        "carts": [cart_view(t, stop) for stop in range(int(t.stops)) if t.cart_at[stop] >= 0],
        "market": foods(t.market, 0),
        "quarry": quarry_view(t),
        "mountain": mountain_view(t),
        "build": build_view(t),
        "draw": {
            "stones": stone_names(t.drawn, 0),
            "fog": int(t.batch_fog),
            "left": int(t.missing),
        },
        "taken": int(t.taken),
        "bonus_cards": [card_view(t.cards.cards[int(t.bonus[k])]) for k in range(3) if t.bonus[k] >= 0],
        "seats": [seat_view(t, seat, viewer) for seat in range(n)],
        "end": {"reason": end_reason(t), "places": places(t)} if over else None,
    }


def cart_view(t: YakTable, stop: int) -> Plain:
    """One cart with what it carries."""
    cart = int(t.cart_at[stop])
    forbidden = int(FORBIDDEN[cart])
    return {
        "name": CARTS[cart],
        "stop": stop,
        "seat": stop if stop < t.seats else None,
        "stones": stone_names(t.load, cart * int(N_STONES)),
        "food": foods(t.food, cart * int(N_FOODS)),
        "forbids": FOODS[forbidden] if forbidden >= 0 else None,
        "kinds": 2 if cart == TWO_KINDS else None,
    }


def quarry_view(t: YakTable) -> Plain:
    """The bag can be counted by everybody (YAK-12.1)."""
    return {
        "open": t.is_open,
        "bag": {name: int(t.bag[k]) for k, name in enumerate(STONES)},
        "stones": int(t.in_bag - t.bag[FOG]),
        "fog": int(t.bag[FOG]),
        "lost": STONES[int(t.lost)] if t.lost >= 0 else None,
    }


def mountain_view(t: YakTable) -> Plain:
    return {
        "phase": int(t.mountain),
        "spaces": int(TRACK[t.mountain]),
        "track": int(t.track),
        "aside": int(t.aside),
    }


def build_view(t: YakTable) -> Plain | None:
    """The purchase going on, from the first stone to the last one placed."""
    phase = t.phase()
    if phase < BUY or phase > PLACE:
        return None
    cart = int(t.own)
    return {
        "cart": CARTS[cart],
        "stones": int(t.buying),
        "to_place": stone_names(t.bought, 0),
        "price": price_so_far(t) if phase < PLACE else None,
        "budget": int(t.budget) if phase < KEEP else None,
        "costs": costs(t) if phase == BUY else {},
        "paid": foods(t.paid, 0),
        "room": int(CART_FOOD - t.carried[cart]) if phase == KEEP else None,
    }


def price_so_far(t: YakTable) -> int:
    return int(price(t.buying, t.crystals)) if t.buying > 0 else 0


def costs(t: YakTable) -> dict[str, int]:
    """The price of all stones together with one more of each kind on the cart, whether it can be paid or not."""
    at = int(t.own) * int(N_STONES)
    return {
        name: int(price(t.buying + 1, t.crystals + (1 if k == CRYSTAL else 0)))
        for k, name in enumerate(STONES)
        if t.load[at + k] > 0
    }


def card_view(card: BonusCard) -> Plain:
    """A bonus card in the words of its data file."""
    shown: Plain = {"id": card.name, "colour": COLOURS[card.colour]}
    if card.cells:
        return {**shown, "kind": "position", "each": int(card.high), "cells": cell_names(card.cells)}
    if card.low > 0:
        return {**shown, "kind": "majority", "high": int(card.high), "low": int(card.low)}
    return {**shown, "kind": "penalty", "lose": int(card.high)}


def seat_view(t: YakTable, seat: int, viewer: int | None) -> Plain:
    """One seat: ``card`` only for its owner or once uncovered; ``played`` the card uncovered last, today or yesterday.

    Each stone comes with the colour it counts as now and its group.
    """
    card = int(t.card[seat])
    shown = t.is_shown(seat)
    found = sheet(t, seat)
    return {
        "committed": card != NONE,
        "revealed": shown,
        "card": CARDS[card] if card >= 0 and (shown or seat == viewer) else None,
        "played": CARDS[int(t.played[seat])] if t.played[seat] >= 0 else None,
        "cart": CARTS[int(t.cart_at[seat])] if t.cart_at[seat] >= 0 else None,
        "yurt": foods(t.yurt, seat * int(N_FOODS)),
        "food": int(t.stored[seat]),
        "stones": int(t.height[seat]),
        "tower": [tower_cell(t, seat, cell, found) for cell in range(int(N_CELLS)) if is_filled(t, seat, cell)],
        "groups": [
            {
                "number": number,
                "colour": COLOURS[group.colour],
                "size": len(group.cells),
                "points": group.points,
                "cells": cell_names(group.cells),
            }
            for number, group in enumerate(found.groups, 1)
        ],
        "free": cell_names(free_cells_of(t, seat)),
        "points": {
            "groups": sum(group.points for group in found.groups),
            "group_count": found.count_points,
            "unmatched": found.unmatched,
            "stupa": found.stupa,
            "food": found.food,
            "bonus": found.bonus,
        },
        "score": found.total(),
    }


def is_filled(t: YakTable, seat: int, cell: int) -> bool:
    return t.tower[seat * int(N_CELLS) + cell] >= 0


def free_cells_of(t: YakTable, seat: int) -> list[int]:
    """Where this seat's next stone may go."""
    mask = int(free_mask(t.filled[seat], t.height[seat]))
    return [cell for cell in range(int(N_CELLS)) if mask >> cell & 1]


def tower_cell(t: YakTable, seat: int, cell: int, found: Sheet) -> Plain:
    """``colour`` is the stone's own, for a crystal the one it would take now (None: none); ``group`` counts from 1."""
    stone = int(t.tower[seat * int(N_CELLS) + cell])
    group = next((number for number, each in enumerate(found.groups, 1) if cell in each.cells), None)
    taken = COLOURS[found.groups[group - 1].colour] if group is not None else None
    return {
        "cell": CELLS[cell],
        "level": PLACES[cell][0],
        "pos": PLACES[cell][1],
        "stone": STONES[stone],
        "colour": taken if stone == CRYSTAL else STONES[stone],
        "group": group,
    }
