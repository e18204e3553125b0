"""Pebbles, a tiny game written by docs/adding-a-game.md: a secret card, three sealed bids, the highest takes the pot.

Each seat has a secret card (1 to 5) and six pebbles. Three times all seats bid 0 to 3 pebbles at once; the highest bid takes all
that was bid, equal highest bids leave it in the pot. In the end pebbles won, and the card, are points.
"""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine import plain
from caravansary.engine.contract import CHANCE, TERMINAL, Game, Plain, State
from caravansary.engine.messages import Info, Message, ScoreLine, Verdict
from caravansary.engine.rng import Rng

CARDS, PEBBLES, ROUNDS, MOST, NO_CARD, NO_BID = 5, 6, 3, 3, 0, -1
PHASES, DEAL, BID, OVER = ["deal", "bid", "over"], 0, 1, 2
SEATS, FIELDS = ("cards", "stock", "won", "bids"), ("cards", "stock", "won", "bids", "pot", "round")
FACTS = (
    "imperfect",
    "simultaneous",
    "explicit",
    "zero_sum",
    16,
    0,
    29,
)  # 4 cards and 3 bids of 4; 24 pebbles and card 5
INFO = Info("pebbles", "Pebbles", 2, 4, 5, ("nobody",), "1", (), *FACTS)


class Pebbles(Game):
    def __init__(self, players: int) -> None:
        bids, cards = [f"bid {n}" for n in range(MOST + 1)], [f"card {card}" for card in range(1, CARDS + 1)]
        super().__init__(INFO, players, {}, bids, cards, PHASES)

    def new_initial_state(self) -> "Table":
        return Table(self)

    def from_position(self, position: Plain) -> "Table":
        row, state, most = plain.as_row(position, "", FIELDS), self.new_initial_state(), PEBBLES * self.players
        for field, low, high in zip(SEATS, (NO_CARD, 0, 0, NO_BID), (CARDS, PEBBLES, most, MOST), strict=True):
            values = plain.listed(row, field)
            plain.demand(len(values) == self.players, field, "must have a number for each seat")
            setattr(state, field, [plain.as_number(value, low, high, field) for value in values])
        state.pot = plain.number(row, "pot", 0, most, default=None)
        state.round = plain.number(row, "round", 0, ROUNDS, default=None)
        state.go_on()
        fit(state)
        return state

    def rotate_position(self, position: Plain, by: int) -> Plain | None:
        if NO_CARD in position["cards"]:  # type: ignore[operator]
            return None  # in the middle of the deal
        return {k: v[-by:] + v[:-by] if isinstance(v, list) else v for k, v in position.items()}


def fit(table: "Table") -> None:
    """Could this come up in a game?"""
    spent = [PEBBLES - left for left in table.stock]
    dealt = [card for card in table.cards if card != NO_CARD]
    waiting = table.bids.count(NO_BID)
    bidding = table.phase() == BID and waiting > 0
    plain.demand(dealt == table.cards[: len(dealt)] and len(set(dealt)) == len(dealt), "cards", "dealt once, in turn")
    plain.demand(table.round == 0 or NO_CARD not in table.cards, "round", "cards are dealt first")
    plain.demand(sum(spent) == sum(table.won) + table.pot, "pot", "pebbles are lost or won from nowhere")
    plain.demand(max(spent) <= MOST * table.round, "stock", "more was bid than may be")
    plain.demand(bidding or waiting == len(table.bids), "bids", "nobody bids now")
    plain.demand(all(bid <= have for bid, have in zip(table.bids, table.stock, strict=True)), "bids", "cannot be paid")


