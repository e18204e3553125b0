"""What Silk says about every action of the vocabulary, in hundreds of situations: properties that hold for all of it."""

import re
from collections import deque
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from caravansary import State, Verdict, load_game
from caravansary.words import LANGUAGES, say
from tests.games.playing import MANY, at_table, every_verdict, names, phase, situations, wander
from tests.test_ledgers import LEDGERS, ledger_ids

from .tables import crowded_corner

KNOWN = {rule for path in LEDGERS for rule in ledger_ids(path.read_text("utf-8"))}

# Which rules may decide in a phase, by the ledger: set-up by section 2, the dice by section 3 and by what makes an action
# impossible (5 and 6), each action by its own rules and those of what it sets in motion, and whatever ends the game by 9.
STEPS = {f"4.{number}" for number in (3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 17, 18)}
LEAVING = {"4.5", "4.8", "4.9", "4.13", "4.14", "4.17"}
RAISING = {"2.3", "5.1", "5.2", "8.2"}
ENDING = {"9.1", "9.3", "9.11"}
DECIDING = {
    "phase_1": {"2.2", "2.3", "2.4", "2.6"},
    "phase_2": {"2.7", "2.8", "2.9", "2.10"},
    "start_of_turn": {"3.1", "3.2"} | RAISING | ENDING,
    "choose_action": {"3.1", "3.4", "3.5", "3.6", "5.3", "5.4", "5.5", "5.6", "5.9", "5.10", "5.13", "6.1", "6.2"}
    | ENDING,
    "raise": {"3.1"} | RAISING | ENDING,
    "move": {"3.1", "5.6"} | STEPS | ENDING,
    "wall": {"3.1", "6.1", "6.2", "6.6", "8.3", "8.4"} | ENDING,
    "build": {"3.1", "5.7", "5.8", "5.9", "8.5"} | ENDING,
    "graze": {"3.1", "5.10", "5.11", "5.12"} | ENDING,
    "ookami": {"3.1", "5.13"} | STEPS | ENDING,
    "bump": STEPS | ENDING,
    "displace": LEAVING | ENDING,
}


@cache
def tables() -> tuple[State, ...]:
    """Situations of all phases, the last ones of games, and the relaxed rule of the set-up."""
    late: list[State] = []
    for seed in range(6):
        last: deque[State] = deque(maxlen=12)
        for state, _, _ in wander(load_game("silk", 2 + seed % 3), seed):
            if state.pending():
                last.append(state.clone())
        late += last
    return (*situations("silk"), *late, crowded_corner())


@cache
def verdicts() -> tuple[tuple[State, str, Verdict], ...]:
    """What is said about every action at each of them."""
    return tuple((state, text, said) for state in tables() for _, text, said in every_verdict(state))


def allowed() -> Iterator[tuple[State, str, Verdict]]:
    """What is said about those that are offered."""
    return ((state, text, said) for state, text, said in verdicts() if said.legal)


def after(state: State, text: str) -> State:
    """The table after an action, with what was told."""
    then = state.clone()
    then.recording = True
    then.apply_action(state.game.string_to_action(text))
    return then


def kinds(state: State) -> set[str]:
    """The first words of what is offered, of moves the first two."""
    return {" ".join(text.split()[: 2 if text.startswith("move") else 1]) for text in names(state)}


def test_there_are_enough_situations_of_every_phase() -> None:
    counts = [phase(state) for state in tables()]
    assert len(counts) >= MANY
    assert {name for name in counts if counts.count(name) >= 3} == set(DECIDING)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_and_nobody_is_sent_to_do_something_first(language: str) -> None:
    """Silk has no step that one may still do before another: whatever is not offered now is not offered later by that."""
    heard: set[str] = set()
    for _, _, said in verdicts():
        known = f"{said.key} {sorted(said.args.items())}"
        if known not in heard:
            heard.add(known)
            text = say(said.message, language)
            assert re.fullmatch(r"[A-ZÁÉÍÓÚ¿].*[^ .]\.", text), text
            assert not re.search(r"\b(First|Before you|Primero|Antes)\b|  |\$|@", text), text


def test_rules_exist_and_belong_to_the_phase() -> None:
    cited = {(id(state), rule): (state, text) for state, text, said in verdicts() for rule in said.rules}
    assert all(said.rules for _, _, said in verdicts())
    for (_, rule), (state, text) in cited.items():
        assert rule in KNOWN
        assert rule.removeprefix("SILK-") in DECIDING[phase(state)], (phase(state), text)


def test_who_may_not_act_is_told_who_decides() -> None:
    for state in tables()[::5]:
        other = (int(state.current_player()) + 1) % state.game.players
        said = state.explain(0, other)
        assert (said.key, said.args["active"]) == ("silk-no-turn", state.current_player())
        assert {rule.removeprefix("SILK-") for rule in said.rules} <= DECIDING[phase(state)]


# --- prompts and descriptions name only what can come

FOLLOWS = {
    "worm": {"raise"},
    "wall": {"wall"},
    "nursery": {"nursery"},
    "regenerate": {"regenerate"},
    "graze": {"graze"},
    "ookami": {"move ookami"},
    "move": {"move shepherd", "move mastiff"},
    "shepherd": {"move shepherd"},
    "mastiff": {"move mastiff"},
}


