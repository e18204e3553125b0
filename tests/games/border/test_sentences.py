"""Every sentence is true: what is asked, what an action will do, and why not, in every phase and for every action."""

from collections.abc import Iterator
from typing import Any

import pytest

from caravansary import Match, Rng, State, Verdict, load_game
from caravansary.engine.messages import Message
from caravansary.words import LANGUAGES, say
from tests.games.playing import MANY, every_verdict, names, phase, play, situations, verdict
from tests.marks import rules
from tests.test_ledgers import LEDGERS, ledger_ids

from .tables import crossed, first_action, reroll, second_action

KNOWN = {rule for path in LEDGERS for rule in ledger_ids(path.read_text("utf-8"))}
# Which rules may be the reason in a phase: those of its own section; those that forbid the action of another section here; and
# those of the set-up that hold throughout (what is crossed stays crossed, white cells are, who acts when).
REASONS: dict[str, set[str]] = {
    "reroll": {"2.1", "3.2", "3.3", "3.4", "3.5", "1.8", "4.2", "4.3", "4.9"},
    "complete": {"2.1", "3.2", "3.5", "1.8", "4.2", "4.3", "4.6", "4.7", "4.8"},
    "second_action": {"1.5", "1.8", "2.1", "2.3", "5.1", "5.3", "5.6", "5.7", "5.8", "5.9", "5.13"},
}
TAKE_BACK = {
    "border-no-finished",
    "border-no-finished-one",
}  # the only ones that speak of taking back, by the house's rule
FINAL = {
    "en": [
        "for good",
        "final",
        "cannot be undone",
        "cannot take",
        "as they lie",
        "never",
        "any more",
        "not be changed",
    ],
    "es": [
        "para siempre",
        "definitiv",
        "no puedes deshacer",
        "como están",
        "nunca",
        "ya no puedes",
        "no se puede deshacer",
    ],
}


Heard = tuple[State, list[tuple[int, str, Verdict]]]


@pytest.fixture(scope="module")
def tables() -> list[Heard]:
    """Many situations, with some that chance seldom brings: all five dice used, nothing to cross.

    With each what the rules say about every action of those who owe a decision, and about one of each who does not.
    """
    rare = [
        second_action("ABC", dice="blue blue red red red"),
        second_action("ABD", "green blue", crossed={1: {7, 0}}),
        first_action("CAB", "yellow yellow yellow yellow yellow"),
    ]
    return [(state, [*every_verdict(state), *idle(state)]) for state in situations("border") + rare]


def idle(state: State) -> Iterator[tuple[int, str, Verdict]]:
    for seat in set(range(state.game.players)) - set(state.pending()):
        yield seat, "done", verdict(state, "done", seat)


WORDS: dict[tuple[str, str], str] = {}


def words(found: Verdict, language: str) -> str:
    """A verdict's sentence; each is said once."""
    key = (f"{found.key} {found.args}", language)
    if key not in WORDS:
        WORDS[key] = say(found.message, language)
    return WORDS[key]


def test_every_sentence_can_be_said_and_cites_rules_of_its_phase(tables: list[Heard]) -> None:
    assert len(tables) >= MANY
    for state, heard in tables:
        allowed = {f"BORDER-{number}" for number in REASONS[phase(state)]}
        for _, text, found in heard:
            cited = set(found.rules)
            assert cited and cited <= KNOWN, (text, found)
            assert cited - {"HOUSE-1.7"} <= allowed, (phase(state), text, found)
            assert ("HOUSE-1.7" in cited) == (found.key in TAKE_BACK), (text, found)
            assert all(words(found, language) for language in LANGUAGES)
        for seat in state.pending():
            assert all(say(state.prompt(seat), language) for language in LANGUAGES)


@rules("BORDER-3.2", "BORDER-4.9")
def test_what_is_to_be_done_first_makes_the_action_possible(tables: list[Heard]) -> None:
    """All sentences that ask for something first ask for stopping: after that, the action is legal at once."""
    promised = 0
    for state, heard in tables:
        stopped = state.clone()
        if phase(state) == "reroll":
            play(stopped, "stop")
        for seat, text, found in heard:
            sentence = words(found, "en")
            assert ("first; then" in sentence) == ("Primero" in words(found, "es")), sentence
            if "first; then" in sentence:
                promised += 1
                assert text in names(stopped, seat=seat), (text, sentence)
            elif found.key == "border-no-done-stop":
                assert phase(stopped) != "complete", sentence
    assert promised > 20


def test_no_prompt_names_a_step_that_cannot_come(tables: list[Heard]) -> None:
    for state, _ in tables:
        for seat in state.pending():
            asked = state.prompt(seat)
            offered = names(state, seat=seat)
            kinds = {text.split()[0] for text in offered}
            wanted = {
                "border-prompt-reroll": {"stop", "reroll"},
                "border-prompt-complete": {"segment", "done"},
                "border-prompt-cross": {"cross", "done"},
                "border-prompt-cross-one": {"cross", "done"},
            }[asked.key]
            assert kinds == wanted, (asked, offered)
            if asked.key == "border-prompt-reroll":
                assert asked.args == {"left": 3 - int(str(state.position()["rolls"]))}
            if phase(state) == "second_action":
                assert (asked.key == "border-prompt-cross-one") == bool(state.view(seat)["all_used"])


def test_what_an_action_will_do_is_what_it_does(tables: list[Heard]) -> None:
    """The cells that a description names are the ones that are crossed."""
    for state, heard in tables[::3]:
        for seat, text, told in heard:
            if told.legal and phase(state) != "reroll":
                after = state.clone()
                play(after, text, seat=seat)
                named: Any = told.args.get("cells", [told.args["cell"]] if "cell" in told.args else [])
                assert crossed(after, seat) - crossed(state, seat) == set(named), told


