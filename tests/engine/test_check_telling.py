"""The kit listens to a table told in words: each planted fault is caught and named."""

import pytest

from caravansary.engine.check import check_game as check
from caravansary.engine.messages import Message, Plain, Verdict
from caravansary.engine.telling import DECLINE, Section, Telling
from tests.samples.pebbles import Pebbles, Table
from tests.samples.planted import GAMES


class Whole(Telling):
    """Tells what lies there."""

    def sections(self, view: Plain) -> list[Section]:
        pot = Message("pebbles-told-pot", {"pot": view["pot"]})  # type: ignore[dict-item]
        return [Section(part, Message(f"pebbles-told-{part}"), [[pot]]) for part in ("board", "players", "next")]

    def letter(self, action: str) -> str:
        return DECLINE if action == "bid 0" else ""


class OutOfOrder(Whole):
    def sections(self, view: Plain) -> list[Section]:
        return super().sections(view)[::-1]


class NothingNext(Whole):
    def sections(self, view: Plain) -> list[Section]:
        return super().sections(view)[:-1]


class Silent(Whole):
    def sections(self, view: Plain) -> list[Section]:
        return [section._replace(lines=[]) for section in super().sections(view)]


class TwoLetters(Whole):
    def letter(self, action: str) -> str:
        return DECLINE


class OwnLetter(Whole):
    def letter(self, action: str) -> str:
        return "X" if action == "bid 0" else ""


class Forgetful(Whole):
    """Tells a view otherwise when it is asked again."""

    asked = 0

    def sections(self, view: Plain) -> list[Section]:
        self.asked += 1
        line = [Message("pebbles-told-pot", {"pot": self.asked})]
        return [section._replace(lines=[line]) for section in super().sections(view)]


class BringsByWhoIsMissing(Whole):
    """What a bid brings depends on how many have not bid."""

    def brings(self, view: Plain, action: str) -> list[Message]:
        return [Message("pebbles-told-pot", {"pot": list(view["bids"]).count(False)})]  # type: ignore[call-overload]


class HeadsWhoHasBid(Whole):
    """Whoever has bid is told under a heading of its own."""

    def sections(self, view: Plain) -> list[Section]:
        bids: list[object] = list(view["bids"])  # type: ignore[call-overload]
        told = super().sections(view)
        return [told[0], *[told[1]] * (1 + bids.count(True)), told[2]]


def told_by(telling: Telling) -> Pebbles:
    game = Pebbles(3)
    game.telling = telling
    return game


def test_a_table_that_is_told_well_is_counted() -> None:
    report = check(told_by(Whole()), games=GAMES)
    assert not report.faults and report.counts["told"] > GAMES


@pytest.mark.parametrize("telling", [OutOfOrder(), NothingNext(), Silent(), TwoLetters(), OwnLetter()])
def test_a_table_that_is_told_badly(telling: Telling) -> None:
    assert "telling" in {fault.check for fault in check(told_by(telling), games=3).faults}


@pytest.mark.parametrize("telling", [BringsByWhoIsMissing(), HeadsWhoHasBid()])
def test_a_table_that_is_told_otherwise_while_the_question_stays(telling: Telling) -> None:
    faults = {fault.check: fault.detail for fault in check(told_by(telling), games=3).faults}
    assert "is still asked the same, but told otherwise" in faults["telling"]


def test_what_does_not_come_from_the_view_is_found() -> None:
    assert "leaky-telling" in {fault.check for fault in check(told_by(Forgetful()), games=3).faults}


def test_choices_that_sound_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "describe", lambda self, action, seat: Verdict(True, ("PEBBLES-1",), "pebbles-do-bid"))
    assert "telling" in {fault.check for fault in check(told_by(Whole()), games=3).faults}
