"""What the conformance kit answers: faults with the check that found them and where to look, and what was seen."""

from collections.abc import Sequence
from typing import NamedTuple

CHECKS: dict[str, str] = {
    "text": "every action has one text and every text one action",
    "dead-end": "a live game always offers somebody something",
    "offer": "what is offered is ascending, in the vocabulary, and can be applied",
    "refusal": "what is not offered is refused with a rule and changes nothing",
    "chance": "outcomes have positive weights, and the fast draw follows them",
    "clone": "a clone is the same and independent",
    "position": "a position gives the identical state back",
    "stranger": "a position from a stranger is refused with BadPosition, or is a sound state",
    "log": "a written log gives the identical state back",
    "undo": "taking back restores the state, and nothing that was uncovered can be taken back",
    "conservation": "totals never change and a state finds no flaw in itself",
    "end": "every game ends",
    "score": "score lines, places, winners and returns fit together",
    "symmetry": "seats are interchangeable",
    "sealed-order": "sealed choices give the same result in any order",
    "telling": "the table is told in words: board, players, what comes next; no two choices sound alike",
    "observation": "observations have named pieces of fixed length",
    "leaky-view": "a view depends only on what the seat may know",
    "leaky-legal": "a seat's legal actions depend only on what it may know",
    "leaky-prompt": "prompts and explanations depend only on what the seat may know",
    "leaky-observation": "an observation depends only on what the seat may know",
    "leaky-telling": "the table in words tells only what the view shows",
    "leaky-event": "events show a seat only what it may know",
    "leaky-seal": "a sealed choice shows nothing before all are in",
    "resample": "a resample is a legal state that the seat cannot tell from the real one",
    "resample-truth": "a resample does not depend on what the seat cannot know",
    "resample-bias": "resamples are distributed like the real thing",
    "words": "whatever the game says has words in each language",
    "fact-information": "a game of perfect information hides nothing from anybody",
    "fact-dynamics": "a sequential game asks one seat at a time, openly",
    "fact-chance": "a game without chance never draws",
    "fact-utility": "in a zero-sum game returns add up to zero",
    "fact-longest": "no game is longer than the longest",
    "fact-points": "scores stay within their bounds",
    "fact-phases": "a phase that is not used is not reached",
    "never": "every check that applies to the game really ran",
    "crash": "nothing raises an unexpected exception",
}
WHOLE_RUN = -1  # the game number of a fault that shows only in many games


class Fault(NamedTuple):
    """One broken promise: which check, what was seen, in which game of the run and after how many entries of its log."""

    check: str
    detail: str
    game_number: int
    ply: int

    def __str__(self) -> str:
        where = "the whole run" if self.game_number == WHOLE_RUN else f"game {self.game_number}, ply {self.ply}"
        return f"{self.check} ({CHECKS[self.check]}): {self.detail} [{where}]"


class Report(NamedTuple):
    """The outcome of a run.

    `counts` says how often each check really ran, by the names of :mod:`caravansary.engine.check.seen`; what cannot
    happen in the game is left out, so that a zero means never.
    """

    ok: bool
    games: int
    decisions: int
    faults: list[Fault]
    counts: dict[str, int] = {}


def merged(reports: Sequence[Report]) -> Report:
    """Several runs as one, as of a game with each number of players: sums, and all faults.

    What a run never saw stays a fault, even if another run saw it: two seats turn the table otherwise than four. A phase
    that some numbers of players leave out is no such fault, since the game says so (`Game.unused_phases`).
    """
    counts: dict[str, int] = {}
    for report in reports:
        for name, count in report.counts.items():
            counts[name] = counts.get(name, 0) + count
    return Report(
        all(report.ok for report in reports),
        sum(report.games for report in reports),
        sum(report.decisions for report in reports),
        [fault for report in reports for fault in report.faults],
        counts,
    )


class Broken(Exception):
    """Raised inside the kit when a promise is broken."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(detail)
        self.check = check
        self.detail = detail


def demand(promise: bool, check: str, detail: str) -> None:
    """Raise unless the promise holds."""
    if not promise:
        raise Broken(check, detail)
