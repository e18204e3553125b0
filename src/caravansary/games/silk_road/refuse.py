"""Why not: verdicts on actions that are not offered, and on seats that owe nothing.

Limits that only the supply sets are named to the one who acts, who was told them (R19); nobody else is told anything here.
"""

from typing import Final

from mypy_extensions import i64

from caravansary.engine.messages import Args, Verdict
from caravansary.games.silk_road.components import BUY_SUM, BUYER, MAX_TILES, N_GOODS, SELLER, TRADER
from caravansary.games.silk_road.state import (
    AMOUNTS,
    AUCTION,
    BARTER,
    BUY,
    BUY_GOODS,
    CHANGE,
    DECLINE,
    DO_TRADE,
    HAND_ON,
    HAND_TO,
    MOVE,
    MOVE_TO,
    NAME,
    NAME_GOOD,
    NO_BARTER,
    NONE,
    PRINTED,
    ROB,
    ROB_SEAT,
    SECOND_TILE,
    SELL,
    SELL_GOODS,
    SELL_PAWN,
    SETTLE,
    SHOW,
    SHOW_GOODS,
    STOP,
    SWAP,
    SWAP_GOODS,
    TAKE,
    TAKE_TILE,
    TRADE,
    USE,
    USE_CROOK,
    RoadTable,
    face_now,
    other_good,
)
from caravansary.games.silk_road.story import city_name, counted, good_word, tile_words
from caravansary.games.silk_road.trading import good_now, has_goods_to_give, is_printed

# Where nothing can be declined, the rule of what must be done instead.
DECLINE_RULE: Final = {
    int(AUCTION): "SROAD-2.3",
    int(SETTLE): "SROAD-2.7",
    int(MOVE): "SROAD-3.1",
    int(SECOND_TILE): "SROAD-5.22",
    int(HAND_ON): "SROAD-4.6",
    int(SHOW): "SROAD-5.11",
}


def no(rules: str, key: str, args: Args | None = None) -> Verdict:
    """A refusal by one rule, or by several with blanks between them."""
    return Verdict(False, tuple(rules.split()), key, args or {})


def refuse_seat(t: RoadTable, seat: int) -> Verdict:
    """Why a seat that owes nothing may not act."""
    if t.phase() == AUCTION:
        if seat == t.leader:
            return no("SROAD-2.2", "silk_road-no-leader-bids")
        if t.bids[seat] >= 0:
            return no("SROAD-2.3", "silk_road-no-second-bid")
        return no("SROAD-2.2", "silk_road-no-wait-bid", {"active": int(t.bidder)})
    if t.phase() == SHOW:
        return no("SROAD-5.11", "silk_road-no-has-shown")
    rule = {int(SETTLE): "SROAD-2.7", int(MOVE): "SROAD-3.1"}.get(int(t.phase()), "SROAD-4.6")
    return no(rule, "silk_road-no-wait-leader", {"active": int(t.leader)})


def refuse(t: RoadTable, action: int, seat: int) -> Verdict:
    """Why a seat that owes a decision may not choose this one."""
    if action < SELL_PAWN:
        return _refuse_bid(t, action, seat)
    if action < MOVE_TO:
        return _refuse_settlement(t)
    if action < USE:
        return _refuse_move(t, action - int(MOVE_TO))
    if action < SELL_GOODS:
        return _refuse_crook(t, action, seat) if action > DECLINE else _refuse_bonus(t, action, seat)
    if action < BUY_GOODS:
        return _refuse_sale(t, action, seat)
    if action < DO_TRADE:
        return _refuse_purchase(t, action, seat)
    if action < ROB_SEAT:
        return _refuse_exchange(t, action, seat)
    if action < BARTER:
        return _refuse_people(t, action, seat)
    if action <= NO_BARTER:
        return _refuse_barter(t, seat)
    return _refuse_tile(t, action - int(TAKE_TILE)) if action >= TAKE_TILE else _refuse_hand(t, action - int(HAND_TO))


# --- auction, move, printed action


def _refuse_bid(t: RoadTable, bid: int, seat: int) -> Verdict:
    if t.phase() == SETTLE:
        return no("SROAD-2.2 SROAD-2.7", "silk_road-no-bid-settle")
    if t.phase() != AUCTION:
        return no("SROAD-2.1", "silk_road-no-bid-now")
    if bid <= t.high_bid:
        return no("SROAD-2.3", "silk_road-no-bid-low", {"bid": int(t.high_bid)})
    return no("SROAD-2.5", "silk_road-no-bid-money", {"money": int(t.money[seat])})


def _refuse_settlement(t: RoadTable) -> Verdict:
    if t.phase() == SETTLE:
        return no("SROAD-2.8", "silk_road-no-pay-money", {"money": int(t.money[t.leader]), "bid": int(t.high_bid)})
    if t.phase() == AUCTION:
        return no("SROAD-2.7", "silk_road-no-settle-yet", {"active": int(t.leader)})
    return no("SROAD-2.7", "silk_road-no-settle-now")


