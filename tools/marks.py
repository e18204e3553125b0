"""`python -m tools.marks`: does analysis blame whom it should? What players of different strength give away, by its judgement.

Every third decision with a choice of one game per player is judged, thirty at most; the figures are in docs/analysis.md.
"""

import sys
from collections import Counter
from typing import Final

from caravansary import CHANCE, Rng, load_game
from caravansary.analysis.judging import Judgement, judge
from caravansary.games.registry import of_the_house
from caravansary.players import Seen, make_player
from caravansary.players.budget import Think

GAMES: Final = {name: info.min_players for name, info in of_the_house().items()}
PLAYERS: Final = ("random", "beginner", "medium", "hard")
EVERY: Final = 3
MOST: Final = 30
THINK: Final = Think(rounds=3000)


def judgements(name: str, player: str) -> list[Judgement]:
    """What is thought of the decisions of a player on all seats of one game."""
    state, rng, bot = load_game(name, GAMES[name]).new_initial_state(), Rng(5, "marks"), make_player(player)
    found: list[Judgement] = []
    choices = 0
    while not state.is_terminal() and len(found) < MOST:
        who = int(state.current_player())
        if who == CHANCE:
            state.act(state.sample_chance(rng), CHANCE)
            continue
        action = bot.choose(Seen(state, who, rng))
        choices += len(state.legal_actions(who)) > 1
        if len(state.legal_actions(who)) > 1 and choices % EVERY == 0:
            found.append(judge(state, who, THINK, Rng(choices, "judge"), taken=action))
        state.act(action, who)
    return found


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        for player in PLAYERS:
            found = judgements(name, player)
            marks = Counter(one.mark for one in found)
            mean = sum(one.loss for one in found) / len(found)
            print(
                f"| {name} | {player} | {len(found)} | {mean:.1%} | {marks['mistake']} | {marks['blunder']} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
