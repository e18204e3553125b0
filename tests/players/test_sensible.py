"""What nobody would consider: a game may leave it out for players, and tells nothing by it."""

import pytest

from caravansary import CHANCE, Rng, load_game
from caravansary.games.registry import of_the_house
from caravansary.players import LEVELS, Seen
from tests.marks import rules
from tests.players.bids import bids, leading_brings, player_of

GAMES = [(name, count) for name, info in of_the_house().items() for count in (info.min_players, info.max_players)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_what_is_sensible_is_legal_and_the_same_in_all_worlds_a_seat_can_imagine(
    name: str, players: int, compiled: bool
) -> None:
    """Of each decision that leaves a choice: some of the legal actions, in their order, by what the seat knows."""
    game, fewer = load_game(name, players), 0
    for seed in range(20 if compiled else 3):
        state, rng = game.new_initial_state(), Rng(seed, "sensible")
        while not state.is_terminal():
            who = int(state.current_player())
            if who == CHANCE:
                state.act(state.sample_chance(rng), CHANCE)
                continue
            legal = state.legal_actions(who)
            if len(legal) > 1:
                sensible = Seen(state, who, rng).sensible()
                assert sensible and sensible == [action for action in legal if action in set(sensible)]
                assert Seen(state.resample(who, rng), who, rng).sensible() == sensible
                fewer += len(sensible) < len(legal)
            state.act(legal[int(rng.below(len(legal)))], who)
    assert (fewer > 0) == (name == "silk_road")


@rules("SROAD-2.3", "SROAD-2.7", "SROAD-2.11")
@pytest.mark.parametrize("level", LEVELS)
def test_no_level_gives_more_for_the_pawn_than_leading_can_bring(level: str, compiled: bool) -> None:
    """`python -m tests.players.bids` counts this over 1,000 games."""
    player, games = player_of(level), {"hard": 12, "expert": 4}.get(level, 40) if compiled else 1
    made = [bid for number in range(games) for bid in bids(player, 3 + number % 4, number)]
    assert len(made) >= 5 * games
    assert [bid for bid in made if bid.coins > bid.worth] == []
    assert not any(bid.last for bid in made)


@rules("SROAD-2.11", "SROAD-3.2")
def test_before_the_last_move_there_is_nothing_to_bid_for() -> None:
    """All sensible bids lie below what leading brings, which is nothing at the gates of the end city."""
    game, seen_last, seen_others = load_game("silk_road", 3), 0, 0
    for seed in range(4):
        state, rng = game.new_initial_state(), Rng(seed, "last")
        while not state.is_terminal():
            who = int(state.current_player())
            if who == CHANCE:
                state.act(state.sample_chance(rng), CHANCE)
                continue
            if game.phase_names[int(state.phase())] == "auction":
                seen = Seen(state, who, rng)
                worth = leading_brings(seen.view(), who)
                expected = [bid for bid in seen.legal if bid <= worth]  # to pass is to bid 0
                assert seen.sensible() == expected
                seen_last += worth == 0
                seen_others += len(expected) > 2
            legal = state.legal_actions(who)
            state.act(legal[int(rng.below(len(legal)))], who)
    assert seen_last >= 4 and seen_others > 20
