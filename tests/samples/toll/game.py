"""Toll, put together: facts, vocabulary, and the contract's methods, each answered by one of the rooms beside this file."""

from caravansary.engine.contract import Game, Plain
from caravansary.engine.messages import Info, Message, Say, ScoreLine, Verdict
from caravansary.engine.rng import Rng
from librt.vecs import vec
from mypy_extensions import i64

from toll import evaluation, explain, rules, state, view
from toll.components import (
    ACTIONS,
    DAYS,
    DEAL,
    FIRST_GOAL,
    FIRST_PLAYER,
    FIRST_SEAT,
    GOAL_POINTS,
    GOALS,
    LAST_CARD,
    MAX_SEATS,
    MOST_POT,
    OUTCOMES,
    OVER,
    PHASES,
    SEND,
)
from toll.state import Table

INFO = Info(
    name="toll",
    title="Toll",
    min_players=2,
    max_players=MAX_SEATS,
    minutes=10,
    authors=("a guest",),
    rules_version="1",
    # The facts of the game; the check holds it to them.
    information="imperfect",
    dynamics="simultaneous",
    chance="explicit",
    longest=1 + MAX_SEATS + DAYS * (MAX_SEATS + LAST_CARD + MAX_SEATS * (LAST_CARD - 1)),
    min_points=0,
    max_points=DAYS * MOST_POT + max(GOAL_POINTS),
)


class TollState(Table):
    """A table that keeps the contract."""

    def current_player(self) -> i64:
        return rules.current_player(self)

    def owes(self, seat: i64) -> bool:
        return rules.owes(self, int(seat))

    def is_sealed(self) -> bool:
        return self.phase() == SEND

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        return rules.legal_into(self, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        return rules.chance_into(self, out, weights)

    def chance_stream(self) -> str:
        if self.phase() == FIRST_PLAYER:
            return "first player"
        return "goals" if self.phase() == DEAL else "weather"

    def act(self, action: i64, seat: i64) -> None:
        rules.act(self, int(action), int(seat))

    def clone(self) -> "TollState":
        other = TollState(self.game)
        other.copy(self)
        return other

    def score(self, seat: i64) -> i64:
        return rules.score(self, int(seat))

    def places(self) -> list[int]:
        return rules.places(self)

    def end_reason(self) -> str:
        return "days" if self.phase() == OVER else ""

    def breakdown(self) -> list[list[ScoreLine]]:
        return [self._sheet(seat) for seat in range(len(self.points))]

    def _sheet(self, seat: int) -> list[ScoreLine]:
        sheet = [ScoreLine("toll-line-banked", self.points[seat], ("TOLL-3.4",))]
        if self.phase() == OVER:
            goal = {"goal": f"@toll-goal-{GOALS[self.goals[seat]]}"}
            sheet.append(ScoreLine("toll-line-goal", rules.goal_points(self, seat), ("TOLL-4.2",), goal))
        return sheet

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, int(seat))

    def view(self, seat: int | None) -> Plain:
        return view.view(self, seat)

    def position(self) -> Plain:
        return state.position(self)

    def resample(self, seat: int, rng: Rng) -> "TollState":
        other = self.clone()
        view.resample(self, other, seat, rng)
        return other

    def observation(self, seat: int) -> dict[str, list[int]]:
        return view.observation(self, seat)

    def prompt(self, seat: int) -> Message:
        return explain.prompt(self, seat)

    def describe(self, action: int, seat: int) -> Verdict:
        return explain.describe(self, action, seat)

    def refuse(self, action: int, seat: int) -> Verdict:
        return explain.refuse(self, action)


class Toll(Game):
    """Toll for 2 to 4 players."""

    def __init__(self, players: int, options: Plain, data: Plain, own_data: bool) -> None:
        super().__init__(INFO, players, options, ACTIONS, OUTCOMES, PHASES)

    def new_initial_state(self) -> TollState:
        return TollState(self)

    def from_position(self, position: Plain) -> TollState:
        found = TollState(self)
        state.read(found, position)
        return found

    def rotate_position(self, position: Plain, by: int) -> Plain | None:
        return state.rotate(position, by, self.players)

    def rotate_action(self, action: int, by: int) -> int:
        """Only the draw of the first player names a seat."""
        if FIRST_SEAT <= action < FIRST_GOAL:
            return FIRST_SEAT + (action - FIRST_SEAT + by) % self.players
        return action

    def draw(self, view: Plain, say: Say) -> str:
        return explain.draw(view, say)


GAME = Toll
