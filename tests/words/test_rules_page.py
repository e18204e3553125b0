"""The rules page says every rule of the ledger, in both languages and in words of its own."""

import re

import pytest

from caravansary.words.catalogue import LANGUAGES, books
from tests.test_ledgers import LEDGERS, ledger_ids
from tests.words.catalogue import patterns, said
from tests.words.vocabulary import GAMES

LEDGERS_OF = {path.stem: path.read_text("utf-8") for path in LEDGERS if path.stem in GAMES}
EACH = pytest.mark.parametrize("game", LEDGERS_OF)
BOTH = pytest.mark.parametrize("language", LANGUAGES)
LONGEST = 230
MOST_SENTENCES = 3


def ids_of(game: str) -> list[str]:
    return ledger_ids(LEDGERS_OF[game])


def number_of(rule: str) -> str:
    """4.2, of BORDER-4.2"""
    return rule.rpartition("-")[2]


def key_of(game: str, rule: str) -> str:
    """BORDER-4.2 is said by border-rule-4-2."""
    return f"{game}-rule-{number_of(rule).replace('.', '-')}"


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


@EACH
@BOTH
def test_every_rule_of_the_ledger_is_on_the_page_in_its_order(game: str, language: str) -> None:
    text = books()[language, f"{game}-rules"]
    said_here = re.findall(rf"^({game}-rule-[0-9-]+) =", text, re.MULTILINE)
    assert said_here == [key_of(game, rule) for rule in ids_of(game)]


@EACH
@BOTH
def test_every_section_has_a_title(game: str, language: str) -> None:
    sections = {number_of(rule).split(".")[0] for rule in ids_of(game)}
    assert {f"{game}-rules-section-{number}" for number in sections} <= patterns(language).keys()
    assert {f"{game}-rules-title", f"{game}-rules-minute", f"{game}-rules-minute-1"} <= patterns(language).keys()


@EACH
@BOTH
def test_a_rule_is_said_shortly(game: str, language: str) -> None:
    for rule in ids_of(game):
        text = said(key_of(game, rule), {}, language)
        assert len(text) <= LONGEST, text
        assert len(re.findall(r"[.!?](?= |$)", text)) <= MOST_SENTENCES, text


@EACH
def test_no_rule_is_copied_from_the_ledger(game: str) -> None:
    rows = dict(re.findall(r"^\| ([A-Z_]+-[\d.]+) \| (.*?) \|", LEDGERS_OF[game], re.MULTILINE))
    same = {rule for rule in ids_of(game) if words_of(rows[rule]) == words_of(said(key_of(game, rule), {}, "en"))}
    assert same == set()


@EACH
def test_the_ledger_is_that_of_the_game(game: str) -> None:
    assert len(ids_of(game)) > 60


@EACH
@BOTH
def test_what_is_reconstructed_is_told_in_one_sentence_with_the_way_to_correct_it(game: str, language: str) -> None:
    text = said(f"{game}-board-origin", {}, language)
    assert f"caravansary serve --data {game}=" in text
    assert {"en": "reconstruction", "es": "reconstrucción"}[language] in text
    assert len(re.findall(r"[.!?](?= |$)", text)) == 1, text
