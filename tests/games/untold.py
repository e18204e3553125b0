"""Whether all that a view shows is told: a walk over its leaves, each of which is heard in words or carries nothing to tell."""

from collections.abc import Iterator

Leaf = str | int | float | bool | None
# How places are told.
ORDINAL = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 5: "5th", 6: "6th"}
ORDINAL_ES = {1: "1.er", 2: "2.º", 3: "3.er", 4: "4.º", 5: "5.º", 6: "6.º"}


def leaves(thing: object, path: str = "") -> Iterator[tuple[str, Leaf]]:
    """Every single value of plain data with the path to it: ``seats[].tower[].stone``. An empty list or table has none."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield from leaves(value, f"{path}.{name}" if path else str(name))
    elif isinstance(thing, list):
        for value in thing:
            yield from leaves(value, f"{path}[]")
    else:
        assert thing is None or isinstance(thing, str | int | float | bool), f"{path}: {thing!r} is not plain"
        yield path, thing