# --- undo


def moments(players: int, seed: int, count: int) -> Iterator[Match]:
    """A match of random decisions, at every moment."""
    rng = Rng(seed, "moments")
    match = Match(load_game("border", players), bytes([seed] * 32))
    for _ in range(count):
        if match.state.is_terminal():
            return
        yield match
        owing = match.state.pending()
        seat = owing[int(rng.below(len(owing)))]
        choices = match.state.legal_actions(seat)
        stops = phase(match.state) == "reroll" and rng.below(2) == 0
        match.play("stop" if stops else choices[int(rng.below(len(choices)))], seat)


@rules("HOUSE-1.7", "BORDER-5.13")
def test_no_refusal_contradicts_undo() -> None:
    """What is refused now and legal after taking back is never called final; who is told to take back can."""
    reopened: set[str] = set()
    for match in moments(3, 4, 80):
        for seat in range(3):
            state = match.state
            told = verdict(state, "done", seat)
            if told.key in TAKE_BACK:
                assert match.can_undo(seat), told
            if not match.can_undo(seat):
                continue
            back = Match.replay(match.game, [(entry.seat, entry.action) for entry in match.entries], None)
            back.undo(seat)
            for action in back.state.legal_actions(seat):
                refused = state.explain(action, seat)
                if not refused.legal:
                    reopened.add(refused.key)
                    for language in LANGUAGES:
                        sentence = say(refused.message, language).lower()
                        assert not [word for word in FINAL[language] if word in sentence], sentence
    assert {"border-no-finished", "border-no-roll-after-stop", "border-no-stop-again", "border-no-crossed"} <= reopened


@rules("BORDER-1.8", "BORDER-5.13")
@pytest.mark.parametrize(("language", "word"), [("en", "undo"), ("es", "deshacer")])
def test_the_rules_page_says_that_crosses_can_be_taken_back(language: str, word: str) -> None:
    for rule in ("border-rule-1-8", "border-rule-5-13"):
        assert word in say(Message(rule), language)


# --- corrected sentences


@rules("BORDER-4.3")
@pytest.mark.parametrize("cell", [7, 30, 6])
def test_a_cell_while_rolling_is_no_promise_of_cells_after_stopping(cell: int) -> None:
    told = verdict(reroll(dice="red red red red red"), f"cross {cell}")
    assert (told.key, told.rules) == ("border-no-single-cell", ("BORDER-4.3",))
    assert "first; then" not in say(told.message, "en")


@rules("BORDER-3.4", "BORDER-4.2", "BORDER-1.8")
def test_a_segment_while_rolling() -> None:
    state = reroll(dice="red red blue grey green", crossed={0: {7, 0, 10, 14}})
    assert verdict(state, "segment red 2").key == "border-no-segment-before-stop"
    missing = verdict(state, "segment red 3")
    assert (missing.key, missing.args["missing"], missing.args["have"]) == ("border-no-segment-dice", 3, 2)
    assert verdict(state, "segment red 4").key == "border-no-segment-full"


@rules("BORDER-3.2", "BORDER-4.9")
def test_finishing_while_rolling() -> None:
    assert verdict(reroll(dice="red red blue grey green"), "done").key == "border-no-done-yet"
    nothing = verdict(reroll(dice="red orange blue grey green"), "done")
    assert (nothing.key, nothing.rules) == ("border-no-done-stop", ("BORDER-3.2", "BORDER-4.9"))


@rules("BORDER-5.7", "BORDER-5.13")
def test_a_passive_without_a_cell_is_told_so() -> None:
    """No green next to white on D; seat 1 has one, so the action goes on."""
    state = second_action("ABD", "green", crossed={1: {7, 0}})
    told = verdict(state, "done", 2)
    assert (told.key, told.rules) == ("border-no-cell", ("BORDER-5.7", "BORDER-5.13"))
    assert told.args == {"dice": ["@border-colour-green"]}


@rules("BORDER-5.8", "BORDER-5.9")
def test_after_all_five_were_used_it_is_one_cross() -> None:
    state = second_action("ABC", dice="blue blue red red red")
    cross = verdict(state, "cross 7", 1)
    assert (cross.key, cross.rules) == ("border-do-cross-one", ("BORDER-5.8", "BORDER-5.3"))
    assert verdict(state, "done", 1).rules == ("BORDER-5.9",)
    assert verdict(state, "segment blue 2", 1).rules == ("BORDER-5.8", "BORDER-5.9")
    assert verdict(state, "cross 84", 1).rules == ("BORDER-5.8",)
    play(state, "cross 7", seat=1)
    finished = verdict(state, "cross 76", 1)
    assert finished.rules == ("BORDER-5.9", "BORDER-5.13", "HOUSE-1.7")
    assert "one cross" in say(finished.message, "en") and "una cruz" in say(finished.message, "es")
    assert "one cross" in say(cross.message, "en") and "única cruz" in say(cross.message, "es")


@rules("BORDER-5.1")
def test_with_unused_dice_a_cross_goes_by_its_own_rule() -> None:
    assert verdict(second_action("AB", "blue yellow"), "cross 7", 1).rules == ("BORDER-5.1", "BORDER-5.3")


@rules("BORDER-2.1")
def test_who_waits_for_the_first_action_is_promised_no_roll() -> None:
    told = verdict(reroll("ABC"), "stop", 1)
    assert (told.key, told.args) == ("border-no-wait-first", {"active": 0})
    assert (
        say(told.message, "en", ["Sara"])
        == "Wait: Sara is still busy with the first action; the second is for the others."
    )
