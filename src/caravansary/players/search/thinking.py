"""Thinking about one decision: information-set Monte Carlo tree search (single-observer ISMCTS).

Every round imagines anew what the seat cannot know (a *determinisation*, drawn from the posterior of what the seat has seen),
walks down the tree as far as it reaches (*selection*: UCB with a prior), adds to it (*expansion*), plays on for a while and asks
the game's evaluation, or plays to the end (*rollout*). Draws of chance are not part of the tree (*open loop*): a node stands for
decisions alone, and what is offered there may differ from round to round, so each action counts how often it was offered (its
*availability count*), which takes the place of the parent's visits in UCB. What came of it is credited to each actor by what
it is worth to that actor (*max^n backup*).

Choices made at the same time are sealed: nobody's branches may depend on what another has chosen in the same round. So each
seat walks in branches of its own from the node where the sealed round began (*decoupled* selection), and afterwards the way
goes on behind the thinker's.
"""

from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravansary.engine.contract import CHANCE, TERMINAL, Imagination, State
from caravansary.engine.rng import Rng
from caravansary.players.search.style import Style
from caravansary.players.search.tree import NONE, UNASKED, Tree

DEEPEST: Final[i64] = 400  # decisions on one way through the tree
LONGEST_LINE: Final = 8
VICTORY: Final = (
    0.97  # of what can be gained; the rest is for a larger lead at the end, so that a victory beats any prospect
)


