"""What is said of Barterer and Grand Vizier is what happens: numbers are counted at the table, then looked for in the words."""

import re

import pytest

from caravansary import Message, State
from caravansary.words import say
from tests.games.playing import names, phase, play, verdict
from tests.marks import rules

from .tables import GOODS, lay, leader, market, money, offered, show, tiles, tokens

WORDS = {  # for a number, and for the last of so many
    "en": (["no", "one", "two", "three", "four", "five", "six"], {6: "sixth"}),
    "es": (["ninguna", "una?", "dos", "tres", "cuatro", "cinco", "seis"], {6: "sexto"}),
}
BOTH = pytest.mark.parametrize("language", WORDS)


def demand(sentence: str, pattern: str) -> None:
    assert re.search(pattern, sentence), f"{pattern!r} is not said by {sentence!r}"


# --- the Barterer


def turns(players: int, barter: bool) -> list[int]:
    """Whose turns a market had when the pawn goes to those who had the fewest; the first of them uses a Barterer or not."""
    state = market(players, seats={0: {"barterers": 1}})
    held: list[int] = []
    while tiles(state, "bactra"):
        held.append(leader(state))
        lay(state, second=barter and len(held) == 1)
        if phase(state) == "hand_on":
            assert tokens(state) == [held.count(seat) for seat in range(players)], "a token for a turn, not for a tile"
            play(state, min(offered(state), key=lambda text: held.count(int(text[-1]))))
    return held


@rules("SROAD-5.24")
@BOTH
def test_the_page_says_what_a_barterer_costs_at_the_table(language: str) -> None:
    word, _ = WORDS[language]
    with_it, without = ({players: turns(players, used) for players in range(3, 7)} for used in (True, False))
    idle = {players: len(set(without[players])) - len(set(with_it[players])) for players in with_it}
    (fewer,) = {len(without[players]) - len(with_it[players]) for players in with_it}
    (more,) = set(idle.values()) - {0}  # players who go without, beside those who do anyway
    (spared,) = {players for players in idle if idle[players] == 0}  # for each of them has two turns
    page = say(Message("silk_road-rule-5-24"), language)
    start = min(players for players in idle if idle[players])
    cost = with_it[start].count(0)
    if language == "en":
        demand(page, rf"cost you just {word[cost]} turn token\b.*\b{word[fewer]} turn fewer")
        demand(page, rf"\bfrom {word[start]} players on, {word[more]} player more than usual goes without")
        demand(page, rf"\bwith {word[spared]}, {word[fewer]} more of your turns is left over")
    else:
        demand(page, rf"pones {word[cost]} sola ficha de turno\b.*\b{word[fewer]} turno menos")
        demand(page, rf"\bdesde {word[start]} jugadores, se queda sin turno {word[more]} persona más de lo habitual")
        demand(page, rf"\ben partidas de {word[spared]}, sobra {word[fewer]} turno más")


@rules("SROAD-5.24")
@BOTH
def test_the_choice_of_a_barterer_says_how_many_turns_go(language: str) -> None:
    word, _ = WORDS[language]
    fewer = len(turns(4, barter=False)) - len(turns(4, barter=True))
    state = market(seats={0: {"barterers": 1}})
    lay_first(state)
    told = say(verdict(state, "barter").message, language)
    demand(told, {"en": rf"\b{word[fewer]} turn fewer", "es": rf"\b{word[fewer]} turno menos"}[language])


def lay_first(state: State) -> None:
    """The first tile's turn, up to the question of a second one."""
    play(state, f"take {tiles(state, 'bactra')[0]}")
    while phase(state) != "second_tile":
        play(state, min(names(state), key=lambda text: " 0 " not in text))


# --- the Grand Vizier


def vizier(used: int) -> State:
    """A Vizier was taken when so many have asked, each for another kind; two hold silk."""
    named = list(GOODS[:used])
    before = {"used": used, "named": named, "markers": dict.fromkeys(named, 1)}
    state = market(tiles="grand vizier", goods={0: "2 silk", 1: "1 silk"}, viziers=before)
    play(state, "take grand vizier")
    return state


def asks_again(used: int) -> bool:
    """May a kind that was asked for be asked for by the next Vizier?"""
    return bool(names(vizier(used), "name") & set(GOODS[:used]))


@rules("SROAD-5.15")
@BOTH
def test_when_a_kind_may_be_asked_for_again(language: str) -> None:
    """By the choice itself, and by the page."""
    word, last = WORDS[language]
    again = min(used for used in range(1, 6) if asks_again(used))
    assert again == len(GOODS), "only when there is no other kind left"
    for used in range(again):
        told = say(verdict(vizier(used), f"name {GOODS[-1]}").message, language)
        expected = {
            "en": rf"can be asked for again only after all {word[again]} goods have been",
            "es": rf"No se podrá volver a pedir hasta que se hayan pedido las {word[again]} mercancías",
        }
        demand(told, expected[language])
    for good in GOODS:
        told = say(verdict(vizier(again), f"name {good}").message, language)
        demand(told, {"en": r"^Ask for .* again\.", "es": r"^Vuelve a pedir "}[language])
        assert not re.search("only after|hasta que", told)
    page = say(Message("silk_road-rule-5-15"), language)
    expected = {
        "en": rf"all {word[again]} kinds have been asked for, the {last[again + 1]} Vizier may ask for any of them again",
        "es": rf"se han pedido los {word[again]} tipos, el {last[again + 1]} Visir puede volver a pedir cualquiera",
    }
    demand(page, expected[language])


@rules("SROAD-5.12", "SROAD-5.15")
@BOTH
@pytest.mark.parametrize("used", [1, 5])
def test_a_vizier_pays_what_was_said(used: int, language: str) -> None:
    state = vizier(used)
    before = money(state)
    told = say(verdict(state, "name silk").message, language)
    play(state, "name silk")
    show(state, 2, 1, 0, 0)
    most, second, *others = (after - had for had, after in zip(before, money(state), strict=True))
    assert others == [0, 0]
    expected = {
        "en": rf"{most} silver for the most, {second} for the second most",
        "es": rf"quien más muestre gana {most} monedas de plata; quien quede en segundo lugar, {second}\.",
    }
    demand(told, expected[language])
