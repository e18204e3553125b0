"""Players that do what no player should, for tests that put up with them."""

import sys
import time
from typing import Any

from caravansary.players import Player, Seen

FOR_EVER = 3600.0  # seconds: longer than any test


class Raises(Player):
    def choose(self, seen: Seen) -> int:
        return 1 // (seen.seat - seen.seat)


class Leaves(Player):
    def choose(self, seen: Seen) -> int:
        sys.exit(0)


class Cheats(Player):
    """Chooses what is not legal, after having written it among what is."""

    def choose(self, seen: Seen) -> int:
        wished = next(action for action in range(seen.game.num_distinct_actions) if action not in seen.legal)
        seen.legal.append(wished)
        return wished


class Overshoots(Player):
    def choose(self, seen: Seen) -> int:
        return seen.game.num_distinct_actions + 5


class Mumbles(Player):
    def choose(self, seen: Seen) -> Any:
        return "the first one"


class Sleeps(Player):
    def choose(self, seen: Seen) -> int:
        time.sleep(FOR_EVER)
        return seen.legal[0]


class Loops(Player):
    """Thinks for ever, and lets nothing disturb it."""

    def choose(self, seen: Seen) -> int:
        while True:
            try:
                seen.imagine()
            except BaseException:
                continue


class Dawdles(Player):
    """Is disturbed, and answers all the same."""

    def choose(self, seen: Seen) -> int:
        try:
            time.sleep(FOR_EVER)
        except BaseException:
            return seen.legal[0]
        return seen.legal[0]


class Unmakeable(Player):
    def __init__(self) -> None:
        raise RuntimeError("not today")


class Pickless:
    """Has no method to choose."""


NOBODY = 3
