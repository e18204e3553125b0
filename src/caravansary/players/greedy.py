"""A player that looks one decision ahead with the game's own evaluation."""

from typing import Final

from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL, State
from caravansary.engine.rng import Rng
from caravansary.players.player import Player, Seen

SAMPLES: Final[i64] = 24  # draws of chance per action, when a decision is followed by one
VICTORY: Final = 1000.0  # any number larger than points can differ


class GreedyPlayer(Player):
    """Takes the action after which its seat stands best; among equals any. All actions are tried under the same luck."""

    name = "greedy"

    def choose(self, seen: Seen) -> int:
        choices = seen.sensible()
        if len(choices) == 1:
            return choices[0]
        table = seen.imagine()
        best: list[int] = []
        best_worth = 0.0
        for action in choices:
            worth = worth_after(table, action, seen.seat, seen.rng.copy())
            if not best or worth > best_worth:
                best, best_worth = [action], worth
            elif worth == best_worth:
                best.append(action)
        seen.rng.word()  # the next decision is tried under another luck
        return best[int(seen.rng.below(len(best)))]


def worth_after(table: State, action: i64, seat: i64, rng: Rng) -> float:
    """How good a table is for a seat after an action; if chance is next, on average over some draws."""
    after = table.clone()
    after.act(action, seat)
    if after.current_player() != CHANCE:
        return worth_now(after, seat)
    total: float = 0.0
    k: i64
    for k in range(SAMPLES):
        drawn = after.clone()
        drawn.act(drawn.sample_chance(rng), CHANCE)
        total += worth_now(drawn, seat)
    return total / float(SAMPLES)


def worth_now(table: State, seat: i64) -> float:
    """The game's evaluation; at the end, victory is all that counts."""
    if table.current_player() == TERMINAL:
        return VICTORY * table.returns()[int(seat)] + float(table.score(seat))
    return table.evaluate(seat)
