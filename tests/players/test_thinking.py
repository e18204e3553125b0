"""How the search counts, exactly, on a game that can be computed by hand: each turn of a seat brings 0, 1 or 2 points."""

from math import exp, log, sqrt

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caravansary import CHANCE, Rng
from caravansary.engine.contract import TERMINAL, Game, State
from caravansary.engine.messages import Info
from caravansary.players.search.style import Style
from caravansary.players.search.thinking import DEEPEST, LONGEST_LINE, VICTORY, Thinking, think
from caravansary.players.search.tree import NONE, UNASKED, Tree
from tests.samples.pebbles import Pebbles

INFO = Info("steps", "Steps", 2, 3, 5, ("nobody",), "1")
PLAIN = Style(0.5, 0, 1, 6.0, 0.0)
TRUSTING = Style(0.5, 0, 1, 6.0, 3.0)
COIN = 3  # chance brings one of two outcomes, which change nothing


class Steps(Game):
    """So many turns; before each third decision, if wanted, a coin is thrown."""

    def __init__(self, players: int = 2, turns: int = 6, coins: bool = False) -> None:
        super().__init__(INFO, players, {}, ["0", "1", "2"], ["heads", "tails"], ["play"])
        self.turns, self.coins = turns, coins

    def new_initial_state(self) -> "Walk":
        return Walk(self)


class Walk(State):
    def __init__(self, game: Steps) -> None:
        super().__init__(game)
        self.steps, self.points, self.thrown = 0, [0] * game.players, 0
        self.twos = True  # may two points be taken?

    def current_player(self) -> i64:
        game = self.game
        assert isinstance(game, Steps)
        if self.steps == game.turns:
            return TERMINAL
        if game.coins and self.thrown < self.steps // 3:
            return CHANCE
        return self.steps % game.players

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        n = 3 if self.twos else 2
        for k in range(n):
            out[k] = k
        return n

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        out[0], out[1], weights[0], weights[1] = COIN, COIN + 1, 1, 1
        return 2

    def act(self, action: i64, seat: i64) -> None:
        if seat == CHANCE:
            self.thrown += 1
            return
        self.points[seat] += int(action)
        self.steps += 1

    def clone(self) -> "Walk":
        other = Walk(self.game)  # type: ignore[arg-type]
        other.steps, other.points, other.thrown, other.twos = self.steps, self.points[:], self.thrown, self.twos
        return other

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def places(self) -> list[int]:
        return [1 + sum(other > mine for other in self.points) for mine in self.points]


def walk(players: int = 2, turns: int = 6, coins: bool = False) -> Walk:
    return Steps(players, turns, coins).new_initial_state()


def thinking(table: State, style: Style = PLAIN, seed: int = 1, seat: int = 0) -> Thinking:
    return Thinking(table, seat, style, Rng(seed, "thinking"))


def children(tree: Tree, node: int) -> dict[int, int]:
    """The nodes behind a node, by action."""
    found, child = {}, int(tree.first[node])
    while child != NONE:
        found[int(tree.action[child])] = child
        child = int(tree.next[child])
    return found


def lead(ahead: float, scale: float = 6.0) -> float:
    return 1.0 / (1.0 + exp(-ahead / scale))


# --- what a table is worth


def test_a_lead_is_worth_the_logistic_of_its_points() -> None:
    table = walk(3)
    table.points = [10, 4, 7]
    mind = thinking(table)
    mind._weigh(table)
    expected = [VICTORY * lead(ahead) + (1.0 - VICTORY) / 2.0 for ahead in (3.0, -6.0, -3.0)]
    assert list(mind.gains) == pytest.approx(expected)
    assert list(mind._reached) == [10.0, 4.0, 7.0]


@pytest.mark.parametrize("points", [[9, 9, 2], [2, 9, 9]])
def test_two_who_lead_together_are_level(points: list[int]) -> None:
    table = walk(3)
    table.points = points
    mind = thinking(table)
    mind._weigh(table)
    expected = [VICTORY * lead(0.0 if worth == 9 else -7.0) + (1.0 - VICTORY) / 2.0 for worth in points]
    assert list(mind.gains) == pytest.approx(expected)


def test_however_large_a_lead_is_it_is_no_victory() -> None:
    table, over = walk(), walk(turns=0)
    table.points = [10_000, 0]
    over.points = [1, 0]
    mind = thinking(table)
    mind._weigh(table)
    prospect = mind.gains[0]
    assert prospect == pytest.approx(VICTORY + (1.0 - VICTORY) / 2.0)
    mind._weigh(over)
    assert list(mind.gains) == pytest.approx([VICTORY + (1 - VICTORY) * lead(1.0), (1 - VICTORY) * lead(-1.0)])


def test_a_shared_victory_is_worth_its_share() -> None:
    over = walk(3, turns=0)
    over.points = [5, 5, 1]
    mind = thinking(over)
    mind._weigh(over)
    share = (over.returns()[0] * 2 + 1) / 3
    expected = [VICTORY * share + (1 - VICTORY) * lead(0.0)] * 2 + [
        VICTORY * (over.returns()[2] * 2 + 1) / 3 + (1 - VICTORY) * lead(-4.0)
    ]
    assert list(mind.gains) == pytest.approx(expected)
    assert mind.gains[0] > mind.gains[2]


