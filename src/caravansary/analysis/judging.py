"""One decision, judged by a search that knows what its seat knew and nothing else.

The chance of a seat is an average over all rounds that began with an action: where a round reached the end of the game, the
seat's share of the victory; elsewhere the game's evaluation, as ``exp(points / scale)`` of the seat over the sum of all seats.
For two players that is the logistic curve of their difference; for more it still adds up to one.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, Literal, NamedTuple, TypeAlias

from caravansary.engine.contract import State
from caravansary.engine.messages import Event, Message
from caravansary.engine.rng import Rng
from caravansary.players.budget import Think
from caravansary.players.chances import chances_and_points
from caravansary.players.player import Seen
from caravansary.players.search.style import style_of
from caravansary.players.search.thinking import Thinking

MISTAKE: Final = 0.05  # of the chance to win, given away by one decision; a game is made of a hundred small ones
BLUNDER: Final = 0.15
SURE: Final = 2.0  # so many times its own uncertainty a loss must be, before anybody is blamed
FAIR: Final = 0.5  # the action taken is tried at least so often, compared with the best one

Mark: TypeAlias = Literal["", "mistake", "blunder"]


class Option(NamedTuple):
    """An action and what came of it, by seat; `doubt` is the standard error of the actor's chance."""

    action: int
    tries: int
    chances: list[float]
    points: list[float]
    doubt: float


class Step(NamedTuple):
    """A decision that is expected, what it does, and how the seat that thinks would be told of it (None: not at once)."""

    seat: int
    action: int
    say: Message
    told: Event | None


class Judgement(NamedTuple):
    """What a search thinks of a decision: the actions it tried, its choice first, and how it expects things to go on.

    `taken` is the action in question among them, and `taken_line` how things go on behind it.
    """

    seat: int
    rounds: int
    options: list[Option]
    line: list[Step]
    taken: Option | None
    taken_line: list[Step]

    @property
    def best(self) -> Option:
        return self.options[0]

    @property
    def loss(self) -> float:
        """What the action taken gives away of the chance to win; never below nothing."""
        if self.taken is None:
            return 0.0
        return max(0.0, self.best.chances[self.seat] - self.taken.chances[self.seat])

    @property
    def mark(self) -> Mark:
        """``blunder``, ``mistake`` or nothing. A loss that may as well be noise is nobody's mistake."""
        if self.taken is None or self.loss < SURE * sqrt(self.best.doubt**2 + self.taken.doubt**2):
            return ""
        return "blunder" if self.loss >= BLUNDER else "mistake" if self.loss >= MISTAKE else ""


class _Tally:
    """What the rounds that began with one action led to."""

    def __init__(self, players: int) -> None:
        self.tries = 0
        self.chances = [0.0] * players
        self.squares = [0.0] * players
        self.points = [0.0] * players

    def add(self, chances: list[float], points: list[float]) -> None:
        self.tries += 1
        for seat, chance in enumerate(chances):
            self.chances[seat] += chance
            self.squares[seat] += chance * chance
            self.points[seat] += points[seat]

    def option(self, action: int, seat: int) -> Option:
        tries = self.tries
        mean = self.chances[seat] / tries
        # One half more is added to what was seen: a single round is no reason to be sure.
        spread = max(0.0, self.squares[seat] / tries - mean * mean) + 0.25 / tries
        means = [chance / tries for chance in self.chances]
        return Option(action, tries, means, [points / tries for points in self.points], sqrt(spread / tries))


class _Search:
    """A search of which every round is looked at."""

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.seen = Seen(state, seat, rng)
        self.seat = seat
        self.players = state.game.players
        self.scale = style_of(state.game.info.name).scale
        self.thinking = Thinking(self.seen.imagine(), seat, style_of(state.game.info.name), rng)
        self.tallies: dict[int, _Tally] = {}
        self.rounds = 0

    def run(self, think: Think, enough: Callable[[], bool], after: int | None = None) -> None:
        """Rounds for as long as `think` says, or until it is enough; behind an action, if one is given."""
        until = perf_counter() + think.seconds
        done = 0
        while not enough() and (done == 0 or (perf_counter() < until if think.seconds else done < think.rounds)):
            self._round(after)
            done += 1

    def _round(self, after: int | None) -> None:
        table = self.seen.imagine()
        if after is not None:
            table.act(after, self.seat)
        self.thinking.round(table)  # plays on the table itself: what is there now is what the round reached
        self.rounds += 1
        first = int(self.thinking.first()) if after is None else after
        chances, points = chances_and_points(table, self.scale)
        self.tallies.setdefault(first, _Tally(self.players)).add(chances, points)

    def go_behind(self, action: int) -> None:
        """From now on think about what an action leads to, with all that is known about it."""
        table = self.seen.imagine()
        table.act(action, self.seat)
        if not self.thinking.leads_on(action, table.is_sealed()):
            self.thinking = Thinking(table, self.seat, self.thinking.style, self.seen.rng)


def steps(table: State, seat: int, actions: list[int]) -> list[Step]:
    """Expected decisions in words, up to where chance or what the seat cannot know decides how it goes on. Plays on the table."""
    found: list[Step] = []
    for action in actions:
        who = int(table.current_player())
        if found and table.is_sealed() and table.owes(seat):
            who = seat  # of a sealed round the line holds the own choices alone
        elif not found:
            who = seat
        if who < 0 or action not in table.legal_actions(who):
            break
        said = table.explain(action, who).message
        found.append(Step(who, action, said, told(table, action, who, seat)))
    return found


def told(table: State, action: int, seat: int, viewer: int) -> Event | None:
    """What a viewer hears at once of a decision, about whoever made it; plays on the table.

    None where nothing is told of it: others hear of a sealed choice later, and nobody of a step that is only finished.
    """
    table.recording = True
    table.apply_action(action, seat)
    return next((event for event in table.events_for(viewer) if event.seat == seat), None)


def judge(state: State, seat: int, think: Think, rng: Rng, taken: int | None = None) -> Judgement:
    """Judge a decision that a seat owes, and the action taken (or wondered about) among those there were.

    Where the search itself found an action not worth much thought, it thinks about it some more before anybody is blamed.
    """
    search = _Search(state, seat, rng)
    search.run(think, lambda: False)
    thinking, tallies = search.thinking, search.tallies
    order = sorted(tallies, key=lambda action: (-tallies[action].tries, -tallies[action].chances[seat]))
    best = int(thinking.tree.action[thinking.best(search.seen.legal)])
    order.sort(key=lambda action: action != best)
    line = steps(search.seen.imagine(), seat, thinking.line(thinking.best(search.seen.legal)))
    taken_line = line
    if taken is not None and taken != best:
        search.go_behind(taken)
        wanted = FAIR * tallies[best].tries
        known = tallies.setdefault(taken, _Tally(search.players))
        search.run(Think(think.seconds * FAIR, int(think.rounds * FAIR)), lambda: 0 < wanted <= known.tries, taken)
        behind = search.thinking
        expected = [taken, *behind.line(behind.tree.most_tried(behind.top()))]
        taken_line = steps(search.seen.imagine(), seat, expected)
        if taken not in order:
            order.append(taken)
    options = [tallies[action].option(action, seat) for action in order]
    found = next((option for option in options if option.action == taken), None)
    return Judgement(seat, search.rounds, options, line, found, taken_line if found else [])
