"""The kit's secrecy checks alone, over many games: one random moment of each, and resamples counted to judge their distribution.

`python -m tests.games.silk_road.leaks [games [players …]]` plays so many (5,000) for each number of players, in both directions
and with and without notes by turns.
"""

import sys

from caravansary import CHANCE, Rng, load_game
from caravansary.engine.check.secrecy import Secrecy

USUAL = {3: 240, 4: 190, 5: 240, 6: 290}  # entries of a log, dealing left out


def check(players: int, games: int, seed: int) -> None:
    """Raise `Broken` for the first leak."""
    tables = [
        load_game("silk_road", players, None, reverse=reverse, notes=notes).new_initial_state()
        for reverse in (False, True)
        for notes in (False, True)
    ]
    kits = [Secrecy(table.totals()) for table in tables]
    rng = Rng(seed, "leaks", str(players))
    for number in range(games):
        state, kit = tables[number % len(tables)].clone(), kits[number % len(tables)]
        moment, counted = int(rng.below(USUAL[players])), int(rng.below(USUAL[players]))
        ply = 0
        while not state.is_terminal():
            who = int(state.current_player())
            sealed = state.is_sealed()
            if ply == moment:
                kit.check(state, rng)
            if ply == counted and not sealed:
                kit.count(state, rng)
            legal = state.legal_actions(who) if who != CHANCE else []
            state.act(legal[int(rng.below(len(legal)))] if legal else state.sample_chance(rng), who)
            ply += state.phase_stack()[0] not in ("deal", "goods_draw")
    for kit in kits:
        kit.judge()


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    for players in map(int, sys.argv[2:] or (3, 4, 5, 6)):
        check(players, games, seed=1)
        sys.stdout.write(f"{players} players: {games} games, nothing leaks\n")
        sys.stdout.flush()
