"""Was every draw of a finished match the one its seed gives? Anybody can ask."""

from collections.abc import Sequence
from typing import NamedTuple

from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.fair import FairChance, commitment
from caravansary.engine.log import BadLog, Record
from caravansary.engine.messages import Args, Message, Plain, Refused


class Verification(NamedTuple):
    """What is proved of a match, and otherwise what is wrong, with the first line that is.

    `fair` means: the match is over, and every draw that it made itself follows from the seed that was committed to. It says
    nothing about draws that were taken over from another match (`Record.given`): a house could choose dice and call them given
    afterwards. Those that no source's log proves are counted in `given`; only if the match is `whole`, every draw of it is
    proved.

    Whether the house could have picked its seed is another question: see whether the seats added nonces after the commitment
    (`Record.nonces`).
    """

    fair: bool
    draws: int  # computed again, and right
    problem: Message | None = None
    line: int = 0
    given: int = 0  # taken over, and not proved
    log: int = 0  # where the problem is: 0 in the match itself, 1 in its source, 2 in the source's source …

    @property
    def whole(self) -> bool:
        """Is every draw proved, the ones that were taken over too?"""
        return self.fair and self.given == 0 and self.problem is None


def verify(record: Record, promised: str | None = None, sources: Sequence[Record] = ()) -> Verification:
    """Compute every draw of a log again, and check that every decision in it was legal.

    `promised` is the commitment that was shown before the match, to be sure that the file holds the same. `sources` prove what
    was taken over: first the log of the match that this one goes on from, then the one that went on from, and so on.
    """
    if promised is not None and promised != record.commitment:
        return _wrong("files-other-commitment", 1)
    found = _own(record)
    if not found.fair or not record.given.entries or not sources:
        return found
    source = sources[0]
    different = _difference(record, source)
    if different is not None:
        return found._replace(problem=different.problem, line=different.line, log=different.log)
    before = verify(source, sources=sources[1:])
    if before.problem is None and record.commitment in [each.commitment for each in sources]:
        return _wrong("files-known-seed", 1)
    # The first entries are the same, so what is left unproved there is left unproved here, as far as it was taken over.
    unproved = min(found.given, before.given) if before.fair else found.given
    draws = found.draws + found.given - unproved
    if before.problem is None:
        return found._replace(draws=draws, given=unproved)
    return found._replace(draws=draws, given=unproved, problem=before.problem, line=before.line, log=before.log + 1)


def _wrong(key: str, line: int, draws: int = 0, log: int = 0, args: Args | None = None) -> Verification:
    return Verification(False, draws, Message(key, args or {}), line, log=log)


# --- a match's own draws


def _own(record: Record) -> Verification:
    """The draws that a match made itself; those that it took over are only counted."""
    if record.commitment is None:
        return _wrong("files-by-hand", 1)
    if record.seed is None:
        return _wrong("files-no-seed", len(record.moves) + 1)
    if commitment(record.seed) != record.commitment:
        return _wrong("files-other-seed", 1)
    if record.commitment == record.given.source:
        return _wrong("files-known-seed", 1)
    state = record.game.new_initial_state()
    draws = _first_wrong_draw(record, state)
    if draws.fair:
        if not state.is_terminal() or record.end is None:
            return _wrong("files-not-finished", len(record.moves) + 2, draws.draws)
        try:
            record.replay()
        except BadLog as bad:  # every entry was legal: only what is told of the end can be wrong
            return _wrong("files-wrong-end", bad.line, draws.draws)
    return draws


def _first_wrong_draw(record: Record, state: State) -> Verification:
    """Play all entries, and compute every draw again that was not taken over."""
    assert record.seed is not None
    chance = FairChance(record.seed, record.nonces)
    counts: dict[str, int] = {}
    checked = drawn = 0
    for at, (seat, action) in enumerate(record.moves):
        line = at + 2
        if seat == CHANCE and state.current_player() == CHANCE:
            stream = state.chance_stream()
            counter = counts.get(stream, 0)
            own = at >= record.given.entries
            right = chance.pick(stream, counter, state.chance_outcomes()) if own else action
            args: Args = {"stream": stream, "number": counter}
            if record.draws[drawn][1:] != (stream, counter):
                return _wrong("files-wrong-count", line, checked, args=args)
            if action != right:
                text = record.game.action_to_string
                args = {**args, "right": text(right), "text": text(action)}
                return _wrong("files-wrong-draw", line, checked, args=args)
            counts[stream] = counter + 1
            drawn += 1
            checked += own
        try:
            state.apply_action(action, seat)
        except Refused as refused:
            return _wrong("files-not-legal", line, checked, args={"rules": ", ".join(refused.verdict.rules)})
    return Verification(True, checked, given=drawn - checked)


# --- a match and the one it goes on from


def _difference(record: Record, source: Record) -> Verification | None:
    """Why this is not the log that the first entries were taken over from; None if it is."""
    given = record.given
    if not given.source:
        return _wrong("files-unnamed-source", 1)
    if source.commitment != given.source:
        return _wrong("files-other-source", 1, log=1)
    if _kind(record.game) != _kind(source.game):
        return _wrong("files-other-game", 1, log=1)
    for at, entry in enumerate(record.moves[: given.entries]):
        if at >= len(source.moves) or source.moves[at] != entry:
            return _wrong("files-other-entry", at + 2)
    return None


def _kind(game: Game) -> tuple[str, int, Plain, Plain | None]:
    """What must be the same for the same entries to mean the same."""
    return game.info.name, game.players, game.options, game.data()
