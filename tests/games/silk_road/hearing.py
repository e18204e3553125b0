"""What must be heard of a view of Silk Road: for every leaf the words, and under which heading."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from caravansary import Message, State, load_game
from caravansary.engine.told import sections
from caravansary.words import say
from tests.conftest import COMPILED
from tests.games.playing import wander
from tests.games.untold import Leaf, leaves

from .tables import GOODS

NAMES = ["Ana", "Bruno", "Celia", "Diego", "Elena", "Farid"]
GAMES = 50 if COMPILED else 8
OPTIONS: list[dict[str, object]] = [{}, {"notes": True}, {"reverse": True}, {"notes": True, "skip_final_auction": True}]
SETTING_UP = ("deal", "goods_draw", "first_leader")

# What carries nothing to tell, and why.
NOTHING = {
    "game": "the table's own title",
    "you": "whoever listens",
    "map.cities[].id": "cities are told by name",
    "map.cities[].x": "where it is drawn",
    "map.cities[].y": "where it is drawn",
    "map.cities[].ahead": "said by the section the city stands in",
    "map.cities[].tiles[].face": "kind, good and numbers say it",
    "map.cities[].printed.face": "kind, good and numbers say it",
    "action.printed.face": "kind, good and numbers say it",
    "action.now.face": "kind, good and numbers say it",
    "discard[].tile.face": "kind, good and numbers say it",
}


# --- what is said


@cache
def said(key: str, args: str, language: str, you: int | None) -> str:
    return say(Message(key, json.loads(args)), language, NAMES, you)


def words(message: Message, language: str, you: int | None) -> str:
    return said(message.key, json.dumps(message.args), language, you)


class Table:
    """A view as it is told in a language: lines by the heading's key."""

    def __init__(self, state: State, view: Any, language: str) -> None:
        self.view, self.language, self.you = view, language, view["you"]
        self.cities = {city["id"]: city["name"] for city in view["map"]["cities"]}
        self.lines: dict[str, list[str]] = {}
        for section in sections(state.game, view):
            heading = section.heading.key.removeprefix("silk_road-told-") if section.part != "next" else section.part
            self.lines[heading] = [
                " ".join(words(message, language, self.you) for message in line) for line in section.lines
            ]

    def say(self, key: str, **args: Any) -> str:
        return words(Message(f"silk_road-{key}", args), self.language, self.you)

    def text(self, *headings: str) -> str:
        return "\n".join(line for heading in headings for line in self.lines.get(heading, []))

    def city(self, row: Any) -> str:
        """The line of a city."""
        start = re.compile(rf"(.* )?{re.escape(row['name'])}[,.]")
        if row["id"] == self.view["caravan"]:
            found = [line for line in self.lines["now"] if start.match(line.split(". ")[0] + ".")]
        else:
            heading = "ahead" if row["ahead"] else "behind"
            found = [line for line in self.lines[heading][1:] if line.startswith(f"{row['name']},")]
        assert len(found) == 1, row["name"]
        return found[0]

    def seat(self, seat: int, heading: str) -> str:
        """The lines of a seat: before its screen, and behind it where that is seen."""
        mine = self.lines["you"] if seat == self.you else []
        return "\n".join(mine or [line for line in self.lines[heading] if NAMES[seat] in line])


# --- what must be heard of a leaf: words (or none, where silence says it)

Hearing = Callable[[Table, Any, str], str | None]


def below(_: Table, __: Any, ___: str) -> None:
    """There is nothing, or it is judged as a whole by one of the functions that `check` calls."""


def number(_: Table, value: Any, __: str) -> str | None:
    return str(value) if value else None


def city_name(table: Table, value: Any, _: str) -> str:
    return str(table.cities[value])


def good(table: Table, value: Any, _: str) -> str | None:
    return table.say(f"good-{value}") if value else None


def counted(table: Table, value: Any, name: str) -> str:
    return table.say(f"good-{name}.n{value}")


def held(table: Table, value: Any, name: str) -> str | None:
    return table.say(f"told-good-{name}", one=value) if value else None


