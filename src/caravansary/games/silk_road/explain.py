"""What is asked, and what a legal action will do: prompts and verdicts with the ids of the ledger. Why not is in `refuse`."""

from caravansary.engine.messages import Args, Message, Verdict
from caravansary.games.silk_road.auction import can_pay
from caravansary.games.silk_road.components import (
    BUY_SUM,
    BUYER,
    GOODS,
    HIGHEST_BID,
    N_GOODS,
    SELL_SUM,
    SELLER,
    SPECIAL_TRADER,
    TRADER,
    TRADES,
)
from caravansary.games.silk_road.state import (
    AMOUNTS,
    AUCTION,
    BARTER,
    BUY,
    BUY_GOODS,
    CHANGE,
    DECLINE,
    DO_TRADE,
    HAND_TO,
    MOVE,
    MOVE_TO,
    NAME,
    NAME_GOOD,
    NO_CROOK,
    NONE,
    PASS,
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
from caravansary.games.silk_road.trading import affordable, any_swap, good_now, has_goods_to_give, is_delivered

LONGEST_TEXT = 200
DEALING = (SELL, BUY, NAME)  # where a good alone says what is done with it


def prompt(t: RoadTable, seat: int) -> Message:
    """What a seat that owes a decision is asked."""
    phase = t.phase()
    here: Args = {"city": city_name(t, t.caravan)}
    if phase == AUCTION:
        return _prompt_auction(t, seat)
    if phase == SETTLE:
        return _prompt_settlement(t)
    if phase == MOVE:
        return Message("silk_road-prompt-move", here)
    if phase == PRINTED:
        return Message("silk_road-prompt-printed", {**tile_words(t, t.road.printed[t.caravan]), **here})
    if phase == TAKE:
        return Message("silk_road-prompt-take-second" if t.bartered else "silk_road-prompt-take", here)
    if phase == SECOND_TILE:
        return Message("silk_road-prompt-second-tile", here)
    if phase < USE_CROOK:
        return Message("silk_road-prompt-hand-on" if t.tiles_here() else "silk_road-prompt-hand-last", here)
    return _prompt_action(t, seat)


def _prompt_auction(t: RoadTable, seat: int) -> Message:
    """Who can only pass is told why (SROAD-2.3, 2.5)."""
    money = int(t.money[seat])
    args: Args = {"money": money}
    if t.high_bid == 0:
        return Message("silk_road-prompt-bid-first" if money else "silk_road-prompt-bid-poor", args)
    args = {**args, "bid": int(t.high_bid), "seat": int(t.high_bidder)}
    if money <= t.high_bid:
        return Message("silk_road-prompt-bid-beaten", args)
    return Message("silk_road-prompt-bid" if t.high_bid < HIGHEST_BID else "silk_road-prompt-bid-limit", args)


def _prompt_settlement(t: RoadTable) -> Message:
    """A leader without the money has nothing to choose (SROAD-2.8)."""
    args: Args = {"seat": int(t.high_bidder), "money": int(t.high_bid), "have": int(t.money[t.leader])}
    return Message("silk_road-prompt-settle" if can_pay(t) else "silk_road-prompt-settle-must", args)


def _prompt_action(t: RoadTable, seat: int) -> Message:
    phase = t.phase()
    if phase == SELL:
        good = int(good_now(t))
        have = int(t.goods[seat * int(N_GOODS) + good])
        key = "silk_road-prompt-sell" if have else "silk_road-prompt-sell-none"
        return Message(key, {"good": good_word(good), "have": have})
    if phase == BUY:
        return _prompt_purchase(t)
    if phase == TRADE:
        return _prompt_trade(t)
    if phase == SWAP:
        return _prompt_swap(t)
    if phase == ROB:
        return Message("silk_road-prompt-rob")
    if phase == NAME:
        return Message("silk_road-prompt-name")
    if phase == SHOW:
        have = int(t.goods[seat * int(N_GOODS) + int(t.named_good)])
        key = "silk_road-prompt-show" if have else "silk_road-prompt-show-none"
        return Message(key, {"good": good_word(int(t.named_good)), "have": have})
    return Message("silk_road-prompt-crook", {"have": int(t.crooks[seat])})


def _prompt_purchase(t: RoadTable) -> Message:
    """Purse or bag, whichever is the limit (SROAD-5.4). An empty purse is told nothing of the bag (R19)."""
    good, money = int(good_now(t)), int(t.money[t.leader])
    payable, supply = int(affordable(t, t.leader)), int(t.supply[good])
    args: Args = {"good": good_word(good), "most": min(payable, supply), "money": money}
    if payable == 0:
        return Message("silk_road-prompt-buy-poor", args)
    if supply == 0:
        return Message("silk_road-prompt-buy-none", args)
    return Message("silk_road-prompt-buy-supply" if supply < payable else "silk_road-prompt-buy", args)


def _prompt_trade(t: RoadTable) -> Message:
    """How often one's goods are enough; whether the bag is, is told for the next exchange alone (SROAD-5.6, R19)."""
    now, times = face_now(t), _times(t)
    args: Args = {"give": counted(now.give), "get": counted(now.get), "left": times}
    if times == 0:
        return Message("silk_road-prompt-trade-goods", args)
    if not is_delivered(t):
        return Message("silk_road-prompt-trade-supply", args)
    return Message("silk_road-prompt-trade" if t.uses_left == TRADES else "silk_road-prompt-trade-again", args)


def _times(t: RoadTable) -> int:
    """How many of the exchanges left the trader's own goods allow, with what each of them brings."""
    now, times = face_now(t), 0
    have = [int(t.goods[t.leader * N_GOODS + good]) for good in range(N_GOODS)]
    while times < t.uses_left and all(have[good] >= n for good, n in enumerate(now.give)):
        have = [n - gives + gets for n, gives, gets in zip(have, now.give, now.get, strict=True)]
        times += 1
    return times


def _prompt_swap(t: RoadTable) -> Message:
    """Swaps change no number of goods, so the first one is known by what is left of them (SROAD-5.8)."""
    first = t.uses_left == min(t.road.swaps[t.face], t.holding(t.leader))
    if not any_swap(t):
        return Message("silk_road-prompt-swap-none")
    return Message("silk_road-prompt-swap" if first else "silk_road-prompt-swap-again", {"left": int(t.uses_left)})


def describe(t: RoadTable, action: int, seat: int) -> Verdict:
    """What a legal action will do and cost."""
    phase = t.phase()
    if phase == AUCTION:
        return _describe_bid(t, action, seat)
    if phase == SETTLE:
        return _describe_settlement(t, action)
    if phase == MOVE:
        return _describe_move(t, action - int(MOVE_TO))
    if phase < USE_CROOK:
        return _describe_market(t, action)
    return _describe_action(t, action)


def _describe_bid(t: RoadTable, bid: int, seat: int) -> Verdict:
    if bid == PASS:
        return Verdict(True, ("SROAD-2.3",), "silk_road-do-pass")
    last = t.next_seat(seat) == t.leader
    key = "silk_road-do-bid-last" if last else "silk_road-do-bid"
    return Verdict(True, ("SROAD-2.3", "SROAD-2.7"), key, {"money": bid, "active": int(t.leader)})


def _describe_settlement(t: RoadTable, action: int) -> Verdict:
    args: Args = {"seat": int(t.high_bidder), "money": int(t.high_bid)}
    key = "silk_road-do-sell-pawn" if action == SELL_PAWN else "silk_road-do-pay-bid"
    return Verdict(True, ("SROAD-2.7",) if can_pay(t) else ("SROAD-2.7", "SROAD-2.8"), key, args)


def _describe_move(t: RoadTable, city: int) -> Verdict:
    if city == t.road.end:
        return Verdict(True, ("SROAD-3.1", "SROAD-3.2"), "silk_road-do-move-end", {"city": city_name(t, city)})
    if t.road.printed[city] == NONE:
        return Verdict(True, ("SROAD-3.1",), "silk_road-do-move", {"city": city_name(t, city)})
    args: Args = {**tile_words(t, t.road.printed[city]), "city": city_name(t, city)}
    return Verdict(True, ("SROAD-3.1", "SROAD-4.1"), "silk_road-do-move-printed", args)


def _describe_market(t: RoadTable, action: int) -> Verdict:
    if action == USE:
        args = tile_words(t, t.road.printed[t.caravan])
        return Verdict(True, ("SROAD-4.1",), "silk_road-do-use-printed", args)
    if action == DECLINE:
        return Verdict(True, ("SROAD-4.2",), "silk_road-do-decline-printed")
    if action == BARTER:
        return Verdict(True, ("SROAD-5.22", "SROAD-5.24"), "silk_road-do-barter")
    if action >= TAKE_TILE:
        face = action - int(TAKE_TILE)
        args = {**tile_words(t, face), "now": _use_now(t, face)}
        return Verdict(True, ("SROAD-4.3", "SROAD-4.4"), "silk_road-do-take", args)
    if action < HAND_TO:
        return Verdict(True, ("SROAD-5.23",), "silk_road-do-no-barter")
    to: Args = {"seat": action - int(HAND_TO)}
    if action - HAND_TO == t.leader:
        return Verdict(True, ("SROAD-4.11", "SROAD-4.12"), "silk_road-do-keep-pawn")
    if t.tiles_here():
        return Verdict(True, ("SROAD-4.6", "SROAD-4.8"), "silk_road-do-hand", to)
    return Verdict(True, ("SROAD-4.10", "SROAD-4.12"), "silk_road-do-hand-last", to)


def _use_now(t: RoadTable, face: int) -> str:
    """Whether the leader can use a tile, by his own purse and goods alone: what the bag holds is told to no taker (R19)."""
    printed, first = t.road.faces[face], int(t.leader) * int(N_GOODS)
    if printed.kind <= TRADER and t.crooks[t.leader] > 0:
        return "yes"
    if printed.kind == BUYER and affordable(t, t.leader) == 0:
        return "@silk_road-now-no-silver"
    short = printed.kind == SELLER and t.goods[first + printed.good] == 0
    short = short or (printed.kind == TRADER and any(t.goods[first + k] < n for k, n in enumerate(printed.give)))
    short = short or (printed.kind == SPECIAL_TRADER and t.holding(t.leader) == 0)
    return "@silk_road-now-no-goods" if short else "yes"


def _describe_action(t: RoadTable, action: int) -> Verdict:
    if action == DECLINE:
        return Verdict(
            True, ("SROAD-4.4", "SROAD-5.16") if t.phase() == NAME else ("SROAD-4.4",), "silk_road-do-decline"
        )
    if action == STOP:
        free = t.phase() == SWAP or (has_goods_to_give(t) and is_delivered(t))
        return Verdict(True, ("SROAD-4.4",) if free else ("SROAD-5.6",), "silk_road-do-stop")
    if NO_CROOK <= action < SELL_GOODS:
        return _describe_crook(action)
    if action < DO_TRADE:
        return _describe_amount(t, action)
    if action < ROB_SEAT:
        return _describe_exchange(t, action)
    if action < NAME_GOOD:
        return Verdict(True, ("SROAD-5.9", "SROAD-5.10"), "silk_road-do-rob", {"seat": action - int(ROB_SEAT)})
    if action < SHOW_GOODS:
        good = action - int(NAME_GOOD)
        if t.named[good]:
            return Verdict(True, ("SROAD-5.15",), "silk_road-do-name-again", {"good": good_word(good)})
        return Verdict(True, ("SROAD-5.11", "SROAD-5.14", "SROAD-5.15"), "silk_road-do-name", {"good": good_word(good)})
    args: Args = {"count": action - int(SHOW_GOODS), "good": good_word(int(t.named_good))}
    return Verdict(True, ("SROAD-5.11", "SROAD-5.12"), "silk_road-do-show", args)


def _describe_crook(action: int) -> Verdict:
    if action == NO_CROOK:
        return Verdict(True, ("SROAD-5.17",), "silk_road-do-no-crook")
    symbol, k = divmod(action - int(CHANGE), 4)
    place, good = divmod(symbol, len(GOODS))
    args: Args = {"good": good_word(good), "into": good_word(int(other_good(k, good)))}
    if place == 0:
        return Verdict(True, ("SROAD-5.17",), "silk_road-do-crook", args)
    key = "silk_road-do-crook-give" if place == 1 else "silk_road-do-crook-get"
    return Verdict(True, ("SROAD-5.17", "SROAD-5.19"), key, args)


def _describe_amount(t: RoadTable, action: int) -> Verdict:
    buying = action >= BUY_GOODS
    good, n = divmod(action - int(BUY_GOODS if buying else SELL_GOODS), int(AMOUNTS))
    money = int(BUY_SUM[n] if buying else SELL_SUM[n])
    args: Args = {"good": good_word(good), "count": n, "money": money}
    if n == 0:
        key = "silk_road-do-buy-none" if buying else "silk_road-do-sell-none"
        bound = buying and (affordable(t, t.leader) == 0 or t.supply[good] == 0)
        return Verdict(True, ("SROAD-4.4", "SROAD-5.4") if bound else ("SROAD-4.4",), key, args)
    if buying:
        return Verdict(True, ("SROAD-5.2",), "silk_road-do-buy", args)
    return Verdict(True, ("SROAD-5.1",), "silk_road-do-sell", args)


def _describe_exchange(t: RoadTable, action: int) -> Verdict:
    if action == DO_TRADE:
        now = face_now(t)
        args: Args = {"give": counted(now.give), "get": counted(now.get)}
        return Verdict(True, ("SROAD-5.5", "SROAD-5.6"), "silk_road-do-trade", args)
    given, k = divmod(action - int(SWAP_GOODS), 4)
    args = {"good": good_word(given), "into": good_word(int(other_good(k, given)))}
    return Verdict(True, ("SROAD-5.7",), "silk_road-do-swap", args)


# --- what somebody typed


def understand(t: RoadTable, text: str) -> int:
    """An action; or a place or a piece, which stands for what is done with it: a city, a tile, a good that is dealt in."""
    typed = " ".join(text.lower().replace("’", "'").split()) if len(text) <= LONGEST_TEXT else ""
    if text in t.game.vocabulary:
        return t.game.string_to_action(text)
    for city, name in enumerate(t.road.city_names):
        if typed in (t.road.city_ids[city], name.lower().replace("’", "'")):
            return int(MOVE_TO) + city
    for face, tile in enumerate(t.road.faces):
        if typed.replace(" of ", " ") == tile.name:
            return int(TAKE_TILE) + face
    return (
        _good_meant(t, GOODS.index(typed)) if typed in GOODS and t.phase() in DEALING else t.game.string_to_action(text)
    )


def _good_meant(t: RoadTable, good: int) -> int:
    """One of it, where a number is asked for."""
    if t.phase() == NAME:
        return int(NAME_GOOD) + good
    return int(SELL_GOODS if t.phase() == SELL else BUY_GOODS) + good * int(AMOUNTS) + 1
