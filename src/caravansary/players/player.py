"""What a player is, and what it is given to decide on: never the true state."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caravansary.engine.contract import Game, Imagination, Plain, State
from caravansary.engine.rng import Rng


class Seen:
    """Everything a seat has when it decides: what it sees, and a table it can imagine.

    What it cannot know was drawn anew before this object was made, so nothing here depends on the true secrets; `imagine` may
    draw it again as often as the player likes, since a resample depends only on what the seat knows.
    """

    seat: int
    rng: Rng
    legal: list[int]
    earlier: int  # choices of the same turn that went before, as far as the house knows
    _table: State
    _imagination: Imagination | None

    def __init__(self, state: State, seat: int, rng: Rng, earlier: int = 0) -> None:
        self.seat = seat
        self.earlier = earlier
        self.rng = rng
        self.legal = state.legal_actions(seat)
        self._table = state.resample(seat, rng)
        self._imagination = None

    @property
    def game(self) -> Game:
        """The rule set: how many play, and what the numbers of actions mean (`action_to_string`)."""
        return self._table.game

    def sensible(self) -> list[int]:
        """Those of `legal` that somebody who knows the game would consider at all; one at least."""
        out = vec[i64]([0] * self._table.game.num_distinct_actions)
        n = self._table.sensible_into(self.seat, out)
        return [int(out[k]) for k in range(n)]

    def view(self) -> Plain:
        """What the seat sees."""
        return self._table.view(self.seat)

    def observation(self) -> dict[str, list[int]]:
        """The same as named numbers."""
        return self._table.observation(self.seat)

    def judge_by(self, game: Game) -> None:
        """From now on tables are evaluated with the weights of this game, a twin of the real one."""
        self._table.game = game

    def imagine(self) -> State:
        """A whole table that the seat cannot tell from the real one; the player's to change."""
        if self._imagination is None:
            self._imagination = self._table.imagination(self.seat)
        return self._imagination.draw(self.rng)


class Thought(NamedTuple):
    """What a player thinks of its own decision: for analysis, never for the others at a live table."""

    points: list[float]  # expected of each seat; empty if nothing was tried anew
    line: list[int]  # the decisions it expects, its own first


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Somebody who decides. One player may sit on several seats and tables: nothing it keeps changes what it may know."""

    name: str = "player"
    thought: Thought | None = None  # about the decision it made last, if it looked further than that

    def __init__(self) -> None:
        self.thought = None

    def choose(self, seen: Seen) -> int:
        """One of `seen.legal`. Randomness comes from `seen.rng` alone."""
        raise NotImplementedError
