"""What must be heard of a view of Silk, field by field: under which heading, and beside what it belongs to."""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any

from caravansary import CHANCE, Message, Rng, State, load_game
from caravansary.engine.telling import Section
from caravansary.engine.told import sections
from caravansary.games.silk.components import ACTIONS, DIRECTIONS
from caravansary.words import say
from tests.conftest import COMPILED
from tests.games.silk.tables import G, P, table
from tests.games.untold import ORDINAL, ORDINAL_ES

EVERY = 1 if COMPILED else 17  # of so many situations one is listened to, in each game another
NAMES = ["Zoraxa", "Zoraxe", "Zoraxi", "Zoraxo"]
YOU = {"en": r"\b[Yy](ou|our|ours)\b", "es": r"\b([Tt]us?|[Tt]uyas?|[Tt]ú|ti|te|[Hh]as|tienes|ganas)\b"}
BORDER = {"en": "border", "es": "campo a través"}
CLOSED = {"en": "Closed", "es": "cerrado"}
BARREN = {"en": "barren", "es": "de yermo|yerma"}

View = Any
Need = tuple[str, list[str]]  # a heading, and what one line below it must say, each as a pattern

# Fields in which there is nothing to tell, and why.
SILENT = {
    "game": "which game it is",
    "you": "who listens: heard as you",
    "tints": "how colours are drawn",
    "choices": "told as numbered choices to whoever decides, see below",
    "seats[].contender": "who may still start is told with who has to roll; later it is who started",
}


class Ear:
    """Whoever hears a table, in a language."""

    def __init__(self, language: str, reader: int | None) -> None:
        self.language = language
        self.reader = reader

    def word(self, key: str, **args: Any) -> str:
        return word(self.language, key, tuple(args.items()))

    def whom(self, seat: int) -> str:
        """A name, or you."""
        return YOU[self.language] if seat == self.reader else NAMES[seat]

    def piece(self, piece: View) -> list[str]:
        """A piece by kind, colour and owner."""
        kind = self.word(f"silk-piece-{piece['piece']}")
        return [kind] if piece["seat"] is None else [kind, self.whom(piece["seat"])]

    def place(self, text: str) -> str:
        """A corner or an edge, from its label."""
        key, *tiles = text.removeprefix("@").split()
        return self.word(key, **dict(zip(("one", "two"), tiles, strict=False)))


@cache
def word(language: str, key: str, args: tuple[tuple[str, Any], ...]) -> str:
    return re.escape(say(Message(key, dict(args)), language))


def number(value: int) -> str:
    """A number that is no part of another, nor of a label."""
    return rf"(?<![\w-]){value}(?!\d)"


def label(text: str) -> str:
    """A tile as it is printed round the board."""
    row, column = map(int, text.split(","))
    return rf"\b{'ABCDEF'[column]}{row + 1}\b"


# --- what must be heard, by path

TELLS: dict[str, Callable[[View, Ear], Iterator[Need]]] = {}


def tells(*paths: str) -> Callable[[Callable[[View, Ear], Iterator[Need]]], Callable[[View, Ear], Iterator[Need]]]:
    def enter(need: Callable[[View, Ear], Iterator[Need]]) -> Callable[[View, Ear], Iterator[Need]]:
        TELLS.update(dict.fromkeys(paths, need))
        return need

    return enter


@tells("tiles[].tile", "tiles[].pasture", "tiles[].barren", "tiles[].value", "tiles[].worms[]")
@tells("tiles[].piece", "tiles[].piece.piece", "tiles[].piece.seat")
def tiles(view: View, ear: Ear) -> Iterator[Need]:
    for tile in view["tiles"]:
        where = label(tile["tile"])
        if tile["pasture"] is None:
            yield "valley", [where]
            continue
        need = [rf"^{where}:", ear.word(f"silk-pasture-{tile['pasture']}"), number(tile["value"])]
        need += [BARREN[ear.language]] if tile["barren"] else []
        need += ear.piece(tile["piece"]) if tile["piece"] else []
        for seat, count in enumerate(worms_on(view, tile)):
            if count:
                need.append(worms(ear, view, seat, count))
                yield "pieces", [rf"{ear.whom(seat)}.*\b{count} (on|en) {where}"]
        yield "valley", need
        if tile["piece"]:
            yield "pieces", [*ear.piece(tile["piece"]), where]


