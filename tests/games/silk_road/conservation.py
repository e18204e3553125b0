"""Scenario 28 over many games: each good adds up to 15 at all times, and money moves only as the rules say.

`python -m tests.games.silk_road.conservation [games]` plays so many (10,000) for each number of players in both directions.
"""

import sys
from typing import Any

from caravansary import CHANCE, Rng, State, load_game

BANKING = ("sell", "buy", "show")  # phases in which the bank pays or is paid


def check(players: int, reverse: bool, games: int, seed: int) -> int:
    """Play random games and check every step; answers how many decisions were made."""
    first = load_game("silk_road", players, None, reverse=reverse).new_initial_state()
    rng = Rng(seed, "conservation", str(players), str(reverse))
    decisions = 0
    for _ in range(games):
        state = first.clone()
        before: Any = amounts(state)
        while not state.is_terminal():
            who = int(state.current_player())
            phase = state.phase_stack()[-1]
            legal = state.legal_actions(who) if who != CHANCE else []
            action = legal[int(rng.below(len(legal)))] if legal else int(state.sample_chance(rng))
            state.act(action, who)
            decisions += who != CHANCE
            now: Any = amounts(state)
            assert all(now[good] == 15 for good in ("ivory", "silk", "jewels", "fruits", "spices")), now
            assert now["all"] == before["all"] or phase in BANKING, (phase, before, now)
            assert now["money"] == before["money"], (phase, before, now)
            before = now
    return decisions


def amounts(state: State) -> dict[str, int]:
    """All tokens of each good; money with the bank's; money of the players alone."""
    players = [sum(line.points for line in sheet if line.key.endswith("-money")) for sheet in state.breakdown()]
    return {**state.totals(), "all": sum(players)}


if __name__ == "__main__":
    for players in (3, 4, 5, 6):
        for reverse in (False, True):
            games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
            made = check(players, reverse, games, seed=1)
            sys.stdout.write(
                f"{players} players, {'reverse' if reverse else 'normal'}: {games} games, {made} decisions\n"
            )
            sys.stdout.flush()
