"""What happened, as events: for the log and for animation. Only called while a state is recording.

Each has its sentence in the word catalogue (``yak-event-…``). Colours, foods, carts and cards are keys of the catalogue
(``@yak-stone-red``, ``@yak-food-meat``, ``@yak-cart-no_bread``, ``@yak-card-build``), cells texts like ``2.1``, stops numbers of
the ring, which are seats as long as they are below the number of players. Which card was committed is for its owner's eyes only
until its turn (YAK-2.3).
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Args, all_but
from caravansary.games.yak.components import CARDS, CARTS, FOODS, LAST_DAY, N_FOODS, STONES
from caravansary.games.yak.state import YakTable
from caravansary.games.yak.tower import CELLS, LABELS

# --- names and words


def stone_names(counts: vec[i64], start: int) -> list[str]:
    """Counted stones as a list of names, in the order of the colours."""
    return [name for k, name in enumerate(STONES) for _ in range(int(counts[start + k]))]


def foods(counts: vec[i64], start: int) -> dict[str, int]:
    """Counted food by name."""
    return {name: int(counts[start + k]) for k, name in enumerate(FOODS)}


def cell_names(cells: list[int]) -> list[str]:
    return [CELLS[cell] for cell in cells]


def cell_args(cell: int) -> Args:
    """A cell for machines (its name), and for people its label: the letter of its level and its place there (``B3``)."""
    return {"cell": CELLS[cell], "place": LABELS[cell]}


def stone_word(stone: int) -> str:
    """The catalogue's key of a stone."""
    return "@yak-stone-" + STONES[stone]


def colour_args(colour: int) -> Args:
    """A colour as the word for a stone of it, and by itself: Spanish words for stones agree with the stone."""
    return {"stone": stone_word(colour), "colour": stone_word(colour) + ".label"}


def food_word(food: int) -> str:
    """The catalogue's key of a food."""
    return "@yak-food-" + FOODS[food]


def cart_word(cart: int) -> str:
    """The catalogue's key of a cart."""
    return "@yak-cart-" + CARTS[cart]


def card_word(card: int) -> str:
    """The catalogue's key of an action card."""
    return "@yak-card-" + CARDS[card]


def stone_words(counts: vec[i64], start: int = 0) -> list[str]:
    return ["@yak-stone-" + name for name in stone_names(counts, start)]


def food_words(counts: list[int]) -> list[str]:
    """One word for each token."""
    return [food_word(k) for k in range(int(N_FOODS)) for _ in range(counts[k])]


def amount_words(counts: list[int]) -> list[str]:
    """The same to be said: `2 meat`, `1 milk`."""
    return [f"@yak-amount-{FOODS[k]}-{counts[k]}" for k in range(int(N_FOODS)) if counts[k] > 0]


def food_args(counts: list[int]) -> Args:
    """Food for machines (a word for each token) and for people (amounts)."""
    return {"food": food_words(counts), "amounts": amount_words(counts)}


# --- set-up


def boxed(t: YakTable) -> None:
    t.tell("yak-event-boxed", {"stone": stone_word(int(t.boxed))})


def cart_placed(t: YakTable, stop: i64) -> None:
    """At a seat, or at the junction."""
    cart = cart_word(int(t.cart_at[stop]))
    if stop < t.seats:
        t.tell("yak-event-cart", {"cart": cart, "stop": int(stop)}, int(stop))
    else:
        t.tell("yak-event-cart-junction", {"cart": cart, "stop": int(stop)})


def first_player(t: YakTable) -> None:
    t.tell("yak-event-first-player", {}, int(t.first))


def bonus_card(t: YakTable, card: i64) -> None:
    chosen = t.cards.cards[int(card)]
    t.tell("yak-event-bonus", {"card": chosen.name, **colour_args(chosen.colour)})


# --- dawn and noon


def committed(t: YakTable, seat: i64) -> None:
    """The others see that a card lies there, its owner which one."""
    t.tell("yak-event-commit", {}, int(seat), all_but(int(seat), int(t.seats)))
    t.tell("yak-event-card", {"card": card_word(int(t.card[seat]))}, int(seat), (int(seat),))


def revealed(t: YakTable) -> None:
    t.tell("yak-event-reveal", {"card": card_word(int(t.card[t.active]))}, int(t.active))


def nothing_to_buy(t: YakTable) -> None:
    t.tell("yak-event-nothing-bought", {"cart": cart_word(int(t.own))}, int(t.active))


def bought(t: YakTable, stone: i64) -> None:
    args: Args = {"stone": stone_word(int(stone)), "cart": cart_word(int(t.own))}
    t.tell("yak-event-buy", args, int(t.active))


def paid(t: YakTable, price: i64) -> None:
    args = food_args([int(t.paid[k]) for k in range(int(N_FOODS))])
    t.tell("yak-event-pay", {**args, "price": int(price), "cart": cart_word(int(t.own))}, int(t.active))


