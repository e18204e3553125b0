"""Whoever reads is *you*: every sentence that names a seat has a form for that seat, and real games use it."""

import re
from collections.abc import Iterator

import pytest

from caravansary import Event
from caravansary.words import LANGUAGES, SEAT_ARGS, say, say_event
from tests.words.catalogue import patterns, said, sample, source, variables
from tests.words.test_games import decisions
from tests.words.vocabulary import GAMES

# Names that are no words and no parts of any.
NAMES = ["Zoraxa", "Zoraxe", "Zoraxi", "Zoraxo", "Zoraxu", "Zoraxy"]
# In Spanish the verb alone says it, at the beginning; other words there that end so must be named here.
YOU = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "es": re.compile(r"\b(tú|te|ti|tu|tus|contigo)\b|^(No )?(?!Piedras|Fichas)\w+(as|es|ás)\b", re.IGNORECASE),
}


def events_that_name(language: str, what: str) -> Iterator[str]:
    for key, pattern in patterns(language).items():
        if "-event-" in key and "." not in key and what in variables(pattern).names:
            yield key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_seat_has_a_form_for_that_seat(language: str) -> None:
    keys = list(events_that_name(language, "name"))
    assert {key.partition("-")[0] for key in keys} == {"house", *GAMES} and len(keys) > 80
    for key in keys:
        form = patterns(language).get(f"{key}.you")
        assert form is not None, f"{key} has no .you in {language}"
        assert "name" not in variables(form).names, key
        assert YOU[language].search(said(f"{key}.you", sample(key, form), language)), source(form)
        assert variables(form).names == variables(patterns(language)[key]).names - {"name"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_with_another_seat_has_a_form_for_that_one(language: str) -> None:
    keys = [key for what in SEAT_ARGS for key in events_that_name(language, what)]
    assert {key.partition("-")[0] for key in keys} >= {"silk", "silk_road"}
    for key in keys:
        form = patterns(language).get(f"{key}.to-you")
        assert form is not None, f"{key} has no .to-you in {language}"
        assert not {"seat", "owner"} & variables(form).names, key
        assert YOU[language].search(said(f"{key}.to-you", sample(key, form), language)), source(form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_else_is_called_you(language: str) -> None:
    for key, pattern in patterns(language).items():
        if "-event-" in key and "." not in key:
            text = said(key, sample(key, pattern), language)
            assert not YOU[language].search(text.removeprefix("Ana ")), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_real_game_calls_its_reader_you_and_everybody_else_by_name(name: str, language: str) -> None:
    told = 0
    for players, options, limit in GAMES[name].tables[:1]:
        for state in decisions(name, players, options, min(limit, 600)):
            for event in state.events:
                for reader in range(players):
                    if event.seen_by(reader):
                        check_event(event, language, reader)
                        told += 1
                if event.seen_by(None):
                    assert not YOU[language].search(without_names(say_event(event, language, NAMES))), event
            for seat in state.pending():
                check_question(say(state.prompt(seat), language, NAMES, seat), seat)
                for action in state.legal_actions(seat)[:20]:
                    check_question(say(state.explain(action, seat).message, language, NAMES, seat), seat)
    assert told > 100


def check_event(event: Event, language: str, reader: int) -> None:
    text = say_event(event, language, NAMES, reader)
    assert NAMES[reader] not in text, text
    meant = reader in [value for name, value in event.args.items() if name in SEAT_ARGS]
    speaks = YOU[language].search(without_names(text)) is not None
    names = "name" in variables(patterns(language)[event.key]).names
    if meant or (event.seat == reader and names):
        assert speaks, text
    else:
        assert not speaks, text


def check_question(text: str, seat: int) -> None:
    assert NAMES[seat] not in text, text


def without_names(text: str) -> str:
    return re.sub("|".join(NAMES), "", text).strip()
