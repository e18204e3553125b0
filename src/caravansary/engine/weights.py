"""What a game's evaluation multiplies by: named numbers that tuning changes and no rule ever asks for."""

from typing import Final

from librt.vecs import vec

from caravansary.engine.messages import BadPosition, Plain, short

LARGEST: Final = 1000.0  # points that a weight may be worth


class Weights:
    """The weights of one game, in the order of their names: an evaluation knows each by its number."""

    names: list[str]
    values: vec[float]

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.values = vec[float]([0.0] * len(names))

    def read(self, source: Plain) -> None:
        """Take these weights, all of them. Raises `BadPosition` naming what is wrong, and changes nothing."""
        for name in source:
            if name not in self.names:
                raise BadPosition(f"weights: there is no {short(name)}; there are: {', '.join(self.names) or 'none'}")
        self.values = vec[float]([_weight(source, name) for name in self.names])

    def as_plain(self) -> dict[str, float]:
        """The weights by name, as `read` takes them."""
        return {name: self.values[number] for number, name in enumerate(self.names)}


def _weight(source: Plain, name: str) -> float:
    value = source.get(name)
    # A comparison with NaN is never true.
    if (type(value) is not float and type(value) is not int) or not -LARGEST <= value <= LARGEST:
        raise BadPosition(f"weights.{name}: must be a number from -{LARGEST:g} to {LARGEST:g}, not {short(value)}")
    return float(value)
