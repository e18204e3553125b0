"""A table told in words (:mod:`caravansary.engine.told`) as text: for the terminal, and for whoever reads line by line."""

from collections.abc import Iterator, Sequence

from caravansary.engine.messages import Message
from caravansary.engine.telling import Section
from caravansary.engine.told import Numbered, Told
from caravansary.words import say, say_event


def text(told: Told, language: str, names: Sequence[str] = (), you: int | None = None) -> str:
    """The table as it is told to `you`: headings, each with its lines, an empty line between them."""
    blocks = ["\n".join([heading, *lines]) for heading, lines in Teller(language, names, you).parts(told) if lines]
    return "\n\n".join(blocks)


class Teller:
    """Whoever tells a table to somebody in a language."""

    def __init__(self, language: str, names: Sequence[str], you: int | None) -> None:
        self.language = language
        self.names = names
        self.you = you

    def parts(self, told: Told) -> Iterator[tuple[str, list[str]]]:
        """Headings with what stands below them, in the order in which somebody asks."""
        yield self._say("told-question"), [self.say(told.question)] if told.question is not None else []
        yield self._say("told-choices"), [self.choice(row) for row in told.choices]
        since = [say_event(event, self.language, self.names, self.you) for event in told.since]
        yield self._say("told-since"), since
        for section in told.sections:
            yield self.say(section.heading), self.lines(section)

    def lines(self, section: Section) -> list[str]:
        """What stands below a section's heading."""
        return [" ".join(self.say(message) for message in line) for line in section.lines]

    def choice(self, row: Numbered) -> str:
        """A choice with the key it is made with."""
        return " ".join([row.key, *(self.say(message) for message in (row.verdict.message, *row.brings))])

    def say(self, message: Message) -> str:
        """A message as it is said to whoever listens."""
        return say(message, self.language, self.names, self.you)

    def _say(self, key: str) -> str:
        return say(Message(key), self.language)
