"""Every sentence of prompts, choices and refusals, in many situations: sayable, by a rule of its place, and true.

True means here: “First …” is said exactly of what can still follow in this turn, no prompt or choice names a step that
cannot come, and no refusal calls final what taking back would undo.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from caravansary import CHANCE, Match, Message, Rng, State, Verdict, load_game
from caravansary.engine.messages import Args
from caravansary.games.yak.components import FOODS
from caravansary.words import LANGUAGES, say
from tests.games.playing import MANY, at_table, every_verdict, phase, play, situations
from tests.marks import rules
from tests.test_ledgers import LEDGERS, ledger_ids
from tests.words.catalogue import patterns, source

from .tables import FULL, morning, noon

KNOWN = {rule for path in LEDGERS for rule in ledger_ids(path.read_text("utf-8"))}
# What a verdict may cite: always that a card rules the turn (2.3), that cards are chosen at dawn (2.2) and for how long
# (9.2, 12.2); beside these the section of the card that is being carried out.
AT_NOON = {"YAK-2.2", "YAK-2.3", "YAK-9.2", "YAK-12.2"}
BUYING = {f"YAK-3.{number}" for number in range(1, 12)}
TOWER = {"YAK-4.3", "YAK-4.4", "YAK-4.5", "YAK-4.6", "YAK-4.7"}
CITED = {
    "dawn": {"YAK-2.1", "YAK-2.2"},
    "buy": BUYING | TOWER,  # also of stones that are not bought yet: what hinders them from being placed
    "pay": BUYING | TOWER,
    "keep": BUYING | TOWER,
    "place": BUYING | TOWER,
    "restock": {"YAK-5.1", "YAK-5.2", "YAK-5.3"},
    "market": {"YAK-1.4", "YAK-6.1", "YAK-6.3", "YAK-6.4", "YAK-7.9", "YAK-12.1"},
    "put": {"YAK-1.4", "YAK-6.3"},
}
FINAL = re.compile(r"no longer|never|for good|any more|cannot be (changed|taken)|ya no se|nunca|para siempre|definitiv")


@cache
def many() -> list[tuple[str, State]]:
    """Situations, with their phases."""
    return [(phase(state), state) for state in situations("yak", MANY + 10, 1, bonus_cards=3)]


def in_phase(wanted: str) -> list[State]:
    return [state for now, state in many() if now == wanted]


@cache
def verdicts(number: int) -> list[tuple[int, str, Verdict]]:
    return list(every_verdict(many()[number][1]))


def all_verdicts() -> Iterator[tuple[str, str, Verdict]]:
    """The phase, the action, and what is said of it."""
    for number, (now, _) in enumerate(many()):
        for _, text, found in verdicts(number):
            yield now, text, found


def is_first(found: Verdict) -> bool:
    return found.key.startswith("yak-no-step-")


def test_there_are_many_situations_of_every_kind() -> None:
    assert len({str(state.position()) for _, state in many()}) >= MANY
    assert {now for now, _ in many()} == set(CITED)


def test_everything_can_be_said_in_both_languages() -> None:
    said: set[str] = set()
    messages = [state.prompt(seat) for _, state in many() for seat in state.pending()]
    messages += [found.message for _, _, found in all_verdicts()]
    for message in messages:
        known = f"{message.key} {message.args}"
        if known not in said:
            said.add(known)
            for language in LANGUAGES:
                text = say(Message(message.key, message.args), language)
                assert re.fullmatch(r"[A-ZÁÉÍÓÚ“«¿¡].*[.?]", text) and not re.search(r"[{}@$]|  ", text), text
                assert (text.startswith(("First ", "Primero "))) == message.key.startswith("yak-no-step-"), text


@rules("YAK-2.3")
def test_cited_rules_exist_and_belong_to_the_phase() -> None:
    assert set[str]().union(*CITED.values(), AT_NOON) <= KNOWN
    for now, text, found in all_verdicts():
        allowed = CITED[now] | (AT_NOON if now != "dawn" else set())
        assert found.rules and set(found.rules) <= allowed, f"{now}, {text}: {found}"


# --- what can follow in a turn


def food_text(args: Any) -> str:
    """An amount of food as an action has it."""
    words = [word.removeprefix("@yak-food-") for word in args["food"]]
    return " ".join(f"{words.count(food)} {food}" for food in FOODS if food in words)


def followers(state: State, seat: int) -> set[str]:
    """What the seat may do, or pays by itself because there is one way only, until chance or somebody else acts."""
    start = state.clone()
    start.recording = True
    found: set[str] = set()
    met: set[object] = set()
    todo = [start]
    while todo:
        now = todo.pop()
        for action in now.legal_actions(seat):
            found.add(now.game.action_to_string(action))
            after = now.clone()
            after.recording = True
            after.apply_action(action, seat)
            for event in after.events:
                if event.key == "yak-event-pay" and event.seat == seat:
                    found.add(f"pay {food_text(event.args)}")
            table = at_table(after)
            if after.current_player() == seat and table["day"] == at_table(state)["day"]:
                # While stones are placed, only the shape of the tower and what is left to place matter.
                shape = frozenset(table["seats"][seat]["tower"]), tuple(table["bought"])
                known: object = shape if table["phase"] == "place" else str(table)
                if known not in met:
                    met.add(known)
                    todo.append(after)
    return found


def can_be_put(state: State, text: str) -> bool:
    """Play on from a Market: no more food, and the wanted stone first if it is in the bag."""
    _, stone, _ = text.split()
    now = state.clone()
    play(now, "done")
    if phase(now) != "market_draw" or now.current_player() != CHANCE:
        return False
    while now.current_player() == CHANCE:
        wanted = now.game.string_to_action(f"draw {stone}")
        legal = now.legal_actions()
        now.apply_action(wanted if wanted in legal and stone not in at_table(now)["drawn"] else legal[0])
    return phase(now) == "put" and now.game.string_to_action(text) in now.legal_actions()


@pytest.mark.parametrize("wanted", ["buy", "pay", "keep"])
@rules("YAK-3.3", "YAK-3.5", "YAK-3.7", "YAK-3.9", "YAK-3.10", "YAK-3.11")
def test_first_is_said_of_what_can_follow_and_of_nothing_else(wanted: str) -> None:
    tried = 0
    for number, (now, state) in enumerate(many()):
        if now != wanted:
            continue
        follow = followers(state, int(state.current_player()))
        for _, text, found in verdicts(number):
            if not found.legal and text != "done":
                assert is_first(found) == (text in follow), f"{text}: {found}"
                tried += is_first(found)
    assert tried > 20


@rules("YAK-3.11", "YAK-5.2", "YAK-6.3")
def test_nothing_comes_first_in_the_last_step_of_a_card() -> None:
    for now, text, found in all_verdicts():
        if now in ("dawn", "place", "restock", "put"):
            assert not is_first(found), f"{text}: {found}"


@rules("YAK-6.3", "YAK-6.4", "YAK-7.9")
def test_first_is_said_of_a_stone_that_the_market_can_still_bring() -> None:
    answers = set()
    for state in in_phase("market")[:24] + markets_without_stones():
        for _, text, found in every_verdict(state):
            if text.startswith("put "):
                assert is_first(found) == can_be_put(state, text), f"{text}: {found}"
                answers.add(found.key)
            else:
                assert not is_first(found)
    assert answers >= {"yak-no-step-take", "yak-no-room", "yak-no-quarry", "yak-no-cart-full", "yak-no-stone-in-bag"}


# --- steps that cannot come


CLOSED: Any = {"bag": "", "closed": True, "mountain": (3, 4), "last_day": True, "yurts": {0: "1 milk"}}


def markets_without_stones() -> list[State]:
    """Markets in whose turn no stones are drawn: the quarry is closed, or every cart is full."""
    closed = [noon(morning(players, **CLOSED), "market") for players in (3, 4)]
    return [*closed, noon(morning(4, loads=FULL), "market")]


@rules("YAK-6.3", "YAK-6.4", "YAK-7.9", "YAK-6.1")
def test_drawing_stones_is_named_only_if_it_comes() -> None:
    met = set()
    for state in [*in_phase("market"), *markets_without_stones()]:
        seat = int(state.current_player())
        then = state.prompt(seat).args["then"]
        done = state.explain(state.game.string_to_action("done"))
        assert done.args["then"] == then
        met.add(then)
        table, after = at_table(state), state.clone()
        room = 8 - sum(table["seats"][seat]["yurt"].values())
        assert state.prompt(seat).args["left"] == min(room, 2 - table["taken"], sum(table["market"].values()))
        play(after, "done")
        assert (phase(after) == "market_draw" and at_table(after)["turn"] == table["turn"]) == (then == "draw")
        full = all(len(each["stones"]) == 4 for each in table["carts"])
        assert then == ("closed" if not table["open"] else "full" if full else "draw")
        for language, words in (("en", "drawing stones"), ("es", "sacar piedras")):
            for message in (state.prompt(seat), done.message):
                assert (words in say(message, language)) == (then == "draw")
    assert met == {"draw", "full", "closed"}


def parts_of_a_turn(state: State, seat: int, rng: Rng) -> set[str]:
    """Play on at random to the end of a seat's turn; which parts of its card came?"""
    day, came = at_table(state)["day"], set[str]()
    while not state.is_terminal() and at_table(state)["day"] == day:
        table, who = at_table(state), int(state.current_player())
        turn = table["turn"] is not None and (table["first"] + table["turn"]) % state.game.players == seat
        choices = state.legal_actions(who)
        action = int(state.sample_chance(rng)) if who == CHANCE else choices[int(rng.below(len(choices)))]
        state.apply_action(action, who)
        for event in state.events:
            if event.seat == seat and event.key in ("yak-event-restock", "yak-event-take"):
                came.add("food")
            if event.seat == seat and event.key == "yak-event-buy":
                came.add("buy")
        if turn and who == CHANCE:
            came.add("stones")
        if turn and not {"yak-event-reveal"}.isdisjoint(event.key for event in state.events):
            break
    return came


