"""The Border told in words: whole lines of typical situations, and places that somebody names instead of an action."""

import pytest

from caravansary import Refused, State, load_game
from caravansary.engine.told import told
from caravansary.words.telling import text
from tests.games.playing import play

from .hearing import LABEL, NAMES
from .tables import DRAWING, SEGMENT, WHITE, ended, first_action, reroll, rings, second_action

# --- whole sentences


EXACTLY: list[tuple[State, int | None, list[str], list[str]]] = [
    (
        load_game("border", 2).new_initial_state(),
        None,
        [
            "No dice have been rolled yet.",
            "Castle: 12 points if first, 6 later.",
            "No board yet: Bo.",
            "Dealing the boards. No round has begun.",
        ],
        [
            "Aún no se ha tirado ningún dado.",
            "Castillo: 12 puntos antes que nadie, 6 después.",
            "Sin tablero todavía: Bo.",
            "Reparto de tableros. Aún no ha empezado ninguna ronda.",
        ],
    ),
    (
        reroll("AB", "red red red blue blue", crossed={0: rings("chapel") - SEGMENT["A", "red 3"]}),
        0,
        [
            "F Stop with blue, blue, red, red and red. "
            "You could then complete any of these segments: blue of 2, red of 2 and red of 3.",
            "After roll 1 of 3: blue, blue, red, red and red.",
        ],
        [
            "F Plántate con azul, azul, rojo, rojo y rojo. "
            "Después podrías completar cualquiera de estos segmentos: azul de 2, rojo de 2 y rojo de 3.",
            "Tras la tirada 1 de 3: azul, azul, rojo, rojo y rojo.",
        ],
    ),
    (
        first_action(
            "AB",
            "red red red blue blue",
            crossed={0: rings("chapel") - SEGMENT["A", "red 3"], 1: rings("well")},
            scored={1: {"well": 4}},
        ),
        0,
        [
            "3 Complete the red segment of 3 with 3 red dice and close the chapel. Its open cells: J2, K2 and K3. "
            "This scores 5 points. Cells then missing: the castle 16.",
            "F Finish the first action; 5 dice stay for the second.",
            "Chapel: 5 points if first, 2 later. 3 of 11 cells are missing: red J2, K2 and K3.",
            "Well: 2 points, the higher value is taken. 10 of 10 cells are missing: grey H13, H14, I14, J14, J11, K11, "
            "blue K12, K13, red H12 and I11.",
            "Board B, Bo: 4 points. 1 area closed, with its points: the well 4.",
            "Round 41. First action: crossing. You are the active player.",
            "Unless the game ends, Bo is the active player in the next round. "
            "The game ends with the round in which somebody closes a sixth area. Most areas closed so far, 1: Bo.",
        ],
        [
            "3 Completa el segmento rojo de 3 con 3 dados de ese color y cierra la capilla. Sus casillas libres: J2, K2 y K3. "
            "Esto da 5 puntos. Casillas que faltan después: el castillo 16.",
            "F Termina la primera acción; quedan 5 dados para la segunda.",
            "Capilla: 5 puntos antes que nadie, 2 después. Faltan 3 de 11 casillas: roja J2, K2 y K3.",
            "Pozo: 2 puntos, el valor más alto ya no está. Faltan 10 de 10 casillas: gris H13, H14, I14, J14, J11, K11, "
            "azul K12, K13, roja H12 e I11.",
            "Tablero B, Bo: 4 puntos. 1 área cerrada, con sus puntos: el pozo 4.",
            "Ronda 41. Primera acción: tachar. Eres el jugador activo.",
            "Si la partida no acaba, Bo es el jugador activo de la próxima ronda. "
            "La partida acaba con la ronda en que alguien cierre su sexta área. Máximo de áreas cerradas hasta ahora, 1: Bo.",
        ],
    ),
    (
        second_action("ABC", dice="blue blue red red red", crossed={1: rings("chapel") - {50}}),
        1,
        [
            "2 Use your one cross for K2, with one red die, and close the chapel. The red segment of 5 then misses 1 cell. "
            "This scores 5 points. Cells then missing: the castle 16.",
            "After roll 1 of 3: blue, blue, red, red and red. All five are used.",
            "You may still cross 1 cell. Your dice: blue, blue, red, red and red.",
            "Chapel: 5 points if first, 2 later. 1 of 11 cells is missing: red K2.",
            "Still crossing: you and Cleo.",
        ],
        [
            "2 Usa tu única cruz en K2, con un dado rojo, y cierra la capilla. Al segmento rojo de 5 le falta después 1 casilla. "
            "Esto da 5 puntos. Casillas que faltan después: el castillo 16.",
            "Tras la tirada 1 de 3: azul, azul, rojo, rojo y rojo. Los cinco están usados.",
            "Aún puedes tachar 1 casilla. Tus dados: azul, azul, rojo, rojo y rojo.",
            "Capilla: 5 puntos antes que nadie, 2 después. Falta 1 de 11 casillas: roja K2.",
            "Aún tachando: tú y Cleo.",
        ],
    ),
    (
        ended({"well": 4, "chapel": 5, "bridge": 6, "sailboat": 7, "eagle": 8, "villa": 9}, {"well": 2, "castle": 12}),
        1,
        [
            "Castle: closed for 12 points.",
            "Board B, yours: 14 points. 2 areas closed, with their points: the well 2 and the castle 12.",
            "Round 41. Game over. Last active player: Ana.",
            "Somebody has closed six areas. 1st place: Ana. 2nd place: you.",
        ],
        [
            "Castillo: área cerrada, 12 puntos.",
            "Tablero B, el tuyo: 14 puntos. 2 áreas cerradas, con sus puntos: el pozo 2 y el castillo 12.",
            "Ronda 41. Fin de la partida. Último jugador activo: Ana.",
            "Alguien ha cerrado su sexta área. 1.er puesto: Ana. 2.º puesto: tú.",
        ],
    ),
]


