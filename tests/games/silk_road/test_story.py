"""What is said: every prompt, explanation, refusal and event of real games, in both languages, as sentences."""

import re

import pytest

from caravansary import CHANCE, Event, Message, Rng, load_game
from caravansary.engine.messages import ScoreLine
from caravansary.words import LANGUAGES, say, say_event, say_line
from tests.games.playing import play

from .tables import market

NAMES = ["Ana", "Luis", "Emma", "Noa", "Iván", "Sara"]


@pytest.mark.parametrize("players", [3, 6])
def test_whatever_a_game_says_can_be_said(players: int) -> None:
    heard: set[str] = set()

    def hear(message: Message | Event | ScoreLine) -> None:
        known = repr(message)
        if known in heard:
            return
        heard.add(known)
        for language in LANGUAGES:
            if isinstance(message, Event):
                text = say_event(message, language, NAMES)
            elif isinstance(message, ScoreLine):
                text = say_line(message, language) + "."
            else:
                text = say(message, language, NAMES)
            assert re.fullmatch(r"[A-ZÁÉÍÓÚ“«¿¡].*[.?]", text), text
            assert not re.search(r"[{}@$\n]|  ", text), text

    rng = Rng(players, "said")
    state = load_game("silk_road", players).new_initial_state()
    state.recording = True
    number = 0
    while not state.is_terminal():
        who = int(state.current_player())
        if who == CHANCE:
            state.apply_action(int(state.sample_chance(rng)))
        else:
            hear(state.prompt(who))
            legal = state.legal_actions()
            for action in legal:
                hear(state.explain(action).message)
            if number % 12 == 0:
                for seat in range(players):
                    for action in range(state.game.num_distinct_actions):
                        hear(state.explain(action, seat).message)
            state.apply_action(legal[int(rng.below(len(legal)))])
        number += 1
        for event in state.events:
            hear(event)
    for line in (line for sheet in state.breakdown() for line in sheet):
        hear(line)


def said(state_text: list[str], *actions: str, language: str) -> list[str]:
    state = market(4, "khotan", tiles=state_text[0], goods={0: "2 silk 1 ivory"}, seats={0: {"crooks": 1}})
    state.recording = True
    lines: list[str] = []
    for action in actions:
        play(state, action)
        lines += [say_event(event, language, NAMES) for event in state.events]
    return lines


def test_a_trade_in_both_languages() -> None:
    tile = "trader 1 ivory for 2 silk"
    actions = (f"take {tile}", "crook give ivory into silk", "trade", "stop")
    assert said([tile], *actions, language="en") == [
        "Ana takes a Trader: 1 ivory for 2 silk.",
        "Ana spends a Crook and turns ivory into silk.",
        "Ana exchanges 1 silk for 2 silk.",
        "Ana stops there.",
    ]
    assert said([tile], *actions, language="es") == [
        "Ana toma un Comerciante: 1 ficha de marfil por 2 fichas de seda.",
        "Ana gasta un Estafador y convierte marfil en seda.",
        "Ana cambia 1 ficha de seda por 2 fichas de seda.",
        "Ana no cambia nada más.",
    ]


def test_what_a_purchase_will_cost() -> None:
    state = market(tiles="buyer silk")
    play(state, "take buyer silk")
    verdict = state.explain(state.game.string_to_action("buy 3 silk"))
    assert say(verdict.message, "en") == "Buy 3 tokens of silk for 6 silver."
    assert say(verdict.message, "es") == "Compra 3 fichas de seda por 6 monedas de plata."
    refused = state.explain(state.game.string_to_action("buy 5 silk"))
    assert say(refused.message, "en") == "For 5 tokens of silk you need 14 silver; you have 10."
    assert say(refused.message, "es") == "Para comprar 5 fichas de seda necesitas 14 monedas de plata; tienes 10."


def test_events_name_where_things_come_from_and_go_to() -> None:
    state = market(tiles="buyer silk, crook")
    state.recording = True
    play(state, "take buyer silk")
    assert (state.events[0].args["from"], state.events[0].args["to"]) == ("bactra", "discard")
    play(state, "buy 1 silk")
    assert (state.events[0].args["from"], state.events[0].args["to"]) == ("supply", "screen")
    play(state, "hand pawn to seat 2")
    assert (state.events[0].seat, state.events[0].args["seat"]) == (0, 2)
    play(state, "take crook")
    assert (state.events[0].args["from"], state.events[0].args["to"]) == ("bactra", "hand")
