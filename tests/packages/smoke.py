"""`python tests/packages/smoke.py compiled|interpreted`: is the package that is installed here whole?

For machines on which there are no test tools: it needs nothing but the package. A bot plays a game of each kind, the page is
there, and the engine runs as it should.
"""

import sys
from importlib.metadata import version
from pathlib import Path
from random import Random

import caravansary
from caravansary import load_game, registered_games
from caravansary.engine import contract
from caravansary.server.serve import BUILT_PAGE
from caravansary.version import VERSION


def demand(truth: bool, what: str) -> None:
    if not truth:
        sys.exit(f"not whole: {what}")


def main(how: str) -> None:
    engine = str(contract.__file__)
    print(caravansary.__file__, engine, version("caravansary"), sep="\n")
    demand(version("caravansary") == VERSION, "the package and the house say different versions")
    demand(engine.endswith((".so", ".pyd")) == (how == "compiled"), f"the engine is not {how}")
    demand(BUILT_PAGE.is_relative_to(Path(caravansary.__file__).parent), "the page is not the package's own")
    demand(f'name="version" content="{VERSION}"' in (BUILT_PAGE / "index.html").read_text("utf-8"), "the page")
    games = registered_games()
    demand(len(games) >= 4, "games are missing")
    for info in games:
        state = load_game(info.name, players=info.min_players).new_initial_state()
        luck = Random(7)
        while not state.is_terminal():
            state.apply_action(luck.choice(state.legal_actions()))
        print(f"{info.name}: {state.scores()}")


if __name__ == "__main__":
    main(sys.argv[1])
