"""What the conformance kit answers: faults with the check that found them and where to look."""

from typing import NamedTuple

CHECKS: dict[str, str] = {
    "text": "every action has one text and every text one action",
    "dead-end": "a live game always offers somebody something",
    "offer": "what is offered is ascending, in the vocabulary, and can be applied",
    "refusal": "what is not offered is refused with a rule and changes nothing",
    "chance": "outcomes have positive weights, and the fast draw follows them",
    "clone": "a clone is the same and independent",
    "position": "a position gives the identical state back",
    "log": "a written log gives the identical state back",
    "undo": "taking back restores the state, and nothing that was uncovered can be taken back",
    "conservation": "totals never change and a state finds no flaw in itself",
    "end": "every game ends",
    "score": "score lines, places, winners and returns fit together",
    "symmetry": "seats are interchangeable",
    "sealed-order": "sealed choices give the same result in any order",
    "observation": "observations have named pieces of fixed length",
    "leaky-view": "a view depends only on what the seat may know",
    "leaky-legal": "a seat's legal actions depend only on what it may know",
    "leaky-prompt": "prompts and explanations depend only on what the seat may know",
    "leaky-observation": "an observation depends only on what the seat may know",
    "leaky-event": "events show a seat only what it may know",
    "leaky-seal": "a sealed choice shows nothing before all are in",
    "resample": "a resample is a legal state that the seat cannot tell from the real one",
    "resample-truth": "a resample does not depend on what the seat cannot know",
    "resample-bias": "resamples are distributed like the real thing",
    "crash": "nothing raises an unexpected exception",
}


class Fault(NamedTuple):
    """One broken promise: which check, what was seen, in which game of the run and after how many entries of its log."""

    check: str
    detail: str
    game_number: int
    ply: int

    def __str__(self) -> str:
        return f"{self.check} ({CHECKS[self.check]}): {self.detail} [game {self.game_number}, ply {self.ply}]"


class Report(NamedTuple):
    """The outcome of a run."""

    ok: bool
    games: int
    decisions: int
    faults: list[Fault]


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
