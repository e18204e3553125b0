"""Set-up, decided by chance (section 1 of the ledger, and YAK-11.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.yak import quarry, story
from caravansary.games.yak.components import FOG, N_COLOURS, N_FOG, START_STONES
from caravansary.games.yak.state import (
    BONUS_CARDS,
    BONUS_OUTCOME,
    BOX_COLOUR,
    BOX_OUTCOME,
    CART_OUTCOME,
    DAWN,
    DRAW_OUTCOME,
    FIRST_OUTCOME,
    FIRST_PLAYER,
    LOAD_CARTS,
    NONE,
    PLACE_CARTS,
    YakTable,
)


def start(t: YakTable) -> None:
    """With 2 and 3 players one colour goes back into the box first (YAK-1.8)."""
    t.lay_out()
    t.enter(PLACE_CARTS if t.seats == 4 else BOX_COLOUR)


def chance_into(t: YakTable, out: vec[i64], weights: vec[i64]) -> i64:
    """Colours, carts, seats and cards are equally likely; so is each stone in the bag."""
    phase: i64 = t.phase()
    if phase == LOAD_CARTS:
        return quarry.tokens_into(t, out, weights)
    n: i64 = 0
    k: i64
    for k in range(choices(t, phase)):
        if is_possible(t, phase, k):
            out[n] = first_outcome(phase) + k
            weights[n] = 1
            n += 1
    return n


def choices(t: YakTable, phase: i64) -> i64:
    """How many colours, carts, seats or cards there are."""
    if phase == BOX_COLOUR:
        return N_COLOURS
    if phase == PLACE_CARTS:
        return t.stops
    return t.seats if phase == FIRST_PLAYER else len(t.cards.cards)


def first_outcome(phase: i64) -> i64:
    if phase == BOX_COLOUR:
        return BOX_OUTCOME
    if phase == PLACE_CARTS:
        return CART_OUTCOME
    return FIRST_OUTCOME if phase == FIRST_PLAYER else BONUS_OUTCOME


def is_possible(t: YakTable, phase: i64, k: i64) -> bool:
    """No cart and no bonus card comes twice, and no card of the boxed colour (YAK-1.6, 11.1)."""
    if phase == PLACE_CARTS:
        return t.stop_of(k) == NONE
    if phase == BONUS_CARDS:
        return not is_laid_out(t, k) and t.cards.cards[int(k)].colour != t.boxed
    return True


def is_laid_out(t: YakTable, card: i64) -> bool:
    k: i64
    for k in range(len(t.bonus)):
        if t.bonus[k] == card:
            return True
    return False


def act(t: YakTable, action: i64) -> None:
    """One step of the set-up."""
    phase: i64 = t.phase()
    if phase == LOAD_CARTS:
        load_stone(t, action - DRAW_OUTCOME)
    elif phase == PLACE_CARTS:
        place_cart(t, action - CART_OUTCOME)
    elif phase == BOX_COLOUR:
        box_colour(t, action - BOX_OUTCOME)
    elif phase == FIRST_PLAYER:
        give_baby_yak(t, action - FIRST_OUTCOME)
    else:
        lay_bonus_card(t, action - BONUS_OUTCOME)


def box_colour(t: YakTable, colour: i64) -> None:
    """YAK-1.8. One stone of each other colour and one crystal are in the box already."""
    t.boxed = colour
    t.in_bag -= t.bag[colour]
    t.bag[colour] = 0
    t.switch(PLACE_CARTS)
    if t.recording:
        story.boxed(t)


def place_cart(t: YakTable, cart: i64) -> None:
    """One cart at each stop, also at the junction (YAK-1.2, 1.5, 1.6); its food lies on it already (YAK-1.7)."""
    stop: i64 = t.stop_of(NONE)
    t.cart_at[stop] = cart
    if t.recording:
        story.cart_placed(t, stop)
    if stop + 1 == t.stops:
        t.switch(LOAD_CARTS)


def next_to_load(t: YakTable) -> i64:
    """The first stop whose cart has fewer than three stones, NONE when all are loaded."""
    stop: i64
    for stop in range(t.stops):
        if t.loaded[t.cart_at[stop]] < START_STONES:
            return stop
    return NONE


def load_stone(t: YakTable, stone: i64) -> None:
    """Three stones for each cart; fog joins the bag only then (YAK-1.9)."""
    cart: i64 = t.cart_at[next_to_load(t)]
    t.bag[stone] -= 1
    t.in_bag -= 1
    t.add_stone(cart, stone)
    if t.recording:
        story.loaded(t, [story.stone_word(int(stone))], cart)
    if next_to_load(t) == NONE:
        t.into_bag(FOG, N_FOG)
        t.switch(FIRST_PLAYER)


def give_baby_yak(t: YakTable, seat: i64) -> None:
    """YAK-1.11."""
    t.first = seat
    if t.recording:
        story.first_player(t)
    if t.bonus_cards > 0:
        t.switch(BONUS_CARDS)
    else:
        start_play(t)


def lay_bonus_card(t: YakTable, card: i64) -> None:
    """YAK-11.1."""
    at: i64 = 0
    while t.bonus[at] != NONE:
        at += 1
    t.bonus[at] = card
    if t.recording:
        story.bonus_card(t, card)
    if at + 1 == t.bonus_cards:
        start_play(t)


def start_play(t: YakTable) -> None:
    t.day = 1
    t.switch(DAWN)
