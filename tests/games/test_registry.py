"""Games are found by themselves: folders of the house, and packages that say so by an entry point."""

import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from caravansary import load_game, registered_games
from caravansary.engine.messages import BadOption
from caravansary.games import registry
from tests.samples.elsewhere import announce, environment

FOLDERS = Path(registry.__file__).parent


def test_every_folder_is_a_game() -> None:
    folders = sorted(path.name for path in FOLDERS.iterdir() if (path / "game.py").is_file())
    assert sorted(info.name for info in registered_games() if registry.is_of_the_house(info.name)) == folders


def test_files_are_asked_for_by_name() -> None:
    assert registry.file_of("border", "no-such-file.json") is None
    assert registry.data_of("border", "no-such-file.json") == {}
    assert "weights" in registry.data_of("border", "weights.json")


def test_a_game_that_is_not_here_is_named() -> None:
    with pytest.raises(BadOption, match="there is no game 'chess'; there are: border"):
        load_game("chess")


GAME = """
from caravansary.games.border.game import GAME
from caravansary.games.border.game import INFO as BORDER

INFO = BORDER._replace(name={name!r})
"""


def package(folder: Path, name: str, game: str, entry: str | None = None) -> None:
    """A package with an entry point, laid where Python looks for installed ones."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text("")
    (folder / name / "game.py").write_text(textwrap.dedent(game))
    announce(name, folder, entry)


def asked(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Another Python, which finds the packages of a folder."""
    line = [sys.executable, "-c", textwrap.dedent(code)]
    return subprocess.run(line, env=environment(folder), capture_output=True, text=True, check=False, timeout=120)


def test_a_package_elsewhere_becomes_a_game(tmp_path: Path) -> None:
    package(tmp_path, "toll", GAME.format(name="toll"))
    for file in ("components.json", "weights.json"):
        (tmp_path / "toll" / file).write_text((FOLDERS / "border" / file).read_text("utf-8"), "utf-8")
    (tmp_path / "toll" / "en.ftl").write_text("toll-title = Toll\ntoll-do-pay = Pay.\nhouse-game-over = Ha!\n")
    told = asked(
        tmp_path,
        """
        from caravansary import Message, load_game, registered_games
        from caravansary.words import say
        from caravansary.words.catalogue import books
        print([info.name for info in registered_games()][-1], load_game("toll").players)
        print(say(Message("toll-do-pay"), "en"), say(Message("toll-do-pay"), "es"), say(Message("house-game-over"), "en"))
        print("toll-do-pay" in books()["es", "toll"], "toll-title" in books()["en", ""])
        """,
    )
    assert told.stdout.splitlines() == ["toll 2", "Pay. Pay. The game is over.", "True True"], told.stderr


@pytest.mark.parametrize(
    ("game", "entry", "why"),
    [
        ("raise RuntimeError('no')", None, "toll: left out, RuntimeError: 'no'"),
        ("INFO = 3", None, "needs INFO and GAME"),
        (GAME.format(name="other"), None, "registered as toll, but its INFO says 'other'"),
        (GAME.format(name="yak"), "yak", "there is a game yak already"),
    ],
)
def test_a_package_that_is_no_game_is_left_out_and_told(tmp_path: Path, game: str, entry: str | None, why: str) -> None:
    package(tmp_path, "toll", game, entry)
    told = asked(tmp_path, "import caravansary; print(*(info.name for info in caravansary.registered_games()))")
    assert "toll" not in told.stdout.split() and "border" in told.stdout.split()
    assert why in told.stderr
