"""The word catalogue: complete, equal in both languages, and right about the arguments that the code really gives."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import caravansary
from caravansary import CHANCE, Event, Message, Rng, State, load_game, registered_games
from caravansary.engine.messages import Arg, Args, ScoreLine
from caravansary.games.border.components import AREAS, COLOURS
from caravansary.games.border.state import PHASES
from caravansary.games.silk import components as silk
from caravansary.games.silk.state import PHASES as SILK_PHASES
from caravansary.players import PLAYERS
from caravansary.words import I_SOUND, LANGUAGES, say, say_event, say_line

SOURCE = Path(caravansary.__file__).parent
CATALOGUES = SOURCE / "words"

# Keys that the code puts together from a beginning and a name.
FAMILIES: Mapping[str, list[str]] = {
    "border-colour-": COLOURS,
    "border-area-": AREAS,
    "border-phase-": PHASES,
    "border-reason-": ["sixth_area", "cap"],
    "silk-colour-": silk.COLOURS,
    "silk-pasture-": silk.PASTURES,
    "silk-piece-": ["nursery", *silk.PIECES],
    "silk-action-": silk.ACTIONS,
    "silk-direction-": silk.DIRECTIONS,
    "silk-improvement-": silk.IMPROVEMENTS,
    "silk-phase-": SILK_PHASES,
    "silk-reason-": ["points", "walls", "barren", "cap"],
    "silk-no-possible-": silk.ACTIONS,
    "bot-": [*PLAYERS, *(f"{name}-about" for name in PLAYERS)],
}
PER_GAME = ("title", "tagline")
GAMES_TO_COME = ("silk_road", "yak")
NOT_YET_SAID = {"house-nothing-to-undo", "house-wrong-rules", "house-bad-log", "house-stale", "house-cannot-undo"}

# The browser's own interface: labels and buttons, used by its sources and not by the package.
PAGE = "page-"
# What only the rules page and the lessons say; test_rules_page.py and test_lessons.py know what belongs there.
LEARNING = tuple(f"{game}-{what}-" for game in ("border", "silk") for what in ("rule", "rules", "lesson"))

# What is the same in English and Spanish; everything else must be translated.
SAME_IN_BOTH = {
    "border-title",
    "silk-title",
    "silk_road-title",
    "yak-title",
    "border-area-villa.label",
    "silk-piece-ookami",
}
SAME_ON_THE_PAGE = {
    "page-bot-names",
    "page-house",
    "page-language-en",
    "page-language-es",
    "page-minutes",
    "page-total",
}

SAMPLES: Args = {
    "action": "@silk-action-graze",
    "active": 1,
    "area": "@border-area-castle",
    "areas": ["@border-area-well", "@border-area-eagle"],
    "board": "A",
    "colour": "@border-colour-orange",
    "cost": 2,
    "count": 2,
    "current": "2",
    "die": 3,
    "direction": "@silk-direction-north",
    "dice": ["@border-colour-red", "@border-colour-blue"],
    "fallen": ["@border-colour-blue"],
    "from": "2,1",
    "have": 1,
    "improvement": "@silk-improvement-long_wall",
    "improvements": ["@silk-improvement-long_wall", "@silk-improvement-enclosure"],
    "last": "b",
    "left": 2,
    "line": 3,
    "missing": 2,
    "more": 15,
    "number": 1,
    "other": "@silk-piece-mastiff",
    "pasture": "@silk-pasture-leafy",
    "phase": "@silk-phase-graze",
    "piece": "@silk-piece-shepherd",
    "pieces": ["@silk-piece-nursery", "@silk-piece-shepherd"],
    "point": "1,1",
    "points": 4,
    "reason": "cap",
    "roll": 2,
    "rounds": 30,
    "saved": "1",
    "seat": 0,
    "size": 3,
    "start": "a",
    "sum": 8,
    "text": "cross 3",
    "tile": "2,3",
    "to": "2,2",
    "turn": 7,
    "turns": 30,
    "wall": "1,1-1,2",
    "what": "not JSON",
}
# These hold a number of dice in some messages, and the dice themselves in others.
DICE_ARE_COUNTED = {"border-do-segment", "border-do-segment-area", "border-event-segment"}


# --- reading the catalogues and the code


@cache
def patterns(language: str) -> Mapping[str, ast.Pattern]:
    """All patterns of a language by key, attributes as ``key.attribute``; a key given twice is a mistake."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.value is not None
                named = {entry.id.name: entry.value}
                named |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
                assert not named.keys() & found.keys(), f"{file}: {entry.id.name} is there twice"
                found |= named
    return found


def keys(language: str) -> set[str]:
    """All keys but those of the browser's interface and of the pages for learning."""
    return {key for key in patterns(language) if "." not in key and not key.startswith((PAGE, *LEARNING))}


