"""Check what a game makes of positions from strangers: it refuses them by name, or they are sound states."""

import json
from collections import Counter

from caravansary.engine.check import moves, points
from caravansary.engine.check.copies import plain, step
from caravansary.engine.check.nonsense import Nonsense
from caravansary.engine.check.report import Broken, demand
from caravansary.engine.check.secrecy import glimpse
from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.messages import BadPosition, Plain, short
from caravansary.engine.rng import Rng

TRIED = 6  # offered actions of a seat that are applied to see whether they can be


class Strangers:
    """The strangers of one run."""

    def __init__(self, game: Game, totals: dict[str, int], longest: int, seen: Counter[str]) -> None:
        self.game = game
        self.totals = totals
        self.longest = longest
        self.seen = seen
        self.nonsense = Nonsense(game.phase_names)

    def bring(self, state: State, rng: Rng, times: int) -> None:
        """Twist the position of a state so many times, and let the game read what comes of it."""
        text = plain(state.position())
        self.nonsense.learn(json.loads(text), rng)
        for _ in range(times):
            position = json.loads(text)
            done = self.nonsense.twist(position, rng)
            self.read(position, done, rng)

    def read(self, position: Plain, done: str, rng: Rng) -> State | None:
        """A position that may be nonsense; answers the state that the game makes of it, if any."""
        try:
            state = self.game.from_position(position)
        except BadPosition as refused:
            demand(str(refused) != "", "stranger", f"{done}: refused without a word")
            self.seen["nonsense"] += 1
            return None
        except Exception as error:
            raise Broken("stranger", f"{done}: {type(error).__name__}: {short(str(error))}") from error
        try:
            self.sound(state.clone(), rng)
        except Broken as broken:
            raise Broken("stranger", f"{done}: taken, but {broken.check}: {broken.detail}") from broken
        except Exception as error:
            raise Broken("stranger", f"{done}: taken, but then {type(error).__name__}: {short(str(error))}") from error
        self.seen["nonsense-taken"] += 1
        return state

    def sound(self, state: State, rng: Rng) -> None:
        """A state like any other: it fits together, can be looked at, written down, imagined and played to its end."""
        self.whole(state)
        if not state.is_terminal():
            self.offers_work(state, rng)
        for seat in (*range(self.game.players), None):
            glimpse(state, seat)
        written = plain(state.position())
        again = self.game.from_position(json.loads(written))
        demand(plain(again.position()) == written, "position", "a position read again is another one")
        state.resample(int(rng.below(self.game.players)), rng)
        for _ in range(self.longest):
            if state.is_terminal():
                break
            step(state, rng)
        demand(state.is_terminal(), "end", f"still going on after {self.longest} decisions")
        self.whole(state)

    def whole(self, state: State) -> None:
        """Pieces and points are right."""
        points.conserved(state, self.totals)
        points.scores(state)

    def offers_work(self, state: State, rng: Rng) -> None:
        """Something is offered, and can be applied."""
        moves.offers(state)
        for seat in state.pending() or [int(CHANCE)]:
            offered = moves.offer(state, seat)
            rng.shuffle(offered)
            for action in offered[:TRIED]:
                moves.applies(state, action, seat)
