"""How a search thinks about a game."""

from mypy_extensions import i64


class Style:
    """What was found by trying; see `styles.json`."""

    curiosity: float  # how much is tried that looks worse
    turns: i64  # how many changes of turn are played on before the evaluation is asked; negative: to the end
    picks: i64  # a decision of such play is the best of so many by the evaluation; 1: any
    scale: float  # points that make a clear difference
    trust: float  # for how many tries the evaluation's promise counts; 0: it is not asked

    def __init__(self, curiosity: float, turns: i64, picks: i64, scale: float, trust: float) -> None:
        self.curiosity = curiosity
        self.turns = turns
        self.picks = picks
        self.scale = scale
        self.trust = trust
