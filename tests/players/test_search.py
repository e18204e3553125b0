"""The search: it keeps secrets and its time, it repeats itself, it sees a victory, and it keeps what it learned within a turn."""

from collections.abc import Iterator
from typing import ClassVar

import pytest

from caravansary import CHANCE, Game, Rng, State, load_game
from caravansary.games.registry import of_the_house
from caravansary.players import Player, SearchPlayer, Seen, make_player
from caravansary.players.play import play_game
from caravansary.players.search.player import thought_of
from caravansary.players.search.style import Style, style_of
from caravansary.players.search.thinking import Thinking, think
from caravansary.players.search.tree import NONE
from tests.players.clock import Ticking

GAMES = [(name, 3) for name in of_the_house()]
STYLES = [Style(0.5, 0, 1, 6.0, 0.0), Style(0.5, 2, 2, 6.0, 3.0), Style(0.7, -1, 1, 6.0, 0.0)]
every_game = pytest.mark.parametrize(("name", "players"), GAMES)


def decisions(game: Game, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Some situations of a random game in which a seat has a choice."""
    rng, state = Rng(seed, "decisions"), game.new_initial_state()
    while not state.is_terminal():
        who = int(state.current_player())
        if who == CHANCE:
            state.apply_action(int(state.sample_chance(rng)), who)
            continue
        seat = state.pending()[int(rng.below(len(state.pending())))]
        legal = state.legal_actions(seat)
        if len(legal) > 1 and rng.below(every) == 0:
            yield state.clone(), seat
        state.apply_action(legal[int(rng.below(len(legal)))], seat)


@every_game
def test_two_worlds_that_a_seat_cannot_tell_apart_lead_to_the_same_decision(
    name: str, players: int, compiled: bool
) -> None:
    game, different = load_game(name, players), 0
    for number, (state, seat) in enumerate(decisions(game, 3, 8 if compiled else 40)):
        other = state.resample(seat, Rng(number, "other world"))
        different += other.position() != state.position()
        for style in STYLES:
            made = [
                SearchPlayer(0.0, 8, 1.0, style).choose(Seen(world, seat, Rng(number, "search")))
                for world in (state, other)
            ]
            assert made[0] == made[1]
    assert different > 0 or name == "silk"  # where nothing is hidden there is but one world


@every_game
def test_the_same_seed_and_rounds_decide_the_same(name: str, players: int) -> None:
    game = load_game(name, players)
    for state, seat in decisions(game, 4, 20):
        thoughts = []
        for _ in range(2):
            player = SearchPlayer(0.0, 20)
            thoughts.append((player.choose(Seen(state, seat, Rng(9, "again"))), player.thought))
        assert thoughts[0] == thoughts[1]


@every_game
def test_what_it_chooses_is_legal_in_every_style(name: str, players: int) -> None:
    game = load_game(name, players)
    for style in STYLES:
        for state, seat in decisions(game, 5, 15):
            seen = Seen(state, seat, Rng(1, "legal"))
            assert SearchPlayer(0.0, 5, 1.0, style).choose(seen) in state.legal_actions(seat)


def victories(state: State, seat: int) -> set[int]:
    """The actions that win at once, alone."""
    won = set()
    for action in state.legal_actions(seat):
        after = state.clone()
        after.act(action, seat)
        if after.is_terminal() and after.winners() == [seat]:
            won.add(action)
    return won


@pytest.mark.parametrize("name", ["border", "silk"])
def test_a_victory_at_hand_is_taken(name: str, compiled: bool) -> None:
    """Where some actions end the game as its winner and others do not; hardly ever is another as good as won."""
    game, taken = load_game(name, 2), []
    for seed in range(100 if compiled else 12):
        for state, seat in decisions(game, seed, 1):
            won = victories(state, seat)
            if won and won != set(state.legal_actions(seat)):
                player = SearchPlayer(0.0, 100, 1.0, Style(0.5, 0, 1, 6.0, 0.0))
                taken.append(player.choose(Seen(state, seat, Rng(seed, "win"))) in won)
    assert len(taken) >= 2
    assert sum(taken) >= 0.9 * len(taken)


def test_within_a_turn_what_was_learned_is_kept() -> None:
    """The tree lives on while the turn goes on as expected, and not beyond."""
    game = load_game("silk", 2)

    class Watched(Player):
        def __init__(self) -> None:
            super().__init__()
            self.search = SearchPlayer(0.0, 10)
            self.kept = 0
            self.fresh = 0

        def choose(self, seen: Seen) -> int:
            before = self.search.thinking
            action = self.search.choose(seen)
            if len(seen.legal) > 1:
                self.kept += self.search.thinking is before
                self.fresh += self.search.thinking is not before
            return action

    players = [Watched(), Watched()]
    assert play_game(game, players, 1).is_terminal()
    for player in players:
        assert player.kept > 5
        assert player.fresh > 5


def test_a_kept_tree_is_forgotten_when_the_table_is_another() -> None:
    """One player at two tables: what it learned at one is never used at the other."""
    game = load_game("border", 2)
    mixed = SearchPlayer(0.0, 15)
    compared = 0
    pairs = zip(decisions(game, 1, 1), decisions(game, 2, 1), strict=False)
    for k, ((first, seat), (second, other_seat)) in enumerate(pairs):
        expected = SearchPlayer(0.0, 15).choose(Seen(first, seat, Rng(k, "y")))
        assert mixed.choose(Seen(first, seat, Rng(k, "y"))) == expected
        mixed.choose(Seen(second, other_seat, Rng(k, "z")))
        compared += len(first.legal_actions(seat)) > 1
    assert compared > 10


@every_game
def test_the_time_is_kept(name: str, players: int) -> None:
    """A decision takes the time it was given and not a round more. By a clock of ours: `make bench` looks at a real one."""
    thought = 0
    for state, seat in decisions(load_game(name, players), 6, 12):
        clock = Ticking(0.01)
        player = SearchPlayer(0.105, clock=clock)
        player.choose(Seen(state, seat, Rng(2, "time")))
        if player.thinking is not None:  # there was a choice worth a thought
            thought += 1
            assert (
                clock.looks == 12
            )  # when it began, after each of ten rounds in time, and after one that took too long
        if thought == 3:
            return
    raise AssertionError("there was hardly anything to think about")


def test_when_the_time_is_over_to_the_moment_no_round_begins() -> None:
    state, seat = next(decisions(load_game("silk", 2), 3, 1))
    clock = Ticking(0.25)
    player = SearchPlayer(1.0, clock=clock)
    player.choose(Seen(state, seat, Rng(2, "moment")))
    assert player.thinking is not None
    assert clock.looks == 5  # when it began, and after each of four rounds


def test_it_can_say_what_it_expects() -> None:
    game = load_game("border", 2)
    state, seat = next(decisions(game, 7, 3))
    player = make_player("search:50")
    action = player.choose(Seen(state, seat, Rng(3, "why")))
    thought = player.thought
    assert thought is not None
    assert thought.line[0] == action
    assert len(thought.points) == 2


def test_it_says_nothing_about_a_decision_that_was_none() -> None:
    class Watched(Player):
        said: ClassVar[set[tuple[bool, bool]]] = set()

        def choose(self, seen: Seen) -> int:
            action = search.choose(seen)
            self.said.add((len(seen.legal) > 1, search.thought is not None))
            return action

    search = make_player("search:2")
    play_game(load_game("yak", 2), [Watched(), Watched()], 1)
    assert Watched.said == {(True, True), (False, False)}


def test_in_a_sealed_round_it_expects_its_own_choice() -> None:
    """Whoever sits last at the table: a line never goes on in somebody else's branch."""
    told = 0
    for state, seat in decisions(load_game("yak", 3), 11, 2):
        thinking = Thinking(state, seat, style_of("yak"), Rng(1, "line"))
        think(thinking, state.imagination(seat), 120)
        node = thinking.best(state.legal_actions(seat))
        own = thinking.tree.child(node, -2 - seat)
        line = thinking.line(node)
        if own != NONE and len(line) > 1:
            assert line[1] == thinking.tree.action[thinking.tree.most_tried(own)]
            told += seat < 2
    assert told > 3


def test_an_only_action_is_not_thought_hopeless_when_others_appear() -> None:
    """Another draw of chance may offer more at the same node."""
    for state, seat in decisions(load_game("silk", 2), 12, 10):
        thinking = Thinking(state, seat, style_of("silk"), Rng(1, "hope"))
        think(thinking, state.imagination(seat), 100)
        tree = thinking.tree
        tried = [node for node in range(1, int(tree.size)) if tree.visits[node] > 0]
        assert tried
        assert all(0.0 < tree.hope[node] < 1.0 for node in tried)


@pytest.mark.parametrize(("earlier", "rounds"), [(0, 80), (1, 40), (3, 10), (20, 1)])
def test_later_choices_of_a_turn_get_less_whoever_made_the_earlier_ones(earlier: int, rounds: int) -> None:
    state, seat = next(decisions(load_game("silk", 2), 3, 1))
    player = SearchPlayer(0.0, 80, 0.5)
    player.choose(Seen(state, seat, Rng(4, "fading"), earlier))
    assert player.thinking is not None
    tree = player.thinking.tree
    played, node = 0, tree.first[0]
    while node != NONE:
        played += int(tree.visits[node])
        node = tree.next[node]
    assert played == rounds


def test_each_further_choice_of_a_turn_gets_half_of_the_one_before() -> None:
    state = load_game("silk", 2).new_initial_state()
    rng, clock = Rng(5, "turn"), Ticking(1 / 64)
    player = SearchPlayer(0.5, fading=0.5, clock=clock)
    rounds: list[int] = []
    while len(rounds) < 3:  # until three choices follow each other in one turn
        if state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
            continue
        (seat, *_), before = state.pending(), clock.looks
        action = player.choose(Seen(state, seat, rng))
        state.apply_action(action, seat)
        played = clock.looks - before - 1
        if played > 0:
            rounds = [32] if played == 32 else [*rounds, played]
    assert rounds == [32, 16, 8]


def test_expected_points_are_those_of_the_rounds_about_this_decision() -> None:
    """Not thinned by how often an action was tried before the tree was kept."""
    compared = 0
    for state, seat in decisions(load_game("silk", 2), 8, 3):
        thinking = Thinking(state, seat, style_of("silk"), Rng(1, "points"))
        think(thinking, state.imagination(seat), 60)
        action = int(thinking.tree.action[thinking.best(state.legal_actions(seat))])
        state.act(action, seat)
        if state.current_player() != seat or not thinking.leads_on(action, False):
            continue
        think(thinking, state.imagination(seat), 20)
        legal = state.legal_actions(seat)
        assert sum(int(thinking.noted[action]) for action in legal) == 20
        best = thinking.best(legal)
        noted = int(thinking.noted[thinking.tree.action[best]])
        compared += 0 < noted < thinking.tree.visits[best]
        row = int(thinking.tree.action[best]) * 2
        expected = [thinking.points[row + k] / noted for k in range(2)] if noted else []
        assert thought_of(thinking, best).points == pytest.approx(expected)
    assert compared > 0


@every_game
def test_there_is_a_style_for_every_game(name: str, players: int) -> None:
    assert style_of(name).scale > 0
    assert style_of("nothing").turns == 1
