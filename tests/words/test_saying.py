"""From a message to a sentence: plurals, lists, names of seats, and clear words for what is wrong."""

import re

import pytest

from caravansary import Event, Message
from caravansary.engine.messages import Args, ScoreLine
from caravansary.words import I_SOUND, say, say_event, say_line
from tests.words.catalogue import said

PLURALS: list[tuple[str, Args, str, str]] = [
    ("border-event-reveal", {"count": 0, "cells": [], "places": []}, "Ana crosses nothing.", "Ana no tacha nada."),
    ("border-event-reveal", {"count": 1, "places": ["B5"]}, "Ana crosses one cell: B5.", "Ana tacha una casilla: B5."),
    (
        "border-event-reveal",
        {"count": 2, "places": ["B5", "B11"]},
        "Ana crosses 2 cells: B5 and B11.",
        "Ana tacha 2 casillas: B5 y B11.",
    ),
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
        "La partida termina tras 1 ronda. Alguien ha cerrado su sexta área.",
    ),
    (
        "border-event-over",
        {"reason": "cap", "rounds": 300},
        "The game ends after 300 rounds. The limit of rounds is reached.",
        "La partida termina tras 300 rondas. Se ha llegado al límite de rondas.",
    ),
]

ONE_MEAT: Args = {"amounts": ["@yak-amount-meat-1"]}
ONE_JEWEL: Args = {"count": 1, "good": "@silk_road-good-jewels", "money": 1}
# What is said of one: verbs, nouns and pronouns follow the number.
OF_ONE: list[tuple[str, Args, str, str]] = [
    (
        "silk_road-do-bid",
        {"money": 1, "active": 1},
        "Bid 1 silver. If nobody bids more, Luis sells you the pawn for it or pays you that sum to keep it.",
        "Puja 1 moneda de plata. Si nadie puja más, Luis te vende el peón por esa cantidad o te la paga para quedárselo.",
    ),
    (
        "silk_road-do-show",
        ONE_JEWEL,
        "Show 1 token of jewels. It stays yours.",
        "Muestra 1 ficha de joyas. Sigue siendo tuya.",
    ),
    (
        "silk_road-do-sell",
        ONE_JEWEL,
        "Sell 1 token of jewels for 1 silver.",
        "Vende 1 ficha de joyas por 1 moneda de plata.",
    ),
    (
        "silk_road-no-buy-money",
        {**ONE_JEWEL, "cost": 1, "money": 0},
        "For 1 token of jewels you need 1 silver; you have 0.",
        "Para comprar 1 ficha de joyas necesitas 1 moneda de plata; tienes 0.",
    ),
    (
        "silk_road-no-show-more",
        {"good": "@silk_road-good-spices", "have": 1},
        "You have only 1 token of spices to show.",
        "Solo tienes 1 ficha de especias que mostrar.",
    ),
    (
        "silk_road-event-show-paid",
        {**ONE_JEWEL, "money": 3},
        "Ana shows 1 token of jewels and gets 3 silver.",
        "Ana muestra 1 ficha de joyas y recibe 3 monedas de plata.",
    ),
    (
        "silk_road-event-swap",
        {"good": "@silk_road-good-jewels", "into": "@silk_road-good-fruits"},
        "Ana swaps one token of jewels for one of dried fruits.",
        "Ana cambia 1 ficha de joyas por 1 de frutos secos.",
    ),
    (
        "yak-prompt-restock",
        {"room": 1},
        "Which food do you take from your cart? Your yurt has room for 1.",
        "¿Qué alimento tomas de tu carreta? En tu yurta hay sitio para 1.",
    ),
    (
        "yak-prompt-take",
        {"left": 1, "then": "draw"},
        "Take one food from the Market, or go on to drawing stones.",
        "Toma un alimento del Mercado o pasa a sacar piedras.",
    ),
    (
        "yak-do-restock",
        {**ONE_MEAT, "left": 1},
        "Take 1 meat into your yurt and leave 1 on the cart.",
        "Toma 1 ficha de carne para tu yurta y deja 1 en la carreta.",
    ),
    (
        "yak-do-keep",
        {**ONE_MEAT, "rest": ["@yak-amount-bread-1"]},
        "For the cart: 1 meat; for the Market: 1 bread.",
        "Para la carreta: 1 ficha de carne; para el Mercado: 1 ficha de pan.",
    ),
    (
        "yak-no-keep-count",
        {"room": 1},
        "Exactly 1 of the paid food must stay on the cart.",
        "Tienes que dejar en la carreta exactamente 1 de los alimentos pagados.",
    ),
    (
        "yak-event-overflow",
        ONE_MEAT,
        "Ana cannot load it all and puts 1 meat into the Market.",
        "Ana no puede cargarlo todo y lleva 1 ficha de carne al Mercado.",
    ),
    (
        "yak-board-mountain",
        {"track": 1, "spaces": 3, "stones": 1},
        "Mountain: fog on 1 of 3 spaces. The bag holds one stone.",
        "Montaña: niebla en 1 de 3 casillas. En la bolsa hay una piedra.",
    ),
    (
        "silk-prompt-piece",
        {"pieces": ["@silk-piece-mastiff"]},
        "Set up one of your pieces beside your worms. Still to place: mastiff.",
        "Coloca una de tus piezas junto a tus orugas. Por colocar: mastín.",
    ),
    (
        "border-board-area-taken",
        {"area": "@border-area-well.label", "later": 1, "missing": 1},
        "Well: the higher value is taken, 1 point left; 1 cell to go",
        "Pozo: ya se han llevado el valor alto; el bajo da 1 punto; falta 1 casilla",
    ),
]


