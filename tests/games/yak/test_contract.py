"""Yak keeps the contract: the conformance kit, games and options, the table in text, all its words."""

import re
from typing import Any

import pytest

from caravansary import CHANCE, Event, Message, Refused, Rng, check_game, load_game
from caravansary.engine.messages import BadOption, ScoreLine, Verdict
from caravansary.words import LANGUAGES, say, say_event, say_line
from tests.games.playing import play
from tests.playthrough import english
from tests.words.catalogue import keys

from .tables import morning, noon


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_conformance_kit_finds_nothing(players: int, compiled: bool) -> None:
    report = check_game(load_game("yak", players=players), games=16 if compiled else 3, seed=players)
    assert report.faults == []


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_bonus_cards_keep_the_contract_too(cards: int, compiled: bool) -> None:
    report = check_game(load_game("yak", players=cards + 1, bonus_cards=cards), games=16 if compiled else 2, seed=cards)
    assert report.faults == []


@pytest.mark.parametrize("players", [1, 5, 0, "2", True])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(BadOption, match="2 to 4 players"):
        load_game("yak", players=players)


@pytest.mark.parametrize("cards", [4, -1, "3", True, None])
def test_a_wrong_number_of_bonus_cards_is_refused(cards: Any) -> None:
    with pytest.raises(BadOption, match="bonus_cards"):
        load_game("yak", players=2, bonus_cards=cards)


def test_the_table_drawn_in_text() -> None:
    state = noon(morning(2, towers={0: "RRX / B"}, yurts={0: "1 milk"}, loads={"no_bread": "RGB"}), "market", "build")
    drawn = state.game.draw(state.view(None), english)
    assert "\n B  B . . .\n A R R X . .\n" in drawn
    assert "junction   the no-meat cart " in drawn and "stones RGB" in drawn
    assert "card Market, baby yak, active" in drawn and "card face down" in drawn


@pytest.mark.parametrize("seat", [10**30, -(10**30), 99, -3])
def test_no_number_of_a_seat_upsets_the_contract(seat: int) -> None:
    state = morning()
    assert state.legal_actions(seat) == []
    assert state.explain(1, seat).rules == ("HOUSE-1.1",)


def rare_tables() -> list[Any]:
    """Tables on which things happen that random games seldom bring."""
    closing = morning(bag="RB", mountain=(3, 4), last_day=True)
    bare = noon(morning(bag="", mountain=(3, 4), last_day=True), "restock", "market")
    poor = noon(morning(loads={"no_bread": "RGX"}, yurts={0: "3 milk 5 bread"}), "build", "market")
    play(poor, "buy red")
    late = morning(4, day=200, towers={0: "ROYGK / EBPR / OYG / K"}, loads={"no_bread": "R"}, yurts={0: "1 milk"})
    play(late, "commit build", seat=0)
    return [closing, bare, poor, late, morning(mountain=(2, 3)), morning(mountain=(3, 4))]


def test_everything_a_game_says_can_be_said_and_is_said() -> None:
    spoken: set[str] = set()

    def hear(message: Message | Event | ScoreLine | Verdict) -> None:
        new = message.key not in spoken
        spoken.add(message.key)
        for language in LANGUAGES if new or len(spoken) % 7 == 0 else ():
            if isinstance(message, Event):
                assert say_event(message, language)
            elif isinstance(message, ScoreLine):
                assert say_line(message, language)
            else:
                assert say(Message(message.key, message.args), language)

    rng = Rng(4, "words")
    starts = [load_game("yak", players, bonus_cards=3).new_initial_state() for players in (2, 3, 4)]
    for first in [*starts, *rare_tables()]:
        state = first.clone()
        state.recording = True
        number = 0
        while True:
            for event in state.events:
                hear(event)
            for seat in state.pending():
                hear(state.prompt(seat))
                some = range(0 if number < 3 else number % 29, 450, 1 if number < 3 else 29)
                for action in [*state.legal_actions(seat), *some]:
                    hear(state.explain(action, seat))
            if number % 60 == 0:
                for seat in range(-1, state.game.players):
                    for action in range(number % 7, 450, 7):
                        hear(state.explain(action, seat))
            if state.is_terminal():
                break
            legal = state.legal_actions()
            chance = state.current_player() == CHANCE
            state.apply_action(int(state.sample_chance(rng)) if chance else legal[int(rng.below(len(legal)))])
            number += 1
        for line in (line for sheet in state.breakdown() for line in sheet):
            hear(line)
    for text in ("pay 1 meat 1 milk 1 bread", "pay 9 meat", "keep 9 meat"):
        with pytest.raises(Refused) as refused:
            starts[0].game.string_to_action(text)
        hear(refused.value.verdict)
    silent = {key for key in keys("en") if re.match(r"yak-(prompt|do|no|event|line)-", key)} - spoken
    assert silent == set()