def worms(ear: Ear, view: View, seat: int, count: int) -> str:
    many = f"{count} " if count > 1 else "(One|Una) "
    colour = ear.word(f"silk-colour-{view['colours'][seat]}")
    whom = ear.whom(seat)
    return rf"{many}({colour} worms? of {whom}|orugas? (de color {colour}, de {whom}|{whom}, de color {colour}))"


def worms_on(view: View, tile: View) -> list[int]:
    """Also those that have still to leave."""
    step = view["step"]
    here = step and step["displacing"] and step["displacing"]["tile"] == tile["tile"]
    return [count + (step["displacing"]["left"][seat] if here else 0) for seat, count in enumerate(tile["worms"])]


@tells("rows", "columns")
def size(view: View, ear: Ear) -> Iterator[Need]:
    yield "valley", [number(view["rows"]), number(view["columns"])]


@tells("walls[]", "networks[][]")
def walls(view: View, ear: Ear) -> Iterator[Need]:
    board = board_of(view)
    ends: list[set[str]] = [
        {each["point"] for each in view["nurseries"] if each["seat"] == seat} for seat in range(len(view["seats"]))
    ]
    for wall in view["walls"]:
        one, two = wall.split("-")
        near = [seat for seat, points in enumerate(view["networks"]) if one in points]
        for seat in near:
            ends[seat] |= {one, two}
        yield (
            "walls",
            [rf"(A wall|Un muro) {ear.place(board.edge_label[board.edge_named[wall]])}\.", *map(ear.whom, near)],
        )
        edge = board.edge_named[wall]
        for tile in [int(board.banks[edge * 2 + k]) for k in range(2)]:
            if tile >= 0:
                way = next(name for k, name in enumerate(DIRECTIONS) if board.side[tile * 4 + k] == edge)
                yield "valley", [rf"^{board.tile_label[tile]}:.*(Wall|muro) .*{ear.word('silk-direction-' + way)}"]
    assert ends == [set(points) for points in view["networks"]]


@tells("nurseries[].point", "nurseries[].seat")
def nurseries(view: View, ear: Ear) -> Iterator[Need]:
    board = board_of(view)
    for each in view["nurseries"]:
        where = ear.place(board.point_label[board.point_named[each["point"]]])
        yield "walls", [rf"(At|En) {where}\.", ear.whom(each["seat"])]


@tells("segments[].path[]", "segments[].length", "segments[].closed")
def segments(view: View, ear: Ear) -> Iterator[Need]:
    """The points between its ends are ends of walls, all of which are told."""
    board = board_of(view)
    for each in view["segments"]:
        ends = [ear.place(board.point_label[board.point_named[each["path"][k]]]) for k in (0, -1)]
        shut = CLOSED[ear.language] if each["closed"] else "^(?!.*losed|.*cerrado)"
        yield "walls", [*ends, number(each["length"]), shut]


@tells("enclosures[].tiles[]", "enclosures[].contacts[]", "enclosures[].controller", "enclosures[].value")
def enclosures(view: View, ear: Ear) -> Iterator[Need]:
    for each in view["enclosures"]:
        need = [label(tile) for tile in each["tiles"]] + [number(each["value"])]
        need += [] if each["controller"] is None else [ear.whom(each["controller"])]
        need += [rf"{ear.whom(seat)}[^.]*: {count}\." for seat, count in enumerate(each["contacts"]) if count]
        yield "walls", need


@tells("supply", "supply_start")
def supply(view: View, ear: Ear) -> Iterator[Need]:
    yield "walls", [number(view["supply"]), number(view["supply_start"])]


@tells("dice[].face", "dice[].played", *(f"dice[].costs.{action}" for action in ACTIONS))
@tells("lost[]", "spaces[].action", "spaces[].number")
def dice(view: View, ear: Ear) -> Iterator[Need]:
    for die in view["dice"]:
        need = [rf"^(Die|Dado) {die['face']},"]
        if die["played"] is None:
            for action, cost in die["costs"].items():
                before = {0: "(Free|Gratis): ", 1: "1 (point|punto): ", 2: "(For|Por) 2: ", 3: "(For|Por) 3: "}[cost]
                need.append(rf"{before}[^.]*{ear.word(f'silk-action-{action}')}")
        elif die["played"] == "lost":
            need.append("lost|perdido")
        else:
            need.append(ear.word(f"silk-action-{die['played']}"))
        yield "action", need
    if view["lost"]:
        yield "action", [rf": {' (and|y) '.join(map(str, view['lost']))}\."]
    order = sorted(view["spaces"], key=lambda space: int(space["number"]))
    yield "action", [".*".join(ear.word(f"silk-action-{space['action']}") for space in order)]


