"""Tuning a search player: optuna proposes styles and weights, games decide, and fresh games confirm what was found.

All trials play the same games (seats and luck) against the same opponent. A trial is given up as soon as it can hardly catch
up with the best one. The best of many trials looks better than it is, so nothing counts but the games it plays afterwards
against the player as it is now.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import chain
from time import monotonic
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from caravansary.arena.contenders import PRESENT, Bout, Contender, Row
from caravansary.arena.crew import minding_the_dead
from caravansary.arena.errors import Unplayable
from caravansary.arena.interval import Rate, wilson
from caravansary.games import load_game
from caravansary.players.budget import Think
from caravansary.players.search.style import PLAIN, read_style
from caravansary.processes import dismiss, hired

BATCH: Final = 20  # games after which is asked whether to go on
DOUBT: Final = 1.28  # a trial goes on while the best rate lies in its interval of so many deviations
SEARCHING: Final = 0.7  # of the time; the rest is for confirming
REACH: Final = 2.5  # times its present value is the largest that is tried of a weight
SEEDS: Final = 2**32  # that optuna's sampler knows


class Knob(NamedTuple):
    """Something that can be turned, and how far."""

    name: str
    low: float
    high: float
    whole: bool = False
    log: bool = False


STYLE_KNOBS: Final = (
    Knob("curiosity", 0.02, 1.0, log=True),
    Knob("turns", 0, 8, whole=True),
    Knob("picks", 1, 4, whole=True),
    Knob("scale", 1.0, 30.0, log=True),
    Knob("trust", 0.0, 20.0),
)


def weight_knobs(weights: Row) -> list[Knob]:
    """A weight keeps its sign; one that is nothing yet may become up to a point."""
    ends = {name: REACH * value if value else 1.0 for name, value in weights.items()}
    return [Knob(name, min(0.0, end), max(0.0, end)) for name, end in ends.items()]


class Plan(NamedTuple):
    """What is tuned, and how."""

    game: str
    players: int
    what: str  # style, weights or both
    quick: bool  # the style for few rounds
    think: Think
    against: str  # PRESENT, or a player of the house
    trials: int
    games: int  # of a trial
    confirm: int  # games in the end
    seed: int
    jobs: int
    minutes: float


class Trial(NamedTuple):
    """A contender that played all games of a trial."""

    contender: Contender
    rate: float


class Finding(NamedTuple):
    """What came of a tuning."""

    best: Contender
    trials: int  # that were begun
    finished: int  # and not given up
    rate: float | None  # of the best, while searching; None if no trial was finished
    confirmed: Rate | None  # against the player as it is now, in fresh games; None if none were played
    games: int  # of the confirmation

    def is_better(self, players: int) -> bool:
        """Is it sure enough that the best wins more than its share?"""
        return self.confirmed is not None and self.confirmed.low > 1 / players


def present(plan: Plan) -> Contender:
    """The player as the data files have it."""
    row = read_style(plan.game)
    style = row.get("style", PLAIN)
    weights = load_game(plan.game, plan.players).weights.as_plain()
    return Contender(plan.think, row.get("quick", style) if plan.quick else style, weights)


class TimeIsUp(Exception):
    """No more games can be played in the time that was given."""


class Tuning:
    """One tuning, from the first trial to the confirmation. Ctrl-C ends what is going on, and what was found is kept."""

    def __init__(self, plan: Plan, reach: Callable[[float], None] = lambda done: None) -> None:
        self.plan = plan
        self.present = present(plan)
        self.trials = 0
        self.finished: list[Trial] = []
        self._reach = reach
        self._began = monotonic()
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._dismiss()

    def run(self) -> Finding:
        """Search, then confirm."""
        with self._for_now():
            self._search()
        best = max(self.finished, key=lambda trial: trial.rate, default=None)
        if best is None or best.contender == self.present:
            return Finding(self.present, self.trials, len(self.finished), best and best.rate, None, 0)
        shares = self._confirm(best.contender)
        rate = wilson(sum(shares), len(shares)) if shares else None
        return Finding(best.contender, self.trials, len(self.finished), best.rate, rate, len(shares))

    # --- searching

    def _search(self) -> None:
        optuna = load_optuna()
        sampler = optuna.samplers.TPESampler(seed=self.plan.seed % SEEDS)
        study = optuna.create_study(direction="maximize", sampler=sampler)
        study.enqueue_trial(self._knob_values(self.present))
        study.optimize(lambda trial: self._try(trial, optuna.TrialPruned), n_trials=self.plan.trials)

    def knobs(self) -> list[Knob]:
        """All that is turned in this tuning."""
        style = STYLE_KNOBS if self.plan.what != "weights" else ()
        weights = weight_knobs(self.present.weights) if self.plan.what != "style" else []
        return [*style, *weights]

    def _knob_values(self, contender: Contender) -> Row:
        values = {**contender.style, **contender.weights}
        return {knob.name: values[knob.name] for knob in self.knobs()}

    def _try(self, trial: Any, given_up: type[Exception]) -> float:
        """Play a trial's games; what it wins of them."""
        self.trials += 1
        hero = self._contender(trial)
        bout = self._bout(hero, self.plan.against, "trial")
        shares: list[float] = []
        while len(shares) < self.plan.games:
            shares += self._play(bout, len(shares), self.plan.games, SEARCHING)
            rate = wilson(sum(shares), len(shares), DOUBT)
            trial.report(rate.rate, len(shares))
            if len(shares) < self.plan.games and self._is_hopeless(rate):
                raise given_up
        self.finished.append(Trial(hero, rate.rate))
        return rate.rate

    def _contender(self, trial: Any) -> Contender:
        turned = {knob.name: _suggest(trial, knob) for knob in self.knobs()}
        style = {name: turned.get(name, value) for name, value in self.present.style.items()}
        weights = {name: turned.get(name, value) for name, value in self.present.weights.items()}
        return Contender(self.plan.think, style, weights)

    def _is_hopeless(self, rate: Rate) -> bool:
        return bool(self.finished) and rate.high < max(trial.rate for trial in self.finished)

    # --- playing

    def _confirm(self, hero: Contender) -> list[float]:
        bout = self._bout(hero, PRESENT, "confirm")
        shares: list[float] = []
        with self._for_now():
            while len(shares) < self.plan.confirm:
                shares += self._play(bout, len(shares), self.plan.confirm, 1.0)
        return shares

    def _bout(self, hero: Contender, against: str, purpose: str) -> Bout:
        """Fresh games have another seed."""
        seed = self.plan.seed * 2 + (purpose == "confirm")
        return Bout(self.plan.game, self.plan.players, hero, self.present if against == PRESENT else against, seed)

    def _play(self, bout: Bout, first: int, end: int, share: float) -> list[float]:
        """The next batch, the same for any number of processes; `share` is the part of the time that may be used up."""
        numbers = range(first, min(first + BATCH, end))
        if self.plan.jobs == 1:
            return [self._play_one(bout, number, share) for number in numbers]
        size = -(-len(numbers) // self.plan.jobs)
        parts = [numbers[k : k + size] for k in range(0, len(numbers), size)]
        left = self._time_left(share)
        try:
            with minding_the_dead():
                return list(chain.from_iterable(self._processes().map(bout.shares, parts, timeout=left)))
        except TimeoutError as late:
            raise TimeIsUp from late

    def _play_one(self, bout: Bout, number: int, share: float) -> float:
        self._time_left(share)
        return bout.shares([number])[0]

    def _time_left(self, share: float) -> float:
        """How many seconds of such a part of the time are left; `TimeIsUp` if none are."""
        used = monotonic() - self._began
        left = share * 60 * self.plan.minutes - used
        self._reach(used / 60 / self.plan.minutes)
        if left <= 0.0:
            raise TimeIsUp
        return left

    # --- who plays, if it is not this process

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = hired(self.plan.jobs)
        return self._pool

    def _dismiss(self) -> None:
        if self._pool is not None:
            dismiss(self._pool)
            self._pool = None

    @contextmanager
    def _for_now(self) -> Iterator[None]:
        """Ctrl-C or the end of the time ends this, and the games that are still being played for it."""
        try:
            yield
        except (KeyboardInterrupt, TimeIsUp):
            self._dismiss()


def _suggest(trial: Any, knob: Knob) -> float:
    if knob.whole:
        return int(trial.suggest_int(knob.name, int(knob.low), int(knob.high), log=knob.log))
    return round(float(trial.suggest_float(knob.name, knob.low, knob.high, log=knob.log)), 3)


def load_optuna() -> Any:
    """Optuna, which is needed for nothing else."""
    try:
        optuna = import_module("optuna")
    except ImportError as missing:
        raise Unplayable("tune needs optuna, which is not installed: pip install 'caravansary[tune]'") from missing
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    return optuna
