"""What is said to those who decide: prompts, descriptions and refusals, in many situations and for every action there is.

Nothing is promised that cannot come, the rules quoted belong to what is going on, and both languages can say it.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from caravansary import Message, State, load_game
from caravansary.engine.messages import Arg
from caravansary.words import LANGUAGES, say
from tests.games.playing import MANY, every_verdict, names, phase, play, situations, verdict

from .tables import goods

LEDGERS = Path(__file__).parents[3] / "docs" / "rules"
WHO = ("Ana", "Bea", "Carl", "Dora", "Eli", "Fay")
TABLES: list[tuple[int, dict[str, object]]] = [
    (MANY, {}),
    (min(MANY, 60), {"reverse": True}),
    (min(MANY, 60), {"skip_final_auction": True, "notes": True}),
]
# What the ledger says about each step: only this may be quoted there.
RULES = {
    "auction": "2.1 2.2 2.3 2.4 2.5 2.6 2.7",
    "settle": "2.7 2.8",
    "move": "3.1 3.2 4.1",  # 4.1: the bonus of the city it leads to
    "printed": "4.1 4.2",
    "take": "4.3 4.4",
    "second_tile": "5.21 5.22 5.23 5.24",
    "hand_on": "4.6 4.7 4.8 4.10 4.11 4.12",
    "use_crook": "5.17 5.18 5.19",
    "sell": "4.4 5.1",
    "buy": "4.4 5.2 5.4",
    "trade": "4.4 5.5 5.6",
    "swap": "4.4 5.7 5.8 7.1",
    "rob": "4.4 5.9 5.10",
    "name": "4.4 5.11 5.14 5.15 5.16",
    "show": "5.11 5.12",
}
# At which steps an action is taken, by the beginning of its text; the longer beginnings first.
STEPS = {
    "sell pawn": "settle",
    "pay bid": "settle",
    "pass": "auction",
    "bid": "auction",
    "move": "move",
    "use printed": "printed",
    "decline": "printed rob name",
    "no crook": "use_crook",
    "crook": "use_crook",
    "sell": "sell",
    "buy": "buy",
    "trade": "trade",
    "stop": "trade swap",
    "swap": "swap",
    "rob": "rob",
    "name": "name",
    "show": "show",
    "barter": "second_tile",
    "no barter": "second_tile",
    "hand": "hand_on",
    "take": "take",
}
# Refusals that name a step to be taken first, and what then comes.
FIRST = {"silk_road-no-before-crook", "silk_road-no-take-before-bonus"}


@cache
def many(number: int) -> list[State]:
    count, options = TABLES[number]
    found = situations("silk_road", count, 0, **options)
    return found[:: len(found) // count]


every_table = pytest.mark.parametrize("number", range(len(TABLES)))


def english(message: Message) -> str:
    return say(message, "en", WHO)


def asked(state: State, seat: int | None = None) -> str:
    """What is asked of a seat, in English."""
    return english(state.prompt(int(state.current_player()) if seat is None else seat))


def steps_of(text: str) -> list[str]:
    return next(steps for beginning, steps in STEPS.items() if text.startswith(beginning)).split()


def frozen(message: Message) -> tuple[object, ...]:
    def plain(value: Arg) -> object:
        return tuple(value) if isinstance(value, list) else value

    return (message.key, *((name, plain(value)) for name, value in sorted(message.args.items())))


# --- in all situations


@every_table
def test_everything_can_be_said_in_both_languages(number: int) -> None:
    said: set[tuple[object, ...]] = set()
    for state in many(number):
        heard = [state.prompt(seat) for seat in state.pending()] + [told.message for _, _, told in every_verdict(state)]
        for message in heard:
            if frozen(message) not in said:
                said.add(frozen(message))
                for language in LANGUAGES:
                    text = say(message, language, WHO)
                    assert text[-1] in ".?", text
                    assert "{" not in text and "silk_road-" not in text, text


@every_table
def test_rules_quoted_are_in_the_ledger_and_belong_to_the_step(number: int) -> None:
    written = "".join((LEDGERS / name).read_text("utf-8") for name in ("silk_road.md", "house.md"))
    ledger = set(re.findall(r"^\| ((?:SROAD|HOUSE)-[0-9.]+) \|", written, re.M))
    tried: set[str] = set()
    for state in many(number):
        step = phase(state)
        here = RULES[step].split() + (RULES["printed"].split() if is_bonus(state) else [])
        for _, text, told in every_verdict(state):
            tried.add(text)
            assert told.rules and set(told.rules) <= ledger, (text, told)
            if told.key == "house-no-such-seat":
                continue
            mine = steps_of(text)
            fitting = here if step in mine else here + [rule for other in mine for rule in RULES[other].split()]
            wrong = {rule.removeprefix("SROAD-") for rule in told.rules} - set(fitting)
            assert not wrong, (step, text, told)
    assert len(tried) == load_game("silk_road").num_distinct_actions


@every_table
def test_who_has_to_wait_is_told_by_the_rule_of_the_step(number: int) -> None:
    for state in many(number):
        step = phase(state)
        fitting = {"auction": {"2.2", "2.3"}, "settle": {"2.7"}, "move": {"3.1"}, "show": {"5.11"}}.get(step, {"4.6"})
        for seat in set(range(state.game.players)) - set(state.pending()):
            told = state.explain(0, seat)
            assert not told.legal
            assert {rule.removeprefix("SROAD-") for rule in told.rules} <= fitting, (step, told)


def is_bonus(state: State) -> bool:
    """Is a city's bonus being carried out?"""
    action = state.position()["action"]
    return isinstance(action, dict) and action["source"] == "printed"


