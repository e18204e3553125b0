"""What a choice would bring here and now, in words, from the view of whoever chooses; and how stones and food are counted."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Args, Message
from caravansary.games.yak.build import price
from caravansary.games.yak.components import (
    CART_FOOD,
    CART_STONES,
    FOODS,
    LAST_DAY,
    MOST_STONES,
    STONES,
    STUPA_POINTS,
    YURT_FOOD,
    read_amounts,
)
from caravansary.games.yak.crystals import Appraiser
from caravansary.games.yak.tower import CELLS, LABELS, PYRAMID, TOUCHING

LABEL: Final = dict(zip(CELLS, LABELS, strict=True))
CRYSTAL_NAME: Final = STONES[-1]
NO_FOOD: Final = dict.fromkeys(FOODS, 0)
SETUP: Final = ("box_colour", "place_carts", "load_carts", "first_player", "bonus_cards")


def brings(appraiser: Appraiser, v: dict[str, Any], words: list[str]) -> list[Message]:
    """What the action of these words brings besides what `describe` says of it."""
    verb = words[0]
    if verb == "commit":
        return committing(v, words[1])
    if verb == "buy":
        return [left_to_spend(v, v["build"]["costs"][words[1]])]
    if verb == "done":
        return [left_then(v, v["build"]["price"])] if v["build"] is not None else []
    if verb == "pay":
        return paying(v, words[1:])
    if verb == "place":
        return placing(appraiser, v, words[1], words[2])
    if verb == "restock":
        there: int = own_cart(v)["food"][words[1]]
        return [yurt_then(v, words[1], min(there, room_in(own(v))))]
    if verb == "take":
        return [yurt_then(v, words[1], 1)]
    return putting(v, words[2]) if verb == "put" else []


# --- cards


def committing(v: dict[str, Any], card: str) -> list[Message]:
    """As the table lies now; whoever acts earlier may change it."""
    if card == "build":
        return building(v)
    room = Message("yak-told-room", {"room": room_in(own(v))})
    if card == "market":
        return [market_food(v), room, *carts_with_room(v)]
    food: dict[str, int] = own_cart(v)["food"]
    offered = food_counts({name: min(food[name], room_in(own(v))) for name in FOODS})
    return [Message("yak-told-of-one-kind", {"food": offered}), room] if offered else [room]


def building(v: dict[str, Any]) -> list[Message]:
    """Which stones of the own cart can be paid, and what food it does not take."""
    me, cart = own(v), own_cart(v)
    budget = spendable(me["yurt"], cart["forbids"])
    stones: list[str] = [name for name in cart["stones"] if price(1, 1 if name == CRYSTAL_NAME else 0) <= budget]
    found = [Message("yak-told-cart-no-stones")]
    if stones:
        args: Args = {"budget": budget, "count": most_stones(stones, budget), "stones": stone_counts(stones)}
        found = [Message("yak-told-payable", args)]
    elif cart["stones"]:
        found = [Message("yak-told-too-dear", {"budget": budget})]
    refused = cart["forbids"]
    if refused is not None and me["yurt"][refused] > 0:
        found.append(Message("yak-told-not-taken", {"food": food_counts({**NO_FOOD, refused: me["yurt"][refused]})}))
    return found


def spendable(yurt: dict[str, int], forbids: str | None) -> int:
    """The most that a yurt can pay to a cart (YAK-3.7)."""
    return sum(yurt.values()) - (min(yurt.values()) if forbids is None else yurt[forbids])


def most_stones(stones: list[str], budget: int) -> int:
    """How many of these can be paid together, crystals last."""
    coloured = len(stones) - stones.count(CRYSTAL_NAME)
    counts = range(1, min(len(stones), int(MOST_STONES)) + 1)
    return max(count for count in counts if int(price(count, max(0, count - coloured))) <= budget)


def market_food(v: dict[str, Any]) -> Message:
    food = food_counts(v["market"])
    return either(bool(food), "yak-told-market", {"food": food}, "yak-told-market-empty")


def carts_with_room(v: dict[str, Any]) -> list[Message]:
    """For the stone that a Market puts on one of them."""
    free = [f"@yak-cart-{cart['name']}" for cart in v["carts"] if len(cart["stones"]) < int(CART_STONES)]
    return [Message("yak-told-with-room", {"carts": free})] if free and v["quarry"]["open"] else []


# --- the steps of a turn


def left_then(v: dict[str, Any], cost: int) -> Message:
    """What the yurt keeps when all is bought."""
    return Message("yak-told-stored", {"stored": own(v)["food"] - cost})


def left_to_spend(v: dict[str, Any], cost: int) -> Message:
    return Message("yak-told-left", {"left": v["build"]["budget"] - cost, "stored": own(v)["food"] - cost})


def paying(v: dict[str, Any], words: list[str]) -> list[Message]:
    """What is left in the yurt, and what the cart has no room for (YAK-3.8)."""
    paid = read_amounts(words)
    amounts = [0, 0, 0] if paid is None else list(paid)
    left = food_counts({name: own(v)["yurt"][name] - amounts[k] for k, name in enumerate(FOODS)})
    found = [either(bool(left), "yak-told-kept", {"food": left}, "yak-told-kept-none")]
    over = sum(amounts) + sum(own_cart(v)["food"].values()) - int(CART_FOOD)
    return [*found, Message("yak-told-overflow", {"count": over})] if over > 0 else found


def placing(appraiser: Appraiser, v: dict[str, Any], stone: str, cell: str) -> list[Message]:
    """What the place touches, what the tower is worth now, and what the stone brings beside."""
    me = own(v)
    laid = {str(each["cell"]): str(each["stone"]) for each in me["tower"]}
    near = [on_place(laid[CELLS[k]], CELLS[k]) for k in TOUCHING[CELLS.index(cell)] if CELLS[k] in laid]
    found = [either(bool(near), "yak-told-touches", {"stones": near}, "yak-told-touches-nothing")]
    now = worth(appraiser, laid)
    gain = worth(appraiser, {**laid, cell: stone}) - now
    found.append(Message("yak-told-gain", {"points": now, "gain": gain}))
    for card in v["bonus_cards"]:
        if card["colour"] != stone:
            continue
        if card["kind"] == "position" and cell in card["cells"]:
            found.append(Message("yak-told-marked", {"points": card["each"]}))
        if card["kind"] == "penalty" and stone not in laid.values():
            found.append(Message("yak-told-no-penalty", {"points": card["lose"]}))
    if v["stupa"] is None and me["stones"] + 1 == int(PYRAMID):
        found.append(Message("yak-told-takes-stupa", {"points": int(STUPA_POINTS)}))
    return found


def worth(appraiser: Appraiser, laid: dict[str, str]) -> int:
    """The points of a tower by itself."""
    stones = [STONES.index(laid[cell]) if cell in laid else -1 for cell in CELLS]
    return int(appraiser.appraise(vec[i64](stones), 0))


def yurt_then(v: dict[str, Any], food: str, count: int) -> Message:
    me = own(v)
    then = food_counts({**me["yurt"], food: me["yurt"][food] + count})
    return Message("yak-told-yurt-then", {"food": then, "room": room_in(me) - count})


def putting(v: dict[str, Any], name: str) -> list[Message]:
    """Which stones are on the cart, who may still buy them today, and where it goes."""
    cart = next(each for each in v["carts"] if each["name"] == name)
    found = carried(cart)[:1]
    order: list[int] = v["order"]
    if cart["seat"] is not None and order.index(cart["seat"]) > order.index(v["active"]):
        found.append(Message("yak-told-still", {"seat": cart["seat"]}))
    return [*found, moves(v, cart["stop"])] if will_move(v) else found


# --- counted stones and food, seats, carts


def stone_counts(stones: list[str]) -> list[str]:
    """`2 red`, `1 crystal`, in the order of the colours."""
    return [f"@yak-told-stones-{name} {stones.count(name)}" for name in STONES if name in stones]


def food_counts(food: dict[str, int]) -> list[str]:
    """`2 meat`, `1 milk`."""
    return [f"@yak-told-food-{name} {food[name]}" for name in FOODS if food[name] > 0]


def on_place(stone: str, cell: str) -> str:
    """`B3 red`."""
    return f"@yak-told-on-{stone} {LABEL[cell]}"


def either(some: bool, full: str, args: Args, bare: str) -> Message:
    """One sentence if there is something to tell of, another if there is nothing."""
    return Message(full, args) if some else Message(bare)


def at_stop(yurt: str, junction: str, seat: int | None, args: Args) -> Message:
    """A sentence about a yurt, or its twin about the junction."""
    return Message(junction, args) if seat is None else Message(yurt, {**args, "seat": seat})


def own(v: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = v["seats"][v["you"]]
    return found


def own_cart(v: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = v["carts"][v["you"]]
    return found


def room_in(row: dict[str, Any]) -> int:
    """For food in a yurt."""
    stored: int = row["food"]
    return int(YURT_FOOD) - stored


def carried(cart: dict[str, Any]) -> list[Message]:
    """Stones and food of a cart."""
    stones: Args = {"stones": stone_counts(cart["stones"]), "room": int(CART_STONES) - len(cart["stones"])}
    food = food_counts(cart["food"])
    return [
        either(bool(cart["stones"]), "yak-told-cart-stones", stones, "yak-told-cart-no-stones"),
        either(bool(food), "yak-told-cart-food", {"food": food}, "yak-told-cart-no-food"),
    ]


def is_last(v: dict[str, Any]) -> bool:
    """No other day follows (YAK-9.2, 12.2)."""
    return bool(v["is_last_day"]) or int(v["day"]) >= int(LAST_DAY)


def will_move(v: dict[str, Any]) -> bool:
    """Does another dusk come, for carts that are all there?"""
    return v["phase"] not in SETUP and v["phase"] != "over" and not is_last(v)


def next_stop(v: dict[str, Any], stop: int, step: int) -> int | None:
    """Whose stop a cart rolls on to from here as the yaks face now; with a step of -1, from whose one comes."""
    way = step if v["direction"] == "clockwise" else -step
    found: int | None = v["stops"][(stop + way) % len(v["stops"])]["seat"]
    return found


def moves(v: dict[str, Any], stop: int) -> Message:
    """Where the cart of a stop goes at dusk."""
    return at_stop("yak-told-moves", "yak-told-moves-junction", next_stop(v, stop, 1), {})
