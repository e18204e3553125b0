"""A match as a timeline of moments at which somebody decided: each can be gone back to, looked at and judged."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from caravansary.analysis.judging import Judgement, judge
from caravansary.engine.contract import CHANCE, Game, State
from caravansary.engine.match import Entry
from caravansary.engine.messages import Event
from caravansary.engine.rng import Rng
from caravansary.players.budget import Think

STRIDE: Final = 16  # entries between two states that are kept


class Moment(NamedTuple):
    """A decision of a seat, made at a ply of the log; `action` is None if it is still owed. A forced one left no choice."""

    ply: int
    seat: int
    action: int | None
    forced: bool


class Timeline:
    """All moments of a match in their order, or those of some seats alone: then nothing here depends on the others' secrets."""

    def __init__(self, game: Game, entries: Sequence[Entry], seats: Collection[int] | None = None) -> None:
        self.game = game
        self.entries = tuple(entries)
        self.moments: list[Moment] = []
        self._kept: list[State] = []
        state = game.new_initial_state()
        for ply, entry in enumerate(self.entries):
            self._keep(ply, state)
            if entry.seat != CHANCE and (seats is None or entry.seat in seats):
                forced = len(state.legal_actions(entry.seat)) == 1
                self.moments.append(Moment(ply, entry.seat, entry.action, forced))
            state.apply_action(entry.action, entry.seat)
        self._keep(len(self.entries), state)
        self.over = state.is_terminal()
        for seat in state.pending():
            if seats is None or seat in seats:
                forced = len(state.legal_actions(seat)) == 1
                self.moments.append(Moment(len(self.entries), seat, None, forced))

    def _keep(self, ply: int, state: State) -> None:
        if ply % STRIDE == 0:
            self._kept.append(state.clone())

    def state_at(self, ply: int) -> State:
        """The state after so many entries; the caller's own."""
        state = self._kept[ply // STRIDE].clone()
        for entry in self.entries[ply - ply % STRIDE : ply]:
            state.act(entry.action, entry.seat)
        return state

    def before(self, number: int) -> State:
        """The state in which a moment's decision is made; behind the last moment, how it all ended."""
        return self.state_at(self.ply_of(number))

    def ply_of(self, number: int) -> int:
        return self.moments[number].ply if number < len(self.moments) else len(self.entries)

    def events(self, number: int, viewer: int | None) -> list[Event]:
        """What a seat (None: a spectator) saw between the moment before and this one."""
        first = self.ply_of(number - 1) if number > 0 else 0
        state = self.state_at(first)
        state.recording = True
        seen: list[Event] = []
        for entry in self.entries[first : self.ply_of(number)]:
            state.apply_action(entry.action, entry.seat)
            seen += state.events_for(viewer)
        return seen

    def judged(self, number: int, think: Think, seed: int = 0) -> Judgement | None:
        """What a search says about a moment; None if there was nothing to decide."""
        moment = self.moments[number]
        if moment.forced:
            return None
        return judge(self.before(number), moment.seat, think, Rng(seed, f"analysis/{number}"), moment.action)
