"""The kit holds a game to what its `Info` says: each fact that is not true is caught and named."""

import pytest
from mypy_extensions import i64

from caravansary.engine.check import check_game as check
from caravansary.engine.contract import Game, Plain
from caravansary.engine.messages import Audience, Info
from caravansary.engine.rng import Rng
from tests.samples.pebbles import INFO, NO_BID, Pebbles, Table
from tests.samples.planted import GAMES, game_with


def found(game: Game) -> dict[str, str]:
    return {fault.check: fault.detail for fault in check(game, games=GAMES).faults}


WRONG: list[tuple[Info, str, str]] = [
    (INFO._replace(information="perfect", dynamics="sequential"), "fact-information", "sees what a spectator does not"),
    (INFO._replace(information="perfect"), "fact-information", "a sealed choice is hidden"),
    (INFO._replace(dynamics="sequential"), "fact-dynamics", "sealed"),
    (INFO._replace(chance="none"), "fact-chance", "chance is to act"),
    (INFO._replace(longest=11), "fact-longest", "12 decisions and draws, said were at most 11"),
    (INFO._replace(max_points=6), "fact-points", "said were 0 to 6"),
    (INFO._replace(min_points=1), "fact-points", "said were 1 to 29"),
    (INFO._replace(min_points=30), "fact-points", "30 to 29"),
    (INFO._replace(longest=-1), "fact-longest", "-1"),
    (INFO._replace(information="some"), "fact-information", "'some'"),
    (INFO._replace(dynamics="some"), "fact-dynamics", "'some'"),
    (INFO._replace(chance="some"), "fact-chance", "'some'"),
    (INFO._replace(utility="some"), "fact-utility", "'some'"),
]


@pytest.mark.parametrize(("info", "name", "detail"), WRONG)
def test_a_wrong_fact_is_caught_and_named(info: Info, name: str, detail: str) -> None:
    assert detail in found(game_with(Table, info=info))[name]


def test_facts_that_are_true_are_no_faults() -> None:
    exact = INFO._replace(longest=12, max_points=23)  # three cards and three bids of three; 18 pebbles and card 5
    assert found(game_with(Table, info=exact)) == {}
    assert (
        found(game_with(Table, info=INFO._replace(longest=0, min_points=0, max_points=0, utility="general_sum"))) == {}
    )


class Generous(Table):
    """Everybody gets something out of it."""

    def returns(self) -> list[float]:
        return [result + 1.0 for result in super().returns()]


def test_returns_that_add_up_to_something_are_not_zero_sum() -> None:
    assert "add up to 3.0" in found(game_with(Generous))["fact-utility"]
    assert "fact-utility" not in found(game_with(Generous, info=INFO._replace(utility="general_sum")))


def test_a_phase_that_is_said_not_to_come_does_not_come() -> None:
    game = Pebbles(2)
    game.unused_phases = ["bid"]
    assert found(game)["fact-phases"] == "'bid' is going on"
    game.unused_phases = ["bidding"]
    assert "no phases ['bidding']" in found(game)["fact-phases"]


# --- perfect information

OPEN = INFO._replace(information="perfect", dynamics="sequential")


class InTurn(Table):
    """All cards lie open, and bids are made one after the other and seen by all: nothing is hidden."""

    def owes(self, seat: i64) -> bool:
        return seat == self.current_player()

    def is_sealed(self) -> bool:
        return False

    def view(self, seat: int | None) -> Plain:
        return {**self.position(), "you": seat}

    def resample(self, seat: int, rng: Rng) -> Table:
        return self.clone()

    def scores_open(self) -> bool:
        return True

    def tell(
        self,
        key: str,
        args: dict[str, int | str | list[str] | list[int]],
        seat: int | None = None,
        audience: Audience | None = None,
    ) -> None:
        super().tell(key, args, seat, None)


class Whispers(InTurn):
    """Who bids is told it alone, although all see it."""

    def tell(
        self,
        key: str,
        args: dict[str, int | str | list[str] | list[int]],
        seat: int | None = None,
        audience: Audience | None = None,
    ) -> None:
        Table.tell(self, key, args, seat, audience)


class Dreams(InTurn):
    """Imagines bids that were not made."""

    def resample(self, seat: int, rng: Rng) -> Table:
        other = self.clone()
        other.bids = [0 if bid != NO_BID else bid for bid in other.bids]
        return other


class Peeks(InTurn):
    """Shows each seat its own stock alone."""

    def view(self, seat: int | None) -> Plain:
        return {
            **super().view(seat),
            "stock": [have if owner == seat else None for owner, have in enumerate(self.stock)],
        }


def test_an_open_game_has_perfect_information() -> None:
    assert not [name for name in found(game_with(InTurn, info=OPEN)) if name.startswith("fact-")]


@pytest.mark.parametrize(
    ("table", "detail"),
    [(Whispers, "only"), (Dreams, "imagines something else"), (Peeks, "sees what a spectator does not")],
)
def test_what_is_not_open_to_all_is_caught(table: type[Table], detail: str) -> None:
    assert detail in found(game_with(table, info=OPEN))["fact-information"]
