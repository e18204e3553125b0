"""Sentences and figures as English and Spanish write them."""

from typing import NamedTuple

from caravansary.engine.messages import Arg, Message
from caravansary.words import say


class Speech(NamedTuple):
    """A language, and how it says things."""

    language: str

    def say(self, key: str, **args: Arg) -> str:
        """A sentence of the catalogue."""
        return say(Message(key, args), self.language)

    def number(self, value: float, digits: int = 0) -> str:
        """A number: 1,234.5 in English, 1234,5 and 12.345 in Spanish."""
        text = f"{value:z,.{digits}f}"
        if self.language == "en":
            return text
        text = text.replace(",", " ").replace(".", ",").replace(" ", ".")
        return text.replace(".", "", 1) if abs(value) < 10_000 else text

    def percent(self, rate: float, digits: int = 1) -> str:
        """A part of the whole."""
        return self.number(100 * rate, digits) + ("%" if self.language == "en" else " %")

    def percents(self, low: float, high: float) -> str:
        """An interval of parts."""
        return f"{self.number(100 * low, 1)}–{self.percent(high)}"

    def seconds(self, value: float) -> str:
        """A short time, in the unit that suits it."""
        if value >= 1:
            return self.number(value, 1) + " s"
        if value >= 0.001:
            return self.number(1000 * value, 1 if value < 0.01 else 0) + " ms"
        return self.number(1_000_000 * value) + " µs"

    def power(self, value: float) -> str:
        """A power of ten of seconds, as short as it can be written."""
        for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
            if value >= size * 0.999:
                return f"{round(value / size)} {unit}"
        return f"{self.number(value * 1e6, 1)} µs"