class Table(State):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        n = game.players
        self.cards, self.stock, self.won, self.bids = [NO_CARD] * n, [PEBBLES] * n, [0] * n, [NO_BID] * n
        self.pot = self.round = 0
        self.enter(DEAL)

    def go_on(self) -> None:
        self.switch(OVER if self.round == ROUNDS else DEAL if NO_CARD in self.cards else BID)

    def current_player(self) -> i64:
        if self.round == ROUNDS:
            return TERMINAL
        return CHANCE if NO_CARD in self.cards else self.bids.index(NO_BID)

    def owes(self, seat: i64) -> bool:
        return self.current_player() >= 0 and self.bids[seat] == NO_BID

    def is_sealed(self) -> bool:
        return self.current_player() >= 0

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        for bid in range(min(MOST, self.stock[seat]) + 1):
            out[bid] = bid
        return min(MOST, self.stock[seat]) + 1

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        free = [card for card in range(1, CARDS + 1) if card not in self.cards]
        for k, card in enumerate(free):
            out[k], weights[k] = MOST + card, 1
        return len(free)

    def act(self, action: i64, seat: i64) -> None:
        if seat == CHANCE:
            owner = self.cards.index(NO_CARD)
            self.cards[owner] = action - MOST
            self.tell("pebbles-card", {"card": self.cards[owner]}, owner, (owner,))
            self.go_on()
            return
        self.bids[seat] = action
        self.tell("pebbles-bid", {"bid": int(action)}, int(seat), (int(seat),))
        if NO_BID not in self.bids:
            self.reveal()

    def reveal(self) -> None:
        high, self.revealed = max(self.bids), True
        self.tell("pebbles-reveal", {"bids": list(self.bids)})
        self.pot += sum(self.bids)
        self.stock = [have - bid for have, bid in zip(self.stock, self.bids, strict=True)]
        if self.bids.count(high) == 1:
            self.won[self.bids.index(high)] += self.pot
            self.pot = 0
        self.bids, self.round = [NO_BID] * len(self.bids), self.round + 1
        self.go_on()

    def clone(self) -> "Table":
        other = type(self)(self.game)
        for field, value in Table.position(self).items():
            setattr(other, field, value)
        other.copy_phases(self)
        return other

    def score(self, seat: i64) -> i64:
        return self.won[seat] + self.cards[seat]

    def scores_open(self) -> bool:
        return self.is_terminal()

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.scores()) for mine in self.scores()]

    def end_reason(self) -> str:
        return "three_rounds" if self.is_terminal() else ""

    def view(self, seat: int | None) -> Plain:
        over = self.is_terminal()
        mine = [card if over or owner == seat else None for owner, card in enumerate(self.cards)]
        bids: list[Any] = [bid if owner == seat else bid != NO_BID for owner, bid in enumerate(self.bids)]
        return {**self.position(), "cards": mine, "bids": bids}

    def position(self) -> Plain:
        return {name: getattr(self, name)[:] if name in SEATS else getattr(self, name) for name in FIELDS}

    def resample(self, seat: int, rng: Rng) -> "Table":
        """Cards and sealed bids of the others are drawn anew, from what is left and what they can pay."""
        other = self.clone()
        left = [card for card in range(1, CARDS + 1) if card != self.cards[seat]]
        rng.shuffle(left)
        for owner in range(self.game.players):
            if owner != seat and not self.is_terminal():
                other.cards[owner] = left.pop() if self.cards[owner] else NO_CARD
                if self.bids[owner] != NO_BID:
                    other.bids[owner] = int(rng.below(min(MOST, self.stock[owner]) + 1))
        return other

    def prompt(self, seat: int) -> Message:
        return Message("pebbles-prompt", {"stock": self.stock[seat]})

    def describe(self, action: int, seat: int) -> Verdict:
        return Verdict(True, ("PEBBLES-1",), "pebbles-do-bid", {"bid": action})

    def observation(self, seat: int) -> dict[str, list[int]]:
        return {"card": [self.cards[seat]], "stock": self.stock, "won": self.won}

    def breakdown(self) -> list[list[ScoreLine]]:
        sheets = zip(self.won, self.cards, strict=True)
        return [
            [ScoreLine("pebbles-line-won", w, ("PEBBLES-2",)), ScoreLine("pebbles-line-card", c, ("PEBBLES-3",))]
            for w, c in sheets
        ]

    def totals(self) -> dict[str, int]:
        return {"pebbles": sum(self.stock) + sum(self.won) + self.pot}
