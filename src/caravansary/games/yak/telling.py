"""The table told in words, from a view: road, purchase, Market and quarry, towers and yurts, bonus cards, what comes next.

Places of a tower have the labels that sentences and boards give them (``B3``: second level, third from the left).
"""

from typing import Any, Final

from caravansary.engine.messages import Args, Message, Plain
from caravansary.engine.telling import COMING, FINISH, Section
from caravansary.engine.telling import Telling as AnyTelling
from caravansary.games.yak import offers
from caravansary.games.yak.components import COLOURS, LAST_DAY, STONES
from caravansary.games.yak.crystals import Appraiser
from caravansary.games.yak.offers import (
    CRYSTAL_NAME,
    LABEL,
    at_stop,
    carried,
    either,
    food_counts,
    is_last,
    market_food,
    moves,
    next_stop,
    on_place,
    room_in,
    stone_counts,
    will_move,
)
from caravansary.games.yak.tower import CELLS, PYRAMID

TOWER_WORTH: Final = ("groups", "group_count", "unmatched")  # what a tower is worth by itself
LAID_OUT: Final = ("box_colour", "place_carts", "load_carts", "first_player", "bonus_cards")  # before the first day
EXTRA_WORTH: Final = ("stupa", "food", "bonus")
LEVELS: Final = {int(cell[0]): LABEL[cell][0] for cell in CELLS}  # level: its letter


class Telling(AnyTelling):
    """Yak's table in words."""

    appraiser: Appraiser

    def __init__(self) -> None:
        self.appraiser = Appraiser()

    def sections(self, view: Plain) -> list[Section]:
        v: dict[str, Any] = view
        found = [Section("board", Message("yak-told-road"), road(v))]
        if v["build"] is not None:
            found.append(Section("board", Message("yak-told-build"), [purchase(v, v["build"])]))
        found.append(Section("board", Message("yak-told-middle"), middle(v)))
        for seat in own_first(v, len(v["seats"])):
            found.append(Section("players", Message("yak-told-seat", {"seat": seat}), camp(v["seats"][seat])))
        if v["bonus_cards"]:
            found.append(Section("players", Message("yak-told-bonus"), bonus_cards(v)))
        found.append(Section("next", Message(COMING), coming(v)))
        return found

    def brings(self, view: Plain, action: str) -> list[Message]:
        return offers.brings(self.appraiser, view, action.split())

    def letter(self, action: str) -> str:
        return FINISH if action == "done" else ""

    def lays_out(self, phase: str) -> bool:
        return phase in LAID_OUT


def own_first(v: dict[str, Any], count: int) -> list[int]:
    """Seats or stops clockwise, beginning with whoever has this view."""
    start: int = v["you"] or 0
    return [(start + k) % count for k in range(count)]


def seat_words(seats: list[int]) -> list[str]:
    return [f"@seat {seat}" for seat in seats]


def place_words(cells: list[str]) -> list[str]:
    return [LABEL[cell] for cell in cells]


# --- the road


def road(v: dict[str, Any]) -> list[list[Message]]:
    """Every cart where it stands, the own one first; then the ring."""
    carts = {cart["stop"]: cart for cart in v["carts"]}
    lines = [cart_line(v, carts[stop]) for stop in own_first(v, len(v["stops"])) if stop in carts]
    stops = ["@yak-told-junction" if stop["seat"] is None else f"@seat {stop['seat']}" for stop in v["stops"]]
    way = Message("yak-told-facing", {"direction": f"@yak-direction-{v['direction']}"})
    ring = Message("yak-told-ring", {"stops": stops})
    return [*(lines or [[Message("yak-told-no-carts")]]), [way, ring]]


def cart_line(v: dict[str, Any], cart: dict[str, Any]) -> list[Message]:
    """Where it stands, what it takes and carries, and where it goes."""
    name: Args = {"cart": f"@yak-cart-{cart['name']}"}
    line = [at_stop("yak-told-cart", "yak-told-cart-junction", cart["seat"], name)]
    if cart["forbids"] is not None:
        line.append(Message("yak-told-forbids", {"food": f"@yak-food-{cart['forbids']}"}))
    else:
        line.append(Message("yak-told-kinds", {"count": cart["kinds"]}))
    line += carried(cart)
    if will_move(v):
        line.append(moves(v, cart["stop"]))
        if cart["seat"] is not None and cart["seat"] == v["you"]:
            line.append(tomorrow(v))
    return line


def tomorrow(v: dict[str, Any]) -> Message:
    """Which cart comes to the own yurt as the yaks face now."""
    seat = next_stop(v, v["you"], -1)
    stop = len(v["seats"]) if seat is None else seat
    name: Args = {"cart": f"@yak-cart-{v['carts'][stop]['name']}"}
    return at_stop("yak-told-tomorrow", "yak-told-tomorrow-junction", seat, name)


# --- the purchase


