"""Scenario 28 over many games: each good adds up to 15 at all times, an auction keeps the players' money, and the bank the rest.

`python -m tests.games.silk_road.conservation [games]` plays so many (10,000) for each number of players in both directions.
"""

import sys

from caravansary import CHANCE, Rng, State, load_game

AUCTION = ("auction", "settle")  # phases in which money only passes from player to player
PIECES = {"ivory": 15, "silk": 15, "jewels": 15, "fruits": 15, "spices": 15}


def check(players: int, reverse: bool, games: int, seed: int) -> int:
    """Play random games and check every step; answers how many decisions were made."""
    first = load_game("silk_road", players, None, reverse=reverse).new_initial_state()
    rng = Rng(seed, "conservation", str(players), str(reverse))
    decisions = 0
    for _ in range(games):
        state = first.clone()
        while not state.is_terminal():
            who = int(state.current_player())
            auction = state.phase_stack()[-1] in AUCTION
            before = purses(state) if auction else 0
            legal = state.legal_actions(who) if who != CHANCE else []
            state.act(legal[int(rng.below(len(legal)))] if legal else state.sample_chance(rng), who)
            decisions += who != CHANCE
            assert state.totals() == {**PIECES, "money": 10 * players}
            assert not auction or purses(state) == before
    return decisions


def purses(state: State) -> int:
    """The money of all players."""
    return sum(line.points for sheet in state.breakdown() for line in sheet if line.key == "silk_road-line-money")


if __name__ == "__main__":
    for players in (3, 4, 5, 6):
        for reverse in (False, True):
            games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
            made = check(players, reverse, games, seed=1)
            sys.stdout.write(
                f"{players} players, {'reverse' if reverse else 'normal'}: {games} games, {made} decisions\n"
            )
            sys.stdout.flush()
