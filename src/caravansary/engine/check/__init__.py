"""The conformance kit: proves by thousands of random games that a game keeps the contract.

Every decision of every game gets the quick checks (something is offered, totals are conserved); at a few random moments of each
game everything is checked: copies, positions, refusals, undo, symmetry, secrecy. A report holds the first fault of each kind.
"""

import json
from collections.abc import Callable

from caravansary.engine import log
from caravansary.engine.check import course, symmetry
from caravansary.engine.check.report import CHECKS, Broken, Fault, Report, demand
from caravansary.engine.check.secrecy import Secrecy
from caravansary.engine.contract import CHANCE, Game
from caravansary.engine.match import Match
from caravansary.engine.rng import Rng

LONGEST = 20_000  # entries of a log; a game that is longer does not end
MOMENTS = 120  # one in so many moments gets the thorough checks
SAMPLES = 10  # one in so many moments is counted to judge how resamples are distributed


def check_game(
    game: Game, games: int = 1000, seed: int = 0, progress: Callable[[int], None] | None = None, longest: int = LONGEST
) -> Report:
    """Play random games and check every promise of the contract; `progress` is told how many games are done."""
    run = Run(game, seed, longest)
    run.attempt(lambda: course.texts(game))
    for number in range(games):
        run.play(number)
        if progress is not None:
            progress(number + 1)
    run.attempt(run.secrecy.judge)
    return Report(not run.faults, games, run.decisions, list(run.faults.values()))


class Run:
    """One run of the kit over one game."""

    def __init__(self, game: Game, seed: int, longest: int) -> None:
        self.game = game
        self.seed = seed
        self.longest = longest
        self.faults: dict[str, Fault] = {}
        self.decisions = 0
        self.totals = game.new_initial_state().totals()
        self.secrecy = Secrecy(self.totals)
        self.streams: dict[str, int] = {}
        self.shape: dict[str, int] = {}
        self.number = 0
        self.match = Match(game, None)

    def attempt(self, check: Callable[[], None]) -> bool:
        """Run a check; keep the first fault of each kind."""
        try:
            check()
        except Broken as broken:
            self.note(broken.check, broken.detail)
        except Exception as error:
            self.note("crash", f"{type(error).__name__}: {error}")
        else:
            return True
        return False

    def note(self, check: str, detail: str) -> None:
        if check not in self.faults:
            self.faults[check] = Fault(check, detail, self.number, self.match.ply)

    def play(self, number: int) -> None:
        """One random game with all its checks."""
        rng = Rng(self.seed, "check", str(number))
        self.number, self.match = number, Match(self.game, None)
        if self.attempt(lambda: self._to_the_end(rng)):
            self.attempt(lambda: course.scores(self.match.state))
            self.attempt(lambda: course.refusals(self.match.state, rng))
            self.attempt(lambda: symmetry.rotated(self.match.state, rng))
            self.attempt(self._written)

    def _to_the_end(self, rng: Rng) -> None:
        match = self.match
        while not match.state.is_terminal():
            demand(match.ply < self.longest, "end", f"still going on after {self.longest} entries")
            course.offers(match.state)
            self.attempt(lambda: course.conserved(match.state, self.totals))
            thorough = rng.below(MOMENTS) == 0
            if thorough or (match.ply == 0 and self.number == 0):
                self._thorough(rng)
            if rng.below(SAMPLES) == 0 and not (
                match.entries and match.entries[-1].sealed and not match.entries[-1].revealed
            ):
                self.attempt(lambda: self.secrecy.count(match.state, rng))
            self._step(rng, thorough)
        self.attempt(lambda: course.conserved(match.state, self.totals))

    def _step(self, rng: Rng, thorough: bool) -> None:
        """One random action of anybody who may act."""
        match = self.match
        pending = match.state.pending() or [int(CHANCE)]
        seat = pending[int(rng.below(len(pending)))]
        legal = match.state.legal_actions(seat)
        action = int(match.state.sample_chance(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        before = course.plain(match.state.position()) if thorough else ""
        match.play(action, seat)
        if seat != CHANCE:
            self.decisions += 1
            if thorough:
                self.attempt(lambda: course.undo(match, seat, before))

    def _thorough(self, rng: Rng) -> None:
        state = self.match.state
        seed = int(rng.below(1 << 30))
        self.attempt(lambda: course.every_offer_applies(state))
        self.attempt(lambda: course.refusals(state, rng))
        self.attempt(lambda: course.copies(state, seed))
        self.attempt(lambda: course.scores(state))
        self.attempt(lambda: symmetry.rotated(state, rng))
        self.attempt(lambda: self.secrecy.check(state, rng))
        self.attempt(self._observed)
        if state.current_player() == CHANCE:
            stream = state.chance_stream()
            self.streams[stream] = self.streams.get(stream, 0) + 1
            if self.streams[stream] <= 3:
                self.attempt(lambda: course.fair_draw(state, rng))

    def _observed(self) -> None:
        """An observation has the same pieces of the same lengths in every state."""
        for seat in range(self.game.players):
            shape = {name: len(values) for name, values in self.match.state.observation(seat).items()}
            self.shape = self.shape or shape
            demand(shape == self.shape, "observation", f"seat {seat} has {shape}, before it was {self.shape}")

    def _written(self) -> None:
        """The log, written and read, gives the same state and the same log."""
        text = log.write(self.match)
        again = log.read(text, lambda header: self.game).replay()
        demand(course.same(again.state, self.match.state), "log", "a log read again leads to another state")
        demand(log.write(again) == text, "log", "a log read and written again is another one")
        json.loads(course.plain([list(line) for sheet in again.state.breakdown() for line in sheet]))


__all__ = ["CHECKS", "Fault", "Report", "check_game"]