def silver(table: Table, value: Any, _: str) -> str | None:
    return table.say("told-silver", one=value) if value is not None else None


def kind(table: Table, value: Any, _: str) -> str:
    return table.say(f"tile-{value}.label")


def colour(table: Table, value: Any, _: str) -> str:
    return {"en": value or "no market", "es": {"orange": "naranja", "purple": "violeta"}.get(value, "sin mercado")}[
        table.language
    ]


def seat_name(table: Table, value: Any, _: str) -> str | None:
    return NAMES[value] if value is not None and value != table.you else None


def if_so(english: str, spanish: str) -> Hearing:
    return lambda table, value, _: (english if table.language == "en" else spanish) if value else None


def thing(key: str) -> Hearing:
    return lambda table, value, _: table.say(f"told-{key}", one=value) if value else None


PLACES = {
    "en": {"good": "", "give": "where goods are given", "get": "where goods are got"},
    "es": {"good": "", "give": "en lo que se entrega", "get": "en lo que se recibe"},
}
TILE: dict[str, Hearing] = {"kind": kind, "good": good, "give.*": counted, "get.*": counted, "swaps": number}
CITY: dict[str, Hearing] = {
    "name": lambda _, value, __: str(value),
    "colour": colour,
    "exits[]": city_name,
    "printed": below,
    **{f"printed.{path}": hearing for path, hearing in TILE.items()},
    **{f"tiles[].{path}": hearing for path, hearing in TILE.items()},
    "barred": if_so("Neither Crook nor Barterer", "nunca hay Estafadores"),
    "visited": below,  # with the words that follow from `ahead` and `caravan`: `places`
}
SEAT: dict[str, Hearing] = {
    "tokens": thing("tokens"),
    "may_act": below,  # while a round goes on: `turns`
    "crooks": thing("crooks"),
    "barterers": if_so("Barterer", "Trocador"),
    "fresh_barterers": if_so("of no use here", "sin uso en ella"),
    "money": silver,
    "goods": below,
    "goods.*": held,
    "worth": number,
    "shown": lambda table, value, _: (
        None if value is None else table.say("told-shown", goods=[shown_good(table, value)])
    ),
    "score": below,  # with the places, at the end: `results`
}
NOTES: dict[str, Hearing] = {"money": silver, "goods": number, "known.*": held, "unknown": number}
LATELY: dict[str, Hearing] = {
    **dict.fromkeys(("did", "seat", "good", "count", "victim"), below),  # each is a sentence: `exactly`
}
HEARD: dict[str, tuple[str, Hearing]] = {
    "phase": ("now", lambda table, value, _: table.say(f"phase-{value}")),
    "round": ("now", number),
    "reverse": ("ahead", if_so("reverse", "inversa")),
    "caravan": ("now", city_name),
    "path[]": ("behind", city_name),
    "pawn": ("now", seat_name),
    "pawn_tokens": ("now", number),
    "auction": ("now", below),
    "auction.bids[].seat": ("now", seat_name),
    "auction.bids[].bid": ("now", lambda table, value, _: silver(table, value, "") if value else None),
    "auction.high_bid": ("now", lambda table, value, _: highest(table) if value else None),
    "auction.high_bidder": ("now", seat_name),
    "auction.bidder": ("next", seat_name),
    "action": ("now", below),
    "action.seat": ("now", seat_name),
    "action.source": ("now", lambda table, value, _: bonus(table) if value == "printed" else None),
    **{f"action.printed.{path}": ("now", hearing) for path, hearing in TILE.items()},
    **{f"action.now.{path}": ("now", hearing) for path, hearing in TILE.items()},
    "action.changes[].place": ("now", lambda table, value, _: PLACES[table.language][value]),
    "action.changes[].good": ("now", good),
    "action.changes[].into": ("now", good),
    "action.uses_left": ("now", lambda table, value, _: table.say("told-uses", count=value) if value else None),
    "action.victim": ("now", seat_name),
    "action.named": ("now", good),
    "action.shown[]": ("next", below),  # who has chosen, and who has not: `choosing`
    "second_tile": (
        "now",
        lambda table, value, _: table.say("told-second") if value and table.view["action"] else None,
    ),
    "viziers.used": ("box", number),
    "viziers.named[]": ("box", good),
    "viziers.markers.*": ("box", held),
    **{f"discard[].tile.{path}": ("box", hearing) for path, hearing in TILE.items()},
    "discard[].count": ("box", lambda _, value, __: str(value) if value > 1 else None),
    "undealt.orange": ("box", number),
    "undealt.purple": ("box", number),
    "notes": ("notes", below),
    "end": ("now", below),
    "end.reason": ("now", lambda table, value, _: table.say(f"reason-{value}")),
    "end.places[]": ("now", number),
    "end.majorities.*": ("now", seat_name),
}


