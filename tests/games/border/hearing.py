"""What must be heard of a view of The Border: every leaf of it, and the crosses of a board all at once."""

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from caravansary import Message, load_game
from caravansary.engine.messages import Arg
from caravansary.engine.telling import Section
from caravansary.words import LANGUAGES, say
from tests.conftest import COMPILED
from tests.games.untold import ORDINAL, ORDINAL_ES, Leaf, leaves

from .tables import RING

NAMES = ["Ana", "Bo", "Cleo", "Dan"]
GAMES = 50 if COMPILED else 9
LABEL: list[str] = load_game("border").new_initial_state().boards.labels  # type: ignore[attr-defined]


# --- everything that a view shows is told


class Heard(NamedTuple):
    """What a viewer hears of a table in a language, section by section; a part of it is about a seat."""

    language: str
    view: Any
    told: dict[str, str]
    seat: int

    def part(self, name: str) -> str:
        return self.told[f"border-told-{name}"]

    def own(self) -> bool:
        return bool(self.seat == self.view["you"])

    def who(self, seat: int) -> str:
        """A seat in a list."""
        you = {"en": "you", "es": "tú"}[self.language]
        return you if seat == self.view["you"] else NAMES[seat]

    def has(self, part: str, english: str, spanish: str) -> bool:
        return (english if self.language == "en" else spanish) in self.part(part)

    def word(self, key: str) -> str:
        return said(key, (), self.language, None)

    def dice(self, colours: list[str]) -> str:
        return listed([self.word(f"border-colour-{colour}") for colour in colours], self.language)


def listed(words: list[str], language: str) -> str:
    """a, b and c; in Spanish "e" stands before the sound i."""
    joint = "and" if language == "en" else "e" if words[-1].startswith("I") else "y"
    return f"{', '.join(words[:-1])} {joint} {words[-1]}" if len(words) > 1 else words[0]


def unlisted(told: str) -> list[str]:
    """The labels in a list of cells."""
    return re.findall(r"\b[A-Z]\d+\b", told)


def nothing(_: Heard, __: Leaf) -> bool:
    return True


def heard_rolls(heard: Heard, value: Leaf) -> bool:
    if value != 0:
        return heard.has("dice", f"roll {value} of 3", f"tirada {value} de 3")
    if heard.view["dice"]:
        return heard.has("dice", "All five dice are about to be rolled.", "Se van a tirar los cinco dados.")
    return heard.has("dice", "No dice have been rolled yet.", "Aún no se ha tirado ningún dado.")


def heard_active(heard: Heard, value: Leaf) -> bool:
    if value is None:
        return "activ" not in heard.part("next")
    assert isinstance(value, int)
    name = NAMES[value]
    if heard.view["end"] is not None:
        if value == heard.view["you"]:
            return heard.has("next", "You were the last active player.", "Has sido el último jugador activo.")
        return heard.has("next", f"Last active player: {name}.", f"Último jugador activo: {name}.")
    if value == heard.view["you"]:
        return heard.has("next", "You are the active player.", "Eres el jugador activo.")
    return heard.has("next", f"Active player: {name}.", f"Jugador activo: {name}.")


def heard_round(heard: Heard, value: Leaf) -> bool:
    if value == 0:
        return heard.has("next", "No round has begun.", "Aún no ha empezado ninguna ronda.")
    return heard.has("next", f"Round {value}.", f"Ronda {value}.")


def heard_used(heard: Heard, value: Leaf) -> bool:
    return heard.has("dice", "All five are used.", "Los cinco están usados.") == value


def heard_claim(heard: Heard, value: Leaf) -> bool:
    """Whoever has it is told with its points; and wherever the area is still open, that the higher value is gone."""
    you = heard.view["you"]
    if you is not None and value in heard.view["seats"][you]["scored"]:
        return True
    label = heard.word(f"border-area-{value}.label")
    line = next(line for line in areas(heard).split("\n") if line.startswith(f"{label}:"))
    gone = {"en": "the higher value is taken.", "es": "el valor más alto ya no está."}[heard.language]
    ready = {"en": "every cell is crossed;", "es": "todas las casillas tachadas;"}[heard.language]
    return gone in line or ready in line


