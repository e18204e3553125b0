"""The stack of what is going on in a game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MAX_PHASES: Final[i64] = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Phases:
    """A step that needs a sub-decision pushes its phase and goes on when that is popped."""

    phases: vec[i64]
    depth: i64

    def __init__(self) -> None:
        self.phases = vec[i64]([0] * int(MAX_PHASES))
        self.depth = 0

    def phase(self) -> i64:
        """The phase on top of the stack."""
        return self.phases[self.depth - 1]

    def enter(self, phase: i64) -> None:
        """Push a phase: a sub-decision of the one below, which goes on when this one is left."""
        self.phases[self.depth] = phase
        self.depth += 1

    def leave(self) -> None:
        """Pop the phase on top."""
        self.depth -= 1

    def switch(self, phase: i64) -> None:
        """Replace the phase on top by the one that follows it."""
        self.phases[self.depth - 1] = phase

    def copy_phases(self, other: "Phases") -> None:
        """Be where the other is, for a game's `clone`."""
        self.phases = other.phases[:]
        self.depth = other.depth
