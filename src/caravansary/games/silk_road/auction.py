"""Phase 1, who leads: once round the table, then the leader sells or pays. Section 2 of the ledger."""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.games.silk_road import story
from caravansary.games.silk_road.components import HIGHEST_BID, MAX_EXITS
from caravansary.games.silk_road.state import AUCTION, MOVE, NONE, PASS, PAY_BID, SELL_PAWN, SETTLE, RoadTable


def start_round(t: RoadTable) -> None:
    """All tokens are with the leader again, and his left neighbour bids first (SROAD-2.1, 2.2, 4.13)."""
    seat: i64
    t.round += 1
    for seat in range(t.seats):
        t.tokens[seat] = 0
        t.bids[seat] = NONE
    t.high_bid = 0
    t.high_bidder = NONE
    if t.skip_final_auction and is_last_move(t):
        t.switch(MOVE)
        return
    t.bidder = t.next_seat(t.leader)
    t.switch(AUCTION)


def is_last_move(t: RoadTable) -> bool:
    """Can the caravan only go to the end city (SROAD-2.11)?"""
    first: i64 = t.caravan * MAX_EXITS
    return t.road.exits[first] == t.road.end and t.road.exits[first + 1] == NONE


def offer_bids(t: RoadTable, out: vec[i64]) -> i64:
    """Pass, or more than the highest so far, up to one's own money (SROAD-2.3 to 2.5)."""
    most: i64 = min(t.money[t.bidder], HIGHEST_BID)
    n: i64 = 1
    bid: i64
    out[0] = PASS
    for bid in range(t.high_bid + 1, most + 1):
        out[n] = bid
        n += 1
    return n


def choose_bid(t: RoadTable, bid: i64) -> None:
    """One chance each; then the leader decides, unless all have passed (SROAD-2.3, 2.6)."""
    t.bids[t.bidder] = bid
    if bid > 0:
        t.high_bid = bid
        t.high_bidder = t.bidder
    if t.recording:
        story.bid(t, bid)
    t.bidder = t.next_seat(t.bidder)
    if t.bidder != t.leader:
        return
    t.bidder = NONE
    if t.high_bid == 0:
        if t.recording:
            story.all_passed(t)
        t.switch(MOVE)
    else:
        t.switch(SETTLE)


def offer_settlement(t: RoadTable, out: vec[i64]) -> i64:
    """Sell the pawn, or pay as much to keep it; without the money there is only selling (SROAD-2.7, 2.8)."""
    out[0] = SELL_PAWN
    if not can_pay(t):
        return 1
    out[1] = PAY_BID
    return 2


def can_pay(t: RoadTable) -> bool:
    """Has the leader the money to keep the pawn (SROAD-2.8)?"""
    return t.money[t.leader] >= t.high_bid


def choose_settlement(t: RoadTable, action: i64) -> None:
    """Only the highest bid moves, and only money (SROAD-2.7, 2.9, 2.10)."""
    winner: i64 = t.high_bidder
    sold: bool = action == SELL_PAWN
    if t.recording:
        story.settled(t, sold)
    gain: i64 = t.high_bid if sold else -t.high_bid
    t.money[t.leader] += gain
    t.money[winner] -= gain
    if sold:
        t.leader = winner
    t.switch(MOVE)
