"""The rules ledgers and the tests belong together: every rule is named by a test, and no test names a rule that is not."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
LEDGERS = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))
RULE_ROW = re.compile(r"^\| ([A-Z]+-\d+\.\d+) \|", re.MULTILINE)


def ledger_ids(text: str) -> list[str]:
    """The ids that the tables of a ledger define, in their order."""
    return RULE_ROW.findall(text)


def named_ids(source: str) -> Iterator[str]:
    """The ids in the `rules(...)` decorators of a test file, on functions and on classes."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rules":
                    yield from (str(ast.literal_eval(arg)) for arg in decorator.args)


def all_named_ids() -> dict[str, set[str]]:
    """Every id that a test names, with the files that name it."""
    found: dict[str, set[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in named_ids(path.read_text("utf-8")):
            found.setdefault(rule, set()).add(str(path.relative_to(TESTS)))
    return found


def test_there_are_ledgers_that_define_rules() -> None:
    assert any(ledger_ids(path.read_text("utf-8")) for path in LEDGERS)


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_rule_is_named_by_a_test(ledger: Path) -> None:
    named = all_named_ids()
    untested = [rule for rule in ledger_ids(ledger.read_text("utf-8")) if rule not in named]
    assert not untested, f"{ledger.name}: no test names {', '.join(untested)}"


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_no_id_is_given_twice(ledger: Path) -> None:
    ids = ledger_ids(ledger.read_text("utf-8"))
    assert sorted(ids) == sorted(set(ids))


def test_tests_name_only_rules_that_exist() -> None:
    known = {rule for path in LEDGERS for rule in ledger_ids(path.read_text("utf-8"))}
    unknown = {rule: sorted(files) for rule, files in all_named_ids().items() if rule not in known}
    assert not unknown, f"no ledger has {unknown}"


def test_ids_are_found_in_table_rows_and_decorators() -> None:
    assert ledger_ids("| BORDER-1.1 | a rule |\n| Id | Rule |\nsee BORDER-2.1\n| HOUSE-10.12 | x |") == [
        "BORDER-1.1",
        "HOUSE-10.12",
    ]
    source = '@rules("BORDER-1.1", "HOUSE-1.2")\ndef a(): ...\n@pytest.mark.rules("BORDER-1.3")\nclass B: ...\n@x\ndef c(): ...\n'
    assert list(named_ids(source)) == ["BORDER-1.1", "HOUSE-1.2", "BORDER-1.3"]
