"""new: bots at the table."""

import json
from pathlib import Path

from caravansary import Match, load_game, load_match
from caravansary.cli import new
from caravansary.engine.match import Entry
from tests.cli.tools import SEED, answer


def test_new_writes_a_match_that_can_be_loaded(match_file: Path) -> None:
    match = load_match(match_file.read_text("utf-8"))
    assert match.state.is_terminal() and match.game.players == 3
    assert match.names == ["Random 1", "Random 2", "Random 3"]


def test_new_is_the_same_for_a_seed_and_another_without() -> None:
    fixed = [answer("new", "border", "--bots", "random", "--seed", seed) for seed in (SEED, SEED.upper())]
    assert fixed[0] == fixed[1]
    drawn = [answer("new", "border", "--bots", "random") for _ in range(2)]
    assert len({*fixed, *drawn}) == 3
    assert json.loads(fixed[0].splitlines()[-1])["seed"] == SEED


def test_new_leaves_the_luck_of_bots_to_the_secret() -> None:
    def entries(secret: bytes) -> list[Entry]:
        match = Match(load_game("border"), bytes(32))
        new.play(match, ["random", "random"], secret)
        return match.entries

    assert entries(b"a" * 32) == entries(b"a" * 32) != entries(b"b" * 32)


def test_new_seats_a_bot_for_each_name(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    told = answer("new", "border", "--bots", "random, greedy", "--out", str(file), "--option", "boards=DA")
    head = json.loads(file.read_text("utf-8").splitlines()[0])
    assert (head["players"], head["names"], head["options"]) == (2, ["Random 1", "Greedy 2"], {"boards": "DA"})
    assert told.startswith(f"{file}: ") and "Greedy 2" in told


def test_new_keeps_the_owners_data_with_the_match(tmp_path: Path, own_data: Path) -> None:
    file = tmp_path / "match.jsonl"
    answer("new", "border", "--bots", "random", "--data", str(own_data), "--out", str(file))
    assert load_match(file.read_text("utf-8")).game.data() == json.loads(own_data.read_text("utf-8"))
    assert "98 points" in answer("replay", str(file)) or "castle 98" in answer("show", str(file))