def areas(heard: Heard) -> str:
    return heard.part("areas" if "border-told-areas" in heard.told else "areas-own")


def heard_board(heard: Heard, value: Leaf) -> bool:
    if value is not None:
        return seat_line(heard).startswith({"en": f"Board {value}, ", "es": f"Tablero {value}, "}[heard.language])
    if heard.own():
        return heard.has("players", "You have no board yet.", "No tienes tablero todavía.")
    name = NAMES[heard.seat]
    return heard.has("players", f"No board yet: {name}.", f"Sin tablero todavía: {name}.")


def seat_line(heard: Heard) -> str:
    """The line of a seat among the points; empty if it has no board."""
    yours = {"en": "yours", "es": "el tuyo"}[heard.language]
    name = yours if heard.own() else NAMES[heard.seat]
    return next((line for line in heard.part("players").split("\n") if re.match(rf"\w+ \w, {name}: ", line)), "")


def heard_score(heard: Heard, value: Leaf) -> bool:
    if heard.view["seats"][heard.seat]["board"] is None:
        return value == 0
    return re.search(rf": {value} (points?|puntos?)\.", seat_line(heard)) is not None


def heard_area(area: str, heard: Heard, value: Leaf) -> bool:
    """Among the points, and on the own board."""
    among = re.search(rf"{heard.word(f'border-area-{area}')} {value}\b", seat_line(heard)) is not None
    label = heard.word(f"border-area-{area}.label")
    return among and (
        not heard.own()
        or heard.has("areas-own", f"{label}: closed for {value} point", f"{label}: área cerrada, {value} punto")
    )


def crossed_in(told: dict[str, str], seat: int) -> set[str]:
    """The cells of a seat's board of which it is told that they are crossed."""
    areas = told.get("border-told-areas") or told["border-told-areas-own"]
    board = told.get(f"border-told-board-of {seat}") or told.get("border-told-segments", "")
    return crosses(areas.split("\n")[-1], board)


@cache
def crosses(white: str, board: str) -> set[str]:
    """The white cells; the own segments that are begun or complete, or the list of crosses on another board. In any language."""
    own = r": ([^:.]*) crossed; |: con cruz ([^:.]*); sin cruz |is complete: ([^:.]*)\.|está completo: ([^:.]*)\."
    lists = re.findall(rf"{own}|(?:is|are) crossed: ([^:.]*)\.|de color tachadas?: ([^:.]*)\.", board)
    return {*unlisted(white), *(label for found in lists for each in found for label in unlisted(each))}


def heard_sealed(heard: Heard, value: Leaf) -> bool:
    if value is None:
        return not heard.own()
    places = listed([LABEL[cell] for cell in heard.view["seats"][heard.seat]["sealed"]], heard.language)
    return heard.has("dice", f"you have crossed {places};", f"has tachado {places};")


def heard_dice_left(heard: Heard, value: Leaf) -> bool:
    if value is None:
        return not heard.own()
    dice = heard.dice(heard.view["seats"][heard.seat]["dice_left"])
    return heard.has("dice", f"Your dice: {dice}.", f"Tus dados: {dice}.")


def heard_crosses_left(heard: Heard, value: Leaf) -> bool:
    if value is None:
        return not heard.own()
    if value == 0:
        return not heard.has("dice", "You may still cross", "Aún puedes tachar")
    return heard.has("dice", f"You may still cross {value} cell", f"Aún puedes tachar {value} casilla")


def heard_finished(heard: Heard, value: Leaf) -> bool:
    """Only in a second action, and of those who act in it."""
    if heard.view["phase"] != "second_action" or heard.seat == heard.view["active"]:
        return bool(value)
    begins = {"en": ("Finished", "Still crossing"), "es": ("Han terminado", "Aún tachando")}[heard.language]
    found = re.search(rf"{begins[0 if value else 1]}: ([^.]*)\.", heard.part("next"))
    return found is not None and heard.who(heard.seat) in found[1]


