"""The kit finds what is wrong in the course of play: each planted fault is caught and named."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.check import CHECKS
from caravansary.engine.check import check_game as check
from caravansary.engine.contract import CHANCE, Plain
from caravansary.engine.messages import ScoreLine, Verdict
from caravansary.engine.rng import Rng
from tests.samples.pebbles import MOST, NO_CARD, PEBBLES, Pebbles, Table
from tests.samples.planted import GAMES, game_with


class Talkative(Table):
    """Telling a bid costs a pebble."""

    def reveal(self) -> None:
        super().reveal()
        if self.recording:
            self.won[0], self.stock[0] = self.won[0] + 1, self.stock[0] - 1


class ShapeShifter(Table):
    def observation(self, seat: int) -> dict[str, list[int]]:
        return {"card": [0] * (1 + self.round)}


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


class Unfair(Table):
    def sample_chance(self, rng: Rng) -> i64:
        return MOST + 1 + self.cards.count(NO_CARD) - 1 if NO_CARD in self.cards else CHANCE


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


class Endless(Table):
    def reveal(self) -> None:
        super().reveal()
        self.round, self.stock = 0, [PEBBLES] * len(self.stock)
        self.won = [0] * len(self.won)
        self.pot = 0


class Clashing(Pebbles):
    def action_to_string(self, action: int) -> str:
        return "bid 0" if action == 1 else super().action_to_string(action)


FAULTS: list[tuple[type[Table], set[str]]] = [
    (Talkative, {"clone"}),
    (ShapeShifter, {"observation"}),
    (DeadEnd, {"dead-end"}),
    (LossyPosition, {"position"}),
    (LossyClone, {"clone"}),
    (SharedClone, {"clone"}),
    (LosesPebbles, {"conservation"}),
    (Unfair, {"chance"}),
    (HomeAdvantage, {"symmetry"}),
    (WrongSheet, {"score"}),
    (WordyEnd, {"score"}),
    (Crash, {"crash", "offer"}),
    (SaysNothing, {"refusal"}),
]


@pytest.mark.parametrize(("table", "names"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_planted_fault_is_caught_and_named(table: type[Table], names: set[str]) -> None:
    report = check(game_with(table), games=GAMES)
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