@pytest.mark.parametrize(("key", "args", "english", "spanish"), PLURALS + OF_ONE)
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
    assert "Asiento 2 sigue" in say(message, "es", ["Ana"])
    assert "Asiento 2 sigue" in say(message, "es", ["Ana", ""])


def test_a_seat_that_is_not_there_gets_nobodys_name() -> None:
    assert say(Message("house-not-your-turn", {"seat": -2}), "en", ["Ana", "Luis"]) == "It is not your turn, seat -1."
    assert say(Message("house-not-your-turn", {"seat": 7}), "es", ["Ana", "Luis"]) == "Ahora no te toca, Asiento 8."


def test_events_say_who() -> None:
    event = Event("border-event-finished", {}, 0)
    assert say_event(event, "en", ["Ana"]) == "Ana finishes the second action."
    assert say_event(event, "es", ["Ana"]) == "Ana termina la segunda acción."
    assert say_event(event, "en") == "Seat 1 finishes the second action."
    assert say_event(event, "es", ["", "Luis"]) == "Asiento 1 termina la segunda acción."


def test_whoever_reads_is_you() -> None:
    event = Event("border-event-finished", {}, 0)
    assert say_event(event, "en", ["Ana", "Luis"], you=0) == "You finish the second action."
    assert say_event(event, "es", ["Ana", "Luis"], you=0) == "Terminas la segunda acción."
    assert say_event(event, "en", ["Ana", "Luis"], you=1) == "Ana finishes the second action."


def test_what_others_do_to_you() -> None:
    hand = Event("silk_road-event-hand", {"seat": 1}, 0)
    said = [say_event(hand, "en", ["Ana", "Luis"], you) for you in (0, 1, 2, None)]
    assert said[:2] == ["You hand the leader pawn to Luis.", "Ana hands you the leader pawn."]
    assert said[2] == said[3] == "Ana hands the leader pawn to Luis."
    captured = Event("silk-event-captured", {"colour": "@silk-colour-red", "owner": 1, "count": 2, "tile": "2,3"}, 0)
    assert say_event(captured, "es", ["Ana", "Luis"], you=1) == "El ookami captura 2 de tus orugas en 2,3."
    assert (
        say_event(captured, "es", ["Ana", "Luis"], you=0)
        == "El ookami captura 2 orugas de color rojo (de Luis) en 2,3."
    )
    refused = Message("house-not-your-turn", {"seat": 1})
    assert say(refused, "en", ["Ana", "Luis"], you=1) == "It is not your turn."
    assert say(refused, "en", ["Ana", "Luis"], you=0) == "It is not your turn, Luis."


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


def test_a_place_inside_a_phrase_is_said_in_both_languages() -> None:
    wall = Message("silk-no-wall-twice", {"wall": "@silk-place-between B3 C3"})
    assert say(wall, "en") == "A wall already stands between B3 and C3."
    assert say(wall, "es") == "Ya hay un muro entre B3 y C3."


def test_numbers_and_seats_inside_a_list() -> None:
    seats = Message("house-list", {"start": ["@seat 0", "@seat 2"], "last": "@seat 1"})
    assert say(seats, "en", ["Ana", "Luis", "Noa"], you=1) == "Ana and Noa and you"
    assert say(seats, "es") == "Asiento 1 y Asiento 3 y Asiento 2"
