"""The kit says whatever a game says, in every language it is given."""

from functools import partial

import pytest

from caravansary.engine.check import check_game as check
from caravansary.engine.messages import Message, Say
from tests.samples.pebbles import Pebbles
from tests.samples.pebbles_words import PEBBLES_WORDS

GAMES = 12


def spoilt(key: str, instead: str | None) -> dict[str, Say]:
    """The words of Pebbles, in Spanish without those of a key, or with others."""

    def say(message: Message) -> str:
        if message.key != key:
            return PEBBLES_WORDS["es"](message)
        if instead is None:
            raise KeyError(f"no words for {key!r}")
        return instead.format(**message.args)

    return {**PEBBLES_WORDS, "es": say}


SAID = {
    "pebbles-prompt": "a prompt",
    "pebbles-do-bid": "a description",
    "house-not-your-turn": "a refusal",
    "house-game-over": "a refusal at the end",
    "pebbles-card": "an event for one seat",
    "pebbles-reveal": "an event for all",
    "pebbles-line-won": "a score line",
    "pebbles-reason-three_rounds": "the end",
}


@pytest.mark.parametrize("key", SAID, ids=SAID.get)
def test_words_that_are_missing_are_caught_in_their_language(key: str) -> None:
    faults = check(Pebbles(2), games=GAMES, words=spoilt(key, None)).faults
    assert [fault.check for fault in faults] == ["words"]
    assert f"{key} (es: " in faults[0].detail


def test_all_words_that_are_missing_are_named_at_once() -> None:
    def say(message: Message) -> str:
        raise KeyError(message.key)

    (fault,) = check(Pebbles(2), games=GAMES, words={"en": say}).faults
    assert all(f"{key} (en: " in fault.detail for key in (*SAID, "pebbles-phase-bid"))


@pytest.mark.parametrize("instead", [" ", "{nobody} bids."])
def test_words_that_say_nothing_or_ask_for_what_is_not_there_are_caught(instead: str) -> None:
    assert [fault.check for fault in check(Pebbles(2), games=GAMES, words=spoilt("pebbles-bid", instead)).faults] == [
        "words"
    ]


def test_each_sentence_is_said_once_in_each_language() -> None:
    said: list[tuple[str, str]] = []

    def listen(language: str, message: Message) -> str:
        said.append((language, str(message)))
        return "Something."

    counts = check(Pebbles(2), games=GAMES, words={name: partial(listen, name) for name in ("en", "es")}).counts
    assert len(said) == len(set(said)) == counts["words:en"] + counts["words:es"]
    assert [text for name, text in said if name == "en"] == [text for name, text in said if name == "es"]


def test_who_did_it_and_the_points_can_be_said() -> None:
    heard: dict[str, Message] = {}

    def listen(message: Message) -> str:
        heard[message.key] = message
        return "Something."

    check(Pebbles(2), games=2, words={"en": listen})
    assert heard["pebbles-bid"].args.keys() == {"bid", "name"}
    assert "name" not in heard["pebbles-reveal"].args
    assert heard["pebbles-line-card"].args.keys() == {"points"}
