"""The table drawn in text, from a view: for terminals and tests.

A stone is one letter (``K`` is black, ``E`` green, ``X`` crystal), as in the examples of the ledger.
"""

from typing import Any, Final

from caravansary.engine.messages import Plain
from caravansary.games.yak.tower import WIDTHS

LETTERS: Final = {
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "grey": "G",
    "black": "K",
    "green": "E",
    "blue": "B",
    "purple": "P",
    "crystal": "X",
}


def draw(view: Plain) -> str:
    """Head lines, the carts, and every seat's tower."""
    shown: dict[str, Any] = dict(view)
    lines = [_head(shown), _quarry(shown)]
    lines += [_cart(cart) for cart in shown["carts"]]
    for seat, row in enumerate(shown["seats"]):
        lines += ["", _seat_line(shown, seat, row), *_tower(row["tower"])]
    return "\n".join(lines)


def _head(view: dict[str, Any]) -> str:
    parts = [f"day {view['day']}", str(view["phase"]), f"yaks face {view['direction']}"]
    if view["last_day"] is not None:
        parts.append(f"last day {view['last_day']}")
    if view["boxed"] is not None:
        parts.append(f"without {view['boxed']}")
    parts += [f"bonus {card['id']}" for card in view["bonus_cards"]]
    return "  |  ".join(parts)


def _quarry(view: dict[str, Any]) -> str:
    quarry, mountain = view["quarry"], view["mountain"]
    bag = f"bag {quarry['stones']} stones and {quarry['fog']} fog" if quarry["open"] else "quarry closed"
    parts = [f"market {_food(view['market'])}", bag, f"mountain {mountain['track']} of {mountain['spaces']}"]
    if mountain["aside"]:
        parts.append(f"{mountain['aside']} fog set aside")
    if view["draw"]["stones"]:
        parts.append(f"drawn {_stones(view['draw']['stones'])}")
    if view["build"] is not None and view["build"]["to_place"]:
        parts.append(f"bought {_stones(view['build']['to_place'])}")
    return "  |  ".join(parts)


def _cart(cart: dict[str, Any]) -> str:
    where = "junction" if cart["seat"] is None else f"seat {cart['seat']}"
    return f"{where:9} cart {cart['name']:10} stones {_stones(cart['stones']):5} food {_food(cart['food'])}"


def _seat_line(view: dict[str, Any], seat: int, row: dict[str, Any]) -> str:
    marks = [f"seat {seat}", f"{row['score']} points", f"yurt {_food(row['yurt'])}"]
    if row["card"] is not None:
        marks.append(f"card {row['card']}")
    elif row["committed"]:
        marks.append("card face down")
    if seat == view["first"]:
        marks.append("baby yak")
    if seat == view["active"]:
        marks.append("active")
    if seat == view["stupa"]:
        marks.append("stupa")
    return ", ".join(marks)


def _tower(tower: list[dict[str, Any]]) -> list[str]:
    """Top level first; a stone stands between the two it rests on."""
    found = {(cell["level"], cell["pos"]): LETTERS[cell["stone"]] for cell in tower}
    top = max((level for level, _ in found), default=1)
    rows = []
    for level in range(top, 0, -1):
        width = WIDTHS[level - 1]
        stones = " ".join(found.get((level, pos), ".") for pos in range(width))
        rows.append("   " + " " * (5 - width) + stones)
    return rows


def _stones(stones: list[str]) -> str:
    return "".join(LETTERS[stone] for stone in stones) or "-"


def _food(food: dict[str, int]) -> str:
    return " ".join(f"{count} {name}" for name, count in food.items() if count) or "none"