def highest(table: Table) -> str:
    row = table.view["auction"]
    return table.say("told-highest", seat=row["high_bidder"], bid=f"@silk_road-told-silver {row['high_bid']}")


def bonus(table: Table) -> str:
    return {"en": "The city’s bonus", "es": "la bonificación de la ciudad"}[table.language]


def shown_good(table: Table, n: int) -> str:
    return f"@silk_road-told-good-{table.view['action']['named']} {n}"


# --- every leaf of every view


def normal(path: str) -> tuple[str, str]:
    """A path with the good in it taken out, and that good."""
    name = next((name for name in GOODS if path.endswith(f".{name}")), "")
    return (path.removesuffix(name) + "*" if name else path), name


def demanded(table: Table) -> Iterator[tuple[str, Leaf, str, Hearing, str]]:
    """Every leaf, with the text it must be heard in and what must be heard."""
    view = table.view
    for name, value in view.items():
        if name == "map":
            yield from of_rows(CITY, "map.cities[]", value["cities"], [table.city(row) for row in value["cities"]])
            for end in ("start", "end"):
                yield f"map.{end}", value[end], table.text("ahead"), city_name, ""
        elif name == "seats":
            heading = "players" if table.you is None else "others"
            yield from of_rows(SEAT, "seats[]", value, [table.seat(seat, heading) for seat in range(len(value))])
        elif name == "notes" and value is not None:
            others = [seat for seat in range(len(value)) if seat != table.you]  # one's own is what one has: `own_notes`
            lines = [next(line for line in table.lines["notes"] if NAMES[seat] in line) for seat in others]
            yield from of_rows(NOTES, "notes[]", [value[seat] for seat in others], lines)
        elif name == "lately":
            yield from of_rows(LATELY, "lately[]", value, table.lines.get("lately", []))
        elif name not in ("prices", "offers"):  # `sums`, and what choices bring: below
            for path, leaf in leaves(value, name):
                pattern, one = normal(path)
                if pattern not in NOTHING:
                    heading, hearing = HEARD[pattern]
                    yield path, leaf, table.text(heading), hearing, one


def of_rows(
    heard: dict[str, Hearing], prefix: str, rows: list[Any], lines: list[str]
) -> Iterator[tuple[str, Leaf, str, Hearing, str]]:
    assert len(rows) == len(lines), prefix
    for row, line in zip(rows, lines, strict=True):
        for path, leaf in leaves(row):
            pattern, name = normal(path)
            if f"{prefix}.{pattern}" not in NOTHING:
                yield f"{prefix}.{path}", leaf, line, heard[pattern], name


def check(table: Table) -> None:
    for path, leaf, text, hearing, name in demanded(table):
        wanted = hearing(table, leaf, name)
        if wanted:
            edge = r"(?<!\d){}(?!\d)" if wanted[0].isdigit() else "{}"
            assert re.search(edge.format(re.escape(wanted)), text), f"{path} = {leaf!r}: no {wanted!r} in {text!r}"
    places(table)
    turns(table)
    exactly(table)
    choosing(table)
    results(table)
    sums(table)
    own_notes(table)