class Variables(Visitor):
    """Collects the variables of a pattern, and those whose plural form matters."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        forms = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in forms:
            assert isinstance(node.selector, ast.VariableReference)
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def variables(pattern: ast.Pattern) -> Variables:
    found = Variables()
    found.visit(pattern)
    return found


def source(pattern: ast.Pattern) -> str:
    """A pattern as it is written in the catalogue."""
    return FluentSerializer().serialize_entry(ast.Message(ast.Identifier("key"), pattern))


def literals() -> set[str]:
    """Every catalogue key, or beginning of one, that stands in the code as a text."""
    prefixes = "|".join(file.stem for file in (CATALOGUES / "en").glob("*.ftl") if file.stem + "-" != PAGE)
    pattern = re.compile(rf"""["']@?((?:{prefixes})-[A-Za-z0-9_-]*)(?=["'{{])""")
    return {key for file in SOURCE.rglob("*.py") for key in pattern.findall(file.read_text("utf-8"))}


def used() -> set[str]:
    """Every key that the code says, or may put together."""
    whole = {key for key in literals() if not key.endswith("-")}
    members = {beginning + name for beginning, names in FAMILIES.items() for name in names}
    titles = {f"{info.name}-{what}" for info in registered_games() for what in PER_GAME}
    return whole | members | titles


def sample(key: str, pattern: ast.Pattern) -> Args:
    samples: Mapping[str, Arg] = {**SAMPLES, "dice": 2} if key in DICE_ARE_COUNTED else SAMPLES
    names = variables(pattern).names - {"name"}
    return {name: samples.get(name, 2) if key.startswith(PAGE) else samples[name] for name in names}


def said(key: str, args: Args, language: str) -> str:
    """A message or an event in words."""
    return say_event(Event(key, args, 0), language, ["Ana", "Luis"])


# --- complete


def test_the_scan_finds_keys_in_the_code() -> None:
    assert {"house-not-now", "border-event-roll", "border-no-white", "border-colour-", "house-list"} <= literals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_words(language: str) -> None:
    assert used() - keys(language) == set()


def test_every_beginning_of_a_key_is_a_known_family() -> None:
    assert {key for key in literals() if key.endswith("-")} <= FAMILIES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    to_come = {f"{game}-{what}" for game in GAMES_TO_COME for what in PER_GAME}
    assert keys(language) - used() - to_come - NOT_YET_SAID == set()


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {folder.name for folder in CATALOGUES.iterdir() if any(folder.glob("*.ftl"))} == set(LANGUAGES)


def test_languages_have_the_same_files_keys_and_variables() -> None:
    english, spanish = patterns("en"), patterns("es")
    assert english.keys() == spanish.keys()
    for key in english:
        assert variables(english[key]).names == variables(spanish[key]).names, key
        assert variables(english[key]).counted == variables(spanish[key]).counted, key
    files = [sorted(file.name for file in (CATALOGUES / language).glob("*.ftl")) for language in LANGUAGES]
    assert files[0] == files[1]


def test_everything_is_translated() -> None:
    english, spanish = patterns("en"), patterns("es")
    assert {key for key in english if source(english[key]) == source(spanish[key])} - SAME_ON_THE_PAGE == SAME_IN_BOTH


# --- the sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key, pattern in patterns(language).items():
        text = said(key, sample(key, pattern), language)
        assert text and text == text.strip(), key
        assert not re.search(r"[{}@$\u2066-\u2069\n]|[A-Z]-\d|  ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_start_large_and_end_with_a_full_stop(language: str) -> None:
    for key, pattern in patterns(language).items():
        if re.match(
            r"(border|silk)-(prompt|do|no|event|reason|rule|rules-minute|rules-picture)-|house-(?!list|seat|bad)|(?!page-).*-(about|tagline)$",
            key,
        ):
            text = said(key, sample(key, pattern), language)
            assert re.fullmatch(r"[A-ZÁÉÍÓÚ“«¿¡].*\.", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_differs_from_two_in_more_than_the_number(language: str) -> None:
    tried = 0
    for key, pattern in patterns(language).items():
        for name in variables(pattern).counted:
            args = sample(key, pattern)
            one, two = (re.sub(r"\d", "", said(key, {**args, name: n}, language)) for n in (1, 2))
            assert one != two, f"{key} ${name}"
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_acts_comes_first(language: str) -> None:
    """A seat without a name is called with a capital letter there, so it must stand at the beginning."""
    for key, pattern in patterns(language).items():
        if "-event-" in key and "name" in variables(pattern).names:
            assert said(key, sample(key, pattern), language).startswith("Ana "), key


def test_words_that_would_clash_with_what_is_put_in() -> None:
    """English: a red, an orange. Spanish: de + el = del; dado rojo, but casilla roja and dados rojos."""
    for key, pattern in patterns("en").items():
        assert not re.search(r"\b[Aa]n? \{ \$", source(pattern)), key
    for key, pattern in patterns("es").items():
        assert not re.search(r"\b(de|a) \{ \$areas? ", source(pattern)), key
        assert all(
            before in ("segmento", "dado", "color") for before in re.findall(r"(\S+) \{ \$colour \}", source(pattern))
        ), key


PLURALS: list[tuple[str, Args, str, str]] = [
    ("border-event-reveal", {"count": 0, "cells": []}, "Ana crosses nothing.", "Ana no tacha nada."),
    ("border-event-reveal", {"count": 1, "cells": [7]}, "Ana crosses 1 cell.", "Ana tacha 1 casilla."),
    ("border-event-reveal", {"count": 2, "cells": [7, 8]}, "Ana crosses 2 cells.", "Ana tacha 2 casillas."),
    (
        "border-no-segment-dice",
        {"colour": "@border-colour-red", "size": 3, "missing": 1, "have": 0},
        "The red segment of 3 still needs 1 red die; you have none.",
        "Para completar el segmento rojo de 3 hace falta 1 dado de ese color; no tienes ninguno.",
    ),
    (
        "border-no-segment-dice",
        {"colour": "@border-colour-red", "size": 3, "missing": 2, "have": 1},
        "The red segment of 3 still needs 2 red dice; you have 1.",
        "Para completar el segmento rojo de 3 hacen falta 2 dados de ese color; tienes 1.",
    ),
    (
        "border-event-over",
        {"reason": "sixth_area", "rounds": 1},
        "The game ends after 1 round. Somebody has closed six areas.",
        "La partida termina tras 1 ronda. Ya hay quien ha cerrado seis áreas.",
    ),
    (
        "border-event-over",
        {"reason": "cap", "rounds": 300},
        "The game ends after 300 rounds. The limit of rounds is reached.",
        "La partida termina tras 300 rondas. Se ha llegado al límite de rondas.",
    ),
]


@pytest.mark.parametrize(("key", "args", "english", "spanish"), PLURALS)
def test_plurals(key: str, args: Args, english: str, spanish: str) -> None:
    assert said(key, args, "en") == english
    assert said(key, args, "es") == spanish


def test_a_sentence_with_colours_and_areas() -> None:
    args: Args = {
        "colour": "@border-colour-orange",
        "size": 5,
        "dice": 1,
        "cells": [3],
        "areas": ["@border-area-well", "@border-area-eagle", "@border-area-forest"],
    }
    message = Message("border-do-segment-area", args)
    assert say(message, "en") == (
        "Complete the orange segment of 5 with 1 orange die and close the well, the eagle and the forest."
    )
    assert say(message, "es") == (
        "Completa el segmento naranja de 5 con 1 dado de ese color y cierra el pozo, el águila y el bosque."
    )


# --- lists, seats, lines


def dice(items: list[str] | list[int], language: str) -> str:
    return say(Message("border-do-stop", {"dice": items}), language)


@pytest.mark.parametrize(
    ("items", "english", "spanish"),
    [
        (["a"], "Stop with a.", "Plántate con a."),
        (["a", "b"], "Stop with a and b.", "Plántate con a y b."),
        (["a", "b", "b"], "Stop with a, b and b.", "Plántate con a, b y b."),
        ([1, 2, 3], "Stop with 1, 2 and 3.", "Plántate con 1, 2 y 3."),
        (["@border-colour-red", "@border-colour-blue"], "Stop with red and blue.", "Plántate con rojo y azul."),
        (["Ana", "Inés"], "Stop with Ana and Inés.", "Plántate con Ana e Inés."),
        (["Ana", "Luis", "hijos"], "Stop with Ana, Luis and hijos.", "Plántate con Ana, Luis e hijos."),
        (["Inés", "Ana"], "Stop with Inés and Ana.", "Plántate con Inés y Ana."),
    ],
)
def test_lists(items: list[str] | list[int], english: str, spanish: str) -> None:
    assert dice(items, "en") == english
    assert dice(items, "es") == spanish


@pytest.mark.parametrize("word", ["Inés", "ítem", "Ítaca", "hilo", "Hípica", "Yvonne", "Ian"])
def test_e_before_the_sound_i(word: str) -> None:
    assert I_SOUND.match(word)


@pytest.mark.parametrize(
    "word", ["Ana", "hielo", "Hiedra", "hiato", "yate", "Yolanda", "y", "Hugo", "ámbar", "", "rojo i"]
)
def test_y_before_anything_else(word: str) -> None:
    assert not I_SOUND.match(word)


def test_seats_have_names_or_numbers_from_one() -> None:
    message = Message("border-no-wait-first", {"active": 1})
    assert "Luis is still" in say(message, "en", ["Ana", "Luis"])
    assert "Luis sigue" in say(message, "es", ["Ana", "Luis"])
    assert "seat 2 is still" in say(message, "en")
    assert "asiento 2 sigue" in say(message, "es", ["Ana"])
    assert "asiento 2 sigue" in say(message, "es", ["Ana", ""])


def test_a_seat_that_is_not_there_gets_nobodys_name() -> None:
    assert (
        say(Message("house-no-such-seat", {"seat": -2}), "en", ["Ana", "Luis"]) == "There is no seat -1 at this table."
    )
    assert say(Message("house-no-such-seat", {"seat": 7}), "es", ["Ana", "Luis"]) == "En esta mesa no hay asiento 8."


def test_events_say_who() -> None:
    event = Event("border-event-finished", {}, 0)
    assert say_event(event, "en", ["Ana"]) == "Ana finishes the second action."
    assert say_event(event, "es", ["Ana"]) == "Ana termina la segunda acción."
    assert say_event(event, "en") == "Seat 1 finishes the second action."
    assert say_event(event, "es", ["", "Luis"]) == "Asiento 1 termina la segunda acción."


def test_score_lines() -> None:
    line = ScoreLine("border-line-first", 12, ("BORDER-6.3",), {"area": "@border-area-castle"})
    assert say_line(line, "en") == "Higher value: the castle"
    assert say_line(line, "es") == "Valor más alto: el castillo"


def test_labels_stand_alone() -> None:
    assert say(Message("border-area-well.label"), "en") == "Well"
    assert say(Message("border-area-well.label"), "es") == "Pozo"


@pytest.mark.parametrize("typed", ["@border-colour-red", "@nothing", "@", "{ $seat }", "«»", "{house-seat}"])
def test_what_people_type_is_quoted_as_it_is(typed: str) -> None:
    assert say(Message("house-unknown-action", {"text": typed}), "en") == f"This game has no action “{typed}”."


def test_names_are_never_looked_up() -> None:
    event = Event("border-event-finished", {}, 0)
    assert say_event(event, "en", ["@border-colour-red"]).startswith("@border-colour-red ")


# --- what is wrong is said clearly


@pytest.mark.parametrize("key", ["house-nothing", "", "border-area-well.nothing", "border-title.label"])
def test_an_unknown_key_is_named(key: str) -> None:
    with pytest.raises(KeyError, match=re.escape(repr(key))):
        say(Message(key), "en")


def test_an_unknown_key_in_an_argument_is_named() -> None:
    with pytest.raises(KeyError, match="border-colour-pink"):
        say(Message("border-do-cross", {"colour": "@border-colour-pink"}), "es")


@pytest.mark.parametrize("language", ["fr", "", "EN", "../en"])
def test_an_unknown_language_is_named(language: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(language))):
        say(Message("house-game-over"), language)


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(ValueError, match=r"border-no-die.*colour"):
        say(Message("border-no-die"), "en")
    with pytest.raises(ValueError, match=r"border-event-finished.*name"):
        say_event(Event("border-event-finished"), "en")


# --- real games: the arguments are those the code gives


def decisions(players: int, seed: int, limit: int) -> Iterator[State]:
    """A random game, after each of its actions."""
    rng = Rng(seed, "words")
    state = load_game("border", players).new_initial_state()
    state.recording = True
    for _ in range(limit):
        yield state
        if state.is_terminal():
            return
        if state.current_player() == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.below(len(legal)))])


