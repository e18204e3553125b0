"""How long somebody thinks about one decision."""

import re
from typing import Final, NamedTuple

from caravansary.engine.messages import BadOption

THINK: Final = re.compile(r"(?:([1-9][0-9]{0,4})ms|([1-9][0-9]{0,6}))")


class Think(NamedTuple):
    """Seconds, or rounds if there are none."""

    seconds: float = 0.0
    rounds: int = 0


def read_think(text: str, what: str = "--think ") -> Think:
    """``200ms`` or ``500`` (rounds, which decide the same on any machine). Raises `BadOption` for anything else."""
    found = THINK.fullmatch(text)
    if found is None:
        raise BadOption(
            f"{what}{text}: must be a time like 200ms (up to 99999ms) or a number of rounds like 500 (up to 9999999)"
        )
    time, rounds = found.groups()
    return Think(int(time) / 1000, 0) if time else Think(0.0, int(rounds))
