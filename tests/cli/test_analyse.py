"""`caravansary analyse`: a match, one decision of it, a position; and what cannot be used."""

import json
import re
from pathlib import Path

import pytest

from caravansary import load_game
from tests.cli.tools import SEED, answer, answer_json, complaint, run

TINY = ("--think", "3")


@pytest.fixture(scope="module")
def short_match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("matches") / "yak.jsonl"
    assert run("new", "yak", "--bots", "random", "--seed", SEED, "--out", str(file)).exit_code == 0
    return file


def test_a_whole_match(short_match: Path) -> None:
    text = answer("analyse", str(short_match), *TINY)
    assert "loss" in text and "blunders" in text


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
    assert "expects " in text and "main line: " in text and "taken" in text
    spanish = answer("analyse", str(short_match), "--ply", str(first), *TINY, "--lang", "es")
    assert spanish != text
    assert answer_json("analyse", str(short_match), "--ply", str(first), *TINY)["ply"] == first


@pytest.mark.parametrize("level", ["beginner", "easy", "medium"])
def test_every_level_says_why_in_a_line(short_match: Path, level: str) -> None:
    ply = next(one["ply"] for one in answer_json("analyse", str(short_match), *TINY)["decisions"] if not one["forced"])
    told = answer("analyse", str(short_match), "--ply", str(ply), "--by", level)
    assert told.count("\n") == 1 and f"{level} takes " in told
    assert re.search(r": expects -?\d+:-?\d+; main line: \S", told)
    found = answer_json("analyse", str(short_match), "--ply", str(ply), "--by", level)
    assert found["line"][0] == [found["seat"], found["action"]] and len(found["points"]) == 2


def test_whoever_is_asked_must_be_known(short_match: Path) -> None:
    assert "kasparov" in complaint("analyse", str(short_match), "--ply", "3", "--by", "kasparov")
    assert "--ply" in complaint("analyse", str(short_match), "--by", "easy")
    assert "nobody owes" in complaint("analyse", str(short_match), "--ply", "9999", "--by", "easy")


def test_a_position(tmp_path: Path) -> None:
    state = load_game("border", 2, boards="AB").new_initial_state()
    for action in ("first 0", "roll red red blue grey green"):
        state.apply_action(state.game.string_to_action(action))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.position()), "utf-8")
    found = answer_json("analyse", str(file), *TINY, "--option", "boards=AB")
    assert [one["seat"] for one in found["decisions"]] == state.pending()
    assert "main line" in answer("analyse", str(file), *TINY, "--option", "boards=AB")


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
