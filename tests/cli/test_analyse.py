"""`caravansary analyse`: a match, one decision of it, a position; and what cannot be used."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from caravansary import load_game
from tests.cli.tools import SEED, answer, answer_json, complaint, run
from tests.words.catalogue import CATALOGUES

TINY = ("--think", "3")
SPANISH = ("--lang", "es")
ONCE_SAID = {"action", "does", "wins", "expected", "expects", "tries", "taken", "main", "line", "loss", "ply", "seat"}


@pytest.fixture(scope="module")
def short_match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("matches") / "yak.jsonl"
    assert run("new", "yak", "--bots", "random", "--seed", SEED, "--out", str(file)).exit_code == 0
    return file


@pytest.fixture(scope="module")
def sealed(short_match: Path) -> Path:
    """The same match, when nobody has chosen a card yet and everybody must."""
    lines = short_match.read_text("utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if '"action": "commit ' in line)
    file = short_match.with_name("sealed.jsonl")
    file.write_text("\n".join(lines[:first]) + "\n", "utf-8")
    return file


def entries(file: Path) -> int:
    return len(file.read_text("utf-8").splitlines()) - 1


def test_a_whole_match(short_match: Path) -> None:
    text = answer("analyse", str(short_match), *TINY)
    assert "Given away" in text and "Blunders" in text and "8 decisions that left no choice are not listed." in text


def test_the_same_for_programs(short_match: Path) -> None:
    found = answer_json("analyse", str(short_match), *TINY)
    assert found["game"] == "yak" and len(found["seats"]) == 2
    made = [json.loads(line) for line in short_match.read_text("utf-8").splitlines()[1:-1]]
    assert [one["action"] for one in found["decisions"]] == [one["action"] for one in made if one["by"] != "chance"]
    for one in found["decisions"]:
        assert one["forced"] or (0 <= one["loss"] <= 1 and one["options"] and one["line"][0][0] == one["seat"])


def test_one_decision(short_match: Path) -> None:
    first = next(
        one["ply"] for one in answer_json("analyse", str(short_match), *TINY)["decisions"] if not one["forced"]
    )
    text = answer("analyse", str(short_match), "--ply", str(first), "--think", "20ms")
    assert (
        "Points expected" in text
        and "Expected points with “" in text
        and "How it would go on: " in text
        and "played" in text
    )
    (found,) = answer_json("analyse", str(short_match), "--ply", str(first), *TINY)["decisions"]
    assert found["ply"] == first


def test_a_decision_has_the_number_that_replay_tells(short_match: Path) -> None:
    rows = [json.loads(line) for line in short_match.read_text("utf-8").splitlines()[1:-1]]
    decided = [number for number, row in enumerate(rows, start=1) if row["by"] != "chance"]
    ply = next(number for number in decided if number > 30)
    (found,) = answer_json("analyse", str(short_match), "--ply", str(ply), *TINY)["decisions"]
    assert (found["ply"], found["action"]) == (ply, rows[ply - 1]["action"])
    assert answer("replay", str(short_match), "--from", str(ply)).split()[0] == str(ply)


def test_where_nobody_decides_the_nearest_decision_is_named(short_match: Path) -> None:
    rows = [json.loads(line) for line in short_match.read_text("utf-8").splitlines()[1:-1]]
    assert rows[0]["by"] == "chance"
    first = next(number for number, row in enumerate(rows, start=1) if row["by"] != "chance")
    said = complaint("analyse", str(short_match), "--ply", "1", *TINY)
    assert said.endswith(f"the nearest is entry {first} of {len(rows)}")
    assert answer_json("analyse", str(short_match), "--ply", str(first), *TINY)["decisions"]


def test_one_object_however_many_decide(sealed: Path) -> None:
    ply = ("--ply", str(entries(sealed) + 1))
    for args in ((*ply, *TINY), (*ply, "--by", "easy")):
        found = answer_json("analyse", str(sealed), *args)
        assert (found["game"], found["players"]) == ("yak", 2)
        assert [one["seat"] for one in found["decisions"]] == [0, 1]


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_every_level_says_why_in_a_line(short_match: Path, level: str) -> None:
    ply = next(one["ply"] for one in answer_json("analyse", str(short_match), *TINY)["decisions"] if not one["forced"])
    told = answer("analyse", str(short_match), "--ply", str(ply), "--by", level)
    assert told.count("\n") == 1 and f": {level.capitalize()} takes “" in told
    assert re.search(r"”\. Expected points: -?\d+ : -?\d+\. How it would go on: \S", told)
    (found,) = answer_json("analyse", str(short_match), "--ply", str(ply), "--by", level)["decisions"]
    assert found["line"][0] == [found["seat"], found["action"]] and len(found["points"]) == 2


def test_whoever_is_asked_must_be_known(short_match: Path) -> None:
    assert "kasparov" in complaint("analyse", str(short_match), "--ply", "3", "--by", "kasparov")
    assert "--ply" in complaint("analyse", str(short_match), "--by", "easy")
    assert "nobody owes" in complaint("analyse", str(short_match), "--ply", "9999", "--by", "easy")
    assert "did you mean greedy?" in complaint("analyse", str(short_match), "--ply", "3", "--by", "gredy")
    for think in ("200ms", "3"):
        said = complaint("analyse", str(short_match), "--ply", "14", "--by", "easy", "--think", think)
        assert "--think" in said and "--by" in said


# --- the words


def english_alone() -> set[str]:
    """Words of an analysis in English that Spanish does not have, and those that were once said to everybody."""
    english, spanish = (
        {
            word
            for book in ("analyse", "analysis", "house")
            for line in (CATALOGUES / language / f"{book}.ftl").read_text("utf-8").splitlines()
            if not line.startswith("#")
            for word in re.findall(r"\w+", re.sub(r"^[\w-]+ =|\{[^{}]*\}", "", line).lower())
        }
        for language in ("en", "es")
    )
    return english - spanish | ONCE_SAID


def notations(found: Any) -> Iterator[str]:
    """How the actions are written in the log: the same in every language, like the moves of chess."""
    if isinstance(found, dict):
        yield from (value for key, value in found.items() if key == "action" and value)
    for thing in found.values() if isinstance(found, dict) else found if isinstance(found, list) else ():
        yield from notations(thing)


def test_spanish_is_spanish_all_through(short_match: Path, sealed: Path, tmp_path: Path) -> None:
    decisions = answer_json("analyse", str(short_match), "--think", "15")["decisions"]
    state = load_game("border", 2, boards="AB").new_initial_state()
    for action in ("first 0", "roll red red blue grey green"):
        state.apply_action(state.game.string_to_action(action))
    nameless = tmp_path / "position.json"
    nameless.write_text(json.dumps(state.position()), "utf-8")

    first = ("--ply", str(next(one["ply"] for one in decisions if not one["forced"])))
    worst = ("--ply", str(max(decisions, key=lambda one: one.get("loss", 0.0))["ply"]))
    forced = ("--ply", str(next(one["ply"] for one in decisions if one["forced"])))
    calls: list[tuple[str, ...]] = [
        (str(short_match), *TINY),
        (str(short_match), "--think", "15", *first),
        (str(short_match), "--think", "15", *worst),
        (str(short_match), "--think", "15", *forced),
        *((str(short_match), *first, "--by", by) for by in ("random", "easy", "medium")),
        (str(short_match), *forced, "--by", "easy"),
        (str(sealed), *TINY),
        (str(nameless), *TINY, "--option", "boards=AB"),
        (str(nameless), "--by", "easy", "--option", "boards=AB"),
    ]
    banned = english_alone()
    assert {"gave", "blunder", "given", "mistakes", "easy"} <= banned
    for call in calls:
        text, english = answer("analyse", *call, *SPANISH), answer("analyse", *call)
        assert text != english
        for written in sorted({"Random", *notations(answer_json("analyse", *call))}, key=len, reverse=True):
            text, english = text.replace(written, ""), english.replace(written, "")
        assert banned & set(re.findall(r"\w+", english.lower())), call
        assert not banned & set(re.findall(r"\w+", text.lower())), (call, text)


def test_spanish_figures_and_names(short_match: Path, sealed: Path) -> None:
    text = answer("analyse", str(short_match), *TINY, *SPANISH)
    assert "Gana Random 1" in text and "Regalado de media" in text and re.search(r"\d,\d %", text)
    head, _, rest = sealed.read_text("utf-8").partition("\n")
    sealed.with_name("nameless.jsonl").write_text(
        head.replace('"Random 1", "Random 2"', '"", "@nobody"') + "\n" + rest, "utf-8"
    )
    text = answer("analyse", str(sealed.with_name("nameless.jsonl")), *TINY, *SPANISH)
    assert "Asiento 1" in text and "Gana Asiento 1" in text and "Gana @nobody" in text and "Aún por decidir" in text


def test_a_position(tmp_path: Path) -> None:
    state = load_game("border", 2, boards="AB").new_initial_state()
    for action in ("first 0", "roll red red blue grey green"):
        state.apply_action(state.game.string_to_action(action))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()), "utf-8")
    found = answer_json("analyse", str(file), *TINY, "--option", "boards=AB")
    assert [one["seat"] for one in found["decisions"]] == state.pending()
    text = answer("analyse", str(file), *TINY, "--option", "boards=AB")
    assert text.startswith("Seat 1: ") and "How it would go on" in text


POSITION = json.dumps(load_game("border", 2, boards="AB").new_initial_state().position())


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (("{nonsense",), "POSITION"),
        (('{"game": "chess", "seats": []}',), "chess"),
        (("no such file",), "no such file"),
        ((POSITION, "--option", "boards=AB"), "nobody owes a decision"),
        ((POSITION, "--ply", "3"), "--ply"),
        ((POSITION, "--think", "forever"), "--think"),
    ],
)
def test_what_cannot_be_used(args: tuple[str, ...], named: str) -> None:
    assert named in complaint("analyse", *args)


def test_logs_that_cannot_be_used(short_match: Path, tmp_path: Path) -> None:
    lines = short_match.read_text("utf-8").splitlines()
    broken = tmp_path / "broken.jsonl"
    for text, named in (
        ("\n".join([lines[0], "[" * 100_000]), "line 2"),
        ("\n".join([lines[0], *lines[2:]]), "line 2"),
        (lines[0] + "\n", "decided"),
        (lines[0].replace('"yak"', '"chess"'), "chess"),
        (lines[0][:-1] + ', "given": {"entries": 5, "source": ""}}', "given"),
        (lines[0][:-1] + ', "given": 7}', "given"),
    ):
        broken.write_text(text, "utf-8")
        assert named in complaint("analyse", str(broken), *TINY)
    assert "--ply 99999" in complaint("analyse", str(short_match), "--ply", "99999")
    assert "--option" in complaint("analyse", str(short_match), "--option", "bonus=1")


def test_from_standard_input(short_match: Path) -> None:
    result = run("analyse", "-", *TINY, "--json", text=short_match.read_text("utf-8"))
    assert result.exit_code == 0 and json.loads(result.stdout)["game"] == "yak"
