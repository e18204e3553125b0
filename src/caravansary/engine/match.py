"""A match: a game being played, as the log of its decisions and draws.

The log is the game: the state is what replaying it gives, undo takes an entry away, saving writes it down
(:mod:`caravansary.engine.log`). A match draws its chance itself (:mod:`caravansary.engine.fair`); without a seed it waits for
somebody to enter what the real dice and bags at a table brought.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.fair import FairChance, commitment
from caravansary.engine.messages import BadOption, Event, Refused, Verdict

MAX_NAME = 60
NONCE = re.compile(r"[0-9A-Za-z_-]{0,64}")


class Entry(NamedTuple):
    """One line of the log: who (a seat or CHANCE) and what, and for chance which draw of which stream."""

    seat: int
    action: int
    stream: str = ""
    counter: int = 0
    sealed: bool = False  # chosen while choices were secret
    revealed: bool = False  # uncovered something: nobody can take back what was before
    forced: bool = False  # in an automatic match: there was nothing else to choose, as everybody could see


class Given(NamedTuple):
    """The first entries of a match that goes on from another: how many were taken over, and that match's commitment.

    Their draws are given, not drawn: they follow from the other match's seed. All that comes after them is this match's own.
    """

    entries: int
    source: str


class Match:
    """A game, its log and its chance.

    `play` is the only way forward. It refuses with a verdict and changes nothing, or applies the action, draws whatever chance
    then brings, and answers all events in their order. An `automatic` match also takes decisions with one possible answer by
    itself, where everybody can see that there is no other (`State.is_public`); they are entries like any others.
    """

    def __init__(
        self,
        game: Game,
        seed: bytes | None,
        nonces: Sequence[str] = (),
        names: Sequence[str] = (),
        automatic: bool = False,
    ) -> None:
        self.game = game
        self.automatic = automatic
        self.chance = None if seed is None else FairChance(seed, nonces)
        self.commitment = None if seed is None else commitment(seed)
        self.nonces = list(nonces)
        self.names = list(names) or [""] * game.players
        if len(self.names) != game.players or not all(
            name.isprintable() and len(name) <= MAX_NAME for name in self.names
        ):
            raise BadOption(f"names: must be {game.players} printable texts of at most {MAX_NAME} characters")
        if len(self.nonces) not in (0, game.players) or not all(NONCE.fullmatch(nonce) for nonce in self.nonces):
            raise BadOption(f"nonces: none, or {game.players} texts of letters, digits, - and _")
        self.given = Given(0, "")
        self.entries: list[Entry] = []
        self.drawn: Counter[str] = Counter()  # per stream; no draw is ever taken back, so none can be made twice
        self.state = self._fresh()
        self.events = self._draw()

    @property
    def ply(self) -> int:
        """How many entries the log has. A seat must not be told: sealed choices of others count too."""
        return len(self.entries)

    def _fresh(self) -> State:
        state = self.game.new_initial_state()
        state.recording = True
        return state

    # --- forward

    def play(self, action: int | str, seat: int | None = None, ply: int | None = None) -> list[Event]:
        """Play an action (number or text) for a seat (default: the current player), if the log is still at `ply`."""
        who = int(self.state.current_player()) if seat is None else seat
        if ply is not None and ply != self.ply:
            raise Refused(Verdict(False, ("HOUSE-1.3",), "house-stale"))
        number = self.state.understand(action) if isinstance(action, str) else action
        if who == CHANCE and self.commitment is not None:
            raise Refused(Verdict(False, ("HOUSE-1.5",), "house-chance-decides"))
        self._append(number, who)
        self.events = [*self.state.events, *self._draw()]
        return self.events

    def take(self, action: int, seat: int) -> list[Event]:
        """One entry that somebody else has written already, draws and forced decisions too: nothing follows by itself."""
        self._append(action, seat)
        self.events = list(self.state.events)
        return self.events

    def explain(self, action: int | str, seat: int | None = None) -> Verdict:
        """What the rules say about an action, number or text."""
        try:
            return self.state.explain(self.state.understand(action) if isinstance(action, str) else action, seat)
        except Refused as refused:
            return refused.verdict

    def _append(self, action: int, seat: int) -> None:
        stream = self.state.chance_stream() if seat == CHANCE else ""
        counter = self.drawn[stream]
        sealed = seat >= 0 and self.state.is_sealed()
        forced = seat >= 0 and self._is_forced()
        self.state.apply_action(action, seat)
        if stream:
            self.drawn[stream] += 1
        self.entries.append(Entry(seat, action, stream, counter, sealed, self.state.revealed, forced))

    def _draw(self) -> list[Event]:
        """Let chance act for as long as it is to act, and take decisions that are none."""
        events: list[Event] = []
        while True:
            if self.chance is not None and self.state.current_player() == CHANCE:
                stream = self.state.chance_stream()
                action = self.chance.pick(stream, self.drawn[stream], self.state.chance_outcomes())
                self._append(action, int(CHANCE))
            elif self._is_forced():
                seat = int(self.state.current_player())
                self._append(self.state.legal_actions(seat)[0], seat)
            else:
                return events
            events += self.state.events

    def _is_forced(self) -> bool:
        """Is there nothing else to choose, and does everybody know it?"""
        state = self.state
        if not self.automatic or state.current_player() < 0 or state.is_sealed() or not state.is_public():
            return False
        return len(state.legal_actions(int(state.current_player()))) == 1

    # --- back

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last decision?"""
        return self.last_own(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last decision: an open one until chance, a reveal, a sealed round or another seat came after it,
        a sealed one until all have chosen. Who was shown as finished by it is unfinished again; what it forced goes too."""
        at = self.last_own(seat)
        if at is None:
            raise Refused(self.no_undo(seat))
        kept = self.entries[:at] + [entry for entry in self.entries[at + 1 :] if not entry.forced]
        self.entries, self.drawn, self.state, self.events = [], Counter(), self._fresh(), []
        for entry in kept:
            self._append(entry.action, entry.seat)
        self.state.events = []

    def no_undo(self, seat: int) -> Verdict:
        """Why this seat, which cannot take back anything, cannot."""
        own = any(entry.seat == seat for entry in self.entries[self.given.entries :])
        over = "house-cannot-undo-over" if self.state.is_terminal() else "house-cannot-undo"
        return Verdict(False, ("HOUSE-1.7",), over if own else "house-nothing-to-undo")

    def last_own(self, seat: int) -> int | None:
        """Which entry this seat may take back: its last decision that was one."""
        if self.state.is_terminal():
            return None  # the end shows everything, the seed of the next draws too
        for at in range(len(self.entries) - 1, self.given.entries - 1, -1):
            entry = self.entries[at]
            if entry.seat == CHANCE or entry.revealed:
                return None
            if entry.forced:
                continue
            if entry.seat == seat:
                # An open decision before a sealed round stays: that it no longer could be taken back would tell that
                # somebody has chosen.
                last = all(later.forced for later in self.entries[at + 1 :])
                open_again = last and not self.state.is_sealed()
                return at if entry.sealed or open_again else None
            if not entry.sealed:
                return None
        return None

    # --- replay

    @classmethod
    def replay(
        cls,
        game: Game,
        moves: Sequence[tuple[int, int]],
        seed: bytes | None,
        nonces: Sequence[str] = (),
        names: Sequence[str] = (),
        given: Given | None = None,
        automatic: bool = False,
        due: bool = True,
    ) -> "Match":
        """The match whose log has these (seat, action) entries, chance included. Refuses the first that is illegal.

        The draws are taken as they stand; whether they are the right ones is for `verify` to say. What is `due` after the last
        of them follows.
        """
        match = cls(game, None, nonces, names)
        match.given = given or match.given
        match.automatic = automatic
        for seat, action in moves:
            match._append(action, seat)
        if seed is not None:
            match.chance = FairChance(seed, nonces)
            match.commitment = commitment(seed)
            if due:
                match._draw()
        match.events = []
        return match