def overflow(t: YakTable, kept: vec[i64]) -> None:
    """Part of the payment stays on the cart, the rest goes to the Market."""
    rest = food_args([int(t.paid[k] - kept[k]) for k in range(int(N_FOODS))])
    loaded_food = food_words([int(kept[k]) for k in range(int(N_FOODS))])
    t.tell("yak-event-overflow", {**rest, "kept": loaded_food, "cart": cart_word(int(t.own))}, int(t.active))


def placed(t: YakTable, stone: i64, cell: i64) -> None:
    t.tell("yak-event-place", {"stone": stone_word(int(stone)), **cell_args(int(cell))}, int(t.active))


def stupa(t: YakTable) -> None:
    """After day 200 there is none (YAK-12.2)."""
    key = "yak-event-stupa" if t.last_day <= LAST_DAY else "yak-event-stupa-late"
    t.tell(key, {"day": int(t.last_day)}, int(t.active))


def restocked(t: YakTable, food: i64, count: i64) -> None:
    amounts = amount_words([int(count) if k == food else 0 for k in range(int(N_FOODS))])
    args: Args = {"food": food_word(int(food)), "count": int(count), "amounts": amounts, "cart": cart_word(int(t.own))}
    t.tell("yak-event-restock", args, int(t.active))


def nothing_restocked(t: YakTable) -> None:
    t.tell("yak-event-nothing-restocked", {"cart": cart_word(int(t.own))}, int(t.active))


def took(t: YakTable, food: i64) -> None:
    t.tell("yak-event-take", {"food": food_word(int(food))}, int(t.active))


def put(t: YakTable, stone: i64, cart: i64) -> None:
    args: Args = {"stone": stone_word(int(stone)), "cart": cart_word(int(cart)), "stop": int(t.stop_of(cart))}
    t.tell("yak-event-put", args, int(t.active))


def returned(t: YakTable) -> None:
    """Drawn stones that were not chosen go back into the bag."""
    t.tell("yak-event-return", {"stones": stone_words(t.drawn)}, int(t.active))


def lost(t: YakTable) -> None:
    t.tell("yak-event-lost", {"stone": stone_word(int(t.lost))})


# --- quarry and fog


def drew(t: YakTable, stone: i64) -> None:
    t.tell("yak-event-draw", {"stone": stone_word(int(stone))}, int(t.active))


def drew_fog(t: YakTable) -> None:
    t.tell("yak-event-draw-fog", {}, int(t.active))


def turned_round(t: YakTable) -> None:
    way = "@yak-direction-clockwise" if t.direction > 0 else "@yak-direction-counterclockwise"
    t.tell("yak-event-turn-round", {"fog": int(t.batch_fog), "direction": way})


def loaded(t: YakTable, stones: list[str], cart: i64) -> None:
    """Stones go onto a cart; a closing quarry may have none."""
    args: Args = {"stones": stones, "cart": cart_word(int(cart)), "stop": int(t.stop_of(cart))}
    t.tell("yak-event-load" if stones else "yak-event-load-nothing", args)


def quarry_closed(t: YakTable) -> None:
    t.tell("yak-event-quarry-closed", {})


def fog_rose(t: YakTable, laid: i64) -> None:
    t.tell("yak-event-mountain", {"count": int(laid), "track": int(t.track)})


def mountain_filled(t: YakTable, back: i64) -> None:
    """`mountain` is already the new phase; so much fog goes back into the bag."""
    key = "yak-event-mountain-first" if t.mountain == 2 else "yak-event-mountain-second"
    t.tell(key, {"count": int(back), "track": int(t.track)})


def fog_returned(t: YakTable) -> None:
    t.tell("yak-event-fog-back", {})


# --- dusk and end


def dusk(t: YakTable) -> None:
    """Who has the baby yak now, and which cart stands at which stop."""
    carts = [cart_word(int(t.cart_at[stop])) for stop in range(int(t.stops))]
    way = "@yak-direction-clockwise" if t.direction > 0 else "@yak-direction-counterclockwise"
    t.tell("yak-event-dusk", {"direction": way, "carts": carts})
    key = "yak-event-last-day" if t.day == t.last_day else "yak-event-day"
    t.tell(key, {"day": int(t.day)}, int(t.first))


def scored_group(t: YakTable, seat: int, colour: int, cells: list[int], points: int) -> None:
    args: Args = {**colour_args(colour), "cells": cell_names(cells), "count": len(cells), "points": points}
    t.tell("yak-event-score-group", args, seat)


def scored(t: YakTable, seat: int, points: int) -> None:
    t.tell("yak-event-score", {"points": points}, seat)


def over(t: YakTable, reason: str) -> None:
    t.tell("yak-event-over", {"reason": reason, "days": int(t.day)})
