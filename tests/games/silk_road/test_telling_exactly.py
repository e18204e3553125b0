"""Silk Road told in words, exactly: whole sentences of typical situations, and places that somebody names."""

import pytest

from caravansary import Refused, State
from caravansary.engine.told import numbered
from caravansary.words.telling import Teller
from tests.games.playing import play, verdict

from .hearing import NAMES, Table
from .tables import auction, ended, market, table

# --- as it reads


def lines(state: State, heading: str, language: str, you: int | None = 0) -> list[str]:
    return Table(state, state.view(you), language).lines[heading]


def choices(state: State, language: str, you: int = 0) -> list[str]:
    teller = Teller(language, NAMES, you)
    return [teller.choice(row) for row in numbered(state, you, state.view(you))]


def test_an_auction() -> None:
    state = auction(4, "kashgar", leader=3, goods={0: "2 silk 1 jewels"})
    assert lines(state, "now", "en") == [
        "Round 5. Auction.",
        "The leader pawn is with Diego, with 3 turn tokens.",
        "Nobody has bid in this round.",
        "The caravan is in Kashgar, orange. No tiles. Printed bonus: Buyer of jewels. Arrows to Samarkand and Bactra.",
    ]
    assert lines(state, "next", "en")[0] == (
        "Now you bid or pass. After that: Bruno and Celia. Then the highest bid, if there is one, is answered by Diego: "
        "to sell the pawn for it, or to pay as much and keep it. Then whoever has the pawn moves the caravan."
    )
    assert lines(state, "you", "es")[0] == (
        "Tras tu pantalla: 10 monedas de plata, 3 mercancías: 2 fichas de seda y 1 ficha de joyas. "
        "En total, 13 puntos, mayorías aparte."
    )
    assert lines(state, "you", "en")[0].endswith(" 13 points in all, not counting majorities.")
    assert lines(state, "ahead", "en")[0].startswith(
        "The road leads from Chang’An to Antioch. In reach by the next move: Samarkand and Bactra. After 2 moves: Merv."
    )
    play(state, "bid 4", "pass")
    assert lines(state, "now", "es")[1:3] == [
        "El peón de líder lo tiene Diego, con 3 fichas de turno.",
        "Tu puja: 4 monedas de plata. Pasa Bruno. La puja más alta de esta ronda es tuya: 4 monedas de plata.",
    ]


def test_a_market() -> None:
    tiles = "seller silk, seller silk, thief, grand vizier, crook"
    state = market(6, "bactra", tiles, goods={0: "3 silk 1 ivory"})
    assert lines(state, "now", "en")[1] == (
        "The caravan is in Bactra, purple. 5 tiles: Seller of silk (2 here). Thief. Grand Vizier. Crook. Arrow to Merv."
    )
    assert lines(state, "now", "es")[1] == (
        "La caravana está en Bactra, violeta. 5 losetas: Vendedor de seda (hay 2). Ladrón. Gran Visir. Estafador. "
        "Flecha a Merv."
    )
    assert choices(state, "en") == [
        "1 Take a Seller of silk. 2 of these lie here. Your 3 silk would bring 9 silver.",
        "2 Take a Thief.",
        "3 Take a Grand Vizier. It may ask for ivory, silk, jewels, dried fruits and spices. "
        "Of these you have 1 ivory and 3 silk.",
        "4 Take a Crook. You keep it for later.",
    ]
    play(state, "take seller silk")
    assert choices(state, "es")[2] == (
        "3 Vende 2 fichas de seda por 7 monedas de plata. Entonces tendrás 17 monedas de plata y 1 ficha de seda."
    )


