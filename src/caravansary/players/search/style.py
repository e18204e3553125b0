"""How a search thinks about a game."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from mypy_extensions import i64

from caravansary.games.registry import data_of, entries


class Style:
    """What was found by trying; docs/tuning.md says how."""

    curiosity: float  # how much is tried that looks worse: UCB's exploration constant
    turns: i64  # how many changes of turn are played on (rollout) before the evaluation is asked; negative: to the end
    picks: i64  # a decision of such play is the best of so many by the evaluation; 1: any
    scale: float  # points that make a clear difference
    trust: float  # for how many tries the evaluation's promise counts: the weight of the prior; 0: it is not asked

    def __init__(self, curiosity: float, turns: i64, picks: i64, scale: float, trust: float) -> None:
        self.curiosity = curiosity
        self.turns = turns
        self.picks = picks
        self.scale = scale
        self.trust = trust


STYLE_FILE = "style.json"
ROUNDS = 200  # of a quick search, in a game for which nobody has found how many suit
PLAIN = {"curiosity": 0.5, "turns": 1, "picks": 1, "scale": 6.0, "trust": 3.0}


def read_style(game: str) -> dict[str, Any]:
    """A game's `style`, perhaps another one for `quick` thinking, and how they were found; empty if nobody has tuned it yet."""
    return data_of(game, STYLE_FILE) if game in entries() else {}


@cache
def style_of(game: str, quick: bool = False) -> Style:
    """The style that was found for a game, or for few rounds of it; a plain one if nobody has tuned it yet."""
    row = read_style(game)
    usual = row.get("style", PLAIN)
    return style_from(row.get("quick", usual) if quick else usual)


@cache
def quick_rounds(game: str) -> int:
    """How many rounds a quick search takes for a decision: clearly better than looking one decision ahead, and no master."""
    return int(read_style(game).get("quick_rounds", ROUNDS))


def style_from(row: Mapping[str, Any]) -> Style:
    """The style that a row of plain numbers describes."""
    return Style(
        float(row["curiosity"]),
        int(row["turns"]),
        int(row["picks"]),
        float(row["scale"]),
        float(row["trust"]),
    )
