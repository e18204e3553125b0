"""The conformance kit: proves by thousands of random games that a game keeps the contract.

Every decision of every game gets the quick checks (something is offered, totals are conserved, what the game says of itself
is true); at a few random moments of each game, and wherever a phase comes for the first time, everything is checked: copies,
positions, refusals, undo, symmetry, secrecy, and what becomes of positions from strangers. A report holds the first fault
of each kind, and how often each check really ran; that one never did is a fault, too.
"""

import json
from collections import Counter
from collections.abc import Callable, Collection, Mapping

from caravansary.engine import log
from caravansary.engine.check import copies, facts, moves, points, seen, symmetry, telling
from caravansary.engine.check.report import CHECKS, WHOLE_RUN, Broken, Fault, Report, demand, merged
from caravansary.engine.check.saying import Saying
from caravansary.engine.check.secrecy import Secrecy
from caravansary.engine.check.strangers import Strangers
from caravansary.engine.contract import CHANCE, Game
from caravansary.engine.match import Match
from caravansary.engine.messages import Say
from caravansary.engine.rng import Rng

LONGEST = 20_000  # entries of a log; a game that is longer does not end
MOMENTS = 120  # one in so many moments gets the thorough checks
SHORT = 1  # a short game has so many of them on average
SAMPLES = 10  # one in so many moments is counted to judge how resamples are distributed, and says what it has to say
STRANGERS = 12  # positions from strangers that are tried at a thorough moment


def check_game(
    game: Game,
    games: int = 1000,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
    longest: int = LONGEST,
    words: Mapping[str, Say] | None = None,
    allow_never: Collection[str] = (),
) -> Report:
    """Play random games and check every promise of the contract; `progress` is told how many games are done.

    `words` are the languages in which everything is said that the game says; without them nothing is. A check that applies to
    the game and never ran in at least fifty games is a fault, unless `allow_never` has its name (see `seen`).
    """
    run = Run(game, seed, longest, words or {})
    seen.known(game, run.saying.words, allow_never)
    run.attempt("", lambda: facts.declared(game))
    run.attempt("", lambda: moves.texts(game))
    for number in range(games):
        run.play(number)
        if progress is not None:
            progress(number + 1)
    run.number = WHOLE_RUN
    run.attempt("", run.secrecy.judge)
    run.attempt("", run.saying.judge)
    counts = seen.counted(game, run.seen, run.saying.words)
    # Games that a fault cut short leave much unseen that is not missing.
    enough = games >= seen.ENOUGH_GAMES and run.whole > 0
    missed = seen.never(game, counts, run.saying.words, allow_never) if enough else []
    faults = [*run.faults.values(), *missed]
    return Report(not faults, games, run.decisions, faults, counts)