def _refuse_move(t: RoadTable, city: int) -> Verdict:
    if t.phase() != MOVE:
        return no("SROAD-3.1", "silk_road-no-move-now")
    if city == t.caravan:
        return no("SROAD-3.1", "silk_road-no-stay")
    return no("SROAD-3.1", "silk_road-no-arrow", {"city": city_name(t, city)})


def _refuse_bonus(t: RoadTable, action: int, seat: int) -> Verdict:
    return _refuse_decline(t) if action == DECLINE else _refuse_printed(t, seat)


def _refuse_decline(t: RoadTable) -> Verdict:
    if t.phase() == TAKE:
        return no("SROAD-4.3", "silk_road-no-decline-tile")
    return no(DECLINE_RULE.get(int(t.phase()), "SROAD-4.4"), "silk_road-no-decline-now")


def _refuse_printed(t: RoadTable, seat: int) -> Verdict:
    """A bonus comes once, to the one who moved, before the first tile (SROAD-4.1, 4.2)."""
    if t.phase() < PRINTED:
        return no("SROAD-4.1 SROAD-4.2", "silk_road-no-printed-now")
    here: Args = {"city": city_name(t, t.caravan)}
    if t.road.printed[t.caravan] == NONE:
        return no("SROAD-4.1", "silk_road-no-printed-here", here)
    if t.phases[0] == PRINTED and seat == t.leader:
        return no("SROAD-4.1", "silk_road-no-printed-again", here)
    if is_first_turn(t) and seat == t.leader:
        return no("SROAD-4.1 SROAD-4.2", "silk_road-no-printed-over", here)
    return no("SROAD-4.2", "silk_road-no-printed-others", here)


def is_first_turn(t: RoadTable) -> bool:
    """Is the pawn still with the one who moved the caravan here? When handing on, his token is already laid."""
    turns = sum(int(n) for n in t.tokens)
    return turns == int(t.phase() == HAND_ON)


# --- tiles and the pawn


def _refuse_tile(t: RoadTable, face: int) -> Verdict:
    """That another step comes first is said of tiles that can be taken after it."""
    if t.phase() != TAKE and t.phases[0] != PRINTED:
        return no("SROAD-4.3", "silk_road-no-take-now")
    if all(t.tiles[t.caravan * MAX_TILES + k] != face for k in range(MAX_TILES)):
        return no("SROAD-4.3", "silk_road-no-such-tile", {**tile_words(t, face), "city": city_name(t, t.caravan)})
    return no("SROAD-4.2", "silk_road-no-take-before-bonus")


def _refuse_barter(t: RoadTable, seat: int) -> Verdict:
    if t.bartered and seat == t.leader:
        return no("SROAD-5.23", "silk_road-no-third-tile")
    if t.barterers[seat] == 0:
        return no("SROAD-5.22", "silk_road-no-barterer")
    if t.barterers[seat] == t.fresh[seat]:
        return no("SROAD-5.21", "silk_road-no-fresh-barterer")
    if t.phase() < PRINTED or seat != t.leader:
        return no("SROAD-5.23", "silk_road-no-barter-now")
    if t.tiles_here() == int(t.phase() == TAKE):
        return no("SROAD-5.23", "silk_road-no-barter-tile", {"city": city_name(t, t.caravan)})
    return no("SROAD-5.23", "silk_road-no-barter-late" if t.phase() == HAND_ON else "silk_road-no-barter-now")


def _refuse_hand(t: RoadTable, to: int) -> Verdict:
    if t.phase() != HAND_ON:
        return no("SROAD-4.6", "silk_road-no-hand-now")
    if to >= t.seats:
        return no("HOUSE-1.1", "house-no-such-seat", {"seat": to})
    if t.may_act(to):
        return no("SROAD-4.11", "silk_road-no-hand-self")
    return no("SROAD-4.7", "silk_road-no-hand-token", {"seat": to})


# --- actions