def frozen(args: Args) -> tuple[tuple[str, Arg | tuple[object, ...]], ...]:
    return tuple((name, tuple(value) if isinstance(value, list) else value) for name, value in sorted(args.items()))


def test_everything_a_real_game_says_can_be_said() -> None:
    heard: set[object] = set()
    spoken: set[str] = set()

    def hear(message: Message | Event | ScoreLine) -> None:
        known = (message.key, frozen(message.args), isinstance(message, Event) and message.seat)
        if known in heard:
            return
        heard.add(known)
        spoken.add(message.key)
        for language in LANGUAGES:
            if isinstance(message, Event):
                assert say_event(message, language)
            elif isinstance(message, ScoreLine):
                assert say_line(message, language)
            else:
                assert say(message, language)

    for players, limit in ((2, 4000), (3, 400)):
        for number, state in enumerate(decisions(players, players, limit)):
            for event in state.events:
                hear(event)
            for seat in state.pending():
                hear(state.prompt(seat))
                for action in state.legal_actions(seat):
                    hear(state.explain(action, seat).message)
            if number % 8 == 0 or state.is_terminal():
                for seat in range(-1, players + 1):
                    for action in range(state.game.num_distinct_actions + 10):
                        hear(state.explain(action, seat).message)
        for line in (line for sheet in state.breakdown() for line in sheet):
            hear(line)
    silent = {key for key in keys("en") if re.match(r"border-(prompt|do|no|event|line)-", key)} - spoken
    assert silent == set()
