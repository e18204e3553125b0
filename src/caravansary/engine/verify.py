"""Was every draw of a finished match the one its seed gives? Anybody can ask."""

from typing import NamedTuple

from caravansary.engine.contract import CHANCE
from caravansary.engine.fair import FairChance, commitment
from caravansary.engine.log import BadLog, Record
from caravansary.engine.messages import Refused


class Verification(NamedTuple):
    """`fair`, how many draws were computed again, and otherwise what is wrong, with the first line that is.

    Fair means: the match is over and every draw follows from the seed that was committed to. Whether the house could have picked
    that seed is another question: see whether the seats added nonces after the commitment (`Record.nonces`).
    """

    fair: bool
    draws: int
    problem: str = ""
    line: int = 0


def verify(record: Record, promised: str | None = None) -> Verification:
    """Compute every draw of a log again, and check that every decision in it was legal.

    `promised` is the commitment that was shown before the match, to be sure that the file holds the same. Draws among entries
    that were taken over from another match (`Record.given`) are not this match's own: they are left out, and not counted.
    """
    if promised is not None and promised != record.commitment:
        return Verification(False, 0, "the commitment is not the one that was shown before the match", 1)
    if record.commitment is None:
        return Verification(False, 0, "chance was entered by hand at this table; there is nothing to prove", 1)
    if record.seed is None:
        return Verification(False, 0, "the seed is published when the match is over", len(record.moves) + 1)
    if commitment(record.seed) != record.commitment:
        return Verification(False, 0, "the seed is not the one that was committed to before the match", 1)
    draws = _first_wrong_draw(record)
    if draws.fair:
        try:
            finished = record.replay().state.is_terminal()
        except BadLog as bad:
            return Verification(False, draws.draws, bad.what, bad.line)
        if not finished or record.end is None:
            return Verification(False, draws.draws, "the match is not over in this log", len(record.moves) + 2)
    return draws


def _first_wrong_draw(record: Record) -> Verification:
    assert record.seed is not None
    chance = FairChance(record.seed, record.nonces)
    state = record.game.new_initial_state()
    counts: dict[str, int] = {}
    checked = drawn = 0
    for at, (seat, action) in enumerate(record.moves):
        line = at + 2
        if seat == CHANCE and state.current_player() == CHANCE:
            stream = state.chance_stream()
            counter = counts.get(stream, 0)
            own = at >= record.given.entries
            right = chance.pick(stream, counter, state.chance_outcomes()) if own else action
            said = record.draws[drawn][1:]
            if action != right or said != (stream, counter):
                text = record.game.action_to_string
                problem = f"draw {counter} of {stream} is {text(right)!r}, not {text(action)!r}"
                return Verification(False, checked, problem, line)
            counts[stream] = counter + 1
            drawn += 1
            checked += own
        try:
            state.apply_action(action, seat)
        except Refused as refused:
            return Verification(False, checked, f"not legal here, by {', '.join(refused.verdict.rules)}", line)
    return Verification(True, checked)