@pytest.mark.parametrize(("state", "seat", "english", "spanish"), EXACTLY)
def test_whole_lines(state: State, seat: int | None, english: list[str], spanish: list[str]) -> None:
    for language, expected in (("en", english), ("es", spanish)):
        heard = text(told(state, seat), language, NAMES[: state.game.players], seat).split("\n")
        assert [line for line in heard if line in expected] == expected, heard


def test_own_crosses_are_told_while_they_are_sealed_and_what_they_close() -> None:
    state = second_action("ABC", "red blue", crossed={1: rings("chapel") - {50}})
    before = [told(state, other).sections for other in (0, 2, None)]
    play(state, "cross 50", seat=1)
    heard = text(told(state, 1), "en", NAMES[:3], 1).split("\n")
    sealed = "In this action you have crossed K2; the others do not see this cross yet."
    assert f"You may still cross 1 cell. Your dice: blue. {sealed}" in heard
    assert "Chapel: every cell is crossed; 5 points when this action ends." in heard
    assert [told(state, other).sections for other in (0, 2, None)] == before


# --- a place instead of an action


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("b5", "cross 7"), ("B5", "cross 7"), (" q10 ", "cross 84"), ("B4", "cross 6"), ("Grey 3", "segment grey 3")],
)
def test_in_a_second_action_a_place_is_its_cross(typed: str, meant: str) -> None:
    state = second_action("AB", "blue green")
    assert state.game.action_to_string(state.understand(typed)) == meant


@pytest.mark.parametrize("state", [reroll("BA"), first_action("BA", "red red red red red")])
def test_in_a_first_action_a_place_is_its_segment(state: State) -> None:
    for row in DRAWING["boards"][1]["segments"]:
        for cell in row["cells"]:
            meant = f"segment {row['colour']} {row['size']}"
            assert state.game.action_to_string(state.understand(LABEL[cell].lower())) == meant
    for cell in WHITE:
        assert state.game.action_to_string(state.understand(LABEL[cell])) == f"cross {cell}"


def test_before_the_first_round_a_place_is_its_cross_and_chance_decides() -> None:
    state = load_game("border").new_initial_state()
    assert state.explain(state.understand("b5"), 0).key == "house-chance-decides"


@pytest.mark.parametrize("typed", ["", "Z1", "B", "5", "b5 b5", "grey", "grey 6", "pink 3", "b" * 300])
def test_what_is_no_place_is_refused_as_before(typed: str) -> None:
    with pytest.raises(Refused) as caught:
        second_action("AB", "blue green").understand(typed)
    assert caught.value.verdict.key == "house-unknown-action"