def follows(state: State, seat: int, text: str) -> bool:
    """Can this seat come to this action before it has decided about anything but a bonus or Crooks?"""
    edge = [state.clone()]
    while edge:
        here = edge.pop()
        choices = names(here, seat=seat)
        if text in choices:
            return True
        if phase(here) in ("buy", "trade") and text.split(maxsplit=1)[0] == phase(here):
            return True  # only the bag can forbid it, of which nothing may be told before (R19)
        if phase(here) == "use_crook" and text.startswith("take"):
            choices = {"no crook"}
        elif phase(here) not in ("printed", "use_crook"):
            nothing = {"stop"} | {name for name in choices if " 0 " in name}
            choices = choices & nothing if is_bonus(here) else set()
        for choice in choices:
            there = here.clone()
            play(there, choice, seat=seat)
            edge.append(there)
    return False


@every_table
def test_first_is_said_only_of_what_can_follow(number: int) -> None:
    for state in many(number):
        for seat, text, told in every_verdict(state):
            if told.key in FIRST:
                assert follows(state, seat, text), (phase(state), text, told)
            elif not told.legal:
                assert not re.search(r"\bfirst\b(?! tile)", english(told.message), re.I), told


@every_table
def test_a_prompt_asks_only_where_there_is_a_choice(number: int) -> None:
    for state in many(number):
        for seat in state.pending():
            text, choices = asked(state, seat), names(state, seat=seat)
            if len(choices) == 1:
                assert "?" not in text and " or " not in text and "up to" not in text, (text, choices)
            else:
                assert "only pass" not in text and "only stop" not in text, (text, choices)
                assert not re.search(r"\bno\b|\b0\b", text), (text, choices)


@every_table
def test_as_often_as_a_prompt_promises(number: int) -> None:
    for state in many(number):
        for seat in state.pending():
            text, step = asked(state, seat), phase(state)
            promised = re.search(r"up to (\d+)|holds only (\d+)", text)
            if not promised or step not in ("buy", "trade", "swap"):
                continue
            most, here = int(promised[1] or promised[2]), state.clone()
            if step == "buy":
                assert max(int(name.split()[1]) for name in names(here, seat=seat)) == most, text
                continue
            times = 0
            while phase(here) == step and (choices := sorted(names(here, seat=seat) - {"stop"})):
                play(here, choices[0], seat=seat)
                times += 1
            if times < most:  # which the prompt left open
                assert "if the bag holds enough" in text
                assert verdict(here, "trade").key == "silk_road-no-trade-supply"


@every_table
def test_more_is_said_only_after_the_first_swap(number: int) -> None:
    for state in many(number):
        if phase(state) == "swap":
            action, seat = state.position()["action"], int(state.current_player())
            assert isinstance(action, dict)
            allowed = min(int(str(action["face"]).split()[-1]), sum(goods(state, seat).values()))
            assert ("more" in asked(state)) == (action["uses_left"] < allowed)


@every_table
def test_what_is_said_of_a_choice_comes_true(number: int) -> None:
    for state in many(number):
        for seat in state.pending():
            for text in names(state, seat=seat):
                told, after = verdict(state, text, seat), state.clone()
                play(after, text, seat=seat)
                step = "" if after.is_terminal() else phase(after)
                match told.key.removeprefix("silk_road-do-"):
                    case "bid-last":
                        assert step == "settle"
                    case "bid":
                        assert step == "auction"
                    case "move-end":
                        assert after.is_terminal()
                    case "move-printed":
                        assert step == "printed"
                    case "move" | "barter" | "decline-printed":
                        assert step == "take"
                    case "hand":
                        assert step == "take" and after.current_player() == told.args["seat"]
                    case "hand-last" | "keep-pawn":
                        assert after.position()["leader"] == told.args.get("seat", seat)
                        assert step in ("auction", "move")
                    case "sell-pawn" | "pay-bid":
                        assert step == "move"
