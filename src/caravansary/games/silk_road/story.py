"""What happened, as events: for the log and for animation. Only called while a state is recording.

Each has its sentence in the word catalogue (``silk_road-event-…``); who did it is the event's seat. Beside the words of the
sentence the arguments name where things come from and go to (``from``, ``to``): a city's id, ``supply``, ``screen``, ``hand``.
"""

from mypy_extensions import i64

from caravansary.engine.messages import Args
from caravansary.games.silk_road.components import CROOK, GOODS, KINDS, N_GOODS, SELLER, SPECIAL_TRADER, TRADER
from caravansary.games.silk_road.state import PRINTED, RoadTable, face_now

PLACES = ["good", "give", "get"]  # where a Crook changes a symbol


def good_word(good: int) -> str:
    """The catalogue's key of a good."""
    return "@silk_road-good-" + GOODS[good]


def counted(counts: list[int]) -> list[str]:
    """Goods with their numbers as words: 1 ivory, 2 silk."""
    return [f"{good_word(good)}.n{n}" for good, n in enumerate(counts) if n]


def tile_words(t: RoadTable, face: i64) -> Args:
    """A tile in a sentence: `sort` says which of the other words it needs; `face` is its name in actions."""
    road = t.road
    kind: i64 = road.kind[face]
    sort = (
        "good" if kind <= SELLER else "trader" if kind == TRADER else "special" if kind == SPECIAL_TRADER else "plain"
    )
    printed = road.faces[int(face)]
    return {
        "face": printed.name,
        "sort": sort,
        "tile": "@silk_road-tile-" + KINDS[int(kind)],
        "good": good_word(printed.good) if printed.good >= 0 else "",
        "give": counted(printed.give),
        "get": counted(printed.get),
        "count": printed.swaps,
    }


def city_name(t: RoadTable, city: i64) -> str:
    """As it stands on the map."""
    return t.road.city_names[int(city)]


# --- set-up


def dealt(t: RoadTable, city: i64, face: i64) -> None:
    args: Args = {**tile_words(t, face), "city": city_name(t, city), "to": t.road.city_ids[int(city)]}
    t.tell("silk_road-event-deal", args)


def drew(t: RoadTable, seat: i64, good: i64) -> None:
    t.tell("silk_road-event-draw", {"from": "supply", "to": "screen"}, int(seat))
    t.tell("silk_road-event-drew", {"good": good_word(int(good))}, int(seat), (int(seat),))


def first_leader(t: RoadTable) -> None:
    t.tell("silk_road-event-leader", {}, int(t.leader))


# --- auction


def bid(t: RoadTable, amount: i64) -> None:
    if amount > 0:
        t.tell("silk_road-event-bid", {"bid": int(amount)}, int(t.bidder))
    else:
        t.tell("silk_road-event-pass", {}, int(t.bidder))


def all_passed(t: RoadTable) -> None:
    t.tell("silk_road-event-all-passed", {}, int(t.leader))


def settled(t: RoadTable, sold_pawn: bool) -> None:
    key = "silk_road-event-sells-pawn" if sold_pawn else "silk_road-event-pays"
    t.tell(key, {"money": int(t.high_bid), "seat": int(t.high_bidder)}, int(t.leader))


# --- move and market


def moved(t: RoadTable, city: i64) -> None:
    args: Args = {
        "city": city_name(t, city),
        "from": t.road.city_ids[int(t.caravan)],
        "to": t.road.city_ids[int(city)],
    }
    t.tell("silk_road-event-move", args, int(t.leader))


def uses_printed(t: RoadTable, face: i64) -> None:
    args: Args = {**tile_words(t, face), "city": city_name(t, t.caravan), "from": t.road.city_ids[int(t.caravan)]}
    t.tell("silk_road-event-printed", args, int(t.leader))


def declined(t: RoadTable) -> None:
    place = "printed" if t.phase() == PRINTED else "tile"
    t.tell("silk_road-event-decline", {"place": place, "city": city_name(t, t.caravan)}, int(t.leader))


