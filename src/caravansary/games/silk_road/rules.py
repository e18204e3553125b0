"""The course of play: who acts, what is offered, what a choice does. Each phase is answered by the room it belongs to."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL
from caravansary.engine.rng import Rng
from caravansary.games.silk_road import auction, market, people, setup, trading
from caravansary.games.silk_road.state import (
    AUCTION,
    BUY,
    DEAL,
    DEAL_OUTCOME,
    DRAW_OUTCOME,
    FIRST_LEADER,
    GOODS_DRAW,
    HAND_ON,
    HAND_TO,
    LEADER_OUTCOME,
    MOVE,
    MOVE_TO,
    NONE,
    OVER,
    PRINTED,
    ROB,
    SECOND_TILE,
    SELL,
    SETTLE,
    SHOW,
    STEAL,
    STEAL_OUTCOME,
    SWAP,
    TAKE,
    TAKE_TILE,
    TRADE,
    USE_CROOK,
    RoadTable,
)


def current_player(t: RoadTable) -> i64:
    """A bidder, the pawn holder, the first who has not shown yet clockwise from him, chance, or nobody."""
    phase: i64 = t.phase()
    if phase == AUCTION:
        return t.bidder
    if phase == SHOW:
        seat: i64 = t.leader
        while t.shown[seat] != NONE:
            seat = t.next_seat(seat)
        return seat
    if phase == OVER:
        return TERMINAL
    return CHANCE if phase <= FIRST_LEADER or phase == STEAL else t.leader


def owes(t: RoadTable, seat: i64) -> bool:
    """Before a Vizier all who have not chosen owe a decision, in any order (SROAD-5.11)."""
    if t.phase() == SHOW:
        return t.shown[seat] == NONE
    return seat == current_player(t)


def legal_into(t: RoadTable, seat: i64, out: vec[i64]) -> i64:
    """What a seat that owes a decision may choose."""
    phase: i64 = t.phase()
    if phase >= USE_CROOK:
        return legal_in_action(t, phase, seat, out)
    if phase == AUCTION:
        return auction.offer_bids(t, out)
    if phase == SETTLE:
        return auction.offer_settlement(t, out)
    if phase == MOVE:
        return market.offer_moves(t, out)
    if phase == PRINTED:
        return market.offer_printed(out)
    if phase == TAKE:
        return market.offer_tiles(t, out)
    if phase == SECOND_TILE:
        return market.offer_second_tile(out)
    return market.offer_receivers(t, out)


def legal_in_action(t: RoadTable, phase: i64, seat: i64, out: vec[i64]) -> i64:
    """The same while an action is carried out."""
    if phase == SELL:
        return trading.offer_sale(t, out)
    if phase == BUY:
        return trading.offer_purchase(t, out)
    if phase == TRADE:
        return trading.offer_trade(t, out)
    if phase == SWAP:
        return trading.offer_swaps(t, out)
    if phase == SHOW:
        return people.offer_shows(t, seat, out)
    if phase == USE_CROOK:
        return trading.offer_changes(t, out)
    if phase == ROB:
        return people.offer_victims(t, out)
    return people.offer_names(t, out)


def act(t: RoadTable, action: i64, seat: i64) -> None:
    """Carry out a legal action."""
    phase: i64 = t.phase()
    if phase <= FIRST_LEADER or phase == STEAL:
        draw(t, phase, action - t.first_outcome)
    elif phase >= USE_CROOK:
        if act_in_action(t, phase, action, seat):
            market.action_over(t)
    elif phase == AUCTION:
        auction.choose_bid(t, action)
    elif phase == SETTLE:
        auction.choose_settlement(t, action)
    elif phase == MOVE:
        market.choose_move(t, action - MOVE_TO)
    elif phase == PRINTED:
        market.choose_printed(t, action)
    elif phase == TAKE:
        market.choose_tile(t, action - TAKE_TILE)
    elif phase == SECOND_TILE:
        market.choose_second_tile(t, action)
    elif phase == HAND_ON:
        market.hand_on(t, action - HAND_TO)


def act_in_action(t: RoadTable, phase: i64, action: i64, seat: i64) -> bool:
    """The same while an action is carried out; is it finished?"""
    if phase == SELL:
        return trading.choose_sale(t, action)
    if phase == BUY:
        return trading.choose_purchase(t, action)
    if phase == TRADE:
        return trading.choose_trade(t, action)
    if phase == SWAP:
        return trading.choose_swap(t, action)
    if phase == SHOW:
        return people.choose_show(t, seat, action)
    if phase == USE_CROOK:
        return trading.choose_change(t, action)
    if phase == ROB:
        return people.choose_victim(t, action)
    return people.choose_name(t, action)


# --- chance


def chance_into(t: RoadTable, out: vec[i64], weights: vec[i64]) -> i64:
    """What chance may bring: a tile, a good, a leader of the set-up, or the token that a Thief takes."""
    return people.loot_into(t, out, weights) if t.phase() == STEAL else setup.draws_into(t, out, weights)


def sample_chance(t: RoadTable, rng: Rng) -> i64:
    """The same draws without making lists."""
    return people.sample_loot(t, rng) if t.phase() == STEAL else setup.sample_draw(t, rng)


def draw(t: RoadTable, phase: i64, outcome: i64) -> None:
    """What chance brought."""
    if phase == DEAL:
        setup.deal_tile(t, outcome - DEAL_OUTCOME)
    elif phase == GOODS_DRAW:
        setup.draw_good(t, outcome - DRAW_OUTCOME)
    elif phase == FIRST_LEADER:
        setup.draw_leader(t, outcome - LEADER_OUTCOME)
    else:
        people.steal(t, outcome - STEAL_OUTCOME)
        market.action_over(t)