def test_a_die_is_described_by_what_then_can_be_done() -> None:
    tried = set()
    for state, text, said in allowed():
        if text.startswith("die"):
            then = after(state, text)
            if said.key == "silk-do-rescue":
                assert [event.key for event in then.events[:2]] == ["silk-event-die", "silk-event-rescue"]
                assert then.events[0].args["doing"] == "@silk-action-rescue"
                continue
            word = str(said.args["action"]).removeprefix("@silk-action-")
            tried.add(word)
            assert kinds(then) == FOLLOWS[word], text
            if word not in ("shepherd", "mastiff"):
                assert then.events[0].args["doing"] == said.args["action"]
    assert {"worm", "wall", "nursery", "graze", "ookami", "move"} <= tried


def test_a_step_is_described_by_what_it_sets_in_motion() -> None:
    leads = {"silk-do-step-bump": "bump", "silk-do-step-worms": "displace"}
    for state, text, said in allowed():
        if said.key.startswith("silk-do-step"):
            then = after(state, text)
            told = [event.key for event in then.events]
            if said.key in leads:
                assert phase(then) == leads[said.key]
            else:
                assert phase(then) not in ("bump", "displace")
                assert ("silk-event-captured" in told) == (said.key == "silk-do-step-capture")


def test_prompts_name_what_is_offered() -> None:
    for state in tables():
        prompt, offered = state.prompt(int(state.current_player())), kinds(state)
        if phase(state) == "move":
            named = {f"move {str(word).removeprefix('@silk-piece-')}" for word in words(prompt.args["pieces"])}
            assert named == offered
        elif phase(state) == "build":
            assert offered == {prompt.key.removeprefix("silk-prompt-")}
        elif phase(state) == "start_of_turn":
            assert {phase(after(state, text)) for text in names(state)} == {"roll"}
        elif phase(state) == "displace":
            left, then = int(str(prompt.args["left"])), state
            for _ in range(left):
                assert phase(then) == "displace"
                then = after(then, sorted(names(then))[0])
            assert at_table(then)["step"] is None
        elif phase(state) == "choose_action":
            faces = {text.split()[0] for text in names(state, "die")}
            assert faces <= {str(die) for die in words(prompt.args["dice"])}


def words(arg: object) -> list[Any]:
    assert isinstance(arg, list)
    return arg


def test_a_refusal_that_points_to_another_action_is_right() -> None:
    pointing = {"silk-no-nursery-left", "silk-no-worm-border", "silk-no-other"}
    for state, key, args in {
        (id(state), said.key): (state, said.key, said.args) for state, _, said in verdicts()
    }.values():
        if key in pointing and phase(state) in ("build", "displace"):
            offered = {"silk-no-nursery-left": "regenerate", "silk-no-worm-border": "displace"}.get(key)
            word = offered or str(args["phase"]).removeprefix("@silk-phase-")
            assert kinds(state) == {word}
            assert key != "silk-no-worm-border" or "displace off" in names(state)


# --- the set-up demands only what an offered place has


STRICT = {"silk-no-neighbour", "silk-no-nursery-worm"}
RELAXED = {"silk-no-nearest", "silk-no-nearest-nursery"}


def beside_worm(state: State, text: str) -> bool:
    """Has this place of a piece what the strict rules ask for (SILK-2.8, 2.9)?"""
    kind, place = text.split()
    i, j = map(int, place.split(","))
    own = {tuple(map(int, tile.split(","))) for tile in at_table(state)["seats"][int(state.current_player())]["worms"]}
    if kind == "nursery":
        return bool(own & {(i - a, j - b) for a in (0, 1) for b in (0, 1)})
    return bool(own & {(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)})


def test_the_set_up_demands_only_what_an_offered_place_has() -> None:
    relaxed = 0
    for state in tables():
        if phase(state) == "phase_2":
            strict = all(beside_worm(state, text) for text in names(state))
            relaxed += not strict
            assert strict or not any(beside_worm(state, text) for text in names(state))
            for _, text, said in every_verdict(state):
                demands = (
                    {"silk-no-neighbour", "silk-no-nursery-worm"}
                    if strict
                    else {"silk-no-nearest", "silk-no-nearest-nursery"}
                )
                if said.key.startswith(("silk-no-near", "silk-no-nursery-worm")) and said.key != "silk-no-near":
                    assert said.key in demands, text
                if not strict and said.key not in ("silk-no-other", "silk-no-placed"):
                    assert said.rules == ("SILK-2.10",), text
    assert relaxed


# --- the end


def ends(state: State) -> set[str]:
    """How the running action can leave the table: what triggered the end by then, or nothing."""
    if at_table(state)["step"] is None or at_table(state)["trigger"]:
        return {at_table(state)["trigger"]["reason"] if at_table(state)["trigger"] else ""}
    found: set[str] = set()
    for text in names(state):
        found |= ends(after(state, text))
        if len(found) > 1:
            break
    return found


def test_what_brings_the_end_says_so_and_nothing_else_does() -> None:
    brought = set()
    for state, text, said in allowed():
        if state.pending():
            end = str(said.args.get("end", "no")).removeprefix("@silk-end-")
            then = after(state, text)
            brought.add(end)
            if then.is_terminal() or end == "over":
                assert (then.is_terminal(), end) == (True, "over"), text
            elif at_table(state)["trigger"] or phase(state) in ("phase_1", "phase_2"):
                assert end == "no", text
            elif at_table(then)["trigger"]:
                assert end == at_table(then)["trigger"]["reason"], text
            elif end != "no":
                assert ends(then) == {end}, text
            elif phase(then) in ("wall", "raise", "build") or (phase(then) == "displace" and phase(state) == "graze"):
                assert ends(then) != {"points"} and ends(then) != {"walls"} and ends(then) != {"barren"}, text
    assert {"no", "over", "walls"} <= brought
