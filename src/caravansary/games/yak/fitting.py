"""Do the parts of a position fit each other, so that play can go on from here by the rules?"""

from mypy_extensions import i64

from caravansary.engine.messages import BadPosition
from caravansary.engine.plain import demand
from caravansary.games.yak import build, market
from caravansary.games.yak.components import (
    BUILD,
    CART_FOOD,
    CART_STONES,
    DRAW_MARKET,
    DRAW_REFILL,
    DRAW_RESTOCK,
    FOODS,
    FORBIDDEN,
    LAST_DAY,
    MARKETING,
    N_FOODS,
    N_STONES,
    PAYMENT_START,
    RESTOCKING,
    START_STONES,
    STONES,
    YURT_FOOD,
    food_of_kind,
    stones_of_kind,
)
from caravansary.games.yak.invariants import flaws, food_in_play, stones_in_play
from caravansary.games.yak.state import (
    BONUS_CARDS,
    BOX_COLOUR,
    BUY,
    DAWN,
    KEEP,
    LOAD_CARTS,
    MARKET,
    MARKET_DRAW,
    NONE,
    OVER,
    PAY,
    PLACE,
    PLACE_CARTS,
    PUT,
    REFILL,
    RESTOCK,
    RESTOCK_DRAW,
    YakTable,
)
from caravansary.games.yak.tower import N_CELLS


def check(t: YakTable) -> None:
    """Refuse a position that no game could come to, naming the field."""
    phase = t.phase()
    check_counts(t)
    check_bonus(t)
    check_idle(t)
    if phase < DAWN:
        check_setup(t)
    else:
        check_day(t)
    for flaw in flaws(t):
        raise BadPosition(flaw)


def check_counts(t: YakTable) -> None:
    """Nothing is ever added to what came out of the box."""
    players = int(t.seats)
    demand(
        (t.boxed == NONE) == (players == 4 or t.phase() == BOX_COLOUR),
        "boxed",
        "a colour with 2 or 3 players (YAK-1.8)",
    )
    for stone, name in enumerate(STONES):
        count, right = int(stones_in_play(t, stone)), stones_of_kind(players)
        demand(count == right, "bag", f"{count} {name} stones in play, not {right} (YAK-1.8)")
    for food, name in enumerate(FOODS):
        count, right = int(food_in_play(t, food)), food_of_kind(players)
        demand(count == right, "market", f"{count} {name} tokens in play, not {right} (YAK-1.7)")
    demand(t.lost == NONE or not t.is_open, "lost", "only with a closed quarry (YAK-7.10)")


def check_bonus(t: YakTable) -> None:
    laid = [int(t.bonus[k]) for k in range(3) if t.bonus[k] >= 0]
    right = int(t.bonus_cards) if t.phase() >= DAWN else 0
    if t.phase() == BONUS_CARDS:
        demand(len(laid) < t.bonus_cards, "bonus", "all cards are laid out already (YAK-11.1)")
    else:
        demand(len(laid) == right, "bonus", f"{right} cards are laid out in this game, not {len(laid)} (YAK-11.1)")
    for card in laid:
        demand(t.cards.cards[card].colour != t.boxed, "bonus", "there is no card of the boxed colour (YAK-11.1)")


def total(counts: list[int]) -> int:
    return sum(counts)


def drawn_stones(t: YakTable) -> int:
    return total([int(t.drawn[k]) for k in range(int(N_STONES))])


def paid_food(t: YakTable) -> list[int]:
    return [int(t.paid[k]) for k in range(int(N_FOODS))]


def check_idle(t: YakTable) -> None:
    """Whatever belongs to another part of a turn is empty."""
    phase = t.phase()
    drawing = phase == REFILL or phase == RESTOCK_DRAW or phase == MARKET_DRAW
    demand(t.buying == 0 or BUY <= phase <= PLACE, "bought", "only in a Build")
    demand(total(paid_food(t)) == 0 or phase == KEEP, "paid", "only while the cart cannot take it all (YAK-3.9)")
    demand(t.taken == 0 or phase == MARKET, "taken", "only while food is taken from the Market (YAK-6.1)")
    demand(drawn_stones(t) == 0 or drawing or phase == PUT, "drawn", "only while stones are drawn")
    demand(drawing == (t.missing > 0), "missing", "tokens are missing exactly while stones are drawn (YAK-7.1)")
    demand(t.batch_fog == 0 or drawing, "batch_fog", "only while stones are drawn (YAK-7.1)")
    demand(t.aside == 0 or drawing or phase == PUT, "mountain.aside", "only within a turn that drew fog (YAK-7.3)")


# --- set-up


