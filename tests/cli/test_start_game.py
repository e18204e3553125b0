"""``caravansary start-game``: what it writes is a game that works as it is."""

import compileall
import json
from pathlib import Path

import pytest

from caravansary.cli.start_game import skeleton
from caravansary.engine.check.seen import ENOUGH_GAMES
from tests.cli.tools import answer, complaint
from tests.samples.elsewhere import command, install


def test_the_skeleton_passes_the_check_and_is_played(tmp_path: Path) -> None:
    told = answer("start-game", "lucky_die", "--into", str(tmp_path / "new"))
    assert "caravansary check lucky_die" in told
    install(tmp_path / "new" / "src" / "lucky_die", tmp_path / "site")
    checked = command(tmp_path / "site", "check", "lucky_die", "--json")  # as it was told, so in as many games
    assert checked.returncode == 0, checked.stderr + checked.stdout
    report = json.loads(checked.stdout)
    assert report["ok"]
    assert min(row["games"] for row in report["reports"]) >= ENOUGH_GAMES, "so that a check which never ran is a fault"
    log = tmp_path / "log.jsonl"
    played = command(tmp_path / "site", "new", "lucky_die", "--bots", "greedy,hard", "--out", str(log))
    assert played.returncode == 0, played.stderr
    drawn = command(tmp_path / "site", "show", str(log), "--lang", "es")
    assert "ronda 5" in drawn.stdout, drawn.stdout + drawn.stderr


def test_every_file_is_filled_in(tmp_path: Path) -> None:
    for place, text in skeleton("lucky_die"):
        assert "«" not in text.replace("«Lucky Die»", "") and "«" not in place, place
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, "utf-8")
    assert compileall.compile_dir(tmp_path, quiet=2)
    assert (tmp_path / "src" / "lucky_die" / "game.py").is_file()
    assert (tmp_path / "tests" / "test_lucky_die.py").is_file()


@pytest.mark.parametrize(
    "name", ["", "x", "Lucky", "1die", "lucky-die", "../x", "class", "border", "é", "a" * 40, "x_"]
)
def test_names_that_cannot_be_are_refused(name: str, tmp_path: Path) -> None:
    assert complaint("start-game", name, "--into", str(tmp_path / "new")).startswith("name: ")
    assert not (tmp_path / "new").exists()


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    assert "is not empty" in complaint("start-game", "lucky_die", "--into", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