# --- what is promised


@pytest.mark.parametrize(("trust", "curiosity"), [(0.0, 0.5), (3.0, 0.5), (5.0, 0.3)])
def test_what_a_child_promises_is_ucb_with_a_prior(trust: float, curiosity: float) -> None:
    mind = thinking(walk(), Style(curiosity, 0, 1, 6.0, trust))
    tree = mind.tree
    child = tree.add(0, 1)
    tree.visits[child], tree.gain[child], tree.offered[child], tree.hope[child] = 4, 2.5, 11, 0.7
    tries = 4 + trust
    known = (2.5 + trust * 0.7) / tries
    assert mind._promise(child) == pytest.approx(known + curiosity * sqrt(log(12) / tries), rel=1e-4)


def test_without_promises_everything_new_is_tried_before_anything_twice() -> None:
    table = walk()
    mind = thinking(table)
    think(mind, table.imagination(0), 3)
    nodes = children(mind.tree, 0)
    assert {action: int(mind.tree.visits[node]) for action, node in nodes.items()} == {0: 1, 1: 1, 2: 1}
    assert {int(mind.tree.offered[node]) for node in nodes.values()} == {1, 2, 3}
    assert {int(mind.tree.hope[node] * 1000) for node in nodes.values()} == {
        int(mind.tree.gain[node] * 1000) for node in nodes.values()
    }


@pytest.mark.parametrize("style", [TRUSTING, Style(0.5, 0, 1, 6.0, 0.5)])
def test_with_promises_the_most_hopeful_is_tried_first(style: Style) -> None:
    table = walk()
    mind = thinking(table, style)
    mind.round(table.clone())
    nodes = children(mind.tree, 0)
    assert {action: int(mind.tree.visits[node]) for action, node in nodes.items()} == {0: 0, 1: 0, 2: 1}
    for action, node in nodes.items():
        assert mind.tree.hope[node] == pytest.approx(VICTORY * lead(action) + (1 - VICTORY) / 2)
        assert mind.tree.offered[node] == 1
    assert mind.first() == 2


def test_an_action_that_is_rarely_offered_is_not_held_for_one_that_is_rarely_good() -> None:
    table, rare = walk(), walk()
    table.twos = False
    mind = thinking(table)
    for number in range(200):
        mind.round((rare if number % 10 == 0 else table).clone())
    tree, nodes = mind.tree, children(mind.tree, 0)
    assert (
        min(int(tree.offered[nodes[action]]) for action in (0, 1)) >= 198
    )  # all but the rounds before they were known
    assert 19 <= tree.offered[nodes[2]] <= 20
    assert int(tree.visits[nodes[2]]) >= 0.6 * int(tree.offered[nodes[2]])


# --- rounds


@pytest.mark.parametrize("style", [PLAIN, TRUSTING, Style(0.5, 2, 1, 6.0, 0.0), Style(0.5, -1, 2, 6.0, 1.0)])
@pytest.mark.parametrize("coins", [False, True])
def test_the_best_is_tried_most_and_every_round_is_counted(style: Style, coins: bool) -> None:
    table = walk(turns=7, coins=coins)
    mind = thinking(table, style)
    think(mind, table.imagination(0), 400)
    tree, nodes = mind.tree, children(mind.tree, 0)
    visits = {action: int(tree.visits[node]) for action, node in nodes.items()}
    assert sum(visits.values()) == mind.rounds == 400
    assert visits[2] > visits[1] > visits[0]
    best = int(mind.best([0, 1, 2]))
    assert tree.action[best] == 2 and best == nodes[2] == tree.most_tried(0)
    assert tree.action[mind.best([0, 1])] == 1
    for node in nodes.values():
        behind = children(tree, node)
        assert tree.visits[node] >= sum(int(tree.visits[child]) for child in behind.values())
        assert 0.0 < tree.gain[node] < float(tree.visits[node])
    noted = [int(mind.noted[action]) for action in range(3)]
    assert noted == [visits[action] for action in range(3)]


def test_each_decision_is_credited_to_whoever_made_it() -> None:
    """The second seat's best answer is tried most as well: it is not the thinker's worst, but its own best."""
    table = walk(3, turns=3)
    mind = thinking(table)
    think(mind, table.imagination(0), 600)
    line = mind.line(mind.best([0, 1, 2]))
    assert line == [2, 2, 2]


def test_points_expected_are_means_of_what_was_reached() -> None:
    table = walk(turns=1)  # one decision, and it is over
    mind = thinking(table)
    think(mind, table.imagination(0), 50)
    for action in range(3):
        assert mind.points[action * 2] == action * mind.noted[action]
        assert mind.points[action * 2 + 1] == 0.0


@pytest.mark.parametrize(("turns", "reached"), [(0, 0), (1, 1), (2, 2), (5, 5), (-1, 9)])
def test_play_goes_on_for_as_many_turns_as_the_style_says(turns: int, reached: int) -> None:
    table = walk(turns=9)
    mind = thinking(table, Style(0.5, turns, 1, 6.0, 0.0))
    mind._play_on(table)
    assert (table.steps, mind.decisions) == (reached, reached)