def check_setup(t: YakTable) -> None:
    """Chance has not come further than the phase says, and nobody has done anything."""
    phase = t.phase()
    placed = [stop for stop in range(int(t.stops)) if t.cart_at[stop] != NONE]
    loads = [int(t.loaded[t.cart_at[stop]]) for stop in placed]
    full = [int(START_STONES)] * int(t.stops)
    demand(t.day == 0 and t.turn == NONE and t.last_day == 0, "day", "0 during set-up")
    demand((t.first != NONE) == (phase == BONUS_CARDS), "first", "drawn after the carts are loaded (YAK-1.11)")
    demand(placed == list(range(len(placed))), "carts", "placed from stop to stop (YAK-1.2)")
    if phase == BOX_COLOUR or phase == PLACE_CARTS:
        demand(phase == PLACE_CARTS or not placed, "carts", "placed after the colour is boxed")
        demand(t.seats != 4 or phase != BOX_COLOUR, "phase", "with 4 players no colour is boxed (YAK-1.8)")
        demand(
            len(placed) < t.stops and not any(int(t.loaded[k]) for k in range(int(t.stops))), "carts", "not placed yet"
        )
    elif phase == LOAD_CARTS:
        demand(len(loads) == t.stops and loads != full and _in_turn(loads), "carts", "loaded one by one (YAK-1.9)")
    else:
        demand(loads == full, "carts", f"each has {START_STONES} stones (YAK-1.9)")
    fresh = YakTable(t.game, t.cards, t.appraiser, int(t.seats))
    fresh.lay_out()
    demand(list(t.yurt) == list(fresh.yurt), "seats", "each yurt starts with one of each food (YAK-1.1)")
    demand(list(t.food) == list(fresh.food), "carts", "each starts with three of each food it takes (YAK-1.7)")
    for seat in range(int(t.seats)):
        idle = t.card[seat] == NONE and t.played[seat] == NONE
        demand(idle and t.height[seat] == 0, f"seats[{seat}]", "nothing is done during set-up")


def _in_turn(loads: list[int]) -> bool:
    """Three stones each, then one cart with fewer, then none."""
    rest = [load for load in loads if load < START_STONES]
    return loads == [int(START_STONES)] * (len(loads) - len(rest)) + rest and total(rest[1:]) == 0


# --- the day


def check_day(t: YakTable) -> None:
    phase = t.phase()
    demand(t.first != NONE, "first", "somebody has the baby yak")
    demand(t.day >= 1, "day", "must be at least 1")
    demand(all(t.cart_at[stop] != NONE for stop in range(int(t.stops))), "carts", "one at each stop (YAK-1.2)")
    check_last_day(t)
    if phase == DAWN:
        demand(t.turn == NONE, "turn", "none at dawn")
        demand(
            any(t.card[seat] == NONE for seat in range(int(t.seats))), "seats", "nobody has to commit a card any more"
        )
    else:
        demand(all(t.card[seat] != NONE for seat in range(int(t.seats))), "seats", "all have committed a card by noon")
        demand(t.turn != NONE, "turn", "needed at noon")
        demand(phase != OVER or t.turn == t.seats - 1, "turn", "the last one, when the game is over")
    check_played(t)
    check_carts(t)
    check_heights(t)
    if DAWN < phase < OVER:
        check_card(t)
        check_action(t)


def check_played(t: YakTable) -> None:
    """A card that lies open is the one its owner played last; on the first day there are no others."""
    for seat in range(int(t.seats)):
        if t.is_shown(seat):
            demand(t.played[seat] == t.card[seat], f"seats[{seat}].played", "must be the card that lies open")
        else:
            demand((t.played[seat] == NONE) == (t.day == 1), f"seats[{seat}].played", "a card from the second day on")


def check_last_day(t: YakTable) -> None:
    demand((t.last_day > 0) == (t.stupa != NONE), "last_day", "is known as soon as somebody has the stupa (YAK-9.1)")
    demand(t.last_day == 0 or t.day == t.last_day or t.day == t.last_day - 1, "last_day", "today or tomorrow (YAK-9.2)")
    if t.phase() == DAWN:
        demand(t.last_day == 0 or t.day == t.last_day, "last_day", "no stupa is taken at dawn (YAK-9.1)")
    if t.phase() == OVER:
        demand(t.day == t.last_day or t.day == LAST_DAY, "phase", "the game goes on (YAK-9.2, 12.2)")


def check_carts(t: YakTable) -> None:
    """Only the cart of a running Build can be bare while there is a quarry (YAK-2.6)."""
    for cart in range(int(t.stops)):
        bare = t.loaded[cart] == 0 and not (cart == t.own and BUY <= t.phase() <= REFILL)
        demand(
            not (bare and t.is_open),
            f"carts[{cart}].stones",
            "a bare cart is refilled while the quarry is open (YAK-3.12)",
        )