def test_an_action_changed_by_a_crook() -> None:
    state = market(tiles="trader 1 jewels for 2 silk", goods={0: "2 ivory"}, seats={0: {"crooks": 2}})
    play(state, "take trader 1 jewels for 2 silk")
    assert "1 Spend a Crook: you give ivory instead of jewels. Your goods are enough for 2 exchanges." in choices(
        state, "en"
    )
    play(state, "crook give jewels into ivory", "no crook")
    assert lines(state, "now", "en")[1] == (
        "The tile you took, at work now: Trader, 1 jewel for 2 silk. A Crook has turned jewels into ivory where goods are given. "
        "So now it is: Trader, 1 ivory for 2 silk. It can be done up to 2 more times."
    )
    assert lines(state, "now", "es", 1)[1] == (
        "En curso, la loseta de Ana: Comerciante, 1 ficha de joyas por 2 fichas de seda. "
        "Un Estafador ha convertido joyas en marfil en lo que se entrega. "
        "Así que ahora es: Comerciante, 1 ficha de marfil por 2 fichas de seda. Se puede hacer como mucho 2 veces más."
    )
    assert lines(state, "others", "en", 1)[2] == "In front of Ana’s screen: 1 Crook. May still act in this round."


def test_the_reverse_road() -> None:
    state = table("move", 4, "palmyra", reverse=True)
    assert lines(state, "ahead", "en")[0].startswith(
        "The reverse road leads from Antioch to Chang’An. In reach by the next move: Ecbatana."
    )
    assert any(line.startswith("Lanzhou, purple.") and "Neither Crook" in line for line in lines(state, "ahead", "en"))


def test_the_end() -> None:
    state = ended((12, "2 silk"), (20, "1 silk 1 ivory"), (3, "1 ivory"))
    assert lines(state, "now", "en", 1)[:6] == [
        "Round 5. Game over.",
        "The caravan has arrived.",
        "1st place: you, 22 points.",
        "2nd place: Ana, 16 points.",
        "3rd place: Celia, 4 points.",
        "Most silk: Ana. Nobody alone has the most ivory, jewels, dried fruits and spices.",
    ]
    assert lines(state, "next", "es") == ["La partida ha terminado."]
    assert lines(state, "players", "es", None)[0] == (
        "Tras la pantalla de Ana: 12 monedas de plata, 2 mercancías: 2 fichas de seda. En total, 14 puntos, mayorías aparte."
    )


def test_a_single_point() -> None:
    state = ended((1, ""), (0, ""), (9, ""))
    assert lines(state, "now", "en")[3:5] == ["2nd place: you, 1 point.", "3rd place: Bruno, 0 points."]
    assert lines(state, "now", "en", 1)[3] == "2nd place: Ana, 1 point."
    assert lines(state, "now", "es")[3:5] == ["2.º puesto: tú, 1 punto.", "3.er puesto: Bruno, 0 puntos."]
    assert lines(state, "now", "es", 1)[3] == "2.º puesto: Ana, 1 punto."


# --- places and pieces that somebody types


def meant(state: State, text: str) -> str:
    return state.game.action_to_string(state.understand(text))


def test_a_city_stands_for_the_move_to_it() -> None:
    state = table("move", 4, "kashgar")
    assert {meant(state, text) for text in ("merv", "Merv", " MERV ", "move merv")} == {"move merv"}
    assert {meant(state, text) for text in ("chang'an", "Chang’An", "changan")} == {"move changan"}
    assert verdict(state, "move merv").rules == state.explain(state.understand("Merv")).rules
    assert not state.explain(state.understand("Merv")).legal and state.explain(state.understand("Bactra")).legal


def test_a_tile_stands_for_taking_it_and_a_good_for_dealing_in_it() -> None:
    state = market(tiles="seller silk, thief", goods={0: "2 silk"})
    assert meant(state, "Thief") == "take thief"
    assert meant(state, "Seller of silk") == meant(state, "seller silk") == "take seller silk"
    assert meant(state, "barterer") == "take barterer"
    play(state, "take seller silk")
    assert meant(state, "Silk") == "sell 1 silk"
    naming = market(tiles="grand vizier")
    play(naming, "take grand vizier")
    assert meant(naming, "spices") == "name spices"


@pytest.mark.parametrize("text", ["", "nowhere", "silk", "seat", "7", "m" * 5000, "merv merv"])
def test_anything_else_is_refused_as_before(text: str) -> None:
    state = auction()
    with pytest.raises(Refused) as caught:
        state.understand(text)
    with pytest.raises(Refused) as before:
        state.game.string_to_action(text)
    assert caught.value.verdict == before.value.verdict
