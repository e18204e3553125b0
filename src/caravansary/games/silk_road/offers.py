"""What each choice of a seat would change at once: for boards that show costs before a choice is made.

Made from the seat's own legal actions, so it tells nothing that those do not tell.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.messages import Plain
from caravansary.games.silk_road.components import BUY_SUM, GOODS, N_GOODS, SELL_SUM
from caravansary.games.silk_road.rules import current_player, legal_into, owes
from caravansary.games.silk_road.state import (
    AMOUNTS,
    BUY_GOODS,
    DO_TRADE,
    PAY_BID,
    SELL_GOODS,
    SELL_PAWN,
    STOP,
    SWAP_GOODS,
    RoadTable,
    face_now,
    other_good,
)


def offers(t: RoadTable, viewer: int) -> list[Plain]:
    """The viewer's choices that move money or goods, with what they move."""
    if current_player(t) < 0 or not owes(t, viewer):
        return []
    buffer = vec[i64]([0] * t.game.num_distinct_actions)
    found: list[Plain] = []
    for k in range(legal_into(t, viewer, buffer)):
        change = change_by(t, int(buffer[k]))
        if change is not None:
            money, goods = change
            changed = {name: goods[good] for good, name in enumerate(GOODS) if goods[good]}
            found.append({"action": t.game.vocabulary[int(buffer[k])], "money": money, "goods": changed})
    return found


def change_by(t: RoadTable, action: int) -> tuple[int, list[int]] | None:
    """Money and goods that an action brings or takes; None if it is not of that kind."""
    goods = [0] * int(N_GOODS)
    if action == SELL_PAWN or action == PAY_BID:
        return (int(t.high_bid) if action == SELL_PAWN else -int(t.high_bid), goods)
    if SELL_GOODS <= action < BUY_GOODS:
        good, n = divmod(action - int(SELL_GOODS), int(AMOUNTS))
        goods[good] = -n
        return (int(SELL_SUM[n]), goods)
    if BUY_GOODS <= action < DO_TRADE:
        good, n = divmod(action - int(BUY_GOODS), int(AMOUNTS))
        goods[good] = n
        return (-int(BUY_SUM[n]), goods)
    if action == DO_TRADE:
        now = face_now(t)
        return (0, [got - given for given, got in zip(now.give, now.get, strict=True)])
    if STOP < action < SWAP_GOODS + 20:
        given, k = divmod(action - int(SWAP_GOODS), 4)
        goods[given] -= 1
        goods[int(other_good(k, given))] += 1
        return (0, goods)
    return None
