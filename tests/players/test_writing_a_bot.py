"""docs/writing-a-bot.md: what stands there is what works, every block and every command of it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.samples.elsewhere import command, environment, installer

PAGE = Path(__file__).parents[2] / "docs" / "writing-a-bot.md"
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
SERVE = "caravansary serve --player bold:Bold --open"  # is served in tests/e2e/test_own_bot.py
INSTALL = "pip install ."


def blocks(kind: str) -> list[str]:
    return [text for found, text in BLOCKS if found == kind]


def commands(text: str) -> list[str]:
    return text.splitlines()


BOT, IN_PYTHON = blocks("python")
AS_MODULE, AS_PACKAGE = blocks("sh")


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """The folder that somebody works in who follows the page."""
    (tmp_path / "work").mkdir()
    (tmp_path / "work" / "bold.py").write_text(BOT, "utf-8")
    return tmp_path / "work"


def follow(line: str, here: Path, site: Path) -> str:
    words = line.split()
    assert words[0] == "caravansary"
    done = command(site, *words[1:], here=here)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    return done.stdout


def test_nothing_else_stands_there() -> None:
    assert [kind for kind, _ in BLOCKS] == ["python", "sh", "toml", "sh", "python", "text"]


def test_the_bot_is_ten_lines() -> None:
    code = re.sub(r'^ *""".*"""$', "", BOT, flags=re.MULTILINE)
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_every_command_works_with_the_module(here: Path, tmp_path: Path) -> None:
    lines = commands(AS_MODULE)
    assert lines[-1] == SERVE
    for line in lines[:-1]:
        if "tune" in line:
            pytest.importorskip("optuna")
        told = follow(line, here, tmp_path)
        assert told, line
    assert "bold:Bold" in follow(lines[0], here, tmp_path)


def test_the_package_is_found(here: Path, tmp_path: Path) -> None:
    (here / "pyproject.toml").write_text(blocks("toml")[0], "utf-8")
    install, *rest = commands(AS_PACKAGE)
    assert install == INSTALL
    site = tmp_path / "site"
    alone = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(site), str(here)]
    uncached = {**os.environ, "PIP_NO_CACHE_DIR": "1", "UV_NO_CACHE": "1"}
    subprocess.run([*installer(), *alone], check=True, env=uncached)
    shutil.rmtree(here)
    here.mkdir()
    for line in rest:
        assert "bold" in follow(line, here, site)


def test_the_python_works(here: Path, tmp_path: Path) -> None:
    (here / "meet.py").write_text(IN_PYTHON, "utf-8")
    done = subprocess.run(
        [sys.executable, "meet.py"],
        cwd=here, env=environment(tmp_path), capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0 and done.stderr == "", done.stderr
    scores, rate = done.stdout.splitlines()
    assert re.fullmatch(r"\[-?\d+, -?\d+\]", scores) and rate.startswith("Rate(")
