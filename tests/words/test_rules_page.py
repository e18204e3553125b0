"""The rules page says every rule of the ledger, in both languages and in words of its own."""

import re

import pytest

from caravansary.words import LANGUAGES
from tests.test_ledgers import LEDGERS, ledger_ids
from tests.words.test_words import CATALOGUES, patterns, said

LEDGER = next(path for path in LEDGERS if path.stem == "border").read_text("utf-8")
IDS = ledger_ids(LEDGER)
LONGEST = 230
MOST_SENTENCES = 3


def key_of(rule: str) -> str:
    """BORDER-4.2 is said by border-rule-4-2."""
    return f"border-rule-{rule.removeprefix('BORDER-').replace('.', '-')}"


def rule_keys(language: str) -> list[str]:
    """The keys of rules, in the order of the file."""
    text = (CATALOGUES / language / "border-rules.ftl").read_text("utf-8")
    return re.findall(r"^(border-rule-[0-9-]+) =", text, re.MULTILINE)


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_the_ledger_is_on_the_page_in_its_order(language: str) -> None:
    assert rule_keys(language) == [key_of(rule) for rule in IDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_has_a_title(language: str) -> None:
    sections = {rule.removeprefix("BORDER-").split(".")[0] for rule in IDS}
    assert {f"border-rules-section-{number}" for number in sections} <= patterns(language).keys()
    assert {"border-rules-title", "border-rules-minute", "border-rules-minute-1"} <= patterns(language).keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_said_shortly(language: str) -> None:
    for rule in IDS:
        text = said(key_of(rule), {}, language)
        assert len(text) <= LONGEST, text
        assert len(re.findall(r"[.!?](?= |$)", text)) <= MOST_SENTENCES, text


def test_no_rule_is_copied_from_the_ledger() -> None:
    rows = dict(re.findall(r"^\| (BORDER-[\d.]+) \| (.*?) \|", LEDGER, re.MULTILINE))
    assert {rule for rule in IDS if words_of(rows[rule]) == words_of(said(key_of(rule), {}, "en"))} == set()


def test_the_ledger_is_that_of_the_game() -> None:
    assert len(IDS) > 60