class Run:
    """One run of the kit over one game."""

    def __init__(self, game: Game, seed: int, longest: int, words: Mapping[str, Say]) -> None:
        self.game = game
        self.seed = seed
        self.longest = longest
        self.faults: dict[str, Fault] = {}
        self.decisions = 0
        self.every = MOMENTS
        self.totals = game.new_initial_state().totals()
        self.seen: Counter[str] = Counter()
        self.secrecy = Secrecy(self.totals, self.seen)
        self.strangers = Strangers(game, self.totals, longest, self.seen)
        self.saying = Saying(words, self.seen)
        self.streams: Counter[str] = Counter()
        self.shape: dict[str, int] = {}
        self.number = 0
        self.whole = 0  # games that came to their end
        self.match = Match(game, None)

    def attempt(self, name: str, check: Callable[[], int | None]) -> bool:
        """Run a check and count it by its name, once or as often as it says; keep the first fault of each kind."""
        times: int | None = None
        try:
            times = check()
        except Broken as broken:
            self.note(broken.check, broken.detail)
        except Exception as error:
            self.note("crash", f"{type(error).__name__}: {error}")
        else:
            self._count(name, times)
            return True
        self._count(name, times)
        return False

    def _count(self, name: str, times: int | None) -> None:
        if name:
            self.seen[name] += 1 if times is None else times

    def note(self, check: str, detail: str) -> None:
        if check not in self.faults:
            self.faults[check] = Fault(check, detail, self.number, self.match.ply)

    # --- a game

    def play(self, number: int) -> None:
        """One random game with all its checks."""
        rng = Rng(self.seed, "check", str(number))
        self.number, self.match = number, Match(self.game, None)
        if self.attempt("", lambda: self._to_the_end(rng)):
            self.whole += 1
            self.attempt("scores", lambda: points.scores(self.match.state))
            self.attempt("", lambda: facts.result(self.match.state))
            self.attempt("refusals", lambda: self._refusals(rng))
            self.attempt("", lambda: self._turned(rng))
            self.attempt("", lambda: self.saying.state(self.match.state))
            self.attempt("told", lambda: telling.tables(self.match.state, self.saying))
            self.attempt("", lambda: self.strangers.bring(self.match.state, rng, 1))
            self.attempt("logs", self._written)

    def _to_the_end(self, rng: Rng) -> None:
        match = self.match
        while not match.state.is_terminal():
            demand(match.ply < self.longest, "end", f"still going on after {self.longest} entries")
            moves.offers(match.state)
            new = self._moment()
            thorough = rng.below(self.every) == 0 or new
            if thorough:
                self._thorough(rng)
            if rng.below(SAMPLES) == 0:
                self._sample(rng)
            self._step(rng, thorough)
        self._moment()
        self.every = max(1, min(MOMENTS, self.seen["moments"] // ((self.number + 1) * SHORT)))

    def _moment(self) -> bool:
        """The quick checks; answers whether a phase is going on that was not met before."""
        state, new = self.match.state, self.seen["moments"] == 0
        self.attempt("moments", lambda: points.conserved(state, self.totals))
        self.attempt("", lambda: facts.moment(state, self.match.ply))
        for phase in {seen.PHASE + name for name in state.phase_stack()}:
            new = new or not self.seen[phase]
            self.seen[phase] += 1
        return new

    def _sample(self, rng: Rng) -> None:
        """What is looked at more often than everything."""
        state = self.match.state
        self.attempt("", lambda: self.saying.state(state))
        if not self._half_made():
            self.attempt("", lambda: self.secrecy.count(state, rng))

    def _step(self, rng: Rng, thorough: bool) -> None:
        """One random action of anybody who may act."""
        match = self.match
        pending = match.state.pending() or [int(CHANCE)]
        seat = pending[int(rng.below(len(pending)))]
        legal = match.state.legal_actions(seat)
        action = int(match.state.sample_chance(rng)) if seat == CHANCE else legal[int(rng.below(len(legal)))]
        before = copies.plain(match.state.position()) if thorough else ""
        match.play(action, seat)
        self.attempt("events", self._told)
        if seat != CHANCE:
            self.decisions += 1
            if thorough:
                self.attempt("undos", lambda: copies.undo(match, seat, before))

    def _told(self) -> int:
        """What was told has words, and fits what the game says of itself."""
        events = self.match.events
        for event in events:
            self.saying.event(event)
        facts.told(self.game, events)
        return len(events)

    # --- a moment

    def _thorough(self, rng: Rng) -> None:
        state = self.match.state
        seed = int(rng.below(1 << 30))
        self.attempt("applied", lambda: moves.every_offer_applies(state))
        self.attempt("refusals", lambda: self._refusals(rng))
        self.attempt("", lambda: self._copies(seed))
        self.attempt("scores", lambda: points.scores(state))
        self.attempt("", lambda: self._turned(rng))
        self.attempt("", lambda: self.secrecy.check(state, rng))
        if state.is_sealed():
            self._sealed(seed)
        self.attempt("", lambda: facts.hides_nothing(state, rng))
        self.attempt("observations", self._observed)
        self.attempt("", lambda: self.saying.state(state))
        self.attempt("told", lambda: telling.tables(state, self.saying))
        self.attempt("", lambda: self.strangers.bring(state, rng, STRANGERS))
        if state.current_player() == CHANCE:
            stream = state.chance_stream()
            self.streams[stream] += 1
            if self.streams[stream] <= 3:
                self.attempt("draws", lambda: moves.fair_draw(state, rng))

    def _sealed(self, seed: int) -> None:
        """Several seats choose in any order; a round that begins with one seat has but one order."""
        state = self.match.state
        if len(state.pending()) > 1:
            self.attempt("sealed-order", lambda: self.secrecy.any_order(state, seed))
        elif not self._half_made():
            self.seen["sealed-alone"] += 1

    def _half_made(self) -> bool:
        """Has somebody chosen in a sealed round that is still going on?"""
        last = self.match.entries[-1:]
        return any(entry.sealed and not entry.revealed for entry in last)

    def _copies(self, seed: int) -> None:
        self.seen.update(("clones", "positions"))
        copies.copies(self.match.state, seed)

    def _refusals(self, rng: Rng) -> int:
        """Answers how many refusals were tried."""
        said = moves.refusals(self.match.state, rng)
        self.saying.messages(verdict.message for verdict in said)
        described = sum(verdict.legal for verdict in said)
        self.seen["described"] += described
        return len(said) - described

    def _turned(self, rng: Rng) -> None:
        if self.game.players > 1:
            self.seen["rotations" if symmetry.rotated(self.match.state, rng) else "no-twin"] += 1

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
        demand(copies.same(again.state, self.match.state), "log", "a log read again leads to another state")
        demand(log.write(again) == text, "log", "a log read and written again is another one")
        json.loads(copies.plain([list(line) for sheet in again.state.breakdown() for line in sheet]))


__all__ = ["CHECKS", "Fault", "Report", "check_game", "merged"]