@rules("YAK-2.2", "YAK-2.5")
def test_a_card_names_no_part_that_cannot_come_today() -> None:
    rng = Rng(3, "parts")
    met = set()
    for state in [*in_phase("dawn"), morning(4, **CLOSED)]:
        for seat in state.pending():
            for card in ("build", "restock", "market"):
                can = str(state.explain(state.game.string_to_action(f"commit {card}"), seat).args["can"])
                met.add((card, can))
                named = {"both": {"food", "stones"}, "nothing": set[str]()}.get(can, {can})
                for _ in range(1 if can in ("both", "buy") else 6):
                    after = state.clone()
                    after.recording = True
                    play(after, f"commit {card}", seat=seat)
                    came = parts_of_a_turn(after, seat, rng) - ({"stones"} if card == "build" else set())
                    assert came <= named, f"{card} may bring {can}, but brought {came}"
    assert met >= {("build", "buy"), ("build", "nothing"), ("restock", "food"), ("market", "food"), ("market", "both")}


# --- taking back


@rules("HOUSE-1.7", "YAK-2.2")
def test_no_refusal_calls_final_what_can_be_taken_back() -> None:
    """Whenever a seat may take its last decision back, what it could have done before is refused without such words."""
    undone = 0
    for seed in range(6):
        rng = Rng(seed, "undo")
        match = Match(load_game("yak", 2 + seed % 3), bytes([seed] * 32))
        for _ in range(60):
            owing = match.state.pending()
            seat = owing[int(rng.below(len(owing)))]
            before = match.state.legal_actions(seat)
            match.play(before[int(rng.below(len(before)))], seat)
            if match.can_undo(seat):
                undone += 1
                for found in (match.state.explain(action, seat) for action in before):
                    texts = [] if found.legal else [say(found.message, language) for language in LANGUAGES]
                    assert not any(FINAL.search(text) for text in texts), texts
            if match.state.is_terminal():
                break
    assert undone > 40


