"""The table drawn in text, from a view: for terminals and tests.

A stone is one letter of the language it is drawn in; in English ``K`` is black, ``E`` green, ``X`` crystal, as in the examples
of the ledger. Levels are letters, as in sentences. Seats are numbered from 0, as in actions and logs.
"""

from typing import Any, Final

from caravansary.engine.messages import Arg, Message, Plain, Say
from caravansary.games.yak.components import STONES
from caravansary.games.yak.tower import LABELS, PLACES, WIDTHS

BONUS: Final = {  # words of a card by its kind
    "majority": "yak-board-bonus-majority",
    "position": "yak-board-bonus-position",
    "penalty": "yak-board-bonus-penalty",
}

LEVELS: Final = [LABELS[cell][0] for cell, (_, at) in enumerate(PLACES) if at == 0]


def draw(view: Plain, say: Say) -> str:
    """Head lines, the carts, and every seat's tower."""
    return "\n".join(Drawing(dict(view), say).lines())


class Drawing:
    """One view in one language."""

    def __init__(self, view: dict[str, Any], say: Say) -> None:
        self.view = view
        self.say = say
        letters = say(Message("yak-drawing-letters")).split()
        self.letters = dict(zip(STONES, letters, strict=True))

    def lines(self) -> list[str]:
        """All of it."""
        lines = [self._head(), self._quarry()]
        lines += [self._cart(cart) for cart in self.view["carts"]]
        for seat, row in enumerate(self.view["seats"]):
            lines += ["", self._seat_line(seat, row), *self._tower(row["tower"])]
        return lines

    def _word(self, key: str, args: dict[str, Arg] | None = None) -> str:
        return self.say(Message(key, args or {}))

    def _head(self) -> str:
        view = self.view
        parts = [
            self._word("yak-drawing-day", {"day": view["day"]}),
            self._word(f"yak-phase-{view['phase']}"),
            self._word("yak-drawing-direction", {"direction": f"@yak-direction-{view['direction']}"}),
        ]
        if view["last_day"] is not None:
            parts.append(self._word("yak-drawing-last-day", {"day": view["last_day"]}))
        if view["boxed"] is not None:
            parts.append(self._word("yak-drawing-boxed", {"stone": f"@yak-stone-{view['boxed']}"}))
        parts += [self._bonus(card) for card in view["bonus_cards"]]
        return "  |  ".join(parts)

    def _bonus(self, card: dict[str, Any]) -> str:
        points: dict[str, Arg] = {name: card[name] for name in ("high", "low", "each", "lose") if name in card}
        return self._word(BONUS[card["kind"]], {**points, "stone": f"@yak-stone-{card['colour']}"})

    def _quarry(self) -> str:
        view = self.view
        quarry, mountain = view["quarry"], view["mountain"]
        parts = [self._word("yak-drawing-market", {"food": self._food(view["market"])})]
        if quarry["open"]:
            parts.append(self._word("yak-drawing-bag", {"count": quarry["stones"], "fog": quarry["fog"]}))
        else:
            parts.append(self._word("yak-drawing-closed"))
        spaces: dict[str, Arg] = {"track": mountain["track"], "spaces": mountain["spaces"]}
        parts.append(self._word("yak-drawing-mountain", spaces))
        if mountain["aside"]:
            parts.append(self._word("yak-drawing-aside", {"fog": mountain["aside"]}))
        if view["draw"]["stones"]:
            parts.append(self._word("yak-drawing-drawn", {"text": self._stones(view["draw"]["stones"])}))
        if view["build"] is not None and view["build"]["to_place"]:
            parts.append(self._word("yak-drawing-bought", {"text": self._stones(view["build"]["to_place"])}))
        return "  |  ".join(parts)

    def _cart(self, cart: dict[str, Any]) -> str:
        where = self._word("yak-drawing-junction") if cart["seat"] is None else self._seat(cart["seat"])
        name = self._word(f"yak-cart-{cart['name']}")
        stones = self._word("yak-drawing-stones", {"text": self._stones(cart["stones"])})
        food = self._word("yak-drawing-food", {"food": self._food(cart["food"])})
        return f"{where:10} {name:23} {stones:12} {food}"

    def _seat(self, seat: int) -> str:
        return self._word("drawing-seat", {"number": str(seat)})

    def _seat_line(self, seat: int, row: dict[str, Any]) -> str:
        view = self.view
        marks = [
            self._seat(seat),
            self._word("drawing-points", {"points": row["score"]}),
            self._word("yak-drawing-yurt", {"food": self._food(row["yurt"])}),
        ]
        if row["card"] is not None:
            marks.append(self._word("yak-drawing-card", {"card": f"@yak-card-{row['card']}"}))
        elif row["committed"]:
            marks.append(self._word("yak-drawing-card-hidden"))
        if seat == view["first"]:
            marks.append(self._word("yak-drawing-baby"))
        if seat == view["active"]:
            marks.append(self._word("drawing-active"))
        if seat == view["stupa"]:
            marks.append(self._word("yak-drawing-stupa"))
        return ", ".join(marks)

    def _tower(self, tower: list[dict[str, Any]]) -> list[str]:
        """Top level first; a stone stands between the two it rests on."""
        found = {(cell["level"], cell["pos"]): self.letters[cell["stone"]] for cell in tower}
        top = max((level for level, _ in found), default=1)
        rows = []
        for level in range(top, 0, -1):
            width = WIDTHS[level - 1]
            stones = " ".join(found.get((level, pos), ".") for pos in range(width))
            rows.append(f" {LEVELS[level - 1]} " + " " * (5 - width) + stones)
        return rows

    def _stones(self, stones: list[str]) -> str:
        return "".join(self.letters[stone] for stone in stones) or "-"

    def _food(self, food: dict[str, int]) -> list[str]:
        held = [(name, count) for name, count in food.items() if count]
        words = [self._word("yak-board-food", {"count": count, "food": f"@yak-food-{name}"}) for name, count in held]
        return words or [self._word("yak-drawing-none")]
