"""Yak, put together: the contract's methods, each answered by one of the rooms beside this file.

Actions of seats (each text means the same in every state):

``commit build|restock|market``       dawn, sealed until the owner's turn
``buy <stone>``, ``done``             Build: stones of the own cart one by one, `done` ends the choice (phase ``buy``)
``pay 2 meat 1 milk``                 a whole payment; skipped if there is only one (``pay``)
``keep 1 meat 1 milk``                which paid tokens stay on a cart that cannot take them all (``keep``)
``place <stone> <cell>``              a bought stone onto the tower, cells ``1.0`` to ``9.0`` (``place``)
``restock <food>``                    the kind of food to take from the own cart; skipped if there is only one (``restock``)
``take <food>``, ``done``             up to two food from the Market, one by one (``market``)
``put <stone> <cart>``                one of the drawn stones onto a cart (``put``)

Outcomes of chance: ``box <colour>``, ``cart <cart>`` (for the next stop), ``draw <stone>|fog`` (one token of the bag),
``first <seat>``, ``bonus <card>``. Stones: the eight colours and ``crystal``. Foods: ``meat``, ``milk``, ``bread``. Carts:
``no_bread``, ``no_milk``, ``no_meat``, ``two_kinds``.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import Game
from caravansary.engine.messages import Info, Message, Option, Plain, Refused, Say, ScoreLine, Verdict
from caravansary.engine.rng import Rng
from caravansary.engine.weights import Weights
from caravansary.games.yak import (
    drawing,
    evaluation,
    explain,
    invariants,
    observation,
    position,
    reading,
    refuse,
    rules,
    scoring,
    secrets,
    setup,
    view,
)
from caravansary.games.yak.components import (
    CARDS,
    CARTS,
    COLOURS,
    FOODS,
    PAYMENTS,
    STONES,
    TOKENS,
    BonusCards,
    payment_text,
    read_amounts,
)
from caravansary.games.yak.crystals import Appraiser
from caravansary.games.yak.state import (
    BONUS_CARDS,
    BOX_COLOUR,
    DAWN,
    DRAW_OUTCOME,
    FIRST_OUTCOME,
    FIRST_PLAYER,
    LOAD_CARTS,
    OVER,
    PHASES,
    PLACE_CARTS,
    YakTable,
)
from caravansary.games.yak.telling import Telling
from caravansary.games.yak.tower import CELLS

INFO: Final = Info(
    name="yak",
    title="Yak",
    min_players=2,
    max_players=4,
    minutes=45,
    authors=("Michael Luu",),
    rules_version="1",
    options=(Option("bonus_cards", 0, (0, 1, 2, 3)),),
    information="imperfect",  # cards that lie face down (YAK-12.1)
    dynamics="simultaneous",
    longest=16_000,  # 200 days (YAK-12.2), in each for every seat a card, eight choices and at most ten draws
    min_points=-20,  # three penalty cards (YAK-11.4)
    max_points=150,  # 19 stones: 57 for groups, 20 for their number, and what stupa, food and bonus cards bring
)
STREAMS: Final = {
    int(BOX_COLOUR): "boxed colour",
    int(PLACE_CARTS): "carts",
    int(FIRST_PLAYER): "first player",
    int(BONUS_CARDS): "bonus cards",
}


class YakState(YakTable):
    """A table that keeps the contract."""

    def current_player(self) -> i64:
        return rules.current_player(self)

    def owes(self, seat: i64) -> bool:
        return rules.owes(self, seat)

    def is_sealed(self) -> bool:
        return self.phase() == DAWN

    def is_public(self) -> bool:
        """The cards of a dawn are the one secret; all else lies open (YAK-2.1)."""
        return self.phase() != DAWN

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return rules.legal_into(self, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return rules.chance_into(self, out, weights)

    def chance_stream(self) -> str:
        return STREAMS.get(int(self.phase()), "bag")

    def sample_chance(self, rng: Rng) -> i64:
        """A token of the bag: each is equally likely."""
        phase: i64 = self.phase()
        if phase < DAWN and phase != LOAD_CARTS:
            return super().sample_chance(rng)
        bag = self.bag
        rest: i64 = rng.below(self.in_bag)
        token: i64 = 0
        while rest >= bag[token]:
            rest -= bag[token]
            token += 1
        return DRAW_OUTCOME + token

    def act(self, action: i64, seat: i64) -> None:
        rules.act(self, action, seat)

    def clone(self) -> "YakState":
        other = YakState(self.game, self.cards, self.appraiser, int(self.seats))
        other.copy_table(self)
        return other

    def score(self, seat: i64) -> i64:
        return scoring.score(self, seat)

    def places(self) -> list[int]:
        return scoring.places(self)

    def end_reason(self) -> str:
        return scoring.end_reason(self) if self.phase() == OVER else ""

    def ended_by(self) -> list[int]:
        return scoring.ended_by(self) if self.phase() == OVER else []

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def view(self, seat: int | None) -> Plain:
        return view.view(self, seat)

    def position(self) -> Plain:
        return position.position(self)

    def resample(self, seat: int, rng: Rng) -> "YakState":
        other = self.clone()
        secrets.reseal(other, seat, rng)
        return other

    def understand(self, text: str) -> int:
        return explain.understand(self, text)

    def prompt(self, seat: int) -> Message:
        return explain.prompt(self, seat)

    def describe(self, action: int, seat: int) -> Verdict:
        return explain.describe(self, action, seat)

    def refuse(self, action: int, seat: int) -> Verdict:
        return refuse.refuse(self, action, seat)

    def refuse_seat(self, seat: int) -> Verdict:
        return refuse.refuse_seat(self, seat)

    def observation(self, seat: int) -> dict[str, list[int]]:
        return observation.observation(self, seat)

    def breakdown(self) -> list[list[ScoreLine]]:
        return [scoring.lines(self, seat) for seat in range(int(self.seats))]

    def totals(self) -> dict[str, int]:
        return invariants.totals(self)

    def flaws(self) -> list[str]:
        return invariants.flaws(self)


class Yak(Game):
    """Yak for 2 to 4 players. Option `bonus_cards`: how many are laid out, 0 to 3 (YAK-11.1)."""

    cards: BonusCards
    own_data: bool

    def __init__(self, players: int, options: Plain, data: Plain, own_data: bool) -> None:
        self.cards = BonusCards(data)
        self.own_data = own_data
        vocabulary = [f"commit {card}" for card in CARDS] + [f"buy {stone}" for stone in STONES] + ["done"]
        vocabulary += [f"{verb} {payment_text(each)}" for verb in ("pay", "keep") for each in PAYMENTS]
        vocabulary += [f"place {stone} {cell}" for stone in STONES for cell in CELLS]
        vocabulary += [f"{verb} {food}" for verb in ("restock", "take") for food in FOODS]
        vocabulary += [f"put {stone} {cart}" for stone in STONES for cart in CARTS]
        outcomes = [f"box {colour}" for colour in COLOURS] + [f"cart {cart}" for cart in CARTS]
        outcomes += [f"first {seat}" for seat in range(4)] + [f"draw {token}" for token in TOKENS]
        outcomes += [f"bonus {card.name}" for card in self.cards.cards]
        super().__init__(INFO, players, options, vocabulary, outcomes, PHASES)
        if players > 3:
            self.unused_phases.append(PHASES[int(BOX_COLOUR)])  # YAK-1.8
        if not options.get("bonus_cards"):
            self.unused_phases.append(PHASES[int(BONUS_CARDS)])  # YAK-11.1
        self.weights = Weights(evaluation.WEIGHTS)
        self.telling = Telling()

    def string_to_action(self, text: str) -> int:
        """Also amounts in any order; those that no cart can ever take are refused by their rule (YAK-3.5)."""
        words = text.split() if len(text) <= 200 else []
        if len(words) > 1 and words[0] in ("pay", "keep"):
            amounts = read_amounts(words[1:])
            if amounts is not None:
                wrong = refuse.refuse_amounts(words[0], amounts)
                if wrong is not None:
                    raise Refused(wrong)
                return super().string_to_action(f"{words[0]} {payment_text(amounts)}")
        return super().string_to_action(text)

    def _table(self) -> YakState:
        state = YakState(self, self.cards, Appraiser(), self.players)
        wanted = self.options.get("bonus_cards", 0)
        state.bonus_cards = wanted if isinstance(wanted, int) else 0
        return state

    def new_initial_state(self) -> YakState:
        state = self._table()
        setup.start(state)
        return state

    def from_position(self, source: object) -> YakState:
        state = self._table()
        reading.read(state, source)
        return state

    def rotate_position(self, source: Plain, by: int) -> Plain | None:
        return position.rotate(source, by)

    def rotate_action(self, action: int, by: int) -> int:
        """Only the draw of the first player names a seat."""
        if FIRST_OUTCOME <= action < DRAW_OUTCOME:
            return int(FIRST_OUTCOME) + (action - int(FIRST_OUTCOME) + by) % self.players
        return action

    def draw(self, shown: Plain, say: Say) -> str:
        return drawing.draw(shown, say)

    def data(self) -> Plain | None:
        return self.cards.source if self.own_data else None


GAME: Final = Yak
