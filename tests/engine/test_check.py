"""The conformance kit on a game without faults: what it says it saw, and that never having looked is a fault, too."""

from functools import cache
from pathlib import Path

import pytest
from mypy_extensions import i64

from caravansary import check_game
from caravansary.engine.check import Fault, Report, merged
from caravansary.engine.check import check_game as check
from caravansary.engine.check.seen import COUNTS, ENOUGH_GAMES
from caravansary.engine.contract import Plain
from caravansary.engine.messages import BadOption
from caravansary.engine.rng import Rng
from tests.samples import pebbles
from tests.samples.pebbles import INFO, NO_BID, Pebbles, Table
from tests.samples.pebbles_words import PEBBLES_WORDS
from tests.samples.planted import game_with

GAMES = ENOUGH_GAMES


@cache
def lonely(*allowed: str) -> Report:
    """A run over a game without its first phase."""
    return check(game_with(Lonely), games=GAMES, allow_never=allowed)


def nevers(report: Report) -> list[str]:
    return [fault.detail.split(": ")[0] for fault in report.faults if fault.check == "never"]


def test_the_sample_game_is_small() -> None:
    assert len(Path(str(pebbles.__file__)).read_text("utf-8").splitlines()) < 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sample_game_keeps_the_contract(players: int) -> None:
    report = check_game(Pebbles(players), games=GAMES, words=PEBBLES_WORDS)
    assert report.faults == []
    assert report.ok
    assert report.decisions == GAMES * players * 3


# --- what was seen


def test_a_report_says_how_often_each_check_ran() -> None:
    counts = check(Pebbles(3), games=GAMES, words=PEBBLES_WORDS).counts
    moments = GAMES * (3 + 9 + 1)  # cards, bids, and the end
    assert counts["moments"] == moments
    assert counts["phase:deal"] == GAMES * 3
    assert counts["phase:bid"] == GAMES * 9
    assert counts["phase:over"] == counts["logs"] == GAMES
    assert counts["events"] == GAMES * (3 + 9 + 3)  # cards, bids, and what is revealed
    assert counts["positions"] > GAMES // 2  # a short game has one thorough moment or so
    assert counts["resamples"] == counts["clones"] * 3
    assert counts["words:en"] == counts["words:es"] > 50
    # Too few games, too many seats, and its table is not told.
    names = [name for name in COUNTS if name not in ("distributions", "sealed-alone", "told")]
    assert all(counts[name] > 0 for name in names)
    assert list(counts) == [*names, "words:en", "words:es", "phase:deal", "phase:bid", "phase:over"]


def test_without_words_nothing_is_said() -> None:
    assert not [name for name in check(Pebbles(2), games=3).counts if name.startswith("words:")]


def test_runs_are_merged_by_sums() -> None:
    fault = Fault("never", "undos: none", -1, 0)
    one = Report(True, 10, 100, [], {"moments": 7, "phase:deal": 2})
    two = Report(False, 10, 50, [fault], {"moments": 5, "undos": 0, "phase:bid": 1})
    counts = {"moments": 12, "phase:deal": 2, "undos": 0, "phase:bid": 1}
    assert merged([one, two]) == Report(False, 20, 150, [fault], counts)


# --- never is a fault


class Lonely(Table):
    """Chance deals no cards: everybody has one from the beginning."""

    def __init__(self, game: Pebbles) -> None:
        super().__init__(game)
        self.cards = list(range(1, game.players + 1))
        self.go_on()


def test_a_phase_that_is_never_reached_is_a_fault() -> None:
    report = lonely()
    assert report.counts["phase:deal"] == 0
    assert "phase:deal" in nevers(report)
    assert not report.ok


def test_a_game_that_never_draws_although_it_says_so_is_a_fault() -> None:
    assert "draws" in nevers(lonely())


def test_never_may_be_allowed() -> None:
    assert nevers(lonely()) == ["draws", "phase:deal"]
    report = lonely("draws", "phase:deal")
    assert report.ok and report.counts["draws"] == report.counts["phase:deal"] == 0


def test_what_a_game_says_cannot_come_is_not_missed() -> None:
    game = game_with(Lonely, info=INFO._replace(chance="none"))
    game.unused_phases = ["deal"]
    report = check(game, games=GAMES)
    assert report.ok and not {"draws", "phase:deal"} & report.counts.keys()


def test_a_few_games_say_nothing_about_never() -> None:
    report = check(game_with(Lonely), games=GAMES - 1)
    assert report.ok and report.counts["phase:deal"] == 0


def test_what_is_allowed_must_be_counted() -> None:
    with pytest.raises(BadOption, match="'sealed-ordr'"):
        check(Pebbles(2), games=1, allow_never={"sealed-ordr"})


class Crooked(Pebbles):
    """A game whose seats are not alike."""

    def rotate_position(self, position: Plain, by: int) -> Plain | None:
        return None


def test_a_table_that_can_never_be_turned_is_not_missed() -> None:
    report = check(Crooked(2), games=GAMES)
    assert report.ok and "rotations" not in report.counts and report.counts["no-twin"] >= GAMES


class Alone(Table):
    """Only the last seat bids, and in secret."""

    def owes(self, seat: i64) -> bool:
        return seat == self.current_player()

    def current_player(self) -> i64:
        return self.game.players - 1 if super().current_player() >= 0 else int(super().current_player())

    def act(self, action: i64, seat: i64) -> None:
        if seat >= 0:
            self.bids = [0] * self.game.players
            self.bids[-1] = NO_BID
        super().act(action, seat)


def test_a_round_with_one_seat_has_no_order() -> None:
    report = check(game_with(Alone), games=GAMES)
    assert "sealed-order" not in report.counts and report.counts["sealed-alone"] > 10
    assert "sealed-order" not in nevers(report)


class Truthful(Table):
    """Whoever imagines, imagines the truth."""

    def resample(self, seat: int, rng: Rng) -> Table:
        return self.clone()


def test_secrets_that_are_never_imagined_are_a_fault() -> None:
    assert "secrets" in nevers(check(game_with(Truthful), games=GAMES))


# --- how it is told


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    check(Pebbles(2), games=3, progress=told.append)
    assert told == [1, 2, 3]


def test_the_same_seed_gives_the_same_report() -> None:
    assert check(Pebbles(3), games=5, seed=9) == check(Pebbles(3), games=5, seed=9)
    assert check(Pebbles(3), games=5, seed=9) != check(Pebbles(3), games=5, seed=8)


class LosesPebbles(Table):
    def reveal(self) -> None:
        super().reveal()
        self.stock[0] = max(0, self.stock[0] - 1)


def test_a_fault_says_where_to_look() -> None:
    report = check(game_with(LosesPebbles), games=20, seed=3)
    fault = next(fault for fault in report.faults if fault.check == "conservation")
    assert fault.ply > 0
    assert "pebbles" in str(fault)
    assert f"game {fault.game_number}" in str(fault)


def test_what_shows_only_in_many_games_says_so() -> None:
    fault = lonely().faults[0]
    assert fault.check == "never" and str(fault).endswith("[the whole run]")