def took(t: RoadTable, face: i64) -> None:
    kept = "hand" if t.road.kind[face] >= CROOK else "discard"
    args: Args = {**tile_words(t, face), "from": t.road.city_ids[int(t.caravan)], "to": kept}
    t.tell("silk_road-event-take", args, int(t.leader))


def barters(t: RoadTable) -> None:
    t.tell("silk_road-event-barter", {"from": "hand", "to": "discard"}, int(t.leader))


def handed_on(t: RoadTable, seat: i64, over: bool) -> None:
    if over:
        t.tell("silk_road-event-market-over", {"city": city_name(t, t.caravan)})
    if seat == t.leader:
        t.tell("silk_road-event-keep-pawn", {}, int(seat))
    else:
        t.tell("silk_road-event-hand", {"seat": int(seat)}, int(t.leader))


# --- actions


def changed(t: RoadTable, place: i64, good: i64, into: i64) -> None:
    args: Args = {"good": good_word(int(good)), "into": good_word(int(into)), "place": PLACES[int(place)]}
    t.tell("silk_road-event-crook", args, int(t.leader))


def sold(t: RoadTable, good: i64, n: i64, money: i64) -> None:
    args: Args = {"good": good_word(int(good)), "count": int(n), "money": int(money), "from": "screen", "to": "supply"}
    t.tell("silk_road-event-sell" if n > 0 else "silk_road-event-sell-none", args, int(t.leader))


def bought(t: RoadTable, good: i64, n: i64, money: i64) -> None:
    args: Args = {"good": good_word(int(good)), "count": int(n), "money": int(money), "from": "supply", "to": "screen"}
    t.tell("silk_road-event-buy" if n > 0 else "silk_road-event-buy-none", args, int(t.leader))


def traded(t: RoadTable) -> None:
    now = face_now(t)
    t.tell("silk_road-event-trade", {"give": counted(now.give), "get": counted(now.get)}, int(t.leader))


def swapped(t: RoadTable, given: i64, got: i64) -> None:
    t.tell("silk_road-event-swap", {"good": good_word(int(given)), "into": good_word(int(got))}, int(t.leader))


def stopped(t: RoadTable) -> None:
    t.tell("silk_road-event-stop", {}, int(t.leader))


def robs(t: RoadTable) -> None:
    t.tell("silk_road-event-rob", {"seat": int(t.victim)}, int(t.leader))


def robbed_nothing(t: RoadTable) -> None:
    t.tell("silk_road-event-rob-nothing", {"seat": int(t.victim)}, int(t.leader))


def stole(t: RoadTable, good: i64) -> None:
    """That a token changed screens is seen by all, its type by two (SROAD-5.10)."""
    thief, victim = int(t.leader), int(t.victim)
    t.tell("silk_road-event-stole", {"seat": victim}, thief)
    t.tell("silk_road-event-loot", {"seat": victim, "good": good_word(int(good))}, thief, (thief, victim))


def named(t: RoadTable, good: i64, again: bool, laid: i64) -> None:
    key = "silk_road-event-name" if laid else "silk_road-event-name-unmarked"
    key = "silk_road-event-name-again" if again else key
    t.tell(key, {"good": good_word(int(good)), "marker": int(laid)}, int(t.leader))


def sealed(t: RoadTable, seat: i64) -> None:
    args: Args = {"count": int(t.shown[seat]), "good": good_word(int(t.named_good))}
    t.tell("silk_road-event-sealed", args, int(seat), (int(seat),))


def showed(t: RoadTable, seat: i64, money: i64) -> None:
    args: Args = {"count": int(t.shown[seat]), "good": good_word(int(t.named_good)), "money": int(money)}
    t.tell("silk_road-event-show-paid" if money > 0 else "silk_road-event-show", args, int(seat))


# --- the end


def over(t: RoadTable) -> None:
    """The screens are opened."""
    seat: i64
    for seat in range(t.seats):
        counts = [int(t.goods[seat * N_GOODS + good]) for good in range(N_GOODS)]
        args: Args = {"money": int(t.money[seat]), "count": sum(counts), "goods": counts}
        t.tell("silk_road-event-open", args, int(seat))
    t.tell("silk_road-event-over", {"city": city_name(t, t.caravan)})