def _refuse_crook(t: RoadTable, action: int, seat: int) -> Verdict:
    if t.phase() == USE_CROOK:
        place, good = divmod((action - int(CHANGE)) // 4, int(N_GOODS))
        return _refuse_change(t, place, good)
    if t.crooks[seat] == 0:
        return no("SROAD-5.17", "silk_road-no-crook")
    return no("SROAD-5.18", "silk_road-no-crook-now")


def _refuse_change(t: RoadTable, place: int, good: int) -> Verdict:
    """Each printed good of a side at most once in an action (SROAD-5.19); `place` as in `is_printed`."""
    shown: Args = {"good": good_word(good)}
    if place == 0 and t.road.kind[t.face] == TRADER:
        return no("SROAD-5.19", "silk_road-no-crook-side", shown)
    key = "silk_road-no-crook-twice" if is_printed(t, place, good) else "silk_road-no-crook-symbol"
    return no("SROAD-5.19", key, shown)


def _before_crook(t: RoadTable, kind: i64, seat: int) -> bool:
    """Is a tile of this kind at work, and its owner has still to decide about a Crook?"""
    return t.phase() == USE_CROOK and seat == t.leader and t.road.kind[t.face] == kind


def _refuse_sale(t: RoadTable, action: int, seat: int) -> Verdict:
    good, n = divmod(action - int(SELL_GOODS), int(AMOUNTS))
    have = int(t.goods[seat * int(N_GOODS) + good])
    if _before_crook(t, SELLER, seat) and n <= have:
        return no("SROAD-5.17", "silk_road-no-before-crook")
    if t.phase() != SELL and not _before_crook(t, SELLER, seat):
        return no("SROAD-5.1", "silk_road-no-sell-now")
    if t.phase() == SELL and good != good_now(t):
        return no("SROAD-5.1", "silk_road-no-sell-good", {"good": good_word(int(good_now(t)))})
    return no("SROAD-5.1", "silk_road-no-sell-more", {"good": good_word(good), "have": have})


def _refuse_purchase(t: RoadTable, action: int, seat: int) -> Verdict:
    """Before a Crook is decided about nothing is said of the bag: the limits are those of the face as changed (R19)."""
    good, n = divmod(action - int(BUY_GOODS), int(AMOUNTS))
    early, dear = _before_crook(t, BUYER, seat), bool(BUY_SUM[n] > t.money[seat])
    if early and not dear:
        return no("SROAD-5.17", "silk_road-no-before-crook")
    if t.phase() != BUY and not early:
        return no("SROAD-5.2", "silk_road-no-buy-now")
    if not early and good != good_now(t):
        return no("SROAD-5.2", "silk_road-no-buy-good", {"good": good_word(int(good_now(t)))})
    if dear:
        args: Args = {"count": n, "good": good_word(good), "cost": int(BUY_SUM[n]), "money": int(t.money[seat])}
        return no("SROAD-5.4", "silk_road-no-buy-money", args)
    return no("SROAD-5.4", "silk_road-no-buy-supply", {"good": good_word(good), "left": int(t.supply[good])})


def _refuse_exchange(t: RoadTable, action: int, seat: int) -> Verdict:
    if action <= STOP and _before_crook(t, TRADER, seat):
        return no("SROAD-5.17", "silk_road-no-before-crook")
    if action == STOP:
        return no("SROAD-5.5", "silk_road-no-stop-now")
    if action == DO_TRADE:
        return _refuse_trade(t)
    if t.phase() != SWAP:
        return no("SROAD-5.7", "silk_road-no-swap-now")
    given, k = divmod(action - int(SWAP_GOODS), 4)
    if t.goods[seat * int(N_GOODS) + given] == 0:
        return no("SROAD-5.7", "silk_road-no-swap-goods", {"good": good_word(given)})
    return no("SROAD-7.1", "silk_road-no-swap-supply", {"good": good_word(int(other_good(k, given)))})


def _refuse_trade(t: RoadTable) -> Verdict:
    if t.phase() != TRADE:
        return no("SROAD-5.5", "silk_road-no-trade-now")
    if not has_goods_to_give(t):
        return no("SROAD-5.6", "silk_road-no-trade-goods", {"give": counted(face_now(t).give)})
    return no("SROAD-5.6", "silk_road-no-trade-supply", {"get": counted(face_now(t).get)})


def _refuse_people(t: RoadTable, action: int, seat: int) -> Verdict:
    if action < NAME_GOOD:
        to = action - int(ROB_SEAT)
        if t.phase() != ROB:
            return no("SROAD-5.9", "silk_road-no-rob-now")
        if to == seat:
            return no("SROAD-5.9", "silk_road-no-rob-self")
        return no("HOUSE-1.1", "house-no-such-seat", {"seat": to})
    if action < SHOW_GOODS:
        if t.phase() == SHOW:
            return no("SROAD-5.11", "silk_road-no-name-done", {"good": good_word(int(t.named_good))})
        if t.phase() != NAME:
            return no("SROAD-5.11", "silk_road-no-name-now")
        return no("SROAD-5.11", "silk_road-no-name-twice", {"good": good_word(action - int(NAME_GOOD))})
    if t.phase() != SHOW:
        return no("SROAD-5.11", "silk_road-no-show-now")
    have = int(t.goods[seat * int(N_GOODS) + int(t.named_good)])
    return no("SROAD-5.11", "silk_road-no-show-more", {"good": good_word(int(t.named_good)), "have": have})
