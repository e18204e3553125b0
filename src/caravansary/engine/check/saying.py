"""Check that whatever a game says can be said: each sentence is tried in each language.

The words are the caller's: the kit knows only functions that turn a `Message` into a sentence. Sentences that differ in
nothing but large numbers are said once.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from caravansary.engine.check.report import demand
from caravansary.engine.check.seen import WORDS
from caravansary.engine.contract import State
from caravansary.engine.messages import Arg, Event, Message, Say, ScoreLine

PLENTY = 200  # different sentences of one key
FEW = 3  # numbers from here on have the same plural


class Saying:
    """What one run has said so far."""

    def __init__(self, words: Mapping[str, Say], seen: Counter[str]) -> None:
        self.words = words
        self.seen = seen
        self.said: dict[str, set[tuple[object, ...]]] = {}
        self.wrong: dict[str, str] = {}  # by key, what is wrong with its words

    def messages(self, messages: Iterable[Message]) -> None:
        """Say each of them."""
        for message in messages:
            self.message(message)

    def message(self, message: Message) -> None:
        """A prompt, a description, a refusal."""
        if not self.words:
            return
        said = self.said.setdefault(message.key, set())
        kind = tuple((name, _kind(value)) for name, value in message.args.items())
        if kind in said or len(said) >= PLENTY:
            return
        said.add(kind)
        for language, say in self.words.items():
            self._say(message, language, say)

    def event(self, event: Event) -> None:
        """A line of the log; who did it is its ``$name``."""
        self.message(Message(event.key, event.args if event.seat is None else {**event.args, "name": "Noa"}))

    def line(self, line: ScoreLine) -> None:
        """A line of a score sheet, whose points are ``$points``."""
        self.message(Message(line.key, {**line.args, "points": line.points}))

    def state(self, state: State) -> None:
        """All that a situation says by itself: what is asked, the score sheets, and why it is over."""
        if not self.words:
            return
        self.messages(state.prompt(seat) for seat in state.pending())
        for sheet in state.breakdown():
            for line in sheet:
                self.line(line)
        for phase in state.phase_stack():
            self.message(Message(f"{state.game.info.name}-phase-{phase}"))
        if state.is_terminal():
            self.message(Message(f"{state.game.info.name}-reason-{state.end_reason()}"))

    def _say(self, message: Message, language: str, say: Say) -> None:
        try:
            text = say(message)
        except Exception as error:
            self.wrong.setdefault(message.key, f"{language}: {error}")
            return
        if not text.strip():
            self.wrong.setdefault(message.key, f"{language}: says nothing")
        self.seen[WORDS + language] += 1

    def judge(self) -> None:
        """All that could not be said, at once: whoever writes the words wants the whole list."""
        demand(not self.wrong, "words", "; ".join(f"{key} ({why})" for key, why in sorted(self.wrong.items())))


def _kind(value: Arg) -> object:
    if isinstance(value, list):
        return tuple(_kind(item) for item in value)
    return min(value, FEW) if isinstance(value, int) else value