def purchase(v: dict[str, Any], build: dict[str, Any]) -> list[Message]:
    line = [Message("yak-told-buyer", {"seat": v["active"], "cart": f"@yak-cart-{build['cart']}"})]
    stones = stone_counts(build["to_place"])
    if build["price"] is None:
        line.append(Message("yak-told-to-place", {"stones": stones}))
    else:
        chosen: Args = {"stones": stones, "price": build["price"]}
        line.append(either(build["stones"] > 0, "yak-told-chosen", chosen, "yak-told-none-chosen"))
    if build["budget"] is not None:
        line.append(Message("yak-told-budget", {"budget": build["budget"]}))
    coloured = [build["costs"][name] for name in COLOURS if name in build["costs"]]
    if coloured:
        line.append(Message("yak-told-cost", {"price": coloured[0]}))
    if CRYSTAL_NAME in build["costs"]:
        line.append(Message("yak-told-cost-crystal", {"price": build["costs"][CRYSTAL_NAME]}))
    if build["room"] is not None:
        line.append(Message("yak-told-paid", {"food": food_counts(build["paid"]), "room": build["room"]}))
    return line


# --- Market, quarry, mountain


def middle(v: dict[str, Any]) -> list[list[Message]]:
    market = [market_food(v)]
    if v["taken"] > 0:
        market.append(Message("yak-told-taken", {"count": v["taken"]}))
    lines = [market, quarry(v), mountain(v["mountain"], v["quarry"]["open"])]
    draw = v["draw"]
    drawn = [Message("yak-told-drawn", {"stones": stone_counts(draw["stones"])})] if draw["stones"] else []
    if draw["left"] > 0:
        drawn.append(Message("yak-told-drawing", {"count": draw["left"], "fog": draw["fog"]}))
    return [*lines, drawn] if drawn else lines


def quarry(v: dict[str, Any]) -> list[Message]:
    """The bag by colour; the colour that is not in the game."""
    bag, line = v["quarry"], []
    if bag["open"]:
        stones = [f"@yak-told-stones-{name} {bag['bag'][name]}" for name in STONES if bag["bag"][name] > 0]
        none = [f"@yak-stone-{name}.label" for name in STONES if bag["bag"][name] == 0 and name != v["boxed"]]
        held: Args = {"count": bag["stones"], "stones": stones}
        line.append(either(bool(stones), "yak-told-bag", held, "yak-told-bag-empty"))
        if stones and none:
            line.append(Message("yak-told-bag-none", {"colours": none}))
        line.append(Message("yak-told-fog", {"fog": bag["fog"]}))
    else:
        line.append(Message("yak-told-closed"))
    if bag["lost"] is not None:
        line.append(Message("yak-told-lost", {"stone": f"@yak-stone-{bag['lost']}"}))
    if v["boxed"] is not None:
        line.append(Message("yak-told-boxed", {"stone": f"@yak-stone-{v['boxed']}"}))
    return line


def mountain(found: dict[str, Any], is_open: bool) -> list[Message]:
    """Fog on the track, and what happens when it is full (YAK-7.4 to 7.6, 7.8)."""
    line = [Message("yak-told-mountain", {"track": found["track"], "spaces": found["spaces"]})]
    line.append(Message(f"yak-told-mountain-{found['phase']}" if is_open else "yak-told-mountain-closed"))
    if found["aside"] > 0:
        line.append(Message("yak-told-aside", {"fog": found["aside"]}))
    return line


# --- towers, yurts, cards


def camp(row: dict[str, Any]) -> list[list[Message]]:
    """The tower from the ground up, its groups, free places and points; then the yurt and the card."""
    levels: dict[int, list[str]] = {}
    for cell in row["tower"]:
        levels.setdefault(cell["level"], []).append(tower_word(cell))
    lines = [[Message("yak-told-level", {"level": LEVELS[n], "stones": levels[n]})] for n in sorted(levels)]
    lines = lines or [[Message("yak-told-no-tower")]]
    lines.append([group(each) for each in row["groups"]] or [Message("yak-told-no-group")])
    lines.append([Message("yak-told-free", {"places": place_words(row["free"]), "count": len(row["free"])})])
    lines.append(points(row))
    food: Args = {"food": food_counts(row["yurt"]), "count": row["food"], "room": room_in(row)}
    lines.append([either(row["food"] > 0, "yak-told-yurt", food, "yak-told-yurt-empty"), *cards(row)])
    return lines


def tower_word(cell: dict[str, Any]) -> str:
    """A stone on its place; a crystal in a group with the colour it takes."""
    if cell["stone"] == CRYSTAL_NAME and cell["colour"] is not None:
        return f"@yak-told-as-{cell['colour']} {LABEL[cell['cell']]}"
    return on_place(cell["stone"], cell["cell"])


def group(found: dict[str, Any]) -> Message:
    args: Args = {"number": found["number"], "places": place_words(found["cells"]), "points": found["points"]}
    return Message("yak-told-group", {**args, "colour": f"@yak-stone-{found['colour']}.label", "size": found["size"]})


