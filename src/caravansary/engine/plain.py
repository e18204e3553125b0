"""Plain data from strangers (positions, owners' components, logs), read field by field.

Each reader answers the value it was asked for or raises `BadPosition`, which names the field by its path
(``seats[1].scored``) and says what is wrong with it. `where` is the path of the row that holds the field, empty at the top.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from caravansary.engine.messages import BadPosition, Plain, short

MANY: Final = 10_000


def path(where: str, key: object) -> str:
    """The path of a field of the row at `where`."""
    return f"{where}.{str(key)[:40]}" if where else str(key)[:40]


def demand(true: bool, where: str, what: str) -> None:
    """What must hold of the field at `where`."""
    if not true:
        raise BadPosition(f"{where}: {what}")


def as_row(value: object, where: str, fields: Collection[str] | None = None) -> Plain:
    """An object, with no other fields than those, if they are given."""
    if not isinstance(value, dict):
        raise BadPosition(f"{where or 'a position'}: must be an object, not {short(value)}")
    for key in value:
        if type(key) is not str or (fields is not None and key not in fields):
            raise BadPosition(f"{path(where, key)}: no such field")
    return value


def row(source: Plain, key: str, where: str = "", fields: Collection[str] | None = None) -> Plain:
    """An object in a field; empty if it is left out."""
    value = source.get(key)
    return as_row({} if value is None else value, path(where, key), fields)


def listed(source: Plain, key: str, where: str = "", most: int = MANY) -> list[object]:
    """A list in a field; empty if it is left out."""
    value = source.get(key, [])
    if not isinstance(value, list) or len(value) > most:
        raise BadPosition(f"{path(where, key)}: must be a list{'' if most == MANY else f' of at most {most}'}")
    return value


def rows(
    source: Plain, key: str, where: str = "", count: int | None = None, fields: Collection[str] | None = None
) -> list[Plain]:
    """A list of objects in a field, exactly so many if a count is given."""
    here = path(where, key)
    value = source.get(key)
    if not isinstance(value, list) or (count is not None and len(value) != count):
        raise BadPosition(f"{here}: must be a list{'' if count is None else f' of {count}'}")
    return [as_row(each, f"{here}[{k}]", fields) for k, each in enumerate(value)]


def as_number(value: object, low: int, high: int, where: str) -> int:
    """A whole number between two bounds; true and false are none."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}: must be a number from {low} to {high}, not {short(value)}")
    return value


def number(source: Plain, key: str, low: int, high: int, where: str = "", default: int | None = 0) -> int:
    """A whole number in a field; `default` if it is left out, None if it must be there."""
    return as_number(source.get(key, default), low, high, path(where, key))


def seat(source: Plain, key: str, seats: int, where: str = "", nobody: int | None = None) -> int:
    """A seat's number in a field; `nobody` if the field is left out or null, where that is allowed."""
    value = source.get(key)
    if value is None and nobody is not None:
        return nobody
    return as_number(value, 0, seats - 1, path(where, key))


def flag(source: Plain, key: str, where: str = "", default: bool = False) -> bool:
    """True or false in a field."""
    value = source.get(key, default)
    if type(value) is not bool:
        raise BadPosition(f"{path(where, key)}: must be true or false, not {short(value)}")
    return value


def as_name(value: object, names: Sequence[str], where: str) -> int:
    """One of several names, answered by its number among them."""
    if type(value) is not str or value not in names:
        raise BadPosition(f"{where}: must be one of {', '.join(names)}, not {short(value)}")
    return names.index(value)


def name(source: Plain, key: str, names: Sequence[str], where: str = "") -> int:
    """One of several names in a field, answered by its number among them."""
    return as_name(source.get(key), names, path(where, key))


def as_known(value: object, known: Mapping[str, int], where: str) -> int:
    """A name that stands for a number (a place on a board), too many to list them all."""
    if type(value) is not str or value not in known:
        raise BadPosition(f"{where}: there is no {short(value)}")
    return known[value]


def text(source: Plain, key: str, where: str = "", longest: int = 200) -> str:
    """A text in a field."""
    value = source.get(key)
    if type(value) is not str or not 0 < len(value) <= longest:
        raise BadPosition(f"{path(where, key)}: must be a text of 1 to {longest} letters, not {short(value)}")
    return value


def same_game(source: Plain, game: str) -> None:
    """A position says which game it is of."""
    if source.get("game") != game:
        raise BadPosition(f"game: must be {game!r}, not {short(source.get('game'))}")
