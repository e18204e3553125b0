"""A table told in words, for whoever hears it instead of seeing it, for terminals, and for machines that read.

A game that tells its table fills in a `Telling` and sets `Game.telling`. What it tells comes from a view and nothing else, so it
can tell nothing that the view does not show. :mod:`caravansary.engine.told` puts it together with what is asked and happened.
"""

from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from caravansary.engine.messages import Message, Plain

PARTS: Final = ("board", "players", "next")  # what lies there, who has what, what comes next: always in this order
COMING: Final = "told-coming"  # the house's heading for what comes next
# Keys that always mean the same; to take something back is the house's own U.
FINISH: Final = "F"
DECLINE: Final = "P"


class Section(NamedTuple):
    """A heading and lines, each of one sentence or several. Places have the names that sentences about actions give them, and the
    colour of a seat is followed by its owner."""

    part: str  # one of PARTS
    heading: Message
    lines: list[list[Message]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Telling:
    """How a game tells its table. The same view is always told the same."""

    def sections(self, view: Plain) -> list[Section]:
        """Everything that a view shows, in the order of `PARTS`, each with one section or several."""
        raise NotImplementedError

    def brings(self, view: Plain, action: str) -> list[Message]:
        """What a choice brings to whoever has this view, besides what `State.describe` says of it."""
        return []

    def letter(self, action: str) -> str:
        """`FINISH` or `DECLINE` for a choice that ends a step or does nothing, so that its key is always the same; else empty."""
        return ""

    def lays_out(self, phase: str) -> bool:
        """Does chance lay the table out in this phase? Who has not decided yet is told so, and nothing of it one by one."""
        return False
