"""The player: how long it thinks, and what it remembers within a turn."""

from collections.abc import Callable
from time import perf_counter

from mypy_extensions import i64

from caravansary.engine.contract import Plain
from caravansary.players.player import Player, Seen, Thought
from caravansary.players.search.style import Style, quick_rounds, style_of
from caravansary.players.search.thinking import Thinking


class SearchPlayer(Player):
    """Thinks for some seconds, or for some rounds: then it decides the same for the same seed.

    What it learned about the rest of its own turn is kept until somebody else, or chance, has acted: until its seat sees anything
    but what it expected to see.
    """

    name = "search"
    seconds: float
    rounds: int
    fading: float
    style: Style | None
    quick: bool
    clock: Callable[[], float]
    thinking: Thinking | None  # about the last decision that left a choice
    _next: Thinking | None
    _expected: tuple[Plain, list[int]] | None
    _earlier: int  # choices of this turn that it has thought about already

    def __init__(
        self,
        seconds: float = 0.0,
        rounds: int = 1000,
        fading: float = 1.0,
        style: Style | None = None,
        quick: bool = False,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """Each further choice of the same turn gets `fading` of the time, or of the rounds, of the one before.

        A `quick` player has the game's style for few rounds, and as many rounds as suit the game if it is not told how many.
        """
        super().__init__()
        self.seconds = seconds
        self.rounds = rounds
        self.fading = fading
        self.style = style
        self.quick = quick
        self.clock = clock
        self.thinking = None
        self._next = None
        self._expected = None
        self._earlier = 0

    def choose(self, seen: Seen) -> int:
        began = self.clock()
        thinking = self._recall(seen)
        self.thought = None
        choices = seen.sensible()
        action = choices[0]
        if len(choices) > 1:
            if thinking is None:
                table = seen.imagine()
                style = self.style or style_of(table.game.info.name, self.quick)
                thinking = Thinking(table, seen.seat, style, seen.rng)
            self._think(thinking, seen, began)
            best = thinking.best(choices)
            action = int(thinking.tree.action[best])
            self.thinking = thinking
            self._earlier += 1
            self.thought = thought_of(thinking, best)
        self._remember(thinking, seen, action)
        return action

    def _think(self, thinking: Thinking, seen: Seen, began: float) -> None:
        """Rounds until the time is over, or all are played; one at least."""
        thinking.rng = seen.rng
        share = self.fading ** max(self._earlier, seen.earlier)
        until = began + self.seconds * share
        rounds = max(1, int((self.rounds or quick_rounds(thinking.game)) * share))
        done = 0
        while done == 0 or (self.clock() < until if self.seconds > 0.0 else done < rounds):
            thinking.round(seen.imagine())
            done += 1

    def _recall(self, seen: Seen) -> Thinking | None:
        """What was thought about this very situation."""
        known, expected = self._next, self._expected
        self._next = self._expected = None
        if known is None or expected is None or known.seat != seen.seat or (seen.view(), seen.legal) != expected:
            self._earlier = 0
            return None
        return known

    def _remember(self, thinking: Thinking | None, seen: Seen, action: int) -> None:
        """If the turn goes on, what is known about it is not thought again."""
        if thinking is None:
            return
        table = seen.imagine()
        table.act(action, seen.seat)
        if table.current_player() < 0 or not table.owes(seen.seat):
            return
        if thinking.leads_on(action, table.is_sealed()):
            self._next = thinking
            self._expected = (table.view(seen.seat), table.legal_actions(seen.seat))


def thought_of(thinking: Thinking, best: i64) -> Thought:
    """What the search thinks of the action it takes."""
    tree = thinking.tree
    action, players = int(tree.action[best]), int(thinking.players)
    noted = float(thinking.noted[action])
    points = [thinking.points[action * players + seat] / noted for seat in range(players)] if noted > 0.0 else []
    return Thought(points, thinking.line(best))