@tells(
    "step", "step.action", "step.bumped", "step.bumped.piece", "step.bumped.seat", "step.bumped.tile", "step.harvest"
)
@tells("step.chain[].piece", "step.chain[].seat", "step.chain[].from", "step.chain[].to")
@tells("step.displacing", "step.displacing.tile", "step.displacing.left[]", "step.displacing.next")
@tells("step.displaced[].seat", "step.displaced[].to")
def step(view: View, ear: Ear) -> Iterator[Need]:
    now = view["step"]
    if now is None:
        return
    yield "action", [rf"^(Under way|En curso): {ear.word('silk-action-' + now['action'])}"]
    for each in now["chain"]:
        yield "action", [*ear.piece(each), rf"{label(each['from'])}.*{label(each['to'])}"]
    if now["bumped"]:
        yield "action", [*ear.piece(now["bumped"]), label(now["bumped"]["tile"])]
    for each in now["displaced"]:
        yield "action", [ear.whom(each["seat"]), label(each["to"]) if each["to"] else "valley|campo abierto"]
    if now["displacing"]:
        left = [worms(ear, view, seat, count) for seat, count in enumerate(now["displacing"]["left"]) if count]
        next_one = rf"(next|siguiente)[^.]*{ear.whom(now['displacing']['next'])}"
        yield "action", [label(now["displacing"]["tile"]), *left, next_one]
    if now["harvest"] is not None:
        yield "action", [ear.whom(view["active"]), number(now["harvest"]) if now["harvest"] else r"\bno\b"]


@tells("improvements[].name", "improvements[].points", "improvements[].seat")
def improvements(view: View, ear: Ear) -> Iterator[Need]:
    for each in view["improvements"]:
        whose = [] if each["seat"] is None else [ear.whom(each["seat"])]
        yield "improvements", [ear.word(f"silk-improvement-{each['name']}"), number(each["points"]), *whose]


@tells("phase", "turn", "round", "active", "starter", "target", "trigger", "end", "end.reason", "end.places[]")
@tells("trigger.reason", "trigger.seat", "trigger.turns_left")
def what_comes_next(view: View, ear: Ear) -> Iterator[Need]:
    over, trigger = view["end"], view["trigger"]
    if view["turn"]:
        yield "next", [rf"[Tt]urno? {view['turn']}, (round|ronda) {view['round']}\."]
    if view["starter"] is not None:
        yield "next", [rf"(began|mpezado).*{ear.whom(view['starter'])}|{ear.whom(view['starter'])}.*(began|mpezado)"]
    if trigger is not None:
        whose = ear.whom(trigger["seat"])
        yield (
            "next",
            [rf"{whose} (triggered|desencadenado)|desencadenado {whose}", ear.word(f"silk-reason-{trigger['reason']}")],
        )
    if over:
        yield "next", [ear.word(f"silk-reason-{over['reason']}")]
        for seat, place in enumerate(over["places"]):
            yield f"player {seat}", [rf"^({ORDINAL[place]} place|{re.escape(ORDINAL_ES[place])} puesto)\.$"]
            if place == 1:
                yield "next", [rf"(First place|Primer puesto): [^.]*(\byou\b|\btú\b|{ear.whom(seat)})"]
        return
    yield "next", [ear.word(f"silk-phase-{view['phase']}")]
    if view["active"] is not None:
        yield "next", [ear.word(f"silk-phase-{view['phase']}"), ear.whom(view["active"])]
    if trigger is None:
        yield "next", [number(view["target"])]
    else:
        yield "next", [number(trigger["turns_left"]) if trigger["turns_left"] else "last turn|último turno"]


