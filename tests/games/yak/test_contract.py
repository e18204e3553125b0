"""Yak keeps the contract: the conformance kit, hostile positions, an owner's data, the table in text, all its words."""

import copy
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravansary import CHANCE, Event, Message, Refused, Rng, check_game, load_game
from caravansary.engine.messages import BadOption, BadPosition, ScoreLine, Verdict
from caravansary.engine.playout import playout
from caravansary.games import built_in_data
from caravansary.words import LANGUAGES, say, say_event, say_line
from tests.marks import rules
from tests.playthrough import english
from tests.words.catalogue import keys

from .tables import draw, lay_out, morning, noon, play, wander


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_conformance_kit_finds_nothing(players: int, compiled: bool) -> None:
    report = check_game(load_game("yak", players=players), games=60 if compiled else 4, seed=players)
    assert report.faults == []


@pytest.mark.parametrize("cards", [1, 2, 3])
def test_bonus_cards_keep_the_contract_too(cards: int, compiled: bool) -> None:
    report = check_game(load_game("yak", players=cards + 1, bonus_cards=cards), games=30 if compiled else 2, seed=cards)
    assert report.faults == []


# --- positions from strangers


def with_changes(position: Any, path: list[Any], value: object) -> Any:
    changed = copy.deepcopy(position)
    inner = changed
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return changed


DAWN_GAME, DAWN = lay_out(
    3, carts=["no_bread", "no_milk", "no_meat"], loads={"no_bread": "RRG"}, towers={0: "RR"}, yurts={0: "1 milk"}
)
DAWN = DAWN_GAME.from_position(DAWN).position()


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["game"], "border", "game"),
        (["phase"], "lunch", "phase"),
        (["phase"], None, "phase"),
        (["phase"], ["dawn"], "phase"),
        (["phase"], "buy", "seats"),
        (["phase"], "over", "phase"),
        (["phase"], "first_player", "day"),
        (["colour"], 1, "colour"),
        (["day"], 0, "day"),
        (["day"], 201, "day"),
        (["day"], True, "day"),
        (["last_day"], 6, "last_day"),
        (["first"], 3, "first"),
        (["first"], None, "first"),
        (["turn"], 0, "turn"),
        (["direction"], "north", "direction"),
        (["direction"], 1, "direction"),
        (["boxed"], "pink", "boxed"),
        (["boxed"], None, "boxed"),
        (["boxed"], "red", "bag"),
        (["bonus"], ["BON-RED"], "bonus"),
        (["bonus"], "BON-RED", "bonus"),
        (["stupa"], 0, "last_day"),
        (["market"], {"meat": 1}, "market"),
        (["market"], {"cake": 1}, "market.cake"),
        (["market"], {"meat": -1}, "market.meat"),
        (["carts"], [], "carts"),
        (["carts", 0], 7, "carts[0]"),
        (["carts", 0, "name"], "no_meat", "carts[0].name"),
        (["carts", 0, "stop"], 1, "carts[1].stop"),
        (["carts", 0, "stop"], 3, "carts[0].stop"),
        (["carts", 0, "stop"], None, "carts"),
        (["carts", 0, "stones"], ["red"] * 5, "carts[0].stones"),
        (["carts", 0, "stones"], ["fog"], "carts[0].stones"),
        (["carts", 0, "stones"], [], "bag"),
        (["carts", 0, "food"], {"bread": 1}, "market"),
        (["carts", 0, "wheels"], 2, "carts[0].wheels"),
        (["bag", "red"], 9, "bag.red"),
        (["bag", "red"], 0, "bag"),
        (["bag"], [], "bag"),
        (["bag", "fog"], 1, "bag.fog"),
        (["fog"], 4, "quarry"),
        (["open"], 1, "open"),
        (["open"], False, "quarry"),
        (["lost"], "red", "bag"),
        (["mountain"], {"phase": 4}, "mountain.phase"),
        (["mountain"], {"phase": 1, "track": 3}, "quarry"),
        (["mountain"], {"aside": 1}, "mountain.aside"),
        (["bought"], ["red"], "bag"),
        (["paid"], {"meat": 1}, "market"),
        (["taken"], 1, "taken"),
        (["drawn"], ["red"], "bag"),
        (["missing"], 1, "missing"),
        (["batch_fog"], 1, "batch_fog"),
        (["seats"], [], "seats"),
        (["seats", 0], None, "seats[0]"),
        (["seats", 0, "card"], "sleep", "seats[0].card"),
        (["seats", 0, "played"], None, "seats[0].played"),
        (["seats", 0, "hat"], 1, "seats[0].hat"),
        (["seats", 0, "yurt"], {"meat": 9}, "market"),
        (["seats", 0, "tower"], {"1.0": "pink"}, "seats[0].tower.1.0"),
        (["seats", 0, "tower"], {"5.5": "red"}, "seats[0].tower.5.5"),
        (["seats", 0, "tower"], {"1.0": "red", "1.2": "red"}, "seats[0].tower"),
    ],
)
def test_a_bad_position_names_its_field(path: list[Any], value: object, field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        DAWN_GAME.from_position(with_changes(DAWN, path, value))
    assert str(bad.value).startswith(field), str(bad.value)


def middles() -> list[Any]:
    """Positions in the middle of every phase that random games come to, two of each."""
    found: dict[str, list[Any]] = {}
    for players in (2, 3, 4):
        for state in wander(players, 7, bonus_cards=players - 1):
            kept = found.setdefault(state.phase_stack()[-1] + str(players), [])
            if len(kept) < 2:
                kept.append((players, state.position()))
    return [position for kept in found.values() for position in kept]


MIDDLES = middles()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 20) | st.sampled_from(["red", "build", "dawn", "no_bread", "1.0", ""]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["meat", "1.0", "red"]), inner, max_size=2)
    ),
    max_leaves=5,
)


