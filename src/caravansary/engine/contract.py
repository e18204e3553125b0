"""The contract between games and everything else. These docstrings are its specification.

A game is a sequence of small decisions. Whoever owes one picks from a short list of ints; chance is a player too. The vocabulary
is OpenSpiel's. A game fills in two classes, `Game` (a rule set with a player count and options) and `State` (one situation): the
first half of each; the second half is *given*, and is what servers, players and tests call.

What every state promises (and :func:`caravansary.check_game` proves):

* a live state always offers somebody an action, and every offered action can be applied;
* what a seat is shown (`view`, `legal_actions`, `prompt`, `explain`, `observation`, events meant for it) depends only on
  what that seat may know;
* several seats may owe a decision at once (`pending`): in any order, which makes no difference, each sealed until all are in;
* no clock, no input or output, no random source but the one passed in.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caravansary.engine.messages import Args, Audience, Event, Info, Message, Plain, Refused, Say, ScoreLine, Verdict
from caravansary.engine.phases import Phases
from caravansary.engine.rng import Rng
from caravansary.engine.telling import Telling
from caravansary.engine.weights import Weights

CHANCE: Final[i64] = -1
TERMINAL: Final[i64] = -4
NOBODY: Final = -2  # a plain number below every seat and CHANCE


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A rule set: one game with a number of players and options.

    A game sets `info`, `players`, `options`, `phase_names` and the two vocabularies. Actions of seats are the numbers
    ``0 .. num_distinct_actions - 1``; outcomes of chance follow behind them, so one number means one thing and one text.
    """

    info: Info
    players: int
    options: Plain
    vocabulary: list[str]
    chance_vocabulary: list[str]
    phase_names: list[str]
    unused_phases: list[str]  # those that never come with these options and so many players; a game says so
    open_log: bool  # may all read the log of a live game, sealed rounds aside? A game says so that keeps nothing hidden longer
    weights: Weights  # of the evaluation, changed only to try others; a game whose evaluation has some sets them
    telling: Telling | None  # how its table is told in words, if it is
    _numbers: dict[str, int]

    def __init__(
        self,
        info: Info,
        players: int,
        options: Plain,
        vocabulary: list[str],
        chance_vocabulary: list[str],
        phase_names: list[str],
    ) -> None:
        self.info = info
        self.players = players
        self.options = options
        self.vocabulary = vocabulary
        self.chance_vocabulary = chance_vocabulary
        self.phase_names = phase_names
        self.unused_phases = []
        self.open_log = False
        self.weights = Weights([])
        self.telling = None
        self._numbers = {text: number for number, text in enumerate(vocabulary + chance_vocabulary)}

    # --- filled in by a game

    def new_initial_state(self) -> "State":
        """The state before anything happened; usually chance is first to act."""
        raise NotImplementedError

    def from_position(self, position: Plain) -> "State":
        """The state that `State.position` describes. Raises `BadPosition` naming the field for anything else."""
        raise NotImplementedError

    def rotate_position(self, position: Plain, by: int) -> Plain | None:
        """The same situation with every seat's number moved up by `by`: what was seat 0 sits on seat `by`. None for a situation
        that has no such twin, as in the middle of a deal from seat to seat."""
        raise NotImplementedError

    def rotate_action(self, action: int, by: int) -> int:
        """The same action in the situation of `rotate_position`; differs only where an action names a seat."""
        return action

    def draw(self, view: Plain, say: Say) -> str:
        """A view drawn in text, for terminals and tests; `say` has the words."""
        raise NotImplementedError

    def data(self) -> Plain | None:
        """The owner's own component data if this game uses such, to be kept with its log; None for the built-in data."""
        return None

    # --- given

    @property
    def num_distinct_actions(self) -> int:
        """How many different actions seats have in this game, over all situations: the size of a mask."""
        return len(self.vocabulary)

    @property
    def num_chance_actions(self) -> int:
        """How many different outcomes of chance there are; numbered behind the actions of seats."""
        return len(self.chance_vocabulary)

    def action_to_string(self, action: int) -> str:
        """The stable text of an action or a chance outcome: what is stored, typed and written in tests."""
        if 0 <= action < len(self.vocabulary):
            return self.vocabulary[action]
        if 0 <= action - len(self.vocabulary) < len(self.chance_vocabulary):
            return self.chance_vocabulary[action - len(self.vocabulary)]
        raise Refused(Verdict(False, ("HOUSE-1.2",), "house-unknown-action", {"text": str(action)}))

    def string_to_action(self, text: str) -> int:
        """The inverse of `action_to_string`. Refuses texts that this game does not have."""
        number = self._numbers.get(" ".join(text.split()) if len(text) <= 200 else "")
        if number is None:
            shown = "".join(letter if letter.isprintable() else "?" for letter in text[:60])
            raise Refused(Verdict(False, ("HOUSE-1.2",), "house-unknown-action", {"text": shown}))
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Phases):
    """One situation of a game. Mutable: `apply_action` changes it, `clone` makes an independent one.

    `revealed` is set by a game when an action uncovered something that was hidden, so that it cannot be taken back.
    """

    game: Game
    recording: bool
    revealed: bool
    events: list[Event]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.recording = False
        self.revealed = False
        self.events = []

    # --- filled in by a game: the course of play (hot; compiled games answer in numbers)

    def current_player(self) -> i64:
        """Who acts: a seat, CHANCE or TERMINAL. When several owe a decision, the first of them in turn order."""
        raise NotImplementedError

    def owes(self, seat: i64) -> bool:
        """Does this seat owe a decision now? By default: is it the current player."""
        return seat == self.current_player()

    def is_sealed(self) -> bool:
        """Are choices made now secret until all are in? Yes from the first to the last choice of a simultaneous decision.
        What stays hidden even longer (a card uncovered at its owner's turn) is kept from views and events as any secret; set
        `revealed` whenever something is uncovered."""
        return False

    def is_public(self) -> bool:
        """Does what the seat to act may choose follow from what everybody sees? Only then may a decision with one answer be
        taken by itself: elsewhere its absence would tell something. By default: in a game without secrets."""
        return self.game.info.information == "perfect"

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of a seat that owes a decision into `out`, ascending; answer how many."""
        raise NotImplementedError

    def sensible_into(self, seat: i64, out: vec[i64]) -> i64:
        """The same for players: without what nobody who knows the game would consider, by what the seat knows; never none."""
        return self.legal_into(seat, out)

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Write the possible outcomes of chance, ascending, and their weights (positive); answer how many."""
        raise NotImplementedError

    def chance_stream(self) -> str:
        """The name of what is drawn now (``dice``, ``bag``): each has its own stream of provable draws."""
        return "chance"

    def sample_chance(self, rng: Rng) -> i64:
        """One outcome by its weight. A game may override this with a faster draw of the same distribution."""
        size = self.game.num_chance_actions
        out = vec[i64]([0] * size)
        weights = vec[i64]([0] * size)
        n: i64 = self.chance_into(out, weights)
        return out[rng.pick(weights, n)]

    def act(self, action: i64, seat: i64) -> None:
        """Apply an action that is known to be legal, of a seat or of CHANCE, without any check."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy. It does not record events until told to."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat that count now."""
        raise NotImplementedError

    def scores_open(self) -> bool:
        """May everybody see all score sheets now? Games with hidden points answer no until the end."""
        return True

    def places(self) -> list[int]:
        """The place of each seat by the rules for winning and ties: 1 is a winner, equal places are shared."""
        raise NotImplementedError

    def end_reason(self) -> str:
        """Why the game is over, as a short stable word of small letters and underscores; empty while it lives."""
        raise NotImplementedError

    def ended_by(self) -> list[int]:
        """The seats that brought the end about, each once and in order; empty while it lives, and where nobody did."""
        return []

    def evaluate(self, seat: i64) -> float:
        """How good this is for a seat, in points, higher is better; a guess that greedy and search players share."""
        return float(self.score(seat))

    def glance(self, seat: i64) -> float:
        """The same guess for a search, which looks on by itself: a game may leave out what makes `evaluate` slow."""
        return self.evaluate(seat)

    # --- filled in by a game: what is seen and said

    def view(self, seat: int | None) -> Plain:
        """Everything a seat may know (None: a spectator) as plain data."""
        raise NotImplementedError

    def position(self) -> Plain:
        """Everything there is, as plain data that `Game.from_position` turns into the identical state."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> "State":
        """A state drawn by `rng` alone from all that this seat cannot tell from the real one; a clone if nothing is secret."""
        return self.clone()

    def imagination(self, seat: int) -> "Imagination":
        """To resample this state many times. A game whose resamples need preparing overrides it."""
        return Imagination(self, seat)

    def prompt(self, seat: int) -> Message:
        """What a seat that owes a decision is asked."""
        raise NotImplementedError

    def describe(self, action: int, seat: int) -> Verdict:
        """For a legal action: what it will do and cost, with its rules."""
        raise NotImplementedError

    def refuse(self, action: int, seat: int) -> Verdict:
        """For an action that is not legal although this seat owes a decision: why not."""
        return Verdict(False, ("HOUSE-1.6",), "house-not-now", {"text": self.game.action_to_string(action)})

    def refuse_seat(self, seat: int) -> Verdict:
        """Why this seat, which owes no decision, may not act now."""
        return Verdict(False, ("HOUSE-1.1",), "house-not-your-turn", {"seat": seat})

    def understand(self, text: str) -> int:
        """The action that a typed text means now (of several wordings of the same, the one that is offered), or a refusal."""
        return self.game.string_to_action(text)

    def observation(self, seat: int) -> dict[str, list[int]]:
        """What the seat knows as named lists of numbers of fixed length, own things first; for learning."""
        raise NotImplementedError

    def breakdown(self) -> list[list[ScoreLine]]:
        """The score sheet: for each seat its lines, which add up to its score."""
        raise NotImplementedError

    def totals(self) -> dict[str, int]:
        """Named amounts that no action may ever change (pieces, food, money). For the conformance kit."""
        return {}

    def flaws(self) -> list[str]:
        """What is wrong inside this state: always empty unless there is a bug. For the conformance kit."""
        return []

    # --- given: the public face

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.current_player() == TERMINAL

    def pending(self) -> list[int]:
        """All seats that owe a decision now, ascending; empty for chance and at the end."""
        if self.current_player() < 0:
            return []
        return [seat for seat in range(self.game.players) if self.owes(seat)]

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The actions a seat (default: the current player) may choose from, ascending; empty if it owes none."""
        who = int(self.current_player()) if seat is None else seat
        if not NOBODY < who < self.game.players:
            return []
        if who == CHANCE:
            return [action for action, _ in self.chance_outcomes()]
        if who < 0 or self.current_player() < 0 or not self.owes(who):
            return []
        out = vec[i64]([0] * self.game.num_distinct_actions)
        n = self.legal_into(who, out)
        return [int(out[k]) for k in range(n)]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """What chance may bring now: outcomes with whole-number weights; empty if chance is not to act."""
        if self.current_player() != CHANCE:
            return []
        size = self.game.num_chance_actions
        out = vec[i64]([0] * size)
        weights = vec[i64]([0] * size)
        n = self.chance_into(out, weights)
        return [(int(out[k]), int(weights[k])) for k in range(n)]

    def apply_action(self, action: int, seat: int | None = None) -> None:
        """Apply an action for a seat (default: the current player). Raises `Refused` and changes nothing if illegal."""
        who = int(self.current_player()) if seat is None else seat
        if action not in self.legal_actions(who):
            raise Refused(self.explain(action, who))
        self.events = []
        self.revealed = False
        self.act(action, who)

    def explain(self, action: int, seat: int | None = None) -> Verdict:
        """What the rules say about an action of a seat (default: the current player); never raises for any numbers."""
        who = int(self.current_player()) if seat is None else seat
        game = self.game
        if not 0 <= action < game.num_distinct_actions + game.num_chance_actions:
            return Verdict(False, ("HOUSE-1.2",), "house-unknown-action", {"text": str(action)})
        if self.current_player() == TERMINAL:
            return Verdict(False, ("HOUSE-1.4",), "house-game-over")
        if not NOBODY < who < game.players:
            return Verdict(False, ("HOUSE-1.1",), "house-no-such-seat", {"seat": max(-1, min(who, 99))})
        if action >= game.num_distinct_actions or self.current_player() == CHANCE or who == CHANCE:
            return self._explain_chance(action, who)
        if not self.owes(who):
            return self.refuse_seat(who)
        if action in self.legal_actions(who):
            return self.describe(action, who)
        return self.refuse(action, who)

    def _explain_chance(self, action: int, who: int) -> Verdict:
        if who == CHANCE and action in self.legal_actions(who):
            return Verdict(True, ("HOUSE-1.5",), "house-chance", {"text": self.game.action_to_string(action)})
        return Verdict(False, ("HOUSE-1.5",), "house-chance-decides")

    def scores(self) -> list[int]:
        """The points of all seats that count now."""
        return [int(self.score(seat)) for seat in range(self.game.players)]

    def winners(self) -> list[int]:
        """The seats that won (several share a victory); empty while the game lives."""
        if not self.is_terminal():
            return []
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def returns(self) -> list[float]:
        """The result as utilities that add up to zero: 1 for a sole winner of two, -1 for the other; zeros before."""
        n, won = self.game.players, self.winners()
        if not won or n == 1:
            return [0.0] * n
        gain = (n - len(won)) / (len(won) * (n - 1))
        return [gain if seat in won else -1.0 / (n - 1) for seat in range(n)]

    def events_for(self, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) may see of what the last `apply_action` caused."""
        return [event for event in self.events if event.seen_by(seat)]

    # --- given: tools for games

    def tell(self, key: str, args: Args, seat: int | None = None, audience: Audience | None = None) -> None:
        """Record an event while `recording` is on; hot code asks that itself before it gathers the arguments."""
        if self.recording:
            self.events.append(Event(key, args, seat, audience))

    def phase_stack(self) -> list[str]:
        """The names of the phases, outermost first."""
        return [self.game.phase_names[int(self.phases[k])] for k in range(self.depth)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Imagination:
    """What a seat can imagine of one situation, prepared once for many draws; the situation must not change meanwhile."""

    state: State
    seat: int

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def draw(self, rng: Rng) -> State:
        """The state that `State.resample` gives with the same `rng`."""
        return self.state.resample(self.seat, rng)


__all__ = ["CHANCE", "TERMINAL", "Game", "Imagination", "Plain", "State"]
