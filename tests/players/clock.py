"""A clock that a test moves: how long somebody thinks is counted in looks at it, whatever else the machine does."""


class Ticking:
    """Goes on by the same step whenever somebody looks at it; a search looks once when it begins, and once after each round."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.now

    @property
    def now(self) -> float:
        return self.looks * self.step