def check_heights(t: YakTable) -> None:
    """No tower outgrows its 19 cells in the turns that are left (R22)."""
    for seat in range(int(t.seats)):
        waits = t.turn == NONE or not t.is_shown(seat)
        more = 3 if waits else 0
        if seat == t.active and BUY <= t.phase() <= PLACE:
            more = 3 if t.phase() == BUY else int(t.buying)
        more += 3 if t.day < t.last_day else 0
        demand(t.stupa == NONE or t.height[seat] + more <= N_CELLS, f"seats[{seat}].tower", "has too many stones (R22)")


def check_card(t: YakTable) -> None:
    phase = t.phase()
    needed = BUILD if phase <= REFILL else RESTOCKING if phase <= RESTOCK_DRAW else MARKETING
    demand(t.card[t.active] == needed, "phase", "is not what the active player's card does (YAK-2.3)")


def check_action(t: YakTable) -> None:
    """There is something to decide or to draw, and it was not decided already."""
    phase = t.phase()
    if phase <= PLACE:
        check_build(t)
    elif phase == REFILL:
        demand(t.is_open and t.loaded[t.own] == 0, "phase", "the cart needs no refill (YAK-3.12)")
        check_draw(t, DRAW_REFILL)
    elif phase == RESTOCK:
        kinds = [k for k in range(int(N_FOODS)) if t.food[t.own * N_FOODS + k] > 0]
        demand(t.stored[t.active] < YURT_FOOD and len(kinds) > 1, "phase", "there is no food to choose from (YAK-5.2)")
    elif phase == RESTOCK_DRAW:
        demand(t.is_open and t.loaded[t.own] < CART_STONES, "phase", "no stone is drawn for this cart (YAK-5.3)")
        check_draw(t, DRAW_RESTOCK)
    elif phase == MARKET:
        demand(market.can_take(t), "phase", "there is no food to take (YAK-6.2)")
    else:
        demand(market.any_room(t), "phase", "every cart is full (YAK-6.4)")
        if phase == MARKET_DRAW:
            demand(t.is_open, "phase", "the quarry is closed (YAK-7.9)")
            check_draw(t, DRAW_MARKET)
        else:
            low = int(DRAW_MARKET) if t.is_open else 1
            high = int(DRAW_MARKET) - (0 if t.is_open else 1)
            demand(low <= drawn_stones(t) <= high, "drawn", "three stones, fewer if the quarry just closed (YAK-7.10)")
            demand(t.is_open or t.lost == NONE, "lost", "nothing yet, while the stone is being chosen (YAK-7.10)")


def check_build(t: YakTable) -> None:
    phase = t.phase()
    due = build.price(t.buying, t.crystals)
    paid = paid_food(t)
    forbidden = int(FORBIDDEN[t.own])
    room = int(CART_FOOD - t.carried[t.own])
    demand(t.loaded[t.own] + t.buying <= CART_STONES, "bought", "more than the cart can have had (YAK-6.3)")
    demand(t.buying <= 3, "bought", "at most three stones (YAK-3.3)")
    if phase == BUY:
        demand(build.can_buy_more(t), "phase", "nothing more can be bought (YAK-3.10)")
        demand(t.buying == 0 or due <= t.budget, "bought", "the yurt cannot pay for it (YAK-3.7)")
        return
    demand(t.buying > 0, "bought", "nothing is bought")
    if phase == PAY:
        demand(payments(t, due) > 1, "phase", "there is only one way to pay, or none (YAK-3.5)")
    elif phase == KEEP:
        demand(forbidden < 0 or paid[forbidden] == 0, "paid", "the cart does not take that food (YAK-3.5)")
        demand(
            total(paid) == due and len([n for n in paid if n > 0]) == 2,
            "paid",
            "is not the price in two kinds (YAK-3.5)",
        )
        demand(0 < room < total(paid), "phase", "all the food fits, or none (YAK-3.9)")


def payments(t: YakTable, due: i64) -> int:
    """In how many ways the price can be paid."""
    start, end = PAYMENT_START[due], PAYMENT_START[due + 1]
    return len([payment for payment in range(start, end) if build.is_payable(t, payment)])


def check_draw(t: YakTable, wanted: i64) -> None:
    """Stones there, tokens to come and fog to be replaced make up the draw; something must be in the bag (YAK-7.1)."""
    demand(
        drawn_stones(t) + t.missing + t.batch_fog == wanted,
        "missing",
        f"does not add up to a draw of {wanted} (YAK-7.1)",
    )
    demand(t.in_bag > 0, "bag", "nothing is left to be drawn (YAK-7.8)")
