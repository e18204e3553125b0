"""The conformance kit finds what it is for: each planted fault is caught, and named by its check."""

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravansary import check_game
from caravansary.engine.check import CHECKS
from caravansary.engine.check import check_game as check
from caravansary.engine.contract import CHANCE, Game, Imagination, Plain
from caravansary.engine.messages import Message, ScoreLine, Verdict
from caravansary.engine.rng import Rng
from tests.samples import pebbles
from tests.samples.pebbles import CARDS, MOST, NO_CARD, PEBBLES, Pebbles, Table

GAMES = 150
MANY = 600  # how resamples are distributed shows only in many games


def test_the_sample_game_is_small() -> None:
    assert len(Path(str(pebbles.__file__)).read_text("utf-8").splitlines()) < 150


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sample_game_keeps_the_contract(players: int) -> None:
    report = check_game(Pebbles(players), games=GAMES)
    assert report.faults == []
    assert report.ok
    assert report.decisions == GAMES * players * 3


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
        audience: tuple[int, ...] | None = None,
    ) -> None:
        super().tell(key, args, seat, None if key == "pebbles-bid" else audience)


class Unsealed(Table):
    def is_sealed(self) -> bool:
        return False


class Talkative(Table):
    """Telling a bid costs a pebble."""

    def reveal(self) -> None:
        super().reveal()
        if self.recording:
            self.won[0], self.stock[0] = self.won[0] + 1, self.stock[0] - 1


class ShapeShifter(Table):
    def observation(self, seat: int) -> dict[str, list[int]]:
        return {"card": [0] * (1 + self.round)}


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
        audience: tuple[int, ...] | None = None,
    ) -> None:
        super().tell(key, args, seat, None if key == "pebbles-card" else audience)


class LeakySeal(Table):
    """Tells everybody the sealed bid."""

    def tell(
        self,
        key: str,
        args: dict[str, int | str | list[str] | list[int]],
        seat: int | None = None,
        audience: tuple[int, ...] | None = None,
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


class DeadEnd(Table):
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return 0 if self.stock[seat] < 3 else super().legal_into(seat, out)


class LossyPosition(Table):
    def position(self) -> Plain:
        return {**super().position(), "pot": 0}

    def clone(self) -> Table:
        other = super().clone()
        other.pot = self.pot
        return other

    def totals(self) -> dict[str, int]:
        return {}


class LossyClone(Table):
    def clone(self) -> Table:
        other = super().clone()
        other.won = [0] * len(self.won)
        return other


class SharedClone(Table):
    def clone(self) -> Table:
        other = super().clone()
        other.bids = self.bids
        return other


class LosesPebbles(Table):
    def reveal(self) -> None:
        super().reveal()
        self.stock[0] = max(0, self.stock[0] - 1)


class Endless(Table):
    def reveal(self) -> None:
        super().reveal()
        self.round, self.stock = 0, [PEBBLES] * len(self.stock)
        self.won = [0] * len(self.won)
        self.pot = 0


class Unfair(Table):
    def sample_chance(self, rng: Rng) -> i64:
        return MOST + 1 + self.cards.count(NO_CARD) - 1 if NO_CARD in self.cards else CHANCE


class FirstComeFirstServed(Table):
    """The pot goes to whoever bid last."""

    last = 0

    def act(self, action: i64, seat: i64) -> None:
        self.last = int(seat)
        super().act(action, seat)

    def reveal(self) -> None:
        self.won[self.last], self.stock[self.last] = self.won[self.last] + 1, self.stock[self.last] - 1
        super().reveal()


class HomeAdvantage(Table):
    """Seat 0 wins equal bids."""

    def reveal(self) -> None:
        if self.bids.count(max(self.bids)) > 1 and self.bids[0] == max(self.bids):
            self.won[0] += self.pot
            self.pot = 0
        super().reveal()


class WrongSheet(Table):
    def breakdown(self) -> list[list[ScoreLine]]:
        return [sheet[:1] for sheet in super().breakdown()]


class WordyEnd(Table):
    def end_reason(self) -> str:
        return super().end_reason() and "No more pebbles!"


class Crash(Table):
    def reveal(self) -> None:
        raise ZeroDivisionError("a bug")


class SaysNothing(Table):
    def describe(self, action: int, seat: int) -> Verdict:
        return Verdict(True, (), "pebbles-do-bid")


class Clashing(Pebbles):
    def action_to_string(self, action: int) -> str:
        return "bid 0" if action == 1 else super().action_to_string(action)


def game_with(table: type[Table], players: int = 3) -> Game:
    class Broken(Pebbles):
        made: ClassVar[type[Table]] = table

        def new_initial_state(self) -> Table:
            return self.made(self)

    return Broken(players)


FAULTS: list[tuple[type[Table], set[str]]] = [
    (LeakyView, {"leaky-view"}),
    (LeakyScores, {"leaky-view"}),
    (LeakyLegal, {"leaky-legal"}),
    (LeakyTogether, {"leaky-view"}),
    (OneByOne, {"leaky-event"}),
    (Unsealed, {"sealed-order"}),
    (Talkative, {"clone"}),
    (ShapeShifter, {"observation"}),
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
    (DeadEnd, {"dead-end"}),
    (LossyPosition, {"position"}),
    (LossyClone, {"clone"}),
    (SharedClone, {"clone"}),
    (LosesPebbles, {"conservation"}),
    (Unfair, {"chance"}),
    (FirstComeFirstServed, {"sealed-order"}),
    (HomeAdvantage, {"symmetry"}),
    (WrongSheet, {"score"}),
    (WordyEnd, {"score"}),
    (Crash, {"crash", "offer"}),
    (SaysNothing, {"refusal"}),
]


@pytest.mark.parametrize(("table", "names"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_is_caught_and_named(table: type[Table], names: set[str]) -> None:
    report = check(game_with(table), games=MANY if "resample-bias" in names else GAMES)
    found = {fault.check for fault in report.faults}
    assert not report.ok
    assert found & names, report.faults
    assert found <= set(CHECKS)


def test_an_endless_game_is_caught() -> None:
    report = check(game_with(Endless), games=2, longest=300)
    assert "end" in {fault.check for fault in report.faults}


def test_a_text_that_means_two_actions_is_caught() -> None:
    report = check(Clashing(2), games=1)
    assert "text" in {fault.check for fault in report.faults}


def test_a_fault_says_where_to_look() -> None:
    report = check(game_with(LosesPebbles), games=20, seed=3)
    fault = next(fault for fault in report.faults if fault.check == "conservation")
    assert fault.ply > 0
    assert "pebbles" in str(fault)
    assert f"game {fault.game_number}" in str(fault)


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    check(Pebbles(2), games=3, progress=told.append)
    assert told == [1, 2, 3]


def test_the_same_seed_gives_the_same_report() -> None:
    make: Callable[[], Game] = lambda: game_with(LosesPebbles)  # noqa: E731
    assert check(make(), games=5, seed=9) == check(make(), games=5, seed=9)
