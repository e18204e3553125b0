"""A player of one's own wherever a player is named."""

import re
from pathlib import Path

import pytest

from caravansary import load_match
from caravansary.cli.options import BOT_LIMIT
from caravansary.players.guest import PATIENCE
from tests.cli.tools import answer, answer_json, complaint

SCOUT = "tests.samples.scout:Scout"
RASCALS = "tests.samples.rascals"


def test_new_seats_it(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    answer("new", "yak", "--bots", f"{SCOUT},random", "--out", str(file))
    match = load_match(file.read_text("utf-8"))
    assert match.state.is_terminal() and match.names == ["Scout 1", "Random 2"]


def test_simulate_counts_it() -> None:
    found = answer_json("simulate", "yak", "--by", SCOUT, "--games", "2")
    assert (found["by"], found["games"]) == (SCOUT, 2)


def test_analyse_asks_it(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    answer("new", "yak", "--bots", "random", "--out", str(file))
    match = load_match(file.read_text("utf-8"))
    ply = next(ply for ply, entry in enumerate(match.entries, 1) if entry.seat >= 0)
    assert SCOUT in answer("analyse", str(file), "--ply", str(ply), "--by", SCOUT)
    line = complaint("analyse", str(file), "--ply", str(ply), "--by", f"{RASCALS}:Raises")
    assert line.startswith(f"player {RASCALS}:Raises, on seat ")


def test_tune_meets_it() -> None:
    pytest.importorskip("optuna")
    tune = ("tune", "yak", "--think", "1", "--trials", "1", "--games", "2", "--confirm", "0")
    assert "1 trial, " in answer(*tune, "--against", SCOUT)
    assert "which is not legal there" in complaint(*tune, "--against", f"{RASCALS}:Cheats")


@pytest.mark.parametrize(
    "command",
    [
        "simulate yak --by {}",
        "new yak --bots random,{} --out match.jsonl",
        "arena yak --players random,{}",
        "tune yak --against {}",
        "analyse match.jsonl --by {}",
        "serve --player {}",
    ],
)
def test_who_cannot_be_had_is_one_line(command: str) -> None:
    line = complaint(*command.format("no_such_module:Bot").split())
    assert line == (
        "player no_such_module:Bot cannot be loaded: it raised ModuleNotFoundError: No module named 'no_such_module'"
    )


@pytest.mark.parametrize("command", ["simulate yak --by {} --games 1", "new yak --bots {}"])
@pytest.mark.parametrize(
    ("rascal", "what"), [("Raises", "raised"), ("Cheats", "chose"), ("Sleeps", "took longer than 0.2 s")]
)
def test_a_rascal_is_one_line(command: str, rascal: str, what: str) -> None:
    line = complaint(*command.format(f"{RASCALS}:{rascal}").split(), "--bot-limit", "0.2")
    assert re.match(rf"player {RASCALS}:{rascal}, on seat \d in a game of Yak, {what}", line)


def test_the_limit_is_the_same_everywhere() -> None:
    assert BOT_LIMIT == PATIENCE