class Thinking:
    """One decision of one seat, being thought about."""

    game: str
    seat: i64
    players: i64
    style: Style
    rng: Rng
    tree: Tree
    root: i64
    start: i64  # in a sealed round: where the thinker's own branch has come to; NONE before it began
    rounds: i64
    decisions: i64
    points: vec[float]  # per action of the root and seat: the sum of the points reached
    noted: vec[i64]  # per action of the root: in how many rounds; fewer than its visits in a tree that was kept
    gains: vec[float]  # of the last round, by seat
    _reached: vec[float]
    _legal: vec[i64]
    _picks: vec[i64]
    _path: vec[i64]
    _actors: vec[i64]
    _depth: i64
    _own: vec[i64]  # in a sealed round: where each seat's own branch has come to

    def __init__(self, state: State, seat: i64, style: Style, rng: Rng) -> None:
        players = state.game.players
        size = max(1, state.game.num_distinct_actions)
        self.game = state.game.info.name
        self.seat = seat
        self.players = players
        self.style = style
        self.rng = rng
        self.tree = Tree()
        self.root = 0
        self.start = NONE
        self.rounds = 0
        self.decisions = 0
        self.points = vec[float]([0.0] * (size * players))
        self.noted = vec[i64]([0] * size)
        self.gains = vec[float]([0.0] * players)
        self._reached = vec[float]([0.0] * players)
        self._legal = vec[i64]([0] * size)
        self._picks = vec[i64]([0] * size)
        self._path = vec[i64]([0] * int(DEEPEST))
        self._actors = vec[i64]([0] * int(DEEPEST))
        self._depth = 0
        self._own = vec[i64]([0] * players)

    def round(self, state: State) -> None:
        """One more round, on a table of its own."""
        self._descend(state)
        self._play_on(state)
        self._weigh(state)
        tree = self.tree
        k: i64
        for k in range(self._depth):
            node: i64 = self._path[k]
            gain: float = self.gains[self._actors[k]]
            tree.visits[node] += 1
            tree.gain[node] += gain
            if tree.hope[node] == UNASKED:  # an only action, once; it may meet others later
                tree.hope[node] = gain
        self._note_points()
        self.rounds += 1

    # --- down the tree

    def _descend(self, state: State) -> None:
        """Follow the most promising decisions until one is new."""
        rng = self.rng
        tree = self.tree
        node: i64 = self.root
        sealed: bool = False
        self._depth = 0
        while self._depth < DEEPEST:
            who: i64 = state.current_player()
            if who == TERMINAL:
                return
            if who == CHANCE:
                state.act(state.sample_chance(rng), CHANCE)
                continue
            if state.is_sealed():
                if not sealed:
                    sealed = True
                    self._part(node)
            elif sealed:
                sealed = False
                node = self._own[self.seat]
            here: i64 = self._choose(state, who, self._own[who] if sealed else node)
            if sealed:
                self._own[who] = here
            else:
                node = here
            self._path[self._depth] = here
            self._actors[self._depth] = who
            self._depth += 1
            self.decisions += 1
            state.act(tree.action[here], who)
            # In a sealed round the others' first tries must not keep the thinker from a second.
            if tree.visits[here] == 0 and (not sealed or who == self.seat):
                return

    def _part(self, node: i64) -> None:
        """A sealed round begins: everybody goes on in a branch of their own."""
        seat: i64
        for seat in range(self.players):
            self._own[seat] = self._branch(node, seat)
        if node == self.root and self.start != NONE:
            self._own[self.seat] = self.start

    def _branch(self, node: i64, seat: i64) -> i64:
        """Where a seat's own branch begins; told from actions by its negative number."""
        mark: i64 = -2 - seat
        found: i64 = self.tree.child(node, mark)
        return self.tree.add(node, mark) if found == NONE else found

    def _choose(self, state: State, who: i64, node: i64) -> i64:
        """The node of the action to follow: the most promising of those that are offered now."""
        tree = self.tree
        legal = self._legal
        n: i64 = state.sensible_into(who, legal)
        fresh: i64 = 0
        best: i64 = NONE
        best_worth: float = -1.0
        k: i64
        for k in range(n):
            child: i64 = tree.child(node, legal[k])
            if child == NONE:
                legal[fresh] = legal[k]
                fresh += 1
                continue
            tree.offered[child] += 1
            worth: float = self._promise(child)
            if worth > best_worth:
                best, best_worth = child, worth
        if fresh == 0:
            return best
        if self.style.trust <= 0.0 or n == 1:
            return self._add(node, legal[self.rng.below(fresh)])
        hopeful: i64 = self._expand(state, who, node, fresh)
        return hopeful if best == NONE or self._promise(hopeful) > best_worth else best

    def _promise(self, child: i64) -> float:
        """What is known about a child, and how much more there is to learn.

        UCB1 with a prior: the evaluation's promise counts like `trust` tries (a progressive bias, in the place that PUCT gives
        to a policy); `curiosity` is UCB's exploration constant, the availability count stands for the parent's visits.
        """
        tree = self.tree
        trust: float = self.style.trust
        tries: float = float(tree.visits[child]) + trust + 0.0001
        known: float = (tree.gain[child] + trust * tree.hope[child]) / tries
        return known + self.style.curiosity * sqrt(log(float(tree.offered[child]) + 1.0) / tries)

    def _add(self, node: i64, action: i64) -> i64:
        child: i64 = self.tree.add(node, action)
        self.tree.offered[child] = 1
        return child

    def _expand(self, state: State, who: i64, node: i64, fresh: i64) -> i64:
        """Add all actions that are new here, each with what the evaluation hopes of it; answer the most hopeful."""
        tree = self.tree
        actions = self._legal[:fresh]
        best: i64 = NONE
        k: i64
        for k in range(fresh):
            after = state.clone()
            after.act(actions[k], who)
            while after.current_player() == CHANCE:
                after.act(after.sample_chance(self.rng), CHANCE)
            self._weigh(after)
            child: i64 = self._add(node, actions[k])
            tree.hope[child] = self.gains[who]
            if best == NONE or tree.hope[child] > tree.hope[best]:
                best = child
        return best

    # --- beyond the tree

    def _play_on(self, state: State) -> None:
        """Decisions without much thought, as far as the style looks."""
        rng = self.rng
        left: i64 = self.style.turns
        last: i64 = NONE
        while True:
            who: i64 = state.current_player()
            if who == TERMINAL:
                return
            if who == CHANCE:
                state.act(state.sample_chance(rng), CHANCE)
                continue
            if who != last:
                if left == 0:
                    return
                left -= 1
                last = who
            state.act(self._pick(state, who), who)
            self.decisions += 1

    def _pick(self, state: State, who: i64) -> i64:
        """Any action, or the best of some by the evaluation.

        Of all that is legal: to ask what is sensible costs more than it saves where so many rounds are played at random.
        """
        n: i64 = state.legal_into(who, self._picks)
        at: i64 = self.rng.below(n)
        picks: i64 = self.style.picks
        if picks == 1 or n == 1:
            return self._picks[at]
        best: i64 = NONE
        best_worth: float = 0.0
        k: i64
        for k in range(picks):
            action: i64 = self._picks[at]
            after = state.clone()
            after.act(action, who)
            worth: float = after.glance(who)
            if best == NONE or worth > best_worth:
                best, best_worth = action, worth
            at = self.rng.below(n)
        return best

    def _weigh(self, state: State) -> None:
        """What the table reached is worth to each seat, from 0 to 1."""
        over: bool = state.current_player() == TERMINAL
        points = self._reached
        best: float = -1e18
        second: float = -1e18
        seat: i64
        for seat in range(self.players):
            worth: float = float(state.score(seat)) if over else state.glance(seat)
            points[seat] = worth
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        won: list[float] = state.returns() if over else []
        for seat in range(self.players):
            ahead: float = points[seat] - (second if points[seat] == best else best)
            lead: float = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, ahead / self.style.scale))))
            if over:
                share: float = (won[int(seat)] * float(self.players - 1) + 1.0) / float(self.players)
                self.gains[seat] = VICTORY * share + (1.0 - VICTORY) * lead
            else:
                self.gains[seat] = VICTORY * lead + (1.0 - VICTORY) / 2.0

    def _note_points(self) -> None:
        """Remember what the round's first own decision led to."""
        k: i64
        for k in range(self._depth):
            if self._actors[k] == self.seat:
                action: i64 = self.tree.action[self._path[k]]
                row: i64 = action * self.players
                self.noted[action] += 1
                seat: i64
                for seat in range(self.players):
                    self.points[row + seat] += self._reached[seat]
                return

    # --- what came of it

    def top(self) -> i64:
        """The node whose children are the thinker's choices: the root, or its own branch of a sealed round."""
        if self.start != NONE:
            return self.start
        own: i64 = self.tree.child(self.root, -2 - self.seat)
        return self.root if own == NONE else own

    def best(self, legal: list[int]) -> i64:
        """The node of the legal action that was tried most. A tree that was kept may know others, of other draws of chance."""
        top: i64 = self.top()
        best: i64 = NONE
        action: i64
        for action in legal:
            child: i64 = self.tree.child(top, action)
            if child != NONE and (best == NONE or self.tree.beats(child, best)):
                best = child
        return best

    def first(self) -> i64:
        """The thinker's own first decision of the last round, or NONE."""
        k: i64
        for k in range(self._depth):
            if self._actors[k] == self.seat:
                return self.tree.action[self._path[k]]
        return NONE

    def line(self, node: i64) -> list[int]:
        """The decisions expected from a node on, its own first."""
        found: list[int] = []
        while node != NONE and len(found) < LONGEST_LINE:
            if self.tree.action[node] >= 0:
                found.append(int(self.tree.action[node]))
            own: i64 = self.tree.child(node, -2 - self.seat)  # in a sealed round only the own choices are expected
            node = self.tree.most_tried(node if own == NONE else own)
        return found

    def leads_on(self, action: i64, sealed: bool) -> bool:
        """Go on from where an own action leads, if anything was learned there; what was learned is kept.

        `sealed`: what comes next belongs to the same sealed round.
        """
        top: i64 = self.top()
        child: i64 = self.tree.child(top, action)
        if child == NONE:
            return False
        if sealed and top != self.root:
            self.start = child
        else:
            self.root = child
            self.start = NONE
        k: i64
        for k in range(len(self.points)):
            self.points[k] = 0.0
        for k in range(len(self.noted)):
            self.noted[k] = 0
        self.rounds = 0
        return True


def think(thinking: Thinking, worlds: Imagination, rounds: i64) -> None:
    """So many rounds, each on a world of its own."""
    k: i64
    for k in range(rounds):
        thinking.round(worlds.draw(thinking.rng))