# --- words


def yak_words(language: str) -> dict[str, str]:
    return {key: source(pattern) for key, pattern in patterns(language).items() if key.startswith("yak-")}


def test_spanish_is_understood_on_both_shores() -> None:
    """`Tomar`, not the other verb; no plural you; food is counted as food; people have no gender where it can be avoided."""
    for key, text in yak_words("es").items():
        found = re.search(
            r"\bco(g|j)[aeio]|\bvuestr|[áé]is\b|ís\b|\} de alimento|[Ee]ntre (dos|cuatro)\b|al siguiente", text
        )
        assert found is None, f"{key}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_are_said_by_their_labels(language: str) -> None:
    assert not any("$cell" in text for text in yak_words(language).values())
    assert sum("$place" in text for text in yak_words(language).values()) >= 5


@pytest.mark.parametrize(
    ("key", "args", "english", "spanish"),
    [
        ("yak-prompt-buy", {"cart": "@yak-cart-no_milk", "budget": 1}, "up to 1 food here.", "hasta 1 alimento."),
        ("yak-no-price", {"price": 3}, "pay exactly 3 food.", "pagar exactamente 3 alimentos."),
        (
            "yak-no-left",
            {"left": 0},
            "nothing is left that you could spend here.",
            "no te queda nada que puedas gastar aquí.",
        ),
        (
            "yak-no-left",
            {"left": 2},
            "only 2 is left that you could spend here.",
            "solo te quedan 2 que puedas gastar aquí.",
        ),
        ("yak-line-penalty", {"colour": "@yak-stone-red.label"}, "no stone: red", "ninguna piedra de color rojo"),
        ("yak-line-food", {}, "Most food", "Mayoría de alimentos"),
        ("yak-rule-1-7", {}, "Two of every food lie in the Market.", "En el Mercado hay dos de cada."),
    ],
)
def test_words_that_were_put_right(key: str, args: Args, english: str, spanish: str) -> None:
    assert say(Message(key, args), "en").endswith(english) and say(Message(key, args), "es").endswith(spanish)
