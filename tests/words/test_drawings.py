"""Tables drawn in text: every word of them is in the catalogue, so that they can be drawn in every language."""

import re
from typing import Any

import pytest

from caravansary.engine.messages import Message
from caravansary.words import LANGUAGES, say
from tests.words.catalogue import keys
from tests.words.test_games import decisions
from tests.words.vocabulary import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_a_drawing_says_nothing_but_words_of_the_catalogue(name: str) -> None:
    spoken: set[str] = set()

    def mute(message: Message) -> str:
        spoken.add(message.key)
        for language in LANGUAGES:
            assert say(message, language)
        return say(message, "en") if message.key.endswith("-letters") else "~"

    for players, options, limit in GAMES[name].tables:
        for number, state in enumerate(decisions(name, players, options, limit)):
            if number % 5 and not state.is_terminal():
                continue
            for seat in (None, 0):
                view: Any = state.view(seat)
                drawn = state.game.draw(view, mute)
                for city in view["map"]["cities"] if name == "silk_road" else []:
                    drawn = drawn.replace(city["name"], "")
                assert not re.search(r"[a-z]{4}", drawn), drawn
    own = {key for key in keys("en") if key.startswith((f"{name}-drawing-", "drawing-"))}
    assert own - spoken - GAMES[name].rare - ({"drawing-active"} if name == "silk_road" else set()) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "count"), [("border", 6), ("yak", 9), ("silk_road", 2)])
def test_every_colour_has_a_letter_of_its_own(language: str, key: str, count: int) -> None:
    letters = say(Message(f"{key}-drawing-letters"), language).split()
    assert len(letters) == len(set(letters)) == count
    assert all(len(letter) == 1 for letter in letters) and "x" not in letters