def points(row: dict[str, Any]) -> list[Message]:
    """What the tower is worth, and with what comes beside it."""
    worth = {**row["points"], "bonus": sum(row["points"]["bonus"])}
    tower = sum(worth[name] for name in TOWER_WORTH)
    parts = [f"@yak-told-worth-{name} {worth[name]}" for name in TOWER_WORTH if worth[name]]
    extra = [f"@yak-told-worth-{name} {worth[name]}" for name in EXTRA_WORTH if worth[name]]
    line = [Message("yak-told-height", {"count": row["stones"]})]
    if parts:
        line.append(Message("yak-told-worth", {"points": tower, "parts": parts}))
    if extra:
        line.append(Message("yak-told-extra", {"parts": extra}))
    return [*line, Message("yak-told-score", {"points": row["score"]})]


def cards(row: dict[str, Any]) -> list[Message]:
    """Today's card as far as it is seen, else yesterday's too."""
    card = f"@yak-card-{row['card']}"
    if row["revealed"]:
        return [Message("yak-told-card-shown", {"card": card})]
    line = [Message("yak-told-card-none")]
    if row["committed"]:
        line = [either(row["card"] is not None, "yak-told-card-own", {"card": card}, "yak-told-card-hidden")]
    if row["played"] is not None:
        line.append(Message("yak-told-yesterday", {"card": f"@yak-card-{row['played']}"}))
    return line


def bonus_cards(v: dict[str, Any]) -> list[list[Message]]:
    """Each card, and what it brings whom as things stand."""
    lines: list[list[Message]] = []
    for number, card in enumerate(v["bonus_cards"]):
        args: Args = {name: card[name] for name in ("high", "low", "each", "lose") if name in card}
        if "cells" in card:
            args["places"] = place_words(card["cells"])
        colour = f"@yak-stone-{card['colour']}"
        line = [Message(f"yak-told-bonus-{card['kind']}", {**args, "stone": colour, "colour": f"{colour}.label"})]
        for seat in own_first(v, len(v["seats"])):
            now: int = v["seats"][seat]["points"]["bonus"][number]
            line.append(Message("yak-told-bonus-now", {"seat": seat, "points": now}))
        lines.append(line)
    return lines


# --- what comes next


def coming(v: dict[str, Any]) -> list[list[Message]]:
    """The day, whose turn it is and who follows, how near the end is; or how it ended."""
    phase = f"@yak-phase-{v['phase']}"
    head = [Message("yak-told-day", {"day": v["day"], "phase": phase})]
    if v["day"] == 0:
        return [[Message("yak-told-setup", {"phase": phase})], *baby_yak(v), stupa(v)]
    if v["end"] is not None:
        return [[*head, Message(f"yak-reason-{v['end']['reason']}")], *results(v), stupa(v), *baby_yak(v)]
    if is_last(v):
        head.append(Message("yak-told-last"))
    elif v["last_day"] is not None and v["last_day"] <= int(LAST_DAY):
        head.append(Message("yak-told-last-day", {"day": v["last_day"]}))
    return [head, *baby_yak(v), turns(v), stupa(v)]


def baby_yak(v: dict[str, Any]) -> list[list[Message]]:
    """Who goes first today, and the order; no line before that is drawn."""
    if v["first"] is None:
        return []
    order = Message("yak-told-order", {"seats": seat_words(v["order"])})
    return [[Message("yak-told-first", {"seat": v["first"]}), order]]


def turns(v: dict[str, Any]) -> list[Message]:
    """Who acts, who follows, and how the day ends."""
    order: list[int] = v["order"]
    if v["active"] is None:
        owing = [seat for seat in order if not v["seats"][seat]["committed"]]
        line = [Message("yak-told-owing", {"seats": seat_words(owing)})]
    else:
        line = [Message("yak-told-active", {"seat": v["active"]})]
        after = order[order.index(v["active"]) + 1 :]
        if after:
            line.append(Message("yak-told-after", {"seats": seat_words(after)}))
    if is_last(v):
        return [*line, Message("yak-told-counting")]
    return [*line, Message("yak-told-dusk", {"seat": order[1 % len(order)]})]


def stupa(v: dict[str, Any]) -> list[Message]:
    if v["stupa"] is not None:
        return [Message("yak-told-stupa", {"seat": v["stupa"]})]
    tallest = max(row["stones"] for row in v["seats"])
    return [Message("yak-told-no-stupa", {"count": int(PYRAMID), "tallest": tallest})]


def results(v: dict[str, Any]) -> list[list[Message]]:
    """From the first place to the last."""
    places: list[int] = v["end"]["places"]
    seats = sorted(range(len(places)), key=places.__getitem__)
    return [
        [Message("yak-told-place", {"number": places[seat], "seat": seat, "points": v["seats"][seat]["score"]})]
        for seat in seats
    ]
