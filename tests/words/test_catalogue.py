"""The word catalogue: complete, equal in both languages, and every sentence of it well formed."""

import re

import pytest

from caravansary.words import LANGUAGES
from tests.words.catalogue import CATALOGUES, keys, literals, patterns, said, sample, source, used, variables
from tests.words.vocabulary import FAMILIES, GAMES, SAME_IN_BOTH, SAME_ON_THE_PAGE

SENTENCE = re.compile(
    rf"({'|'.join(GAMES)})-(prompt|do|no|event|reason|rule|rules-minute|rules-picture)-"
    r"|house-(?!list|seat|you|bad)|(?!page-|.*-option-).*-(about|tagline|tie)$"
)


def test_the_scan_finds_keys_in_the_code() -> None:
    assert {"house-not-now", "border-event-roll", "border-no-white", "border-colour-", "house-list"} <= literals()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_code_has_words(language: str) -> None:
    assert used() - patterns(language).keys() == set()


def test_every_beginning_of_a_key_begins_keys() -> None:
    for beginning in (key for key in literals() if key.endswith("-")):
        assert beginning in FAMILIES or any(key.startswith(beginning) for key in patterns("en")), beginning


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_unused(language: str) -> None:
    shown = {key for game in GAMES.values() for key in game.only_page}
    assert keys(language) - used() - shown == set()


def test_every_language_has_a_folder_and_every_folder_is_a_language() -> None:
    assert {folder.name for folder in CATALOGUES.iterdir() if any(folder.glob("*.ftl"))} == set(LANGUAGES)


def test_languages_have_the_same_files_keys_and_variables() -> None:
    english, spanish = patterns("en"), patterns("es")
    assert english.keys() == spanish.keys()
    for key in english:
        assert variables(english[key]).names == variables(spanish[key]).names, key
        assert variables(english[key]).counted == variables(spanish[key]).counted, key
    files = [sorted(file.name for file in (CATALOGUES / language).glob("*.ftl")) for language in LANGUAGES]
    assert files[0] == files[1]


def test_everything_is_translated() -> None:
    english, spanish = patterns("en"), patterns("es")
    assert {key for key in english if source(english[key]) == source(spanish[key])} - SAME_ON_THE_PAGE == SAME_IN_BOTH


# --- the sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    for key, pattern in patterns(language).items():
        text = said(key, sample(key, pattern), language)
        assert text and text == text.strip(), key
        assert not re.search(r"[{}@$\u2066-\u2069\n]|[A-Z]-\d|  ", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_start_large_and_have_an_end(language: str) -> None:
    for key, pattern in patterns(language).items():
        if SENTENCE.match(key):
            text = said(key, sample(key, pattern), language)
            assert re.fullmatch(r"[A-ZÁÉÍÓÚ“«¿¡].*[.?]", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_differs_from_two_in_more_than_the_number(language: str) -> None:
    tried = 0
    for key, pattern in patterns(language).items():
        for name in variables(pattern).counted:
            args = sample(key, pattern)
            one, two = (re.sub(r"\d", "", said(key, {**args, name: n}, language)) for n in (1, 2))
            assert one != two, f"{key} ${name}"
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_acts_comes_first(language: str) -> None:
    """A seat without a name is called with a capital letter there, so it must stand at the beginning."""
    for key, pattern in patterns(language).items():
        if "-event-" in key and "name" in variables(pattern).names:
            assert said(key, sample(key, pattern), language).startswith("Ana "), key


def test_words_that_would_clash_with_what_is_put_in() -> None:
    """English: a red, an orange. Spanish: de + el = del; dado rojo, but casilla roja and dados rojos."""
    for key, pattern in patterns("en").items():
        assert not re.search(r"\b[Aa]n? \{ \$", source(pattern)), key
    for key, pattern in patterns("es").items():
        assert not re.search(r"\b(de|a) \{ \$areas? ", source(pattern)), key
        assert all(
            before in ("segmento", "dado", "color") for before in re.findall(r"(\S+) \{ \$colour \}", source(pattern))
        ), key