@settings(max_examples=200)
@given(st.sampled_from(MIDDLES), st.randoms(use_true_random=False), JSON)
def test_whatever_a_position_holds_it_is_refused_or_playable(middle: Any, random: Any, value: object) -> None:
    players, position = middle
    paths: list[list[Any]] = [[key] for key in position] + [["mountain", key] for key in position["mountain"]]
    paths += [["seats", 1, key] for key in position["seats"][1]] + [["carts", 0, key] for key in position["carts"][0]]
    path = random.choice(paths)
    if random.random() < 0.3:  # the same field of another table fits better than nonsense
        other = random.choice(MIDDLES)[1]
        value = other.get(path[0]) if len(path) == 1 else value
    try:
        game = load_game("yak", players=players, bonus_cards=players - 1)
        state = game.from_position(with_changes(position, path, value))
    except BadPosition:
        return
    playout(state, Rng(1))
    assert state.is_terminal()


# --- an owner's own bonus cards


def own_data() -> Any:
    return copy.deepcopy(built_in_data("yak"))


@rules("YAK-11.1")
def test_an_owner_may_bring_the_printed_cards() -> None:
    data = own_data()
    data["cards"][0] |= {"high": 6, "low": 3}
    data["cards"].append({"id": "RED-TOO", "colour": "red", "kind": "penalty", "lose": 5})
    game = load_game("yak", players=4, data=data, bonus_cards=2)
    assert game.data() == data and load_game("yak").data() is None
    state = morning(towers={0: "RR", 1: "R"}, bonus=["BON-RED", "RED-TOO"], data=data)
    assert [seat["points"]["bonus"] for seat in state.view(None)["seats"]] == [[6, 0], [3, 0], [0, -5], [0, -5]]  # type: ignore[attr-defined]
    assert check_game(game, games=1).faults == []


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["cards"], [], "cards: must be a list"),
        (["cards"], None, "cards: must be a list"),
        (["cards", 0], 7, "cards[0]: must be an object"),
        (["cards", 0, "id"], "two words", "cards[0].id"),
        (["cards", 1, "id"], "BON-RED", "cards[1].id: BON-RED is there twice"),
        (["cards", 0, "colour"], "pink", "cards[0].colour"),
        (["cards", 0, "colour"], "crystal", "cards[0].colour"),
        (["cards", 0, "kind"], "maximum", "cards[0].kind"),
        (["cards", 0, "high"], "4", "cards[0].high"),
        (["cards", 0, "low"], 4, "cards[0].low"),
        (["cards", 0, "each"], 4, "cards[0].each"),
        (["cards", 2, "each"], 0, "cards[2].each"),
        (["cards", 2, "cells"], [], "cards[2].cells"),
        (["cards", 2, "cells"], ["1.0", "1.0"], "cards[2].cells"),
        (["cards", 2, "cells"], ["1.5"], "cards[2].cells"),
        (["cards", 6, "lose"], 99, "cards[6].lose"),
        (["cards"], [{"id": "A", "colour": "red", "kind": "penalty", "lose": 1}], "cards: without red"),
    ],
)
def test_bad_data_names_its_field(path: list[Any], value: object, field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        load_game("yak", players=2, data=with_changes(own_data(), path, value))
    assert str(bad.value).startswith(field)


# --- games and options


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
    assert "   R R X . .\n" in drawn and "\n    B . . .\n" in drawn
    assert "junction   the no-meat cart " in drawn and "stones RGB" in drawn
    assert "card Market, baby yak, active" in drawn and "card face down" in drawn


def test_views_positions_and_observations_are_plain_data() -> None:
    state = noon(morning(3, towers={1: "RXR"}), "market")
    play(state, "done")
    draw(state, "RF")
    for thing in (state.position(), state.view(None), state.view(1), state.observation(1)):
        assert json.loads(json.dumps(thing)) == thing


@pytest.mark.parametrize("seat", [10**30, -(10**30), 99, -3])
def test_no_number_of_a_seat_upsets_the_contract(seat: int) -> None:
    state = morning()
    assert state.legal_actions(seat) == []
    assert state.explain(1, seat).rules == ("HOUSE-1.1",)


# --- words


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