def places(table: Table) -> None:
    """Visited or passed by: said of every city behind; tiles alike once, with how many there are."""
    for row in table.view["map"]["cities"]:
        line, tiles = table.city(row), [tile["face"] for tile in row["tiles"]]
        if not row["ahead"] and row["id"] != table.view["caravan"]:
            visited, passed = {"en": (", visited", ", out of reach"), "es": (", ya visitada", ", fuera de alcance")}[
                table.language
            ]
            assert (visited if row["visited"] else passed) in line
        for face in tiles:
            alike = {"en": f"({tiles.count(face)} here)", "es": f"(hay {tiles.count(face)})"}[table.language]
            assert tiles.count(face) == 1 or alike in line


def turns(table: Table) -> None:
    if table.view["phase"] in (*SETTING_UP, "over"):
        return
    for seat, row in enumerate(table.view["seats"]):
        lines = table.seat(seat, "players" if table.you is None else "others")
        assert table.say("told-may-act" if row["may_act"] else "told-acted") in lines


def exactly(table: Table) -> None:
    """Every line of what was open lately is a sentence of its own."""
    for row, line in zip(table.view["lately"], table.lines.get("lately", []), strict=True):
        did, seat, victim = row["did"], row["seat"], row["victim"]
        goods = [f"@silk_road-told-good-{row['good']} {row['count']}" if row["good"] else "@silk_road-told-one-good"]
        if did == "missed":
            goods = ["@silk_road-told-nothing"]
        if did in ("gave", "got", "showed"):
            assert line == table.say(f"told-{did}", seat=seat, goods=goods)
        elif did == "marked":
            key = "told-marked" if row["count"] else "told-unmarked"
            assert line == table.say(key, good=f"@silk_road-good-{row['good']}")
        elif table.you == seat:
            assert line == table.say("told-you-stole", seat=victim, goods=goods)
        elif table.you == victim:
            assert line == table.say("told-stole-from-you", seat=seat, goods=goods)
        else:
            assert line == table.say("told-stole", seat=seat, active=victim, goods=goods)


def choosing(table: Table) -> None:
    if table.view["phase"] != "show":
        return
    done = [seat for seat, chosen in enumerate(table.view["action"]["shown"]) if chosen]
    waiting = [f"@seat {seat}" for seat in range(len(table.view["seats"])) if seat not in done]
    assert table.say("told-next-show", names=waiting) in table.text("next")
    if done:
        assert table.say("told-chosen", names=[f"@seat {seat}" for seat in done]) in table.text("now")


def results(table: Table) -> None:
    end = table.view["end"]
    for seat, place in enumerate(end["places"] if end else []):
        points = table.view["seats"][seat]["score"]
        assert table.say("told-place", seat=seat, place=place, points=points) in table.lines["now"]
    for name, seat in (end["majorities"] if end else {}).items():
        assert table.say("told-majority", seat=seat, good=f"@silk_road-good-{name}") in table.text("now")


def sums(table: Table) -> None:
    """Prices are told as far as they change; the rest follows from what one more costs."""
    for side in ("buy", "sell"):
        prices = table.view["prices"][side]
        more = prices[-1] - prices[-2]
        known = prices[:5] + [prices[4] + more * k for k in range(1, len(prices) - 4)]
        assert known == prices
        args: dict[str, Any] = {"sums": [str(money) for money in prices[1:5]], "count": 4}
        assert table.say(f"told-{side}", **args, more=f"@silk_road-told-silver {more}") in table.text("box")


def own_notes(table: Table) -> None:
    if table.view["notes"] is not None:
        own, row = table.view["notes"][table.you], table.view["seats"][table.you]
        assert (own["money"], own["known"], own["unknown"]) == (row["money"], row["goods"], 0)
        assert own["goods"] == sum(row["goods"].values())


def told_states() -> Iterator[tuple[State, int | None]]:
    """Whole random games over player counts and options, every state; interpreted, the laying out of the table in one game of
    each. Seats and a spectator listen in turn."""
    for number in range(GAMES):
        players = 3 + number % 4
        game = load_game("silk_road", players, None, **OPTIONS[number // 4 % len(OPTIONS)])
        for ply, (state, _, _) in enumerate(wander(game, number)):
            if COMPILED or number < 4 or state.view(None)["round"] != 0:
                yield state, [*range(players), None][ply % (players + 1)]