@tells("colours[]", "seats[].colour", "seats[].score", "seats[].reserve", "seats[].hand", "seats[].to_place[]")
@tells(
    "seats[].nurseries_left",
    "seats[].cave",
    "seats[].worms_on_board",
    "seats[].rolled",
    "seats[].rolled[]",
    "seats[].to_roll",
)
@tells(*(f"seats[].final.{name}" for name in ("enclosures", "pasture", "cave", "total")))
@tells(*(f"seats[].lines.{name}" for name in ("start", "grazed", "walled", "improvements", "spent")))
def players(view: View, ear: Ear) -> Iterator[Need]:
    loose = view["step"]["displacing"]["left"] if view["step"] and view["step"]["displacing"] else [0] * 4
    for seat, row in enumerate(view["seats"]):
        here = f"player {seat}"
        assert row["colour"] == view["colours"][seat]
        yield here, [rf"^{ear.whom(seat)}.*{ear.word('silk-colour-' + row['colour'])}$"]
        yield here, [rf"^{row['score']} .*{'.*'.join(number(points) for points in row['lines'].values())}"]
        final = row["final"]
        order = [final[name] for name in ("total", "enclosures", "pasture", "cave")]
        yield here, [".*".join(number(points) for points in order)]
        stock = [row["worms_on_board"] + loose[seat], row["reserve"], row["cave"], row["nurseries_left"]]
        yield here, [".*".join(number(count) for count in stock)]
        if row["to_place"]:
            hand = [number(row["hand"])] if row["hand"] else []
            yield here, [*hand, *(ear.word(f"silk-piece-{name}") for name in row["to_place"])]
        if row["rolled"]:
            yield here, [" (and|y) ".join(map(str, row["rolled"]))]
        if view["starter"] is None and row["to_roll"]:
            yield here, ["to roll|tirar"]


def board_of(view: View) -> Any:
    game: Any = load_game("silk", len(view["seats"]))
    return game.board


# --- listening


def told(state: State, viewer: int | None, language: str) -> dict[str, list[str]]:
    """The lines by heading; a player's begin with the heading itself, which says who it is."""
    return heard_of(sections(state.game, state.view(viewer)), viewer, language)


def heard_of(told: list[Section], viewer: int | None, language: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for section in told:
        name = section.heading.key.removeprefix("silk-told-heading-")
        if section.part == "next":
            name = section.part
        elif section.part == "players":
            name = f"player {section.heading.args['seat']}"
        found[name] = [spoken([section.heading], viewer, language)]
        found[name] += [spoken(line, viewer, language) for line in section.lines]
    return found


def spoken(line: list[Message], viewer: int | None, language: str) -> str:
    return " ".join(said(message.key, json.dumps(message.args), viewer, language) for message in line)


@lru_cache(maxsize=50_000)
def said(key: str, args: str, viewer: int | None, language: str) -> str:
    """A sentence; most of them are said again and again."""
    return say(Message(key, json.loads(args)), language, NAMES, viewer)


def untold(view: View, heard: dict[str, list[str]], ear: Ear) -> list[Need]:
    """All that should have been heard and was not."""
    needs = [need for tell in dict.fromkeys(TELLS.values()) for need in tell(view, ear)]
    return [(where, need) for where, need in needs if not is_heard(tuple(need), tuple(heard[where]))]


@lru_cache(maxsize=50_000)
def is_heard(need: tuple[str, ...], lines: tuple[str, ...]) -> bool:
    """In one of the lines; most of them were heard a move before."""
    return any(all(re.search(pattern, line) for pattern in need) for line in lines)


def random_states(number: int) -> Iterator[State]:
    """Some situations of a random game: the first, the last, and others between."""
    rng = Rng(number, "told")
    state = load_game("silk", 2 + number % 3).new_initial_state()
    ply = number
    while not state.is_terminal():
        if ply % EVERY == 0 or ply == number:
            yield state
        ply += 1
        if state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.below(len(legal)))])
    yield state


# --- a table to listen to


def mid_game() -> State:
    """Purple has rolled 4 and 5, with worms beside the ookami and walls at a nursery."""
    return table(
        "4 5",
        players=2,
        ookami="2,2",
        pasture={"2,2": "den", "0,0": "leafy", "1,2": "normal", "0,1": "dry"},
        barren=["0,1"],
        walls=["0,1-1,1", "1,1-1,2"],
        seats={
            P: {"worms": {"1,2": 2, "0,0": 1}, "nurseries": ["1,1"], "shepherd": "3,0", "mastiff": "3,1", "score": 7},
            G: {"worms": {"1,2": 1}, "nurseries": ["3,3"], "shepherd": "3,3", "mastiff": "3,4"},
        },
    )
