"""Analyses of tables: who may have one, and how it is worked off decision by decision in a process of its own.

A game that is over may be analysed by everybody. A live one only by whoever holds every person's seat (one device, the house
apart), and then only the persons' own decisions, each from what its seat knows: nothing depends on what a bot hides.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from caravansary.analysis import judging
from caravansary.analysis.judging import Judgement, judge
from caravansary.analysis.timeline import Timeline
from caravansary.engine.contract import Game, State
from caravansary.engine.rng import Rng
from caravansary.players.budget import Think
from caravansary.server import messages_analysis as messages
from caravansary.server.messages import Msg, Snapshot
from caravansary.server.messages_analysis import Analyse, Frame, Judged, Judgements, LineStep, Stopped
from caravansary.server.messages_analysis import TriedAction as Tried
from caravansary.server.outbox import Outbox
from caravansary.server.refusal import refusal
from caravansary.server.snapshot import NOTHING_MORE, Wish, choices, furnished, game_event, msg, over, sheets, wish
from caravansary.server.table import Table
from caravansary.server.thinking import Imagined, imagine
from caravansary.server.workers import Pool

log = logging.getLogger(__name__)

MOST: Final = 4  # analyses being worked on at once in the house; they take turns in one process
MOST_IN_ALL: Final = 12  # with those of addresses that have no other: nobody is kept out by somebody else's four
KEPT: Final = 8  # finished games whose judgements are kept for whoever comes back
SHOWN: Final = 12  # actions of one decision
ANSWER_LIMIT: Final = 60.0  # seconds; whoever takes longer is broken
LIVE: Final = Stopped(Msg("house-analysis-live", {}))


class Question(NamedTuple):
    """One decision to be judged: nothing in it depends on what its seat did not know."""

    imagined: Imagined
    seconds: float
    seed: int
    action: str | None


def answer(question: Question) -> Judged:
    """Judge. Runs in a worker."""
    state = question.imagined.state()
    game = state.game
    action = None if question.action is None else game.string_to_action(question.action)
    rng = Rng(question.seed, "judge")
    return judged(game, judge(state, question.imagined.seat, Think(question.seconds), rng, action))


def judged(game: Game, found: Judgement) -> Judged:
    """A judgement as it is told."""

    def tried(option: judging.Option) -> Tried:
        return Tried(game.action_to_string(option.action), option.tries, _short(option.chances), _short(option.points))

    def line(steps: Iterable[judging.Step]) -> list[LineStep]:
        return [LineStep(step.seat, msg(step.say), step.told and game_event(step.told)) for step in steps]

    return Judged(
        at=0,
        chances=_short(found.best.chances),
        options=[tried(option) for option in found.options[:SHOWN]],
        tried=len(found.options),
        line=line(found.line),
        taken=None if found.taken is None else tried(found.taken),
        taken_line=line(found.taken_line),
        loss=round(found.loss, 4),
        mark=found.mark,
    )


def _short(numbers: list[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


class Analyst(Protocol):
    """Somebody who judges decisions."""

    async def judge(self, question: Question) -> Judged: ...

    def close(self) -> None: ...


class Analysts(Pool):
    """One process for all analyses of the house: bots must not have to wait for them."""

    async def judge(self, question: Question) -> Judged:
        return await self.run(answer, question, ANSWER_LIMIT)


class Analysis:
    """The analysis of one table, for all pages that look at it."""

    def __init__(self, table: Table, timeline: Timeline, think: float, analyst: Analyst, address: str = "") -> None:
        self.table = table
        self.timeline = timeline
        self.think = think
        self.analyst = analyst
        self.address = address  # from which it was begun
        self.outboxes: set[Outbox] = set()
        self.found: dict[int, Judged] = {}
        self.wanted: int | None = None  # what somebody looks at is judged first
        self._work: asyncio.Task[None] | None = None
        self._trying = asyncio.Lock()

    def join(self, outbox: Outbox) -> None:
        """Tell a page what there is to judge, and what is known already."""
        timeline, table = self.timeline, self.table
        outbox.send(
            messages.Course(
                table=table.id,
                game=timeline.game.info.name,
                players=timeline.game.players,
                seats=table.seats,
                over=timeline.over,
                winners=table.match.state.winners() if timeline.over else [],
                moments=[self._moment(number) for number in range(len(timeline.moments))],
            )
        )
        if self.found:
            outbox.send(Judgements(list(self.found.values())))
        self.outboxes.add(outbox)
        if not self.is_working():
            self._work = asyncio.create_task(self._judge_all(), name=f"analysis of {table.id}")

    def leave(self, outbox: Outbox) -> None:
        """Nobody looks, nobody thinks."""
        self.outboxes.discard(outbox)
        if not self.outboxes and self._work is not None:
            self._work.cancel()
            self._work = None

    def is_working(self) -> bool:
        return self._work is not None and not self._work.done()

    def is_done(self) -> bool:
        """Is everything judged?"""
        return self._next() is None

    def _moment(self, number: int) -> messages.Moment:
        moment, timeline = self.timeline.moments[number], self.timeline
        say = text = told = None
        if moment.action is not None:
            before = timeline.before(number)
            text = timeline.game.action_to_string(moment.action)
            say = msg(before.explain(moment.action, moment.seat).message)
            event = judging.told(before, moment.action, moment.seat, moment.seat)
            told = event and game_event(event)
        return messages.Moment(moment.seat, text, say, told, moment.forced, moment.ply if timeline.over else None)

    async def _judge_all(self) -> None:
        try:
            while (at := self._next()) is not None:
                found = await self._judge(at)
                if not self.is_allowed():
                    return self._tell(LIVE)
                self.found[at] = found
                self._tell(Judgements([found]))
        except Exception:
            log.exception("table %s: the analysis failed", self.table.id)
            self._tell(Stopped(Msg("house-trouble", {})))

    def _next(self) -> int | None:
        """The moment to be judged next: what is looked at, otherwise the first that is not."""
        open_ones = [k for k, moment in enumerate(self.timeline.moments) if not moment.forced and k not in self.found]
        return self.wanted if self.wanted in open_ones else min(open_ones, default=None)

    def _tell(self, message: messages.ToAnalyst) -> None:
        for outbox in self.outboxes:
            outbox.send(message)

    async def wonder(self, at: int, action: str) -> messages.Tried | Stopped:
        """What another action would have been worth. One at a time, however many pages ask."""
        async with self._trying:
            found = await self._judge(at, action)
        return messages.Tried(found) if self.is_allowed() else LIVE

    async def _judge(self, at: int, action: str | None = None) -> Judged:
        """Judge a moment, or another action there."""
        timeline = self.timeline
        moment, game, state = timeline.moments[at], timeline.game, timeline.before(at)
        taken = game.action_to_string(moment.action) if moment.action is not None else None
        imagined = imagine(state, moment.seat, Rng(at, "analysis"))
        question = Question(imagined, self.think, at, taken if action is None else action)
        found = await self.analyst.judge(question)
        found.at = at
        return found

    def is_allowed(self) -> bool:
        """May this go on? Not once somebody has come to a live game with some of the persons' seats."""
        return self.timeline.over or not self.table.shared

    def is_legal(self, at: int, action: str) -> bool:
        """May this be asked about: a moment there is, with an action that was possible?"""
        if at >= len(self.timeline.moments):
            return False
        state, seat = self.timeline.before(at), self.timeline.moments[at].seat
        return action in [state.game.action_to_string(number) for number in state.legal_actions(seat)]

    def frame(self, at: int, wish: Wish = NOTHING_MORE) -> Frame | None:
        """The table at a moment; behind the last one, how the game ended. None if there is no such moment."""
        timeline = self.timeline
        if at > len(timeline.moments) or (at == len(timeline.moments) and not timeline.over):
            return None
        seat = timeline.moments[at].seat if at < len(timeline.moments) else None
        events = [game_event(event) for event in timeline.events(at, seat)]
        now = still(timeline.before(at), self.table, seat)
        return Frame(at, seat, events, furnished(now, timeline.game, self.table.seats, wish))


