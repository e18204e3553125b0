"""The kit finds what leaks: each planted fault of views, events, sealed choices and resamples is caught and named."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.check import CHECKS
from caravansary.engine.check import check_game as check
from caravansary.engine.contract import Imagination, Plain
from caravansary.engine.messages import Audience, Message, Verdict
from caravansary.engine.rng import Rng
from tests.samples.pebbles import CARDS, NO_CARD, Table
from tests.samples.planted import GAMES, game_with

MANY = 400  # how resamples are distributed shows only in many games


class LeakyView(Table):
    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "cards": list(self.cards)}


class LeakyScores(Table):
    def scores_open(self) -> bool:
        return True


class LeakyLegal(Table):
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        n = super().legal_into(seat, out)
        return max(1, n - 1) if max(self.cards) == CARDS else n


class LeakyTogether(Table):
    """The view shows every card, and what is imagined is the truth."""

    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "cards": list(self.cards)}

    def resample(self, seat: int, rng: Rng) -> Table:
        other = super().resample(seat, rng)
        other.cards = list(self.cards)
        return other


class OneByOne(Table):
    """Bids are made one seat after the other, still secret, but told to all."""

    def owes(self, seat: i64) -> bool:
        return seat == self.current_player()

    def is_sealed(self) -> bool:
        return False

    def tell(
        self,
        key: str,
        args: dict[str, int | str | list[str] | list[int]],
        seat: int | None = None,
        audience: Audience | None = None,
    ) -> None:
        super().tell(key, args, seat, None if key == "pebbles-bid" else audience)


class Unsealed(Table):
    def is_sealed(self) -> bool:
        return False


class Unrevealed(Table):
    """The last bid shows all bids, but says nothing of having revealed something."""

    def reveal(self) -> None:
        super().reveal()
        self.revealed = False


class LeakyPrompt(Table):
    def prompt(self, seat: int) -> Message:
        return Message("pebbles-prompt", {"stock": max(self.cards)})


class LeakyExplanation(Table):
    def describe(self, action: int, seat: int) -> Verdict:
        return Verdict(True, ("PEBBLES-1",), "pebbles-do-bid", {"bid": sum(self.cards)})


class LeakyObservation(Table):
    def observation(self, seat: int) -> dict[str, list[int]]:
        return {"card": list(self.cards)}


class LeakyEvent(Table):
    """Tells everybody the card that was dealt."""

    def tell(
        self,
        key: str,
        args: dict[str, int | str | list[str] | list[int]],
        seat: int | None = None,
        audience: Audience | None = None,
    ) -> None:
        super().tell(key, args, seat, None if key == "pebbles-card" else audience)


class LeakySeal(Table):
    """Tells everybody the sealed bid."""

    def tell(
        self,
        key: str,
        args: dict[str, int | str | list[str] | list[int]],
        seat: int | None = None,
        audience: Audience | None = None,
    ) -> None:
        super().tell(key, args, seat, None)


class OpenBids(Table):
    def view(self, seat: int | None) -> Plain:
        return {**super().view(seat), "bids": list(self.bids)}

    def resample(self, seat: int, rng: Rng) -> Table:
        other = super().resample(seat, rng)
        other.bids = list(self.bids)
        return other


class TruthfulResample(Table):
    def resample(self, seat: int, rng: Rng) -> Table:
        return self.clone()


class BiasedResample(Table):
    """The others always hold the highest cards that are left. Only seen where nothing is sealed: while cards are dealt."""

    def resample(self, seat: int, rng: Rng) -> Table:
        other = super().resample(seat, rng)
        left = [card for card in range(1, CARDS + 1) if card != self.cards[seat]]
        for owner in range(self.game.players):
            if owner != seat and self.cards[owner] != NO_CARD and not self.is_terminal():
                other.cards[owner] = left.pop()
        return other


class IllegalResample(Table):
    def resample(self, seat: int, rng: Rng) -> Table:
        other = super().resample(seat, rng)
        other.pot = self.pot
        other.won = [w + 1 for w in self.won]
        return other


class OtherImagination(Table):
    """What was prepared is drawn from another seat's eyes."""

    def imagination(self, seat: int) -> Imagination:
        return Imagination(self, (seat + 1) % self.game.players)


class FirstComeFirstServed(Table):
    """The pot goes to whoever bid last."""

    last = 0

    def act(self, action: i64, seat: i64) -> None:
        self.last = int(seat)
        super().act(action, seat)

    def reveal(self) -> None:
        self.won[self.last], self.stock[self.last] = self.won[self.last] + 1, self.stock[self.last] - 1
        super().reveal()


FAULTS: list[tuple[type[Table], set[str]]] = [
    (LeakyView, {"leaky-view"}),
    (LeakyScores, {"leaky-view"}),
    (LeakyLegal, {"leaky-legal"}),
    (LeakyTogether, {"leaky-view"}),
    (OneByOne, {"leaky-event"}),
    (Unsealed, {"sealed-order"}),
    (Unrevealed, {"undo", "leaky-seal"}),
    (LeakyPrompt, {"leaky-prompt"}),
    (LeakyExplanation, {"leaky-prompt"}),
    (LeakyObservation, {"leaky-observation"}),
    (LeakyEvent, {"leaky-event"}),
    (LeakySeal, {"leaky-seal"}),
    (OpenBids, {"leaky-seal"}),
    (TruthfulResample, {"resample-truth"}),
    (BiasedResample, {"resample-bias"}),
    (IllegalResample, {"leaky-view", "resample"}),
    (OtherImagination, {"resample"}),
    (FirstComeFirstServed, {"sealed-order"}),
]


@pytest.mark.parametrize(("table", "names"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_is_caught_and_named(table: type[Table], names: set[str]) -> None:
    report = check(game_with(table), games=MANY if "resample-bias" in names else GAMES)
    found = {fault.check for fault in report.faults}
    assert not report.ok
    assert found & names, report.faults
    assert found <= set(CHECKS)