def heard_place(heard: Heard, value: Leaf) -> bool:
    assert isinstance(value, int)
    seats = [heard.who(seat) for seat, place in enumerate(heard.view["end"]["places"]) if place == value]
    told = listed(seats, heard.language)
    return heard.has("next", f"{ORDINAL[value]} place: {told}.", f"{ORDINAL_ES[value]} puesto: {told}.")


TOLD: dict[str, Callable[[Heard, Leaf], bool]] = {
    "game": nothing,  # it is this one
    "you": nothing,  # whoever hears it knows
    "phase": lambda heard, value: f"{heard.word(f'border-phase-{value}')}." in heard.part("next"),
    "round": heard_round,
    "active": heard_active,
    "rolls": heard_rolls,
    "dice[]": lambda heard, _: f": {heard.dice(heard.view['dice'])}." in heard.part("dice"),
    "kept[]": lambda heard, _: heard.has(
        "dice", f"Kept: {heard.dice(heard.view['kept'])}.", f"Guardados: {heard.dice(heard.view['kept'])}."
    ),
    "unused[]": lambda heard, _: heard.has(
        "dice", f"Unused: {heard.dice(heard.view['unused'])}.", f"Sin usar: {heard.dice(heard.view['unused'])}."
    ),
    "all_used": heard_used,
    "claimed[]": heard_claim,
    "end": nothing,  # while there is none
    "end.reason": lambda heard, value: heard.word(f"border-reason-{value}") in heard.part("next"),
    "end.places[]": heard_place,
    "seats[].board": heard_board,
    "seats[].sealed": heard_sealed,
    "seats[].sealed[]": heard_sealed,
    "seats[].dice_left": heard_dice_left,
    "seats[].dice_left[]": heard_dice_left,
    "seats[].crosses_left": heard_crosses_left,
    "seats[].finished": heard_finished,
    "seats[].score": heard_score,
    **{f"seats[].scored.{area}": partial(heard_area, area) for area in RING},
}


class Listener:
    """Hears a table move after move, in every language; what has not changed is not said again."""

    def __init__(self) -> None:
        self.said: dict[str, tuple[Section, dict[str, str]]] = {}

    def hear(self, view: Any, told: list[Section]) -> dict[str, dict[str, str]]:
        found: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        for section in told:
            name = " ".join([section.heading.key, *(str(value) for value in section.heading.args.values())])
            name = "border-told-next" if section.part == "next" else name  # the heading is the house's
            place = f"{view['you']} {name}"
            if place not in self.said or self.said[place][0] != section:
                self.said[place] = section, {language: lines(section, language, view["you"]) for language in LANGUAGES}
            for language in LANGUAGES:
                found[language][name] = self.said[place][1][language]
        return found

    def check(self, view: Any, told: list[Section]) -> None:
        """Every leaf of the view is told; the crosses of a board all at once, and no other."""
        table = {name: value for name, value in view.items() if name != "seats"}
        for language, heard in self.hear(view, told).items():
            missed = untold(Heard(language, view, heard, -1), table, "")
            for seat, row in enumerate(view["seats"]):
                assert crossed_in(heard, seat) == {LABEL[cell] for cell in row["crossed"]}, (language, view, seat)
                missed += untold(Heard(language, view, heard, seat), {**row, "crossed": []}, "seats[]")
            assert not missed, f"untold in {language} to {view['you']}: {missed}"


def untold(heard: Heard, part: object, path: str) -> list[tuple[str, Leaf]]:
    """What is not heard of a part of a view."""
    return [(path, value) for path, value in leaves(part, path) if not TOLD[path](heard, value)]


def lines(section: Section, language: str, you: int | None) -> str:
    return "\n".join(
        " ".join(said(message.key, frozen(message), language, you) for message in line) for line in section.lines
    )


def frozen(message: Message) -> tuple[tuple[str, Arg | tuple[str | int, ...]], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in message.args.items())


@cache
def said(key: str, args: tuple[tuple[str, Any], ...], language: str, you: int | None) -> str:
    back = {name: list(value) if isinstance(value, tuple) else value for name, value in args}
    return say(Message(key, back), language, NAMES, you)
