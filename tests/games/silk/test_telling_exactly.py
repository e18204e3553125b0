"""Silk told in words, exactly: whole sentences of typical situations, in both languages."""

from caravansary import State
from tests.games.playing import play
from tests.games.silk.hearing import mid_game, told
from tests.games.silk.tables import G, P, route, sides, table


def lines(state: State, heading: str, language: str, viewer: int | None = P) -> list[str]:
    return told(state, viewer, language)[heading]


def test_a_tile_says_what_grows_and_stands_there_and_where_walls_are() -> None:
    state = mid_game()
    english, spanish = lines(state, "valley", "en"), lines(state, "valley", "es")
    assert english[2] == "A1: leafy pasture, worth 3. One purple worm of yours. Wall on the side: east."
    assert spanish[2] == "A1: pasto frondoso, vale 3. Una oruga tuya, de color morado. Con muro al este."
    assert english[3] == "B1: barren, worth 0, once dry pasture. Empty. Wall on the side: south and west."
    assert spanish[3] == "B1: yerma, vale 0; antes, pasto reseco. Vacía. Con muro al sur y oeste."
    assert english[9] == "C2: normal pasture, worth 2. 2 purple worms of yours. One green worm of Zoraxe."
    assert (
        spanish[9] == "C2: pasto natural, vale 2. 2 orugas tuyas, de color morado. Una oruga de color verde, de Zoraxe."
    )


def test_the_valley_goes_round_and_this_is_said_once() -> None:
    state = mid_game()
    assert lines(state, "valley", "en")[1] == (
        "4 rows of 5 tiles, from A1 in the north-west to E4 in the south-east. The valley goes round: north of row 1 lies "
        "row 4, west of column A lies column E. Worms leave it over the border."
    )


def test_pieces_and_worms_by_owner_own_ones_first() -> None:
    state = mid_game()
    assert lines(state, "pieces", "en")[1:] == [
        "Your purple shepherd stands on A4. Your purple mastiff stands on B4. Your worms, purple: 1 on A1 and 2 on C2.",
        "The green shepherd of Zoraxe stands on D4. The green mastiff of Zoraxe stands on E4. "
        "Worms of Zoraxe, green: 1 on C2.",
        "The ookami stands on C3.",
    ]
    assert lines(state, "pieces", "es", G)[1].startswith("Tu pastor, de color verde, está en D4.")


def test_walls_by_network_and_segments_by_their_ends() -> None:
    state = mid_game()
    assert lines(state, "walls", "en")[3:] == [
        "Walls in your network: 2. A wall between A1 and B1. A wall between B1 and B2.",
        "Walls left to build: 8 of 10.",
    ]
    ring = table("3 5", players=2, walls=[*route("1,1", "1,3"), *sides("1,1", "WS"), *sides("1,2", "SE")], seats={
        P: {"nurseries": ["1,1", "1,3"]}, G: {"nurseries": ["3,3"]},
    })  # fmt: skip
    told_ring = lines(ring, "walls", "en")
    assert "Enclosure of B2 and C2: 4 points for you at the end. Your nurseries at its walls: 2." in told_ring
    assert "Closed segment of 2 walls, from the corner of A1 and B2 to the corner of C1 and D2." in told_ring
    assert lines(ring, "walls", "es", None)[-2] == (
        "Cercado de B2 y C2: 4 puntos para Zoraxa al final. Criaderos de Zoraxa junto a sus muros: 2."
    )


def test_a_die_says_what_it_costs() -> None:
    assert lines(mid_game(), "action", "en")[1] == (
        "Die 4, not used yet. Free: build a nursery or regenerate. For 1 point: build a wall and graze. "
        "For 2: move shepherd or mastiff and move the ookami. For 3: raise or rescue a worm."
    )


def test_what_is_chosen_within_an_action_is_told() -> None:
    state = mid_game()
    play(state, "die 5 graze", "graze 1,2", "displace south")
    assert lines(state, "action", "en")[1:5] == [
        "Under way: graze.",
        "One purple worm of yours went to C3.",
        "Still to leave C2: One purple worm of yours. One green worm of Zoraxe. The next to leave is a worm of yours (purple).",
        "When all worms have left, you get 4 points.",
    ]
    assert lines(state, "action", "es")[2:5] == [
        "Una oruga tuya, de color morado, ha ido a C3.",
        "Aún tienen que salir de C2: Una oruga tuya, de color morado. Una oruga de color verde, de Zoraxe. "
        "La siguiente en salir es una oruga tuya (de color morado).",
        "Cuando hayan salido todas las orugas ganas 4 puntos.",
    ]
    assert "C2: normal pasture, worth 2. One purple worm of yours. One green worm of Zoraxe." in lines(
        state, "valley", "en"
    )


def test_a_seat_and_what_comes_next() -> None:
    state = mid_game()
    assert lines(state, "player 0", "en")[2:4] == [
        "Final scoring would now add 7: enclosures 0, worms on pasture 7, worms in the cave 0.",
        "Worms: 3 in the valley, 12 in reserve, 0 in the cave. Nurseries not built yet: 3.",
    ]
    assert lines(state, "next", "en")[1:3] == [
        "Now: Choosing an action. It is your turn.",
        "Dice not used yet in this turn: 2. After this turn it is the turn of Zoraxe.",
    ]
    assert lines(state, "next", "en", G)[1] == "Now: Choosing an action. It is the turn of Zoraxa."
    assert lines(state, "next", "en")[4].endswith("The most so far is 7 points: you.")
    assert lines(state, "next", "es")[4].endswith("Por ahora, el máximo es de 7 puntos: tú.")