def still(state: State, table: Table, seat: int | None) -> Snapshot:
    """A snapshot of a moment that is past: nothing can be done in it."""
    return Snapshot(
        view=state.view(seat),
        pending=[] if seat is None else [seat],
        prompt=None if seat is None else msg(state.prompt(seat)),
        choices=[] if seat is None else choices(state, seat),
        can_undo=False,
        scores=state.scores() if state.scores_open() else [],
        breakdown=sheets(state) if state.scores_open() else [],
        over=over(table.match) if seat is None else None,
        thinking=[],
    )


class Analyses:
    """All analyses of the house: few at a time, and one for a table."""

    def __init__(self, analyst: Analyst) -> None:
        self.analyst = analyst
        self._known: dict[str, Analysis] = {}
        self._door = asyncio.Lock()

    async def enter(self, table: Table, asked: Analyse, outbox: Outbox, address: str = "") -> Analysis:
        """Let a page in, or refuse. All that look at a game that is over share one analysis. `address`: where it comes from."""
        async with self._door:
            match, entries = await table.now()
            over = match.state.is_terminal()
            if not over and not table.alone(asked.tokens):
                raise refusal("house-analysis-live", "HOUSE-1.10")
            known = self._known.get(table.id)
            if known is not None and not known.timeline.over:
                if known.outboxes:
                    raise refusal("house-analysis-busy", "HOUSE-1.10")
                known = None  # it was about an earlier moment of the game
            if (known is None or not known.is_done()) and self._is_busy(known, address):
                raise refusal("house-analysis-busy", "HOUSE-1.10")
            if known is None:
                timeline = await asyncio.to_thread(Timeline, match.game, entries, None if over else table.people)
                known = Analysis(table, timeline, asked.think / 1000, self.analyst, address)
            self._known[table.id] = known
            outbox.wish = wish(match.game, asked.boards, asked.tells)
            known.join(outbox)
            return known

    def _is_busy(self, apart_from: Analysis | None, address: str) -> bool:
        others = [one.address for one in self._known.values() if one.is_working() and one is not apart_from]
        return len(others) >= (MOST if address in others else MOST_IN_ALL)

    def working(self, apart_from: Analysis | None = None) -> int:
        """How many are being worked on; whoever only reads what was found keeps nobody out."""
        return sum(one.is_working() for one in list(self._known.values()) if one is not apart_from)

    def leave(self, analysis: Analysis, outbox: Outbox) -> None:
        """Forget what nobody looks at, but for the last few games that are over."""
        analysis.leave(outbox)
        idle = [one for one in self._known.values() if not one.outboxes]
        kept = [one for one in idle if one.timeline.over][-KEPT:]
        for one in idle:
            if one not in kept:
                del self._known[one.table.id]

    def close(self) -> None:
        for analysis in self._known.values():
            for outbox in list(analysis.outboxes):
                analysis.leave(outbox)
        self.analyst.close()
