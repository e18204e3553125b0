"""The levels: each can say why, and the strongest keeps its time. How far they are apart is in docs/strength.md."""

import pytest

from caravansary import CHANCE, Rng, load_game
from caravansary.arena.interval import wilson
from caravansary.games.registry import of_the_house
from caravansary.players import LEVELS, SearchPlayer, Seen, make_player
from caravansary.players.levels import EXPERT, FADING
from caravansary.players.pairing import shares
from caravansary.players.why import why
from tests.players.clock import Ticking

GAMES = [(name, info.min_players) for name, info in of_the_house().items()]
every_game = pytest.mark.parametrize(("name", "players"), GAMES)
LONGEST_TURN = 3.0  # seconds that an expert may think about all decisions of a turn


@every_game
def test_an_expert_takes_three_seconds_at_most_for_a_turn(name: str, players: int, compiled: bool) -> None:
    """By a clock of ours, a hundredth of a second for a round; `make bench` looks at a real one."""
    turns = expert_turns(name, players, 40 if compiled else 4)
    assert len(turns) > 2 and 0.4 < max(turns) < LONGEST_TURN


def expert_turns(name: str, players: int, most: int) -> list[float]:
    """How long an expert took for each of its first turns: whatever it decides before somebody else does."""
    state, rng, turns = load_game(name, players).new_initial_state(), Rng(5, "turns"), [0.0]
    clock = Ticking(0.01)
    expert, others = SearchPlayer(EXPERT, 0, FADING, clock=clock), make_player("medium")
    while not state.is_terminal() and len(turns) <= most:
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
            continue
        began = clock.now
        action = (others if who else expert).choose(Seen(state, who, rng))
        if who == 0:
            turns[-1] += clock.now - began
        elif turns[-1] > 0.0:
            turns.append(0.0)
        state.act(action, who)
    return turns


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_reason(name: str, players: int, level: str) -> None:
    state, rng = load_game(name, players).new_initial_state(), Rng(6, "reason")
    player = SearchPlayer(0.02) if level == "expert" else make_player(level)  # an expert with less patience
    while int(state.current_player()) == CHANCE or len(state.legal_actions()) < 2:
        who = int(state.current_player())
        state.act(state.sample_chance(rng) if who == CHANCE else state.legal_actions()[0], who)
    seat = int(state.current_player())
    seen = Seen(state, seat, rng)
    action = player.choose(seen)
    thought = why(player, seen, action)
    assert thought.line[0] == action and len(thought.points) == players
    assert (len(thought.line) > 1) <= (level in ("hard", "expert"))  # the others look no further


@every_game
def test_the_lower_levels_are_apart(name: str, players: int, compiled: bool) -> None:
    """The whole ladder takes hours (`make strength`); this much of it fits here."""
    games = 60 if compiled else 4
    pairs = [("easy", "beginner"), ("medium", "easy")] if compiled else [("medium", "beginner")]
    for one, other in pairs:
        wins = sum(shares(load_game(name, players), make_player(one), make_player(other), games, seed=8))
        assert wilson(wins, games).rate > 1.1 / players
