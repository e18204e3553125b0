"""Positions that no game shows, made out of real ones: what strangers, broken files and hand-written tests contain.

Some twists are crude (a number becomes a text, a field is gone), some subtle: a value is replaced by one that stood in the
same place in another game, so that each part is right and the whole may be impossible.
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from caravansary.engine.check.copies import plain
from caravansary.engine.messages import Plain, short
from caravansary.engine.rng import Rng

REMEMBERED = 60  # values of one place that are kept to be put elsewhere
DEEP = 60  # lists in lists; deeper ones are left to `DEEPEST`
DEEPEST = 3000  # deeper than Python follows
BURIED = 300  # letters of a path

T = TypeVar("T")


class Spot(NamedTuple):
    """A place in a position: what holds it, under which key; its path, and the path with all indexes alike."""

    holder: Any  # a dict or a list
    key: object
    path: str
    shape: str

    def get(self) -> object:
        value: object = self.holder[self.key]
        return value

    def put(self, value: object) -> str:
        """Put a value there; answers what was done."""
        done = f"{self.path}: {short(self.get())} becomes {short(value)}"
        self.holder[self.key] = value
        return done


def spots(thing: object, path: str = "", shape: str = "") -> Iterator[Spot]:
    """Every place in plain data that is not buried."""
    if len(path) > BURIED:
        return
    if isinstance(thing, dict):
        for key, value in thing.items():
            spot = Spot(thing, key, f"{path}.{key}".lstrip("."), f"{shape}.{key}")
            yield spot
            yield from spots(value, spot.path, spot.shape)
    elif isinstance(thing, list):
        for at, value in enumerate(thing):
            spot = Spot(thing, at, f"{path}[{at}]", f"{shape}[]")
            yield spot
            yield from spots(value, spot.path, spot.shape)


def nested(depth: int) -> list[object]:
    """Lists in lists."""
    inner: list[object] = []
    for _ in range(depth):
        inner = [inner]
    return inner


class Nonsense:
    """Twists positions; remembers the values of those it was shown."""

    def __init__(self, phases: list[str]) -> None:
        self.known: dict[str, list[str]] = {".phase": [plain(phase) for phase in phases]}
        # The subtle twists come more often: the crude ones are refused by the first line that reads the field.
        self.twists: list[Callable[[list[Spot], Rng], str]] = [
            *[self._another] * 5,
            *[_nearby] * 3,
            *[_exchanged] * 2,
            *[_odd] * 3,
            _without,
            _doubled,
            _more,
            _renamed,
            _deep,
        ]

    def learn(self, position: Plain, rng: Rng) -> None:
        """Remember what stands where."""
        for spot in spots(position):
            known, value = self.known.setdefault(spot.shape, []), plain(spot.get())
            if value not in known:
                if len(known) < REMEMBERED:
                    known.append(value)
                else:
                    known[_below(rng, REMEMBERED)] = value

    def twist(self, position: Plain, rng: Rng) -> str:
        """Change a position in one or two places; answers what was done."""
        done = _pick(self.twists, rng)(list(spots(position)), rng)
        if position and _below(rng, 3) == 0:
            done += ", " + _pick(self.twists, rng)(list(spots(position)), rng)
        return done

    def _another(self, at: list[Spot], rng: Rng) -> str:
        """A value that stood in the same place in another position."""
        spot = _pick(at, rng)
        return spot.put(json.loads(_pick(self.known.get(spot.shape) or ["null"], rng)))


def _below(rng: Rng, n: int) -> int:
    return int(rng.below(n))


def _pick(items: list[T], rng: Rng) -> T:
    return items[_below(rng, len(items))]


def _nearby(at: list[Spot], rng: Rng) -> str:
    """Another number: sums no longer come out."""
    numbers = [spot for spot in at if type(spot.get()) is int]
    if not numbers:
        return _odd(at, rng)
    spot = _pick(numbers, rng)
    value = spot.get()
    assert isinstance(value, int)
    return spot.put(_pick([value - 1, value + 1, value + 2, 0, -1, -value, 2 * value + 1, 100], rng))


def _exchanged(at: list[Spot], rng: Rng) -> str:
    """Two values of one type change places."""
    one = _pick(at, rng)
    alike = [spot for spot in at if type(spot.get()) is type(one.get()) and _apart(one, spot)]
    if not alike:
        return _odd(at, rng)
    two = _pick(alike, rng)
    value = one.get()
    return f"{one.put(two.get())}, {two.put(value)}"


def _apart(one: Spot, two: Spot) -> bool:
    """Is neither inside the other?"""
    return not one.path.startswith(two.path) and not two.path.startswith(one.path)


def _odd(at: list[Spot], rng: Rng) -> str:
    """A value of another type, or far too large."""
    numbers: list[object] = [-1, 0, 1, 10**6, 2**31, 2**63, -(2**63) - 1, 10**30, 10**5000, 1.0, 1.5, float("nan")]
    others: list[object] = [None, True, False, "", "x", "1", "\n\0", [], {}, [None], [[]], [0] * 200, {"": 0}, {1: 2}]
    return _pick(at, rng).put(_pick(numbers + others, rng))


def _without(at: list[Spot], rng: Rng) -> str:
    """A field or an item is gone."""
    spot = _pick(at, rng)
    del spot.holder[spot.key]
    return f"{spot.path}: gone"


def _doubled(at: list[Spot], rng: Rng) -> str:
    """An item of a list is there twice, or the list is turned round."""
    items = [spot for spot in at if isinstance(spot.holder, list)]
    if not items:
        return _more(at, rng)
    spot = _pick(items, rng)
    assert isinstance(spot.holder, list)
    if _below(rng, 4) == 0:
        spot.holder.reverse()
        return f"{spot.path.rpartition('[')[0]}: turned round"
    spot.holder.insert(_below(rng, len(spot.holder) + 1), spot.get())
    return f"{spot.path}: twice"


def _more(at: list[Spot], rng: Rng) -> str:
    """A field that is not known, or a key that is no text."""
    spot = _pick([spot for spot in at if isinstance(spot.holder, dict)], rng)
    key = _pick(["more", "", spot.path + "?", 1, None, True, (1, 2), 1.5], rng)
    spot.holder[key] = spot.get()
    return f"{spot.path}: also under {key!r}"


def _renamed(at: list[Spot], rng: Rng) -> str:
    """A field has another's name, or one like it."""
    fields = [spot for spot in at if isinstance(spot.holder, dict)]
    spot = _pick(fields, rng)
    key = _pick([f"{spot.key}s", str(spot.key).upper(), _pick(fields, rng).key], rng)
    value = spot.get()
    del spot.holder[spot.key]
    spot.holder[key] = value
    return f"{spot.path}: is called {key!r}"


def _deep(at: list[Spot], rng: Rng) -> str:
    """Lists in lists, seldom deeper than Python follows."""
    spot, depth = _pick(at, rng), _pick([DEEP, DEEP, DEEPEST], rng)
    spot.holder[spot.key] = nested(depth)
    return f"{spot.path}: {depth} lists in each other"