def test_the_best_of_many_picks_is_the_best() -> None:
    table = walk()
    careful, careless = thinking(table, Style(0.5, 0, 60, 6.0, 0.0)), thinking(table)
    assert {int(careful._pick(table, 0)) for _ in range(20)} == {2}
    assert {int(careless._pick(table, 0)) for _ in range(60)} == {0, 1, 2}
    table.points[0] = -50  # all look bad, and one is best
    assert careful._pick(table, 0) == 2


def test_a_way_through_the_tree_has_an_end() -> None:
    table = walk(turns=int(DEEPEST) + 60)
    table.twos = False
    mind = thinking(table, Style(0.0, 0, 1, 6.0, 0.0))
    for action in range(2):  # a tree that is as deep as can be, along one line
        node = int(mind.tree.add(0, action))
        mind.tree.visits[node] = 1
    node = int(mind.tree.child(0, 1))
    for _ in range(int(DEEPEST) + 50):
        for action in range(2):
            child = int(mind.tree.add(node, action))
            mind.tree.visits[child], mind.tree.gain[child] = 1, float(action)
        node = int(mind.tree.child(node, 1))
    mind.tree.gain[mind.tree.child(0, 1)] = 1.0
    mind.round(table)
    assert table.steps == DEEPEST
    assert len(mind.line(int(mind.tree.child(0, 1)))) == LONGEST_LINE


# --- what came of it, and the tree


def test_going_on_behind_an_action_keeps_its_tree_and_forgets_the_points() -> None:
    table = walk()
    mind = thinking(table)
    think(mind, table.imagination(0), 60)
    node = int(mind.tree.child(0, 2))
    assert mind.leads_on(2, False)
    assert (mind.root, mind.start, mind.rounds) == (node, NONE, 0)
    assert set(mind.points) == {0.0} and set(mind.noted) == {0}
    assert not mind.leads_on(7, False)


def test_the_tree_finds_what_was_added_and_the_most_tried() -> None:
    tree = Tree()
    assert (tree.size, tree.child(0, 4), tree.most_tried(0)) == (1, NONE, NONE)
    one, two, three = (int(tree.add(0, action)) for action in (4, 5, 6))
    assert [int(tree.child(0, action)) for action in (4, 5, 6, 7)] == [one, two, three, NONE]
    assert (tree.size, tree.next[three], tree.next[two], tree.next[one]) == (4, two, one, NONE)
    assert {tree.hope[node] for node in (one, two, three)} == {UNASKED}
    assert {int(tree.visits[node]) + int(tree.offered[node]) for node in (one, two, three)} == {0}
    tree.visits[one], tree.visits[two], tree.visits[three] = 3, 5, 5
    tree.gain[one], tree.gain[two], tree.gain[three] = 3.0, 2.0, 1.0
    assert tree.most_tried(0) == two
    assert tree.beats(two, one) and tree.beats(two, three) and not tree.beats(three, two) and not tree.beats(two, two)
    deeper = int(tree.add(two, 4))
    assert (tree.child(two, 4), tree.child(0, 4), tree.most_tried(two)) == (deeper, one, deeper)


# --- sealed rounds


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_in_a_sealed_round_each_seat_has_branches_of_its_own(seat: int) -> None:
    """The thinker is asked in every round; so are the others, whoever sits first."""
    table, rng = Pebbles(3).new_initial_state(), Rng(3, "deal")
    while table.current_player() == CHANCE:
        table.act(table.sample_chance(rng), CHANCE)
    mind = thinking(table, seat=seat)
    think(mind, table.imagination(seat), 120)
    tree, branches = mind.tree, children(mind.tree, 0)
    assert set(branches) == {-2, -3, -4}
    asked = [sum(int(tree.visits[node]) for node in children(tree, branches[-2 - who]).values()) for who in range(3)]
    assert asked[seat] == 120 and min(asked[: seat + 1]) == 120
    assert mind.top() == branches[-2 - seat]
    legal = table.legal_actions(seat)
    best = int(mind.best(legal))
    assert best == tree.most_tried(mind.top()) and mind.first() in legal
    assert mind.line(best)[0] == tree.action[best]
    action = int(tree.action[best])
    assert mind.leads_on(action, True)
    assert (mind.root, mind.start, mind.top()) == (0, best, best)
    assert mind.leads_on(int(tree.action[tree.first[best]]), True) or children(tree, best) == {}


def test_behind_a_sealed_choice_the_way_goes_on_from_the_thinkers_branch() -> None:
    table, rng = Pebbles(2).new_initial_state(), Rng(4, "deal")
    while table.current_player() == CHANCE:
        table.act(table.sample_chance(rng), CHANCE)
    mind = thinking(table, seat=1)
    think(mind, table.imagination(1), 300)
    best = int(mind.best(table.legal_actions(1)))
    assert mind.leads_on(int(mind.tree.action[best]), False)
    assert (mind.root, mind.start) == (best, NONE)
