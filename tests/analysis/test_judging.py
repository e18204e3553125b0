"""Decisions judged: a planted blunder is found, nobody is blamed for noise or for what could not be known."""

import pytest

from caravansary import Rng, load_game
from caravansary.analysis.judging import Judgement, Option, judge
from caravansary.engine.contract import State
from caravansary.engine.messages import BadOption
from caravansary.games.registry import of_the_house
from caravansary.players import Seen, make_player
from caravansary.players.budget import Think, read_think
from caravansary.players.chances import chances_and_points
from tests.samples.pebbles import Pebbles

GAMES = list(of_the_house())


def last_bid(theirs: int = 0, card: int = 1) -> State:
    """The last round: seat 1 can pay nothing, so whoever bids anything takes a pot that decides the game."""
    return Pebbles(2).from_position(
        {"cards": [5, card], "stock": [3, theirs], "won": [0, 4], "bids": [-1, -1], "pot": 5 - theirs, "round": 2}
    )


def middle(name: str, decisions: int = 30) -> State:
    """Some way into a game that random players have played."""
    state, luck, player = load_game(name).new_initial_state(), Rng(5, name), make_player("random")
    while decisions or len(state.legal_actions()) < 2 or state.current_player() < 0:
        who = int(state.current_player())
        if who < 0:
            state.apply_action(int(state.sample_chance(luck)), who)
        else:
            state.apply_action(player.choose(Seen(state, who, luck)), who)
            decisions -= decisions > 0
    return state


# --- blunders


def test_a_planted_blunder_is_found() -> None:
    found = judge(last_bid(), 0, Think(rounds=200), Rng(1), taken=0)
    assert found.best.action != 0
    assert found.best.chances[0] == pytest.approx(1.0)
    assert found.loss > 0.3
    assert found.mark == "blunder"


def test_the_best_action_loses_nothing() -> None:
    best = judge(last_bid(), 0, Think(rounds=200), Rng(1)).best.action
    found = judge(last_bid(), 0, Think(rounds=200), Rng(1), taken=best)
    assert (found.loss, found.mark) == (0.0, "")
    assert found.taken is found.best and found.taken_line == found.line


def test_an_action_that_is_hardly_tried_is_thought_about_before_anybody_is_blamed() -> None:
    found = judge(last_bid(), 0, Think(rounds=200), Rng(1), taken=0)
    assert found.taken is not None
    assert 2 * found.taken.tries >= found.best.tries
    assert found.rounds <= 300


def option(chance: float, doubt: float) -> Option:
    return Option(0, 10, [chance, 1 - chance], [1.0, 1.0], doubt)


@pytest.mark.parametrize(
    ("taken", "doubt", "mark"),
    [(0.76, 0.0, ""), (0.74, 0.01, "mistake"), (0.64, 0.01, "blunder"), (0.64, 0.2, ""), (0.85, 0.0, "")],
)
def test_marks_follow_the_loss_unless_it_may_be_noise(taken: float, doubt: float, mark: str) -> None:
    one = option(taken, doubt)
    assert Judgement(0, 20, [option(0.8, doubt), one], [], one, []).mark == mark


# --- what it is judged by


def test_a_decision_is_judged_by_what_its_seat_knew() -> None:
    """The other's card is secret: whatever it is, the judgement is the same."""
    one, two = (judge(last_bid(3, card), 0, Think(rounds=60), Rng(7), taken=0) for card in (1, 4))
    assert one == two


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_judged(name: str) -> None:
    state = middle(name)
    seat = state.pending()[0]
    before = state.position()
    legal = state.legal_actions(seat)
    found = judge(state, seat, Think(rounds=40), Rng(3), taken=legal[-1])
    assert state.position() == before
    assert {one.action for one in found.options} <= set(legal)
    assert found.taken is not None and found.taken.action == legal[-1]
    for one in found.options:
        assert sum(one.chances) == pytest.approx(1.0)
        assert len(one.points) == state.game.players and one.tries > 0
    assert found.line[0].seat == seat and found.line[0].action == found.best.action
    assert found.taken_line[0].action == legal[-1]


def test_rounds_give_the_same_answer_every_time() -> None:
    state = middle("border")
    seat = state.pending()[0]
    one, two = (judge(state, seat, Think(rounds=30), Rng(3)) for _ in range(2))
    assert one == two


def test_one_round_is_enough_to_say_something() -> None:
    state = middle("yak")
    seat = state.pending()[0]
    for taken in state.legal_actions(seat):
        found = judge(state, seat, Think(rounds=1), Rng(3), taken)
        assert found.taken is not None and found.mark == ""


# --- chances


def test_chances_add_up_for_any_number_of_players() -> None:
    for players in (2, 3, 4):
        chances, points = chances_and_points(load_game("border", players).new_initial_state(), 6.0)
        assert sum(chances) == pytest.approx(1.0) and len(points) == players


def test_at_the_end_the_winners_share_the_victory() -> None:
    over = {"cards": [1, 3, 2], "stock": [0, 0, 0], "won": [4, 2, 0], "bids": [-1] * 3, "pot": 12, "round": 3}
    assert chances_and_points(Pebbles(3).from_position(over), 6.0)[0] == [0.5, 0.5, 0.0]


# --- how long


@pytest.mark.parametrize(("text", "think"), [("200ms", Think(0.2, 0)), ("500", Think(0.0, 500))])
def test_a_time_or_a_number_of_rounds(text: str, think: Think) -> None:
    assert read_think(text) == think


@pytest.mark.parametrize("text", ["", "0", "0ms", "-5", "1.5s", "200 ms", "999999999", "ms", "9" * 400])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="--think"):
        read_think(text)
