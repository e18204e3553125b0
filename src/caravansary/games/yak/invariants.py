"""What must always be true: amounts that never change, and what no table may show. For the conformance kit and positions."""

from mypy_extensions import i64

from caravansary.games.yak.components import (
    CART_FOOD,
    CART_STONES,
    CARTS,
    FOG,
    FOODS,
    FORBIDDEN,
    N_FOG,
    N_FOODS,
    N_STONES,
    STONES,
    TRACK,
    YURT_FOOD,
    stones_of_kind,
)
from caravansary.games.yak.state import FIRST_PLAYER, NONE, YakTable
from caravansary.games.yak.tower import N_CELLS, PYRAMID, is_tower


def totals(t: YakTable) -> dict[str, int]:
    """All stones and all food that came out of the box."""
    amounts = {f"{name} stones": int(stones_in_play(t, kind)) for kind, name in enumerate(STONES)}
    return amounts | {name: int(food_in_play(t, kind)) for kind, name in enumerate(FOODS)}


def stones_in_play(t: YakTable, stone: i64) -> i64:
    """Of one kind, those boxed in set-up or lost with the bag included."""
    count: i64 = t.bag[stone] + t.bought[stone] + t.drawn[stone]
    count += 1 if t.lost == stone else 0
    count += stones_of_kind(int(t.seats)) if t.boxed == stone else 0
    for cart in range(int(t.stops)):
        count += t.load[cart * int(N_STONES) + stone]
    for at in range(int(t.seats * N_CELLS)):
        count += 1 if t.tower[at] == stone else 0
    return count


def food_in_play(t: YakTable, food: i64) -> i64:
    count: i64 = t.market[food] + t.paid[food]
    for cart in range(int(t.stops)):
        count += t.food[cart * int(N_FOODS) + food]
    for seat in range(int(t.seats)):
        count += t.yurt[seat * int(N_FOODS) + food]
    return count


def flaws(t: YakTable) -> list[str]:
    """Whatever contradicts the rules inside a table; empty unless there is a bug."""
    found = quarry_flaws(t)
    for cart in range(int(t.stops)):
        found += cart_flaws(t, cart)
    for seat in range(int(t.seats)):
        found += seat_flaws(t, seat)
    tall = [seat for seat in range(int(t.seats)) if t.height[seat] >= PYRAMID]
    if (t.stupa == NONE) != (not tall) or (t.stupa != NONE and int(t.stupa) not in tall):
        found.append("stupa: belongs to one who has 14 stones, as soon as there is one (YAK-9.1)")
    return found


def quarry_flaws(t: YakTable) -> list[str]:
    found: list[str] = []
    if any(t.bag[k] < 0 for k in range(int(FOG) + 1)) or t.in_bag != sum(int(t.bag[k]) for k in range(int(FOG) + 1)):
        found.append("quarry: the bag is not what it counts (YAK-12.1)")
    fog = int(t.bag[FOG] + t.track + t.aside + t.batch_fog)
    if t.phase() < FIRST_PLAYER:
        if fog != 0:
            found.append("quarry: there is no fog before the carts are loaded (YAK-1.9)")
    elif t.is_open and fog != N_FOG:
        found.append(f"quarry: {fog} fog tokens in bag and on the mountain, not {N_FOG} (YAK-7.4 to 7.6)")
    if not t.is_open and t.in_bag + t.aside + t.batch_fog + t.missing > 0:
        found.append("quarry: closed, but something is drawn (YAK-7.8)")
    full = t.mountain == 3
    if t.track > TRACK[t.mountain] or (t.track == TRACK[t.mountain]) != full:
        found.append(f"mountain: {t.track} fog on the track do not fit phase {t.mountain} (YAK-7.4, 7.5)")
    return found


def cart_flaws(t: YakTable, cart: int) -> list[str]:
    found: list[str] = []
    stones = [int(t.load[cart * int(N_STONES) + k]) for k in range(int(N_STONES))]
    food = [int(t.food[cart * int(N_FOODS) + k]) for k in range(int(N_FOODS))]
    forbidden = int(FORBIDDEN[cart])
    if min(stones) < 0 or sum(stones) != t.loaded[cart] or sum(stones) > CART_STONES:
        found.append(f"cart {CARTS[cart]}: has {stones} stones, at most {CART_STONES} (YAK-6.3)")
    if min(food) < 0 or sum(food) != t.carried[cart] or sum(food) > CART_FOOD:
        found.append(f"cart {CARTS[cart]}: has {food} food, at most {CART_FOOD} (YAK-3.8)")
    if forbidden >= 0 and food[forbidden] > 0:
        found.append(f"cart {CARTS[cart]}: carries {FOODS[forbidden]} (YAK-3.6)")
    return found


def seat_flaws(t: YakTable, seat: int) -> list[str]:
    found: list[str] = []
    food = [int(t.yurt[seat * int(N_FOODS) + k]) for k in range(int(N_FOODS))]
    cells = [cell for cell in range(int(N_CELLS)) if t.tower[seat * int(N_CELLS) + cell] >= 0]
    if min(food) < 0 or sum(food) != t.stored[seat] or sum(food) > YURT_FOOD:
        found.append(f"seats[{seat}].yurt: has {food} food, at most {YURT_FOOD} (YAK-5.1)")
    if len(cells) != t.height[seat] or sum(1 << cell for cell in cells) != t.filled[seat] or not is_tower(cells):
        found.append(f"seats[{seat}].tower: cannot be built (YAK-4.3 to 4.6)")
    return found
